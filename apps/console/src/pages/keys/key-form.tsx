import { Checkbox, Group, Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { FormButtons } from '../../shared/form-buttons.tsx';
import {
  checkExpiry,
  type Expiry,
  type ExpiryChoice,
  expiryChoices,
  toExpiresAt,
  toExpiry,
} from './expiry.ts';
import type { Key, KeyScope } from './key-queries.ts';
import { allScopes, scopes } from './key-words.ts';

const nameCharactersMax = 100;
const descriptionCharactersMax = 500;

export type KeyValues = Pick<Key, 'name' | 'description' | 'scopes' | 'expires_at'>;

export const newKey: KeyValues = { name: '', description: null, scopes: allScopes, expires_at: null };

/** What can be said of a key, when it is made and later. `children` stand before the rest. */
export function KeyForm({
  initial,
  submitLabel,
  isPending,
  error,
  onSubmit,
  onCancel,
  children,
}: {
  initial: KeyValues;
  submitLabel: string;
  isPending: boolean;
  error: Error | null;
  onSubmit(values: KeyValues): void;
  onCancel(): void;
  children?: ReactNode;
}) {
  const first = toExpiry(initial.expires_at);
  const isFirst = ({ choice, day }: Expiry) => choice === first.choice && day === first.day;
  const form = useForm({
    initialValues: {
      name: initial.name,
      description: initial.description ?? '',
      scopes: initial.scopes as string[],
      expiry: first,
    },
    validate: {
      name: (value) => (value.trim() ? null : 'Say what the key is for.'),
      scopes: (value) => (value.length > 0 ? null : 'Choose at least one.'),
      expiry: {
        day: (_day, { expiry }) => (isFirst(expiry) ? null : checkExpiry(expiry)),
      },
    },
  });
  const submit = form.onSubmit(({ name, description, scopes, expiry }) => {
    // An end that was not touched stays the instant that it is.
    const expires_at = isFirst(expiry) ? initial.expires_at : toExpiresAt(expiry);
    onSubmit({
      name: name.trim(),
      description: description.trim() || null,
      scopes: scopes as KeyScope[],
      expires_at,
    });
  });
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {error && <ErrorNotice error={error} />}
        {children}
        <TextInput
          label="Name"
          description="What it is for, such as the service that will use it."
          maxLength={nameCharactersMax}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
          error={form.errors.name ?? fieldErrors.name}
        />
        <Textarea
          label="Notes"
          description="Not needed. For whoever meets the key later."
          maxLength={descriptionCharactersMax}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('description')}
          error={fieldErrors.description}
        />
        <Checkbox.Group
          label="What it may do"
          {...form.getInputProps('scopes')}
          error={form.errors.scopes ?? fieldErrors.scopes}
        >
          <Stack gap="xs" mt="xs">
            {allScopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scopes[scope]} description={scope} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group align="flex-start" grow>
          <Select
            label="Ends"
            data={expiryChoices}
            allowDeselect={false}
            {...form.getInputProps('expiry.choice')}
            onChange={(choice) => form.setFieldValue('expiry.choice', choice as ExpiryChoice)}
            error={fieldErrors.expires_at}
          />
          {form.values.expiry.choice === 'day' && (
            <TextInput type="date" label="Last day, in UTC" {...form.getInputProps('expiry.day')} />
          )}
        </Group>
        <FormButtons submitLabel={submitLabel} isPending={isPending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

/** Test or live, with what it means. */
export function ModeChoice({
  mode,
  onChange,
  isVerified,
  liveKeysMax,
}: {
  mode: Key['mode'];
  onChange(mode: Key['mode']): void;
  isVerified: boolean;
  liveKeysMax: number | undefined;
}) {
  const liveMeaning = isVerified
    ? `Costs credits of the month.${liveKeysMax ? ` Your tier has room for ${liveKeysMax} live keys.` : ''}`
    : 'Needs a verified address: open the link in the mail that you got, or ask for another on the account page.';
  return (
    <Radio.Group label="Mode" value={mode} onChange={(value) => onChange(value as Key['mode'])}>
      <Stack gap="xs" mt="xs">
        <Radio value="live" label="Live" description={liveMeaning} disabled={!isVerified} />
        <Radio
          value="test"
          label="Test"
          description="For trying out and for your own tests. Takes from a pool of its own and never asks a paid model."
        />
      </Stack>
    </Radio.Group>
  );
}
