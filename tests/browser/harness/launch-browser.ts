import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A browser with a fresh profile that calls nobody by itself. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: findChromium(),
    args: [
      // Root may not have one.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
}
