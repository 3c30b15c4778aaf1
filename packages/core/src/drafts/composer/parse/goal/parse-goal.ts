import { compact } from '../../../compact.ts';
import { decapitalise, isPlural, toNounCore } from '../../text/grammar.ts';
import { countWords } from '../../text/tidy.ts';
import { findVerb, toThirdPerson } from '../../text/verbs.ts';
import { countNouns, prepositions } from '../../text/words.ts';
import { createTeller } from '../note.ts';
import { opensObject, startsWithVerb } from '../offer/offer-shapes.ts';
import { type Act, findAct, senderSide } from './acts.ts';
import { readAct } from './deeds/goal-act.ts';
import { readAgreement } from './deeds/goal-agreed.ts';
import { readAsked } from './deeds/goal-asks.ts';
import { readBrought, readLeftFor } from './deeds/goal-brought.ts';
import { eventPattern, findEvent, toEvent } from './deeds/goal-event.ts';
import { readHandedIn, readToQuote } from './deeds/goal-handed-in.ts';
import { readHandover, readInvitation } from './deeds/goal-invite.ts';
import { readLearning } from './deeds/goal-learn.ts';
import { readNamedDeed, readNamedThing } from './deeds/goal-named-deed.ts';
import { readNoun } from './deeds/goal-noun.ts';
import { readOpenDoor } from './deeds/goal-open-door.ts';
import { readOthers } from './deeds/goal-others.ts';
import { readOwnAct, readProposed } from './deeds/goal-own-act.ts';
import { readOwnWork, readWish } from './deeds/goal-own-work.ts';
import { readGranted, readGuest, readOnShow, readPassive, readProposedGuest } from './deeds/goal-passive.ts';
import { readPlaced } from './deeds/goal-placed.ts';
import { readPlainAsk } from './deeds/goal-plain-ask.ts';
import { readSending } from './deeds/goal-send.ts';
import { isForNothing, isOffersWork, placeOfReader } from './deeds/goal-serve.ts';
import { arrangements } from './deeds/goal-thing.ts';
import { readVisit } from './deeds/goal-visit.ts';
import { type Goal, toDeed, wordsOfGoal } from './goal.ts';
import { readAsTyped } from './goal-as-typed.ts';
import { findPurpose, isThing, toClause, toSentence } from './goal-clauses.ts';
import { withBasis, withBest, withGain, withPurpose, withSides, withTerm } from './goal-ends.ts';
import { splitFallback, withFallback } from './goal-fallback.ts';
import { joinHalves, toDeedOf, toHalves } from './goal-halves.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { withoutNews } from './goal-news.ts';
import { readPurchase } from './goal-of-buyer.ts';
import { splitRemark, withRemark } from './goal-remark.ts';
import { flipSides, hyphenateSpans, withSomebodyElse } from './goal-sides.ts';
import { toSound } from './goal-sound.ts';
import { goesThere } from './goes-there.ts';
import { toEither, withAsked } from './notes/goal-asked-at-once.ts';
import { joinPoints } from './notes/goal-points.ts';
import { notesClipped } from './notes/notes-clipped.ts';
import { findWhen } from './time-words.ts';
import { offeredIf } from './told-of-ask.ts';
import { readWant } from './wants/goal-wants.ts';
import { firstWants } from './wants/wants.ts';
import { withoutQuota } from './without-quota.ts';

const reply: Goal = { kind: 'reply' };

/** `Reply with interest`: whether there is any is what is asked. */
const interest =
  /^(?:(?:ask|get|have) (?:her|him|them) to )?(?:answer|e-?mail|reply|respond|write back)(?: back)?(?: (?:to us|us))? (?:expressing|showing|to (?:express|show)|with)(?: (?:an?|any|her|his|some|their))? interest$/i;

/** `Find out about dates and prices`: the reader's. */
const fact =
  '(?:availability|capacity|costs|dates|delivery times|fees|lead times|minimum orders?|opening hours|prices|rates|terms)';
const aboutFacts = new RegExp(
  `^(?:to )?(?:ask|enquire|find out|inquire|learn) about ((?:${fact}, )*${fact}(?:,? and ${fact})?)$`,
  'i',
);

/** `Get them into their shop`, of things: where they would be sold. */
const onSale =
  /^(?:to )?(?:get|see) (?:it|them|these|this) (?:in|into|onto|on) (?:the|their|his|her) ((?:\p{Ll}+ )?(?:boutiques?|deli|farm shop|gift shop|shelf|shelves|shops?|stores?|supermarkets?))$/iu;

/** `Whitepaper download`: what the reader is to have. */
const download =
  /^(?:(?:drive|generate|get) )?(?:an? |our |the )?(brochure|case study|e-?book|guide|report|white ?paper) downloads?$/i;

/** `Get a quote request`, `get a rate sheet request`: what the reader would be sent. */
const requested =
  /^(?:drive|generate|get|receive|win) (?:an? )?(?!.*\b(?:booking|call|call-?back|change|connection|contact|demo|feature|follow|friend|info|information|invitation|meeting|pull|visit) requests?$)((?:[\p{L}-]+ ){0,2}[\p{L}-]+) requests?$/iu;

/**
 * Reads what the reader is to be asked for; `offer` is what the mail offers, in lower case. Where a goal cannot be
 * told, a plain reply is asked for.
 */
export function parseGoal(written: string, offer = ''): Goal {
  const noted = splitRemark(written);
  const told = noted && withRemark(parseGoal(noted.bare, offer), noted.remark);
  return told ?? parseWhole(written, offer);
}

/** What is asked, and what would do instead. */
function parseWhole(written: string, offer: string): Goal {
  // "Download the guide / reply for a chat".
  const either = toEither(written);
  const both = either && parseFirst(either, offer);
  if (both && / or /.test(wordsOfGoal(both))) return both;
  const goal = parseFirst(written, offer);
  const choice = splitFallback(joinPoints(written));
  return !choice || / or /.test(wordsOfGoal(goal))
    ? goal
    : withFallback(goal, choice, parseFirst(choice.second, offer));
}

const tellClipped = createTeller(notesClipped);

