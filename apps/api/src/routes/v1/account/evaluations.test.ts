import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from '../../../testing/books.ts';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createSignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/account/evaluations';
const email = {
  subjectLine: 'A question',
  emailContent: 'Hi there,\n\nHow do you plan your routes?\n\nThanks,',
};
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeSessionRoute(
  { method: 'POST', path, writes: true, policy: 'evaluate', good: { body: email } },
  () => api,
);

describe('an evaluation for whoever is signed in', () => {
  it('is the one that a key gets, shares its bucket, and counts under its own name', async () => {
    const { session, accountId, liveKey } = await createSignedIn(api.core);
    const mine = await api.send({ method: 'POST', path, key: session, body: email });
    const keys = await api.send({
      method: 'POST',
      path: '/api/v1/emails/evaluate',
      key: liveKey,
      body: email,
    });
    expect(mine.body.data).toEqual(keys.body.data);
    expect(mine.body.meta).toEqual({ credits_used: 0, processing_time_ms: expect.any(Number) });
    expect(mine.headers['server-timing']).toMatch(/^database;dur=\d+(\.\d)?, evaluation;dur=\d+(\.\d)?$/);
    expect([mine, keys].map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['119', '118']);
    expect(await readBooks(api.core, accountId)).toMatchObject({ used: 0, drafts: 0, calls: 2 });
    const usage = await api.send({ path: '/api/v1/account/usage', key: liveKey });
    expect(usage.body.data.endpoint_usage['/account/evaluations']).toMatchObject({ calls: 1, credits: 0 });
  });

  it('is refused and counted where its body is wrong', async () => {
    const { session, accountId } = await createSignedIn(api.core);
    const answer = await api.send({
      method: 'POST',
      path,
      key: session,
      body: { subjectLine: 'A question' },
    });
    expectError(answer, 'validation_failed');
    expect((await readBooks(api.core, accountId)).calls).toBe(1);
  });
});
