import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ErrorNotice } from './error-notice.tsx';
import { useLockedMutation } from './use-locked-mutation.ts';

/**
 * A button for what cannot be taken back: it asks first, and acts once however often it is pressed. The dialog stays open with the reason
 * where `onConfirm` fails.
 */
export function ConfirmButton({
  label,
  title,
  children,
  confirmLabel,
  onConfirm,
  ...button
}: {
  label: ReactNode;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm(): Promise<unknown>;
} & ButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const act = useLockedMutation({ mutationFn: onConfirm, onSuccess: close });
  const start = () => {
    act.reset();
    open();
  };
  const cancel = () => {
    if (!act.isPending) close();
  };
  return (
    <>
      <Button size="xs" variant="default" {...button} onClick={start}>
        {label}
      </Button>
      <Modal opened={opened} onClose={cancel} title={title} withCloseButton={false}>
        <Stack>
          <Text size="sm" component="div">
            {children}
          </Text>
          {act.error && <ErrorNotice error={act.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={cancel} disabled={act.isPending} data-autofocus>
              Cancel
            </Button>
            <Button color="red" onClick={() => act.mutate()} loading={act.isPending}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
