import type { Surroundings } from './sentence-traits.ts';
import type { SentenceWeights } from './sentence-weights.ts';
import { weighSentence } from './weigh-sentence.ts';

/** The share of private notes among those that the weights were learned from, in contexts that have such notes mixed in, and in all others. */
const shares = { learned: 0.21, mixed: 0.3, open: 0.01 };
/** How many contexts of callers have private notes mixed in. */
const mixedShare = 0.35;
/** Of notes that are told or private for sure, something else is still possible. */
const otherMin = 0.02;

const toOdds = (share: number) => share / (1 - share);
const toShare = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** The share of private notes to expect among notes that are weighed so, by Bayes' rule: who mixes some in mostly has more than one, and most callers have none. One note alone says nothing of that. */
function findPrivateShare(notes: readonly SentenceWeights[]): number {
  if (notes.length < 2) return shares.learned;
  const mixed = notes.reduce(
    (logOdds, { kept }) => {
      const likelihood = Math.exp(kept) / toOdds(shares.learned);
      const among = (share: number) => share * likelihood + 1 - share;
      return logOdds + Math.log(among(shares.mixed) / among(shares.open));
    },
    Math.log(toOdds(mixedShare)),
  );
  return toShare(mixed) * shares.mixed + (1 - toShare(mixed)) * shares.open;
}

/** What a note weighs where private ones have such a share, and no larger one than where the weights were learned. */
function atPrivateShare({ told, ofReader, kept }: SentenceWeights, share: number): SentenceWeights {
  const factor = Math.min(1, toOdds(share) / toOdds(shares.learned));
  const ofOther = Math.max(otherMin, 1 - toShare(told) - toShare(kept));
  return {
    told: told + Math.log((ofOther + toShare(kept)) / (ofOther + toShare(kept) * factor)),
    ofReader,
    kept: kept + Math.log(factor),
  };
}

const betweenSentences = /(?<=[.!?])\s+|\s*\n\s*/;

/** Weighs sentences beside all of the notes, each once however often it is asked for. */
export function weighBeside(
  notes: string,
  surroundings: Surroundings,
): (sentence: string) => SentenceWeights {
  const alone = notes
    .split(betweenSentences)
    .filter((sentence) => sentence !== '')
    .map((sentence) => weighSentence(sentence, surroundings));
  const share = findPrivateShare(alone);
  const weighed = new Map<string, SentenceWeights>();
  return (sentence) => {
    const known = weighed.get(sentence);
    if (known) return known;
    const weights = atPrivateShare(weighSentence(sentence, surroundings), share);
    weighed.set(sentence, weights);
    return weights;
  };
}
