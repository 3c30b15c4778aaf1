import { countWords, trimMarks } from '../../text/tidy.ts';
import { senderSide } from './acts.ts';
import { eventPattern } from './deeds/goal-event.ts';
import { type Goal, toDeed, wordsOfGoal } from './goal.ts';
import { toSentence } from './goal-clauses.ts';
import { toDeedOf } from './goal-halves.ts';
import { flipSides } from './goal-sides.ts';

/** How a second best is led up to: `…, or failing that, a name`, `…; or at least a pointer`. */
const seam =
  /(?:[,;.] ?|,? )(?:(?:or|and),? (?:at (?:the very )?least|else|failing that|if not|otherwise)|failing that|otherwise),? (?=\p{L}|\d)/iu;

/** A goal without its second best, and that; undefined where it has none. */
export function splitFallback(goal: string): { first: string; second: string } | undefined {
  const found = seam.exec(goal);
  if (!found || found.index < 3) return undefined;
  return {
    first: goal.slice(0, found.index),
    second: trimMarks(goal.slice(found.index + found[0].length)),
  };
}

/** Somebody to be named: `a pointer to the right person`, `name of their head of maths`. */
const pointer = /^(?:an? |the )?(?:quick )?(?:pointer|steer) to (.+)$/i;
const introduction = /^(?:an? |the )?(?:warm )?(?:intro|introduction) to (.+)$/i;
const named = /^(?:ask for )?(?:an? |the )?(?:contact|names?)(?: details?)? (?:(?:for|of) )(.+)$/i;
const namedAt = /^(?:ask for )?(?:an? |the )(contact|name) ((?:at|in|on) .+)$/i;
const whose = /^(?:(?:ask|find out|hear|know|learn|tell us) )?(who (?!to\b).+)$/i;
/** Leave to send something, or the sending of it. */
const sends =
  /^(?:(?:get |the )?permission to )?(?:let (?:me|us) )?(?:e-?mail|post|send)(?: (?:her|him|them))? (?!us\b|me\b)((?:an?|my|our|some|the|\d|\p{L}+ ).+)$/iu;

/** Somebody of the reader's: `the right person on the desk`, `head of maths`. */
function toPerson(text: string): string {
  const told = flipSides(text).replace(/ (at|in|on) the (?=(?:desk|team)$)/i, ' $1 your ');
  return /^(?:an?|my|our|some\p{L}*|the|their|who\p{L}*|your)\b/iu.test(told) ? told : `your ${told}`;
}

/** What the reader would do in place of what is asked first, as a deed; `read` is what its words say. */
function toInstead(second: string, read: Goal): Goal | undefined {
  if (senderSide.test(second)) return undefined;
  const [, to] = pointer.exec(second) ?? [];
  if (to) return toDeed('point', `us to ${toPerson(to)}`);
  const [, whom] = introduction.exec(second) ?? [];
  if (whom) return toDeed('introduce', `us to ${toPerson(whom)}`);
  const [, of] = named.exec(second) ?? [];
  if (of) return toDeed('give', `us the name of ${toPerson(of)}`);
  const [, what = '', where = ''] = namedAt.exec(second) ?? [];
  if (where) return toDeed('give', `us a ${what} ${flipSides(where).replace(/ the (?=\p{L}+$)/u, ' your ')}`);
  const [, who] = whose.exec(second) ?? [];
  if (who) return toDeed('tell', `us ${flipSides(toSentence(who))}`);
  // What the sender would only learn is left for later.
  if (read.kind === 'question' || /^(?:answer|reply|respond)\b/i.test(second)) return undefined;
  if (read.kind === 'send')
    return sends.test(second) || /^(?:accept|get|have|take|try) /i.test(second) ? read : undefined;
  return read.kind === 'reply' || read.kind === 'feedback' || read.kind === 'referral' ? undefined : read;
}

/** `Arrange a demo, or failing that let us send you a PDF`: both that the goal asks, where what it asks first can be told as a deed. */
export function withFallback(
  goal: Goal,
  { first, second }: { first: string; second: string },
  read: Goal,
): Goal {
  const told = wordsOfGoal(goal);
  const last = second.split(' ').at(-1) ?? '';
  if (goal.kind === 'reply' || goal.kind === 'feedback' || goal.kind === 'referral' || / or /.test(told))
    return goal;
  // What is read may be the second already: "get her to say yes, or at least tell us what would make it possible".
  if (told.endsWith(last)) return goal;
  const instead = toInstead(second, read);
  if (!instead) return goal;
  // "A demo, or at least a call": which of the two is held is the reader's to choose.
  if (goal.kind === 'event' && instead.kind === 'event' && !goal.when && eventPattern.test(second))
    return { ...instead, phrase: `${goal.phrase}, or failing that ${instead.phrase}` };
  const left = toDeedOf(goal, first);
  const right = toDeedOf(instead, second);
  if (!left || !right || countWords(`${left.base} ${right.base}`) > 34) return goal;
  return {
    kind: 'action',
    base: `${left.base} or, failing that, ${right.base}`,
    gerund: `${left.gerund} or, failing that, ${right.gerund}`,
  };
}
