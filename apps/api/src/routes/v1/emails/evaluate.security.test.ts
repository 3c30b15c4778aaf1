import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const path = '/api/v1/emails/evaluate';
const statements: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ engine: 'claude', onStatement: (statement) => statements.push(statement) });
});
afterAll(() => api?.close());

const evaluate = (emailContent: string) =>
  api.send({
    method: 'POST',
    path,
    key: api.account.liveKey,
    body: { subjectLine: 'A question', emailContent, persona: emailContent },
  });

it('asks no model, and the database twice', async () => {
  await evaluate('Warm up.');
  statements.length = 0;
  expect((await evaluate('How do you plan your routes?')).status).toBe(200);
  expect(statements.map((text) => /\b(\w+)\(/.exec(text)?.[1])).toEqual(['admit_call', 'count_call']);
  expect(api.upstream.requests).toHaveLength(0);
});

it('keeps nothing of what it reads, in no table and no log', async () => {
  const canary = randomBytes(12).toString('hex');
  const { text } = await evaluate(`Click here: ${canary} is guaranteed!!!`);
  const tables = await api.core.sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const [row] = await api.core.sql.unsafe(
      `select count(*)::int as found from ${name} t where t::text like '%${canary}%'`,
    );
    expect({ name, found: row?.found }).toEqual({ name, found: 0 });
  }
  expect(api.log.text()).toContain('/emails/evaluate');
  expect(api.log.text()).not.toContain(canary);
  for (const secret of [api.account.liveKey, api.account.accountId, api.account.ownerId]) {
    expect(text).not.toContain(secret);
  }
});
