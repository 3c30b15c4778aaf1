import { compact } from '../../../../compact.ts';
import { toArticle, toNounCore } from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { prepositions } from '../../../text/words.ts';
import { type Act, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findDuration, findWhen, spans, withoutDuration, withoutWhen } from '../time-words.ts';
import { eventPattern, isTimeFor, namesGoods, toEvent } from './goal-event.ts';
import { readSendNoun } from './goal-send.ts';

/** What the two would do, by the sender's verb. */
const meetings: Record<string, string> = {
  'catch up': 'catch-up call',
  chat: 'chat',
  connect: 'call',
  demonstrate: 'presentation',
  meet: 'meeting',
  pitch: 'presentation',
  present: 'presentation',
  reconnect: 'catch-up call',
  're-connect': 'catch-up call',
  show: 'demo',
  visit: 'short visit',
  walk: 'walkthrough',
};

/** People at the reader's, and not the reader. */
const toOthers =
  /^(?:(?:it|them|this) )?to (?:(?:(?:one|some|two|three) of )?(?:their|his|her) \p{Ll}|the (?:\p{L}+ )?(?:board|class|club|committee|council|governors|group|members|partners|pupils|residents|staff|students|team|trustees)\b)/u;

/** What goes on for a while, or is done by one side: it is no talk. */
const tried = /^(?:audit|assessment|pilot|proof of (?:concept|value)|review|test|trial)$/i;

/** What any sender shows: a demo says it as well. */
const showsLittle =
  /\b(?:app|benefits?|company|features|offers?|offering|platform|products?|range|services?|software|solution|system|tool|value)$/i;
/** How something is shown. */
const onCall = / (?:in|on|over) an? (?:(?:\p{L}+ )?\p{L}+ )?(?:call|demo|meeting|video call)$/iu;

/** `The payback numbers on a call`, `one at the Roma station`: what is shown is more than what is offered. */
function toParticular(object: string): string | undefined {
  // "Results of a backtest on their data".
  const thing = object
    .replace(onCall, '')
    .replace(/^(?=(?:figures|findings|outcomes?|results) (?:from|of) )/i, 'the ');
  const head = toNounCore(thing.replace(/^one (?=(?:at|in|on) )/i, 'one item ')).at(-1) ?? '';
  const isParticular =
    /^(?:(?:an?|some|the|two|three|four|\d+) [\p{L}-]+ \p{L}|(?:one|the \p{L}+|an? \p{L}+) (?:at|based on|for|in|on|with) )/iu.test(
      thing,
    );
  return isParticular &&
    countWords(thing) < 14 &&
    !showsLittle.test(thing) &&
    !showsLittle.test(head) &&
    !eventPattern.test(head) &&
    !senderSide.test(thing) &&
    !findDuration(object) &&
    !/,| (?:to|with) (?:them|him|her)\b/.test(thing)
    ? flipSides(thing + object.slice(object.replace(onCall, '').length))
    : undefined;
}

/** `The sponsorship packages to you`, `one at your station`. */
function withWhom(thing: string): string {
  return / (?:at|on|to) /.test(thing) ? thing : `${thing} to you`;
}

