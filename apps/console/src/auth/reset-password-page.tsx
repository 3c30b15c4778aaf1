import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { resetPassword } from './auth-calls.ts';
import { AuthPage } from './auth-page.tsx';
import { checkNewPassword } from './check-fields.ts';
import { NewPasswordInput } from './new-password-input.tsx';

/** Where the link of a reset mail leads, with its token. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  // Out of the address, and so out of the history, once it is read.
  const [token] = useState(() => search.get('token'));
  useEffect(() => {
    if (search.has('token')) setSearch({}, { replace: true });
  }, [search, setSearch]);
  const navigate = useNavigate();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { newPassword: '' },
    validate: { newPassword: checkNewPassword },
  });
  const attempt = useLockedMutation({
    mutationFn: resetPassword,
    onSuccess: () => navigate('/sign-in?notice=password-set', { replace: true }),
  });
  const isSpent = attempt.error instanceof ApiError && attempt.error.code === 'invalid_token';
  if (!token || isSpent) {
    return (
      <AuthPage title="This link does not work">
        <Text>A link works once and for an hour. Ask for a new one.</Text>
        <Button component={Link} to="/forgot-password">
          Ask for a new link
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Set a new password">
      <form noValidate onSubmit={form.onSubmit(({ newPassword }) => attempt.mutate({ token, newPassword }))}>
        <Stack>
          <Text size="sm">It signs you out everywhere else.</Text>
          {attempt.error && <ErrorNotice error={attempt.error} />}
          <NewPasswordInput key={form.key('newPassword')} {...form.getInputProps('newPassword')} />
          <Button type="submit" loading={attempt.isPending}>
            Set password
          </Button>
        </Stack>
      </form>
      <Anchor component={Link} to="/sign-in" size="sm">
        Back to sign-in
      </Anchor>
    </AuthPage>
  );
}
