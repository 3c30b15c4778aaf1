import { createAccount } from '../accounts/index.ts';
import { createKeyValue, describeKeyValue, hashKeyValue } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { accountLimits, apiKeys, users } from '../db/schema/index.ts';
import { type GenerateCall, type GenerateOutcome, generateDraft } from '../drafts/index.ts';
import { createId } from '../ids.ts';
import type { Mode, Tier } from '../policy.ts';

export type TestCaller = { accountId: string; keyId: string; keyHash: Buffer; mode: Mode; tier: Tier };

/** An account with one key that may do everything. */
export async function makeCaller(
  core: Pick<Core, 'db' | 'clock'>,
  {
    tier = 'scale',
    mode = 'live',
    monthlyCredits,
  }: { tier?: Tier; mode?: Mode; monthlyCredits?: number } = {},
): Promise<TestCaller> {
  const now = core.clock.now();
  const userId = createId('usr', now);
  await core.db.insert(users).values({ id: userId, name: 'Someone', email: `${userId}@example.com` });
  const { id: accountId } = await createAccount(core, { ownerId: userId, name: 'Someone', tier });
  if (monthlyCredits !== undefined) {
    await core.db.insert(accountLimits).values({ accountId, monthlyCredits, updatedAt: now });
  }
  const value = createKeyValue(mode);
  const keyHash = hashKeyValue(value);
  const keyId = createId('key', now);
  await core.db.insert(apiKeys).values({
    id: keyId,
    accountId,
    mode,
    name: 'test',
    hash: keyHash,
    ...describeKeyValue(value),
    scopes: ['emails:generate', 'usage:read'],
    createdAt: now,
  });
  return { accountId, keyId, keyHash, mode, tier };
}

/** Generates one draft as the API would. */
export function generateAs(
  core: Core,
  caller: TestCaller,
  call: Partial<GenerateCall> = {},
): Promise<GenerateOutcome> {
  const receivedAt = call.receivedAt ?? core.clock.now();
  return generateDraft(core, {
    by: { keyHash: caller.keyHash, mode: caller.mode },
    requestId: createId('req', receivedAt),
    receivedAt,
    request: {
      persona: 'Head of Operations at a logistics company',
      offer: 'Route planning software that cuts fuel costs by 12%',
      goal: 'Book a 15-minute call',
      tone: 'professional',
    },
    endpoint: '/emails/generate',
    signal: new AbortController().signal,
    elapsedMs: () => 10,
    statusOf: () => 502,
    render: (draft) => {
      const data = JSON.stringify(draft);
      return { data, body: JSON.stringify({ success: true, data: draft }) };
    },
    ...call,
  });
}
