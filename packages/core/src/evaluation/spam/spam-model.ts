import { loadWeights } from '../load-weights.ts';
import type { EmailText } from '../text/read-email.ts';
import { bucketCount, type MailBuckets, readBuckets } from './tokens.ts';

/**
 * The learned part of the spam score: a linear model over hashed words (naive-Bayes-weighted logistic regression), 8 bits a weight.
 * File layout, little endian: `FLSP`, version, scale, bias, threshold and margin as float32, then one int8 a bucket.
 */
export type SpamModel = {
  scale: number;
  bias: number;
  threshold: number;
  margin: number;
  weights: Int8Array;
};

const magic = 0x50534c46; // "FLSP"
const version = 2;
const headerBytes = 24;

export function writeSpamModel(model: SpamModel): Uint8Array {
  const bytes = new Uint8Array(headerBytes + model.weights.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, version, true);
  view.setFloat32(8, model.scale, true);
  view.setFloat32(12, model.bias, true);
  view.setFloat32(16, model.threshold, true);
  view.setFloat32(20, model.margin, true);
  bytes.set(
    new Uint8Array(model.weights.buffer, model.weights.byteOffset, model.weights.length),
    headerBytes,
  );
  return bytes;
}

/** Throws when the bytes are no spam model of this version and size. */
export function readSpamModel(bytes: Uint8Array): SpamModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    bytes.byteLength !== headerBytes + bucketCount ||
    view.getUint32(0, true) !== magic ||
    view.getUint32(4, true) !== version
  ) {
    throw new Error('spam-weights.bin is not a spam model that this version reads');
  }
  return {
    scale: view.getFloat32(8, true),
    bias: view.getFloat32(12, true),
    threshold: view.getFloat32(16, true),
    margin: view.getFloat32(20, true),
    weights: new Int8Array(bytes.subarray(headerBytes)),
  };
}

/** Words are counted once each; this keeps long texts comparable with short ones. */
export function lengthFactor(distinct: number): number {
  return 8 / Math.sqrt(distinct + 10);
}

/** The round in which a bucket was last met. Bytes, so that the table stays near the processor. */
const seen = new Uint8Array(bucketCount);
let round = 0;

function beginRound(): void {
  round = (round + 1) & 0xff;
  if (round !== 0) return;
  seen.fill(0);
  round = 1;
}

/** Adds up the weights of distinct buckets. */
class WeightSum {
  total = 0;
  distinct = 0;

  add(weights: Int8Array, buckets: readonly number[], from = 0, end = buckets.length): void {
    for (let at = from; at < end; at++) {
      const bucket = buckets[at] as number;
      if (seen[bucket] === round) continue;
      seen[bucket] = round;
      this.distinct++;
      this.total += weights[bucket] as number;
    }
  }
}

function logOddsOf(model: SpamModel, sum: WeightSum): number {
  return model.bias + sum.total * model.scale * lengthFactor(sum.distinct);
}

/** The log-odds of spam of the whole mail. */
export function spamLogOdds(model: SpamModel, mail: MailBuckets): number {
  beginRound();
  const sum = new WeightSum();
  sum.add(model.weights, mail.subject);
  sum.add(model.weights, mail.words);
  sum.add(model.weights, mail.runs);
  return logOddsOf(model, sum);
}

/** From so many blocks on a mail has stretches that say something else than the whole: 61 words. */
const blocksMin = 4;

/**
 * The log-odds of the stretch of two blocks (40 words) that reads most like spam, with the subject; minus infinity for a short mail. Further
 * ordinary words dilute the whole, but not this.
 */
export function strongestStretch(model: SpamModel, mail: MailBuckets): number {
  let most = Number.NEGATIVE_INFINITY;
  const blocks = mail.wordEnds.length;
  if (blocks < blocksMin) return most;
  for (let first = 0; first < blocks - 1; first++) {
    beginRound();
    const sum = new WeightSum();
    sum.add(model.weights, mail.subject);
    sum.add(model.weights, mail.words, mail.wordEnds[first - 1] ?? 0, mail.wordEnds[first + 1]);
    sum.add(model.weights, mail.runs, mail.runEnds[first - 1] ?? 0, mail.runEnds[first + 1]);
    most = Math.max(most, logOddsOf(model, sum));
  }
  return most;
}

/** So many points of named rules make up for the whole margin. */
const rulesForMargin = 1.5;
/** Log-odds a point of named rules is worth, and up to how many points: what the rules saw makes doubtful wording likelier spam. */
const oddsPerRulePoint = 0.8;
const rulePointsMax = 2.5;

/**
 * 0 to 10; 5 at the threshold. A single stretch has to lie above the threshold by the model's margin, as the worst of many stretches is
 * never quite ordinary; the margin shrinks with the points of the named rules that the mail breaks. The slope was chosen on development mail.
 */
export function learnedSpamScore(model: SpamModel, email: EmailText, rulePoints: number): number {
  const mail = readBuckets(email.subject, email.body, email);
  const margin = model.margin * Math.max(0, 1 - rulePoints / rulesForMargin);
  const read = Math.max(spamLogOdds(model, mail), strongestStretch(model, mail) - margin);
  const z = read + oddsPerRulePoint * Math.min(rulePointsMax, rulePoints);
  return 10 / (1 + Math.exp(-slope * (z - model.threshold)));
}

const slope = 0.8;

let loaded: SpamModel | undefined;

/** The model that ships with the package, read on first use. */
export function shippedSpamModel(): SpamModel {
  loaded ??= readSpamModel(loadWeights('spam-weights.bin'));
  return loaded;
}
