import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

const read = (
  notes: string,
  persona = 'Head of Procurement at a municipal utility',
  offer = 'leak detection',
) => parseContext(notes, { persona, who: parsePersona(persona), offer });

it.each([
  [
    'Survey by P. Lindqvist, Senior Leak Engineer.',
    'The survey will be carried out by P. Lindqvist, Senior Leak Engineer.',
  ],
  ['Roasted to order and shipped in tins.', 'Everything is roasted to order and shipped in tins.'],
  ['prices valid untill end of month', 'Prices are valid until the end of the month.'],
  ['quote held until mid oct', 'The quote is held until mid-October.'],
  ['been in the trade 14 yrs', 'We have been in the trade for 14 years.'],
  ['Decision by the churches needed before February.', 'We need a decision by the churches before February.'],
  ['scaffold not needed - we use drones', 'No scaffold is needed: we use drones.'],
  [
    "Last finished job: the tower of St Odran's, 11 weeks, 1,300 hours",
    "Our last finished job was the tower of St Odran's: 11 weeks, 1,300 hours.",
  ],
  ['71% calls solved without human', '71% of calls are solved without a human.'],
  ['GDPR ok, data stays in the EU', 'GDPR is no problem: data stays in the EU.'],
  ['Our company exist since 1987.', 'Our company has existed since 1987.'],
  ['15 yrs in business, bonded up to $1m', 'We have been in business for 15 years and are bonded up to $1m.'],
  ['fully insured, 9 years in the trade', 'We are fully insured and have been in the trade for 9 years.'],
  ['price from 2.4k eur', 'Prices start at 2.4k EUR.'],
  ['ours: no monthly fee', 'With ours, there is no monthly fee.'],
  ['van = 1972, restored', 'The van is from 1972 and has been restored.'],
  ['handed over Tarn Mill 3 weeks early', 'We handed over Tarn Mill 3 weeks early.'],
  [
    'delivered the Lowick Library roof on time and under budget',
    'We delivered the Lowick Library roof on time and under budget.',
  ],
  ['grant forms done by us', 'We do the grant forms.'],
  ['permits filed by us', 'We file the permits.'],
  [
    'install slots: 2 left in november, then february',
    'There are 2 install slots left in November, then in February.',
  ],
  ['Survey slots: 1 left in May', 'There is 1 survey slot left in May.'],
  [
    'Surveyed so far: 4,200 km of pipe in 19 municipalities',
    'We have surveyed 4,200 km of pipe in 19 municipalities so far.',
  ],
  [
    'Neighbouring town Rodenau is a customer and agreed to give a reference',
    'The neighbouring town of Rodenau is a customer of ours and has agreed to give a reference.',
  ],
  [
    'Info session is online, 45 minutes, 16:00.',
    'The info session is online, starts at 16:00 and lasts 45 minutes.',
  ],
  [
    'peak season capacity still open, but only till mid oct',
    'Peak season capacity is still open, but only until mid-October.',
  ],
  [
    "load management means they probably won't need a grid upgrade",
    "Load management means that you probably won't need a grid upgrade.",
  ],
  ['Audit is on-site, 2 hours, 9am', 'The audit is on-site, starts at 9am and lasts 2 hours.'],
  ['spaces: 3 left in may', 'There are 3 spaces left in May.'],
  ['Offer valid until Friday', 'The offer is valid until Friday.'],
  ['Last winter we housed 212 people.', 'Last winter we housed 212 people.'],
  [
    'Our studio is in Ghent, accredited since 2009.',
    'Our studio is in Ghent and has been accredited since 2009.',
  ],
  [
    'happy to do a free showcase at one of there open days',
    'We would be happy to do a free showcase at one of your open days.',
  ],
  ['Turnaround: collected by 6pm, back by 8am.', 'What is collected by 6pm is back by 8am.'],
  ['Possible visit dates: 12, 13 or 19 February.', 'The possible visit dates are 12, 13 or 19 February.'],
  ['price from 2.10 per item', 'Prices start at 2.10 per item.'],
  [
    'reference: Pellbridge Couriers, 22 chargers, live since March',
    'Our references include Pellbridge Couriers (22 chargers, live since March).',
  ],
  [
    "A similar plant (can't name them) avoided 4 unplanned stops in the first half year.",
    'A similar plant avoided 4 unplanned stops in the first half year.',
  ],
  ['we covers whole county', 'We cover the whole county.'],
  ["I'd like to mention the samples are free.", 'The samples are free.'],
  ['No joining fee, and we train your staff.', 'There is no joining fee, and we train your staff.'],
])('tells "%s"', (note, told) => {
  expect(read(note).proofs).toEqual([told]);
});

