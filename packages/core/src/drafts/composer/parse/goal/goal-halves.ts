import { countWords } from '../../text/tidy.ts';
import { findAct, ownGain, senderSide } from './acts.ts';
import { eventPattern, findEvent } from './deeds/goal-event.ts';
import { readSendNoun } from './deeds/goal-send.ts';
import { type Goal, toDeed, withWhen } from './goal.ts';
import { isThing } from './goal-clauses.ts';
import { toShown } from './goal-ends.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { flipSides } from './goal-sides.ts';

/** A goal that asks for two things, and the words that lead from one to the other. */
export type Halves = { first: string; second: string; isOr?: boolean; isThen?: boolean; isPair?: boolean };

/** Whose second half is what the sender asks or takes besides: `send a sample and arrange a call`. */
const asksMore =
  /^(?:(?:also|then) )?(?:agree|arrange|ask|be|book|check|clarify|confirm the|enquire|find out|fix|follow up with|get|have|hear|hold|learn|request|schedule|see (?:if|what|when|whether|which|who)|set up|tell us|keep us) /i;

/** What is to be told beside what is handed over: `a copy of the programme and where they advertise`. */
const tellsFact = /^(?:how|what|when|where|which|who) they\b|^whether (?:it|there|they)\b/i;
const handsOver = /^(?:ask for|get|obtain|receive|request|send us) /i;

/** What the sender would do with the answer: `find out how many they ship and give them a rate`. */
const answersWith =
  /^(?:(?:also|then) )?(?:bring|give|help|inspect|mail|make|offer|post|price|propose|quote|send|show|suggest) (?!us\b|me\b)/i;

/** What the sender says first, and then asks. */
const tellsFirst =
  /^(?:apologi[sz]e|brief|check in|congratulate|follow up|reconnect|touch base|explain|introduce|let (?:them|him|her) know|make sure|mention|remind|say|tell|thank|update) /i;

/** `Point us to whoever looks after them` → `tell us who looks after those`. */
function asWho(asked: string): string {
  return asked
    .replace(/^point (?:me|us) to (?:whoever|(?:someone|the person) who) /i, 'tell us who ')
    .replace(/ them$/i, ' those');
}

