import { auditCredits } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from '../../../testing/books.ts';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createSignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/account/drafts';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ engine: 'claude' });
});
afterAll(() => api?.close());

describeSessionRoute(
  { method: 'POST', path, writes: true, policy: 'generate', good: { body: draftRequest } },
  () => api,
);

const draft = (key: string, body: unknown = draftRequest, headers: Record<string, string> = {}) =>
  api.send({ method: 'POST', path, key, body, headers });

async function usageOf(key: string) {
  return (await api.send({ path: '/api/v1/account/usage', key })).body.data;
}

describe('a draft for whoever is signed in', () => {
  it('is answered, charged, stored and told of as one of generate, without a key', async () => {
    const { session, accountId } = await createSignedIn(api.core, { monthlyCredits: 12 });
    const answer = await draft(session);
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({
      success: true,
      data: {
        emailContent: expect.stringContaining(draftRequest.offer),
        subjectLine: expect.any(String),
        evaluation: expect.any(Object),
        metadata: {
          generationTime: expect.any(Number),
          model: expect.stringMatching(/^claude-/),
          cached: false,
        },
      },
      meta: { credits_used: 5, processing_time_ms: expect.any(Number) },
    });
    expect(answer.headers).toMatchObject({
      'x-credits-used': '5',
      'x-credits-remaining': '7',
      'x-generation-id': expect.stringMatching(/^gen_/),
    });
    expect(await readBooks(api.core, accountId)).toEqual({
      used: 5,
      held: 0,
      open: 0,
      charges: 1,
      drafts: 1,
      calls: 1,
    });
    const [event] = await api.core.sql`
      select payload::json->'data' as data from events where account_id = ${accountId} and type = 'email.generated'`;
    expect(event?.data).toMatchObject({ key_id: null, endpoint: '/account/drafts', credits_used: 5 });
    const rows = await api.core.sql`
      select key_id, mode from drafts where account_id = ${accountId}
      union all select key_id, mode from calls where account_id = ${accountId}`;
    expect(rows).toEqual([
      { key_id: null, mode: 'live' },
      { key_id: null, mode: 'live' },
    ]);
    expect(await auditCredits(api.core)).toEqual([]);
  });

  it('shares credits, bucket, cap and cache with the keys of the account', async () => {
    const { session, accountId, liveKey } = await createSignedIn(api.core, { monthlyCredits: 10 });
    await api.core.sql`update account_limits set generate_per_minute = 3 where account_id = ${accountId}`;
    const first = await draft(session);
    const again = await api.send({
      method: 'POST',
      path: '/api/v1/emails/generate',
      key: liveKey,
      body: draftRequest,
    });
    expect(again.body.data.metadata.cached).toBe(true);
    expect(again.body.data.emailContent).toBe(first.body.data.emailContent);
    const poor = await draft(session);
    expectError(poor, 'insufficient_credits');
    expect(poor.headers['x-credits-remaining']).toBe('0');
    expectError(await draft(session), 'rate_limit_exceeded');
  });

  it('counts in usage under its own name: good, bad and limited', async () => {
    const { session, accountId, liveKey } = await createSignedIn(api.core);
    await api.core.sql`update account_limits set generate_per_minute = 3 where account_id = ${accountId}`;
    await draft(session);
    expectError(await draft(session, { ...draftRequest, tone: 'loud' }), 'validation_failed');
    expectError(await draft(session, '{'), 'invalid_json');
    expectError(await draft(session), 'rate_limit_exceeded');
    const usage = await usageOf(liveKey);
    expect(usage.current_period).toMatchObject({ api_calls: 3, credits_used: 5, rate_limit_hits: 1 });
    expect(usage.endpoint_usage['/account/drafts']).toMatchObject({ calls: 3, credits: 5 });
    const days: { api_calls: number }[] = usage.daily_breakdown;
    expect(days.reduce((sum, day) => sum + day.api_calls, 0)).toBe(3);
  });

  it('is charged once however often it is asked for under an Idempotency-Key, which a key has for itself', async () => {
    const { session, accountId, liveKey } = await createSignedIn(api.core);
    const headers = { 'idempotency-key': 'order-1' };
    const first = await draft(session, draftRequest, headers);
    const replay = await draft(session, draftRequest, headers);
    expect(replay.text).toBe(first.text);
    expect(replay.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'x-original-request-id': first.headers['x-request-id'],
    });
    expectError(
      await draft(session, { ...draftRequest, goal: 'Another' }, headers),
      'idempotency_key_reused',
    );
    const other = await api.generate({ ...draftRequest, goal: 'Another' }, { key: liveKey, headers });
    expect(other.status).toBe(200);
    expect((await readBooks(api.core, accountId)).charges).toBe(2);
  });

  it('is charged to nobody when the model fails', async () => {
    const { session, accountId } = await createSignedIn(api.core);
    api.upstream.script('refusal');
    expectError(await draft(session), 'content_refused');
    api.upstream.reset();
    expect(await readBooks(api.core, accountId)).toMatchObject({ used: 0, held: 0, open: 0, calls: 1 });
  });

  it('needs a verified address, as a live key does', async () => {
    const { session, accountId, ownerId } = await createSignedIn(api.core);
    await api.core.sql`update users set email_verified = false where id = ${ownerId}`;
    expectError(await draft(session), 'email_not_verified');
    expect(await readBooks(api.core, accountId)).toMatchObject({ used: 0, drafts: 0, calls: 1 });
  });

  it('is no forced answer: the words for test keys are a goal like any other', async () => {
    const { session } = await createSignedIn(api.core);
    expect((await draft(session, { ...draftRequest, goal: 'test:rate_limited' })).status).toBe(200);
  });
});
