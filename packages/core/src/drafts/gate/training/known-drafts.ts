import type { Example, Odds } from '../../../fit-weights.ts';
import { Facts, readSuspects } from '../facts/read-facts.ts';
import { readTraits } from '../facts/read-traits.ts';
import { isCertain } from '../facts/suspect.ts';
import type { LabelledDraft, PlantedKind } from '../fixtures/honest-draft.ts';

/** The suspects of one text: what each is and says, its traits, and whether it is a fault without being weighed. */
type ReadText = {
  keys: readonly string[];
  traits: readonly (readonly string[])[];
  isCertainAt: readonly boolean[];
};

/** A draft of which it is known what is invented: it is honest as it stands, and spoiled in each other text. */
export type KnownDraft = { batch: number; honest: ReadText; spoiled: readonly SpoiledText[] };

type SpoiledText = ReadText & { kind: string };

/** Statements in plain words: the bar asks for numbers, names, addresses and customers, which trace to the brief or do not. */
const plainKinds: ReadonlySet<string> = new Set<PlantedKind>([
  'terms',
  'scarcity',
  'acquaintance',
  'observation',
  'assertion',
]);

/** How much a draft that is flagged wrongly counts for each invention that is missed: it costs a call, or fails one. */
const honestWeight = 2;

export function readKnownDraft(draft: LabelledDraft, batch: number): KnownDraft {
  const facts = new Facts(draft);
  const read = (body: string): ReadText => {
    const { draft: reading, suspects } = readSuspects(draft.subject, body, facts);
    return {
      keys: suspects.map(({ kind, excerpt }) => `${kind}: ${excerpt}`),
      traits: suspects.map((each) => readTraits(each, reading, facts, suspects)),
      isCertainAt: suspects.map(isCertain),
    };
  };
  return {
    batch,
    honest: read(draft.body),
    spoiled: draft.planted.map(([from = '', to = '', kind = '']) => ({
      ...read(draft.body.replace(from, to)),
      kind,
    })),
  };
}

/** The suspects of a draft as examples: what a spoiled text has and the honest one has not was invented; the suspects of one invention share its weight. */
export function toExamples({ honest, spoiled }: KnownDraft, draft: number): Example[] {
  return [
    ...honest.traits.map((traits) => ({ group: draft, traits, isMeant: false, weight: honestWeight })),
    ...spoiled.flatMap(({ keys, traits }) => {
      const added = traits.filter((_, at) => !honest.keys.includes(keys[at] ?? ''));
      const weight = 1 / Math.sqrt(added.length);
      return added.map((each) => ({ group: draft, traits: each, isMeant: true, weight }));
    }),
  ];
}

export type Tally = { drafts: number; passed: number; planted: number; caught: number };

/** Counts how many drafts pass, and how many inventions of the bar's kinds, or of every kind, are caught, where odds above a limit are a fault. */
export function createTally(
  known: readonly KnownDraft[],
  oddsOf: (draft: number) => Odds,
  ofEveryKind = false,
): (limit: number) => Tally {
  const scored = known.map(({ honest, spoiled }, draft) => {
    const odds = oddsOf(draft);
    const toOdds = ({ keys, traits, isCertainAt }: ReadText) =>
      keys.map((key, at) => ({
        key,
        // What is a fault without being weighed.
        odds: isCertainAt[at] ? Number.POSITIVE_INFINITY : odds(traits[at] ?? []),
      }));
    return {
      honest: toOdds(honest),
      spoiled: spoiled.filter(({ kind }) => ofEveryKind || !plainKinds.has(kind)).map(toOdds),
    };
  });
  return (limit) => {
    const tally = { drafts: scored.length, passed: 0, planted: 0, caught: 0 };
    for (const { honest, spoiled } of scored) {
      const found = new Set(honest.filter(({ odds }) => odds > limit).map(({ key }) => key));
      if (found.size === 0) tally.passed += 1;
      tally.planted += spoiled.length;
      tally.caught += spoiled.filter((all) =>
        all.some(({ key, odds }) => odds > limit && !found.has(key)),
      ).length;
    }
    return tally;
  };
}
