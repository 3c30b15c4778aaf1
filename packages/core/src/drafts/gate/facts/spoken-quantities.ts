import { actsOnOffer } from './figures-of-speech.ts';
import type { Quantity } from './quantity.ts';
import { sentenceAround } from './sentence-around.ts';
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
  brief: { readonly hasTalkLength: boolean; readonly calendar: ReadonlySet<string> },
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
    quantity.bare.every(
      (value) => Number.isInteger(value) && value <= 12 && mayBeHour(value, brief.calendar),
    ) &&
    /\b(?:at|around|after|before|between|from|by)[  ](?:\S+[  ](?:and|or|to)[  ])?$/i.test(
      text.slice(Math.max(0, quantity.start - 24), quantity.start),
    )
  );
}

/** Where the brief names hours, only those. */
function mayBeHour(hour: number, calendar: ReadonlySet<string>): boolean {
  const hours = [...calendar].filter((key) => key.startsWith('clock:'));
  return (
    hours.length === 0 || hours.some((key) => [hour * 60, (hour + 12) * 60].includes(Number(key.slice(6))))
  );
}

/**
 * "Forty times each spring", "three minutes late", "half the queue": words of number in a sentence that tells how
 * things are. Digits, shares, prices, crowds, and how long something takes or how much a week costs are statistics.
 * A number that passes here says nothing about the offer, so a false alarm would cost more than it.
 */
export function isNumberOfScene(quantity: Quantity, text: string, sentences: DraftSentences): boolean {
  if (sentences.roleAt(quantity.start) !== 'scene') return false;
  // "Drew the route in 1987".
  if (quantity.kind === 'plain' && /^(?:19\d\d|20[0-3]\d)$/.test(quantity.text)) return true;
  // "Row F, seats 11 and 12", "a 40-tab form", "to a 30-year-old"; beside a word of the offer digits tell of it.
  if (!quantity.inWords && sentences.offerWordsAt(quantity.start) > 1) return false;
  const { lead, tail: rest } = sentenceAround(text, quantity.start, quantity.end);
  if (actsOnOffer(lead, rest)) return false;
  const sentence = sentences.sentenceAt(quantity.start);
  // "One", and "for a week".
  if (quantity.bare.includes(1) && quantity.kind !== 'percent') return true;
  const tail = text.slice(quantity.end, quantity.end + 60);
  switch (quantity.kind) {
    case 'money':
      // "Has lost ten pounds".
      return (
        (quantity.inWords && /^[ ]pounds?\b/i.test(tail)) ||
        /^\W*(?:any(?:one|body)|whoever|some(?:one|body)|nobody)\b/i.test(sentence) ||
        isAttribute.test(text.slice(Math.max(0, quantity.start - 6), quantity.end + 12))
      );
    case 'percent':
      return (
        isEverything(quantity) ||
        isLeftOver.test(tail) ||
        ((/^(?:the other )?half\b/i.test(quantity.text) || isPartOf(quantity, tail)) &&
          !tellsOfLoss.test(sentence))
      );
    case 'multiple':
      return quantity.inWords && !compares.test(tail);
    case 'seconds':
    case 'months':
      return (
        !isStatistic(quantity, sentence, text) &&
        !(everyWhile.test(tail) && losesTime.test(leadOf(quantity, text)))
      );
    default:
      return (
        !(
          countsWhoever.test(tail) &&
          quantity.bare.some((value) => value > 3) &&
          (!quantity.inWords || !/\p{L}/u.test(lead) || hasIt.test(sentence)) &&
          !isOfExample(leadOf(quantity, text), sentence)
        ) && !everyWhile.test(tail)
      );
  }
}

/** "On a 50p shelf". */
const isAttribute = /\b(?:an?|the) [$€£]?[\d.,]+(?:p|c|-?(?:euro|dollar|pound))?[ -]\p{Ll}{3}/u;
/** "A phone with 3% left". */
const isLeftOver = /^[ ]?(?:%|per ?cent)[ ](?:left|full|charged|battery|charge|sure|certain)\b/i;

/** "About a third of them"; "by a third" and "a third more" are results. */
function isPartOf({ text: part }: Quantity, tail: string): boolean {
  return (
    /\b(?:third|quarter|fifth|sixth|eighth|tenth)s? of\b/i.test(`${part}${tail.slice(0, 4)}`) &&
    !/^(?:by|to|saves?|than)\b/i.test(part)
  );
}

/** "Being 99% careful", "a hundred per cent sure". */
function isEverything({ kind, bare }: Quantity): boolean {
  return kind === 'percent' && bare.every((value) => value >= 99);
}

/** "An enquiry that was sold to five firms": of one, and nobody who buys. */
function isOfExample(lead: string, sentence: string): boolean {
  return (
    /\p{L}+ \p{L}+ \p{L}+ $/u.test(lead) &&
    /^\W*(?:an?|one|somebody|someone|ask|imagine)\b/i.test(sentence) &&
    !hasIt.test(sentence)
  );
}

const hasIt = /\b(?:already|us(?:es?|ing)|rel(?:y|ies)|trusts?|chose|switched)\b/i;

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
/** "Twice as many", "five times more": a result. "A thousand times", "forty times each spring" are not. */
const compares = /^[  ](?:times[  ])?(?:as|more|less|fewer|\p{L}+er)\b/iu;
const everyWhile = /^[^.?!\n]{0,16}\b(?:a|an|per|each|every) (?:day|week|month|quarter|year|shift|hour)\b/i;
const countsWhoever =
  /^[  ](?:of |out of |million |thousand |hundred |other |more )*(?:\p{L}+ )?(?:clients?|customers?|compan(?:y|ies)|firms?|businesses|teams?|users?|members|stores?|shops?|schools?|hotels?|clinics?|employees?|staff|experts?|engineers?|households|homes|patients|agenc(?:y|ies)|cit(?:y|ies)|countries|projects?|jobs?|deals?)\b/iu;
