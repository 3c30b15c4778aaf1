import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

describe('what a goal asks in so many words', () => {
  it.each([
    ['Obtain permission to run a study on three sites', 'let us run a study on three sites'],
    ['obtain her consent to put up a sign at the gate', 'let us put up a sign at the gate'],
    ['get the ok to sample two tanks', 'let us sample two tanks'],
    ['check if we may put a poster up in the staff room', 'let us put a poster up in the staff room'],
    [
      'Ask if we may visit one of their museums and suggest a fix for exhibits',
      'let us visit one of your museums and suggest a fix for exhibits',
    ],
    ['Would he let me show it to the discussion group', 'let us show it to the discussion group'],
    ['Ask whether we can be added to the list', 'add us to your list'],
    ['An opportunity to present to her committee', 'let us present to your committee'],
    [
      "Ten minutes at the group's next meeting to take questions",
      "give us ten minutes at your group's next meeting to take questions",
    ],
    ['20 mins at their staff meeting', 'give us 20 minutes at your staff meeting'],
    ['Visit one home and count the hoists', 'let us visit one home and count the hoists'],
  ])('asks leave for what "%s" would have the sender do', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['Request information on how to register as a vendor', 'how we can register as a vendor'],
    ['ask how we can become an approved supplier', 'how we can become an approved supplier'],
    ["Get a reply saying which fields they'd test first", "which fields you'd test first"],
    ['get a reply saying whether they are hiring', 'whether you are hiring'],
    ['Get a reply about their spring opening dates', 'about your spring opening dates'],
    ['Find out whether we fit their next funding round', 'whether we fit your next funding round'],
    ['ask if our app would qualify for their grant', 'whether our app would qualify for your grant'],
    ['get them to reply with how many knives', 'how many knives you have'],
    ['Identify the right person for linen contracts', 'who is the right person for linen contracts'],
  ])('asks what "%s" would know', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it.each([
    ['send them a free jar - need their address', 'share your address so that we can send you a free jar'],
    ['get address to send a sample', 'share your address so that we can send you a sample'],
    ['send us 100 names, we return numbers free', 'send us 100 names so that we can return numbers for free'],
    [
      'first one free, get them to send an address',
      'send us an address so that we can do the first one for free',
    ],
    [
      "Get one test file from them, which we'd do for free",
      'send us one test file so that we can do it for free',
    ],
    ['Send her a proposal after a short call', 'arrange a short call so that we can send you a proposal'],
    ['book a visit next week so we can quote', 'arrange a visit next week so that we can quote'],
    ['do one test episode, free', 'let us do one test episode at no charge'],
    [
      'A yes or no on the pitch, ideally for January',
      'give us a yes or no on the pitch, ideally for January',
    ],
  ])('says with "%s" what the sender does in return, and when', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });
});
