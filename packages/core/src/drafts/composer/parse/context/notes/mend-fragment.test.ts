import { describe, expect, it } from 'vitest';
import { mendFragment } from './mend-fragment.ts';

describe('a sentence made of a note without a verb', () => {
  it.each([
    [
      'Our pool: 40 chefs, 6 within an hour of Truro.',
      'We have a pool of 40 chefs, 6 of them within an hour of Truro.',
    ],
    ['Photos stored in Leeds.', 'Photos are stored in Leeds.'],
    [
      'Did 12 barn dances last year including Hexham and Alston.',
      'We did 12 barn dances last year including Hexham and Alston.',
    ],
    ['Missed visits 21% to 6% in 5 weeks.', 'Missed visits went from 21% to 6% in 5 weeks.'],
    [
      'Our work at a 40-van bakery: fuel spend down 12%, late drops from 9% to 4% of rounds.',
      'At a 40-van bakery, fuel spend went down 12% and late drops went from 9% to 4% of rounds.',
    ],
    [
      'Pilot: 8 farms, 30 minutes saved per milking.',
      'In our pilot there were 8 farms, with 30 minutes saved per milking.',
    ],
    ['12 harbours use it, latest: Port Rowan.', '12 harbours use it, the latest being Port Rowan.'],
    ['We are funded for 6 shows, 2 gone.', 'We are funded for 6 shows, 2 of them gone.'],
    ["We're 4 people, Riga.", "We're 4 people in Riga."],
    ["We're local, Alston.", "We're local in Alston."],
    ['1,800 pallet spaces free from June.', '1,800 pallet spaces are free from June.'],
    ['There is no drilling, clips onto the rail.', 'There is no drilling, and it clips onto the rail.'],
    ['It is 5 tutors ready.', '5 tutors are ready.'],
    ['Refunds went from 31% to 9%.', 'Refunds went from 31% to 9%.'],
    ['Most teams start too late, in December.', 'Most teams start too late, in December.'],
  ])('of %j is %j', (sentence, told) => {
    expect(mendFragment(sentence)).toBe(told);
  });

  it.each(['Families ask where is you now.', 'Tallboy Aerial (Pvt) Ltd, Kandy.'])(
    'is none of %j',
    (sentence) => {
      expect(mendFragment(sentence)).toBeUndefined();
    },
  );
});

it('tells what somebody is between two deeds', () => {
  expect(mendFragment('I have 12 years on farms, HACCP trained, and run two dairies.')).toBe(
    'I have 12 years on farms, am HACCP trained and run two dairies.',
  );
});
