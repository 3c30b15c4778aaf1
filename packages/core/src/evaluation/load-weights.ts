import { readFileSync } from 'node:fs';

/**
 * Reads a weights file that ships beside the code. Called once a file when the module loads; a missing file stops the process
 * at start, never a request.
 */
export function loadWeights(file: 'spam-weights.bin' | 'tone-weights.json'): Buffer {
  return readFileSync(new URL(`./weights/${file}`, import.meta.url));
}
