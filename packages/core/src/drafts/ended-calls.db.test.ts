import { expect, test } from 'vitest';
import { auditCredits } from '../credits/index.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';

/** What the request log and the day's sums say of an account. */
async function countedOf(core: TestCore, { accountId }: TestCaller) {
  const log = await core.sql`
    select status, error_code from calls where account_id = ${accountId}`;
  const [sums] = await core.sql`
    select sum(calls)::int as calls, sum(credits)::int as credits, sum(rate_limit_hits)::int as hits
    from usage_days where account_id = ${accountId}`;
  return { log: log.map(({ status, error_code }) => error_code ?? status).toSorted(), sums };
}

test('a call that ends before the model is counted by the statement that ends it', async () => {
  await using core = await makeCore();
  // One draft in the making leaves too little for another.
  const caller = await makeCaller(core, { monthlyCredits: 9 });
  const gate = gatedModel(core.model);
  const slow = generateAs({ ...core, model: gate }, caller, { idempotencyKey: 'k', fresh: true });
  await expect.poll(gate.asked).toBe(1);
  const ended = [
    await generateAs(core, caller, { idempotencyKey: 'k', fresh: true }),
    await generateAs(core, caller, { fresh: true }),
  ];
  gate.open();
  await slow;
  const other = { persona: 'CFO', offer: 'Invoice software', goal: 'Book a call', tone: 'formal' } as const;
  ended.push(
    await generateAs(core, caller, { idempotencyKey: 'k', fresh: true }),
    await generateAs(core, caller, { idempotencyKey: 'k', request: other }),
  );
  expect(ended.map(({ counted }) => counted)).toEqual([true, true, true, true]);
  const { log, sums } = await countedOf(core, caller);
  expect(log).toEqual([
    200,
    200,
    'idempotency_in_progress',
    'idempotency_key_reused',
    'insufficient_credits',
  ]);
  expect(sums).toEqual({ calls: 5, credits: 5, hits: 0 });
  expect(await auditCredits(core)).toEqual([]);
});

test('a replay that comes as the first call of a month is counted once', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core);
  await core.setTime('2026-06-09T23:59:00.000Z');
  await generateAs(core, caller, { idempotencyKey: 'k' });
  await core.setTime('2026-06-10T00:00:10.000Z');
  const replay = await generateAs(core, caller, { idempotencyKey: 'k' });
  expect(replay).toMatchObject({ counted: true, result: { ok: true } });
  expect(await countedOf(core, caller)).toEqual({
    log: [200, 200],
    sums: { calls: 2, credits: 5, hits: 0 },
  });
});
