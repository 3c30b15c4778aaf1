import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';
import { toDirectQuestion } from './to-direct-question.ts';

const base = (goal: string) => {
  const read = parseGoal(goal);
  return read.kind === 'action' ? read.base : `${read.kind}: ${'phrase' in read ? read.phrase : ''}`;
};

describe('who is meant by a pronoun', () => {
  it.each([
    [
      "Ask if she'd like us to set up her rota with her in an afternoon",
      "question: whether you'd like us to set up your rota with you in an afternoon",
    ],
    ['Find out if he would take him for a trial week', 'take him for a trial week'],
    ['Ask if they would take her on as an apprentice', 'take her on as an apprentice'],
    ["See if he'd employ her part-time", 'employ her part-time'],
    ['Find out if she could use them on weekends', 'question: whether you could use them on weekends'],
    ['Have him call me back', 'call us back'],
    ["See if they'd let him shadow for a day", 'let him shadow for a day'],
  ])('tells "%s" from the side of the reader', (goal, told) => {
    expect(base(goal)).toBe(told);
  });
});

describe('whose act a bare verb is', () => {
  it.each([
    [
      'Invite to the spring fair in Nuremberg, hall 3, stand C-17',
      'come and see us at the spring fair in Nuremberg, hall 3, stand C-17',
    ],
    ['Invite to the job fair in Graz, 4 October', 'come to the job fair in Graz on 4 October'],
    ['an invite to the summer party', 'invite us to your summer party'],
    ['Invite to speak on 3 March', 'speak on 3 March'],
    ['Bring him to reference visit', 'come on a reference visit'],
    ['Have them over at our workshop', 'come to our workshop'],
    ['Have us inspect two turbines before autumn', 'let us inspect two turbines before autumn'],
    ['Ask to do one index as a paid trial', 'let us do one index as a paid trial'],
    ['Ask to move the delivery to week 20', 'let us move the delivery to week 20'],
    ['Ask to consider us', 'consider us'],
    [
      'Ask for one product to test alongside her present lab',
      'give us one product to test alongside your present lab',
    ],
    ['Schedule before winter test', 'agree on a date before your winter test'],
    ['schedule for week 12', 'agree on a date in week 12'],
    ['Confirm interest for 5 June', 'question: whether this is of interest for 5 June'],
    ['confirm attendance 12 May', 'confirm your attendance on 12 May'],
    ['Confirm whether the roof is slate', 'question: whether the roof is slate'],
    ['Restart the cooperation after two years of silence', 'resume our cooperation'],
    ['Have our flyer put up in his waiting room', 'put up our flyer in your waiting room'],
    ['invite as judge', 'take part as a judge'],
    ['Invite on our boat for the regatta', 'join us on our boat for the regatta'],
    ['Get him to drop the minimum order to 50', 'lower the minimum order to 50'],
    ['decision on quote 2231', 'give us a decision on our quote 2231'],
    ['pls fwd to facility mgr', 'forward this to your facility manager'],
    ['Interest her in the tactile trail', 'hear more about the tactile trail'],
    ["Ask if she'd trial them in one classroom", 'trial them in one classroom'],
  ])('tells "%s"', (goal, told) => {
    expect(base(goal)).toBe(told);
  });
});

describe('what is told of a goal', () => {
  it.each([
    [
      'Renew the contract which ran out in January without an answer from him',
      'renew your contract which ran out in January',
    ],
    ["Reactivate the account she hasn't used since May", 'reactivate your account'],
    ['ask if free + rate', 'question: whether you are free and what your rate is'],
    ['send brochure? or 10min chat', 'let us send you our brochure, or arrange a 10-minute chat'],
    [
      'A meeting on site, ideally on a blasting day',
      'event: a short meeting on site (ideally on a blasting day)',
    ],
    ['reply yes/no (pilot in March)', 'event: a pilot'],
    ['Trial (2 wks) -> decision by 1 March', 'event: a 2-week trial'],
    ['meet @ Hannover Messe, hall 5', 'event: a short meeting at Hannover Messe, hall 5'],
  ])('is nothing less and nothing odd: "%s"', (goal, told) => {
    expect(base(goal)).toBe(told);
  });

  it('is the plainest ask where nothing else can stand', () => {
    expect(parseGoal('Ask for the minutes of the last meeting')).toEqual({ kind: 'reply' });
  });

  it('asks whether it is all right to do something', () => {
    expect(toDirectQuestion("whether it's ok to come on a Sunday")).toBe('Is it ok to come on a Sunday?');
  });
});
