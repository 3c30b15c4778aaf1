import { Paper, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import { Empty } from '../../shared/empty.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { formatNumber } from '../../shared/format.ts';
import { Loading } from '../../shared/loading.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { Page } from '../../shared/page.tsx';
import { Time } from '../../shared/time.tsx';

export function Component() {
  const requests = useInfiniteQuery({
    queryKey: ['requests'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/requests', { params: { query: pageParam ? { after: pageParam } : {} }, signal }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });
  const list = requests.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page title="Requests" description="Calls of the last 30 days, newest first.">
      {requests.isPending && <Loading />}
      {requests.error && (
        <ErrorNotice
          error={requests.error}
          onRetry={() => void requests.refetch()}
          isRetrying={requests.isFetching}
        />
      )}
      {requests.data && list.length === 0 && (
        <Empty title="No calls yet">
          What is called with your keys, or in the playground, is listed here.
        </Empty>
      )}
      {list.length > 0 && (
        <Paper withBorder>
          <Table.ScrollContainer minWidth={560}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Time</Table.Th>
                  <Table.Th>Endpoint</Table.Th>
                  <Table.Th>Status</Table.Th>
                  <Table.Th>Credits</Table.Th>
                  <Table.Th>Duration</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {list.map((call) => (
                  <Table.Tr key={call.request_id}>
                    <Table.Td>
                      <Time at={call.created_at} absolute />
                    </Table.Td>
                    <Table.Td>{call.endpoint}</Table.Td>
                    <Table.Td>{call.error_code ? `${call.status} ${call.error_code}` : call.status}</Table.Td>
                    <Table.Td>{formatNumber(call.credits_used)}</Table.Td>
                    <Table.Td>{`${formatNumber(Math.round(call.duration_ms))} ms`}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Paper>
      )}
      <MoreButton query={requests} />
    </Page>
  );
}
