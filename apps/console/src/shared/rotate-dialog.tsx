import { Modal, Select, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorNotice } from './error-notice.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useLockedMutation } from './use-locked-mutation.ts';

/** How long the old value works beside the new one, in seconds. */
const graces = [
  { value: '0', label: 'Not at all: it ends now' },
  { value: '3600', label: 'For an hour' },
  { value: '86400', label: 'For a day' },
  { value: '604800', label: 'For a week' },
];
const defaultGrace = '86400';

/**
 * Puts a new value in a secret one's place, and shows it once by `Made`. It stands beside a list, not in a row of it: the list changes
 * under it. It is there while it is closed, too, so that closing gives the focus back.
 */
export function RotateDialog({
  opened,
  onClose,
  title,
  madeTitle,
  graceLabel,
  submitLabel,
  rotate,
  Made,
  children,
}: {
  opened: boolean;
  onClose(): void;
  title: string;
  madeTitle: string;
  graceLabel: string;
  submitLabel: string;
  /** Resolves to the new value. */
  rotate(gracePeriodSeconds: number): Promise<string>;
  Made: ComponentType<{ value: string; onDone(): void }>;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
}) {
  const [grace, setGrace] = useState(defaultGrace);
  const attempt = useLockedMutation({ mutationFn: () => rotate(Number(grace)) });
  const close = () => {
    if (attempt.isPending) return;
    onClose();
    attempt.reset();
    setGrace(defaultGrace);
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={attempt.data ? madeTitle : title}
      size={attempt.data ? 'lg' : 'md'}
      // A slip does not take away what cannot be shown again.
      closeOnEscape={!attempt.data}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {attempt.data ? (
        <Made value={attempt.data} onDone={close} />
      ) : (
        <Stack>
          {attempt.error && <ErrorNotice error={attempt.error} />}
          <Text size="sm">{children}</Text>
          <Select
            label={graceLabel}
            data={graces}
            allowDeselect={false}
            value={grace}
            onChange={(value) => setGrace(value ?? defaultGrace)}
            data-autofocus
          />
          <FormButtons
            submitLabel={submitLabel}
            isPending={attempt.isPending}
            onSubmit={() => attempt.mutate()}
            onCancel={close}
          />
        </Stack>
      )}
    </Modal>
  );
}
