import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { explainError } from './explain-error.ts';

/**
 * What went wrong, what to do about it, and the request's id for whoever is asked for help. With `onRetry` a button tries again; leave
 * it out where the form's own button does.
 */
export function ErrorNotice({
  error,
  onRetry,
  isRetrying = false,
}: {
  error: Error;
  onRetry?(): void;
  isRetrying?: boolean;
}) {
  const { title, advice, requestId } = explainError(error);
  return (
    <Alert role="alert" color="red" variant="light" title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{advice}</Text>
        {(requestId || onRetry) && (
          <Group gap="sm">
            {onRetry && (
              <Button size="xs" variant="default" onClick={onRetry} loading={isRetrying}>
                Try again
              </Button>
            )}
            {requestId && (
              <Text size="xs" c="dimmed">
                Request <Code>{requestId}</Code>
              </Text>
            )}
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
