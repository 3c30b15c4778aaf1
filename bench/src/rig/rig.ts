import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Core, migrate, openDatabase, systemClock } from '@firstline/core';
import { startLocalPostgres } from '@firstline/local-postgres';
import getPort from 'get-port';
import postgresClient from 'postgres';
import { type BenchAccount, createAccounts } from './accounts.ts';
import { type Api, startApi } from './api.ts';
import { captureModelRequest } from './model-request.ts';
import { type Running, startProcess } from './start-process.ts';
import { startWorker } from './worker.ts';

const accountsCount = 200;

/** Everything that is measured or measured against, each a process of its own, started when it is first asked for. */
export type Rig = AsyncDisposable & {
  /** Ways into the database that all of them share. */
  core: Pick<Core, 'db' | 'sql' | 'clock' | 'secretsKeys'>;
  databaseUrl: string;
  /** The accounts that calls come from, unless a figure makes its own. */
  accounts(): Promise<BenchAccount[]>;
  liveKeys(): Promise<string[]>;
  /** A fake model that answers after so many milliseconds. */
  model(delayMs: number): Promise<Server>;
  /** The process ids of every fake model that was started. */
  modelPids(): number[];
  /** The body of the product's request to the model. */
  modelRequest(): Promise<string>;
  /** `@portkey-ai/gateway`. */
  gateway(): Promise<Server>;
  /** The same work done one statement at a time. */
  naive(): Promise<Server>;
  /** The API as it runs in production, over the model that answers at once. */
  api(): Promise<Api>;
  /** Another API process that differs in a variable of its environment, a parameter of its database sessions, or its model's delay. */
  apiVariant(variant: ApiVariant): Promise<Api>;
  /** Starts a worker, which delivers until it is stopped: only some figures have one. */
  startWorker(): Promise<Running>;
  /** Every API process that was started. */
  apis(): Api[];
};

/** A process that listens on a port. */
export type Server = Running & { port: number };

export type ApiVariant = {
  name: string;
  env?: Record<string, string>;
  session?: Record<string, string>;
  modelDelayMs?: number;
};

/** Starts the database, and the rest as it is needed. Stopping it leaves nothing behind. */
export async function startRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'firstline-bench-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.();
  };
  try {
    return await build(folder, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function build(
  folder: string,
  stops: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Rig> {
  const postgres = await startLocalPostgres({
    dataDir: join(folder, 'postgres'),
    persistent: false,
    // What is committed is on the disk, as in production.
    durable: true,
  });
  stops.push(postgres.stop);
  const databaseUrl = postgres.url();
  await keepCommitTimes(databaseUrl);
  await postgres.restart();
  await migrate({ databaseUrl });
  const database = openDatabase({ url: databaseUrl, applicationName: 'firstline-bench' });
  stops.push(database.close);
  const secretsKey = randomBytes(32);
  const core = { ...database, clock: systemClock, secretsKeys: [secretsKey] };

  const apis: Api[] = [];
  const run = async <R extends Running>(starting: Promise<R>): Promise<R> => {
    const running = await starting;
    stops.push(running.stop);
    return running;
  };
  const logFile = (name: string) => join(folder, `${name}.log`);
  const serve = async (name: string, toArgs: (port: number) => string[], env: Record<string, string>) => {
    const port = await getPort();
    const readyUrl = `http://127.0.0.1:${port}/`;
    const running = await run(startProcess({ args: toArgs(port), env, logFile: logFile(name), readyUrl }));
    return { ...running, port };
  };

  const models: Server[] = [];
  const model = onceByName(async (delayMs: number) => {
    const toArgs = (port: number) => [fakeModelEntry, '--port', String(port), '--delay', String(delayMs)];
    const started = await serve(`model-${delayMs}`, toArgs, {});
    models.push(started);
    return started;
  });
  const apiVariant = onceByName(
    async ({ name, env = {}, session = {}, modelDelayMs = 0 }: ApiVariant) => {
      const url = new URL(databaseUrl);
      for (const [parameter, value] of Object.entries(session)) url.searchParams.set(parameter, value);
      const api = await run(
        startApi({
          name,
          databaseUrl: url.href,
          modelPort: (await model(modelDelayMs)).port,
          logFile: logFile(name),
          env,
        }),
      );
      apis.push(api);
      return api;
    },
    ({ name }) => name,
  );
  const accounts = onceByName(() => createAccounts(core, accountsCount));
  return {
    core,
    databaseUrl,
    accounts,
    liveKeys: async () => (await accounts()).map(({ liveKey }) => liveKey),
    model,
    modelPids: () => models.map(({ pid }) => pid),
    modelRequest: onceByName(captureModelRequest),
    gateway: onceByName(() =>
      serve('gateway', (port) => [gatewayEntry, `--port=${port}`, '--headless'], { NODE_ENV: 'production' }),
    ),
    naive: onceByName(async () => {
      const modelUrl = `http://127.0.0.1:${(await model(0)).port}`;
      const toArgs = (port: number) => ['--max-semi-space-size=8', naiveEntry, String(port)];
      return serve('naive', toArgs, { DATABASE_URL: databaseUrl, MODEL_URL: modelUrl });
    }),
    api: () => apiVariant({ name: 'api' }),
    apiVariant,
    startWorker: () => run(startWorker({ databaseUrl, secretsKey, logFile: logFile('worker') })),
    apis: () => apis,
    [Symbol.asyncDispose]: stop,
  };
}

/** When a transaction was committed is what a delivery is timed from. It takes effect with the next start. */
async function keepCommitTimes(databaseUrl: string): Promise<void> {
  const sql = postgresClient(databaseUrl, { max: 1 });
  await sql`alter system set track_commit_timestamp = on`;
  await sql.end();
}

const resolve = createRequire(import.meta.url).resolve;
const fakeModelEntry = join(dirname(resolve('@firstline/fakes')), 'messages-api/main.ts');
const gatewayEntry = resolve('@portkey-ai/gateway/build/start-server.js');
const naiveEntry = join(import.meta.dirname, '../naive/server.ts');

/** Runs something once for each name, and gives everyone who asks for that name the same. */
function onceByName<Result, Argument = void>(
  make: (argument: Argument) => Promise<Result>,
  toName: (argument: Argument) => string = String,
): (argument: Argument) => Promise<Result> {
  const made = new Map<string, Promise<Result>>();
  return (argument) => {
    const name = toName(argument);
    const result = made.get(name) ?? make(argument);
    made.set(name, result);
    return result;
  };
}
