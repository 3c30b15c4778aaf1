import { expect, it } from 'vitest';
import { readBooks } from './testing/books.ts';
import { draftRequest, startTestApi } from './testing/start-test-api.ts';

it('makes two round trips a draft, whatever the engine, and three for usage', async () => {
  const statements: string[] = [];
  await using api = await startTestApi({ engine: 'claude', onStatement: (text) => statements.push(text) });
  const usage = () => api.send({ path: '/api/v1/account/usage', key: api.account.liveKey });
  // The first call of a month opens it, and the first on a connection asks for types.
  await api.generate();
  await usage();
  for (const key of [api.account.liveKey, api.account.liveKey]) {
    statements.length = 0;
    expect((await api.generate(draftRequest, { key })).status).toBe(200);
    expect(statements.map((text) => /\b(\w+)\(/.exec(text)?.[1])).toEqual([
      'begin_generation',
      'settle_generations',
    ]);
  }
  statements.length = 0;
  api.upstream.script('refusal');
  expect((await api.generate()).status).toBe(422);
  expect(statements.map((text) => /\b(\w+)\(/.exec(text)?.[1])).toEqual([
    'begin_generation',
    'release_generation',
  ]);
  statements.length = 0;
  expect((await usage()).status).toBe(200);
  expect(statements).toHaveLength(3);
});

it('has no transaction open, and no statement running, while the model works', async () => {
  await using api = await startTestApi({ engine: 'claude' });
  await api.generate();
  api.upstream.otherwise({ kind: 'ok', delayMs: 4_000 });
  const calls = Array.from({ length: 6 }, () => api.generate());
  await expect.poll(() => readBooks(api.core, api.account.accountId)).toMatchObject({ open: 6 });
  const states = new Set<string>();
  for (let sample = 0; sample < 20; sample++) {
    const sessions = await api.core.sql<{ state: string; inTransaction: boolean }[]>`
      select state, xact_start is not null as "inTransaction" from pg_stat_activity
      where datname = current_database() and application_name = 'firstline-api'`;
    expect(sessions.length).toBeGreaterThan(0);
    for (const { state, inTransaction } of sessions)
      states.add(`${state}${inTransaction ? ' in transaction' : ''}`);
  }
  expect((await readBooks(api.core, api.account.accountId)).open).toBe(6);
  expect([...states]).toEqual(['idle']);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(200));
});
