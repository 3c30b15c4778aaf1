import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../shared/loading.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';
import { type DeliveryFilter, deliveriesQuery } from './delivery-queries.ts';
import { readFilter } from './read-filter.ts';
import { RecoverButton } from './recover-button.tsx';
import { type Endpoint, endpointQuery } from './webhook-queries.ts';

/** What was and is being sent to an endpoint. The filter stands in the address, so that going back finds it. */
export function DeliveriesSection({ endpoint }: { endpoint: Endpoint }) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const query = useInfiniteQuery(deliveriesQuery(endpoint.id, filter));
  const deliveries = query.data?.pages.flatMap(({ data }) => data);
  const client = useQueryClient();
  const progress = deliveries?.map(({ id, attempt_count }) => `${id} ${attempt_count}`).join();
  // Each attempt says something of the endpoint, too.
  useEffect(() => {
    if (progress) void client.invalidateQueries(endpointQuery(endpoint.id));
  }, [client, endpoint.id, progress]);
  const isFiltered = Object.keys(filter).length > 0;
  const change = (name: keyof DeliveryFilter, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="deliveries-title">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} size="h4" id="deliveries-title">
              Deliveries
            </Title>
            <Text size="sm" c="dimmed">
              Of the last 30 days, the newest first.
            </Text>
          </div>
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              onClick={() => void query.refetch()}
              loading={query.isRefetching && !query.isFetchingNextPage}
            >
              Look again
            </Button>
            {endpoint.active && <RecoverButton endpoint={endpoint} />}
          </Group>
        </Group>
        <DeliveryFilters filter={filter} onChange={change} />
        {query.isPending && <Loading label="Loading the deliveries" />}
        <ReadError query={query} />
        {deliveries?.length === 0 && (
          <Text c="dimmed" py="md" ta="center">
            {isFiltered
              ? 'No delivery is like this. Choose another status or event.'
              : 'Nothing was sent yet. Send a test, or write a draft: it is told of at once.'}
          </Text>
        )}
        {deliveries && deliveries.length > 0 && (
          <DeliveriesTable webhookId={endpoint.id} deliveries={deliveries} />
        )}
        <MoreButton query={query} />
      </Stack>
    </Paper>
  );
}
