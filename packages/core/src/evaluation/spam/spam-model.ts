import { loadWeights } from '../load-weights.ts';
import type { EmailText } from '../text/read-email.ts';
import { bucketCount, type MailBuckets, readBuckets } from './tokens.ts';

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
class WeightSums {
  collected = 0;
  sales = 0;
  distinct = 0;

  constructor() {
    beginRound();
  }

  add(weights: Int8Array, buckets: readonly number[], from = 0, end = buckets.length): void {
    let { collected, sales, distinct } = this;
    for (let at = from; at < end; at++) {
      const bucket = buckets[at] as number;
      if (seen[bucket] === round) continue;
      seen[bucket] = round;
      distinct++;
      collected += weights[2 * bucket] as number;
      sales += weights[2 * bucket + 1] as number;
    }
    this.collected = collected;
    this.sales = sales;
    this.distinct = distinct;
  }
}

function overThreshold(reading: Reading, sum: number, distinct: number): number {
  return reading.bias + sum * reading.scale * lengthFactor(distinct) - reading.threshold;
}

/** What one reading of a mail gives: log-odds over the threshold of each model. */
export type LogOdds = { collected: number; sales: number };

function logOddsOf(model: SpamModel, sums: WeightSums): LogOdds {
  return {
    collected: overThreshold(model.collected, sums.collected, sums.distinct),
    sales: overThreshold(model.sales, sums.sales, sums.distinct),
  };
}

/** The greater of both, and a little more where they agree: a smooth maximum, off by a third at most. */
export function eitherOf({ collected, sales }: LogOdds): number {
  return Math.max(collected, sales) + Math.log1p(Math.exp(-2 * Math.abs(collected - sales))) / 2;
}

/** The log-odds of the whole mail. */
export function spamLogOdds(model: SpamModel, mail: MailBuckets): LogOdds {
  const sums = new WeightSums();
  sums.add(model.weights, mail.subject);
  sums.add(model.weights, mail.words);
  sums.add(model.weights, mail.runs);
  return logOddsOf(model, sums);
}

/** From so many blocks on a mail has stretches that say something else than the whole: 61 words. */
const blocksMin = 4;

/**
 * The log-odds of every stretch of two blocks (40 words), each read with the subject; none of a short mail. Further ordinary words dilute the
 * whole, but not the stretch that reads most like spam.
 */
export function stretchLogOdds(model: SpamModel, mail: MailBuckets): LogOdds[] {
  const stretches: LogOdds[] = [];
  const blocks = mail.wordEnds.length;
  if (blocks < blocksMin) return stretches;
  for (let first = 0; first < blocks - 1; first++) {
    const sums = new WeightSums();
    sums.add(model.weights, mail.subject);
    sums.add(model.weights, mail.words, mail.wordEnds[first - 1] ?? 0, mail.wordEnds[first + 1]);
    sums.add(model.weights, mail.runs, mail.runEnds[first - 1] ?? 0, mail.runEnds[first + 1]);
    stretches.push(logOddsOf(model, sums));
  }
  return stretches;
}

function strongestStretch(model: SpamModel, mail: MailBuckets, marginShare: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { collected, sales } of stretchLogOdds(model, mail)) {
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
const slope = 0.8;

/**
 * 0 to 10; 5 at the threshold. A single stretch has to lie above the threshold by the model's margin, as the worst of many stretches is
 * never quite ordinary; the margin shrinks with the points of the named rules that the mail breaks. The slope was chosen on development mail.
 */
export function learnedSpamScore(model: SpamModel, email: EmailText, rulePoints: number): number {
  const mail = readBuckets(email.subject, email.body, email);
  const whole = eitherOf(spamLogOdds(model, mail));
  const stretch = strongestStretch(model, mail, Math.max(0, 1 - rulePoints / rulesForMargin));
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
