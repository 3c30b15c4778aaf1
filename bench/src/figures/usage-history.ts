import { createId, systemClock } from '@firstline/core';
import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { inRounds } from '../load/in-rounds.ts';
import { httpRequest } from '../load/requests.ts';
import { createBenchAccount } from '../rig/accounts.ts';
import type { Rig } from '../rig/rig.ts';

/** Days of the month that have calls, today included. */
const days = 21;
const dayMs = 24 * 60 * 60_000;

export const usageHistory: Figure = {
  name: 'usage',
  title: 'A usage call with many calls in the period, against one with 1,000',
  async measure(rig, { rounds, seconds, quick }) {
    const { port } = await rig.api();
    const calls = { few: 1_000, many: quick ? 100_000 : 1_000_000 };
    const keys = {
      few: await accountWithCalls(rig, calls.few),
      many: await accountWithCalls(rig, calls.many),
    };
    const meanMs = (name: 'few' | 'many', forSeconds: number) => async () => {
      const request = httpRequest({
        method: 'GET',
        path: '/api/v1/account/usage',
        headers: { authorization: `Bearer ${keys[name]}` },
      });
      const target = { name: `usage, ${calls[name]} calls`, port, nextRequest: () => request };
      return (await runClosedLoop(target, { connections: 1, seconds: forSeconds })).meanMs;
    };
    await meanMs('few', 0.5)();
    await meanMs('many', 0.5)();
    const measured = await inRounds(rounds, {
      few: meanMs('few', seconds / 4),
      many: meanMs('many', seconds / 4),
    });
    return [
      {
        name: `usage, ${calls.many.toLocaleString('en')} calls in the period`,
        value: measured.median('many'),
        unit: 'ms',
        limit: { name: '1,000 calls', value: measured.median('few') },
        ratio: measured.ratio('many', 'few'),
        bar: { atMost: 1.3 },
      },
    ];
  },
};

/** Makes an account whose month has so many calls, spread over its days, and returns its live key. */
async function accountWithCalls(rig: Rig, calls: number): Promise<string> {
  const { sql } = rig.core;
  const today = systemClock.now();
  const firstDay = new Date(today.getTime() - (days - 1) * dayMs);
  const account = await createBenchAccount({ ...rig.core, clock: { now: () => firstDay } });
  const perDay = Math.ceil(calls / days);
  for (let day = 0; day < days; day++) {
    const at = new Date(firstDay.getTime() + day * dayMs);
    const count = Math.min(perDay, calls - day * perDay);
    // A ULID's time, then 16 characters: here the call's number.
    const idStart = createId('req', at).slice(0, -16);
    await sql`
      insert into calls (id, account_id, mode, endpoint, status, credits, duration_us, created_at)
      select ${idStart} || substr(${account.accountId}, 22, 6) || lpad(number::text, 10, '0'), ${account.accountId}, 'live',
        '/account/usage', 200, 0, 800, ${at}
      from generate_series(1, ${count}::integer) number`;
    await sql`
      insert into usage_days (account_id, mode, day, endpoint, calls, duration_us)
      values (${account.accountId}, 'live', (${at}::timestamptz at time zone 'UTC')::date, '/account/usage', ${count}, ${count * 800})`;
  }
  return account.liveKey;
}
