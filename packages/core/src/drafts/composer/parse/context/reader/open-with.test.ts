import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { bindsToReader, openWith } from './open-with.ts';

const read = (context: string, persona: string) =>
  parseContext(context, { persona, offer: 'A water reclaim system' }).aboutReader;

it('joins two things of the reader where a figure holds a comma', () => {
  expect(
    read(
      'Denver Water raised rates in January; he washes about 1,100 cars a day; we can install overnight',
      'owner of six car washes in Denver',
    ),
  ).toEqual(['I saw that Denver Water raised rates in January, and that you wash about 1,100 cars a day.']);
});

it("opens with what the reader told somebody of the sender's", () => {
  expect(
    read(
      'Lars told our colleague Mette at the fair that rust is their main worry.',
      'Lars Holm, yard manager',
    ),
  ).toEqual(['You told our colleague Mette at the fair that rust is your main worry.']);
});

it('takes what befell things for nobody whom "they" could mean', () => {
  expect(read('Two loads were weighed last week. They sort by magnet and spark.', 'Yard manager')).toEqual([
    'You sort by magnet and spark.',
  ]);
});

it('joins what was done at the reader’s house to what is known of it', () => {
  expect(
    openWith([
      { sentence: 'Your venue has a sound limit from 10.', weight: 0, index: 0 },
      { sentence: 'We did a wedding at your venue in May.', weight: 8, index: 1 },
    ]),
  ).toEqual(['We did a wedding at your venue in May and know that it has a sound limit from 10.']);
});

it('knows what binds the sender to the reader', () => {
  expect(bindsToReader('I grew up in the village and was baptised in your barn in 1998.')).toBe(true);
  expect(bindsToReader('We cut the water bills of 40 car washes in your state.')).toBe(false);
  expect(bindsToReader('We would fit it in your workshop.')).toBe(false);
});
