import { readFileSync } from 'node:fs';
import { bundleOf, digestOf } from './bundle-of.mjs';

/**
 * What starts a process: the bundle of `source` where there is one of the sources as they are, or else `source`.
 * @param {URL} source
 */
export function chooseEntry(source) {
  const { file, origin } = bundleOf(source);
  return isOfToday(origin) ? file : source;
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
