import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { changesOf } from './changes-of.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { type Endpoint, type EndpointValues, refreshWebhooks, updateEndpoint } from './webhook-queries.ts';

/** Changes an endpoint's address, events and name. */
export function EditEndpointButton({ endpoint }: { endpoint: Endpoint }) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const change = useLockedMutation({
    mutationFn: (values: EndpointValues) => updateEndpoint(endpoint.id, changesOf(endpoint, values)),
    onSuccess: async () => {
      close();
      await refreshWebhooks(client);
    },
  });
  const start = () => {
    change.reset();
    open();
  };
  const cancel = () => {
    if (!change.isPending) close();
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={start}>
        Change
      </Button>
      <Modal
        opened={opened}
        onClose={cancel}
        title="Change this endpoint"
        size="lg"
        closeOnClickOutside={false}
        withCloseButton={false}
      >
        <EndpointForm
          initial={endpoint}
          submitLabel="Save"
          isPending={change.isPending}
          error={change.error}
          onSubmit={change.mutate}
          onCancel={cancel}
        />
      </Modal>
    </>
  );
}
