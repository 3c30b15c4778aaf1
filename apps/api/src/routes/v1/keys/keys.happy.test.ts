import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestKey } from '../../../testing/test-account.ts';
import { createSignedIn, type SignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/keys';
let api: TestApi;
let someone: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeSessionRoute({ method: 'GET', path, writes: false, good: {} }, () => api);
describeSessionRoute(
  { method: 'POST', path, writes: true, good: { body: { name: 'CRM worker', mode: 'test' } } },
  () => api,
);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const id = expect.stringMatching(/^key_[0-9A-HJKMNP-TV-Z]{26}$/);

const ask = (method: string, at: string, body?: unknown) =>
  api.send({ method, path: `${path}${at}`, key: someone.session, body });
const use = async (key: string) => (await api.send({ path: '/api/v1/account/usage', key })).status;

describe('keys of the account', () => {
  beforeAll(async () => {
    someone = await createSignedIn(api.core);
    await api.core.sql`
      update account_limits set account_per_minute = 1000000 where account_id = ${someone.accountId}`;
  });

  it('are made with exactly these members, and work', async () => {
    const answer = await ask('POST', '', { name: '  CRM worker ' });
    expect(answer.status).toBe(201);
    const { key, ...record } = answer.body.data;
    expect(answer.body).toStrictEqual({ success: true, data: { key, ...record } });
    expect(key).toMatch(/^fl_live_[0-9A-Za-z]{36}$/);
    expect(record).toStrictEqual({
      id,
      name: 'CRM worker',
      description: null,
      mode: 'live',
      start: key.slice(0, 12),
      last4: key.slice(-4),
      scopes: ['emails:generate', 'emails:evaluate', 'usage:read'],
      status: 'active',
      created_at: instant,
      created_by: someone.ownerId,
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
      revoked_reason: null,
      rotated_from: null,
      replaced_by: null,
    });
    expect((await api.generate(draftRequest, { key })).status).toBe(200);
    const read = await ask('GET', `/${record.id}`);
    expect(read.body).toStrictEqual({ success: true, data: { ...record, last_used_at: instant } });
  });

  it('are made with what is asked for', async () => {
    const body = {
      name: 'Narrow',
      mode: 'test',
      scopes: ['usage:read', 'emails:generate'],
      expires_at: '2099-01-01T01:00:00+01:00',
      description: 'Reads\r\nusage',
    };
    const { data } = (await ask('POST', '', body)).body;
    expect(data).toMatchObject({
      name: 'Narrow',
      mode: 'test',
      scopes: ['emails:generate', 'usage:read'],
      expires_at: '2099-01-01T00:00:00.000Z',
      description: 'Reads\nusage',
    });
    expect(data.key).toMatch(/^fl_test_/);
  });

  it('show their value once only', async () => {
    const { id: keyId, key } = (await ask('POST', '', { name: 'Once', mode: 'test' })).body.data;
    for (const answer of [
      await ask('GET', `/${keyId}`),
      await ask('GET', '?limit=100'),
      await ask('PATCH', `/${keyId}`, { name: 'Renamed' }),
      await ask('DELETE', `/${keyId}`),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(keyId);
      expect(answer.text).not.toContain(key);
      expect(answer.text).not.toContain(key.slice(12, -4));
    }
  });

  it('are changed by what is named, from the next call on', async () => {
    const { key, ...record } = (await ask('POST', '', { name: 'First', description: 'Text' })).body.data;
    const changed = await ask('PATCH', `/${record.id}`, {
      name: 'Second',
      description: null,
      scopes: ['emails:generate'],
      expires_at: '2099-01-01T00:00:00Z',
    });
    expect(changed.body).toStrictEqual({
      success: true,
      data: {
        ...record,
        name: 'Second',
        description: null,
        scopes: ['emails:generate'],
        expires_at: '2099-01-01T00:00:00.000Z',
      },
    });
    expect(await use(key)).toBe(403);
    expect((await ask('PATCH', `/${record.id}`, { expires_at: null })).body.data.expires_at).toBeNull();
  });

  it.each([
    ['no body', undefined],
    ['an empty body', ''],
    ['an empty object', {}],
  ])('stay as they are by a change with %s', async (_name, body) => {
    const { key: _, ...record } = (await ask('POST', '', { name: 'Same', mode: 'test' })).body.data;
    const answer = await ask('PATCH', `/${record.id}`, body);
    expect(answer.body).toStrictEqual({ success: true, data: record });
  });

  it('are revoked at once and for good, again without effect', async () => {
    const { key, ...record } = (await ask('POST', '', { name: 'Leaked', mode: 'test' })).body.data;
    expect(await use(key)).toBe(200);
    const first = await ask('DELETE', `/${record.id}`);
    expect(first.body.data).toMatchObject({ status: 'revoked', revoked_at: instant });
    expect((await api.send({ path: '/api/v1/account/usage', key })).body.error.code).toBe('api_key_revoked');
    expect((await ask('DELETE', `/${record.id}`)).body).toEqual(first.body);
  });

  it.each(['/rotate', ''])('are rotated at /keys/:keyId%s, with a day of grace unless asked', async (at) => {
    const { key, ...record } = (await ask('POST', '', { name: 'Old', mode: 'test' })).body.data;
    const answer = await ask('POST', `/${record.id}${at}`);
    expect(answer.status).toBe(201);
    const { key: newKey, ...replacement } = answer.body.data;
    expect(replacement).toStrictEqual({
      ...record,
      id: expect.not.stringMatching(record.id),
      start: newKey.slice(0, 12),
      last4: newKey.slice(-4),
      created_at: instant,
      rotated_from: record.id,
    });
    expect([await use(key), await use(newKey)]).toEqual([200, 200]);
    const old = (await ask('GET', `/${record.id}`)).body.data;
    expect(old).toMatchObject({ status: 'rotating', replaced_by: replacement.id });
    const graceMs = Date.parse(old.expires_at) - Date.parse(replacement.created_at);
    expect(graceMs).toBe(86_400_000);

    const second = await ask('POST', `/${replacement.id}${at}`, { grace_period_seconds: 0 });
    expect([await use(newKey), await use(second.body.data.key)]).toEqual([401, 200]);
    expect((await ask('GET', `/${replacement.id}`)).body.data.status).toBe('expired');
  });
});

describe('the list of keys', () => {
  const list = async (query = '') => (await ask('GET', query)).body;

  beforeAll(async () => {
    someone = await createSignedIn(api.core);
    await api.core.sql`
      update account_limits set account_per_minute = 1000000 where account_id = ${someone.accountId}`;
    for (let index = 0; index < 23; index++) await createTestKey(api.core, someone.accountId);
  });

  it('comes newest first, 20 at a time, and a cursor leads through all of it once', async () => {
    const first = await list();
    expect(first.data).toHaveLength(20);
    expect(first.meta).toEqual({ has_more: true, next_cursor: expect.any(String) });
    const second = await list(`?after=${first.meta.next_cursor}`);
    expect(second.data).toHaveLength(5);
    expect(second.meta).toEqual({ has_more: false, next_cursor: null });
    const ids = [...first.data, ...second.data].map((record: { id: string }) => record.id);
    expect(new Set(ids).size).toBe(25);
    expect(ids).toEqual([...ids].sort().reverse());
    const byOne: string[] = [];
    for (let after = ''; ; ) {
      const page = await list(`?limit=1${after}`);
      byOne.push(page.data[0].id);
      if (!page.meta.has_more) break;
      after = `&after=${page.meta.next_cursor}`;
    }
    expect(byOne).toEqual(ids);
    expect((await list('?limit=100')).data).toHaveLength(25);
  });

  it('stays whole while keys are made between its pages', async () => {
    const first = await list('?limit=10');
    await createTestKey(api.core, someone.accountId);
    const second = await list(`?limit=100&after=${first.meta.next_cursor}`);
    expect(second.data).toHaveLength(15);
  });

  it('is of one status where one is asked for', async () => {
    const [revoked, rotated, expired] = (await list('?limit=3')).data;
    await ask('DELETE', `/${revoked.id}`);
    await ask('POST', `/${rotated.id}/rotate`);
    await api.core.sql`update api_keys set expires_at = now() where id = ${expired.id}`;
    for (const [status, record] of Object.entries({ revoked, rotating: rotated, expired })) {
      const page = await list(`?status=${status}`);
      expect(page.data.map((key: { id: string; status: string }) => [key.id, key.status])).toEqual([
        [record.id, status],
      ]);
    }
    const active = await list('?status=active&limit=100');
    expect(active.data).toHaveLength(24);
    const [other] = (await list('?status=active&limit=1')).data;
    expect((await list(`?status=revoked&after=${other.id}`)).data).toHaveLength(1);
  });

  it("holds no other account's keys, whatever the cursor", async () => {
    const other = await createSignedIn(api.core);
    const theirs = await api.send({ path, key: other.session });
    expect(theirs.body.data).toHaveLength(2);
    const cursor = theirs.body.data[0].id;
    const mine = await list(`?limit=100&after=${cursor}`);
    for (const record of mine.data) expect(theirs.text).not.toContain(record.id);
  });
});
