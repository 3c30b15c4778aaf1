import { startFakeReceiver } from '@firstline/fakes';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Person } from './harness/operator.ts';
import type { Site } from './harness/start-console.ts';
import { writeDraft } from './harness/write-draft.ts';

/** Endpoints that are off, though their owner did not turn them off. In dark colours; `webhooks.test.ts` has the light ones. */

const dark = { colorScheme: 'dark' } as const;

/** Registers an endpoint and shows its page. Resolves to its id. */
async function openEndpoint(page: Page, { url }: Site, receiverUrl: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/v1/webhooks`, {
    data: { url: receiverUrl, events: ['email.generated'], description: 'CRM' },
    headers: { origin: url },
  });
  const { data } = await answer.json();
  await page.goto(`${url}/console/webhooks/${data.id}`);
  await page.getByText('Events are sent to it.').waitFor();
  return data.id;
}

/** Has an event sent, and looks at what came of it. */
async function sendEvent(page: Page, { url }: Site, person: Person): Promise<void> {
  await writeDraft(url, person);
  await page.getByRole('button', { name: 'Look again' }).click();
}

test('an endpoint that answers 410 is off; its owner is mailed the way to its page, and turns it on again', async ({
  site,
  visit,
}) => {
  await using receiver = await startFakeReceiver({ otherwise: 410 });
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const page = await visit('/webhooks', { as: person, ...dark });
  const id = await openEndpoint(page, site, receiver.url);
  await expectAccessible(page);
  await sendEvent(page, site, person);
  await page.getByText('Off: it answered 410 Gone').waitFor();
  await page.getByText('A receiver that answers 410 wants no more calls.', { exact: false }).waitFor();
  await expectAccessible(page);
  await page
    .getByRole('row', { name: /^email\.generated/ })
    .getByRole('link')
    .click();
  await page.getByRole('row', { name: /\b410\b/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'CRM' });
  await card.getByText('it answered 410 Gone').waitFor();
  await expectAccessible(page);

  const mail = await site.mailbox.next(person.email);
  await page.goto(mail.text.split('\n').find((line) => line.startsWith(site.url)) ?? '');
  await page.getByRole('heading', { name: 'CRM', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/console/webhooks/${id}`);
  receiver.otherwise(200);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Events are sent to it.').waitFor();
  await page.getByText('What it missed is not sent by itself', { exact: false }).waitFor();
});

test('an endpoint that has taken nothing for 120 hours is off, with what helps', async ({ site, visit }) => {
  await using receiver = await startFakeReceiver({ otherwise: 500 });
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const page = await visit('/webhooks', { as: person, ...dark });
  const id = await openEndpoint(page, site, receiver.url);
  await site.core.sql`
    update webhooks set consecutive_failures = 40, first_failure_at = now() - interval '119 hours' where id = ${id}`;
  await page.reload();
  await page.getByText('40 failures in a row').waitFor();
  await page.getByText(/^It has taken nothing since \d/).waitFor();
  await expectAccessible(page);
  await site.core.sql`update webhooks set first_failure_at = now() - interval '121 hours' where id = ${id}`;
  await sendEvent(page, site, person);
  await page.getByText('Off: it kept failing').waitFor();
  await page.getByText('Mend the receiver, send a test, then turn it on.', { exact: false }).waitFor();
  await page.getByRole('row', { name: /^email\.generated (Failed|Canceled)/ }).waitFor();
  await expectAccessible(page);
  // As it says: a test first, which goes out while it is off.
  receiver.otherwise(200);
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test was delivered').waitFor();
  await page.getByText('Off: it kept failing').waitFor();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Events are sent to it.').waitFor();
});

test('endpoints of an account that may have none any more are off, and stay so until it may', async ({
  site,
  visit,
}) => {
  await using receiver = await startFakeReceiver();
  const person = await site.operator.createPerson({ webhooks: 'approved' });
  const page = await visit('/webhooks', { as: person, ...dark });
  await openEndpoint(page, site, receiver.url);
  await site.operator.decideWebhooks(person.accountId, 'rejected');
  await page.reload();
  await page.getByText('Off: the account may not have webhooks').waitFor();
  await page.getByText('Webhooks need a paid tier, an approved review', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Webhooks are not approved' });
  await notice.getByText(/^Request req_/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click();
  await page.getByText('Access to webhooks was not granted').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'the account may not have webhooks' }).waitFor();
  expect(await page.getByRole('button', { name: 'Register an endpoint' }).count()).toBe(0);
  await expectAccessible(page);

  await site.operator.decideWebhooks(person.accountId, 'approved');
  await page.goBack();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Events are sent to it.').waitFor();
});
