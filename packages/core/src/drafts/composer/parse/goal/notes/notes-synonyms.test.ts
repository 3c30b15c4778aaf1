import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

/** A goal as it was read, in one line. */
function told(input: string): string {
  const goal = parseGoal(input, 'our service');
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : goal.kind === 'action' ? goal.base : ''}`.trim();
}

describe('goals that say one thing in many words', () => {
  it.each([
    ['Enquire whether we may submit an entry', 'question: whether we may submit an entry'],
    ['inquire if they take school leavers', 'question: whether you take school leavers'],
    ['Enquire as to when the tender opens', 'question: when the tender opens'],
    ['Clarify whether our film is eligible', 'question: whether our film is eligible'],
    ['answer one question: what do they spend on bins?', 'question: what you spend on bins'],
    [
      'Is now a good time to talk about boilers?',
      'question: whether now is a good time to talk about boilers',
    ],
    ['Has she seen our report?', 'question: whether you have seen our report'],
    [
      'how many loaves does he bake, and would a mixer help?',
      'question: how many loaves you bake and whether a mixer would help',
    ],
    ['see if shes up for it', 'question: whether you are up for this'],
    ["find out if he'd rent and for how long", "question: whether you'd rent and for how long"],
    ["ask whether they'd like them framed", "question: whether you'd like them framed"],
    ['check whether 3 July works for the viewing', 'question: whether 3 July works for the viewing'],
    ['ask if the pitch is free on Mondays', 'question: whether the pitch is free on Mondays'],
    ['ask if the hall is free from 6 to 7.30', 'question: whether the hall is free from 6 to 7.30'],
  ])('asks what "%s" would know', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    ['Carry out a noise survey', 'action: let us carry out a noise survey'],
    ['conduct an audit of one branch', 'action: let us conduct an audit of one branch'],
    ['get the chance to quote for the roof', 'action: let us quote for the roof'],
    ['fill two of their open positions', 'action: let us fill two of your open roles'],
    ['supply the chairs for one evening', 'action: let us supply the chairs for one evening'],
    ['she lets one of our fitters look at the boiler', 'action: let one of our fitters look at the boiler'],
    ['Phone or text to be added to the spring list', 'action: let us add you to the spring list'],
  ])('has the sender do "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    ['Persuade the committee to order before May', 'action: have your committee order before May'],
    ['Secure budget for a six-week pilot', 'action: set aside a budget for a six-week pilot'],
    ['secure 500 pounds of sponsorship', 'action: support us with 500 pounds'],
    ['soft commit of £10k', 'action: commit to £10k'],
    ['get buy-in for a two-day course', 'action: consider a two-day course'],
    ['move him from cold to an intro call', 'event: an introductory call'],
    ['they should see how much mould costs and ask for our guide', 'send: our guide'],
    ["I'd be glad if she reviewed my novel", 'action: review our novel'],
    ['Get him to put on a tasting for members', 'action: host a tasting for members'],
    ['have the plan put before the board', 'action: put our plan before the board'],
    ['get the deck read and a call', 'action: look at our deck and arrange a call'],
    [
      'bring a shirt and see it embroidered at our unit',
      'action: bring a shirt and see it embroidered at our unit',
    ],
    ['Conduct an interview with him', 'event: an interview'],
    ['lend a hand at the bazaar', 'action: help at the bazaar'],
    ['Sell the last three kilns by June', 'action: buy the last three kilns by June'],
    ['Sell the lot before Easter', 'action: buy the lot before Easter'],
    ['Book a day during Advent', 'action: book a day during Advent'],
    ['give us old tyres instead of dumping them', 'action: give us old tyres instead of dumping them'],
    ["swap each other's cards on the counter", "action: swap each other's cards on our counters"],
    ['site walk thru', 'event: a walk-through of your site'],
    ['Reply with the right contact', 'referral:'],
  ])('asks the reader for "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
