import { expect, it } from 'vitest';
import { withOwnDeed } from '../people/own-introduction.ts';
import { splitNotes } from './split-notes.ts';

it.each([
  [
    "heard them at the town hall concert, they're 30 singers, 10th anniversary next year",
    ['heard them at the town hall concert', "They're 30 singers", 'Their 10th anniversary is next year'],
  ],
  [
    "met her at the beer fair, she's opening a second site in May",
    ['met her at the beer fair', "She's opening a second site in May"],
  ],
  [
    'saw them at the fair, they have 12 beers, quite a few good',
    ['saw them at the fair, they have 12 beers, quite a few good'],
  ],
])('parts where the sender saw the reader from what else is noted: "%s"', (note, parts) => {
  expect(splitNotes(note)).toEqual(parts);
});

it.each([
  ["I'm a sound engineer, used to work in radio", "I'm a sound engineer and used to work in radio"],
  ["I'm a potter, baker, worked in Leeds", "I'm a potter, baker, worked in Leeds"],
])('joins what somebody is and did: "%s"', (note, told) => {
  expect(withOwnDeed(note)).toBe(told);
});

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

it.each([
  ['did Hotel Tern, 30 beds in 2 days', 'We did 30 beds for Hotel Tern in 2 days'],
  ['worked for the town hall, 3 floors in a week', 'We did 3 floors for the town hall in a week'],
])('keeps for whom with how much and how long: "%s"', (raw, told) => {
  expect(splitNotes(raw)).toEqual([told]);
});

it.each([
  [
    'Us: batches from 30, 9 working days from sign-off, free over 2,000',
    ['batches from 30', '9 working days from sign-off', 'free over 2,000'],
  ],
  [
    'Terms: no fee; borrower bears transport; 6 months.',
    ['no fee, borrower bears transport', '6 month term'],
  ],
  ['Terms: 30 a box; sale or return', ['the price is 30 a box', 'sale or return']],
  [
    'Why them: show on looms planned for spring 2026; loom 4 was built in Tarn.',
    ['They have planned a show on looms for spring 2026', 'Loom 4 was built in Tarn.'],
  ],
  [
    'Object: hand loom, oak; owner: the Fenwick estate, I act for the executors.',
    ['Object: hand loom, oak', 'owner: the Fenwick estate', 'I act for the executors.'],
  ],
  ['Us: who knows?', ['Us: who knows?']],
])('parts what stands below a label that only says whose it is: "%s"', (note, parts) => {
  expect(splitNotes(note)).toEqual(parts);
});
