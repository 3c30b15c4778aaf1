import postgres from 'postgres';
import { StartError } from './start-error.ts';

/** The advisory lock in the clone's database that the running `pnpm dev` holds. */
const runLock = 0x6465_7600;

export type Claim = {
  /** Resolves when the database went away under us. */
  lost: Promise<void>;
  release(): Promise<void>;
};

/**
 * Makes this the only `pnpm dev` on a database, for as long as the process lives. Throws a StartError with the address of
 * the other one.
 */
export async function claimFolder({
  databaseUrl,
  url,
}: {
  databaseUrl: string;
  url: string;
}): Promise<Claim> {
  let onLost = () => {};
  const lost = new Promise<void>((resolve) => {
    onLost = resolve;
  });
  const session = postgres(databaseUrl, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connection: { application_name: url },
    onclose: () => onLost(),
  });
  const [mine] = await session<[{ taken: boolean }]>`select pg_try_advisory_lock(${runLock}) as taken`;
  if (!mine.taken) {
    const [other] = await session`
      select application_name as url from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = ${runLock} and granted`;
    await session.end();
    throw new StartError(`pnpm dev already runs in this folder${other ? `, at ${other.url}` : ''}.`);
  }
  return { lost, release: () => session.end({ timeout: 1 }) };
}
