import { Button, Checkbox, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { checkNewPassword } from '../../auth/check-fields.ts';
import { NewPasswordInput } from '../../auth/new-password-input.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { changePassword, sessionsQuery } from './account-calls.ts';
import { Section } from './section.tsx';

const widthMax = 420;

/** Changes the password. */
export function PasswordSection({ email }: { email: string }) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', revokeOtherSessions: true },
    validate: {
      currentPassword: (value) => (value ? null : 'Enter the password that you have now.'),
      newPassword: checkNewPassword,
    },
  });
  const change = useLockedMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      form.reset();
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const field = fieldOf(error);
      if (field) form.setFieldError(...field);
    },
  });
  const unplaced = change.error && !fieldOf(change.error) ? change.error : null;
  return (
    <Section title="Password">
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack maw={widthMax}>
          {unplaced && <ErrorNotice error={unplaced} />}
          {/* For password managers, which look for it. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordInput {...form.getInputProps('newPassword')} />
          <Checkbox
            label="Sign out everywhere else"
            {...form.getInputProps('revokeOtherSessions', { type: 'checkbox' })}
          />
          <Group gap="sm">
            <Button type="submit" loading={change.isPending}>
              Change password
            </Button>
            <Text size="sm" role="status">
              {change.isSuccess && 'The password is changed.'}
            </Text>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

/** The field that a refusal is about, with what to say there. */
function fieldOf(error: Error): ['currentPassword' | 'newPassword', string] | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  if (error.code === 'invalid_password') return ['currentPassword', 'This is not your password.'];
  if (/password/.test(error.code)) return ['newPassword', error.message];
  return undefined;
}
