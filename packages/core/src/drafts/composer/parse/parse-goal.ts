import { toNounCore, withoutDeterminer } from '../text/grammar.ts';
import { spellOut } from '../text/spell-out.ts';
import { calmCase, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb, toThirdPerson } from '../text/verbs.ts';
import { countNouns } from '../text/words.ts';
import { isTool } from '../themes/find-theme.ts';
import { type Act, findAct, ownGain, senderSide } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { toAction } from './goal-action.ts';
import { readAsked } from './goal-asks.ts';
import { eventPattern, readAppointment, readMeeting, readSpan, readVisit, toEvent } from './goal-event.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { readFigures, readLearning } from './goal-learn.ts';
import { readHandedOver, readSending, readSendNoun } from './goal-send.ts';
import { readService } from './goal-serve.ts';
import { flipSides, hyphenateSpans } from './goal-sides.ts';
import { arrangements, readDates, readGift, readPlaced, readTest, readThing } from './goal-thing.ts';
import { readGuest, readPassive, readWant, toOne } from './goal-wants.ts';
import { opensObject, startsWithVerb } from './offer-shapes.ts';

const reply: Goal = { kind: 'reply' };

/**
 * Reads what the reader is to be asked for; `offer` is what the mail offers, in lower case. Where a goal cannot be
 * told, a plain reply is asked for.
 */
export function parseGoal(input: string, offer = ''): Goal {
  const [sentence = ''] = splitSentences(calmCase(spellOut(tidy(input)))).filter(
    (one) => !isInstruction(one),
  );
  const clause = toStep(withoutOwnActs(trimMarks(sentence)));
  return readInvitation(clause) ?? readHandover(clause) ?? readClause(clause, offer) ?? reply;
}

/** `Introduce ourselves and ask who decides`: of several acts those that are only the sender's are left out, as is what they are for and on what condition. */
function withoutOwnActs(text: string): string {
  const [acts = ''] = text.split(
    /,? so (?:that )?(?:we|i|they|it) |, (?:if (?:wanted|possible|needed)|no \p{L}+ (?:needed|necessary|required))\b/iu,
  );
  const parts = acts.split(/ and (?=\p{Ll})/u);
  const others = parts.filter((part) => !findAct(stripLeadIn(part))?.is('own'));
  return (others.length > 0 ? others : parts).join(' and ');
}

/** `Quote, then visit`: the first of several steps that is a deed, a thing to send or something both take part in; of `NDA then call`, the call. */
function toStep(text: string): string {
  const steps = text.split(/,? (?:and )?then (?=\p{L})/u);
  return steps.find((step) => findAct(stripLeadIn(step)) || isThing(step)) ?? steps[0] ?? text;
}

/** Who comes to what the sender holds is the reader. */
function readInvitation(text: string): Goal | undefined {
  const held =
    /^invite (?:(?:them|him|her|people) )?to ((?:\p{L}+[ -]){0,2}(?:webinar|workshop|event|open day|breakfast|dinner|launch|meetup|conference|masterclass|tasting|briefing|roundtable|demo day|party|exhibition|fair)\b.*)$/iu.exec(
      text,
    )?.[1];
  if (held) return toDeed('come', `to our ${flipSides(withoutDeterminer(held))}`);
  const invited =
    /\b(?:invit(?:e|ing)|bring|welcome)\s+(?!us\b|me\b)(?:\S+\s+){0,2}?to\s+((?:our|the|my|a|an)\s+.+)$/i.exec(
      text,
    )?.[1];
  return invited ? toDeed('come', `to ${flipSides(invited)}`) : undefined;
}

/** What the reader would hand over: `get them to send one raw file`. */
function readHandover(text: string): Goal | undefined {
  const given =
    /\b(?:get|ask|have|want|convince|invite|encourage|persuade)\s+(?:them|him|her|people|readers|the (?:reader|recipient))\s+(?:to\s+)?(send|share|show|give|email)\s+(?:us |me )?(.{3,60})$/i.exec(
      text,
    );
  return given ? toDeed((given[1] ?? 'send').toLowerCase(), `us ${flipSides(given[2] ?? '')}`) : undefined;
}

