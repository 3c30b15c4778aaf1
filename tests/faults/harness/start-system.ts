import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestAccount, type TestAccount } from '@firstline/api/testing/test-account';
import {
  type Core,
  createComposer,
  defaultTimings,
  migrate,
  openDatabase,
  systemClock,
  type Timings,
} from '@firstline/core';
import { type FakeMessagesApi, proxyDatabase, startFakeMessagesApi, type TcpProxy } from '@firstline/fakes';
import type { FaultyPostgres } from './start-postgres.ts';
import { type Process, startProcess } from './start-process.ts';

export type SystemOptions = {
  apis?: number;
  workers?: number;
  /** Durations as `TIMINGS` scales them, in milliseconds. */
  timings?: Partial<Timings>;
  /** Whether `pnpm migrate` ran before, as a deploy does it; otherwise the processes find an empty database. */
  migrateFirst?: boolean;
  /** A PEM certificate that workers take for an authority's, beside the public ones. */
  extraRoot?: string;
};

/** The product as it runs in production, with everything around it in the test's hands. */
export type System = {
  apis: Process[];
  workers: Process[];
  /** The model that every API calls. */
  model: FakeMessagesApi;
  /** Between the processes and PostgreSQL. */
  proxy: TcpProxy;
  /** Past the proxy. */
  databaseUrl: string;
  /** The test's own way to the database, past the proxy, with the durations that are in force. */
  core: Core;
  createAccount(options?: { monthlyCredits?: number }): Promise<TestAccount>;
  /** Starts one more. */
  startApi(): Promise<Process>;
  startWorker(): Promise<Process>;
  stop(): Promise<void>;
};

/** Short enough for a test to wait for, long enough for a busy machine. */
const scaledTimings: Partial<Timings> = {
  generationDeadlineMs: 2_000,
  reservationMs: 3_000,
  sweepEveryMs: 500,
  stopWithinMs: 15_000,
};

const secretsKey = Buffer.alloc(32, 7);

/** Starts PostgreSQL's database, the fake model, two APIs and a worker, unless told otherwise. */
export async function startSystem(
  postgres: FaultyPostgres,
  {
    apis: apiCount = 2,
    workers: workerCount = 1,
    timings: overrides = {},
    migrateFirst = true,
    extraRoot,
  }: SystemOptions = {},
): Promise<System> {
  const databaseUrl = await postgres.createDatabase();
  const { proxy, url: proxiedUrl } = await proxyDatabase(databaseUrl);
  const model = await startFakeMessagesApi();
  const cacheDir = await mkdtemp(join(tmpdir(), 'firstline-faults-cache-'));
  const timings = { ...scaledTimings, ...overrides };
  const extraRootFile = join(cacheDir, 'root.pem');
  if (extraRoot !== undefined) await writeFile(extraRootFile, extraRoot);
  const env = {
    DATABASE_URL: proxiedUrl,
    SECRETS_KEY: secretsKey.toString('base64'),
    // Receivers are on this machine.
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    AUTH_SECRET: 'a secret of tests, at least 32 characters',
    ANTHROPIC_API_KEY: 'sk-ant-test-key',
    ANTHROPIC_BASE_URL: model.baseUrl,
    TIMINGS: JSON.stringify(timings),
    // Processes are started many times.
    NODE_COMPILE_CACHE: cacheDir,
    ...(extraRoot === undefined ? {} : { NODE_EXTRA_CA_CERTS: extraRootFile }),
  };
  const database = openDatabase({
    url: databaseUrl,
    applicationName: 'faults',
    connectionsMax: { sql: 4, db: 1 },
  });
  const composer = createComposer();
  const core = {
    ...database,
    clock: systemClock,
    timings: { ...defaultTimings, ...timings },
    secretsKeys: [secretsKey],
    model: composer,
    testModel: composer,
  };
  if (migrateFirst) await migrate({ databaseUrl });
  const everyStart: Promise<Process>[] = [];
  const start = (kind: 'api' | 'worker') => {
    const starting = startProcess(kind, env);
    everyStart.push(starting);
    return starting;
  };
  const endAll = async () => {
    const all = await Promise.allSettled(everyStart);
    await Promise.all(all.map((started) => started.status === 'fulfilled' && started.value.kill()));
  };
  const startingApis = Array.from({ length: apiCount }, () => start('api'));
  const startingWorkers = Array.from({ length: workerCount }, () => start('worker'));
  // Where one does not start, nobody would end the others.
  await Promise.all(everyStart).catch(endAll);
  const [apis, workers] = await Promise.all([Promise.all(startingApis), Promise.all(startingWorkers)]);
  return {
    apis,
    workers,
    model,
    proxy,
    databaseUrl,
    core,
    // A quick machine spends more than a tier has while it waits for kills.
    createAccount: (options = {}) => createTestAccount(core, { monthlyCredits: 1_000_000, ...options }),
    startApi: () => start('api'),
    startWorker: () => start('worker'),
    async stop() {
      await endAll();
      await database.close();
      await Promise.all([model.close(), proxy.cut()]);
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
