import { readFile } from 'node:fs/promises';
import type { Core } from '../context.ts';

/** One way in which the books do not agree. */
export type CreditViolation = { violation: string; accountId: string; detail: string };

const auditFile = new URL('audit.sql', import.meta.url);

/** Compares the ledger with balances, reservations, drafts and usage, in one snapshot. Nothing found: the books are sound. */
export async function auditCredits(core: Pick<Core, 'sql'>): Promise<CreditViolation[]> {
  const audit = await readFile(auditFile, 'utf8');
  const rows = await core.sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = '10min'`;
    return tx.unsafe<{ violation: string; account_id: string; detail: string }[]>(audit);
  });
  return rows.map((row) => ({ violation: row.violation, accountId: row.account_id, detail: row.detail }));
}
