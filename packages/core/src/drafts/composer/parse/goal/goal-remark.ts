import { countWords } from '../../text/tidy.ts';
import { senderSide } from './acts.ts';
import { type Goal, withWhen } from './goal.ts';
import { flipSides } from './goal-sides.ts';
import { findDuration, findWhen } from './time-words.ts';

/** Notes on what is asked, in brackets at the end of it. */
const remarkAtEnd = /^([^()]{4,}\S) \(([^():;]+,[^():;]+)\)$/;

/** `Pilot: 1 postcode area, 100 claims, then decide`: how much of it. */
const measured =
  /^((?:an? )?(?:(?:free|paid|small) )?(?:pilot|test|trial)): (\d[^:;()]{3,60}?)(?:, then .*)?$/i;

/** A goal without the notes on it, and these: `sign up for the free plan (up to 100 requests a month, 10 minutes to set up)`. */
export function splitRemark(goal: string): { bare: string; remark: string } | undefined {
  const [, bare = '', remark = ''] =
    remarkAtEnd.exec(goal.trim().replace(/[.!]$/, '').replace(measured, '$1 ($2)')) ?? [];
  // When it is to be, and what is to be said or done, is no note on it.
  const isOther =
    findWhen(remark) !== undefined ||
    senderSide.test(remark) ||
    /^(?:and|ask|but|e\.?g\.?|i\.?e\.?|if|mention|not|offer|or|say|then)\b|\b(?:I|me|my|our|they|us|we)\b/i.test(
      remark,
    );
  return bare && !isOther && countWords(remark) < 15 ? { bare, remark } : undefined;
}

/** What is asked with the notes on it, as they were typed; undefined where they could not stand at its end. */
export function withRemark(goal: Goal, remark: string): Goal | undefined {
  const told = ` (${flipSides(remark)})`;
  if (goal.kind === 'action') return { ...goal, base: goal.base + told, gerund: goal.gerund + told };
  // How long it takes is told in its name.
  if (goal.kind === 'event' && /\d/.test(remark) && !findDuration(remark))
    return { kind: 'event', phrase: withWhen(goal) + told };
  return goal.kind === 'thing' || goal.kind === 'send' ? { ...goal, phrase: goal.phrase + told } : undefined;
}
