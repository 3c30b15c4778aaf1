import fc from 'fast-check';
import { expect } from 'vitest';
import { revokeKey } from '../../api-keys/index.ts';
import { grantCredits, setLimits, setTier } from '../../credits/index.ts';
import type { Tier } from '../../policy.ts';
import type { AccountModel, Hold, ModelCall } from './account-model.ts';
import type { RealAccount, RunningCall } from './real-account.ts';

/** The system under a run: its account, its clock, and the calls whose drafts are being written, beside the model's. */
export type System = {
  account: RealAccount;
  running: { hold: Hold; call: RunningCall }[];
  setTime(ms: number): void;
};

type Step = fc.AsyncCommand<AccountModel, System>;

/** Does one thing to both and compares what they say; then what they hold. */
function step<T>(
  name: string,
  argument: fc.Arbitrary<T>,
  run: (model: AccountModel, system: System, argument: T) => Promise<void>,
): fc.Arbitrary<Step> {
  return argument.map((value) => ({
    check: () => true,
    toString: () => `${name}(${fc.stringify(value)})`,
    async run(model, system) {
      await run(model, system, value);
      await expectAgreement(model, system);
    },
  }));
}

/** Months with what they allow, used and hold; days with what they count; and the ledger's charges. */
export async function expectAgreement(model: AccountModel, { account }: System): Promise<void> {
  const [row] = await account.core.sql`
    select
      (select coalesce(json_agg(json_build_array(extract(epoch from starts_at)::bigint * 1000, credit_limit, used, held) order by starts_at), '[]')
        from credit_periods where account_id = ${account.accountId}) as months,
      (select coalesce(json_agg(json_build_array(day, calls, credits, rate_limit_hits) order by day), '[]')
        from usage_days where account_id = ${account.accountId}) as days,
      (select count(*)::int from ledger_entries where account_id = ${account.accountId} and kind = 'charge') as charges`;
  const months = [...model.months].sort(([a], [b]) => a - b);
  const days = [...model.days].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(row).toEqual({
    months: months.map(([start, { limit, used, held }]) => [start, limit, used, held]),
    days: days.map(([date, { calls, credits, hits }]) => [date, calls, credits, hits]),
    charges: months.reduce((sum, [, { used }]) => sum + used / 5, 0),
  });
}

const written = fc.constantFrom(
  'ok',
  'ok',
  'ok',
  'service_unavailable',
  'generation_failed',
  'content_refused',
);
const call: fc.Arbitrary<ModelCall> = fc.record({
  key: fc.constantFrom(0, 0, 0, 1),
  name: fc.constantFrom(undefined, undefined, 'a', 'b'),
  body: fc.constantFrom(1, 1, 1, 2),
});

const generate = step('generate', fc.record({ call, written }), async (model, system, { call, written }) => {
  const expected = model.begin(call);
  const actual = await system.account.call(call);
  if (typeof actual === 'string' || typeof expected === 'string') expect(actual).toBe(expected);
  else expect(await actual.finish(written)).toBe(model.end(expected, written));
});

/** Calls that arrive together and whose drafts take long. Which of them are refused is the race's; how many, and why, is not. */
const hang = step(
  'hang',
  fc.record({ call, times: fc.constantFrom(1, 1, 2, 12) }),
  async (model, system, { call, times }) => {
    const expected = Array.from({ length: times }, () => model.begin(call));
    const actual = await Promise.all(expected.map(() => system.account.call(call)));
    const kinds = (answers: unknown[]) =>
      answers.map((answer) => (typeof answer === 'string' ? answer : 'held')).sort();
    expect(kinds(actual)).toEqual(kinds(expected));
    const calls = actual.filter((answer) => typeof answer !== 'string');
    for (const hold of expected) {
      if (typeof hold === 'string') continue;
      const call = calls.shift();
      if (call) system.running.push({ hold, call });
    }
  },
);

const pick = fc.nat({ max: 20 });
const take = (system: System, index: number) =>
  system.running.splice(index % (system.running.length || 1), 1)[0];

const finish = step('finish', fc.record({ pick, written }), async (model, system, { pick, written }) => {
  const taken = take(system, pick);
  if (taken) expect(await taken.call.finish(written)).toBe(model.end(taken.hold, written));
});

/** All at once, which no order of locks may turn into a deadlock. */
const finishAll = step('finishAll', written, async (model, system, written) => {
  const taken = system.running.splice(0);
  const expected = taken.map(({ hold }) => model.end(hold, written));
  expect(await Promise.all(taken.map(({ call }) => call.finish(written)))).toEqual(expected);
});

/** Without a name the call ends here; with one it runs on. */
const hangUp = step('hangUp', pick, async (model, system, index) => {
  const running = system.running[index % (system.running.length || 1)];
  if (!running) return;
  running.hold.gone = true;
  running.call.hangUp();
  if (running.hold.name !== undefined) return;
  take(system, index);
  expect(await running.call.answer).toBe(model.end(running.hold, 'generation_failed'));
});

const sweep = step('sweep', fc.constant(undefined), async (model, system) => {
  model.sweep();
  await system.account.sweep();
});

const day = 86_400_000;
const leaseEnds = 'as a lease ends';
const jumps: Record<string, (model: AccountModel) => number> = {
  second: ({ now }) => now + 1_000,
  'just before a lease ends': ({ now }) => now + 44_999,
  [leaseEnds]: ({ now }) => now + 45_000,
  'as an answer is forgotten': ({ now }) => now + day,
  week: ({ now }) => now + 7 * day,
  'last millisecond of the month': (model) => model.monthStart(model.monthNumber() + 1) - 1,
  'first of the next month': (model) => model.monthStart(model.monthNumber() + 1),
  'the month after': (model) => model.monthStart(model.monthNumber() + 2) + day,
  '28 or 29 February': ({ now }) => Date.UTC(new Date(now).getUTCFullYear() + 1, 2, 1) - day / 2,
};
const jump = step(
  'jump',
  fc.constantFrom(leaseEnds, leaseEnds, leaseEnds, ...Object.keys(jumps)),
  async (model, system, name) => {
    // The last millisecond may be now.
    model.now = Math.max(model.now, jumps[name]?.(model) ?? 0);
    system.setTime(model.now);
  },
);

const tier = step(
  'tier',
  fc.constantFrom<Tier[]>('free', 'starter', 'growth'),
  async (model, system, tier) => {
    model.setLimits({ tier });
    await setTier(system.account.core, system.account.accountId, tier);
  },
);

const limits = step(
  'limits',
  fc.oneof(
    fc.record({ monthlyCredits: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 4 }) }),
    fc.record({ inFlight: fc.option(fc.integer({ min: 1, max: 4 })) }),
  ),
  async (model, system, changes) => {
    model.setLimits('inFlight' in changes ? changes : { credits: changes.monthlyCredits });
    await setLimits(system.account.core, system.account.accountId, changes);
  },
);

const grant = step('grant', fc.integer({ min: 1, max: 30 }), async (model, system, amount) => {
  model.grant(amount);
  await grantCredits(system.account.core, system.account.accountId, amount);
});

const revoke = step('revoke', fc.constant(1), async (model, { account }, key) => {
  model.revoked.add(key);
  await revokeKey(account.core, { keyId: account.keyId(key), reason: 'test', actor: 'operator' });
});

/** Everything that happens to an account, calls most often. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[generate, generate, generate, hang, hang, finish, finish, jump, jump],
  ...[finishAll, hangUp, sweep, tier, limits, grant, revoke],
];
