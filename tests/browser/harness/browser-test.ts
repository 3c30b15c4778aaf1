import { randomInt } from 'node:crypto';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import type { Person } from './operator.ts';
import { signIn } from './sign-in.ts';
import { type Site, startConsole } from './start-console.ts';
import { watchPages } from './watch-page.ts';

type VisitOptions = BrowserContextOptions & {
  /** Signed in from the start. */
  as?: Person;
};

export type Fixtures = {
  browser: Browser;
  /** The product. Other files use it at the same time: a test makes people of its own. */
  site: Site;
  /**
   * Opens a page of the console (`/keys`) in a browser of its own. When the test ends, it fails where a page asked another host, broke
   * the Content-Security-Policy, or noted an error.
   */
  visit(path: string, options?: VisitOptions): Promise<Page>;
};

/** `test` with the product and a browser. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names that are taken apart
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await using database = await createTestDatabase();
      const site = await startConsole(database.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, site }, use) => {
    const stack = new AsyncDisposableStack();
    const watches: (() => string[])[] = [];
    await use(async (path, { as: person, ...options } = {}) => {
      const context = stack.use(
        await browser.newContext({
          viewport: { width: 1280, height: 800 },
          locale: 'en-GB',
          timezoneId: 'Europe/Berlin',
          reducedMotion: 'reduce',
          ...options,
          extraHTTPHeaders: { 'x-forwarded-for': clientAddress() },
        }),
      );
      context.setDefaultTimeout(30_000);
      watches.push((await watchPages(context, site.url)).problems);
      const page = await context.newPage();
      if (person) await signIn(page, site.url, person);
      await page.goto(`${site.url}/console${path === '/' ? '' : path}`);
      return page;
    });
    await stack.disposeAsync();
    expect(watches.flatMap((problems) => problems())).toEqual([]);
  },
});

/** Of a range for documentation (RFC 3849). */
function clientAddress(): string {
  return `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`;
}
