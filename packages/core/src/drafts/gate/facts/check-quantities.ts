import { isComputed } from './computed-quantities.ts';
import { contradicts, countsThings, findShrunkPeriods } from './counted-things.ts';
import { followsFrom, isYearOfMonths } from './derived-quantities.ts';
import { findQuantities } from './find-quantities.ts';
import { isHarmless } from './harmless-quantities.ts';
import type { Quantity } from './quantity.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { isNumberOfScene, isProposedTime } from './spoken-quantities.ts';
import { supports } from './support-quantities.ts';
import { findWorkedExamples } from './worked-examples.ts';

/** The numbers of a text that no number of the brief stands behind. */
export function findInventedQuantities(
  text: string,
  brief: BriefQuantities,
  sentences: DraftSentences,
): string[] {
  const quantities = findQuantities(text, sentences.isEnglish() ? 'english' : 'foreign').filter(
    // The hour of a clock is the calendar's.
    ({ start, end, inWords }) =>
      inWords
        ? !isOfSpokenTime(text, start, end)
        : !/^(?::\d\d)?(?:[ ]?(?:to|-|–|and|until|till)[ ]?\d{1,2}(?::\d\d)?)?[ \u00a0]?[ap]\.?m\b/i.test(
            text.slice(end, end + 18),
          ),
  );
  // What the brief stands behind is asked first: it tells of most numbers, and the rest asks for sentences.
  const covered = findCovered(quantities);
  const invented = quantities.filter(
    (quantity) => !covered.has(quantity) && isInvented(quantity, text, brief),
  );
  const examples =
    invented.length > 0 ? findWorkedExamples(quantities, brief.quantities, text) : new Set<Quantity>();
  const found = invented
    .filter(
      (quantity) =>
        !examples.has(quantity) &&
        (!isHarmless(quantity, text, brief.text, sentences) || contradicts(quantity, text, brief.text)) &&
        !isNumberOfScene(quantity, text, sentences) &&
        !isProposedTime(quantity, text, sentences, brief),
    )
    .map((quantity) => excerptAround(text, quantity));
  return [...found, ...findShrunkPeriods(text, brief)];
}

/** "Half past seven", "ten past two". */
function isOfSpokenTime(text: string, start: number, end: number): boolean {
  return (
    /\b(?:half|quarter|five|ten|twenty) (?:past|to) $/i.test(text.slice(Math.max(0, start - 14), start)) ||
    /^ past (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(
      text.slice(end, end + 13),
    )
  );
}

export type BriefQuantities = {
  readonly text: string;
  readonly quantities: readonly Quantity[];
  readonly hasTalkLength: boolean;
  readonly calendar: ReadonlySet<string>;
};

function isInvented(
  quantity: Quantity,
  text: string,
  { quantities: known, text: briefText }: BriefQuantities,
) {
  if (quantity.kind === 'money' && isYearOfMonths(quantity, known, text, briefText)) return false;
  const counts = countsThings(quantity, text);
  const ofShares = isOfShares(quantity, text);
  return (
    !known.some((fact) => (ofShares || fact.kind !== 'percent') && supports(fact, quantity, counts)) &&
    !followsFrom(quantity, known, text, briefText) &&
    !isComputed(quantity, known, text)
  );
}

/** Whether a percentage may stand behind a number: "from 32 to 19 percent". Beside no other share, ten is not 10%. */
function isOfShares(quantity: Quantity, text: string): boolean {
  if (quantity.kind !== 'plain') return true;
  return /%|\bper ?cent|\bpoints?\b|\bout of\b|\bof (?:every|a|one) hundred\b|\bin (?:ten|10|a hundred|100)\b/i.test(
    text.slice(Math.max(0, quantity.start - 60), quantity.end + 60),
  );
}

/** A fraction's own words ("three quarters") are read once, as the fraction: what lies within a longer number. */
function findCovered(all: readonly Quantity[]): ReadonlySet<Quantity> {
  const covered = new Set<Quantity>();
  let widest: Quantity | undefined;
  for (const each of all.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (
      widest !== undefined &&
      widest.end >= each.end &&
      (widest.start < each.start || widest.end > each.end)
    )
      covered.add(each);
    else widest = each;
  }
  return covered;
}

function excerptAround(text: string, quantity: Quantity): string {
  const tail = /^\S*(?:[  ]\S+)?/.exec(text.slice(quantity.end))?.[0] ?? '';
  const lead = /[$€£¥₹]$/.exec(text.slice(0, quantity.start))?.[0] ?? '';
  return `${lead}${text.slice(quantity.start, quantity.end)}${tail}`.trim();
}