/** Splits a sentence where it goes on to another act; undefined where it names one. */
export function toHalves(sentence: string): Halves | undefined {
  // "Invite him to our concert, or else send a recording": what the sender would do instead.
  const [, asked = '', instead = ''] =
    /^(.{8,}?)(?:,? or (?:else |failing that,? |otherwise |at (?:the very )?least )?|,? (?:failing that|otherwise),? )((?:e-?mail|mail|post|send) .{3,60})$/i.exec(
      sentence,
    ) ?? [];
  if (
    asked &&
    (/\b(?:or (?:else|at)|failing that|otherwise)\b/i.test(sentence) || !/ to \p{Ll}/u.test(asked))
  )
    return { first: asked, second: instead, isOr: true };
  // "Send the brochure or a 10 min chat".
  const [, parcel = '', meets = ''] =
    /^((?:e-?mail|post|send|share) [^,]{3,40}?),? or (?:an? )?([^,]{3,40})$/i.exec(sentence) ?? [];
  if (parcel && eventPattern.test(meets) && isThing(meets) && !findAct(meets)?.isKnown)
    return { first: parcel, second: meets, isOr: true };
  // "Get a velocity report; failing that, a name in purchasing".
  const [, gets = '', got = '', less = ''] =
    /^((?:ask for|(?:get|have) (?:them|him|her) to (?:give|send) us|get|obtain|request|send us) )((?:an?|one|some|the|their|two|three|\d+) .+?)(?:,|;)? (?:or,? )?(?:(?:if not|failing that|or else|otherwise),? )((?:an?|one|some|the|their) .{3,60})$/i.exec(
      sentence,
    ) ?? [];
  if (got) return { first: gets + got, second: gets + less, isOr: true };
  // "Win them back, or at least learn what they use now".
  const [, wished = '', learnt = ''] =
    /^(.{6,}?),? or (?:at (?:the very )?least |else |failing that,? |otherwise )?((?:ask|find out|hear|learn|understand) (?:how|if|what|when|where|whether|which|who|why) .{3,80})$/i.exec(
      sentence,
    ) ?? [];
  if (wished) return { first: wished, second: learnt, isOr: true };
  // "Send over the plans, or tell us who looks after them": who has them does as well.
  const [, handed = '', whoHas = ''] =
    /^(.{6,}?),? or (?:at (?:the very )?least |else )?((?:let (?:me|us) know|say|tell (?:me|us)) who (?!to\b).{3,80}|point (?:me|us) to (?:someone|the person|whoever) (?:who )?.{3,60})$/i.exec(
      sentence,
    ) ?? [];
  if (handed) return { first: handed, second: asWho(whoHas), isOr: true };
  // "15-min call or forward to whoever owns it": what is forwarded is the mail.
  const [, held = '', whom = ''] =
    /^(.{6,}?),? or (?:be )?(?:forward(?:ed)?|pass(?:ed)?)(?: (?:it|me|this|us))?(?: along| on)? to ((?:an?|my|our|the|their|who(?:so)?ever) ?.{3,60})$/i.exec(
      sentence,
    ) ?? [];
  if (held) return { first: held, second: `forward this to ${whom}`, isOr: true };
  // "Switch to us / free valuation".
  const [, deed = '', gift = ''] =
    /^([^/]{4,40}) \/ ((?:free|intro|quick|short) [^/]{4,40})$/i.exec(sentence) ?? [];
  if (gift && findAct(stripLeadIn(deed))) return { first: deed, second: gift, isOr: true };
  // "Become a sponsor, or come to the open day": the reader may do either.
  const [, best = '', either = ''] =
    /^(.{6,}?),? or at (?:the very )?least ((?:compare|read|taste|test|view|watch) (?!us\b).{3,90})$/i.exec(
      sentence,
    ) ??
    /^(.{6,}?), or (?:at (?:the very )?least )?((?:bring|buy|come to|donate|give|join|lend us|(?:agree to )?meet(?= (?:at|on) (?:my|our|the)\b)|share(?! (?:my|our))|try|visit) (?!us\b)(?:.{3,90}))$/i.exec(
      sentence,
    ) ??
    [];
  if (best)
    return {
      first: best,
      second: either.replace(/^(?:agree to )?meet (?=(?:at|on) )/i, 'meet us '),
      isOr: true,
    };
  // "Ask whether there is an opening, and for a 15 min chat".
  const [, asks = '', talk = ''] =
    /^((?:ask|check|find out|see) (?:if|whether) .{6,80}?),? (?:and|plus) (?:ask )?for (an? (?:[\p{L}\d-]+ ){0,4}(?:call|chat|conversation|coffee|interview|meeting|trial (?:day|shift))(?: .{2,30})?)$/iu.exec(
      sentence,
    ) ?? [];
  if (asks) return { first: asks, second: talk };
  const seam = /(?:,? and|,? then|,? &|,? \+|;|,) (?=\p{L})/giu;
  for (const found of sentence.matchAll(seam)) {
    const first = sentence.slice(0, found.index);
    const second = sentence.slice(found.index + found[0].length).replace(/^request /i, 'ask for ');
    if (/^(?:i|we) /i.test(second)) continue;
    // "With her and the store manager about a trial": two people, and one meeting.
    if (/\bwith (?:her|him|them|you)$/i.test(first) && !findAct(second)) continue;
    if (/^,$/.test(found[0].trim()) && !asksMore.test(second)) continue;
    // "Site visit and written quote".
    const isPair =
      !/then/.test(found[0]) &&
      isThing(first) &&
      eventPattern.test(first) &&
      (!findAct(second) || /^free /i.test(second)) &&
      // "Legal and HR in the same call": two who would be there.
      ((eventPattern.test(second) &&
        !/ (?:at|during|in|on) (?:[\p{L}-]+ ){1,3}$/u.test(
          second.slice(0, eventPattern.exec(second)?.index),
        )) ||
        readSendNoun(second) !== undefined);
    // "A look round the store, then a written price".
    const isThen =
      /then/.test(found[0]) &&
      isThing(first) &&
      readSendNoun(first) === undefined &&
      !findAct(second) &&
      (eventPattern.test(second) || (!eventPattern.test(first) && readSendNoun(second) !== undefined));
    if (isThen) return { first, second, isThen };
    // "Get a job spec and a call with the hiring manager".
    const isGot =
      /^(?:ask for|get|obtain|request) /i.test(first) &&
      !eventPattern.test(first) &&
      /^an? (?:[\p{L}\d-]+ ){0,3}(?:call|chat|demo|meeting|visit)\b/iu.test(second) &&
      / and/.test(found[0]);
    if (isGot) return { first, second };
    const isFact = tellsFact.test(second) && handsOver.test(first) && / and/.test(found[0]);
    if (
      (asksMore.test(second) || answersWith.test(second) || isFact || isPair) &&
      (countWords(first) > 1 || isThing(first) || /^(?:meet|reconnect|speak|talk)$/i.test(first))
    )
      return { first, second, isPair };
  }
  return undefined;
}

