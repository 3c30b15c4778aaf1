import { expect, it } from 'vitest';
import { joinAsks } from './goal-several.ts';

it.each([
  ['post swatch card, get studio address + ok', 'share their studio address so we can send a swatch card'],
  ['get shop address + ok to send samples', 'share their shop address so we can send samples'],
  [
    'confirm lakeside pitch still free; ask for site plan',
    'confirm that the lakeside pitch is still free and share the site plan',
  ],
  ['check two tables still available', 'confirm that the two tables are still available'],
  ['site visit + rough offer', 'visit the site and give us a rough offer'],
  ['Site survey and draft lease terms', 'visit the site for a survey and give us draft lease terms'],
  [
    'workshop visit, 1 hr, 2 heaters left on trial for 2 weeks',
    'a 1-hour workshop visit with 2 heaters left on trial for 2 weeks',
  ],
  ['choose a time (Thu-Sat next week)', 'choose a time between Thursday and Saturday next week'],
])('asks what %j does as one question', (goal, told) => {
  expect(joinAsks(goal)).toBe(told);
  expect(joinAsks(told)).toBe(told);
});

it.each(['call Mon-Wed', 'send a sample, then call', 'site visit + rough price', 'confirm a date'])(
  'leaves %j as it is',
  (goal) => {
    expect(joinAsks(goal)).toBe(goal);
  },
);
