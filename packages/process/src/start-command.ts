import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What stands behind `pnpm start:api` or `pnpm start:worker`. */
export type StartCommand = {
  /** What it sets in the environment. */
  env: Record<string, string>;
  /** What it gives Node before the file. */
  options: string[];
  /** The file that Node runs, with its whole path. */
  entry: string;
};

/** Reads it from the repository's package.json, so that whoever starts a process themselves starts it as production does. */
export function readStartCommand(kind: 'api' | 'worker'): StartCommand {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const words = scripts[`start:${kind}`]?.split(' ') ?? [];
  const at = words.indexOf('node');
  const entry = words.at(-1);
  if (at < 0 || entry === undefined) throw new Error(`the script start:${kind} does not start Node`);
  return {
    env: Object.fromEntries(words.slice(0, at).map((word) => word.split('=') as [string, string])),
    options: words.slice(at + 1, -1),
    entry: join(root, entry),
  };
}
