import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);

export function readNotesFile(set: string): string {
  return readFileSync(new URL(`notes/${set}.txt`, here), 'utf8');
}

/** The names of the sets of notes that stand in the repository. */
export function listNotesFiles(): string[] {
  return readdirSync(new URL('notes/', here))
    .map((name) => name.replace(/\.txt$/, ''))
    .sort();
}

/** Writes the weights beside what reads them. */
export function writeSentenceWeights(text: string): void {
  writeFileSync(new URL('../parse/context/weights/sentence-weights.ts', here), text);
}
