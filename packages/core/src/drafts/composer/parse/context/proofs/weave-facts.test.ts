import { expect, it } from 'vitest';
import { weaveFacts } from './weave-facts.ts';

it.each([
  [['There is no annual fee.', 'There is no credit check.'], ['There is no annual fee and no credit check.']],
  [
    ['The turnaround is 4 days.', 'The price is £400 a video.'],
    ['The turnaround is 4 days, at £400 a video.'],
  ],
  [
    ['Set-up takes one day.', 'The price is £40 a month.'],
    ['Set-up takes one day, and the price is £40 a month.'],
  ],
  [
    ['The price is £1 a pair.', 'There is no minimum order.'],
    ['The price is £1 a pair, with no minimum order.'],
  ],
  [
    ['We deliver on Mondays.', 'The lead time is 12 days.'],
    ['We deliver on Mondays, with a lead time of 12 days.'],
  ],
  // What somebody holds or mills has no lead time and no minimum order.
  [
    ['We mill on stone.', 'The minimum order is 4 sacks.'],
    ['We mill on stone.', 'The minimum order is 4 sacks.'],
  ],
  [
    [
      'We are based in Bradford.',
      'The results come in 3 days.',
      'We are UKAS accredited.',
      'The price is £38 per sample.',
    ],
    ['We are based in Bradford and UKAS accredited.', 'The results come in 3 days, at £38 per sample.'],
  ],
  [
    ['It cuts dust by 80%.', 'It uses a third of the water.'],
    ['It cuts dust by 80% and uses a third of the water.'],
  ],
])('tells short facts in a breath: %j', (facts, told) => {
  expect(weaveFacts(facts)).toEqual(told);
});

it.each([
  [['We have worked for ACME since 2016.', 'We played 60 weddings last year.']],
  [['Meetings went up by 31%, and calls fell.', 'There is no setup fee.']],
  [['We remind you 6 weeks before expiry.', 'We charge $99 per location per month.']],
  [['We need money to keep the kitchen open.', 'We serve 90 meals a night.']],
  [['I am based 2 streets from your shop.', 'The lead time is 3 weeks.']],
  [['We made a clip that got 1.1m views.', 'The turnaround is 4 days.']],
])('leaves apart what one would not tell in a breath: %j', (facts) => {
  expect(weaveFacts(facts)).toEqual(facts);
});

it('says with the sessions for how many each is', () => {
  expect(weaveFacts(['There are 6 sessions of 45 minutes.', 'Each group has 15 children.'])).toEqual([
    'There are 6 sessions of 45 minutes, with 15 children in each group.',
  ]);
});
