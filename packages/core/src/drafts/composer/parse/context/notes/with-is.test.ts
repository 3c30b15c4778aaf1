import { expect, it } from 'vitest';
import { withIs } from './with-is.ts';

it.each([
  ['plant extension due to open in May', 'Their plant extension is due to open in May'],
  ['Dry dock not planned until 2031', 'Their dry dock is planned for 2031 at the earliest'],
  ['next audit not due before March', 'Their next audit is due in March at the earliest'],
  ['their new trawler shown at Vigo', 'their new trawler was shown at Vigo'],
  ['two of their boats reviewed in a yachting paper', 'two of their boats were reviewed in a yachting paper'],
  ['returns rate around 31 %', 'the returns rate is around 31 %'],
  ['the hoist out of service since June', 'the hoist is out of service since June'],
])('tells what leaves out its "is": %s', (note, told) => {
  expect(withIs(note, 'pumps')).toBe(told);
});

it.each([
  ['roof renovation due in June', 'roof renovation'],
  ['their new shop opened in May', 'pumps'],
  ['the rent is due in May', 'pumps'],
  ['we plan a move in May', 'pumps'],
  ['A set for two is fitted in an hour', 'oars'],
  ['Her post was announced on 4 July', 'pumps'],
  ['Her brewery announced in May that all bottles would be returnable', 'pumps'],
])('leaves what is whole, and whose plan an offer may be: %s, of %s', (note, offer) => {
  expect(withIs(note, offer)).not.toMatch(/^Their|is is|was opened|was announced in May that|A is|was were/);
});

it.each([
  [
    'bulbs that rot in year 1 replaced, no questions',
    'bulbs that rot in year 1 are replaced, no questions asked',
  ],
  [
    'tiles which crack in transit exchanged free',
    'tiles which crack in transit are exchanged free of charge',
  ],
  ['test takes 2 days, free', 'test takes 2 days and is free'],
  ["we're free from 1 May, 3-month minimum", "we're free from 1 May, with a 3-month minimum"],
])('tells what is done and on what terms: %s', (note, told) => {
  expect(withIs(note, 'bulbs')).toBe(told);
});

it.each([
  [
    'Payment is within 10 days of collection',
    'We would like to buy your offcuts',
    'We pay within 10 days of collection',
  ],
  ['The brand gets half of the revenue', 'sold under your brand', 'You get half of the revenue'],
  ['The brand gets half of the revenue', 'jackets of a new brand', 'The brand gets half of the revenue'],
  ['Payment is within 10 days', 'linen rental', 'Payment is within 10 days'],
])('tells whose part it is by what is offered: %s, of %s', (note, offer, told) => {
  expect(withIs(note, offer)).toBe(told);
});

it.each([
  ['our on-time rate 97.4% last quarter', 'our on-time rate was 97.4% last quarter'],
  ['our average repair time 3 days in 2024', 'our average repair time was 3 days in 2024'],
  ['our median response time 4 minutes', 'our median response time is 4 minutes'],
  ['our rate card 2024', 'our rate card 2024'],
])('tells a figure of ours, and when it was so: %s', (note, told) => {
  expect(withIs(note, 'freight')).toBe(told);
});

it.each([
  'Her school announced in May that all lunches would be hot',
  'Their editor presented at the Porto book fair',
])('leaves what whoever is named did: "%s"', (note) => {
  expect(withIs(note, 'ovens')).toBe(note);
});
