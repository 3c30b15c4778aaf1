import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { operations } from '../../api/schema.ts';
import { formatDate } from '../../shared/format.ts';

type Account = operations['getAccount']['responses'][200]['content']['application/json']['data'];

/** What somebody should know before anything else. */
export function Notices({ account }: { account: Account }) {
  const { remaining, period_end } = account.credits.live;
  return (
    <>
      {account.status === 'suspended' && (
        <Alert color="red" title="This account is suspended">
          Calls are refused. You can read everything, and change nothing. Ask support.
        </Alert>
      )}
      {!account.owner.email_verified && (
        <Alert color="amber" title="Your address is not verified">
          Open the link in the mail that you got. The{' '}
          <Anchor component={Link} to="/account" inherit>
            account page
          </Anchor>{' '}
          sends it again.
        </Alert>
      )}
      {remaining < draftCredits && (
        <Alert color="red" title="No draft is left this month">
          A draft costs {draftCredits} credits. New ones come on {formatDate(period_end)}; ask support for
          another tier before that.
        </Alert>
      )}
    </>
  );
}

/** As the API charges. */
const draftCredits = 5;
