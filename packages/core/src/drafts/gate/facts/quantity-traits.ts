import type { DraftReading } from './draft-reading.ts';
import type { Quantity } from './quantity.ts';
import { supports } from './support-quantities.ts';
import type { BriefQuantities } from './supported-quantities.ts';
import { stem } from './words.ts';
import { isOneStepAway } from './worked-out.ts';

/** In characters: where its words stand. */
const nounReach = 40;

/** What only a number has: its size, its noun, and whether one of the brief's numbers is missing. */
export function readQuantityTraits(
  quantity: Quantity,
  draft: DraftReading,
  brief: BriefQuantities,
): string[] {
  const { text, quantities } = draft;
  const after = stemsOf(/^[^.?!\n]*/.exec(text.slice(quantity.end, quantity.end + nounReach))?.[0]).slice(
    0,
    3,
  );
  const before = stemsOf(
    /[^.?!\n]*$/.exec(text.slice(Math.max(0, quantity.start - nounReach), quantity.start))?.[0],
  ).slice(-3);
  const alike = brief.quantities.filter(({ kind }) => kind === quantity.kind);
  const unsaid = alike.filter(
    (fact) => !quantities.some((said) => said.kind === fact.kind && supports(fact, said, false)),
  );
  const counted = new Set(
    brief.quantities.flatMap(({ end }) => stemsOf(brief.text.slice(end, end + nounReach)).slice(0, 3)),
  );
  const size = sizeOf(quantity);
  return [
    `words:${quantity.inWords}`,
    `rough:${quantity.approximate}`,
    `size:${size}`,
    `size:${size} words:${quantity.inWords}`,
    `alike:${Math.min(2, alike.length)}`,
    `unsaid:${Math.min(2, unsaid.length)}`,
    `counted:${after.some((each) => counted.has(each))}`,
    `countedNext:${counted.has(after[0] ?? '')}`,
    `briefAfter:${after.some((each) => brief.words.stems.has(each))}`,
    `briefBefore:${before.some((each) => brief.words.stems.has(each))}`,
    `step:${isOneStepAway(quantity, brief.quantities, quantities)}`,
    ...(quantity.kind === 'seconds'
      ? [`talk:${brief.hasTalkLength}`, `hour:${quantity.values.every((value) => value <= 3_600)}`]
      : []),
  ];
}

function sizeOf({ bare }: Quantity): string {
  const value = Math.max(0, ...bare);
  return `<=${[3, 10, 31, 99, 999].find((most) => value <= most) ?? 'any'}`;
}

function stemsOf(text = ''): string[] {
  return (text.match(/\p{L}{3,}/gu) ?? []).map(stem);
}
