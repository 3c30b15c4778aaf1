import { auditCredits } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { print, toTable } from '../print.ts';

/** `credits audit`: whether the books agree. Anything found also fails the command, so that a scheduled run is noticed. */
export function addCreditsAudit(group: Command, context: AdminContext): void {
  group
    .command('audit')
    .summary('prove that the books agree')
    .description(
      'Compares the ledger with balances, reservations, drafts and usage, of every account, in one snapshot. Exit status 0: the books agree. 1: what does not agree is listed.',
    )
    .option('--json', 'print one JSON document: violations, each with violation, account_id, detail')
    .addHelpText('after', '\nExample:\n  pnpm -s admin credits audit --json')
    .action(async ({ json }: { json?: boolean }) => {
      const found = await context.withCore((core) => auditCredits(core));
      const violations = found.map(({ violation, accountId, detail }) => ({
        violation,
        account_id: accountId,
        detail,
      }));
      const rows = violations.map((row) => [row.violation, row.account_id, row.detail]);
      const human =
        rows.length > 0 ? toTable([['VIOLATION', 'ACCOUNT', 'DETAIL'], ...rows]) : 'The books agree.';
      print(context, { json: { violations }, human }, json);
      if (violations.length > 0) {
        throw new AdminError('the books do not agree: what was found is on standard output');
      }
    });
}
