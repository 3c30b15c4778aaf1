import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountQuery } from '../../api/account-query.ts';
import { ApiError } from '../../api/api-error.ts';
import { VerificationMailButton } from '../../auth/verification-mail-button.tsx';
import { draftCredits } from '../../shared/draft-credits.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { formatDate, formatNumber } from '../../shared/format.ts';

/** What stands in the way of a draft or went wrong with the last order, and what one costs. */
export function OrderNotes({ error }: { error: Error | null }) {
  const { data: account } = useQuery(accountQuery);
  const code = error instanceof ApiError ? error.code : undefined;
  const isUnverified = account ? !account.owner.email_verified : code === 'email_not_verified';
  const credits = account?.credits.live;
  return (
    <>
      {error && <ErrorNotice error={error} />}
      {code === 'network' && (
        <Text size="sm">
          If the draft was written all the same, you get it by asking again, and it is charged once.
        </Text>
      )}
      {isUnverified && <UnverifiedNotice email={account?.owner.email} />}
      {account?.status === 'suspended' && code !== 'account_suspended' && (
        <Alert color="amber" title="This account is suspended">
          <Text size="sm">No drafts are written for it. Ask support.</Text>
        </Alert>
      )}
      {code === 'insufficient_credits' && (
        <Text size="sm">
          <Anchor component={Link} to="/account" inherit>
            See your plan
          </Anchor>{' '}
          for what a month holds.
        </Text>
      )}
      {credits && (
        <Text size="sm" c="dimmed">
          A draft costs {draftCredits} credits. <strong>{formatNumber(credits.remaining)}</strong> are left
          until {formatDate(credits.period_end)}
          {credits.remaining < draftCredits ? ': too few for another one.' : '.'} Scoring costs nothing.
        </Text>
      )}
    </>
  );
}

function UnverifiedNotice({ email }: { email: string | undefined }) {
  return (
    <Alert color="amber" title="Drafts need a verified address">
      <Text size="sm" mb="sm">
        Open the link in the mail that you got after signing up. Until then, a{' '}
        <Anchor component={Link} to="/keys" inherit>
          test key
        </Anchor>{' '}
        writes drafts by the API, and costs nothing.
      </Text>
      {email && <VerificationMailButton email={email} />}
    </Alert>
  );
}
