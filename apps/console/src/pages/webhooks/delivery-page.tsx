import { Button, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { Empty } from '../../shared/empty.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { Time } from '../../shared/time.tsx';
import { AttemptsSection } from './attempts-section.tsx';
import { type DeliveryDetails, deliveryQuery } from './delivery-queries.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { nameEndpoint } from './name-endpoint.ts';
import { PayloadSection } from './payload-section.tsx';
import { ReplayButton } from './replay-button.tsx';
import { endpointQuery } from './webhook-queries.ts';
import { triggers } from './webhook-words.ts';

export function Component() {
  const { webhookId = '', deliveryId = '' } = useParams();
  const endpoint = useQuery(endpointQuery(webhookId)).data;
  const delivery = useQuery(deliveryQuery(webhookId, deliveryId));
  const above = {
    to: `/webhooks/${webhookId}`,
    label: endpoint ? `Deliveries to ${nameEndpoint(endpoint)}` : 'Endpoint',
  };
  if (delivery.error instanceof ApiError && delivery.error.status === 404) {
    return (
      <Page title="No such delivery" above={above}>
        <Empty
          title="There is no delivery here"
          action={
            <Button component={Link} to={above.to} variant="default">
              See all deliveries
            </Button>
          }
        >
          Deliveries are kept for 30 days.
        </Empty>
      </Page>
    );
  }
  const record = delivery.data;
  return (
    <Page
      title={record?.event ?? 'Delivery'}
      above={above}
      actions={
        record && (
          <ReplayButton webhookId={webhookId} deliveryId={deliveryId} isOn={endpoint?.active ?? true} />
        )
      }
    >
      {!record && <ReadError query={delivery} />}
      {delivery.isPending && <Loading label="Loading the delivery" />}
      {record && (
        <>
          <Paper withBorder p="md" component="section" aria-label="Delivery">
            <Stack gap="sm">
              <div role="status">
                <DeliveryStatus delivery={record} />
              </div>
              {record.trigger === 'replay' && (
                <Text size="sm">This sends an earlier event again, with the same event id.</Text>
              )}
              <Facts facts={factsOf(record)} />
              <Facts
                wide
                facts={[
                  { name: 'Event (webhook-id)', value: record.event_id },
                  { name: 'Delivery', value: record.id },
                ]}
              />
            </Stack>
          </Paper>
          <AttemptsSection delivery={record} />
          <PayloadSection payload={record.payload} />
        </>
      )}
    </Page>
  );
}

function factsOf(delivery: DeliveryDetails): Fact[] {
  const { trigger, created_at, completed_at, next_attempt_at, attempt_count } = delivery;
  return [
    { name: 'Made', value: <Time at={created_at} absolute /> },
    completed_at
      ? { name: 'Done', value: <Time at={completed_at} absolute /> }
      : { name: 'Next attempt', value: next_attempt_at ? <Time at={next_attempt_at} /> : 'Now' },
    { name: 'Because of', value: triggers[trigger] },
    { name: 'Attempts', value: `${attempt_count} of 10` },
  ];
}
