import { findVerb } from '../../../text/verbs.ts';

/** What else a request says, by the stems of its words, and whether it speaks of others elsewhere: "he", "they". */
export type Surroundings = { offer: ReadonlySet<string>; reader: ReadonlySet<string>; namesOthers: boolean };

/** Words that every sentence has. */
const commonest = new Set(
  'a all an and are as at be been by for from had has have in is it its of on or that the this to was were with'.split(
    ' ',
  ),
);
const ofSenders = new Set([
  "i'd",
  "i'll",
  "i'm",
  "i've",
  'i',
  'me',
  'my',
  'our',
  'ours',
  'us',
  "we'd",
  "we'll",
  "we're",
  "we've",
  'we',
]);
const ofOthers = new Set([
  "he's",
  "she's",
  "they're",
  "they've",
  'he',
  'her',
  'him',
  'his',
  'she',
  'their',
  'them',
  'they',
]);
const ofReader = new Set(["you'd", "you'll", "you're", "you've", 'you', 'your', 'yours']);

const token = /[$€£]?\d[\d.,]*|\p{Ll}+(?:'\p{Ll}+)?|[?!:;%$€£]/gu;

/** The words of a text in lower case, each number as `#`. */
function tokensOf(text: string): string[] {
  return (text.toLowerCase().replaceAll('’', "'").match(token) ?? []).map((each) =>
    /\d/.test(each) ? '#' : each,
  );
}

/** What the forms of a word share: `drop` of drops and dropped. Rough, for comparing only. */
function stemOf(word: string): string {
  return word.length > 4
    ? word.replace(/(?:ies|ied|es|ed|ing|ly|er|s|y|e)$/, '').replace(/(.)\1$/, '$1')
    : word;
}

function stemsOf(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .filter((word) => !commonest.has(word))
      .map(stemOf),
  );
}

/** Reads what sentences of the notes are weighed beside. */
export function readSurroundings(offer: string, persona: string, notes: string): Surroundings {
  return {
    offer: stemsOf(offer),
    reader: stemsOf(persona),
    namesOthers: tokensOf(notes).some((word) => ofOthers.has(word)),
  };
}

/** What a sentence of the notes is made of, each once: the stems of its words, every two in a row, who is named in it, and what it shares with offer and persona. */
export function readSentenceTraits(sentence: string, { offer, reader, namesOthers }: Surroundings): string[] {
  const words = tokensOf(sentence);
  const traits = new Set<string>();
  let before = '^';
  for (const word of words) {
    traits.add(stemOf(word));
    traits.add(`${before} ${word}`);
    before = word;
  }
  traits.add(`${before} $`);
  const content = words.filter((word) => /^\p{Ll}{3,}/u.test(word) && !commonest.has(word)).map(stemOf);
  const names = (sentence.match(/(?<=[\p{Ll}\d,;:'"] )\p{Lu}\p{L}+/gu) ?? []).length;
  const opening = stemOf((words[0] ?? '').toLowerCase());
  const has = (list: ReadonlySet<string>) => (words.some((word) => list.has(word)) ? 1 : 0);
  const forms = new Set(
    sentence.split(' ').flatMap((word) => findVerb(word.replace(/[.,;:!?]+$/, ''))?.form ?? []),
  );
  traits.add(`offer:${Math.min(3, content.filter((word) => offer.has(word)).length)}`);
  traits.add(`reader:${Math.min(2, content.filter((word) => reader.has(word)).length)}`);
  if (reader.has(opening)) traits.add('opens:reader');
  if (offer.has(opening)) traits.add('opens:offer');
  traits.add(`names:${Math.min(2, names)}`);
  traits.add(`length:${Math.min(6, Math.floor(words.length / 4))}`);
  traits.add(`who:${has(ofSenders)}${has(ofOthers)}${has(ofReader)}`);
  for (const form of forms) traits.add(`form:${form}`);
  if (/^\p{Ll}/u.test(sentence)) traits.add('lower');
  if (!/[.!?]$/.test(sentence)) traits.add('open-ended');
  if (namesOthers) traits.add('others');
  return [...traits];
}
