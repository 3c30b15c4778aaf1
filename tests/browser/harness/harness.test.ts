import { expect } from 'vitest';
import { test } from './browser-test.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchPages } from './watch-page.ts';

/** The other tests rely on it that these are seen: a check that sees nothing also reports nothing. */
test('a breach of the policy, another host and errors of a page are seen', async ({ browser, site }) => {
  const context = await browser.newContext();
  const { problems } = await watchPages(context, site.url);
  const page = await context.newPage();
  await page.goto(`${site.url}/console/sign-in`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(problems()).toEqual([]);
  const adds: [string, string, RegExp][] = [
    ['script', 'window.wasRun = true', /^policy: script-src-elem inline/],
    ['style', 'body { color: red }', /^policy: style-src-elem inline/],
  ];
  for (const [tag, text, breach] of adds) {
    await page.evaluate(
      ([name, content]) => {
        const element = document.createElement(name ?? '');
        element.textContent = content ?? '';
        document.body.append(element);
      },
      [tag, text] as const,
    );
    await expect.poll(problems).toContainEqual(expect.stringMatching(breach));
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'http://127.0.0.2:9/pixel.png';
    document.body.append(image);
  });
  await expect.poll(problems).toContainEqual(expect.stringMatching(/^policy: img-src http:\/\/127\.0\.0\.2/));
  await page.evaluate(() => console.error('something went wrong'));
  await expect.poll(problems).toContainEqual('console: something went wrong');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('nobody caught this'))));
  await expect.poll(problems).toContainEqual(expect.stringMatching(/^error: Error: nobody caught this/));
  await page.goto('http://127.0.0.2:9/').catch(() => undefined);
  expect(problems()).toContain('asked another host: http://127.0.0.2:9/');
  await context.close();
});

test('axe finds text that cannot be told from its ground, and a field without a name', async ({ visit }) => {
  const page = await visit('/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectAccessible(page);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.style.color = '#eee';
  });
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  await page.evaluate(() => {
    document.querySelector('h1')?.removeAttribute('style');
    document.querySelector('main')?.append(document.createElement('input'));
  });
  await expect(expectAccessible(page)).rejects.toThrow('label');
});
