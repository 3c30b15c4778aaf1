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
  expect(answers('I look forward to your answer.', goal)).toBe(true);
});
