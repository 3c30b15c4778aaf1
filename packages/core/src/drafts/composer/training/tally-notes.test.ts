import { expect, it } from 'vitest';
import { isHeldOut, readLabelledNotes } from './labelled-notes.ts';
import { tallyNotes } from './tally-notes.ts';

it('tells three in four facts of notes that no training read, and one private sentence in five at most', () => {
  const { T: facts, R: news, K: kept } = tallyNotes(readLabelledNotes().filter(isHeldOut));
  expect(facts.told / facts.sentences).toBeGreaterThan(0.75);
  expect((kept.told + kept.opened) / kept.sentences).toBeLessThan(0.2);
  // Of the reader a mail tells one or two things, where it opens.
  expect(news.opened / news.sentences).toBeGreaterThan(0.5);
  expect(news.told / news.sentences).toBeLessThan(0.1);
});
