import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { setSessionEnded, useSessionEnded } from './ended-session.ts';
import type { Session } from './session-query.ts';

/**
 * Asks for the password again over the page that was open, which keeps what was typed into it. Another person who signs in gets a fresh
 * page in its place.
 */
export function SessionEndedDialog({ person }: { person: Session['user'] }) {
  const ended = useSessionEnded();
  const client = useQueryClient();
  const onSignedIn = async (userId: string) => {
    if (userId !== person.id) {
      window.location.assign('/console');
      return;
    }
    setSessionEnded(false);
    await client.invalidateQueries();
  };
  return (
    <Modal
      opened={ended}
      onClose={() => {}}
      title="You have been signed out"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text size="sm">
          The session ended: it was revoked from another place, or the password was changed. Sign in again to
          go on; what you typed is still here.
        </Text>
        <SignInForm email={person.email} onSignedIn={onSignedIn} />
        <Button variant="subtle" component="a" href="/console/sign-in">
          Leave this page
        </Button>
      </Stack>
    </Modal>
  );
}
