export type BatchesOptions<Client extends WeakKey, Item, Answer> = {
  /** Sends some together, or one that is to be alone. Answers each, in their order, or rejects for all. */
  send(client: Client, items: readonly Item[], how: { alone: boolean }): Promise<readonly Answer[]>;
  /** Whether items that failed together, so many of them, may be sent again one by one: then one of them fails alone. */
  mayRetryAlone(error: unknown, items: number): boolean;
  /** Batches of a client on their way at a time. By default one that the database works on, and one that is read or written meanwhile: more would be smaller. */
  batchesMax?: number;
  /** Items of one batch. By default so few that no statement holds rows, or callers up, for long, and that this process has work while the database does its own. */
  itemsMax?: number;
};

type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };

/**
 * Sends what comes at once while little is on a client's way, and what comes meanwhile together. Nothing is ever held back for company:
 * under little load each item goes by itself, and batches grow with the load.
 */
export function createBatches<Client extends WeakKey, Item, Answer>({
  send,
  mayRetryAlone,
  batchesMax = 2,
  itemsMax = 12,
}: BatchesOptions<Client, Item, Answer>): (client: Client, item: Item) => Promise<Answer> {
  const queues = new WeakMap<Client, { waiting: Waiting<Item, Answer>[]; underWay: number }>();

  function queueOf(client: Client) {
    const queue = queues.get(client) ?? { waiting: [], underWay: 0 };
    queues.set(client, queue);
    return queue;
  }

  async function deliver(
    client: Client,
    batch: readonly Waiting<Item, Answer>[],
    how: { alone: boolean },
  ): Promise<void> {
    try {
      const answers = await send(
        client,
        batch.map(({ item }) => item),
        how,
      );
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      // Nobody waits for these: they may have to wait for what the others need not.
      if (!how.alone && mayRetryAlone(error, batch.length))
        for (const one of batch) void deliver(client, [one], { alone: true });
      else for (const { reject } of batch) reject(error);
    }
  }

  function next(client: Client): void {
    const queue = queueOf(client);
    while (queue.waiting.length > 0 && queue.underWay < batchesMax) {
      queue.underWay += 1;
      void deliver(client, queue.waiting.splice(0, itemsMax), { alone: false }).finally(() => {
        queue.underWay -= 1;
        next(client);
      });
    }
  }

  return (client, item) =>
    new Promise((resolve, reject) => {
      queueOf(client).waiting.push({ item, resolve, reject });
      next(client);
    });
}
