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

  it('catches at least 96 % of planted inventions', () => {
    expect(figures.caught / figures.planted).toBeGreaterThanOrEqual(0.96);
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
    ['21', { drafts: 28, passed: 26, planted: 84, caught: 80 }],
    ['23', { drafts: 40, passed: 39, planted: 120, caught: 117 }],
    ['29', { drafts: 32, passed: 27, planted: 98, caught: 96 }],
    ['30', { drafts: 32, passed: 30, planted: 96, caught: 92 }],
    ['31', { drafts: 20, passed: 19, planted: 60, caught: 57 }],
    ['32', { drafts: 10, passed: 10, planted: 30, caught: 29 }],
    ['33', { drafts: 12, passed: 11, planted: 36, caught: 35 }],
    ['34', { drafts: 16, passed: 14, planted: 48, caught: 46 }],
    ['35', { drafts: 16, passed: 16, planted: 48, caught: 48 }],
    ['36', { drafts: 16, passed: 15, planted: 48, caught: 46 }],
    ['37', { drafts: 24, passed: 21, planted: 72, caught: 71 }],
    ['43', { drafts: 40, passed: 36, planted: 120, caught: 117 }],
    ['52', { drafts: 80, passed: 67, planted: 240, caught: 222 }],
    ['55', { drafts: 60, passed: 56, planted: 180, caught: 161 }],
    ['58', { drafts: 60, passed: 52, planted: 180, caught: 154 }],
    ['59', { drafts: 60, passed: 45, planted: 180, caught: 148 }],
    ['60', { drafts: 60, passed: 57, planted: 180, caught: 151 }],
    ['61', { drafts: 60, passed: 46, planted: 180, caught: 149 }],
    ['62', { drafts: 42, passed: 42, planted: 84, caught: 81 }],
    ['63', { drafts: 23, passed: 23, planted: 46, caught: 44 }],
    ['65', { drafts: 95, passed: 94, planted: 190, caught: 156 }],
    ['66', { drafts: 50, passed: 50, planted: 100, caught: 96 }],
    ['67', { drafts: 60, passed: 60, planted: 60, caught: 58 }],
    ['68', { drafts: 60, passed: 57, planted: 60, caught: 53 }],
  ])('does no worse on batch %s, which was held out, than it did', (batch, line) => {
    const { drafts, passed, planted, caught } = measureFactGate(heldOutDrafts.get(batch) ?? []);
    expect({ drafts, planted }).toEqual({ drafts: line.drafts, planted: line.planted });
    expect(passed).toBeGreaterThanOrEqual(line.passed);
    expect(caught).toBeGreaterThanOrEqual(line.caught);
  });
});
