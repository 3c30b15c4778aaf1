import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseKeyValue } from '../api-keys/index.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { createId } from '../ids.ts';
import { defaultTimings, type Timings } from '../policy.ts';
import { admitKey } from '../testing/admit-key.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPeople } from './create-people.ts';
import { type AccountOrder, provisionAccount } from './provision-account.ts';

const password = 'correct horse battery';

let database: TestDatabase;
let core: Database & { clock: typeof systemClock; timings: Timings };

beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openDatabase({ url: database.url, applicationName: 'provisioning test' });
  core = { ...opened, clock: systemClock, timings: defaultTimings };
});

afterAll(async () => {
  await core.close();
  await database.drop();
});

let person = 0;
const order = (more: Partial<AccountOrder> = {}): AccountOrder => ({
  email: `provisioned-${++person}@example.com`,
  password,
  tier: 'growth',
  ...more,
});

async function provision(given: AccountOrder) {
  const result = await provisionAccount(core, given);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

async function rowCounts() {
  const [counts] = await core.sql`
    select (select count(*)::int from users) as users, (select count(*)::int from identities) as identities,
      (select count(*)::int from accounts) as accounts, (select count(*)::int from api_keys) as keys`;
  return counts;
}

describe('provisioning', () => {
  test('makes a verified person, their account and a key of each mode', async () => {
    const made = await provision(order({ name: 'Sample Company', webhookAccess: 'approved' }));
    const [account] = await core.sql`
      select a.tier, a.name, a.status, a.webhook_access, a.owner_id, u.email_verified, a.period_anchor_at
      from accounts a join users u on u.id = a.owner_id where a.id = ${made.accountId}`;
    expect(account).toMatchObject({
      tier: 'growth',
      name: 'Sample Company',
      status: 'active',
      webhook_access: 'approved',
      owner_id: made.userId,
      email_verified: true,
    });
    expect(
      await core.sql`
        select actor, action, subject, details from audit_entries
        where account_id = ${made.accountId} and action <> 'key.created'`,
    ).toEqual([
      { actor: 'operator', action: 'account.created', subject: made.accountId, details: { tier: 'growth' } },
    ]);
    expect(account?.period_anchor_at.toISOString()).toMatch(/T00:00:00\.000Z$/);
    for (const [value, mode] of [
      [made.apiKey, 'live'],
      [made.testKey, 'test'],
    ] as const) {
      const parsed = parseKeyValue(value);
      if (!parsed) throw new Error('the key is malformed');
      expect(parsed.mode).toBe(mode);
      const caller = await admitKey(core, {
        hash: parsed.hash,
        scope: 'emails:generate',
        receivedAt: new Date(),
      });
      expect(caller).toMatchObject({ ok: true, value: { accountId: made.accountId, mode, tier: 'growth' } });
    }
  });

  test('stores no key in a form that could be used', async () => {
    const made = await provision(order());
    const rows = await core.sql`select k::text as row from api_keys k where account_id = ${made.accountId}`;
    expect(rows).toHaveLength(2);
    for (const { row } of rows) {
      for (const value of [made.apiKey, made.testKey]) expect(row).not.toContain(value.slice(12, -4));
    }
  });

  test('makes people who can sign in, in any case of their address', async () => {
    const given = order({ email: "A.Sample+o'neil_x-1@Mail.Example.co.uk" });
    const { userId, accountId } = await provision(given);
    const people = createPeople({
      ...core,
      secret: 'a secret for tests only, long enough to sign with',
      publicUrl: 'http://127.0.0.1:3000',
      mailer: { send() {}, canSend: true },
      timings: { evenAnswerMs: 1 },
    });
    const response = await people.handler(
      new Request('http://127.0.0.1:3000/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: given.email, password }),
      }),
      { address: '203.0.113.7', network: '203.0.113.7', requestId: createId('req', new Date()) },
    );
    expect(response.status).toBe(200);
    const token = response.headers.get('set-auth-token');
    const session = await people.findSession(new Headers({ authorization: `Bearer ${token}` }));
    expect(session).toMatchObject({ userId, accountId, emailVerified: true });
  });

  test('makes one of two accounts that are ordered for an address at once', async () => {
    const email = order().email;
    const before = await rowCounts();
    const results = await Promise.all(
      [email, email.toUpperCase()].map((given) => provisionAccount(core, order({ email: given }))),
    );
    expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
    expect(await rowCounts()).toEqual({
      users: before?.users + 1,
      identities: before?.identities + 1,
      accounts: before?.accounts + 1,
      keys: before?.keys + 2,
    });
  });

  test.each<[string, Partial<AccountOrder>, string]>([
    ['an address without a domain', { email: 'nobody' }, 'email'],
    ['an address with a space', { email: 'no body@example.com' }, 'email'],
    ['two dots in a row', { email: 'a..b@example.com' }, 'email'],
    ['a domain without a dot', { email: 'a@localhost' }, 'email'],
    ['a very long address', { email: `a@${'x.'.repeat(130)}com` }, 'email'],
    ['a short password', { password: '1234567' }, 'password'],
    ['a long password', { password: 'x'.repeat(129) }, 'password'],
    ['a blank name', { name: '  ' }, 'name'],
    ['a line break in the name', { name: 'a\nb' }, 'name'],
  ])('refuses %s and writes nothing', async (_what, more, field) => {
    const before = await rowCounts();
    const result = await provisionAccount(core, order(more));
    expect(result).toMatchObject({ ok: false, failure: { field } });
    expect(await rowCounts()).toEqual(before);
  });
});
