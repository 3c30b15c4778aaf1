import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

const read = (
  notes: string,
  persona = 'Facility director of a cold store',
  offer = 'battery storage behind the meter',
) => parseContext(notes, { persona, who: parsePersona(persona), offer }).proofs;

it.each([
  [
    'Proof: similar trust, 48 boilers to 20, cut $31k/year',
    'A similar trust went from 48 boilers to 20 and cut $31k a year.',
  ],
  [
    'ref: Tarn Haulage, 40 drivers last year, 96% came back',
    'At Tarn Haulage (40 drivers last year), 96% came back.',
  ],
  [
    'Proof: mill, 180 staff, sick days 9 to 6, saved 140k',
    'At a mill (180 staff), sick days went from 9 to 6, and it saved 140k.',
  ],
  ['Proof: 12 clinics, 31k saved year 1', 'For 12 clinics, 31k was saved in year 1.'],
  [
    'Proof: similar site in Stockton, demand charges down 27% in first year',
    'At a similar site in Stockton, demand charges were down 27% in the first year.',
  ],
  [
    'ref=City of Barrie contractor, 40 trucks, 31% fewer roadside call-outs',
    'At a City of Barrie contractor (40 trucks), there are 31% fewer roadside call-outs.',
  ],
  [
    'University of Halden: 96 % return rate, 310,000 paper cups saved in the first year',
    'At the University of Halden, the return rate is 96%, and 310,000 paper cups were saved in the first year.',
  ],
  [
    'Reference: Halden Mutual, 600 staff, sick days down 11 %',
    'At Halden Mutual (600 staff), sick days are down 11%.',
  ],
  [
    'case: bakery chain in Graz, 22 shops, unsold bread from 14% to 6%',
    'At a bakery chain in Graz (22 shops), unsold bread went from 14% to 6%.',
  ],
  [
    'results: bounce rate from 61% to 38%, bookings up 22%',
    'The bounce rate went from 61% to 38%, and bookings are up 22%.',
  ],
  [
    'evidence = trial with 312 cows, mastitis cases down 19%',
    'In a trial with 312 cows, mastitis cases are down 19%.',
  ],
  [
    'previous: Whitby Maritime (sold out 400 lighthouse puzzles in 7 weeks).',
    'Previously, Whitby Maritime sold out 400 lighthouse puzzles in 7 weeks.',
  ],
  [
    'Reference projects: Aveiro (4,100 lamps) and Lugo (2,750 lamps).',
    'Our reference projects include Aveiro (4,100 lamps) and Lugo (2,750 lamps).',
  ],
  [
    'Our proof points: 46 GMP batches released since 2021, none rejected; last audit without findings.',
    'As proof: 46 GMP batches released since 2021, none rejected; last audit without findings.',
  ],
  [
    'Selling point: homes using us report 30% less plate waste, residents eat more',
    'Homes using us report 30% less plate waste, and residents eat more.',
  ],
  [
    'One client: Bramble & Co, a florist, cut waste by a third',
    'One client, Bramble & Co, a florist, cut waste by a third.',
  ],
  [
    'last month: mill in New Brunswick down, unit was on truck in 5 hours',
    'Last month, a mill in New Brunswick was down, and the unit was on a truck in 5 hours.',
  ],
  [
    'Eight-unit group in Arkansas got back $71k in year one.',
    'An eight-unit group in Arkansas got back $71k in year one.',
  ],
  [
    'A comparable client (credit union, 480 employees) received a 4.2% increase last year.',
    'A comparable client (credit union, 480 employees) received a 4.2% increase last year.',
  ],
  [
    'We equipped a paper mill in Ghent last year; they avoided four unplanned stops in the first eight months.',
    'We equipped a paper mill in Ghent last year; they avoided four unplanned stops in the first eight months.',
  ],
  [
    'molder in Indiana: +9% uptime in one quarter',
    'At a molder in Indiana, uptime went up by 9% in one quarter.',
  ],
  ['Brewer in Leeds: downtime -20%', 'At a brewer in Leeds, downtime went down by 20%.'],
  [
    'we did +31% repeat orders for a similar brand in 90 days',
    'We increased repeat orders by 31% for a similar brand in 90 days.',
  ],
  [
    'Another contractor using us caught a $180k error before the pour.',
    'Another contractor using us caught a $180k error before the pour.',
  ],
  [
    'our number: new pickers up to speed in 2 days instead of 2 weeks',
    'New pickers are up to speed in 2 days instead of 2 weeks.',
  ],
  [
    'Drivers at City Star save 85 pounds a week on fuel.',
    'Drivers at City Star save 85 pounds a week on fuel.',
  ],
  [
    'Average cold store in our base loses 11% of its pallets',
    'The average cold store in our base loses 11% of its pallets.',
  ],
  ['70 gyms on it so far', '70 gyms are on it so far.'],
  ['Next open dates 14 + 28 September', 'The next open dates are 14 and 28 September.'],
  ['avg 6 of 50 come back in the trial', 'On average, 6 of 50 come back in the trial.'],
  ['trial costs nothing', 'The trial costs nothing.'],
  [
    'Last season 418 students at 16 schools, 98 % arrived before the first day',
    'Last season we had 418 students at 16 schools, and 98 % arrived before the first day.',
  ],
  ["Driver's called Stan.", 'Our driver is called Stan.'],
  ['Max 25 visitors.', 'There is room for at most 25 visitors.'],
])('tells what "%s" shows', (notes, told) => {
  expect(read(notes)).toEqual([told]);
});

