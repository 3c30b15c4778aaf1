import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';

test('the password is changed, and sessions elsewhere end', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/account', { as: person });
  const elsewhere = await visit('/keys', { as: person });
  await elsewhere.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();

  await page.getByLabel('Current password', { exact: true }).fill('not mine at all');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Use at least 8 characters.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('another horse battery');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This is not your password.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password is changed.').waitFor();
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('');

  // The other browser is told over the page that it shows, and goes on there.
  await elsewhere.getByRole('link', { name: 'Account', exact: true }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'You have been signed out' });
  await dialog.waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill('another horse battery');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await elsewhere.getByText(person.email).first().waitFor();
});

test('a session is seen and ended from another', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/account', { as: person });
  const elsewhere = await visit('/requests', { as: person });
  await elsewhere.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByText('This one').waitFor();
  expect(await sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  await elsewhere.getByRole('link', { name: 'Keys' }).click();
  await elsewhere.getByRole('dialog', { name: 'You have been signed out' }).waitFor();
});

test('an address that is not verified is said, and the mail is sent again', async ({ site, visit }) => {
  const password = 'correct horse battery';
  const email = 'unverified@example.com';
  const page = await visit('/sign-in');
  const headers = { origin: site.url };
  const data = { email, password, name: 'New Person' };
  await page.request.post(`${site.url}/api/auth/sign-up/email`, { data, headers });
  await site.mailbox.next(email);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByText('Not verified').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText(`Sent to ${email}.`).waitFor();
  expect((await site.mailbox.next(email)).text).toContain('/api/auth/verify-email');

  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  const live = page.getByRole('dialog').getByRole('radio', { name: 'Live' });
  expect(await live.isDisabled()).toBe(true);
  expect(await page.getByRole('dialog').getByRole('radio', { name: 'Test' }).isChecked()).toBe(true);
});
