import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';

const password = 'correct horse battery';

test('a newcomer signs up, verifies the address from the mail, signs in and sees the overview', async ({
  site,
  visit,
}) => {
  const page = await visit('/keys');
  // Nobody is signed in: the page that was asked for comes after sign-in.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Newcomer');
  await page.getByLabel('E-mail address').fill('newcomer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  await page.getByText('newcomer@example.com').waitFor();

  const mail = await site.mailbox.next('newcomer@example.com');
  const link = mail.text.split('\n').find((line) => line.startsWith(`${site.url}/api/auth/verify-email`));
  await page.goto(link ?? '');
  await page.getByRole('heading', { name: 'Your address is verified' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill('newcomer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  expect(await page.title()).toBe('Overview · Firstline');
  await page.getByText('0 of 100 used').waitFor();
});

test('a wrong password is told in words, and the right one leads to the page that was asked for', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const page = await visit('/keys');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('The address or the password is wrong').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
});
