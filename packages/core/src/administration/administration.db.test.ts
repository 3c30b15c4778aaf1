import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { auditCredits, setTier } from '../credits/index.ts';
import { createId } from '../ids.ts';
import { admitKey } from '../testing/admit-key.ts';
import { dumpDatabase, findInDump } from '../testing/dump-database.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { makeSession } from '../testing/make-session.ts';
import { makeWebhook } from '../testing/make-webhook.ts';
import { accountTables } from './account-tables.ts';
import { deleteAccount, exportAccount, setAccountStatus } from './index.ts';

const operator = 'operator' as const;
const keyOf = ({ keyHash }: TestCaller) =>
  ({ hash: keyHash, scope: 'emails:generate', receivedAt: new Date() }) as const;

test('every table with an account is told what becomes of its rows', async () => {
  await using core = await makeCore();
  const rows = await core.sql<{ table: string }[]>`
    select c.relname as table from pg_attribute t join pg_class c on c.oid = t.attrelid
    where t.attname = 'account_id' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace and c.relname <> 'identities'`;
  expect(rows.map(({ table }) => table).sort()).toEqual(Object.keys(accountTables).sort());
});

/** Columns of rows that are kept whose words are ours. */
const ourWords = [
  'drafts.mode',
  'drafts.model',
  'events.type',
  'reservations.endpoint',
  'reservations.mode',
  'reservations.state',
];

/**
 * Writes a text into every text column of every row that an account has, wherever the database takes one: what a later column
 * holds is found without anybody having thought of it here. Returns the columns.
 */
