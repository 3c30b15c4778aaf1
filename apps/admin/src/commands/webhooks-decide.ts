import { decideWebhookAccess } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId } from '../parse-option.ts';
import { print } from '../print.ts';

/** `webhooks approve` and `webhooks reject`: the review of an account that asked for webhooks, or did not. */
export function addWebhooksDecide(group: Command, context: AdminContext): void {
  for (const { name, access, summary, description } of [
    {
      name: 'approve',
      access: 'approved',
      summary: 'let an account have webhooks',
      description: 'Lets an account register endpoints, while its tier is a paid one.',
    },
    {
      name: 'reject',
      access: 'rejected',
      summary: 'take webhooks from an account',
      description: "Turns an account's endpoints off, and lets it turn none on.",
    },
  ] as const) {
    group
      .command(name)
      .summary(summary)
      .description(description)
      .argument('<account>', "the account's id, acct_…")
      .option('--json', 'print one JSON document: account_id, webhook_access')
      .addHelpText('after', `\nExample:\n  pnpm -s admin webhooks ${name} acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5`)
      .action(async (account: string, { json }: { json?: boolean }) => {
        const accountId = parseAccountId(account);
        const result = await context.withCore((core) =>
          decideWebhookAccess(core, { accountId, actor: 'operator', access }),
        );
        if (!result.ok) throw new AdminError(result.failure.message);
        print(
          context,
          {
            json: { account_id: accountId, webhook_access: result.value },
            human: `${accountId}: webhooks are ${result.value}.`,
          },
          json,
        );
      });
  }
}
