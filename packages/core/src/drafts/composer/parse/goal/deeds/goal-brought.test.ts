import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

describe('who or what is brought somewhere', () => {
  it.each([
    ['Bring people into the bakery', 'visit our bakery'],
    ['Get locals through the door of our café', 'visit our café'],
    ['Bring families to the open day', 'come to our open day'],
    ['Draw people to the opening on Friday 3 May', 'come to our opening on Friday 3 May'],
    ["Get a vending machine in for a month's trial", "let us put a vending machine in for a month's trial"],
    ['Get one of our bikes in for a test week', 'let us put one of our bikes in for a test week'],
    ['Get a scanner on site for a free week', 'let us put a scanner on site for a free week'],
  ])('asks in %j for %j', (goal, asked) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base: asked });
  });

  it.each(['Get people into the habit of recycling', 'Get a plumber in for a day'])(
    'names nothing of %j',
    (goal) => {
      expect(parseGoal(goal)).toEqual({ kind: 'reply' });
    },
  );
});
