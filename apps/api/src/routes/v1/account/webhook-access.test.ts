import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createSignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/account/webhook-access';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeSessionRoute({ method: 'POST', path, writes: true, good: {} }, () => api);

const ask = (key: string, body?: unknown) => api.send({ method: 'POST', path, key, body });
const setAccess = (accountId: string, access: string) =>
  api.core.sql`update accounts set webhook_access = ${access} where id = ${accountId}`;

describe('asking for webhooks', () => {
  it('puts a paid account before an operator, once, however often it is asked', async () => {
    const { session, accountId, ownerId } = await createSignedIn(api.core, { tier: 'starter' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(session)));
    for (const answer of [...answers, await ask(session, {})]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toStrictEqual({ success: true, data: { webhook_access: 'pending' } });
    }
    const account = await api.send({ path: '/api/v1/account', key: session });
    expect(account.body.data.webhook_access).toBe('pending');
    const entries = await api.core.sql`
      select actor, action, subject, details from audit_entries
      where account_id = ${accountId} and action like 'account.%'`;
    expect(entries).toEqual([
      {
        actor: ownerId,
        action: 'account.webhook_access_changed',
        subject: accountId,
        details: { from: 'none', to: 'pending' },
      },
    ]);
  });

  it.each(['approved', 'rejected'])('leaves what an operator decided: %s', async (access) => {
    const { session, accountId } = await createSignedIn(api.core);
    await setAccess(accountId, access);
    expect((await ask(session)).body.data).toEqual({ webhook_access: access });
    const [row] = await api.core.sql`select webhook_access from accounts where id = ${accountId}`;
    expect(row?.webhook_access).toBe(access);
  });

  it('is refused to the free tier, whatever was decided before', async () => {
    const { session, accountId } = await createSignedIn(api.core, { tier: 'free' });
    expectError(await ask(session), 'webhooks_not_in_tier');
    await setAccess(accountId, 'approved');
    expectError(await ask(session), 'webhooks_not_in_tier');
  });

  it('takes nothing but an empty object', async () => {
    const { session } = await createSignedIn(api.core);
    const answer = await ask(session, { reason: 'Please' });
    expectError(answer, 'validation_failed');
    expect(answer.body.error.errors).toMatchObject([{ field: 'reason', code: 'unknown_field' }]);
    expectError(await ask(session, '['), 'invalid_json');
  });
});