function parseFirst(written: string, offer: string): Goal {
  const input = withAsked(withoutQuota(tellClipped(written)))
    .replace(bookFor, (_, whom = 'it ') => `book ${whom}for their `)
    .replace(interest, 'get a reply')
    .replace(aboutFacts, 'find out their $1')
    .replace(onSale, 'stock it in their $1')
    .replace(download, 'send them our $1')
    .replace(requested, 'send them a $1')
    .replace(ownFirst, '')
    .replace(
      pictureOf,
      (_, deed: string, what: string, picture: string, several: string) =>
        `${deed} ${several ? `${picture}s` : `a ${picture}`} of their ${what}`,
    )
    .replace(offeredIf, '')
    // A deed, and no résumé.
    .replace(/^(?:to )?resume (?=(?:her|his|their) |\p{Ll}+ing\b)/iu, 'restart ')
    .replace(onDates, (_, days: string) => `, on ${days.replace(/,? and (?=[^,]*$)/, ' or ')}`)
    .replace(yesFor, 'offer ')
    .replace(replyOn, 'find out ')
    .replace(replySaying, 'ask ')
    .replace(/^(ask (?:if|whether) (?:he|she|they))['’]d (?=like to )/i, '$1 would ')
    .replace(
      replyNaming,
      (_, naming: string) =>
        `get them to ${naming.toLowerCase().replace(/ing$/, naming.match(/^(?:choos|nam)/i) ? 'e' : '')} `,
    )
    .replace(replyWithWhom, 'find out who is $1')
    .replace(gotInto, 'be ');
  if (ownGain.test(input)) return reply;
  const rung = ringsFor.exec(input.trim())?.[1];
  if (rung) return toDeed('call', flipSides(`us for ${rung}`));
  const sentence = withReplyFor(withoutNews(toSentence(input)).replace(replyFor, 'get $1'));
  const bought = readPurchase(input.trim(), offer) ?? readPurchase(sentence, offer);
  if (bought) return bought;
  const goal = readOne(input, sentence, offer);
  const halves = readBoth(sentence, offer, goal) ?? withTalk(goal, sentence);
  const both = withPurpose(halves, findPurpose(sentence));
  const told = withTerm(withSent(withoutHalf(withSides(withGain(both, sentence), input, offer))), sentence);
  const sound = toSound(withBasis(withBest(withSomebodyElse(told, sentence), sentence), sentence), sentence);
  // "Reply yes/no (pilot in March)": what the answer would be on.
  const matter = sound.kind === 'reply' ? /\(([^()]{4,60})\)/.exec(written)?.[1] : undefined;
  const event = matter && findEvent(matter);
  if (event) return toEvent(matter, event);
  // "Schedule this year's boiler service": with whom goes without saying in a goal, and not in a mail.
  if (sound.kind === 'action' && schedules.test(sound.base))
    return toDeed('schedule', `${sound.base.replace('schedule ', '')} with us`);
  const asTyped = sound.kind === 'reply' ? readAsTyped(toClause(sentence)) : undefined;
  return asTyped ? toSound(withPurpose(asTyped, findPurpose(sentence)), sentence) : sound;
}

const schedules = /^schedule (?:the|this|your) (?!.*\b(?:at|by|for|here|online|our|through|us|via|with)\b)/;

/** `Book for summer fair`: what is offered, for something of the reader's. */
const bookFor =
  /^(?:to )?book (it |me |us )?for (?:their |the )?(?=(?:\p{Ll}+ )?(?:ball|concert|conference|fair|fete|fête|festival|gala|launch|market|party|wedding)$)/iu;

/** `Fill the space, get them to call`: what comes of it for the sender, before what the reader is to do. */
const ownFirst =
  /^(?!.*\b(?:them|they|their|her|him)\b.*, get )(?:book out|build|clear|close|fill|grow|increase|raise|sell)\b[^,]{3,36}, (?=get (?:her|him|them) to )/i;

/** `Reply with wall photo`, `send us kitchen pictures`: of what of theirs it is. */
const pictureOf =
  /^((?:get them to )?(?:reply|respond|send|text)(?: (?:me|us))?(?: with| w\/)?) (?!(?:an?|any|her|his|me|our|some|the|their|us|with|your)\b)((?:\p{Ll}{3,} )?\p{Ll}{3,}) (photo|pic|picture)(s?)$/iu;

/** `Pick up 2-3 clients`: what the sender has of it. */
const ownGain =
  /^(?:to )?(?:find|gain|get|land|pick up|sign|win) (?:(?:a few|some|\d+(?:-\d+)?) )?(?:more |new )?(?:bookings|clients|customers|jobs|orders|sales)$|^do business(?: with .+)?$/i;

/** `…, dates are 3, 10 and 17 May`: on one of them. */
const onDates =
  /(?:,| -|;) (?:the |our )?dates (?:are|would be) (?=(?:the )?\d|mon|tue|wed|thu|fri|sat|sun)([^.;]{4,120})\.?$/i;

/** What the reader may ask to be sent instead. */
const orAsk =
  /,? or (?:ask(?:ing)? for|get(?:ting)?|request(?:ing)?) (?:an? |my |our |the )?((?:(?:free|full|latest|sample|trade|wholesale) )?(?:brochure|catalogue|catalog|leaflet|line sheet|price list|prices|(?:\p{L}+ )?sample(?: box| pack)?|samples|swatches))$/iu;

/** `Place a first order or ask for the catalogue`: he need not ask for what can be sent. */
function withSent(goal: Goal): Goal {
  if (goal.kind === 'send') {
    const [, what = '', deed = ''] =
      /^(.+?),? or ((?:book|buy|order|place|take|try) .+)$/.exec(goal.phrase) ?? [];
    return what
      ? toDeed(deed.split(' ')[0] ?? '', `${deed.replace(/^\S+ /, '')}, or let us send you ${what}`)
      : goal;
  }
  const thing = goal.kind === 'action' && !/^let /.test(goal.base) && orAsk.exec(goal.base)?.[1];
  if (goal.kind !== 'action' || !thing) return goal;
  const sent = /s$/.test(thing)
    ? `some ${thing}`.replace(/^some prices/, 'our prices')
    : /^(?:\p{L}+ )?sample/u.test(thing)
      ? `a ${thing}`
      : `our ${thing}`;
  return {
    ...goal,
    base: goal.base.replace(orAsk, `, or let us send you ${sent}`),
    gerund: goal.gerund.replace(orAsk, `, or letting us send you ${sent}`),
  };
}

/** `Get them to reply YES for a setup call`: what a yes would bring. */
const yesFor =
  /^(?:(?:get|have) (?:(?:them|him|her) (?:to )?|an? (?=reply)))?(?:answer|reply|respond)(?: to (?:me|us))? (?:with )?(?:an? )?["'“]?yes["'”]? (?:for|to(?: (?:get|have|receive))?) (?=(?:an?|the) [^,;]{3,50}$|(?:free|setup) )/i;

/** `Get a reply on whether an offsite is planned`: what the answer would tell. */
const replyOn =
  /^(?:to )?(?:get|have|obtain|receive) (?:an?|her|his|their) (?:\p{L}+ )?(?:answer|reply|response) (?:(?:about|as to|on|regarding|saying) (?=(?:how|if|what|when|where|whether|which|who)\b)|(?:saying|telling (?:me|us)) (?=(?:how|if|the|their|what|when|where|whether|which|who)\b))/iu;

/** `Reply saying whether she'd like the full pitch`. */
const replySaying =
  /^(?:to )?(?:answer|reply|respond|write back)(?: to (?:me|us))? (?:saying|telling (?:me|us)|to (?:say|tell (?:me|us))) (?=(?:how|if|what|when|where|whether|which|who)\b)/iu;

/** `Get a reply with the right contact person`: whom the answer would name. */
const replyWithWhom =
  /^(?:to )?(?:get|have|obtain|receive) (?:an?|her|his|their) (?:\p{L}+ )?(?:answer|reply|response) (?:naming|with) (?:the name of )?(the (?:best|correct|relevant|right) (?:contact|one|person)\b.*)$/iu;

/** `Get us added to the list`, `have our firm put on the panel`: what the sender would be. */
const gotInto =
  /^(?:to )?(?:get|have) (?:(?:my|our) (?:company|firm|name)|me|ourselves|us) (?=(?:\p{Ll}+ed|put) (?:as|for|in|into|on|onto|to) )/iu;

/** `Call for a price`: whoever wants one rings. */
const ringsFor =
  /^(?:to )?(?:call|phone|ring)(?: us)? for ((?:an? |our )?(?:[\p{L}-]+ )?(?:availability|booking|details|estimate|price|prices|quotation|quote|rates))$/iu;

/** `Get them to reply for a free quote`: what they get by it. */
const replyFor =
  /^(?:(?:get|have) (?:them|him|her) (?:to )?)?(?:answer|get back to (?:me|us)|reply|respond|write back)(?: to (?:me|us))? (?:for|to (?:get|have|receive)) (an? (?:[\p{L}\d-]+ ){0,3}(?:appraisal|assessment|check|consultation|estimate|inspection|quotation|quote|sample|survey|trial|valuation))$/iu;

/** `Reply for a sandbox key`, `write back for the wholesale catalogue`: what the reader would be sent for it. */
const replyForThing =
  /^(?:(?:get|have) (?:them|him|her) (?:to )?)?(?:answer|get back to (?:me|us)|reply|respond|write back)(?: to (?:me|us))? (?:for|to (?:get|have)) (an?|my|our|the) ((?:[\p{L}\d-]+ ){0,3}?(?!(?:best|rest|sake|same|time)\b)[\p{L}-]+)$/iu;

function withReplyFor(goal: string): string {
  return goal.replace(replyForThing, (_, which: string, thing: string) =>
    findEvent(thing)?.[0] === thing.split(' ').at(-1)
      ? `arrange ${which} ${thing}`
      : `send them ${/^the$/i.test(which) ? 'our' : which} ${thing}`,
  );
}

/** `Get a reply naming one process`: what the answer would name. */
const replyNaming =
  /^(?:to )?(?:get|have|obtain|receive) (?:an?|her|his|their) (?:\p{L}+ )?(?:answer|reply|response) (choosing|confirming|listing|naming|picking) (?=\p{L})/iu;

/** `Sign a letter of intent, or at least open the discussion`: what both would do at least. */
const atLeastTalk =
  /,? or (?:at (?:the very )?(?:least|minimum) )(?:begin|discuss(?: it)?|get|have|open|start|talk(?: about it)?)(?: (?:an?|the|up a) (?:\p{L}+ )?(?:conversation|dialogue|discussion|talks?))?$/iu;

function withTalk(goal: Goal, sentence: string): Goal {
  if (goal.kind === 'reply' || goal.kind === 'question' || !atLeastTalk.test(sentence)) return goal;
  const deed = toDeedOf(goal, sentence);
  if (!deed || / or /.test(deed.base)) return goal;
  return {
    kind: 'action',
    base: `${deed.base}, or at least discuss it with us`,
    gerund: `${deed.gerund}, or at least discussing it with us`,
  };
}

/** `A call to talk about how you want`: of a purpose that was cut short nothing is told. */
function withoutHalf(goal: Goal): Goal {
  return goal.kind === 'event'
    ? {
        ...goal,
        phrase: goal.phrase.replace(
          / (?:about|to \p{Ll}+(?: about)?) (?:how|what|when|where|which|who|why) you (?:hope|intend|like|need|plan|want|would like)$/u,
          '',
        ),
      }
    : goal;
}

/** `Find out whether they are open to working with a new agency`: what is asked, where it is no meeting and nothing that the sender would do. */
const openTo =
  /^(?:ask|check|find out|hear|know|learn|see)(?: (?:from )?(?:them|him|her))? (?:if|whether) they(['’]d| would| might|['’]re| are) (?:be )?(open to|interested in|up for|willing to) (\p{L}+ing(?: .+)?|be \p{L}+.*)$/iu;

/** `Make the case for an on-site trial`: what is not read more closely names, at least, what both would do. */
function readNamed(clause: string): Goal | undefined {
  const named =
    /^(?!qualify\b).*?\b(?:for|into|on|to|toward|towards) (an? (?:[\p{L}\d-]+ ){0,4}\p{L}[^,;:]*)$/iu.exec(
      clause,
    )?.[1];
  const event = named && findEvent(named);
  // What the words before it speak of: "a report about a visit".
  const isWhole = event && !/ (?:about|after|before|for|from|in|of|on|to) /.test(named.slice(0, event.index));
  return isWhole && !senderSide.test(named.slice(0, event.index)) ? toEvent(named, event) : undefined;
}

/** `Ask to move the delivery to week 20`: whoever asks to do something does it, where it is nothing that only readers do. */
function readAskedTo(clause: string): Goal | undefined {
  const [, deed = '', verb = ''] = /^[Aa]sk to ((\p{Ll}+) .{2,80})$/u.exec(clause) ?? [];
  const act = findAct(deed);
  // "Ask to consider us".
  const [, whom = ''] = /^\S+ ((?:for |with )?(?:me|us)\b.*)$/.exec(deed) ?? [];
  if (act?.isKnown && whom) return toDeed(act.verb, flipSides(whom));
  const isReaders =
    /^(?:answer|attend|be|become|buy|call|choose|come|complete|confirm|consider|donate|fill|forward|get|have|hire|join|know|meet|pick|rate|register|reply|respond|see|share|sign|subscribe|vote)$/;
  if (!act?.isKnown || isReaders.test(verb) || act.is('learn') || senderSide.test(deed)) return undefined;
  const sent = act.is('send') ? readSending(act.rest) : undefined;
  return sent ?? toDeed('let', `us ${flipSides(deed)}`);
}

/** `Have our flyer put up in his waiting room`: who has it done is the reader. */
function readHad(clause: string): Goal | undefined {
  const [, thing = '', done = '', where = ''] =
    /^(?:get|have) ((?:an?|one|my|our|the|this) (?:[\p{L}-]+ ){1,3}?)(\p{Ll}*(?:ed|hung|own|put|read|sent|set))((?: up| out| on)? (?:at|before|by|in|on|to) (?:an?|her|his|one|the|their) .{3,60})$/iu.exec(
      clause,
    ) ?? [];
  const granted =
    /^(?:get|have) ((?:my|our|the) (?:[\p{L}-]+ ){1,3})(cancel|correct|extend|postpone|reduce|refund|waive)(?:l?ed|d)((?: (?:by|for|in|to|until) .{2,40})?)$/iu.exec(
      clause,
    );
  if (granted)
    return toDeed(granted[2]?.toLowerCase() ?? '', flipSides(`${granted[1]?.trim()}${granted[3]}`));
  const verb = findVerb(done);
  if (!verb || senderSide.test(clause)) return undefined;
  const [, particle = '', place = ''] = /^( (?:up|out))?(.*)$/.exec(where) ?? [];
  return toDeed(`${verb.base}${particle}`, `${flipSides(thing.trim())}${flipSides(place)}`);
}

/** What a reader has to give to one of several who would have it. */
const prizes =
  '(?:article|business|column|commission|contract|event|feature|gig|interview|job|listing|mention|order|page|piece|pitch|place|placement|post|profile|project|residency|review|role|round|shelf|shift|signing|slot|space|spot|stall|work|write-up)';
const wished = compact(
  `^(?:(?:ask for|find|get|have|land|obtain|pick up|secure|win) )?((?:an?|one|some|the|their) (?:(?!(?:answer|idea|reply|response|sense)\\b)[\\p{L}\\d’'-]+ ){0,4}?${prizes}\\b(?! of\\b)(?:(?: or (?:an? )?[\\p{L} ]{3,30})? (?:as|at|by|during|for|from|in|near|on|over|this|with) .{2,60})?)$`,
  'iu',
);

/** What is handed to somebody who is tried with it, and no first use of what is sold: `a trial account`. */
const firstTry =
  /^(?:ask for|be given|get|have|land|obtain|pick up|secure|win) ((?:an?|one|two|three) (?:paid )?(?:first|pilot|test|trial) (?:[\p{Ll}-]+ )?(?:assignment|batch|booking|brief|case|chapter|claim|collection|consignment|file|haul|invoice|job|lane|load|page|pallet|part|project|repair|room|route|run|shift|shipment|ticket|translation|unit|vehicle|window)s?(?: (?:at|for|from|in|on|this|next|to) .{2,50})?)$/iu;

/** `The first repair order, with 20% off`. */
const firstOrder =
  /^(?:get|have|land|receive|secure|win) (?:an?|her|his|one|our|the|their) (first (?:[\p{L}-]+ ){0,2}(?:booking|order))(,? (?:at|with) (?!them\b|us\b)[^,;]{3,50})?$/iu;

/** A place to sell from, and no speech. */
const aPitch = /\bpitch(?:es)?(?= (?:at|during|for|in|near|on) )/i;

/** `Get the next painting job as a trial`, `a shelf by the till`: what is not read more closely, the reader would consider the sender for. */
function readWished(clause: string): Goal | undefined {
  // "Get one listing to stage as a trial".
  const [, one = '', deed = ''] =
    /^(?:get|have|land|secure|win) (one (?:[\p{L}-]+ ){1,3}?)(to \p{Ll}+(?: (?:as|for) .{3,30})?)$/iu.exec(
      clause,
    ) ?? [];
  if (one && findVerb(deed.split(' ')[1] ?? '')) return toDeed('give', `us ${flipSides(one + deed)}`);
  // "Win one trial load": what the sender is first tried with.
  const [, tried = ''] = firstTry.exec(clause) ?? [];
  if (tried && !senderSide.test(tried)) return toDeed('give', `us ${flipSides(tried)}`);
  // "Get the first repair order, with 20% off".
  const [, kind = '', terms = ''] = firstOrder.exec(clause) ?? [];
  if (kind) return toDeed(/booking$/i.test(kind) ? 'make' : 'place', flipSides(`a ${kind}${terms}`));
  const thing = wished.exec(clause)?.[1];
  // "Get a contract" says nothing that could be asked.
  if (!thing || countWords(thing) < 3 || senderSide.test(thing.replace(aPitch, ''))) return undefined;
  if (/\border\b/.test(thing)) return toDeed('place', flipSides(thing));
  return toDeed('consider', `us for ${flipSides(thing.replace(/^the (?=next )/i, 'their '))}`);
}

/** `See if they'd like us to run one audit and pay only if it's useful`. */
const likeUsTo =
  /^(?:ask|check|find out|learn|see)(?: (?:them|him|her))? (?:if|whether) they(['’]d| would) like (?:me|us) to (?!(?:call|meet|phone|ring|send|show|visit)\b)(\p{Ll}.{4,110})$/iu;

/** Where somebody sells, stands or shows something, which whoever holds the place gives out. */
const securing =
  /^(?:earn|land|obtain|secure|win) ((?!.*\b(?:my|our|us)\b)(?:an?|one|some|two|three|four|five|\d+) (?:[\p{L}-]+ ){0,3}?(?:bay|bench|berth|booth|concession|kiosk|mooring|pitch|plot|shelf|slot|space|spot|stall|stand|table)(?:e?s)? (?:at|by|during|for|in|near|on|outside) .{3,70})$/iu;

function readOne(input: string, sentence: string, offer: string): Goal {
  const clause = toClause(sentence);
  const [, would = '', service = ''] = likeUsTo.exec(sentence) ?? [];
  if (service && !senderSide.test(service))
    return { kind: 'question', phrase: `whether you${would} like us to ${flipSides(service)}` };
  const told =
    readAgreement(input, offer) ??
    readOnShow(input, offer) ??
    readProposedGuest(input, offer) ??
    readOpenDoor(input) ??
    readPlaced(clause, offer) ??
    readBrought(clause) ??
    readLeftFor(clause) ??
    readNamedDeed(clause) ??
    readInvitation(clause) ??
    readHandover(clause) ??
    readWish(clause, readClause(clause, offer)) ??
    readProposed(input) ??
    readNamed(clause) ??
    readAskedTo(clause) ??
    readHad(clause) ??
    readNamedThing(clause) ??
    readWished(clause) ??
    reply;
  // "Secure two stalls at the county show": what is secured is the reader's to give.
  const secured =
    told.kind === 'action' && !tellsReader.test(sentence) ? securing.exec(told.base)?.[1] : undefined;
  if (secured) return toDeed('consider', `us for ${secured}`);
  const [, mood = '', wish = '', doing = ''] = openTo.exec(clause) ?? [];
  const isTold = told.kind === 'action' ? /^let us /.test(told.base) : told.kind !== 'reply';
  if (!doing || isTold || senderSide.test(doing.replace(/^selling (?=(?:her|his|the|their)\b)/i, '')))
    return told;
  return {
    kind: 'question',
    phrase: `whether you ${/re$/i.test(mood) ? 'are' : 'would be'} ${wish.toLowerCase()} ${flipSides(doing)}`,
  };
}

/** Both acts of a goal that names two, where `told` leaves out the second. */
function readBoth(sentence: string, offer: string, told: Goal): Goal | undefined {
  const halves = toHalves(sentence);
  const last = halves?.second.split(' ').at(-1) ?? '';
  // "Fix a date and get the gate code": what is got is not the reader's to get.
  const gets =
    told.kind === 'action' &&
    / and (?:ask (?:for|how|if|what|when|where|whether|which|who)|collect|get|obtain|receive) /.test(
      told.base,
    );
  // "Get their budget and offer a package": what is offered is the sender's to offer.
  const answers =
    told.kind === 'action' &&
    /^share (?:the measurements\b|your .*) and (?:bring|give|make|offer|post|price|propose|quote|send|show|suggest) /.test(
      told.base,
    );
  // "Share three tips and offer a call": the sender does both.
  const shares =
    told.kind === 'action' && /^share (?!your\b|.* with (?:us|your)\b).* and offer /.test(told.base);
  const whole = told.kind === 'action' ? told.base : told.kind === 'event' ? (told.when ?? '-') : '-';
  // A call is not sent.
  const isFact =
    /^(?:give|send) us /.test(whole) &&
    /^wh|^how|^an? (?:[\p{L}\d-]+ )*(?:call|chat|demo|meeting|visit)\b/u.test(halves?.second ?? '');
  // "Win a walk-round and the chance to quote": what is told leaves out the first.
  const before = halves?.first.split(' ').at(-1) ?? '';
  const isLater =
    whole.endsWith(last) && !/^(?:her|him|me|them|us)$/i.test(before) && !whole.includes(before);
  // "Send the menu and be added to the list".
  const isAdded = told.kind === 'action' && / and be \p{Ll}+ /u.test(told.base);
  const isTold = whole.endsWith(last) && !isFact && !gets && !shares && !answers && !isLater && !isAdded;
  if (!halves || (isTold && !halves.isOr)) return undefined;
  const read = (half: string) => readOne(half, toSentence(half), offer);
  return joinHalves(read(halves.first), read(halves.second), halves);
}

/** `Demo on Thursday`, `quote for 20 lockers`, `phone call`: a first word that could be a verb and is none. */
function namesThing(text: string, act: Act | undefined): boolean {
  // "Live demo", and "live test it": nobody lives a thing.
  if (
    /^live (?!(?:alongside|among|at|by|for|here|in|near|on|off|stream\p{Ll}*|there|together|under|up|with|without)\b)/iu.test(
      text,
    )
  )
    return true;
  if (/^(?:free (?!up )|dry run\b|lead gen|test drive\b|\S+ of |(?:cost|price)s? per )/i.test(text))
    return true;
  // "Offer free setup", "give $50 off": what is given away is no kind of offer.
  if (/^(?:give|offer|provide) (?:complimentary|discounted|free|half[- ]price|[£$€]?\d)/i.test(text))
    return false;
  const [first = '', second = ''] = text.split(' ');
  if (
    /^link to |^share (?!(?:buy-?back|capital|certificate|class|issue|option|price|register)s?\b)/i.test(text)
  )
    return false;
  if (/^open (?:call|day|evening|house|mic|morning|rehearsal|studio|workshop)\b/i.test(text)) return true;
  if (/^(?:copy|print|show|start|tour) (?:dates?|deadlines?)\b/i.test(text)) return true;
  if (!act?.isKnown) return !act && isThing(text);
  // "Value proposition": what is known only as the sender's work takes an object.
  if (second && act.is('serve') && !findVerb(first) && !opensObject(second) && !act.verb.includes(' '))
    return true;
  if (startsWithVerb(text) && !/^(?:in|on|at|with|for|over|to)$/.test(second)) return false;
  if (!second && findVerb(first)?.isName) return true;
  // "Shoot in May", "contract for 2027".
  if (/^(?:clean|commission|contract|lease|print|shoot) (?:after|before|for|in|on|run|this) /i.test(text))
    return true;
  // "Rate agreement", "sampling day": something that can be counted, and no article that a deed would give it.
  const head = toNounCore(text).slice(1).at(-1) ?? '';
  const isName = findVerb(first)?.isName && findVerb(toThirdPerson(first.toLowerCase()))?.isName;
  if (
    ((isName && !/^(?:book|order)$/.test(act.verb)) || act.form === 'gerund' || first.includes('-')) &&
    (countNouns.has(head) || arrangements.test(head)) &&
    !opensObject(second)
  )
    return true;
  // "Trial one store" is a deed, "trial 12 March" is none.
  if (
    /^(?:test|trial)$/.test(act.verb) &&
    /^(?:all|an|both|it|one|our|the|their|two|three|four|five|six|eight|ten|twelve|\d+)$/.test(second) &&
    !findWhen(act.rest)?.includes(second)
  )
    return false;
  if (isThing(first)) return !/^(?:them|him|her|if|it|whether)$/.test(second);
  return (
    !/^(?:attend|host|join|visit)$/.test(act.verb) &&
    eventPattern.test(toNounCore(text).slice(1).at(-1) ?? '')
  );
}

/** `Get them to`, `have her`: the act is the reader's. */
const tellsReader =
  /\b(?:them|him|her|people|they|he|she|(?:the|my|our) \p{L}+) (?:to|should|will|can|could|(?:would|['’]d) (?:like|love) to)\b|^(?:have|let|make) (?:them|him|her) |^they |^(?:could|might|will|would) they /iu;

/** `Let us log the power draw`, `offer to redo one letter`: what the sender would do, by the reader's leave. */
const leave =
  /^(?:.{0,40}?\b(?:to|would|could|will|can|they['’](?:d|ll)) (?:(?:they|you) )?|they )?(?:let|allow|permit) (?:me|us) (?:to )?(?!know\b|see (?:how|if|what|whether)\b)(?=\p{Ll})(.+)$|^(?:.{0,20}?\b)?offer to (.+)$/iu;

/** `Ask if we may visit one of their museums`: the same, as a question. */
const mayWe =
  /^(?:(?:ask|check|find out|see)(?: (?:them|him|her))? (?:if|whether) (?:we|i) (?:can|could|may|might)|(?:can|could|may|might) (?:we|i)|ask to(?= (?:borrow|check|collect|count|display|film|hang|hire|hold|host|interview|leave|observe|place|put|rent|sell|set up|shadow|inspect|look|measure|photograph|quote|read|record|see|sit in|test|try|use|view|visit|watch|weigh|attend|join|perform|present|sit|speak|talk|(?:clean|convert|cut|design|digitise|do|draw|edit|index|label|make|plan|prepare|print|process|produce|repair|service|survey|teach|train|translate|wash) (?:an?|one|some|the|two|three|\d+)\b|\p{Ll}+ (?:one of )?(?:their|his|her))\b)|agree (?:that )?(?:we|i) (?:can|could|may)) (?!(?:apply|bid|enter|exhibit|fit|qualify|submit|tender|volunteer)\b|help$)(\p{Ll}.+)$/iu;

/** `Bind one album`, of album binding: a word that is no known verb, and yet what the sender does. */
function readOffersWork(text: string, offer: string): Goal | undefined {
  const [verb = '', ...object] = text.split(' ');
  return opensObject(object[0] ?? '') &&
    (isOffersWork(verb.toLowerCase(), object.join(' '), offer) ||
      (isForNothing.test(text) &&
        /^(?:one|two|three|\d+)$/i.test(object[0] ?? '') &&
        /^(?!first$|last$|next$|only$)\p{L}{3,}$/iu.test(verb)))
    ? toDeed('let', `us ${decapitalise(flipSides(text))}`)
    : undefined;
}

/** Whether words open with a deed: `redo one letter`, and not "new customers"; leave may be given to go somewhere too: `into the loft`. */
function opensDeed(text: string, isLeave: boolean): boolean {
  const [first = '', second = ''] = text.split(' ');
  return (
    findVerb(first)?.form === 'base' ||
    findAct(text)?.isKnown === true ||
    (/^(?:an?|the|them|their|his|her|one|two|three|some|all|\d+)$/.test(second) &&
      !prepositions.has(first) &&
      `${first} ${second}` !== 'help them') ||
    // "Lay out four pages".
    /^(?!(?:be|get|go|in|run|up)\b)\p{Ll}{2,} (?:down|out|up) (?:an?|all|his|her|one|some|the|their|two|three|four|five|six|ten|\d+) \p{L}/u.test(
      text,
    ) ||
    (isLeave &&
      (/^(?:aboard|down|in|into|inside|off|on|onto|out|over|round|through|under|up)$/.test(first) ||
        /^(?:against|alongside|at|behind|beside|by|for|in|near|on|outside|with)$/.test(second)))
  );
}

/** What is given before people. */
const givesTalk =
  /^give (?:an?|my|one|our|the|this) (?:[\p{L}\d-]+ ){0,3}?(?:concert|lecture|lesson|paper|performance|presentation|reading|recital|speech|talk|workshop)\b/iu;

/** What the sender asks leave to do; what both do, or what is sent, is told as such. */
function readLeave(clause: string, offer: string): Goal | undefined {
  // "Let our rep pour for the staff": somebody of the sender's.
  const ours =
    /^(?:they )?(?:have|let) ((?:(?:an? \p{L}+|one|somebody|someone) (?:from|of|on) )?(?:my|our) (?!know\b)\p{L}+ \p{Ll}+ .+)$/iu.exec(
      clause,
    )?.[1];
  // "Have our article linked" is theirs to do.
  if (ours && !/^\S+ \S+ (?:put|\S*(?:ed|en|ung|own)) /.test(ours)) return toDeed('let', flipSides(ours));
  // "Say yes to us using their yard".
  const [, doing = '', done = ''] = /^(?:agree|say yes) to (?:me|us) (\p{Ll}+ing) (.+)$/u.exec(clause) ?? [];
  const allowed = findVerb(doing)?.base;
  if (allowed) return toDeed('let', `us ${allowed} ${flipSides(done)}`);
  const found = leave.exec(clause) ?? mayWe.exec(clause);
  const act = found?.[1] ?? found?.[2];
  if (/^be /i.test(act ?? '')) return readPassive(act ?? '');
  // Whatever is offered "to" be done is the sender's to do.
  const isOffered = /^offer to (?!(?:an?|her|him|our|the|their|them)\b)\p{Ll}{2,} /iu.test(clause);
  if (!act || !(isOffered || opensDeed(act, found?.[2] === undefined))) return undefined;
  // "Let us up on the roof for an hour": where the sender would go, and for how long, is no call.
  if (found?.[2] === undefined && !/\b\p{Ll}*(?:call|chat|meeting)\b/u.test(act) && goesThere.test(act))
    return toDeed('let', `us ${flipSides(act)}`);
  const told = readClause(act, offer);
  // "Visit one museum and suggest a fix" is more than a visit.
  const goesOn = told?.kind === 'event' && / and \p{Ll}+ (?:an?|it|my|our|the|their) /u.test(act);
  // "Let us take the evening calls": what is done is no call with the reader.
  const takes =
    /^(?:answer|cover|handle|run|take|take on|take over) (?:all |one of |some of |two of )?(?:the|their|his|her) |^bring .+ round\b|^walk round your\b|^walk round (?:the|their) /i.test(
      act,
    ) ||
    // "Let us survey bats in the loft".
    // "Run hearing tests in one branch": more than one.
    /^(?:do|run) (?!(?:an?|one)\b)(?:[\p{L}-]+ ){0,3}\p{L}+s\b/iu.test(act) ||
    // "Permit me to give the talk": giving it is what is asked leave for.
    (found?.[2] === undefined && givesTalk.test(act)) ||
    /^(?:audit|survey) (?!(?:at|by|for|free|in|next|on|this|with)\b)\p{L}/iu.test(act) ||
    // "Let us test year 3 pupils": the pupils are tested, and the test is no year.
    /^(?:interview|screen|test) (?:[\p{L}\d-]+ ){0,3}?(?:children|drivers|employees|graders|guests|members|patients|pupils|residents|staff|students|teachers)\b/iu.test(
      act,
    );
  if (told && told.kind !== 'action' && !goesOn && !takes && !/^(?:question|reply)$/.test(told.kind))
    return told;
  return toDeed(
    'let',
    `us ${flipSides(act).replace(/(?<=\p{L} )(?<!\b(?:be|being|you) )there\b/u, placeOfReader)}`,
  );
}

const tried =
  /^an? (?!.*\b(?:and|that|which|where)\b)(?:[\p{L}\d-]+ ){0,3}?(?:back-test|bench test|dry run|evaluation|loan(?: \p{L}+)?|pilot|sample|taster|test|trial)(?: (?:at|for|from|in|of|on|with) .{3,60})?$/iu;

/** `Agree to a first collection of 200 pallets`: what is not read more closely is agreed to. */
function readAgreed(clause: string): Goal | undefined {
  const thing = /\b(?:agree|say yes) to ((?:an?|one|two|the) .{3,80})$/i.exec(clause)?.[1];
  if (!thing || senderSide.test(thing)) return undefined;
  // What is tried out is asked for by its name: "would a back-test on 200 claims help?"
  return tried.test(thing)
    ? { kind: 'thing', phrase: flipSides(thing) }
    : toDeed('agree', `to ${flipSides(thing)}`);
}

/** `Ask if they'd be open to a new opportunity`, where what it is cannot be asked for itself. */
function readOpenness(clause: string): Goal | undefined {
  const [, mood = '', to = ''] =
    /\b(?:if|whether) they(['’]d| would| might|['’]re| are) (?:be )?((?:interested in|open to|up for) (?:(?:hearing|learning) more|(?!(?:anything|her|him|it|me|ours|something|that|them|this|us|what)\b|\p{L}+ing\b).{3,60}))$/iu.exec(
      clause,
    ) ??
    // "If they'd like a date in November".
    /\b(?:if|whether) they(['’]d|(?: would)?) ((?:like|want) an? (?:[\p{L}\d-]+ ){0,3}(?:copy|date|leaflet|pack|place|sample|seat|slot|space|spot|stall|table|ticket|time)\b.{0,50})$/iu.exec(
      clause,
    ) ??
    [];
  const like = /^like |^want /i.test(to) ? 'would' : undefined;
  const isNow = /re$/i.test(mood) && !/ (?:an?|co-\p{Ll}+ing|hearing|learning|one|some|the) /iu.test(to);
  return to && !senderSide.test(to.replace(/^interested /i, ''))
    ? {
        kind: 'question',
        phrase: `whether you ${like ?? (isNow ? 'are' : 'would be')} ${flipSides(to).replace(/^want /i, 'like ')}`,
      }
    : undefined;
}

/** Whether a first word acts on what follows: `name one customer`, `commit to 50 covers`. */
function isObject(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return opensObject(second) || (second === 'to' && !isThing(first));
}

/** What only the sender can say: whether a date is free, whether somebody qualifies. */
const withSender =
  /^(?:check|find out|see) ((?:if|whether) (?:(?:she|he|they) (?:are |is )?(?:covered|eligible|entitled|qualif\p{L}+)\b.*|(?:her|his|the|their) (?:[\p{L}-]+ ){1,3}?(?:(?:(?:are|is) (?:still )?)?(?:affected|covered|eligible|entitled|qualif\p{L}+)\b.*|(?:can|could) be \p{L}+.*)|(?:her|his|the|their) (?:[\p{L}-]+ )?(?:date|dates|day|slot|week|weekend) (?:are|is) (?:still )?(?:available|free|open)\b.*))$/iu;

/** One act of a goal; undefined where it is the sender's own or cannot be told. */
function readClause(clause: string, offer: string): Goal | undefined {
  const left = readOwnWork(clause) ?? readOwnAct(clause) ?? readLeave(clause, offer) ?? readToQuote(clause);
  if (left) return left;
  // "Bid on 2 lanes": who sells does, unless what is offered is bid for.
  const bid = /^(?:bid|tender) ((?:for|on) .{3,60})$/i.exec(clause)?.[1];
  if (bid && !/\b(?:auction|lots?|rf[pq]s?|sale|tenders?)\b/i.test(offer))
    return toDeed('let', `us bid ${flipSides(bid)}`);
  // "Install free on 2 machines, 60 days": what is offered, and how long.
  const [, fits = '', where = '', howLong = ''] =
    /^(fit|install|set up) free ((?:at|in|on) [^,]{3,40})(?:, (?:for )?(\d+ (?:days|weeks|months)))?$/i.exec(
      clause,
    ) ?? [];
  if (fits) {
    const what = isPlural(toNounCore(offer).at(-1) ?? '') ? 'them' : 'it';
    return toDeed(
      'let',
      `us ${fits.toLowerCase()} ${what} for free ${flipSides(where)}${howLong ? ` for ${howLong}` : ''}`,
    );
  }
  // "Have the vet nurse ring us": somebody of the reader's.
  const others = readOthers(clause);
  if (others) return others;
  const text = hyphenateSpans(stripLeadIn(clause)).replace(
    /^drop (?!off\b|in\b|by\b|us\b|me\b)(.{3,30}?) off\b/i,
    'drop off $1',
  );
  // Who is to be rung has a name, and is neither reader nor sender.
  const rung =
    /^(?:[Cc]all|[Cc]ontact|[Ee]-?mail|[Pp]hone|[Rr]ing|[Tt]ext) ((?:or (?:call|e-?mail|phone|ring|text|write to) )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{Ll}+(?: (?:about|at|before|by|for|if|on|or|this|to|when) .{3,60})?)$/u.exec(
      text,
    )?.[1];
  if (rung) return toDeed((text.split(' ')[0] ?? '').toLowerCase(), rung);
  const isTold = tellsReader.test(clause) && clause !== text;
  // "Get them to ring before they repaint the hall".
  const [, rings = '', whenever = ''] =
    (isTold &&
      /^(call|phone|ring|text)(?: back)? ((?:as soon as|before|if|once|when) (?:it|the|their|they)\b.+)$/i.exec(
        text,
      )) ||
    [];
  if (rings) return toDeed(rings.toLowerCase(), `us ${flipSides(whenever)}`);
  // "Get them to check whether their date is free": it is the sender who knows.
  const known = isTold && withSender.exec(text)?.[1];
  if (known) return toDeed('check', `with us ${flipSides(known.replace(/^if /i, 'whether '))}`);
  // "Have her check dates for the winter evening": it is she who knows them.
  const checked =
    isTold &&
    /^check ((?:(?:her|his|some|the|their) )?(?:[\p{L}-]+ )?(?:calendar|dates?|diary|files?|inbox|numbers|records|schedule|shelves|stock)\b.*|(?:an?|her|his|my|one|our|some|the|their) .+)$/iu.exec(
      text,
    )?.[1];
  if (checked) return toDeed('check', flipSides(checked.replace(/ for the (?=\p{Ll})/u, ' for their ')));
  // "Get them to book an audit online": how is told, where it is not where it is held.
  const [, books = '', online = ''] =
    (isTold &&
      /^(book|order|reserve|schedule) (an? (?!(?:[\p{L}\d-]+ )*(?:call|chat|class|consultation|demo|lesson|meeting|session|webinar|workshop)\b)[^,;]{3,50} (?:online|(?:on|through|via) (?:my|our) (?:\p{L}+ )?(?:app|calendar|form|page|portal|site|website)))$/iu.exec(
        text,
      )) ||
    [];
  if (books) return toDeed(books.toLowerCase(), online);
  // "Invite them to apply for the grant": who is told to apply does.
  const applied = isTold && /^apply ((?:for|to) .+)$/i.exec(text)?.[1];
  if (applied) return toDeed('apply', flipSides(applied));
  // "Get them to view the property", and "view the house", of a house: there the reader comes.
  const viewed = /^(?:see|view) the (?:\p{L}+ )?(\p{L}+)/iu.exec(text)?.[1];
  if (viewed && (isTold || (/^view/i.test(text) && offer.includes(viewed.toLowerCase()))))
    return toDeed((text.split(' ')[0] ?? '').toLowerCase(), flipSides(text.replace(/^\S+ /, '')));
  // "Get them to request an API key": what is not simply sent, the reader asks for.
  const askedFor =
    isTold &&
    /^request ((?:access\b|an? )(?!(?:[\p{L}-]+ )*(?:brochure|call|call-?back|catalogue|consultation|demo|estimate|information|quotation|quote|sample|visit)s?\b).{3,60})$/iu.exec(
      text,
    )?.[1];
  if (askedFor) return toDeed('request', flipSides(askedFor));
  // "Persuade them to request a free sample kit and a cost comparison": both are asked for.
  const bothAsked =
    isTold &&
    /^(?:ask(?: us)? for|request) (an? (?:[\p{L}-]+ ){0,4}[\p{L}-]+ and an? (?:[\p{L}-]+ ){1,4}[\p{L}-]+)$/iu.exec(
      text,
    )?.[1];
  if (bothAsked && !/\b(?:call|chat|demo|meeting|visit)\b/i.test(bothAsked))
    return toDeed('request', flipSides(bothAsked));
  // "Get them to upgrade": of these one word says what is to be done.
  if (
    isTold &&
    /^(?:apply|donate|enrol|invest|order|rebook|register|renew|reorder|subscribe|upgrade|volunteer|vote)$/i.test(
      text,
    )
  )
    return toDeed(text.toLowerCase(), '');
  // "Get them to text": whom is plain.
  if (isTold && /^(?:message|ring|text|whatsapp|write)(?: back)?$/i.test(text))
    return toDeed(text.toLowerCase(), /^write/i.test(text) ? 'back' : 'us');
  const found = findAct(text, isTold);
  // "Have them name one customer we could interview": a deed, whatever it names.
  const isDeed = (isTold && found && isObject(text)) || /^consider \p{Ll}+ing /u.test(text);
  const act = !isDeed && namesThing(text, found) ? undefined : found;
  return (
    readWant(text, firstWants) ??
    readAsked(text) ??
    readPlainAsk(clause, text, offer) ??
    readVisit(text, offer, isTold) ??
    readGuest(text, offer) ??
    readGranted(text) ??
    readWant(text) ??
    readLearning(text) ??
    readHandedIn(text) ??
    readPassive(text) ??
    (act ? readAct(text, act, isTold, offer) : (readOffersWork(text, offer) ?? readNoun(text, offer))) ??
    readAgreed(clause) ??
    readOpenness(clause)
  );
}