async function plant(sql: Sql, accountId: string, userId: string, canary: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select c.relname as table, t.attname as column, format_type(t.atttypid, null) as type
    from pg_attribute t join pg_class c on c.oid = t.attrelid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and t.attnum > 0 and not t.attisdropped and format_type(t.atttypid, null) in ('text', 'text[]', 'jsonb')`;
  const planted: string[] = [];
  for (const { table, column, type } of columns) {
    const fate = accountTables[table];
    if (column === 'id' || column.endsWith('_id') || column === 'rotated_from' || column === 'replaced_by')
      continue;
    if (fate === 'keep' || ourWords.includes(`${table}.${column}`)) continue;
    const owner = { users: 'id', sessions: 'user_id', identities: 'user_id' }[table];
    const where =
      table === 'accounts' ? ['id', accountId] : owner ? [owner, userId] : ['account_id', accountId];
    if (!fate && table !== 'accounts' && !owner) continue;
    const value = { text: canary, 'text[]': `{${canary}}`, jsonb: JSON.stringify(canary) }[type] ?? canary;
    const written = await sql
      .unsafe(`update ${table} set ${column} = $1::${type} where ${where[0]} = $2`, [value, where[1] ?? ''])
      .catch(() => undefined);
    if (written && written.count > 0) planted.push(`${table}.${column}`);
  }
  return planted;
}

test('a deleted account leaves no text in the database, and the books add up', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const other = await makeCaller(core);
  const { accountId } = caller;
  const [account] = await core.sql`select owner_id from accounts where id = ${accountId}`;
  const userId: string = account?.owner_id;
  await makeWebhook(core, { accountId, url: 'https://canary.example/hook', description: 'Canary hook' });
  const request = {
    persona: 'Canary persona',
    offer: 'Canary offer that cuts costs by 12%',
    goal: 'Canary goal',
    tone: 'professional',
  } as const;
  expect((await generateAs(core, caller, { request, idempotencyKey: 'canary-key' })).result.ok).toBe(true);
  expect((await generateAs(core, other)).result.ok).toBe(true);
  await makeSession(core, userId);
  const canary = 'canary-4711';
  const planted = await plant(core.sql, accountId, userId, canary);
  // The planting itself must reach what there is.
  for (const column of ['users.name', 'accounts.name', 'api_keys.name', 'api_keys.description'])
    expect(planted).toContain(column);
  for (const column of ['drafts.email_content', 'drafts.request', 'events.payload', 'sessions.user_agent'])
    expect(planted).toContain(column);
  for (const column of ['reservations.answer', 'webhooks.url', 'webhooks.description'])
    expect(planted).toContain(column);
  const texts = [canary, 'Canary', 'canary.example', 'canary-key'];
  expect(findInDump(await dumpDatabase(core.sql), texts).length).toBeGreaterThan(5);

  const [before] =
    await core.sql`select count(*)::int as drafts from drafts where account_id = ${other.accountId}`;
  expect((await deleteAccount(core, { accountId, actor: operator })).ok).toBe(true);
  expect(findInDump(await dumpDatabase(core.sql), texts)).toEqual([]);
  expect(await auditCredits(core)).toEqual([]);
  expect(await admitKey(core, keyOf(caller))).toMatchObject({
    failure: { code: 'invalid_api_key' },
  });
  const [after] =
    await core.sql`select count(*)::int as drafts from drafts where account_id = ${other.accountId}`;
  expect(after).toEqual(before);
  const [entry] = await core.sql`select actor from audit_entries where action = 'account.deleted'`;
  expect(entry).toEqual({ actor: 'operator' });
});

test('an export has all of an account, no secret, and nothing of another', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const other = await makeCaller(core);
  await generateAs(core, caller, { idempotencyKey: 'order-1' });
  await generateAs(core, other);
  const { accountId } = caller;
  const [account] = await core.sql`select owner_id from accounts where id = ${accountId}`;
  const token = await makeSession(core, account?.owner_id);
  const exported = await exportAccount(core, { accountId, actor: operator });
  if (!exported.ok) throw new Error(exported.failure.message);
  const text = JSON.stringify(exported.value);
  expect(exported.value).toMatchObject({
    account: { id: accountId },
    owner: { id: account?.owner_id },
    sessions: [{ user_id: account?.owner_id }],
    api_keys: [{ id: caller.keyId }],
    drafts: [{ request: { persona: expect.any(String) } }],
    reservations: [{ idempotency_key: 'order-1' }],
  });
  expect(Object.keys(exported.value)).toEqual(expect.arrayContaining(Object.keys(accountTables)));
  for (const secret of [token, caller.keyHash.toString('hex'), other.accountId, other.keyId]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/"(hash|password|token|fingerprint|secret|previous_secret|cache_key)"/);
});

test('a suspension holds from the next call on, and a second one changes nothing', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const { accountId } = caller;
  const set = (status: 'active' | 'suspended') =>
    setAccountStatus(core, { accountId, status, actor: operator });
  const admitted = () => admitKey(core, keyOf(caller));
  for (let time = 0; time < 2; time++) expect((await set('suspended')).ok).toBe(true);
  expect(await admitted()).toMatchObject({ failure: { code: 'account_suspended' } });
  await set('active');
  expect((await admitted()).ok).toBe(true);
  const rows = await core.sql`select action from audit_entries order by action desc`;
  expect(rows).toEqual([{ action: 'account.suspended' }, { action: 'account.resumed' }]);
});

test('a change of tier is written down once, with what it was before', async () => {
  await using core = await makeCore();
  const { accountId } = await makeCaller(core, { tier: 'free' });
  for (let time = 0; time < 2; time++) await setTier(core, accountId, 'growth');
  const rows = await core.sql`select action, details from audit_entries`;
  expect(rows).toEqual([{ action: 'account.tier_changed', details: { from: 'free', to: 'growth' } }]);
});

test('what has no account is answered as such', async () => {
  await using core = await makeCore();
  const accountId = createId('acct', core.clock.now());
  const failure = { ok: false, failure: { code: 'resource_not_found' } };
  expect(await deleteAccount(core, { accountId, actor: operator })).toMatchObject(failure);
  expect(await exportAccount(core, { accountId, actor: operator })).toMatchObject(failure);
  expect(await setAccountStatus(core, { accountId, status: 'suspended', actor: operator })).toMatchObject(
    failure,
  );
});

test.each([
  [
    'a suspension',
    (core: TestCore, accountId: string) =>
      setAccountStatus(core, { accountId, status: 'suspended', actor: operator }),
  ],
  ['a tier without webhooks', (core: TestCore, accountId: string) => setTier(core, accountId, 'free')],
])('%s turns endpoints off', async (_what, change) => {
  await using core = await makeCore();
  const { accountId } = await makeCaller(core);
  await makeWebhook(core, { accountId });
  await change(core, accountId);
  expect(await core.sql`select active, disabled_reason from webhooks`).toEqual([
    { active: false, disabled_reason: 'account_ineligible' },
  ]);
});
