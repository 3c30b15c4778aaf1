import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const here = new URL('./', import.meta.url);

/** A file of the corpora that stand in the repository. */
export function readCorpusFile(name: string): string {
  return readFileSync(new URL(`corpus/${name}`, here), 'utf8');
}

export function listCorpusFiles(prefix: string): string[] {
  return readdirSync(new URL('corpus/', here))
    .filter((name) => name.startsWith(prefix))
    .sort();
}

/** The lines of a gzipped JSON-lines file outside the repository. Throws when it is missing. */
export function readJsonLines(path: string): unknown[] {
  const text = gunzipSync(readFileSync(path)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

export function writeWeights(name: string, bytes: Uint8Array | string): void {
  writeFileSync(new URL(`../weights/${name}`, here), bytes);
}
