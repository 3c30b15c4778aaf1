import { type Account, provisionAccount, type Tier, tierNames } from '@firstline/core';
import { type Command, Option } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { print, toFields } from '../print.ts';

type Options = {
  email: string;
  password: string;
  tier: Tier;
  webhooks?: Account['webhookAccess'];
  name?: string;
  json?: boolean;
};

/** `account create`: a verified person, their account, a live and a test key. */
export function addAccountCreate(group: Command, context: AdminContext): void {
  group
    .command('create')
    .summary('make a person, their account and its first keys')
    .description(
      'Makes a person who can sign in, with a verified address, their account, a live and a test key: all or nothing. The keys are shown this once.',
    )
    .requiredOption('--email <address>', 'what the person signs in with')
    .requiredOption('--password <password>', '8 to 128 characters')
    .addOption(
      new Option('--tier <tier>', 'what the account may do').choices(tierNames).makeOptionMandatory(),
    )
    .addOption(new Option('--webhooks <access>', 'access to webhooks, without review').choices(['approved']))
    .option('--name <name>', "the person's and the account's; the address's first part where it is absent")
    .option('--json', 'print one JSON document: account_id, user_id, api_key, test_key')
    .addHelpText(
      'after',
      `
Examples:
  pnpm -s admin account create --email owner@example.com --password 'a long one' --tier growth
  pnpm -s admin account create --email ops@example.com --password "$PASSWORD" --tier scale --webhooks approved --name 'Example Ltd' --json`,
    )
    .action(async ({ webhooks, json, ...order }: Options) => {
      const made = await context.withCore((core) =>
        provisionAccount(core, { ...order, webhookAccess: webhooks ?? 'none' }),
      );
      if (!made.ok) throw new AdminError(`${made.failure.message} (--${made.failure.field})`);
      const { accountId, userId, apiKey, testKey } = made.value;
      const fields = toFields([
        ['account', accountId],
        ['user', userId],
        ['live key', apiKey],
        ['test key', testKey],
      ]);
      const report = {
        json: { account_id: accountId, user_id: userId, api_key: apiKey, test_key: testKey },
        human: `Created an account on the tier ${order.tier}.\n${fields}\nThe keys are shown this once: keep them now.`,
      };
      print(context, report, json);
    });
}
