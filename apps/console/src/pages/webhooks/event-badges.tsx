import { Code, Group } from '@mantine/core';

/** Names of events. */
export function EventBadges({ events }: { events: readonly string[] }) {
  return (
    <Group gap={6}>
      {events.map((event) => (
        <Code key={event}>{event}</Code>
      ))}
    </Group>
  );
}
