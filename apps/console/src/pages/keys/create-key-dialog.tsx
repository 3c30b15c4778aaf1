import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../api/account-query.ts';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { KeyForm, type KeyValues, ModeChoice, newKey } from './key-form.tsx';
import { createKey, type KeyMode, refreshKeys } from './key-queries.ts';
import { MadeKey } from './made-key.tsx';

/** Makes a key, and shows it once. */
export function CreateKeyDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const client = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const isVerified = account?.owner.email_verified ?? true;
  const [chosen, setMode] = useState<KeyMode | undefined>();
  const mode = chosen ?? (isVerified ? 'live' : 'test');
  const create = useLockedMutation({
    mutationFn: (values: KeyValues) => createKey({ ...values, mode }),
    onSuccess: () => refreshKeys(client),
  });
  const close = () => {
    onClose();
    create.reset();
    setMode(undefined);
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={create.data ? 'Your new key' : 'Create a key'}
      // A slip does not take away what cannot be shown again, or stop what is under way.
      closeOnEscape={create.isIdle || create.isError}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {create.data ? (
        <MadeKey value={create.data} onDone={close} />
      ) : (
        <KeyForm
          initial={newKey}
          submitLabel="Create key"
          isPending={create.isPending}
          error={create.error}
          onSubmit={(values) => create.mutate(values)}
          onCancel={close}
        >
          <ModeChoice
            mode={mode}
            onChange={setMode}
            isVerified={isVerified}
            liveKeysMax={account?.limits.live_keys}
          />
        </KeyForm>
      )}
    </Modal>
  );
}
