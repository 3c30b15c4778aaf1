import { Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { TestResult } from './test-result.tsx';
import { eventTypesQuery, refreshWebhooks, type TestEvent, testEndpoint } from './webhook-queries.ts';

const testEvent: TestEvent = 'webhook.test';

/** Sends a sample of an event at once, and says what came of it. */
export function TestSection({ webhookId }: { webhookId: string }) {
  const client = useQueryClient();
  const types = useQuery(eventTypesQuery);
  const [event, setEvent] = useState<TestEvent>(testEvent);
  const send = useLockedMutation({
    mutationFn: () => testEndpoint(webhookId, event),
    onSuccess: () => refreshWebhooks(client),
  });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="test-title">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id="test-title">
            Send a test
          </Title>
          <Text size="sm" c="dimmed">
            A signed sample, sent once and at once, also where the endpoint is off. It costs nothing and
            changes nothing of the endpoint's state.
          </Text>
        </div>
        <Group gap="sm" align="flex-end">
          <Select
            label="Event"
            data={types.data?.map(({ name }) => name) ?? [testEvent]}
            value={event}
            onChange={(value) => setEvent(value ?? testEvent)}
            allowDeselect={false}
            w={230}
            maw="100%"
          />
          <Button onClick={() => send.mutate()} loading={send.isPending}>
            Send test
          </Button>
        </Group>
        {send.error && <ErrorNotice error={send.error} />}
        <div role="status">
          {send.isPending && (
            <Text size="sm" c="dimmed">
              Waiting for the receiver: at most 15 seconds.
            </Text>
          )}
          {send.data && !send.isPending && <TestResult webhookId={webhookId} result={send.data} />}
        </div>
      </Stack>
    </Paper>
  );
}
