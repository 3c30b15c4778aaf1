import { Paper, Progress, Stack, Text } from '@mantine/core';
import { formatNumber, formatUtcDay } from '../../shared/format.ts';
import { namePeriod } from './name-period.ts';
import { readCredits } from './read-credits.ts';

type Pool = {
  remaining: number;
  monthly_limit: number;
  used: number;
  held: number;
  period_start: string;
  period_end: string;
};

/** What is left of the month's credits, and when new ones come. */
export function CreditsCard({ label, pool }: { label: string; pool: Pool }) {
  const { remaining, monthly_limit: limit, used, held, period_start, period_end } = pool;
  const usedPercent = limit === 0 ? 100 : Math.min(100, (100 * used) / limit);
  const isLow = readCredits(pool) !== 'enough';
  return (
    <Paper withBorder p="lg">
      <Stack gap="xs">
        <Text c="dimmed" size="sm">
          {label}
        </Text>
        <Text fz={32} fw={650} lh={1.1}>
          {formatNumber(remaining)}
        </Text>
        <Progress value={usedPercent} color={isLow ? 'red' : 'petrol'} aria-label={`${label}: used`} />
        <Text c="dimmed" size="sm">
          {formatNumber(used)} of {formatNumber(limit)} used.{' '}
          {held > 0 && `${formatNumber(held)} are held by calls under way. `}
          New ones come on {formatUtcDay(period_end)}.
        </Text>
        <Text c="dimmed" size="xs">
          Period: {namePeriod({ start_date: period_start, end_date: period_end })}, in UTC days
        </Text>
      </Stack>
    </Paper>
  );
}
