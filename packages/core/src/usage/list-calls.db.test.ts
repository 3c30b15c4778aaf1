import { subDays } from 'date-fns/subDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createId, firstIdAt } from '../ids.ts';
import { makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { listCalls } from './list-calls.ts';

const now = new Date('2026-06-15T12:00:00.000Z');
let core: TestCore;
let caller: TestCaller;

/** A year of calls, a hundred a day from several accounts, one of them ours. */
beforeAll(async () => {
  core = await makeCore({ now: now.toISOString() });
  caller = await makeCaller(core);
  // The clock's month and the one before are there.
  for (let back = 2; back <= 12; back++) {
    const bound = (months: number) => firstIdAt('req', new Date(Date.UTC(2026, 5 - months, 1)));
    await core.sql.unsafe(
      `create table calls_back_${back} partition of calls for values from ('${bound(back)}') to ('${bound(back - 1)}')`,
    );
  }
  const rows = Array.from({ length: 360 }, (_, days) =>
    Array.from({ length: 100 }, (_, call) => {
      const at = new Date(subDays(now, days).getTime() - call * 1000);
      return {
        id: createId('req', at),
        account_id: call % 20 === 0 ? caller.accountId : `acct_other_${call}`,
        key_id: null,
        mode: 'live',
        endpoint: '/account/usage',
        status: 200,
        error_code: null,
        credits: 0,
        duration_us: 1000,
        created_at: at,
      };
    }),
  ).flat();
  for (let at = 0; at < rows.length; at += 5_000) {
    await core.sql`insert into calls ${core.sql(rows.slice(at, at + 5_000))}`;
  }
  await core.sql`analyze calls`;
});
afterAll(() => core?.[Symbol.asyncDispose]());

test('the log ends 30 days back, and a cursor leads through it', async () => {
  const { accountId } = caller;
  const seen: Date[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await listCalls(core, { accountId, limit: 100, after });
    seen.push(...page.calls.map(({ createdAt }) => createdAt));
    after = page.calls.at(-1)?.requestId;
    if (!page.hasMore) break;
  }
  // 5 a day for 30 days, and the one that was made 30 days ago to the millisecond.
  expect(seen).toHaveLength(151);
  expect(seen).toEqual([...seen].sort((a, b) => b.getTime() - a.getTime()));
  expect(seen.at(-1)).toEqual(subDays(now, 30));
  const old = createId('req', subDays(now, 200));
  expect(await listCalls(core, { accountId, limit: 100, after: old })).toEqual({ calls: [], hasMore: false });
});

test('a page reads its own rows and no history', async () => {
  const statements: { text: string; parameters: unknown[] }[] = [];
  core.sql.options.debug = (_connection, text, parameters) => {
    if (text.includes('from calls')) statements.push({ text, parameters: [...parameters] });
  };
  const { accountId } = caller;
  const middle = createId('req', subDays(now, 15));
  await listCalls(core, { accountId, limit: 20, after: middle });
  const [statement] = statements;
  if (!statement) throw new Error('no statement was seen');
  core.sql.options.debug = () => {};
  const [row] = await core.sql.unsafe(
    `explain (analyze, buffers, format json) ${statement.text}`,
    statement.parameters as string[],
  );
  type Plan = {
    'Node Type': string;
    'Relation Name'?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Plan[];
  };
  const nodes: Plan[] = [];
  const walk = (plan: Plan) => {
    nodes.push(plan);
    plan.Plans?.forEach(walk);
  };
  walk(row?.['QUERY PLAN'][0].Plan);
  const scans = nodes.filter((node) => node['Relation Name']);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.length).toBeLessThanOrEqual(2);
  for (const scan of scans) {
    expect(scan['Node Type']).toMatch(/Index/);
    expect(scan['Actual Rows'] * scan['Actual Loops']).toBeLessThanOrEqual(21);
    expect(scan['Rows Removed by Filter'] ?? 0).toBe(0);
  }
  expect(nodes.some((node) => /Sort/.test(node['Node Type']))).toBe(false);
});
