import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router';
import { draftCredits } from '../shared/draft-credits.ts';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { signUp } from './auth-calls.ts';
import { AuthPage } from './auth-page.tsx';
import { checkEmail, checkNewPassword } from './check-fields.ts';
import { EmailInput } from './email-input.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

export function Component() {
  const navigate = useNavigate();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: {
      name: (value) => (value.trim() ? null : 'Enter your name.'),
      email: checkEmail,
      password: checkNewPassword,
    },
  });
  const attempt = useLockedMutation({
    mutationFn: signUp,
    onSuccess: (_answer, { email }) => navigate('/check-mail', { state: { email } }),
  });
  return (
    <AuthPage title="Create an account">
      <Text c="dimmed" size="sm">
        100 credits a month are free. One draft costs {draftCredits}.
      </Text>
      <form noValidate onSubmit={form.onSubmit((values) => attempt.mutate(values))}>
        <Stack>
          {attempt.error && <ErrorNotice error={attempt.error} />}
          <TextInput
            label="Name"
            autoComplete="name"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <EmailInput key={form.key('email')} {...form.getInputProps('email')} />
          <NewPasswordInput label="Password" key={form.key('password')} {...form.getInputProps('password')} />
          <Button type="submit" loading={attempt.isPending}>
            Create account
          </Button>
        </Stack>
      </form>
      <Text size="sm">
        You have one already?{' '}
        <Anchor component={Link} to="/sign-in" inherit>
          Sign in
        </Anchor>
      </Text>
    </AuthPage>
  );
}
