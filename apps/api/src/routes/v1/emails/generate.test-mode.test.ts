import { auditCredits, type FailureCode } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from '../../../testing/books.ts';
import { expectError } from '../../../testing/expect-error.ts';
import type { TestAnswer } from '../../../testing/send.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestAccount, createTestKey, suspendAccount } from '../../../testing/test-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ engine: 'claude', timings: { generationDeadlineMs: 2_000 } });
});
afterAll(() => api?.close());

type Account = Awaited<ReturnType<typeof createTestAccount>>;

const forced: [goal: string, FailureCode, real: (account: Account) => Promise<TestAnswer>][] = [
  [
    'test:insufficient_credits',
    'insufficient_credits',
    async () => {
      const poor = await createTestAccount(api.core, { monthlyCredits: 0 });
      return api.generate(draftRequest, { key: poor.liveKey });
    },
  ],
  [
    'test:rate_limited',
    'rate_limit_exceeded',
    async () => {
      const { accountId, liveKey: key } = await createTestAccount(api.core);
      await api.core.sql`update account_limits set generate_per_minute = 1 where account_id = ${accountId}`;
      await api.generate(draftRequest, { key });
      return api.generate(draftRequest, { key });
    },
  ],
  ['test:generation_failed', 'generation_failed', (account) => failing(account, 'empty_draft')],
  ['test:generation_timeout', 'generation_timeout', (account) => failing(account, 'hang')],
  ['test:content_refused', 'content_refused', (account) => failing(account, 'refusal')],
];

async function failing({ liveKey }: Account, step: 'empty_draft' | 'hang' | 'refusal'): Promise<TestAnswer> {
  api.upstream.script(step, step, step, step);
  const answer = await api.generate(draftRequest, { key: liveKey });
  api.upstream.reset();
  return answer;
}

/** The names of an answer's headers and of its error's members, and what must not differ in their values. */
function shapeOf({ status, headers, body }: TestAnswer) {
  const { type, code, required_credits, remaining_credits, violated_policies, window_seconds } = body.error;
  return {
    status,
    headers: Object.keys(headers).sort(),
    shouldRetry: headers['x-should-retry'],
    members: Object.keys(body.error).sort(),
    error: { type, code, required_credits, remaining_credits, violated_policies, window_seconds },
    meta: Object.keys(body.meta),
  };
}

describe.each(forced)("a test key's goal %s", (goal, code, real) => {
  it('is answered as the real failure is: status, headers, members', async () => {
    const account = await createTestAccount(api.core);
    const answer = await api.generate({ ...draftRequest, goal }, { key: account.testKey });
    expectError(answer, code);
    const actual = await real(account);
    expectError(actual, code);
    expect(shapeOf(answer)).toEqual(shapeOf(actual));
  });

  it('charges nothing, stores no draft, reaches no model, and counts in the usage of test mode', async () => {
    const account = await createTestAccount(api.core);
    const asked = api.upstream.requests.length;
    await api.generate({ ...draftRequest, goal }, { key: account.testKey });
    expect(api.upstream.requests).toHaveLength(asked);
    expect(await readBooks(api.core, account.accountId)).toEqual({
      used: 0,
      held: 0,
      open: 0,
      charges: 0,
      drafts: 0,
      calls: 1,
    });
    expect(await auditCredits(api.core)).toEqual([]);
    const usage = async (key: string) =>
      (await api.send({ path: '/api/v1/account/usage', key })).body.data.current_period;
    const limited = code === 'rate_limit_exceeded';
    expect(await usage(account.testKey)).toMatchObject({
      api_calls: limited ? 0 : 1,
      credits_used: 0,
      rate_limit_hits: limited ? 1 : 0,
    });
    expect(await usage(account.liveKey)).toMatchObject({ api_calls: 0, rate_limit_hits: 0 });
  });

  it('is an ordinary goal with a live key, and with anything about it changed', async () => {
    const account = await createTestAccount(api.core);
    expect((await api.generate({ ...draftRequest, goal }, { key: account.liveKey })).status).toBe(200);
    for (const other of [goal.toUpperCase(), `${goal}.`, `${goal} please`, goal.replace(':', ': ')]) {
      const answer = await api.generate({ ...draftRequest, goal: other }, { key: account.testKey });
      expect([other, answer.status]).toEqual([other, 200]);
    }
    const [row] = await api.core.sql`
      select count(*)::int as charges from ledger_entries where account_id = ${account.accountId} and kind = 'charge'`;
    expect(row?.charges).toBe(5);
  });

  it('leaves an idempotency key free, and what was answered under it as it was', async () => {
    const account = await createTestAccount(api.core);
    const headers = { 'idempotency-key': 'order-1' };
    const call = (body: unknown) => api.generate(body, { key: account.testKey, headers });
    expectError(await call({ ...draftRequest, goal }), code);
    const first = await call(draftRequest);
    expect(first.status).toBe(200);
    expect((await call(draftRequest)).text).toBe(first.text);
  });

  it('comes after what a good key is asked first: state and body', async () => {
    const { accountId } = api.account;
    const past = new Date(Date.now() - 60_000);
    const revoked = await createTestKey(api.core, accountId, { mode: 'test', revokedAt: past });
    expectError(await api.generate({ ...draftRequest, goal }, { key: revoked }), 'api_key_revoked');
    const { testKey } = api.account;
    expectError(await api.generate({ goal }, { key: testKey }), 'validation_failed');
  });
});

