import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check-draft.ts';

const brief = {
  persona: 'Operations manager of a laundry',
  offer: 'Folding machines, installed in 4 days',
  goal: 'a call',
};

const found = (body: string, goal = brief.goal) =>
  checkDraft(
    {
      subjectLine: 'Folding machines',
      emailContent: `Hello,\n\n${body}\n\nKind regards`,
    },
    { ...brief, goal },
  ).map(({ excerpt }) => excerpt);

const offer = 'Our folding machines are installed in 4 days.';

describe('what is told before anything is offered', () => {
  it.each([
    'At six on a Monday the sheets arrive, forty bags of them.',
    'Somebody at the back counts the towels three times before lunch. By Friday nobody remembers why.',
    'Half the morning is gone before the first press is warm.',
    'By March everyone has forgotten the summer.',
    'The drivers speak Polish, the pressers Turkish.',
    'There is a moment in every shift when thirty bags arrive at once.',
    'Bag 11 and bag 12 came in on the 9th, and somebody drew the label in 1987.',
    'A towel that was lost in Istanbul is closer than the Moon.',
    'Nobody has ever been 99% sure where the 50p shelf went.',
    'By table six the coffee is cold.',
  ])('may name hours, days and numbers in words: %s', (scene) => {
    expect(found(`${scene}\n\n${offer}`)).toEqual([]);
  });

  it.each([
    'Most laundries lose eleven hours a week on folding.',
    'Laundries waste 20% of their energy.',
    'One laundry in three closes within five years.',
    'Studies show that folding takes nine hours a week.',
    'Sixty laundries already rely on us.',
    'A towel costs $3 to fold.',
    'At Bardusch the sheets arrive at six.',
    'Towels cost $3 to fold.',
  ])('gives no statistic, price, name or date: %s', (scene) => {
    expect(found(`${scene}\n\n${offer}`)).not.toEqual([]);
  });

  it('is over once the sender speaks', () => {
    expect(found(`${offer} It folds 900 towels an hour.`)).not.toEqual([]);
  });
});

describe('what is told in between of nobody', () => {
  it('may name hours and small numbers in words, and no prices', () => {
    expect(found(`${offer} People who fold by hand stop at four, or after nine bags.`)).toEqual([]);
    expect(found(`${offer} A bag is £9 there.`)).not.toEqual([]);
  });
});

describe('a day that is left open', () => {
  it('is no date', () => {
    const sentence = 'Tuesday or Wednesday would be ideal, but I’ll work around you.';
    expect(found(`${offer} ${sentence}`)).toEqual([]);
    expect(found(`${offer} Our drivers deliver on Tuesday.`)).not.toEqual([]);
  });
});

describe('an hour in words', () => {
  it('is the one of the brief, whichever half of the day it is in', () => {
    expect(found('We deliver by half past seven.', 'a call at 7:30 pm')).toEqual([]);
    expect(found('We deliver by half past six.', 'a call at 7:30 pm')).toEqual(['half past six']);
    expect(found('We deliver by noon.', 'a call at 12 pm')).toEqual([]);
    expect(found('We deliver by noon.', 'a call at 11 am')).toEqual(['noon']);
  });
});

describe('a number in words', () => {
  it('is a claim where it counts what the brief speaks of, and small talk elsewhere', () => {
    expect(found(`${offer} Ask five people and hear six opinions.`)).toEqual([]);
    expect(found(`${offer} We install five machines a day.`)).not.toEqual([]);
    expect(found(`${offer} Would a call suit you? Just pick the worst five in the drawer.`)).toEqual([]);
  });
});

describe('a time that is proposed for a talk', () => {
  it.each([
    'Would Thursday suit you for a call?',
    'Could we talk for fifteen minutes on Tuesday or Wednesday?',
    'Are you free on Thursday at 10 a.m. or after 3 pm?',
  ])('is no invention: %s', (ask) => {
    expect(found(`${offer}\n\n${ask}`)).toEqual([]);
  });

  it('is the one of the brief where it has one', () => {
    expect(found(`${offer}\n\nWould Thursday suit you for a call?`, 'a call on Tuesday')).toEqual([
      'Thursday',
    ]);
    expect(found(`${offer}\n\nCould we talk for 15 minutes?`, 'a 20-minute call')).not.toEqual([]);
  });

  it('is neither an event’s nor a promise’s', () => {
    expect(found(`${offer}\n\nWe deliver on Thursday. Could we talk?`)).toEqual(['Thursday']);
    expect(found(`${offer}\n\nCould we meet on 3 March?`)).not.toEqual([]);
  });
});
