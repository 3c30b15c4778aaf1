import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { toFact } from './context-facts.ts';

const read = (notes: string, offer = 'a service', persona = 'Managers of small firms') =>
  parseContext(notes, { persona, who: parsePersona(persona), offer });

it.each([
  [
    '$395 per planter, pick up and delivery free within 40 miles',
    'The price is $395 per planter, and pick up and delivery are free within 40 miles.',
  ],
  ['£45 a unit, delivery free over 10 units', 'The price is £45 a unit, and delivery is free over 10 units.'],
  ['House espresso £15.80/kg at 10kg+', 'The house espresso costs £15.80 a kg at 10kg or more.'],
  ['Fee 600 plus camping', 'The fee is 600 plus camping.'],
  ['1,450 a month, no lock in', 'It costs 1,450 a month, with no lock in.'],
  ['Accepts iTero, Medit, 3Shape files', 'We accept iTero, Medit and 3Shape files.'],
  ['Reads PDF, CSV, XLSX', 'It reads PDF, CSV and XLSX.'],
  ['Sourdough loaf £2.40 each', 'The sourdough loaf costs £2.40.'],
  ['Hourly or fixed price, your call', 'You can choose between an hourly and a fixed price.'],
  ['Lease or buy, up to them', 'You can lease or buy.'],
  ['use code TEA15 at checkout, 15% off first order', 'The code TEA15 gives 15% off your first order.'],
  ['Rev share or flat fee, their choice', 'You can choose between a revenue share and a flat fee.'],
  [
    '37 banks and credit unions, average 14 assets found in week one',
    'We work with 37 banks and credit unions, and on average 14 assets were found in week one.',
  ],
  [
    'Correlation with reported stock changes 0.71 (copper)',
    'The correlation with reported stock changes is 0.71 (copper).',
  ],
  ['Median lag 26 hours', 'The median lag is 26 hours.'],
  ['Average arrival 55 minutes', 'The average arrival time is 55 minutes.'],
  ['GDPR compliant, UK servers', 'It is GDPR compliant, and the servers are in the UK.'],
  ['Part can be subsidised', 'Part of the cost can be subsidised.'],
  [
    'Code is HELLO20, valid til 30 June, minimum order 8 people',
    'The code HELLO20 is valid until 30 June, with a minimum order of 8 people.',
  ],
  ['Code SPRING10, valid until 1 May', 'The code SPRING10 is valid until 1 May.'],
])('tells "%s"', (note, told) => {
  expect(toFact(note, false)).toBe(told);
});

it('tells when an open evening is that the request does not name', () => {
  expect(
    read('Open evening Wed 10 Sept, 6-7.30pm, school hall.', 'an after-school chess club').proofs,
  ).toEqual(['The open evening takes place on Wednesday 10 Sept from 6 to 7.30pm at the school hall.']);
});

it.each([
  'Orders up 30% each week',
  '40 managers, average 3 complaints found in week one',
  'Code red, staff are off',
])('leaves out "%s", which may be anything', (note) => {
  expect(toFact(note, false) ?? '').not.toMatch(/cost|work with|The code/);
});

it.each([
  ['new ep out 11 april', 'The new EP is out on 11 April.'],
  ['New album out in May.', 'The new album is out in May.'],
  [
    'Case studies available (three tenants happy to be named).',
    'Case studies are available, and three tenants are happy to be named.',
  ],
  ['Interviews available with two residents.', 'Interviews are available with two residents.'],
  [
    'did Lowtide Brewing - 1 reel hit 410k views & they sold out the summer release.',
    'For Lowtide Brewing, 1 reel hit 410k views and they sold out the summer release.',
  ],
  ['did Foxglove Cafe - bookings up 30% in a month', 'For Foxglove Cafe, bookings are up 30% in a month.'],
  ['crowns are $89, so half price = $44.50.', 'Crowns are $89, so half price is $44.50.'],
  ['17 ports shipped, 15 passed first go.', 'We have shipped 17 ports, 15 of which passed first go.'],
  ['40 audits done, all passed first time.', 'We have done 40 audits, all of which passed first time.'],
  ['Based in Hull so only HU postcodes', 'We are based in Hull, so we only cover HU postcodes.'],
  ["We're in Leeds so only LS postcodes.", "We're in Leeds, so we only cover LS postcodes."],
  [
    'average multiple last 12 mo: 6.4x EBITDA',
    'The average multiple over the last 12 months is 6.4x EBITDA.',
  ],
  ['Proposed dates: 12, 13 or 19 June.', 'The proposed dates are 12, 13 or 19 June.'],
  ['Sign-up closes 31 August.', 'Sign-up closes on 31 August.'],
  ['1st month free', 'The first month is free.'],
  ['no recordings stored', 'No recordings are stored.'],
  ['runs on their genesys', 'It runs on your genesys.'],
  ['can come wk of 12 may', 'We can come the week of 12 May.'],
  ['Christmas slots close on 15 September.', 'Christmas slots close on 15 September.'],
  ['First class free in September.', 'The first class is free in September.'],
  ['Staff save 2 hours a day.', 'Staff save 2 hours a day.'],
  ['Already live with TripMate and Flyover.', 'It is already live with TripMate and Flyover.'],
  ['last season 7 teams had no mentor.', 'Last season 7 teams had no mentor.'],
  ['clogged filters push fan energy up.', 'Clogged filters push fan energy up.'],
])('tells of the sender "%s"', (notes, told) => {
  expect(read(notes)).toMatchObject({ proofs: [told], aboutReader: [] });
});

it.each([
  [
    'First two sessions are free for the team.',
    'bereavement counselling',
    'HR director at a factory',
    'The first two sessions are free for the team.',
  ],
  [
    'no 42 sold for 615k which was 4% over asking, 9 days on market.',
    'a free valuation',
    'homeowners on Elm Grove',
    'Number 42 sold for 615k, which was 4% over asking, after 9 days on the market.',
  ],
])('tells "%s" with %s', (notes, offer, persona, told) => {
  expect(read(notes, offer, persona).proofs).toEqual([told]);
});

it('tells where a band played', () => {
  expect(read('played Greenfold + Kettle Moor last year.', 'a 4-piece band').proofs).toEqual([
    'We played Greenfold and Kettle Moor last year.',
  ]);
});

it('tells when the open house is', () => {
  const notes = 'Open house Sat Sept 20, 10-12, Cleveland Annex room 114.';
  expect(read(notes, 'mentoring. Come to the open house').proofs).toEqual([
    'The open house takes place on Saturday Sept 20 from 10 to 12 at Cleveland Annex room 114.',
  ]);
});

it.each([
  'No meeting request.',
  'No direct ask.',
  'No PS.',
  'No sales pitch.',
  'No long text these people read on the phone.',
])('hears a wish for the mail: "%s"', (notes) => {
  expect(read(notes).proofs).toEqual([]);
});
