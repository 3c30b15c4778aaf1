import type { FailureCode } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import type { TestAnswer } from '../../../testing/send.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { suspendAccount } from '../../../testing/test-account.ts';
import { createSignedIn, type SignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/keys';
let api: TestApi;
let mine: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  mine = await createSignedIn(api.core);
  other = await createSignedIn(api.core);
});
afterAll(() => api?.close());

const operations: [method: string, at: string, body?: unknown][] = [
  ['GET', ''],
  ['PATCH', '', { name: 'Taken' }],
  ['DELETE', ''],
  ['POST', '/rotate'],
  ['POST', ''],
];

async function firstKeyOf(person: SignedIn): Promise<string> {
  const [row] = await api.core.sql`
    select id from api_keys where account_id = ${person.accountId} and mode = 'live'`;
  return row?.id;
}

/** What an answer says, but for what is its request's own. */
function essence({ status, headers, body }: TestAnswer) {
  const { request_id: _id, ...error } = body.error;
  const names = Object.keys(headers).sort();
  const { 'content-type': type, 'x-should-retry': retry } = headers;
  return { status, names, type, retry, error };
}

describe.each(operations)('%s /keys/:keyId%s', (method, at, body) => {
  const ask = (keyId: string, session: string | undefined) =>
    api.send({ method, path: `${path}/${keyId}${at}`, body, ...(session ? { key: session } : {}) });

  it("answers another account's key exactly as a missing one, and leaves it alone", async () => {
    const theirs = await firstKeyOf(other);
    const before = await api.core.sql`select * from api_keys where account_id = ${other.accountId}`;
    const answers = [];
    for (const keyId of [
      theirs,
      'key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
      'x',
      '%00',
      'null',
      "'--",
      'a'.repeat(300),
    ]) {
      const answer = await ask(keyId, mine.session);
      expectError(answer, 'resource_not_found');
      answers.push(essence(answer));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await api.core.sql`select * from api_keys where account_id = ${other.accountId}`).toEqual(before);
  });

  it('takes a session and nothing else', async () => {
    const keyId = await firstKeyOf(mine);
    const before = await api.core.sql`select * from api_keys where id = ${keyId}`;
    const refused: [FailureCode, string | undefined][] = [
      ['missing_session', undefined],
      ['invalid_session', 'nothing'],
      ['session_required', mine.liveKey],
      ['session_required', mine.testKey],
    ];
    for (const [code, session] of refused) expectError(await ask(keyId, session), code);
    const cookie = { cookie: mine.cookie, origin: 'https://elsewhere.example' };
    const foreign = await api.send({ method, path: `${path}/${keyId}${at}`, body, headers: cookie });
    expectError(foreign, 'origin_not_allowed');
    expect(await api.core.sql`select * from api_keys where id = ${keyId}`).toEqual(before);
  });

  it('changes nothing for a suspended account', async () => {
    const suspended = await createSignedIn(api.core);
    const keyId = await firstKeyOf(suspended);
    await suspendAccount(api.core, suspended.accountId);
    const answer = await ask(keyId, suspended.session);
    if (method === 'GET') expect(answer.status).toBe(200);
    else expectError(answer, 'account_suspended');
  });
});

it('no table and no log holds a key that was made or rotated, and no answer a hash', async () => {
  const make = await api.send({ method: 'POST', path, key: mine.session, body: { name: 'Canary' } });
  const { id, key } = make.body.data;
  const rotate = await api.send({ method: 'POST', path: `${path}/${id}/rotate`, key: mine.session });
  const values: string[] = [key, rotate.body.data.key];
  for (const value of values) await api.generate(undefined, { key: value });
  const tables = await api.core.sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`;
  const starts: string[] = [];
  for (const { name } of tables) {
    const rows = await api.core.sql.unsafe(`select t::text as row from ${name} t`);
    const text = rows.map(({ row }) => row).join('\n');
    for (const value of values) {
      expect(text).not.toContain(value.slice(12));
      if (text.includes(value.slice(0, 12))) starts.push(name);
    }
  }
  // The search can find: the beginnings are kept, to tell keys apart by.
  expect(new Set(starts)).toEqual(new Set(['api_keys']));
  for (const value of values) expect(api.log.text()).not.toContain(value.slice(12));
  const [row] = await api.core.sql`select encode(hash, 'hex') as hash from api_keys where id = ${id}`;
  expect(make.text + rotate.text).not.toContain(row?.hash);
});
