import { useQueryClient } from '@tanstack/react-query';
import { RotateDialog } from '../../shared/rotate-dialog.tsx';
import { type Key, refreshKeys, rotateKey } from './key-queries.ts';
import { MadeKey } from './made-key.tsx';

/** Puts a new key in a key's place. */
export function RotateKeyDialog({
  record,
  ...disclosure
}: {
  record: Pick<Key, 'id' | 'name'>;
  opened: boolean;
  onClose(): void;
}) {
  const client = useQueryClient();
  const rotate = async (gracePeriodSeconds: number) => {
    const key = await rotateKey(record.id, gracePeriodSeconds);
    await refreshKeys(client);
    return key;
  };
  return (
    <RotateDialog
      {...disclosure}
      title={`Rotate ${record.name}`}
      madeTitle="Your new key"
      graceLabel="The old key works on"
      submitLabel="Rotate key"
      rotate={rotate}
      Made={MadeKey}
    >
      You get a new key with the same name, scopes and end. Put it in place before the old one stops.
    </RotateDialog>
  );
}
