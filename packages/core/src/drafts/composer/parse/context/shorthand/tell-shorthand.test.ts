import { expect, it } from 'vitest';
import { tellAlone } from './tell-shorthand.ts';

const about = {
  persona: 'owner of a garden centre',
  offer: 'autumn bulbs',
  ofOneself: false,
  subject: 'it',
} as const;

it.each([
  ['our kilns 9 h battery life in winter', 'Our kilns have a battery life of 9 hours in winter.'],
  ['our db 1,300 firms', 'Our database has 1,300 firms.'],
  ['ships tue/thu', 'We ship on Tuesdays and Thursdays.'],
  ['collects mon-fri', 'We collect from Monday to Friday.'],
  ['3 refs nearby', 'We have 3 references nearby.'],
  ['8 people team', 'We are a team of 8.'],
  ['40 roofs done', 'We have done 40 roofs.'],
  ['done 12 schools', 'We have worked with 12 schools.'],
  ['been here since 97', 'We have been here since 1997.'],
  ['been baking rye since 2004, milled our neighbours', undefined],
  [
    'been rigging since 2006, crossed the bay twice',
    'We have been rigging since 2006 and have crossed the bay twice.',
  ],
  [
    'family dairy since 1931, certified organic',
    'We have been a family dairy since 1931 and are certified organic.',
  ],
  ['capacity for 60 pallets a week', 'We have capacity for 60 pallets a week.'],
  ['prev clients: 3 ports, 1 rail operator', 'Our previous clients include 3 ports and 1 rail operator.'],
  ['refs: 3 schools in Derby', 'Our references include 3 schools in Derby.'],
  ['founder = baker 11 years', 'Our founder has been a baker for 11 years.'],
  ['ISO 13485 certified since 2014', 'We have been ISO 13485 certified since 2014.'],
  ['booked until end of May then free', 'We are booked until the end of May and free after that.'],
])('says what the sender has or has done of "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  [
    'we moved a dairy, 30k records, 4k duplicates removed, 2 weeks',
    'We moved a dairy in 2 weeks: 30k records, with 4k duplicates removed.',
  ],
  ['we rewired a mill, no downtime, 3 nights', 'We rewired a mill in 3 nights, with no downtime.'],
  ['we rewired a mill, their boss was pleased, 3 nights', undefined],
])('says of how many a deed was, how long it took and what came with it: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  ['11 of 20 tasting spots gone', '11 of the 20 tasting spots are gone.'],
  ['4 of 10 June weekends left', '4 of the 10 June weekends are left.'],
  ['labor day almost full', 'Labor Day is almost full.'],
  [
    'season opens early September, so order by 14 July for the full range',
    'The season opens in early September, so please order by 14 July for the full range.',
  ],
  ['book by 3 May to get a place', 'Please book by 3 May to get a place.'],
  ['order by 3 May to keep them happy', undefined],
  ['grain prices up again in March', 'Grain prices are up again in March.'],
])('says what is left, and until when: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  ['centre keeps 20-30% margin', 'Your centre keeps a margin of 20-30%.'],
  ['centre keeps own margin', 'Your centre keeps its own margin.'],
  [
    'online shop for members, centre gets 8% back',
    'There is an online shop for members, and your centre gets 8% back.',
  ],
  ['bakery keeps 20% margin', undefined],
])('says what the reader has of it: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  [
    'racks installed by us, cost spread over 24 months',
    'We install the racks, and the cost is spread over 24 months.',
  ],
  ['fitting included within 60 mi', 'Fitting is included within 60 miles.'],
  ['floor, lights, heating incl', 'Floor, lights and heating are included.'],
  ['delivery anywhere in Benelux', 'We deliver anywhere in the Benelux.'],
  ['glaze is washable and food safe', undefined],
  ['glaze is washable and safe', 'The glaze is washable and safe.'],
  ['price list on request', 'Our price list is available on request.'],
  ['chef tested, never curdles', 'It is chef tested and never curdles.'],
  ['mugs from £9.50, engraving free', 'Mugs start at £9.50, and engraving is free.'],
  ['profile still saved until 1 sept', 'Your profile is still saved until 1 September.'],
  [
    'new report out: 40 pages, figures from 9 farms',
    'Our new report is out, with 40 pages and figures from 9 farms.',
  ],
  ['deployed at 19 sites in Ohio', 'It is deployed at 19 sites in Ohio.'],
  ['5 day proof turn around', 'The proof turnaround is 5 days.'],
  ['average 6 call-outs a month to 2', 'On average, call-outs go from 6 a month to 2.'],
  ['Offer hook: free water audit, 1 day onsite', 'We can start with a free water audit, one day on site.'],
  ['Opening offer: 20% off the first order', 'We offer 20% off the first order.'],
])('says how it is and what belongs to it: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});
