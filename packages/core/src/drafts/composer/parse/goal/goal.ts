import { withArticle } from '../../text/grammar.ts';
import { findVerb, toGerund } from '../../text/verbs.ts';
import { opensObject } from '../offer/offer-shapes.ts';

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

/** What is asked for, and the day that is named for it: `a call on Monday`. */
export function withWhen({ phrase, when }: { phrase: string; when?: string }): string {
  return when ? `${phrase} ${when}` : phrase;
}

/** The words of what is asked: `a 15-minute demo`, `sign up for the free trial`; empty where the goal has none. */
export function wordsOfGoal(goal: Goal): string {
  return goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
}

/** What the reader would do, from a verb and what follows it. */
export function toDeed(verb: string, rest: string): Goal {
  // "Give us the name of the lead and how to apply": what is asked is told.
  if (
    verb === 'give' &&
    /^us (?:an?|the|your) (?:address|contact|date|deadline|name|number)s? .* and (?:how|what|when|where|which|who) /.test(
      rest,
    )
  )
    return toDeed('tell', rest.replace(/ and how to (?=\p{Ll})/u, ' and how we can '));
  // A goal's first word may stand after "us": "let us visit".
  const object = rest
    .trim()
    .replace(
      /, free$/,
      / for (?:an?|one|two|three|\d+|the) \p{L}+, free$/u.test(rest) ? ' free of charge' : ' for free',
    )
    .replace(/^us \p{Lu}(?=\p{Ll}* )/u, (found) => found.toLowerCase())
    // "Send us application form".
    .replace(/^us (?=[\p{L}-]+ form\b)(.+)$/u, (_, form: string) => `us ${withArticle(form)}`);
  // "Mention us, and to let us leave cards": both are deeds of the reader's.
  const base = `${verb} ${object}`
    .trim()
    .replace(/,? (and|or) to (?=\p{Ll}+ )/u, ' $1 ')
    .replace(/(\bwith us\b.*) with us$/, '$1')
    // "Apply together for the grant".
    .replace(/^(apply|bid|enter|exhibit|run|test) together (?!with\b)(?=\p{L})/u, '$1 together with us ')
    // "Put each other's leaflets on the counter": each on his own.
    .replace(
      /(?<=\b(?:each other|one another)['’]s .* (?:at|by|in|on)) (?:the|your) (counter|desk|door|noticeboard|site|till|wall|website|window)$/u,
      ' our $1s',
    )
    // "Reopen the account they closed".
    .replace(/\byour (?=\p{L}+ (?:(?:that|which) )?you (?:\p{L}+ed|had|left|made|sent|took)\b)/u, 'the ')
    // "Give us a guest slot": nobody is bidden to.
    .replace(
      /^give us (?=an? (?:[\p{L}\d-]+ ){0,4}(?:event|gig|residency|signing|slot|spot|stall|trial)\b)/u,
      'consider us for ',
    )
    // "Send us your plan to compare it": the sender compares.
    .replace(
      /^((?:give|send) us .{3,60}?) to (?=(?:analyse|check|compare|price|review) (?:it|them|this)\b)/u,
      '$1 so that we can ',
    )
    // "Let us walk the site and give a price".
    .replace(
      /(?<=^let us .* and )(give|send) (?=an? (?:[\p{L}-]+ )?(?:bid|comparison|estimate|price|proposal|quotation|quote|report)\b)/u,
      '$1 you ',
    )
    // "Let us present it to the partners": they are the reader's.
    .replace(
      /(?<=^(?:let us|forward|give|hand|pass|show) .*) to the (?=(?:[\p{L}-]+ )?(?:board|committee|council|governors|members|parents|partners|pupils|residents|staff|students|team|trustees)\b)/u,
      ' to your ',
    )
    // Whom the sender would be brought to is somebody of the reader's.
    .replace(
      /^((?:connect|introduce|put) us (?:to|with|in touch with)) the (?!(?:[\p{L}&]+ ){1,3}of (?:an?|any|one|some|two)\b)(?=(?:[\p{L}&]+ ){0,2}(?:board|buyer|chair|chef|C[A-Z]O|director|engineer|head|lead|manager|officer|principal|supervisor|team|VP)\b)/u,
      '$1 your ',
    )
    // "Tell him what you would save": he is the one whom the mail calls "you".
    .replace(/\b(show|tell) (?:him|her|them) (?=(?:how|if|what|when|where|whether|which) you\b)/, '$1 you ');
  const deed = verb === 'give' && base.startsWith('consider us ') ? 'consider' : verb;
  return {
    kind: 'action',
    base,
    gerund: `${toDoing(deed)}${withDoings(base.slice(deed.length), deed)}`
      .trim()
      // "Trying it, and if clients like it, stocking it".
      .replace(/(?<=, and if [^,]{4,40}, )\p{Ll}+(?= )/u, toDoing),
  };
}

/** After these, what follows is what somebody else does, and stands as it is: `let us measure and send a price`. */
const leadsDeed = /^(?:ask|have|help|invite|let|make)$/;

/** `come to the farm and choose flavours` → `coming to the farm and choosing flavours`: a further deed takes the form of the first. */
function withDoings(object: string, verb: string): string {
  if (leadsDeed.test(verb)) return object;
  // "Come and hear" → "coming to hear".
  if (/^(?:come|go)$/.test(verb) && /^ and (?=\p{Ll}+ )(?!bring\b)/u.test(object))
    return object.replace(' and', ' to');
  const words = object.split(' ');
  const at = words.findIndex((word, index) => /^(?:and|or)$/.test(word) && isDeed(words.slice(index + 1)));
  const next = words[at + 1] ?? '';
  // "Come to see it and choose" goes on from what one comes for.
  if (at < 0 || words.slice(0, at).some((word, index) => word === 'to' && isDeed(words.slice(index + 1))))
    return object;
  return [
    ...words.slice(0, at + 1),
    `${toDoing(next)}${withDoings(` ${words.slice(at + 2).join(' ')}`, next)}`,
  ]
    .join(' ')
    .trimEnd();
}

/** Whether words open with a deed, and not with a word that names a thing as often: `your budget and plan for 2027`. */
function isDeed([first = '', second = '', third = '']: readonly string[]): boolean {
  const verb = findVerb(first);
  // "Save our number and call for your next job".
  if (first === 'call' && /^(?:before|for|if|me|once|us|when|whenever)$/.test(second))
    return second !== 'for' || /^(?:the|your)$/.test(third);
  // "Have a coffee and look at it together".
  if (/^(?:go|look|talk|walk)$/.test(first)) return /^(?:about|at|over|round|the|through)$/.test(second);
  // "Save our number and do a short call".
  if (first === 'do') return opensObject(second);
  // "Taste it and say honestly", "test it and report gaps".
  if (/^(?:report|say)$/.test(first) && /ly$|s$|^(?:no|so|yes)$/.test(second)) return true;
  if (first === 'mention') return /^(?:it|me|my|our|that|the|them|this|us)$/.test(second);
  if (/^(?:e-?mail|phone|ring|text)$/.test(first))
    return /^(?:him|her|them|us|you|\p{Lu}\p{Ll}+)$/u.test(second);
  return (
    verb?.form === 'base' &&
    first === first.toLowerCase() &&
    (!verb.isName || opensObject(second) || /^(?:how|if|what|whether|which|who)(?:['’]s)?$/.test(second))
  );
}

/** `look after` → `looking after`. */
function toDoing(verb: string): string {
  const [first = '', ...particle] = verb.split(' ');
  return [first === 'be' ? 'being' : toGerund(first), ...particle].join(' ');
}
