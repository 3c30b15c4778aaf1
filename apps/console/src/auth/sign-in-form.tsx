import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { signIn } from './auth-calls.ts';
import { checkEmail } from './check-fields.ts';
import { EmailInput } from './email-input.tsx';

/** Address and password. With `email` the address is given and cannot be changed. */
export function SignInForm({
  email = '',
  onSignedIn,
}: {
  email?: string;
  onSignedIn(userId: string): void | Promise<void>;
}) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    validate: { email: checkEmail, password: (value) => (value ? null : 'Enter your password.') },
  });
  const attempt = useLockedMutation({
    mutationFn: signIn,
    onSuccess: ({ user }) => onSignedIn(user.id),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => attempt.mutate(values))}>
      <Stack>
        {attempt.error && <ErrorNotice error={attempt.error} />}
        <EmailInput readOnly={email !== ''} key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={attempt.isPending || attempt.isSuccess}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
