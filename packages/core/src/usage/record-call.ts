import type { Caller } from '../api-keys/index.ts';
import type { Core } from '../context.ts';

/** The endpoints that every usage answer names, relative to the v1 prefix. Others are named once they were called. */
export const namedEndpoints = ['/emails/generate', '/account/usage'] as const;
/** What calls are counted under. */
export type Endpoint =
  | (typeof namedEndpoints)[number]
  | '/emails/evaluate'
  | '/account/drafts'
  | '/account/evaluations';

/** One answered call. Text never belongs to it. */
export type AnsweredCall = {
  requestId: string;
  endpoint: Endpoint;
  status: number;
  errorCode?: string | undefined;
  durationMs: number;
  receivedAt: Date;
};

/** Counts a call that charged nothing. A charged one is counted where it is charged. */
export async function recordCall(core: Pick<Core, 'sql'>, caller: Caller, call: AnsweredCall): Promise<void> {
  await core.sql`
    select count_call(${call.requestId}, ${caller.accountId}, ${caller.keyId}, ${caller.mode}, ${call.endpoint},
      ${call.status}, ${call.errorCode ?? null}, 0, ${toMicroseconds(call.durationMs)}, ${call.receivedAt})`;
}

/** Milliseconds as whole microseconds, in which tables keep durations. */
export function toMicroseconds(ms: number): number {
  return Math.round(ms * 1000);
}
