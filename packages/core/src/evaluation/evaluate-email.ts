import {
  type Brief,
  type Email,
  type EvaluationResult,
  type Finding,
  rubricVersion,
  type Tone,
} from '../emails/index.ts';
import { countRequests as countOf } from './effectiveness/asks.ts';
import { scoreRubric } from './effectiveness/rubric.ts';
import { scoreSpam } from './spam/score-spam.ts';
import { unmask } from './spam/tokens.ts';
import { detectLanguage } from './text/language.ts';
import { type EmailText, readEmail } from './text/read-email.ts';
import { splitWords } from './text/words.ts';
import { detectTone, findToneLead } from './tone/detect-tone.ts';

/**
 * Scores one email from its text alone: the same text and brief always give the same result, in time linear in their length.
 * It never throws and asks no network. Tone and effectiveness are `undetermined` for a language that is not covered (English is).
 */
export function evaluateEmail(email: Email, brief: Brief = {}): EvaluationResult {
  const { text } = readOnce(email);
  const language = languageOf(text);
  const spam = scoreSpam(text, { covered: language === 'english' });
  if (language === 'other') {
    return {
      evaluation: { spamScore: spam.spamScore, toneAnalysis: 'undetermined', effectiveness: 'undetermined' },
      points: 0,
      rubric: rubricVersion,
      findings: [languageNotCovered, ...spam.findings],
    };
  }
  const rubric = scoreRubric(text, brief, spam.spamScore);
  return {
    evaluation: {
      spamScore: spam.spamScore,
      toneAnalysis: language === 'none' ? 'undetermined' : hearTone(email),
      effectiveness: rubric.effectiveness,
    },
    points: rubric.points,
    rubric: rubricVersion,
    findings: [...rubric.findings, ...spam.findings],
  };
}

/** The tone of an English email alone, as {@link evaluateEmail} hears it, for three tenths of its time. */
export function hearTone(email: Email): Tone {
  const reading = readOnce(email);
  reading.tone ??= detectTone(reading.text);
  return reading.tone;
}

/** By how much the tone that an English email reads as is ahead of the one given, in log-odds. */
export function measureToneLead(email: Email, over: Tone): number {
  return findToneLead(readOnce(email).text, over);
}

/** How many different things an English email asks of its reader: fewer than the sentences that ask where several of them serve one request. */
export function countRequests(email: Email): number {
  return countOf(readOnce(email).text);
}

/** An email taken apart, and the tone it was found to have. */
type Reading = { text: EmailText; tone?: Tone };
const readings = new WeakMap<Email, Reading>();

/** What is heard first, then scored and then measured is read once, and forgotten with the email. */
function readOnce(email: Email): Reading {
  const known = readings.get(email);
  if (known) return known;
  const reading: Reading = { text: readEmail(email) };
  readings.set(email, reading);
  return reading;
}

const mixedScripts = /[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/i;

/** English with lookalike letters between its own is still English. */
function languageOf(text: EmailText): 'english' | 'other' | 'none' {
  const language = detectLanguage(text.words);
  if (language !== 'other') return language;
  return mixedScripts.test(text.body) ? detectLanguage(splitWords(unmask(text.body))) : language;
}

const languageNotCovered: Finding = {
  criterion: 'language_not_covered',
  severity: 'info',
  message: 'Tone and effectiveness are judged for English only; this text does not read as English.',
  suggestion:
    'Read the spam score as a rough guide too: its wording part was learned from English mail and is held below 4.',
  points: 0,
};
