import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeliveryFilter } from './delivery-queries.ts';
import { eventTypesQuery } from './webhook-queries.ts';
import { deliveryStatuses } from './webhook-words.ts';

const statuses = Object.entries(deliveryStatuses).map(([value, { label }]) => ({ value, label }));
const any = '';

/** Which deliveries are shown. */
export function DeliveryFilters({
  filter,
  onChange,
}: {
  filter: DeliveryFilter;
  onChange(name: keyof DeliveryFilter, value: string): void;
}) {
  const types = useQuery(eventTypesQuery);
  const events = types.data?.map(({ name }) => name) ?? (filter.event ? [filter.event] : []);
  return (
    <Group gap="sm" grow maw={460}>
      <Select
        label="Status"
        size="xs"
        data={[{ value: any, label: 'Every status' }, ...statuses]}
        value={filter.status ?? any}
        onChange={(value) => onChange('status', value ?? any)}
        allowDeselect={false}
      />
      <Select
        label="Event"
        size="xs"
        data={[{ value: any, label: 'Every event' }, ...events.map((value) => ({ value, label: value }))]}
        value={filter.event ?? any}
        onChange={(value) => onChange('event', value ?? any)}
        allowDeselect={false}
      />
    </Group>
  );
}