it.each([
  "Utility's own published water loss: 14%",
  'I know principals have very full weeks, please acknowledge that without being sugary.',
  'We know nurses are tired and get too many messages, so please be gentle.',
])('keeps "%s" for the writer', (note) => {
  expect(read(note)).toMatchObject({ proofs: [], aboutReader: [] });
});

it('says once that the sender is one of theirs', () => {
  expect(read("please mention I'm a backer first, but not in a fangirl way").aboutReader).toEqual([
    "I'm a backer of yours.",
  ]);
});

it('tells when the sender was at the reader’s', () => {
  const note = 'i was in there 2 weeks ago and bought a poetry book, lovely place';
  expect(read(note, 'Owner of independent bookshop', 'greeting cards').aboutReader).toEqual([
    'I was in your bookshop 2 weeks ago and bought a poetry book.',
  ]);
});

it('names a friend of both who agreed to it', () => {
  const note = 'Found her through a mutual colleague, Tom Ellery, who is fine with being named.';
  expect(read(note, 'Staff nurse at a city hospital').aboutReader).toEqual([
    'I found you through a mutual colleague, Tom Ellery.',
  ]);
});

it('tells what a team and its week are like beside a post', () => {
  const notes = 'Team is 9 engineers, no on-call at weekends\n4 day week in August';
  expect(read(notes, 'Senior backend developer', 'Staff engineer role at Tidegauge').proofs).toEqual([
    'The team has 9 engineers, with no on-call at weekends.',
    'There is a 4-day week in August.',
  ]);
});

it('tells what of a round is committed', () => {
  const notes = '400k already committed. We close end of October.';
  expect(read(notes, 'Angel investor', 'Seed round of 900k in Thermolach').proofs).toEqual([
    '400k is already committed.',
    'We close at the end of October.',
  ]);
});

it.each([
  ['Start 1 March or 1 April.', 'The start date is 1 March or 1 April.'],
  [
    'Room for six more cottages this year, not more.',
    'There is room for six more cottages this year, not more.',
  ],
  ['Sale or return on the first two cases.', 'Your first two cases are on sale or return.'],
  [
    'wholesale price 3.40 a jar, shops sell them for 5.95.',
    'The wholesale price is 3.40 a jar, and shops sell them for 5.95.',
  ],
  [
    '140 for a visit, travel included up to 30 km.',
    'The price is 140 for a visit, and travel is included up to 30 km.',
  ],
  ['fee by agreement, free for charities', 'The fee is by agreement, and it is free for charities.'],
  ['Got two vans, working 8pm to 5am.', 'We have two vans, working 8pm to 5am.'],
  [
    'Shirts are ordered on 1 July so need a yes before that.',
    'Shirts are ordered on 1 July, so we need a yes before that.',
  ],
])('gives a note on terms its verb: "%s"', (notes, told) => {
  expect(read(notes, 'Owners of holiday cottages', 'laundry').proofs).toEqual([told]);
});

it.each([
  ['Own kiln, own van.', 'pottery workshops', 'We have our own kiln and our own van.'],
  ['Crew of 14, all in house no subs.', 'roof repair', 'We are a crew of 14, all in house, with no subs.'],
  [
    '14 men, own lorries, no subcontractors.',
    'scaffolding',
    'We are 14 men, with our own lorries and no subcontractors.',
  ],
  [
    'Twenty-six years in plants, from shift leader to works director.',
    'I sit in as interim production manager',
    'I have twenty-six years of experience in plants, from shift leader to works director.',
  ],
  [
    'Available from 1 September, Monday to Thursday on site.',
    'I sit in as interim production manager',
    'I am available from 1 September, Monday to Thursday on site.',
  ],
  [
    'Certified mushroom inspector for 12 years.',
    'wild herbs',
    'I have been a certified mushroom inspector for 12 years.',
  ],
  [
    'Any Thursday or Friday from October on.',
    'a reading from my novel',
    'Any Thursday or Friday from October on suits me.',
  ],
  [
    '70 suckler cows, some pigs, 40 hectares of grain.',
    'a paid season on our mixed farm',
    'We have 70 suckler cows, some pigs and 40 hectares of grain.',
  ],
])('tells what somebody has or is in a sentence: "%s"', (notes, offer, told) => {
  expect(read(notes, 'Production managers', offer).proofs).toEqual([told]);
});

