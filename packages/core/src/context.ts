import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { DraftModel } from './drafts/index.ts';
import type { Timings } from './policy.ts';

/** What every verb is given first: the database, the time and the engines. */
export type Core = Database & {
  clock: Clock;
  timings: Timings;
  /** Writes drafts for live keys. */
  model: DraftModel;
  /** Writes drafts for test keys, which never reach a paid model. */
  testModel: DraftModel;
};
