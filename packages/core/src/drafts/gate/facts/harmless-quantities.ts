import { countsList } from './counted-things.ts';
import { isFigureOfSpeech, isManyOfAnything } from './figures-of-speech.ts';
import { isAnybodys } from './open-days.ts';
import type { Quantity } from './quantity.ts';
import type { DraftSentences } from './sentence-roles.ts';

/** Nouns that a small number in words may count without claiming anything. */
const harmlessNouns =
  /^[  -](?:quick |short |small |simple |more |other |further |easy |honest )?(?:questions?|things?|ways?|lines?|sentences?|options?|words?|reasons?|points?|sides?|parts?|places?|steps?|halves|heads|birds|minds?|cents)\b/i;

const isLabel =
  /\b(?:table|row|board|mile|page|chapter|room|gate|platform|floor|level|line|lane|hole|lap|day|week|round|act|scene|verse|question|item|slide|version|draft|attempt|seat|door|bay|track|bus|bed|exit|kilometre|hour|minute|year|number|call|email|page|paragraph)[  ]$/i;

/** What makes a length of time of "one day". */
const lasts =
  /\b(?:in|within|for|takes?|over|after|than|under|lasts?|every|least|just|only|about|is|was|of)[  ]$/i;

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
  // "A 30-year-old": somebody's age, and nobody's experience.
  if (
    /^[ -]years?-old\b(?! (?:\p{L}+ )?(?:compan|firm|business|brand|famil|agency|recipe))/iu.test(tail) &&
    !/\b(?:our|we)\b/i.test(longLead)
  )
    return true;
  // "one day" without a number before or after is no date; "1:1" and "one-to-one" are no figures.
  if (quantity.inWords && quantity.bare.includes(1) && /\bone$/i.test(quantity.text)) {
    // "Could we walk through it one day?": some day.
    if (/^[ ](?:day|morning|afternoon|evening|night)\b/i.test(tail) && !lasts.test(lead)) return true;
    if (/^[ -](?:day,|another|to-one|by one|at a time|hour a day)/i.test(tail)) return true;
    if (quantity.kind === 'seconds' && /\b(?:any|that|this|day)[  ]$/i.test(lead)) return true;
  }
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
  if (quantity.inWords && quantity.kind === 'plain' && countsList(quantity, text, briefText)) return true;
  // "One question tells more than ten slides": a saying.
  if (
    quantity.inWords &&
    /\bone\b[^.?!\n]{0,60}\bthan (?:from |in |by |with |of )?$/i.test(
      text.slice(Math.max(0, quantity.start - 90), quantity.start),
    )
  )
    return true;
  // "They go home at five": an hour, and nobody's.
  if (
    quantity.inWords &&
    quantity.kind === 'plain' &&
    quantity.bare.every((value) => value <= 12) &&
    /\b(?:at|by|until|till|past|before|after)[  ]$/i.test(lead) &&
    /^(?:[.,;:?!]|[  ](?:in the|on|and|o['’]clock)\b)/i.test(tail) &&
    isAnybodys(sentences.sentenceAt(quantity.start))
  )
    return true;
  // "Compare it with the other three", "half past ten", "is that a 1 or a 7?".
  if (
    quantity.inWords &&
    /\b(?:the other|half past|(?:a )?quarter (?:past|to)|(?:five|ten|twenty) (?:past|to))[ ]$/i.test(longLead)
  )
    return true;
  if (
    quantity.kind === 'plain' &&
    /\ba[ ]$/i.test(lead) &&
    /^(?:[?.,;]|[ ]or a \d)/i.test(tail) &&
    quantity.text.length === 1
  )
    return true;
  if (
    /^twice as$/i.test(quantity.text) &&
    /^[ ](?:many|much|long|often)(?:[ ]\p{Ll}+)? as (?:you|it|they|anyone|anybody|he|she)\b/iu.test(
      text.slice(quantity.end, quantity.end + 40),
    )
  )
    return true;
  // "By mile twenty", "board six": the name of one of many.
  if (
    quantity.inWords &&
    quantity.kind === 'plain' &&
    isLabel.test(lead) &&
    !/^[ ]\p{Ll}/u.test(tail.replace(/^[ ](?:and|or|to|on|in|is|was|for|at|has|had)\b/, ''))
  )
    return true;
  // "Teach me more than ten calls".
  if (
    quantity.inWords &&
    quantity.kind === 'plain' &&
    /\b(?:tell|teach|show|say|convince|explain|prove|worth)\w*\b[^.?!\n]{0,40}\bthan (?:any |a |from )?$/i.test(
      text.slice(Math.max(0, quantity.start - 80), quantity.start),
    )
  )
    return true;
  // "For a month" contradicts a brief that has a week, and nothing else.
  if (
    /^for an?\b/i.test(quantity.text) &&
    !/\b(?:an?|one)[  -](?:full |whole |single )?(?:hour|day|night|weekend|week|fortnight|month|term|semester|season|year)\b/i.test(
      briefText,
    )
  )
    return true;
  if (isManyOfAnything(quantity, text) || isFigureOfSpeech(quantity, text, briefText, sentences)) return true;
  // "Whether you run ten cars or a thousand": of either, nothing is said.
  if (quantity.kind === 'plain' && /\bwhether you\b[^.?!\n]*$/i.test(longLead)) return true;
  // "If you have two minutes", "give it five minutes".
  if (quantity.inWords && quantity.kind === 'seconds' && quantity.values.every((value) => value <= 300)) {
    if (
      /\b(?:give (?:it|me|us)|spare|you have|you['’]ve got|got|worth) (?:just |only |about |the |a )?$/i.test(
        longLead,
      )
    )
      return true;
  }
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
