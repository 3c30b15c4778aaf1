import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);

export function readCorpusFile(name: string): string {
  return readFileSync(new URL(`corpus/${name}.txt`, here), 'utf8');
}

/** The names of the sets that stand in the repository. */
export function listCorpusFiles(): string[] {
  return readdirSync(new URL('corpus/', here))
    .map((name) => name.replace(/\.txt$/, ''))
    .sort();
}

export function writeWeights(bytes: Uint8Array): void {
  writeFileSync(new URL('../refusal-weights.bin', here), bytes);
}
