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

/** Calls `take` with each word, pair and sentence opening of the core and with each word of the subject; repeats included. */
export function eachToneWord(email: EmailText, take: (word: string) => void): void {
  const { coreWords } = email;
  let sentence = 0;
  for (let at = 0; at < coreWords.length; at++) {
    const word = coreWords[at] as Word;
    take(word.text);
    const opens = email.sentences[sentence]?.firstWord === at;
    if (opens) {
      take(`^${word.text}`);
      sentence++;
    } else take(`${(coreWords[at - 1] as Word).text} ${word.text}`);
  }
  for (const word of email.subjectWords) take(`s:${word.text}`);
}

/** The log-odds of each tone, in the order of `tones`. */
export function toneScores(model: ToneModel, email: EmailText): number[] {
  const scores = [...model.bias];
  const values = measureTone(email);
  model.measures.forEach(({ mean, deviation, weights }, index) => {
    const value = standardise(values[index] ?? 0, mean, deviation);
    for (let tone = 0; tone < scores.length; tone++)
      scores[tone] = (scores[tone] ?? 0) + value * (weights[tone] ?? 0);
  });
  const used = new Set<readonly number[]>();
  eachToneWord(email, (word) => {
    const weights = model.words.get(word);
    if (weights === undefined || used.has(weights)) return;
    used.add(weights);
    for (let tone = 0; tone < scores.length; tone++)
      scores[tone] = (scores[tone] ?? 0) + (weights[tone] ?? 0);
  });
  return scores;
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
