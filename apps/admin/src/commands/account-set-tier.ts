import { setTier, tierNames } from '@firstline/core';
import { Argument, type Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId } from '../parse-option.ts';
import { print } from '../print.ts';

/** `account set-tier`: another tier, at once. */
export function addAccountSetTier(group: Command, context: AdminContext): void {
  group
    .command('set-tier')
    .summary('put an account on another tier')
    .description(
      'Puts an account on another tier, at once: its limits, and the credits of the month that is running. What was used stays used; what an operator has overridden stays overridden.',
    )
    .argument('<account>', "the account's id, acct_…")
    .addArgument(new Argument('<tier>', 'the tier').choices(tierNames))
    .option('--json', 'print one JSON document: account_id, tier')
    .addHelpText(
      'after',
      '\nExample:\n  pnpm -s admin account set-tier acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 growth',
    )
    .action(async (account: string, tier: (typeof tierNames)[number], { json }: { json?: boolean }) => {
      const accountId = parseAccountId(account);
      const result = await context.withCore((core) => setTier(core, accountId, tier));
      if (!result.ok) throw new AdminError(result.failure.message);
      print(
        context,
        { json: { account_id: accountId, tier }, human: `${accountId} is on the tier ${tier} now.` },
        json,
      );
    });
}
