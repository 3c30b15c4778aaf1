import { expect, it } from 'vitest';
import { readParts } from '../../parts.ts';

it.each([
  [
    'Scaffolding design and rental',
    'Follow up on the quote we sent three weeks ago and get a yes or no',
    'our quote for scaffolding design and rental',
  ],
  [
    'A new playground',
    'remind them of the estimate and ask for a decision',
    'our estimate for a new playground',
  ],
  ['We clean escalators at night', 'chase a decision on our proposal', 'our proposal'],
])('writes about what lies with the reader, of "%s" and "%s"', (offer, goal, told) => {
  const read = readParts({ persona: 'Facilities manager', offer, goal, tone: 'direct' });
  expect([read.standing, read.followsUp, read.offer.noun?.withOur]).toEqual([true, true, told]);
});

it.each(['Send a quote', 'Follow up after the trade show and book a call', 'Get a decision on the pilot'])(
  'introduces the offer, with "%s"',
  (goal) => {
    const read = readParts({ persona: 'Facilities manager', offer: 'Window cleaning', goal, tone: 'direct' });
    expect(read.followsUp).toBe(false);
  },
);

it.each([
  ['Check if the roof was renewed in the last ten years', false],
  ['Get their contract renewed', true],
  ['sign the renewal before May', true],
])('knows whether "%s" is about something that runs out', (goal, isStanding) => {
  const read = readParts({ persona: 'School bursar', offer: 'Solar panels', goal, tone: 'direct' });
  expect(read.standing).toBe(isStanding);
});
