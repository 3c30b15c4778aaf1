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
])('leaves what is whole, and whose plan an offer may be: %s, of %s', (note, offer) => {
  expect(withIs(note, offer)).not.toMatch(/^Their|is is|was opened|A is|was were/);
});
