import { findProcess, type ProcessFacts } from '@firstline/local-postgres';

const lookEveryMs = 1_000;
/** npx runs pnpm in a shell, which runs this in a shell. */
const chainLengthMax = 8;

type Link = { pid: number; parentPid: number };

/**
 * Calls `onLost` when npx or pnpm, which run this, are gone: asked to end, npx ends without passing it on. Looks no
 * further up than to them: whoever started them may leave, as a script does that runs `pnpm dev` in the background.
 */
export async function watchLaunchers(onLost: () => void): Promise<void> {
  const chain = await findLaunchers();
  if (chain.length === 0) return;
  const timer = setInterval(async () => {
    const now = await Promise.all(chain.map(({ pid }) => findProcess(pid)));
    if (now.every((facts, index) => facts?.parentPid === chain[index]?.parentPid)) return;
    clearInterval(timer);
    onLost();
  }, lookEveryMs);
  timer.unref();
}

/** This process and those above it, up to below the outermost npx or pnpm. */
async function findLaunchers(): Promise<Link[]> {
  const chain: Link[] = [];
  let below = { pid: process.pid, facts: await findProcess(process.pid) };
  let found: Link[] = [];
  while (below.facts && below.facts.parentPid > 1 && chain.length < chainLengthMax) {
    const { parentPid } = below.facts;
    chain.push({ pid: below.pid, parentPid });
    const facts: ProcessFacts | undefined = await findProcess(parentPid);
    if (!facts) break;
    if (isLauncher(facts.command)) found = [...chain];
    else if (!isShellCommand(facts.command)) break;
    below = { pid: parentPid, facts };
  }
  return found;
}

/** Whether a command line is npm's, npx's or pnpm's, as a program or as a script of Node. */
export function isLauncher(command: string): boolean {
  const [program = '', script = ''] = command.split(' ').map((word) => word.split('/').at(-1));
  const names = /^(npm|npx|pnpm)(-cli)?(\.[cm]?js)?$/;
  return names.test(program) || (program === 'node' && names.test(script));
}

function isShellCommand(command: string): boolean {
  return /^(\S*\/)?(sh|bash|dash|zsh) -c /.test(command);
}
