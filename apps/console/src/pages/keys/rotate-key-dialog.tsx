import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { type Key, refreshKeys, rotateKey } from './key-queries.ts';
import { graces } from './key-words.ts';
import { MadeKey } from './made-key.tsx';

const defaultGrace = '86400';

/**
 * Puts a new key in a key's place, and shows it once. The old one works on for as long as is chosen. It stands beside the list, which
 * may change under it.
 */
export function RotateKeyDialog({ record, onClose }: { record: Key; onClose(): void }) {
  const client = useQueryClient();
  const [grace, setGrace] = useState(defaultGrace);
  const rotate = useLockedMutation({
    mutationFn: () => rotateKey(record.id, Number(grace)),
    onSuccess: () => refreshKeys(client),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={rotate.data ? 'Your new key' : `Rotate ${record.name}`}
      closeOnEscape={rotate.isIdle || rotate.isError}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {rotate.data ? (
        <MadeKey value={rotate.data} onDone={onClose} />
      ) : (
        <Stack>
          {rotate.error && <ErrorNotice error={rotate.error} />}
          <Text size="sm">
            You get a new key with the same name, scopes and end. Put it in place before the old one stops.
          </Text>
          <Select
            label="The old key works on"
            data={graces}
            allowDeselect={false}
            value={grace}
            onChange={(value) => setGrace(value ?? defaultGrace)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={rotate.isPending}>
              Cancel
            </Button>
            <Button onClick={() => rotate.mutate()} loading={rotate.isPending}>
              Rotate key
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
