import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const tell = (context: string, persona = 'Warehouse manager', offer = 'marking tape') =>
  parseContext(context, { persona, offer }).proofs;

it.each([
  ['integrates with Shopify, takes a day to set up', 'It integrates with Shopify and takes a day to set up.'],
  ['No downtime, goes down in one shift.', 'It goes down in one shift, with no downtime.'],
  ['No contract, cancel monthly.', 'There is no contract, and you can cancel monthly.'],
  ['No slides, live calls only.', 'There are no slides, only live calls.'],
  ['No saving, no fee.', 'If there is no saving, there is no fee.'],
  ['Made in Somerset, deliver within 5 days.', 'It is made in Somerset, and we deliver within 5 days.'],
  ['Parents reply by text, no app.', 'Parents reply by text, with no app.'],
  ['27 sites run it, nearest is in Slough.', '27 sites run it, and the nearest is in Slough.'],
  ['CE marked, class IIa.', 'It is CE marked.'],
])('joins the second half of a note as one says it: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each([
  [
    'Study at two Dutch hospitals: median report time fell from 11 to 4 hours.',
    'In a study at two Dutch hospitals, median report time fell from 11 to 4 hours.',
  ],
  ['Pilot at DHL depot: sick days down 18%.', 'In a pilot at a DHL depot, sick days went down by 18%.'],
  ['Our trial with Tarn Foods: waste fell by half.', 'In our trial with Tarn Foods, waste fell by half.'],
  ['Client in Leeds cut mileage by 14%.', 'A client in Leeds cut mileage by 14%.'],
  [
    'roaster in Ghent switched last May and kept its price.',
    'A roaster in Ghent switched last May and kept its price.',
  ],
  [
    'Rota time: 9 hours → 2 hours a week (Homely Care, 110 carers).',
    'At Homely Care (110 carers), rota time went from 9 hours to 2 hours a week.',
  ],
])('says where it came about: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it('tells no scene of which nothing is said', () => {
  expect(tell('Pilot at DHL depot: 40 drivers, two sites.')).toEqual([]);
});

it.each([
  [
    'Found a critical issue in 7 of the last 10 tests.',
    'We found a critical issue in 7 of the last 10 tests.',
  ],
  ['Just did Boomtown and Latitude.', 'We just did Boomtown and Latitude.'],
  ['Average studio saves 6 hours a week.', 'The average studio saves 6 hours a week.'],
  ['moves your members over for you', 'It moves your members over for you.'],
  ['Uses a third of the water.', 'It uses a third of the water.'],
  ['4 hour response', 'The response time is 4 hours.'],
  ['24 hr turnaround', 'The turnaround is 24 hours.'],
  ['Eight weeks from brief to print.', 'It takes eight weeks from brief to print.'],
  ['Retest included', 'The retest is included.'],
  ['Guaranteed 15 years.', 'It is guaranteed for 15 years.'],
  ['half day is £180', 'A half day costs £180.'],
  ['Used at Tesco DC in Reading.', 'It is used at Tesco DC in Reading.'],
  ['insured and DBS checked', 'We are insured and DBS checked.'],
  ['On site in 2 hours, 24/7.', 'We are on site in 2 hours, 24/7.'],
  ['First splice free if they sign before 30 June.', 'The first splice is free if you sign before 30 June.'],
  ['Typical recovery 3-5% of spend.', 'The typical recovery is 3-5% of spend.'],
  ["Drivers don't need a new device.", "Drivers don't need a new device."],
])('gives a note on the work its subject and verb: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it('knows who else buys by what the reader runs himself, and not of a chain', () => {
  expect(tell('19 bakeries.', 'Plant manager at a bakery')).toEqual(['We already work with 19 bakeries.']);
  expect(tell('25 restaurants in Bristol already', 'restaurant owner')).toEqual([
    'We already work with 25 restaurants in Bristol.',
  ]);
  expect(tell('25 restaurants in Bristol', 'COO of a restaurant chain')).toEqual([]);
  expect(tell('7 clinics.', 'Practice manager, dental group with 7 clinics')).toEqual([]);
});

it.each([
  'They posted 3 reels last month (don’t say that).',
  'They lost half the crop in 2024 - keep that out.',
  'They lost 40 people last year per LinkedIn, do not quote the number.',
  "My wife goes to their classes (don't mention).",
])('keeps to itself what the note says is not to be told: "%s"', (context) => {
  expect(parseContext(context, { persona: 'marketing lead', offer: 'videos' })).toMatchObject({
    proofs: [],
    aboutReader: [],
  });
});

it('knows things that are offered from whoever reads where both may be "they"', () => {
  const read = (context: string) =>
    parseContext(context, {
      persona: 'care home activities coordinator',
      offer: 'therapy alpacas',
      plural: true,
    });
  expect(read('They are very calm! They come with two handlers.')).toMatchObject({
    proofs: ['They come with two handlers.'],
    aboutReader: [],
  });
  expect(read('They opened a garden room in May.').aboutReader).toEqual(['You opened a garden room in May.']);
});

it('says that whoever did the work won the prize for it', () => {
  expect(
    tell('We designed two reports. Won a Finance award in 2024.', 'investor relations lead', 'design'),
  ).toEqual(['We designed two reports and won a Finance award in 2024.']);
});

