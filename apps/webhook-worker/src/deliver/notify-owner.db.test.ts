import { decideWebhookAccess, type Mail, type OwnerNotice } from '@firstline/core';
import { makeCaller } from '@firstline/core/testing/make-caller';
import { makeCore } from '@firstline/core/testing/make-core';
import { startFakeReceiver } from '@firstline/fakes';
import { expect, test } from 'vitest';
import { startTestDeliveries, type TestDeliveries } from '../testing/start-test-deliveries.ts';
import { notifyOwners } from './notify-owner.handler.ts';

const consoleUrl = 'https://firstline.example/console';
const patience = { timeout: 60_000, interval: 20 };

/** What was asked to be told, and the mails that the handler makes of it. */
async function mailsOf(deliveries: TestDeliveries, count: number): Promise<Mail[]> {
  const select = () => deliveries.core.sql<{ data: OwnerNotice }[]>`
    select data from pgboss.job where name = 'notify-webhook-owner' order by created_on`;
  await expect.poll(async () => (await select()).length, patience).toBe(count);
  const mails: Mail[] = [];
  const deliverMail = async (mail: Mail) => void mails.push(mail);
  await notifyOwners({ core: deliveries.core, consoleUrl, deliverMail }, await select());
  return mails;
}

test('an owner is mailed once when a 410 turns their endpoint off, without what its address may hide', async () => {
  await using deliveries = await startTestDeliveries();
  await using receiver = await startFakeReceiver({ otherwise: 410 });
  const { accountId, webhookId } = await deliveries.endpoint(`${receiver.url}?token=canary`);
  await deliveries.emit(accountId, 4);
  const mails = await mailsOf(deliveries, 1);
  expect(mails).toEqual([
    {
      kind: 'webhook-turned-off',
      to: expect.stringMatching(/@example\.com$/),
      name: 'Someone',
      endpoint: receiver.url,
      reason: 'gone',
      pageUrl: `${consoleUrl}/webhooks/${webhookId}`,
    },
  ]);
});

test('an owner is mailed when their endpoint has failed for a day, and nobody is for one that is gone', async () => {
  await using deliveries = await startTestDeliveries({ timings: { webhookWarnAfterMs: 1 } });
  await using receiver = await startFakeReceiver({ otherwise: 500 });
  const { accountId, webhookId } = await deliveries.endpoint(receiver.url);
  await deliveries.emit(accountId);
  const [mail] = await mailsOf(deliveries, 1);
  expect(mail).toMatchObject({
    kind: 'webhook-failing',
    since: expect.stringMatching(/Z$/),
    pageUrl: `${consoleUrl}/webhooks/${webhookId}`,
  });
  await deliveries.core.sql`delete from webhooks where id = ${webhookId}`;
  expect(await mailsOf(deliveries, 1)).toEqual([]);
});

test('an owner is mailed what was decided of webhooks, once, and not what was taken back before', async () => {
  await using core = await makeCore();
  const { accountId } = await makeCaller(core);
  const decide = (access: 'approved' | 'rejected') =>
    decideWebhookAccess(core, { accountId, actor: 'operator', access });
  /** The kinds of what is mailed of all that waits. */
  const told = async () => {
    const jobs = await core.sql<{ data: OwnerNotice }[]>`
      delete from pgboss.job where name = 'notify-webhook-owner' returning data`;
    const mails: Mail[] = [];
    await notifyOwners({ core, deliverMail: async (mail) => void mails.push(mail) }, jobs);
    return mails.map((mail) => mail.kind === 'webhook-access' && [mail.access, mail.name]);
  };
  await decide('rejected');
  expect(await told()).toEqual([['rejected', 'Someone']]);
  await decide('approved');
  await decide('approved');
  expect(await told()).toEqual([['approved', 'Someone']]);
  await decide('approved');
  expect(await told()).toEqual([]);
  await decide('rejected');
  expect(await told()).toEqual([['withdrawn', 'Someone']]);
  await decide('approved');
  await decide('rejected');
  expect(await told()).toHaveLength(1);
});

test('a mail that the mail server does not take fails its job, so that it is tried again', async () => {
  await using core = await makeCore();
  const { accountId } = await makeCaller(core);
  await decideWebhookAccess(core, { accountId, actor: 'operator', access: 'approved' });
  const deliverMail = () => Promise.reject(new Error('the mail was not taken: ECONNECTION'));
  const job = { data: { accountId, notice: 'approved' } } as const;
  await expect(notifyOwners({ core, deliverMail }, [job])).rejects.toThrow('ECONNECTION');
  const [queue] =
    await core.sql`select retry_limit, retry_backoff from pgboss.queue where name = 'notify-webhook-owner'`;
  expect(queue).toEqual({ retry_limit: 20, retry_backoff: true });
});
