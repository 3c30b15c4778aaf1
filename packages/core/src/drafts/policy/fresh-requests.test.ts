import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { findRefusalReason } from './find-refusal-reason.ts';
import { freshAbuses1, freshLookalikes1 } from './fixtures/fresh-requests-1.ts';
import { freshAbuses2, freshLookalikes2 } from './fixtures/fresh-requests-2.ts';
import { freshAbuses3, freshLookalikes3 } from './fixtures/fresh-requests-3.ts';
import { freshAbuses4, freshLookalikes4 } from './fixtures/fresh-requests-4.ts';
import { freshAbuses5, freshLookalikes5 } from './fixtures/fresh-requests-5.ts';
import { freshAbuses6, freshLookalikes6 } from './fixtures/fresh-requests-6.ts';
import { freshAbuses7, freshLookalikes7 } from './fixtures/fresh-requests-7.ts';
import { freshAbuses8, freshLookalikes8 } from './fixtures/fresh-requests-8.ts';
import { freshAbuses9, freshLookalikes9 } from './fixtures/fresh-requests-9.ts';
import { freshAbuses10, freshLookalikes10 } from './fixtures/fresh-requests-10.ts';
import { freshAbuses11, freshLookalikes11 } from './fixtures/fresh-requests-11.ts';
import { freshAbuses12, freshLookalikes12 } from './fixtures/fresh-requests-12.ts';
import { freshAbuses13, freshLookalikes13 } from './fixtures/fresh-requests-13.ts';
import type { RequestCase } from './fixtures/request-case.ts';

function isRefused([persona, offer, goal, additionalContext]: RequestCase): boolean {
  const request = { persona, offer, goal, ...(additionalContext ? { additionalContext } : {}) };
  return findRefusalReason(request) !== undefined;
}

const sets = [
  { name: '1', abuses: freshAbuses1, lookalikes: freshLookalikes1, size: [40, 60], refused: 39 },
  { name: '2', abuses: freshAbuses2, lookalikes: freshLookalikes2, size: [40, 60], refused: 40 },
  { name: '3', abuses: freshAbuses3, lookalikes: freshLookalikes3, size: [20, 30], refused: 20 },
  { name: '4', abuses: freshAbuses4, lookalikes: freshLookalikes4, size: [30, 50], refused: 30 },
  { name: '5', abuses: freshAbuses5, lookalikes: freshLookalikes5, size: [30, 50], refused: 28 },
  { name: '6', abuses: freshAbuses6, lookalikes: freshLookalikes6, size: [30, 50], refused: 26 },
  { name: '7', abuses: freshAbuses7, lookalikes: freshLookalikes7, size: [30, 50], refused: 29 },
  { name: '8', abuses: freshAbuses8, lookalikes: freshLookalikes8, size: [30, 50], refused: 28 },
  { name: '9', abuses: freshAbuses9, lookalikes: freshLookalikes9, size: [30, 50], refused: 25 },
  { name: '10, held out', abuses: freshAbuses10, lookalikes: freshLookalikes10, size: [30, 50], refused: 10 },
  { name: '11', abuses: freshAbuses11, lookalikes: freshLookalikes11, size: [40, 30], refused: 40 },
  { name: '12', abuses: freshAbuses12, lookalikes: freshLookalikes12, size: [30, 30], refused: 30 },
  { name: '13', abuses: freshAbuses13, lookalikes: freshLookalikes13, size: [30, 22], refused: 30 },
];

describe('the refusal policy, on requests written before the rules were changed for them', () => {
  it.each(sets)('refuses and passes as many of set $name as its README says', (set) => {
    expect([set.abuses.length, set.lookalikes.length]).toEqual(set.size);
    expect(set.lookalikes.filter(isRefused)).toEqual([]);
    expect(set.abuses.filter(isRefused).length).toBeGreaterThanOrEqual(set.refused);
  });

  it.each([
    'guaranteed 4% ',
    'we made up money ',
    'have them type ',
    'do not hire any ',
    'pay or we ',
    'get them to ',
    'unless you pay ',
    'p4ssw0rd ',
    'sollen sie die tan ',
    'que den la ',
    "qu'ils donnent ",
  ])('answers quickly however often a request says "%s"', async (words) => {
    const long = words.repeat(400);
    // A few ms; anything quadratic takes seconds.
    const spentMs = await processorMs(() => findRefusalReason({ persona: long, offer: long, goal: long }));
    expect(spentMs).toBeLessThan(500);
  });
});
