import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';

test('a session that was ended elsewhere asks for the password over the page, which keeps what was typed', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const page = await visit('/playground', { as: person });
  await page.getByLabel('Offer').fill('Half a sentence that nobody wants to type again');
  await site.core
    .sql`delete from sessions where user_id = (select id from users where email = ${person.email})`;
  await page.getByLabel('Persona').fill('Somebody');
  await page.getByLabel('Goal').fill('A call');
  await page.getByRole('button', { name: 'Write a draft' }).click();

  const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
  await dialog.waitFor();
  await expectAccessible(page);
  expect(await dialog.getByLabel('E-mail address').inputValue()).toBe(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Offer').inputValue()).toBe('Half a sentence that nobody wants to type again');
  await page.getByRole('button', { name: 'Write a draft' }).click();
  await page.getByRole('region', { name: 'Draft' }).waitFor();
});

test('signing out ends the session in another tab too, and the page tells so', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/', { as: person });
  const second = await page.context().newPage();
  await second.goto(`${site.url}/console/requests`);
  await second.getByRole('heading', { name: 'Requests' }).waitFor();
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  await second.getByRole('link', { name: 'Keys' }).click();
  await second.getByRole('dialog', { name: 'You have been signed out' }).waitFor();
});

test('a forgotten password is set anew from the mail, and its link works once', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has such a field, too.
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('a mail with a link is on its way').waitFor();
  const { text } = await site.mailbox.next(person.email);
  const link = text.split('\n').find((line) => line.startsWith(`${site.url}/console/reset-password`)) ?? '';
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('alert').getByText('guessed first').waitFor();
  expect(page.url()).toBe(`${site.url}/console/reset-password`);
  const password = 'another long password';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your new password is set.').waitFor();
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a third long password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
});

test('a link that was already used or is broken says so and offers another one', async ({ site, visit }) => {
  const page = await visit('/verified?error=INVALID_TOKEN');
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await page.getByLabel('E-mail address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByText('A new link is on its way, if').waitFor();
  expect(site.mailbox.mails('nobody@example.com')).toEqual([]);
});
