import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/** The repository's folder, as a path. */
export const rootPath = fileURLToPath(root);

/**
 * The bundle of an app's `src/<name>.ts`, `dist/<name>.js`, and beside it what it was made of: the paths of its sources, and their digest.
 * @param {URL} source
 */
export function bundleOf(source) {
  const folder = new URL('../dist/', source);
  return {
    file: new URL(`${basename(source.pathname, '.ts')}.js`, folder),
    origin: new URL('origin.json', folder),
  };
}

/**
 * Of what files say. Throws where one is not there.
 * @param {readonly string[]} paths from the repository's folder
 */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const text = readFileSync(new URL(path, root));
    hash.update(`${path} ${text.length} `).update(text);
  }
  return hash.digest('hex');
}
