import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part of a page whose script is loaded when it is first shown, or once there is a network. Where it cannot be loaded a notice stands in its
 * place, not in the page's. Only a new page can try again: a browser remembers for a page which of its modules failed. `name` is
 * the part's own, in the whole console.
 */
export function LazyPart<P extends object>({
  name,
  load,
  props,
  fallback,
}: {
  name: string;
  load(): Promise<ComponentType<P>>;
  props: P;
  fallback: ReactNode;
}) {
  const part = useQuery({
    queryKey: ['part', name],
    // Within an object: the store would take a function for a way to make data.
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  if (part.data) return <part.data.Part {...props} />;
  if (!part.error) return fallback;
  return (
    <Alert role="alert" color="red" variant="light" title="This part could not be loaded">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">The network failed, or there is a newer version of the page.</Text>
        <Button size="xs" variant="default" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </Stack>
    </Alert>
  );
}
