import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { RotateDialog } from '../../shared/rotate-dialog.tsx';
import { MadeSecret } from './made-secret.tsx';
import { refreshWebhooks, rotateSecret } from './webhook-queries.ts';

/** Gives an endpoint a new secret. The old one signs beside it for as long as is chosen. */
export function RotateSecretButton({ webhookId }: { webhookId: string }) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const rotate = async (gracePeriodSeconds: number) => {
    const secret = await rotateSecret(webhookId, gracePeriodSeconds);
    await refreshWebhooks(client);
    return secret;
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        Rotate secret
      </Button>
      <RotateDialog
        opened={opened}
        onClose={close}
        title="Rotate the signing secret"
        madeTitle="The new secret"
        graceLabel="The old secret signs on"
        submitLabel="Rotate secret"
        rotate={rotate}
        Made={MadeSecret}
      >
        You get a new secret. Meanwhile each call carries two signatures, one by each secret, so that your
        receiver accepts it whichever it has. Put the new one in place before the old one ends.
      </RotateDialog>
    </>
  );
}
