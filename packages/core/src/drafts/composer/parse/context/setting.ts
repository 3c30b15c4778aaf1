import type { PersonName } from '../persona/parse-persona-name.ts';
import type { Labelled } from './labels/label-words.ts';
import type { Subject } from './notes/note-subjectless.ts';
import type { OfferKinds } from './offer-kinds.ts';
import type { People } from './people/find-people.ts';
import type { Proof } from './proofs/pick-proofs.ts';
import type { News } from './reader/open-with.ts';
import type { Reader } from './reader/to-you.ts';
import type { SentenceWeights } from './weights/sentence-weights.ts';
import type { Wishes } from './wishes/for-writer.ts';

/** What holds for every note of one context. */
export type Setting = {
  /** What the mail speaks of, which kinds of thing that is, whether several, and whether whoever writes. */
  offer: string;
  kinds: OfferKinds;
  plural: boolean;
  ofOneself: boolean;
  /** Whether the offer is told as what the sender does: `We repair pumps`. */
  isDeed: boolean;
  /** What a note without a subject is of. */
  subject: Subject;
  /** Who reads, as typed; where, by the persona; whether several do. */
  persona: string;
  unit: string | undefined;
  isGroup: boolean;
  reader: Reader;
  people: People;
  /** All notes as one text, the same one by one, and which of these are the sender's for sure, or ordered to be said. */
  text: string;
  notes: readonly string[];
  surelyTold: ReadonlySet<string>;
  ordered: ReadonlySet<string>;
  inHurry: boolean;
  /** Whether the notes are points below each other. */
  isList: boolean;
  /** Whether whoever writes looks for staff for others: of whom he speaks is who hires. */
  recruits: boolean;
  /** Notes that the persona holds, which is no place for secrets. */
  ofPersona: readonly string[];
  labelled: Labelled;
  wishes: Wishes;
  /** Whether a sentence speaks of what the context orders to be silent about. */
  isQuiet: (sentence: string) => boolean;
  weigh: (sentence: string) => SentenceWeights;
};

/** What the notes up to now have given. */
export type Gathered = {
  /** What can be told of the sender and of the offer. */
  proofs: Proof[];
  /** Notes that are told together where they stand beside each other. */
  details: Proof[];
  /** Notes that no sentence is known for and that can be listed as typed. */
  inBrief: Proof[];
  /** What is known of the reader. */
  known: News[];
  /** What a law or the calendar brings, and what the sender saw or did of the reader's: told where it does not open the mail. */
  besides: Proof[];
  /** Whether any note was surely on the reader. */
  speaksOfThem: boolean;
};

/** Whether words name who reads, or whom the sender met before: nobody has to be told who he is. */
export function namesRecipient(said: string, { recipient }: People): boolean {
  return metSomebody.test(said) || (recipient?.surname !== undefined && said.includes(fullNameOf(recipient)));
}

function fullNameOf({ firstName, surname }: PersonName): string {
  return `${firstName} ${surname}`;
}

/** Whom somebody met before he wrote is mostly whoever reads it. */
const metSomebody =
  /^(?:I|We) met (?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+ (?:at|in|on) /u;
