import { Button, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { Empty } from '../../shared/empty.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { DeliveriesSection } from './deliveries-section.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { endpointFacts } from './endpoint-facts.tsx';
import classes from './endpoint-page.module.css';
import { EndpointState } from './endpoint-state.tsx';
import { EventBadges } from './event-badges.tsx';
import { nameEndpoint } from './name-endpoint.ts';
import { TestSection } from './test-section.tsx';
import { type Endpoint, endpointQuery } from './webhook-queries.ts';

const above = { to: '/webhooks', label: 'Webhooks' };

export function Component() {
  const { webhookId = '' } = useParams();
  const endpoint = useQuery(endpointQuery(webhookId));
  if (endpoint.error instanceof ApiError && endpoint.error.status === 404) return <NoEndpoint />;
  const record = endpoint.data;
  return (
    <Page title={record ? nameEndpoint(record) : 'Endpoint'} above={above}>
      {!record && <ReadError query={endpoint} />}
      {endpoint.isPending && <Loading label="Loading the endpoint" />}
      {record && <Known endpoint={record} />}
    </Page>
  );
}

function Known({ endpoint }: { endpoint: Endpoint }) {
  return (
    <>
      <EndpointState endpoint={endpoint} />
      <Paper withBorder p="md" component="section" aria-label="Endpoint">
        <Stack gap="sm">
          <Text ff="monospace" size="sm" className={classes.url}>
            {endpoint.url}
          </Text>
          <EventBadges events={endpoint.events} />
          <Facts
            facts={[...endpointFacts(endpoint), { name: 'Signing secret', value: endpoint.secret_hint }]}
          />
          <EndpointActions endpoint={endpoint} />
        </Stack>
      </Paper>
      <TestSection webhookId={endpoint.id} />
      <DeliveriesSection endpoint={endpoint} />
    </>
  );
}

function NoEndpoint() {
  return (
    <Page title="No such endpoint" above={above}>
      <Empty
        title="There is no endpoint here"
        action={
          <Button component={Link} to="/webhooks" variant="default">
            See all endpoints
          </Button>
        }
      >
        It was deleted, or it is not yours.
      </Empty>
    </Page>
  );
}
