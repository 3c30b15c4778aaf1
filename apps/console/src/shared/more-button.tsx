import { Button, Group } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ReadError } from './read-error.tsx';

/** The next page of a list, where there is one, and why it could not be read where it could not. */
export function MoreButton({ query }: { query: UseInfiniteQueryResult }) {
  const { error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      {isFetchNextPageError && (
        <ReadError query={{ error, refetch: fetchNextPage, isFetching: isFetchingNextPage }} />
      )}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}
