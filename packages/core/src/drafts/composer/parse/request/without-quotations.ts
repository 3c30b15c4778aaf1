import { compact } from '../../../compact.ts';

/** Words between quotation marks; an apostrophe within a word ends none. */
const quoted = [
  '"[^"]{12,}"',
  '“[^”]{12,}”',
  '„[^“”]{12,}[“”]',
  '«[^»]{12,}»',
  String.raw`(?<=[\s:(])['‘](?:[^'‘’\n]|['’](?=\p{L})){12,}['’](?=[\s.,;)]|$)`,
].join('|');
/** With what leads up to it: `In an interview she said: "…"`, `Reply: "…"`. */
const quotation = compact(String.raw`((?:[^.!?\n"“„«]*[,:]\s*|[^.!?\n"“„«]*))(${quoted})[.]?`, 'gu');
/** More than one sentence, or a letter. */
const isLong = /[\p{L}\d)][.!?]+\s+\p{Lu}|^.(?:dear|hello|hi) \p{Lu}/iu;
/** What is to be said in these words, and what a customer is quoted with. */
const isToSay =
  /\b(?:add|include|mention|open with|quote|say|start with|use|write)\b[^.]*$|\b(?:quote|testimonial)\b/i;

/** `From our website: "…"`: the sender's own words. */
const ofOwnPage =
  /\b(?:my|our) (?:own )?(?:about page|brochure|fact sheet|flyer|folder|home ?page|leaflet|one[- ]pager|page|site|web ?(?:page|site))\b/i;

/**
 * Notes without what they quote at length: a letter, a reply, what the reader said in an interview. "I" and "we" are somebody else's there, and "he" is
 * not the reader.
 */
export function withoutQuotations(notes: string): string {
  return notes.replace(quotation, (found, lead: string, words: string) => {
    if (ofOwnPage.test(lead)) return `${lead}${words.slice(1, -1)}`;
    return isLong.test(words.slice(0, 1) + words.slice(1, -1)) && !isToSay.test(lead) ? '' : found;
  });
}
