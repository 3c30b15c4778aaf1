import { shuffledRounds } from '../../../shuffled-rounds.ts';
import { eachFeature, featureOfAbuse } from '../each-feature.ts';
import { readSigns } from '../read-signs.ts';
import { shareOf, writeRefusalModel } from '../refusal-model.ts';
import { type Sign, signs } from '../signs.ts';
import { wordsOfFields } from '../words-of-fields.ts';
import type { Example } from './corpus.ts';
import { variationsOf } from './vary.ts';

/** A feature of one request by hand only cannot be told from chance, however many variations hold it. */
const requestsMin = 2;
const epochs = 15;
const rate = 0.3;
const decay = 3e-4;
/** Smaller weights, of 127 steps, change what is refused by no more than another training would. */
const stepsMin = 8;

type Sample = { known: Int32Array; share: number; isAbuse: boolean };

/** Logistic regression by stochastic gradient descent with a rate for each weight (Adagrad). The same bytes for the same examples. */
export function fitRefusalModel(examples: readonly Example[]): Uint8Array {
  const varied = [...examples, ...variationsOf(examples)];
  const hashes = varied.map(hashesOf);
  const vocabulary = collectVocabulary(hashes.slice(0, examples.length));
  const samples = varied.map(({ abuse }, index) => {
    const own = hashes[index] as number[];
    const known = Int32Array.from(own.flatMap((hash) => vocabulary.get(hash) ?? []));
    return { known, share: shareOf(own.length), isAbuse: abuse !== undefined };
  });
  const { bias, weights } = descend(samples, vocabulary.size);
  return quantise(bias, weights, [...vocabulary.keys()], likelihoods(examples));
}

/**
 * How likely each sign is in each abuse, as logarithms by the feature of both (naive Bayes). Half an example more is counted for each,
 * so that no sign rules an abuse out.
 */
function likelihoods(examples: readonly Example[]): Map<number, number> {
  const found = new Map<number, number>();
  const byAbuse = Map.groupBy(examples, ({ abuse }) => abuse);
  for (const [abuse, own] of byAbuse) {
    if (!abuse) continue;
    const held = own.map(({ request }) => new Set(readSigns(wordsOfFields(request)).map(({ sign }) => sign)));
    for (const sign of allSigns) {
      const holding = held.filter((each) => each.has(sign)).length;
      found.set(featureOfAbuse(abuse, sign), Math.log((holding + 0.5) / (own.length + 1)));
    }
  }
  return found;
}

const allSigns: readonly Sign[] = [...(Object.keys(signs) as Sign[]), 'presented'];

function hashesOf({ request }: Example): number[] {
  const hashes: number[] = [];
  const words = wordsOfFields(request);
  eachFeature(words, readSigns(words), (hash) => hashes.push(hash));
  return hashes;
}

function collectVocabulary(requests: readonly number[][]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const hash of requests.flatMap((each) => [...new Set(each)]))
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= requestsMin).map(([hash]) => hash);
  return new Map(kept.sort((a, b) => a - b).map((hash, index) => [hash, index]));
}

function descend(samples: readonly Sample[], size: number): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let bias = -1;
  let biasSquares = 1e-6;
  for (const { known, share, isAbuse } of shuffledRounds(samples, epochs, makeDraw())) {
    let sum = 0;
    for (const at of known) sum += weights[at] as number;
    const likelihood = 1 / (1 + Math.exp(-bias - sum * share));
    const error = isAbuse ? likelihood - 1 : likelihood;
    biasSquares += error * error;
    bias -= (rate * error) / Math.sqrt(biasSquares);
    for (const at of known) {
      const gradient = error * share + decay * (weights[at] as number);
      squares[at] = (squares[at] as number) + gradient * gradient;
      weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
    }
  }
  return { bias, weights };
}

/** Draws from a fixed row of numbers. */
function makeDraw(): (end: number) => number {
  let state = 7;
  return (end) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state % end;
  };
}

/** The weights in 127 steps, without the small ones, and the likelihoods beside them. */
function quantise(
  bias: number,
  weights: Float64Array,
  hashes: readonly number[],
  likelihoods: ReadonlyMap<number, number>,
): Uint8Array {
  const step =
    [...weights, ...likelihoods.values()].reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127;
  const steps = new Map<number, number>();
  for (const [index, hash] of hashes.entries()) {
    const inSteps = Math.round((weights[index] as number) / step);
    if (Math.abs(inSteps) >= stepsMin) steps.set(hash, inSteps);
  }
  for (const [hash, likelihood] of likelihoods) steps.set(hash, Math.round(likelihood / step));
  return writeRefusalModel(bias, step, steps);
}
