import { fitWeights, type TraitWeights } from '../../../fit-weights.ts';
import type { Label, LabelledSentence } from './labelled-notes.ts';

/** What each weight speaks for: that a sentence can be told, that it is of the reader, that it is to be kept quiet. */
export const meanings = {
  told: ['T', 'N'],
  ofReader: ['R'],
  kept: ['K'],
} as const satisfies Record<string, readonly Label[]>;

export type Meaning = keyof typeof meanings;
export const meaningNames = Object.keys(meanings) as Meaning[];

/** A trait has to be seen in the notes of four requests. More rounds than these change no decision. */
const fit = { groupsMin: 4, rounds: 150 };
/** How much a sentence counts of those sets in which hardly one is private, as in most requests; the others are mixed on purpose. */
const everydayWeight = 3;

/** Learns for each meaning how far every trait speaks for it: the same sentences give the same weights. */
export function learnSentenceWeights(sentences: readonly LabelledSentence[]): Record<Meaning, TraitWeights> {
  const learn = (meaning: Meaning) =>
    fitWeights(
      sentences.map(({ request, label, set, traits }) => ({
        group: request,
        traits,
        isMeant: meanings[meaning].some((each) => each === label),
        weight: set.startsWith('everyday') ? everydayWeight : 1,
      })),
      fit,
    );
  return { told: learn('told'), ofReader: learn('ofReader'), kept: learn('kept') };
}
