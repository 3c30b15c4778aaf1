import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { hasClause } from './stands-alone.ts';

describe('what a thing does', () => {
  it.each([
    'Magnets miss brass',
    'A logger travels with every crate',
    'Waste water stands at 14 degrees',
    'Pay-per-wash means no investment',
    'The slope rules out lorries',
    'Our resin gels at 60 degrees',
    'Fruit fibre requires no sugar',
  ])('is heard: %s', (sentence) => {
    expect(hasClause(sentence)).toBe(true);
  });

  it.each(['Exhibition stands from Kent', 'House rules for guests', 'By means of a lever', 'Water tanks'])(
    'is not heard where a thing is named: %s',
    (note) => {
      expect(hasClause(note)).toBe(false);
    },
  );

  it('is told as it was written, and not as something there is', () => {
    const context =
      'Metal detectors miss brass. A logger travels with every crate. Our resin gels at 60 °C. Never mention rust.';
    expect(parseContext(context, { persona: 'Plant manager', offer: 'Sieves' }).proofs).toEqual([
      'Metal detectors miss brass.',
      'A logger travels with every crate.',
      'Our resin gels at 60 °C.',
    ]);
  });
});

describe('a whole note in small letters on one thing', () => {
  const tell = (context: string) =>
    parseContext(context, { persona: 'Yacht builder', offer: 'Cork decking with regrinding' }).proofs;

  it.each([
    ['cork weighs half as much as oak; no glue needed', 'Cork weighs half as much as oak.'],
    ['primer costs $0.30 per square metre; no glue needed', 'The primer costs $0.30 per square metre.'],
    [
      'regrinding costs a third of a new floor; no glue needed',
      'The regrinding costs a third of a new floor.',
    ],
  ])('is told: %s', (context, told) => {
    expect(tell(context)).toContain(told);
  });

  it('is not told where it says what somebody wants', () => {
    expect(tell('owner wants to change; no glue needed').join(' ')).not.toMatch(/owner/i);
  });
});
