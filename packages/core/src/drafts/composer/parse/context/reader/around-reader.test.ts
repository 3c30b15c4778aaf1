import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { isOfMarket, toNeighbour, toPatron } from './around-reader.ts';

const read = (context: string, persona: string, offer = 'Cleaning', industry = '') =>
  parseContext(context, { persona, offer, industry }).aboutReader;

it.each([
  ['Tax season starts soon.', 'Managing Partner, accounting firm'],
  ['Year-end is six weeks away.', 'Finance director'],
  ['The new VAT rules take effect in January.', 'Head of Tax'],
  ['Harvest is only five weeks away.', 'Farmer'],
  ['New drainage rules mean growers must show they test the water.', 'Farm manager'],
])('opens with what the calendar brings: %j', (context, persona) => {
  expect(read(context, persona)).toEqual([context]);
});

it.each([
  ['The season starts in May.', 'Sailing lessons for adults'],
  ['Our season starts in May.', 'Boat hire'],
  ['The course starts in May.', 'Cleaning'],
])('leaves to the sender what is his own: %j, of %s', (context, offer) => {
  expect(read(context, 'HR manager', offer)).toEqual([]);
});

it.each([
  [
    'Bank is merging two regional divisions.',
    'Head of Learning',
    'Banking',
    'Your bank is merging two regional divisions.',
  ],
  [
    'Hotel reopened in May after a full refurbishment.',
    'Facilities manager',
    'Hospitality',
    'Your hotel reopened in May after a full refurbishment.',
  ],
  [
    'Retailer has pledged zero plastic by 2027.',
    'Head of Procurement',
    'Retail',
    'Your company has pledged zero plastic by 2027.',
  ],
  [
    'Brand has promised plastic-free packaging by 2026.',
    'Buyer at a cosmetics manufacturer',
    '',
    'Your brand has promised plastic-free packaging by 2026.',
  ],
  [
    'Last winter the resort opened three weeks late.',
    'General Manager of a ski resort',
    '',
    'Last winter, your resort opened three weeks late.',
  ],
])('knows the place of work without its owner: %j', (context, persona, industry, told) => {
  expect(read(context, persona, 'Cleaning', industry)).toEqual([told]);
});

it.each([
  ['Hotel reopened in May after a full refurbishment.', 'Event planner', 'Rooms in our hotel'],
  ['Hotel reopened in May after a full refurbishment.', 'Owner of a travel agency', 'Weekend packages'],
])('knows whose it is not: %j, to a %s', (context, persona, offer) => {
  expect(read(context, persona, offer, 'Hospitality')).toEqual([]);
});

it.each([
  ['She used to work in Singapore.'],
  ['He studied at TU Delft.'],
  ['She is in her seventies.'],
  ['They are very busy.'],
  ['Council was hit by a phishing attack in March.'],
])('keeps to itself what is no reason: %j', (context) => {
  expect(read(context, 'Head of IT at a council')).toEqual([]);
});

it.each([
  [
    'She publishes weekly. I loved her episode on burnout.',
    'I loved your episode on burnout, and I know that you publish weekly.',
  ],
  [
    'Her hotel built a spa in May. Her hotel won a regional award.',
    'Your hotel built a spa in May, and it won a regional award.',
  ],
])('tells two facts in one sentence: %j', (context, told) => {
  expect(read(context, 'Podcast host')).toEqual([told]);
});

it.each([
  ['Plastic bag levy starts in January.', 'The plastic bag levy starts in January.'],
  ['State aid closes in May.', 'State aid closes in May.'],
  ['The city council votes on a noise ban in spring.', 'The city council votes on a noise ban in spring.'],
  ['Piling ends in February.', 'Piling ends in February.'],
])('opens with what public hands bring, and when the work of a trade ends: %j', (context, told) => {
  expect(read(context, 'Site manager', 'Cranes')).toEqual([told]);
});

it('tells what a law brings beside what opens the mail', () => {
  const { aboutReader, proofs } = parseContext(
    'They opened a depot in Leeds in May. Tolls rise on 1 March.',
    {
      persona: 'Fleet manager',
      offer: 'Trailers',
    },
  );
  expect([...aboutReader, ...proofs].join(' ')).toBe(
    'You opened a depot in Leeds in May. Tolls rise on 1 March.',
  );
});

it.each([
  [
    'a neighbour, Kilnworks Peel, saves 90,000 euros a year with ours',
    'A neighbour of yours, Kilnworks Peel, saves 90,000 euros a year with ours.',
  ],
  ['Rivals Ashford Town switched last season', 'Rivals Ashford Town switched last season.'],
  ['their neighbour Bill Ott uses our film', 'Your neighbour Bill Ott uses our film.'],
  ['competitor Blue Elk uses a bigger canner', undefined],
  ['a neighbour, Kilnworks Peel, switched away from us', undefined],
])('tells what others beside the reader have of the offer: %s', (note, told) => {
  expect(toNeighbour(note)).toBe(told);
});

it.each([
  ['Insurers now ask for yearly certificates', true],
  ['Most banks demand digital records', true],
  ['Insurers ask them for certificates', false],
  ['Our landlords want a deposit', false],
])('knows how a market deals with a trade: %s', (sentence, isSo) => {
  expect(isOfMarket(sentence)).toBe(isSo);
});

it.each([
  ['I stayed there in May and loved the garden', 'I stayed at your hotel in May and loved the garden.'],
  ['I had lunch there and loved the soup', 'I had lunch at your hotel and loved the soup.'],
])('says that whoever writes was there: "%s"', (note, told) => {
  expect(toPatron(note, 'hotel')).toBe(told);
});

it.each([
  [
    'In its annual report the company mentions 4 tonnes of waste.',
    'In your annual report you mention 4 tonnes of waste.',
  ],
  [
    'On its website the firm promises delivery in 48 hours.',
    'On your website you promise delivery in 48 hours.',
  ],
  ['In his newsletter the company expects 40 openings.', 'In your newsletter you expect 40 openings.'],
])('tells what the reader says in writing, with its verb: %j', (context, told) => {
  expect(read(context, 'Head of supply at a paint maker')).toEqual([told]);
});
