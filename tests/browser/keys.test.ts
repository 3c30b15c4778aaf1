import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';

/** What the API says to a key that asks for usage. */
async function usageStatus(url: string, key: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/account/usage`, { headers: { authorization: `Bearer ${key}` } });
  return answer.status;
}

test('a key is made, works, is replaced and works on for the grace, and is revoked', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const page = await visit('/keys', { as: person });
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('CRM worker');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const value = dialog.getByText(/^fl_live_/);
  const key = (await value.textContent()) ?? '';
  await expectAccessible(page);
  // A slip does not close it.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText(key).count()).toBe(0);
  expect(await usageStatus(site.url, key)).toBe(200);

  const card = page.getByRole('listitem').filter({ hasText: 'CRM worker' });
  await card.filter({ hasText: 'Never' }).first().waitFor();
  const rotate = card.getByRole('button', { name: 'Rotate CRM worker' });
  await rotate.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => rotate.evaluate((button) => button === document.activeElement)).toBe(true);
  await rotate.click();
  await dialog.getByRole('button', { name: 'Rotate key' }).click();
  const next = (await dialog.getByText(/^fl_live_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  expect(next).not.toBe(key);
  expect([await usageStatus(site.url, key), await usageStatus(site.url, next)]).toEqual([200, 200]);
  await card.filter({ hasText: 'Being replaced' }).waitFor();

  const active = card.filter({ hasText: 'Active' });
  await active.getByRole('button', { name: 'Revoke CRM worker' }).click();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await card.filter({ hasText: 'Revoked' }).waitFor();
  expect([await usageStatus(site.url, key), await usageStatus(site.url, next)]).toEqual([200, 401]);
});

test('a key is renamed, limited to a scope and given an end', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/keys', { as: person });
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Reports');
  await dialog.getByLabel('Write drafts').uncheck();
  await dialog.getByLabel('Score mails').uncheck();
  await dialog.getByRole('combobox', { name: 'Ends' }).click();
  await page.getByRole('option', { name: 'At the end of a day' }).click();
  await dialog.getByLabel('Last day, in UTC').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose today or a later day.').waitFor();
  await dialog.getByLabel('Last day, in UTC').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const card = page.getByRole('listitem').filter({ hasText: 'Reports' });
  await card.getByText('Read usage').waitFor();
  const [row] = await site.core.sql`
    select scopes, expires_at from api_keys where account_id = ${person.accountId} and name = 'Reports'`;
  expect(row).toEqual({ scopes: ['usage:read'], expires_at: new Date('2100-01-01T00:00:00.000Z') });
});

test('a second click makes no second key, and a full tier says so and keeps what was typed', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson({ tier: 'free' });
  const page = await visit('/keys', { as: person });
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('button', { name: 'Create a key' }).first();
  await open.click();
  await dialog.getByLabel('Name').fill('Second');
  await dialog.getByRole('button', { name: 'Create key' }).dblclick();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  expect(await page.getByRole('listitem').filter({ hasText: 'Second' }).count()).toBe(1);

  await open.click();
  await dialog.getByLabel('Name').fill('Third');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const notice = dialog.getByRole('alert');
  await notice.getByText('That is as many as there may be').waitFor();
  await notice.getByText(/^Request req_/).waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Third');
  await expectAccessible(page);
  await dialog.getByText('Test', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText(/^fl_test_/).waitFor();
});

test('what another tab has changed is shown when one comes back', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const first = await visit('/keys', { as: person });
  await first.getByText('Active').first().waitFor();
  const second = await first.context().newPage();
  await second.goto(`${site.url}/console/keys`);
  await second
    .getByRole('button', { name: /^Revoke / })
    .first()
    .click();
  await second.getByRole('button', { name: 'Revoke key' }).click();
  await second.getByRole('listitem').filter({ hasText: 'Revoked' }).first().waitFor();
  // The one that was taken back already: the answer is the same, not an error.
  await first
    .getByRole('button', { name: /^Revoke / })
    .first()
    .click();
  await first.getByRole('button', { name: 'Revoke key' }).click();
  await first.getByRole('listitem').filter({ hasText: 'Revoked' }).first().waitFor();
});
