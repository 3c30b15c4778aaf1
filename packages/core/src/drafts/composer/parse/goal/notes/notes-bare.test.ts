import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

/** A goal as it was read, in one line. */
function told(input: string): string {
  const goal = parseGoal(input, 'our service');
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : goal.kind === 'action' ? goal.base : ''}`.trim();
}

describe('goals that only name what the reader would do, give or be sent', () => {
  it.each([
    ['yes to joint webpage in spring', 'action: consider a joint webpage in spring'],
    ['a yes to guest lecture in november', 'action: agree to a guest lecture in November'],
    [
      'donation of any amount or simply a photo of an old ferry for the archive',
      'action: consider a donation of any amount, or simply a photo of an old ferry for the archive',
    ],
    ['connect one store (link) - no demo', 'action: connect one store, no demo needed'],
    ['try it free, no call necessary', 'action: try it free, no call needed'],
    ['estimate request before the march 3 cut-off', 'send: an estimate before the March 3 cut-off'],
    ['send us their figures by jan 12 deadline', 'action: send us your figures by the Jan 12 deadline'],
    ['register online - takes two minutes', 'action: register online'],
    ['claim the profile (takes about 3 mins)', 'action: claim the profile'],
    ['weekend in september', 'question: which weekend in September would suit you'],
    ['evening in may or june', 'question: which evening in May or June would suit you'],
    ['swatch pack over to him next week', 'send: a swatch pack next week'],
    ['RFQ for next winter', 'action: send us your RFQ for next winter'],
    ['showreel look & short chat', 'action: look at our showreel and have a short chat'],
    ['visit, informal', 'event: an informal visit'],
    ['residency, two weeks in May', 'action: consider us for a two-week residency in May'],
  ])('of "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
