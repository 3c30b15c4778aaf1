import { startFakeReceiver } from '@firstline/fakes';
import getPort from 'get-port';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Person } from './harness/operator.ts';
import { startSnippet } from './harness/start-snippet.ts';
import { writeDraft } from './harness/write-draft.ts';

type Visit = (path: string, options: { as: Person; colorScheme?: 'light' | 'dark' }) => Promise<Page>;

/** Registers an endpoint as its owner would, and leads to its page. Resolves to its secret. */
async function register(page: Page, url: string, events: string[] = []): Promise<string> {
  await page.getByRole('button', { name: 'Register an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL').fill(url);
  for (const event of events) await dialog.getByRole('checkbox', { name: event }).check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
  return secret;
}

async function withEndpoint(visit: Visit, person: Person, url: string) {
  const page = await visit('/webhooks', { as: person });
  const secret = await register(page, url);
  return { page, secret };
}

test('access is asked for, granted, and leads to an endpoint that the code shown verifies', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson({ tier: 'starter' });
  const page = await visit('/webhooks', { as: person });
  await page.getByRole('button', { name: 'Ask for access' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByRole('heading', { name: 'Your request is being reviewed' }).waitFor();
  expect(await page.getByRole('button', { name: 'Register an endpoint' }).count()).toBe(0);
  await site.operator.decideWebhooks(person.accountId, 'approved');
  await page.reload();

  await page.getByRole('button', { name: 'Register an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'usage.milestone' }).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('URL').fill('https://receiver.invalid/hooks');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await dialog.getByText('Must name a host that can be reached on the public internet.').waitFor();
  expect(await dialog.getByLabel('URL').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await dialog.getByLabel('URL').fill('ftp://example.com');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await dialog.getByText(/^Url must use https/).waitFor();

  const port = await getPort();
  await dialog.getByLabel('URL').fill(`http://127.0.0.1:${port}/hooks`);
  await dialog.getByLabel('Name').fill('CRM');
  await dialog.getByRole('button', { name: 'Register' }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  const code = (await dialog.getByRole('region', { name: 'receiver.mjs' }).textContent()) ?? '';
  await expectAccessible(page);
  // A slip does not close it.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('heading', { name: 'CRM', level: 1 }).waitFor();
  expect(await page.getByText(secret).count()).toBe(0);

  await using receiver = await startSnippet({ code, secret, port });
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test was delivered').waitFor();
  await page.getByText(/^Answered 204 after \d+ ms/).waitFor();
  await expectAccessible(page);
  await writeDraft(site.url, person);
  await page.getByRole('button', { name: 'Look again' }).click();
  // From here on by itself.
  await page.getByRole('row', { name: /^email\.generated Delivered The event 1 / }).waitFor();
  expect(receiver.output()).toMatch(/^evt_\w{26} webhook\.test\nevt_\w{26} email\.generated\n$/);
});

test('the free tier and a refusal are told, without a way to register', async ({ site, visit }) => {
  const free = await site.operator.createPerson({ tier: 'free' });
  const rejected = await site.operator.createPerson({ tier: 'starter' });
  await site.operator.decideWebhooks(rejected.accountId, 'rejected');
  for (const [person, text] of [
    [free, 'Webhooks come with a paid tier'],
    [rejected, 'Access to webhooks was not granted'],
  ] as const) {
    const page = await visit('/webhooks', { as: person, colorScheme: 'dark' });
    await page.getByText(text).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await expectAccessible(page);
  }
});

test('a test that fails says why, and what a receiver answers is only text', async ({ site, visit }) => {
  await using receiver = await startFakeReceiver();
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  receiver.otherwise({ kind: 'answer', status: 500, body: hostile });
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const { page } = await withEndpoint(visit, person, receiver.url);
  await page.getByRole('combobox', { name: 'Event' }).first().click();
  await page.getByRole('option', { name: 'credits.low' }).first().click();
  // Pressed twice at once, it is sent once.
  await page.getByRole('button', { name: 'Send test' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByText('The test was not delivered').waitFor();
  expect(await page.getByRole('region', { name: 'Answer of the receiver' }).textContent()).toBe(hostile);
  expect(receiver.requests.length).toBe(1);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See the delivery' }).click();
  await page.getByRole('heading', { name: 'credits.low', level: 1 }).waitFor();
  await page.getByRole('row', { name: /\b500\b/ }).waitFor();
  expect(await page.getByRole('region', { name: 'Answer', exact: true }).textContent()).toBe(hostile);
  const shown = (await page.getByRole('region', { name: 'JSON' }).textContent()) ?? '';
  expect(JSON.parse(shown)).toEqual(JSON.parse(String(receiver.requests[0]?.body)));
  expect(await page.title()).toBe('credits.low · Firstline');
  await expectAccessible(page);
});

test('what fails is tried again, sent again, and recovered after the endpoint was off', async ({
  site,
  visit,
}) => {
  await using receiver = await startFakeReceiver({ otherwise: 503 });
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const { page } = await withEndpoint(visit, person, receiver.url);
  await writeDraft(site.url, person);
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('row', { name: /^email\.generated Retrying/ }).waitFor();
  await page
    .getByText(/failures? in a row$/)
    .first()
    .waitFor();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByText('Off: turned off by you').waitFor();
  await page.getByRole('row', { name: /^email\.generated Canceled/ }).waitFor();
  await expectAccessible(page);

  receiver.otherwise(200);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Events are sent to it.').waitFor();
  await page.getByRole('button', { name: 'Send what was missed' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('From').fill('2020-01-01T00:00');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await dialog.getByText('Events are kept for 30 days.').waitFor();
  const anHourAgo = new Date(Date.now() - 3_600_000);
  // As Berlin has it, which is the browser's zone.
  const local = anHourAgo
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .replace(' ', 'T');
  await dialog.getByLabel('From').fill(local);
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await dialog.getByText(/^1 event is being sent again/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const recovered = page.getByRole('row', { name: /^email\.generated Delivered A recovery/ });
  await recovered.getByRole('link').click();
  await page.getByRole('row', { name: /\b200\b/ }).waitFor();

  const before = receiver.requests.length;
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('A replay', { exact: true }).waitFor();
  await page.getByText('Delivered', { exact: true }).waitFor();
  expect(receiver.requests.length).toBe(before + 1);
  const ids = new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(1);

  // The log's filter stands in the address, and stays when one comes back.
  await page.getByRole('link', { name: /^Deliveries to/ }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Canceled' }).click();
  await page.waitForURL(/status=canceled/);
  await page
    .getByRole('row', { name: /Canceled/ })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { name: 'Attempts' }).waitFor();
  await page.goBack();
  await page.getByRole('row', { name: /Canceled/ }).waitFor();
  expect(await page.getByRole('row', { name: /Delivered/ }).count()).toBe(0);
});

test('an endpoint is changed, its secret replaced with both signing meanwhile, and deleted', async ({
  site,
  visit,
}) => {
  await using receiver = await startFakeReceiver();
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const { page, secret } = await withEndpoint(visit, person, receiver.url);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change' }).click();
  const name = `Data${'warehouse'.repeat(40)}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'credits.low' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rotate secret' }).click();
  const next = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await writeDraft(site.url, person);
  await receiver.received(1);
  const [{ body, headers } = { body: Buffer.alloc(0), headers: {} }] = receiver.requests;
  for (const one of [secret, next]) {
    const event = new Webhook(one).verify(body, headers as Record<string, string>);
    expect(event).toHaveProperty('type', 'email.generated');
  }

  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete endpoint' }).click();
  await page.getByRole('heading', { name: 'No endpoints yet' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/console/webhooks');
});

test('ten endpoints are as many as there may be, and a long log is shown page by page', async ({
  site,
  visit,
}) => {
  await using receiver = await startFakeReceiver();
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const { page } = await withEndpoint(visit, person, receiver.url);
  const id = page.url().split('/').at(-1);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${site.url}/api/v1/webhooks${path}`, {
      data,
      headers: { origin: site.url },
    });
    expect(answer.ok()).toBe(true);
  };
  for (let index = 0; index < 21; index++) await post(`/${id}/test`, {});
  for (let index = 1; index < 10; index++) await post('', { url: receiver.url, events: ['credits.low'] });
  await page.reload();
  const rows = page.getByRole('row', { name: /^webhook\.test/ });
  await expect.poll(() => rows.count()).toBe(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBe(21);

  await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click();
  await page.getByText('10 endpoints are as many as an account may have.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'Register an endpoint' }).isDisabled()).toBe(true);
  await expectAccessible(page);
});

test('an endpoint and a delivery that are not there lead back', async ({ site, visit }) => {
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const page = await visit('/webhooks/whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5', { as: person });
  await page.getByText('There is no endpoint here').waitFor();
  await expectAccessible(page);
  await page.goto(`${page.url()}/deliveries/dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5`);
  await page.getByText('There is no delivery here').waitFor();
});
