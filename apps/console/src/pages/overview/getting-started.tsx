import { Anchor, Button, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountQuery } from '../../api/account-query.ts';
import { api, unwrap } from '../../api/client.ts';
import { listFirstSteps } from './first-steps.ts';
import classes from './getting-started.module.css';
import { type Period, periodsQuery } from './periods-query.ts';
import { webhookProgressQuery } from './webhook-progress-query.ts';

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
  const webhooks = useQuery(webhookProgressQuery).data;
  // Nothing is shown before all is known: a list that vanishes is worse than one that comes late.
  if (!account || !live || !test || keys === undefined || !webhooks) return null;
  const steps = listFirstSteps({
    isVerified: account.owner.email_verified,
    hasKey: keys > 0,
    hasDraft: hasDraft(live) || hasDraft(test),
    webhookAccess: account.tier === 'free' ? null : account.webhook_access,
    ...webhooks,
  });
  const next = steps.find(({ isDone }) => !isDone);
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Paper withBorder p="lg" component="section" aria-label="First steps">
      <Stack>
        <Title order={2} size="h4">
          First steps: {steps.length - left} of {steps.length} done
        </Title>
        <ol className={classes.steps}>
          {steps.map((step) => {
            const { title, what, link, isDone } = step;
            return (
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
                      {step !== next && (
                        <Anchor component={Link} to={link.to} inherit>
                          {link.label}
                        </Anchor>
                      )}
                    </Text>
                  )}
                  {step === next && (
                    <Button component={Link} to={link.to} size="xs" mt="xs">
                      {link.label}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </Stack>
    </Paper>
  );
}
