import { expect, it } from 'vitest';
import { asksOfReader } from './asks-of-reader.ts';

it.each([
  ['partner programme', 'partner programme of our integration platform'],
  ['referral partnership', 'referral partnership with our running shop'],
  ['seat', 'a seat on the board of our sailing school'],
  ['', 'we are raising $2m for a battery plant'],
  ['', 'a story about a repair cafe'],
  ['', "we're hiring two welders"],
])('hears that "%s" (%s) is asked for', (topic, words) => {
  expect(asksOfReader(topic, words)).toBe(true);
});

it.each([
  ['donor management system', 'a donor management system for small charities'],
  ['job scheduling app', 'job scheduling app'],
  ['collaborative robots', 'collaborative robots for screwdriving'],
  ['market research', 'market research for food brands'],
  ['', 'we insure volunteer groups'],
  ['', 'software that finds guest speakers'],
])('hears that "%s" (%s) is sold', (topic, words) => {
  expect(asksOfReader(topic, words)).toBe(false);
});
