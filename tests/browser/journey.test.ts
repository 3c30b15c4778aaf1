import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFakeReceiver } from '@firstline/fakes';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';

const email = 'journey@example.com';
const password = 'correct horse battery';

/** Calls as a newcomer would, from a shell. Resolves to the status and the body. */
async function curl(url: string, key: string, body?: object) {
  const sent = body ? ['-H', 'Content-Type: application/json', '-d', JSON.stringify(body)] : [];
  const args = ['-sS', '-w', '\n%{http_code}', url, '-H', `Authorization: Bearer ${key}`, ...sent];
  const { stdout } = await promisify(execFile)('curl', args);
  const [text = '', status] = stdout.split(/\n(?=\d+$)/);
  return { status: Number(status), body: JSON.parse(text) };
}

test('from sign-up to a verified webhook, and to the key that is refused', async ({ site, visit }) => {
  await using receiver = await startFakeReceiver();
  const page = await visit('/sign-up');
  const dialog = page.getByRole('dialog');
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();

  // Sign up, verify, sign in.
  await page.getByLabel('Name').fill('New Person');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const mail = await site.mailbox.next(email);
  await page.goto(mail.text.split('\n').find((line) => line.includes('/api/auth/verify-email')) ?? '');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('0 of 100 used.').waitFor();

  // A key, and a call with it.
  await goTo('Keys');
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  await dialog.getByLabel('Name').fill('First key');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = (await dialog.getByText(/^fl_live_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  const generate = `${site.url}/api/v1/emails/generate`;
  const brief = { persona: 'Head of Operations', offer: 'Route planning software', goal: 'Book a call' };
  const draft = await curl(generate, key, brief);
  expect([draft.status, draft.body.meta.credits_used]).toEqual([200, 5]);

  // What it cost, and the call itself.
  await goTo('Overview');
  await page.getByText('5 of 100 used.').waitFor();
  await goTo('Requests');
  await page.getByText('/emails/generate').first().waitFor();

  // Webhooks: a paid tier, asked for, approved.
  const accountId = await site.operator.findAccount(email);
  await site.operator.setTier(accountId, 'starter');
  await goTo('Webhooks');
  await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByRole('heading', { name: 'Your request is being reviewed' }).waitFor();
  await site.operator.decideWebhooks(accountId, 'approved');
  await page.reload();
  await page.getByRole('button', { name: 'Register an endpoint' }).click();
  await dialog.getByLabel('URL').fill(receiver.url);
  await dialog.getByRole('button', { name: 'Register' }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test was delivered').waitFor();
  expect((await curl(generate, key, { ...brief, goal: 'Get a reply' })).status).toBe(200);
  await receiver.received(2);
  for (const { headers, body } of receiver.requests) {
    new Webhook(secret).verify(body, headers as Record<string, string>);
  }
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('row', { name: /^email\.generated Delivered/ }).waitFor();

  // Another key in its place, and none.
  await goTo('Keys');
  await page.getByRole('button', { name: 'Rotate First key' }).click();
  await dialog.getByRole('combobox', { name: 'The old key works on' }).click();
  await page.getByRole('option', { name: 'Not at all' }).click();
  await dialog.getByRole('button', { name: 'Rotate key' }).click();
  const next = (await dialog.getByText(/^fl_live_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  const usage = `${site.url}/api/v1/account/usage`;
  const refused = await curl(usage, key);
  expect([refused.status, refused.body.error.code]).toEqual([401, 'api_key_expired']);
  expect((await curl(usage, next)).status).toBe(200);
  const card = page.getByRole('listitem').filter({ hasText: 'Active' });
  await card.getByRole('button', { name: 'Revoke First key' }).click();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const revoked = await curl(usage, next);
  expect([revoked.status, revoked.body.error.code]).toEqual([401, 'api_key_revoked']);
});
