import { Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../shared/copy-button.tsx';
import { SecretOnce } from '../../shared/secret-once.tsx';
import classes from './made-secret.module.css';
import { verifySnippet } from './verify-snippet.ts';

/** A secret that was just made, shown this once, with a receiver that checks signatures by it. */
export function MadeSecret({ value, onDone }: { value: string; onDone(): void }) {
  return (
    <SecretOnce label="signing secret" value={value} onDone={onDone}>
      <Text size="sm">
        Give it to your receiver as <Code>FIRSTLINE_WEBHOOK_SECRET</Code>. This is one in Node; libraries of{' '}
        <Text span inherit fw={600}>
          Standard Webhooks
        </Text>{' '}
        for other languages take the secret as it is.
      </Text>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text size="sm" fw={600} id="receiver-code">
            receiver.mjs
          </Text>
          <CopyButton value={verifySnippet} label="receiver" />
        </Group>
        <Code block className={classes.code} tabIndex={0} role="region" aria-labelledby="receiver-code">
          {verifySnippet}
        </Code>
      </Stack>
    </SecretOnce>
  );
}
