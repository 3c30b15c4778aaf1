import {
  type LogOdds,
  type Reading,
  type SpamModel,
  spamLogOdds,
  stretchesShare,
} from '../spam/spam-model.ts';
import { readBuckets } from '../spam/tokens.ts';
import { quantile } from './metrics.ts';
import type { LabelledMail } from './spam-data.ts';

/**
 * `threshold`: the share of ham that lies below it; `margin`: the share whose stretches all lie below threshold and margin. The two models and the
 * rules add up, and the whole has to stay under one in a hundred; what one model holds for spam the other mostly does too. `slope` turns the sums
 * of a model into log-odds: the model of sales mail was held small in training, so that its sums say more than they seem to.
 */
const choices = {
  collected: { slope: 0.64, threshold: 0.9972, margin: 0.998 },
  sales: { slope: 1.5, threshold: 0.9987, margin: 0.9982 },
} as const;

/** The readings of the model in log-odds, with thresholds and margins set by ham that it did not learn from. */
export function calibrate(
  model: SpamModel,
  ham: readonly LabelledMail[],
): Pick<SpamModel, 'collected' | 'sales'> {
  const steep = { ...model, collected: steepen(model, 'collected'), sales: steepen(model, 'sales') };
  const read = ham.map((mail) => spamLogOdds(steep, readBuckets(mail.subject, mail.body)));
  const set = (kind: keyof LogOdds): Reading => {
    const wholes = read.map(({ whole }) => whole[kind]);
    const threshold = quantile(wholes, choices[kind].threshold);
    const needed = read.map(({ stretches }) =>
      stretches.reduce(
        (most, odds) => Math.max(most, (odds[kind] - threshold) / stretchesShare(stretches.length)),
        Number.NEGATIVE_INFINITY,
      ),
    );
    const margin = quantile(needed, choices[kind].margin);
    return { ...steep[kind], threshold: Math.fround(threshold), margin: Math.fround(margin) };
  };
  return { collected: set('collected'), sales: set('sales') };
}

function steepen(model: SpamModel, kind: keyof LogOdds): Reading {
  const { slope } = choices[kind];
  const { scale, bias } = model[kind];
  return { scale: Math.fround(scale * slope), bias: Math.fround(bias * slope), threshold: 0, margin: 0 };
}
