import { expect, it } from 'vitest';
import { tellTerse, withReadersCount } from './terse-notes.ts';

it.each([
  ['need: 2 trestles, kettle, power not needed', 'We need 2 trestles and a kettle.'],
  ['needs: 3 desks, 2 lamps each, parking', 'We need 3 desks (2 lamps each) and parking.'],
  ['stall needs quiet corner, 4 m2, one socket', 'The stall needs a quiet corner, 4 m2 and one socket.'],
  [
    'our last dairy client: 9 hires in 6 weeks, including 2 fitters',
    'Our last dairy client got 9 hires in 6 weeks, including 2 fitters.',
  ],
  [
    'last one (with a brewery): 4k views, 90 sign-ups',
    'The last one (with a brewery) got 4k views and 90 sign-ups.',
  ],
  ['Our latest project: 40 doors hung in 3 days', 'For our latest project, 40 doors were hung in 3 days.'],
  [
    'reference: bottle plant in Norway, 5 leaks found in 2 months',
    'At a bottle plant in Norway, 5 leaks were found in 2 months.',
  ],
  ['4 libraries so far, so 900 books mended', 'So far, 900 books have been mended at 4 libraries.'],
  ['3 towns to date - 70 lamps fitted', 'So far, 70 lamps have been fitted in 3 towns.'],
  ['availability: weeks 21 + 22', 'We are available in weeks 21 and 22.'],
  ['based 3 streets from the library', 'We are based 3 streets from the library.'],
  ['stocked in: Paper Room, The Ink Shop', 'It is stocked at Paper Room and The Ink Shop.'],
  ['Used by: two trusts (unnamed)', 'Two trusts use it.'],
  ['my credits: River Talks, two podcasts', 'My credits include River Talks and two podcasts.'],
  ['Ring Ottilie 555-0187', 'You can ring Ottilie on 555-0187.'],
  ['Some berths free in July', 'There are some berths free in July.'],
  ['Weekend slots open from Easter', 'There are weekend slots open from Easter.'],
  ['-18C', 'The temperature is -18C.'],
  ['unlimited redraws', 'You get unlimited redraws.'],
  ['Nearest depot: 12 km', 'The nearest depot is 12 km away.'],
  ['Mooring: 40 m quay on site, half used', 'There is a 40 m quay on site, half used.'],
  ['20 managers on our books, 6 speak Polish', 'We have 20 managers on our books, 6 of whom speak Polish.'],
  [
    '30 lathes in stock, 4 older than 5 years',
    'We have 30 lathes in stock, 4 of which are older than 5 years.',
  ],
  [
    'exhibited 2023, sponsored 2022 (bronze), liked it',
    'We exhibited in 2023 and sponsored you in 2022 (bronze).',
  ],
])('tells %j in a sentence', (note, told) => {
  expect(tellTerse(note, 'it')).toBe(told);
});

it.each([
  'needs: to be fitted by May',
  'our last client: they left us',
  'reference: job ad',
  'used by: their rivals',
  'stocked in: 40 shops',
  'Price: 40 euros',
  'based in Leeds',
])('leaves %j alone', (note) => {
  expect(tellTerse(note, 'it')).toBeUndefined();
});

it('counts what the reader shows', () => {
  expect(withReadersCount('12 open posts on careers page, 5 older than 60 days')).toBe(
    'They have 12 open posts on their careers page, 5 of which are older than 60 days',
  );
  expect(withReadersCount('12 posts on our website')).toBe('12 posts on our website');
});
