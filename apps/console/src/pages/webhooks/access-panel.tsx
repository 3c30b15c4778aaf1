import { Alert, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-query.ts';
import type { operations } from '../../api/schema.ts';
import { Empty } from '../../shared/empty.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { requestAccess } from './webhook-queries.ts';

type Account = operations['getAccount']['responses'][200]['content']['application/json']['data'];

/** Where an account that may have no endpoints stands, and its next step. Nothing where it may have them. */
export function AccessPanel({ account }: { account: Account }) {
  if (account.status === 'suspended') {
    return (
      <Alert color="red" title="This account is suspended">
        Nothing is sent, and nothing can be changed. Ask support.
      </Alert>
    );
  }
  if (account.tier === 'free') {
    return (
      <Empty title="Webhooks come with a paid tier">
        Your account has the free tier. From Starter up, addresses of yours are told of each draft, of low
        credits and of limits, as it happens. Ask support for another tier.
      </Empty>
    );
  }
  if (account.webhook_access === 'none') return <AskForAccess />;
  if (account.webhook_access === 'pending') {
    return (
      <Empty title="Your request is being reviewed">
        Somebody looks at it. You get a mail when it is decided, and this page shows it by itself.
      </Empty>
    );
  }
  if (account.webhook_access === 'rejected') {
    return (
      <Alert color="red" title="Access to webhooks was not granted">
        It was reviewed and turned down. Ask support for the reason, and to have it looked at again.
      </Alert>
    );
  }
  return null;
}

/** One button: there is nothing to fill in. */
function AskForAccess() {
  const client = useQueryClient();
  const ask = useLockedMutation({
    mutationFn: requestAccess,
    onSuccess: () => client.invalidateQueries(accountQuery),
  });
  return (
    <>
      {ask.error && <ErrorNotice error={ask.error} />}
      <Empty
        title="Ask for access to webhooks"
        action={
          <Button mt="xs" onClick={() => ask.mutate()} loading={ask.isPending}>
            Ask for access
          </Button>
        }
      >
        An endpoint is an address of yours that gets a signed call for each event that you choose: a draft was
        written, credits run low, a limit was met. Access is reviewed once, and then you register endpoints
        here.
      </Empty>
    </>
  );
}
