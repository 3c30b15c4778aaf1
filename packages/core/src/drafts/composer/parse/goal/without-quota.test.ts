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
  ['Looking for six bands to play the harvest fair', 'get them to play the harvest fair'],
  ["We're looking for ten mills to test the new belt", 'get them to test the new belt'],
  ['Recruiting 30 participants for a study on sleep', 'get them to take part in a study on sleep'],
  ['Find volunteers for our trial on back pain', 'get them to take part in our trial on back pain'],
  ['Find four ways to save fuel', 'Find four ways to save fuel'],
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
