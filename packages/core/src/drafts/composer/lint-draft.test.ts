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

it.each([
  ['We covers the whole county.', ['verb of another']],
  ['They work at night. I has a van.', ['verb of another']],
  ['What matters to you is the price.', []],
  ["So I figured I'd write. Figured you might like it.", ['feeling twice']],
])('finds what is said wrong or twice: %s', (emailContent, found) => {
  expect(lintDraft({ subjectLine: 'Bread', emailContent })).toEqual(found);
});
