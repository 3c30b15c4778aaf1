import { getAccount, type KeyRecord, listKeys } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext, AdminCore } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseAccountId } from '../parse-option.ts';
import { print, toTable } from '../print.ts';

const pageSize = 100;

/** `keys list`: every key that an account ever had, newest first. */
export function addKeysList(group: Command, context: AdminContext): void {
  group
    .command('list')
    .summary("list an account's keys")
    .description(
      'Lists every key that an account ever had, newest first. Values are not kept, so none is shown.',
    )
    .argument('<account>', "the account's id, acct_…")
    .option('--json', 'print one JSON document: keys')
    .addHelpText('after', '\nExample:\n  pnpm -s admin keys list acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5')
    .action(async (account: string, { json }: { json?: boolean }) => {
      const accountId = parseAccountId(account);
      const keys = await context.withCore((core) => listEveryKey(core, accountId));
      const rows = keys.map((key) => [
        key.id,
        key.mode,
        key.status,
        `${key.start}…${key.last4}`,
        key.created_at,
        key.last_used_at ?? 'never',
        key.name,
      ]);
      const table = toTable([['ID', 'MODE', 'STATUS', 'VALUE', 'CREATED', 'LAST USED', 'NAME'], ...rows]);
      print(context, { json: { keys }, human: keys.length > 0 ? table : 'No keys.' }, json);
    });
}

async function listEveryKey(core: AdminCore, accountId: string): Promise<KeyRecord[]> {
  const found = await getAccount(core, accountId);
  if (!found.ok) throw new AdminError(found.failure.message);
  const keys: KeyRecord[] = [];
  for (;;) {
    const page = await listKeys(core, { accountId, limit: pageSize, after: keys.at(-1)?.id });
    keys.push(...page.keys);
    if (!page.hasMore) return keys;
  }
}
