import { describe, expect, it } from 'vitest';
import type { Goal } from '../goal.ts';
import { parseGoal } from '../parse-goal.ts';

function told(goal: Goal): string {
  const said = goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
  return [`${goal.kind}:`, said, 'when' in goal ? goal.when : ''].filter(Boolean).join(' ');
}

describe('goals that open with the act of the sender', () => {
  it.each(['Pitch myself for an episode', 'promote our new service', 'sell our products'])(
    'asks no leave to "%s"',
    (goal) => {
      expect(told(parseGoal(goal))).toBe('reply:');
    },
  );

  it.each([
    ['Request to be considered for their supplier panel', 'action: consider us for your supplier panel'],
    ['apply to be listed in their directory', 'action: list us in your directory'],
    ['Request a seat on their panel', 'action: let us request a seat on your panel'],
    ['Request to speak at their conference', 'action: let us speak at your conference'],
    ['Ask for an opportunity to tender', 'action: invite us to tender'],
    ['Pitch myself as a guest', 'action: consider us as a guest'],
    ['offer ourselves as a supplier', 'action: consider us as a supplier'],
  ])('has the reader grant what "%s" asks for', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      'Pitch ideas for their autumn campaign',
      'action: let us pitch you a few ideas for your autumn campaign',
    ],
    [
      'pitch two story ideas for the June issue',
      'action: let us pitch you two story ideas for the June issue',
    ],
    ['Request the chance to demonstrate our scanner', 'action: let us demonstrate our scanner to you'],
    ['get an opportunity to show her the prototype', 'action: let us show you the prototype'],
    ['Offer to present our findings to the board', 'action: let us present our findings to your board'],
    ['Explain how the new pricing works', 'action: let us explain how the new pricing works'],
    ['Pitch for their rebranding project', 'action: let us pitch for your rebranding project'],
    [
      'Pitch a 20-minute talk on battery safety for their autumn meeting',
      'action: let us pitch you a 20-minute talk on battery safety for your autumn meeting',
    ],
    ['Ask to talk to one of their customers', 'action: let us talk to one of your customers'],
    [
      'Offer a tour of the vineyard and a tasting for ten people',
      'action: let us arrange a tour of the vineyard and a tasting for ten people',
    ],
    ['Suggest a better route', 'action: let us suggest a better route'],
    ['Suggest two dates for a tasting', 'action: let us suggest two dates for a tasting'],
  ])('has the sender do "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it('has the reader suggest what the goal has the reader suggest', () => {
    expect(told(parseGoal('have her suggest a date'))).toBe('action: suggest a date');
  });

  it.each([
    [
      'Invite the sales team to attend our workshop',
      'action: let us invite your sales team to attend our workshop',
    ],
    [
      'Invite two of their engineers to test the board',
      'action: let us invite two of your engineers to test the board',
    ],
    ['Invite the buyer and his assistant to lunch', 'action: let us invite you and your assistant to lunch'],
    ['Invite their engineers to a hackathon', 'action: let us invite your engineers to a hackathon'],
    ['Invite them to apply for the grant', 'action: apply for the grant'],
    ['Invite the museum to host our exhibition', 'action: host our exhibition'],
    ['Invite them to host our exhibition', 'action: host our exhibition'],
  ])('tells of "%s" who is invited', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      'Let me know by the end of the month whether they want to extend',
      'action: let us know by the end of the month whether you want to extend',
    ],
    ['Sell two stands at the fair', 'thing: two stands at the fair'],
    ['Sell one slot in Q1', 'thing: a slot in Q1'],
    ['Sell our software', 'reply:'],
    ['Would he like the slides?', 'thing: the slides'],
    ['Would she like to join the panel?', 'action: join the panel'],
    ['Suggest that we meet at the trade fair', 'event: a short meeting at the trade fair'],
    ['Propose that we run a joint workshop', 'event: a joint workshop'],
    ['Arrange a visit in order to measure the rooms', 'event: a visit to measure the rooms'],
    [
      'Book a call so as to understand their requirements',
      'event: a short call to understand your requirements',
    ],
  ])('asks with "%s" for just that', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });
});

it.each([
  ['become an approved subcontractor', 'action: take us on as an approved subcontractor'],
  ['become a preferred linen supplier', 'action: take us on as a preferred linen supplier'],
  ['become a reseller', 'action: become a reseller'],
  ['ask for rates and availability in May', 'action: share your rates and availability in May'],
  ['find out the fees and dates for the June issue', 'action: share your fees and dates for the June issue'],
  ['request their logo so that I can draw a sign', 'action: send us your logo so that we can draw a sign'],
  ['request their opinion on a new mill', 'action: give us your opinion on a new mill'],
  ['request permission to fly one field', 'action: let us fly one field'],
  ['propose a supply agreement for linen', 'action: consider a supply agreement for linen'],
  ['propose a trial week', 'event: a trial week'],
  [
    'show her how it works on one of her own looms',
    'action: let us show you how it works on one of your own looms',
  ],
  ['show her how it works', 'event: a short demo'],
  [
    'ask for 20 minutes to share how a mill cut its waste',
    'action: let us share in a 20-minute call how a mill cut its waste',
  ],
  [
    'ask for 30 minutes to show what other mills did',
    'action: let us show you in a 30-minute call what other mills did',
  ],
  [
    'ask for a chat before submitting a grant application',
    'event: a short chat before we submit our grant application',
  ],
  ['get a call before filing the tender', 'event: a short call before we file our tender'],
  ['offer a fixed-price roof check for $900', 'event: a fixed-price roof check for $900'],
])('knows who does what "%s" speaks of', (goal, expected) => {
  expect(told(parseGoal(goal))).toBe(expected);
});
