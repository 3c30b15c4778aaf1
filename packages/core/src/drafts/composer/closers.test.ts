import { expect, it } from 'vitest';
import { closersAfter } from './closers.ts';

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