it.each([
  'Proof: internal - 30% of units failed last year',
  'Proof: their bank told us they are at 92% of the limit',
  'Ref: PO 4471',
  'Ref: see ticket 4471 from March',
  'Result: called 4 March, no answer',
  'Case: 00214 open since March',
  'One client: Bramble & Co, a florist, complained about 2 invoices',
  'One patient: Adisa, a seamstress, went back to work after three weeks',
  'Members pay 40 a month.',
])('tells nothing of "%s"', (notes) => {
  expect(read(notes)).toEqual([]);
});

it('tells nothing of what came to pass at the reader’s', () => {
  expect(read('Norcold Storage: 38% demand rate', 'Facility director at Norcold Storage')).toEqual([]);
  expect(read('last week: plant in Derby down, unit was there in 5 hours', 'Plant manager in Derby')).toEqual(
    [],
  );
});

it('tells who speaks and what she has done', () => {
  const notes =
    "Speaker: Freya Lindqvist, wintered twice at a station. Has spoken at Novatech's kickoff; average audience rating 9.3 out of 10.";
  expect(read(notes, 'Event planner', 'Keynote speech about teamwork').join(' ')).toBe(
    "The speaker is Freya Lindqvist, who wintered twice at a station. The speaker has spoken at Novatech's kickoff, with an average audience rating of 9.3 out of 10.",
  );
});

it('tells how often "we" do what was told before', () => {
  expect(
    read('We do 62 dB sets. 40ish weddings a season at present.', 'Venue manager', 'generator hire'),
  ).toEqual(['We do 62 dB sets.', 'We do about 40 weddings a season at present.']);
});

it.each([
  [
    'proof: editors at Lingua Nova 35% faster in a blind test',
    'Editors at Lingua Nova were 35% faster in a blind test.',
  ],
  [
    'previous: seeding robot for Agronord, delivered 2 weeks early',
    'Previously, we delivered a seeding robot for Agronord 2 weeks early.',
  ],
])('gives a proof its verb: "%s"', (notes, told) => {
  expect(read(notes)).toEqual([told]);
});

it.each([
  ['clients closed 12 rounds since 2022', 'Our clients have closed 12 rounds since 2022.'],
  ['Users booked 900 tables last month.', 'Our users booked 900 tables last month.'],
])('says whose buyers they are who did so: %s', (note, told) => {
  expect(read(note, 'founder of a start-up', 'fractional finance director')).toEqual([told]);
});
