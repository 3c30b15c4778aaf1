import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { replayDelivery } from './delivery-queries.ts';
import { refreshWebhooks } from './webhook-queries.ts';

/** Sends a delivery's event again, and goes to the delivery that does so. */
export function ReplayButton({
  webhookId,
  deliveryId,
  isOn,
}: {
  webhookId: string;
  deliveryId: string;
  isOn: boolean;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const replay = useLockedMutation({
    mutationFn: () => replayDelivery(webhookId, deliveryId),
    onSuccess: async ({ id }) => {
      await navigate(`/webhooks/${webhookId}/deliveries/${id}`);
      await refreshWebhooks(client);
    },
  });
  return (
    <Stack gap="xs">
      <Button onClick={() => replay.mutate()} loading={replay.isPending} disabled={!isOn}>
        Send again
      </Button>
      {!isOn && (
        <Text size="xs" c="dimmed">
          The endpoint is off.
        </Text>
      )}
      {replay.error && <ErrorNotice error={replay.error} />}
    </Stack>
  );
}
