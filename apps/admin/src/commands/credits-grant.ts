import { grantCredits } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId, parseAmount } from '../parse-option.ts';
import { print } from '../print.ts';

/** `credits grant`: credits on top of the month's allowance. */
export function addCreditsGrant(group: Command, context: AdminContext): void {
  group
    .command('grant')
    .summary('add credits to the month that is running')
    .description(
      "Adds credits to an account's running month, on top of what its tier or an override allows. They end with the month.",
    )
    .argument('<account>', "the account's id, acct_…")
    .argument('<amount>', 'how many credits', parseAmount)
    .option('--json', 'print one JSON document: account_id, granted, monthly_limit')
    .addHelpText('after', '\nExample:\n  pnpm -s admin credits grant acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 500')
    .action(async (account: string, granted: number, { json }: { json?: boolean }) => {
      const accountId = parseAccountId(account);
      const result = await context.withCore((core) => grantCredits(core, accountId, granted));
      if (!result.ok) throw new AdminError(result.failure.message);
      const { monthlyLimit } = result.value;
      print(
        context,
        {
          json: { account_id: accountId, granted, monthly_limit: monthlyLimit },
          human: `Granted ${granted} credits; the month's limit is ${monthlyLimit} now.`,
        },
        json,
      );
    });
}
