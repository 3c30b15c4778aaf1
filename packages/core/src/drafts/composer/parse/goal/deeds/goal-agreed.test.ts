import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

describe('what is to be agreed', () => {
  it.each([
    [
      'That the PCC approve a survey at its next meeting',
      'ask the PCC to approve a survey at its next meeting',
    ],
    ['that the board approves the budget in May', 'ask the board to approve the budget in May'],
    ['Agree to interview five candidates', 'agree to interview five candidates'],
    ['They should agree to taste three bottles, we ship and pay', 'taste three bottles'],
    ['agree to test one pallet on their packing line', 'let us test one pallet on your packing line'],
    ['apply, or ring me for a chat before they do', 'apply or ring us for a chat before you do'],
    [
      'get a yes and a recording date',
      'tell us whether you would like to, and which recording date would suit you',
    ],
    ['Get asked to quote', 'invite us to quote'],
  ])('asks in %j to %s', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('takes minutes for a purpose for a call, and not for what the purpose names', () => {
    expect(parseGoal('book 20 minutes to scope a test')).toEqual({
      kind: 'event',
      phrase: 'a 20-minute call to scope a test',
    });
  });

  it('asks for feedback on what it is on, whatever comes after', () => {
    expect(parseGoal("I'd like honest feedback on six free samples before we make any more")).toEqual({
      kind: 'feedback',
      phrase: 'on six free samples',
    });
  });

  it.each([
    ['display of six of his prints in our winter show', 'lend us the six prints until May'],
    ['display of six of your prints in our winter show', 'lend us the six prints until May'],
    ['free loan of prints to schools', 'borrow the six prints until May'],
  ])('knows by the offer "%s" whose a loan is', (offer, base) => {
    expect(parseGoal('loan of the six prints until May', offer)).toMatchObject({ base });
  });
});

describe('what is booked for something of the reader', () => {
  it('is not a date in it', () => {
    expect(parseGoal('book for summer fair')).toMatchObject({ base: 'book it for your summer fair' });
  });
});