/** What the reader says yes to and somebody else does: `a free audit`, and not `a call`. */
const isTried =
  /^an? (?:[\p{L}\d-]+ )*(?:appraisal|assessment|audit|check|comparison|evaluation|pilot|review|test|trial)\b/u;

/** `Send them the lesson` as something that the reader does or lets the sender do: `let us send you the lesson`. */
export function toDeedOf(goal: Goal, said: string): { base: string; gerund: string } | undefined {
  const deed = (verb: string, gerund: string, rest: string) => ({
    base: `${verb} ${rest}`,
    gerund: `${gerund} ${rest}`,
  });
  switch (goal.kind) {
    case 'action':
      return goal;
    case 'send':
      return deed('let', 'letting', `us send you ${goal.phrase}`);
    case 'event':
      return isTried.test(goal.phrase)
        ? deed('consider', 'considering', withWhen(goal))
        : deed('arrange', 'arranging', withWhen(goal));
    case 'thing':
      return deed('take', 'taking', withWhen(goal));
    case 'question':
      return deed('tell', 'telling', `us ${goal.phrase}`);
    case 'referral':
      return deed(
        'tell',
        'telling',
        `us ${flipSides(/\bwho .+/i.exec(said)?.[0] ?? 'who is the right person')}`,
      );
    default:
      return undefined;
  }
}

/** `A short call`. */
const isBare = ({ phrase, when }: Goal & { kind: 'event' }) => !when && /^a short \S+$/.test(phrase);

/** `Get the gate code`, `find out the deadline`, beside another act: what the reader is to give or tell. */
function toGiven(second: string): Goal | undefined {
  const fact =
    /^(?:(?:also|then) )?(?:ask(?: about)?|check|clarify|confirm|enquire about|find out(?: about)?|learn(?: about)?) ((?:the|their) (?:[\p{L}-]+ ){0,3}?(?:availability|budget|closing date|costs?|dates?|deadlines?|dimensions|fees?|lead times?|length|opening hours|prices?|pricing|process|rates?|requirements|size|terms|timeline|timings?)(?: (?:and|for|of|to) .{3,40})?)$/iu.exec(
      second,
    )?.[1];
  if (fact && !senderSide.test(fact)) return toDeed('tell', `us ${flipSides(fact)}`);
  const thing =
    /^(?:ask for|get|obtain) ((?:an?|one|some|the|their|two|three|\d+) (?!call\b|meeting\b|feedback\b).{3,60})$/i.exec(
      second,
    )?.[1];
  if (!thing || senderSide.test(thing) || ownGain.test(thing)) return undefined;
  if (/^(?:an?|the|their) (?:best|preferred|right) /i.test(thing))
    return toDeed('tell', `us ${flipSides(thing)}`);
  return eventPattern.test(thing) ? undefined : toDeed('give', `us ${flipSides(thing)}`);
}

