/// <reference lib="dom" />
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { signIn } from './sign-in.ts';

type Person = { email: string; password: string };

/** Milliseconds of so many loads of the first page, each with nothing in the browser's cache. One more before them warms the server up. */
export async function timeFirstPage(url: string, person: Person, loads: number): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let load = 0; load <= loads; load++) times.push(await loadOverview(browser, url, person));
    return times.slice(1);
  } finally {
    await browser.close();
  }
}

/** From the start of the navigation, by the page's own clock, until nothing of the page is loading. */
async function loadOverview(browser: Browser, url: string, person: Person): Promise<number> {
  // Its own cache, which is empty.
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signIn(page, url, person);
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('main h1') || document.querySelector('main [aria-busy=true]')) return;
        observer.disconnect();
        Object.assign(window, { shownAtMs: performance.now() });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(`${url}/console`);
    const shown = await page.waitForFunction(() => (window as { shownAtMs?: number }).shownAtMs);
    return (await shown.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}
