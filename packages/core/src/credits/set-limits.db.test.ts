import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../accounts/index.ts';
import { hashKeyValue, issueKey } from '../api-keys/index.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { createId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { auditCredits } from './audit-credits.ts';
import { grantCredits } from './grant-credits.ts';
import { openCreditPeriod } from './open-period.ts';
import { setLimits } from './set-limits.ts';

let database: TestDatabase;
let core: Database & { clock: typeof systemClock };

beforeAll(async () => {
  database = await createTestDatabase();
  core = { ...openDatabase({ url: database.url, applicationName: 'limits test' }), clock: systemClock };
});

afterAll(async () => {
  await core.close();
  await database.drop();
});

let owner = 0;
async function newAccountId(): Promise<string> {
  const ownerId = `usr_limits_${++owner}`;
  await core.sql`insert into users (id, name, email) values (${ownerId}, 'Sample', ${`${ownerId}@example.com`})`;
  return (await createAccount(core, { ownerId, name: 'Sample', tier: 'starter' })).id;
}

async function month(accountId: string) {
  const [row] = await core.sql`
    select credit_limit, used, held, over_limit from credit_periods where account_id = ${accountId} and mode = 'live'`;
  return row;
}

/** What `begin_generation` says about a call for 5 credits. */
async function begin(hash: Buffer): Promise<string> {
  const now = new Date();
  const [row] = await core.sql`
    select outcome from begin_generation(${hash}, ${createId('req', now)}, '/emails/generate', 5, '45 seconds',
      '{"starter":60}', '{"starter":9}', true, null, null, '1 day', null, ${now}, null, '10 minutes',
      null, 0)`;
  return row?.outcome;
}

const none = {
  monthlyCredits: null,
  generatePerMinute: null,
  inFlight: null,
  usagePerMinute: null,
  evaluatePerMinute: null,
  accountPerMinute: null,
  liveKeys: null,
};

const auditOf = (accountId: string) => core.sql`
  select actor, action, subject, details from audit_entries where account_id = ${accountId} order by id`;

describe('the audit', () => {
  test('has every change of limits and every grant, with what was before, and none that was refused', async () => {
    const accountId = await newAccountId();
    await setLimits(core, accountId, { monthlyCredits: 50, inFlight: 2 });
    await setLimits(core, accountId, { monthlyCredits: null });
    await grantCredits(core, accountId, 20);
    await grantCredits(core, accountId, 2_147_483_647);
    await expect(setLimits(core, accountId, { inFlight: 0 })).rejects.toThrow();
    await expect(grantCredits(core, accountId, 0)).rejects.toThrow();
    const entry = { actor: 'operator', subject: accountId };
    const changed = { ...entry, action: 'account.limits_changed' };
    expect(await auditOf(accountId)).toEqual([
      {
        ...changed,
        details: { monthly_credits: 50, monthly_credits_before: null, in_flight: 2, in_flight_before: null },
      },
      { ...changed, details: { monthly_credits: null, monthly_credits_before: 50 } },
      { ...entry, action: 'credits.granted', details: { granted: 20, monthly_limit: 2_520 } },
    ]);
  });
});

