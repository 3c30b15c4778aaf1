import { countedPeople } from './counted-things.ts';
import type { Quantity } from './quantity.ts';
import { sentenceAround } from './sentence-around.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { stem } from './words.ts';

/** What a sender may count of what the brief does not speak of: "in two steps", "two or three of you". */
const smallTalkMax = 3;

/**
 * "Ask five people", "half the doors", "board six": a number in words that counts nothing of the brief, nobody who buys or is employed,
 * no share, rate or result. Where sender, offer or reader stand before it in its sentence, it is no larger than three, unless it is part of a request; up to three of anything may be asked for.
 */
export function isFigureOfSpeech(
  quantity: Quantity,
  text: string,
  briefText: string,
  sentences: DraftSentences,
): boolean {
  const isHalf = /^(?:the other )?half(?: (?:the|of|a))?$/i.test(quantity.text);
  if (!quantity.inWords || !(isHalf || quantity.kind === 'plain')) return false;
  const { lead, tail } = sentenceAround(text, quantity.start, quantity.end);
  if (tellsOfResults.test(lead + tail) || countedPeople.test(tail) || ofSeveral.test(tail)) return false;
  if (actsOnOffer(lead, tail)) return false;
  if (opensRange.test(lead)) return false;
  const isSmall = !isHalf && quantity.bare.every((value) => value <= smallTalkMax);
  const isAsked = sentences.roleAt(quantity.start) === 'proposal';
  // "We'd bring two bikes": nothing that anybody has promised yet.
  if (isSmall && isAsked) return true;
  if (meansSomebody.test(lead) && !isSmall && !isAsked) return false;
  const nouns = countedNouns.exec(tail)?.[0].match(/\p{L}{4,}/gu) ?? [];
  return !nouns.some((noun) => mentions(briefText, stem(noun)));
}

/** "Two airports have installed it": a number that opens its sentence counts whoever has what is offered. */
export function actsOnOffer(lead: string, tail: string): boolean {
  return (
    !/\p{L}/u.test(lead) &&
    /^[ ]\p{Ll}+ (?:have |has |already |now )*\p{Ll}+ (?:it|them|us|ours)\b/u.test(tail)
  );
}

/** Whether any word of a text begins with a stem. */
function mentions(text: string, stemmed: string): boolean {
  return new RegExp(`(?<!\\p{L})${stemmed}`, 'iu').test(text);
}

const countedNouns = /^[ \u00a0-](?:\p{Ll}+[ -]){0,1}\p{Ll}+/u;
/** "The first ten", "from ten to two", "under one". */
const opensRange = /\b(?:first|from|to|under|over|least|most)[ \u00a0]$/i;
/** "Twelve of fourteen", "one in a thousand"; "three Masters of Wine" are somebody. */
const ofSeveral =
  /^[ \u00a0](?:(?:of|in|out of) (?:\d|an?\b|every|two|three|four|five|six|seven|eight|nine|ten|\p{Ll}+teen|\p{Ll}+ty\b)|\p{Lu})/u;

const meansSomebody =
  /\b(?:we|our|ours|us|i|i['’]\w+|we['’]\w+|my|me|it|its|it['’]s|they|this|these|each|every|your|yours|you|you['’]\w+|there)\b/i;

const tellsOfResults =
  /\b(?:clients?|customers?|users?|companies|firms|teams|costs?|prices?|sav(?:e|es|ed|ing)|cuts?|reduc\w+|(?:rise|fall|grow|drop)s? by|more|less|fewer|faster|higher|lower|per|out of|times|on average|(?:from|for) us)\b|\b(?:a|per|every|each) (?:day|week|month|quarter|year)\b|[%€$£]/i;
