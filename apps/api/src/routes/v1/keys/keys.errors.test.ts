import { type FailureCode, lengths, tiers } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, expectNoEcho } from '../../../testing/expect-error.ts';
import { blankTexts, brokenTexts, notStrings, soundTexts } from '../../../testing/hostile/field-cases.ts';
import { notJson } from '../../../testing/hostile/json-cases.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestKey } from '../../../testing/test-account.ts';
import { createSignedIn, type SignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/keys';
let api: TestApi;
let someone: SignedIn;
let keyId: string;
beforeAll(async () => {
  api = await startTestApi();
  someone = await createSignedIn(api.core);
  await api.core.sql`
    update account_limits set account_per_minute = 1000000 where account_id = ${someone.accountId}`;
  keyId = (await ask('POST', '', { name: 'Sample', mode: 'test' })).body.data.id;
});
afterAll(() => api?.close());

const ask = (method: string, at: string, body?: unknown, session = someone.session) =>
  api.send({ method, path: `${path}${at}`, key: session, body });

async function keyCount(): Promise<number> {
  const [row] = await api.core.sql`
    select count(*)::int as keys from api_keys where account_id = ${someone.accountId}`;
  return row?.keys;
}

async function expectField(method: string, at: string, body: unknown, field: string, code: string) {
  const answer = await ask(method, at, body);
  expectError(answer, 'validation_failed');
  const { errors, param } = answer.body.error;
  expect({ param, errors }).toEqual({
    param: field,
    errors: [{ field, code, message: expect.stringContaining(field) }],
  });
  expectNoEcho(answer.text, JSON.stringify(body));
}

const past = '2020-01-01T00:00:00Z';
/** A field's value that both bodies refuse, with the field and the code that the answer names. */
const refused: [string, unknown, string, string][] = [
  ...notStrings.map((json): [string, unknown, string, string] => ['name', json, 'name', 'invalid_type']),
  ...blankTexts.map(([, text]): [string, unknown, string, string] => [
    'name',
    JSON.stringify(text),
    'name',
    'blank',
  ]),
  ...brokenTexts.map(([, text]): [string, unknown, string, string] => [
    'name',
    `"${text}"`,
    'name',
    'invalid_characters',
  ]),
  ['name', JSON.stringify('\u{1f600}'.repeat(lengths.keyName + 1)), 'name', 'too_long'],
  ['description', JSON.stringify('a'.repeat(lengths.keyDescription + 1)), 'description', 'too_long'],
  ['description', '""', 'description', 'blank'],
  ['description', '5', 'description', 'invalid_type'],
  ['scopes', '[]', 'scopes', 'blank'],
  ['scopes', '"usage:read"', 'scopes', 'invalid_type'],
  ['scopes', 'null', 'scopes', 'invalid_type'],
  ['scopes', '["usage:write"]', 'scopes.0', 'invalid_enum_value'],
  ['scopes', '["usage:read","Usage:read"]', 'scopes.1', 'invalid_enum_value'],
  ['scopes', '["usage:read",5]', 'scopes.1', 'invalid_type'],
  ['scopes', '["usage:read","usage:read"]', 'scopes', 'duplicate_item'],
  ['expires_at', '"tomorrow"', 'expires_at', 'invalid_format'],
  ['expires_at', '"2099-02-30T00:00:00Z"', 'expires_at', 'invalid_format'],
  ['expires_at', '"2099-12-31"', 'expires_at', 'invalid_format'],
  ['expires_at', '"2099-12-31T23:59:60Z"', 'expires_at', 'invalid_format'],
  ['expires_at', '"2099-12-31T00:00:00"', 'expires_at', 'invalid_format'],
  ['expires_at', '4102444800', 'expires_at', 'invalid_type'],
  ['expires_at', `"${past}"`, 'expires_at', 'out_of_range'],
  ['owner', '1', 'owner', 'unknown_field'],
  ['account_id', '"acct_1"', 'account_id', 'unknown_field'],
  ['status', '"active"', 'status', 'unknown_field'],
  ['__proto__', '{"mode":"live"}', '__proto__', 'unknown_field'],
];

describe('a key is not made', () => {
  it('where a field is wrong, and nothing is written', async () => {
    const before = await keyCount();
    for (const [name, json, field, code] of refused) {
      const rest = name === 'name' ? '' : '"name":"Sample",';
      await expectField('POST', '', `{${rest}"${name}":${json}}`, field, code);
    }
    for (const name of ['description', 'expires_at', 'mode']) {
      const code = 'invalid_type';
      await expectField('POST', '', `{"name":"Sample","${name}":null}`, name, code);
    }
    await expectField('POST', '', { name: 'Sample', mode: 'Live' }, 'mode', 'invalid_enum_value');
    await expectField('POST', '', {}, 'name', 'missing_required_field');
    expect(await keyCount()).toBe(before);
  });

  it('from a body that is none', async () => {
    for (const [, body] of notJson) expectError(await ask('POST', '', body), 'invalid_json');
    expectError(await ask('POST', ''), 'empty_body');
    for (const body of ['[]', 'null', '"x"', '5', 'true']) {
      const answer = await ask('POST', '', body);
      expectError(answer, 'validation_failed');
      expect(answer.body.error.param).toBe('body');
    }
  });

  it('past the number that the tier allows', async () => {
    const free = await createSignedIn(api.core, { tier: 'free' });
    // One was made with the account.
    const create = () => ask('POST', '', { name: 'Sample' }, free.session);
    for (let made = 1; made < tiers.free.liveKeys; made++) expect((await create()).status).toBe(201);
    expectError(await create(), 'limit_reached');
    expect((await ask('POST', '', { name: 'Sample', mode: 'test' }, free.session)).status).toBe(201);
  });

  it('for live use before the address is verified', async () => {
    const person = await createSignedIn(api.core);
    await api.core.sql`update users set email_verified = false where id = ${person.ownerId}`;
    expectError(await ask('POST', '', { name: 'Sample' }, person.session), 'email_not_verified');
    expect((await ask('POST', '', { name: 'Sample', mode: 'test' }, person.session)).status).toBe(201);
  });

  it.each(soundTexts)('only with a name of plain letters: it may hold %s', async (_name, text) => {
    const name = text.slice(0, 100);
    const { status, body } = await ask('POST', '', { name, mode: 'test', description: text });
    expect(status).toBe(201);
    expect((await ask('GET', `/${body.data.id}`)).body.data.name).toBe(body.data.name);
    await ask('DELETE', `/${body.data.id}`);
  });
});

describe('a key is not changed', () => {
  it('where a field is wrong', async () => {
    const before = await ask('GET', `/${keyId}`);
    for (const [name, json, field, code] of refused) {
      await expectField('PATCH', `/${keyId}`, `{"${name}":${json}}`, field, code);
    }
    await expectField('PATCH', `/${keyId}`, { mode: 'live' }, 'mode', 'unknown_field');
    await expectField('PATCH', `/${keyId}`, { name: null }, 'name', 'invalid_type');
    expect((await ask('GET', `/${keyId}`)).body).toEqual(before.body);
  });

  it.each([
    ['null', 'body', 'invalid_type'],
    ['[]', 'body', 'invalid_type'],
  ])('by the body %s', async (body, field, code) => {
    const answer = await ask('PATCH', `/${keyId}`, body);
    expectError(answer, 'validation_failed');
    expect(answer.body.error.errors).toMatchObject([{ field, code }]);
  });
});

describe('a key is not rotated', () => {
  it('with a grace that is out of range or no whole number', async () => {
    const cases: [string, string][] = [
      ['-1', 'out_of_range'],
      ['604801', 'out_of_range'],
      ['1e9', 'out_of_range'],
      ['0.5', 'invalid_type'],
      ['"60"', 'invalid_type'],
      ['null', 'invalid_type'],
      ['true', 'invalid_type'],
    ];
    const field = 'grace_period_seconds';
    for (const at of ['/rotate', '']) {
      for (const [json, code] of cases) {
        await expectField('POST', `/${keyId}${at}`, `{"${field}":${json}}`, field, code);
      }
      await expectField('POST', `/${keyId}${at}`, { grace: 5 }, 'grace', 'unknown_field');
      expectError(await ask('POST', `/${keyId}${at}`, '{'), 'invalid_json');
    }
    expect((await ask('GET', `/${keyId}`)).body.data.status).toBe('active');
  });
});

it('a key that has ended or was replaced is answered 409 key_not_active', async () => {
  const make = async () => (await ask('POST', '', { name: 'Sample', mode: 'test' })).body.data.id;
  const [revoked, expired, replaced] = [await make(), await make(), await make()];
  await ask('DELETE', `/${revoked}`);
  await api.core.sql`update api_keys set expires_at = now() where id = ${expired}`;
  await ask('POST', `/${replaced}/rotate`);
  for (const id of [revoked, expired]) {
    expectError(await ask('PATCH', `/${id}`, { name: 'x' }), 'key_not_active');
    expectError(await ask('POST', `/${id}/rotate`), 'key_not_active');
    expectError(await ask('POST', `/${id}`), 'key_not_active');
  }
  expectError(await ask('POST', `/${replaced}/rotate`), 'key_not_active');
  expectError(await ask('PATCH', `/${replaced}`, { expires_at: null }), 'key_not_active');
  expect((await ask('PATCH', `/${replaced}`, { name: 'Renamed' })).status).toBe(200);
});

describe('a list is refused', () => {
  const other = 'key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5';
  const queries: [string, FailureCode, string?, string?][] = [
    ['?limit=0', 'validation_failed', 'limit', 'out_of_range'],
    ['?limit=101', 'validation_failed', 'limit', 'out_of_range'],
    ['?limit=-1', 'validation_failed', 'limit', 'out_of_range'],
    ['?limit=', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=ten', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=1e1', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=1.5', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=%201', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=0x10', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=1&limit=2', 'validation_failed', 'limit', 'invalid_type'],
    ['?limit=9999999999999999999999', 'validation_failed', 'limit', 'invalid_type'],
    ['?status=gone', 'validation_failed', 'status', 'invalid_enum_value'],
    ['?status=Active', 'validation_failed', 'status', 'invalid_enum_value'],
    ['?status=', 'validation_failed', 'status', 'invalid_enum_value'],
    ['?stauts=active', 'validation_failed', 'stauts', 'unknown_field'],
    ['?__proto__=active', 'validation_failed', '__proto__', 'unknown_field'],
    ['?after=', 'invalid_cursor'],
    ['?after=x', 'invalid_cursor'],
    ['?after=%00', 'invalid_cursor'],
    [`?after=${other}x`, 'invalid_cursor'],
    [`?after=${other.toLowerCase()}`, 'invalid_cursor'],
    [`?after=${other.replace('key', 'acct')}`, 'invalid_cursor'],
    [`?after=${other}&after=${other}`, 'invalid_cursor'],
    ["?after=key_'%20or%201=1--", 'invalid_cursor'],
    [`?after=${'a'.repeat(5_000)}`, 'invalid_cursor'],
  ];
  it.each(queries)('%s', async (query, code, field, fieldCode) => {
    const answer = await ask('GET', query);
    expectError(answer, code);
    if (field) expect(answer.body.error.errors).toMatchObject([{ field, code: fieldCode }]);
  });

  it('not for a cursor of a key that is gone, or of another account', async () => {
    expect((await ask('GET', `?after=${other}`)).status).toBe(200);
    const theirs = await createSignedIn(api.core);
    await createTestKey(api.core, theirs.accountId);
  });
});
