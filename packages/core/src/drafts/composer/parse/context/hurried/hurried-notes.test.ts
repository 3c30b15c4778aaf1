import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const read = (context: string, persona: string, offer: string, plural = false) =>
  parseContext(context, { persona, who: persona, offer, plural });

it.each([
  [
    'opened 2nd cafe in may + current supplier hates mondays',
    'owner of 2 cafes',
    'oat milk',
    'You opened a second cafe in May.',
  ],
  [
    'won dhl contract in sept / 12 docks open now',
    'ops manager, courier',
    'route software',
    'You won a DHL contract in September.',
  ],
  ['raised 12m in nov, soc2 audit coming', 'cto, healthtech', 'pen testing', 'You raised 12m in November.'],
  [
    'merged w/ harbour cu in spring, long lines (reviews)',
    'credit union manager',
    'kiosk',
    'You merged with Harbour CU in spring.',
  ],
  [
    'announced switch to glass bottles',
    'head of buying, dairy',
    'glass bottles supply',
    'You announced a switch to glass bottles.',
  ],
  ['moved into new unit in feb', 'warehouse manager', 'shelving', 'You moved into a new unit in February.'],
  [
    'just hit 2m downloads, congrats them',
    'founder, game studio',
    'translation',
    'You just reached 2m downloads.',
  ],
  [
    'now all booking by phone, son does it',
    'driving school owner',
    'booking app',
    'You do all booking by phone.',
  ],
  ['appts on paper still', 'clinic manager', 'booking tool', 'You keep appointments on paper.'],
  [
    'moved to a cloud erp last yr + hiring a buyer',
    'owner, mill',
    'steel supply',
    'You moved to a cloud ERP last year and are hiring a buyer.',
  ],
  [
    'opened 12 new pitches in may, reviews great',
    'campsite manager',
    'tents',
    'You opened 12 new pitches in May.',
  ],
  [
    'broke ground on 300-bed residence in Leeds, Feb',
    'director, general contractor',
    'drone surveys',
    'You broke ground on a 300-bed residence in Leeds in February.',
  ],
  [
    'saw on LinkedIn: new CEO since Feb',
    'chief of staff, scaleup',
    'offsite planning',
    'You have had a new CEO since February.',
  ],
  [
    'saw their welcome flow, only 1 email',
    'founder, skincare brand',
    'email marketing',
    'I saw that your welcome flow only has one email.',
  ],
  [
    '60k instagram followers',
    'founder, skincare brand',
    'email marketing',
    'You have 60k Instagram followers.',
  ],
  [
    'mix of Engel + older Cincinnati presses',
    'plant manager, molder',
    'machine monitoring',
    'You have a mix of Engel and older Cincinnati presses.',
  ],
  ['still doing rotas in excel', 'care home manager', 'staff app', 'You do rotas in Excel.'],
  ['starts phase 2 in may - 60 homes', 'site manager, housebuilder', 'toilets', 'You start phase 2 in May.'],
  ['got arts grant in jan, old rig', 'theatre manager', 'stage lights', 'You got an arts grant in January.'],
  ['all menus planned by hand', 'school cook', 'menu software', 'You plan all menus by hand.'],
  [
    'staff counting stock by hand 2x week',
    'shop manager',
    'stock app',
    'You have staff counting stock by hand twice a week.',
  ],
  [
    'current courier only comes fridays',
    'owner, bike shop',
    'parcel service',
    'Your current courier only comes on Fridays.',
  ],
  ['renewal in oct', 'gym owner', 'insurance', 'Your renewal is in October.'],
  ['loved ep w/ the bread guy', 'podcast host', 'editing', 'I loved your episode with the bread guy.'],
  [
    "he's staying open to 9pm says sign outside",
    'dave, owns a gym',
    'door entry',
    'You are staying open to 9pm.',
  ],
])('opens the mail with hurried news: "%s"', (context, persona, offer, told) => {
  expect(read(context, persona, offer).aboutReader).toEqual([told]);
});

