import { expect, it } from 'vitest';
import { spellOut, spellOutNotes } from './spell-out.ts';

it.each([
  ['saw his post re cutting plastic', 'saw his post about cutting plastic'],
  ['used kegs, 220 of em', 'used kegs, 220 of them'],
  ['before the show (prob. June)', 'before the show (probably June)'],
  ['ribbons and bunting incl. We are insured', 'ribbons and bunting included. We are insured'],
  ['mtg thurs', 'meeting Thursday'],
  [
    'boiler mfr, 3 whs, no wkend shifts, 9k dupes',
    'boiler manufacturer, 3 warehouses, no weekend shifts, 9k duplicates',
  ],
  ['budget yr ends soon, 6 no shows a month', 'budget year ends soon, 6 no-shows a month'],
  ['clean up and migration', 'clean-up and migration'],
  ['2 ports, 1 fisheries assoc. keep polite', '2 ports, 1 fisheries association. keep polite'],
  ['tenants assoc. chair, nr of flats', 'tenants association chair, number of flats'],
  ['we answer ur phone when ur on a job', "we answer your phone when you're on a job"],
  ['intro call, 1/4 hr', 'intro call, 15 minutes'],
  ['staff abs doubled', 'staff absence doubled'],
  ['Editor in chief', 'Editor-in-chief'],
  ['VP Eng @ 200 ppl fintech', 'VP engineering @ 200-person fintech'],
  ['dispatch sw, 25yr warranty', 'dispatch software, 25-year warranty'],
  ['senior engineers, avail within 10 days', 'senior engineers, available within 10 days'],
  ['when a investor asks if theres more', "when an investor asks if there's more"],
  ['a one-off, a European tour, hang em', 'a one-off, a European tour, hang them'],
  ['0.9% flat, no monthly', '0.9% flat, no monthly fee'],
  ['childrens course, sat mornings', "children's course, Saturday mornings"],
  ['us eastern hrs, call us', 'US Eastern hours, call us'],
  ["cfo's of construction co's", 'cfos of construction companies'],
  ['so you dont have to', "so you don't have to"],
  ['im a plumber and ive been here', "I'm a plumber and I've been here"],
  ['send a link and ill storyboard 15 seconds', "send a link and I'll storyboard 15 seconds"],
  ['they are sick, and ill pupils stay away', 'they are sick, and ill pupils stay away'],
  ['send a page and ill edit it, ill or not', "send a page and I'll edit it, ill or not"],
  ['bldg maint for yr hotel, 40 rms', 'building maintenance for your hotel, 40 rooms'],
  ['DNA seq service, 48h turnaround', 'DNA sequencing service, 48-hour turnaround'],
  ['retread tyres, same warranty 2y', 'retread tyres, same 2-year warranty'],
  ['turnaround is 7d, hybrid 1d/mo', 'turnaround is 7 days, hybrid 1 day a month'],
  ['flooded 2x in 2023, print only 4x/yr', 'flooded twice in 2023, print only four times a year'],
  ['first aid class 2h, 15pp, my living rm', 'first aid class, 2 hours, 15 per person, my living room'],
  ['my debut novel, 288pp', 'my debut novel, 288 pages'],
  ['9 to 16 mtgs/rep/mth, 90 bldgs/mth', '9 to 16 meetings per rep a month, 90 buildings a month'],
  ['each yr, 5 yr supplier list', 'each year, 5 year supplier list'],
  ['a 3d tour at 19h, CTR up 5pp, a diff tool', 'a 3d tour at 19h, CTR up 5pp, a diff tool'],
  ['leaks cause the most trouble, PP film', 'leaks cause the most trouble, PP film'],
  ['acct exec, two execs', 'account executive, two executives'],
  ['late bc clients pay late', 'late because clients pay late'],
  ['set up takes an hour, we set up and take down', 'setup takes an hour, we set up and take down'],
  ['$8 per crew member/mo, open 24/7', '$8 per crew member a month, open 24/7'],
  ['its still done by email, the dog and its owner', "it's still done by email, the dog and its owner"],
  ['were nearly always booked in June', "we're nearly always booked in June"],
  ['were the tests fine?', 'were the tests fine?'],
  ['shes our founder and id love to, lets talk', "she's our founder and I'd love to, lets talk"],
  ['landscaping co owner, a new lab in watertown', 'landscaping company owner, a new lab in Watertown'],
  ['at home, in downtown', 'at home, in downtown'],
  ['thier companys sell thru u', 'their companies sell through you'],
  ['open mon-fri, Joan’s co-op in NY', 'open mon-fri, Joan’s co-op in NY'],
])('writes out what was cut short, and nothing else: %s', (text, expected) => {
  expect(spellOut(text)).toBe(expected);
});

it('leaves in notes who was counted, and the stops between them', () => {
  expect(spellOutNotes('nurse 11 yrs. max 8 ppl. a class for 20 people takes 2h.')).toBe(
    'nurse 11 years. max 8 people. a class for 20 people takes 2 hours.',
  );
});
