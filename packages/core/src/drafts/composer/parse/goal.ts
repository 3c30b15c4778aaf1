import { toGerund } from '../text/verbs.ts';

/** What the reader is asked for, told from the reader's side. */
export type Goal =
  /** Something that both sides take part in: `a 15-minute demo`, `next week`. */
  | { kind: 'event'; phrase: string; when?: string }
  /** Something that the reader would do: `sign up for the free trial`. */
  | { kind: 'action'; base: string; gerund: string }
  /** Something that the sender would send: `a quote`. */
  | { kind: 'send'; phrase: string }
  /** Something that is offered: `our first clean at half price`. */
  | { kind: 'thing'; phrase: string; when?: string }
  /** What feedback is wanted on, with its preposition; empty where it goes without saying. */
  | { kind: 'feedback'; phrase: string }
  /** What the sender would learn, after "could you tell me": `whether you plan a spring campaign`, `about your next tender`. */
  | { kind: 'question'; phrase: string }
  | { kind: 'referral' }
  | { kind: 'reply' };

/** What the reader would do, from a verb and what follows it. */
export function toDeed(verb: string, rest: string): Goal {
  const object = rest.trim();
  return { kind: 'action', base: `${verb} ${object}`.trim(), gerund: `${toDoing(verb)} ${object}`.trim() };
}

/** `look after` → `looking after`. */
function toDoing(verb: string): string {
  const [first = '', ...particle] = verb.split(' ');
  return [toGerund(first), ...particle].join(' ');
}
