import { expect, it } from 'vitest';
import type { Goal } from './goal.ts';
import { parseGoal } from './parse-goal.ts';

/** What is asked for, in the words that stand in the mail. */
function told(goal: Goal): string {
  const said = goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
  return ['when' in goal ? `${said} ${goal.when ?? ''}` : said].join('').trim();
}

it.each([
  [
    'Say hello, find out when the next event is and whether sponsorship is open',
    'when the next event is and whether sponsorship is open',
  ],
  ['Win her back gently, by asking how things are now and mentioning the new plan', 'how things are now'],
  [
    'To request that our company be included in the supplier list, and to offer a presentation',
    'include us in your supplier list',
  ],
  [
    'Propose two call times: Tuesday 10:00 or Thursday 14:30 Eastern',
    'a short call on Tuesday at 10:00 or Thursday at 14:30 Eastern',
  ],
  ['suggest two demo slots - Mon 9am or Wed 3pm', 'a short demo on Monday 9am or Wednesday 3pm'],
  ['get the date + headcount of their next staff event', 'the date and headcount of your next staff event'],
  ['find out whether the slot is still open', 'whether the slot is still open'],
  [
    'Reply with one picture → we send three mock-ups in a week',
    'reply with one picture so that we can send you three mock-ups in a week',
  ],
  ['get a velocity report from him (last 90 days)', 'send us a velocity report (last 90 days)'],
  ['Convince the CFO that a 15-minute walkthrough is worth it', 'a 15-minute walkthrough'],
  ['Interest her in covering the report', 'cover the report'],
  [
    'Get them curious enough for an informal call with the CTO, not an application',
    'an informal call with our CTO',
  ],
  ['Move them to sign the contract we sent', 'sign the contract we sent'],
  [
    'Arrange a technical call between their director and our head of product',
    'a technical call with our head of product',
  ],
  ["Explore whether there's a fit: a first call", 'a first call'],
  [
    'Drop off a free sample crate next Thursday - just need a yes and the best door',
    'let us drop off a free sample crate next Thursday and tell us the best door',
  ],
  [
    'Recruit 8 participants; they should pick a slot between June 9 and June 20 from the calendar link, [link]',
    'pick a slot between June 9 and June 20',
  ],
  [
    'Book a spot in the autumn round (Aug 5 - Sep 20)',
    'book a spot in the autumn round from Aug 5 to Sep 20',
  ],
  ['Find out how many places they need for Oct-Dec', 'how many places you need for October to December'],
])('asks only for what the reader does in "%s"', (goal, expected) => {
  expect(told(parseGoal(goal))).toBe(expected);
});

it.each([
  ['Ask when they renew and offer a quote', 'when you renew'],
  ['get the date of their next away day', 'the date of your next away day'],
  ['Send us one test file, we would do it for free', 'one test file'],
])('leaves "%s" to other rules', (goal, expected) => {
  expect(told(parseGoal(goal))).toContain(expected);
});
