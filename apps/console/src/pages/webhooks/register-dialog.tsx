import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { MadeSecret } from './made-secret.tsx';
import { createEndpoint, type EndpointValues, refreshWebhooks } from './webhook-queries.ts';

const newEndpoint: EndpointValues = { url: '', events: ['email.generated'], description: '' };

/** Registers an endpoint, shows its secret once, and leads to its page, where a test can be sent. */
export function RegisterDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const register = useLockedMutation({
    mutationFn: createEndpoint,
    onSuccess: () => refreshWebhooks(client),
  });
  const close = () => {
    if (register.isPending) return;
    onClose();
    register.reset();
  };
  const made = register.data;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={made ? 'Your endpoint is registered' : 'Register an endpoint'}
      size="lg"
      // A slip does not take away what cannot be shown again.
      closeOnEscape={!made}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {made ? (
        <MadeSecret
          value={made.secret}
          onDone={() => {
            close();
            void navigate(`/webhooks/${made.id}`);
          }}
        />
      ) : (
        <EndpointForm
          initial={newEndpoint}
          submitLabel="Register"
          isPending={register.isPending}
          error={register.error}
          onSubmit={register.mutate}
          onCancel={close}
        />
      )}
    </Modal>
  );
}
