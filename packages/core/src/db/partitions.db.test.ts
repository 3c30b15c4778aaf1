import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createId } from '../ids.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore } from '../testing/make-core.ts';
import { createPartitionsAhead, dropExpiredPartitions } from './partitions.ts';

test('makes partitions ahead once, however many processes ask', async () => {
  await using core = await makeCore();
  const now = new Date('2027-02-27T23:59:00.000Z');
  // As the migrator, with a client that waits for the others however long they take.
  const clients = [1, 2, 3, 4].map(() => postgres(core.databaseUrl, { max: 1 }));
  await Promise.all(clients.map((client) => createPartitionsAhead(client, now)));
  await Promise.all(clients.map((client) => client.end()));
  const names = await core.sql<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits i join pg_class c on c.oid = i.inhparent and c.relkind = 'p'
    where inhrelid::regclass::text ~ '_p2027' order by name`;
  const of = (table: string) => names.map(({ name }) => name).filter((name) => name.startsWith(`${table}_p`));
  expect(of('calls')).toEqual([
    'calls_p202701',
    'calls_p202702',
    'calls_p202703',
    'calls_p202704',
    'calls_p202705',
  ]);
  expect(of('drafts').at(0)).toBe('drafts_p20270226');
  expect(of('drafts').at(-1)).toBe('drafts_p20270313');
});

test('writes of every coming day find their partition', async () => {
  await using core = await makeCore({ now: '2026-12-30T12:00:00.000Z' });
  const caller = await makeCaller(core);
  for (let day = 0; day < 14; day++) {
    const receivedAt = new Date(Date.parse('2026-12-30T23:59:59.999Z') + day * 86_400_000);
    const { result } = await generateAs(core, caller, { receivedAt, requestId: createId('req', receivedAt) });
    expect(result.ok).toBe(true);
  }
});

test('drops a partition only when all of it is past its retention', async () => {
  await using core = await makeCore({ now: '2026-03-01T12:00:00.000Z' });
  const caller = await makeCaller(core);
  await generateAs(core, caller);
  const draftsLeft = async () => (await core.sql`select count(*)::int as n from drafts`)[0]?.n;

  await dropExpiredPartitions(core.sql, new Date('2026-03-31T23:59:59.999Z'));
  expect(await draftsLeft()).toBe(1);
  const dropped = await dropExpiredPartitions(core.sql, new Date('2026-04-01T00:00:00.000Z'));
  expect(dropped).toContain('drafts_p20260301');
  expect(await draftsLeft()).toBe(0);
  // Calls stay for 13 months, the ledger for the account's life.
  const [kept] = await core.sql`
    select (select count(*)::int from calls) as calls, (select count(*)::int from ledger_entries) as entries`;
  expect(kept).toEqual({ calls: 1, entries: 2 });
  expect(await dropExpiredPartitions(core.sql, new Date('2027-05-01T00:00:00.000Z'))).toContain(
    'calls_p202603',
  );
});

test('a drop that a long reader cut off is finished by the next one', async () => {
  await using core = await makeCore({ now: '2026-03-01T12:00:00.000Z' });
  const reader = postgres(core.databaseUrl, { max: 1 });
  const now = new Date('2026-04-01T00:00:00.000Z');
  await reader.begin('isolation level repeatable read read only', async (tx) => {
    await tx`select count(*) from drafts`;
    await expect(dropExpiredPartitions(core.sql, now)).rejects.toThrow('timeout');
  });
  await reader.end();
  expect(await dropExpiredPartitions(core.sql, now)).toContain('drafts_p20260228');
});

test('processes that drop at the same time do not fail each other', async () => {
  await using core = await makeCore({ now: '2026-03-01T12:00:00.000Z' });
  const now = new Date('2026-04-10T00:00:00.000Z');
  const dropped = await Promise.all([1, 2, 3].map(() => dropExpiredPartitions(core.sql, now)));
  expect(dropped.flat()).toContain('drafts_p20260301');
  expect(new Set(dropped.flat()).size).toBe(dropped.flat().length);
});
