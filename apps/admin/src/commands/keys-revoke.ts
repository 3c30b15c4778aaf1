import { revokeKey } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseKeyId } from '../parse-option.ts';
import { print } from '../print.ts';

type Options = { reason: string; json?: boolean };

/** `keys revoke`: ends a key for good. */
export function addKeysRevoke(group: Command, context: AdminContext): void {
  group
    .command('revoke')
    .summary('end a key for good')
    .description(
      'Ends a key for good. A key that is revoked already stays as it was: its first reason and time are shown.',
    )
    .argument('<key>', "the key's id, key_…")
    .option('--reason <reason>', 'why; its owner sees it', 'revoked by the operator')
    .option('--json', "print one JSON document: the key's record")
    .addHelpText(
      'after',
      "\nExample:\n  pnpm -s admin keys revoke key_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --reason 'found in a public repository'",
    )
    .action(async (key: string, { reason, json }: Options) => {
      const keyId = parseKeyId(key);
      const parsedReason = parseReason(reason);
      const revoked = await context.withCore((core) =>
        revokeKey(core, { keyId, reason: parsedReason, actor: 'operator' }),
      );
      if (!revoked.ok) throw new AdminError(revoked.failure.message);
      const { id, name, revoked_at, revoked_reason } = revoked.value;
      const human = `${id} (${name}) is revoked since ${revoked_at}: ${revoked_reason}`;
      print(context, { json: revoked.value, human }, json);
    });
}

function parseReason(value: string): string {
  const reason = value.trim();
  if (reason.length > 0 && reason.length <= 500 && !/\p{Cc}/u.test(reason)) return reason;
  throw new AdminError('a reason has 1 to 500 characters on one line (--reason)');
}
