import { recoverDeliveries } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseInstant, parseWebhookId } from '../parse-option.ts';
import { print } from '../print.ts';

/** `deliveries recover`: sends again what failed or was canceled. */
export function addDeliveriesRecover(group: Command, context: AdminContext): void {
  group
    .command('recover')
    .summary("send an endpoint's failed deliveries again")
    .description(
      'Sends every event again whose delivery to an endpoint failed or was canceled between two instants and that has not been delivered since. The endpoint has to be on.',
    )
    .argument('<webhook>', "the endpoint's id, whk_…")
    .requiredOption('--since <instant>', 'from when on, e.g. 2026-01-14T00:00:00Z', parseInstant)
    .option('--until <instant>', 'until when; now unless given', parseInstant)
    .option('--json', 'print one JSON document: webhook_id, recovered')
    .addHelpText(
      'after',
      '\nExample:\n  pnpm -s admin deliveries recover whk_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --since 2026-01-14T00:00:00Z',
    )
    .action(
      async (webhook: string, { since, until, json }: { since: Date; until?: Date; json?: boolean }) => {
        const webhookId = parseWebhookId(webhook);
        const result = await context.withCore((core) =>
          recoverDeliveries(core, { webhookId, since, until: until ?? core.clock.now() }),
        );
        if (!result.ok) throw new AdminError(result.failure.message);
        const { recovered } = result.value;
        print(
          context,
          {
            json: { webhook_id: webhookId, recovered },
            human: `${recovered} events are sent again.`,
          },
          json,
        );
      },
    );
}