it('lists what one has where it is half of a note that no sentence is known for', () => {
  expect(read('Own terminal, 64 docks.', 'Head of exports', 'groupage transport').proofs).toEqual([
    'Worth knowing: own terminal, 64 docks.',
  ]);
});

it.each([
  [
    'takes 1 afternoon to set up and we import the list for them',
    'It takes 1 afternoon to set up, and we import the list for you.',
  ],
  ['truck will be in the Tulsa area feb 18-20', 'Our truck will be in the Tulsa area Feb 18-20.'],
  ['mockup done in 2 days w/ their logo.', 'The mockup is done in 2 days with your logo.'],
  ['approval takes abt 90 sec at the front desk.', 'The approval takes about 90 seconds at the front desk.'],
  [
    'we caught a compressor failure at 3am for a gene therapy co, saved approx 1,900 samples.',
    'We caught a compressor failure at 3am for a gene therapy company and saved about 1,900 samples.',
  ],
  [
    "last client (can't name, its a sunscreen brand) dropped cost per click from 1.90 to 1.15 in 6 wks",
    'Our last client, a sunscreen brand, dropped cost per click from 1.90 to 1.15 in 6 weeks.',
  ],
  [
    'one club (Marlow Creek FC, 400 kids) made 7,200 last season.',
    'One club (Marlow Creek FC, 400 kids) made 7,200 last season.',
  ],
  ['one customer w 88 vans cut idle time by a third.', 'One customer with 88 vans cut idle time by a third.'],
  [
    'grower near Los Banos w/ 640 acres used 17% less water.',
    'A grower near Los Banos with 640 acres used 17% less water.',
  ],
  ['Our crew has a free slot from the 14th.', 'Our crew has a free slot from the 14th.'],
  ['From November new customers pay 219.', 'From November new customers pay 219.'],
  ['we did 41 roofs on the Tandry Road since.', 'We did 41 roofs on the Tandry Road.'],
])('tells what was typed in a hurry: "%s"', (notes, told) => {
  expect(read(notes, 'Orchard owners', 'soil probes').proofs).toEqual([told]);
});

it('tells what money is asked for, and what it pays', () => {
  const notes = 'We are asking for £4,800 for one school year. The money pays for books and the room.';
  const told = ['We are asking for £4,800 for one school year.', 'The money pays for books and the room.'];
  expect(read(notes, 'Director of a foundation', 'a chance to fund reading afternoons').proofs).toEqual(told);
  expect(read('We are asking for £4,800 for it.', 'CFO at a bank', 'leak detection').proofs).toEqual([]);
});

it('tells what is so with one of several only beside them', () => {
  const last = 'On the last one scrap went down from 6.2 to 3.9 percent in five months.';
  expect(
    read(`Last two assignments: packaging, fittings. ${last}`, 'COO', 'production management').proofs,
  ).toEqual(['Our last two assignments were packaging and fittings.', last]);
  expect(read(`My cousin had two. ${last}`, 'COO', 'production management').proofs).toEqual([]);
});

it('tells who speaks, and of what', () => {
  const notes =
    'Guest speaker is Nora Thiele, who runs tours for 2,600 hikers. She will show how she cut emergency calls by half.';
  expect(read(notes, 'Tour operators', 'An app with offline maps').proofs).toEqual([
    'The guest speaker is Nora Thiele, who runs tours for 2,600 hikers.',
    'She will show how she cut emergency calls by half.',
  ]);
});

it.each([
  ['Pallet = 32 tubs, €1,480 delivered', 'A pallet is 32 tubs and costs €1,480 delivered.'],
  ['visit = 45 min, lunch on us', 'The visit takes 45 minutes, and lunch is on us.'],
  ['average saving for our clients 31%', 'The average saving for our clients is 31%.'],
])('tells what a unit holds, how long a visit takes and what is saved: "%s"', (note, told) => {
  expect(parseContext(note, { persona: 'Grocery buyer', offer: 'lentils', plural: true }).proofs).toEqual([
    told,
  ]);
});