/** `Get her opinion`, `ask what they think`: what the sender would hear of what is sent or shown. */
function isOpinion(said: string, read: Goal): boolean {
  return (
    read.kind === 'feedback' ||
    /^(?:ask|find out|hear|learn|see) (?:(?:for|about) )?(?:what they (?:make of|think)|(?:their|her|his) (?:impression|opinion|reaction|thoughts|verdict|view)s?)\b/i.test(
      said,
    )
  );
}

/** `Upload one bill and get a free comparison`: what the reader has of it comes by itself, and is not arranged. */
function toGained(first: Goal, second: Goal, said: string): { base: string; gerund: string } | undefined {
  const gain =
    first.kind === 'action' && !/^let /.test(first.base) && second.kind === 'event' && !second.when
      ? /^(?:get|receive) an? (?:[\p{L}-]+ ){0,3}?(?:analysis|appraisal|assessment|audit|check|comparison|evaluation|review|screening|test|valuation)$/iu.test(
          said,
        ) && second.phrase
      : undefined;
  return gain ? { base: `get ${gain}`, gerund: `getting ${gain}` } : undefined;
}

/** What the reader sends by mail, and does not hand over. */
const mailed =
  /\b(?:artwork|brief|data|drawings?|exports?|files?|links?|lists?|logos?|photos?|pictures?|plans?|recordings?|scans?|scripts?|sketch(?:es)?|specs?|texts?)\b/i;

/** `Offer 3 free sessions and ask for a link to test`: what the reader hands over for what is offered; a day or an answer goes without saying. */
function toExchange(first: Goal, { first: offers, second }: Halves): Goal | undefined {
  const [, given = ''] =
    /^(?:give|offer|propose|provide) (?:(?:her|him|them) )?((?:an?|one|some|\d+|free|three|two) .{3,50})$/i.exec(
      offers,
    ) ?? [];
  const thing =
    /^(?:(?:also|then) )?(?:ask (?:(?:her|him|them) )?for|get|obtain|request) ((?:an?|one|some|two|three|their|his|her) .{2,60})$/i.exec(
      second,
    )?.[1] ?? '';
  const isAnswer =
    /\b(?:address|answer|approval|date|day|decision|estimate|feedback|introduction|name|number|opinion|price|quote|referral|reply|response|review|slot|testimonial|thoughts|time|view|yes)s?\b/i.test(
      thing,
    );
  if (!given || !thing || isAnswer || findEvent(thing) || senderSide.test(thing + given)) return undefined;
  if (first.kind !== 'event' && first.kind !== 'thing' && first.kind !== 'send') return undefined;
  return toDeed(
    mailed.test(thing) ? 'send' : 'give',
    `us ${flipSides(thing)} so that we can give you ${flipSides(given)}`,
  );
}