/** A deed in which both take part: `show them the app`, `discuss their vacancies`; undefined where it says no more than that. */
export function readMeeting({ verb, rest: said }: Act): Goal | undefined {
  const rest = said
    .replace(/^(?:it|this) to (?=(?:them|him|her)\b)/i, '')
    // "Show the buyer our range".
    .replace(
      /^(?:the|their) (?:boss|buyer|chef|client|customer|director|editor|manager|owner|principal|prospect|reader|recipient) (?=(?:an?|how|my|our|some|the|two|three|\d+|what) )/i,
      'them ',
    )
    // "Meet and talk about working together".
    .replace(
      /(^| )and (?:chat about|discuss|explore|go (?:over|through)|talk (?:about|over|through)) (?=\p{L})/iu,
      '$1about ',
    )
    .replace(/^and (?:chat|discuss|greet|speak|talk)\b ?/i, '');
  const noun = meetings[verb] ?? 'call';
  // "Speak before their next audit" says when, "meet to discuss two workshops" what about, and not what they hold.
  const [held = ''] = rest.split(/(?:^| )(?:about|regarding|to (?:agree|discuss|plan|talk)) /i);
  const event =
    /^(?:before|after) /i.test(rest) || namesGoods.test(held)
      ? null
      : eventPattern.exec(held.replace(/ (?:after|around|at|before) (?:breakfast|dinner|lunch)$/i, ''));
  const whom = /^(?:them|him|her|you)\b ?/i;
  const shown = verb === 'show' ? readSendNoun(rest.replace(whom, '')) : undefined;
  // "Show her around our showroom".
  if (verb === 'show' && /^(?:them|him|her|you) (?:around|over|round) (?:my|our|the) /i.test(rest))
    return toDeed('let', `us show ${flipSides(rest)}`);
  // "Show her the samples at the shop": where something is shown is no parcel.
  const [, things, at] =
    (shown && /^((?:an?|our|some|the) .{3,30}?) ((?:at|in|on) .+)$/i.exec(rest.replace(whom, ''))) || [];
  if (things) return toDeed('let', `us show you ${flipSides(`${things} ${at}`)}`);
  if (shown) return shown;
  // "Show them a prototype with one of their own sofas", "show them how we cut hiring time".
  const seen =
    verb === 'show' &&
    (/^(?:them|him|her|you) ((?:an?|one|some|several|two|three|four|five|six|eight|ten|twelve|\d+) .{3,80}|the .{3,60} (?:for|from|in|of|on) (?:their|his|her) .{3,40}|how (?:we|our) \S+ \S+.{0,80})$/i.exec(
      rest,
    )?.[1] ??
      /^((?:an?|my|our|some|two|three|\d+) .{3,50} (?:at|in) (?:their|his|her) .{3,40})$/i.exec(rest)?.[1]);
  if (seen && !eventPattern.test(seen) && !senderSide.test(seen) && !findDuration(seen))
    return toDeed('let', `us show you ${flipSides(seen)}`);
  // "Show them our new collection": more than any product.
  const [, ours = ''] =
    (verb === 'show' &&
      /^(?:them|him|her|you) ((?:(?:my|our)|the (?:first|latest|new|updated)) (?:[\p{L}-]+ )*?[\p{L}-]+)$/iu.exec(
        rest.replace(findWhen(rest) ?? '', '').trim(),
      )) ||
    [];
  if (
    ours &&
    !eventPattern.test(ours) &&
    !senderSide.test(ours) &&
    !/\b(?:app|company|offers?|offering|platform|products?|services?|software|solution|system|tool)$/i.test(
      ours,
    )
  )
    return toDeed('let', `us show you ${flipSides(rest.replace(whom, ''))}`);
  // "Show her what the dashboard looks like".
  const looks =
    verb === 'show' &&
    /^(?:(?:them|him|her|you) )?((?:how|that|what|where|which|why) (?!(?:it|this) works\b(?! (?:for|in|on|with) (?:(?:one|some|two|three) of )?(?:his|her|their)\b)|we (?:can|do|work)\b).{8,90})$/i.exec(
      rest,
    )?.[1];
  // "Show how the app works to his foremen".
  const [, how, watchers] = (looks && /^(.+) to ((?:her|his|their) [\p{L} ]{3,30})$/iu.exec(looks)) || [];
  if (how && watchers && !senderSide.test(looks || ''))
    return toDeed('let', `us show ${flipSides(`${watchers} ${how}`)}`);
  if (
    looks &&
    !eventPattern.test(looks.replace(onCall, '')) &&
    !senderSide.test(looks) &&
    !findDuration(looks)
  )
    return toDeed('let', `us show you ${flipSides(looks)}`);
  // "Show how much they pay now and what they'd save".
  const learnt =
    verb === 'show' &&
    /^(?:(?:them|him|her|you) )?((?:how|what|where|whether|which|why) (?:.{2,40} )?they\b.{3,90})$/i.exec(
      rest,
    )?.[1];
  if (learnt) return toDeed('let', `us show you ${flipSides(learnt)}`);
  // "Speak to their partners": who is spoken to is not the reader.
  if (/^(?:pitch|present|show|speak|talk)$/.test(verb) && toOthers.test(rest))
    return toDeed(
      'let',
      `us ${verb} ${flipSides(rest.replace(/\bto the (?=(?:\p{L}+ )?(?:board|committee|council|governors|trustees)\b)/u, 'to their '))}`,
    );
  if (verb === 'pitch' && /^at (?:their|his|her) /i.test(rest))
    return toDeed('let', `us pitch ${flipSides(rest)}`);
  // "Meet the committee": who is met is not what is talked about.
  if (
    verb === 'meet' &&
    /^(?:the|their|his|her) (?!(?:[\p{L}-]+ )?(?:deadline|demand|need|requirement|standard|target)s?\b)/iu.test(
      rest,
    )
  )
    return toDeed('let', `us meet ${flipSides(rest.replace(/^the /i, 'their '))}`);
  if (verb === 'pitch' && !whom.test(rest)) return undefined;
  // "Walk the campus with us".
  if (verb === 'walk' && /^(?:the|their|his|her) .* with (?:me|us)\b/i.test(rest))
    return toDeed(verb, flipSides(rest.replace(/^the /i, 'their ')));
  // "Connect one building to the platform": a deed, and no talk.
  if (
    /^(?:re-?)?connect$/.test(verb) &&
    /^(?!(?:about|after|at|before|by|during|for|in|next|on|over|so|this|to|via|with)\b)/i.test(rest) &&
    !whom.test(rest) &&
    rest &&
    !findWhen(rest) &&
    !findDuration(rest)
  )
    return undefined;
  // "Show it on one mould": what is shown is what is offered, at theirs.
  if (
    /^(?:demonstrate|show)$/.test(verb) &&
    /^(?:(?:them|him|her) )?(?:it|this) (?:at|in|on|with) /i.test(rest)
  )
    return toDeed(
      'let',
      `us ${verb} ${flipSides(rest.replace(whom, ''))}`.replace(
        / (it|this) (?=(?:at|in|on|with) (?!.*\bto you\b))/,
        ' $1 to you ',
      ),
    );
  // "Speak at their next meeting": by the reader's leave.
  if (
    /^(?:present|speak|talk)$/.test(verb) &&
    / (?:at|to) (?:the|their|his|her) (?:.* )?(?:agm|assembly|conference|meeting)\b/i.test(` ${rest}`)
  )
    return toDeed('let', `us ${verb} ${flipSides(rest.replace(/\bat the next\b/i, 'at their next'))}`);
  // "Speak on our podcast": there the reader does.
  if (
    /^(?:perform|play|present|speak|talk)$/.test(verb) &&
    /^(?:at|on) our (?!stand\b)|^on (?:an?|the) panel\b/i.test(rest)
  )
    return toDeed(verb, flipSides(rest));
  // A date is agreed, and not talked about.
  if (
    verb === 'agree' &&
    /^(?:on )?(?:(?:how|what|when|where|which|who) |(?:an?|the) (?:[\p{L}-]+ )?\p{L}+ of )/iu.test(rest) &&
    !eventPattern.test(rest.split(' of ')[0] ?? '')
  )
    return undefined;
  if (
    verb === 'agree' &&
    /^(?:on )?(?:an?|the|one|two|three|four|\d+) (?:[\p{L}]+ ){0,2}(?:dates?|times?|days?|slots?|mornings?|afternoons?|evenings?|weekends?|\p{L}+days?)\b/iu.test(
      rest,
    )
  )
    return undefined;
  // "Discuss a pilot with 100 drivers": it is talked about first.
  const [, deed = ''] = /^(?:about )?(\p{L}+ing) (?:an?|her|his|its|our|the|their) /iu.exec(rest) ?? [];
  const isDiscussed =
    /^(?:discuss|talk)$/.test(verb) &&
    // "Discuss replacing their assessment tool": no assessment is held.
    (findVerb(deed)?.form === 'gerund' ||
      (/^(?:about )?an? /i.test(rest) && tried.test(event?.[1] ?? '') && countWords(held) > 3));
  if (event && !isDiscussed && !/^(?:show|walk|present|pitch|demonstrate)$/.test(verb))
    return toEvent(rest, event);
  if (event && verb === 'walk') return toEvent(rest.replace(whom, ''), event);
  // "Show them a live walkthrough": it has a name.
  const named = verb === 'show' ? rest.replace(whom, '') : '';
  if (event && /^an? (?:[\p{L}\d-]+ ){0,3}(?:demo|demonstration|presentation|walk-?through)\b/iu.test(named))
    return toEvent(named);
  // "Meet him and his wife".
  const others = /^(?:them|him|her) and (?!(?:agree|see|talk)\b).+$/i.exec(rest)?.[0];
  if (others && verb === 'meet') return toEvent(`meeting with ${others}`);
  const when = findWhen(rest);
  const object = withoutWhen(rest, when)
    .trim()
    .replace(/^(?:up|through|over|back|round|around)\b ?/i, '')
    .replace(/^(?:with )?(?:them|him|her|you)\b ?/i, '')
    .trim();
  // "Talk whenever she is ready".
  const opensWithPreposition =
    prepositions.has(object.split(' ')[0]?.toLowerCase() ?? '') || /^(?:once|when|whenever) /i.test(object);
  const thing = /^(?:demonstrate|present|show)$/.test(verb)
    ? toParticular(rest.replace(whom, ''))
    : undefined;
  if (thing) return toDeed('let', verb === 'show' ? `us show you ${thing}` : `us ${verb} ${withWhom(thing)}`);
  if (/presentation|demo|walkthrough|visit|catch-up/.test(noun)) {
    const whomElse =
      /^(?:(?:my|our|the) )?\p{L}+ ((?:to|with) (?:them|him|her) and .+)$/iu
        .exec(object)?.[1]
        ?.replace(/^to /i, 'with ')
        .replace(/ (?:for|in) (?=(?:an? )?\d+[ -]?(?:min|hour))/i, ' ') ?? '';
    const where =
      / (?:(?:at|in|on) (?:our|my) (?:laptop|phone|screen|tablet) )?(?:at|in|on) (?:their|our|my|the (?=(?:bar|counter|desk|door|gate|kitchen|office|premises|shop|site|till|yard)\b)) ?[\p{L} ]{3,25}$/u.exec(
        object,
      )?.[0] ?? '';
    const duration = findDuration(rest);
    return toEvent(
      `${duration ? `${duration} ` : ''}${noun} ${opensWithPreposition ? withoutDuration(object) : whomElse || where} ${when ?? ''}`,
    );
  }
  const isOwn = /\bfit\b/i.test(object) || senderSide.test(object);
  const matter = isOwn ? '' : !object || opensWithPreposition ? object : `about ${object}`;
  return toEvent(`${noun} ${matter} ${when ?? ''}`);
}

