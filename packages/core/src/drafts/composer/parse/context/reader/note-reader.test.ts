import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

it.each([
  [
    'Speaker at a data conference in May, talk about silent failures',
    'Head of Data',
    'You spoke at a data conference in May about silent failures.',
  ],
  ['Panelist at a payments summit last month', 'CTO', 'You were a panelist at a payments summit last month.'],
  [
    'Guest on a growth podcast in April, episode on churn',
    'CMO',
    'You spoke on a growth podcast in April about churn.',
  ],
  [
    'New project: the riverside hospital, starts in January',
    'Operations Director of a construction company',
    'Your new project, the riverside hospital, starts in January.',
  ],
  [
    'New warehouse in Doncaster, opened in May',
    'Head of Logistics',
    'Your new warehouse in Doncaster opened in May.',
  ],
  [
    '230 employees across 18 branches',
    'Branch operations manager',
    'You have 230 employees across 18 branches.',
  ],
  [
    '9 schools in the trust, old projectors from 2013',
    'IT manager of a schools trust',
    'You have 9 schools in your trust.',
  ],
  ['140 vans, mostly diesel', 'Head of Fleet', 'You have 140 vans.'],
  [
    '3 unplanned stops last quarter (from their annual report)',
    'Plant manager',
    'I read in your annual report that you had 3 unplanned stops last quarter.',
  ],
  [
    '- saw the library project on their site',
    'Principal architect',
    'I saw the library project on your site.',
  ],
  ['- liked the roof garden on their Instagram', 'Landscaper', 'I liked the roof garden on your Instagram.'],
])('tells %j, to a %s', (context, persona, told) => {
  expect(parseContext(context, { persona, offer: 'Cleaning' }).aboutReader).toEqual([told]);
});

it.each([
  ['Speaker at 20+ events', 'Conference organiser', 'A talk on burnout'],
  ['40 vans in Leeds', 'Head of Fleet', 'Vans on long-term hire'],
  ['640 pupils taught since 2019', 'Head teacher', 'Coding clubs'],
  ['230 installations last year', 'Facilities manager', 'Heat pumps'],
  ['New showroom in Leeds, opened in May', 'Interior designer', 'A showroom of tiles'],
])('does not take %j for the reader’s, of a %s', (context, persona, offer) => {
  expect(parseContext(context, { persona, offer }).aboutReader).toEqual([]);
});

it.each([
  ['Eight pens at the north site', 'Fish farm manager', 'You have eight pens at the north site.'],
  ['2,300 bays on four levels.', 'Parking manager at a mall', 'You have 2,300 bays on four levels.'],
  ['five kilns', 'Energy manager, tile factory', 'You have five kilns.'],
  [
    'Guards at the port work outdoors.',
    'Uniform buyer, 900 guards',
    'Your guards at the port work outdoors.',
  ],
])(
  'tells what a place of the kind has, and whom the persona counts: %j, to a %s',
  (context, persona, told) => {
    expect(parseContext(context, { persona, offer: 'Boots' }).aboutReader).toEqual([told]);
  },
);

it("reads what is its as the reader's after a note on the place of work", () => {
  const context =
    'The kitchen adds a shift in March. Its two boilers were built in Bremen. We work at night.';
  const { aboutReader, proofs } = parseContext(context, { persona: 'Planner at a kitchen', offer: 'Pans' });
  expect([...aboutReader, ...proofs].join(' ')).not.toMatch(/\bits\b/i);
});

it('knows whose places a label lists, where the offer calls one of them "your"', () => {
  const told = (offer: string) =>
    parseContext('Depots: Cologne, Bonn', { persona: 'Fleet manager at a parcel firm', offer });
  expect(told('Tyre fitting at your depot').aboutReader).toEqual(['You have depots in Cologne and Bonn.']);
  expect(told('Tyre fitting at your depot').proofs).toEqual([]);
});

it("counts as the reader's whom a club has, and as ours whom an app has", () => {
  const read = (persona: string) => parseContext('140 members.', { persona, offer: 'Court repairs' });
  expect(read('Secretary of a tennis club').aboutReader).toEqual(['You have 140 members.']);
  expect(read('Facilities manager of an office').proofs).toEqual(['We have 140 members.']);
});
