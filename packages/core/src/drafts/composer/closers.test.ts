import { expect, it } from 'vitest';
import { answers, closersAfter } from './closers.ts';
import { parseGoal } from './parse/goal/parse-goal.ts';

it('leaves out what is no answer to when somebody has time', () => {
  const lines = [
    'Name a day.',
    'Tell me what you think.',
    'Say the word, and I will see to it.',
    'Let me know what you decide.',
  ];
  expect(closersAfter('When would you have time to talk?', lines)).toEqual(['Name a day.']);
  expect(closersAfter('Would a short call be useful?', lines)).toEqual(lines);
});

it('says nothing of a decision after a question of fact', () => {
  const goal = parseGoal('ask if they have a tender coming up', 'desks');
  expect(answers('Whatever you decide, I understand.', goal)).toBe(false);
  expect(answers('If anything keeps you from deciding, tell me.', goal)).toBe(false);
  expect(answers('I look forward to your answer.', goal)).toBe(true);
});

it('asks for no answer to what bids the reader ring', () => {
  const lines = ['Tell me either way.', 'I am in until six.'];
  expect(closersAfter('You can call me on 0555 014 2231.', lines)).toEqual(['I am in until six.']);
});

it('asks for no yes or no where something is to be named, and for no reply where something is to be run', () => {
  const named = parseGoal('get them to name one route they would outsource', 'lorries');
  expect(answers('A yes or no is fine.', named)).toBe(false);
  const run = parseGoal('Run the site scan', 'a scanner');
  expect(answers('A few words are enough.', run)).toBe(false);
  expect(answers('Then you can see for yourself.', run)).toBe(true);
});
