import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../shared/empty.tsx';
import { Loading } from '../../shared/loading.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { KeyCard } from './key-card.tsx';
import { type Key, type KeyStatus, keysQuery } from './key-queries.ts';
import { statuses } from './key-words.ts';
import classes from './keys-page.module.css';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

const noKey: Pick<Key, 'id' | 'name'> = { id: '', name: '' };
const anyStatus = 'all';
const filters = [
  { value: anyStatus, label: 'All keys' },
  ...Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
];

export function Component() {
  const [filter, setFilter] = useState(anyStatus);
  const [rotated, setRotated] = useState(noKey);
  const [isRotating, rotating] = useDisclosure(false);
  const [isCreating, { open, close }] = useDisclosure(false);
  const status = filter === anyStatus ? undefined : (filter as KeyStatus);
  const keys = useInfiniteQuery(keysQuery(status));
  const list = keys.data?.pages.flatMap(({ data }) => data) ?? [];
  const rotate = (record: Key) => {
    setRotated(record);
    rotating.open();
  };
  const createButton = <Button onClick={open}>Create a key</Button>;
  return (
    <Page
      title="Keys"
      description="A key lets a server of yours make calls. Keep keys out of browsers and apps."
      actions={createButton}
    >
      <CreateKeyDialog opened={isCreating} onClose={close} />
      <RotateKeyDialog record={rotated} opened={isRotating} onClose={rotating.close} />
      <Select
        aria-label="Show"
        data={filters}
        value={filter}
        onChange={(value) => setFilter(value ?? anyStatus)}
        allowDeselect={false}
        w={200}
      />
      {keys.isPending && <Loading />}
      <ReadError query={keys} />
      {keys.data && list.length === 0 && !status && (
        <Empty title="No keys yet" action={createButton}>
          Make one for your server. A test key costs nothing, and its calls answer as those of a live one
          will.
        </Empty>
      )}
      {keys.data && list.length === 0 && status && <Empty title="No keys of this status" />}
      {list.length > 0 && (
        <ul className={classes.list}>
          {list.map((record) => (
            <KeyCard key={record.id} record={record} onRotate={() => rotate(record)} />
          ))}
        </ul>
      )}
      <MoreButton query={keys} />
    </Page>
  );
}
