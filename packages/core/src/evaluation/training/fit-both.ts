import type { SpamModel } from '../spam/spam-model.ts';
import { bucketCount } from '../spam/tokens.ts';
import { type FitOptions, fitLinear, type LinearModel, type SpamExample } from './fit-spam.ts';
import { type LabelledMail, toExamples, type WrittenMail } from './spam-data.ts';

/** Stretches of a ham that are examples; of collected ham more for the model of sales mail, which knows little of it else. */
const stretches = 4;
const stretchesForSales = 8;
/** In the model of sales mail collected ham counts less than written outreach, and collected spam little. */
const collectedHamShare = 0.6;
const collectedSpamShare = 0.03;

/** Chosen on held-back mail. Sales mail is known from few written mails, so that its weights have to stay small to fit other people's. */
const collectedFit: FitOptions = { rate: 0.02, decay: 3e-4 };
const salesFit: FitOptions = { rate: 0.05, decay: 0.015 };

/** Fits both models; thresholds and margins are left at 0 for calibration to set. */
export function fitBoth(collected: readonly LabelledMail[], written: readonly WrittenMail[]): SpamModel {
  const examples = (mails: readonly WrittenMail[]): SpamExample[] =>
    mails.flatMap(({ mail, weight }) => toExamples(mail, weight, stretches));
  const first = fitLinear(
    [
      ...collected.flatMap((mail) => toExamples(mail, 1, stretches)),
      ...examples(written.filter(({ mail }) => !mail.spam)),
    ],
    collectedFit,
  );
  const second = fitLinear(
    [
      ...collected.flatMap((mail) =>
        toExamples(mail, mail.spam ? collectedSpamShare : collectedHamShare, stretchesForSales),
      ),
      ...examples(written),
    ],
    salesFit,
  );
  return { collected: toReading(first), sales: toReading(second), weights: sideBySide(first, second) };
}

function toReading({ scale, bias }: LinearModel): SpamModel['sales'] {
  return { scale, bias, threshold: 0, margin: 0 };
}

function sideBySide(first: LinearModel, second: LinearModel): Int8Array {
  const weights = new Int8Array(2 * bucketCount);
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    weights[2 * bucket] = first.weights[bucket] ?? 0;
    weights[2 * bucket + 1] = second.weights[bucket] ?? 0;
  }
  return weights;
}
