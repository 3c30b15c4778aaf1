import { writeFileSync } from 'node:fs';

/** Writes a file of the product beside the checks that read it. */
export function writeFacts(name: string, text: string): void {
  writeFileSync(new URL(`../facts/${name}`, import.meta.url), text);
}
