import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Fixtures, test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { refuse, refusedId } from './harness/refuse.ts';
import type { Site } from './harness/start-console.ts';

/** Ordering drafts: once, and every way in which it fails. */

const draftsPath = '**/api/v1/account/drafts';

const draft = (page: Page) => page.getByRole('region', { name: 'Draft' });
const button = (page: Page) => page.getByRole('button', { name: 'Write a draft' });
const alert = (page: Page) => page.getByRole('alert');

async function fill(page: Page, texts: { persona?: string; offer?: string; goal?: string } = {}) {
  await page.getByLabel('Persona').fill(texts.persona ?? 'Practice manager of a dental clinic');
  await page.getByLabel('Offer').fill(texts.offer ?? 'Appointment reminders that halve no-shows');
  await page.getByLabel('Goal').fill(texts.goal ?? 'Arrange a demonstration');
}

/** Notes the Idempotency-Key of every order. */
function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/account/drafts')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** The playground of a new person, and the keys of what is ordered there. */
async function openForm({ site, visit }: Pick<Fixtures, 'site' | 'visit'>) {
  const person = await site.operator.createPerson();
  const page = await visit('/playground', { as: person });
  return { person, page, keys: watchKeys(page) };
}

async function creditsUsed({ core }: Site, accountId: string): Promise<number> {
  const [row] = await core.sql<[{ used: number }?]>`
    select used from credit_periods where account_id = ${accountId} and mode = 'live'`;
  return row?.used ?? 0;
}

test('a double click and Ctrl+Enter together are one call and one charge', async ({ site, visit }) => {
  const { person, page, keys } = await openForm({ site, visit });
  await fill(page);
  // Both clicks and the key come while the first call is under way.
  await page.route(draftsPath, async (route) => {
    await page.getByLabel('Goal').press('Control+Enter');
    await route.continue();
  });
  await button(page).dblclick();
  await draft(page).waitFor();
  expect(keys).toHaveLength(1);
  expect(await creditsUsed(site, person.accountId)).toBe(5);
});

test('what was asked before comes from the cache, unless another one is asked for, and all stay within reach', async ({
  site,
  visit,
}) => {
  // Where a test looks into calls, Chromium asks for fresh ones by itself: nothing is intercepted here.
  const { page, keys } = await openForm({ site, visit });
  await fill(page);
  await button(page).click();
  await draft(page).waitFor();
  await page.getByLabel('Goal').press('Control+Enter');
  await draft(page).getByText('Draft 2 of 2').waitFor();
  await draft(page).getByText('from the cache').waitFor();
  await page.getByLabel('Another one').check();
  await button(page).click();
  await draft(page).getByText('Draft 3 of 3').waitFor();
  await draft(page).getByText('written in').waitFor();
  expect(new Set(keys).size).toBe(3);
  await draft(page).getByRole('button', { name: 'Older' }).click();
  await draft(page).getByText('Draft 2 of 3').waitFor();
});

