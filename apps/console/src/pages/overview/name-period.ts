import { formatUtcDay } from '../../shared/format.ts';

/** "14 Jan to 13 Feb 2026": the first and the last UTC day of a period, whose end is not part of it. */
export function namePeriod({ start_date, end_date }: { start_date: string; end_date: string }): string {
  const lastMoment = new Date(Date.parse(end_date) - 1);
  const last = `${formatUtcDay(lastMoment.toISOString())} ${lastMoment.getUTCFullYear()}`;
  return `${formatUtcDay(start_date)} to ${last}`;
}
