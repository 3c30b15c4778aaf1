import { Group, Paper, SegmentedControl, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatNumber, formatUtcDay } from '../../shared/format.ts';
import { LazyPart } from '../../shared/lazy-part.tsx';
import type { Period } from './periods-query.ts';
import { summarizeDays } from './summarize-days.ts';

/** The charts' library is as large as the rest of the page. */
const loadChart = async () => (await import('./spend-chart.tsx')).SpendChart;

const tableHeightMax = 320;

/** Credits per UTC day, as a chart or as a table that says the same and more. */
export function DaysSection({ days }: { days: Period['daily_breakdown'] }) {
  const [view, setView] = useState('chart');
  const summary = summarizeDays(days);
  // Bars without a height are no chart.
  const isQuiet = days.every((day) => day.credits_used + day.api_calls + day.rate_limit_hits === 0);
  if (isQuiet) {
    return (
      <Paper withBorder p="lg" component="section" aria-label="Days">
        <Title order={2} size="h4">
          Credits spent per day (UTC)
        </Title>
        <Text size="sm" c="dimmed">
          No call was made in this period. Each UTC day with its credits is shown here once there is one.
        </Text>
      </Paper>
    );
  }
  return (
    <Paper withBorder p="lg" component="section" aria-label="Days">
      <Stack>
        <Group justify="space-between">
          <div>
            <Title order={2} size="h4">
              Credits spent per day (UTC)
            </Title>
            <Text size="sm" c="dimmed">
              {summary}
            </Text>
          </div>
          <SegmentedControl
            aria-label="Show as"
            size="xs"
            value={view}
            onChange={setView}
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
          />
        </Group>
        {view === 'chart' ? (
          <LazyPart
            name="spend-chart"
            load={loadChart}
            props={{ days, label: `A chart of the days. ${summary} The table has every day.` }}
            fallback={<Skeleton h={220} />}
          />
        ) : (
          <Table.ScrollContainer minWidth={300} maxHeight={tableHeightMax} scrollAreaProps={{ tabIndex: 0 }}>
            <DaysTable days={days} />
          </Table.ScrollContainer>
        )}
      </Stack>
    </Paper>
  );
}

function DaysTable({ days }: { days: Period['daily_breakdown'] }) {
  return (
    <Table stickyHeader>
      <Table.Caption>UTC days, the newest first</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Day</Table.Th>
          <Table.Th scope="col" ta="right">
            Calls
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Credits
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Over a limit
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map(({ date, api_calls, credits_used, rate_limit_hits }) => (
          <Table.Tr key={date}>
            <Table.Th scope="row" fw={400}>
              {formatUtcDay(date)}
            </Table.Th>
            <Table.Td ta="right">{formatNumber(api_calls)}</Table.Td>
            <Table.Td ta="right">{formatNumber(credits_used)}</Table.Td>
            <Table.Td ta="right">{formatNumber(rate_limit_hits)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
