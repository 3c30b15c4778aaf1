import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import classes from './secret-once.module.css';

/** A value that is shown this once, with a button that copies it. */
export function SecretOnce({ label, value }: { label: string; value: string }) {
  return (
    <Alert color="amber" title={`Copy the ${label} now`}>
      <Stack gap="xs">
        <Text size="sm">It is shown this once, and kept nowhere as it is. Whoever has it can use it.</Text>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Code block className={classes.value}>
            {value}
          </Code>
          <CopyButton value={value} label={label} />
        </Group>
      </Stack>
    </Alert>
  );
}
