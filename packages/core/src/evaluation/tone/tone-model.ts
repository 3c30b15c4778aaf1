import { loadWeights } from '../load-weights.ts';
import type { EmailText } from '../text/read-email.ts';
import type { Word } from '../text/words.ts';
import { tones } from '../tones.ts';
import { measureNames, measureTone } from './measures.ts';

/** A multinomial logistic model over surface measures and topic-free words: one weight a tone, in the order of `tones`. */
export type ToneModel = {
  bias: readonly number[];
  measures: readonly { mean: number; deviation: number; weights: readonly number[] }[];
  /** Words, pairs of words ("no pressure") and sentence openings ("^imagine"), each counted once a text. */
  words: ReadonlyMap<string, readonly number[]>;
};

type Weights = readonly number[];

/** The words of a model by where they count, so that scoring builds no strings. */
type WordIndex = {
  alone: Map<string, Weights>;
  openings: Map<string, Weights>;
  subject: Map<string, Weights>;
  pairs: Map<string, Map<string, Weights>>;
};

type ToneFile = {
  bias: number[];
  measures: Record<string, [mean: number, deviation: number, ...weights: number[]]>;
  /** In hundredths. */
  words: Record<string, number[]>;
};

/** Throws when the file does not fit the measures of this version. */
export function readToneModel(text: string): ToneModel {
  const file = JSON.parse(text) as ToneFile;
  return {
    bias: file.bias,
    measures: measureNames.map((name) => {
      const [mean, deviation, ...weights] = file.measures[name] ?? [0, 0];
      if (weights.length !== tones.length) throw new Error(`tone-weights.json has no weights for ${name}`);
      return { mean, deviation, weights };
    }),
    words: new Map(
      Object.entries(file.words).map(([word, weights]) => [word, weights.map((weight) => weight / 100)]),
    ),
  };
}

export function writeToneModel(model: ToneModel): string {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const file: ToneFile = {
    bias: model.bias.map(round),
    measures: Object.fromEntries(
      model.measures.map((one, index) => [
        measureNames[index] ?? '',
        [round(one.mean), round(one.deviation), ...one.weights.map(round)],
      ]),
    ),
    words: Object.fromEntries(
      [...model.words].map(([word, weights]) => [word, weights.map((weight) => Math.round(weight * 100))]),
    ),
  };
  const lines = Object.entries(file.words).map(
    ([word, weights]) => `${JSON.stringify(word)}:${JSON.stringify(weights)}`,
  );
  const measures = Object.entries(file.measures).map(
    ([name, values]) => `${JSON.stringify(name)}:${JSON.stringify(values)}`,
  );
  return `{"bias":${JSON.stringify(file.bias)},\n"measures":{\n${measures.join(',\n')}},\n"words":{\n${lines.join(',\n')}}}\n`;
}

/** Calls `take` with each word of the core, each pair, each sentence opening and each word of the subject; repeats included. */
export function eachToneWord(email: EmailText, take: (word: string) => void): void {
  const { coreWords } = email;
  let sentence = 0;
  for (let at = 0; at < coreWords.length; at++) {
    const { text } = coreWords[at] as Word;
    take(text);
    if (email.sentences[sentence]?.firstWord === at) {
      take(`^${text}`);
      sentence++;
    } else take(`${(coreWords[at - 1] as Word).text} ${text}`);
  }
  for (const word of email.subjectWords) take(`s:${word.text}`);
}

const indexes = new WeakMap<ToneModel, WordIndex>();

function indexOf(model: ToneModel): WordIndex {
  const known = indexes.get(model);
  if (known) return known;
  const index: WordIndex = { alone: new Map(), openings: new Map(), subject: new Map(), pairs: new Map() };
  for (const [word, weights] of model.words) {
    const blank = word.indexOf(' ');
    if (word.startsWith('^')) index.openings.set(word.slice(1), weights);
    else if (word.startsWith('s:')) index.subject.set(word.slice(2), weights);
    else if (blank < 0) index.alone.set(word, weights);
    else {
      const seconds = index.pairs.get(word.slice(0, blank)) ?? new Map<string, Weights>();
      index.pairs.set(word.slice(0, blank), seconds.set(word.slice(blank + 1), weights));
    }
  }
  indexes.set(model, index);
  return index;
}

/** The weights of each listed word of the email, once each: the same words as {@link eachToneWord} names. */
function listedWeights(model: ToneModel, email: EmailText): Set<Weights> {
  const { alone, openings, subject, pairs } = indexOf(model);
  const found = new Set<Weights>();
  const keep = (weights: Weights | undefined) => {
    if (weights !== undefined) found.add(weights);
  };
  let sentence = 0;
  let previous = '';
  for (let at = 0; at < email.coreWords.length; at++) {
    const { text } = email.coreWords[at] as Word;
    keep(alone.get(text));
    if (email.sentences[sentence]?.firstWord === at) {
      keep(openings.get(text));
      sentence++;
    } else keep(pairs.get(previous)?.get(text));
    previous = text;
  }
  for (const word of email.subjectWords) keep(subject.get(word.text));
  return found;
}

/** The log-odds of each tone, in the order of `tones`. */
export function toneScores(model: ToneModel, email: EmailText): number[] {
  const scores = [...model.bias];
  const values = measureTone(email);
  for (let index = 0; index < values.length; index++) {
    const measure = model.measures[index];
    if (measure === undefined) continue;
    addWeighted(scores, measure.weights, standardise(values[index] ?? 0, measure.mean, measure.deviation));
  }
  for (const weights of listedWeights(model, email)) addWeighted(scores, weights, 1);
  return scores;
}

function addWeighted(scores: number[], weights: Weights, by: number): void {
  for (let tone = 0; tone < scores.length; tone++)
    scores[tone] = (scores[tone] ?? 0) + (weights[tone] ?? 0) * by;
}

/** Within three deviations, so that an odd text cannot be decided by one measure. */
export function standardise(value: number, mean: number, deviation: number): number {
  return deviation === 0 ? 0 : Math.max(-3, Math.min(3, (value - mean) / deviation));
}

let loaded: ToneModel | undefined;

/** The model that ships with the package, read on first use. */
export function shippedToneModel(): ToneModel {
  loaded ??= readToneModel(loadWeights('tone-weights.json').toString('utf8'));
  return loaded;
}
