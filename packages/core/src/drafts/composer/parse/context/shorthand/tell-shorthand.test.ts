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

it.each([
  [
    'The site belongs to the garden centre and there are no adverts.',
    'The site belongs to you, and there are no adverts.',
  ],
  // Of a house that is not the reader's it is told as it is.
  ['The site belongs to the museum.', undefined],
  ['Billed per desk at £3 a month.', 'It is billed per desk at £3 a month.'],
  ['Charged by the hour at €45, no minimum.', 'It is charged by the hour at €45, with no minimum.'],
  ['Per head cost of £1.70 a month.', 'The per-head cost is £1.70 a month.'],
  ['Second coats at half the price.', 'Second coats cost half the price.'],
  ['Around 30% below list.', 'Prices are around 30% below list.'],
  ['Up to four calls per driver per year.', 'You get up to four calls per driver per year.'],
  // What somebody hands over is nothing that he gets.
  ['Up to 90 sheets per visit.', undefined],
  ['Up to 14 children per session.', 'There is room for up to 14 children per session.'],
  ['Two editors per project.', 'You get two editors per project.'],
  ['Two visits a week.', 'There are two visits a week.'],
  ['One lesson a week, 40 minutes.', 'There is one lesson a week of 40 minutes.'],
  ['One monthly invoice.', 'There is one monthly invoice.'],
  ['Three days on site.', 'It takes three days on site.'],
  ['Four to six weeks from order to launch.', 'It takes four to six weeks from order to launch.'],
  ['One or two days per floor.', 'It takes one or two days per floor.'],
  ['40% up front, 60% on handover.', 'Payment is 40% up front and 60% on handover.'],
  ['Payment in two instalments.', 'Payment is in two instalments.'],
  ["14 days' credit.", "You get 14 days' credit."],
  ['Payback in under three years.', 'The payback is under three years.'],
  ['Grants of up to 35% available.', 'Grants of up to 35% are available.'],
  ['Three rounds of changes.', 'You get three rounds of changes.'],
  ['One retest free within a year.', 'One retest is free within a year.'],
  ["60 days' notice to cancel.", 'The notice period is 60 days.'],
  ["One month's notice either way.", 'The notice period is one month either way.'],
  ['Month to month, no lock-in.', 'It runs from month to month, with no lock-in.'],
  ['SOC 2 Type II since 2021.', 'We have held SOC 2 Type II since 2021.'],
  // A post that somebody has had is no mark.
  ['CEO since 2021.', undefined],
  ['Five-star rating on Google from 61 reviews.', 'We have a five-star rating on Google from 61 reviews.'],
  ['Food hygiene rating 5.', 'Our food hygiene rating is 5.'],
])('says what is paid and how much of it one gets: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  ['Self-hosted or our cloud.', 'It is available self-hosted or in our cloud.'],
  ['On site or online.', 'It is available on site or online.'],
  ['Collection from Selby or delivered.', 'It can be collected from Selby or delivered.'],
  ['Delivery of 400 bulbs in 3 working days.', 'Delivery of 400 bulbs takes 3 working days.'],
  ['5,000 words in 4 working days.', '5,000 words take 4 working days.'],
  ['Delivery and fitting within 9 days.', 'Delivery and fitting take at most 9 days.'],
  ['Fitting by our own crew.', 'Fitting is done by our own crew.'],
  ['All work at weekends.', 'All work is done at weekends.'],
  ['Support by phone from 8am to 6pm.', 'Support is by phone from 8am to 6pm.'],
  ['Hosting in the EU only.', 'Hosting is in the EU only.'],
  ['Installation between October and March.', 'Installation takes place between October and March.'],
  ['Callout in 80 minutes.', 'Callout is within 80 minutes.'],
  ['Orders by noon for next-day delivery.', 'Orders by noon are delivered the next day.'],
  ['Same-day dispatch for orders before 3pm.', 'Orders before 3pm are dispatched the same day.'],
  ['Stock of 60 at the moment.', 'We have a stock of 60 at the moment.'],
  ['Wool from our own sheep.', 'The wool comes from our own sheep.'],
  ['Roasted weekly.', 'It is roasted weekly.'],
  ['Crates returned empty.', undefined],
  ['Empties collected with the next drop.', 'Empties are collected with the next drop.'],
  ['Towels returned folded.', 'Towels are returned folded.'],
  ['Scripts written by historians.', 'Scripts are written by historians.'],
  // What was done to the reader's, or by somebody, is not how it comes.
  ['Offices cleaned last year.', undefined],
  ['DBS checked.', undefined],
  ['Photos before and after.', 'You get photos before and after.'],
  ['Reports in English, Dutch and Welsh.', 'Reports come in English, Dutch and Welsh.'],
  [
    'Visitor numbers and dwell times in a dashboard.',
    'You get visitor numbers and dwell times in a dashboard.',
  ],
  ['Same-day quotes.', 'You get same-day quotes.'],
  ['Vegan and nut-free options.', 'There are vegan and nut-free options.'],
  ['On site within three hours of a call.', 'We are on site within three hours of a call.'],
  ['Available seven days a week.', 'It is available seven days a week.'],
  ['Suitable for beginners.', 'It is suitable for beginners.'],
  ['Ages 7 to 12.', 'It is for ages 7 to 12.'],
  ['Term time only.', 'It runs in term time only.'],
  ['WCAG 2.1 AA compliant.', 'It is WCAG 2.1 AA compliant.'],
  ['Ten minutes from your depot.', 'We are ten minutes from your depot.'],
  ['Members of the Fair Tyre Guild.', 'We are members of the Fair Tyre Guild.'],
  ['Based near Bath, travel up to 40 miles.', 'We are based near Bath and travel up to 40 miles.'],
  ['Part exchange welcome.', 'Part exchange is welcome.'],
  ['£420 for two hours, 80 scoops included.', 'The price is £420 for two hours, with 80 scoops included.'],
])('says how what is offered is had, brought and done: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it('speaks of several things, of what one person does and of what a firm does as of each', () => {
  const tell = (subject: 'I' | 'they' | 'we') =>
    tellAlone('Available seven days a week.', { ...about, subject });
  expect([tell('they'), tell('we'), tell('I')]).toEqual([
    'They are available seven days a week.',
    'We are available seven days a week.',
    'I am available seven days a week.',
  ]);
  expect(tellAlone('Charged by the page.', { ...about, subject: 'they' })).toBe(
    'They are charged by the page.',
  );
});

