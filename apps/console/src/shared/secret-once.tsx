import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import classes from './secret-once.module.css';

/** A value that is shown this once, with a button that copies it; `children` say what to do with it. The end of a dialog. */
export function SecretOnce({
  label,
  value,
  onDone,
  children,
}: {
  label: string;
  value: string;
  onDone(): void;
  children: ReactNode;
}) {
  return (
    <Stack>
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
      {children}
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          I have copied it
        </Button>
      </Group>
    </Stack>
  );
}
