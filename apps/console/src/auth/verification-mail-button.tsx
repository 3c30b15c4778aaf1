import { Button, Group, Text } from '@mantine/core';
import { ErrorNotice } from '../shared/error-notice.tsx';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { sendVerification } from './auth-calls.ts';

/** Has the mail sent again by which somebody who is signed in verifies their address. */
export function VerificationMailButton({ email }: { email: string }) {
  const send = useLockedMutation({ mutationFn: sendVerification });
  return (
    <>
      {send.error && <ErrorNotice error={send.error} />}
      <Group gap="sm">
        <Button size="xs" onClick={() => send.mutate(email)} loading={send.isPending}>
          Send the mail again
        </Button>
        <Text size="sm" role="status">
          {send.isSuccess && `Sent to ${email}.`}
        </Text>
      </Group>
    </>
  );
}
