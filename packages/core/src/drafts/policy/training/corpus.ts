import { type Abuse, abuses } from '../abuses.ts';
import type { RequestText } from '../words-of-fields.ts';
import { listCorpusFiles, readCorpusFile } from './files.ts';

/** A request by hand, the abuse that it asks for, if any, and the set that it stands in. */
export type Example = { set: string; abuse: Abuse | undefined; request: RequestText };

/** Sets that no training reads. */
const heldOut = 'held-';

/** The requests of one set: one a line, its fields between bars, under the abuse that they ask for. Throws on any other line. */
export function examplesOf(set: string): Example[] {
  let abuse: Abuse | undefined;
  const examples: Example[] = [];
  for (const line of readCorpusFile(set).split('\n')) {
    if (line === '') continue;
    if (line.startsWith('--- ')) {
      abuse = abuseNamed(line.slice(4));
      continue;
    }
    const [persona, offer, goal, additionalContext, industry] = line.split('|').map((field) => field.trim());
    if (!persona || !offer || !goal) throw new Error(`A request of ${set} has no goal: ${line}`);
    const request = {
      persona,
      offer,
      goal,
      ...(additionalContext ? { additionalContext } : {}),
      ...(industry ? { industry } : {}),
    };
    examples.push({ set, abuse, request });
  }
  return examples;
}

function abuseNamed(name: string): Abuse | undefined {
  if (name !== 'none' && !(name in abuses)) throw new Error(`There is no abuse ${name}.`);
  return name === 'none' ? undefined : (name as Abuse);
}

/** Every set that is not held out. */
export function trainingExamples(): Example[] {
  return listCorpusFiles()
    .filter((set) => !set.startsWith(heldOut))
    .flatMap(examplesOf);
}

export function listHeldOutSets(): string[] {
  return listCorpusFiles().filter((set) => set.startsWith(heldOut));
}
