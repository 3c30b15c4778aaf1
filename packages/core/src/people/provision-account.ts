import { hashPassword } from 'better-auth/crypto';
import { type Account, createAccount } from '../accounts/index.ts';
import { issueKey } from '../api-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { identities, users } from '../db/schema/index.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';
import type { Tier } from '../policy.ts';
import { type FieldProblem, parseEmail, parsePassword, parsePersonName } from './person-fields.ts';

export type AccountOrder = {
  email: string;
  password: string;
  /** Of the person and of the account; the address's local part where it is absent. */
  name?: string | undefined;
  tier: Tier;
  webhookAccess?: Account['webhookAccess'];
};

export type ProvisionedAccount = {
  accountId: string;
  userId: string;
  /** The live key's value, and the test key's: shown here and never again. */
  apiKey: string;
  testKey: string;
};

/**
 * Makes a person who can sign in, their account, and a live and a test key: all of them or nothing. The address
 * counts as verified, because an operator vouches for it. A field that cannot be used, or an address that is taken,
 * is answered with what to change.
 */
export async function provisionAccount(
  core: Pick<Core, 'db' | 'clock'>,
  order: AccountOrder,
): Promise<Result<ProvisionedAccount, FieldProblem>> {
  const email = parseEmail(order.email);
  if (!email.ok) return { ok: false, failure: email.problem };
  const password = parsePassword(order.password);
  if (!password.ok) return { ok: false, failure: password.problem };
  const name = parsePersonName(order.name ?? email.value.slice(0, email.value.indexOf('@')));
  if (!name.ok) return { ok: false, failure: name.problem };

  const passwordHash = await hashPassword(password.value);
  const person = { email: email.value, name: name.value, passwordHash };
  try {
    const value = await core.db.transaction((tx) => write({ db: tx, clock: core.clock }, person, order));
    return { ok: true, value };
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error;
    const message = `${email.value} is taken: give another email, or use the account that it has`;
    return { ok: false, failure: { field: 'email', message } };
  }
}

async function write(
  core: Pick<Core, 'db' | 'clock'>,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
  { tier, webhookAccess = 'none' }: AccountOrder,
): Promise<ProvisionedAccount> {
  const now = core.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const userId = createId('usr', now);
  await core.db.insert(users).values({ id: userId, email, name, emailVerified: true, ...stamps });
  // As better-auth writes a person who signs in with a password.
  const identity = { providerId: 'credential', accountId: userId, password: passwordHash };
  await core.db.insert(identities).values({ id: createId('idn', now), userId, ...identity, ...stamps });
  const account = await createAccount(core, { ownerId: userId, name, tier, webhookAccess });
  await recordAudit(core, {
    accountId: account.id,
    actor: 'operator',
    action: 'account.created',
    subject: account.id,
    details: { tier },
  });
  const key = { accountId: account.id, createdBy: userId };
  const live = await issueKey(core, { ...key, mode: 'live', name: 'Live key' });
  const test = await issueKey(core, { ...key, mode: 'test', name: 'Test key' });
  return { accountId: account.id, userId, apiKey: live.value, testKey: test.value };
}
