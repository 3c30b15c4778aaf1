import { formatNumber, formatUtcDay } from '../../shared/format.ts';

type Day = { date: string; credits_used: number };

/** What a chart of a period's days shows, in words. */
export function summarizeDays(days: readonly Day[]): string {
  const total = days.reduce((sum, { credits_used }) => sum + credits_used, 0);
  const most = days.toSorted((a, b) => b.credits_used - a.credits_used)[0];
  if (!most || total === 0) return 'No credits were spent.';
  const mean = formatNumber(Math.round(total / days.length));
  return `${mean} a day on average, and ${formatNumber(most.credits_used)} on ${formatUtcDay(most.date)}, the most.`;
}
