import { tones } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from '../../../testing/books.ts';
import { describeKeyRoute } from '../../../testing/common-route-tests.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestAccount } from '../../../testing/test-account.ts';
import { EvaluateBody, evaluateAnswerExample } from './evaluate.schema.ts';

const path = '/api/v1/emails/evaluate';
const email = {
  subjectLine: 'A question',
  emailContent: 'Hi there,\n\nHow do you plan your routes?\n\nThanks,',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const evaluate = (body: unknown, key = api.account.liveKey) => api.send({ method: 'POST', path, key, body });

describeKeyRoute({ method: 'POST', path, scope: 'emails:evaluate', good: { body: email } }, () => api);

describe('a good call of evaluate', () => {
  it('answers exactly the members that the contract names, and the example of the reference', async () => {
    const { status, headers, body } = await evaluate(EvaluateBody.examples?.[0]);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toStrictEqual({
      ...evaluateAnswerExample,
      meta: { credits_used: 0, processing_time_ms: expect.any(Number) },
    });
    expect(headers['server-timing']).toMatch(/^database;dur=\d+(\.\d)?, evaluation;dur=\d+(\.\d)?$/);
  });

  const contexts = [
    {},
    { industry: 'Logistics', additionalContext: 'We work with 40 carriers in Europe.\r\nSince 2014.' },
  ];
  it.each(tones)("gives a draft's own scores when it is sent with its request's fields: %s", async (tone) => {
    for (const context of contexts) {
      const request = { ...draftRequest, ...context, tone };
      const { subjectLine, emailContent, evaluation } = (await api.generate(request)).body.data;
      const answer = await evaluate({ ...request, subjectLine, emailContent });
      expect(answer.body.data.evaluation).toStrictEqual(evaluation);
    }
  });

  it("gives a draft's own scores where its request named no tone", async () => {
    const { subjectLine, emailContent, evaluation } = (await api.generate()).body.data;
    const answer = await evaluate({ ...draftRequest, subjectLine, emailContent });
    expect(answer.body.data.evaluation).toStrictEqual(evaluation);
  });

  it('explains its points: what the rubric took stands in the findings', async () => {
    const { data } = (await evaluate(email)).body;
    const lost = (data.findings as { criterion: string; points: number }[])
      .filter(({ criterion }) => !/^spam_(?!signs)/.test(criterion))
      .reduce((sum, { points }) => sum + points, 0);
    expect(lost).toBeGreaterThan(0);
    expect(data.points).toBeCloseTo(100 - lost);
  });

  it('knows a spam from a mail, and shows the words', async () => {
    const spam = {
      subjectLine: 'Act now!!! 100% free',
      emailContent: 'CLICK HERE to claim your guaranteed prize: http://bit.ly/x',
    };
    const { data } = (await evaluate(spam)).body;
    expect(data.evaluation.spamScore).toBeGreaterThanOrEqual(5);
    expect(data.evaluation.effectiveness).toBe('poor');
    const excerpts = data.findings.flatMap(({ excerpt }: { excerpt?: string }) => excerpt ?? []);
    expect(excerpts.length).toBeGreaterThan(0);
    for (const excerpt of excerpts) expect(`${spam.subjectLine}\n${spam.emailContent}`).toContain(excerpt);
    expect((await evaluate(email)).body.data.evaluation.spamScore).toBeLessThan(5);
  });

  it('answers in any language, and says where it cannot judge', async () => {
    const german = {
      subjectLine: 'Eine Frage zur Tourenplanung',
      emailContent:
        'Guten Tag,\n\nwie planen Sie heute Ihre Touren, und wie viele Fahrten sind leer?\n\nGruß',
    };
    const japanese = { subjectLine: 'ご質問', emailContent: '配送ルートはどのように計画されていますか。' };
    for (const foreign of [german, japanese]) {
      const { status, body } = await evaluate(foreign);
      expect(status).toBe(200);
      expect(body.data.evaluation).toMatchObject({
        toneAnalysis: 'undetermined',
        effectiveness: 'undetermined',
      });
      expect(body.data.findings[0].criterion).toBe('language_not_covered');
    }
  });

  it('costs nothing, stores no text, and is counted under its own name', async () => {
    const account = await createTestAccount(api.core);
    await evaluate(email, account.liveKey);
    await evaluate({}, account.liveKey);
    expect(await readBooks(api.core, account.accountId)).toMatchObject({
      used: 0,
      charges: 0,
      drafts: 0,
      calls: 2,
    });
    const usage = await api.send({ path: '/api/v1/account/usage', key: account.liveKey });
    expect(usage.body.data.endpoint_usage['/emails/evaluate']).toMatchObject({ calls: 2, credits: 0 });
    expect(usage.body.data.current_period).toMatchObject({ api_calls: 2, credits_used: 0 });
  });

  it('has a bucket of its own: 120 a minute, whatever was generated', async () => {
    const account = await createTestAccount(api.core);
    await api.generate(draftRequest, { key: account.liveKey });
    const { headers } = await evaluate(email, account.liveKey);
    expect(headers['ratelimit-policy']).toBe('"evaluate";q=120;w=60');
    expect(headers['x-ratelimit-remaining']).toBe('119');
  });

  it('scores for a test key as for a live one', async () => {
    const [live, test] = [await evaluate(email), await evaluate(email, api.account.testKey)];
    expect(test.body.data).toEqual(live.body.data);
  });
});