it.each([
  ['stock 3,400 seals', 'We stock 3,400 seals.'],
  ['Stock: 70 pumps', 'We have 70 pumps in stock.'],
  ['cut-off 2pm for same day', 'The cut-off for same-day orders is 2pm.'],
  [
    'average saving for bakeries about 9% (4 bakeries, last year)',
    'The average saving for bakeries is about 9% (4 bakeries, last year).',
  ],
  ['defect rate 0.4% (2024, all lines)', 'The defect rate is 0.4% (2024, all lines).'],
  ['churn rate 4% (2024)', undefined],
  ['min 200', 'The minimum order is 200.'],
  ['22p each at 100 and 15p at 900', 'The price is 22p each at 100 and 15p each at 900.'],
  ['1.20 a mile, min 6', 'The price is 1.20 a mile, with a minimum of 6.'],
  ['lease 180 a month incl service', 'The lease is 180 a month, including service.'],
  ['RRP 8.50-19.00, margin 40-45%', 'The RRP is 8.50-19.00, with a margin of 40-45%.'],
  ['batches from 30', 'Batches start at 30.'],
  ['9 working days from sign-off', 'It takes 9 working days from sign-off.'],
  ['results in 3 days', 'You get results in 3 days.'],
  ['Lead: UK stock 4 days / FOB 65 days', 'The lead time is 4 days (UK stock) or 65 days (FOB).'],
  ['invoice 21 days', 'Our invoices are payable within 21 days.'],
  ['sale or return', 'It is on sale or return.'],
  ['bookings by phone only', 'Bookings are by phone only.'],
  ['bookings until 5 June only', undefined],
  ['12% back to them per order', 'You get 12% back per order.'],
  ['480 fixed for all 3', 'The price is fixed at 480 for all 3.'],
  ['36/bulk bag, 30 for 12+', 'The price is 36 a bulk bag, or 30 from 12 on.'],
  ['1.25/min', 'The price is 1.25 a minute.'],
  ['3/day', undefined],
  ['margin 48%', 'The margin is 48%.'],
  ['deposit 20%, rest 10 days after', 'The deposit is 20%, and the rest is due 10 days after.'],
  ['free delivery over 250', 'Delivery is free over 250.'],
  ['migrate in 2 days', 'Migration takes 2 days.'],
  ['reading age +5 months in 12 weeks', 'Reading age is up 5 months in 12 weeks.'],
  ['dates - need 2 weeks notice', "We need 2 weeks' notice."],
  ['borrower bears transport', 'The borrower bears transport.'],
  ['no fee, borrower bears transport', 'There is no fee, and the borrower bears transport.'],
])('tells a term of trade: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  ['4 x 40 minutes sessions', 'There are 4 sessions of 40 minutes.'],
  ['12 children per class', 'Each class has 12 children.'],
  ['groups of 8', 'The group size is 8.'],
  ['tutor:learner 1:5', 'The ratio of tutor to learner is 1:5.'],
  ['helmets and ropes supplied (ours)', 'We supply the helmets and ropes.'],
  ['wet weather = barn ok', 'In wet weather the barn is fine.'],
  [
    'last season 310 pupils, 86% swimming a length by week 8',
    'Last season we had 310 pupils, and 86% were swimming a length by week 8.',
  ],
  [
    'visit slots: week commencing 4th or week commencing 11th',
    'The visit slots are the week commencing the 4th or the week commencing the 11th.',
  ],
  ['start dates: 3 Feb, 9 Mar', 'The start dates are 3 February and 9 March.'],
  ['tender is Oct according to buyer portal', 'The tender is in October, according to the buyer portal.'],
  ['71% more confident (n=210)', '71% are more confident (n=210).'],
  ['half term 14-18 Feb free', 'We are free in half term, 14-18 February.'],
  ['before + after photos', 'You get before and after photos.'],
  ['need van access', 'We need van access.'],
  ['governors next meet 9 May', 'The governors next meet on 9 May.'],
])('tells what is held, for how many and when: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  ['they came from a mill that shut', 'They came from a mill that shut.'],
  ['asking 40 each or 30 if you take all', 'We are asking 40 each, or 30 if you take all.'],
  [
    "can keep them until mid may, they're under cover near Hallam",
    'We can keep them until mid-May, and they are under cover near Hallam.',
  ],
  ['oak or walnut', 'They come in oak or walnut.'],
  ['call or email', undefined],
  ['IP65, spare lamp', 'They are IP65 rated, with a spare lamp.'],
  ['quiet - 50 dB', 'They are quiet, at 50 dB.'],
  ['Condition: restored 2018; 3 keys missing', 'It was restored in 2018, and 3 keys are missing.'],
  ['Condition: restored 2018; maybe some rust?', undefined],
  ['stockists now: Penrow (3), Larder online', 'Our stockists include Penrow (3) and Larder online.'],
])('tells of things for sale: "%s"', (note, told) => {
  expect(tellAlone(note, { ...about, subject: 'they' })).toBe(told);
});

