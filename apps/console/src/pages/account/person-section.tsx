import { Alert, Badge, Group, Text } from '@mantine/core';
import { VerificationMailButton } from '../../auth/verification-mail-button.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Time } from '../../shared/time.tsx';
import type { Account } from './account.ts';
import { Section } from './section.tsx';

/** Who is signed in, and whether the address is verified. */
export function PersonSection({ account }: { account: Account }) {
  const { email, email_verified: isVerified, name } = account.owner;
  return (
    <Section title="Person">
      <Facts
        wide
        facts={[
          { name: 'Name', value: name },
          {
            name: 'E-mail address',
            value: (
              <Group gap="xs">
                {email}
                <Badge variant="light" color={isVerified ? 'green' : 'amber'}>
                  {isVerified ? 'Verified' : 'Not verified'}
                </Badge>
              </Group>
            ),
          },
          { name: 'With us since', value: <Time at={account.created_at} absolute /> },
          {
            name: 'Account',
            value: (
              <Text ff="monospace" size="sm">
                {account.id}
              </Text>
            ),
          },
        ]}
      />
      {!isVerified && <VerifyNotice email={email} />}
    </Section>
  );
}

function VerifyNotice({ email }: { email: string }) {
  return (
    <Alert color="amber" title="Open the link in the mail that you got">
      <Text size="sm" mb="sm">
        Until then you can use test keys. Live keys and drafts in the playground need a verified address.
      </Text>
      <VerificationMailButton email={email} />
    </Alert>
  );
}
