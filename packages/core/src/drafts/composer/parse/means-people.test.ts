import { expect, it } from 'vitest';
import { addressPeople, meansThings } from './means-people.ts';

it.each([
  [
    'Work silently under their name, whatever they prefer.',
    'Work silently under your name, whatever you prefer.',
  ],
  [
    'The install is 35 minutes per van, and we come to their yard.',
    'The install is 35 minutes per van, and we come to your yard.',
  ],
  [
    "The test covers up to 250 staff and takes one hour of their team's time.",
    "The test covers up to 250 staff and takes one hour of your team's time.",
  ],
  ['We have about 85 pupils and they have maybe 120.', 'We have about 85 pupils and you have maybe 120.'],
  [
    "If the parts don't pass their test they pay nothing.",
    "If the parts don't pass your test you pay nothing.",
  ],
  [
    'Sale or return means they pay nothing unless a hat sells.',
    'Sale or return means you pay nothing unless a hat sells.',
  ],
  ["If the socks don't sell they can return them.", "If the socks don't sell you can return them."],
  [
    'We service all boilers in one day and they get one invoice.',
    'We service all boilers in one day and you get one invoice.',
  ],
  ['Our nurses answer in their name.', 'Our nurses answer in your name.'],
  [
    'Our representative for their area is Ann, a nurse who ran a ward.',
    'Our representative for your area is Ann, a nurse who ran a ward.',
  ],
  [
    'We compare prices with their purchase history, and that comparison is theirs to keep.',
    'We compare prices with your purchase history, and that comparison is yours to keep.',
  ],
])('is said to the reader, where nobody else can be meant: "%s"', (sentence, told) => {
  expect(addressPeople(sentence)).toBe(told);
});

it("takes what is yet to come for the reader's, whoever was named before", () => {
  const before = 'My last client saw visits double.';
  expect(addressPeople('A test article would cost them nothing.', before)).toBe(
    'A test article would cost you nothing.',
  );
  expect(addressPeople('It cost them nothing.', before)).toBeUndefined();
});

it.each([
  'Our roses keep their scent.',
  'Three hotels book us, and their guests are never disturbed.',
  'We have two vans and they have tail lifts.',
  'We have two trainers and they have 20 years of experience.',
  'Boulderhaus Neun has used us since 2021, and their members noticed the grip.',
  'Parents get a letter that they sign.',
  'Clubs save 200 hours and their members are happier.',
  'At Brackley Foods the doors paid for themselves in fourteen months.',
  'The wraps sell well, and they sell fast.',
])('is left where things or others can be meant: "%s"', (sentence) => {
  expect(addressPeople(sentence)).toBeUndefined();
});

it('is left where the sentence before it names others', () => {
  expect(addressPeople('They pay per hour.', 'We train sales reps.')).toBeUndefined();
});

it.each([
  ['We clean up after them, promise.', true],
  ['We sew them in our village hall.', true],
  ['I wash them twice.', true],
  ['We visit them on Saturdays.', false],
  ['We write the script with them.', false],
  ['We do it for them.', false],
  ['We send them a link.', false],
])('knows what is done to things from what is done for somebody: "%s"', (sentence, things) => {
  expect(meansThings(sentence)).toBe(things);
});
