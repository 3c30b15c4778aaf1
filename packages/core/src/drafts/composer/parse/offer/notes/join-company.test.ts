import { expect, it } from 'vitest';
import { joinCompany } from './join-company.ts';

it.each([
  [
    'Roof survey with a fixed price of $900, two named surveyors, drone flight included, report in plain words in five days',
    'Roof survey with a fixed price of $900, two named surveyors, a drone flight and a report in plain words in five days',
  ],
  [
    'Sample chapter with the prospect of illustrating the whole of a cookery series, royalty from the first copy, name on the cover',
    'Sample chapter with the prospect of illustrating the whole of a cookery series, with a royalty from the first copy and your name on the cover',
  ],
])('goes on with the list of what comes with it: %s', (typed, told) => {
  expect(joinCompany(typed)).toBe(told);
});

it.each([
  'A talk with my first novel, a mystery set in Rockland, Maine',
  'Roof survey with a report, from £90, no contract',
  'Roof survey with a drone flight',
])('leaves alone what is no list of things: %s', (typed) => {
  expect(joinCompany(typed)).toBe(typed);
});
