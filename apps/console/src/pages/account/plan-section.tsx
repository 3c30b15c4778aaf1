import { formatNumber } from '../../shared/format.ts';
import { Time } from '../../shared/time.tsx';
import type { Account } from './account.ts';
import { Facts } from './facts.tsx';
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
          ['Credits left', left(credits.live)],
          ['Test credits left', left(credits.test)],
          ['New credits', <Time key="end" at={credits.live.period_end} absolute />],
          ['Drafts a minute', formatNumber(limits.generate_per_minute)],
          ['Drafts at the same time', formatNumber(limits.in_flight)],
          ['Scores a minute', formatNumber(limits.evaluate_per_minute)],
          ['Usage calls a minute', formatNumber(limits.usage_per_minute)],
          ['Live keys', `Up to ${formatNumber(limits.live_keys)}`],
          ['Webhooks', webhookWords[account.webhook_access]],
        ]}
      />
    </Section>
  );
}
