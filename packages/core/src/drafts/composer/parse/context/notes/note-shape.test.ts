import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { tellShaped } from './note-shape.ts';

const about = { subject: 'it', offer: 'a barn for weddings' } as const;

it.each([
  ['Photo of every item', 'You get a photo of every item.'],
  ['In-house AV team', 'We have an in-house AV team.'],
  ['Pilot running in six barns', 'We have a pilot running in six barns.'],
  ['Live music until midnight', 'There is live music until midnight.'],
  ['Bridal suite with garden view', 'There is a bridal suite with a garden view.'],
  [
    'Tasting menu from our three approved caterers',
    'There is a tasting menu from our three approved caterers.',
  ],
  ['Uptime guarantee of 98.5%', 'There is an uptime guarantee of 98.5%.'],
  ['Weekly sailings', 'There are weekly sailings.'],
  ['One named contact in each time zone', 'You get one named contact in each time zone.'],
  ['Hotline for residents', 'There is a hotline for residents.'],
  [
    'Fixed rate for the quarter, no peak-season surcharge',
    'There is a fixed rate for the quarter, with no peak-season surcharge.',
  ],
  ['Two certified teachers', 'We have two certified teachers.'],
  ['Own instruments', 'We have our own instruments.'],
  ['12,000 tonnes per year from Q2', 'The capacity is 12,000 tonnes per year from Q2.'],
  ['30 kids a show, up to 6 shows', 'The capacity is 30 kids a show, up to 6 shows.'],
  ['4 visits a year', 'There are 4 visits a year.'],
  ["8 minutes' walk from the train station", "It is 8 minutes' walk from the train station."],
  ['Noise level of 54 dB', 'The noise level is 54 dB.'],
  ['15-year lifespan', 'The lifespan is 15 years.'],
  ['Prices from 8 to 34 euros', 'Prices range from 8 to 34 euros.'],
  ['Trial day $640 flat', 'The trial day costs $640 flat.'],
  ['Fixed monthly fee starting at £390', 'The fixed monthly fee starts at £390.'],
  ['EU delivery 4 days', 'EU delivery takes 4 days.'],
  ['Remakes free in the first 90 days', 'Remakes are free in the first 90 days.'],
  ['Waste taken away', 'The waste is taken away.'],
  ['Restore test every quarter', 'There is a restore test every quarter.'],
  ['15 minutes slots', 'There are 15-minute slots.'],
  ['7 years battery', 'The battery lasts 7 years.'],
  ['Battery ok to -30', 'The battery is fine to -30.'],
  ['Zero downtime since 2019', 'We have had zero downtime since 2019.'],
  ['Finance from 200 a month', 'Finance starts at 200 a month.'],
  ['Evenings ok', 'Evenings are fine.'],
  ['7 staff, all DBS checked', 'We have 7 staff, all DBS checked.'],
  ['Certificate valid two years', 'The certificate is valid for two years.'],
  ['Organic certificate since 2011', 'We have had an organic certificate since 2011.'],
  ['3x organic traffic in 8 months', 'We have reached 3x organic traffic in 8 months.'],
])('tells "%s" by its shape', (note, told) => {
  expect(tellShaped(note, about)).toBe(told);
});

it.each([
  'Nine gyms use the service',
  'Two handlers in tweed come with the ponies',
  'Customer doubled lines per hour',
  'Offer two turbines at no cost',
  'Bring own table',
  'Museum in Aarhus',
  'Peak season in November',
  'New depot in Dayton',
  '38 drivers',
  'Houses with a tour sell nine days sooner on average',
  'Parts up to 80 kilograms fit in the cabinet',
  'Greenhouse growers supply stems within 25 km',
  'Six pounds a month after the pilot',
  'Charities under 100 volunteers pay nothing',
  'A place costs 340 euros',
  'Trados and memoQ',
  'Four visits a year',
  'US launch in autumn',
  'Interview in Toy World last month',
  'Proof of concept takes two weeks and read-only access',
  'Velocity 3.1 units per store',
  '19 years making uniforms',
  "Trial doesn't need a card",
  '60% of the price of a new battery',
  '40 hours a week',
])('leaves "%s" alone', (note) => {
  expect(tellShaped(note, about)).toBeUndefined();
});

it.each([
  ['- HIPAA-compliant\n- Works with Segment', ['It is HIPAA-compliant and works with Segment.']],
  ['- Reference customer doubled lines per hour', ['Our reference customer doubled lines per hour.']],
  ['Nearest reference site: Spokane', ['Our nearest reference site is Spokane.']],
  ['No accidents. No fridge.', ['We have had no accidents.', 'No fridge is needed.']],
  [
    'Licensed nurse included. Chemicals not included.',
    ['A licensed nurse is included.', 'Chemicals are not included.'],
  ],
  ['Done in 26 schools so far.', ['It has been done in 26 schools so far.']],
  ['No win, no fee.', ['It is no win, no fee.']],
])('tells the notes of "%s"', (context, proofs) => {
  expect(parseContext(context, { persona: 'Head of IT at a clinic', offer: 'A rota app' }).proofs).toEqual(
    proofs,
  );
});

it.each([
  ['Done a course online.', ['I have done a course online.']],
  ['Used to work at the importer.', ['I used to work at the importer.']],
])('tells "%s" of whoever writes', (context, proofs) => {
  expect(
    parseContext(context, { persona: 'Owner of a cafe', offer: 'I fix espresso machines' }).proofs,
  ).toEqual(proofs);
});
