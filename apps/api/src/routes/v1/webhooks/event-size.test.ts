import { eventSchema, eventTypes, lengths } from '@firstline/core';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBooks } from '../../../testing/books.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

/** What a receiver's server has to take at most (20 KB: what the large senders of webhooks stay under). */
const payloadBytesMax = 20_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ engine: 'claude' });
});
afterAll(() => api?.close());

const readEvents = () => api.core.sql<{ payload: string }[]>`
  select payload from events where account_id = ${api.account.accountId} and type = 'email.generated'`;

/** As many bytes as so many characters can have: four each in UTF-8. */
const widest = (length: number) => '\u{1f44b}'.repeat(length);

it('the longest draft in characters of four bytes is answered, and its event holds it within 20 KB', async () => {
  const draft = { subject: widest(lengths.subjectLine), body: widest(lengths.emailContent) };
  api.upstream.script({ kind: 'draft', ...draft }, { kind: 'draft', ...draft });
  const answer = await api.generate();
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ subjectLine: draft.subject, emailContent: draft.body });

  const [event] = await readEvents();
  const payload = event?.payload ?? '';
  expect(JSON.parse(payload).data.result).toEqual(answer.body.data);
  const type = eventTypes.find(({ name }) => name === 'email.generated');
  if (!type) throw new Error('there is no such event');
  const judge = formats.default(new Ajv({ strict: false })).compile(eventSchema(type));
  expect([judge(JSON.parse(payload)), judge.errors]).toEqual([true, null]);
  expect(Buffer.byteLength(payload)).toBeGreaterThan(4 * lengths.emailContent);
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(payloadBytesMax);
});

it('a draft of one character more is written anew, and where it stays too long nothing is charged', async () => {
  const tooLong = { kind: 'draft', subject: 'Routes', body: widest(lengths.emailContent + 1) } as const;
  const before = await readBooks(api.core, api.account.accountId);
  api.upstream.script(tooLong, tooLong, tooLong);
  const answer = await api.generate();
  expect([answer.status, answer.body.error.code]).toEqual([502, 'generation_failed']);
  expect(await readBooks(api.core, api.account.accountId)).toMatchObject({ charges: before.charges });
  expect(await readEvents()).toHaveLength(1);
});
