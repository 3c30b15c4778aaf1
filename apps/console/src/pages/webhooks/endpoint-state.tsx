import { Alert, Badge, Group, Text } from '@mantine/core';
import { formatNumber } from '../../shared/format.ts';
import { Time } from '../../shared/time.tsx';
import type { Endpoint } from './webhook-queries.ts';
import { offReasons, stateOf } from './webhook-words.ts';

/** Whether an endpoint is on, and where it is not or fails: why, and what helps. */
export function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { label, color } = stateOf(endpoint);
  const { active, disabled_reason, consecutive_failures: failures, first_failure_at } = endpoint;
  if (!active) {
    const reason = disabled_reason && offReasons[disabled_reason];
    return (
      <Alert
        color={disabled_reason === 'manual' ? 'gray' : 'red'}
        title={reason ? `Off: ${reason.short}` : 'Off'}
      >
        {reason?.advice}
      </Alert>
    );
  }
  if (failures > 0) {
    return (
      <Alert
        color="amber"
        title={`${formatNumber(failures)} ${failures === 1 ? 'failure' : 'failures'} in a row`}
      >
        {first_failure_at && (
          <>
            It has taken nothing since <Time at={first_failure_at} absolute />.{' '}
          </>
        )}
        Each delivery is tried up to 10 times over about three days. After 120 hours without a success the
        endpoint is turned off. A test shows what it answers now.
      </Alert>
    );
  }
  return (
    <Group gap="xs">
      <Badge variant="light" color={color}>
        {label}
      </Badge>
      <Text size="sm" c="dimmed">
        Events are sent to it.
      </Text>
    </Group>
  );
}
