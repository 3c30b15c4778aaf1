import { type Core, createAccount, createId, createKey, setLimits } from '@firstline/core';

/** The values of an account's two keys. */
export type BenchAccount = { accountId: string; liveKey: string; testKey: string };

type CoreAccess = Pick<Core, 'db' | 'sql' | 'clock'>;

/** Far above what a run can use: what is measured is the work, not a limit. */
const noLimits = {
  monthlyCredits: 1_000_000_000,
  generatePerMinute: 6_000_000,
  inFlight: 1_000,
  usagePerMinute: 6_000_000,
  evaluatePerMinute: 6_000_000,
  accountPerMinute: 6_000_000,
};

/** Makes accounts on the tier `scale` whose limits an operator has raised, each with a live and a test key. */
export async function createAccounts(core: CoreAccess, count: number): Promise<BenchAccount[]> {
  const made: BenchAccount[] = [];
  for (let number = 0; number < count; number++) made.push(await createBenchAccount(core));
  return made;
}

/** Makes one of them; `tighter` limits are kept as they are. */
export async function createBenchAccount(
  core: CoreAccess,
  tighter: Partial<typeof noLimits> = {},
): Promise<BenchAccount> {
  const ownerId = createId('usr', core.clock.now());
  await core.sql`insert into users (id, name, email, email_verified) values (${ownerId}, 'Bench', ${`${ownerId}@example.com`}, true)`;
  const { id: accountId } = await createAccount(core, { ownerId, name: 'Bench', tier: 'scale' });
  const limits = await setLimits(core, accountId, { ...noLimits, ...tighter });
  if (!limits.ok) throw new Error(limits.failure.message);
  const [liveKey, testKey] = [await makeKey('live'), await makeKey('test')];
  return { accountId, liveKey, testKey };

  async function makeKey(mode: 'live' | 'test'): Promise<string> {
    const key = await createKey(core, { accountId, createdBy: ownerId, mode, name: mode }, 'operator');
    if (!key.ok) throw new Error(key.failure.message);
    return key.value.value;
  }
}
