import { toNounCore } from '../text/grammar.ts';
import { findVerb, toThirdPerson } from '../text/verbs.ts';
import { countNouns } from '../text/words.ts';
import { type Act, findAct, ownGain } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { toAction } from './goal-action.ts';
import { readAsked, readHandedIn } from './goal-asks.ts';
import { isThing, toClause } from './goal-clauses.ts';
import { eventPattern, readAppointment, readMeeting, readSpan, readVisit, toEvent } from './goal-event.ts';
import { readHandover, readInvitation } from './goal-invite.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { readFigures, readLearning } from './goal-learn.ts';
import { readPlainAsk } from './goal-plain-ask.ts';
import { readHandedOver, readSending, readSendNoun } from './goal-send.ts';
import { isOffersWork, placeOfReader, readService } from './goal-serve.ts';
import { flipSides, hyphenateSpans } from './goal-sides.ts';
import {
  arrangements,
  readAtTheirs,
  readDates,
  readGift,
  readLook,
  readPlaced,
  readTest,
  readThing,
} from './goal-thing.ts';
import { readGuest, readPassive, readWant, toOne } from './goal-wants.ts';
import { opensObject, startsWithVerb } from './offer-shapes.ts';

const reply: Goal = { kind: 'reply' };

/**
 * Reads what the reader is to be asked for; `offer` is what the mail offers, in lower case. Where a goal cannot be
 * told, a plain reply is asked for.
 */
export function parseGoal(input: string, offer = ''): Goal {
  const clause = toClause(input);
  return readInvitation(clause) ?? readHandover(clause) ?? readClause(clause, offer) ?? reply;
}

/** `Demo on Thursday`, `quote for 20 lockers`, `phone call`: a first word that could be a verb and is none. */
function namesThing(text: string, act: Act | undefined): boolean {
  if (/^(?:free (?!up )|test drive\b|\S+ of |(?:cost|price)s? per )/i.test(text)) return true;
  const [first = '', second = ''] = text.split(' ');
  if (/^(?:copy|print|show|start|tour) (?:dates?|deadlines?)\b/i.test(text)) return true;
  if (!act?.isKnown) return isThing(text) && !/^(?:us|me)$/.test(second);
  if (startsWithVerb(text) && !/^(?:in|on|at|with|for|over|to)$/.test(second)) return false;
  if (!second && findVerb(first)?.isName) return true;
  // "Shoot in May", "contract for 2027".
  if (/^(?:clean|contract|lease|print|shoot) (?:after|before|for|in|on|run|this) /i.test(text)) return true;
  // "Rate agreement", "sampling day": something that can be counted, and no article that a deed would give it.
  const head = toNounCore(text).slice(1).at(-1) ?? '';
  const isName = findVerb(first)?.isName && findVerb(toThirdPerson(first.toLowerCase()))?.isName;
  if (
    ((isName && !/^(?:book|order)$/.test(act.verb)) || act.form === 'gerund' || first.includes('-')) &&
    (countNouns.has(head) || arrangements.test(head)) &&
    !opensObject(second)
  )
    return true;
  if (isThing(first)) return !/^(?:them|him|her|if|it|whether)$/.test(second);
  return (
    !/^(?:attend|host|join|visit)$/.test(act.verb) &&
    eventPattern.test(toNounCore(text).slice(1).at(-1) ?? '')
  );
}

/** `Get them to`, `have her`: the act is the reader's. */
const tellsReader =
  /\b(?:them|him|her|people|they|he|she|(?:the|my|our) \p{L}+) (?:to|should|will|can|could)\b|^(?:have|let|make) (?:them|him|her) /iu;

/** `Let us log the power draw`, `offer to redo one letter`: what the sender would do, by the reader's leave. */
const leave =
  /^(?:.{0,40}?\b(?:to|would|could|will|can) )?(?:let|allow|permit) (?:me|us) (?:to )?(?!have\b|know\b|see\b)(?=\p{Ll})(.+)$|^(?:.{0,20}?\b)?offer to (.+)$/iu;

/** `Bind one album`, of album binding: a word that is no known verb, and yet what the sender does. */
function readOffersWork(text: string, offer: string): Goal | undefined {
  const [verb = '', ...object] = text.split(' ');
  return opensObject(object[0] ?? '') && isOffersWork(verb.toLowerCase(), object.join(' '), offer)
    ? toDeed('let', `us ${flipSides(text)}`)
    : undefined;
}