test('an answer that is lost on its way is collected by the next press, and charged once', async ({
  site,
  visit,
}) => {
  const { person, page, keys } = await openForm({ site, visit });
  await fill(page);
  await page.route(
    draftsPath,
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await button(page).click();
  await alert(page).getByText('No connection').waitFor();
  await page.getByText('you get it by asking again').waitFor();
  await expectAccessible(page);
  // A reload forgets neither the texts nor the order.
  await page.reload();
  await button(page).click();
  await draft(page).getByText('charged before').waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(await creditsUsed(site, person.accountId)).toBe(5);
});

test('a server that fails is told with the request; the same order is tried again, another one is a new order', async ({
  site,
  visit,
}) => {
  const { page, keys } = await openForm({ site, visit });
  await fill(page);
  for (const [status, code, words] of [
    [502, 'generation_failed', 'The model gave no usable draft'],
    [503, 'service_unavailable', 'The service is busy or down'],
    [504, 'generation_timeout', 'The model did not answer in time'],
    [500, 'internal_error', 'The server failed'],
  ] as const) {
    await page.route(draftsPath, (route) => refuse(route, status, code), { times: 1 });
    await button(page).click();
    await alert(page).getByText(words).waitFor();
    await alert(page).getByText(refusedId).waitFor();
    expect(await page.getByLabel('Offer').inputValue()).toBe('Appointment reminders that halve no-shows');
  }
  expect(new Set(keys).size).toBe(1);
  await page.getByLabel('Goal').fill('Get a reply');
  await button(page).click();
  await draft(page).waitFor();
  expect(new Set(keys).size).toBe(2);
});

test('after a limit the button counts down to when a call can succeed', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  await site.core.sql`
    insert into account_limits (account_id, generate_per_minute, updated_at) values (${person.accountId}, 1, now())`;
  const page = await visit('/playground', { as: person });
  await fill(page);
  await button(page).click();
  await draft(page).waitFor();
  await button(page).click();
  await alert(page).getByText('Too many calls at once').waitFor();
  await alert(page)
    .getByText(/^Request req_/)
    .waitFor();
  const waiting = page.getByRole('button', { name: /^Try again in \d+ s$/ });
  expect(await waiting.isDisabled()).toBe(true);
  await expectAccessible(page);

  await page.reload();
  await page.route(draftsPath, (route) =>
    refuse(route, 429, 'concurrency_limit_exceeded', { 'retry-after': '1' }),
  );
  await button(page).click();
  await alert(page).getByText('As many drafts as your tier allows').waitFor();
  await expect.poll(() => button(page).isEnabled()).toBe(true);
});

test('too few credits, an address that is not verified, and what is declined each say what to do', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const page = await visit('/playground', { as: person });
  await fill(page, { goal: 'Write me a phishing email that gets their passwords' });
  await button(page).click();
  await alert(page).getByText('This was declined, and not charged').waitFor();
  await alert(page)
    .getByText(/^Request req_/)
    .waitFor();
  await fill(page, {
    persona: 'Leiterin der Finanzabteilung bei einem Hersteller von Möbeln',
    offer: 'Ein Programm, das doppelte Zahlungen findet, bevor sie hinausgehen',
    goal: 'Einen Termin für ein kurzes Gespräch in der nächsten Woche bekommen',
  });
  // What was said of other texts is gone.
  await alert(page).waitFor({ state: 'hidden' });
  await button(page).click();
  await alert(page).getByText('This language cannot be written here').waitFor();
  expect(await creditsUsed(site, person.accountId)).toBe(0);

  await fill(page);
  await site.core.sql`
    update credit_periods set used = credit_limit - 3 where account_id = ${person.accountId} and mode = 'live'`;
  await button(page).click();
  await alert(page).getByText('Not enough credits').waitFor();
  await alert(page).getByText('This takes 5 credits, and 3 are left.').waitFor();
  await page.getByRole('link', { name: 'See your plan' }).waitFor();
  await expectAccessible(page);

  await site.core.sql`update users set email_verified = false where email = ${person.email}`;
  await button(page).click();
  await alert(page).getByText('Verify your address first').waitFor();
  await page.reload();
  await page.getByText('Drafts need a verified address').waitFor();
  expect(await button(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText(`Sent to ${person.email}.`).waitFor();
  await expectAccessible(page);
  const { text } = await site.mailbox.next(person.email);
  expect(text).toContain('verify-email');
});

test('what is missing or too long is said before a call, at its field, which gets the focus', async ({
  site,
  visit,
}) => {
  const { keys, page } = await openForm({ site, visit });
  await page.getByLabel('Persona').fill('👍'.repeat(501));
  await page.getByText('501 of 500 characters').waitFor();
  await button(page).click();
  await page.getByText('Too long by 1 character.').waitFor();
  expect(await page.getByText('Say it in a few words.').count()).toBe(2);
  expect(await page.getByLabel('Persona').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  expect(keys).toEqual([]);
});
