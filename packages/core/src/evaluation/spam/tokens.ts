import { isUsual } from '../text/usual.ts';
import { finishHash, seededStart, wordHash, wordSeed } from '../text/word-hash.ts';
import { hasDigit, splitWords, type Word } from '../text/words.ts';

/** Buckets of each learned model, a power of two; a token's bucket is its hash modulo this. */
export const bucketCount = 1 << 15;

function bucketOf(text: string, seed: number): number {
  return finishHash(wordHash(text, seededStart(seed))) & (bucketCount - 1);
}

/** Seeds keep words of the subject, words of the body and made-up tokens apart. */
const inBody = wordSeed;
const inSubject = 2;
const madeUp = 3;

/** Tokens that stand for a kind of word, and the bucket of each in subject and body. */
const kinds = [
  '<url>',
  '<email>',
  '<money>',
  '<percent>',
  '<number>',
  '<digits>',
  '<mixed>',
  '<code>',
  '<long>',
] as const;
type Kind = (typeof kinds)[number];
type KindBuckets = Record<Kind, number>;

function bucketsOfKinds(seed: number): KindBuckets {
  return Object.fromEntries(kinds.map((kind) => [kind, bucketOf(kind, madeUp + (seed << 8))])) as KindBuckets;
}

const bodyKinds = bucketsOfKinds(inBody);
const subjectKinds = bucketsOfKinds(inSubject);

const longWordMin = 22;

/** Letters of other scripts that are drawn like Latin ones, as spam uses them, and below each the letter it stands for. */
const foreignLetters = 'асеорхуіјѕԁһӏвкмнтгαορνεικτυɡı';
const latinLetters = 'aceopxyijsdhlbkmhtraopveiktugi';

/** By the code of a letter of another script, small or capital, that of the Latin letter it looks like; 0 for none. */
const lookalikes = new Uint8Array(0x600);
[...foreignLetters].forEach((letter, at) => {
  for (const form of [letter, letter.toUpperCase()])
    if (form.toLowerCase() === letter) lookalikes[form.charCodeAt(0)] = latinLetters.charCodeAt(at);
});

const piece = 1 << 12;

/** Puts Latin letters for those that are drawn like them. By code and piece by piece: a call for each letter took ten times as long. */
function toLatin(text: string): string {
  let latin = '';
  for (let from = 0; from < text.length; from += piece) {
    const codes: number[] = [];
    for (let at = from; at < Math.min(text.length, from + piece); at++) {
      const code = text.charCodeAt(at);
      codes.push(lookalikes[code] || code);
    }
    latin += String.fromCharCode(...codes);
  }
  return latin;
}

/** Undoes what hides words from filters: compatibility forms, marks stacked on letters, invisible characters, lookalike letters. */
export function unmask(text: string): string {
  return isUsual(text) ? text : unmaskUnusual(text);
}

function unmaskUnusual(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '');
  return /[\u0131-\u05ff]/.test(letters) ? toLatin(letters) : letters;
}

/** Words of a block. Two neighbouring blocks are a stretch, see {@link MailBuckets}. */
export const blockWords = 20;

/** The buckets of one email with repetitions, of its words and of each run of four characters: the subject's, then block by block the body's. */
export type MailBuckets = {
  buckets: Uint16Array;
  subjectEnd: number;
  /** Where each block of {@link blockWords} words ends in the list. */
  blockEnds: number[];
};

/** The words of a subject and a body. */
type KnownWords = { subjectWords: readonly Word[]; words: readonly Word[]; usual: boolean };

/** Holds the buckets of the mail that is being scored: a list of its own for each took a fifth of the time. */
const shared = new Uint16Array(1 << 16);

/** Words that are `known` already are not split again. What it returns holds until the next call. */
export function readBuckets(subject: string, body: string, known?: KnownWords): MailBuckets {
  const plainSubject = known?.usual ? subject : unmask(subject);
  const plainBody = known?.usual ? body : unmask(body);
  // What was masked has other words than the text that they were split from.
  const subjectWords = (plainSubject === subject && known?.subjectWords) || splitWords(plainSubject);
  const bodyWords = (plainBody === body && known?.words) || splitWords(plainBody);
  const most = mostBuckets(plainSubject, subjectWords) + mostBuckets(plainBody, bodyWords);
  const sink: Sink = { buckets: most <= shared.length ? shared : new Uint16Array(most), length: 0 };
  emitText(sink, plainSubject, subjectWords, inSubject);
  const subjectEnd = sink.length;
  const blockEnds = emitText(sink, plainBody, bodyWords, inBody);
  return { buckets: sink.buckets, subjectEnd, blockEnds };
}

