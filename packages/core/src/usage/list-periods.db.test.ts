import { expect, test } from 'vitest';
import { grantCredits, setLimits, setTier } from '../credits/index.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { getUsage, listPeriods, type Usage } from './index.ts';

const all = { from: new Date('2000-01-01'), to: new Date('2099-01-01') };

const brief = ({ period, days, tier }: Usage) => ({
  from: period.startsAt.toISOString().slice(0, 10),
  to: period.endsAt.toISOString().slice(0, 10),
  days: days.length,
  calls: period.calls,
  used: period.credits,
  limit: tier.monthlyLimit,
  left: tier.remainingCredits,
});

const draftOn = async (core: TestCore, caller: TestCaller, iso: string) => {
  await core.setTime(iso);
  const { result } = await generateAs(core, caller);
  expect(result.ok).toBe(true);
};

/** An account of 31 January whose tier, limit and grants change from month to month; nothing happens in March and in May. */
async function history(core: TestCore): Promise<TestCaller> {
  const caller = await makeCaller(core, { tier: 'starter' });
  await draftOn(core, caller, '2027-02-27T23:59:59.999Z');
  await draftOn(core, caller, '2027-02-28T00:00:00.000Z');
  await grantCredits(core, caller.accountId, 70);
  await core.setTime('2027-05-01T00:00:00.000Z');
  await setTier(core, caller.accountId, 'growth');
  await draftOn(core, caller, '2027-05-01T08:00:00.000Z');
  await core.setTime('2027-07-02T12:00:00.000Z');
  await setLimits(core, caller.accountId, { monthlyCredits: 3 });
  return caller;
}

test('each past month has the limit that held then, its grants, and all its days, used or not', async () => {
  await using core = await makeCore({ farTimes: true, now: '2027-01-31T10:00:00.000Z' });
  const caller = await history(core);
  expect((await listPeriods(core, caller, all)).map(brief)).toEqual([
    { from: '2027-06-30', to: '2027-07-31', days: 3, calls: 0, used: 0, limit: 3, left: 3 },
    { from: '2027-05-31', to: '2027-06-30', days: 30, calls: 0, used: 0, limit: 10_000, left: 10_000 },
    { from: '2027-04-30', to: '2027-05-31', days: 31, calls: 1, used: 5, limit: 10_000, left: 9_995 },
    { from: '2027-03-31', to: '2027-04-30', days: 30, calls: 0, used: 0, limit: 2_500, left: 2_500 },
    { from: '2027-02-28', to: '2027-03-31', days: 31, calls: 1, used: 5, limit: 2_570, left: 2_565 },
    { from: '2027-01-31', to: '2027-02-28', days: 28, calls: 1, used: 5, limit: 2_500, left: 2_495 },
  ]);
});

test('a range names the months that it touches, to the millisecond, and nothing is opened for the asking', async () => {
  await using core = await makeCore({ farTimes: true, now: '2027-01-31T10:00:00.000Z' });
  const caller = await history(core);
  const starts = async (from: string, to: string) => {
    const periods = await listPeriods(core, caller, { from: new Date(from), to: new Date(to) });
    return periods.map(({ period }) => period.startsAt.toISOString().slice(5, 10));
  };
  expect(await starts('2027-02-27T23:59:59.999Z', '2027-02-28T00:00:00.000Z')).toEqual(['02-28', '01-31']);
  expect(await starts('2027-02-28T00:00:00.000Z', '2027-03-30T23:59:59.999Z')).toEqual(['02-28']);
  expect(await starts('2027-07-02T00:00:00.000Z', '2028-01-01T00:00:00.000Z')).toEqual(['06-30']);
  expect(await starts('2027-08-01T00:00:00.000Z', '2027-09-01T00:00:00.000Z')).toEqual([]);
  expect(await starts('2026-01-01T00:00:00.000Z', '2027-01-30T23:59:59.999Z')).toEqual([]);
  expect(await core.sql`select 1 from credit_periods where account_id = ${caller.accountId}`).toHaveLength(4);
});

test('the running month is what usage says, and each month’s sums agree', async () => {
  await using core = await makeCore({ farTimes: true, now: '2028-01-31T10:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'scale' });
  for (const day of ['2028-01-31', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-31']) {
    await draftOn(core, caller, `${day}T23:00:00.000Z`);
  }
  const periods = await listPeriods(core, caller, all);
  expect(periods[0]).toEqual(await getUsage(core, { ...caller, tier: 'scale' }));
  expect(periods.map(({ period, days }) => [period.calls, days.length])).toEqual([
    [1, 1],
    [2, 31],
    [2, 29],
  ]);
  for (const { period, days, endpoints, tier } of periods) {
    expect(days.reduce((sum, day) => sum + day.credits, 0)).toBe(period.credits);
    expect(Object.values(endpoints).reduce((sum, { calls }) => sum + calls, 0)).toBe(period.calls);
    expect(tier.remainingCredits).toBe(50_000 - period.credits);
  }
});

test('test keys have months of their own', async () => {
  await using core = await makeCore({ farTimes: true, now: '2027-01-15T10:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'starter', mode: 'test' });
  await draftOn(core, caller, '2027-02-20T10:00:00.000Z');
  expect((await listPeriods(core, caller, all)).map(brief)).toMatchObject([
    { from: '2027-02-15', calls: 1, limit: 1_000, left: 995 },
    { from: '2027-01-15', calls: 0, limit: 1_000, left: 1_000 },
  ]);
  const live = await listPeriods(core, { accountId: caller.accountId, mode: 'live' }, all);
  expect(live.map(brief)).toMatchObject([
    { calls: 0, limit: 2_500 },
    { calls: 0, limit: 2_500 },
  ]);
});
