import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = join(import.meta.dirname, '../../../apps/console');

/** Builds the console, so that what is tested is what the sources say. */
export async function buildConsole(): Promise<void> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  // Not vitest's own NODE_ENV, with which React's development build would be bundled.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder, env });
}
