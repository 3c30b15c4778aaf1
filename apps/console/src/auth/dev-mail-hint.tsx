import { Text } from '@mantine/core';

/** Where mails go under `pnpm dev`. Not in a build. */
export function DevMailHint() {
  if (!import.meta.env.DEV) return null;
  return (
    <Text size="sm" c="dimmed">
      Under <code>pnpm dev</code> without SMTP_URL the mail is printed in its terminal.
    </Text>
  );
}
