import { describe, expect, it } from 'vitest';
import { withNotesApart, withWholeMonths } from './hurried-parts.ts';

describe('a month cut short', () => {
  it.each([
    ['They passed an audit in Nov.', 'They passed an audit in November.'],
    ['They moved in Sept. and hired in early Oct.', 'They moved in September and hired in early October.'],
    ['They opened in Feb 2024.', 'They opened in February 2024.'],
    ['closed since dec', 'closed since December'],
    ['They met Jan in Jan.', 'They met Jan in January.'],
    ['It has run since Jan joined.', 'It has run since Jan joined.'],
    ['Our office in Mar del Plata is open.', 'Our office in Mar del Plata is open.'],
    ["We believe in Jan's work.", "We believe in Jan's work."],
    ['They come in Dec 12.', 'They come in Dec 12.'],
  ])('is read in "%s"', (text, whole) => {
    expect(withWholeMonths(text)).toBe(whole);
  });
});

it.each([
  ['4 sessions; ropes + helmets supplied (ours)', '4 sessions; ropes + helmets supplied (ours)'],
  ['hired two bakers + they opened in May', 'hired two bakers. they opened in May'],
  ['20p each at 100 / 15p at 900', '20p each at 100 and 15p at 900'],
  ['opened a second shop / current van is slow', 'opened a second shop. current van is slow'],
])('parts notes at a plus or a stroke only where both are notes: "%s"', (typed, parted) => {
  expect(withNotesApart(typed)).toBe(parted);
});
