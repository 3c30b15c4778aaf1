import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Core,
  describeKeyValue,
  getAccount,
  issueKey,
  listKeys,
  migrate,
  openDatabase,
  provisionAccount,
  systemClock,
} from '@firstline/core';
import { writePrivateFile } from '@firstline/local-postgres';
import { type DemoEndpoint, prepareEndpoint } from './demo-endpoint.ts';

/** What a newcomer makes the first call and signs in with. */
export type DemoAccount = {
  email: string;
  password: string;
  apiKey: string;
  /** What signs for the endpoint at `receiverUrl`; without it there is none. */
  webhookSecret?: string;
};

export type PrepareDemoOptions = {
  databaseUrl: string;
  dataDir: string;
  /** As the environment's SECRETS_KEY. */
  secretsKey: string;
  /** Where this process takes the account's webhooks. */
  receiverUrl: string;
};

type KeptAccount = DemoAccount & { accountId: string; webhookId?: string };
type CoreAccess = Pick<Core, 'db' | 'clock'>;

const demoEmail = 'demo@firstline.example';
const keysLookedAt = 100;

/**
 * Brings the database up to date and finds the account that this clone shows: the kept one, with a new key where its own
 * no longer works, else a new one. Kept in the data folder, readable by its user only.
 */
export async function prepareDemo({
  databaseUrl,
  dataDir,
  secretsKey,
  receiverUrl,
}: PrepareDemoOptions): Promise<DemoAccount> {
  await migrate({ databaseUrl });
  const database = openDatabase({ url: databaseUrl, applicationName: 'firstline-dev' });
  const secretsKeys = [Buffer.from(secretsKey, 'base64')];
  const core = { ...database, clock: systemClock, secretsKeys };
  try {
    const path = join(dataDir, 'demo.json');
    const kept = await readKept(path);
    const account =
      kept && (await hasWorkingKey(core, kept))
        ? kept
        : ((kept && (await renewKey(core, kept))) ?? (await createDemo(core, kept?.password)));
    const endpoint = await prepareEndpoint(core, {
      accountId: account.accountId,
      kept: toEndpoint(account),
      url: receiverUrl,
    });
    const { webhookId: _, webhookSecret: __, ...rest } = account;
    const prepared = { ...rest, ...endpoint };
    await writePrivateFile(path, `${JSON.stringify(prepared, null, 2)}\n`);
    return prepared;
  } finally {
    await database.close();
  }
}

function toEndpoint({ webhookId, webhookSecret }: KeptAccount): DemoEndpoint | undefined {
  return webhookId && webhookSecret ? { webhookId, webhookSecret } : undefined;
}

async function hasWorkingKey(core: CoreAccess, { accountId, apiKey }: KeptAccount): Promise<boolean> {
  const { start, last4 } = describeKeyValue(apiKey);
  const { keys } = await listKeys(core, { accountId, limit: keysLookedAt });
  return keys.some((key) => key.start === start && key.last4 === last4 && key.status === 'active');
}

/** Undefined where the account is gone, as after its data folder was removed. */
async function renewKey(core: CoreAccess, kept: KeptAccount): Promise<KeptAccount | undefined> {
  const { accountId } = kept;
  if (!(await getAccount(core, accountId)).ok) return undefined;
  const { value } = await issueKey(core, { accountId, mode: 'live', name: 'Demo key', createdBy: null });
  return { ...kept, apiKey: value };
}

async function createDemo(
  core: CoreAccess,
  password = randomBytes(12).toString('base64url'),
): Promise<KeptAccount> {
  let email = demoEmail;
  for (;;) {
    const order = { email, password, name: 'Demo', tier: 'scale', webhookAccess: 'approved' } as const;
    const made = await provisionAccount(core, order);
    if (made.ok) return { email, password, apiKey: made.value.apiKey, accountId: made.value.accountId };
    if (made.failure.field !== 'email') throw new Error(made.failure.message);
    // The account is there, but what was known of it is not.
    email = demoEmail.replace('@', `-${randomInt(10_000)}@`);
  }
}

async function readKept(path: string): Promise<KeptAccount | undefined> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8')) as KeptAccount;
    const { email, password, apiKey, accountId, ...endpoint } = kept;
    return [email, password, apiKey, accountId, ...Object.values(endpoint)].every(
      (part) => typeof part === 'string',
    )
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}
