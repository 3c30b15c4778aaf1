import type { Email } from '../../emails/index.ts';
import { findGreeting, findSignOff } from './frame.ts';
import { findLinks, type Link } from './links.ts';
import { type Sentence, type Span, splitSentences } from './sentences.ts';
import { isUsual } from './usual.ts';
import { splitWords, type Word } from './words.ts';

/** An email taken apart once, for every score to read. Offsets are UTF-16 units of `body` (or `subject`). */
export type EmailText = {
  subject: string;
  body: string;
  subjectWords: Word[];
  /** All words of the body, greeting and sign-off too. */
  words: Word[];
  greeting: Span;
  /** From the sign-off to the end; empty at the end when there is none. */
  signOff: Span;
  /** The body without greeting and sign-off. */
  core: Span;
  coreWords: Word[];
  /** Sentences of the core; word indices count in `coreWords`. */
  sentences: Sentence[];
  /** Paragraphs of the core that hold words. */
  blocks: number;
  /** Subject and body hold only what is typed every day, see {@link isUsual}. */
  usual: boolean;
  /** Web addresses of the body. */
  links: Link[];
};

/**
 * Tone and rubric read so many words of the core: no mail is that long, and what comes after cannot help it. The spam score reads all.
 */
export const coreWordsMax = 2_000;

function wordsWithin(words: readonly Word[], span: Span): Word[] {
  const within: Word[] = [];
  for (const word of words) {
    if (word.start < span.start) continue;
    if (word.end > span.end || within.length === coreWordsMax) break;
    within.push(word);
  }
  return within;
}

function toLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Takes an email apart into words, sentences, greeting and sign-off, in linear time. */
export function readEmail(email: Email): EmailText {
  const subject = email.subjectLine.trim();
  const body = toLineFeeds(email.emailContent);
  const words = splitWords(body);
  const greeting = findGreeting(body, words);
  const signOff = findSignOff(body, greeting.end);
  const whole = { start: greeting.end, end: signOff.start };
  const coreWords = wordsWithin(words, whole);
  const core =
    coreWords.length < coreWordsMax ? whole : { start: whole.start, end: coreWords.at(-1)?.end ?? whole.end };
  const { sentences, blocks } = splitSentences(body, core, coreWords);
  return {
    subject,
    body,
    subjectWords: splitWords(subject),
    words,
    greeting,
    signOff,
    core,
    coreWords,
    sentences,
    blocks,
    usual: isUsual(subject) && isUsual(body),
    links: findLinks(body),
  };
}
