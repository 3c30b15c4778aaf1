import { expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

it.each([
  ['arrange a visit to the garden', 'a team day in our community garden', 'visit our garden'],
  ['schedule a visit to our plant in Kiel', 'a heat pump', 'visit our plant in Kiel'],
  ['get her on the Tuesday show', 'our curator, who restored a clock', 'have her on the Tuesday show'],
  [
    'have him on the breakfast show in May',
    'An interview with our miller',
    'have him on the breakfast show in May',
  ],
  ['have her on in June', 'guest spot on my podcast for millers', 'come on our podcast as a guest in June'],
  [
    'Have him as a guest next month',
    'an episode of my podcast on tides',
    'come on our podcast as a guest next month',
  ],
  [
    'Get her to visit for coffee and maybe write about us',
    'a story',
    'join us for coffee and write about us',
  ],
  ['members should reply with a date', 'a talk', 'reply with a date'],
  ['win them back as a regular supporter', 'a hive', 'become a regular supporter again'],
  ['Get booked as a guest', 'guest appearance by our ceo, a former pilot', 'have our CEO as a guest'],
  ['pitch a guest', 'our miller would be glad to come on as your guest.', 'have us as a guest'],
  ['Get a yes', 'our miller would be glad to come on as your guest.', 'have us as a guest'],
])('what the reader does: "%s", of %s', (goal, offer, base) => {
  expect(parseGoal(goal, offer)).toMatchObject({ kind: 'action', base });
});

it.each([
  ['Convince him to request our price list', 'our price list', 'send'],
  ['Invite her to a free consultation', 'a free consultation', 'event'],
  ["Get an answer if she's open to a free audit", 'a free audit', 'event'],
])('what is given: "%s"', (goal, phrase, kind) => {
  expect(parseGoal(goal, '')).toMatchObject({ kind, phrase });
});
