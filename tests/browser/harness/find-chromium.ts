import { existsSync } from 'node:fs';

/** Debian's, where it is installed. */
const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser's program. Throws with what to do where there is none. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...usualPaths].find((path) => path && existsSync(path));
  if (!found) {
    throw new Error('no Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  }
  return found;
}
