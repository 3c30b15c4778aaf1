import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ReadError } from '../../shared/read-error.tsx';
import { type EventName, type EventType, eventTypesQuery } from './webhook-queries.ts';

const skeletonHeight = 44;

/** The events that an endpoint can be told of, each with what it means, as the API says it. */
export function EventChoice({
  value,
  onChange,
  error,
}: {
  value: EventName[];
  onChange(events: EventName[]): void;
  error?: string | undefined;
}) {
  const types = useQuery(eventTypesQuery);
  return (
    <Checkbox.Group
      label="Events"
      description="What it is told of. Each is sent as it happens, at least once, in any order."
      value={value}
      onChange={(names) => onChange(names as EventName[])}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {types.isPending && <Skeleton height={skeletonHeight} />}
        <ReadError query={types} />
        {types.data?.filter(isSubscribable).map(({ name, description }) => (
          <Checkbox key={name} value={name} label={name} description={description} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** The test is sent when it is asked for. */
function isSubscribable({ name }: EventType): boolean {
  return name !== 'webhook.test';
}
