import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Core,
  createId,
  defaultTimings,
  openDatabase,
  provisionAccount,
  setLimits,
  systemClock,
} from '@firstline/core';
import { openDevDatabase } from '@firstline/local-postgres';
import { readDataDir } from '../config.ts';
import { StartError } from '../start-error.ts';
import { crashApi } from './crash-api.ts';
import { findRunningApi } from './find-running.ts';
import { judgeDemo } from './judge-demo.ts';
import { type Books, readBooks } from './read-books.ts';
import { runCallers } from './run-callers.ts';

const forMs = 30_000;
const callers = 6;
/** A call whose API was killed keeps its credits and its key for so long; then the sweep comes, and looks again. Milliseconds. */
const settledWithinMs = defaultTimings.reservationMs + 2 * defaultTimings.sweepEveryMs + 5_000;

type Access = Pick<Core, 'sql' | 'db' | 'clock'>;

/** An account of this run's own, with limits that the load does not reach. */
async function makeAccount(core: Access): Promise<{ accountId: string; apiKey: string }> {
  const name = createId('acct', core.clock.now()).toLowerCase();
  const password = randomBytes(18).toString('base64url');
  const email = `crash-${name.slice('acct_'.length)}@firstline.example`;
  const made = await provisionAccount(core, { email, password, name: 'Crash demo', tier: 'scale' });
  if (!made.ok) throw new Error(made.failure.message);
  const { accountId, apiKey } = made.value;
  await setLimits(core, accountId, { generatePerMinute: 100_000, inFlight: 1_000 });
  return { accountId, apiKey };
}

async function readSettledBooks(core: Access, accountId: string): Promise<Books> {
  const deadline = performance.now() + settledWithinMs;
  let books = await readBooks(core, accountId);
  while (books.held > 0 && performance.now() < deadline) {
    await sleep(500);
    books = await readBooks(core, accountId);
  }
  return books;
}

async function main(): Promise<number> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const dataDir = readDataDir();
  const { url } = await findRunningApi(dataDir);
  await using server = await openDevDatabase({ dataDir });
  const database = openDatabase({ url: server.url, applicationName: 'firstline-demo' });
  try {
    const core = { ...database, clock: systemClock };
    const { accountId, apiKey } = await makeAccount(core);
    say(
      `${callers} callers ask ${url} for drafts for ${forMs / 1_000} s, while the API is killed again and again.`,
    );
    say(`Calls that a kill interrupted are then waited for, up to ${settledWithinMs / 1_000} s.`);
    const [kills, calls] = await Promise.all([
      crashApi({ url, dataDir, forMs }),
      runCallers({ url, apiKey, callers, forMs, finishWithinMs: settledWithinMs }),
    ]);
    const { rows, broken } = judgeDemo({ kills, calls, books: await readSettledBooks(core, accountId) });
    const width = Math.max(...rows.map(([name]) => name.length));
    say(['', ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`), ''].join('\n'));
    for (const what of broken) say(`Broken: ${what}.`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? '' : 'Could not run: '}${(error as Error).message}\n`,
  );
  process.exitCode = 1;
}
