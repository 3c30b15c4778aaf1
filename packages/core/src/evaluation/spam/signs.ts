import { excerptOf } from '../text/excerpt.ts';
import { listed } from '../text/listed.ts';
import type { EmailText } from '../text/read-email.ts';
import { unlisted } from '../text/word-list.ts';
import { beyondAscii, hasCapital, hasDigit, hasSmall, splitWords, type Word } from '../text/words.ts';

/** Shorter capital words are mostly abbreviations. */
const capitalLengthMin = 4;
/** A text shouts when so many words within one stretch are in capitals; names and abbreviations stay below. */
const capitalsMin = 4;
/** Words of the stretch: a fixed one, because a share of the whole text could be bought down with further words. */
const stretchWords = 16;

/** The first shouted words: two in a row, many in one stretch, or a subject that is mostly capitals. */
export function capitalWords(email: EmailText): string | undefined {
  const inSubject = email.subjectWords.filter((word) => isShouted(email.subject, word));
  const firstOfSubject = inSubject[0];
  if (firstOfSubject && inSubject.length * 2 >= email.subjectWords.length) {
    return excerptOf(email.subject, firstOfSubject.start, firstOfSubject.end);
  }
  let previous = -2;
  let rows = 0;
  let first: Word | undefined;
  let dense = false;
  const places: number[] = [];
  for (let index = 0; index < email.words.length; index++) {
    const word = email.words[index] as Word;
    if (!isShouted(email.body, word)) continue;
    if (previous === index - 1) rows++;
    previous = index;
    places.push(index);
    if (index - (places.at(-capitalsMin) ?? Number.NEGATIVE_INFINITY) < stretchWords) dense = true;
    first ??= word;
  }
  if (!first || (rows < 2 && !dense)) return undefined;
  return excerptOf(email.body, first.start, first.end);
}

function isShouted(text: string, word: Word): boolean {
  if ((word.spelling & hasCapital) === 0 || word.end - word.start < capitalLengthMin) return false;
  if (!isCapital(text.charCodeAt(word.start + 1))) return false;
  const raw = text.slice(word.start, word.end);
  return raw === raw.toUpperCase() && raw !== word.text && /[AEIOUY]/.test(raw) && !/\d/.test(raw);
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** The first run of marks that no plain mail has: `!!`, `??`, `?!`, `$$`. */
export function repeatedPunctuation(email: EmailText): string | undefined {
  const run = /[!?]{2}|\${2}|€{2}|£{2}/;
  for (const text of [email.subject, email.body]) {
    const at = text.search(run);
    if (at >= 0) return excerptOf(text, Math.max(0, at - 20), at + 3);
  }
  return undefined;
}

/** `Re:`, `Fwd:` and their like at the start of a subject, when the body quotes nothing that was replied to. */
export function hasFakeReply(subject: string, body: string): string | undefined {
  const prefix = /^\s{0,9}(?:re|fwd?|aw|wg|sv|tr)\s?(?:\[\d{1,3}\])?\s?:/i.exec(subject)?.[0].trim();
  return prefix !== undefined && !quotesEarlierMail(body) ? prefix : undefined;
}

/** Whether the body quotes an earlier mail: then it belongs to a conversation. */
export function quotesEarlierMail(body: string): boolean {
  return /^>|^-{3,} ?(?:Original|Forwarded)|\bwrote:|^From: \S/im.test(body);
}

export function emojiIn(email: EmailText): number {
  let count = 0;
  for (const text of unusualOf(email)) {
    if (!/[\u203c-\uffff]/.test(text)) continue;
    for (const _ of text.matchAll(/\p{Extended_Pictographic}/gu)) count++;
  }
  return count;
}

/**
 * Whether a zero-width, bidi, filler or soft-hyphen character stands inside the text. A zero-width joiner alone is no sign: it builds emoji.
 */
export function invisibleAt(email: EmailText): boolean {
  return unusualOf(email).some(hasInvisible);
}

function unusualOf({ subject, body, usual }: EmailText): string[] {
  return usual ? [] : [subject, body];
}

function hasInvisible(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isInvisible(text.charCodeAt(at))) return true;
  return false;
}

function isInvisible(code: number): boolean {
  if (code < 0xad) return false;
  if (code >= 0x2000 && code <= 0x206f) {
    return (
      code === 0x200b ||
      code === 0x200c ||
      code === 0x200e ||
      code === 0x200f ||
      (code >= 0x202a && code <= 0x202e) ||
      code >= 0x2060
    );
  }
  return (
    code === 0xad ||
    code === 0x34f ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x180e ||
    code === 0x3164 ||
    code === 0xfeff ||
    code === 0xffa0
  );
}

const digitLetters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const disguised = new Set(
  listed(`
    viagra, cialis, free, money, cash, bitcoin, crypto, loan, loans, pills, casino, offer, leads,
    guaranteed, guarantee, traffic, ranking, profit, income, earn, credit, discount, cheap, sales, deal,
    click, winner, prize, investment, sex, porn, rolex, google, followers, limited, instant, urgent
  `),
);

/** The first word that is spelled around a filter: digits for letters (`fr33`), letters split apart (`f r e e`, `f.r.e.e`), or scripts mixed. */
export function obfuscatedWords(email: EmailText): string | undefined {
  for (const text of [email.subject, email.body]) {
    const words = text === email.subject ? email.subjectWords : email.words;
    const found = disguisedWord(text, words) ?? spelledOut(text, words);
    if (found) return found;
  }
  return undefined;
}

function disguisedWord(text: string, words: readonly Word[]): string | undefined {
  for (const word of words) {
    const { spelling } = word;
    // Letters of one script without a digit disguise nothing.
    if ((spelling & (hasDigit | beyondAscii)) === 0 || (spelling & (hasSmall | hasCapital)) === 0) continue;
    const spelled = word.text;
    if (spelled.length > 24) continue;
    if (spelling & hasDigit) {
      const plain = spelled.replace(/[013457]/g, (digit) => digitLetters[digit] ?? digit);
      if (disguised.has(plain) || disguised.has(plain.replace(/i/g, 'l')) || isDisguisedPlain(spelled, plain))
        return excerptOf(text, word.start, word.end);
    }
    if (/[\u0370-\u03ff\u0400-\u04ff]/.test(spelled)) return excerptOf(text, word.start, word.end);
  }
  return undefined;
}

/** `y0ur`, `t0day`: with letters on both sides of its digits, and a common word when they are read as letters. */
function isDisguisedPlain(spelled: string, plain: string): boolean {
  return (
    plain.length >= 4 &&
    /^[a-z]+[013457]{1,2}[a-z]+$/.test(spelled) &&
    splitWords(plain)[0]?.number !== unlisted
  );
}

/** A run of four or more single letters that spell a disguised word. */
function spelledOut(text: string, words: readonly Word[]): string | undefined {
  let run = '';
  let start = 0;
  for (let at = 0; at <= words.length; at++) {
    const word = words[at];
    if (run === '' && word && word.end - word.start > 1) continue;
    const previous = words[at - 1];
    const near = word !== undefined && previous !== undefined && word.start - previous.end <= 2;
    if (word && word.text.length === 1 && (run === '' || near)) {
      if (run === '') start = word.start;
      if (run.length < 30) run += word.text;
      continue;
    }
    if (run.length >= 4 && previous) {
      const plain = splitWords(run)[0]?.text ?? run;
      if (disguised.has(plain)) return excerptOf(text, start, previous.end);
    }
    run = word && word.text.length === 1 ? word.text : '';
    if (word) start = word.start;
  }
  return undefined;
}
