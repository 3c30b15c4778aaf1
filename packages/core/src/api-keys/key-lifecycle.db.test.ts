import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../accounts/index.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';
import { gracePolicy, keyPolicy, type Mode, type Tier, tierNames, tiers } from '../policy.ts';
import { admitKey } from '../testing/admit-key.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { createKey } from './create-key.ts';
import { getKey } from './get-key.ts';
import { type IssuedKey, issueKey } from './issue-key.ts';
import { hashKeyValue } from './key-format.ts';
import { keyStatuses } from './key-record.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
import { updateKey } from './update-key.ts';

const start = '2026-02-03T10:00:00.000Z';
let core: TestCore;

beforeAll(async () => {
  core = await makeCore({ now: start });
});
afterAll(() => core?.[Symbol.asyncDispose]());

async function newAccount({ tier = 'free', verified = true }: { tier?: Tier; verified?: boolean } = {}) {
  const ownerId = createId('usr', core.clock.now());
  await core.sql`
    insert into users (id, name, email, email_verified)
    values (${ownerId}, 'Sample', ${`${ownerId}@example.com`}, ${verified})`;
  return (await createAccount(core, { ownerId, name: 'Sample', tier })).id;
}

const create = (accountId: string, mode: Mode = 'live') =>
  createKey(core, { accountId, mode, name: 'CRM worker', createdBy: null }, 'operator');

const issue = (accountId: string, more: { mode?: Mode; expiresAt?: Date } = {}) =>
  issueKey(core, { accountId, mode: 'live', name: 'CRM worker', createdBy: null, ...more });

const rotate = (accountId: string, keyId: string, graceSeconds = gracePolicy.secondsDefault) =>
  rotateKey(core, { accountId, keyId, graceSeconds, actor: 'operator' });

/** What a call with a key is answered: `ok` or the failure's code. */
async function use(value: string): Promise<string> {
  const receivedAt = core.clock.now();
  const result = await admitKey(core, { hash: hashKeyValue(value), scope: 'usage:read', receivedAt });
  return result.ok ? 'ok' : result.failure.code;
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.failure.code);
const after = (seconds: number) => new Date(core.clock.now().getTime() + seconds * 1000);
const wait = (seconds: number) => core.setTime(after(seconds).toISOString());

describe('the number of keys', () => {
  test.each(tierNames)(
    'is exactly what the tier %s allows, however many are asked for at once',
    async (tier) => {
      const accountId = await newAccount({ tier });
      const limit = tiers[tier].liveKeys;
      const results = await Promise.all(Array.from({ length: limit + 5 }, () => create(accountId)));
      const codes = results.map(codeOf);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(limit);
      expect(codes.filter((code) => code === 'limit_reached')).toHaveLength(5);
      const [row] =
        await core.sql`select count(*)::int as keys from api_keys where account_id = ${accountId}`;
      expect(row?.keys).toBe(limit);
    },
  );

  test('can be overridden for one account', async () => {
    const accountId = await newAccount();
    await core.sql`
      insert into account_limits (account_id, live_keys, updated_at) values (${accountId}, 3, ${core.clock.now()})`;
    expect(codeOf(await create(accountId))).toBe('ok');
    expect(codeOf(await create(accountId))).toBe('ok');
    expect(codeOf(await create(accountId))).toBe('ok');
    expect(codeOf(await create(accountId))).toBe('limit_reached');
  });

  test('counts keys that work, and none that were revoked, have expired or were replaced', async () => {
    const accountId = await newAccount();
    const expiring = await issue(accountId, { expiresAt: after(60) });
    const other = await issue(accountId);
    expect(codeOf(await create(accountId))).toBe('limit_reached');
    expect(codeOf(await rotate(accountId, other.record.id))).toBe('ok');
    expect(codeOf(await create(accountId))).toBe('limit_reached');
    await revokeKey(core, { keyId: expiring.record.id, reason: 'test', actor: 'operator' });
    const second = unwrap(await create(accountId));
    expect(codeOf(await create(accountId))).toBe('limit_reached');
    await updateKey(core, { accountId, keyId: second.record.id, actor: 'operator' }, { expiresAt: after(5) });
    await wait(5);
    expect(codeOf(await create(accountId))).toBe('ok');
  });

  test('has a bound of its own for test keys, which leave live ones alone', async () => {
    const accountId = await newAccount();
    const results = await Promise.all(
      Array.from({ length: keyPolicy.testKeysMax + 2 }, () => create(accountId, 'test')),
    );
    expect(results.map(codeOf).filter((code) => code === 'limit_reached')).toHaveLength(2);
    expect(codeOf(await create(accountId))).toBe('ok');
  });

  test('is no live one until the address is verified', async () => {
    const accountId = await newAccount({ verified: false });
    expect(codeOf(await create(accountId))).toBe('email_not_verified');
    expect(codeOf(await create(accountId, 'test'))).toBe('ok');
    await core.sql`
      update users set email_verified = true where id = (select owner_id from accounts where id = ${accountId})`;
    expect(codeOf(await create(accountId))).toBe('ok');
  });
});