/** What the sender asks leave to do; what both do, or what is sent, is told as such. */
function readLeave(clause: string, offer: string): Goal | undefined {
  // "Let our rep pour for the staff": somebody of the sender's.
  const ours = /^let ((?:my|our) (?!know\b)\p{L}+ \p{Ll}+ .+)$/iu.exec(clause)?.[1];
  if (ours) return toDeed('let', flipSides(ours));
  const found = leave.exec(clause);
  const act = found?.[1] ?? found?.[2];
  if (!act) return undefined;
  const told = readClause(act, offer);
  if (told && told.kind !== 'action' && !/^(?:question|reply)$/.test(told.kind)) return told;
  return toDeed('let', `us ${flipSides(act).replace(/(?<=\p{L} )there\b/u, placeOfReader)}`);
}

/** One act of a goal; undefined where it is the sender's own or cannot be told. */
function readClause(clause: string, offer: string): Goal | undefined {
  const left = readLeave(clause, offer);
  if (left) return left;
  const text = hyphenateSpans(stripLeadIn(clause)).replace(
    /^drop (?!off\b|in\b|by\b|us\b|me\b)(.{3,30}?) off\b/i,
    'drop off $1',
  );
  // Who is to be rung has a name, and is neither reader nor sender.
  const rung =
    /^(?:[Cc]all|[Cc]ontact|[Ee]-?mail|[Pp]hone|[Rr]ing|[Tt]ext) (\p{Lu}\p{Ll}+ (?:at|before|by|on|or|this|to) .{3,60})$/u.exec(
      text,
    )?.[1];
  if (rung) return toDeed((text.split(' ')[0] ?? '').toLowerCase(), rung);
  const isTold = tellsReader.test(clause) && clause !== text;
  const found = findAct(text, isTold);
  const act = namesThing(text, found) ? undefined : found;
  return (
    readAsked(text) ??
    readPlainAsk(clause, text, offer) ??
    readVisit(text, offer, isTold) ??
    readGuest(text, offer) ??
    readWant(text) ??
    readLearning(text) ??
    readHandedIn(text) ??
    readPassive(text) ??
    (act ? readAct(text, act, isTold, offer) : (readOffersWork(text, offer) ?? readNoun(text, offer)))
  );
}

/** A goal by its verb: whose act it is decides what the reader is asked. */
function readAct(text: string, act: Act, isTold: boolean, offer: string): Goal | undefined {
  const { rest, verb } = act;
  // "Spread it on one border" is the work itself.
  if (act.is('own') && !/^(?:it|them) (?:at|in|on|over) /.test(rest)) {
    // "Explain how it works in a 20-minute call": what is explained is the sender's, where is not.
    const where = toPlace(rest);
    if (where) return toEvent(where);
    // "Sell a pilot project": it takes both.
    return /^(?:close|sell|win)$/.test(verb) && /^(?:an?|the|our) /i.test(rest) && eventPattern.test(rest)
      ? toEvent(rest)
      : undefined;
  }
  // Whoever has to find out is the sender.
  const isSought =
    act.is('learn') && /^(?:to|if|whether|how|what|whose|why|about|their|his|her|the)\b/i.test(rest);
  // "See the catalogue" is to be sent it.
  if (verb === 'see' && /^(?:the|our|your) /.test(rest)) {
    const shown = readSendNoun(rest);
    if (shown) return shown;
  }
  const asked = isSought ? toPlace(rest) : undefined;
  if (asked) return toEvent(asked);
  if (isSought && !eventPattern.test(rest)) return undefined;
  const told = readAppointment(text) ?? readService(act, isTold, offer);
  if (told) return told;
  if (
    /^(?:e-?mail|post|send)$/.test(verb) &&
    /^(?:their|his|her) (?!(?:an?|my|our|some|the|one|two|three|four|five|six|ten)\b|\d)/i.test(rest)
  )
    return toDeed(verb, `us ${flipSides(rest)}`);
  if (/^(?:bring|drop off)$/.test(verb) && /^(?:(?:one|some|two|\d+) of )?(?:their|his|her) /i.test(rest))
    return toDeed(verb, flipSides(rest));
  if (/^(?:courier|mail|post|ship)$/.test(verb) && / to (?:sample|taste|test|try)$/i.test(rest)) {
    const posted = readSending(rest);
    if (posted) return posted;
  }
  if (act.is('send') && (!/^(?:share|leave)$/.test(verb) || isShared(rest))) {
    const sent =
      (/^(?:bring|send)$/.test(verb) ? readHandedOver(verb, rest, offer) : undefined) ?? readSending(rest);
    if (sent) return sent;
  }
  const held = act.is('meet') ? readMeeting(act) : undefined;
  if (held) return held;
  const made = act.is('make') ? readMade(text, act) : undefined;
  if (made) return made;
  if (isTold && verb === 'ask' && /^for /i.test(rest)) return toDeed('ask', `us ${flipSides(rest)}`);
  const askedFor = verb === 'ask' ? /^for ((?:an?|another|\d).+)$/i.exec(rest)?.[1] : undefined;
  if (askedFor) return toDeed('give', `us ${toOne(flipSides(askedFor))}`);
  if (isSought || ownGain.test(rest)) return undefined;
  return /^(?:ask|get|be|become|make|have|let|know|learn|understand|gauge|offer|propose|provide)$/.test(verb)
    ? undefined
    : toAction(act);
}

