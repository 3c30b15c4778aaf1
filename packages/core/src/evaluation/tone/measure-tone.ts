import { compilePhrases } from '../text/phrases.ts';
import type { EmailText } from '../text/read-email.ts';
import { type MarkerKind, markers } from './marker-lists.ts';

const findMarkers = compilePhrases<MarkerKind>(markers);

/** Surface measures of an English email that speak for one tone or another. Shares are per 100 words of the core. */
export type ToneMeasures = Record<MarkerKind, number> & {
  words: number;
  /** Mean words a sentence. */
  sentenceWords: number;
  contractions: number;
  exclamations: number;
  questions: number;
  numbers: number;
  longWords: number;
  reader: number;
  greeting: 'dear' | 'hi' | 'hey' | 'none';
  close: 'formal' | 'warm' | 'casual' | 'plain' | 'none';
};

export function measureTone(email: EmailText): ToneMeasures {
  const words = Math.max(1, email.coreWords.length);
  const per = 100 / words;
  const counts: Record<MarkerKind, number> = {
    hedge: 0,
    courtesy: 0,
    warmth: 0,
    slang: 0,
    energy: 0,
    assert: 0,
    argument: 0,
    care: 0,
  };
  for (const hit of findMarkers(email.coreWords)) counts[hit.kind] += 1;
  let contractions = 0;
  let numbers = 0;
  let longWords = 0;
  let reader = 0;
  for (const { text } of email.coreWords) {
    if (text.includes("'") && !text.endsWith("'s")) contractions++;
    else if (/^(?:it|that|what|here|there|let|who|how)'s$/.test(text)) contractions++;
    if (text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57) numbers++;
    if (text.length >= 8) longWords++;
    if (text.startsWith('you')) reader++;
  }
  let exclamations = 0;
  let questions = 0;
  for (const sentence of email.sentences) {
    if (sentence.closedBy === '!') exclamations++;
    if (sentence.closedBy === '?') questions++;
  }
  if (email.body.slice(email.greeting.start, email.greeting.end).includes('!')) exclamations++;
  return {
    hedge: counts.hedge * per,
    courtesy: counts.courtesy * per,
    warmth: counts.warmth * per,
    slang: counts.slang * per,
    energy: counts.energy * per,
    assert: counts.assert * per,
    argument: counts.argument * per,
    care: counts.care * per,
    words,
    sentenceWords: words / Math.max(1, email.sentences.length),
    contractions: contractions * per,
    exclamations,
    questions,
    numbers: numbers * per,
    longWords: longWords * per,
    reader: reader * per,
    greeting: greetingKind(email),
    close: closeKind(email),
  };
}

function greetingKind(email: EmailText): ToneMeasures['greeting'] {
  const greeting = email.body.slice(email.greeting.start, email.greeting.end).toLowerCase();
  if (/^(?:dear|good)\b/.test(greeting)) return 'dear';
  if (/^(?:hey|hiya|yo|howdy|morning)\b/.test(greeting)) return 'hey';
  return /^(?:hi|hello)\b/.test(greeting) ? 'hi' : 'none';
}

function closeKind(email: EmailText): ToneMeasures['close'] {
  const close = email.body
    .slice(email.signOff.start, Math.min(email.signOff.end, email.signOff.start + 60))
    .toLowerCase();
  if (/sincerely|faithfully|respectfully|yours|kind regards|cordially/.test(close)) return 'formal';
  if (/^(?:cheers|later|talk soon|ta\b|take it easy|peace|catch)/.test(close)) return 'casual';
  if (/warm|thanks|thank you|wishes|take care|kindly|care/.test(close)) return 'warm';
  return close.trim() === '' ? 'none' : 'plain';
}
