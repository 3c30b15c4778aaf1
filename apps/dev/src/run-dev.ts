import { openDevDatabase, readDevSecrets } from '@firstline/local-postgres';
import getPort from 'get-port';
import { formatBanner } from './banner.ts';
import { chooseConsolePort, choosePort, explainPort } from './choose-port.ts';
import { claimFolder } from './claim-folder.ts';
import type { DevConfig } from './config.ts';
import type { DemoAccount, PrepareDemoOptions } from './demo-account.ts';
import { writeDemoFile } from './demo-file.ts';
import { formatLogLine } from './format-log-line.ts';
import { type KeptChild, keepChild } from './keep-child.ts';
import { offlineModel, type ProcessFacts, toApiEnv, toConsoleEnv, toWorkerEnv } from './process-env.ts';
import { writeRunningFile } from './running-file.ts';
import { StartError } from './start-error.ts';
import { startReceiver } from './start-receiver.ts';
import type { StopSignals } from './stop-signals.ts';

/** A request may run for its whole deadline before a process has stopped. */
const stopGraceMs = 35_000;

/** What `pnpm dev` puts together. */
export type Parts = {
  apiEntry: string;
  workerEntry: string;
  /** Serves the console, on a port of its own. */
  consoleEntry: string;
  /** Brings the database up to date and finds, or makes, the account that the banner shows. */
  prepareDemo(options: PrepareDemoOptions): Promise<DemoAccount>;
};

/**
 * Runs the whole product on this machine until it is asked to stop. Resolves with the exit status: 0 after a stop that was
 * asked for, 1 when a part ended by itself. Throws a StartError when it cannot run.
 */
export async function runDev(options: {
  config: DevConfig;
  parts: Parts;
  signals: StopSignals;
  say(line: string): void;
}): Promise<number> {
  const { config, parts, signals, say } = options;
  const running = new AsyncDisposableStack();
  const stopped = new Promise<void>((resolve) => {
    signals.stop.addEventListener('abort', () => resolve());
  });
  signals.stop.addEventListener('abort', () => say('Stopping …'));
  try {
    signals.stop.throwIfAborted();
    const port = await choosePort({ asked: config.port, host: config.host });
    const url = `http://${urlHost(config.host)}:${port}`;
    const secrets = await readDevSecrets({ dataDir: config.dataDir });
    const database = running.use(await openDevDatabase({ dataDir: config.dataDir }));
    const claim = await claimFolder({ databaseUrl: database.url, url });
    running.defer(claim.release);
    signals.stop.throwIfAborted();

    const webhookSecret = Promise.withResolvers<string>();
    const receiver = await startReceiver({ secret: webhookSecret.promise, say });
    running.defer(receiver.close);
    const [apiPort, workerPort] = [await freePort(), await freePort()];
    const consolePort = await chooseConsolePort(port);
    const consoleUrl = `http://${urlHost(config.host)}:${consolePort}/console`;
    const facts: ProcessFacts = { config, secrets, databaseUrl: database.url, port, url, consoleUrl };
    const specs = [
      { name: 'API', entry: parts.apiEntry, env: toApiEnv(facts, apiPort), internalPort: apiPort },
      {
        name: 'worker',
        entry: parts.workerEntry,
        env: toWorkerEnv(facts, workerPort),
        internalPort: workerPort,
      },
    ].map(({ internalPort, ...spec }) => ({
      ...spec,
      readyUrl: `http://${urlHost(config.host)}:${internalPort}/readyz`,
    }));
    const consoleSpec = {
      name: 'console',
      entry: parts.consoleEntry,
      env: toConsoleEnv(facts, consolePort),
      readyUrl: `${consoleUrl}/`,
    };
    const onStart = () => {
      const [api, worker] = children.map((child) => child.pid());
      const engine = config.generationModel ?? (config.hasAnthropicKey ? 'claude' : offlineModel);
      writeRunningFile(config.dataDir, { url, engine, pids: { api, worker } }).catch((error: Error) =>
        say(`What runs could not be noted in ${config.dataDir}: ${error.message}`),
      );
    };
    const children = [...specs, consoleSpec].map((spec) => {
      const onLine = (line: string) => {
        const text = formatLogLine(spec.name, line);
        if (text !== undefined) say(text);
      };
      return keepChild({ ...spec, onLine }, { say, onStart });
    });
    running.defer(() => stopAll(children, signals));
    onStart();
    const demo = parts.prepareDemo({
      databaseUrl: database.url,
      dataDir: config.dataDir,
      secretsKey: secrets.secretsKey,
      receiverUrl: receiver.url,
    });
    demo.then(
      (account) => webhookSecret.resolve(account.webhookSecret ?? ''),
      () => webhookSecret.resolve(''),
    );
    // It uses the database, which is left last.
    running.defer(() =>
      demo.then(
        () => undefined,
        () => undefined,
      ),
    );
    const ready = Promise.all([demo, ...children.map((child) => child.ready)]);
    const outcome = await Promise.race([ready, stopped]);
    if (!outcome) return 0;

    const explanation = explainPort({ asked: config.port, port });
    if (explanation) say(explanation);
    await writeDemoFile(config.dataDir, { url, apiKey: outcome[0].apiKey });
    say(formatBanner({ url, consoleUrl, engine: describeEngine(config), ...outcome[0] }));

    const end = await Promise.race([
      stopped,
      claim.lost.then(() => 'PostgreSQL'),
      ...children.map(async (child) => `The ${child.name} (${await child.ended})`),
    ]);
    if (!end) return 0;
    say(`${end} has ended by itself: stopping everything.`);
    return 1;
  } catch (error) {
    if (signals.stop.aborted) return 0;
    throw error instanceof StartError
      ? error
      : new StartError(`Could not start: ${(error as Error).message}`);
  } finally {
    await running.disposeAsync();
  }
}

async function stopAll(children: KeptChild[], { hurry }: StopSignals): Promise<void> {
  await Promise.all(children.map((child) => child.stop({ graceMs: stopGraceMs, hurry })));
}

async function freePort(): Promise<number> {
  return await getPort({ host: '127.0.0.1' });
}

/** An address that can be called, also where the API listens on all of them. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function describeEngine({ generationModel, hasAnthropicKey }: DevConfig): string {
  if (generationModel) return `written by ${generationModel} (GENERATION_MODEL)`;
  if (hasAnthropicKey) return 'written by Claude (ANTHROPIC_API_KEY is set)';
  return 'written offline by the embedded composer (set ANTHROPIC_API_KEY for Claude)';
}
