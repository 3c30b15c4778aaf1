import { Button, Group, Stack, Text } from '@mantine/core';
import { SecretOnce } from '../../shared/secret-once.tsx';

/** A key that was just made, shown this once. */
export function MadeKey({ value, onDone }: { value: string; onDone(): void }) {
  return (
    <Stack>
      <SecretOnce label="key" value={value} />
      <Text size="sm">
        Keep it where your server keeps its secrets, and out of browsers, apps and repositories. The
        playground has a call to try it with.
      </Text>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          I have copied it
        </Button>
      </Group>
    </Stack>
  );
}
