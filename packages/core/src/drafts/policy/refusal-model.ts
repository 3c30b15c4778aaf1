import { type Abuse, abuses } from './abuses.ts';
import { eachFeature, featureOfAbuse } from './each-feature.ts';
import type { Mark } from './read-signs.ts';

/** A linear model: the weights of the features that it knows, by their hashes in ascending order, in steps of `step`. */
export type RefusalModel = {
  bias: number;
  step: number;
  hashes: Uint32Array;
  weights: Int8Array;
  /** Where the hashes that begin with the same bits start. */
  starts: Uint32Array;
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
const leadMin = 2;

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

function weightOf({ hashes, weights, starts }: RefusalModel, hash: number): number {
  const first = hash >>> (32 - startBits);
  const end = starts[first + 1] as number;
  for (let at = starts[first] as number; at < end; at++)
    if (hashes[at] === hash) return weights[at] as number;
  return 0;
}

/** As many bits as leave one or two hashes for each start. */
const startBits = 13;

function startsOf(hashes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(2 ** startBits + 1);
  for (const hash of hashes) {
    const next = (hash >>> (32 - startBits)) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  return starts;
}

/** Bytes of bias and step, two doubles, before the hashes and weights. */
const headBytes = 16;
const bytesPerFeature = 5;

/** Throws when the bytes are not a model. */
export function readRefusalModel(bytes: Uint8Array): RefusalModel {
  const features = (bytes.length - headBytes) / bytesPerFeature;
  if (!Number.isInteger(features) || features < 1)
    throw new Error('These are not the weights of a refusal model.');
  const copy = new Uint8Array(bytes).buffer;
  const [bias, step] = new Float64Array(copy, 0, 2) as unknown as [number, number];
  const hashes = new Uint32Array(copy, headBytes, features);
  const weights = new Int8Array(copy, headBytes + 4 * features, features);
  return { bias, step, hashes, weights, starts: startsOf(hashes) };
}

export function writeRefusalModel({ bias, step, hashes, weights }: Omit<RefusalModel, 'starts'>): Uint8Array {
  const bytes = new Uint8Array(headBytes + bytesPerFeature * hashes.length);
  new Float64Array(bytes.buffer, 0, 2).set([bias, step]);
  new Uint32Array(bytes.buffer, headBytes, hashes.length).set(hashes);
  new Int8Array(bytes.buffer, headBytes + 4 * hashes.length).set(weights);
  return bytes;
}
