import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Empty } from '../shared/empty.tsx';
import { Page } from '../shared/page.tsx';

export function MissingPage() {
  return (
    <Page title="No such page">
      <Empty
        title="There is nothing here"
        action={
          <Button component={Link} to="/" variant="default">
            Go to the overview
          </Button>
        }
      >
        The address may be mistyped, or the page has moved.
      </Empty>
    </Page>
  );
}
