import { expect, it } from 'vitest';
import { createLeaningOn } from './leaning-on-asked.ts';

it.each([
  [
    'what is asked for',
    ['We fit 40 kitchens a year.', 'The survey takes an hour.'],
    'let us carry out a free site survey of your kitchen',
    ['The survey takes an hour.'],
  ],
  [
    'what comes after it',
    ['After the trial it costs €9 a month.'],
    'try it for two weeks',
    ['After the trial it costs €9 a month.'],
  ],
  [
    'it by more of its words, and what goes on from it',
    ['The loan scanner arrives in a case.', 'You keep the pictures.', 'We are based in Ghent.'],
    'take a loan scanner for a week',
    ['The loan scanner arrives in a case.', 'You keep the pictures.'],
  ],
])('finds facts on %s', (_, facts, asked, leaning) => {
  expect(createLeaningOn(asked)(facts, 'our kitchens')).toEqual(leaning);
});

it.each([
  ['the offer names it', ['The survey takes an hour.'], 'book a survey', 'roof surveys by drone'],
  [
    'an earlier fact names it',
    ['We ran one pilot in Bergen.', 'The pilot took a month.'],
    'agree to a pilot at one depot',
    'route planning',
  ],
  ['it speaks of another thing', ['The fee for the trial is €90.'], 'agree to a trial', 'moss removal'],
  ['what the reader has is known', ['The yard is open on Sundays.'], 'clear the yard', 'moss removal'],
])('leaves facts before the ask where %s', (_, facts, asked, told) => {
  expect(createLeaningOn(asked)(facts, told)).toEqual([]);
});

it.each([
  ['several of it', ['Visits are possible in the mornings.'], 'arrange a visit to a dairy'],
  ['what would do', ['A sketch with the widths is enough.'], 'send us your plans'],
])('tells after the ask %s', (_, facts, asked) => {
  expect(createLeaningOn(asked)(facts, 'our milking stools')).toEqual(facts);
});
