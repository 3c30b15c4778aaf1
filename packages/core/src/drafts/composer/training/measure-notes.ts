import { isHeldOut, type Label, readLabelledNotes } from './labelled-notes.ts';
import { tallyNotes } from './tally-notes.ts';

const names: Record<Label, string> = {
  T: 'facts in sentences',
  N: 'facts in notes',
  R: 'news of the reader',
  K: 'private',
  W: 'to the writer',
};

/** Prints what becomes of each kind of sentence in the notes that no training reads: node measure-notes.ts. */
for (const [set, requests] of Map.groupBy(readLabelledNotes().filter(isHeldOut), (each) => each.set)) {
  process.stdout.write(`${set}, ${requests.length} requests\n`);
  for (const [label, { sentences, told, opened }] of Object.entries(tallyNotes(requests)))
    process.stdout.write(
      `  ${names[label as Label].padEnd(20)} ${sentences} sentences, ${told} told, ${opened} open the mail\n`,
    );
}
