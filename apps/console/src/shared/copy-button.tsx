import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

const confirmedMs = 2_000;

/** Copies a value and says so. `label` names what is copied, for whoever does not see where the button stands. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { copied, copy, error } = useClipboard({ timeout: confirmedMs });
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={copied ? `Copied ${label}` : `Copy ${label}`}
      aria-live="polite"
      onClick={() => copy(value)}
    >
      {error ? 'Not allowed' : copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
