import { setAccountStatus } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId } from '../parse-option.ts';
import { print } from '../print.ts';

const verbs = [
  {
    name: 'suspend',
    status: 'suspended',
    summary: 'shut an account out',
    description:
      'Shuts an account out, at once and in every process: calls with its keys, and changes by whoever is signed in, get 403 account_suspended. Signing in and reading still work. Nothing is deleted; "account resume" lets it in again.',
  },
  {
    name: 'resume',
    status: 'active',
    summary: 'let a suspended account in again',
    description: 'Lets a suspended account in again, at once. Its keys work as before.',
  },
] as const;

/** `account suspend` and `account resume`. */
export function addAccountStatus(group: Command, context: AdminContext): void {
  for (const { name, status, summary, description } of verbs) {
    group
      .command(name)
      .summary(summary)
      .description(description)
      .argument('<account>', "the account's id, acct_…")
      .option('--json', 'print one JSON document: account_id, status')
      .addHelpText('after', `\nExample:\n  pnpm -s admin account ${name} acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5`)
      .action(async (account: string, { json }: { json?: boolean }) => {
        const accountId = parseAccountId(account);
        const change = { accountId, status, actor: 'operator' } as const;
        const result = await context.withCore((core) => setAccountStatus(core, change));
        if (!result.ok) throw new AdminError(result.failure.message);
        print(
          context,
          { json: { account_id: accountId, status }, human: `${accountId} is ${status} now.` },
          json,
        );
      });
  }
}
