import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestKey } from '../../../testing/test-account.ts';
import { createSignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/requests';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeSessionRoute({ method: 'GET', path, writes: false, good: {} }, () => api);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the request log', () => {
  it('shows each counted call, and each that a limit refused, with exactly these members', async () => {
    const { session, accountId, liveKey, testKey } = await createSignedIn(api.core);
    const good = await api.generate(draftRequest, { key: liveKey });
    const bad = await api.generate({ persona: 'A canary' }, { key: testKey });
    const limited = await api.generate({ ...draftRequest, goal: 'test:rate_limited' }, { key: testKey });
    const draft = await api.send({
      method: 'POST',
      path: '/api/v1/account/drafts',
      key: session,
      body: draftRequest,
    });
    const usage = await api.send({ path: '/api/v1/account/usage', key: liveKey });
    const keys = await api.core.sql`select id, mode from api_keys where account_id = ${accountId}`;
    const keyOf = (mode: string) => keys.find((key) => key.mode === mode)?.id;
    const common = {
      created_at: instant,
      duration_ms: expect.any(Number),
      error_code: null,
      credits_used: 0,
    };
    const live = { ...common, mode: 'live', key_id: keyOf('live'), status: 200 };
    const test = { ...common, mode: 'test', key_id: keyOf('test') };
    const generate = { endpoint: '/emails/generate' };
    const id = ({ headers }: typeof good) => ({ request_id: headers['x-request-id'] });
    const answer = await api.send({ path, key: session });
    expect(answer.body).toStrictEqual({
      success: true,
      data: [
        { ...live, ...id(usage), endpoint: '/account/usage' },
        { ...live, ...id(draft), endpoint: '/account/drafts', key_id: null, credits_used: 5 },
        { ...test, ...id(limited), ...generate, status: 429, error_code: 'rate_limit_exceeded' },
        { ...test, ...id(bad), ...generate, status: 400, error_code: 'validation_failed' },
        { ...live, ...id(good), ...generate, credits_used: 5 },
      ],
      meta: { has_more: false, next_cursor: null },
    });
    expect(answer.body.data[4].duration_ms).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/canary/i);
  });

  it('comes 20 at a time, newest first, and a cursor leads through all of it once', async () => {
    const { session, accountId } = await createSignedIn(api.core);
    const key = await createTestKey(api.core, accountId);
    for (let call = 0; call < 23; call++) await api.send({ path: '/api/v1/account/usage', key });
    const first = await api.send({ path, key: session });
    expect(first.body.data).toHaveLength(20);
    const second = await api.send({ path: `${path}?after=${first.body.meta.next_cursor}`, key: session });
    expect(second.body.data).toHaveLength(3);
    expect(second.body.meta).toEqual({ has_more: false, next_cursor: null });
    const ids = [...first.body.data, ...second.body.data].map((call) => call.request_id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
  });

  it("holds no other account's calls, whatever the cursor", async () => {
    const mine = await createSignedIn(api.core);
    const other = await createSignedIn(api.core);
    await api.send({ path: '/api/v1/account/usage', key: mine.liveKey });
    await api.send({ path: '/api/v1/account/usage', key: other.liveKey });
    const [theirs] = (await api.send({ path, key: other.session })).body.data;
    const answer = await api.send({ path: `${path}?after=${theirs.request_id}`, key: mine.session });
    expect(answer.body.data).toHaveLength(1);
    expect(answer.text).not.toContain(theirs.request_id);
  });

  it('refuses a cursor that is none, and a limit that is out of range', async () => {
    const { session: key } = await createSignedIn(api.core);
    for (const after of ['', 'x', 'req_', '%00', 'key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5', 'req_~']) {
      expectError(await api.send({ path: `${path}?after=${after}`, key }), 'invalid_cursor');
    }
    for (const limit of ['0', '101', 'x']) {
      expectError(await api.send({ path: `${path}?limit=${limit}`, key }), 'validation_failed');
    }
  });
});
