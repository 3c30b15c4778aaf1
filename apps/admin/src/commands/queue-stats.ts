import { getQueueStats } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { print, toFields } from '../print.ts';

/** `queue stats`: how much there is to deliver, and who delivers. */
export function addQueueStats(group: Command, context: AdminContext): void {
  group
    .command('stats')
    .summary('count what waits for webhook endpoints')
    .description(
      'Counts deliveries that are not over, how long the oldest has been due, the endpoints that they are for, the workers, and the wake-ups that wait for them.',
    )
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExample:\n  pnpm -s admin queue stats --json')
    .action(async ({ json }: { json?: boolean }) => {
      const stats = await context.withCore(getQueueStats);
      const fields = Object.entries(stats).map(([name, value]): [string, number] => [name, value]);
      print(context, { json: stats, human: toFields(fields) }, json);
    });
}
