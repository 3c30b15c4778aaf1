import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../accounts/index.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { createPartitionsAhead } from '../db/partitions.ts';
import { defaultTimings, type Timings } from '../policy.ts';
import { admitKey } from '../testing/admit-key.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { issueKey } from './issue-key.ts';
import { hashKeyValue } from './key-format.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

let now = new Date('2026-02-03T10:00:00.000Z');
const clock = { now: () => now };

let database: TestDatabase;
let core: Database & { clock: typeof clock; timings: Timings };

beforeAll(async () => {
  database = await createTestDatabase();
  core = {
    ...openDatabase({ url: database.url, applicationName: 'keys test' }),
    clock,
    timings: defaultTimings,
  };
  await createPartitionsAhead(core.sql, now);
});

afterAll(async () => {
  await core.close();
  await database.drop();
});

let owner = 0;
async function newAccountId(): Promise<string> {
  const ownerId = `usr_keys_${++owner}`;
  await core.sql`insert into users (id, name, email) values (${ownerId}, 'Sample', ${`${ownerId}@example.com`})`;
  return (await createAccount(core, { ownerId, name: 'Sample', tier: 'free' })).id;
}

const use = (value: string, scope: 'emails:generate' | 'usage:read' = 'emails:generate') =>
  admitKey(core, { hash: hashKeyValue(value), scope, receivedAt: now });

describe('keys', () => {
  test('are created with every scope, shown once, and work', async () => {
    const accountId = await newAccountId();
    const { record, value } = await issueKey(core, {
      accountId,
      mode: 'live',
      name: 'CRM worker',
      createdBy: null,
    });
    expect(record).toEqual({
      id: expect.stringMatching(/^key_[0-9A-HJKMNP-TV-Z]{26}$/),
      name: 'CRM worker',
      description: null,
      mode: 'live',
      start: value.slice(0, 12),
      last4: value.slice(-4),
      scopes: ['emails:generate', 'emails:evaluate', 'usage:read'],
      status: 'active',
      created_at: '2026-02-03T10:00:00.000Z',
      created_by: null,
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
      revoked_reason: null,
      rotated_from: null,
      replaced_by: null,
    });
    expect(await use(value)).toMatchObject({
      ok: true,
      value: { accountId, keyId: record.id, mode: 'live' },
    });
  });

  test('are held to the scopes and the expiry that they were created with', async () => {
    const accountId = await newAccountId();
    const expiresAt = new Date(now.getTime() + 1000);
    const { value } = await issueKey(core, {
      accountId,
      mode: 'test',
      name: 'Narrow',
      scopes: ['usage:read'],
      createdBy: null,
      expiresAt,
    });
    expect(await use(value)).toMatchObject({ ok: false, failure: { code: 'insufficient_scope' } });
    expect(await use(value, 'usage:read')).toMatchObject({ ok: true });
    const before = now;
    now = expiresAt;
    expect(await use(value, 'usage:read')).toMatchObject({ ok: false, failure: { code: 'api_key_expired' } });
    expect((await listKeys(core, { accountId, limit: 1 })).keys[0]?.status).toBe('expired');
    now = before;
  });

  test('are listed by account, newest first, a page at a time', async () => {
    const [accountId, other] = [await newAccountId(), await newAccountId()];
    await issueKey(core, { accountId: other, mode: 'live', name: 'Not listed', createdBy: null });
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      now = new Date(now.getTime() + 1);
      ids.unshift((await issueKey(core, { accountId, mode: 'live', name, createdBy: null })).record.id);
    }
    const first = await listKeys(core, { accountId, limit: 2 });
    const second = await listKeys(core, { accountId, limit: 2, after: first.keys.at(-1)?.id });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.keys, ...second.keys].map((key) => key.id)).toEqual(ids);
    expect(await listKeys(core, { accountId: 'acct_none', limit: 2 })).toEqual({ keys: [], hasMore: false });
  });

  test('end when they are revoked, and keep the first reason', async () => {
    const accountId = await newAccountId();
    const { record, value } = await issueKey(core, {
      accountId,
      mode: 'live',
      name: 'Leaked',
      createdBy: null,
    });
    const first = await revokeKey(core, { keyId: record.id, reason: 'leaked', actor: 'operator' });
    expect(first).toMatchObject({
      ok: true,
      value: { status: 'revoked', revoked_at: now.toISOString(), revoked_reason: 'leaked' },
    });
    now = new Date(now.getTime() + 60_000);
    expect(await revokeKey(core, { keyId: record.id, reason: 'again', actor: 'operator' })).toEqual(first);
    expect(await use(value)).toMatchObject({ ok: false, failure: { code: 'api_key_revoked' } });
  });

  test('are not revoked through another account, which learns nothing', async () => {
    const [accountId, other] = [await newAccountId(), await newAccountId()];
    const { record, value } = await issueKey(core, {
      accountId,
      mode: 'live',
      name: 'Mine',
      createdBy: null,
    });
    const [theirs, missing] = [
      await revokeKey(core, { keyId: record.id, accountId: other, reason: 'x', actor: 'operator' }),
      await revokeKey(core, { keyId: 'key_none', accountId: other, reason: 'x', actor: 'operator' }),
    ];
    expect(theirs).toEqual(missing);
    expect(theirs).toMatchObject({ ok: false, failure: { code: 'resource_not_found' } });
    expect(await use(value)).toMatchObject({ ok: true });
  });
});