describe('limits', () => {
  test('override what is named, leave the rest, and give a value back with null', async () => {
    const accountId = await newAccountId();
    expect(await setLimits(core, accountId, { inFlight: 7, generatePerMinute: 90 })).toEqual({
      ok: true,
      value: { ...none, inFlight: 7, generatePerMinute: 90 },
    });
    expect(await setLimits(core, accountId, { inFlight: null, usagePerMinute: 5 })).toEqual({
      ok: true,
      value: { ...none, generatePerMinute: 90, usagePerMinute: 5 },
    });
    expect(await month(accountId)).toBeUndefined();
  });

  test('change the running month at once, with a ledger entry for the difference', async () => {
    const accountId = await newAccountId();
    await openCreditPeriod(core, { accountId, mode: 'live' }, new Date());
    const amounts = () =>
      core.sql`select kind, amount from ledger_entries where account_id = ${accountId} order by id`;
    await setLimits(core, accountId, { monthlyCredits: 4_000 });
    expect(await month(accountId)).toMatchObject({ credit_limit: 4_000 });
    await setLimits(core, accountId, { monthlyCredits: 4_000 });
    await setLimits(core, accountId, { monthlyCredits: null });
    expect(await month(accountId)).toMatchObject({ credit_limit: 2_500 });
    expect(await amounts()).toEqual([
      { kind: 'allowance', amount: 2_500 },
      { kind: 'adjustment', amount: 1_500 },
      { kind: 'adjustment', amount: -1_500 },
    ]);
    expect(await auditCredits(core)).toEqual([]);
  });

  test('below what is spent stop further calls, and leave the books sound', async () => {
    const accountId = await newAccountId();
    const { value } = await issueKey(core, { accountId, mode: 'live', name: 'Sample', createdBy: null });
    const hash = hashKeyValue(value);
    await openCreditPeriod(core, { accountId, mode: 'live' }, new Date());
    expect([await begin(hash), await begin(hash)]).toEqual(['ok', 'ok']);
    await setLimits(core, accountId, { monthlyCredits: 3 });
    expect(await month(accountId)).toEqual({ credit_limit: 3, used: 0, held: 10, over_limit: 7 });
    expect(await begin(hash)).toBe('insufficient_credits');
    await setLimits(core, accountId, { monthlyCredits: 15 });
    expect([await begin(hash), await begin(hash)]).toEqual(['ok', 'insufficient_credits']);
    expect(await auditCredits(core)).toEqual([]);
  });

  test('past what an integer holds are refused in words, by a grant or by a limit on top of one, and change nothing', async () => {
    const accountId = await newAccountId();
    const tooMany = { ok: false, failure: { message: expect.stringContaining('2,147,483,647') } };
    for (let grant = 0; grant < 2; grant++) await grantCredits(core, accountId, 1_000_000_000);
    expect(await grantCredits(core, accountId, 1_000_000_000)).toMatchObject(tooMany);
    expect(await setLimits(core, accountId, { monthlyCredits: 1_000_000_000 })).toMatchObject(tooMany);
    expect(await month(accountId)).toMatchObject({ credit_limit: 2_000_002_500 });
    expect(await core.sql`select 1 from account_limits where account_id = ${accountId}`).toHaveLength(0);
    expect(await auditCredits(core)).toEqual([]);
  });

  test('hold for a month that another process opens at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const accountId = await newAccountId();
      await Promise.all([
        setLimits(core, accountId, { monthlyCredits: 42 }),
        openCreditPeriod(core, { accountId, mode: 'live' }, new Date()),
      ]);
      expect(await month(accountId)).toMatchObject({ credit_limit: 42 });
    }
    expect(await auditCredits(core)).toEqual([]);
  });

  test('set twice at once end on one of the two, in the month as in the overrides', async () => {
    const accountId = await newAccountId();
    await Promise.all(
      [1_000, 2_000, 3_000].map((monthlyCredits) => setLimits(core, accountId, { monthlyCredits })),
    );
    const [row] = await core.sql`select monthly_credits from account_limits where account_id = ${accountId}`;
    expect([1_000, 2_000, 3_000]).toContain(row?.monthly_credits);
    expect(await month(accountId)).toMatchObject({ credit_limit: row?.monthly_credits });
  });

  test('are not set for an account that does not exist, nor below what can be', async () => {
    expect(await setLimits(core, 'acct_none', { monthlyCredits: 1 })).toMatchObject({
      ok: false,
      failure: { code: 'resource_not_found' },
    });
    const accountId = await newAccountId();
    await expect(setLimits(core, accountId, { monthlyCredits: -1 })).rejects.toThrow();
    await expect(setLimits(core, accountId, { inFlight: 0 })).rejects.toThrow();
    expect(await core.sql`select 1 from account_limits where account_id = ${accountId}`).toHaveLength(0);
  });
});
