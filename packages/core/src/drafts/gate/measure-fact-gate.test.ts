import { describe, expect, it } from 'vitest';
import { foreignDrafts } from './fixtures/foreign-drafts.ts';
import { heldOutDrafts } from './fixtures/held-out-drafts.ts';
import { honestDrafts } from './fixtures/honest-drafts.ts';
import { measureFactGate, measureSentences } from './measure-fact-gate.ts';

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

  it('catches at least 97.5 % of planted inventions', () => {
    expect(figures.caught / figures.planted).toBeGreaterThanOrEqual(0.975);
  });

  it('passes honest drafts in German, French and Spanish, and catches what is planted in them', () => {
    const { drafts, passed, caught } = measureFactGate(foreignDrafts);
    expect(drafts).toBeGreaterThanOrEqual(12);
    expect({ passed, caught }).toEqual({ passed: drafts, caught: drafts });
  });

  it('tells single sentences apart: at most one in twenty wrongly, either way', () => {
    const { flagged, honest, missed, invented } = measureSentences();
    expect(flagged.length / honest).toBeLessThanOrEqual(0.05);
    expect(missed.length / invented).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['21', { drafts: 28, passed: 27, planted: 84, caught: 79 }],
    ['23', { drafts: 40, passed: 37, planted: 120, caught: 117 }],
    ['29', { drafts: 32, passed: 27, planted: 98, caught: 95 }],
    ['30', { drafts: 32, passed: 24, planted: 96, caught: 91 }],
    ['31', { drafts: 20, passed: 20, planted: 60, caught: 59 }],
    ['32', { drafts: 10, passed: 10, planted: 30, caught: 30 }],
    ['33', { drafts: 12, passed: 10, planted: 36, caught: 35 }],
  ])('does no worse on batch %s, which was held out, than its README says', (batch, line) => {
    const { drafts, passed, planted, caught } = measureFactGate(heldOutDrafts.get(batch) ?? []);
    expect({ drafts, planted }).toEqual({ drafts: line.drafts, planted: line.planted });
    expect(passed).toBeGreaterThanOrEqual(line.passed);
    expect(caught).toBeGreaterThanOrEqual(line.caught);
  });
});