/** What both halves of a goal ask of the reader, as one deed; undefined where the second adds nothing that can be told. */
export function joinHalves(read: Goal, next: Goal, words: Halves): Goal | undefined {
  // "20 minutes to show the portal and find out what they use": what is shown there is the sender's to show.
  const first = (read.kind === 'event' && toShown(read)) || read;
  const exchange = words.isOr ? undefined : toExchange(read, words);
  if (exchange) return exchange;
  // "Ask for the best time to call": it is told.
  const isTold =
    next.kind === 'reply' || /^ask for (?:the|their) (?:best|preferred|right) /i.test(words.second);
  const second = isTold && first.kind === 'action' ? (toGiven(words.second) ?? next) : next;
  if (first.kind === 'reply' && tellsFirst.test(words.first) && second.kind !== 'reply') return second;
  if (answersWith.test(words.second) && !words.isOr) {
    if (first.kind === 'question') return withAnswer(first.phrase, words.second);
    // "Get their launch date and propose a test plan".
    const known = first.kind === 'action' ? /^share (your .+)$/.exec(first.base)?.[1] : undefined;
    if (known) return withAnswer(known, words.second);
    const isPair = /^(?:event|send)$/.test(first.kind) && /^(?:event|send)$/.test(second.kind);
    if (second.kind !== 'action' && !isPair) return undefined;
  }
  // "Offer spring weekdays, request two dates": what can be told is told.
  if (first.kind === 'reply' && /^ask for /i.test(words.second) && second.kind !== 'reply') return second;
  // "A demo, or at least find out what they use": one of the two is enough.
  if (words.isOr && first.kind !== 'action' && second.kind === 'question')
    return first.kind === 'reply' ? undefined : first;
  // "Ask if they're hiring and get a conversation", "find out who owns it & get 15 minutes with them".
  if (first.kind === 'question' && second.kind === 'event' && !words.isOr)
    return withMeeting(first, second, words) ?? first;
  // "Follow up on my first mail and ask whether advertising is planned".
  if (
    first.kind === 'question' &&
    second.kind === 'question' &&
    /^whether you have had a chance to /.test(first.phrase) &&
    /^whether /.test(second.phrase) &&
    !words.isOr
  )
    return { kind: 'question', phrase: `${first.phrase} and ${second.phrase}` };
  // What is found out by the way, and what would come later, is left for later.
  if (first.kind === 'question' && second.kind !== 'action') return undefined;
  if (!/^(?:action|event|question|referral|send)$/.test(second.kind) && !isOpinion(words.second, next))
    return undefined;
  // "Propose a joint paper and arrange a first video call": there it is talked about.
  const matter = first.kind === 'event' && /^a short call (about .+)$/.exec(first.phrase)?.[1];
  if (
    matter &&
    second.kind === 'event' &&
    !words.isOr &&
    !/ (?:about|to) /.test(second.phrase) &&
    /(?:call|chat|coffee|conversation|meeting)(?: with your [\p{L}& -]+)?$/u.test(second.phrase)
  )
    return { ...second, phrase: `${second.phrase} ${matter}` };
  if (words.isThen && 'phrase' in first && (second.kind === 'event' || second.kind === 'send')) {
    const last = `, then ${withWhen(second)}`;
    // "A call this week, then a visit": the week is the call's.
    return first.kind === 'event'
      ? { kind: 'event', phrase: withWhen(first) + last }
      : { ...first, phrase: first.phrase + last };
  }
  // "Share our guide and ask for a call": the sender would do one after the other.
  const isGiven = first.kind === 'thing' && /^(?:give|offer|provide) /i.test(words.first);
  const one =
    first.kind === 'send'
      ? `let us send you ${first.phrase}`
      : isGiven
        ? `let us give you ${first.phrase}`
        : first.kind === 'action'
          ? first.base
          : '';
  if (/^let us /.test(one) && !words.isOr) {
    // "Explain our pricing and ask for a call": there it is explained.
    if (
      second.kind === 'event' &&
      isBare(second) &&
      /(?:call|chat|conversation|meeting)$/.test(second.phrase) &&
      /^let us (?:demo|demonstrate|explain|present|show|talk|walk) /.test(one)
    )
      return toDeed('let', `${one.slice('let '.length)} in ${second.phrase}`);
    const then = isOpinion(words.second, next)
      ? ' and hear what you think'
      : second.kind === 'event'
        ? ` and then arrange ${withWhen(second)}`
        : second.kind === 'question' && /^(?:how|what|when|where|whether|which|who|why)\b/.test(second.phrase)
          ? ` and hear ${second.phrase}`
          : undefined;
    if (then && countWords(one + then) <= 34) return toDeed('let', `${one.slice('let '.length)}${then}`);
  }
  // "He sends his list and gets a price": it is sent for that.
  if (first.kind === 'action' && /^send us /.test(first.base) && second.kind === 'send' && !words.isOr)
    return toDeed('send', `${first.base.replace(/^\S+ /, '')} so that we can send you ${second.phrase}`);
  if (first.kind === 'send' && second.kind === 'send' && !words.isOr)
    return { kind: 'send', phrase: `${first.phrase} and ${second.phrase}` };
  // "Arrange a demo and send a proposal": the sender would do both.
  if (first.kind === 'event' && second.kind === 'send' && !words.isOr && !words.isThen)
    return toDeed('let', `us arrange ${withWhen(first)} and send you ${second.phrase}`);
  // "Offer a consultation and ask for a convenient time": when it is to be goes without saying.
  if (
    first.kind === 'event' &&
    second.kind === 'action' &&
    /^(?:agree on|give us|pick) (?:an? |the )?(?:\p{L}+ )?(?:date|day|slot|time)$/u.test(second.base)
  )
    return first;
  // "Pick up where we left off, get a date after Easter": one of the two is on that day.
  if (
    first.kind === 'event' &&
    second.kind === 'event' &&
    !first.when &&
    isBare({ kind: 'event', phrase: second.phrase })
  )
    return second.when && !words.isOr && !words.isThen ? { ...first, when: second.when } : undefined;
  // A meeting of which nothing more is said is how the other would come about.
  if (first.kind === 'event' && second.kind === 'event' && isBare(second)) return undefined;
  if (first.kind === 'event' && second.kind === 'question' && isBare(first)) return second;
  // "A tour and a tasting": who offers them arranges them.
  if (
    first.kind === 'event' &&
    second.kind === 'event' &&
    !words.isOr &&
    !words.isThen &&
    /^(?:hold|host|offer|propose|suggest) /i.test(words.first)
  )
    return toDeed('let', `us arrange ${withWhen(first)} and ${withWhen(second)}`);
  // "Catch up over coffee and hear what she is looking for": what they talk about.
  if (
    first.kind === 'event' &&
    second.kind === 'question' &&
    !words.isOr &&
    /\b(?:call|chat|coffee|conversation|lunch|meeting)$/.test(first.phrase)
  )
    return {
      kind: 'event',
      phrase: `${withWhen(first)} ${first.phrase.endsWith('lunch') ? 'to talk ' : ''}${second.phrase.startsWith('about ') ? '' : 'about '}${second.phrase}`,
    };
  // "Plant tour and free assessment": neither says that somebody does it.
  if (first.kind === 'event' && second.kind === 'event' && words.isPair)
    return {
      ...first,
      phrase: `${first.phrase} and ${second.phrase}`,
      ...(second.when ? { when: second.when } : {}),
    };
  // "Win them back, have them drop in for a session".
  const visit =
    /^(?:(?:get|have) (?:them|him|her) (?:to )?)?((?:call|come|drop|pop|stop) (?:back|by|in|over|round) (?:for|to) .{3,50})$/i.exec(
      words.second,
    )?.[1];
  const comes =
    visit && first.kind === 'action'
      ? toDeed(visit.split(' ')[0] ?? '', flipSides(visit.replace(/^\S+ /, '')))
      : undefined;
  // "Volunteer for an afternoon and see if they like it": it is the reader who sees.
  const finds =
    first.kind === 'action' && !/^let /.test(first.base) && second.kind === 'question' && !words.isOr
      ? /^see /i.test(words.second) &&
        /^(?:how|whether) you (?:enjoy|feel about|find|get on with|like|prefer|want)\b.*/.exec(
          second.phrase,
        )?.[0]
      : undefined;
  if (finds && first.kind === 'action')
    return {
      kind: 'action',
      base: `${first.base} and see ${finds}`,
      gerund: `${first.gerund} and seeing ${finds}`,
    };
  const left = toDeedOf(first, words.first);
  const right =
    (comes?.kind === 'action' ? comes : undefined) ??
    toGained(first, second, words.second) ??
    toDeedOf(second, words.second);
  if (!left || !right || countWords(`${left.base} ${right.base}`) > 34) return undefined;
  // "Let us send you a copy, and give us a mention": the sender does the first only.
  const isSent = /^let us send /.test(left.base) && !/^(?:let|tell) /.test(right.base);
  const and = words.isOr ? ', or' : isSent || / and |,/.test(left.base) ? ', and' : ' and';
  // "Arrange a visit and arrange a call": the verb need not be said twice.
  const [verb = ''] = /^(?:give|send|share with|tell) us (?=\p{Ll})/u.exec(left.base) ?? [];
  if (words.isOr && verb && right.base.startsWith(verb))
    return toDeed(
      verb.trim(),
      `${left.base.slice(verb.length)} or, failing that, ${right.base.slice(verb.length)}`,
    );
  // "Tell us who decides and tell us when" says it twice as well.
  const isSame =
    (first.kind === 'event' && second.kind === 'event') ||
    (!words.isOr &&
      / us (?:who|whom) /.test(left.base) &&
      /^tell us (?:how|what|when|where|which)\b/.test(right.base));
  const join = (before: string, after: string) =>
    `${before}${and} ${isSame ? after.replace(/^\S+ (?:us (?=(?:how|what|when|where|which)\b))?/, '') : after}`;
  return { kind: 'action', base: join(left.base, right.base), gerund: join(left.gerund, right.gerund) };
}

