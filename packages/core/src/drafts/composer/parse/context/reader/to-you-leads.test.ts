import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const opens = (persona: string, note: string) =>
  parseContext(note, { persona, offer: 'Software for audits' }).aboutReader.join(' ').trim();

it.each([
  [
    'Journalist covering housing',
    "Last month she wrote about students who can't find rooms.",
    "Last month you wrote about students who can't find rooms.",
  ],
  [
    'Head of HR',
    'This spring they introduced a four-day week.',
    'This spring you introduced a four-day week.',
  ],
  [
    'Buyer at a zero-waste shop',
    'At the Lyon fair she asked about refills.',
    'At the Lyon fair you asked about refills.',
  ],
  [
    'Maintenance supervisor, paper mill',
    'has a shutdown planned for September, announced in local paper',
    'You have a shutdown planned for September.',
  ],
  [
    'Wedding planner',
    'saw the wedding she did at Dripping Springs.',
    'I saw the wedding you did at Dripping Springs.',
  ],
  [
    'CEO of a charity',
    'Her op-ed in The Guardian argued that small charities need shared back offices.',
    'Your op-ed in The Guardian argued that small charities need shared back offices.',
  ],
])('opens the mail to a %s with "%s"', (persona, note, expected) => {
  expect(opens(persona, note)).toBe(expected);
});

it.each([
  ['Head of HR', 'In May they lost two clients.'],
  ['Buyer', 'Last year we asked for a meeting.'],
  ['Buyer', 'In May our founder said that he would call.'],
])('opens no mail to a %s with "%s"', (persona, note) => {
  expect(opens(persona, note)).toBe('');
});

it.each([
  [
    'Head of Claims at a motor insurer',
    'The insurer opened an office in Hull in May.',
    'Your company opened an office in Hull in May.',
  ],
  [
    'Head of QA at a drug maker',
    "The recipient's company has announced a second warehouse.",
    'Your company has announced a second warehouse.',
  ],
  [
    'Cafe owner',
    'they opened 4th location in march and hired new manager',
    'You opened your 4th location in March and hired a new manager.',
  ],
  [
    'Founder of an app',
    'they launched on a directory in May, got #4 of the day',
    'You launched on a directory in May and got #4 of the day.',
  ],
  [
    'Head of marketing',
    'met her super briefly at a trade show in April',
    'I met you at a trade show in April.',
  ],
  ['Director of a food bank', "We fitted out a bank. The bank's doors were narrow.", ''],
  ['GM at boutique hotels', 'new plant opens 12 miles away on June 1', ''],
])('is on whose side it belongs: %s, "%s"', (persona, note, told) => {
  expect(opens(persona, note)).toBe(told);
});
