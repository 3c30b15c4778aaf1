import { fnvStep } from '../../fnv.ts';
import { wordHash, wordHashStart } from './word-hash.ts';
import { numberOf, textOf, unlisted } from './word-list.ts';

/** One word of a text: letters and digits, with inner apostrophes. Offsets are UTF-16 units of that text. */
export type Word = {
  /** Lower case, with typographic apostrophes made straight. */
  text: string;
  /** Its number among the words of all lists; `unlisted` for one that stands in none. */
  number: number;
  /** Of the text, see `word-hash.ts`. */
  hash: number;
  start: number;
  end: number;
  /** What its characters are: the sum of the marks below, so that checks of spelling look at few words. */
  spelling: number;
};

/** Holds an ASCII digit. */
export const hasDigit = 1;
/** Holds an ASCII capital. */
export const hasCapital = 2;
/** Holds a small ASCII letter. */
export const hasSmall = 4;
/** Holds a character beyond ASCII, or a typographic apostrophe. */
export const beyondAscii = 8;

/** The mark of each ASCII letter or digit; 0 for what no word is made of. */
const asciiMarks = new Uint8Array(128);
for (let code = 48; code <= 57; code++) asciiMarks[code] = hasDigit;
for (let code = 65; code <= 90; code++) asciiMarks[code] = hasCapital;
for (let code = 97; code <= 122; code++) asciiMarks[code] = hasSmall;

const letterOrNumber = /[\p{L}\p{M}\p{N}]/u;

/** UTF-16 units that the word character at this place takes: 1 or 2, or 0 where none stands. */
function wordUnitsAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return asciiMarks[code] === 0 ? 0 : 1;
  if (code >= 0xd800 && code <= 0xdfff) return surrogateUnitsAt(text, at);
  let known = classes[code];
  if (known === 0) {
    known = letterOrNumber.test(String.fromCharCode(code)) ? isWordUnit : isNoWordUnit;
    classes[code] = known;
  }
  return known === isWordUnit ? 1 : 0;
}

const isWordUnit = 1;
const isNoWordUnit = 2;
/** What each UTF-16 unit was found to be, so that a text in another script asks the expression once a letter. */
const classes = new Uint8Array(1 << 16);

function surrogateUnitsAt(text: string, at: number): number {
  const point = text.codePointAt(at) ?? 0;
  return point > 0xffff && letterOrNumber.test(String.fromCodePoint(point)) ? 2 : 0;
}

const apostrophe = 39;

function isApostrophe(code: number): boolean {
  return code === apostrophe || code === 0x2019 || code === 0x02bc;
}

/** Splits a text into its words in one pass, in linear time on any input. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    let units = wordUnitsAt(text, at);
    if (units === 0) {
      at += 1;
      continue;
    }
    const start = at;
    let spelling = 0;
    let hash = wordHashStart;
    while (units > 0) {
      const code = text.charCodeAt(at);
      if (code < 128) {
        const mark = asciiMarks[code] as number;
        spelling |= mark;
        hash = fnvStep(hash, mark === hasCapital ? code | 32 : code);
      } else spelling |= beyondAscii;
      at += units;
      if (at >= length) break;
      units = wordUnitsAt(text, at);
      if (units === 0 && at + 1 < length && isApostrophe(text.charCodeAt(at))) {
        units = wordUnitsAt(text, at + 1);
        if (units === 0) break;
        if (text.charCodeAt(at) !== apostrophe) spelling |= beyondAscii;
        hash = fnvStep(hash, apostrophe);
        at += 1;
      }
    }
    words.push(
      (spelling & beyondAscii) === 0
        ? plainWord(text, start, at, hash, spelling)
        : markedWord(text, start, at, spelling),
    );
  }
  return words;
}

/** A word of ASCII letters, digits and apostrophes. A listed one needs no string of its own. */
function plainWord(text: string, start: number, end: number, hash: number, spelling: number): Word {
  const number = numberOf(hash, end - start);
  if (number !== unlisted) return { text: textOf(number), number, hash, start, end, spelling };
  const raw = text.slice(start, end);
  return { text: spelling & hasCapital ? raw.toLowerCase() : raw, number, hash, start, end, spelling };
}

function markedWord(body: string, start: number, end: number, spelling: number): Word {
  const lower = body.slice(start, end).toLowerCase();
  const text = /[\u2019\u02bc]/.test(lower) ? lower.replace(/[\u2019\u02bc]/g, "'") : lower;
  const hash = wordHash(text);
  return { text, number: numberOf(hash, text.length), hash, start, end, spelling };
}