/** A goal that opens with a length of time. */
const opensSpan = compact(`^(?:an? )?(?:${spans})\\b`, 'i');
const spanPattern = compact(`^(.*?)\\b(${spans})(?!\\p{L})(.*)$`, 'iu');
/** What may follow a length of time and is no name of what takes place then. */
const noNameOfSpan =
  /^(?:and|any|anytime|asap|sometime|whenever|from|just|max|maximum|next|now|online|only|please|remotely|should|slot|that|then|this|today|together|tomorrow|when|would)$|ly$/;

/** A span of time alone is a call: `set up 15 minutes to compare costs`. */
export function readSpan(text: string, opens = false): Goal | undefined {
  if (
    !findDuration(text) ||
    eventPattern.test(
      text
        .slice(0, isTimeFor.exec(text)?.index ?? text.length)
        .replace(/ (?:after|ahead of|before) .*$/i, '')
        .replace(/ in (?:the|their|his|her) workshop\b/i, ''),
    )
  )
    return undefined;
  if (opens && !opensSpan.test(text)) return undefined;
  const [, before = '', span = '', after = ''] = spanPattern.exec(text) ?? [];
  const rest = after
    .replace(/^ of (?:their|his|her|your) time\b/i, '')
    .replace(/^ with (?:them|him|her)(?= (?:at|in|on) )/i, '');
  // "A 1-hour lunchtime seminar" has a name of its own.
  // "25 minutes the week after their close" names the week.
  const isWeek = /^ the (?:day|month|week|year) (?:after|before|following|of) /i.test(rest);
  const first = isWeek ? '' : (/^[ -](\p{Ll}{3,})/u.exec(rest)?.[1] ?? '');
  if (first && !prepositions.has(first) && !noNameOfSpan.test(first)) {
    const named = trimMarks(
      `${span
        .replace(/ /g, '-')
        .replace(/mins?$/, 'minute')
        .replace(/minutes$/, 'minute')
        .replace(/hours$/, 'hour')}${rest}`,
    );
    return { kind: 'thing', phrase: `${toArticle(named)} ${flipSides(named)}` };
  }
  // "Ten minutes in the store": they meet there.
  const isThere =
    /^ (?:in person|in store|on[- ]?site)\b|^ with .* (?:in person|on[- ]?site)$|^ (?:at|in|on) (?:the|their|his|her) (?!(?:\p{L}+ )?(?:afternoon|autumn|calendar|cards|coming|diary|evening|internet|line|morning|next|phone|spring|summer|web|week|winter)\b)/iu.test(
      rest,
    );
  if (isThere)
    return toEvent(
      `${span} meeting ${rest.replace(/^( \p{L}+) the (?=\p{L}+(?: with\b|$))/u, '$1 their ').replace(/ with (?:them|him|her)$/i, '')} ${findWhen(before) ?? ''}`,
    );
  return toEvent(`${span} call ${rest} ${findWhen(before) ?? ''}`);
}

/** A date to be found. */
export function readAppointment(text: string): Goal | undefined {
  const call = /^(?:(?:get|hop|jump) )?on (?:the |a )?(?:phone|call)\b(.*)$/i.exec(text)?.[1];
  if (call !== undefined) return toEvent(`call${call}`);
  const isDay =
    /^(?:get|find|set|fix|pick) (?:a )?(?:time|date|day|slot) (?:in|on) /i.test(text) && findWhen(text);
  return isDay ||
    /^(?!book (?:a|the) (?:date |day |slot during ))(?:(?:get|find|agree(?: on)?|set|fix|schedule|arrange|book|discuss) (?:a |the |some )?)?(?:time|date|day|slot)(?! (?:in|on|for|at|when|that|pass|rate|trip|it|our|the|them|us) )\b/i.test(
      text,
    )
    ? toEvent(`call ${findWhen(text) ?? ''}`)
    : undefined;
}