/** The buckets of one email, each once. */
export function distinctBuckets(subject: string, body: string): number[] {
  const { buckets, blockEnds } = readBuckets(subject, body);
  return [...new Set(buckets.subarray(0, blockEnds.at(-1)))];
}

/** Where buckets are written to. */
type Sink = { buckets: Uint16Array; length: number };

/** One a word, one a character and one for the end; a capital may be two characters in lower case. */
function mostBuckets(text: string, words: readonly Word[]): number {
  return words.length + 2 * text.length + 1;
}

/** Writes words and runs block by block; returns where each block ends. */
function emitText(sink: Sink, text: string, words: readonly Word[], seed: number): number[] {
  const runs = new RunReader(text, seed);
  const kindBuckets = seed === inBody ? bodyKinds : subjectKinds;
  const blockEnds: number[] = [];
  let nextBlock = blockWords;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (at >= nextBlock) {
      // An address counts as one word here, however many it holds.
      nextBlock = at + blockWords;
      runs.emit(sink, word.start);
      blockEnds.push(sink.length);
    }
    const kind = kindOf(text, word);
    if (kind !== undefined) sink.buckets[sink.length++] = kindBuckets[kind];
    else if (seed === wordSeed) sink.buckets[sink.length++] = finishHash(word.hash) & (bucketCount - 1);
    else sink.buckets[sink.length++] = bucketOf(word.text, seed);
    if (kind === '<url>' || kind === '<email>') at = lastOfAddress(text, words, at);
  }
  runs.emit(sink);
  blockEnds.push(sink.length);
  return blockEnds;
}

const zero = 48;
const nine = 57;
const blank = 32;
const atSign = 64;
const colon = 58;
const percentSign = 37;

/** Every run of four characters, in lower case, digits as 0 and white space as one blank; blanks stand at both ends. */
class RunReader {
  readonly #lower: string;
  readonly #seed: number;
  #at = 0;
  #first = 0;
  #second = 0;
  #third = blank;

  constructor(text: string, seed: number) {
    this.#lower = text.toLowerCase();
    this.#seed = seed;
  }

  /** Writes the runs that end before this place, and without one those up to the end of the text. */
  emit(sink: Sink, end = this.#lower.length + 1): void {
    const lower = this.#lower;
    const { buckets } = sink;
    let { length } = sink;
    let first = this.#first;
    let second = this.#second;
    let third = this.#third;
    for (let at = this.#at; at < end; at++) {
      let fourth = at < lower.length ? lower.charCodeAt(at) : blank;
      if (fourth <= blank || fourth === 0xa0) {
        if (third === blank) continue;
        fourth = blank;
      } else if (fourth >= zero && fourth <= nine) fourth = zero;
      if (first !== 0)
        buckets[length++] = hashRun(first, second, third, fourth, this.#seed) & (bucketCount - 1);
      first = second;
      second = third;
      third = fourth;
    }
    this.#at = end;
    this.#first = first;
    this.#second = second;
    this.#third = third;
    sink.length = length;
  }
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

/** What kind of word it is where that says more than the word; `<url>` and `<email>` where an address begins. */
function kindOf(text: string, word: Word): Kind | undefined {
  const spelled = word.text;
  const next = text.charCodeAt(word.end);
  if (next === atSign) return '<email>';
  if (spelled === 'www' || (next === colon && spelled.startsWith('http'))) return '<url>';
  if (word.spelling & hasDigit && isDigit(spelled.charCodeAt(0))) return kindOfFigure(text, word);
  return spelled.length >= longWordMin ? '<long>' : undefined;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

function kindOfFigure(text: string, { text: spelled, start, end }: Word): Kind {
  const before = start > 0 ? text.charAt(start - 1) : '';
  if (before === '$' || before === '€' || before === '£') return '<money>';
  if (text.charCodeAt(end) === percentSign) return '<percent>';
  if (/^\d+$/.test(spelled)) return spelled.length > 6 ? '<digits>' : '<number>';
  return spelled.length > 12 ? '<code>' : '<mixed>';
}

/** The index of the last word of the address that begins at this one. */
function lastOfAddress(text: string, words: readonly Word[], at: number): number {
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
