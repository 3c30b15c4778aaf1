import { expect, test } from 'vitest';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore } from '../testing/make-core.ts';
import { deleteExpiredRows } from './delete-expired.ts';

test('deletes what is past its time and nothing before', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core);
  await generateAs(core, caller);
  const [user] = await core.sql`select id from users`;
  await core.sql`
    insert into sessions (id, token, user_id, expires_at)
    values ('ses_1', 'a', ${user?.id}, '2026-05-11T10:00:00Z'), ('ses_2', 'b', ${user?.id}, '2026-05-17T10:00:00Z')`;
  const left = async () => {
    const [row] = await core.sql`
      select (select count(*)::int from draft_cache) as cached, (select count(*)::int from sessions) as sessions,
        (select count(*)::int from rate_buckets) as buckets, (select count(*)::int from drafts) as drafts`;
    return row;
  };
  expect(await deleteExpiredRows(core.sql, new Date('2026-05-10T09:00:00.000Z'))).toBe(0);
  expect(await left()).toEqual({ cached: 1, sessions: 2, buckets: 1, drafts: 1 });
  expect(await deleteExpiredRows(core.sql, new Date('2026-05-11T12:00:00.000Z'))).toBe(3);
  expect(await left()).toEqual({ cached: 0, sessions: 1, buckets: 0, drafts: 1 });
});
