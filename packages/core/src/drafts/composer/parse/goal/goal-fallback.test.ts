import { describe, expect, it } from 'vitest';
import { wordsOfGoal } from './goal.ts';
import { splitFallback } from './goal-fallback.ts';
import { parseGoal } from './parse-goal.ts';

describe('what would do instead', () => {
  it.each([
    [
      'Interest in a profile, or at least a pointer to the right person on the desk',
      'consider a profile or, failing that, point us to the right person on your desk',
    ],
    [
      'become a stockist, or failing that agree to try it in one shop for a month',
      'become a stockist or, failing that, try it in one shop for a month',
    ],
    [
      'Next step: 20-min demo; Fallback: permission to send 1-page summary',
      'arrange a 20-minute demo or, failing that, let us send you a 1-page summary',
    ],
    [
      'a) meeting before Easter  b) else, name of head of music',
      'arrange a short meeting before Easter or, failing that, give us the name of your head of music',
    ],
    [
      'AIM: short meeting at the timber fair, 6 May\nIF NO: ask who handles UK',
      'arrange a short meeting at the timber fair on 6 May or, failing that, tell us who handles the UK',
    ],
    [
      'A 20 minute call; otherwise, let us send a price list',
      'arrange a 20-minute call or, failing that, let us send you our price list',
    ],
    [
      '15-min call or forward to whoever owns payroll',
      'arrange a 15-minute call, or forward this to whoever owns payroll',
    ],
  ])('is asked beside what "%s" asks first', (goal, asked) => {
    expect(wordsOfGoal(parseGoal(goal))).toBe(asked);
  });

  it.each([
    ['Book a demo, or at least find out what they use today', 'a short demo'],
    ['Get her to say yes, or at least tell us what would help', 'what would help'],
  ])('is left for later where the sender would only learn by it: "%s"', (goal, asked) => {
    expect(wordsOfGoal(parseGoal(goal))).toBe(asked);
  });

  it('is none where a goal names one thing', () => {
    expect(splitFallback('a call on Monday or Tuesday')).toBeUndefined();
  });
});