describe('a rotation', () => {
  test('gives a new key like the old one, which works on until its grace ends', async () => {
    const accountId = await newAccount();
    const old = unwrap(
      await createKey(
        core,
        {
          accountId,
          mode: 'test',
          name: 'CRM worker',
          description: 'The one in the cellar',
          scopes: ['usage:read', 'emails:generate'],
          createdBy: null,
        },
        'operator',
      ),
    );
    await wait(10);
    const issued = unwrap(
      await rotateKey(core, { accountId, keyId: old.record.id, graceSeconds: 60, actor: 'operator' }),
    );
    expect(issued.value).not.toBe(old.value);
    const { id, start: begin, last4, created_at } = issued.record;
    expect(issued.record).toEqual({
      ...old.record,
      id,
      start: begin,
      last4,
      created_at,
      scopes: ['emails:generate', 'usage:read'],
      rotated_from: old.record.id,
    });
    const replaced = await getKey(core, { accountId, keyId: old.record.id });
    expect(replaced).toEqual({
      ok: true,
      value: { ...old.record, status: 'rotating', expires_at: after(60).toISOString(), replaced_by: id },
    });
    expect([await use(old.value), await use(issued.value)]).toEqual(['ok', 'ok']);
    await wait(59.999);
    expect([await use(old.value), await use(issued.value)]).toEqual(['ok', 'ok']);
    await wait(0.001);
    expect([await use(old.value), await use(issued.value)]).toEqual(['api_key_expired', 'ok']);
    expect(unwrap(await getKey(core, { accountId, keyId: old.record.id })).status).toBe('expired');
  });

  test('without a grace ends the old key at once', async () => {
    const accountId = await newAccount();
    const old = await issue(accountId);
    const issued = unwrap(await rotate(accountId, old.record.id, 0));
    expect([await use(old.value), await use(issued.value)]).toEqual(['api_key_expired', 'ok']);
  });

  test('never makes a key last longer than it was meant to', async () => {
    const accountId = await newAccount();
    const expiresAt = after(100);
    const old = await issue(accountId, { expiresAt });
    const issued = unwrap(await rotate(accountId, old.record.id, 3600));
    const replaced = unwrap(await getKey(core, { accountId, keyId: old.record.id }));
    expect([replaced.expires_at, issued.record.expires_at]).toEqual([
      expiresAt.toISOString(),
      expiresAt.toISOString(),
    ]);
  });

  test('happens once: of ten at once one succeeds, and a replaced, expired or revoked key is not rotated', async () => {
    const accountId = await newAccount();
    const old = await issue(accountId);
    const results = await Promise.all(Array.from({ length: 10 }, () => rotate(accountId, old.record.id)));
    expect(results.map(codeOf).sort()).toEqual([...Array(9).fill('key_not_active'), 'ok']);
    expect((await listKeys(core, { accountId, limit: 10 })).keys).toHaveLength(2);

    const expired = await issue(accountId, { expiresAt: core.clock.now() });
    const revoked = await issue(accountId);
    await revokeKey(core, { keyId: revoked.record.id, reason: 'test', actor: 'operator' });
    expect(codeOf(await rotate(accountId, expired.record.id))).toBe('key_not_active');
    expect(codeOf(await rotate(accountId, revoked.record.id))).toBe('key_not_active');
  });

  test("does not reach another account's key", async () => {
    const [accountId, other] = [await newAccount(), await newAccount()];
    const { record, value } = await issue(accountId);
    expect(await rotate(other, record.id)).toEqual(await rotate(other, 'key_none'));
    expect(codeOf(await rotate(other, record.id))).toBe('resource_not_found');
    expect(await use(value)).toBe('ok');
    expect((await listKeys(core, { accountId, limit: 10 })).keys).toHaveLength(1);
  });
});

