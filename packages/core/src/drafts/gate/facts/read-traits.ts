import type { DraftReading } from './draft-reading.ts';
import type { BriefQuantities } from './supported-quantities.ts';
import { isCertain, type Suspect } from './suspect.ts';
import { stem } from './words.ts';

/** In characters: what lies further off in a sentence without end is not looked at. */
const reach = 300;
const token = /\p{L}+(?:['’]\p{L}+)*|\d[\d.,]*|[€$£%?!,;:—–()"“”]/gu;
const ofSender = /\b(?:we|our|us|i|my|i'm|we're|we've|i'd|i'll|we'll|we'd)\b/i;

/**
 * What a suspect and the sentence around it are like, each trait as a word or two: `role:scene`, `after:such`, `has:already`. Which of them speak
 * for an invention and which for honest talk is for the weights to say. What is said of a sentence says something else of a name than of a number,
 * so that such a trait is given once by itself and once with the kind of suspect.
 */
export function readTraits(
  suspect: Suspect,
  draft: DraftReading,
  brief: BriefQuantities,
  suspects: readonly Suspect[],
): string[] {
  const { kind, start, end } = suspect;
  const whole = draft.sentences.sentenceAt(start);
  const lead = draft.text.slice(Math.max(0, start - reach), start);
  const tail = draft.text.slice(end, end + reach);
  const words = wordsOf(whole.length > 2 * reach ? lead + tail : whole);
  const before = wordsOf(lead.split('\n').at(-1) ?? '');
  const after = wordsOf(tail.split('\n')[0] ?? '');
  const ofSentence = [
    ...readRoleTraits(start, whole, draft),
    ...readGroundTraits(suspect, whole, words, draft, brief),
    ...readMateTraits(suspect, whole, draft, suspects),
    `starts:${before.length === 0}`,
    ...suspect.traits(),
  ];
  return [
    ...new Set([
      `is:${kind}`,
      ...ofSentence,
      ...ofSentence.map((each) => `${kind} ${each}`),
      `first:${words.find(isWord) ?? ''}`,
      `before:${before.at(-1) ?? ''}`,
      `before2:${before.at(-2) ?? ''}`,
      `after:${after[0] ?? ''}`,
      `after2:${after[1] ?? ''}`,
    ]),
  ];
}

/** What the sentence does in the mail, and where. */
function readRoleTraits(
  start: number,
  sentence: string,
  { text, subject, sentences }: DraftReading,
): string[] {
  return [
    `role:${sentences.roleAt(start)}`,
    `place:${placeOf(start, text, subject)}`,
    `asks:${/\?\W*$/.test(sentence)}`,
    `pitched:${ofSender.test(straight(text.slice(subject.length + 1, start)))}`,
  ];
}

/** How much of the brief the sentence repeats. */
function readGroundTraits(
  { start, end }: Suspect,
  sentence: string,
  words: readonly string[],
  { sentences, supported }: DraftReading,
  brief: BriefQuantities,
): string[] {
  const known = [...supported].filter(
    (each) =>
      sentences.sentenceAt(each.start) === sentence &&
      !(each.start < end && each.end > start) &&
      !(each.kind === 'plain' && each.values.includes(1)),
  );
  const letters = words.filter(isWord);
  const long = letters.filter((each) => each.length > 3);
  const share = long.filter((each) => brief.words.stems.has(stem(each))).length / Math.max(1, long.length);
  return [
    `offer:${Math.min(3, sentences.offerWordsAt(start))}`,
    `length:${[5, 10, 18].find((most) => letters.length <= most) ?? 'more'}`,
    `known:${Math.min(2, known.length)}`,
    `brief:${share === 0 ? 0 : share < 0.25 ? 1 : share < 0.5 ? 2 : 3}`,
  ];
}

/** The other suspects of the sentence: one that holds a name, a number and a claim is hardly honest. */
function readMateTraits(
  suspect: Suspect,
  sentence: string,
  { sentences }: DraftReading,
  suspects: readonly Suspect[],
): string[] {
  const mates = suspects.filter(
    (other) => other !== suspect && !isCertain(other) && sentences.sentenceAt(other.start) === sentence,
  );
  return [
    ...new Set(mates.map(({ kind }) => `mate:${kind.replace(/ .*/, '')}`)),
    `mates:${Math.min(3, mates.length)}`,
  ];
}

function placeOf(start: number, text: string, subject: string): string {
  if (start <= subject.length) return 'subject';
  const isFirst = text.slice(0, start).split('\n\n').length <= 2;
  const left = text.slice(start).split('\n\n').length;
  return isFirst ? 'first' : left <= 2 ? 'last' : 'middle';
}

function wordsOf(text: string): string[] {
  return (text.match(token) ?? []).map((each) => (/^\d/.test(each) ? '#' : straight(each.toLowerCase())));
}

function isWord(text: string): boolean {
  return /\p{L}/u.test(text);
}

function straight(text: string): string {
  return text.replaceAll('’', "'");
}
