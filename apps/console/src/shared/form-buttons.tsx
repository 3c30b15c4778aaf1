import { Button, Group } from '@mantine/core';

/** The end of a dialog: cancel, or go on. Without `onSubmit` the second button is the form's own. */
export function FormButtons({
  submitLabel,
  isPending,
  onSubmit,
  onCancel,
}: {
  submitLabel: string;
  isPending: boolean;
  onSubmit?(): void;
  onCancel(): void;
}) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
      <Button type={onSubmit ? 'button' : 'submit'} onClick={onSubmit} loading={isPending}>
        {submitLabel}
      </Button>
    </Group>
  );
}
