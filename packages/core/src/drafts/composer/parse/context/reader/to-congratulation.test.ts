import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const openingOf = (context: string) =>
  parseContext(context, { persona: 'COO at a medical device maker', offer: 'contract machining' })
    .aboutReader;

it.each([
  [
    'They got FDA clearance for a new plate in February, congratulate them briefly.',
    'Congratulations on getting FDA clearance for a new plate in February.',
  ],
  [
    'She won the Northern Star award. Congratulate her on that.',
    'Congratulations on winning the Northern Star award.',
  ],
  ['They just raised their Series B - congrats to them!', 'Congratulations on raising your Series B.'],
  [
    'She was promoted to CFO in May, so congratulate her.',
    'Congratulations on being promoted to CFO in May.',
  ],
  ['Congratulate them briefly on their new office in Leeds.', 'Congratulations on your new office in Leeds.'],
  ['congrats to them on 20 years', 'Congratulations on 20 years.'],
  [
    'they launched on a startup directory on Tuesday, got #4 of the day, congrats them.',
    'Congratulations on launching on a startup directory on Tuesday and getting #4 of the day.',
  ],
  [
    'Please congratulate them on the restoration without overdoing it.',
    'Congratulations on your restoration.',
  ],
  [
    'The company celebrated its 75th anniversary in spring, please congratulate them.',
    'Congratulations on your 75th anniversary in spring.',
  ],
  ['Start by congratulating her on her promotion.', 'Congratulations on your promotion.'],
])('congratulates where it is told to: "%s"', (context, told) => {
  expect(openingOf(context)).toEqual([told]);
});

it.each([
  ['They opened a second site in Leeds, mention it briefly.', 'You opened a second site in Leeds.'],
  [
    'They hired 30 people last quarter, reference that in the first line.',
    'You hired 30 people last quarter.',
  ],
])('tells news without the order to bring it up: "%s"', (context, told) => {
  expect(openingOf(context)).toEqual([told]);
});

it('tells no news that is not to be mentioned', () => {
  expect(openingOf('They opened a second site in Leeds, do not mention it.')).toEqual([]);
});

it.each([
  ['Thank her for her gift in 2021.', ['Thank you for your gift in 2021.']],
  ['Thank him for the photo.', ['Thank you for the photo.']],
  ['Thank them for their time at the end.', []],
  ['Thank them for reading.', []],
])('thanks for what is named: "%s"', (context, told) => {
  expect(openingOf(context)).toEqual(told);
});
