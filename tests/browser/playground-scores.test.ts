import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { refuse, refusedId } from './harness/refuse.ts';

/** Scores while one types: whatever happens to the calls, the text stays and the scores become those of the text. */

const evaluationsPath = '**/api/v1/account/evaluations';
const spamBody = 'Hi,\n\nAct now!!! Click here to get it free, free, free. Winner!!!\n\nBest,';

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const isScored = (page: Page) => page.getByText('Scores of the text as it stands').waitFor();
const spamFinding = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Spam: urgency' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dental reminders' }).click();
  await page.getByRole('button', { name: 'Write a draft' }).click();
  await isScored(page);
}

test('an answer about an older text that comes late is not shown', async ({ site, visit }) => {
  const page = await visit('/playground', { as: await site.operator.createPerson() });
  await open(page);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: noteAsked } = Promise.withResolvers<void>();
  await page.route(
    evaluationsPath,
    async (route) => {
      const response = await route.fetch();
      noteAsked();
      await isReleased;
      // Broken off by now.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await body(page).fill(spamBody);
  await isAsked;
  // The last good scores stay meanwhile.
  await page.getByText('Scoring what you typed').waitFor();
  await page.getByText('Effectiveness').waitFor();
  await body(page).fill('Hi Anna,\n\nReminders by text message halve no-shows at 120 clinics.\n\nBest,');
  await isScored(page);
  release();
  expect(await spamFinding(page).count()).toBe(0);
});

test('while one types only rests are scored, and a refusal by the limit is waited for', async ({
  site,
  visit,
}) => {
  const page = await visit('/playground', { as: await site.operator.createPerson() });
  await open(page);
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/account/evaluations')) texts.push(request.postDataJSON().emailContent);
  });
  await page.route(
    evaluationsPath,
    (route) => refuse(route, 429, 'rate_limit_exceeded', { 'retry-after': '2' }),
    { times: 1 },
  );
  await body(page).fill('');
  await page.getByText('A subject and a body are needed').waitFor();
  await body(page).pressSequentially('Act now, one key at a time. Click here!!!', { delay: 5 });
  await page.getByText('it goes on by itself').waitFor();
  await body(page).press('End');
  await body(page).pressSequentially(' And more.', { delay: 5 });
  await isScored(page);
  await spamFinding(page).waitFor();
  expect(texts.at(-1)).toBe('Act now, one key at a time. Click here!!! And more.');
  // 51 keys: a call for each would be far more than the pauses of a slow machine make of them.
  expect(texts.length).toBeLessThan(20);
});

test('a failure wipes neither the text nor the last scores, and is tried again on a press', async ({
  site,
  visit,
}) => {
  const page = await visit('/playground', { as: await site.operator.createPerson() });
  await open(page);
  await page.route(evaluationsPath, (route) => refuse(route, 400, 'validation_failed'));
  await body(page).fill(spamBody);
  const notice = page.getByRole('alert');
  await notice.getByText(refusedId).waitFor();
  await page.getByText('The scores are of an earlier text.').waitFor();
  await expectAccessible(page);
  expect(await body(page).inputValue()).toBe(spamBody);
  await page.getByText('Effectiveness').waitFor();
  await page.unroute(evaluationsPath);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await isScored(page);
  await spamFinding(page).waitFor();
});

test('without a network the text is scored when it is back', async ({ site, visit }) => {
  const page = await visit('/playground', { as: await site.operator.createPerson() });
  await open(page);
  await page.context().setOffline(true);
  await body(page).fill(spamBody);
  await page.getByText('Offline: it is scored when').waitFor();
  await page.context().setOffline(false);
  await isScored(page);
  await spamFinding(page).waitFor();
});
