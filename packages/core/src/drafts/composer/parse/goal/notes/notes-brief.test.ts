import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

/** A goal as it was read, in one line. */
function told(input: string): string {
  const goal = parseGoal(input, 'our service');
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : goal.kind === 'action' ? goal.base : ''}`.trim();
}

describe('goals of a few words', () => {
  it.each([
    ['pop by for a quick look at the office', 'action: let us come by and look at your office'],
    ['pass by on thursday', 'action: let us drop by on Thursday'],
    ['pop in', 'event: a short visit'],
    ['bring samples round', 'action: let us bring samples round'],
    ['drop samples in on friday', 'action: let us bring samples round on Friday'],
    ['walk round their site', 'action: let us walk round your site'],
    ['donate one', 'action: let us donate one to you'],
    ['submit proposal', 'send: our proposal'],
  ])('has the sender come in "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    ['see if churn is a priority this quarter', 'question: whether churn is a priority this quarter'],
    ['see whether their warehouse has space', 'question: whether your warehouse has space'],
    [
      'wants to know if she needs new photos before Christmas',
      'question: whether you need new photos before Christmas',
    ],
    ['how do they handle returns?', 'question: how you handle returns'],
    ['who should I talk to', 'referral:'],
    ['ask who is responsible for awareness training', 'question: who is responsible for awareness training'],
  ])('asks what is to be known in "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it('has whoever repairs come to have a look', () => {
    expect(parseGoal('come and have a look', 'scoreboard repairs')).toMatchObject({
      base: 'let us come and have a look',
    });
    expect(parseGoal('come and have a look', 'a new showroom')).toMatchObject({
      base: 'come and have a look',
    });
  });

  it.each([
    'see if this is relevant',
    'see if our rates are competitive',
    "see if there's a fit",
    'see if the timing is right',
  ])('asks for no more than a reply in "%s"', (goal) => {
    expect(told(goal)).toBe('reply:');
  });

  it.each([
    ['tender invitation', 'action: invite us to tender'],
    ['bid', 'action: invite us to bid'],
    ['speaking slot', 'action: consider us for a speaking slot'],
    ['testimonial', 'action: give us a testimonial'],
    ['airplay', 'action: give us some airplay'],
    ['guest post', 'action: publish a guest post of ours'],
    ['sign contract', 'action: sign the contract'],
  ])('asks the reader for what only the reader can give in "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    ['opt in by end of month', 'action: opt in by the end of the month'],
    ['RSVP by Friday', 'action: let us know by Friday whether you can come'],
    ['upgrade', 'action: upgrade'],
    ['book', 'action: make a booking'],
    ['bring it up with parents', 'action: bring it up with your parents'],
    ['come to info evening', 'action: come to our info evening'],
    ['apply by end of June', 'action: apply by the end of June'],
    ['sandbox access', 'thing: sandbox access'],
    ['get on the agenda of the next meeting', 'action: put us on the agenda of your next meeting'],
    ['show the range in person', 'action: let us show you our range in person'],
    ['chip in 50 pounds', 'action: chip in 50 pounds'],
    ['invite to nursery tour', 'action: come to a nursery tour'],
    ['share with students', 'action: share this with your students'],
    ['apply as tutor', 'action: apply as a tutor'],
    ['feedback call', 'event: a short call to hear what you think'],
    ['ask whether a pilot would make sense', 'event: a pilot'],
    ['discuss sponsorship packages', 'event: a short call about sponsorship packages'],
    ['measure interest and book a call', 'event: a short call'],
  ])('reads all of "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
