import type { Core } from '../context.ts';
import { backgroundPatience, openDatabase, type Patience } from '../db/client.ts';
import { createPartitionsAhead, partitionedTables } from '../db/partitions.ts';
import { createComposer, type DraftModel } from '../drafts/index.ts';
import { defaultTimings, type Timings } from '../policy.ts';
import { createTestDatabase } from './test-database.ts';

export type TestCore = Core &
  AsyncDisposable & {
    databaseUrl: string;
    /** Sets the clock, and makes the partitions that writes of that time need, unless one takes them all. */
    setTime(iso: string): Promise<void>;
  };

/** A context over a database of its own, with a clock that stands still. */
export async function makeCore(
  options: {
    now?: string;
    model?: DraftModel;
    timings?: Partial<Timings>;
    /** One partition for all times in place of one for each day: for tests whose clock goes far. */
    farTimes?: boolean;
    patience?: Omit<Patience, 'connectMs'>;
  } = {},
): Promise<TestCore> {
  const testDatabase = await createTestDatabase();
  const patience = options.patience ?? backgroundPatience;
  const database = openDatabase({
    url: testDatabase.url,
    applicationName: 'test',
    connectionsMax: { sql: 20, db: 2 },
    // A busy machine may take its time to open twenty connections at once.
    patience: { ...patience, connectMs: patience.answerMs - 1_000 },
  });
  let now = new Date();
  const setTime = async (iso: string) => {
    now = new Date(iso);
    if (!options.farTimes) await createPartitionsAhead(database.sql, now);
  };
  if (options.farTimes) {
    for (const { table } of partitionedTables) {
      await database.sql.unsafe(`create table ${table}_rest partition of ${table} default`);
    }
  }
  if (options.now) await setTime(options.now);
  const composer = createComposer();
  return {
    ...database,
    databaseUrl: testDatabase.url,
    clock: { now: () => now, databaseNow: () => now },
    timings: { ...defaultTimings, ...options.timings },
    secretsKeys: [Buffer.alloc(32, 1)],
    model: options.model ?? composer,
    testModel: composer,
    setTime,
    async [Symbol.asyncDispose]() {
      await database.close();
      await testDatabase.drop();
    },
  };
}
