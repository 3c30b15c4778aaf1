import { splitWords, type Word } from '../text/words.ts';

/** Buckets of the learned model, a power of two; a token's bucket is its hash modulo this. */
export const bucketCount = 1 << 16;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

function hash(text: string, seed: number): number {
  let value = (fnvOffset ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, fnvPrime);
  }
  value ^= value >>> 15;
  return value >>> 0;
}

/** Seeds keep words of the subject, words of the body and made-up tokens apart. */
const inBody = 1;
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

/** The round in which a bucket was last taken. Bytes, so that the table stays near the processor. */
const seen = new Uint8Array(bucketCount);
let round = 0;

/** The words of a subject and a body. */
type KnownWords = { subjectWords: readonly Word[]; words: readonly Word[] };

/**
 * The buckets of one email, each once, in order of appearance: of its words and of each run of three characters. Words that are `known`
 * already are not split again.
 */
export function distinctBuckets(subject: string, body: string, known?: KnownWords): number[] {
  round = (round + 1) & 0xff;
  if (round === 0) {
    seen.fill(0);
    round = 1;
  }
  const buckets: number[] = [];
  const plainSubject = unmask(subject);
  const plainBody = unmask(body);
  // What was masked has other words than the text that they were split from.
  const subjectWords = plainSubject === subject ? known?.subjectWords : undefined;
  const bodyWords = plainBody === body ? known?.words : undefined;
  emitWords(plainSubject, subjectWords ?? splitWords(plainSubject), inSubject, buckets);
  emitWords(plainBody, bodyWords ?? splitWords(plainBody), inBody, buckets);
  emitRuns(plainSubject, inSubject, buckets);
  emitRuns(plainBody, inBody, buckets);
  return buckets;
}

function take(hashed: number, buckets: number[]): void {
  const bucket = hashed & (bucketCount - 1);
  if (seen[bucket] === round) return;
  seen[bucket] = round;
  buckets.push(bucket);
}

const zero = 48;
const nine = 57;
const blank = 32;

/** Every run of three characters, in lower case, digits as 0 and white space as one blank; blanks stand at both ends. */
function emitRuns(text: string, seed: number, buckets: number[]): void {
  const lower = text.toLowerCase();
  let first = 0;
  let second = blank;
  for (let at = 0; at <= lower.length; at++) {
    let third = at < lower.length ? lower.charCodeAt(at) : blank;
    if (third <= blank || third === 0xa0) {
      if (second === blank) continue;
      third = blank;
    } else if (third >= zero && third <= nine) third = zero;
    if (first !== 0) take(hashRun(first, second, third, seed), buckets);
    first = second;
    second = third;
  }
}

function hashRun(first: number, second: number, third: number, seed: number): number {
  let value =
    Math.imul(first + (seed << 16), 0x9e3779b1) ^
    Math.imul(second, 0x85ebca6b) ^
    Math.imul(third, 0xc2b2ae35);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

function emitWords(text: string, words: readonly Word[], seed: number, buckets: number[]): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const token = tokenOf(text, word);
    if (token === undefined) {
      at = skipAddress(text, words, at, buckets, seed);
      continue;
    }
    const shape = token.startsWith('<');
    take(hash(token, shape ? madeUp + (seed << 8) : seed), buckets);
  }
}

/** The word, or a token for what kind of word it is; undefined where an address begins. */
function tokenOf(text: string, word: Word): string | undefined {
  const spelled = word.text;
  const next = text.charCodeAt(word.end);
  if (next === 64 || (next === 58 && spelled.startsWith('http')) || spelled === 'www') return undefined;
  const first = spelled.charCodeAt(0);
  if (first >= 48 && first <= 57) {
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
  take(hash(kind, madeUp + (seed << 8)), buckets);
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
