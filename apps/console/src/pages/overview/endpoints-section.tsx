import { Paper, Stack, Table, Text, Title } from '@mantine/core';
import { formatNumber } from '../../shared/format.ts';
import stacked from '../../shared/stacked-table.module.css';
import type { Period } from './periods-query.ts';

/** What each endpoint was called for, and how long it took. */
export function EndpointsSection({ endpoints }: { endpoints: Period['endpoint_usage'] }) {
  return (
    <Paper withBorder p="lg" component="section" aria-label="Endpoints">
      <Stack>
        <Title order={2} size="h4">
          Endpoints
        </Title>
        <Table className={stacked.table ?? ''} aria-label="Endpoints">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Endpoint</Table.Th>
              <Table.Th scope="col" ta="right">
                Calls
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Credits
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Mean time
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(endpoints).map(([path, { calls, credits, avg_response_time_ms }]) => (
              <Table.Tr key={path}>
                <Table.Th scope="row" fw={400}>
                  <Text ff="monospace" size="sm" span>
                    {path}
                  </Text>
                </Table.Th>
                <Table.Td data-label="Calls" ta="right">
                  {formatNumber(calls)}
                </Table.Td>
                <Table.Td data-label="Credits" ta="right">
                  {formatNumber(credits)}
                </Table.Td>
                <Table.Td data-label="Mean time" ta="right">
                  {calls === 0 ? '–' : `${formatNumber(avg_response_time_ms)} ms`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Paper>
  );
}
