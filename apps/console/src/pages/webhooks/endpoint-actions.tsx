import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../shared/confirm-button.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { EditEndpointButton } from './edit-endpoint-button.tsx';
import { nameEndpoint } from './name-endpoint.ts';
import { RotateSecretButton } from './rotate-secret-button.tsx';
import {
  deleteEndpoint,
  type Endpoint,
  endpointQuery,
  endpointsQuery,
  refreshWebhooks,
  updateEndpoint,
} from './webhook-queries.ts';

/** What can be done with an endpoint. */
export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, active } = endpoint;
  const turnOn = useLockedMutation({
    mutationFn: () => updateEndpoint(id, { active: true }),
    onSuccess: () => refreshWebhooks(client),
  });
  const turnOff = async () => {
    await updateEndpoint(id, { active: false });
    await refreshWebhooks(client);
  };
  const remove = async () => {
    await deleteEndpoint(id);
    await navigate('/webhooks');
    client.removeQueries(endpointQuery(id));
    await client.invalidateQueries(endpointsQuery);
  };
  return (
    <>
      <div role="status">
        {active && turnOn.isSuccess && (
          <Text size="sm">It is on. What it missed is not sent by itself: “Send what was missed” does.</Text>
        )}
      </div>
      {turnOn.error && <ErrorNotice error={turnOn.error} />}
      <Group gap="xs">
        <EditEndpointButton endpoint={endpoint} />
        {active ? (
          <ConfirmButton
            label="Turn off"
            title="Turn this endpoint off?"
            confirmLabel="Turn it off"
            onConfirm={turnOff}
          >
            Nothing more is sent to it, and what waits for it is canceled. Once it is on again, what was
            missed can be sent.
          </ConfirmButton>
        ) : (
          <Button size="xs" onClick={() => turnOn.mutate()} loading={turnOn.isPending}>
            Turn on
          </Button>
        )}
        <RotateSecretButton webhookId={id} />
        <ConfirmButton
          label="Delete"
          title={`Delete ${nameEndpoint(endpoint)}?`}
          confirmLabel="Delete endpoint"
          onConfirm={remove}
        >
          Its secret, its deliveries and what waits for it go with it. It cannot be taken back.
        </ConfirmButton>
      </Group>
    </>
  );
}
