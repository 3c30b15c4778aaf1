import { Text } from '@mantine/core';
import { SecretOnce } from '../../shared/secret-once.tsx';

/** A key that was just made, shown this once. */
export function MadeKey({ value, onDone }: { value: string; onDone(): void }) {
  return (
    <SecretOnce label="key" value={value} onDone={onDone}>
      <Text size="sm">
        Keep it where your server keeps its secrets, and out of browsers, apps and repositories. The
        playground has a call to try it with.
      </Text>
    </SecretOnce>
  );
}
