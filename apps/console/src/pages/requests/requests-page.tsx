import { Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '../../shared/empty.tsx';
import { Loading } from '../../shared/loading.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { keyNamesQuery, refreshRequests, requestsQuery } from './request-queries.ts';
import { RequestCards, RequestTable } from './request-table.tsx';

const wideEnough = '(min-width: 75em)';

export function Component() {
  const client = useQueryClient();
  const requests = useInfiniteQuery(requestsQuery);
  const { data: names } = useQuery(keyNamesQuery);
  const isWide = useMediaQuery(wideEnough, false, { getInitialValueInEffect: false });
  const refresh = useMutation({ mutationFn: () => refreshRequests(client) });
  const calls = requests.data?.pages.flatMap(({ data }) => data) ?? [];
  const List = isWide ? RequestTable : RequestCards;
  return (
    <Page
      title="Requests"
      description="Calls of the last 30 days, those that a limit refused, too. Their texts are not kept here."
      actions={
        <Button
          variant="default"
          onClick={() => refresh.mutate()}
          loading={refresh.isPending}
          disabled={requests.isPending}
        >
          Refresh
        </Button>
      }
    >
      {requests.isPending && <Loading label="Loading the calls" lines={8} />}
      <ReadError query={requests} />
      {requests.data && calls.length === 0 && (
        <Empty
          title="No calls yet"
          action={
            <Group gap="xs" justify="center" mt="xs">
              <Button component={Link} to="/playground">
                Open the playground
              </Button>
              <Button component={Link} to="/keys" variant="default">
                Make a key
              </Button>
            </Group>
          }
        >
          What is called with your keys, or in the playground, is listed here within a moment.
        </Empty>
      )}
      {calls.length > 0 && <List calls={calls} names={names} />}
      <MoreButton query={requests} />
      {calls.length > 0 && (
        <Text size="sm" c="dimmed" ta="center" role="status">
          {requests.hasNextPage
            ? `${calls.length} calls are shown.`
            : `These are all ${calls.length} calls of 30 days.`}
        </Text>
      )}
    </Page>
  );
}
