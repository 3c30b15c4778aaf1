import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { operations } from '../../api/schema.ts';
import { draftCredits } from '../../shared/draft-credits.ts';
import { formatNumber, formatUtcDay } from '../../shared/format.ts';
import { readCredits } from './read-credits.ts';

type Account = operations['getAccount']['responses'][200]['content']['application/json']['data'];

/** What somebody should know before anything else. */
export function Notices({ account }: { account: Account }) {
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
      <CreditNotice pool={account.credits.live} />
    </>
  );
}

function CreditNotice({ pool }: { pool: Account['credits']['live'] }) {
  const state = readCredits(pool);
  if (state === 'enough') return null;
  const next = `New ones come on ${formatUtcDay(pool.period_end)} (UTC); ask support for another tier before that.`;
  if (state === 'none') {
    return (
      <Alert color="red" title="No draft is left this month">
        A draft costs {draftCredits} credits, and {formatNumber(pool.remaining)} are left. {next}
      </Alert>
    );
  }
  const drafts = Math.floor(pool.remaining / draftCredits);
  return (
    <Alert color="amber" title="Credits run low">
      {formatNumber(pool.remaining)} of {formatNumber(pool.monthly_limit)} are left, which is{' '}
      {formatNumber(drafts)} {drafts === 1 ? 'draft' : 'drafts'}. {next}
    </Alert>
  );
}
