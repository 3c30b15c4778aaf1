import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

const confirmedMs = 2_000;

/**
 * Copies a value and says so. `label` names what is copied, for whoever does not see where the button stands; `caption` is on the button where
 * several stand together.
 */
export function CopyButton({
  value,
  label,
  caption = 'Copy',
}: {
  value: string;
  label: string;
  caption?: string;
}) {
  const { copied, copy, error } = useClipboard({ timeout: confirmedMs });
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={copied ? `Copied ${label}` : `Copy ${label}`}
      aria-live="polite"
      onClick={() => copy(value)}
    >
      {error ? 'Not allowed' : copied ? 'Copied' : caption}
    </Button>
  );
}
