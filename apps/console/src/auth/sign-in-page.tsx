import { Alert, Anchor, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { readReturnPath } from '../session/return-path.ts';
import { sessionQuery } from '../session/session-query.ts';
import { AuthPage } from './auth-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

const notices: Record<string, string> = {
  'signed-out': 'You are signed out.',
  'password-set': 'Your new password is set. Sign in with it.',
};

/** Sign-in, and from there to the page that was asked for. */
export function Component() {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  const returnPath = readReturnPath(search);
  if (session.data) return <Navigate to={returnPath} replace />;
  const notice = notices[search.get('notice') ?? ''];
  // Shows the page that was asked for as soon as the session is there, as above.
  const onSignedIn = () => client.refetchQueries(sessionQuery);
  return (
    <AuthPage title="Sign in">
      {notice && <Alert role="status">{notice}</Alert>}
      <SignInForm onSignedIn={onSignedIn} />
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to="/sign-up" size="sm">
          Create an account
        </Anchor>
        <Anchor component={Link} to="/forgot-password" size="sm">
          Forgot your password?
        </Anchor>
      </Group>
    </AuthPage>
  );
}
