import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { KeyForm, type KeyValues } from './key-form.tsx';
import { type Key, refreshKeys, updateKey } from './key-queries.ts';

/** Changes a key's name, notes, scopes and end. */
export function EditKeyButton({ record }: { record: Key }) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const change = useLockedMutation({
    mutationFn: (values: KeyValues) => updateKey(record.id, values),
    onSuccess: async () => {
      close();
      await refreshKeys(client);
    },
  });
  const start = () => {
    change.reset();
    open();
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={start} aria-label={`Change ${record.name}`}>
        Change
      </Button>
      <Modal opened={opened} onClose={close} title="Change this key" withCloseButton={false}>
        <KeyForm
          initial={record}
          submitLabel="Save"
          isPending={change.isPending}
          error={change.error}
          onSubmit={(values) => change.mutate(values)}
          onCancel={close}
        />
      </Modal>
    </>
  );
}
