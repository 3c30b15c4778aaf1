import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

describe('a goal that is a question', () => {
  it.each([
    [
      'Get a reply: is this on their list for this year, yes or no',
      'whether this is on your list for this year',
    ],
    ['Get an answer: do they have a supplier for 2026, yes or no', 'whether you have a supplier for 2026'],
    ['get a reply - can they host us in May, yes/no', 'whether you can host us in May'],
    ['are they moving office this year, y/n', 'whether you are moving office this year'],
  ])('asks what "%s" would know', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'question', phrase });
  });
});

describe('a goal that asks for a picture', () => {
  it.each([
    ['reply w/ wall photo', 'reply with a photo of your wall'],
    ['text kitchen pics', 'text pictures of your kitchen'],
  ])('says of what of theirs: "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });
});

describe('a goal of two deeds that a stroke parts', () => {
  it.each([
    ['download the guide / reply for a chat', 'download the guide or reply for a chat'],
    ['read the brochure / book a taster', 'read the brochure or book a taster'],
    ['switch to us / free valuation', 'switch to us, or arrange a free valuation'],
  ])('leaves the choice to the reader: "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });
});
