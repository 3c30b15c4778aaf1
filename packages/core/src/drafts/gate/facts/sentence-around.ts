/** In characters: what lies further off is not looked at, so that text of any length is read in linear time. */
export const sentenceLengthMax = 300;

/** The parts of a sentence before and after what stands from `start` to `end`, without the mark that ends it. */
export function sentenceAround(text: string, start: number, end: number): { lead: string; tail: string } {
  return {
    lead: sentenceBefore(text, start),
    tail: /^[^.!?\n]*/.exec(text.slice(end, end + sentenceLengthMax))?.[0] ?? '',
  };
}

/** What a sentence says before a place. */
export function sentenceBefore(text: string, at: number): string {
  return /[^.!?\n]*$/.exec(text.slice(Math.max(0, at - sentenceLengthMax), at))?.[0] ?? '';
}

/** What a sentence says after a place, with the mark that ends it. */
export function sentenceAfter(text: string, at: number): string {
  return /^[^.!?\n]*[.!?]?/.exec(text.slice(at, at + sentenceLengthMax))?.[0] ?? '';
}

/** "For instance a choir of 45", "whether it's Milan or Manchester": what stands after such a lead is no more than possible. */
export function leavesOpen(lead: string): boolean {
  return /\b(?:for instance|for example|whether (?:you|it|they|that)\b)[^;]*$/i.test(lead);
}
