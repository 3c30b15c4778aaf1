import { expect, it } from 'vitest';
import { withEventNamed } from './with-event-named.ts';

it.each([
  [
    'You are on a panel at the expo.',
    'meet her at the Cold Chain Expo in Rotterdam',
    'You are on a panel at the Cold Chain Expo.',
  ],
  [
    'We are at the summit on both days.',
    'meet at the Northern Data Summit',
    'We are at the Northern Data Summit on both days.',
  ],
  ['You are on a panel at the expo.', 'book a call', 'You are on a panel at the expo.'],
  [
    'You are at the Cold Chain Expo, as we are.',
    'meet at the Cold Chain Expo',
    'You are at the Cold Chain Expo, as we are.',
  ],
])('names an event where it is first spoken of: "%s", beside "%s"', (sentence, goal, told) => {
  expect(withEventNamed([sentence, 'Our stand at the expo is 2.'], goal)[0]).toBe(told);
});
