import { Anchor, Table, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/format.ts';
import stacked from '../../shared/stacked-table.module.css';
import { Time } from '../../shared/time.tsx';
import type { Delivery } from './delivery-queries.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { triggers } from './webhook-words.ts';

/** Deliveries, each with the way to its details. */
export function DeliveriesTable({
  webhookId,
  deliveries,
}: {
  webhookId: string;
  deliveries: readonly Delivery[];
}) {
  return (
    <Table className={stacked.table ?? ''} highlightOnHover>
      <Table.Caption>
        <VisuallyHidden>Deliveries, the newest first</VisuallyHidden>
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Event</Table.Th>
          <Table.Th scope="col">Status</Table.Th>
          <Table.Th scope="col">Because of</Table.Th>
          <Table.Th scope="col" ta="right">
            Attempts
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Made
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {deliveries.map((delivery) => (
          <Table.Tr key={delivery.id}>
            <Table.Th scope="row" fw={500}>
              <Anchor component={Link} to={`/webhooks/${webhookId}/deliveries/${delivery.id}`} size="sm">
                {delivery.event}
              </Anchor>
            </Table.Th>
            <Table.Td data-label="Status">
              <DeliveryStatus delivery={delivery} />
            </Table.Td>
            <Table.Td data-label="Because of">{triggers[delivery.trigger]}</Table.Td>
            <Table.Td data-label="Attempts" ta="right">
              {formatNumber(delivery.attempt_count)}
            </Table.Td>
            <Table.Td data-label="Made" ta="right">
              <Time at={delivery.created_at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
