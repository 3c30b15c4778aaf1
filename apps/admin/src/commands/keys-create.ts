import { createKey, scopes as everyScope, getAccount, lengths, type Mode, type Scope } from '@firstline/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId, parseInstant } from '../parse-option.ts';
import { print, toFields } from '../print.ts';

type Options = { name: string; mode: Mode; scopes?: Scope[]; expiresAt?: Date; json?: boolean };

/** `keys create`: a key for an account, within what its tier allows. */
export function addKeysCreate(group: Command, context: AdminContext): void {
  group
    .command('create')
    .summary('make a key for an account')
    .description(
      'Makes a key for an account, as its owner could: a live key needs a verified address, and the tier says how many there may be ("account limits --live-keys" overrides it). Its value is shown this once.',
    )
    .argument('<account>', "the account's id, acct_…")
    .requiredOption('--name <name>', `what the key is for, 1 to ${lengths.keyName} characters`, parseName)
    .addOption(new Option('--mode <mode>', 'what it may spend').choices(['live', 'test']).default('live'))
    .option('--scopes <list>', `what it may do, of ${everyScope.join(',')}; all unless given`, parseScopes)
    .option(
      '--expires-at <instant>',
      'when it ends, e.g. 2027-01-01T00:00:00Z; never unless given',
      parseInstant,
    )
    .option('--json', "print one JSON document: the key's record, and its value as key")
    .addHelpText(
      'after',
      `
Examples:
  pnpm -s admin keys create acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --name 'CRM worker'
  pnpm -s admin keys create acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --name Reports --scopes usage:read --expires-at 2027-01-01T00:00:00Z --json`,
    )
    .action(async (account: string, { name, mode, scopes, expiresAt, json }: Options) => {
      const accountId = parseAccountId(account);
      const made = await context.withCore(async (core) => {
        const found = await getAccount(core, accountId);
        if (!found.ok) return found;
        if (expiresAt && expiresAt <= core.clock.now()) {
          throw new AdminError('a key has to expire in the future (--expires-at)');
        }
        const key = { accountId, name, mode, createdBy: null, expiresAt: expiresAt ?? null };
        return createKey(core, { ...key, ...(scopes ? { scopes } : {}) }, 'operator');
      });
      if (!made.ok) throw new AdminError(made.failure.message);
      const { record, value } = made.value;
      const fields = toFields([
        ['key', value],
        ['id', record.id],
        ['mode', record.mode],
        ['scopes', record.scopes.join(',')],
        ['expires', record.expires_at ?? 'never'],
      ]);
      const human = `Created a key for ${accountId}.\n${fields}\nThe key is shown this once: keep it now.`;
      print(context, { json: { ...record, key: value }, human }, json);
    });
}

function parseName(value: string): string {
  const name = value.trim();
  if (name.length > 0 && Array.from(name).length <= lengths.keyName && !/\p{Cc}/u.test(name)) return name;
  throw new InvalidArgumentError(`Give 1 to ${lengths.keyName} characters on one line.`);
}

function parseScopes(value: string): Scope[] {
  const given = value.split(',').map((each) => each.trim());
  const known = everyScope.filter((scope) => given.includes(scope));
  if (known.length === given.length) return known;
  throw new InvalidArgumentError(`Give some of ${everyScope.join(',')}, with commas between, each once.`);
}
