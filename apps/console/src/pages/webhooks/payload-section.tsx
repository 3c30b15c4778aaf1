import { Code, Group, Paper, Stack, Title } from '@mantine/core';
import { CopyButton } from '../../shared/copy-button.tsx';
import classes from './payload-section.module.css';

/** What was sent, set out to be read. */
export function PayloadSection({ payload }: { payload: Record<string, unknown> }) {
  const text = JSON.stringify(payload, null, 2);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="payload-title">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id="payload-title">
            Payload
          </Title>
          <CopyButton value={text} label="payload" />
        </Group>
        <Code block className={classes.code} tabIndex={0} role="region" aria-label="JSON">
          {text}
        </Code>
      </Stack>
    </Paper>
  );
}
