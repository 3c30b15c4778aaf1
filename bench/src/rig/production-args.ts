import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The arguments that a script of the product gives Node, with the file's whole path. */
export function productionArgs(script: 'start:api' | 'start:worker'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [node, ...args] = scripts[script]?.split(' ') ?? [];
  const file = args.pop();
  if (node !== 'node' || !file) throw new Error(`the script ${script} does not start Node`);
  return [...args, join(root, file)];
}
