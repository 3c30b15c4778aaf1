import { Alert, Anchor, Code, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/format.ts';
import { deliveryQuery } from './delivery-queries.ts';
import classes from './made-secret.module.css';
import type { testEndpoint } from './webhook-queries.ts';
import { attemptErrors } from './webhook-words.ts';

type Result = Awaited<ReturnType<typeof testEndpoint>>;

/** What came of a test: the receiver's status, how long it took, and where it failed, why and what it said. */
export function TestResult({ webhookId, result }: { webhookId: string; result: Result }) {
  const { delivered, status_code, duration_ms, delivery_id } = result;
  // The reason stands with the delivery.
  const attempt = useQuery(deliveryQuery(webhookId, delivery_id)).data?.attempts[0];
  const answer = status_code === null ? 'No answer' : `Answered ${status_code}`;
  return (
    <Alert
      color={delivered ? 'green' : 'red'}
      title={delivered ? 'The test was delivered' : 'The test was not delivered'}
    >
      <Stack gap="xs">
        <Text size="sm">
          {answer} after {formatNumber(duration_ms)} ms.
          {attempt?.error && ` ${attemptErrors[attempt.error]}.`}
          {!delivered && status_code !== null && ' Any status from 200 to 299 counts as delivered.'}{' '}
          <Anchor
            component={Link}
            to={`/webhooks/${webhookId}/deliveries/${delivery_id}`}
            inherit
            c="inherit"
          >
            See the delivery
          </Anchor>
        </Text>
        {!delivered && attempt?.response_snippet && (
          <Code block className={classes.code} tabIndex={0} role="region" aria-label="Answer of the receiver">
            {attempt.response_snippet}
          </Code>
        )}
      </Stack>
    </Alert>
  );
}
