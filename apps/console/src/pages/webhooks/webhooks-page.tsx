import { List, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-query.ts';
import { api, unwrap } from '../../api/client.ts';
import { Empty } from '../../shared/empty.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';

export function Component() {
  const account = useQuery(accountQuery);
  const webhooks = useQuery({
    queryKey: ['webhooks'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/webhooks', { signal }))).data,
  });
  return (
    <Page title="Webhooks" description="Addresses of yours that are told what happens.">
      {account.data && <Text size="sm">Access: {account.data.webhook_access}</Text>}
      {webhooks.isPending && <Loading />}
      {webhooks.error && (
        <ErrorNotice
          error={webhooks.error}
          onRetry={() => void webhooks.refetch()}
          isRetrying={webhooks.isFetching}
        />
      )}
      {webhooks.data?.length === 0 && (
        <Empty title="No endpoints yet">
          An endpoint gets a signed call for every event that it asks for.
        </Empty>
      )}
      {webhooks.data && webhooks.data.length > 0 && (
        <Paper withBorder p="md">
          <List>
            {webhooks.data.map(({ id, url }) => (
              <List.Item key={id}>{url}</List.Item>
            ))}
          </List>
        </Paper>
      )}
    </Page>
  );
}
