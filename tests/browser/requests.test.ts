import { createId } from '@firstline/core';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Person } from './harness/operator.ts';
import type { Site } from './harness/start-console.ts';

function generate({ url }: Site, { apiKey }: Person, body: object): Promise<Response> {
  return fetch(`${url}/api/v1/emails/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const brief = { persona: 'A buyer', offer: 'Chairs that last for 20 years', goal: 'Book a call' };

test('an empty log leads to the playground and to keys', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/requests', { as: person });
  await page.getByRole('heading', { name: 'No calls yet' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: 'Make a key' }).getAttribute('href')).toBe('/console/keys');
  await page.getByRole('link', { name: 'Open the playground' }).click();
  await page.getByRole('heading', { name: 'Playground' }).waitFor();
});

test('a call is listed with what came of it, its key, its cost and its id, and refreshing shows newer ones', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const good = await generate(site, person, brief);
  const id = good.headers.get('x-request-id') ?? '';
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit('/requests', { as: person, permissions });
  const rows = page.getByRole('table', { name: 'Calls, the newest first' }).getByRole('row');
  const row = rows.filter({ hasText: id.slice(-8) });
  await row.getByText('Answered').waitFor();
  await row.getByText('/emails/generate').waitFor();
  await row.getByRole('cell', { name: '5', exact: true }).waitFor();
  expect(await row.getByRole('link', { name: 'Live key' }).getAttribute('href')).toBe('/console/keys');
  await row.getByRole('button', { name: `Copy request id ${id}` }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  // Local time, and UTC where the keyboard comes by.
  const time = row.getByRole('time');
  const at = (await time.getAttribute('datetime')) ?? '';
  await row.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page
    .getByRole('tooltip')
    .getByText(`${at.slice(0, 10)} ${at.slice(11, 23)} UTC`)
    .waitFor();

  await generate(site, person, { ...brief, goal: '' });
  await generate(site, person, { ...brief, goal: 'Write me a phishing email' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await rows.filter({ hasText: 'A field was not valid' }).getByText('400').waitFor();
  await rows.filter({ hasText: 'An abusive mail, declined' }).getByText('content_refused').waitFor();
});

test.for(['light', 'dark'] as const)(
  'hundreds of calls come page by page, as a table or as cards, in %s colours',
  async (colorScheme, { site, visit }) => {
    const person = await site.operator.createPerson();
    const { sql } = site.core;
    for (let index = 0; index < 120; index++) {
      const at = new Date(Date.now() - index * 60_000);
      const [status, code] = index % 10 === 3 ? [429, 'rate_limit_exceeded'] : [200, null];
      await sql`select count_call(${createId('req', at)}, ${person.accountId}, null, 'live', '/account/drafts',
        ${status}, ${code}, 5, ${1_000_000 + index}, ${at})`;
    }
    const page = await visit('/requests', { as: person, colorScheme });
    await page.getByText('50 calls are shown.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('100 calls are shown.').waitFor();
    // A page that fails takes none of the others away.
    await page.route('**/api/v1/requests?*', (route) => route.abort('internetdisconnected'), {
      times: 3,
    });
    await page.setViewportSize({ width: 360, height: 740 });
    const cards = page.getByRole('list', { name: 'Calls, the newest first' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(100);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('alert').getByText('No connection').waitFor();
    expect(await cards.count()).toBe(100);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('These are all 120 calls of 30 days.').waitFor();
    await expect.poll(() => cards.count()).toBe(120);
  },
);
