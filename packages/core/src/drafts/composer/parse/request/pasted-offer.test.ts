import { describe, expect, it } from 'vitest';
import { fromPasted } from './pasted-offer.ts';

describe('what was copied with an offer', () => {
  it.each([
    [
      'From our website: "Tallboy GmbH offers belt conveyors. Made in Germany."',
      'We offer belt conveyors. Made in Germany.',
    ],
    ['Copied from our homepage - We sell rope.', 'We sell rope.'],
    [
      'Product: Costly Pro (annual) | cost allocation per team, idle node detection | ACV 24k',
      'We offer Costly Pro: cost allocation per team and idle node detection',
    ],
    ["Acct: HVAC list Q3. Dispatch software. Pricing per tech, don't quote in email", 'Dispatch software.'],
    ['Rota app | Stage: trial', 'Rota app'],
  ])('is left out of %j', (offer, told) => {
    expect(fromPasted(offer)).toBe(told);
  });

  it.each([
    'Product: A till | Price: £40',
    'captioning for live shows | trained captioners | 3 weeks notice',
    'Coffee. Source: one farm in Peru.',
    "We print on cotton. We don't share your artwork.",
    'From our farm: lamb boxes',
  ])('leaves %j as it is', (offer) => {
    expect(fromPasted(offer)).toBe(offer);
  });
});

it.each([
  ['Company X: Harbourmind. Counselling by phone', 'Counselling by phone'],
  ['Our company: Mindwell - coaching by video', 'coaching by video'],
  ['Company cars: leasing for small fleets', 'Company cars: leasing for small fleets'],
])('takes off who offers it: "%s"', (typed, offer) => {
  expect(fromPasted(typed)).toBe(offer);
});
