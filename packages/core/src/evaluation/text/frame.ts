import { listed } from './listed.ts';
import type { Span } from './sentences.ts';
import { WordList } from './word-list.ts';
import type { Word } from './words.ts';

const greetingWords = new WordList(
  listed(`
    hi, hello, hey, dear, greetings, howdy, hiya, yo, morning, afternoon, evening, hallo
  `),
);
const signOffLines: ReadonlySet<string> = new Set(
  listed(`
    best, best regards, kind regards, warm regards, warmest regards, regards, many regards, all the
    best, best wishes, with best wishes, with kind regards, with best regards, with warm regards, with
    regards, kindest regards, all best, my best, very best, very best wishes, thanks, many thanks, thank
    you, thanks again, thanks so much, thanks a lot, thanks very much, with thanks, thanks in advance,
    with many thanks, thank you again, thank you for your time, thanks for your time, thanks for
    reading, thank you for reading, with gratitude, gratefully, thx, ta, cheers, cheers for now, take
    care, take it easy, talk soon, speak soon, chat soon, see you, see ya, later, laters, catch you
    later, peace, onward, onwards, bye, sincerely, yours sincerely, sincerely yours, yours faithfully,
    yours truly, yours, respectfully, respectfully yours, yours respectfully, faithfully, cordially,
    yours cordially, warmly, warmest, warmest wishes, warm wishes, with warmth, with care, with
    appreciation, with understanding, in solidarity, with respect, with kindness, kindly, be well,
    wishing you well, go well, rooting for you, in your corner, excitedly, enthusiastically, with
    excitement, with enthusiasm, cheerfully, happily, to your success, here is to a great week, have a
    great day, have a great week, have a good one, have a lovely day, have a lovely week, have a good
    week, have a wonderful day, have a wonderful week, have a brilliant week, can't wait, looking
    forward, looking forward to it, hope to hear from you, hope to talk soon, until then, until soon,
    with every good wish
  `),
);

/** Finds where a greeting ends; an empty span at the start when there is none. */
export function findGreeting(text: string, words: readonly Word[]): Span {
  const first = words[0];
  if (!first) return { start: 0, end: 0 };
  let line = text.indexOf('\n', first.start);
  if (line < 0) line = text.length;
  const end = greetingEnd(text, first.start, line, words);
  return { start: end > 0 ? first.start : 0, end };
}

function greetingEnd(text: string, start: number, lineEnd: number, words: readonly Word[]): number {
  const opensAsGreeting =
    greetingWords.has(words[0]) || (words[0]?.text === 'good' && greetingWords.has(words[1]));
  const mark = firstOf(text, start, Math.min(lineEnd, start + 80), ',:!.;—–-');
  const head = words.findIndex((word) => word.start >= (mark < 0 ? lineEnd : mark));
  const headWords = head < 0 ? words.length : head;
  if (opensAsGreeting) {
    if (mark < 0) return headWords <= 6 ? lineEnd : 0;
    return headWords <= 6 ? mark + 1 : 0;
  }
  // "Jordan," or "Team," alone on the first line.
  const closed = /[,:—–-]/.test(text.charAt(mark)) || (mark < 0 && lineEnd < text.length);
  const alone = mark < 0 || text.slice(mark + 1, Math.min(lineEnd, mark + 40)).trim() === '';
  const capital = /\p{Lu}/u.test(text.charAt(start));
  return closed && alone && capital && headWords >= 1 && headWords <= 3 ? (mark < 0 ? lineEnd : mark + 1) : 0;
}

function firstOf(text: string, start: number, end: number, marks: string): number {
  for (let at = start; at < end; at++) {
    if (!marks.includes(text.charAt(at))) continue;
    if (text.charAt(at) === '-' && text.charAt(at + 1) !== ' ' && text.charAt(at + 1) !== '-') continue;
    if (text.charAt(at) === '.' && text.charCodeAt(at + 1) > 32 && at + 1 < end) continue;
    return at;
  }
  return -1;
}

/** Finds the sign-off: from a closing phrase (or a signature mark) to the end; empty at the end when there is none. */
export function findSignOff(text: string, from: number): Span {
  const end = text.trimEnd().length;
  let lineEnd = end;
  for (let lines = 0; lines < 10 && lineEnd > from; lines++) {
    const lineStart = Math.max(from, text.lastIndexOf('\n', lineEnd - 1) + 1);
    const line = text.slice(lineStart, Math.min(lineEnd, lineStart + 80));
    if (isSignOff(line) && text.slice(from, lineStart).trim() !== '') return { start: lineStart, end };
    lineEnd = lineStart - 1;
  }
  return nameAlone(text, from, end);
}

function isSignOff(line: string): boolean {
  const trimmed = line.trim();
  if (/^(?:--|—|–)\s?/.test(trimmed) && trimmed.length <= 60) return true;
  if (/^-\s?\p{Lu}\p{L}*$/u.test(trimmed)) return true;
  if (trimmed.length > 45) return false;
  const plain = trimmed.toLowerCase().replace(/[’]/g, "'");
  if (signOffLines.has(plain.replace(/[,.!;:\s-]+$/, ''))) return true;
  // "Thanks, Maria" on one line.
  const comma = plain.indexOf(',');
  return (
    comma > 0 &&
    signOffLines.has(plain.slice(0, comma)) &&
    plain
      .slice(comma + 1)
      .trim()
      .split(' ').length <= 3
  );
}

/** A last paragraph of one or two short lines without a full stop, set off by a blank line, is a signature. */
function nameAlone(text: string, from: number, end: number): Span {
  const gap = text.lastIndexOf('\n\n', end - 1);
  if (gap < from || end - gap > 60) return { start: end, end };
  const tail = text.slice(gap, end).trim();
  const isName = /^\p{Lu}/u.test(tail) && !/[.?!]/.test(tail) && tail.split(/\s/).length <= 6;
  return isName ? { start: gap + 2, end } : { start: end, end };
}
