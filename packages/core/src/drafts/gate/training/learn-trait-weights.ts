import { type Example, fitWeights, type TraitWeights } from '../../../fit-weights.ts';
import { honestBatches } from '../fixtures/honest-drafts.ts';
import { sentenceDrafts } from '../fixtures/sentence-drafts.ts';
import { type KnownDraft, readKnownDraft, toExamples } from './known-drafts.ts';

/** Weights are kept in hundredths. */
export const hundredthsPerUnit = 100;
const sentenceWeight = 2;

/** The drafts by which the checks were made, and single sentences; never a draft that is held out. */
export function readTrainingDrafts(): { known: KnownDraft[]; ofSentences: Example[] } {
  return {
    known: honestBatches.flatMap((drafts, batch) =>
      drafts.map(({ planted, more = [], ...each }) =>
        readKnownDraft({ ...each, planted: [planted, ...more] }, batch),
      ),
    ),
    ofSentences: sentenceDrafts
      .flatMap((each, at) => toExamples(readKnownDraft(each, -1), -1 - at))
      .map((each) => ({ ...each, weight: sentenceWeight * each.weight })),
  };
}

/** A trait has to be seen in six drafts. */
const fit = { groupsMin: 6, rounds: 300 };

export function fitSuspects(examples: readonly Example[]): TraitWeights {
  return fitWeights(examples, fit);
}

/** What all of them teach: the same drafts give the same weights. `bias` is that of odds without a limit. */
export function learnTraitWeights(): { bias: number; hundredths: ReadonlyMap<string, number> } {
  const { known, ofSentences } = readTrainingDrafts();
  const { bias, weights } = fitSuspects([...ofSentences, ...known.flatMap(toExamples)]);
  return {
    bias,
    hundredths: new Map(
      [...weights]
        .map(([name, weight]) => [name, Math.round(weight * hundredthsPerUnit)] as const)
        .filter(([, weight]) => weight !== 0),
    ),
  };
}
