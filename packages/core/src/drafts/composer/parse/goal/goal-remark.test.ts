import { expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

it.each([
  [
    'Sign up for the starter plan (3 seats, no card needed)',
    'sign up for the starter plan (3 seats, no card needed)',
  ],
  ['Run the site scan (one command, about 5 minutes)', 'run the site scan (one command, about 5 minutes)'],
  [
    'Join our webinar on pensions (45 minutes, live Q&A)',
    'join our webinar on pensions (45 minutes, live Q&A)',
  ],
])('tells the notes on "%s" as they were typed', (goal, base) => {
  expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
});

it('knows a length of time in the notes on a meeting', () => {
  expect(parseGoal('Book a demo (Zoom, 20 minutes)')).toMatchObject({
    kind: 'event',
    phrase: 'a 20-minute demo',
  });
});
