import type { accounts } from '../db/schema/index.ts';

/** Who pays and is counted: one for every person. */
export type Account = typeof accounts.$inferSelect;
