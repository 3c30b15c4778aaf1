import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AccountModel } from '../testing/account-model/account-model.ts';
import { RealAccount } from '../testing/account-model/real-account.ts';
import { expectAgreement, type System, steps } from '../testing/account-model/steps.ts';
import { makeCore } from '../testing/make-core.ts';
import { auditCredits } from './index.ts';

/** `pnpm test` runs a few; `FAULTS_RUNS` asks for more, and `FAULTS_SEED` for the runs of a seed that was printed. */
const numRuns = Number(process.env.FAULTS_RUNS ?? 60);
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 0x7fffffff);

/** All ahead of the database's clock, so that the audit looks at every row. The last day of a month, and a leap day. */
const starts = [
  '2027-01-31T12:00:00.000Z',
  '2027-03-14T00:00:00.000Z',
  '2028-02-29T23:59:59.999Z',
  '2027-12-31T08:00:00.000Z',
];

test('an account is what a model of it says, whatever happens to it', {
  timeout: 60_000 + numRuns * 3_000,
}, async () => {
  console.info(`account model: ${numRuns} runs, FAULTS_SEED=${seed}`);
  await using shared = await makeCore({ farTimes: true });
  const property = fc.asyncProperty(
    fc.constantFrom(...starts),
    fc.commands(steps, { maxCommands: 40, size: 'max' }),
    async (start, commands) => {
      let now = new Date(start);
      const core = { ...shared, clock: { now: () => now, databaseNow: () => now } };
      const model = new AccountModel(now.getTime(), 'starter');
      const system: System = {
        account: await RealAccount.open(core, 'starter'),
        running: [],
        setTime: (ms) => {
          now = new Date(ms);
        },
      };
      await fc.asyncModelRun(() => ({ model, real: system }), commands);

      // Whatever still runs is late, and nothing stays held.
      model.now += 60_000;
      system.setTime(model.now);
      model.sweep();
      await system.account.sweep();
      for (const { hold, call } of system.running) {
        expect(await call.finish('ok')).toBe(model.end(hold, 'ok'));
      }
      await expectAgreement(model, system);
      expect([...model.months.values()].reduce((sum, { held }) => sum + held, 0)).toBe(0);
      const violations = await auditCredits(core);
      expect(violations.filter(({ accountId }) => accountId === system.account.accountId)).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns, seed, endOnFailure: false });
});
