import { tones } from '../../emails/index.ts';
import { loadWeights } from '../load-weights.ts';
import type { EmailText } from '../text/read-email.ts';
import { wordHash } from '../text/word-hash.ts';
import type { Word } from '../text/words.ts';
import { measureNames, measureTone } from './measures.ts';

/** A multinomial logistic model over surface measures and topic-free words: one weight a tone, in the order of `tones`. */
export type ToneModel = {
  bias: readonly number[];
  measures: readonly { mean: number; deviation: number; weights: readonly number[] }[];
  /** Words, pairs of words ("no pressure") and sentence openings ("^imagine"), each counted once a text. */
  words: ReadonlyMap<string, readonly number[]>;
};

/** What a model says of one word, by where it stands and by the hash of the word before it: numbers of rows in {@link ToneIndex}, from 1; 0 is none. */
type WordRows = { alone: number; opening: number; inSubject: number; after?: Map<number, number> };

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

/** A model laid out for scoring: one row of weights a measure or word, all in one list. */
type ToneIndex = {
  measures: Float64Array;
  words: Float64Array;
  /** The text, counted by {@link round}, that last had a row of `words`: each counts once a text. */
  lastRounds: Float64Array;
  /** By the hashes of the words. */
  rows: ReadonlyMap<number, WordRows>;
};
const indexes = new WeakMap<ToneModel, ToneIndex>();
let round = 0;

/** The words of a model for one look-up each, so that scoring builds no strings; a pair stands with its second word. */
function indexOf(model: ToneModel): ToneIndex {
  const known = indexes.get(model);
  if (known) return known;
  const byHash = new Map<number, WordRows>();
  const rowsOf = (word: string): WordRows => {
    const hash = wordHash(word);
    const rows = byHash.get(hash) ?? { alone: 0, opening: 0, inSubject: 0 };
    byHash.set(hash, rows);
    return rows;
  };
  let row = 0;
  for (const word of model.words.keys()) {
    row++;
    const blank = word.indexOf(' ');
    if (word.startsWith('^')) rowsOf(word.slice(1)).opening = row;
    else if (word.startsWith('s:')) rowsOf(word.slice(2)).inSubject = row;
    else if (blank < 0) rowsOf(word).alone = row;
    else {
      const rows = rowsOf(word.slice(blank + 1));
      rows.after ??= new Map();
      rows.after.set(wordHash(word.slice(0, blank)), row);
    }
  }
  const index = {
    measures: Float64Array.from(model.measures.flatMap(({ weights }) => weights)),
    words: Float64Array.from([...model.words.values()].flat()),
    lastRounds: new Float64Array(row + 1),
    rows: byHash,
  };
  indexes.set(model, index);
  return index;
}

/** Adds the weights of each listed word of the email, once each: of the same words as {@link eachToneWord} names. */
function addWords(scores: number[], { words, lastRounds, rows }: ToneIndex, email: EmailText): void {
  round += 1;
  const add = (row: number) => {
    if (row === 0 || lastRounds[row] === round) return;
    lastRounds[row] = round;
    addRow(scores, words, row - 1);
  };
  let sentence = 0;
  for (let at = 0; at < email.coreWords.length; at++) {
    const opens = email.sentences[sentence]?.firstWord === at;
    if (opens) sentence++;
    const found = rows.get((email.coreWords[at] as Word).hash);
    if (found === undefined) continue;
    add(found.alone);
    if (opens) add(found.opening);
    else if (found.after !== undefined) add(found.after.get((email.coreWords[at - 1] as Word).hash) ?? 0);
  }
  for (const word of email.subjectWords) add(rows.get(word.hash)?.inSubject ?? 0);
}

/** The log-odds of each tone, in the order of `tones`. */
export function toneScores(model: ToneModel, email: EmailText): number[] {
  const scores = [...model.bias];
  const index = indexOf(model);
  const values = measureTone(email);
  for (let at = 0; at < values.length; at++) {
    const measure = model.measures[at];
    if (measure === undefined) continue;
    addWeighted(scores, index.measures, at, standardise(values[at] ?? 0, measure.mean, measure.deviation));
  }
  addWords(scores, index, email);
  return scores;
}

function addRow(scores: number[], rows: Float64Array, row: number): void {
  const from = row * scores.length;
  for (let tone = 0; tone < scores.length; tone++)
    scores[tone] = (scores[tone] as number) + (rows[from + tone] as number);
}

function addWeighted(scores: number[], rows: Float64Array, row: number, by: number): void {
  const from = row * scores.length;
  for (let tone = 0; tone < scores.length; tone++)
    scores[tone] = (scores[tone] as number) + (rows[from + tone] as number) * by;
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
