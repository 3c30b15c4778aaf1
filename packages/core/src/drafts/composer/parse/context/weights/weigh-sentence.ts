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

// Limits are chosen on notes left out of training.
const ofReaderMax = 0.5;

/** Whether a sentence looks like a fact that can be told. */
export function looksTold({ told, ofReader }: SentenceWeights): boolean {
  return told > 0.7 && ofReader < ofReaderMax;
}

/** Whether nothing speaks for its being anybody's secret or news, where its words say what it is. */
export function looksOpen({ told, ofReader, kept }: SentenceWeights): boolean {
  return told > -0.5 && ofReader < ofReaderMax && kept < -1;
}

/** Whether it looks like one so far that nothing else need speak for it. */
export function looksSurelyTold({ told, kept }: SentenceWeights): boolean {
  return told > 2 && kept < -2.5;
}

/** Whether a whole sentence with a figure in it looks like a fact of others than the reader: nobody keeps such a figure back. */
export function looksLikeFigures({ told, ofReader, kept }: SentenceWeights): boolean {
  return told > 0 && ofReader < -1.5 && kept < -1.3;
}

/** Whether a note without a verb looks like a fact that can be told beside others. */
export function looksLikeDetail({ told, kept }: SentenceWeights): boolean {
  return told > 0.5 && kept < -2;
}

/** The same of a note that can be nothing but a term or a part of the offer by its words. */
export function looksLikeTerm({ told, kept }: SentenceWeights): boolean {
  return told > 0.5 && kept < -1;
}

/** The same of a point in a list, most of which are on one thing. */
export function looksListed({ told, ofReader, kept }: SentenceWeights): boolean {
  return told > -0.4 && ofReader < -0.5 && kept < -2;
}

/** Whether a sentence that a rule would tell looks like something private, or like news of the reader, which is told as such or not at all. `isRead`: the rule reads a fact of a certain kind in it, as a price. */
export function mustBeKept({ told, ofReader, kept }: SentenceWeights, isRead = false): boolean {
  const looksPrivate = isRead ? kept > 0.2 && kept - told > 0.8 : kept > -0.4 && kept > told;
  return looksPrivate || ofReader >= ofReaderMax;
}

/** Whether what is known of the reader looks like what can be said to him. */
export function mayBeSaid({ ofReader, kept }: SentenceWeights): boolean {
  return kept < 0.5 || kept - ofReader < 2.5;
}
