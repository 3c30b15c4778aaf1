import { auditCredits, type Core } from '@firstline/core';
import { expect } from 'vitest';

/** What the database says of one account's money and calls, both modes together. */
export type Books = {
  used: number;
  held: number;
  /** Reservations still open. */
  open: number;
  charges: number;
  drafts: number;
  calls: number;
};

export async function readBooks(core: Pick<Core, 'sql'>, accountId: string): Promise<Books> {
  const [row] = await core.sql<[Books]>`
    select
      (select coalesce(sum(used), 0)::int from credit_periods where account_id = ${accountId}) as used,
      (select coalesce(sum(held), 0)::int from credit_periods where account_id = ${accountId}) as held,
      (select count(*)::int from reservations where account_id = ${accountId} and state = 'held') as open,
      (select count(*)::int from ledger_entries where account_id = ${accountId} and kind = 'charge') as charges,
      (select count(*)::int from drafts where account_id = ${accountId}) as drafts,
      (select count(*)::int from calls where account_id = ${accountId}) as calls`;
  return row;
}

/** Fails where anything was charged, is still held or was stored, or where the books disagree. */
export async function expectNothingCharged(core: Pick<Core, 'sql'>, accountId: string): Promise<void> {
  const { calls: _calls, ...money } = await readBooks(core, accountId);
  expect(money).toEqual({ used: 0, held: 0, open: 0, charges: 0, drafts: 0 });
  expect(await auditCredits(core)).toEqual([]);
}
