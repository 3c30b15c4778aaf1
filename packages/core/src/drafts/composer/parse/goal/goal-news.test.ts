import { describe, expect, it } from 'vitest';
import { withoutNews } from './goal-news.ts';
import { parseGoal } from './parse-goal.ts';

const told = (goal: string) => {
  const read = parseGoal(goal);
  return read.kind === 'action' ? read.base : `${read.kind}: ${'phrase' in read ? read.phrase : ''}`;
};

describe('a goal that tells something first', () => {
  it.each([
    ['Let families know about the fund and invite them to apply by 1 May', 'apply by 1 May'],
    ['Tell them about the new branch and encourage them to book a tour', 'event: a tour'],
    [
      'Let them know the clinic is open and invite them to register for a check-up',
      'register for a check-up',
    ],
    ['Let them know they can borrow a loop by calling the office', 'borrow a loop by calling our office'],
    [
      'Let them know they can ask for a leaflet by replying to the email, whenever they feel ready',
      'ask us for a leaflet by replying to this email, whenever you feel ready',
    ],
    [
      'Gently let them know about the walks and the phone line',
      'let us tell you more about the walks and the phone line',
    ],
    // What somebody has by it is not asked.
    ['Let them know they can save 20% by switching', 'reply: '],
    ['Let them know about our prices', 'reply: '],
  ])('asks in %j for %j', (goal, asked) => {
    expect(told(goal)).toBe(asked);
  });

  it('leaves any other goal as it is', () => {
    expect(withoutNews('Book a demo and tell us the date')).toBe('Book a demo and tell us the date');
  });
});