it.each([
  ['worked at: Corn Hall, The Dock, town theatre', 'We have worked at Corn Hall, The Dock and town theatre.'],
  ['seen at: Corn Hall, The Dock', undefined],
  ["done Ashfield and St Jude's this year", "We have done Ashfield and St Jude's this year."],
  ['deliver sat only', 'We deliver on Saturdays only.'],
  ['PAT tested + £5m PL', 'We are PAT tested, with £5m public liability insurance.'],
  ['did 900 trips last year, 0 claims', 'We did 900 trips last year, with no claims.'],
  ['tune 1 piano = half day, 90 all in', 'It takes half a day to tune 1 piano, and costs 90 all in.'],
  ['work done at night only, no road closures', 'The work is done at night only, with no road closures.'],
  ['both have DBS checks and own tools', 'We both have DBS checks and our own tools.'],
  ['3 vans, all chilled', 'We have 3 vans, all chilled.'],
  [
    'Hale Bikes - claims 6% to 0.8% after new primer',
    'At Hale Bikes, claims went from 6% to 0.8% after a new primer.',
  ],
  [
    'Ref: Quellbach, rejects 0.6% to 0.1%, 4 months',
    'At Quellbach, rejects went from 0.6% to 0.1% in 4 months.',
  ],
  ['Hale Farm - weights 60 to 85', undefined],
])('tells what the sender does, and what changed elsewhere: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([
  ['Bores 2 to 40 mm.', 'Bores range from 2 to 40 mm.'],
  ['Grants from £2k to £60k.', 'Grants range from £2k to £60k.'],
  // Of what has no size of its own it may be a change.
  ['Returns 9% to 2%.', undefined],
  ['Tolerance ±0.1 mm.', 'The tolerance is ±0.1 mm.'],
  ['Orders from one roll.', 'We take orders from one roll.'],
  ['Holds 40 trays.', 'It holds 40 trays.'],
  ['Runs 9 hours on a charge.', 'It runs 9 hours on a charge.'],
  // Somebody does, and no thing.
  ['Runs 12 shops in Kent.', undefined],
  ['Working in northern Kansas.', 'We work in northern Kansas.'],
  ['Working on a tender.', undefined],
  ['No cost to the school where parents pay.', 'There is no cost to the school where parents pay.'],
  ['Compliant with the new fire code.', 'It is compliant with the new fire code.'],
  ['All drivers vetted and first-aid trained.', 'All our drivers are vetted and first-aid trained.'],
  ['DBS checked coaches.', 'Our coaches are DBS checked.'],
  ['Claims settled within 9 days.', 'Claims are settled within 9 days.'],
  ['About 7 in 10 faults fixed without a visit.', 'About 7 in 10 faults are fixed without a visit.'],
  ['Claims settled in March last year.', undefined],
  ['600 completed surveys in two weeks.', 'We complete 600 surveys in two weeks.'],
  ['Accredited lab in Ghent.', 'We have an accredited lab in Ghent.'],
  ['pictures before/after', 'You get pictures before and after.'],
  ['Own kiln 4 miles from the port.', undefined],
  ['Own workshop 4 miles from the port.', 'We have our own workshop 4 miles from the port.'],
  ['Mobilisation within 36 hours.', 'Mobilisation is within 36 hours.'],
  ['Written report issued within two days.', 'The written report is issued within two days.'],
  ['Free samples posted from our mill in Bury.', 'Free samples are posted from our mill in Bury.'],
  ['Accepted by most insurers.', 'It is accepted by most insurers.'],
  ['Approved by two insurers last year.', undefined],
  ['delivery next day in Leeds/Hull', 'Delivery is on the next day in Leeds/Hull.'],
  ['hire from 15 pounds a day', 'Hire starts at 15 pounds a day.'],
  ['yearly service 95 euros, filters extra', 'The yearly service is 95 euros, and filters are extra.'],
  ['8 years doing this', 'We have been doing this for 8 years.'],
  ['6-week blocks, £420 for up to 9 children', 'It runs in 6-week blocks, at £420 for up to 9 children.'],
  ['based Ludlow', 'We are based in Ludlow.'],
  ['on site next day within 50 miles of Hull', 'We are on site the next day within 50 miles of Hull.'],
  ['first visit half price (40 instead of 80)', 'The first visit is half price (40 instead of 80).'],
])('tells what has a range, a standing or a usual time: "%s"', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it('says of several things what each of them does', () => {
  const tell = (note: string) => tellAlone(note, { ...about, subject: 'they' });
  expect(tell('Flies 40 minutes on one charge.')).toBe('They fly 40 minutes on one charge.');
  expect(tell('Holds 40 trays.')).toBe('They hold 40 trays.');
});
