import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { tellShortFact } from './short-facts.ts';

const about = { subject: 'it', offer: 'donor management software' } as const;

it.each([
  ['10% referral fee', 'There is a 10% referral fee.'],
  ['50% discount for non-profits', 'There is a 50% discount for non-profits.'],
  ['8% commission per policy', 'There is an 8% commission per policy.'],
  ['Two-week trial with no obligation', 'There is a two-week trial with no obligation.'],
  ['5-year warranty on all panels', 'There is a 5-year warranty on all panels.'],
  ['Flat annual fee', 'There is a flat annual fee.'],
  ['1% cashback on fuel', 'There is 1% cashback on fuel.'],
  ['Migration of old spreadsheets included', 'Migration of old spreadsheets is included.'],
  ['Two rounds of changes included', 'Two rounds of changes are included.'],
  ['First hour of audio free', 'The first hour of audio is free.'],
  ['Free during the beta', 'It is free during the beta.'],
  ['Open source', 'It is open source.'],
  ["It's open source", 'It is open source.'],
  ['Money-back guarantee', 'There is a money-back guarantee.'],
  ['Flexible working hours', 'The working hours are flexible.'],
  ['Gluten-free and vegan lunches available', 'Gluten-free and vegan lunches are available.'],
  ['Hardware at cost', 'Hardware comes at cost.'],
  ['Dishes low in salt or sugar', 'Dishes are low in salt or sugar.'],
  ['Menus different every week', 'Menus are different every week.'],
  ['Moulds free of charge above 50,000 pieces', 'Moulds are free of charge above 50,000 pieces.'],
  ['Packaging fully recyclable', 'Packaging is fully recyclable.'],
  ['Quiet enough for village slopes', 'It is quiet enough for village slopes.'],
  ['Waterproof and shock resistant', 'It is waterproof and shock resistant.'],
  ['20% lower premiums than the market average', 'Premiums are 20% lower than the market average.'],
  ['35% fewer accidents in the first year', 'Customers see 35% fewer accidents in the first year.'],
  ['92% of calvings detected two hours ahead', '92% of calvings are detected two hours ahead.'],
  ['Installation in one weekend', 'Installation takes one weekend.'],
  ['Pick-up within 12 hours', 'Pick-up is within 12 hours.'],
  ['Reply within 4 hours', 'You get a reply within 4 hours.'],
  ['Same-day delivery before noon', 'There is same-day delivery before noon.'],
  ['Two revisions per image', 'You get two revisions per image.'],
  ['Sessions of 40 minutes', 'Sessions last 40 minutes.'],
  ['Battery life of 5 years', 'The battery life is 5 years.'],
  ['Revenue share of 30% from the second year', 'The revenue share is 30% from the second year.'],
  ['Pro plan with unlimited seats for $12 a month', 'The Pro plan with unlimited seats costs $12 a month.'],
  ['Free replacement of broken cameras', 'There is free replacement of broken cameras.'],
  ['Free for schools', 'It is free for schools.'],
  ['Weight slips every month', 'There are weight slips every month.'],
  ['Shelf life of two years', 'The shelf life is two years.'],
])('tells "%s" in a sentence', (note, told) => {
  expect(tellShortFact(note, about)).toBe(told);
});

it.each([
  'Nine gyms in Manchester use the service',
  'Two handlers in tweed come with the ponies',
  'Nonprofits use the platform at no cost',
  '92% stay the full contract',
  'Offer two turbines at no cost',
  'The club started in 2014',
  'Returns fell from 34 to 27 percent',
  'Free on Thursday afternoon',
  'Their first month free',
  '2,500 bottles an hour',
  'All DBS checked',
  'Available from March',
  'Two offices per region',
  '40% less traffic since the update',
  'Nurses twice a week',
  'Ships every Monday',
])('knows of "%s" no fact without a verb', (note) => {
  expect(tellShortFact(note, about)).toBeUndefined();
});

it.each([
  ['Drone crop spraying', '$14/acre.', ['The price is $14 per acre.']],
  ['Bookkeeping', 'Rates start at $14/hour.', ['Prices start at $14 an hour.']],
  ['Paper cups', '9 cents per cup.', ['The price is 9 cents per cup.']],
  ['Memorial pages', 'Funeral homes pay $20 a month.', ['Funeral homes pay $20 a month.']],
  ['Renderings', '20% off the first project.', ['You get 20% off the first project.']],
  ['Localization', 'First 500 words free.', ['The first 500 words are free.']],
  ['Guest article on trains', '1,200 words, no fee.', ['The article has 1,200 words, with no fee.']],
  ['CRM cleaning tool', 'integrates with the CRM they use.', ['It integrates with the CRM you use.']],
  [
    'Workshops on feedback',
    'Workshops are half a day, max 16 participants, £1,900.',
    ['Workshops are half a day, with at most 16 participants, and cost £1,900.'],
  ],
  [
    'Pothole mapping',
    'Pilot lasts 90 days and costs $12,000. Three other cities have completed it.',
    ['The pilot lasts 90 days and costs $12,000.', 'Three other cities have completed it.'],
  ],
  [
    'Counselling for employees',
    '78% of users say they feel better after four sessions.',
    ['78% of users say they feel better after four sessions.'],
  ],
  ['AI assistant', 'Average deflection 41% after 60 days.', ['The average deflection is 41% after 60 days.']],
  ['Snow machines', 'Season rental from CHF 8,500.', ['Season rental starts at CHF 8,500.']],
  [
    'Foam for florists',
    '15% trade discount. 30-day return policy.',
    ['There is a 15% trade discount and a 30-day return policy.'],
  ],
])('tells of "%s" beside "%s"', (offer, context, proofs) => {
  expect(parseContext(context, { offer }).proofs).toEqual(proofs);
});

it.each([
  ['in stock in Leeds', 'They are in stock in Leeds.'],
  ['Now in stock near Leeds Dock', 'They are now in stock near Leeds Dock.'],
])('tells where goods lie: "%s"', (note, told) => {
  expect(tellShortFact(note, { ...about, subject: 'they' })).toBe(told);
});
