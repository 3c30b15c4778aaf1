import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { sessionQuery } from '../session/session-query.ts';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { sendVerification } from './auth-calls.ts';
import { AuthPage } from './auth-page.tsx';
import { checkEmail } from './check-fields.ts';
import { EmailInput } from './email-input.tsx';

/** Where the link of a verification mail leads, with `error` where it did not work. */
export function Component() {
  const [search] = useSearchParams();
  const error = search.get('error');
  return error === null ? <Verified /> : <NotVerified error={error} />;
}

function Verified() {
  const { data } = useQuery(sessionQuery);
  return (
    <AuthPage title="Your address is verified">
      <Text>Live keys work from now on.</Text>
      <Button component={Link} to={data ? '/' : '/sign-in'}>
        {data ? 'Go to the overview' : 'Sign in'}
      </Button>
    </AuthPage>
  );
}

function NotVerified({ error }: { error: string }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: checkEmail },
  });
  const again = useLockedMutation({ mutationFn: sendVerification });
  return (
    <AuthPage title="This link does not work">
      <Text>
        {error.toLowerCase() === 'token_expired'
          ? 'A link works for an hour, and this one is older.'
          : 'It may have been cut off on its way. Open the mail again and use its whole link.'}{' '}
        You can also have a new one sent.
      </Text>
      {again.isSuccess ? (
        <Text role="status">
          A new link is on its way, if the address has an account and is not verified yet.
        </Text>
      ) : (
        <form noValidate onSubmit={form.onSubmit(({ email }) => again.mutate(email))}>
          <Stack>
            {again.error && <ErrorNotice error={again.error} />}
            <EmailInput key={form.key('email')} {...form.getInputProps('email')} />
            <Button type="submit" loading={again.isPending}>
              Send a new link
            </Button>
          </Stack>
        </form>
      )}
    </AuthPage>
  );
}
