import { expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';

it.each([
  [
    'Sessions last an hour so that they fit a shift; Managers never see who called',
    ['Sessions last an hour so that they fit a shift', 'Managers never see who called'],
  ],
  [
    'I can deliver six drawings by the end of August; Sound like a person and not a brochure',
    ['I can deliver six drawings by the end of August', 'Sound like a person and not a brochure'],
  ],
])('parts sentences that a semicolon joins: %s', (raw, notes) => {
  expect(splitNotes(raw)).toEqual(notes);
});

it.each([
  'Our buyers: Oak and Sons in Leeds; Marsh Mills in Hull',
  'Setup is free and the fee is $30; you can cancel whenever you like and keep all that you have made so far',
])('leaves a list and what goes on: %s', (raw) => {
  expect(splitNotes(raw)).toEqual([raw]);
});
