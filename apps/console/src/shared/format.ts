/** Numbers and times as the reader's own language writes them. Instants are shown in local time, days as the UTC days that they are. */

const number = new Intl.NumberFormat();
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const dateTimeSeconds = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const utcDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

export function formatNumber(value: number): string {
  return number.format(value);
}

/** An instant, in local time. */
export function formatDateTime(instant: string): string {
  return dateTime.format(new Date(instant));
}

/** An instant to the second, in local time. */
export function formatDateTimeSeconds(instant: string): string {
  return dateTimeSeconds.format(new Date(instant));
}

/** An instant to the second, with its time zone: for a title. */
export function formatExactly(instant: string): string {
  return exact.format(new Date(instant));
}

/** The local day of an instant. */
export function formatDate(instant: string): string {
  return date.format(new Date(instant));
}

/** A UTC day (`2026-01-14`, or an instant of it), without its year. */
export function formatUtcDay(day: string): string {
  return utcDay.format(new Date(day));
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 hours ago", "in 3 days"; "now" within a minute. */
export function formatAgo(instant: string, now = Date.now()): string {
  const seconds = (new Date(instant).getTime() - now) / 1_000;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 0];
  return relative.format(length === 0 ? 0 : Math.trunc(seconds / length), unit);
}
