import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ErrorNotice } from './error-notice.tsx';

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
  const isUnderWay = useRef(false);
  const act = useMutation({
    mutationFn: onConfirm,
    onSuccess: close,
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const confirm = () => {
    // State would only lock after the next paint.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    act.mutate();
  };
  const start = () => {
    act.reset();
    open();
  };
  const cancel = () => {
    if (!isUnderWay.current) close();
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
            <Button color="red" onClick={confirm} loading={act.isPending}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
