import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);

/** The repository's folder, as a path. */
export const rootPath = fileURLToPath(root);

/** The bundle, and what it was made of: the paths of its sources, and their digest. */
export const bundleFile = new URL('../../dist/server.js', import.meta.url);
export const originFile = new URL('../../dist/origin.json', import.meta.url);

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
