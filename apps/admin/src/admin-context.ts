import type { Core } from '@firstline/core';
import type { Streams } from './print.ts';

/** What the commands need of core: no engine writes drafts here. */
export type AdminCore = Pick<Core, 'db' | 'sql' | 'clock'>;

/** What every command is given: where it writes, and the database, which is opened when a command comes to it. */
export type AdminContext = Streams & { withCore<T>(work: (core: AdminCore) => Promise<T>): Promise<T> };
