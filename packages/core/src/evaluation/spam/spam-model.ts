import { loadWeights } from '../load-weights.ts';
import type { EmailText } from '../text/read-email.ts';
import { bucketCount, type MailBuckets, readBuckets } from './tokens.ts';
import { type Sums, sumWeights } from './weight-sums.ts';

/** How one of the two linear models reads the sum of its weights; threshold and margin are log-odds. */
export type Reading = { scale: number; bias: number; threshold: number; margin: number };

/**
 * The learned part of the spam score: two linear models over the same hashed words (naive-Bayes-weighted logistic regression), 8 bits a
 * weight. `collected` knows spam of all kinds as it was collected, `sales` mass sales mail, which is close to ordinary outreach and which one
 * model cannot tell from it without forgetting the rest. The weights of a bucket stand side by side: collected, sales.
 * File layout, little endian: `FLSP`, version, then scale, bias, threshold and margin of each as float32, then the weights as int8.
 */
export type SpamModel = { collected: Reading; sales: Reading; weights: Int8Array };

const magic = 0x50534c46; // "FLSP"
const version = 3;
const readingBytes = 16;
const headerBytes = 8 + 2 * readingBytes;

export function writeSpamModel(model: SpamModel): Uint8Array {
  const bytes = new Uint8Array(headerBytes + model.weights.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, version, true);
  [model.collected, model.sales].forEach(({ scale, bias, threshold, margin }, index) => {
    [scale, bias, threshold, margin].forEach((value, place) => {
      view.setFloat32(8 + index * readingBytes + place * 4, value, true);
    });
  });
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
    bytes.byteLength !== headerBytes + 2 * bucketCount ||
    view.getUint32(0, true) !== magic ||
    view.getUint32(4, true) !== version
  ) {
    throw new Error('spam-weights.bin is not a spam model that this version reads');
  }
  const reading = (from: number): Reading => ({
    scale: view.getFloat32(from, true),
    bias: view.getFloat32(from + 4, true),
    threshold: view.getFloat32(from + 8, true),
    margin: view.getFloat32(from + 12, true),
  });
  return {
    collected: reading(8),
    sales: reading(8 + readingBytes),
    weights: new Int8Array(bytes.subarray(headerBytes)),
  };
}

/**
 * Buckets are counted once each; this keeps long texts comparable with short ones. The constant, a quarter of what a mail of 100 words has, holds
 * back mails and stretches of few words, which say little.
 */
export function lengthFactor(distinct: number): number {
  return 8 / Math.sqrt(distinct + 150);
}

function overThreshold(reading: Reading, sum: number, distinct: number): number {
  return reading.bias + sum * reading.scale * lengthFactor(distinct) - reading.threshold;
}

/** What one reading of a mail gives: log-odds over the threshold of each model. */
export type LogOdds = { collected: number; sales: number };

function logOddsOf(model: SpamModel, { collected, sales, distinct }: Sums): LogOdds {
  return {
    collected: overThreshold(model.collected, collected, distinct),
    sales: overThreshold(model.sales, sales, distinct),
  };
}

/** The greater of both, and a little more where they agree: a smooth maximum, off by a third at most. */
export function eitherOf({ collected, sales }: LogOdds): number {
  return Math.max(collected, sales) + Math.log1p(Math.exp(-2 * Math.abs(collected - sales))) / 2;
}

/**
 * The log-odds of the whole mail and of every stretch of 40 words, each read with the subject. Further ordinary words dilute the whole, but not
 * the stretch that reads most like spam.
 */
export function spamLogOdds(model: SpamModel, mail: MailBuckets): { whole: LogOdds; stretches: LogOdds[] } {
  const { whole, stretches } = sumWeights(model.weights, mail);
  return { whole: logOddsOf(model, whole), stretches: stretches.map((sums) => logOddsOf(model, sums)) };
}

function strongestOf(stretches: readonly LogOdds[], model: SpamModel, marginShare: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { collected, sales } of stretches) {
    const read = eitherOf({
      collected: collected - model.collected.margin * marginShare,
      sales: sales - model.sales.margin * marginShare,
    });
    if (read > most) most = read;
  }
  return most;
}

/** So many points of named rules make up for the whole margin. */
const rulesForMargin = 1.5;
/** Log-odds a point of named rules is worth, and up to how many points: what the rules saw makes doubtful wording likelier spam. */
const oddsPerRulePoint = 0.8;
const rulePointsMax = 2.5;
/** A stretch this far below the threshold says nothing; from there on it counts more and more, and fully at the threshold. */
const doubtWidth = 2;
const slope = 0.9;

/**
 * 0 to 10; 5 at the threshold. A single stretch has to lie above the threshold by the model's margin, as the worst of many stretches is
 * never quite ordinary; the margin shrinks with the points of the named rules that the mail breaks. The slope was chosen on development mail.
 */
export function learnedSpamScore(model: SpamModel, email: EmailText, rulePoints: number): number {
  const odds = spamLogOdds(model, readBuckets(email.subject, email.body, email));
  const whole = eitherOf(odds.whole);
  const stretch = strongestOf(odds.stretches, model, Math.max(0, 1 - rulePoints / rulesForMargin));
  const doubt = Math.max(0, Math.min(1, 1 + stretch / doubtWidth));
  const read = whole + doubt * Math.max(0, stretch - whole);
  const z = read + oddsPerRulePoint * Math.min(rulePointsMax, rulePoints);
  return 10 / (1 + Math.exp(-slope * z));
}

let loaded: SpamModel | undefined;

/** The model that ships with the package, read on first use. */
export function shippedSpamModel(): SpamModel {
  loaded ??= readSpamModel(loadWeights('spam-weights.bin'));
  return loaded;
}
