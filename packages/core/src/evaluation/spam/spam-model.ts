import { loadWeights } from '../load-weights.ts';
import type { EmailText } from '../text/read-email.ts';
import { bucketCount, distinctBuckets } from './tokens.ts';

/**
 * The learned part of the spam score: a linear model over hashed words (naive-Bayes-weighted logistic regression), 8 bits a weight.
 * File layout, little endian: `FLSP`, version, scale, bias and threshold as float32, then one int8 a bucket.
 */
export type SpamModel = { scale: number; bias: number; threshold: number; weights: Int8Array };

const magic = 0x50534c46; // "FLSP"
const version = 1;
const headerBytes = 20;

export function writeSpamModel(model: SpamModel): Uint8Array {
  const bytes = new Uint8Array(headerBytes + model.weights.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, version, true);
  view.setFloat32(8, model.scale, true);
  view.setFloat32(12, model.bias, true);
  view.setFloat32(16, model.threshold, true);
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
    weights: new Int8Array(bytes.subarray(headerBytes)),
  };
}

/** Words are counted once each; this keeps long texts comparable with short ones. */
export function lengthFactor(distinct: number): number {
  return 8 / Math.sqrt(distinct + 10);
}

/** The log-odds of spam; above `model.threshold` lie seven hams in a thousand of the calibration set. */
export function spamLogOdds(model: SpamModel, buckets: readonly number[]): number {
  let sum = 0;
  for (const bucket of buckets) sum += model.weights[bucket] ?? 0;
  return model.bias + sum * model.scale * lengthFactor(buckets.length);
}

/** 0 to 10; 5 at the threshold. The slope was chosen on development mail. */
export function learnedSpamScore(model: SpamModel, email: EmailText): number {
  const z = spamLogOdds(model, distinctBuckets(email.subject, email.body, email));
  return 10 / (1 + Math.exp(-slope * (z - model.threshold)));
}

const slope = 1;

let loaded: SpamModel | undefined;

/** The model that ships with the package, read on first use. */
export function shippedSpamModel(): SpamModel {
  loaded ??= readSpamModel(loadWeights('spam-weights.bin'));
  return loaded;
}
