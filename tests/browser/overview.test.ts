import { openCreditPeriod } from '@firstline/core';
import { startFakeReceiver } from '@firstline/fakes';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { refuse, refusedId } from './harness/refuse.ts';
import { writeDraft } from './harness/write-draft.ts';

test('what a key spends is shown: credits, calls, the day and the endpoint', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  await writeDraft(site.url, person);
  await writeDraft(site.url, person);

  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit('/', { as: person, colorScheme });
    await page.getByText('10 of 50,000 used.').waitFor();
    await page.getByText('49,990').waitFor();
    const endpoints = page.getByRole('region', { name: 'Endpoints' });
    await endpoints.getByRole('row', { name: /^\/emails\/generate 2 10 [\d.,]+ ms$/ }).waitFor();
    const chart = page.getByRole('img', { name: /^A chart of the days\. 10 a day on average, and 10 on / });
    await chart.locator('.recharts-bar-rectangle').first().waitFor();
    await expectAccessible(page);
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('row', { name: / 2 10 0$/ }).waitFor();
    await expectAccessible(page);

    // Test calls are counted apart.
    await page.getByText('Test', { exact: true }).click();
    await endpoints.getByRole('row', { name: '/emails/generate 0 0 –' }).waitFor();
  }
});

test('a new account is led on by what is not done yet', async ({ site, visit }) => {
  const person = await site.operator.createPerson({ tier: 'free' });
  const page = await visit('/', { as: person });
  const steps = page.getByRole('region', { name: 'First steps' });
  // The operator's accounts are verified and have keys.
  await steps.getByRole('heading', { name: 'First steps: 2 of 3 done' }).waitFor();
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Open the playground' }).click();
  await page.getByRole('heading', { name: 'Playground', level: 1 }).waitFor();
});

test('the first steps end, and are gone, once a receiver took a call', async ({ site, visit }) => {
  await using receiver = await startFakeReceiver();
  const person = await site.operator.createPerson({ tier: 'starter' });
  await site.operator.decideWebhooks(person.accountId, 'approved');
  await writeDraft(site.url, person);
  const page = await visit('/', { as: person });
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Set up a webhook' }).waitFor();
  const post = async (path: string, data: object) => {
    const headers = { origin: site.url };
    return (await page.request.post(`${site.url}/api/v1/webhooks${path}`, { data, headers })).json();
  };
  const made = await post('', { url: receiver.url, events: ['credits.low'] });
  await page.reload();
  await steps.getByRole('link', { name: 'Send a test' }).waitFor();
  expect((await post(`/${made.data.id}/test`, {})).data.delivered).toBe(true);
  await page.reload();
  await page.getByRole('region', { name: 'Endpoints' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await steps.count()).toBe(0);
});

test('credits that run low are told before they are gone', async ({ site, visit }) => {
  const person = await site.operator.createPerson({ tier: 'starter' });
  const page = await visit('/', { as: person });
  await page.getByText('0 of 2,500 used.').waitFor();
  // Nothing was called: there is no chart to load.
  await page.getByText('No call was made in this period.', { exact: false }).waitFor();
  expect(await page.getByText('Credits run low').count()).toBe(0);
  const { sql, clock } = site.core;
  const setUsed = async (used: number) => {
    await openCreditPeriod(site.core, { accountId: person.accountId, mode: 'live' }, clock.now());
    await sql`update credit_periods set used = ${used} where account_id = ${person.accountId} and mode = 'live'`;
    await page.reload();
  };
  await setUsed(2_000);
  await page.getByText('Credits run low').waitFor();
  await page.getByText(/^500 of 2,500 are left, which is 100 drafts\./).waitFor();
  await expectAccessible(page);
  await setUsed(2_499);
  await page.getByText('No draft is left this month').waitFor();
  await expectAccessible(page);
});

test('a failed call is said with its request, and tried again', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/keys', { as: person });
  await page.route('**/api/v1/account/periods*', (route) => refuse(route, 500, 'internal_error'));
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The server failed' });
  await notice.getByText(refusedId).waitFor();
  await page.unroute('**/api/v1/account/periods*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Endpoints' }).waitFor();
  await notice.waitFor({ state: 'hidden' });
});
