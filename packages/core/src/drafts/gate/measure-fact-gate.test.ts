import { describe, expect, it } from 'vitest';
import { foreignDrafts } from './fixtures/foreign-drafts.ts';
import { heldOutDrafts } from './fixtures/held-out-drafts.ts';
import { heldOutDrafts9 } from './fixtures/held-out-drafts-9.ts';
import { heldOutDrafts10 } from './fixtures/held-out-drafts-10.ts';
import { honestDrafts } from './fixtures/honest-drafts.ts';
import { measureFactGate } from './measure-fact-gate.ts';

describe('the fact gate, measured', () => {
  const figures = measureFactGate(honestDrafts);

  it('stands on at least 150 drafts of different briefs', () => {
    expect(figures.drafts).toBeGreaterThanOrEqual(150);
    expect(new Set(honestDrafts.map(({ offer }) => offer)).size).toBe(figures.drafts);
    expect(new Set(honestDrafts.map(({ body }) => body)).size).toBe(figures.drafts);
  });

  it('passes at least 98 % of honest drafts', () => {
    expect(figures.passed / figures.drafts).toBeGreaterThanOrEqual(0.98);
  });

  it('catches at least 95 % of planted inventions', () => {
    expect(figures.caught / figures.drafts).toBeGreaterThanOrEqual(0.95);
  });

  it('passes honest drafts in German, French and Spanish, and catches what is planted in them', () => {
    const { drafts, passed, caught } = measureFactGate(foreignDrafts);
    expect(drafts).toBeGreaterThanOrEqual(12);
    expect({ passed, caught }).toEqual({ passed: drafts, caught: drafts });
  });

  it.each([
    { batch: 6, of: heldOutDrafts, passedMin: 31, caughtMin: 30 },
    { batch: 9, of: heldOutDrafts9, passedMin: 38, caughtMin: 40 },
    { batch: 10, of: heldOutDrafts10, passedMin: 33, caughtMin: 37 },
  ])(
    'does no worse on what was held out of batch $batch than its README says',
    ({ of, passedMin, caughtMin }) => {
      const { drafts, passed, caught } = measureFactGate(of);
      expect(drafts).toBeGreaterThanOrEqual(30);
      expect(passed).toBeGreaterThanOrEqual(passedMin);
      expect(caught).toBeGreaterThanOrEqual(caughtMin);
    },
  );
});