it('a forced 429 takes no token', async () => {
  const { accountId, testKey: key } = await createTestAccount(api.core);
  await api.core.sql`update account_limits set generate_per_minute = 2 where account_id = ${accountId}`;
  const limited = { ...draftRequest, goal: 'test:rate_limited' };
  for (let call = 0; call < 5; call++) {
    const answer = await api.generate(limited, { key });
    expectError(answer, 'rate_limit_exceeded');
    expect(answer.headers).toMatchObject({
      'retry-after': '30',
      ratelimit: '"generate";r=0;t=60',
      'x-ratelimit-limit': '2',
    });
  }
  expect((await api.generate(draftRequest, { key })).status).toBe(200);
});

it('a forced 429 is one hit, also where as many drafts are in the making as may be, and is suspended like any call', async () => {
  const { accountId, testKey: key } = await createTestAccount(api.core);
  await api.core.sql`update account_limits set in_flight = 1 where account_id = ${accountId}`;
  await api.generate(draftRequest, { key });
  await api.core.sql`update credit_periods set held = 5 where account_id = ${accountId}`;
  const limited = { ...draftRequest, goal: 'test:rate_limited' };
  expectError(await api.generate(limited, { key }), 'rate_limit_exceeded');
  const [counted] = await api.core.sql`
    select (select array_agg(error_code) from calls where account_id = ${accountId} and status = 429) as codes,
      (select sum(rate_limit_hits)::int from usage_days where account_id = ${accountId}) as hits`;
  expect(counted).toEqual({ codes: ['rate_limit_exceeded'], hits: 1 });
  await suspendAccount(api.core, accountId);
  const suspended = await api.generate(limited, { key });
  expectError(suspended, 'account_suspended');
  expect(suspended.headers).toHaveProperty('x-ratelimit-limit');
});

it('test calls spend a pool of 1,000 credits of their own, at 5 a draft, and are told apart', async () => {
  const account = await createTestAccount(api.core, { monthlyCredits: 0 });
  const first = await api.generate(draftRequest, { key: account.testKey });
  expect(first.body.data.metadata.model).toBe('composer-1');
  expect(first.headers).toMatchObject({ 'x-credits-limit': '1000', 'x-credits-remaining': '995' });
  await api.core.sql`
    update credit_periods set used = 996 where account_id = ${account.accountId} and mode = 'test'`;
  const answer = await api.generate(draftRequest, { key: account.testKey });
  expectError(answer, 'insufficient_credits');
  expect(answer.body.error.remaining_credits).toBe(4);
  const [event] = await api.core.sql`
    select livemode, payload::json->>'livemode' as sent from events where account_id = ${account.accountId}`;
  expect(event).toEqual({ livemode: false, sent: 'false' });
});
