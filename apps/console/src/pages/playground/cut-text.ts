import type { LocatedFinding, Texts } from './locate-findings.ts';

/** A piece of a text with the findings that are about it: none, one, or several that overlap. */
export type Piece = {
  text: string;
  start: number;
  findings: LocatedFinding[];
  /** Numbers of the findings that begin here. */
  begins: number[];
};

/** Cuts a text at every end of a finding. The pieces together are the text. */
export function cutText(text: string, field: keyof Texts, findings: readonly LocatedFinding[]): Piece[] {
  const here = findings.filter(({ place }) => place?.field === field);
  const cuts = new Set([0, text.length]);
  for (const { place } of here) {
    if (place) cuts.add(place.start).add(place.end);
  }
  const ends = [...cuts].sort((a, b) => a - b);
  return ends.slice(0, -1).map((start, index) => {
    const end = ends[index + 1] ?? text.length;
    const about = here.filter(({ place }) => place && place.start < end && place.end > start);
    return {
      text: text.slice(start, end),
      start,
      findings: about,
      begins: about.filter(({ place }) => place?.start === start).map(({ number }) => number),
    };
  });
}

/** The findings whose words the caret touches. */
export function findingsAt(
  offset: number,
  field: keyof Texts,
  findings: readonly LocatedFinding[],
): LocatedFinding[] {
  return findings.filter(
    ({ place }) => place?.field === field && place.start <= offset && offset <= place.end,
  );
}
