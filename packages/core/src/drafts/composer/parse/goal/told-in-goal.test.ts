import { describe, expect, it } from 'vitest';
import { readParts } from '../../parts.ts';
import { toldInGoal } from './told-in-goal.ts';

describe('what a goal tells besides', () => {
  it.each([
    [
      'Let her know we could start within a week and ask if a call would help',
      'We could start within a week.',
    ],
    [
      "Tell him we've opened a bakery on Mill Road and ask if he'd like a tasting box",
      "We've opened a bakery on Mill Road.",
    ],
    [
      'Free restore test: we back up one mailbox for a week, then he picks something to delete',
      'We back up one mailbox for a week, then you pick something to delete.',
    ],
    [
      'Ask whether he would speak, and tell him we can only pay travel costs',
      'We can only pay travel costs.',
    ],
    ["ask if they'd lend us the hall, and let them know we clean up afterwards", 'We clean up afterwards.'],
    ['one trial session in their lounge, we bring everything', 'We bring everything.'],
    ['give us one broken wheel, you get it back in 2 days', 'You get it back in 2 days.'],
    ['Reconnect after we met at Legal Week', 'We met at Legal Week.'],
    ['Remind her of the deadline on 30 November', 'The deadline is 30 November.'],
    ['Let them know the price goes up in January', 'The price goes up in January.'],
    ['Explain that there is no contract and ask for a call', 'There is no contract.'],
    [
      'mention our engineer is in Bristol next Thursday, then suggest a visit',
      'Our engineer is in Bristol next Thursday.',
    ],
  ])('"%s"', (goal, fact) => {
    expect(toldInGoal(goal)).toBe(fact);
  });

  it.each([
    'Let them know about the new feature and get them to try it',
    'Tell them how we can help',
    'Ask if we could start within a week',
    'Tell us whether they would come',
    'Get a call',
  ])('"%s" tells nothing that is sure', (goal) => {
    expect(toldInGoal(goal)).toBeUndefined();
  });

  it('stands in the mail beside what the context knows', () => {
    const { context } = readParts({
      persona: 'Head of HR at a software company',
      offer: 'Outplacement coaching',
      goal: 'Let her know we could start within a week and ask if a call would help',
      additionalContext: 'We have coached 400 people since 2015.',
      tone: 'professional',
    });
    expect(JSON.stringify(context)).toMatch(/400 people since 2015.*We could start within a week/);
  });
});

it.each([
  [
    'Offer a free tasting box; she only has to tell us which Monday',
    'For a free tasting box, you only have to tell us which Monday.',
  ],
  ['Offer a free trial, he only has to agree', undefined],
])('tells how little the reader has to do: "%s"', (goal, told) => {
  expect(toldInGoal(goal)).toBe(told);
});
