import { expect, test } from 'vitest';
import { openCreditPeriod } from '../credits/index.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore } from '../testing/make-core.ts';

test('a call is not told that credits lack because another one opens the month at that moment', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  // Holds each look for credits up after it has found no month. A lock shows that it is there.
  await core.sql.unsafe(`
    create function wait_a_moment() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); perform pg_sleep(0.5); return null; end $$;
    create trigger wait_a_moment after update on credit_periods for each statement execute function wait_a_moment()`);
  const call = generateAs(core, caller);
  const isThere = async () => {
    const [row] =
      await core.sql`select count(*)::int as there from pg_locks where locktype = 'advisory' and objid = 4711`;
    return row?.there;
  };
  await expect.poll(isThere, { interval: 5 }).toBe(1);
  await openCreditPeriod(core, caller, core.clock.now());
  expect((await call).result).toMatchObject({ ok: true });
});
