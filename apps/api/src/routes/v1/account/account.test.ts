import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { suspendAccount } from '../../../testing/test-account.ts';
import { createSignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/account';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeSessionRoute({ method: 'GET', path, writes: false, good: {} }, () => api);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the account', () => {
  it('has exactly these members', async () => {
    const { session, accountId, ownerId } = await createSignedIn(api.core, { tier: 'starter' });
    await api.core.sql`delete from account_limits where account_id = ${accountId}`;
    const answer = await api.send({ path, key: session });
    expect(answer.status).toBe(200);
    const unused = { used: 0, held: 0, period_start: instant, period_end: instant };
    expect(answer.body).toStrictEqual({
      success: true,
      data: {
        id: accountId,
        name: 'Sample account',
        status: 'active',
        tier: 'starter',
        webhook_access: 'none',
        created_at: instant,
        owner: {
          id: ownerId,
          email: expect.stringMatching(/@example\.com$/),
          email_verified: true,
          name: 'Sample Person',
        },
        limits: {
          monthly_credits: 2_500,
          generate_per_minute: 20,
          in_flight: 3,
          usage_per_minute: 60,
          evaluate_per_minute: 120,
          account_per_minute: 60,
          live_keys: 5,
        },
        credits: {
          live: { ...unused, monthly_limit: 2_500, remaining: 2_500 },
          test: { ...unused, monthly_limit: 1_000, remaining: 1_000 },
        },
      },
    });
    expect(answer.headers['x-ratelimit-limit']).toBe('60');
  });

  it('tells what was used, of each mode, and what an operator set', async () => {
    const { session, liveKey, testKey } = await createSignedIn(api.core, { monthlyCredits: 12 });
    await api.generate(draftRequest, { key: liveKey });
    await api.generate(draftRequest, { key: testKey });
    await api.generate(draftRequest, { key: testKey });
    const { data } = (await api.send({ path, key: session })).body;
    expect(data.limits.monthly_credits).toBe(12);
    expect(data.credits).toMatchObject({
      live: { monthly_limit: 12, used: 5, remaining: 7 },
      test: { monthly_limit: 1_000, used: 10, remaining: 990 },
    });
  });

  it('opens no month for the asking', async () => {
    const { session, accountId } = await createSignedIn(api.core);
    await api.send({ path, key: session });
    expect(await api.core.sql`select 1 from credit_periods where account_id = ${accountId}`).toHaveLength(0);
  });

  it('says that it is suspended', async () => {
    const { session, accountId } = await createSignedIn(api.core);
    await suspendAccount(api.core, accountId);
    expect((await api.send({ path, key: session })).body.data.status).toBe('suspended');
  });
});

describe('a session', () => {
  it('is no API key', async () => {
    const { session, cookie } = await createSignedIn(api.core);
    const usage = '/api/v1/account/usage';
    expectError(await api.send({ path: usage, key: session }), 'invalid_api_key');
    expectError(await api.send({ path: usage, headers: { cookie } }), 'missing_api_key');
    expectError(await api.generate(draftRequest, { key: session }), 'invalid_api_key');
  });

  it('is named in the log by the person and the account, never by its token', async () => {
    const { session, accountId, ownerId } = await createSignedIn(api.core);
    const { headers } = await api.send({ path, key: session });
    const line = () => api.log.of(headers['x-request-id'] ?? '').at(-1);
    await expect.poll(line).toMatchObject({
      account_id: accountId,
      user_id: ownerId,
      route: path,
      status: 200,
    });
    expect(api.log.text()).not.toContain(session);
  });

  it('ends at once when it is deleted', async () => {
    const { session, ownerId } = await createSignedIn(api.core);
    expect((await api.send({ path, key: session })).status).toBe(200);
    await api.core.sql`delete from sessions where user_id = ${ownerId}`;
    expectError(await api.send({ path, key: session }), 'invalid_session');
  });
});