/** At what event something is told or learnt: `on a short call`. */
function toPlace(rest: string): string | undefined {
  const where = / (?:in|on|during|over) (an? .+)$/i.exec(rest)?.[1] ?? '';
  return eventPattern.test(where) ? where : undefined;
}

/** What the sender shares, and not the reader with others. */
function isShared(rest: string): boolean {
  const object = rest.replace(/^(?:them|him|her) /i, '');
  return (
    /^(?:(?:our|my) (?!call|post|story|news|job|survey|event|campaign)|the |an? |some |\d)/i.test(object) ||
    readSendNoun(object) !== undefined
  );
}

/** What the sender brings about: an event, something to be sent, something free. */
function readMade(text: string, { verb, rest: object }: Act): Goal | undefined {
  // "Give her class free access": who is given something is the reader.
  const rest = /^(?:give|offer|provide)$/.test(verb)
    ? object.replace(/^(?:their|her|his) \p{Ll}+ (?=free|an?\b|\d|one|two|our|the|some)/iu, '')
    : object;
  const isOthers = /^(?:it|this|try|host|attend|join)\b|\baccounts?$/i.test(rest);
  if (eventPattern.test(rest) && !isOthers) return toEvent(rest === object ? text : rest);
  const gift = readGift(rest.replace(/^(?:them|him|her|you) /i, ''));
  if (gift) return gift;
  if (!/^(?:accept|have|review|run|start|take|win)$/.test(verb)) {
    const sent = readSendNoun(rest.replace(/^(?:for|them|him|her|you) /i, ''));
    if (sent) return sent;
  }
  if (
    /^(?:offer|give|provide|propose)$/.test(verb) &&
    /^(?:(?:them|him|her|you) )?(?:an?|the|our|my|free|some|one|two|three|four|five|\d+) /i.test(rest)
  )
    return { kind: 'thing', phrase: flipSides(rest.replace(/^(?:them|him|her|you) /i, '')) };
  return readSpan(rest);
}

/** A goal without a verb: what it names. */
function readNoun(text: string, offer: string): Goal | undefined {
  const test = /^test drive\b/i.test(text) ? undefined : readTest(text);
  if (test) return test;
  // What comes next on the reader's side is no event of both: `next port call`.
  if (
    /^next (?!(?:week|month|quarter|season|semester|term|year)\b)\p{L}+ \p{L}+$/iu.test(text) &&
    eventPattern.test(text)
  )
    return reply;
  const agreement = /^(an? (?:\p{L}+ )?(?:agreement|partnership|cooperation))$/iu.exec(text)?.[1];
  if (agreement) return { kind: 'event', phrase: `a short call about ${agreement}` };
  // "Three pupils to interview": whom the sender would do something with.
  const [, whom = '', deed = '', then = ''] =
    /^((?:an?|one|two|three|four|five|\d+) (?:\p{L}+ ){1,3})to (\p{Ll}+)( .*)?$/u.exec(text) ?? [];
  if (whom && (deed === 'interview' || findAct(deed)?.is('serve')))
    return toDeed('let', `us ${deed} ${flipSides(whom.trim())}${then}`);
  // "First session free" is a free first session.
  const isFree = /(?<! for) free$/i.test(text) && !/^(?:your|their|one) /i.test(text);
  // "Quote after visit" is a quote, and so is a comparison quote; "a 5 kg sample for a pilot brew" is a sample.
  const head = toNounCore(text).at(-1) ?? '';
  const isQuote = /^(?:estimate|price|quotation|quote|samples?)$/i.test(head);
  return (
    readAppointment(text) ??
    readSpan(text, true) ??
    (eventPattern.test(text) && !isQuote
      ? toEvent(isFree ? `free ${text.slice(0, -5)}` : text)
      : undefined) ??
    readLook(text) ??
    readFigures(text) ??
    readDates(text) ??
    readPlaced(text) ??
    readAtTheirs(text) ??
    (/\p{L}ed (?:for )?free\b/iu.test(text) ? readGift(text) : undefined) ??
    readSendNoun(text) ??
    readGift(text) ??
    readSpan(text) ??
    readThing(text, offer)
  );
}
