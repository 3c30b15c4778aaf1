import { expect, it } from 'vitest';
import { toFact } from './context-facts.ts';

it.each([
  ['35 producers within 80 km', 'We work with 35 producers within 80 km.'],
  ['Nurses all NMC registered', 'Our nurses are all NMC registered.'],
  ['Coaches DBS checked', 'Our coaches are DBS checked.'],
  ['All presenters DBS checked', 'All presenters are DBS checked.'],
  ['Therapists in 40 countries', 'We have therapists in 40 countries.'],
  ['NDA before any data is shared', 'We sign an NDA before any data is shared.'],
  ['Confidentiality agreement from day one', 'We sign a confidentiality agreement from day one.'],
  ['English and Italian spoken', 'We speak English and Italian.'],
  ['Ganni and Nudie among buyers', 'Ganni and Nudie are among our buyers.'],
  ['600+ hospitals on board', '600+ hospitals are on board.'],
  ['£10m insurance', 'We have £10m insurance.'],
])('tells "%s"', (note, told) => {
  expect(toFact(note, false)).toBe(told);
});

it('says of several that all of them are checked, and of one nothing', () => {
  expect(toFact('All forklift certified and background checked', true)).toBe(
    'All of them are forklift certified and background checked.',
  );
  expect(toFact('All forklift certified and background checked', false)).toBeUndefined();
  // What is offered may be workshops.
  expect(toFact('All DBS checked', true)).toBe('Everyone who works for us is DBS checked.');
});

it.each(['Managers in Leeds', 'Stores in Leeds', 'Engineers are DBS checked'])(
  'leaves out "%s", which may be said of the reader',
  (note) => {
    expect(toFact(note, false)).toBeUndefined();
  },
);
