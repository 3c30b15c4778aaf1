import { effectivenessRatings, lengths, tones } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from '../../../testing/books.ts';
import { describeKeyRoute } from '../../../testing/common-route-tests.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestAccount } from '../../../testing/test-account.ts';
import { GenerateBody, generateAnswerExample } from './generate.schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeKeyRoute(
  {
    method: 'POST',
    path: '/api/v1/emails/generate',
    scope: 'emails:generate',
    good: { body: draftRequest },
  },
  () => api,
);

describe('a good call of generate', () => {
  it('answers the example that the reference shows with the draft that it shows', async () => {
    const [body] = GenerateBody.examples;
    const path = '/api/v1/emails/generate';
    const answer = await api.send({ method: 'POST', path, key: api.account.liveKey, body });
    expect(answer.status).toBe(200);
    const { emailContent, subjectLine, evaluation } = generateAnswerExample.data;
    expect(answer.body.data).toMatchObject({ emailContent, subjectLine, evaluation });
  });

  it('answers exactly the members that the specification names', async () => {
    const { status, headers, body } = await api.generate(draftRequest, {
      headers: { 'cache-control': 'no-cache' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toStrictEqual({
      success: true,
      data: {
        emailContent: expect.stringMatching(/\S/),
        subjectLine: expect.stringMatching(/^[^\n\r]+$/),
        evaluation: {
          spamScore: expect.any(Number),
          toneAnalysis: expect.toBeOneOf([...tones, 'undetermined']),
          effectiveness: expect.toBeOneOf([...effectivenessRatings, 'undetermined']),
        },
        metadata: { generationTime: expect.any(Number), model: 'composer-1', cached: false },
      },
      meta: { credits_used: 5, processing_time_ms: expect.any(Number) },
    });
    const { spamScore } = body.data.evaluation;
    expect(spamScore).toBeGreaterThanOrEqual(0);
    expect(spamScore).toBeLessThanOrEqual(10);
    expect(spamScore).toBe(Number(spamScore.toFixed(1)));
    expect(Array.from(body.data.subjectLine).length).toBeLessThanOrEqual(lengths.subjectLine);
    expect(body.meta.processing_time_ms).toBeGreaterThanOrEqual(body.data.metadata.generationTime);
  });

  it('writes from what was asked: another offer gives another draft that speaks of it', async () => {
    const fleet = await api.generate();
    const payroll = await api.generate({ ...draftRequest, offer: 'Payroll software for restaurants' });
    expect(payroll.body.data.emailContent).toMatch(/payroll/i);
    expect(fleet.body.data.emailContent).not.toMatch(/payroll/i);
    expect(fleet.body.data.emailContent).toMatch(/18\s?%/);
  });

  it('charges 5 credits and says so in the headers', async () => {
    const account = await createTestAccount(api.core, { monthlyCredits: 12 });
    const first = await api.generate(draftRequest, { key: account.liveKey });
    const second = await api.generate(draftRequest, { key: account.liveKey });
    const credits = (answer: typeof first) => ({
      used: answer.headers['x-credits-used'],
      remaining: answer.headers['x-credits-remaining'],
      limit: answer.headers['x-credits-limit'],
    });
    expect(credits(first)).toEqual({ used: '5', remaining: '7', limit: '12' });
    expect(credits(second)).toEqual({ used: '5', remaining: '2', limit: '12' });
    const reset = Number(first.headers['x-credits-reset']);
    expect(reset).toBeGreaterThan(27 * 86_400);
    expect(reset).toBeLessThanOrEqual(31 * 86_400);
    expect(await readBooks(api.core, account.accountId)).toEqual({
      used: 10,
      held: 0,
      open: 0,
      charges: 2,
      drafts: 2,
      calls: 2,
    });
  });

  it('names the draft and the times that it took', async () => {
    const { headers } = await api.generate();
    expect(headers['x-generation-id']).toMatch(/^gen_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(headers['server-timing']).toMatch(
      /^database;dur=\d+(\.\d)?, model;dur=\d+(\.\d)?, evaluation;dur=\d+(\.\d)?$/,
    );
    const [stored] = await api.core.sql`select id from drafts where id = ${headers['x-generation-id'] ?? ''}`;
    expect(stored?.id).toBe(headers['x-generation-id']);
  });

  it('writes professionally where no tone is asked for', async () => {
    const answer = await api.generate();
    const [draft] = await api.core.sql`
      select request->>'tone' as tone from drafts where id = ${answer.headers['x-generation-id'] ?? ''}`;
    expect(draft?.tone).toBe('professional');
  });

  it.each(tones)('takes the tone %s and all optional fields', async (tone) => {
    const answer = await api.generate({
      ...draftRequest,
      tone,
      industry: 'Logistics',
      additionalContext: 'We work with 40 carriers in Europe.',
    });
    expect(answer.status).toBe(200);
  });

  it('trims what callers paste along and keeps one kind of line break', async () => {
    const answer = await api.generate({
      ...draftRequest,
      persona: '\u00a0\ufeff \tHead of Sales\u200b\r\n',
      additionalContext: 'First line\r\nsecond line\rthird line',
    });
    const [draft] = await api.core.sql`
      select request->>'persona' as persona, request->>'additionalContext' as context
      from drafts where id = ${answer.headers['x-generation-id'] ?? ''}`;
    expect(draft).toEqual({ persona: 'Head of Sales', context: 'First line\nsecond line\nthird line' });
  });

  it("takes a test key's credits from the test pool, and leaves live usage alone", async () => {
    const account = await createTestAccount(api.core);
    const answer = await api.generate(draftRequest, { key: account.testKey });
    expect(answer.body.data.metadata.model).toBe('composer-1');
    expect(answer.headers['x-credits-limit']).toBe('1000');
    const usage = await api.send({ path: '/api/v1/account/usage', key: account.liveKey });
    expect(usage.body.data.current_period).toMatchObject({ api_calls: 0, credits_used: 0 });
  });
});

describe('generate with Claude', () => {
  it('serves live keys from the upstream and test keys never', async () => {
    await using claude = await startTestApi({ engine: 'claude' });
    const live = await claude.generate();
    expect(live.body.data.metadata.model).toMatch(/^claude-/);
    expect(live.body.data.emailContent).toContain(draftRequest.offer);
    expect(claude.upstream.requests).toHaveLength(1);
    const test = await claude.generate(draftRequest, { key: claude.account.testKey });
    expect(test.body.data.metadata.model).toBe('composer-1');
    expect(claude.upstream.requests).toHaveLength(1);
  });
});
