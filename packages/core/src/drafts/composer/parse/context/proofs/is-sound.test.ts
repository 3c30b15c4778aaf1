import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { isSound, leansOnKind } from './is-sound.ts';

it.each([
  ['The fee is 140, family pays, she keeps 30.', ''],
  ['There are no superlatives, he hates them.', ''],
  ['Pilot: 4,800, they would pay half.', ''],
  ['Water saved there: 310,000 l.', ''],
])('finds nobody for a pronoun of "%s"', (sentence, told) => {
  expect(isSound(sentence, told)).toBe(false);
});

it.each([
  ['Our trainer brings her own mats.', ''],
  ['She plays the cello.', 'Ann Bell leads the band.'],
  ['Orders are packed before they leave.', ''],
  ['They fold in ten seconds.', 'Bunk beds.'],
  ['A plant manager said "he saved a day".', ''],
])('knows who is meant in "%s"', (sentence, told) => {
  expect(isSound(sentence, told)).toBe(true);
});

const told = (context: string, offer = 'customs clearance') =>
  parseContext(context, { persona: 'Import manager', offer }).proofs;

it.each([
  [
    'The simulation takes five working days, and the data can be anonymised by her people first.',
    ['The simulation takes five working days, and the data can be anonymised by your people first.'],
  ],
  ['Fee: 140 per service, family pays, she keeps 30', ['The fee is 140 per service.']],
  ['Coated more than 200 mirrors so far.', ['We have coated more than 200 mirrors so far.']],
  ['Standby costs nothing.', ['Standby costs nothing.']],
  ['Did 44 evenings last winter.', ['We did 44 evenings last winter.']],
  [
    "We found in a similar range that 7 of 50 codes were wrong, four of them to the customer's disadvantage.",
    [
      "We found in a similar range that 7 of 50 codes were wrong, four of them to the customer's disadvantage.",
    ],
  ],
  ['We repaired 300 clarinets last year (public figure).', ['We repaired 300 clarinets last year.']],
  ['A repair takes two days (internal estimate).', []],
  ['Ask if we may come in August.', []],
  ['Restaurant: 50 covers', []],
  ['Phase: precast, wk 38-44', []],
  ['Tyres now: new only', []],
  ['4 gensets, 2 x 30k l tanks', []],
])('tells what is sound of "%s"', (context, proofs) => {
  expect(told(context)).toEqual(proofs);
});

it.each([
  ['He paid 2,880 a year.', []],
  ['Her sister runs the till.', []],
  [
    'The warranty on their Heidekamp site (nine turbines, commissioned October 2020) ends on 31 October.',
    ['The warranty on your Heidekamp site (nine turbines, commissioned October 2020) ends on 31 October.'],
  ],
])('opens with no more than is fit of "%s"', (context, aboutReader) => {
  expect(
    parseContext(context, {
      persona: 'Director of operations for a wind farm owner with 74 turbines',
      offer: 'Rope access teams for blade repairs',
    }).aboutReader,
  ).toEqual(aboutReader);
});

it.each([
  ['Got SOC 2 last year, the rest planned.', false],
  ['We got SOC 2 last year.', true],
])('knows whether anybody did it: "%s"', (sentence, sound) => {
  expect(isSound(sentence, 'An audit')).toBe(sound);
});

it('knows what leans on a problem that was not told', () => {
  expect(leansOnKind('We have fixed that kind of problem twice', false)).toBe(true);
  expect(leansOnKind('We have fixed that kind of problem twice', true)).toBe(false);
  expect(leansOnKind('We have fixed slow pumps of that make', false)).toBe(false);
});
