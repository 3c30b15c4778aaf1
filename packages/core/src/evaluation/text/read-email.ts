import type { Email } from '../types.ts';
import { findGreeting, findSignOff } from './frame.ts';
import { findLinks, type Link } from './links.ts';
import { type Sentence, type Span, splitSentences } from './sentences.ts';
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
  /** Web addresses of the body. */
  links: Link[];
};

/** Takes an email apart into words, sentences, greeting and sign-off, in linear time. */
export function readEmail(email: Email): EmailText {
  const subject = email.subjectLine.trim();
  const body = email.emailContent.replace(/\r\n?/g, '\n');
  const words = splitWords(body);
  const greeting = findGreeting(body, words);
  const signOff = findSignOff(body, greeting.end);
  const core = { start: greeting.end, end: signOff.start };
  const coreWords = words.filter((word) => word.start >= core.start && word.end <= core.end);
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
    links: findLinks(body),
  };
}
