import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { Link, Navigate, useLocation } from 'react-router';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { sendVerification } from './auth-calls.ts';
import { AuthPage } from './auth-page.tsx';
import { DevMailHint } from './dev-mail-hint.tsx';

/** After a sign-up. A taken address leads here too: only its mailbox learns which it was. */
export function Component() {
  const { state } = useLocation();
  const email: unknown = state?.email;
  const again = useLockedMutation({ mutationFn: sendVerification });
  if (typeof email !== 'string') return <Navigate to="/sign-up" replace />;
  return (
    <AuthPage title="Check your mail">
      <Text>
        A mail is on its way to <strong>{email}</strong>. Open its link within an hour to say that the address
        is yours. Until then you can sign in and use test keys; live keys work afterwards.
      </Text>
      <DevMailHint />
      {again.isSuccess && <Alert role="status">Sent again. Look into the spam folder, too.</Alert>}
      {again.error && <ErrorNotice error={again.error} />}
      <Group justify="space-between">
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate(email)}>
          Send it again
        </Button>
        <Anchor component={Link} to="/sign-in" size="sm">
          Go to sign-in
        </Anchor>
      </Group>
    </AuthPage>
  );
}
