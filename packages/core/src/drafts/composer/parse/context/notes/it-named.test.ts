import { expect, it } from 'vitest';
import { withItNamed } from './it-named.ts';

it.each([
  [
    'In her case I can see that it stopped at 40 of 900 letters',
    'Usage dropped, which mostly means that the letter scan failed half way',
    'In her case I can see that the letter scan stopped at 40 of 900 letters',
  ],
  [
    'In his case I can see that it stopped at row 40.',
    'Nobody logged in after that, which means that the stock upload failed half way.',
    'In his case I can see that the stock upload stopped at row 40.',
  ],
  [
    'I can see that it stopped at row 40',
    'Which means that the stock upload failed at the start',
    'I can see that the stock upload stopped at row 40',
  ],
  [
    'In his case I can see that it stopped at row 40.',
    'He was in Rome.',
    'In his case I can see that it stopped at row 40.',
  ],
  [
    'It stopped at row 40.',
    'Nobody logged in after that, which means that the stock upload failed half way.',
    'It stopped at row 40.',
  ],
  ['We saw it was full', 'They opened in May and the car park is small', 'We saw the car park was full'],
  ['I saw it was full', 'They opened in May', 'I saw it was full'],
  ['It was full', 'They say that the car park is small', 'It was full'],
])('names what "%s" speaks of, after "%s"', (note, before, told) => {
  expect(withItNamed(note, before)).toBe(told);
});
