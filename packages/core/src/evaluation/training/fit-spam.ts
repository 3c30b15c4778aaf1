import { shuffledRounds } from '../../shuffled-rounds.ts';
import { lengthFactor } from '../spam/spam-model.ts';
import { bucketCount } from '../spam/tokens.ts';

/** One training mail: its distinct buckets, whether it is spam, and how much it counts. */
export type SpamExample = { buckets: readonly number[]; spam: boolean; weight: number };

const smoothing = 1;
/** Few rounds: with more the model learns its mails by heart and finds less of others. */
const epochs = 12;
const seed = 42;

/** One linear model, 8 bits a weight. */
export type LinearModel = { scale: number; bias: number; weights: Int8Array };

/** Log ratio of each bucket's share in spam to its share in ham (Wang & Manning 2012, "Baselines and bigrams"). */
function bayesRatios(examples: readonly SpamExample[]): Float64Array {
  const spam = new Float64Array(bucketCount).fill(smoothing);
  const ham = new Float64Array(bucketCount).fill(smoothing);
  let spamTotal = bucketCount * smoothing;
  let hamTotal = bucketCount * smoothing;
  for (const example of examples) {
    const counts = example.spam ? spam : ham;
    for (const bucket of example.buckets) counts[bucket] = (counts[bucket] ?? 0) + example.weight;
    if (example.spam) spamTotal += example.buckets.length * example.weight;
    else hamTotal += example.buckets.length * example.weight;
  }
  return spam.map((count, bucket) => Math.log(count / spamTotal / ((ham[bucket] ?? smoothing) / hamTotal)));
}

/** A small fixed generator, so that the same data give the same weights everywhere. */
function makeDraw(): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** How large the steps are, and how strongly weights are drawn back to 0 in each. */
export type FitOptions = { rate: number; decay: number };

/** Fits one model by Adagrad over shuffled passes. */
export function fitLinear(examples: readonly SpamExample[], { rate, decay }: FitOptions): LinearModel {
  const ratios = bayesRatios(examples);
  const weights = new Float64Array(bucketCount);
  const squares = new Float64Array(bucketCount).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const total = examples.reduce((sum, one) => sum + one.weight, 0);
  const spamTotal = examples.reduce((sum, one) => sum + (one.spam ? one.weight : 0), 0);
  for (const example of shuffledRounds(examples, epochs, makeDraw())) {
    const factor = lengthFactor(example.buckets.length);
    let z = bias;
    for (const bucket of example.buckets) z += (weights[bucket] ?? 0) * (ratios[bucket] ?? 0) * factor;
    const balance = total / 2 / (example.spam ? spamTotal : total - spamTotal);
    const error = (1 / (1 + Math.exp(-z)) - (example.spam ? 1 : 0)) * example.weight * balance;
    for (const bucket of example.buckets) {
      const gradient = error * (ratios[bucket] ?? 0) * factor + decay * (weights[bucket] ?? 0);
      squares[bucket] = (squares[bucket] ?? 0) + gradient * gradient;
      weights[bucket] = (weights[bucket] ?? 0) - (rate * gradient) / Math.sqrt(squares[bucket] ?? 1);
    }
    biasSquares += error * error;
    bias -= (rate * error) / Math.sqrt(biasSquares);
  }
  return quantise(
    weights.map((weight, bucket) => weight * (ratios[bucket] ?? 0)),
    bias,
  );
}

function quantise(weights: Float64Array, bias: number): LinearModel {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = Math.fround(largest / 127);
  return {
    scale,
    bias: Math.fround(bias),
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}
