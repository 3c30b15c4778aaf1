import { compact } from '../../../compact.ts';
import { findUnit } from './parse-persona-unit.ts';

const people = String.raw`(?:[\p{L}'’-]+ ){0,4}\p{L}*(?:ers|ors|ists|ians|agents|chefs|clerks|cooks|heads|landlords|nurses|vets)`;
const pair = compact(
  `^(${people})(?: and | or | ?& ?|/)((?:[\\p{L}'’-]+ )${people})(?=$|[,;(]| (?:across|around|at|in|near|of|who|with) )`,
  'iu',
);

/** `Lead CFO and finance`: what two posts left when they were read as one, whose areas they are not. */
export const namesPost =
  /^(?:(?:help )?(?:lead|look after|manage)) (?=.* and ).*\b(?:C[A-Z]{1,2}O|chief|counsels?|directors?|executive|officers?|secretar(?:y|ies)|treasurers?)\b/;

/** Whether two kinds of people were named, each at another place of work, of whom the reader is one: `gym owners and yoga studio managers`. */
export function areTwoKinds(persona: string): boolean {
  const [, one = '', other = ''] = pair.exec(persona.trim()) ?? [];
  if (!one) return false;
  const second = findUnit(other.toLowerCase());
  return second !== undefined && findUnit(one.toLowerCase()) !== second;
}
