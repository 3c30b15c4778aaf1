import { readSentenceTraits, readSurroundings } from '../parse/context/weights/sentence-traits.ts';
import { calmCase } from '../text/tidy.ts';
import { listNotesFiles, readNotesFile } from './files.ts';

/**
 * What a sentence of the notes is to the mail: T told as it stands, N a fact in a note that is no sentence, R of the reader and fit to
 * be told, K to be kept from the reader, W said to whoever writes.
 */
export const labels = ['T', 'N', 'R', 'K', 'W'] as const;
export type Label = (typeof labels)[number];

/** A sentence of the notes that go with a request, of which it is known what it is. `request` is the number of that request. */
export type LabelledSentence = {
  set: string;
  request: number;
  label: Label;
  sentence: string;
  traits: readonly string[];
};

/** One request with its notes: what a set is made of. */
export type LabelledNotes = {
  set: string;
  persona: string;
  offer: string;
  goal: string;
  sentences: { label: Label; sentence: string }[];
};

/** The requests of every set. Throws on a line that is neither a request nor a labelled sentence. */
export function readLabelledNotes(): LabelledNotes[] {
  return listNotesFiles().flatMap((set) => {
    const requests: LabelledNotes[] = [];
    for (const line of readNotesFile(set).split('\n')) {
      const label = labels.find((each) => line.startsWith(`${each} `));
      const [persona = '', offer = '', goal] = line.replace(/^--- /, '').split(' | ');
      if (line.startsWith('--- ') && goal) requests.push({ set, persona, offer, goal, sentences: [] });
      else if (label) requests.at(-1)?.sentences.push({ label, sentence: line.slice(2) });
      else if (line !== '') throw new Error(`A line of ${set} has no label: ${line}`);
    }
    return requests;
  });
}

/** Whether no training reads a request. */
export function isHeldOut({ set }: LabelledNotes): boolean {
  return set.startsWith('held-out');
}

/** Every labelled sentence that is not held out, with what it is made of. */
export function readLabelledSentences(): LabelledSentence[] {
  const requests = readLabelledNotes().filter((each) => !isHeldOut(each));
  return requests.flatMap(({ set, persona, offer, goal, sentences }, request) => {
    const notes = sentences.map(({ sentence }) => sentence).join('\n');
    const surroundings = readSurroundings(`${offer} ${goal}`, persona, notes);
    return sentences.map(({ label, sentence }) => ({
      set,
      request,
      label,
      sentence,
      traits: readSentenceTraits(calmCase(sentence), surroundings),
    }));
  });
}
