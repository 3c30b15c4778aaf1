import { readFileSync } from 'node:fs';

/** Reads the weights that ship beside the code. Called once when the module loads; a missing file stops the process at start. */
export function loadWeights(): Buffer {
  return readFileSync(new URL('./refusal-weights.bin', import.meta.url));
}
