import { describe, expect, it } from 'vitest';
import { withSelf } from './offers-of-oneself.ts';

describe('somebody who offers himself in notes', () => {
  it.each([
    [
      'cnc machinist, 12 yrs exp, 5 axis',
      'any openings near derby',
      'I am a CNC machinist (5 axis) with 12 years of experience.',
      'do they have any openings near Derby',
    ],
    [
      'hgv driver, class 1, 8 yrs exp',
      'any vacancies',
      'I am an HGV driver (class 1) with 8 years of experience.',
      'do they have any vacancies',
    ],
    [
      'night porter 6 yrs exp',
      'any jobs going?',
      'I am a night porter with 6 years of experience.',
      'do they have any jobs',
    ],
    [
      'paralegal - 2 years exp',
      'training contract',
      'I am a paralegal with 2 years of experience.',
      'give me a training contract',
    ],
    [
      'guest - me, head gardener at walled garden, book out in march',
      'get on the show',
      'I am head gardener at a walled garden. My book is out in march.',
      'get on the show',
    ],
    [
      'guest (me): debt adviser, 9 years at citizens advice',
      'be on the podcast',
      'I am a debt adviser. I have 9 years of experience at citizens advice.',
      'be on the podcast',
    ],
    [
      'curator (me), 15 yrs',
      'ask for a chat',
      'I am a curator with 15 years of experience.',
      'ask for a chat',
    ],
    [
      'trade acct - me, 1 man plumbing business, abt 2k spend a month',
      'better discount',
      'I run a one-man plumbing business. I spend about 2k a month.',
      'give me a better discount',
    ],
    [
      'Me! Product designer with 4 years experience',
      'any openings coming up',
      'I am a product designer with 4 years of experience.',
      'do they have any openings',
    ],
    [
      'me - bootcamp graduate, formerly a pastry chef',
      'get a chat',
      'I am a bootcamp graduate. Before that I was a pastry chef.',
      'get a chat',
    ],
    // Whom or what somebody else offers stays as it was typed.
    [
      'guest - our director, expert on vikings',
      'get on the show',
      'guest - our director, expert on vikings',
      'get on the show',
    ],
    [
      "I'm a trained pastry chef with 9 years of experience and I'm moving to Leeds",
      'get a job',
      "I'm a trained pastry chef with 9 years of experience and I'm moving to Leeds",
      'get a job',
    ],
    ['printer, A3, 4 years warranty', 'quote', 'printer, A3, 4 years warranty', 'quote'],
    ['coil winder, 2 yr guarantee', 'visit', 'coil winder, 2 yr guarantee', 'visit'],
    [
      'senior developer, 8 yrs exp, candidate of ours',
      'interview her',
      'senior developer, 8 yrs exp, candidate of ours',
      'interview her',
    ],
    [
      'me as a guest on keeping goats',
      'get on the show',
      'me as a guest on keeping goats',
      'get on the show',
    ],
  ])('%s: %s', (offer, goal, told, asked) => {
    expect(withSelf({ offer, goal })).toEqual({ offer: told, goal: asked });
  });
});

it.each([
  ['Newly qualified ACCA, strong Excel, available from June', 'be considered for a junior role'],
  ['Newly qualified ACCA: strong Excel, available from June', 'get on the shortlist'],
  ['newly qualified ACCA, strong Excel, available from June', 'land an interview'],
])('offers whoever would be hired: "%s"', (offer, goal) => {
  expect(withSelf({ offer, goal }).offer).toBe(
    'I am a newly qualified ACCA (strong Excel). I am available from June.',
  );
});

it('asks whoever gives grants for the sum', () => {
  expect(withSelf({ offer: '£3,000 for a new kiln', goal: 'get a grant' }).offer).toBe(
    'We are looking for £3,000 for a new kiln',
  );
});

describe('somebody who would work for the reader', () => {
  it.each([
    ['pastry cook looking for a new kitchen', 'I am a pastry cook looking for a new kitchen.'],
    ['Legal secretary returning to work', 'I am a legal secretary returning to work.'],
    ['junior carpenter seeking first job', 'I am a junior carpenter seeking a first job.'],
    ['Me for the dispatcher job', 'I would like to apply for the dispatcher job.'],
  ])('says so: %s', (offer, told) => {
    expect(withSelf({ offer, goal: 'a call', additionalContext: 'I know the trade.' }).offer).toBe(told);
  });

  it.each([
    ['Senior nurse looking for night shifts', 'Our agency placed 40 nurses last year.'],
    ['App for shoppers looking for gifts', 'I built it alone.'],
    ['Nurses looking for night shifts', ''],
  ])('is no one whom others offer: %s', (offer, additionalContext) => {
    expect(withSelf({ offer, goal: 'a call', additionalContext }).offer).toBe(offer);
  });
});

it.each([
  [
    'Myself: SAP consultant, 9 years of experience, free from 1 May',
    'I am an SAP consultant with 9 years of experience. I am free from 1 May.',
  ],
  [
    'Myself: illustrator, 6 years of experience, free two days a week',
    'I am an illustrator with 6 years of experience. I am free two days a week.',
  ],
])('says when somebody is free: "%s"', (offer, told) => {
  expect(withSelf({ offer, goal: 'a call' }).offer).toBe(told);
});
