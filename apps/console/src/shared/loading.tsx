import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

const lineHeight = 20;

/** Lines where a list or a form is to come. */
export function Loading({ lines = 4, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <Stack gap="sm" aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={index} height={lineHeight} width={index % 3 === 2 ? '70%' : '100%'} />
      ))}
    </Stack>
  );
}

/** A heading and lines where a page is to come. */
export function PageSkeleton() {
  return (
    <Stack p="md">
      <Skeleton height={32} width={200} />
      <Loading label="Loading the page" lines={6} />
    </Stack>
  );
}
