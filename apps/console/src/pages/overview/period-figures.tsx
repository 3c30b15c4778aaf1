import { Paper, SimpleGrid, Text } from '@mantine/core';
import { formatNumber } from '../../shared/format.ts';
import classes from './period-figures.module.css';
import type { Period } from './periods-query.ts';

/** A period in three numbers. */
export function PeriodFigures({ period }: { period: Period['current_period'] }) {
  const figures: [string, number][] = [
    ['Calls', period.api_calls],
    ['Credits spent', period.credits_used],
    ['Over a rate limit', period.rate_limit_hits],
  ];
  return (
    <SimpleGrid component="dl" cols={3} spacing={{ base: 'xs', xs: 'md' }} m={0}>
      {figures.map(([name, value]) => (
        <Paper key={name} withBorder p={{ base: 'sm', xs: 'md' }} className={classes.figure ?? ''}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" fz={24} fw={650} m={0}>
            {formatNumber(value)}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
