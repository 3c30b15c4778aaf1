import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../session/session-query.ts';
import { ConfirmButton } from '../../shared/confirm-button.tsx';
import { Loading } from '../../shared/loading.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { Time } from '../../shared/time.tsx';
import { revokeOtherSessions, revokeSession, sessionsQuery } from './account-calls.ts';
import { nameDevice } from './name-device.ts';
import { Section } from './section.tsx';
import classes from './sessions-section.module.css';

/** Where the person is signed in, and how to end it there. */
export function SessionsSection() {
  const client = useQueryClient();
  const current = useSession().session.id;
  const sessions = useQuery(sessionsQuery);
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const end = async (token: string) => {
    await revokeSession(token);
    await refresh();
  };
  const endOthers = async () => {
    await revokeOtherSessions();
    await refresh();
  };
  // This one first, then the one that was used last.
  const list = sessions.data?.toSorted(
    (a, b) => Number(b.id === current) - Number(a.id === current) || b.updatedAt.localeCompare(a.updatedAt),
  );
  return (
    <Section title="Sessions" description="Where you are signed in.">
      {sessions.isPending && <Loading lines={2} />}
      <ReadError query={sessions} />
      {list && (
        <ul className={classes.list}>
          {list.map(({ id, token, userAgent, ipAddress, createdAt, updatedAt }) => (
            <li key={id} className={classes.item}>
              <Stack gap={0} className={classes.what}>
                <Group gap="xs">
                  <Text fw={600}>{nameDevice(userAgent)}</Text>
                  {id === current && <Badge variant="light">This one</Badge>}
                </Group>
                <Text size="sm" c="dimmed" className={classes.what}>
                  {ipAddress && `${ipAddress} · `}since <Time at={createdAt} absolute /> · used{' '}
                  <Time at={updatedAt} />
                </Text>
              </Stack>
              {id !== current && (
                <ConfirmButton
                  label="End"
                  aria-label={`End the session of ${nameDevice(userAgent)}`}
                  title="End this session?"
                  confirmLabel="End session"
                  onConfirm={() => end(token)}
                >
                  Whoever uses it has to sign in again.
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {list && list.length > 1 && (
        <Group>
          <ConfirmButton
            label="Sign out everywhere else"
            title="Sign out everywhere else?"
            confirmLabel="Sign out there"
            onConfirm={endOthers}
          >
            Every session but this one ends.
          </ConfirmButton>
        </Group>
      )}
    </Section>
  );
}
