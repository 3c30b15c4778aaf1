import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { toFact } from './context-facts.ts';

describe('toVerbless', () => {
  it.each([
    [
      '14 day free trial, no credit card, import from spreadsheets, $19 per user',
      'There is a free 14-day trial, and no credit card is needed. You can import from spreadsheets, and the price is $19 per user.',
    ],
    [
      'first pilot is free, then $49 per sensor per month',
      'The first pilot is free, and after that the price is $49 per sensor per month.',
    ],
    ['average cost per post $310', 'The average cost per post is $310.'],
    ['27% less unplanned downtime on average', 'Customers see 27% less unplanned downtime on average.'],
    ['returns credited the same day', 'Returns are credited the same day.'],
    ['Orders shipped within 3 days', 'Orders are shipped within 3 days.'],
    ['nets collected in Galicia', 'Nets are collected in Galicia.'],
    ['lamps used in Lens and Bordeaux', 'Lamps are used in Lens and Bordeaux.'],
    ['zero lost-time incidents in six years', 'We have had no lost-time incidents in six years.'],
    ['payback usually under 22 months', 'The payback is usually under 22 months.'],
    ['Net revenue retention 118%', 'Our net revenue retention is 118%.'],
    [
      'Live in 5 days on Shopify Plus and BigCommerce',
      'You are live in 5 days on Shopify Plus and BigCommerce.',
    ],
    [
      'Available through the Sourcewell contract, so no separate RFP is needed',
      'It is available through the Sourcewell contract, so no separate RFP is needed.',
    ],
    ['Available in German, Hungarian, Polish', 'It is available in German, Hungarian and Polish.'],
    ['Integrated with CDK and Reynolds', 'It is integrated with CDK and Reynolds.'],
    ['JobBOSS and E2 integration', 'It integrates with JobBOSS and E2.'],
    ['Bilingual English/Spanish', 'It is bilingual in English and Spanish.'],
    ['Seats limited to 100', 'Seats are limited to 100.'],
    ['Certified payroll reports in one click', 'You get certified payroll reports in one click.'],
    ['98% uptime, 500k attendees hosted', 'We have 98% uptime, and we have hosted 500k attendees.'],
    [
      'Free tier covers 3 agents, no credit card',
      'The free tier covers 3 agents, and no credit card is needed.',
    ],
    [
      'No upfront cost for the pilot; we install the sensors in half a day',
      'There is no upfront cost for the pilot; we install the sensors in half a day.',
    ],
    [
      'Needs only EDI or carrier portal access, read only',
      'It needs only EDI or carrier portal access, read-only.',
    ],
    ['31% shorter waiting times on average', 'Customers see 31% shorter waiting times on average.'],
    ['Night work at no extra cost', 'Night work comes at no extra cost.'],
    ['Price fixed per canopy', 'The price is fixed per canopy.'],
    ['Certificate after each clean', 'You get a certificate after each clean.'],
    ['99.7% pick accuracy', 'We have 99.7% pick accuracy.'],
    ['ITAR compliant hosting', 'We have ITAR compliant hosting.'],
    [
      'free plan up to 500 users, pro $99',
      'The free plan covers up to 500 users, and the pro plan costs $99.',
    ],
    ['Day rates from 120 EUR', 'Day rates start at 120 EUR.'],
    ['First 5,000 trips free', 'The first 5,000 trips are free.'],
    ['Insurance, tyres and service included', 'Insurance, tyres and service are included.'],
    ['Stock in Cologne and Linz', 'We hold stock in Cologne and Linz.'],
    ['Updated quarterly', 'It is updated quarterly.'],
    ['4 weeks notice', 'The notice period is 4 weeks.'],
    [
      'no app install needed, works on any phone, 14 days free, 3 EUR per user, datev export',
      'No app install is needed, and it works on any phone. The first 14 days are free, and the price is 3 EUR per user.',
    ],
    ['Attendees get the benchmark report', 'Attendees get the benchmark report.'],
    ['Findings go straight into Jira', 'Findings go straight into Jira.'],
    ["Credits don't expire", "Credits don't expire."],
    ['No recovery, no fee, our share is 30%', 'If there is no recovery, there is no fee. Our share is 30%.'],
    ['First session within 4 days', 'The first session comes within 4 days.'],
    ['First campaign live in 7 days', 'The first campaign is live in 7 days.'],
    [
      '3-month minimum then month to month',
      'There is a 3-month minimum, and after that the contract runs from month to month.',
    ],
    ['Price locked for 2 years', 'The price is locked for 2 years.'],
    ['Free taster session', 'There is a free taster session.'],
    ['Free parking', 'Parking is free.'],
    ['24/7 SOC in Ohio', 'We have a 24/7 SOC in Ohio.'],
    ['Open 7 days', 'We are open 7 days a week.'],
    ['Rental from EUR 1,200 per day', 'Rental starts at EUR 1,200 per day.'],
    ['11% commission, no listing fee', 'The commission is 11%, with no listing fee.'],
    ['EASA and FAA rules built in', 'EASA and FAA rules are built in.'],
    ['Savings of 30-50% vs new', 'Savings are 30-50% compared with new.'],
    ['Prices 15% under EU average', 'Prices are 15% under the EU average.'],
    ['340 placed in 2024', 'We placed 340 in 2024.'],
    ['Fee per nurse £4,800, half after 6 months', 'The fee per nurse is £4,800.'],
    ['Min run 40 hl', 'The minimum run is 40 hl.'],
    ['14 languages', 'It is available in 14 languages.'],
    ['Warranty 5 years', 'It comes with a 5-year warranty.'],
    ['€2 per test, first 100 free', 'The price is €2 per test, and the first 100 are free.'],
    ['Visits every 2 weeks', 'Visits take place every 2 weeks.'],
    ['Dead plants replaced free', 'Dead plants are replaced free.'],
    ['Cancel with 30 days notice', "You can cancel with 30 days' notice."],
    ['Already aired in 31 markets', 'It has already aired in 31 markets.'],
    ['Financing available', 'Financing is available.'],
    ['No credit card is needed for the free account', 'No credit card is needed for the free account.'],
  ])('tells "%s"', (note, told) => {
    expect(toFact(note, false)).toBe(told);
  });

  it.each([
    'Churn 4%',
    'Invoices processed by hand',
    '30% more staff since May',
    'Available on Tuesdays',
    'Available from 3 June',
    'Close the books in one click',
  ])('leaves out "%s", which may be the reader\'s or nothing of the offer', (note) => {
    expect(toFact(note, false)).toBeUndefined();
  });
});

