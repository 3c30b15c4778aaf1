import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useRouteError } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { ErrorNotice } from '../shared/error-notice.tsx';

/** In place of a page that could not be drawn, or whose script could not be loaded, as after a new version was put up. */
export function BrokenPage() {
  const error = useRouteError();
  return (
    <Container size="xs" py="xl">
      <title>This page could not be shown · Firstline</title>
      <Stack>
        <Title order={1} size="h2">
          This page could not be shown
        </Title>
        {error instanceof ApiError ? (
          <ErrorNotice error={error} />
        ) : (
          <Text>
            There may be a newer version of it, or the network failed. Loading it again helps with both.
          </Text>
        )}
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </Stack>
    </Container>
  );
}
