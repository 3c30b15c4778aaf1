import { exportAccount } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId } from '../parse-option.ts';
import { print } from '../print.ts';

/** `account export`: all that is kept of an account. */
export function addAccountExport(group: Command, context: AdminContext): void {
  group
    .command('export')
    .summary('print all that is kept of an account')
    .description(
      'Prints all that is kept of an account and its owner as one JSON document, table by table: drafts, keys, calls, credits, sessions, changes. Secrets and their hashes are left out. The export is written into the audit.',
    )
    .argument('<account>', "the account's id, acct_…")
    .option('--json', 'on one line')
    .addHelpText(
      'after',
      '\nExample:\n  pnpm -s admin account export acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 > account.json',
    )
    .action(async (account: string, { json }: { json?: boolean }) => {
      const accountId = parseAccountId(account);
      const result = await context.withCore((core) => exportAccount(core, { accountId, actor: 'operator' }));
      if (!result.ok) throw new AdminError(result.failure.message);
      print(context, { json: result.value, human: JSON.stringify(result.value, null, 2) }, json);
    });
}
