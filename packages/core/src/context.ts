import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { DraftModel } from './drafts/index.ts';
import type { Timings } from './policy.ts';

/** What every verb is given first: the database, the time and the engines. */
export type Core = Database & {
  clock: Clock;
  timings: Timings;
  /** Seal endpoints' secrets: the first encrypts, all decrypt. 32 bytes each. */
  secretsKeys: readonly Buffer[];
  /** Writes drafts for live keys. */
  model: DraftModel;
  /** Writes drafts for test keys, which never reach a paid model. */
  testModel: DraftModel;
};
