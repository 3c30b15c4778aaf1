import { expect, it } from 'vitest';
import { lintDraft } from './lint-draft.ts';

it.each([
  ['We bake for for cafés.', ['doubled word']],
  ['Nous passons cet été été à Lyon.', ['doubled word']],
  ['We know that that matters.', []],
  ['We serve thé the way you like it.', []],
])('finds words that stand twice: %s', (emailContent, found) => {
  expect(lintDraft({ subjectLine: 'Bread', emailContent })).toEqual(found);
});
