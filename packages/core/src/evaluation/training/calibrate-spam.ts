import { type LogOdds, type Reading, type SpamModel, spamLogOdds } from '../spam/spam-model.ts';
import { readBuckets } from '../spam/tokens.ts';
import { quantile } from './metrics.ts';
import type { LabelledMail } from './spam-data.ts';

/**
 * Shares of ham that lie below each threshold, and whose stretches all lie below threshold and margin. The two models and the rules add up, and
 * the whole has to stay under one in a hundred; what one model holds for spam the other mostly does too.
 */
const shares = {
  collected: { threshold: 0.997, margin: 0.9975 },
  sales: { threshold: 0.998, margin: 0.9984 },
} as const;

/** The readings of the model with thresholds and margins set by ham that it did not learn from. */
export function calibrate(
  model: SpamModel,
  ham: readonly LabelledMail[],
): Pick<SpamModel, 'collected' | 'sales'> {
  const read = ham.map((mail) => spamLogOdds(model, readBuckets(mail.subject, mail.body)));
  const set = (kind: keyof LogOdds): Reading => {
    const threshold = Math.fround(
      quantile(
        read.map(({ whole }) => whole[kind]),
        shares[kind].threshold,
      ),
    );
    const strongest = read.map(({ stretches }) =>
      stretches.reduce((most, odds) => Math.max(most, odds[kind]), Number.NEGATIVE_INFINITY),
    );
    return {
      ...model[kind],
      threshold,
      margin: Math.fround(quantile(strongest, shares[kind].margin) - threshold),
    };
  };
  return { collected: set('collected'), sales: set('sales') };
}
