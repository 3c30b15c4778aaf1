import {
  createComposer,
  createId,
  openDatabase,
  startJobQueue,
  systemClock,
  type Timings,
} from '@firstline/core';
import { makeCaller } from '@firstline/core/testing/make-caller';
import { makeCore, type TestCore } from '@firstline/core/testing/make-core';
import { makeWebhook } from '@firstline/core/testing/make-webhook';
import { createOutbound } from '@firstline/outbound';
import { createLogger, type Tracing } from '@firstline/process';
import { startDelivering } from '../deliver/start-delivering.ts';
import { createWakeUpQueue } from '../deliver/wake-up-queue.ts';

export type TestDeliveries = Awaited<ReturnType<typeof startTestDeliveries>>;

/** A database of its own with one worker on it, by the system's clock, and what a test sets up there. */
export async function startTestDeliveries(
  options: {
    timings?: Partial<Timings>;
    slots?: number;
    /** Told of each attempt. */
    tracing?: Pick<Tracing, 'record'>;
    workers?: number;
    /** Where the workers find the database, e.g. through a proxy that the test can cut. */
    databaseUrl?: (url: string) => Promise<string>;
  } = {},
) {
  const disposal = new AsyncDisposableStack();
  const made = disposal.use(await makeCore({ timings: { webhookAttemptMs: 1_500, ...options.timings } }));
  const core: TestCore = { ...made, clock: systemClock, testModel: createComposer() };
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: 'debug',
    name: 'worker',
    destination: { write: (line: string) => lines.push(JSON.parse(line)) },
  });

  async function startWorker() {
    const databaseUrl = (await options.databaseUrl?.(core.databaseUrl)) ?? core.databaseUrl;
    const database = openDatabase({ url: databaseUrl, applicationName: 'worker' });
    const queue = await startJobQueue({ databaseUrl, onError: () => {} });
    const outbound = createOutbound({
      allowLoopback: true,
      timeoutMs: core.timings.webhookAttemptMs,
      connectTimeoutMs: core.timings.webhookConnectMs,
    });
    const delivering = await startDelivering({
      core: { ...core, ...database },
      queue: createWakeUpQueue(queue, database.sql),
      outbound,
      logger,
      tracing: options.tracing,
      ...(options.slots ? { slots: options.slots } : {}),
    });
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= (async () => {
        await delivering.stop();
        await queue.stop({ graceful: false });
        await outbound.close();
        await database.close();
      })();
      return stopped;
    };
    disposal.defer(stop);
    return { workerId: delivering.workerId, stop };
  }

  const workers = [];
  for (let n = 0; n < (options.workers ?? 1); n++) workers.push(await startWorker());

  return {
    core,
    lines,
    workers,
    startWorker,
    /** An account with an endpoint at this address. */
    async endpoint(url: string) {
      const caller = await makeCaller(core);
      const { record, secret } = await makeWebhook(core, { accountId: caller.accountId, url });
      return { caller, accountId: caller.accountId, webhookId: record.id, secret };
    },
    /** Writes so many events of an account, in one transaction, and wakes the workers as a charge would. */
    async emit(accountId: string, count = 1): Promise<string[]> {
      const now = core.clock.now();
      const ids = Array.from({ length: count }, () => createId('evt', now));
      await core.sql`
        select wake_endpoints(array_agg(distinct receiver), null), pg_notify('webhook_deliveries', '')
        from unnest(${ids}::text[]) id,
          unnest(write_event(id, ${accountId}, 'email.generated', true, '{"n":1}', ${now})) receiver`;
      return ids;
    },
    async statuses(): Promise<Record<string, number>> {
      const rows = await core.sql<{ status: string; n: number }[]>`
        select status, count(*)::int as n from all_webhook_deliveries group by status`;
      return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}