const isThing = (word: string) => eventPattern.test(word) || readSendNoun(word) !== undefined;

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

/** `Get them to`: the act is the reader's. */
const tellsReader =
  /\b(?:them|him|her|people|they|he|she|(?:the|my|our) \p{L}+) (?:to|should|will|can|could)\b/iu;

/** One act of a goal; undefined where it is the sender's own or cannot be told. */
function readClause(clause: string, offer: string): Goal | undefined {
  const text = hyphenateSpans(stripLeadIn(clause));
  const found = findAct(text);
  const act = namesThing(text, found) ? undefined : found;
  return (
    readAsked(text) ??
    readPlainAsk(clause, text, offer) ??
    readVisit(text, offer) ??
    readGuest(text, offer) ??
    readWant(text) ??
    readLearning(text) ??
    readPassive(text) ??
    (act ? readAct(text, act, tellsReader.test(clause) && clause !== text, offer) : readNoun(text, offer))
  );
}

const booking = '(demo|call|meeting|consultation|appointment|viewing|tasting|visit)';
/** `Generate demo bookings`, `more booked demos`. */
const eventBookings = new RegExp(`\\b${booking} bookings?$`);
const bookedEvents = new RegExp(`\\bbooked ${booking}s$`);

/** A person, an answer or an opinion: what is asked for in so many words. */
function readPlainAsk(clause: string, text: string, offer: string): Goal | undefined {
  const lower = text.toLowerCase();
  if (/^follow(?:ing)?[- ]?up$/.test(lower) || /\breferrals\b/.test(lower)) return reply;
  if (/^reply\b/.test(lower)) return reply;
  if (/^(?:check|gauge|test) (?:their )?interest\b|^interest check$/.test(lower)) return reply;
  // "Get them on the phone"; and whoever is asked for money is talked to first.
  if (/^(?:raise|fundraise|fundraising|funding|investment|the phone)$/.test(lower)) return toEvent('call');
  const booked = (eventBookings.exec(lower) ?? bookedEvents.exec(lower))?.[1];
  if (booked) return toEvent(booked);
  if (
    /^(?:get|ask for|have|want) (?:an? )?(?:\p{L}+ )?(?:reply|response|answer)\b(?! (?:on|to|about) (?:the|our|my)\b)|^(?!answer ).*\b(?:reply|replies|response|respond|answer|write back|hear back)$/u.test(
      lower,
    )
  )
    return reply;
  if (
    /\b(?:refer(?:ral)?(?! (?:partner|fee|program|programme|scheme|agreement))|(?:right|best|correct) (?:person|contact)|point of contact|whoever|person responsible|who (?:handles|deals with|decides|owns|runs|looks after|takes care|is (?:responsible|in charge)|(?:is|would be) the (?:right|best))|decision[- ]maker|introduce (?:me|us) to|(?:introduction|intro) to (?!(?:\d|one|two|three|some|our|an?)\b))\b/i.test(
      clause,
    ) &&
    !/\brefer (?:a|their|your) (?:friend|client)/.test(lower)
  )
    return { kind: 'referral' };
  if (
    /\b(?:feedback|opinions?|thoughts|advice|input)\b/.test(lower) ||
    // A bare survey asks about a tool, and looks at a building.
    (/^(?:an? )?survey$/.test(lower) && isTool(offer)) ||
    /\b(?:our|my|brief|customer|online|quick|reader|short|user|\d+[- ](?:minute|question)s?) (?:\p{L}+ )?survey\b|\b(?:answer|complete|fill (?:in|out)|respond to|take(?: part in)?) (?:an? |our |the )?(?:\p{L}+ )?survey\b/u.test(
      lower,
    )
  ) {
    const about = /\b(?:on|about|regarding)\s+(?:our|the|my|a|an|this)\s+(.+)$/i.exec(text)?.[1];
    const matter = /\b(?:on|about) ((?:how|what|whether) .{5,50})$/i.exec(text)?.[1];
    const bare = /^feedback on ((?:\p{Ll}+ )?\p{Ll}+)$/u.exec(text)?.[1];
    if (bare)
      return { kind: 'feedback', phrase: `on ${/^(?:it|this|them)$/.test(bare) ? bare : `our ${bare}`}` };
    if (matter && !senderSide.test(text)) return { kind: 'feedback', phrase: `on ${flipSides(matter)}` };
    return { kind: 'feedback', phrase: about ? `on our ${trimMarks(about)}` : '' };
  }
  // Good reviews and good marks are the sender's gain.
  return /\b(?:star|google|positive|good|trustpilot|app store) (?:reviews?|ratings?)\b/.test(lower)
    ? reply
    : undefined;
}

