import { readFileSync } from 'node:fs';
import { bundleFile, digestOf, originFile } from './sources.mjs';

const sourceFile = new URL('../server.ts', import.meta.url);

/** What starts the API: the bundle where there is one of the sources as they are, or else the sources. */
export function chooseEntry(origin = originFile) {
  return isOfToday(origin) ? bundleFile : sourceFile;
}

/** @param {URL} origin */
function isOfToday(origin) {
  try {
    const { paths, digest } = JSON.parse(readFileSync(origin, 'utf8'));
    return digestOf(paths) === digest;
  } catch {
    // None was built, or one of its sources is gone.
    return false;
  }
}
