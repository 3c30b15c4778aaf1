import { Command } from 'commander';
import type { AdminContext } from './admin-context.ts';
import { addAccountCreate } from './commands/account-create.ts';
import { addAccountDelete } from './commands/account-delete.ts';
import { addAccountExport } from './commands/account-export.ts';
import { addAccountLimits } from './commands/account-limits.ts';
import { addAccountSetTier } from './commands/account-set-tier.ts';
import { addAccountShow } from './commands/account-show.ts';
import { addAccountStatus } from './commands/account-status.ts';
import { addCreditsAudit } from './commands/credits-audit.ts';
import { addCreditsGrant } from './commands/credits-grant.ts';
import { addDeliveriesRecover } from './commands/deliveries-recover.ts';
import { addKeysList } from './commands/keys-list.ts';
import { addKeysRevoke } from './commands/keys-revoke.ts';
import { addQueueStats } from './commands/queue-stats.ts';
import { addWebhooksDecide } from './commands/webhooks-decide.ts';

/** The operator's command line: groups of verbs. It writes to the streams and never ends the process. */
export function createProgram(context: AdminContext): Command {
  const program = new Command('admin')
    .description("The operator's command line: accounts, their limits and keys, and the books.")
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      // run writes errors, once and in one line.
      outputError: () => {},
    })
    .exitOverride()
    .addHelpText('after', programHelp);

  const account = program.command('account').description('accounts: make, show, change, delete');
  addAccountCreate(account, context);
  addAccountShow(account, context);
  addAccountLimits(account, context);
  addAccountSetTier(account, context);
  addAccountStatus(account, context);
  addAccountExport(account, context);
  addAccountDelete(account, context);

  const keys = program.command('keys').description('API keys: list, revoke');
  addKeysList(keys, context);
  addKeysRevoke(keys, context);

  const credits = program.command('credits').description('the books: audit, grant');
  addCreditsGrant(credits, context);
  addCreditsAudit(credits, context);

  addWebhooksDecide(program.command('webhooks').description('webhook access: approve, reject'), context);
  addDeliveriesRecover(program.command('deliveries').description('webhook deliveries: recover'), context);
  addQueueStats(program.command('queue').description('what waits to be delivered: stats'), context);
  return program;
}

const programHelp = `
Every verb takes --json, which prints one JSON document on standard output and nothing else. Errors go to standard
error, with exit status 1. It works on DATABASE_URL, or without it on the database that "pnpm dev" keeps in this
clone, whether that is running or not.

Examples:
  pnpm -s admin account create --email owner@example.com --password 'a long one' --tier growth
  pnpm -s admin account limits acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --monthly-credits 20000
  pnpm -s admin keys list acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --json
  pnpm -s admin credits audit
  pnpm -s admin account create --help`;
