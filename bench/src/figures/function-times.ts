import type { Row } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import type { Rig } from '../rig/rig.ts';
import { generateTarget } from '../rig/targets.ts';

/** The database's functions that a draft calls, each with what it is there for. */
const parts: Record<string, string> = {
  begin_generation: 'first round trip: reservation, look into the cache',
  admit_call: 'first round trip: key, account, limits',
  take_token: 'first round trip: rate limit',
  settle_generations: 'second round trip: draft, ledger, usage, balance, cache, event',
};

type Timed = { name: string; calls: number; self_ms: number };

/**
 * What each of the database's functions takes of a draft by itself, over one connection: PostgreSQL's own clock
 * (`track_functions`), which an API process of its own asks for. It holds no commit.
 */
export async function functionTimes(rig: Rig, seconds: number): Promise<Row[]> {
  const { port } = await rig.apiVariant({ name: 'api-timed', session: { track_functions: 'all' } });
  const target = generateTarget({ name: 'the API, timed', port, keys: await rig.liveKeys() });
  await runClosedLoop(target, { connections: 1, seconds: 1 });
  const before = await read(rig);
  await runClosedLoop(target, { connections: 1, seconds });
  const after = await read(rig);
  return Object.entries(parts).map(([name, note]) => {
    const calls = (after.get(name)?.calls ?? 0) - (before.get(name)?.calls ?? 0);
    const selfMs = (after.get(name)?.self_ms ?? 0) - (before.get(name)?.self_ms ?? 0);
    return { name: `database: ${name}`, value: (selfMs * 1_000) / calls, unit: 'µs', note };
  });
}

/** A session reports what it counted once a second while it works, so both readings are a moment behind. */
async function read(rig: Rig): Promise<Map<string, Timed>> {
  const rows = await rig.core.sql<Timed[]>`
    select funcname as name, sum(calls)::float8 as calls, sum(self_time)::float8 as self_ms
    from pg_stat_user_functions group by funcname`;
  return new Map(rows.map((row) => [row.name, row]));
}
