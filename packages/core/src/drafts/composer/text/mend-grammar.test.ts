import { expect, it } from 'vitest';
import { mendGrammar } from './mend-grammar.ts';

it.each([
  ['Sign up for 14-day trial', 'Sign up for a 14-day trial'],
  ['Our company exist since 1987.', 'Our company has existed since 1987.'],
  ['We work with hotels since 2011.', 'We have worked with hotels since 2011.'],
  ['We are manufacturer of pallets since 1998.', 'We have been a manufacturer of pallets since 1998.'],
  [
    'Our tracker report every minute. It work offline.',
    'Our tracker reports every minute. It works offline.',
  ],
  ['We are small NGO from Riga.', 'We are a small NGO from Riga.'],
  ["I'm master student from Izmir", "I'm a master's student from Izmir"],
  ['I am plumber with two vans.', 'I am a plumber with two vans.'],
  [
    'Turnaround time is 5 days. Minimum order is 20.',
    'The turnaround time is 5 days. The minimum order is 20.',
  ],
  ["I'm a nurse 11 years.", 'I have been a nurse for 11 years.'],
  ['We have hiking app - 640k users', 'We have a hiking app - 640k users'],
  ['We was at the expo.', 'We were at the expo.'],
  ['hours automatic checked, full insured', 'hours automatically checked, fully insured'],
  ['no experience need, training of 4 pilot', 'no experience needed, training of 4 pilots'],
  ['Its free, it looks same.', "It's free, it looks the same."],
  ['renew @ same price', 'renew at the same price'],
  ['opened second surgery in the old post office', 'opened a second surgery in the old post office'],
  ['They raised a series a in April.', 'They raised a series A in April.'],
  ['We bring lunch, counts as an hour.', 'We bring lunch, and it counts as an hour.'],
  [
    'Lido bought 84 mowers in 2023, 2 warranty claims so far.',
    'Lido bought 84 mowers in 2023, with 2 warranty claims so far.',
  ],
  ['They raised $8m series a in May.', 'They raised an $8m Series A round in May.'],
])('mends "%s"', (typed, mended) => {
  expect(mendGrammar(typed)).toBe(mended);
});

it.each([
  'I am director of sales. We are open day and night. We have room for 12.',
  'Our average use 11%. The minimum run is 250 labels. Our repair work is insured.',
  'Our team work with hotels. It cost 300 last year. We have had ISO 9001 since 2004.',
  'The plan and its free trial. A class for 20 people. Our 40 customer sites.',
  'They opened second and third shops. Oakline opened a second shop. A series of talks.',
  'We are student and teacher. We are happy to help. Each from $89.50 @ 100+',
])('leaves "%s" alone', (text) => {
  expect(mendGrammar(text)).toBe(text);
});
