import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-query.ts';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function Component() {
  const account = useQuery(accountQuery);
  return (
    <Page title="Account">
      {account.isPending && <Loading />}
      <ReadError query={account} />
      {account.data && (
        <>
          <PersonSection account={account.data} />
          <PlanSection account={account.data} />
          <PasswordSection email={account.data.owner.email} />
          <SessionsSection />
        </>
      )}
    </Page>
  );
}
