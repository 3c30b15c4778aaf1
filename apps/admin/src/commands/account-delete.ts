import { deleteAccount } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId } from '../parse-option.ts';
import { print } from '../print.ts';

/** `account delete`: every text of an account, at once and for good. */
export function addAccountDelete(group: Command, context: AdminContext): void {
  group
    .command('delete')
    .summary('delete an account, for good')
    .description(
      'Deletes an account and its owner, at once and for good: drafts, keys, webhooks, sessions, name and address. Its id and the figures that the books need stay: credits, calls, usage, and who changed what. There is no way back; "account export" first, where somebody may ask for it.',
    )
    .argument('<account>', "the account's id, acct_…")
    .option('--json', 'print one JSON document: account_id, deleted')
    .addHelpText('after', '\nExample:\n  pnpm -s admin account delete acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5')
    .action(async (account: string, { json }: { json?: boolean }) => {
      const accountId = parseAccountId(account);
      const result = await context.withCore((core) => deleteAccount(core, { accountId, actor: 'operator' }));
      if (!result.ok) throw new AdminError(result.failure.message);
      print(
        context,
        { json: { account_id: accountId, deleted: true }, human: `${accountId} is deleted.` },
        json,
      );
    });
}
