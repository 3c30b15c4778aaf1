import { expect, it } from 'vitest';
import { tellAlone } from './tell-shorthand.ts';

const about = {
  persona: 'owner of a garage',
  offer: 'review management',
  ofOneself: false,
  subject: 'it',
} as const;

it.each([
  ['$99 monthly, cancel anytime', 'It costs $99 a month, and you can cancel at any time.'],
  ['49 euros monthly, no contract', 'It costs 49 euros a month, with no contract.'],
  ['£12 weekly', 'It costs £12 a week.'],
  ['$99 monthly, ask for Ann', undefined],
  [
    '10 years of experience, fully insured, references available',
    'We have 10 years of experience and are fully insured, with references available.',
  ],
  [
    'Cut processing time from 12 minutes to 4 at a shoe retailer',
    'We cut processing time from 12 minutes to 4 at a shoe retailer.',
  ],
  ['Cut energy costs by 30% at a dairy', 'We cut energy costs by 30% at a dairy.'],
  ['80% less water', 'It uses 80% less water.'],
  ['Direct trade with 40 farming families', 'We trade directly with 40 farming families.'],
  [
    'Delivered to 11 breweries in Bavaria since 2021',
    'We have delivered to 11 breweries in Bavaria since 2021.',
  ],
  ['We handle maintenance', 'We handle maintenance.'],
  ['We open at 5:30 so that the early shift can come', 'We open at 5:30 so that the early shift can come.'],
  ['We deliver only if they pay first', undefined],
  ['96% of managers felt more confident afterwards', '96% of managers felt more confident afterwards.'],
  ['R, Stata and Python', 'We work with R, Stata and Python.'],
  ['Revenue of 180k last year', 'Our revenue was 180k last year.'],
  ['About 2 tons a month, mostly mild steel', 'There are about 2 tons a month, mostly mild steel.'],
  ['Same price as before, $3,200', 'The price is the same as before, $3,200.'],
  ['12 month contract, not 36', 'The contract is for 12 months, not 36.'],
  ['licensed HRW crew', 'Our crew is HRW licensed.'],
  [
    'Contract lapsed because our office never sent the renewal, our fault',
    'Your contract lapsed because our office never sent the renewal, which was our fault.',
  ],
  ['Videos on our site', 'There are videos on our site.'],
  ['UK-based typists', 'Our typists are UK-based.'],
  ['Hosted in Switzerland', 'It is hosted in Switzerland.'],
  ['10-year warranty', 'There is a 10-year warranty.'],
  ['From 49 francs a month', 'Prices start at 49 francs a month.'],
  ['Not published anywhere else', 'It has not been published anywhere else.'],
  ['Independent audit in 2025', 'There was an independent audit in 2025.'],
  ['farm 12 km away', 'Our farm is 12 km away.'],
  ['collect daily incl sundays', 'We collect daily, Sundays included.'],
  ['insured to 10m', 'We are insured up to 10m.'],
  ['still free 14 June', '14 June is still free.'],
  ['salmonella tested weekly', 'It is tested for salmonella weekly.'],
  ['eco detergents', 'We use eco-friendly detergents.'],
  ['480 boilers last winter', 'We did 480 boilers last winter.'],
  ['min 250 labels', 'The minimum is 250 labels.'],
  ['60/40 split in their favour', 'The split is 60/40 in your favour.'],
  ['Fire rating B-s1', 'The fire rating is B-s1.'],
  [
    'Six races, 4,200 runners, 61% of them between 25 and 44',
    'There are six races and 4,200 runners, 61% of them between 25 and 44.',
  ],
  [
    'Last year 64 of 70 mentors said they would do it again',
    'Last year, 64 of 70 mentors said they would do it again.',
  ],
  ['Independent study showed 28% lower cost per use', 'An independent study showed 28% lower cost per use.'],
])('tells "%s" as a sentence', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});
