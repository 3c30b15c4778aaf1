import { draftCredits } from '../../shared/draft-credits.ts';

/** As the event `credits.low` first tells. */
const lowPercent = 20;

/** Whether a pool has room: `none` for not one more draft, `low` from the first warning on. */
export function readCredits({
  remaining,
  monthly_limit,
}: {
  remaining: number;
  monthly_limit: number;
}): 'enough' | 'low' | 'none' {
  if (remaining < draftCredits) return 'none';
  return 100 * remaining <= lowPercent * monthly_limit ? 'low' : 'enough';
}
