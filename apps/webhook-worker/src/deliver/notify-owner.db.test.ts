import type { Mail, OwnerNotice } from '@firstline/core';
import { startFakeReceiver } from '@firstline/fakes';
import { expect, test } from 'vitest';
import { startTestDeliveries, type TestDeliveries } from '../testing/start-test-deliveries.ts';
import { notifyOwners } from './notify-owner.handler.ts';

const patience = { timeout: 10_000, interval: 20 };

/** What was asked to be told, and the mails that the handler makes of it. */
async function mailsOf(deliveries: TestDeliveries, count: number): Promise<Mail[]> {
  const select = () => deliveries.core.sql<{ data: OwnerNotice }[]>`
    select data from pgboss.job where name = 'notify-webhook-owner' order by created_on`;
  await expect.poll(async () => (await select()).length, patience).toBe(count);
  const mails: Mail[] = [];
  await notifyOwners({ core: deliveries.core, sendMail: (mail) => mails.push(mail) }, await select());
  return mails;
}

test('an owner is mailed once when a 410 turns their endpoint off, without what its address may hide', async () => {
  await using deliveries = await startTestDeliveries();
  await using receiver = await startFakeReceiver({ otherwise: 410 });
  const { accountId } = await deliveries.endpoint(`${receiver.url}?token=canary`);
  await deliveries.emit(accountId, 4);
  const mails = await mailsOf(deliveries, 1);
  expect(mails).toEqual([
    {
      kind: 'webhook-turned-off',
      to: expect.stringMatching(/@example\.com$/),
      name: 'Someone',
      endpoint: receiver.url,
      reason: 'gone',
    },
  ]);
});

test('an owner is mailed when their endpoint has failed for a day, and nobody is for one that is gone', async () => {
  await using deliveries = await startTestDeliveries({ timings: { webhookWarnAfterMs: 1 } });
  await using receiver = await startFakeReceiver({ otherwise: 500 });
  const { accountId, webhookId } = await deliveries.endpoint(receiver.url);
  await deliveries.emit(accountId);
  const [mail] = await mailsOf(deliveries, 1);
  expect(mail).toMatchObject({ kind: 'webhook-failing', since: expect.stringMatching(/Z$/) });
  await deliveries.core.sql`delete from webhooks where id = ${webhookId}`;
  expect(await mailsOf(deliveries, 1)).toEqual([]);
});
