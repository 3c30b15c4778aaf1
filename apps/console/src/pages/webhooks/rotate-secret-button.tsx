import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { MadeSecret } from './made-secret.tsx';
import { refreshWebhooks, rotateSecret } from './webhook-queries.ts';
import { graces } from './webhook-words.ts';

const defaultGrace = '86400';

/** Gives an endpoint a new secret, shown once. The old one signs beside it for as long as is chosen. */
export function RotateSecretButton({ webhookId }: { webhookId: string }) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const [grace, setGrace] = useState(defaultGrace);
  const rotate = useLockedMutation({
    mutationFn: () => rotateSecret(webhookId, Number(grace)),
    onSuccess: () => refreshWebhooks(client),
  });
  const start = () => {
    rotate.reset();
    setGrace(defaultGrace);
    open();
  };
  const cancel = () => {
    if (!rotate.isPending) close();
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={start}>
        Rotate secret
      </Button>
      <Modal
        opened={opened}
        onClose={cancel}
        title={rotate.data ? 'The new secret' : 'Rotate the signing secret'}
        size={rotate.data ? 'lg' : 'md'}
        closeOnEscape={!rotate.data}
        closeOnClickOutside={false}
        withCloseButton={false}
      >
        {rotate.data ? (
          <MadeSecret value={rotate.data} doneLabel="I have copied it" onDone={close} />
        ) : (
          <Stack>
            {rotate.error && <ErrorNotice error={rotate.error} />}
            <Text size="sm">
              You get a new secret. Meanwhile each call carries two signatures, one by each secret, so that
              your receiver accepts it whichever it has. Put the new one in place before the old one ends.
            </Text>
            <Select
              label="The old secret signs on"
              data={graces}
              allowDeselect={false}
              value={grace}
              onChange={(value) => setGrace(value ?? defaultGrace)}
              data-autofocus
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={cancel} disabled={rotate.isPending}>
                Cancel
              </Button>
              <Button onClick={() => rotate.mutate()} loading={rotate.isPending}>
                Rotate secret
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  );
}
