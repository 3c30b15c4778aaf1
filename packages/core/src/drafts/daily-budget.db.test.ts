import { expect, test } from 'vitest';
import { makeCore } from '../testing/make-core.ts';
import { call, haiku, sampleRequest, startClaudeEngine } from '../testing/start-claude-engine.ts';
import { createDailyBudget } from './daily-budget.ts';

const evening = '2026-05-10T23:59:30.000Z';

test('what all processes spent counts, and a day ends at 00:00 UTC by the clock', async () => {
  await using core = await makeCore({ now: evening });
  const [one, other] = [createDailyBudget(core, 1), createDailyBudget(core, 1)];
  expect(await other.admit()).toEqual({ admitted: true });
  one.add(0.6);
  one.add(0.5);
  await one.flush();
  expect(await one.admit()).toMatchObject({ admitted: false, retryAfterMs: 30_000, limitUsd: 1 });
  // The other one knows of it as soon as it spends itself, or looks anew.
  other.add(0.01);
  await other.flush();
  expect(await other.admit()).toMatchObject({ admitted: false });
  expect(await createDailyBudget(core, 1).admit()).toMatchObject({ admitted: false });

  await core.setTime('2026-05-11T00:00:00.000Z');
  expect([await one.admit(), await other.admit()]).toEqual([{ admitted: true }, { admitted: true }]);
  const rows =
    await core.sql`select day::text, round(cost_usd::numeric, 2)::text as cost from upstream_spend`;
  expect(rows).toEqual([{ day: '2026-05-10', cost: '1.11' }]);
});

test('knowledge of what others spend is at most so old', async () => {
  await using core = await makeCore({ now: evening, timings: { budgetRefreshMs: 1_000 } });
  const [one, other] = [createDailyBudget(core, 1), createDailyBudget(core, 1)];
  await other.admit();
  one.add(2);
  await one.flush();
  await core.setTime('2026-05-10T23:59:30.999Z');
  expect(await other.admit()).toEqual({ admitted: true });
  await core.setTime('2026-05-10T23:59:31.000Z');
  expect(await other.admit()).toMatchObject({ admitted: false });
});

test('a hundred drafts at once lose nothing, with few writes', async () => {
  await using core = await makeCore({ now: evening });
  let statements = 0;
  core.sql.options.debug = (_connection, statement) => {
    if (statement.includes('upstream_spend')) statements += 1;
  };
  const budgets = [createDailyBudget(core, 100), createDailyBudget(core, 100)];
  for (let count = 0; count < 50; count += 1) for (const budget of budgets) budget.add(0.01);
  await Promise.all(budgets.map((budget) => budget.flush()));
  const [row] = await core.sql`select cost_usd from upstream_spend`;
  expect(row?.cost_usd).toBeCloseTo(1, 6);
  expect(statements).toBeLessThan(10);
});

test('what the database does not take still counts here, and is written later', async () => {
  await using core = await makeCore({ now: evening });
  const budget = createDailyBudget(core, 1);
  await budget.admit();
  await core.sql`alter table upstream_spend rename to away`;
  budget.add(1.5);
  await budget.flush();
  expect(await budget.admit()).toMatchObject({ admitted: false, spentUsd: 1.5 });
  await core.sql`alter table away rename to upstream_spend`;
  await budget.flush();
  const [row] = await core.sql`select cost_usd from upstream_spend`;
  expect(row?.cost_usd).toBe(1.5);
});

test('a spent budget keeps calls from the upstream, tells an operator, and overshoots by calls in flight only', async () => {
  await using core = await makeCore({ now: evening });
  const budget = createDailyBudget(core, 0.000_2);
  await using engine = await startClaudeEngine({ budget });
  // A draft of the fake's usual tokens is estimated at 0.00011 USD.
  const write = () => engine.model.write(sampleRequest, call());
  expect([(await write()).ok, (await write()).ok]).toEqual([true, true]);
  const refused = await write();
  expect(refused).toMatchObject({ ok: false, code: 'service_unavailable', retryAfterSeconds: 30 });
  expect(engine.api.requests).toHaveLength(2);
  expect(engine.alerts).toMatchObject([
    { code: 'budget_spent', detail: expect.stringContaining('of 0.0002') },
  ]);

  await core.setTime('2026-05-11T00:00:00.000Z');
  expect((await write()).ok).toBe(true);
});

test('a call that was given up is estimated, since the upstream bills it all the same', async () => {
  await using engine = await startClaudeEngine({
    deadlineMs: 400,
    configuration: { ...haiku(), timeoutMs: 300 },
  });
  engine.api.otherwise('hang');
  const result = await engine.model.write(sampleRequest, call());
  expect(result.ok).toBe(false);
  // About 2,500 tokens of input and 300 of output a call, at Haiku's prices.
  const perCall = (result.upstream.costUsd ?? 0) / result.upstream.calls;
  expect(perCall).toBeGreaterThan(0.000_2);
  expect(perCall).toBeLessThan(0.001);
});
