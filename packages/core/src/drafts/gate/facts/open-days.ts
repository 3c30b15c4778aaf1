import { eachMatch } from './each-match.ts';
import { sentenceLengthMax } from './sentence-around.ts';
import type { DraftSentences } from './sentence-roles.ts';

export const meansAppointment =
  /\b(?:we|our|ours|us|i|i['’]\w+|we['’]\w+|my|me|you|your|yours|(?:deliver|ship|clos|end|open|start|beg[iau]n|expir|arriv|launch|visit|collect|dispatch|releas|runs?|ran|takes? place|publish|meet|webinar|event|session|workshop|demo|call|booking|allocation|registration|deadline|offer|price|join|held|expo|fair|show|conference|rules?|laws?|regulations?|directives?|appl(?:y|ies)|takes? effect|in force|until|till)\w*)\b|\b(?:next|this|last|on|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d(?:st|nd|rd|th)\b|day,? \d/iu;

/** "Friday, March 14", "Monday in Essen". */
const namedBeside = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \p{Lu}/u;

/** "Dashboards break on Mondays because a column changed on Friday": of any week. */
export function isGeneral(at: number, text: string, draft: DraftSentences | undefined): boolean {
  if (draft === undefined) return false;
  const sentence = draft.sentenceAt(at);
  // "By Friday afternoon, most people want to go home": nobody's appointment, and nobody's promise.
  if (isAnybodys(sentence) || isAnyWeek(sentence)) return true;
  const before = text.slice(Math.max(0, at - sentenceLengthMax), at);
  return (
    /\bon[  ](?:mon|tues|wednes|thurs|fri|satur|sun)days\b[^.!?\n]*$/i.test(before) &&
    !/\b(?:we|our|i)\b[^.!?\n]*$/i.test(before)
  );
}

/** Whether a sentence has neither sender nor reader nor service in it, so that its hours are anybody's. */
export function isAnybodys(sentence: string): boolean {
  return !/\?\s*$/.test(sentence) && !meansAppointment.test(sentence) && !namedBeside.test(sentence);
}

/** What is kept on a day: deliveries, events, rules, and what somebody did. */
const keepsDay =
  /\b(?:(?:deliver|ship|clos|end|expir|arriv|launch|collect|dispatch|releas|publish|webinar|event|registration|deadline|allocation|offer|price|expo|fair|show|conference|rules?|laws?|regulations?|directives?|appl(?:y|ies)|train|teach|install|start|beg[iau]n|open(?! to\b)|runs?|ran|held|join|session|workshop|class|course)\w*|takes? (?:effect|place)|in force)\b|\b(?:last|since|until|till|from|this|next|by|before) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d(?:st|nd|rd|th)\b|day,? \d/iu;

/** What nobody has agreed on yet, or what only the reader decides. */
const isOpen =
  /\b(?:suits?|works?|free|ideal|happy|glad|could|would|can|may|might|whenever|any day|if|perhaps|maybe|say|or|but|you)\b/i;

export const tellsOfUs = /\b(?:we|our|ours|us|i|my|me)\b/i;

export const keepsMonth = new RegExp(
  `${keepsDay.source}|\\b(?:by|before|until|till|since|from|next|last|this)\\b|\\d|\\?`,
  'iu',
);

/** "Tuesday or Wednesday would be ideal", "you can record on a Monday": a day on which nobody promises anything. */
export function leavesDayOpen(sentence: string): boolean {
  if (keepsDay.test(sentence) || namedBeside.test(sentence)) return false;
  return !tellsOfUs.test(sentence) || isOpen.test(sentence);
}

/** "What they learn on Monday can be tried by Wednesday": two days, and no sender who would keep them. */
function isAnyWeek(sentence: string): boolean {
  if (
    /\?|\b(?:we|our|ours|us|i|my|me|deliver\w*|ship\w*|collect\w*|open|visits?|available)\b|['’](?:ll|d|m)\b/i.test(
      sentence,
    )
  )
    return false;
  const days = eachMatch(sentence, /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi);
  return new Set(days.map(([day]) => day.toLowerCase())).size > 1;
}
