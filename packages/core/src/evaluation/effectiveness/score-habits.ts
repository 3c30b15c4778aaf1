import type { Brief } from '../../emails/index.ts';
import { excerptOf } from '../text/excerpt.ts';
import type { EmailText } from '../text/read-email.ts';
import { WordList } from '../text/word-list.ts';
import { type EmptyKind, findEmptyPhrases } from './empty-phrases.ts';
import type { Lose } from './loss.ts';
import { findPlaceholder } from './placeholders.ts';
import { findSlopPhrases } from './slop.ts';

const habits: Record<
  EmptyKind,
  { points: number; countMax: number; criterion: string; message: string; suggestion: string }
> = {
  claim: {
    points: 3,
    countMax: 4,
    criterion: 'empty_claim',
    message: 'Anybody could claim this.',
    suggestion: 'Give the fact behind it: a figure, a customer, a date.',
  },
  platitude: {
    points: 3,
    countMax: 3,
    criterion: 'platitude',
    message: 'This is true of everything and says nothing.',
    suggestion: 'Leave it out.',
  },
  pressure: {
    points: 4,
    countMax: 3,
    criterion: 'pressure',
    message: 'This presses or blames the reader.',
    suggestion: 'Let the reader decide without a push.',
  },
  baiting: {
    points: 4,
    countMax: 2,
    criterion: 'baiting',
    message: 'This question or claim only asks to be nodded at.',
    suggestion: 'Say what you noticed, or ask something you do not know.',
  },
  role: {
    points: 3,
    countMax: 1,
    criterion: 'role_told_back',
    message: 'The reader is told their own role.',
    suggestion: 'Start with what that role deals with.',
  },
};

const slopPoints = 5;
const slopMax = 5;

/** Worn, empty, pressing and baiting phrases, loud or timid wording; returns how many worn phrases there are. */
export function scoreHabits(email: EmailText, brief: Brief, lose: Lose): number {
  const { body } = email;
  const slop = findSlopPhrases(email, brief.offer);
  for (const hit of slop.slice(0, slopMax)) {
    lose({
      criterion: 'worn_phrase',
      points: slopPoints,
      severity: 'warning',
      message: 'This phrase stands in thousands of cold emails.',
      suggestion: 'Say the same thing plainly, or leave it out.',
      excerpt: excerptOf(body, hit.start, hit.end),
    });
  }
  const counts = new Map<EmptyKind, number>();
  const own = brief.offer?.toLowerCase() ?? '';
  for (const { kind, start, end } of findEmptyPhrases(email, brief.persona)) {
    const count = (counts.get(kind) ?? 0) + 1;
    // What the caller's own offer says is not the mail's fault.
    if (count > habits[kind].countMax || own.includes(body.slice(start, end).toLowerCase())) continue;
    counts.set(kind, count);
    const { criterion, points, message, suggestion } = habits[kind];
    lose({
      criterion,
      points,
      message,
      suggestion,
      severity: 'warning',
      excerpt: excerptOf(body, start, end),
    });
  }
  const exclamations = email.sentences.filter((sentence) => sentence.closedBy === '!').length;
  if (exclamations > 1)
    lose({
      criterion: 'exclamation_marks',
      points: Math.min(5, 2 + exclamations),
      message: `${exclamations} sentences end in an exclamation mark.`,
      suggestion: 'Keep at most one.',
    });
  const hedges = email.coreWords.filter((word) => hedgeWords.has(word)).length;
  if (hedges > 2)
    lose({
      criterion: 'hedging',
      points: Math.min(8, 2 * (hedges - 2)),
      message: `${hedges} words such as "perhaps" or "might" make the text timid.`,
      suggestion: 'Keep one at most.',
    });
  if (
    email.words[0]?.text === 'dear' &&
    /^(?:sirs?|madam|friend|owner|customer)$/.test(email.words[1]?.text ?? '')
  ) {
    lose({
      criterion: 'greeting',
      points: 5,
      message: 'The greeting fits anybody.',
      suggestion: 'Greet the person by name.',
      excerpt: excerptOf(body, email.greeting.start, email.greeting.end),
    });
  }
  return slop.length;
}

const hedgeWords = new WordList([
  'perhaps',
  'maybe',
  'might',
  'possibly',
  'somewhat',
  'sorry',
  'hopefully',
  'potentially',
  'slightly',
]);

/** An unfilled `[Name]` or `{{company}}`; returns whether there is one. */
export function scorePlaceholder(email: EmailText, lose: Lose): boolean {
  for (const text of [email.subject, email.body]) {
    const blank = findPlaceholder(text);
    if (!blank) continue;
    lose({
      criterion: 'placeholder',
      points: 15,
      severity: 'error',
      message: 'A placeholder was left unfilled.',
      suggestion: 'Fill it in or remove it.',
      excerpt: excerptOf(text, blank.start, blank.end),
    });
    return true;
  }
  return false;
}
