import { auditCredits, type Core } from '@firstline/core';

/** What the database says of one account, and of everyone's money. */
export type Books = {
  charges: number;
  drafts: number;
  events: number;
  /** Reservations that were given back: a crash came before the charge. */
  releases: number;
  used: number;
  held: number;
  limit: number;
  /** What the account's ledger adds up to. */
  ledger: number;
  /** Ways in which the books of any account do not agree. */
  violations: string[];
};

/** What the database says of an account, in one statement, and what the audit finds. */
export async function readBooks(core: Pick<Core, 'sql'>, accountId: string): Promise<Books> {
  const [row] = await core.sql<[Omit<Books, 'violations'>]>`
    select
      (select count(*)::int from ledger_entries where account_id = ${accountId} and kind = 'charge') as charges,
      (select count(*)::int from drafts where account_id = ${accountId}) as drafts,
      (select count(*)::int from events where account_id = ${accountId} and type = 'email.generated') as events,
      (select count(*)::int from reservations where account_id = ${accountId} and state = 'released') as releases,
      coalesce(sum(used), 0)::int as used, coalesce(sum(held), 0)::int as held,
      coalesce(sum(credit_limit), 0)::int as limit,
      (select coalesce(sum(amount), 0)::int from ledger_entries where account_id = ${accountId}) as ledger
    from credit_periods where account_id = ${accountId}`;
  const violations = await auditCredits(core);
  return { ...row, violations: violations.map(({ violation, detail }) => `${violation}: ${detail}`) };
}
