import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeKeyRoute } from '../../../testing/common-route-tests.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestAccount } from '../../../testing/test-account.ts';

const path = '/api/v1/account/usage';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeKeyRoute({ method: 'GET', path, scope: 'usage:read', good: {} }, () => api);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

type Day = { date: string; api_calls: number; credits_used: number; rate_limit_hits: number };

describe('usage', () => {
  it('answers exactly the members that the specification names', async () => {
    const account = await createTestAccount(api.core, { tier: 'starter' });
    const answer = await api.send({ path, key: account.liveKey });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const today = new Date().toISOString().slice(0, 10);
    const nothing = { api_calls: 0, credits_used: 0, rate_limit_hits: 0 };
    expect(answer.body).toStrictEqual({
      success: true,
      data: {
        current_period: { start_date: instant, end_date: instant, ...nothing },
        daily_breakdown: [{ date: today, ...nothing }],
        endpoint_usage: {
          '/emails/generate': { calls: 0, credits: 0, avg_response_time_ms: 0 },
          '/account/usage': { calls: 0, credits: 0, avg_response_time_ms: 0 },
        },
        tier_info: { current_tier: 'starter', monthly_limit: 2_500, remaining_credits: 2_500 },
      },
    });
  });

  it('tells of the calls that were made, good and bad, and of itself in the next answer', async () => {
    const account = await createTestAccount(api.core, { monthlyCredits: 12 });
    const generate = (body: unknown) => api.generate(body, { key: account.liveKey });
    await generate(draftRequest);
    await generate({});
    await generate('{');
    await generate(draftRequest);
    await generate(draftRequest);
    const first = await api.send({ path, key: account.liveKey });
    const second = await api.send({ path, key: account.liveKey });
    expect(first.body.data.current_period).toMatchObject({
      api_calls: 5,
      credits_used: 10,
      rate_limit_hits: 0,
    });
    expect(second.body.data).toMatchObject({
      current_period: { api_calls: 6, credits_used: 10 },
      endpoint_usage: {
        '/emails/generate': { calls: 5, credits: 10 },
        '/account/usage': { calls: 1, credits: 0 },
      },
      tier_info: { monthly_limit: 12, remaining_credits: 2 },
    });
    const average = second.body.data.endpoint_usage['/emails/generate'].avg_response_time_ms;
    expect(average).toBeGreaterThan(0);
    expect(average).toBe(Number(average.toFixed(1)));
  });

  it('sends the credits as headers and charges nothing', async () => {
    const { headers, body } = await api.send({ path, key: api.account.liveKey });
    expect(headers['x-credits-used']).toBe('0');
    expect(headers['x-credits-limit']).toBe(String(body.data.tier_info.monthly_limit));
    expect(headers['x-credits-remaining']).toBe(String(body.data.tier_info.remaining_credits));
    expect(Number(headers['x-credits-reset'])).toBeGreaterThan(0);
    expect(headers['server-timing']).toMatch(/^database;dur=\d+(\.\d)?$/);
  });

  it('always adds up: days, endpoints and credits', async () => {
    const account = await createTestAccount(api.core);
    // Ten days into the month, with calls on some of them.
    await api.core.sql`
      update accounts set period_anchor_at = date_trunc('day', now() - interval '10 days', 'UTC') where id = ${account.accountId}`;
    const history = [
      [9, '/emails/generate', 3, 10],
      [9, '/account/usage', 2, 0],
      [4, '/emails/generate', 7, 35],
      [1, '/emails/generate', 1, 5],
    ] as const;
    for (const [daysAgo, endpoint, calls, credits] of history) {
      await api.core.sql`
        insert into usage_days (account_id, mode, day, endpoint, calls, credits, rate_limit_hits, duration_us)
        values (${account.accountId}, 'live', (now() at time zone 'UTC')::date - ${daysAgo}::int, ${endpoint}, ${calls}, ${credits}, 1, 1000)`;
    }
    await Promise.all(Array.from({ length: 6 }, () => api.generate(draftRequest, { key: account.liveKey })));
    const { data } = (await api.send({ path, key: account.liveKey })).body;
    const days: Day[] = data.daily_breakdown;
    const first = Date.parse(data.current_period.start_date);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 11 }, (_, index) =>
        new Date(first + index * 86_400_000).toISOString().slice(0, 10),
      ),
    );
    const sum = (field: 'api_calls' | 'credits_used' | 'rate_limit_hits') =>
      days.reduce((total, day) => total + day[field], 0);
    const perEndpoint = Object.values<{ calls: number; credits: number }>(data.endpoint_usage);
    expect(data.current_period).toMatchObject({ api_calls: 19, credits_used: 80, rate_limit_hits: 4 });
    expect(sum('api_calls')).toBe(19);
    expect(sum('credits_used')).toBe(80);
    expect(sum('rate_limit_hits')).toBe(4);
    expect(perEndpoint.reduce((total, { calls }) => total + calls, 0)).toBe(19);
    expect(perEndpoint.reduce((total, { credits }) => total + credits, 0)).toBe(80);
    expect(days[0]).toMatchObject({ api_calls: 0 });
  });

  it('is of the whole account, whichever of its keys asks, and of no other', async () => {
    const account = await createTestAccount(api.core);
    const other = await createTestAccount(api.core);
    await api.generate(draftRequest, { key: account.liveKey });
    const theirs = await api.send({ path, key: other.liveKey });
    expect(theirs.body.data.current_period.api_calls).toBe(0);
    const test = await api.send({ path, key: account.testKey });
    expect(test.body.data).toMatchObject({
      current_period: { api_calls: 0 },
      tier_info: { monthly_limit: 1_000, remaining_credits: 1_000 },
    });
  });

  it('does not look at a body', async () => {
    const answer = await api.send({ path, key: api.account.liveKey, body: '{"persona":' });
    expect(answer.status).toBe(200);
  });
});
