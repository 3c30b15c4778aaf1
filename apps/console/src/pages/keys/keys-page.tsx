import { Badge, Button, Group, Paper, Table } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import { ConfirmButton } from '../../shared/confirm-button.tsx';
import { Empty } from '../../shared/empty.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { Loading } from '../../shared/loading.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { Page } from '../../shared/page.tsx';
import { SecretOnce } from '../../shared/secret-once.tsx';
import { Time } from '../../shared/time.tsx';

const queryKey = ['keys'];

export function Component() {
  const client = useQueryClient();
  const keys = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/keys', { params: { query: pageParam ? { after: pageParam } : {} }, signal })),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  const create = useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/keys', { body: { name: 'Test key', mode: 'test' } })),
    onSuccess: refresh,
  });
  const revoke = async (keyId: string) => {
    await unwrap(api.DELETE('/api/v1/keys/{keyId}', { params: { path: { keyId } } }));
    await refresh();
  };
  const list = keys.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page
      title="Keys"
      description="For servers: keep them out of browsers and apps."
      actions={
        <Button loading={create.isPending} onClick={() => create.mutate()}>
          Create a test key
        </Button>
      }
    >
      {create.error && <ErrorNotice error={create.error} />}
      {create.data && <SecretOnce label="key" value={create.data.data.key} />}
      {keys.isPending && <Loading />}
      {keys.error && (
        <ErrorNotice error={keys.error} onRetry={() => void keys.refetch()} isRetrying={keys.isFetching} />
      )}
      {keys.data && list.length === 0 && (
        <Empty title="No keys yet">A key lets a program write drafts for this account.</Empty>
      )}
      {list.length > 0 && (
        <Paper withBorder>
          <Table.ScrollContainer minWidth={560}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Name</Table.Th>
                  <Table.Th>Key</Table.Th>
                  <Table.Th>Last used</Table.Th>
                  <Table.Th>Actions</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {list.map((key) => (
                  <Table.Tr key={key.id}>
                    <Table.Td>
                      <Group gap="xs">
                        {key.name}
                        <Badge variant="light">{key.mode}</Badge>
                        <Badge variant="light" color={key.status === 'active' ? 'green' : 'gray'}>
                          {key.status}
                        </Badge>
                      </Group>
                    </Table.Td>
                    <Table.Td ff="monospace">{`${key.start}…${key.last4}`}</Table.Td>
                    <Table.Td>{key.last_used_at ? <Time at={key.last_used_at} /> : 'never'}</Table.Td>
                    <Table.Td>
                      {key.status !== 'revoked' && (
                        <ConfirmButton
                          label="Revoke"
                          aria-label={`Revoke ${key.name}`}
                          title={`Revoke ${key.name}?`}
                          confirmLabel="Revoke"
                          onConfirm={() => revoke(key.id)}
                        >
                          Calls with it are refused from now on. It cannot be taken back.
                        </ConfirmButton>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Paper>
      )}
      <MoreButton query={keys} />
    </Page>
  );
}
