import { finishHash, seededStart, wordHash, wordSeed } from '../text/word-hash.ts';
import { splitWords, type Word } from '../text/words.ts';

/** Buckets of each learned model, a power of two; a token's bucket is its hash modulo this. */
export const bucketCount = 1 << 15;

function bucketOf(text: string, seed: number): number {
  return finishHash(wordHash(text, seededStart(seed))) & (bucketCount - 1);
}

/** Seeds keep words of the subject, words of the body and made-up tokens apart. */
const inBody = wordSeed;
const inSubject = 2;
const madeUp = 3;

const longWordMin = 22;

/** Letters of other scripts that are drawn like Latin ones, as spam uses them, and below each the letter it stands for. */
const foreignLetters = 'асеорхуіјѕԁһӏвкмнтгαορνεικτυɡı';
const latinLetters = 'aceopxyijsdhlbkmhtraopveiktugi';
const lookalikes = new Map([...foreignLetters].map((letter, at) => [letter, latinLetters.charAt(at)]));
const anyLookalike = new RegExp(`[${foreignLetters}]`, 'giu');

/** Undoes what hides words from filters: compatibility forms, marks stacked on letters, invisible characters, lookalike letters. */
export function unmask(text: string): string {
  if (!/[^\u0020-\u007e\n\t\u2018-\u201d\u2013\u2014]/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replace(anyLookalike, (letter) => lookalikes.get(letter.toLowerCase()) ?? letter);
}

/** Words of a block. Two neighbouring blocks are a stretch, see {@link MailBuckets}. */
export const blockWords = 20;

/** The buckets of one email in order of appearance, with repetitions: of its words and of each run of four characters. */
export type MailBuckets = {
  subject: number[];
  /** Of the body's words, and where each block of {@link blockWords} words ends in the list. */
  words: number[];
  wordEnds: number[];
  /** Of the runs of four characters, block by block. */
  runs: number[];
  runEnds: number[];
};

/** The words of a subject and a body. */
type KnownWords = { subjectWords: readonly Word[]; words: readonly Word[] };

/** Words that are `known` already are not split again. */
export function readBuckets(subject: string, body: string, known?: KnownWords): MailBuckets {
  const plainSubject = unmask(subject);
  const plainBody = unmask(body);
  // What was masked has other words than the text that they were split from.
  const subjectWords = plainSubject === subject ? known?.subjectWords : undefined;
  const bodyWords = plainBody === body ? known?.words : undefined;
  const buckets: MailBuckets = { subject: [], words: [], wordEnds: [], runs: [], runEnds: [] };
  emitWords(plainSubject, subjectWords ?? splitWords(plainSubject), inSubject, buckets.subject);
  emitRuns(plainSubject, inSubject, buckets.subject);
  const blockStarts = emitWords(
    plainBody,
    bodyWords ?? splitWords(plainBody),
    inBody,
    buckets.words,
    buckets.wordEnds,
  );
  emitRuns(plainBody, inBody, buckets.runs, buckets.runEnds, blockStarts);
  return buckets;
}

/** The buckets of one email, each once. */
export function distinctBuckets(subject: string, body: string): number[] {
  const mail = readBuckets(subject, body);
  const seen = new Set([...mail.subject, ...mail.words, ...mail.runs]);
  return [...seen];
}

const zero = 48;
const nine = 57;
const blank = 32;
const atSign = 64;

/** Every run of four characters, in lower case, digits as 0 and white space as one blank; blanks stand at both ends. */
function emitRuns(
  text: string,
  seed: number,
  buckets: number[],
  ends: number[] = [],
  blockStarts: readonly number[] = [],
): void {
  const lower = text.toLowerCase();
  let first = 0;
  let second = 0;
  let third = blank;
  let block = 0;
  let nextBlock = blockStarts[block] ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at <= lower.length; at++) {
    if (at === nextBlock) {
      ends.push(buckets.length);
      nextBlock = blockStarts[++block] ?? Number.POSITIVE_INFINITY;
    }
    let fourth = at < lower.length ? lower.charCodeAt(at) : blank;
    if (fourth <= blank || fourth === 0xa0) {
      if (third === blank) continue;
      fourth = blank;
    } else if (fourth >= zero && fourth <= nine) fourth = zero;
    if (first !== 0) buckets.push(hashRun(first, second, third, fourth, seed) & (bucketCount - 1));
    first = second;
    second = third;
    third = fourth;
  }
  ends.push(buckets.length);
}

function hashRun(first: number, second: number, third: number, fourth: number, seed: number): number {
  let value =
    Math.imul(first + (seed << 16), 0x9e3779b1) ^
    Math.imul(second, 0x85ebca6b) ^
    Math.imul(third, 0xc2b2ae35) ^
    Math.imul(fourth, 0x27d4eb2f);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

/** Returns where in the text each block but the first begins. */
function emitWords(
  text: string,
  words: readonly Word[],
  seed: number,
  buckets: number[],
  ends: number[] = [],
): number[] {
  const blockStarts: number[] = [];
  let nextBlock = blockWords;
  for (let at = 0; at < words.length; at++) {
    if (at >= nextBlock) {
      // An address counts as one word here, however many it holds.
      nextBlock = at + blockWords;
      blockStarts.push((words[at] as Word).start);
      ends.push(buckets.length);
    }
    const word = words[at] as Word;
    const token = tokenOf(text, word);
    if (token === undefined) {
      at = skipAddress(text, words, at, buckets, seed);
      continue;
    }
    if (token !== word.text) buckets.push(bucketOf(token, madeUp + (seed << 8)));
    else if (seed === wordSeed) buckets.push(finishHash(word.hash) & (bucketCount - 1));
    else buckets.push(bucketOf(token, seed));
  }
  ends.push(buckets.length);
  return blockStarts;
}

/** The word, or a token for what kind of word it is; undefined where an address begins. */
function tokenOf(text: string, word: Word): string | undefined {
  const spelled = word.text;
  const next = text.charCodeAt(word.end);
  if (next === atSign || (next === 58 && spelled.startsWith('http')) || spelled === 'www') return undefined;
  const first = spelled.charCodeAt(0);
  if (isDigit(first)) {
    const before = word.start > 0 ? text.charAt(word.start - 1) : '';
    if (before === '$' || before === '€' || before === '£') return '<money>';
    if (next === 37) return '<percent>';
    if (/^\d+$/.test(spelled)) return spelled.length > 6 ? '<digits>' : '<number>';
    return spelled.length > 12 ? '<code>' : '<mixed>';
  }
  if (spelled.length >= longWordMin) return '<long>';
  return spelled;
}

/** Takes an address as one token and leaves out the words inside it; returns the index of its last word. */
function skipAddress(
  text: string,
  words: readonly Word[],
  at: number,
  buckets: number[],
  seed: number,
): number {
  const word = words[at] as Word;
  const kind = text.charCodeAt(word.end) === 64 ? '<email>' : '<url>';
  buckets.push(bucketOf(kind, madeUp + (seed << 8)));
  let last = at;
  while (last + 1 < words.length) {
    const gapStart = (words[last] as Word).end;
    const gapEnd = (words[last + 1] as Word).start;
    if (/[\s<>()"]/.test(text.slice(gapStart, Math.min(gapEnd, gapStart + 8))) || gapEnd - gapStart > 8)
      break;
    last++;
  }
  return last;
}
