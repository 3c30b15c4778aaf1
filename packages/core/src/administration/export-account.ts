import { noSuchAccount } from '../accounts/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import { accountTables } from './account-tables.ts';

/** Columns that prove who somebody is, or that are hashes and ciphers of what does: nobody needs them to know what is kept. */
const secretColumn = /hash|password|token|fingerprint|cache_key|^secret(?!_hint)|_secret/;

type Row = Record<string, unknown>;
export type AccountExport = { exported_at: string; account: Row; owner: Row } & Record<string, unknown>;

/** All that is kept of an account and its person, as one document, table by table. Secrets and their hashes apart. */
export async function exportAccount(
  core: Pick<Core, 'db' | 'sql' | 'clock'>,
  { accountId, actor }: { accountId: string; actor: Actor },
): Promise<Result<AccountExport>> {
  const { sql } = core;
  const rowsOf = async (table: string, column: string, value: string) => {
    const rows = await sql<{ row: Row }[]>`
      select to_jsonb(t) as row from ${sql(table)} t where ${sql(column)} = ${value}`;
    return rows.map(({ row }) => withoutSecrets(row));
  };
  const [account] = await rowsOf('accounts', 'id', accountId);
  if (!account) return { ok: false, failure: noSuchAccount };
  const userId = String(account.owner_id);
  const [owner] = await rowsOf('users', 'id', userId);
  if (!owner) throw new Error(`${accountId} has no owner`);
  const tables = [];
  for (const table of Object.keys(accountTables)) {
    tables.push([table, await rowsOf(table, 'account_id', accountId)]);
  }
  const people = { sessions: await rowsOf('sessions', 'user_id', userId) };
  await recordAudit(core, { accountId, actor, action: 'account.exported', subject: accountId });
  const exported_at = core.clock.now().toISOString();
  return { ok: true, value: { exported_at, account, owner, ...people, ...Object.fromEntries(tables) } };
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column)));
}
