import { expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

it.each([
  [
    'Fernwatch compares what runs in your plant with what the manual says. Read-only agent, installs with one script, $4 per machine a month.',
    ['It is a read-only agent and installs with one script.', 'The price is $4 per machine a month.'],
  ],
  [
    'Hollin makes a stove that heats a whole house. 90 units installed, 700 on the waiting list, raising £1.4m of which £600k is committed.',
    [
      'We have 90 units installed and 700 on the waiting list.',
      'We are raising £1.4m of which £600k is committed.',
    ],
  ],
  [
    'Seed round in Hollin & Co. We make stoves. 90 units installed, 700 on the waiting list, raising £1.4m of which £600k is committed.',
    [
      'We make stoves.',
      'The round is £1.4m, of which £600k is committed.',
      'We have 90 units installed and 700 on the waiting list.',
    ],
  ],
  [
    'Tree surveys by four arborists. £280 per site, two working days, with a one page plan the crew can read.',
    [
      'Each takes two working days.',
      'You get a one-page plan the crew can read, and the price is £280 per site.',
    ],
  ],
  ['A place on our board of trustees. Six evenings a year.', ['It takes six evenings a year.']],
  [
    'We wash solar panels. Before and after photos. Typically £6 to £9 a panel.',
    ['You get before and after photos.', 'It typically costs £6 to £9 a panel.'],
  ],
  ['We sell your old pianos for a 10% share. Nothing up front.', ['You pay nothing up front.']],
  [
    'Puppy classes. Small groups, five dogs at most. 240 euro, or 195 for members.',
    ['The groups are small, with at most five dogs.', 'The price is 240 euro, or 195 for members.'],
  ],
  [
    'We service scales on site. A fitter comes with a bench and does around 30 a day, certificates the same evening, £18 each.',
    [
      'A fitter comes with a bench and does around 30 a day, with certificates the same evening, at £18 each.',
    ],
  ],
])('says what each part of a sentence without a verb is to the offer: %s', (offer, extras) => {
  expect(parseOffer(offer).extras).toEqual(extras);
});

it.each([
  ['We repair chairs. Six chairs per fitter per shift.', 'Six chairs per fitter per shift.'],
  ['We quilt to order. Beds done as a set of four get 10% off.', 'Beds done as a set of four get 10% off.'],
])('leaves as typed what it is not sure of: %s', (offer, extra) => {
  expect(parseOffer(offer).extras).toEqual([extra]);
});

it('names a price as the price that it is, and not where prices start', () => {
  expect(parseOffer('Rye crispbread. Cases of 12 at £18, RRP £2.95, minimum order two.').extras).toEqual([
    'Cases of 12 cost £18, the RRP is £2.95 and the minimum order is two.',
  ]);
});
