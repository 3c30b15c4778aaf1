import { Facts } from '../../shared/facts.tsx';
import { formatNumber } from '../../shared/format.ts';
import { Time } from '../../shared/time.tsx';
import type { Account } from './account.ts';
import { Section } from './section.tsx';

const webhookWords: Record<Account['webhook_access'], string> = {
  none: 'Not asked for',
  pending: 'Being looked at',
  approved: 'Approved',
  rejected: 'Not approved',
};

/** The tier and what it allows. */
export function PlanSection({ account }: { account: Account }) {
  const { limits, credits, tier } = account;
  const left = ({ remaining, monthly_limit }: Account['credits']['live']) =>
    `${formatNumber(remaining)} of ${formatNumber(monthly_limit)}`;
  return (
    <Section
      title={`Tier: ${tier}`}
      description="All keys of the account share these limits. Ask support for another tier."
    >
      <Facts
        facts={[
          { name: 'Credits left', value: left(credits.live) },
          { name: 'Test credits left', value: left(credits.test) },
          { name: 'New credits', value: <Time at={credits.live.period_end} absolute /> },
          { name: 'Drafts a minute', value: formatNumber(limits.generate_per_minute) },
          { name: 'Drafts at the same time', value: formatNumber(limits.in_flight) },
          { name: 'Scores a minute', value: formatNumber(limits.evaluate_per_minute) },
          { name: 'Usage calls a minute', value: formatNumber(limits.usage_per_minute) },
          { name: 'Live keys', value: `Up to ${formatNumber(limits.live_keys)}` },
          { name: 'Webhooks', value: webhookWords[account.webhook_access] },
        ]}
      />
    </Section>
  );
}
