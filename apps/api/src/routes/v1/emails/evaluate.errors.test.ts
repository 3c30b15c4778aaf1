import { evaluateBodyBytesMax, type FailureCode, lengths } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, expectNoEcho } from '../../../testing/expect-error.ts';
import {
  blankTexts,
  brokenTexts,
  notStrings,
  soundTexts,
  unknownKeys,
} from '../../../testing/hostile/field-cases.ts';
import { notJson } from '../../../testing/hostile/json-cases.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestAccount, createTestKey, unknownKey } from '../../../testing/test-account.ts';

const path = '/api/v1/emails/evaluate';
const email = {
  subjectLine: 'A question',
  emailContent: 'Hi there,\n\nHow do you plan your routes?\n\nThanks,',
};
const fieldLengths = {
  subjectLine: lengths.evaluatedSubjectLine,
  emailContent: lengths.evaluatedEmailContent,
  persona: lengths.persona,
  offer: lengths.offer,
  goal: lengths.goal,
  industry: lengths.industry,
  additionalContext: lengths.additionalContext,
};
const fields = Object.keys(fieldLengths) as (keyof typeof fieldLengths)[];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.core.sql`
    update account_limits set evaluate_per_minute = 1000000 where account_id = ${api.account.accountId}`;
});
afterAll(() => api?.close());

const evaluate = (body: unknown, key = api.account.liveKey) => api.send({ method: 'POST', path, key, body });

/** The body with some members replaced by raw JSON. */
function bodyWith(members: Record<string, string>): string {
  const all = {
    ...Object.fromEntries(Object.entries(email).map(([name, value]) => [name, JSON.stringify(value)])),
    ...members,
  };
  return `{${Object.entries(all)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`;
}

async function expectField(body: string, field: string, code: string): Promise<void> {
  const answer = await evaluate(body);
  expectError(answer, 'validation_failed');
  expect(answer.body.error.errors).toEqual([{ field, code, message: expect.stringContaining(field) }]);
  expectNoEcho(answer.text, body);
}

describe('a body that evaluate does not take', () => {
  it.each(notJson)('is no JSON: %s', async (_name, body) => {
    expectError(await evaluate(body), 'invalid_json');
  });

  it('has neither subject nor content', async () => {
    const answer = await evaluate('{"tone":"casual"}');
    expectError(answer, 'validation_failed');
    expect(
      answer.body.error.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ['subjectLine', 'missing_required_field'],
      ['emailContent', 'missing_required_field'],
    ]);
  });

  it.each([...fields, 'tone'])('has a %s that is no string, blank or broken', async (field) => {
    for (const value of notStrings) await expectField(bodyWith({ [field]: value }), field, 'invalid_type');
    for (const [, text] of blankTexts) {
      const code = field === 'tone' ? 'invalid_enum_value' : 'blank';
      await expectField(bodyWith({ [field]: JSON.stringify(text) }), field, code);
    }
    for (const [, text] of brokenTexts) {
      const code = field === 'tone' ? 'invalid_enum_value' : 'invalid_characters';
      await expectField(bodyWith({ [field]: `"${text}"` }), field, code);
    }
  });

  it.each(fields)('has a %s of one code point too many', async (field) => {
    for (const unit of ['a', '\u{1f600}']) {
      const text = unit.repeat(fieldLengths[field] + 1);
      await expectField(bodyWith({ [field]: JSON.stringify(text) }), field, 'too_long');
    }
  });

  it.each(unknownKeys)('has %s', async (_name, member, code, field) => {
    const answer = await evaluate(bodyWith({}).replace(/}$/, `,${member}}`));
    expectError(answer, 'validation_failed');
    expect(answer.body.error.errors).toMatchObject([{ field, code }]);
  });

  it('is larger than 384 KiB', async () => {
    const fits = JSON.stringify(email).padEnd(evaluateBodyBytesMax, ' ');
    expect((await evaluate(fits)).status).toBe(200);
    const answer = await evaluate(`${fits} `);
    expectError(answer, 'payload_too_large');
    expect(answer.body.error.message).toContain('384 KiB');
  });
});

describe('a body that evaluate takes', () => {
  it('has every field as long as it may be, each character escaped', async () => {
    const escaped = Object.fromEntries(
      fields.map((field) => [field, `"${'\\ud83d\\ude00'.repeat(fieldLengths[field])}"`]),
    );
    expect((await evaluate(bodyWith(escaped))).status).toBe(200);
  });

  it.each(soundTexts)('holds %s', async (_name, text) => {
    const everywhere = Object.fromEntries(fields.map((field) => [field, JSON.stringify(text.slice(0, 100))]));
    expect((await evaluate(bodyWith(everywhere))).status).toBe(200);
  });

  it('is scored in little time, however it is made', async () => {
    const seeds = ['a', '\n', '!', '? ', 'FREE ', '[', '<a', 'http://', 'a.com ', '\u200b.', '😀', 'fr33 '];
    for (const seed of seeds) {
      const emailContent = `x${seed.repeat(20_000).slice(0, 19_990)}x`.toWellFormed();
      const answer = await evaluate({ subjectLine: `x${seed.repeat(40)}x`, emailContent });
      expect(answer.status).toBe(200);
      // 2.5 to 5 ms are measured; the margin is a busy machine's.
      expect(Number(/evaluation;dur=([\d.]+)/.exec(answer.headers['server-timing'] ?? '')?.[1])).toBeLessThan(
        1_000,
      );
    }
  });
});

describe('several faults at once', () => {
  const badBodies: [string, unknown][] = [
    ['invalid fields', { persona: 1 }],
    ['no JSON', '{'],
    ['no body', ''],
    ['a body that is too large', 'x'.repeat(evaluateBodyBytesMax + 1)],
  ];

  it.each(badBodies)('the key, the limit and the scope come before the body: %s', async (_name, body) => {
    const { core } = api;
    const limited = await createTestAccount(core);
    await core.sql`update account_limits set evaluate_per_minute = 1 where account_id = ${limited.accountId}`;
    expect((await evaluate(email, limited.liveKey)).status).toBe(200);
    const narrow = await createTestKey(core, api.account.accountId, { scopes: ['emails:generate'] });
    const faults: [FailureCode, string][] = [
      ['invalid_api_key', unknownKey()],
      ['rate_limit_exceeded', limited.liveKey],
      ['insufficient_scope', narrow],
    ];
    for (const [code, key] of faults) expectError(await evaluate(body, key), code);
  });
});
