import { effectiveLimits, findBalance, findLimitOverrides, getAccount, getPerson } from '@firstline/core';
import type { Command } from 'commander';
import type { AdminContext, AdminCore } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { limitFlags, toLimitsJson } from '../limit-flags.ts';
import { parseAccountId } from '../parse-option.ts';
import { print, type Report, toFields } from '../print.ts';

/** `account show`: whose account it is, what it may do and what it used of its month. */
export function addAccountShow(group: Command, context: AdminContext): void {
  group
    .command('show')
    .summary('show an account')
    .description('Shows whose account it is, what it may do, and the live credits of its month.')
    .argument('<account>', "the account's id, acct_…")
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExample:\n  pnpm -s admin account show acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5')
    .action(async (account: string, { json }: { json?: boolean }) => {
      const accountId = parseAccountId(account);
      print(context, await context.withCore((core) => describeAccount(core, accountId)), json);
    });
}

async function describeAccount(core: AdminCore, accountId: string): Promise<Report> {
  const found = await getAccount(core, accountId);
  if (!found.ok) throw new AdminError(found.failure.message);
  const account = found.value;
  const owner = await getPerson(core, account.ownerId);
  const limits = effectiveLimits(account.tier, await findLimitOverrides(core, accountId));
  const balance = await findBalance(core, { accountId, mode: 'live' });
  const monthlyLimit = balance?.monthlyLimit ?? limits.monthlyCredits;
  const used = balance?.used ?? 0;
  const credits = {
    monthly_limit: monthlyLimit,
    used,
    held: balance?.held ?? 0,
    remaining: Math.max(0, monthlyLimit - used),
    period_start: balance?.startsAt.toISOString() ?? null,
    period_end: balance?.endsAt.toISOString() ?? null,
  };
  const fields = toFields([
    ['name', account.name],
    ['owner', `${owner.email}${owner.emailVerified ? '' : ' (not verified)'}, ${owner.id}`],
    ['tier', account.tier],
    ['status', account.status],
    ['webhooks', account.webhookAccess],
    ['created', account.createdAt.toISOString()],
    ['credits', `${credits.used} used of ${credits.monthly_limit}, ${credits.held} held`],
    ['month', balance ? `${credits.period_start} to ${credits.period_end}` : 'not used yet'],
    ...limitFlags.map(({ name, json }): [string, number] => [json, limits[name]]),
  ]);
  return {
    json: {
      account_id: account.id,
      user_id: owner.id,
      email: owner.email,
      email_verified: owner.emailVerified,
      name: account.name,
      tier: account.tier,
      status: account.status,
      webhook_access: account.webhookAccess,
      created_at: account.createdAt.toISOString(),
      credits,
      limits: toLimitsJson(limits),
    },
    human: `${account.id}\n${fields}`,
  };
}