describe('a change', () => {
  test('holds from the next call on, and leaves what it does not name', async () => {
    const accountId = await newAccount();
    const { record, value } = await issue(accountId);
    const change = (changes: Parameters<typeof updateKey>[2]) =>
      updateKey(core, { accountId, keyId: record.id, actor: 'operator' }, changes);
    expect(unwrap(await change({ name: 'Other', description: 'Text' }))).toEqual({
      ...record,
      name: 'Other',
      description: 'Text',
    });
    expect(await use(value)).toBe('ok');
    expect(unwrap(await change({ scopes: ['emails:generate'], description: null }))).toEqual({
      ...record,
      name: 'Other',
      scopes: ['emails:generate'],
    });
    expect(await use(value)).toBe('insufficient_scope');
    expect(unwrap(await change({}))).toEqual(unwrap(await getKey(core, { accountId, keyId: record.id })));
  });

  test('is not made to a key that has ended', async () => {
    const accountId = await newAccount();
    const expired = await issue(accountId, { expiresAt: core.clock.now() });
    const revoked = await issue(accountId);
    await revokeKey(core, { keyId: revoked.record.id, reason: 'test', actor: 'operator' });
    for (const { record } of [expired, revoked]) {
      const before = await getKey(core, { accountId, keyId: record.id });
      const changed = await updateKey(
        core,
        { accountId, keyId: record.id, actor: 'operator' },
        { expiresAt: null, name: 'x' },
      );
      expect(codeOf(changed)).toBe('key_not_active');
      expect(await getKey(core, { accountId, keyId: record.id })).toEqual(before);
    }
  });

  test('brings the end of a replaced key forward, and never puts it off', async () => {
    const accountId = await newAccount();
    const { record, value } = await issue(accountId);
    await rotate(accountId, record.id, 60);
    const change = (expiresAt: Date | null) =>
      updateKey(core, { accountId, keyId: record.id, actor: 'operator' }, { expiresAt });
    expect(codeOf(await change(null))).toBe('key_not_active');
    expect(codeOf(await change(after(61)))).toBe('key_not_active');
    expect(unwrap(await change(after(5))).status).toBe('rotating');
    await wait(5);
    expect(await use(value)).toBe('api_key_expired');
  });

  test("does not reach another account's key", async () => {
    const [accountId, other] = [await newAccount(), await newAccount()];
    const { record } = await issue(accountId);
    const theirs = { accountId: other, keyId: record.id, actor: 'operator' as const };
    const missing = { accountId: other, keyId: 'key_none', actor: 'operator' as const };
    expect(await updateKey(core, theirs, { name: 'x' })).toEqual(
      await updateKey(core, missing, { name: 'x' }),
    );
    expect(await getKey(core, theirs)).toEqual(await getKey(core, missing));
    expect(await getKey(core, { accountId, keyId: record.id })).toEqual({ ok: true, value: record });
  });
});

test('a list by status holds exactly the keys whose records say so', async () => {
  const accountId = await newAccount({ tier: 'scale' });
  await issue(accountId);
  await issue(accountId, { expiresAt: after(60) });
  await issue(accountId, { expiresAt: core.clock.now() });
  const replaced = await issue(accountId);
  await rotate(accountId, replaced.record.id, 60);
  const ended = await issue(accountId);
  await rotate(accountId, ended.record.id, 0);
  const revoke = async ({ record }: IssuedKey) =>
    revokeKey(core, { keyId: record.id, reason: 'test', actor: 'operator' });
  await revoke(await issue(accountId));
  await revoke(await issue(accountId, { expiresAt: core.clock.now() }));
  const { keys } = await listKeys(core, { accountId, limit: 50 });
  for (const status of keyStatuses) {
    const listed = await listKeys(core, { accountId, limit: 50, status });
    expect(listed.keys.length).toBeGreaterThan(0);
    expect(listed.keys).toEqual(keys.filter((key) => key.status === status));
  }
});

test('the last use of a key is written with its calls, once a minute', async () => {
  const accountId = await newAccount();
  const { record } = await issue(accountId);
  const call = () =>
    core.sql`
      select count_call(${createId('req', core.clock.now())}, ${accountId}, ${record.id}, 'live', '/account/usage', 200,
        null, 0, 1000, ${core.clock.now()})`;
  const lastUse = async () => unwrap(await getKey(core, { accountId, keyId: record.id })).last_used_at;
  const first = core.clock.now().toISOString();
  await call();
  expect(await lastUse()).toBe(first);
  await wait(60);
  await call();
  expect(await lastUse()).toBe(first);
  await wait(0.001);
  await call();
  expect(await lastUse()).toBe(core.clock.now().toISOString());
});

test('every change is in the audit, once, with who made it', async () => {
  const accountId = await newAccount();
  const actor = { userId: createId('usr', core.clock.now()), requestId: createId('req', core.clock.now()) };
  const made = unwrap(
    await createKey(
      core,
      { accountId, mode: 'live', name: 'CRM worker', createdBy: actor.userId, expiresAt: after(3600) },
      actor,
    ),
  ).record;
  const change = { accountId, keyId: made.id, actor };
  await updateKey(core, change, { name: 'A secret name', scopes: ['usage:read'] });
  await updateKey(core, change, {});
  const replacement = unwrap(await rotateKey(core, { ...change, graceSeconds: 60 })).record;
  await revokeKey(core, { keyId: made.id, reason: 'A secret reason', actor: 'operator' });
  await revokeKey(core, { keyId: made.id, reason: 'again', actor });
  await rotateKey(core, { ...change, graceSeconds: 60 });
  const rows = await core.sql`
    select actor, action, subject, details, request_id from audit_entries where account_id = ${accountId}`;
  const byPerson = { actor: actor.userId, request_id: actor.requestId };
  const scopes = ['usage:read'];
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        ...byPerson,
        action: 'key.created',
        subject: made.id,
        details: { mode: 'live', scopes: made.scopes, expires_at: made.expires_at },
      },
      { ...byPerson, action: 'key.updated', subject: made.id, details: { changed: ['name', 'scopes'] } },
      {
        ...byPerson,
        action: 'key.created',
        subject: replacement.id,
        details: { mode: 'live', scopes, expires_at: made.expires_at, rotated_from: made.id },
      },
      {
        ...byPerson,
        action: 'key.rotated',
        subject: made.id,
        details: { replaced_by: replacement.id, grace_period_seconds: 60 },
      },
      { actor: 'operator', request_id: null, action: 'key.revoked', subject: made.id, details: {} },
    ]),
  );
});
