import { isFigureOfSpeech } from './figures-of-speech.ts';
import { isSupposed } from './mentions.ts';
import type { Quantity } from './quantity.ts';
import { leavesOpen, sentenceBefore } from './sentence-around.ts';
import type { DraftSentences } from './sentence-roles.ts';

/** Nouns that a small number in words may count without claiming anything. */
const harmlessNouns =
  /^[  -](?:quick |short |small |simple |more |other |further |easy |honest )?(?:questions?|things?|ways?|lines?|sentences?|options?|words?|reasons?|points?|sides?|parts?|places?|steps?|halves|heads|birds|minds?|cents)\b/i;

/** What makes a length of time of "one day". */
const lasts =
  /\b(?:in|within|for|takes?|over|after|than|under|lasts?|every|least|just|only|about|is|was|of)[  ]$/i;

/** "If you order more than five", "if you leave after three months": a condition that the brief has to give. */
const limits = /\b(?:than|under|over|least|most|first|after|before|within|every)[ ]$/i;

/** Neither a price nor a share. */
function isOfCount({ kind }: Quantity): boolean {
  return kind === 'plain' || kind === 'seconds' || kind === 'months';
}

export function isHarmless(
  quantity: Quantity,
  text: string,
  briefText: string,
  sentences: DraftSentences,
): boolean {
  const tail = text.slice(quantity.end, quantity.end + 24);
  const lead = text.slice(Math.max(0, quantity.start - 12), quantity.start);
  const longLead = text.slice(Math.max(0, quantity.start - 60), quantity.start);
  if (quantity.values.includes(1) && quantity.kind === 'plain') return true;
  const before = sentenceBefore(text, quantity.start);
  if (quantity.kind === 'plain' && leavesOpen(before)) return true;
  if (isOfCount(quantity) && isSupposed(before) && !limits.test(before)) return true;
  if (/^nine times out of ten$/i.test(quantity.text)) return true;
  // "A 30-year-old": somebody's age, and nobody's experience.
  if (
    /^[ -]years?-old\b(?! (?:\p{L}+ )?(?:compan|firm|business|brand|famil|agency|recipe))/iu.test(tail) &&
    !/\b(?:our|we)\b/i.test(longLead)
  )
    return true;
  // "Could we walk through it one day?": some day.
  if (
    /^one$/i.test(quantity.text) &&
    /^[ ](?:day|morning|afternoon|evening|night)\b/i.test(tail) &&
    !lasts.test(lead)
  )
    return true;
  if (quantity.inWords && quantity.kind === 'plain' && quantity.bare.some((value) => value <= 3)) {
    if (
      harmlessNouns.test(tail) ||
      /\b(?:or|the|these|all|just|between|of|those|no|the other)[  ]$/i.test(lead)
    )
      return true;
    if (
      /^(?:[.,;?!]|[  ](?:on|about|to|for|of) )/i.test(tail) &&
      !/\bfrom\b[^.?!\n]{0,30}\bto[ ]$/i.test(longLead) &&
      quantity.bare.some((value) => value <= 2)
    )
      return true;
  }
  // "For a month" contradicts a brief that has a week, and nothing else.
  if (
    /^for an?\b/i.test(quantity.text) &&
    !/\b(?:an?|one)[  -](?:full |whole |single )?(?:hour|day|night|weekend|week|fortnight|month|term|semester|season|year)\b/i.test(
      briefText,
    )
  )
    return true;
  if (isFigureOfSpeech(quantity, text, briefText, sentences)) return true;
  // "The four of us": of us and of you nobody learns anything new.
  if (
    quantity.inWords &&
    (/^[ \u00a0]of (?:us|you)\b/i.test(tail) ||
      (/^[ \u00a0]of them\b/i.test(tail) && /\b(?:the|all|both|any|some|either)[ \u00a0]$/i.test(lead))) &&
    !/\b(?:there (?:are|is)|there['’]s|team of|we are|we['’]re)[ \u00a0]$/i.test(longLead)
  )
    return true;
  if (quantity.bare.includes(0)) return /^[  -](?:pressure|obligation|hard feelings|interest)/i.test(tail);
  return false;
}
