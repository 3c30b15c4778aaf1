import { expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

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
