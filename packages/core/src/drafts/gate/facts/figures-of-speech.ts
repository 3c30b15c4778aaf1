import { countedPeople } from './counted-things.ts';
import type { Quantity } from './quantity.ts';
import { sentenceAround } from './sentence-around.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { stem } from './words.ts';

/** "Half of what annoyed them": a way to say much, where nobody's results are told. */
export function isManyOfAnything(quantity: Quantity, text: string): boolean {
  if (!/^half of$/i.test(quantity.text)) return false;
  const start =
    Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, quantity.start - 1))) + 1;
  const sentence = /^[^.!?\n]*/.exec(text.slice(start))?.[0] ?? '';
  return !/\b(?:we|our|us|i|my|you|your|clients?|customers?|users?|companies|firms|teams|cost|price|saved?|cut|less|more)\b/i.test(
    sentence,
  );
}

const sayings =
  /\b(?:nine|9)[ -]to[ -](?:five|5)\b|\bnine (?:times )?out of ten\b(?= times|,| it| the)|\bten to one\b|\bit takes two(?: people| hands)?\b|\ba (?:hundred|thousand|million)(?: and one)? (?:other|better|different|little|small|more) |\b(?:step|day|rule|plan|option|part|act|round|version|number) (?:one|two|three)\b|\bno two \p{L}+(?: \p{L}+)? (?:are|is) |\bbetween one and ten\b|\btwo sides\b|\bsixes and sevens\b|\bsquare one\b|\b(?:twenty|fifty|a hundred|a dozen|ten|a thousand) times (?:a|per) day\b|\b(?:one|two|three|four|five) (?:birds?|stones?|left feet|minds?)\b/giu;

/** What every saying holds. */
const traceOfSaying =
  /\b(?:one|two|three|four|five|nine|9|ten|twenty|fifty|dozen|hundred|thousand|million|sixes)\b/iu;

/** Sayings are blanked, so that every other number keeps its place. */
export function withoutSayings(text: string): string {
  if (!traceOfSaying.test(text)) return text;
  return text.replaceAll(sayings, (saying) => ' '.repeat(saying.length));
}

const figureOfSpeechMax = 5;

/**
 * "Three rounds of questions", "two towns away", "half the doors": a small number in words in a sentence that sets a
 * scene. It counts nothing that the brief speaks of, nobody who buys, and no rate; and nothing before it in its
 * sentence says that the sender, the offer or the reader is meant.
 */
export function isFigureOfSpeech(
  quantity: Quantity,
  text: string,
  briefText: string,
  sentences: DraftSentences,
): boolean {
  if (sentences.roleAt(quantity.start) === 'proposal') return false;
  const isHalf = /^half (?:the|of|a)$/i.test(quantity.text);
  const isSmall = quantity.kind === 'plain' && quantity.bare.every((value) => value <= figureOfSpeechMax);
  if (!quantity.inWords || !(isHalf || isSmall)) return false;
  const { lead, tail } = sentenceAround(text, quantity.start, quantity.end);
  // "Three fitters cover the county" tells of somebody, whoever it is.
  if (isSmall && !/\p{L}+\P{L}+\p{L}/u.test(lead)) return false;
  if (meansSomebody.test(lead) || tellsOfResults.test(lead + tail) || countedPeople.test(tail)) return false;
  const noun = /^[ \u00a0-]((?:\p{Ll}+[ -])?\p{Ll}{3,})/u.exec(tail)?.[1];
  if (noun === undefined) return false;
  return !noun.split(/[ -]/).some((part) => part.length > 3 && mentions(briefText, stem(part)));
}

/** Whether any word of a text begins with a stem. */
function mentions(text: string, stemmed: string): boolean {
  return new RegExp(`(?<!\\p{L})${stemmed}`, 'iu').test(text);
}

const meansSomebody =
  /\b(?:we|our|ours|us|i|i['’]\w+|we['’]\w+|my|me|it|its|it['’]s|they|this|these|each|every|your|yours|you|you['’]\w+|there)\b/i;

const tellsOfResults =
  /\b(?:clients?|customers?|users?|companies|firms|teams|costs?|prices?|sav(?:e|es|ed|ing)|cuts?|reduc\w+|more|less|fewer|faster|higher|lower|per|out of|times|on average)\b|\b(?:a|per|every|each) (?:day|week|month|quarter|year)\b|[%€$£]/i;
