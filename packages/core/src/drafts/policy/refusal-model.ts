import { type Abuse, abuses } from './abuses.ts';
import { eachFeature, featureOfAbuse } from './each-feature.ts';
import type { Mark } from './read-signs.ts';

/**
 * A linear model: the weights of the features that it knows, in steps of `step`, in the order of their hashes. Of each hash the first
 * bits say where to look and the next are kept: of a hundred thousand features that no training saw, some five find a weight.
 */
export type RefusalModel = {
  bias: number;
  step: number;
  /** Where the hashes that begin with the same bits start, and one more for where the last ones end. */
  starts: Uint32Array;
  tails: Uint16Array;
  weights: Int8Array;
};

/** How much each of so many features counts: what the model does not know adds nothing, but thins the rest. */
export function shareOf(features: number): number {
  return 1 / Math.sqrt(features + 4);
}

/** The log-odds that a request is an abuse, and how much each of its fields adds to them. */
export function weigh(
  model: RefusalModel,
  fields: readonly (readonly string[])[],
  marks: readonly Mark[],
): { score: number; byField: number[] } {
  const sums = fields.map(() => 0);
  let features = 0;
  eachFeature(fields, marks, (hash, field) => {
    features++;
    sums[field] = (sums[field] as number) + weightOf(model, hash);
  });
  const byField = sums.map((sum) => sum * model.step * shareOf(features));
  return { score: byField.reduce((total, each) => total + each, model.bias), byField };
}

/** By how much, as log-odds, an abuse must lead the next one to be named: of those left out of training, 95 in 100 are then named right. */
const leadMin = 1;

/** The abuse that a request's signs speak for, if they speak for one far more than for any other. */
export function nameAbuse(model: RefusalModel, marks: readonly Mark[]): Abuse | undefined {
  const signs = new Set(marks.map(({ sign }) => sign));
  let [named, first, second]: [Abuse | undefined, number, number] = [undefined, -Infinity, -Infinity];
  for (const abuse of Object.keys(abuses) as Abuse[]) {
    let sum = 0;
    for (const sign of signs) sum += model.step * weightOf(model, featureOfAbuse(abuse, sign));
    if (sum > first) [named, first, second] = [abuse, sum, first];
    else if (sum > second) second = sum;
  }
  return first - second >= leadMin ? named : undefined;
}

function weightOf({ starts, tails, weights }: RefusalModel, hash: number): number {
  const head = headOf(hash);
  const tail = tailOf(hash);
  const end = starts[head + 1] as number;
  for (let at = starts[head] as number; at < end; at++) if (tails[at] === tail) return weights[at] as number;
  return 0;
}

/** As many bits as leave about three features for each start. */
const headBits = 14;
const tailBits = 16;

function headOf(hash: number): number {
  return hash >>> (32 - headBits);
}

function tailOf(hash: number): number {
  return (hash >>> (32 - headBits - tailBits)) & 0xffff;
}

/** Bias and step as two doubles, then how many features each start has, then tails and weights. */
const scaleBytes = 16;
const countBytes = 2 ** headBits;
const bytesPerFeature = 3;

/** Throws when the bytes are not a model. */
export function readRefusalModel(bytes: Uint8Array): RefusalModel {
  const features = (bytes.length - scaleBytes - countBytes) / bytesPerFeature;
  const copy = new Uint8Array(bytes).buffer;
  const counts = new Uint8Array(
    copy,
    scaleBytes,
    Math.min(countBytes, Math.max(0, copy.byteLength - scaleBytes)),
  );
  const starts = new Uint32Array(countBytes + 1);
  for (const [head, count] of counts.entries()) starts[head + 1] = (starts[head] as number) + count;
  if (features < 1 || starts[countBytes] !== features)
    throw new Error('These are not the weights of a refusal model.');
  const [bias, step] = new Float64Array(copy, 0, 2) as unknown as [number, number];
  const tails = new Uint16Array(copy, scaleBytes + countBytes, features);
  const weights = new Int8Array(copy, scaleBytes + countBytes + 2 * features, features);
  return { bias, step, starts, tails, weights };
}

/** The bytes of a model with these weights, in steps, by the hashes of their features. */
export function writeRefusalModel(
  bias: number,
  step: number,
  steps: ReadonlyMap<number, number>,
): Uint8Array {
  const sorted = [...steps].sort(([a], [b]) => a - b);
  const bytes = new Uint8Array(scaleBytes + countBytes + bytesPerFeature * sorted.length);
  new Float64Array(bytes.buffer, 0, 2).set([bias, step]);
  const counts = new Uint8Array(bytes.buffer, scaleBytes, countBytes);
  for (const [hash] of sorted) counts[headOf(hash)] = (counts[headOf(hash)] as number) + 1;
  const tails = new Uint16Array(bytes.buffer, scaleBytes + countBytes, sorted.length);
  tails.set(sorted.map(([hash]) => tailOf(hash)));
  const weights = new Int8Array(bytes.buffer, scaleBytes + countBytes + 2 * sorted.length);
  weights.set(sorted.map(([, weight]) => weight));
  return bytes;
}
