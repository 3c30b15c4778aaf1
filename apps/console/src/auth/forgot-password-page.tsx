import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { askForReset } from './auth-calls.ts';
import { AuthPage } from './auth-page.tsx';
import { checkEmail } from './check-fields.ts';
import { DevMailHint } from './dev-mail-hint.tsx';
import { EmailInput } from './email-input.tsx';

export function Component() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: checkEmail },
  });
  const ask = useLockedMutation({ mutationFn: askForReset });
  return (
    <AuthPage title="Choose a new password">
      {ask.isSuccess ? (
        <Text role="status">
          If <strong>{form.getValues().email.trim()}</strong> has an account, a mail with a link is on its
          way. The link works for an hour.
        </Text>
      ) : (
        <form noValidate onSubmit={form.onSubmit(({ email }) => ask.mutate(email))}>
          <Stack>
            <Text size="sm">Enter the address of your account. You get a mail with a link.</Text>
            {ask.error && <ErrorNotice error={ask.error} />}
            <EmailInput key={form.key('email')} {...form.getInputProps('email')} />
            <Button type="submit" loading={ask.isPending}>
              Send the link
            </Button>
          </Stack>
        </form>
      )}
      {ask.isSuccess && <DevMailHint />}
      <Anchor component={Link} to="/sign-in" size="sm">
        Back to sign-in
      </Anchor>
    </AuthPage>
  );
}
