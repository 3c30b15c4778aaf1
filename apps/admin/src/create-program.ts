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
import { addKeysCreate } from './commands/keys-create.ts';
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

  /** A group of verbs, which its help shows by examples. */
  const addGroup = (name: string, description: string, ...examples: string[]): Command => {
    const lines = examples.map((example) => `  pnpm -s admin ${name} ${example}`);
    return program
      .command(name)
      .description(description)
      .addHelpText('after', `\nExamples:\n${lines.join('\n')}\n  pnpm -s admin ${name} <verb> --help`);
  };

  const account = addGroup(
    'account',
    'accounts: make, show, change, delete',
    "create --email owner@example.com --password 'a long one' --tier growth",
    `show ${sampleAccount}`,
    `suspend ${sampleAccount}`,
  );
  addAccountCreate(account, context);
  addAccountShow(account, context);
  addAccountLimits(account, context);
  addAccountSetTier(account, context);
  addAccountStatus(account, context);
  addAccountExport(account, context);
  addAccountDelete(account, context);

  const keys = addGroup(
    'keys',
    'API keys: create, list, revoke',
    `create ${sampleAccount} --name 'CRM worker'`,
    `list ${sampleAccount}`,
  );
  addKeysCreate(keys, context);
  addKeysList(keys, context);
  addKeysRevoke(keys, context);

  const credits = addGroup('credits', 'the books: audit, grant', `grant ${sampleAccount} 500`, 'audit');
  addCreditsGrant(credits, context);
  addCreditsAudit(credits, context);

  const approve = `approve ${sampleAccount}`;
  addWebhooksDecide(addGroup('webhooks', 'webhook access: approve, reject', approve), context);
  const recover = 'recover whk_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --since 2026-01-14T00:00:00Z';
  addDeliveriesRecover(addGroup('deliveries', 'webhook deliveries: recover', recover), context);
  addQueueStats(addGroup('queue', 'what waits to be delivered: stats', 'stats --json'), context);
  return program;
}

const sampleAccount = 'acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5';

const programHelp = `
Every verb takes --json, which prints one JSON document on standard output and nothing else. Errors go to standard
error, with exit status 1. It works on DATABASE_URL, or without it on the database that "pnpm dev" keeps in this
clone, whether that is running or not.

Examples:
  pnpm -s admin account create --email owner@example.com --password 'a long one' --tier growth
  pnpm -s admin account limits acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --monthly-credits 20000
  pnpm -s admin keys create acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --name 'CRM worker'
  pnpm -s admin webhooks approve acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5
  pnpm -s admin keys list acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --json
  pnpm -s admin credits audit
  pnpm -s admin account create --help`;
