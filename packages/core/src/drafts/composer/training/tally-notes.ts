import { readParts } from '../parts.ts';
import { type Label, type LabelledNotes, labels } from './labelled-notes.ts';

/** How many sentences of one kind there are, how many the mail tells, and with how many it opens. */
export type Tally = { sentences: number; told: number; opened: number };

/** The share of a sentence's words that are found again where it was told: "they" has become "you", and a word at its end may be left out. */
const sharedMin = 0.7;
/** What changes where somebody is spoken to, and what stands everywhere. */
const changing = /\b(?:are|has|have|he|her|his|is|it|our|she|their|them|they|we|you|your)\b/g;

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(changing, '')
      .match(/[\p{L}\d]{2,}/gu) ?? []
  );
}

/** Reads each request as the composer does, and counts what becomes of the sentences of its notes. */
export function tallyNotes(requests: readonly LabelledNotes[]): Record<Label, Tally> {
  const tallies = Object.fromEntries(
    labels.map((label) => [label, { sentences: 0, told: 0, opened: 0 }]),
  ) as Record<Label, Tally>;
  for (const { persona, offer, goal, sentences } of requests) {
    const additionalContext = sentences.map(({ sentence }) => sentence).join('\n');
    const { context } = readParts({ persona, offer, goal, tone: 'professional', additionalContext });
    const { steps = [], opening = 0, news = [] } = context.story ?? {};
    // What a mail tells that tells a story is the story.
    const [opens, tells] = context.story
      ? [[...steps.slice(0, opening).flat(), ...news], steps.slice(opening).flat()]
      : [context.aboutReader, context.proofs];
    const told = new Set(wordsOf(tells.join(' ')));
    const opened = new Set(wordsOf(opens.join(' ')));
    for (const { label, sentence } of sentences) {
      const words = wordsOf(sentence);
      const isIn = (said: ReadonlySet<string>) =>
        words.length > 0 && words.filter((word) => said.has(word)).length >= sharedMin * words.length;
      const tally = tallies[label];
      tally.sentences += 1;
      if (isIn(told)) tally.told += 1;
      if (isIn(opened)) tally.opened += 1;
    }
  }
  return tallies;
}