/** What is asked, and a talk about it: `whether you are hiring, and whether we could have a short conversation`. */
function withMeeting(
  { phrase }: Goal & { kind: 'question' },
  event: Goal & { kind: 'event' },
  { first, second }: Halves,
): Goal | undefined {
  const isTalk =
    /^an? (?:[\p{L}\d-]+ )*(?:call|chat|conversation|demo|interview|meeting|trial (?:day|shift))(?: with (?:one|two|three|four|five|some|our) (?:of our )?[\p{L}-]+)?$/u.test(
      event.phrase.replace(/ with you$/, ''),
    );
  const isWithOthers =
    /^who /.test(phrase) && / with (?:them|him|her)$/i.test(second) && !/\bthey\b/i.test(first);
  // What takes more than a few words is asked by itself.
  // "Find out how they hire, then offer a call": who offers it has not left it for later.
  const isOffered =
    /^(?:how|what|which) /.test(phrase) && /^(?:arrange|offer|propose|suggest) /i.test(second);
  const isAsked =
    isOffered || /^whether (?:there|you)\b/.test(phrase)
      ? !/\bif (?:so|they|yes)\b/i.test(second)
      : isWithOthers;
  if (!isTalk || !isAsked || countWords(phrase) > 9) return undefined;
  const held = `${event.phrase.replace(/ with you$/, '')}${isWithOthers ? ' with them' : ''}${event.when ? ` ${event.when}` : ''}`;
  return { kind: 'question', phrase: `${phrase}, and whether we could have ${held}` };
}

/** What is asked, and what the sender would do with the answer. */
function withAnswer(fact: string, answer: string): Goal | undefined {
  const deed = flipSides(
    answer
      .replace(/^(?:also|then) /i, '')
      .replace(/^offer to /i, '')
      .replace(/^((?:give|offer|send|show) )(?=(?:an?|our|some|the|\d+) )/i, '$1you '),
  );
  if (!findAct(stripLeadIn(deed)) || countWords(`${fact} ${deed}`) > 30) return undefined;
  // "Find out whether they have plans and offer a free sample": both are asked.
  if (
    /^whether you (?!would\b)/.test(fact) &&
    /^(?:give|offer) you /.test(deed) &&
    !/ if so$| and |,/i.test(deed)
  )
    return { kind: 'question', phrase: `${fact}, and whether we could ${deed}` };
  const then = /^(?:if|whether)\b/i.test(fact)
    ? ` and, if so, let us ${deed.replace(/ if so$/i, '')}`
    : ` so that we can ${deed}`;
  return {
    kind: 'action',
    base: `tell us ${fact}${then}`,
    gerund: `telling us ${fact}${then.replace(' let us ', ' letting us ')}`,
  };
}
