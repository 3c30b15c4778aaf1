/** One word of a text: letters and digits, with inner apostrophes. Offsets are UTF-16 units of that text. */
export type Word = {
  /** Lower case, with typographic apostrophes made straight. */
  text: string;
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
  const point = text.codePointAt(at) ?? 0;
  if (!letterOrNumber.test(String.fromCodePoint(point))) return 0;
  return point > 0xffff ? 2 : 1;
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
    while (units > 0) {
      at += units;
      units = at < length ? wordUnitsAt(text, at) : 0;
      if (units === 0 && at + 1 < length && isApostrophe(text.charCodeAt(at))) {
        const after = wordUnitsAt(text, at + 1);
        if (after > 0) {
          if (text.charCodeAt(at) !== 39) curly = true;
          at += 1;
          units = after;
        }
      }
    }
    const raw = text.slice(start, at).toLowerCase();
    words.push({ text: curly ? raw.replace(/[\u2019\u02bc]/g, "'") : raw, start, end: at });
  }
  return words;
}
