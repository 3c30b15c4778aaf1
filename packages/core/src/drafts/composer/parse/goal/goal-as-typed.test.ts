import { describe, expect, it } from 'vitest';
import { readAsTyped } from './goal-as-typed.ts';
import { parseGoal } from './parse-goal.ts';

/** A goal as it was read, in one line. */
function told(input: string): string {
  const goal = parseGoal(input, 'our service');
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : goal.kind === 'action' ? goal.base : ''}`.trim();
}

describe('goals that no rule reads', () => {
  it.each([
    [
      'Convince him to let one gang trial the harness in May',
      'action: let one gang trial the harness in May',
    ],
    ['Have the roof looked at before winter', 'action: have the roof looked at before winter'],
    ['Let one nurse shadow our team for a day', 'action: let one nurse shadow our team for a day'],
    ['Get one classroom to pilot the kit', 'action: have one classroom pilot the kit'],
    ['Ask for the loan of a projector', 'action: give us the loan of a projector'],
    ['Get the catering for their summer party', 'action: consider us for the catering for your summer party'],
    ['Could she co-sign our letter to the minister?', 'action: co-sign our letter to the minister'],
    [
      'Does she want a spare tank to try this winter?',
      'question: whether you would like a spare tank to try this winter',
    ],
    [
      "Have the dean's office name a date for the lecture",
      "action: have your dean's office name a date for the lecture",
    ],
    ['Have their solicitor pass on our brochure', 'action: have your solicitor pass on our brochure'],
    [
      'have three of their apprentices test it on a live job',
      'action: have three of your apprentices test it on a live job',
    ],
    ['have the architect visit our quarry', 'action: have your architect visit our quarry'],
    ['New credit account opened', 'action: open a new credit account'],
    [
      'Win the lease when the present tenant leaves in June',
      'action: consider us for the lease when the present tenant leaves in June',
    ],
    ['get into their winter build plan', 'action: add us to your winter build plan'],
    ['get two of our tracks on their playlist', 'action: put two of our tracks on your playlist'],
    ['eight free passes for his pupils until July', 'thing: eight free passes for your pupils until July'],
    ['Main sponsor for the 2027 regatta', 'action: become a main sponsor for the 2027 regatta'],
    [
      'Compare our counts with hers on two junctions',
      'action: compare our counts with yours on two junctions',
    ],
    ['Feasibility study for one plant', 'thing: a feasibility study for one plant'],
    ['$40k cheque in the seed round', 'action: consider a $40k cheque in the seed round'],
    ['onto their approved bidder list by May', 'action: put us on your approved bidder list by May'],
    ['Slot our speaker into the spring assembly', 'action: slot our speaker into the spring assembly'],
    ["Hand over last year's ledgers for a check", "action: hand over last year's ledgers for a check"],
  ])('asks what the shape of "%s" says', (goal, expected) => expect(told(goal)).toBe(expected));

  it.each([
    'get our foot in the door',
    'get them to trust us',
    'a relationship',
    'win new customers',
    'get a reply',
  ])('asks nothing that could be named in "%s"', (goal) => expect(readAsTyped(goal)).toBeUndefined());
});
