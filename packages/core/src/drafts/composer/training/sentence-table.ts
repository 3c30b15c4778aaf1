import type { LabelledSentence } from './labelled-notes.ts';
import { learnSentenceWeights, type Meaning, meaningNames } from './learn-sentence-weights.ts';

/** Weights are kept in hundredths. */
const hundredthsPerUnit = 100;
/** A trait of which every weight is nearer to 0 changes no decision. In hundredths. */
const hundredthsMin = 10;

export type SentenceTable = {
  /** The logarithms of the odds of a sentence of which nothing is known. */
  biases: Record<Meaning, number>;
  /** By the trait, the weights in hundredths, in the order of the meanings. */
  rows: ReadonlyMap<string, readonly number[]>;
};

/** What labelled sentences teach, rounded, without what hardly counts. */
export function toSentenceTable(sentences: readonly LabelledSentence[]): SentenceTable {
  const learned = learnSentenceWeights(sentences);
  const inHundredths = (weight: number) => Math.round(weight * hundredthsPerUnit) || 0;
  const rows = [...learned.told.weights.keys()]
    .map((trait) => {
      const weights = meaningNames.map((meaning) => inHundredths(learned[meaning].weights.get(trait) ?? 0));
      return [trait, weights] as const;
    })
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= hundredthsMin));
  const { told, ofReader, kept } = learned;
  const round = ({ bias }: { bias: number }) => inHundredths(bias) / hundredthsPerUnit;
  return {
    biases: { told: round(told), ofReader: round(ofReader), kept: round(kept) },
    rows: new Map(rows),
  };
}

/** The file that the product reads. */
export function toSource({ biases, rows }: SentenceTable): string {
  return `/** Made by train-sentence-weights.ts: in hundredths, how far a trait speaks for ${meaningNames.join(', ')}. */
const table = \`
${[...rows].map(([trait, weights]) => `${weights.join(' ')} ${trait}`).join('\n')}
\`;

export const biases = { ${meaningNames.map((meaning) => `${meaning}: ${biases[meaning]}`).join(', ')} };

/** Logarithms of odds, or what a trait adds to them. */
export type SentenceWeights = Record<keyof typeof biases, number>;

/** By how much each trait of a sentence raises the odds of what it may be. */
export const sentenceWeights: ReadonlyMap<string, SentenceWeights> = new Map(
  table
    .trim()
    .split('\\n')
    .map((line) => {
      const [told = '', ofReader = '', kept = '', ...trait] = line.split(' ');
      const weights = {
        told: Number(told) / ${hundredthsPerUnit},
        ofReader: Number(ofReader) / ${hundredthsPerUnit},
        kept: Number(kept) / ${hundredthsPerUnit},
      };
      return [trait.join(' '), weights];
    }),
);
`;
}