it.each([
  ['did 7 mills nearby', 'We did 7 mills nearby.'],
  ['shot for brenta kitchens last yr', 'We shot for Brenta Kitchens last year.'],
  ['spare capacity from april / 400 km away', 'We have spare capacity from April and are 400 km away.'],
  ['3 hotels in bruges w/ us', 'We already work with 3 hotels in Bruges.'],
  ['9 schools with us already, laptops provided', 'We already work with 9 schools.'],
  ['did their summer party last yr, crew of 5', 'We did your summer party last year.'],
  ['we did the courts at Marlow Green last summer', 'We did the courts at Marlow Green last summer.'],
  ['4 garden centres on board, none in kent', 'We already work with 4 garden centres, none in Kent.'],
  [
    'harbour zetta uses it, 31% more calls in 3 mo',
    'Harbour Zetta uses it, with 31% more calls in 3 months.',
  ],
  ['our packing = 100% paper', 'Our packing is 100% paper.'],
  ['£29 per pickup, 89% recycled', 'The price is £29 per pickup. 89% is recycled.'],
  ['$60 per unit off if 5+', 'You get $60 off per unit if you take 5 or more.'],
  ['no moq, dfm check free', 'There is no MOQ. The DFM check is free.'],
  [
    'no monthly fee, 1.4% per tap, free delivery',
    'There is no monthly fee. The fee is 1.4% per tap, and delivery is free.',
  ],
  ['did 14 plants, avg 30% fewer stops', 'We did 14 plants, with an average of 30% fewer stops.'],
  ['we do the survey, takes 3 days', 'We do the survey, which takes 3 days.'],
  ['eu buyers asking for carbon numbers', 'EU buyers are asking for carbon numbers.'],
  ['slots going fast, only 6 teams', 'Slots are going fast. We only have 6 teams.'],
  [
    'supplied 3 hospitals since 2021, 98% uptime',
    'We have supplied 3 hospitals since 2021, with 98% uptime.',
  ],
  [
    'farm near esbjerg cut feed 14% in first cycle',
    'A farm near Esbjerg cut feed by 14% in the first cycle.',
  ],
  ['refund on bad parts', 'There is a refund on bad parts.'],
  ['mtd rules coming', 'MTD rules are coming.'],
])('tells what is noted in a hurry of the sender, the offer or the trade: "%s"', (context, told) => {
  const { proofs, aboutReader } = read(context, 'operations manager', 'inspection service');
  expect([proofs.join(' '), aboutReader]).toEqual([told, []]);
});

it.each(['temps quitting mid job', 'prob need new roof', 'claims from buyers in miami', 'wife does it'])(
  'tells nothing of what may hurt or is a guess: "%s"',
  (context) => {
    expect(read(context, 'operations manager', 'inspection service')).toMatchObject({
      proofs: [],
      aboutReader: [],
    });
  },
);

it.each([
  ['we already do Copper Finch + 20 other mills', 'We already work with Copper Finch and 20 other mills.'],
  ['assessment = 2 hrs of their time', 'The assessment is 2 hours of your time.'],
])('tells whom one works for, and whose time it takes: "%s"', (context, told) => {
  expect(read(context, 'operations manager', 'inspection service').proofs).toEqual([told]);
});

it('counts a second of something with its article', () => {
  expect(
    read('opened second taproom in May', 'CFO of a brewery', 'energy audits').aboutReader.join(' '),
  ).toContain('opened a second taproom in May');
});

it.each([
  [
    'met him at the tool expo, asked how long a fitting takes',
    'I met you at the tool expo, and you asked how long a fitting takes.',
  ],
  ['merger w/ Corvan last nov, two stock systems', 'You merged with Corvan last November.'],
  ['raised 6m seed in feb, two offices', 'You raised a 6m seed round in February.'],
])('tells what the reader said or did in full: "%s"', (context, told) => {
  expect(read(context, 'CTO, fintech', 'inspection service').aboutReader).toEqual([told]);
});

it('reads three notes beside each other, whosever each is', () => {
  const told = read(
    '9 schools in their trust, our depot is 4 miles away, servicing included, GPS tracked so parents can see the bus',
    'facilities lead, school trust',
    'minibus leasing',
  );
  expect(told.aboutReader).toEqual(['You have 9 schools in your trust.']);
  expect(told.proofs).toEqual([
    'Our depot is 4 miles away.',
    'Servicing is included.',
    'It is GPS tracked, so parents can see the bus.',
  ]);
});

it('says what comes of how it is done, and takes no order to the writer for it', () => {
  const proofs = (notes: string) => read(notes, 'bakery owner', 'oven cleaning').proofs;
  expect(proofs('fitted in an hour so no lost sales')).toEqual([
    'It is fitted in an hour, so there are no lost sales.',
  ]);
  expect(proofs('fitted in an hour so no jokes')).toEqual([]);
});

it('does not tell where a note is to stand', () => {
  expect(read('free check of 500 accounts - lead with that', 'CTO', 'data clean-up').proofs).toEqual([
    'There is a free check of 500 accounts.',
  ]);
});

it.each([
  [
    'ships abt 20 loads/week out of Tulsa. our on-time rate 97% last yr',
    'supply chain manager',
    'We are Northhaul, a freight broker',
    'You ship about 20 loads a week out of Tulsa.',
  ],
  [
    'imports 3 containers a month from Vietnam, we clear 40 a day',
    'furniture retailer',
    'customs clearance',
    'You import 3 containers a month from Vietnam.',
  ],
  ['ships in 3 days. comes in 40 sizes', 'shop owner', 'custom boxes', undefined],
])("takes what only a firm does for the reader's: %s", (context, persona, offer, told) => {
  expect(read(context, persona, offer).aboutReader[0]).toBe(told);
});
