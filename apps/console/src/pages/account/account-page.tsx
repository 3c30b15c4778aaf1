import { Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-query.ts';
import { usePerson } from '../../session/session-query.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';

export function Component() {
  const person = usePerson();
  const account = useQuery(accountQuery);
  return (
    <Page title="Account">
      {account.isPending && <Loading />}
      {account.error && (
        <ErrorNotice
          error={account.error}
          onRetry={() => void account.refetch()}
          isRetrying={account.isFetching}
        />
      )}
      {account.data && (
        <Paper withBorder p="lg">
          <Stack gap="xs">
            <Text fw={650}>{person.name}</Text>
            <Text>
              {account.data.owner.email} ({account.data.owner.email_verified ? 'verified' : 'not verified'})
            </Text>
            <Text>Tier: {account.data.tier}</Text>
          </Stack>
        </Paper>
      )}
    </Page>
  );
}
