import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../shared/confirm-button.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { Time } from '../../shared/time.tsx';
import { EditKeyButton } from './edit-key-button.tsx';
import classes from './key-card.module.css';
import { type Key, refreshKeys, revokeKey } from './key-queries.ts';
import { allScopes, scopes as scopeWords, statuses } from './key-words.ts';

/** A key as its owner knows it, and what can be done with it. */
export function KeyCard({ record, onRotate }: { record: Key; onRotate(): void }) {
  const client = useQueryClient();
  const { label, color } = statuses[record.status];
  const works = record.status === 'active' || record.status === 'rotating';
  const revoke = async () => {
    await revokeKey(record.id);
    await refreshKeys(client);
  };
  return (
    <Paper component="li" withBorder p="md" className={classes.card}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start">
          <div className={classes.head}>
            <Group gap="xs">
              <Title order={2} size="h5" className={classes.name}>
                {record.name}
              </Title>
              <Badge variant={record.mode === 'live' ? 'filled' : 'outline'}>{record.mode}</Badge>
              <Badge variant="light" color={color}>
                {label}
              </Badge>
            </Group>
            <Text ff="monospace" size="sm" c="dimmed" className={classes.name}>
              {`${record.start}…${record.last4}`}
            </Text>
          </div>
          {works && (
            <Group gap="xs">
              {record.status === 'active' && <EditKeyButton record={record} />}
              {record.status === 'active' && (
                <Button size="xs" variant="default" onClick={onRotate} aria-label={`Rotate ${record.name}`}>
                  Rotate
                </Button>
              )}
              <ConfirmButton
                label="Revoke"
                aria-label={`Revoke ${record.name}`}
                title={`Revoke ${record.name}?`}
                confirmLabel="Revoke key"
                onConfirm={revoke}
              >
                Calls with it are refused from now on. It cannot be taken back.
              </ConfirmButton>
            </Group>
          )}
        </Group>
        {record.description && (
          <Text size="sm" className={classes.name}>
            {record.description}
          </Text>
        )}
        <Facts facts={factsOf(record, works)} />
      </Stack>
    </Paper>
  );
}

function factsOf({ scopes, last_used_at, created_at, revoked_at, expires_at }: Key, works: boolean): Fact[] {
  const end = revoked_at ?? expires_at;
  const isAll = scopes.length === allScopes.length;
  return [
    { name: 'May do', value: isAll ? 'Everything' : scopes.map((scope) => scopeWords[scope]).join(', ') },
    { name: 'Last used', value: last_used_at ? <Time at={last_used_at} /> : 'Never' },
    { name: 'Created', value: <Time at={created_at} absolute /> },
    { name: works ? 'Ends' : 'Ended', value: end ? <Time at={end} absolute /> : 'Never' },
  ];
}
