import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@firstline/core';
import { startFakeReceiver } from '@firstline/fakes';
import { startLocalPostgres } from '@firstline/local-postgres';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { buildConsole } from '../harness/build-console.ts';
import { launchBrowser } from '../harness/launch-browser.ts';
import { signIn } from '../harness/sign-in.ts';
import { startConsole } from '../harness/start-console.ts';
import { seedAccount } from './seed-account.ts';
import { shots } from './shots.ts';

/**
 * `pnpm screens [name …]`: writes a picture of every page of the console (or of those named) to docs/screens, narrow and wide, light and
 * dark, of an account that looks used. Starts all that it needs.
 */
const folder = join(import.meta.dirname, '../../../docs/screens');
const widths = { 360: 740, 1280: 800 };
const schemes = ['light', 'dark'] as const;
const wanted = process.argv.slice(2);

await buildConsole();
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'firstline-screens-'));
await using stack = new AsyncDisposableStack();
stack.defer(() => rm(dataDir, { recursive: true, force: true }));
const postgres = stack.use(
  await startLocalPostgres({ dataDir: join(dataDir, 'postgres'), persistent: false }),
);
await migrate({ databaseUrl: postgres.url() });
const site = await startConsole(postgres.url());
stack.defer(site.stop);
const [good, bad] = [stack.use(await startFakeReceiver()), stack.use(await startFakeReceiver())];
const person = await seedAccount(site, { good, bad });
const browser = await launchBrowser();
stack.defer(() => browser.close());

// One session for all of them, since the account's page lists sessions.
const first = await browser.newPage();
await signIn(first, site.url, person);
const cookies = await first.context().cookies();
await first.close();

for (const [width, height] of Object.entries(widths)) {
  for (const colorScheme of schemes) {
    for (const isSignedOut of [true, false]) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        colorScheme,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const refusals: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.url()}`);
      });
      if (!isSignedOut) await context.addCookies(cookies);
      for (const { name, path, signedOut = false, heightMax = Number.POSITIVE_INFINITY, prepare } of shots) {
        if (signedOut !== isSignedOut || (wanted.length > 0 && !wanted.includes(name))) continue;
        await page.setViewportSize({ width: Number(width), height });
        await page.goto(`${site.url}/console${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await prepare?.(page).catch((error: unknown) => {
          throw new Error(`${name} did not come to its state; refused: ${refusals.join(', ') || 'nothing'}`, {
            cause: error,
          });
        });
        await settle(page);
        const pageHeight = Math.min(heightMax, await heightOf(page, height));
        await page.setViewportSize({ width: Number(width), height: pageHeight });
        const picture = await page.screenshot({ animations: 'disabled' });
        // 256 colours are enough for a page, and a third of the size.
        const small = await sharp(picture).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
        await writeFile(join(folder, `${name}-${width}-${colorScheme}.png`), small);
        console.log(`${name} ${width} ${colorScheme}: ${Math.round(small.length / 1024)} KiB`);
      }
      await context.close();
    }
  }
}

/** So that what stays in place while one scrolls reaches down to the end. */
async function heightOf(page: Page, heightMin: number): Promise<number> {
  return Math.max(heightMin, await page.evaluate(() => document.documentElement.scrollHeight));
}

/** Waits until nothing says that it is loading, and nothing moves. What else a page has to show, its shot waits for. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}
