import { isPlural, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns } from '../../../text/words.ts';
import { opensObject } from '../../offer/offer-shapes.ts';
import { type Act, ownGain, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findDuration } from '../time-words.ts';
import { toOne } from '../wants/goal-wants.ts';
import { toAction } from './goal-action.ts';
import { eventPattern, findEvent, toEvent } from './goal-event.ts';
import { isSomebody } from './goal-invite.ts';
import { checksFor, isInformation } from './goal-learn.ts';
import { readAppointment, readMeeting, readSpan } from './goal-meeting.ts';
import { isSendersOwn } from './goal-own-act.ts';
import { isHandedOut, readHandedOver, readSending, readSendNoun } from './goal-send.ts';
import { isOffersWork, readService } from './goal-serve.ts';
import { readGift } from './goal-thing.ts';

/** A goal by its verb: whose act it is decides what the reader is asked. */
export function readAct(text: string, act: Act, isTold: boolean, offer: string): Goal | undefined {
  const { rest, verb } = act;
  if (
    verb === 'send' &&
    (isSomebody.test(rest) || /^back (?!(?:an?|our|the) (?:offer|price|quote)\b)/i.test(rest))
  )
    return toDeed(verb, flipSides(rest));
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
  // "Consider captioning two sessions", of captioning; "consider hosting us".
  const [, weighed = '', matter = ''] =
    (verb === 'consider' && /^(\p{Ll}+ing) ((?!of\b).+)$/u.exec(rest)) || [];
  const deed = findVerb(weighed)?.base;
  if (deed && isOffersWork(deed, matter, offer)) return toDeed('let', `us ${deed} ${flipSides(matter)}`);
  if (deed && opensObject(matter.split(' ')[0] ?? '')) return toDeed(deed, flipSides(matter));
  // "Send one search to us instead of her usual provider".
  if (/^(?:e-?mail|post|send)$/.test(verb) && /^(?!them\b|him\b|us\b|me\b).+ to (?:me|us)\b/i.test(rest))
    return toDeed(verb, flipSides(rest));
  // "Submit her film by April": whose it is hands it in.
  if (/^(?:enter|submit)$/.test(verb) && /^(?:her|his|their) /i.test(rest))
    return toDeed(verb, flipSides(rest));
  // "Book their next appointment online".
  if (
    verb === 'book' &&
    /^(?:her|his|their) (?:annual|first|free|next|regular|yearly) (?:[\p{L}-]+ ){0,2}[\p{L}-]+/iu.test(rest)
  )
    return toDeed(verb, flipSides(rest));
  // "Let their apprentices have a go", "let one bay be relined", "let two of her nurses try it".
  if (
    /^(?:allow|let)$/.test(verb) &&
    (/^(?:the|their|his|her) |^(?:an?|one|two|\d+) (?:\p{Ll}+ ){1,3}be /iu.test(rest) || isSomeOfTheirs(rest))
  )
    return toDeed(verb, flipSides(rest));
  // What the reader has is seen by the reader's leave.
  if (
    !isTold &&
    /^(?:see|view)$/.test(verb) &&
    /^(?:their|his|her|(?:last|this) \p{L}+['’]s|(?:the )?(?:current|latest)) \p{L}/iu.test(rest) &&
    !eventPattern.test(rest)
  )
    return toDeed('let', `us ${verb} ${flipSides(rest)}`);
  // "See it for 15 minutes on a video call", "get them to see two examples".
  if (
    verb === 'see' &&
    (/^(?:it|this)(?: |$)/i.test(rest) ||
      (isTold && /^(?:an?|one|some|two|three|four|\d+) /i.test(rest) && !eventPattern.test(rest)))
  )
    return toAction(act);
  // "See the act in Bath": there the reader goes.
  if (verb === 'see' && /^(?:the|our) .* (?:at|in|on) /i.test(rest) && !eventPattern.test(rest))
    return toAction(act);
  // Whoever has to find out is the sender.
  const isSought =
    act.is('learn') &&
    /^(?:to|if|whether|how|what|when|where|which|who|whose|why|about|their|his|her|the)\b/i.test(rest);
  // "See samples at the hotel": there they are shown.
  const [, seen = '', where = ''] =
    (verb === 'see' && /^((?:our |some )?[^,]{3,30}?) ((?:at|in) (?:the|their|his|her) .+)$/i.exec(rest)) ||
    [];
  if (seen && readSendNoun(seen)?.kind === 'send')
    return toDeed(
      'let',
      `us show you ${flipSides(/^(?:our|some|the|an?) /i.test(seen) ? seen : `some ${seen}`)} ${flipSides(where.replace(/^(at|in) the /i, '$1 their '))}`,
    );
  // "See the catalogue" is to be sent it.
  if (verb === 'see' && /^(?:the|our|your) /.test(rest)) {
    const shown = readSendNoun(rest);
    if (shown) return shown;
  }
  const asked = isSought ? toPlace(rest) : undefined;
  if (asked) return toEvent(`${asked}${toMatter(rest)}`);
  if (checksFor.test(text)) return toDeed('let', `us check ${flipSides(rest)}`);
  if (isSought && !eventPattern.test(rest)) return undefined;
  const told = readAppointment(text) ?? readService(act, isTold, offer);
  if (told) return told;
  if (
    /^(?:e-?mail|post|send)$/.test(verb) &&
    /^(?:their|his|her) (?!(?:an?|details|free|info|information|more|my|new|our|samples?|some|the|one|two|three|four|five|six|ten)\b|\d)/i.test(
      rest,
    )
  )
    return toDeed(verb, `us ${flipSides(rest)}`);
  if (
    /^(?:bring|drop off)$/.test(verb) &&
    /^(?:(?:along|over|round) )?(?:(?:one|some|two|three|four|five|six|ten|\d+) of )?(?:their|his|her) /i.test(
      rest,
    )
  )
    return toDeed(verb, flipSides(rest));
  // "Bring the bike in", "drop the coat at our shop": whose hands it comes from is the reader.
  if (
    (act.is('send') || verb === 'leave') &&
    /^(?:the|their|his|her) (?:[\p{L}-]+ ){1,3}(?:in\b(?! (?:case|exchange|return|time)\b)|(?:at|by|into|round to|to) (?:my|our|us|me)\b)/iu.test(
      rest,
    )
  )
    return toDeed(verb, flipSides(rest.replace(/^the /i, 'their ')));
  // "Run our test file through their system", "show our students round the plant".
  if (
    (/^(?:to )?(?:my|our) .* (?:from|in|into|on|past|through|with) (?:their|his|her) /i.test(rest) &&
      /^(?:link|play|put|read|run|test)$/.test(verb)) ||
    (/^(?:host|show|take|teach|train)$/.test(verb) &&
      /^(?:my|our) (?:\p{L}+ )?(?:apprentices|children|class|club|group|kids|members|pupils|students|trainees|volunteers)\b/iu.test(
        rest,
      ))
  )
    return toDeed(verb, flipSides(rest.replace(/ round the /, ' round their ')));
  // "Give a talk to our volunteers".
  if (
    /^(?:deliver|give|run)$/.test(verb) &&
    /^an? .* (?:at|for|to) (?:my|our) /i.test(rest) &&
    !/ (?:at|for|to) (?:their|them)\b/i.test(rest)
  )
    return toDeed(verb, flipSides(rest));
  if (
    /^(?:courier|mail|post|ship)$/.test(verb) &&
    (/ to (?:sample|taste|test|try)$/i.test(rest) || (!isTold && isHandedOut(rest)))
  ) {
    const posted = readSending(rest);
    if (posted) return posted;
  }
  // Whoever is told to bring or share something is the reader.
  if (
    (isTold ||
      /^forward |^(?!our\b).* and (?:ask|get|have|hear|see|taste|try|watch) (?!their (?:feedback|opinion|reaction|thoughts|view)s?$)/.test(
        rest,
      )) &&
    /^(?:bring|share)$/.test(verb) &&
    !/^(?:us|me)\b/i.test(rest)
  )
    return toAction(act);
  // "Send one trial case at no charge": whose hands it comes from the goal leaves open.
  if (
    verb === 'send' &&
    /^(?:an?|one|two|three) (?:first |free )?(?:test|trial) (?:batch|case|document|file|impression|job|model|page|part|piece|scan|text|unit)s?\b/i.test(
      rest,
    ) &&
    readHandedOver(verb, rest, offer) === undefined
  )
    return { kind: 'thing', phrase: flipSides(rest) };
  if (act.is('send') && (!/^(?:share|leave)$/.test(verb) || isShared(verb, rest))) {
    const sent =
      (/^(?:bring|send)$/.test(verb) ? readHandedOver(verb, rest, offer) : undefined) ?? readSending(rest);
    if (sent) return sent;
  }
  // "For her to speak to her landlord".
  if (
    isTold &&
    act.is('meet') &&
    /^(?:to|with) (?:(?:their|his|her|the) |(?:an?|one of (?:my|our)) (?!.*\bus\b))/i.test(rest)
  )
    return toAction(act);
  if (isTold && verb === 'agree' && /^on /i.test(rest) && !eventPattern.test(rest)) return toAction(act);
  // "Get her to pilot the workbook", "ask him to hold 50 t at the October price".
  if (
    isTold &&
    /^(?:choose|hold|keep|pick|pilot|reserve|select)$/.test(verb) &&
    opensObject(rest.split(' ')[0] ?? '')
  )
    return toAction(act);
  // "Agree a free sample drop of two bags": what is given away is agreed to.
  const given = verb === 'agree' ? readGift(rest) : undefined;
  if (given) return given;
  const held = act.is('meet') ? readMeeting(act) : undefined;
  if (held) return held;
  const made = act.is('make') ? readMade(text, act) : undefined;
  if (made) return made;
  if (isTold && verb === 'ask' && /^for /i.test(rest)) return toDeed('ask', `us ${flipSides(rest)}`);
  const askedFor =
    verb === 'ask' ? /^for ((?:an?|another|one|some|three|two|\d).+)$/i.exec(rest)?.[1] : undefined;
  if (askedFor)
    return toDeed(
      'give',
      `us ${/^(?:another|some|three|two)\b/i.test(askedFor) ? flipSides(askedFor) : toOne(flipSides(askedFor))}`,
    );
  if (isSought || ownGain.test(rest)) return undefined;
  // "Clarify volumes per month", "identify gaps in their cover": the sender would know them, or look for them.
  if (!isTold && /^(?:clarify|determine|discover|find out|identify|verify)$/.test(verb)) {
    const known = rest.replace(/,? and (?:how|when|where) they .*$/i, '');
    const isTheirs = / (?:her|his|their) /.test(known);
    if (senderSide.test(known) || opensObject(known.split(' ')[0] ?? '')) return undefined;
    if (isInformation.test(known))
      return { kind: 'question', phrase: `${isTheirs ? 'the' : 'your'} ${flipSides(known)}` };
    return isTheirs ? toDeed('let', `us ${verb} ${flipSides(known)}`) : undefined;
  }
  // "Request inventory of current kiosks": who has it sends it.
  if (!isTold && verb === 'request' && !senderSide.test(rest) && !opensObject(rest.split(' ')[0] ?? '')) {
    const told = withArticle(flipSides(rest));
    return toDeed(
      'send',
      `us ${/^(?:breakdown|inventory|overview) of /.test(told) ? `${toArticle(told)} ${told}` : told}`,
    );
  }
  // "Request their artwork so that we can produce a free sample": what is asked for is theirs to send, or to give.
  const requested = verb === 'request' && /^(?:his|her|their|your) (.+)$/iu.exec(rest)?.[1];
  if (!isTold && requested && !senderSide.test(rest) && !/^(?:attendance|presence)\b/.test(requested))
    return toDeed(
      /^(?:\p{L}+ )?(?:agreement|approval|assistance|attention|consent|cooperation|help|leave|opinion|participation|permission|support|time|trust|views?|vote)\b/u.test(
        requested,
      )
        ? 'give'
        : 'send',
      `us ${flipSides(rest)}`,
    );
  // "Introduce our firm and suggest a call".
  if (
    verb === 'suggest' &&
    /^an? /i.test(rest) &&
    eventPattern.test(rest.split(/ (?:about|for|of|on|to|with) /)[0] ?? '')
  )
    return toEvent(rest);
  // "Request the prospectus before it closes": what the sender has is asked for by the reader.
  if (verb === 'request' && /^(?:my|our|the) /i.test(rest)) return toDeed(verb, flipSides(rest));
  if (
    !isTold &&
    isSendersOwn.test(verb) &&
    (opensObject(rest.split(' ')[0] ?? '') || verb === 'pitch') &&
    !/\b(?:me|us)\b/i.test(rest)
  )
    return toDeed(
      'let',
      `us ${verb} ${flipSides(rest.replace(/^the (?:boss|buyer|client|customer|owner|prospect|reader|recipient)\b/i, 'them'))}`,
    );
  return /^(?:ask|get|be|become|make|have|let|know|learn|understand|gauge|offer|propose|provide)$/.test(verb)
    ? undefined
    : toAction(act);
}

/** Whether words tell what some of the reader's would do: `two of her nurses try it for a month`. */
function isSomeOfTheirs(rest: string): boolean {
  const [, deed = ''] =
    /^(?:an?|a few|any|one|some|several|two|three|four|five|six|ten|\d+|half)(?: (?:few|couple))?(?: of (?:the|their|his|her))? (?:[\p{L}-]+ ){1,2}?(?:to )?(\p{Ll}+) (?:an?|at|for|in|it|on|one|our|out|the|their|this|us|with)\b/iu.exec(
      rest,
    ) ?? [];
  return findVerb(deed)?.form === 'base';
}

/** At what event something is told or learnt: `on a short call`. */
function toPlace(rest: string): string | undefined {
  const where = / (?:in|on|during|over) (an? .+)$/i.exec(rest)?.[1] ?? '';
  return eventPattern.test(where) ? where : undefined;
}

/** What is told or learnt there: ` about their gaps for winter`, where that is not of the sender's. */
function toMatter(rest: string): string {
  const [, matter = ''] =
    /^(?:about )?((?:their|his|her|how (?:they|to)|what they|which|who) .{4,70}?),? (?:in|on|during|over) an? /i.exec(
      rest,
    ) ?? [];
  return matter && !senderSide.test(matter) ? ` about ${matter}` : '';
}

/** What the sender shares, and not the reader with others. */
function isShared(verb: string, rest: string): boolean {
  // "Share the job ad with their students": whom the reader tells.
  if (
    / with (?:(?:their|his|her) |(?:the )?(?:board|clients|colleagues|committee|customers|families|followers|members|neighbours|parents|pupils|readers|residents|staff|students|subscribers|team|tenants|volunteers)\b)/.test(
      rest,
    )
  )
    return false;
  const object = rest.replace(/^(?:them|him|her) /i, '');
  if (readSendNoun(object) !== undefined) return true;
  if (verb === 'leave') return /^(?:an?|our|my|one|two|three|some|\d+) /i.test(object);
  // "Share results from a similar shop", "share three tips": nobody has them but the sender.
  if (
    verb === 'share' &&
    /^(?:(?:an?|a few|five|four|one|six|some|three|two|\d+) )?(?:(?!(?:her|his|their)\b)[\p{L}-]+ ){0,2}?(?:candidates?|CVs|profiles|résumés|shortlists?|case stud(?:y|ies)|data|examples?|(?:[\p{L}-]+ ){0,2}(?:draft|mock-?up|paper|prototype|sketch)|figures|findings|ideas?|insights?|learnings|lessons|numbers|research|references?|results|screenshots|tips?)(?:$| and hear their\b| (?:about|for|from|of|on) (?!(?:their|his|her)\b))/iu.test(
      object,
    )
  )
    return true;
  return /^(?:(?:our|my) (?!call|post|story|news|job|survey|event|campaign)|the |some |\d)/i.test(object);
}

/** What the sender brings about: an event, something to be sent, something free. */
function readMade(text: string, { verb, rest: object }: Act): Goal | undefined {
  // "Give her class free access": who is given something is the reader.
  // What the sender is given is the reader's to give.
  if (
    verb === 'give' &&
    ((/^(?:us|me) /i.test(object) && !findDuration(object)) ||
      /^our \p{Ll}+ (?:an?|one|some|the|two|three|\d+) /iu.test(object))
  )
    return toDeed(verb, flipSides(object));
  const rest = /^(?:give|offer|provide)$/.test(verb)
    ? object.replace(
        /^(?:their|her|his) (?!(?:an?|one|two|three|four|five)\b)\p{Ll}+ (?=free|an?\b|\d|one|two|our|the|some)/iu,
        '',
      )
    : object;
  // "Demo it at their desk".
  const [, where = ''] = (verb === 'demo' && /^(?:it|this|them)\b(.*)$/i.exec(rest)) || [];
  if (where) return toEvent(`demo${where}`);
  // "Two free seats in the next session" are what is offered.
  if (
    /^(?:give|offer|provide)$/.test(verb) &&
    /^(?:(?:them|him|her) )?(?:an?|one|two|three|four|five|\d+) (?:complimentary |free )?(?:\p{L}+ )?(?:passe?|place|seat|spot|ticket)s? (?:at|for|in|on|to) /iu.test(
      rest,
    )
  )
    return { kind: 'thing', phrase: flipSides(rest.replace(/^(?:them|him|her) /i, '')) };
  // "Offer an interview with the founder": somebody of the sender's.
  if (
    verb === 'offer' &&
    /^an (?:exclusive )?interview (?:and|with) (?!(?:her|him|me|them|us)\b)/i.test(rest)
  )
    return { kind: 'thing', phrase: flipSides(rest) };
  const isOthers = /^(?:it|this|try|host|attend|join)\b|\baccounts?$/i.test(rest);
  // "Set six routes on a trial basis" says how.
  // "Open an account and place a trial order": a second deed.
  const done = rest
    .replace(/ (?:as|on) an? (?:pilot|test|trial)\b.*$/i, '')
    .replace(/ and (?:buy|order|pay|place|register|sign|submit|upload) .*$/i, '');
  if (findEvent(done) && !isOthers) return toEvent(rest === object ? text : rest);
  // "Open a free broker account", "set up a free profile".
  if (
    /^(?:create|open|set up)$/.test(verb) &&
    /^an? (?:[\p{L}-]+ ){0,3}(?:account|profile|workspace)\b/iu.test(rest)
  )
    return toDeed(verb, flipSides(rest));
  const gift = readGift(rest.replace(/^(?:them|him|her|you) /i, ''));
  if (gift) return gift;
  if (!/^(?:accept|have|review|run|start|take|win)$/.test(verb) && !/^up /i.test(rest)) {
    const sent = readSendNoun(rest.replace(/^(?:for|them|him|her|you) /i, ''));
    if (sent) return sent;
  }
  if (
    /^(?:offer|give|provide|propose)$/.test(verb) &&
    /^(?:(?:them|him|her|you) )?(?:(?:early|sandbox|api|beta|demo|free|guest|pilot|read-only|test|trial) access$|(?:an?|the|our|my|first (?:choice|look|pick|refusal)|early access|free|some|one|two|three|four|five|\d+) )/i.test(
      rest,
    )
  )
    return { kind: 'thing', phrase: toFree(flipSides(rest.replace(/^(?:them|him|her|you) /i, ''))) };
  return readSpan(rest);
}

/** `Free test translation of one page` takes its article, as what can be counted does. */
function toFree(phrase: string): string {
  const head = toNounCore(phrase).at(-1) ?? '';
  return /^free /i.test(phrase) && !isPlural(head) && !massNouns.has(head.toLowerCase())
    ? `a ${phrase}`
    : phrase;
}
