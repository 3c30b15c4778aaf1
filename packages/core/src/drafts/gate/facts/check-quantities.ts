import { isOfSpokenTime, isSpokenHour } from './calendar-facts.ts';
import { findShrunkPeriods } from './counted-things.ts';
import { isRestOfShare } from './derived-quantities.ts';
import type { DraftReading } from './draft-reading.ts';
import type { Quantity } from './quantity.ts';
import { readQuantityTraits } from './quantity-traits.ts';
import type { BriefQuantities } from './supported-quantities.ts';
import type { Suspect } from './suspect.ts';
import { isWorkedOut } from './worked-out.ts';

/** The numbers of a text that no number of the brief stands behind. */
export function findSuspectQuantities(draft: DraftReading, brief: BriefQuantities): Suspect[] {
  const { text, quantities } = draft;
  const covered = findCovered(quantities);
  const suspects = quantities.filter(
    (quantity) =>
      !covered.has(quantity) &&
      !(quantity.kind === 'plain' && quantity.values.includes(1)) &&
      !isOfClock(quantity, text) &&
      !draft.supported.has(quantity) &&
      !isRestOfShare(quantity, brief.quantities, quantities) &&
      !isWorkedOut(quantity, text, brief.quantities, quantities),
  );
  return [
    ...suspects.map((quantity) => ({
      kind: `number ${quantity.kind}` as const,
      excerpt: excerptAround(text, quantity),
      start: quantity.start,
      end: quantity.end,
      traits: () => readQuantityTraits(quantity, draft, brief),
    })),
    ...findShrunkPeriods(text, brief).map(({ 0: excerpt, index }) => ({
      kind: 'number shrunk' as const,
      excerpt,
      start: index,
      end: index + excerpt.length,
      traits: () => [],
    })),
  ];
}

/** The hour of a clock is the calendar's. */
function isOfClock({ start, end, inWords }: Quantity, text: string): boolean {
  // "Does Wednesday at 10 work?"
  if (/day at $/.test(text.slice(Math.max(0, start - 8), start))) return true;
  return inWords
    ? isOfSpokenTime(text, start, end) || isSpokenHour(text, start)
    : /^(?::\d\d)?(?:[ ]?(?:to|-|–|and|until|till)[ ]?\d{1,2}(?::\d\d)?)?[ \u00a0]?[ap]\.?m\b/i.test(
        text.slice(end, end + 18),
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
