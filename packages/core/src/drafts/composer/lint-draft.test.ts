import { expect, it } from 'vitest';
import { lintDraft } from './lint-draft.ts';

it.each([
  ['We bake for for cafés.', ['doubled word']],
  ['Nous passons cet été été à Lyon.', ['doubled word']],
  ['We know that that matters.', []],
  ['We sail to Île île every day.', ['doubled word']],
  ['We serve thé the way you like it.', []],
  ['It costs $40 per Perú trip.', []],
])('finds words that stand twice: %s', (emailContent, found) => {
  expect(lintDraft({ subjectLine: 'Bread', emailContent })).toEqual(found);
});
