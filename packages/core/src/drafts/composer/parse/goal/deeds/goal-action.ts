import { isCount, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, findFixedSpelling, massNouns, prepositions } from '../../../text/words.ts';
import { type Act, hasTrait } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides, object as pronoun } from '../goal-sides.ts';
import { eventPattern } from './goal-event.ts';

/** What one can do without naming an object. */
const phrasal =
  /^(?:(?:call|come|dial|drop|join|log|opt|pop|sign|stop|tune) in|(?:opt|sign|turn) up|sign off)$/;

/** What the reader would do; undefined where that says too little or is the sender's to do. */
export function toAction({ verb, rest: object, form }: Act): Goal | undefined {
  if (object.split(' ').length > 22) return undefined;
  if (
    form === 'gerund' &&
    !/^(?:up|our|my|the|a|an|your|their|to|on|for|one|two|suppliers?|providers?)\b/i.test(object)
  )
    return undefined;
  // "Stock them" speaks of what the mail has named.
  if (object === 'them' && hasTrait(verb, 'thing')) return toDeed(verb, 'them');
  // "Taste six of them".
  if (/^(?:a few|one|some|two|three|four|five|six|ten|\d+) of them$/.test(object) && hasTrait(verb, 'them'))
    return toDeed(verb, object);
  // "Try them in 10 rooms" speaks of the offer.
  const ofOffer = /^them ((?:at|before|for|in|on|over|this|until|with) .+)$/i.exec(object)?.[1];
  if (ofOffer && hasTrait(verb, 'them')) return toDeed(verb, `them ${flipSides(ofOffer)}`);
  // What is done to the reader is the sender's to do; "register her son" is done to somebody else.
  if (/^(?:them|him)\b/i.test(object) || object.search(pronoun) === 0) return undefined;
  // "Swap newsletters with them": who does it does it with the sender.
  const rest = flipSides(object.replace(/ with (?:them|him|her)$/i, ' with us')).replace(
    /^(?:now|today|asap|immediately)$/i,
    '',
  );
  // "Weigh in" leaves out what is meant.
  if (/^(?:in|off|up)$/.test(rest) && !phrasal.test(`${verb} ${rest}`)) return undefined;
  if (!rest) return hasTrait(verb, 'object') ? undefined : toDeed(verb, '');
  const isBare = hasTrait(verb, 'thing') && /^(?:with|to|in|on|among|as) /.test(rest);
  const place = rest.replace(
    /^(among|in|on|to) (?=\p{Ll}+(?: \p{Ll}+)?$)(?!(?:an?|the|our|your|my|their)\b)/u,
    '$1 your ',
  );
  return toDeed(verb, isBare ? `this ${place}` : withOwner(rest, verb));
}

/** An object in telegram style gets its determiner: `try cli` → `try our cli`, `sign up for newsletter` → `… our newsletter`. */
function withOwner(rest: string, base: string): string {
  const [, lead = '', object = ''] =
    /^((?:(?:at|by|for|in|of|off|on|out|over|round|through|to|up|with) )*)(.*)$/i.exec(rest) ?? [];
  if (
    /^(?:by|over|via) (?:bank transfer|card|cheque|direct debit|e-?mail|invoice|phone|post|text|video|whatsapp)\b/i.test(
      rest,
    )
  )
    return rest;
  // "Enter at least one team": how many is no place.
  if (/^at (?:least|most) /i.test(rest)) return rest;
  if (
    !object ||
    /^(?:https?:|www\.|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i.test(object) ||
    /^free(?: (?:for|until|with) .*)?$/i.test(object)
  )
    return rest;
  // "Drop by to taste the range": a deed, and no name of a thing.
  if (determiners.has(object.split(' ')[1] ?? '')) return rest;
  const first = (object.split(' ')[0] ?? '').replace(/[,;:]$/, '');
  const core = toNounCore(object);
  const head = (core.at(-1) ?? '').toLowerCase();
  const standsAlone =
    (!/^(?:\p{Ll}|\p{Lu}+s?$)/u.test(first) && core.length === 1) ||
    (/^(?:\p{Lu}|\d)/u.test(core.at(-1) ?? '') && core.length > 1) ||
    determiners.has(first) ||
    findVerb(first)?.form === 'gerund' ||
    /^\d/.test(first) ||
    prepositions.has(first) ||
    /^(?:us|me|another|anyone|blood|each|every|money|somebody|someone|whoever|half|part|place|care|mind|note|touch|you|them|it|one|two|three|four|five|six|seven|eight|nine|ten|what|when|where|which|who|how|now|today|again|more|ahead|along|around|away|back|down|forward|together|early|online|here|and|or|if|to)$/.test(
      first,
    ) ||
    (findFixedSpelling(first) !== undefined && core.length === 1 && !/^\p{Lu}+s?$/u.test(first)) ||
    massNouns.has(head) ||
    isPlural(head) ||
    /ly$|ing$/.test(head) ||
    core.length > 4;
  if (standsAlone) return rest;
  const isAny =
    /^(?:first|second|new|free|short|quick|small|test|trial)$/.test(first) ||
    (/^(?:book|schedule)$/.test(base) && /(?:tion|ment)$/.test(head)) ||
    (isCount(head) &&
      (eventPattern.test(head) || /^(?:book|order|buy|request|reserve|hire|take|open)$/.test(base)));
  // What is the first of many is the reader's: "try your first album free".
  const isOwn =
    (hasTrait(base, 'renew') && lead !== 'to ') ||
    /^(?:current|existing|present)$/.test(first) ||
    (/^(?:last|next)$/.test(first) && !/^(?:attend|book|come|enter|join|reserve|sign)$/.test(base)) ||
    (first === 'first' && /^(?:try|get|start|claim)$/.test(base));
  // "Reserve for summer camp": what it is for is the reader's.
  const isFor = lead === 'for ' && /^(?:reserve|book|hire|order|use|try)$/.test(base);
  // "Register for webinar" is for ours; "fill out form on our site" has said whose.
  const isHeld =
    /^(?:register|sign)$/.test(base) && /^(?:class|conference|course|event|webinar|workshop)$/.test(head);
  const ours = / (?:my|our) /.test(object) ? 'the' : 'our';
  return `${lead}${isOwn || isFor ? 'your' : isAny && !isHeld ? toArticle(object) : ours} ${object}`;
}
