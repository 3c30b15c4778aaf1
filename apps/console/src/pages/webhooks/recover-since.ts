import type { Endpoint } from './webhook-queries.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
/** How long events are kept. */
const keptDays = 30;

/** From when on most likely something was missed: the first failure since the last success, or a day ago. Never more than 30 days back. */
export function defaultSince(
  { first_failure_at }: Pick<Endpoint, 'first_failure_at'>,
  nowMs: number,
): number {
  const since = first_failure_at === null ? nowMs - dayMs : Date.parse(first_failure_at);
  // A whole minute, as the field has it, and before what failed.
  return Math.floor(Math.max(since, earliest(nowMs)) / minuteMs) * minuteMs;
}

/** The earliest instant that is worth asking for. */
export function earliest(nowMs: number): number {
  return nowMs - keptDays * dayMs + minuteMs;
}

/** What is wrong with a span of time, by its fields' values (`2026-01-14T09:30`, local; an empty end is now). */
export function checkSpan(since: string, until: string, nowMs: number): { since?: string; until?: string } {
  const from = Date.parse(since);
  if (Number.isNaN(from)) return { since: 'Give a day and a time.' };
  if (from >= nowMs) return { since: 'This is still to come.' };
  if (from < earliest(nowMs) - minuteMs) return { since: `Events are kept for ${keptDays} days.` };
  if (until && Date.parse(until) <= from) return { until: 'This is not after the start.' };
  return {};
}

/** An instant as a date-time field has it: local, to the minute. */
export function toLocalField(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * minuteMs);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
