import { expect, test } from 'vitest';
import type { GenerateOutcome } from '../drafts/index.ts';
import type { Tier } from '../policy.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { auditCredits, grantCredits, setLimits, setTier } from './index.ts';

const codeOf = ({ result }: GenerateOutcome) => (result.ok ? 'made' : result.failure.code);

/** Months with their sums, and whether charges, drafts and events are as many. Fails where the books do not agree. */
async function booksOf(core: TestCore, { accountId }: TestCaller) {
  const months = await core.sql`
    select starts_at, credit_limit, used, held from credit_periods where account_id = ${accountId} order by starts_at`;
  const [counts] = await core.sql`
    select (select count(*)::int from ledger_entries where account_id = ${accountId} and kind = 'charge') as charges,
      (select count(*)::int from drafts where account_id = ${accountId}) as drafts,
      (select count(*)::int from events where account_id = ${accountId} and type = 'email.generated') as events,
      (select coalesce(sum(credits), 0)::int from usage_days where account_id = ${accountId}) as "usageCredits",
      (select coalesce(sum(calls), 0)::int from usage_days where account_id = ${accountId}) as "usageCalls",
      (select count(*)::int from calls where account_id = ${accountId} and status <> 429) as calls`;
  const { charges, drafts, events, usageCredits, usageCalls, calls } = counts ?? {};
  expect({ drafts, events, usageCredits, usageCalls }).toEqual({
    drafts: charges,
    events: charges,
    usageCredits: 5 * charges,
    usageCalls: calls,
  });
  expect(await auditCredits(core)).toEqual([]);
  return {
    charges: charges as number,
    months: months.map(({ starts_at, used, held }) => [starts_at.toISOString().slice(0, 10), used, held]),
    limit: months.at(-1)?.credit_limit,
  };
}

const unlimited = (core: TestCore, caller: TestCaller) =>
  setLimits(core, caller.accountId, { generatePerMinute: 1_000_000, inFlight: 1_000 });

test('a change of tier or limit opens the month that it comes in, so that no other call opens it with what held before', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  for (const change of [
    (id: string) => setTier(core, id, 'growth'),
    (id: string) => setLimits(core, id, { monthlyCredits: 10_000 }),
  ]) {
    const { accountId } = await makeCaller(core, { tier: 'free' });
    await change(accountId);
    const entries = await core.sql`
      select kind, amount, credit_limit from ledger_entries join credit_periods using (account_id, mode)
      where account_id = ${accountId} order by ledger_entries.kind`;
    expect(entries).toEqual([
      { kind: 'adjustment', amount: 9_900, credit_limit: 10_000 },
      { kind: 'allowance', amount: 100, credit_limit: 10_000 },
    ]);
  }
});

test('what was granted stays through changes of tier and limit, and ends with the month', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'starter' });
  const limitNow = async () => {
    const { result } = await generateAs(core, caller);
    return result.ok && result.value.credits.limit;
  };
  await grantCredits(core, caller.accountId, 20);
  expect(await limitNow()).toBe(2_520);
  await setTier(core, caller.accountId, 'growth');
  expect(await limitNow()).toBe(10_020);
  await setLimits(core, caller.accountId, { monthlyCredits: 300 });
  expect(await limitNow()).toBe(320);
  await grantCredits(core, caller.accountId, 5);
  expect(await limitNow()).toBe(325);
  await core.setTime('2026-06-10T00:00:00.000Z');
  expect(await limitNow()).toBe(300);
  expect(await auditCredits(core)).toEqual([]);
});

test.each([
  ['a month with a leap day', '2028-01-30', '2028-02-28T23:59:59.999Z', '2028-02-29'],
  ['a month counted from a leap day', '2028-02-29', '2029-02-27T23:59:59.999Z', '2029-02-28'],
  [
    'a month that ends on a day on which clocks change',
    '2027-01-28',
    '2027-03-27T23:59:59.999Z',
    '2027-03-28',
  ],
])(
  '50 drafts in the making at the end of %s are charged to it, and 50 that come after to the next',
  async (_, anchor, before, next) => {
    await using core = await makeCore({ farTimes: true, now: `${anchor}T10:00:00.000Z` });
    const caller = await makeCaller(core);
    await unlimited(core, caller);
    const engine = gatedModel(core.model);
    const fifty = () =>
      Array.from({ length: 50 }, () => generateAs({ ...core, model: engine }, caller, { fresh: true }));
    await core.setTime(before);
    const late = fifty();
    await expect.poll(engine.asked).toBe(50);
    await core.setTime(`${next}T00:00:00.000Z`);
    const early = fifty();
    await expect.poll(engine.asked).toBe(100);
    engine.open();
    const outcomes = await Promise.all([...late, ...early]);
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['made']));
    const { months, charges } = await booksOf(core, caller);
    expect(charges).toBe(100);
    expect(months).toEqual([
      [expect.stringMatching(/^\d{4}-\d\d-\d\d$/), 250, 0],
      [next, 250, 0],
    ]);
    expect(outcomes.map(({ result }) => result.ok && result.value.credits.resetsAt > new Date(next))).toEqual(
      [...Array(50).fill(false), ...Array(50).fill(true)],
    );
  },
);

test('changes of tier and limit under load neither make credits nor lose any', async () => {
  await using core = await makeCore({ farTimes: true, now: '2027-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  await unlimited(core, caller);
  const calls: Promise<GenerateOutcome>[] = [];
  const changes: Promise<unknown>[] = [];
  for (let round = 0; round < 12; round++) {
    for (let call = 0; call < 5; call++) calls.push(generateAs(core, caller, { fresh: true }));
    const tier: Tier = round % 2 ? 'free' : 'growth';
    changes.push(setTier(core, caller.accountId, tier));
    if (round % 3 === 0) changes.push(setLimits(core, caller.accountId, { monthlyCredits: round * 5 }));
  }
  const outcomes = await Promise.all(calls);
  await Promise.all(changes);
  await setTier(core, caller.accountId, 'starter');
  await setLimits(core, caller.accountId, { monthlyCredits: null });
  const made = outcomes.filter(({ result }) => result.ok).length;
  expect(outcomes.every((outcome) => ['made', 'insufficient_credits'].includes(codeOf(outcome)))).toBe(true);
  expect(await booksOf(core, caller)).toEqual({
    charges: made,
    months: [['2027-05-10', 5 * made, 0]],
    limit: 2_500,
  });
});

test('a tier holds from the next call on, in both directions, and past months keep theirs', async () => {
  await using core = await makeCore({ farTimes: true, now: '2027-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'starter' });
  await generateAs(core, caller);
  await core.setTime('2027-06-10T00:00:00.000Z');
  const limitAfter = async (tier: Tier) => {
    expect(await setTier(core, caller.accountId, tier)).toEqual({ ok: true, value: { tier } });
    const { result } = await generateAs(core, caller, { fresh: true });
    return result.ok && result.value.credits.limit;
  };
  expect([await limitAfter('scale'), await limitAfter('free')]).toEqual([50_000, 100]);
  const months = await core.sql`select credit_limit from credit_periods order by starts_at`;
  expect(months.map(({ credit_limit }) => credit_limit)).toEqual([2_500, 100]);
  expect(await setTier(core, 'acct_none', 'free')).toMatchObject({ failure: { code: 'resource_not_found' } });
});
