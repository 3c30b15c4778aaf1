import { expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

it.each([
  [
    'Get him to come round to the workshop for a coffee before his autumn programme is fixed',
    'come to the workshop for a coffee before your autumn programme is fixed',
  ],
  [
    'get him out to the yard for a look before the matai goes',
    'come to the yard for a look before the matai goes',
  ],
  ['Invite them on a familiarisation trip in September', 'join us on a familiarisation trip in September'],
  ['Invite to speak', 'speak'],
  ['for them to ring or email me to choose an afternoon', 'ring or email us to choose an afternoon'],
  ['A yes or no on a two-week trial in five vans', 'give us a yes or no on a two-week trial in five vans'],
])('asks whoever is invited: "%s"', (goal, base) => {
  expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
});

it('has the reader come to what is offered', () => {
  expect(parseGoal('come by & look at the lot', 'a spot at our brewery lot')).toMatchObject({
    base: 'come by and look at the lot',
  });
});

it("leaves the sender whom a name shows to be of the sender's", () => {
  expect(parseGoal('15 minute chat with the hiring manager, Orla Finn')).toMatchObject({
    phrase: 'a 15-minute chat with the hiring manager',
  });
});

it('keeps how long a visit is', () => {
  expect(parseGoal('10 min visit to measure')).toMatchObject({ phrase: 'a 10-minute visit to measure' });
});
