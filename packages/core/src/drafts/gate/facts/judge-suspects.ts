import type { DraftReading } from './draft-reading.ts';
import { readTraits } from './read-traits.ts';
import type { BriefQuantities } from './supported-quantities.ts';
import { isCertain, type Suspect } from './suspect.ts';
import { bias, traitWeights } from './trait-weights.ts';

/** A draft with more suspects is not looked at one by one: all of them count. */
const suspectsMax = 60;

/**
 * The suspects that are inventions. The sum of the weights of a suspect's traits is the logarithm of the odds for that, as learned from drafts whose
 * inventions are known; an address, and who is greeted or signs, has no such excuse. Only English has weights: in other languages every suspect counts, unless it stands in a scene.
 */
export function findInventionsAmong(
  suspects: readonly Suspect[],
  draft: DraftReading,
  brief: BriefQuantities,
): readonly Suspect[] {
  if (suspects.length === 0 || suspects.length > suspectsMax) return suspects;
  const { sentences } = draft;
  if (!sentences.isEnglish())
    return suspects.filter((suspect) => isCertain(suspect) || sentences.roleAt(suspect.start) !== 'scene');
  return suspects.filter(
    (suspect) => isCertain(suspect) || sumWeights(readTraits(suspect, draft, brief, suspects)) > 0,
  );
}

function sumWeights(traits: readonly string[]): number {
  return traits.reduce((sum, trait) => sum + (traitWeights.get(trait) ?? 0), bias);
}
