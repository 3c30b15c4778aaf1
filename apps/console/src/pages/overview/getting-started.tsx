import { Anchor, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountQuery } from '../../api/account-query.ts';
import { api, unwrap } from '../../api/client.ts';
import { listFirstSteps } from './first-steps.ts';
import classes from './getting-started.module.css';
import { type Period, periodsQuery } from './periods-query.ts';

const hasDraft = (periods: Period[] | undefined) =>
  periods?.some(({ endpoint_usage }) => (endpoint_usage['/emails/generate']?.calls ?? 0) > 0) ?? false;

/** The first steps of an account, until all are done. */
export function GettingStarted() {
  const account = useQuery(accountQuery).data;
  const live = useQuery(periodsQuery('live')).data;
  const test = useQuery(periodsQuery('test')).data;
  const keys = useQuery({
    queryKey: ['keys', 'any'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/keys', { params: { query: { limit: 1 } }, signal }))).data.length,
  }).data;
  const endpoints = useQuery({
    queryKey: ['webhooks', 'any'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/webhooks', { signal }))).data.length,
  }).data;
  // Nothing is shown before all is known: a list that vanishes is worse than one that comes late.
  if (!account || !live || !test || keys === undefined || endpoints === undefined) return null;
  const steps = listFirstSteps({
    isVerified: account.owner.email_verified,
    hasKey: keys > 0,
    hasDraft: hasDraft(live) || hasDraft(test),
    hasWebhooks: account.tier !== 'free',
    hasEndpoint: endpoints > 0,
  });
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Paper withBorder p="lg" component="section" aria-label="First steps">
      <Stack>
        <Title order={2} size="h4">
          First steps: {steps.length - left} of {steps.length} done
        </Title>
        <ol className={classes.steps}>
          {steps.map(({ title, what, link, isDone }) => (
            <li key={title} className={classes.step} data-done={isDone || undefined}>
              <span className={classes.mark} aria-hidden>
                {isDone ? '✓' : ''}
              </span>
              <div>
                <Text fw={600}>
                  {title}
                  {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
                </Text>
                {!isDone && (
                  <Text size="sm">
                    {what}{' '}
                    <Anchor component={Link} to={link.to} inherit>
                      {link.label}
                    </Anchor>
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Paper>
  );
}
