import { spellOut } from '../text/spell-out.ts';
import { calmCase, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findAct } from './acts.ts';
import { eventPattern } from './goal-event.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { readSendNoun } from './goal-send.ts';
import { asThey } from './goal-sides.ts';
import { readGift, readLook } from './goal-thing.ts';

/** The one clause of a goal that is told: its first sentence without asides, acts that are only the sender's, and later steps. */
export function toClause(input: string): string {
  const [sentence = ''] = splitSentences(calmCase(spellOut(withUnits(tidy(input))))).filter(
    (one) => !isInstruction(one),
  );
  return toStep(withoutOwnActs(withoutAsides(trimMarks(asThey(sentence)))));
}

/** `500 calls/mo` → `500 calls a month`, `5 p.m.` → `5 pm`. */
function withUnits(text: string): string {
  const units: Record<string, string> = {
    d: 'day',
    mo: 'month',
    wk: 'week',
    w: 'week',
    yr: 'year',
    y: 'year',
  };
  return text
    .replace(
      /(\d(?: ?\p{L}+){0,2}) ?\/ ?(day|d|month|mo|week|wk|w|year|yr|y)\b\.?/giu,
      (_, amount: string, unit: string) => `${amount} a ${units[unit.toLowerCase()] ?? unit.toLowerCase()}`,
    )
    .replace(/\bmgr\b\.?/gi, 'manager')
    .replace(/(\d) ?([ap])\.m\b\.?/gi, '$1 $2m');
}

/** What is said by the way: on what terms, how it might come about, what would do instead. */
const asides: RegExp[] = [
  /,? so (?:that )?(?:we|i|they|it) .*$/iu,
  /, (?:any|either) \p{L}+\b.*$|, pay .*$/iu,
  /, (?:if (?:wanted|possible|needed)|maybe|perhaps|possibly|no (?!later\b|more\b)\p{L}+(?: (?:needed|necessary|required|attached))?|\p{L}+ (?:are|is) (?:best|fine|good|ok|welcome))\b[^,]*(?=,|$)/giu,
  / ?,? please$/i,
  /, (?:i|they|we)(?:'ll| will| can)? \p{L}+ .*$/iu,
  // Whoever can say who decides is asked for the thing itself first.
  /,? or (?:at (?:the very )?least |else |failing that,? )?(?:(?:get|reply|respond|an answer|a reply) (?:with )?)?(?:an? |the )?(?:names? of|who \p{L}+|referral|right (?:contact|person)|pointer).*$/iu,
  /,? and if so .*$|,? and (?:get|have|book|arrange|set up) [^,]* if so$/iu,
];

function withoutAsides(input: string): string {
  // What is handed over so that the sender can go on, is handed to the sender.
  const text = input.replace(
    /^((?:(?:ask|get|have) (?:them|him|her) (?:to )?)?)(?:e-?mail|export|forward|give|post|send|share|upload) (?!us\b|me\b|our\b|my\b|them\b|him\b|her (?:an?|one|our|some|the|two)\b)(.{3,60}?),? so (?:that )?(?:i|we) (?:can|could) .*$/iu,
    '$1send us $2',
  );
  return asides
    .reduce((told, aside) => (told.search(aside) > 0 ? told.replace(aside, '') : told), text)
    .trim();
}

/** What somebody sets out to find out. */
const matterToLearn = /^(?:to|if|whether|how|what|who|whose|why|about|their|the)\b/i;

/** `Introduce ourselves and ask who decides`: of several acts those that are only the sender's are left out, as is what would be learnt by the way. */
function withoutOwnActs(text: string): string {
  const parts = text.split(/,? and (?=\p{Ll})/u);
  if (parts.length < 2) return text;
  const acts = parts.map((part) => findAct(stripLeadIn(part)));
  // "Spread it on one border" is the work itself.
  const others = parts.filter(
    (_, index) => !acts[index]?.is('own') || /^(?:it|them) (?:at|in|on|over) /.test(acts[index]?.rest ?? ''),
  );
  if (others.length < parts.length) return others.length > 0 ? others.join(' and ') : text;
  const [first] = acts;
  if (!first || first.is('learn') || /^(?:attend|come|join|visit)$/.test(first.verb)) return text;
  const learnt = acts.findIndex(
    (act, index) => index > 0 && act?.is('learn') && matterToLearn.test(act.rest),
  );
  return learnt < 0 ? text : parts.slice(0, learnt).join(' and ');
}

/** `Quote, then visit`: the first of several steps that is a deed, a thing to send or something both take part in; of `NDA then call`, the call. */
function toStep(text: string): string {
  const steps = text.split(/,? (?:and )?then (?=\p{L})/u);
  return steps.find((step) => findAct(stripLeadIn(step)) || isThing(step)) ?? steps[0] ?? text;
}

export const isThing = (word: string) =>
  eventPattern.test(word) ||
  readSendNoun(word) !== undefined ||
  readLook(word) !== undefined ||
  readGift(word) !== undefined;
