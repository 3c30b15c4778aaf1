import { Paper, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { accountQuery } from '../../api/account-query.ts';
import { api, unwrap } from '../../api/client.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { formatDate, formatNumber } from '../../shared/format.ts';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';

/** The charts' library is as large as the rest of the page. */
const SpendChart = lazy(async () => ({ default: (await import('./spend-chart.tsx')).SpendChart }));

export function Component() {
  const account = useQuery(accountQuery);
  const periods = useQuery({
    queryKey: ['periods'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/account/periods', { signal }))).data,
  });
  const [period] = periods.data ?? [];
  return (
    <Page title="Overview">
      {account.isPending && <Loading />}
      {account.error && (
        <ErrorNotice
          error={account.error}
          onRetry={() => void account.refetch()}
          isRetrying={account.isFetching}
        />
      )}
      {account.data && <Credits {...account.data.credits.live} />}
      {period && (
        <Paper withBorder p="lg">
          <Stack>
            <Title order={2} size="h4">
              Credits spent per day (UTC)
            </Title>
            <Suspense fallback={<Skeleton h={220} />}>
              <SpendChart days={period.daily_breakdown} />
            </Suspense>
          </Stack>
        </Paper>
      )}
    </Page>
  );
}

type CreditsProps = { remaining: number; monthly_limit: number; used: number; period_end: string };

function Credits({ remaining, monthly_limit: limit, used, period_end }: CreditsProps) {
  return (
    <Paper withBorder p="lg">
      <Stack gap="xs">
        <Text c="dimmed" size="sm">
          Credits left
        </Text>
        <Text fz={32} fw={650} lh={1.1}>
          {formatNumber(remaining)}
        </Text>
        <Progress value={limit === 0 ? 100 : (100 * used) / limit} aria-label="Credits used" />
        <Text c="dimmed" size="sm">
          {formatNumber(used)} of {formatNumber(limit)} used. New ones come on {formatDate(period_end)}.
        </Text>
      </Stack>
    </Paper>
  );
}
