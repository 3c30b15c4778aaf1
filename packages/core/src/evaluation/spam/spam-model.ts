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

/** How far the strongest stretch lies above threshold and margin; of many stretches the strongest lies higher by chance, so that the margin grows with their number. */
function strongestOf(stretches: readonly LogOdds[], model: SpamModel): number {
  const share = stretchesShare(stretches.length);
  let most = Number.NEGATIVE_INFINITY;
  for (const { collected, sales } of stretches) {
    const read = eitherOf({
      collected: collected - model.collected.margin * share,
      sales: sales - model.sales.margin * share,
    });
    if (read > most) most = read;
  }
  return most;
}

/** How much of the margin the strongest of so many stretches has to pass, as the greatest of n chance values grows: all of it at 7, a third more at 37. */
export function stretchesShare(count: number): number {
  return Math.sqrt(Math.log2(count + 1) / 3);
}

/** A stretch this far below what it has to pass says nothing; from there on it counts more and more, and fully where it passes. */
const doubtWidth = 1;

/** Up to so many stretches (340 words) what the rules saw counts whole; one phrase in a thousand words says less. */
const stretchesForRules = 16;

/**
 * 0 to 10; 5 at the threshold: the whole mail or its strongest stretch, whichever is more. `rulePoints`, the points of the rules about what is
 * said, count as log-odds: what they saw makes doubtful wording likelier spam.
 */
export function learnedSpamScore(model: SpamModel, email: EmailText, rulePoints: number): number {
  const odds = spamLogOdds(model, readBuckets(email.subject, email.body, email));
  const said = rulePoints * Math.min(1, stretchesForRules / odds.stretches.length);
  const whole = eitherOf(odds.whole) + said;
  const stretch = strongestOf(odds.stretches, model) + said;
  const counts = Math.max(0, Math.min(1, 1 + stretch / doubtWidth));
  const read = whole + counts * Math.max(0, stretch - whole);
  return 10 / (1 + Math.exp(-read));
}

let loaded: SpamModel | undefined;

/** The model that ships with the package, read on first use. */
export function shippedSpamModel(): SpamModel {
  loaded ??= readSpamModel(loadWeights('spam-weights.bin'));
  return loaded;
}
