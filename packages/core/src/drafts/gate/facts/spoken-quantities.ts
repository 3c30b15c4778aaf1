import type { Quantity } from './quantity.ts';
import { type DraftSentences, postpones } from './sentence-roles.ts';

/** In seconds: a talk that is proposed may be as long, where the brief does not say how long. */
const talkLengthMax = 3_600;
const talkLengthMin = 240;

/** Whether a goal says how long the talk is, so that no other length may be proposed. */
export function hasTalkLength(quantities: readonly Quantity[]): boolean {
  return quantities.some(
    ({ kind, values }) =>
      kind === 'seconds' && values.some((value) => value >= talkLengthMin && value <= 2 * talkLengthMax),
  );
}

/** "Would ten minutes suit you?", "any time after 2 pm": the length and the hour of a talk that nobody has agreed on. */
export function isProposedTime(
  quantity: Quantity,
  text: string,
  sentences: DraftSentences,
  brief: { readonly hasTalkLength: boolean },
): boolean {
  if (sentences.roleAt(quantity.start) !== 'proposal') return false;
  const lead = text.slice(Math.max(0, quantity.start - 24), quantity.start);
  if (
    quantity.kind === 'seconds' &&
    (postpones.test(sentences.sentenceAt(quantity.start)) ||
      /\b(?:next|coming|following)[ \u00a0]$/i.test(lead))
  )
    return true;
  if (quantity.kind === 'seconds')
    return !brief.hasTalkLength && quantity.values.every((value) => value <= talkLengthMax);
  return (
    quantity.kind === 'plain' &&
    quantity.bare.every((value) => Number.isInteger(value) && value <= 12) &&
    /\b(?:at|around|after|before|between|from|by)[  ](?:\S+[  ](?:and|or|to)[  ])?$/i.test(
      text.slice(Math.max(0, quantity.start - 24), quantity.start),
    )
  );
}

/**
 * "Forty times each spring", "three minutes late", "half the queue": words of number in a sentence that tells how
 * things are. Digits, shares, prices, crowds, and how long something takes or how much a week costs are statistics.
 * A number that passes here says nothing about the offer, so a false alarm would cost more than it.
 */
export function isNumberOfScene(quantity: Quantity, text: string, sentences: DraftSentences): boolean {
  if (sentences.roleAt(quantity.start) !== 'scene') return false;
  // "In the 1990s".
  if (/^(?:19|20)?\d0$/.test(quantity.text) && /^s\b/.test(text.slice(quantity.end))) return true;
  if (!quantity.inWords) return false;
  const sentence = sentences.sentenceAt(quantity.start);
  // "One", and "for a week".
  if (quantity.bare.includes(1) && quantity.kind !== 'percent') return true;
  const tail = text.slice(quantity.end, quantity.end + 60);
  switch (quantity.kind) {
    case 'money':
      return false;
    case 'percent':
      return /^half\b/i.test(quantity.text) && !tellsOfLoss.test(sentence);
    case 'multiple':
      return saysOften.test(tail);
    case 'seconds':
    case 'months':
      return (
        !isStatistic(quantity, sentence, text) &&
        !(everyWhile.test(tail) && losesTime.test(leadOf(quantity, text)))
      );
    default:
      return (
        !(countsWhoever.test(tail) && quantity.bare.some((value) => value > 3)) && !everyWhile.test(tail)
      );
  }
}

function leadOf({ start }: Quantity, text: string): string {
  return text.slice(Math.max(0, start - 40), start);
}

/** "Most teams wait six weeks", "firms lose two days", "is four days old". */
function isStatistic(quantity: Quantity, sentence: string, text: string): boolean {
  const lead = leadOf(quantity, text);
  if (
    losesTime.test(lead) ||
    /^[^.?!\n]{0,12}\b(?:old|upwards)\b/i.test(text.slice(quantity.end, quantity.end + 24))
  )
    return true;
  return ofMost.test(sentence) && takesTime.test(lead);
}

const ofMost =
  /\b(?:most|average|typical(?:ly)?|usual(?:ly)?|generally|many|on average|up to|at least|more than|fewer than|less than)\b/i;
const losesTime =
  /\b(?:los[et]|loses|losing|wastes?|wasted|wasting|spends?|spent|spending|miss(?:es)?)\b(?: \S+){0,3} $/i;
const takesTime = /\b(?:takes?|took|lasts?|needs?|waits?|waited|costs?|requires?)\b(?: \S+){0,3} $/i;
const tellsOfLoss =
  /\b(?:los[et]\w*|wast\w+|leav\w+|fail\w*|quit\w*|budget\w*|revenue|costs?|spend\w*|never)\b/i;
/** "Forty times each spring", "three times over". */
const saysOften = /^[  ]times(?:[  ](?:an?|per|each|every|over|before|already|in)\b|[.,;?!])/i;
const everyWhile = /^[^.?!\n]{0,16}\b(?:a|an|per|each|every) (?:day|week|month|quarter|year|shift|hour)\b/i;
const countsWhoever =
  /^[  ](?:of |out of |million |thousand |hundred |other |more )*(?:\p{L}+ )?(?:clients?|customers?|compan(?:y|ies)|firms?|businesses|teams?|users?|members|stores?|shops?|schools?|hotels?|clinics?|employees?|staff|experts?|engineers?|households|homes|patients|agenc(?:y|ies)|cit(?:y|ies)|countries|projects?|jobs?|deals?)\b/iu;
