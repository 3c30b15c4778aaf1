export type BatchesOptions<Item, Answer> = {
  /** Sends some together. Answers each, in their order, or rejects for all. */
  send(items: readonly Item[]): Promise<readonly Answer[]>;
  /** Whether items that failed together may be sent again one by one: then one of them fails alone. */
  mayRetryAlone(error: unknown): boolean;
  /** Batches on their way at a time. */
  batchesMax: number;
  /** Items of one batch. */
  itemsMax: number;
};

/**
 * Sends what comes at once while little is on its way, and what comes meanwhile together. Nothing is ever held back for company:
 * under little load each item goes alone, and batches grow with the load.
 */
export function createBatches<Item, Answer>({
  send,
  mayRetryAlone,
  batchesMax,
  itemsMax,
}: BatchesOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  type Waiting = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };
  const waiting: Waiting[] = [];
  let underWay = 0;

  async function deliver(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await send(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      // Nobody waits for these: they may have to wait for what the others need not.
      if (batch.length > 1 && mayRetryAlone(error)) for (const one of batch) void deliver([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    while (waiting.length > 0 && underWay < batchesMax) {
      underWay += 1;
      void deliver(waiting.splice(0, itemsMax)).finally(() => {
        underWay -= 1;
        next();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      next();
    });
}
