import { listed } from './listed.ts';
import { WordList } from './word-list.ts';
import type { Word } from './words.ts';

export type Span = { start: number; end: number };

export type Sentence = Span & {
  /** First word and one past the last, as indices of the words that were given. */
  firstWord: number;
  endWord: number;
  closedBy: '.' | '?' | '!' | '';
  /** The paragraph it stands in, from 0. */
  block: number;
};

const abbreviations = new WordList(
  listed(`
    mr, mrs, ms, dr, prof, vs, etc, inc, ltd, co, st, no, approx, eg, ie, e, g, i, dept, est
  `),
);
/** A line this long that goes on in lower case was wrapped, not ended. */
const wrappedLineMin = 50;

/** Splits the span into sentences: at `. ? !` before white space, at blank lines, and at line ends that were not a wrap. */
export function splitSentences(
  text: string,
  span: Span,
  words: readonly Word[],
): { sentences: Sentence[]; blocks: number } {
  const sentences: Sentence[] = [];
  let block = 0;
  let blockHasWords = false;
  let start = span.start;
  let nextWord = 0;
  let lineStart = span.start;
  /** The first word that does not stand before the place that is looked at. */
  let ahead = 0;

  function close(end: number, closedBy: Sentence['closedBy']): void {
    const firstWord = nextWord;
    while (nextWord < words.length && (words[nextWord]?.end ?? 0) <= end) nextWord++;
    if (nextWord > firstWord) {
      sentences.push({
        start: words[firstWord]?.start ?? start,
        end,
        firstWord,
        endWord: nextWord,
        closedBy,
        block,
      });
      blockHasWords = true;
    } else if (closedBy === '!' || closedBy === '?') {
      const last = sentences.at(-1);
      if (last && last.closedBy !== '?' && last.block === block) last.closedBy = closedBy;
    }
    start = end;
  }

  for (let at = span.start; at < span.end; at++) {
    const word = words[ahead];
    if (word && word.start === at) {
      // No word holds a mark.
      ahead++;
      at = word.end - 1;
      continue;
    }
    const code = text.charCodeAt(at);
    if (code === 10) {
      const blank = isBlankLineAfter(text, at, span.end);
      if (blank || !isWrap(text, lineStart, at, span.end)) close(at, '');
      if (blank && blockHasWords) {
        block++;
        blockHasWords = false;
      }
      lineStart = at + 1;
    } else if (code === 46 || code === 33 || code === 63) {
      const next = at + 1 < span.end ? text.charCodeAt(at + 1) : 32;
      const ends =
        next <= 32 || next === 34 || next === 39 || next === 41 || next === 0x201d || next === 0x2019;
      if (!ends) continue;
      if (code === 46 && isAbbreviation(words[ahead - 1], at)) continue;
      close(at + 1, code === 46 ? '.' : code === 33 ? '!' : '?');
    }
  }
  close(span.end, '');
  return { sentences, blocks: block + (blockHasWords ? 1 : 0) };
}

function isAbbreviation(word: Word | undefined, dot: number): boolean {
  return word?.end === dot && abbreviations.has(word);
}

/** Whether only white space stands between this line end and the next, or the span's end. */
function isBlankLineAfter(text: string, lineEnd: number, end: number): boolean {
  let at = lineEnd + 1;
  while (at < end && text.charCodeAt(at) !== 10 && text.charCodeAt(at) <= 32) at++;
  return at >= end || text.charCodeAt(at) === 10;
}

function isWrap(text: string, lineStart: number, lineEnd: number, end: number): boolean {
  if (lineEnd - lineStart < wrappedLineMin) return false;
  const next = lineEnd + 1 < end ? text.charAt(lineEnd + 1) : '';
  return next !== next.toUpperCase() || /[a-z,;]/.test(text.charAt(lineEnd - 1));
}