/** A goal by its verb: whose act it is decides what the reader is asked. */
function readAct(text: string, act: Act, isTold: boolean, offer: string): Goal | undefined {
  const { rest, verb } = act;
  if (act.is('own')) {
    // "Explain how it works in a 20-minute call": what is explained is the sender's, where is not.
    const where = / (?:in|on|during|over) (an? .+)$/i.exec(rest)?.[1] ?? '';
    if (eventPattern.test(where)) return toEvent(where);
    // "Sell a pilot project": it takes both.
    return /^(?:close|sell|win)$/.test(verb) && /^(?:an?|the|our) /i.test(rest) && eventPattern.test(rest)
      ? toEvent(rest)
      : undefined;
  }
  // Whoever has to find out is the sender.
  const isSought = act.is('learn') && /^(?:to|if|whether|how|what|whose|why|about|their|the)\b/i.test(rest);
  // "See the catalogue" is to be sent it.
  if (verb === 'see' && /^(?:the|our|your) /.test(rest)) {
    const shown = readSendNoun(rest);
    if (shown) return shown;
  }
  if (isSought && !eventPattern.test(rest)) return undefined;
  const told = readAppointment(text) ?? readService(act, isTold);
  if (told) return told;
  if (act.is('send') && (!/^(?:share|leave)$/.test(verb) || isShared(rest))) {
    const sent =
      (/^(?:bring|send)$/.test(verb) ? readHandedOver(verb, rest, offer) : undefined) ?? readSending(rest);
    if (sent) return sent;
  }
  const held = act.is('meet') ? readMeeting(act) : undefined;
  if (held) return held;
  const made = act.is('make') ? readMade(text, act) : undefined;
  if (made) return made;
  const askedFor = verb === 'ask' ? /^for ((?:an?|another|\d).+)$/i.exec(rest)?.[1] : undefined;
  if (askedFor) return toDeed('give', `us ${toOne(flipSides(askedFor))}`);
  if (isSought || ownGain.test(rest)) return undefined;
  return /^(?:ask|get|be|become|make|have|let|know|learn|understand|gauge|offer|propose|provide)$/.test(verb)
    ? undefined
    : toAction(act);
}

/** What the sender shares, and not the reader with others. */
function isShared(object: string): boolean {
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
  // "First session free" is a free first session.
  const isFree = /(?<! for) free$/i.test(text) && !/^(?:your|their|one) /i.test(text);
  // "Quote after visit" is a quote.
  const isQuote = /^(?:an? )?(?:estimate|price|quotation|quote) (?:after|before|for|from) /i.test(text);
  return (
    readAppointment(text) ??
    (eventPattern.test(text) && !isQuote
      ? toEvent(isFree ? `free ${text.slice(0, -5)}` : text)
      : undefined) ??
    readFigures(text) ??
    readDates(text) ??
    readPlaced(text) ??
    readSendNoun(text) ??
    readGift(text) ??
    readSpan(text) ??
    readThing(text, offer)
  );
}
