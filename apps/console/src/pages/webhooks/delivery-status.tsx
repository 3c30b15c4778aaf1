import { Badge, Group, Text } from '@mantine/core';
import { Time } from '../../shared/time.tsx';
import type { Delivery } from './delivery-queries.ts';
import { deliveryStatuses } from './webhook-words.ts';

/** A delivery's status, and where one is due, when the next attempt is. */
export function DeliveryStatus({ delivery }: { delivery: Delivery }) {
  const { label, color } = deliveryStatuses[delivery.status];
  const { next_attempt_at: next } = delivery;
  return (
    <Group gap={6} component="span" display="inline-flex">
      <Badge variant="light" color={color}>
        {label}
      </Badge>
      {delivery.status === 'retrying' && next && (
        <Text span size="xs" c="dimmed">
          <Time at={next} />
        </Text>
      )}
    </Group>
  );
}
