import { hashStep, wordHash, wordHashStart } from './word-hash.ts';
import { numberAt, textOf, unlisted } from './word-list.ts';

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
};

const letterOrNumber = /[\p{L}\p{M}\p{N}]/u;

function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** UTF-16 units that the word character at this place takes: 1 or 2, or 0 where none stands. */
function wordUnitsAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return isAsciiAlphanumeric(code) ? 1 : 0;
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

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019 || code === 0x02bc;
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
    let curly = false;
    let plain = true;
    let hash = wordHashStart;
    while (units > 0) {
      const code = text.charCodeAt(at);
      if (code < 128) hash = hashStep(hash, code >= 65 && code <= 90 ? code | 32 : code);
      else plain = false;
      at += units;
      units = at < length ? wordUnitsAt(text, at) : 0;
      if (units === 0 && at + 1 < length && isApostrophe(text.charCodeAt(at))) {
        const after = wordUnitsAt(text, at + 1);
        if (after > 0) {
          if (text.charCodeAt(at) !== 39) curly = true;
          hash = hashStep(hash, 39);
          at += 1;
          units = after;
        }
      }
    }
    words.push(
      plain && !curly ? plainWord(text, start, at, hash) : markedWord(text.slice(start, at), start, at),
    );
  }
  return words;
}

/** A word of ASCII letters, digits and apostrophes. A listed one needs no string of its own. */
function plainWord(text: string, start: number, end: number, hash: number): Word {
  const number = numberAt(text, start, end - start, hash);
  const spelled = number === unlisted ? text.slice(start, end).toLowerCase() : textOf(number);
  return { text: spelled, number, hash, start, end };
}

function markedWord(raw: string, start: number, end: number): Word {
  const text = raw.toLowerCase().replace(/[\u2019\u02bc]/g, "'");
  const hash = wordHash(text);
  return { text, number: numberAt(text, 0, text.length, hash), hash, start, end };
}
