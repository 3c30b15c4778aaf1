import {
  effectiveLimits,
  findLimitOverrides,
  getAccount,
  type LimitOverrides,
  type Limits,
  setLimits,
  tiers,
} from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext, AdminCore } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { limitFlags, toLimitsJson } from '../limit-flags.ts';
import { parseAccountId, parseLimit } from '../parse-option.ts';
import { print, type Report, toTable } from '../print.ts';

type Options = Partial<Record<keyof Limits, number | 'tier'>> & { json?: boolean };

/** `account limits`: shows what holds for an account, after setting what is named. */
export function addAccountLimits(group: Command, context: AdminContext): void {
  const command = group
    .command('limits')
    .summary("show or override an account's limits")
    .description(
      'Shows the limits that hold for an account. With options, sets them first: a number overrides the tier\'s value, the word "tier" gives it back, and what is not named stays. A change holds at once, also for the month that is running.',
    )
    .argument('<account>', "the account's id, acct_…");
  for (const { flag, min, max, what } of limitFlags)
    command.option(`${flag} <number|tier>`, what, parseLimit(min, max));
  command
    .option('--json', 'print one JSON document: tier, limits, overrides (null: as the tier has it)')
    .addHelpText(
      'after',
      `
Examples:
  pnpm -s admin account limits acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5
  pnpm -s admin account limits acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --monthly-credits 20000 --in-flight 12
  pnpm -s admin account limits acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5 --monthly-credits tier`,
    )
    .action(async (account: string, { json, ...named }: Options) => {
      const accountId = parseAccountId(account);
      const changes = toChanges(named);
      print(context, await context.withCore((core) => changeAndDescribe(core, accountId, changes)), json);
    });
}

function toChanges(named: Omit<Options, 'json'>): Partial<LimitOverrides> {
  const changes = Object.entries(named).map(([name, value]) => [name, value === 'tier' ? null : value]);
  return Object.fromEntries(changes);
}

async function changeAndDescribe(
  core: AdminCore,
  accountId: string,
  changes: Partial<LimitOverrides>,
): Promise<Report> {
  const found = await getAccount(core, accountId);
  if (!found.ok) throw new AdminError(found.failure.message);
  if (Object.keys(changes).length > 0) {
    const set = await setLimits(core, accountId, changes);
    if (!set.ok) throw new AdminError(set.failure.message);
  }
  const { tier } = found.value;
  const overrides = await findLimitOverrides(core, accountId);
  const limits = effectiveLimits(tier, overrides);
  const rows = limitFlags.map(({ name, json }) => {
    const source = overrides?.[name] == null ? 'tier' : `override (${tier}: ${tiers[tier][name]})`;
    return [json, String(limits[name]), source];
  });
  return {
    json: {
      account_id: accountId,
      tier,
      limits: toLimitsJson(limits),
      overrides: Object.fromEntries(limitFlags.map(({ name, json }) => [json, overrides?.[name] ?? null])),
    },
    human: toTable([['LIMIT', 'VALUE', 'FROM'], ...rows]),
  };
}
