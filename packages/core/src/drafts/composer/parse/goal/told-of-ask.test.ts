import { describe, expect, it } from 'vitest';
import { readParts } from '../../parts.ts';
import { toldOfAsk } from './told-of-ask.ts';

describe('what a goal says of what it asks', () => {
  it.each([
    [
      '15 min call; ok if they fwd to whoever runs QA',
      'Please feel free to forward this to whoever runs QA.',
    ],
    [
      'Get onto their list; a reply with the right contact is enough',
      'A reply with the right contact is enough.',
    ],
    [
      'see what they need; reply w/ volumes + postcode is enough',
      'A reply with your volumes and postcode is enough.',
    ],
    ['Agree a 60-day trial; first step a 30-min meeting', 'The first step would be a 30-minute meeting.'],
    [
      'be considered for the spring fair; send 2 min video if interested',
      'If you are interested, we can send a 2-minute video.',
    ],
    [
      'a yes to a half-day audit, £450, money back if we find nothing',
      'It is £450, with your money back if we find nothing.',
    ],
    ['Intro call next week; deck on request', 'The deck is available on request.'],
    ['claim the listing, takes about 3 mins', 'It takes about 3 minutes.'],
    ['register online (takes one minute)', 'It takes one minute.'],
    [
      'Find out why they stopped, and offer another month if it was the price',
      'If it was the price, we can offer you another month.',
    ],
    ['join as a mentor; form takes 4 min', 'The form takes 4 minutes.'],
    ['talk about a joint bid; deadline 3 May; needs a lead', 'The deadline is 3 May.'],
    ['have them ring me, October is when I still have room', 'October is when we still have room.'],
    ["get them to describe the garden, and I'll draw a plan for free", "We'll draw a plan for free."],
  ])('"%s"', (goal, told) => {
    expect(toldOfAsk(goal)).toBe(told);
  });

  it.each(['Book a call', 'Ask if a reply by Friday is enough for them', 'a demo, whichever day suits'])(
    '"%s" says nothing more',
    (goal) => {
      expect(toldOfAsk(goal)).toBeUndefined();
    },
  );

  it('is no part of what is asked', () => {
    const parts = readParts({
      persona: 'owners of old houses',
      offer: 'I sweep chimneys',
      goal: 'have them ring me before the frost, October is when I still have room',
      tone: 'friendly',
    });
    expect(JSON.stringify(parts.goal)).not.toContain('October');
    expect(parts.ofAsk).toContain('October');
  });
});

describe('what is asked beside it', () => {
  const ofGoal = (goal: string) =>
    readParts({ persona: 'Kitchen manager at a hotel', offer: 'Ovens', goal, tone: 'friendly' });

  it('is asked alone where the rest is offered on a condition', () => {
    expect(ofGoal('Find out why they stopped, and offer another month if it was the price').goal).toEqual({
      kind: 'question',
      phrase: 'why you stopped',
    });
  });

  it('has what it is for told after it where that would be too long', () => {
    const { ofAsk, goal } = ofGoal(
      'Arrange a visit to a bakery in Ghent that already runs two of the ovens, so he can ask the bakers there what cleaning is like',
    );
    expect(goal).toMatchObject({ kind: 'event' });
    expect(ofAsk).toBe('You can ask the bakers there what cleaning is like.');
  });

  it('keeps what it is for where it is short', () => {
    const { ofAsk, goal } = ofGoal('Arrange a visit to a bakery in Ghent so he can ask the bakers there');
    expect(goal).toMatchObject({
      phrase: 'a visit to a bakery in Ghent so that you can ask the bakers there',
    });
    expect(ofAsk).toBeUndefined();
  });
});
