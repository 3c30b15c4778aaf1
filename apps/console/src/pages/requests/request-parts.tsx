import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { CopyButton } from '../../shared/copy-button.tsx';
import { formatNumber } from '../../shared/format.ts';
import type { LoggedRequest } from './request-queries.ts';
import { describeStatus, nameEndpoint } from './request-words.ts';
import classes from './requests.module.css';

/** What of a call the table and the cards both show. */

export function Endpoint({ call }: { call: LoggedRequest }) {
  return (
    <div>
      <Group gap={6} wrap="nowrap">
        <Text size="sm">{nameEndpoint(call.endpoint)}</Text>
        {call.mode === 'test' && (
          <Badge size="xs" variant="outline">
            test
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" ff="monospace">
        {call.endpoint}
      </Text>
    </div>
  );
}

export function Status({ call }: { call: LoggedRequest }) {
  const { meaning, color } = describeStatus(call);
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <Badge variant="light" color={color} className={classes.badge ?? ''}>
        {call.status}
      </Badge>
      <div>
        <Text size="sm">{meaning}</Text>
        {call.error_code && (
          <Text size="xs" c="dimmed" ff="monospace" className={classes.wrap ?? ''}>
            {breakable(call.error_code)}
          </Text>
        )}
      </div>
    </Group>
  );
}

export function KeyName({
  call,
  names,
}: {
  call: LoggedRequest;
  names: ReadonlyMap<string, string> | undefined;
}) {
  if (call.key_id === null)
    return (
      <Text size="sm" className={classes.nowrap ?? ''}>
        Signed in
      </Text>
    );
  return (
    <Anchor component={Link} to="/keys" size="sm" className={classes.wrap ?? ''} title={call.key_id}>
      {names?.get(call.key_id) ?? shorten(call.key_id)}
    </Anchor>
  );
}

export function RequestId({ call }: { call: LoggedRequest }) {
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="xs" ff="monospace" title={call.request_id} className={classes.nowrap ?? ''}>
        {shorten(call.request_id)}
      </Text>
      <CopyButton value={call.request_id} label={`request id ${call.request_id}`} />
    </Group>
  );
}

/** A code that may go on in the next line after each underscore. */
function breakable(code: string) {
  return code.split(/(?<=_)/).flatMap((part) => [<wbr key={part} />, part]);
}

/** A call that a limit refused was not measured. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds === 0) return '–';
  return `${formatNumber(milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds))} ms`;
}

const charactersShown = 8;

/** The end of an id is what tells it from the next one. */
function shorten(id: string): string {
  return `${id.slice(0, id.indexOf('_') + 1)}…${id.slice(-charactersShown)}`;
}
