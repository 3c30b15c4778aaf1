import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { FormButtons } from '../../shared/form-buttons.tsx';
import { formatNumber } from '../../shared/format.ts';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { fieldError } from './field-error.ts';
import { checkSpan, defaultSince, earliest, toLocalField } from './recover-since.ts';
import { type Endpoint, recoverSince, refreshWebhooks } from './webhook-queries.ts';

/** Sends again what failed or was canceled in a span of time. */
export function RecoverButton({ endpoint }: { endpoint: Endpoint }) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const [span, setSpan] = useState({ since: '', until: '' });
  const [faults, setFaults] = useState<{ since?: string; until?: string }>({});
  const recover = useLockedMutation({
    mutationFn: () =>
      recoverSince(endpoint.id, toInstant(span.since), span.until ? toInstant(span.until) : undefined),
    onSuccess: () => refreshWebhooks(client),
  });
  const start = () => {
    recover.reset();
    setFaults({});
    setSpan({ since: toLocalField(defaultSince(endpoint, Date.now())), until: '' });
    open();
  };
  const cancel = () => {
    if (!recover.isPending) close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkSpan(span.since, span.until, Date.now());
    setFaults(found);
    if (Object.keys(found).length === 0) recover.mutate();
  };
  const isAtField = fieldError(recover.error, 'since') ?? fieldError(recover.error, 'until');
  const limits = { min: toLocalField(earliest(Date.now())), max: toLocalField(Date.now()) };
  return (
    <>
      <Button size="xs" variant="default" onClick={start}>
        Send what was missed
      </Button>
      <Modal opened={opened} onClose={cancel} title="Send what was missed" withCloseButton={false}>
        {recover.data !== undefined ? (
          <Stack>
            <Text size="sm" role="status">
              {tellRecovered(recover.data)}
            </Text>
            <Group justify="flex-end">
              <Button onClick={close} data-autofocus>
                Done
              </Button>
            </Group>
          </Stack>
        ) : (
          <form noValidate onSubmit={submit}>
            <Stack>
              {recover.error && !isAtField && <ErrorNotice error={recover.error} />}
              <Text size="sm">
                Each event whose delivery failed or was canceled, and that has not been delivered since, is
                sent once more with the same id.
              </Text>
              <TextInput
                type="datetime-local"
                label="From"
                description="In your local time, at most 30 days back."
                {...limits}
                value={span.since}
                onChange={({ currentTarget: { value } }) => setSpan((old) => ({ ...old, since: value }))}
                error={faults.since ?? fieldError(recover.error, 'since')}
                data-autofocus
              />
              <TextInput
                type="datetime-local"
                label="Until"
                description="Until now, where it is empty."
                {...limits}
                value={span.until}
                onChange={({ currentTarget: { value } }) => setSpan((old) => ({ ...old, until: value }))}
                error={faults.until ?? fieldError(recover.error, 'until')}
              />
              <FormButtons submitLabel="Send again" isPending={recover.isPending} onCancel={cancel} />
            </Stack>
          </form>
        )}
      </Modal>
    </>
  );
}

function toInstant(local: string): string {
  return new Date(local).toISOString();
}

function tellRecovered(count: number): string {
  if (count === 0) return 'Nothing failed or was canceled in this time that has not been delivered since.';
  return `${formatNumber(count)} ${count === 1 ? 'event is' : 'events are'} being sent again. The list shows how it goes.`;
}
