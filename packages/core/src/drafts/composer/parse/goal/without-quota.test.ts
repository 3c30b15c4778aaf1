import { expect, it } from 'vitest';
import { withoutQuota } from './without-quota.ts';

it.each([
  ['Book 20 demos this month.', 'Book a demo'],
  ['get 5 demo calls booked by Friday', 'get a demo call'],
  ['generate at least ten qualified sales meetings per week', 'generate a sales meeting'],
  ['schedule 3 30-minute calls', 'schedule a 30-minute call'],
])('asks one reader for one, of "%s"', (goal, one) => {
  expect(withoutQuota(goal)).toBe(one);
});

it.each([
  ["I'd like four groomers to try it", 'get them to try it'],
  ['We want two restaurants to test it', 'get them to test it'],
  ['I need two rooms to paint', 'I need two rooms to paint'],
])('asks one of those who are looked for, of "%s"', (goal, one) => {
  expect(withoutQuota(goal)).toBe(one);
});

it.each([
  'book two calls',
  'book 20 minutes this week',
  'book 3 meetings with their buyers',
  'sell 20 demos of the kit',
  'book a demo this month',
])('leaves "%s" as it is', (goal) => {
  expect(withoutQuota(goal)).toBe(goal);
});
