import { expect, it } from 'vitest';
import { biases, sentenceWeights } from '../parse/context/sentence-weights.ts';
import { isHeldOut, readLabelledNotes, readLabelledSentences } from './labelled-notes.ts';
import { toSentenceTable } from './sentence-table.ts';
import { tallyNotes } from './tally-notes.ts';

it('is what the labelled notes teach', () => {
  const learned = toSentenceTable(readLabelledSentences());
  const shipped = [...sentenceWeights].map(([trait, { told, ofReader, kept }]) => [
    trait,
    [told, ofReader, kept].map((weight) => Math.round(weight * 100)),
  ]);
  expect(new Map(shipped as [string, number[]][])).toEqual(learned.rows);
  expect(biases).toEqual(learned.biases);
}, 60_000);

it('tells three in four facts of notes that no training read, and one private sentence in five at most', () => {
  const { T: facts, R: news, K: kept } = tallyNotes(readLabelledNotes().filter(isHeldOut));
  expect(facts.told / facts.sentences).toBeGreaterThan(0.75);
  expect((kept.told + kept.opened) / kept.sentences).toBeLessThan(0.2);
  // Of the reader a mail tells one or two things, where it opens.
  expect(news.opened / news.sentences).toBeGreaterThan(0.5);
  expect(news.told).toBe(0);
});
