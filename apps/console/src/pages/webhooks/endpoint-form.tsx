import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { FormButtons } from '../../shared/form-buttons.tsx';
import { EventChoice } from './event-choice.tsx';
import { fieldError } from './field-error.ts';
import type { EndpointValues } from './webhook-queries.ts';

const urlCharactersMax = 2_048;
const descriptionCharactersMax = 500;
const fields = ['url', 'events', 'description'];

/** Where an endpoint is, what it is told of and what it is called, when it is registered and later. */
export function EndpointForm({
  initial,
  submitLabel,
  isPending,
  error,
  onSubmit,
  onCancel,
}: {
  initial: EndpointValues;
  submitLabel: string;
  isPending: boolean;
  error: Error | null;
  onSubmit(values: EndpointValues): void;
  onCancel(): void;
}) {
  const form = useForm<EndpointValues>({
    initialValues: initial,
    validate: {
      url: (value) => (value.trim() ? null : 'Give the address that is to be called.'),
      events: (value) => (value.length > 0 ? null : 'Choose at least one.'),
    },
  });
  const element = useRef<HTMLFormElement>(null);
  // What the server does not accept is found like what the page does not accept.
  useEffect(() => {
    if (error) element.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      ({ url, events, description }) =>
        onSubmit({ url: url.trim(), events, description: description.trim() }),
      () => element.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(),
    )(event);
  const isAtField = fields.some((field) => fieldError(error, field));
  return (
    <form noValidate onSubmit={submit} ref={element}>
      <Stack>
        {error && !isAtField && <ErrorNotice error={error} />}
        <TextInput
          label="URL"
          description="https, on port 443 or 8443, with a public name. It gets a POST for each event."
          placeholder="https://crm.example.com/hooks/firstline"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={urlCharactersMax}
          data-autofocus
          {...form.getInputProps('url')}
          error={form.errors.url ?? fieldError(error, 'url')}
        />
        <EventChoice
          value={form.values.events}
          onChange={(events) => form.setFieldValue('events', events)}
          error={(form.errors.events as string | undefined) ?? fieldError(error, 'events')}
        />
        <TextInput
          label="Name"
          description="Not needed. What you call it here, such as the service behind it."
          autoComplete="off"
          maxLength={descriptionCharactersMax}
          {...form.getInputProps('description')}
          error={fieldError(error, 'description')}
        />
        <FormButtons submitLabel={submitLabel} isPending={isPending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
