import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const tell = (context: string, persona = 'Buyer at a garden centre chain', offer = 'peat-free compost') =>
  parseContext(context, { persona, offer }).proofs;

it.each([
  [
    'Sold through 26 independent nurseries, best one sells 300 bags a week in April.',
    'It is sold through 26 independent nurseries, and the best one sells 300 bags a week in April.',
  ],
  [
    'order deadline 15 April for delivery before the harvest',
    'The order deadline is 15 April, for delivery before the harvest.',
  ],
  ['booking deadline: 1 March', 'The booking deadline is 1 March.'],
  [
    'i did layout for a dental trade mag 2017-2023 (closed).',
    'I did layout for a dental trade magazine from 2017 to 2023.',
  ],
  ['Stocked in over 40 cafes across Devon', 'It is stocked in over 40 cafes across Devon.'],
  [
    'Grant applications needed by 1 August so we can file in time.',
    'Grant applications are needed by 1 August so we can file in time.',
  ],
  [
    'We have installed it at 31 sites, team of licensed electricians.',
    'We have installed it at 31 sites, with a team of licensed electricians.',
  ],
  ['Deadline for the autumn schedule: 30 August', 'The deadline for the autumn schedule is 30 August.'],
  [
    'Next day delivery, no minimum order, 300+ practices already order from us.',
    'Delivery is on the next day, there is no minimum order, and 300+ practices already order from us.',
  ],
  ['Delivery next day', 'Delivery is on the next day.'],
  ['Deadline for logos 1 May.', 'The deadline for logos is 1 May.'],
  [
    '$250 per listing, photos next day, FAA licensed.',
    'The price is $250 per listing, photos come the next day, and we are FAA licensed.',
  ],
  ['Use code SPRING for 20% off.', 'You get 20% off with the code SPRING.'],
  ['code FRUIT5 gets them £5 off.', 'You get £5 off with the code FRUIT5.'],
  ['£65 a month, swaps included', 'The price is £65 a month, and swaps are included.'],
  ['3 day close instead of 10', 'You get a 3-day close instead of 10 days.'],
  [
    'Prototype lead time 7-10 business days, production 4-5 weeks',
    'The prototype lead time is 7-10 business days, and production takes 4-5 weeks.',
  ],
  [
    'On-time delivery 98.2% over the last 12 months',
    'Our on-time delivery was 98.2% over the last 12 months.',
  ],
  [
    '£380 per evening, travel within 40 miles included.',
    'The price is £380 per evening, and travel within 40 miles is included.',
  ],
  [
    'insured up to $2M, can send the certificate',
    'We are insured up to $2M, and we can send the certificate.',
  ],
])('tells terms of a deal that have no verb: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each([
  [
    'Works with GitHub Actions, CircleCI and Buildkite, install is one line of YAML.',
    'It works with GitHub Actions, CircleCI and Buildkite, and the install is one line of YAML.',
  ],
  [
    '210 mills in Turkey, Portugal and India already report through us.',
    '210 mills in Turkey, Portugal and India already report through us.',
  ],
])('keeps a list of names together: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each([
  ['customers of ours: Perchly, Datamint, OneHarbor', 'Our clients include Perchly, Datamint and OneHarbor.'],
  [
    'Following customers: Dunmore Builders, Tri-County Concrete.',
    'Our clients include Dunmore Builders and Tri-County Concrete.',
  ],
  [
    'Last partner, Ironleaf Gyms, saw 22% more check-ins.',
    'Our last partner, Ironleaf Gyms, saw 22% more check-ins.',
  ],
  ['Northgate Council ran it at 84 sites last year.', 'Northgate Council ran it at 84 sites last year.'],
  ['Have run it at 22 schools in the last two years.', 'We have run it at 22 schools in the last two years.'],
  [
    'we did 48 weddings last season, 5.0 on Google with 91 reviews',
    'We did 48 weddings last season and are rated 5.0 on Google with 91 reviews.',
  ],
  [
    '18 growers in Bavaria, Saxony and Tyrol already bottle with us.',
    '18 growers in Bavaria, Saxony and Tyrol already bottle with us.',
  ],
  ['Auditors NEBOSH certified.', 'Our auditors are NEBOSH certified.'],
  ["Mention that we're local (Denver) too.", "We're local (Denver)."],
  [
    'Front desk is always busy so mention that setup takes less than a day and we do it for them.',
    'Setup takes less than a day and we do it for you.',
  ],
  [
    'No-shows usually cost a shop like theirs around 6-8 slots per week.',
    'No-shows usually cost a shop like yours around 6-8 slots per week.',
  ],
])('tells who has bought and what came of it: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it('takes who published a target for the reader, right after how many report to the sender', () => {
  const context = '210 mills already report through us. They published a target of 45% less by 2030.';
  expect(
    parseContext(context, { persona: 'Head of Sustainability', offer: 'emissions data' }).aboutReader,
  ).toEqual(['You published a target of 45% less by 2030.']);
});