const tell = (context: string) => parseContext(context, { persona: 'IT manager', offer: 'software' }).proofs;

it.each([
  [
    'Works with Gong, Zoom and HubSpot recordings so no new recorder needed.',
    'It works with Gong, Zoom and HubSpot recordings, so no new recorder is needed.',
  ],
  [
    'Bilingual English/Spanish, this is usually what convinces crew leads.',
    'It is bilingual in English and Spanish.',
  ],
  [
    '30 day free trial then £49 a month.',
    'There is a free 30-day trial, and after that the price is £49 a month.',
  ],
  ['Crates last 10 years, fully recyclable.', 'Crates last 10 years and are fully recyclable.'],
  ['No recovery = no fee, our share is 30%.', 'If there is no recovery, there is no fee. Our share is 30%.'],
  [
    'Reference clients include two large producers, names can be disclosed under NDA.',
    'Our reference clients include two large producers.',
  ],
  ['CSRD reporting deadline is coming up for all.', 'The CSRD reporting deadline is coming up for all.'],
  ['The price per person is 24 pounds.', 'The price per person is 24 pounds.'],
  ['Round closes 15 May.', 'The round closes on 15 May.'],
  ['Rollout for 600 people takes about two weeks.', 'The rollout for 600 people takes about two weeks.'],
  [
    'Month-end close takes 3 days less for most customers.',
    'The month-end close takes 3 days less for most customers.',
  ],
  ['Privacy is the first question we hear.', 'Privacy is the first question we hear.'],
  ['Demand is up by about a quarter this year.', 'Demand is up by about a quarter this year.'],
])('gives a note the words that it lacks, and no others: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it('tells notes that semicolons part one by one', () => {
  expect(tell('21 CFR Part 11 compliant; 14 languages; set-up in 3 weeks')).toEqual([
    'It is 21 CFR Part 11 compliant and available in 14 languages.',
    'Set-up takes 3 weeks.',
  ]);
});
