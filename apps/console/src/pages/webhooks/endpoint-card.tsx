import { Anchor, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Facts } from '../../shared/facts.tsx';
import classes from './endpoint-card.module.css';
import { endpointFacts } from './endpoint-facts.tsx';
import { EventBadges } from './event-badges.tsx';
import { nameEndpoint } from './name-endpoint.ts';
import type { Endpoint } from './webhook-queries.ts';
import { offReasons, stateOf } from './webhook-words.ts';

/** An endpoint in the list: where it is, what it is told of, and how it fares. */
export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { label, color } = stateOf(endpoint);
  const { id, url, disabled_reason } = endpoint;
  return (
    <Paper component="li" withBorder p="md" className={classes.card}>
      <Stack gap="sm">
        <div>
          <Group gap="xs">
            <Title order={2} size="h5" className={classes.url}>
              <Anchor component={Link} to={`/webhooks/${id}`} inherit>
                {nameEndpoint(endpoint)}
              </Anchor>
            </Title>
            <Badge variant="light" color={color}>
              {label}
            </Badge>
            {disabled_reason && (
              <Text size="sm" c="dimmed">
                {offReasons[disabled_reason].short}
              </Text>
            )}
          </Group>
          <Text ff="monospace" size="sm" c="dimmed" lineClamp={2} className={classes.url}>
            {url}
          </Text>
        </div>
        <EventBadges events={endpoint.events} />
        <Facts facts={endpointFacts(endpoint)} />
      </Stack>
    </Paper>
  );
}
