import type { Delivery } from './delivery-queries.ts';

type Waiting = Pick<Delivery, 'status' | 'next_attempt_at'>;

/** While something is sent, and the longest that a page trusts what it knows: the API takes 60 calls a minute in all. */
const soonMs = 3_000;
const lateMs = 60_000;
/** After an attempt is due, so that it has most likely been made. */
const marginMs = 1_500;

/** Milliseconds until deliveries may have changed; false where all of them are done. */
export function refreshDelayMs(deliveries: readonly Waiting[], nowMs: number): number | false {
  const delays = deliveries.flatMap((delivery) => delayOf(delivery, nowMs));
  return delays.length === 0 ? false : Math.min(lateMs, Math.max(soonMs, Math.min(...delays)));
}

function delayOf({ status, next_attempt_at }: Waiting, nowMs: number): number[] {
  if (status === 'pending' || status === 'delivering') return [soonMs];
  if (status !== 'retrying') return [];
  return [next_attempt_at === null ? soonMs : Date.parse(next_attempt_at) - nowMs + marginMs];
}
