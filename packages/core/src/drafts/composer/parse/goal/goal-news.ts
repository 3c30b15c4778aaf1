import { compact } from '../../../compact.ts';
import { findAct } from './acts.ts';

const whom = '(?:them|him|her|(?!us\\b|me\\b|an?\\b|the\\b)\\p{L}+s|people)';

/** What the reader is to be told: `let them know the service exists`, `make them aware of the helpline`. */
const news = compact(
  `^(?:(?:gently|kindly|politely|simply|just) )?(?:let ${whom} know|tell ${whom}|inform ${whom}|make ${whom} aware|(?:make sure|ensure) (?:that )?(?:they|${whom}) know)(?: that)? (.+)$`,
  'iu',
);

/** What he is asked then: `and invite them to book a session`. */
const asks =
  /^.{3,90}?,? and (?:also |then |gently |kindly )?(?:ask|encourage|get|have|help|invite|motivate|nudge|persuade|prompt|urge) (?:them|him|her|people) to (.+)$/iu;

/** What he may do, if he likes: `they can ask for a bag by replying`. */
const mayDo =
  /^(?:they|he|she) (?:can|could|may|might) (?:also |always |simply |just )?((\p{Ll}+) .{3,120})$/iu;

/** What somebody has by it or thinks of it, and does not do for the asking. */
const noDeed =
  /^(?:afford|avoid|be|benefit|count|cut|earn|expect|find|gain|get|have|improve|increase|know|learn|lose|make|reach|reduce|rely|save|see|skip|spend|stop|trust|win)$/;

/** Two things that he would be told of: `about the portraits and the waiting list`. */
const matters =
  /^(?:about|of) ((?:my|our|the) (?:[\p{L}-]+ ){1,4}and (?:(?:my|our|the) )?(?:[\p{L}-]+ ?){1,4})$/iu;

/**
 * `Let them know that we exist and ask them to visit` asks for the visit, `let them know they can borrow one by calling us` for the call;
 * of a goal that only tells of two things, both are named.
 */
export function withoutNews(sentence: string): string {
  const [, told = ''] = news.exec(sentence) ?? [];
  if (!told) return sentence;
  const asked = asks.exec(told)?.[1];
  if (asked) return /^(?:an?|my|our|the) /i.test(asked) ? `invite them to ${asked}` : `get them to ${asked}`;
  const [, deed = '', verb = ''] = mayDo.exec(told) ?? [];
  if (deed && !noDeed.test(verb) && findAct(deed)?.isKnown)
    return `get them to ${deed.replace(/\breplying to the (?=e-?mail\b)/i, 'replying to this ').replace(/\b(calling|e-?mailing|phoning|ringing|visiting) the (?=(?:desk|helpline|number|office|shop|surgery)\b)/i, '$1 our ')}`;
  const both = matters.exec(told)?.[1];
  return both ? `let us tell them more about ${both}` : sentence;
}
