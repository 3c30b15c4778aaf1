import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

const read = (context: string, offer: string, persona = 'Director of a foundation') =>
  parseContext(context, { persona, who: parsePersona(persona), offer }).proofs;

it.each([
  ['My work on moss was cited in an April report.', 'a talk on moss'],
  ['Our partner Lena Voss was finance lead at two start-ups.', 'bookkeeping'],
  ['At Harlow Beds I cut scrap by half in a year.', 'me as interim plant manager'],
  ['I chaired Fenwick Timber through its sale.', 'me as a chair'],
  ['My lab in Quito has two field sites.', 'a joint project on moss'],
  ['The league has 9,000 players, and the season begins on 1 October.', 'Sponsorship of our chess league'],
])('tells the sender\'s own record: "%s"', (context, offer) => {
  expect(read(context, offer)).toEqual([context]);
});

it.each([
  [
    'requests doubled since the mill closed',
    'support for our food bank: 900 requests a month',
    'Requests have doubled since the mill closed.',
  ],
  [
    'Deadline for the consortium is 30 September.',
    'a joint grant application',
    'The deadline for the consortium is 30 September.',
  ],
  [
    'based on my PhD in Graz and 12 months of fieldwork',
    'a book proposal',
    'It is based on my PhD in Graz and 12 months of fieldwork.',
  ],
  ['shortlisted for the Kepler Prize', 'my first novel', 'It was shortlisted for the Kepler Prize.'],
  ['Complete draft by January.', 'a book proposal', 'The complete draft will be ready by January.'],
  [
    '1,200 words, photos included, ready by 3 June.',
    'a feature on ferries',
    'It is 1,200 words long, with photos included, and will be ready by 3 June.',
  ],
  ['Sold out the Paradiso in November.', 'booking our band', 'We sold out the Paradiso in November.'],
  ['On tour in Ireland 3-19 May.', 'booking our band', 'We are on tour in Ireland from 3 to 19 May.'],
  ['Running 50 lockers in Latvia.', 'parcel lockers', 'We run 50 lockers in Latvia.'],
  [
    'Previous clients: two banks and a port.',
    'career coaching',
    'Our previous clients include two banks and a port.',
  ],
  ['Jars are dishwasher-safe.', 'our mustard', 'The jars are dishwasher-safe.'],
  ['The consultation closes on 3 November.', 'a brief on buses', 'The consultation closes on 3 November.'],
])('puts a note of it in a sentence: "%s"', (context, offer, told) => {
  expect(read(context, offer)).toEqual([told]);
});

it.each([
  ['My boss has a contract until June.', 'me as interim manager'],
  ['My lab has no money.', 'a joint project on moss'],
  ['The league has 9,000 players.', 'Sponsorship of a chess club'],
])('tells nothing that is private or of others: "%s"', (context, offer) => {
  expect(read(context, offer, 'Director of a chess league')).toEqual([]);
});
