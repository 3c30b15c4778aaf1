import { compact } from '../../compact.ts';
import { monthWord } from './calendar-facts.ts';
import { countsThings } from './counted-things.ts';
import { followsFrom } from './derived-quantities.ts';
import type { KnownWords } from './known-words.ts';
import type { Quantity } from './quantity.ts';
import { supports } from './support-quantities.ts';
import { measureUnitAfter } from './units.ts';
import { stem } from './words.ts';

export type BriefQuantities = {
  readonly text: string;
  readonly words: KnownWords;
  readonly quantities: readonly Quantity[];
  readonly hasTalkLength: boolean;
};

/** The numbers of a draft that a number of the brief, or what follows from two of them, stands behind. */
export function findSupported(
  quantities: readonly Quantity[],
  text: string,
  brief: BriefQuantities,
): ReadonlySet<Quantity> {
  return new Set(quantities.filter((each) => isSupported(each, text, brief)));
}

function isSupported(quantity: Quantity, text: string, brief: BriefQuantities): boolean {
  if (isOtherCount(quantity, text, brief)) return false;
  if (isKnownAge(quantity, text, brief)) return true;
  const counts = countsThings(quantity, text);
  const ofShares = isOfShares(quantity, text);
  const counting =
    quantity.kind === 'plain' && (quantity.approximate || nounAfter(text, quantity) !== undefined);
  return (
    brief.quantities.some(
      (fact) =>
        (ofShares || fact.kind !== 'percent') &&
        supports(fact, quantity, counts) &&
        !(counting && isDayOfMonth(fact, brief.text)),
    ) || followsFrom(quantity, brief.quantities, text, brief.text)
  );
}

/** "They are 11 and 14" for "14 years old": an age needs no unit. */
function isKnownAge({ end, bare }: Quantity, text: string, { quantities }: BriefQuantities): boolean {
  return (
    /^(?: (?:and|or|to) \d{1,3})?[ \u00a0-]years?[ \u00a0-]old\b/i.test(text.slice(end, end + 20)) &&
    quantities.some((fact) => fact.kind === 'plain' && fact.bare.some((value) => bare.includes(value)))
  );
}

const monthAfter = compact(`^(?:st|nd|rd|th|\\.)?[ \\u00a0](?:of )?${monthWord}`, 'i');
const monthBefore = compact(`\\b${monthWord}\\.?[ \\u00a0]$`, 'iu');

/** Whether a number is a day of the calendar ("11 July"), which is no ground for eleven of anything. */
function isDayOfMonth({ start, end }: Quantity, text: string): boolean {
  return (
    monthAfter.test(text.slice(end, end + 12)) ||
    (monthBefore.test(text.slice(Math.max(0, start - 12), start)) &&
      !/^[ \u00a0]\p{Ll}/u.test(text.slice(end, end + 2)))
  );
}

/** Whether a percentage may stand behind a number: "from 32 to 19 percent". Beside no other share, ten is not 10%. */
function isOfShares(quantity: Quantity, text: string): boolean {
  if (quantity.kind !== 'plain') return true;
  return /%|\bper ?cent|\bpoints?\b|\bout of\b|\bof (?:every|a|one) hundred\b|\bin (?:ten|10|a hundred|100)\b/i.test(
    text.slice(Math.max(0, quantity.start - 60), quantity.end + 60),
  );
}

/** "Two weekends" where the brief has six of them: that it has two guests is no ground. */
function isOtherCount(quantity: Quantity, text: string, brief: BriefQuantities): boolean {
  const noun = quantity.kind === 'plain' ? nounAfter(text, quantity) : undefined;
  if (noun === undefined) return false;
  const grounds = brief.quantities.filter((fact) => supports(fact, quantity, false));
  return (
    brief.quantities.some((fact) => nounAfter(brief.text, fact) === noun) &&
    grounds.every((fact) => ![undefined, noun].includes(nounAfter(brief.text, fact)))
  );
}

/** What may stand after a number without being what it counts: "it was 11 when they left", "from 12 with their help". */
const noNoun =
  /^(?:when|then|that|than|with|from|into|over|each|their|they|this|these|those|while|where|which|after|before|until|since|because|only|more|less|plus|your|have|were|will)$/;

/** The stem of what a number counts, where that stands right after it, or the unit in which it measures; of money, times and shares their kind. */
function nounAfter(text: string, { kind, end }: Quantity): string | undefined {
  if (kind !== 'plain') return kind;
  const tail = text.slice(end, end + 24);
  const noun = /^[ \u00a0-](\p{Ll}{4,})/u.exec(tail)?.[1];
  return measureUnitAfter(tail) ?? (noun === undefined || noNoun.test(noun) ? undefined : stem(noun));
}
