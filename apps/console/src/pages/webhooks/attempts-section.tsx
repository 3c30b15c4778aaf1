import { Badge, Code, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { formatNumber } from '../../shared/format.ts';
import stacked from '../../shared/stacked-table.module.css';
import { Time } from '../../shared/time.tsx';
import classes from './attempts-section.module.css';
import type { Attempt, DeliveryDetails } from './delivery-queries.ts';
import { attemptErrors } from './webhook-words.ts';

/** Every attempt of a delivery, the newest first. */
export function AttemptsSection({ delivery }: { delivery: DeliveryDetails }) {
  const { attempts, status } = delivery;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="attempts-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="attempts-title">
          Attempts
        </Title>
        {attempts.length === 0 && (
          <Text size="sm" c="dimmed">
            {status === 'canceled'
              ? 'None was made before it was canceled.'
              : 'None yet: the first is on its way.'}
          </Text>
        )}
        {attempts.length > 0 && <AttemptsTable attempts={attempts.toReversed()} />}
      </Stack>
    </Paper>
  );
}

function AttemptsTable({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <Table className={stacked.table ?? ''} aria-labelledby="attempts-title">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Time</Table.Th>
          <Table.Th scope="col">Result</Table.Th>
          <Table.Th scope="col" ta="right">
            Took
          </Table.Th>
          <Table.Th scope="col">Answer</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {attempts.map(({ id, at, status_code, error, duration_ms, response_snippet }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" fw={400}>
              <Time at={at} seconds />
            </Table.Th>
            <Table.Td data-label="Result">
              {status_code !== null && (
                <Badge variant="light" color={status_code >= 200 && status_code < 300 ? 'green' : 'red'}>
                  {status_code}
                </Badge>
              )}
              {error && <Text size="sm">{attemptErrors[error]}</Text>}
            </Table.Td>
            <Table.Td data-label="Took" ta="right" className={stacked.nowrap ?? ''}>
              {formatNumber(duration_ms)} ms
            </Table.Td>
            <Table.Td data-label="Answer">
              {response_snippet ? (
                // As text: whatever a receiver answers is only shown.
                <Code block className={classes.snippet} tabIndex={0} role="region" aria-label="Answer">
                  {response_snippet}
                </Code>
              ) : (
                <Text size="sm" c="dimmed">
                  {status_code === null ? 'None' : 'Empty'}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
