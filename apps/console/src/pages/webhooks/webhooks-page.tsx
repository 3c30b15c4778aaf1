import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-query.ts';
import { Empty } from '../../shared/empty.tsx';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { AccessPanel } from './access-panel.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { endpointsQuery } from './webhook-queries.ts';
import classes from './webhooks-page.module.css';

const endpointsMax = 10;
const reviewPollMs = 30_000;

export function Component() {
  const account = useQuery({
    ...accountQuery,
    refetchInterval: ({ state }) => state.data?.webhook_access === 'pending' && reviewPollMs,
  });
  const endpoints = useQuery(endpointsQuery);
  const [isRegistering, { open, close }] = useDisclosure(false);
  const failed = [account, endpoints].find(({ error, data }) => error && !data);
  const mayHave =
    account.data?.webhook_access === 'approved' &&
    account.data.tier !== 'free' &&
    account.data.status === 'active';
  const count = endpoints.data?.length ?? 0;
  const isFull = count >= endpointsMax;
  return (
    <Page
      title="Webhooks"
      description="Addresses of yours that are told what happens, by a signed call."
      actions={
        mayHave &&
        count > 0 && (
          <Button onClick={open} disabled={isFull}>
            Register an endpoint
          </Button>
        )
      }
    >
      {failed && <ReadError query={failed} />}
      {!failed && (account.isPending || endpoints.isPending) && <Loading label="Loading the webhooks" />}
      {account.data && <AccessPanel account={account.data} />}
      {mayHave && endpoints.data && count === 0 && (
        <Empty
          title="No endpoints yet"
          action={
            <Button mt="xs" onClick={open}>
              Register an endpoint
            </Button>
          }
        >
          Register the address of your server that is to be told. You get a secret with which it tells our
          calls from others', and send a test at once.
        </Empty>
      )}
      {isFull && (
        <Text size="sm" c="dimmed">
          {endpointsMax} endpoints are as many as an account may have. Delete one to register another.
        </Text>
      )}
      {endpoints.data && count > 0 && (
        <ul className={classes.list} aria-label="Endpoints">
          {endpoints.data.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      <RegisterDialog opened={isRegistering} onClose={close} />
    </Page>
  );
}