it('ends a sentence behind a word whose last letter has an accent', () => {
  expect(tell('We are a studio from Malmö. Setup takes two hours.')).toEqual([
    'We are a studio from Malmö.',
    'Set-up takes two hours.',
  ]);
});

it.each([
  [
    'British Gas pilot: repeat calls down 12% in 10 weeks.',
    'In a pilot at British Gas, repeat calls went down by 12% in 10 weeks.',
  ],
  ['Last campaign: 64 applicants in 3 weeks.', 'Our last campaign brought 64 applicants in 3 weeks.'],
  ['No hire, no fee for the first two.', 'If there is no hire, there is no fee for the first two.'],
  ['permission handled by us', 'Permission is handled by us.'],
  ['in use at Villeroy', 'It is in use at Villeroy.'],
  ['Can be cut to size.', 'It can be cut to size.'],
  ['£210m arranged in 2025.', 'We arranged £210m in 2025.'],
  ['Grant of £15 per valve until end of March.', 'There is a grant of £15 per valve until the end of March.'],
  ['Lunch is included.', 'Lunch is included.'],
  ['We film real drivers, no actors.', 'We film real drivers, with no actors.'],
  ['we know the hall, did Oliver there in 2023', 'We know the hall and did Oliver there in 2023.'],
  [
    'Average time to detect went from 3 days to 20 minutes.',
    'The average time to detect went from 3 days to 20 minutes.',
  ],
  ['No brand paid.', 'No brand paid.'],
  ['Used by Arla since 2021.', 'It has been used by Arla since 2021.'],
  ['£9 per van per month, no install fee.', 'The price is £9 per van per month, with no install fee.'],
  ['No noise, no smoke.', 'There is no noise and no smoke.'],
  ['No scaffold, no lift.', 'No scaffold and no lift are needed.'],
  ['No login, no app.', 'No login and no app are needed.'],
  ['Report the same evening.', 'The report comes the same evening.'],
  ['references: Rijksmuseum and M HKA', 'Our references include Rijksmuseum and M HKA.'],
  ['A chef at The Pig orders 20 trays weekly.', 'A chef at The Pig orders 20 trays weekly.'],
])('writes out what a note leaves to be understood: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each(['Tipped where you can get a lorry.', 'All trained and vetted.'])(
  'tells nothing of which nobody can say what it is of: "%s"',
  (context) => {
    expect(tell(context)).toEqual([]);
  },
);

it('opens with where both met, and without what is only for the writer', () => {
  const read = (context: string) =>
    parseContext(context, { persona: 'Head of customer service', offer: 'speech analytics' }).aboutReader;
  expect(read('Contact is Petra Lang, met her at CCW Berlin in February.')).toEqual([
    'I met you at CCW Berlin in February.',
  ]);
  expect(read('She reports to the COO (internal, leave out).')).toEqual([]);
  expect(read('he said on a podcast that January kills him lol dont mention that')).toEqual([]);
  expect(read('our cellist Mia knows her from the Hilton')).toEqual([
    'Our cellist Mia knows you from the Hilton.',
  ]);
});

it.each([
  ['Shift filled in 17 min on average.', 'A shift is filled in 17 minutes on average.'],
  ['99.2% uptime across 340 lifts.', 'We have 99.2% uptime across 340 lifts.'],
  ['Pays back in 19 months.', 'It pays back in 19 months.'],
  ['No card needed, battery lasts 7 years.', 'No card is needed, and the battery lasts 7 years.'],
  [
    "Bill at St Mary's Ely went from £9k to £3k a year.",
    "The bill at St Mary's Ely went from £9k to £3k a year.",
  ],
  [
    'Trial at Boots Nottingham: breakage down from 2.1% to 0.4%.',
    'In a trial at Boots Nottingham, breakage went down from 2.1% to 0.4%.',
  ],
  ['Found errors in 8 of 10 checks.', 'We found errors in 8 of 10 checks.'],
  ['Completion rate 91% at Dunnes.', 'The completion rate is 91% at Dunnes.'],
  ['No planning needed under 4 m.', 'No planning is needed under 4 m.'],
  ['No personal data leaves their site.', 'No personal data leaves your site.'],
  ['works offline, no login needed', 'It works offline, and no login is needed.'],
  ['No app, opens in browser.', 'No app is needed, and it opens in the browser.'],
])('says what a note on figures and terms is of: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each([
  'All DBS checked.',
  'Rules for rest hours built in.',
  'Delivery before Christmas if ordered by 10 Nov.',
  'Holiday pay done right, also for zero hours.',
  'They publish theirs in May.',
  'no rush at all',
  'Text is best: 07700 900456.',
  'Dr Amina Yusuf of Hull. She has spoken at nine schools this year.',
])('says nothing of which it is not sure whose it is, nor what is for the writer: "%s"', (context) => {
  expect(parseContext(context, { persona: 'Headmistress of a school', offer: 'a lecture' })).toMatchObject({
    aboutReader: [],
    proofs: [],
  });
});

it.each([
  ['fitting incl. we have 3 vans', ['Fitting is included.', 'We have 3 vans.']],
  ['HIPAA compliant; BAA available.', ['It is HIPAA compliant.', 'A BAA is available.']],
])('tells each of the notes that stand side by side: "%s"', (context, told) => {
  expect(tell(context)).toEqual(told);
});
