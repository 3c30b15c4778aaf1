import { readSentenceTraits, type Surroundings } from './sentence-traits.ts';
import { biases, type SentenceWeights, sentenceWeights } from './sentence-weights.ts';

/** What a sentence of the notes is likely to be, as logarithms of odds: a fact to be told, news of the reader, or what the reader is not to know. */
export function weighSentence(sentence: string, surroundings: Surroundings): SentenceWeights {
  const sum = { ...biases };
  for (const trait of readSentenceTraits(sentence, surroundings)) {
    const weights = sentenceWeights.get(trait);
    if (!weights) continue;
    sum.told += weights.told;
    sum.ofReader += weights.ofReader;
    sum.kept += weights.kept;
  }
  return sum;
}
