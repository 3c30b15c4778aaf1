import { expect, it } from 'vitest';
import { withNamedFirm } from './named-firm.ts';

it.each([
  ['Company Tallpine Loop is a waste tracking service', 'We are Tallpine Loop, a waste tracking service'],
  ['Company: Tallpine sells compost bins', 'We at Tallpine sell compost bins'],
  ['At Tallpine, we build walk-in fridges', 'We at Tallpine build walk-in fridges'],
  ['Product Badgly scans badges at trade shows', 'Badgly scans badges at trade shows'],
])('says who the sender is in "%s"', (typed, told) => {
  expect(withNamedFirm(typed)).toBe(told);
});

it.each([
  'Company outings and team days in Ghent',
  'Company Retreats is a planning service for teams',
  'At trade shows, we scan badges for you',
  'Tallpine is shift planning software',
])('leaves "%s" as it is', (typed) => {
  expect(withNamedFirm(typed)).toBe(typed);
});
