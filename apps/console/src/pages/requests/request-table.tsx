import { Paper, Table } from '@mantine/core';
import { formatNumber } from '../../shared/format.ts';
import { Endpoint, formatDuration, KeyName, RequestId, Status } from './request-parts.tsx';
import type { LoggedRequest } from './request-queries.ts';
import { RequestTime } from './request-time.tsx';
import classes from './requests.module.css';

type Props = { calls: readonly LoggedRequest[]; names: ReadonlyMap<string, string> | undefined };

/** Calls where there is room for a table. */
export function RequestTable({ calls, names }: Props) {
  return (
    <Paper withBorder className={classes.frame ?? ''}>
      <Table verticalSpacing="xs" captionSide="top" highlightOnHover>
        <Table.Caption className={classes.caption ?? ''}>Calls, the newest first</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Time</Table.Th>
            <Table.Th scope="col">Endpoint</Table.Th>
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col" ta="right">
              Credits
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Took
            </Table.Th>
            <Table.Th scope="col">Key</Table.Th>
            <Table.Th scope="col">Request</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {calls.map((call) => (
            <Table.Tr key={call.request_id}>
              <Table.Td>
                <RequestTime at={call.created_at} />
              </Table.Td>
              <Table.Td>
                <Endpoint call={call} />
              </Table.Td>
              <Table.Td>
                <Status call={call} />
              </Table.Td>
              <Table.Td ta="right" className={classes.number ?? ''}>
                {formatNumber(call.credits_used)}
              </Table.Td>
              <Table.Td ta="right" className={classes.number ?? ''}>
                {formatDuration(call.duration_ms)}
              </Table.Td>
              <Table.Td>
                <KeyName call={call} names={names} />
              </Table.Td>
              <Table.Td>
                <RequestId call={call} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Calls on a narrow screen. */
export function RequestCards({ calls, names }: Props) {
  return (
    <ul className={classes.cards} aria-label="Calls, the newest first">
      {calls.map((call) => (
        <Paper component="li" withBorder p="sm" key={call.request_id} className={classes.card ?? ''}>
          <div className={classes.ends}>
            <Endpoint call={call} />
            <RequestTime at={call.created_at} />
          </div>
          <Status call={call} />
          <dl className={classes.facts}>
            <div>
              <dt>Credits</dt>
              <dd>{formatNumber(call.credits_used)}</dd>
            </div>
            <div>
              <dt>Took</dt>
              <dd>{formatDuration(call.duration_ms)}</dd>
            </div>
            <div>
              <dt>Key</dt>
              <dd>
                <KeyName call={call} names={names} />
              </dd>
            </div>
          </dl>
          <RequestId call={call} />
        </Paper>
      ))}
    </ul>
  );
}
