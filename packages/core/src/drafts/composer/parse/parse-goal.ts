import {
  decapitalise,
  hasKnownArticle,
  isPlural,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { spellOut } from '../text/spell-out.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners } from '../text/words.ts';
import { type Goal, toDeed } from './goal.ts';
import { toAction } from './goal-action.ts';
import { eventMakers, eventPattern, readAppointment, readMeeting, readSpan, toEvent } from './goal-event.ts';
import { readFavour, readPassive } from './goal-favour.ts';
import { stripLeadIn, stripQuestion } from './goal-lead-in.ts';
import { readSending } from './goal-send.ts';
import { readGoalSentence } from './goal-sentence.ts';
import { flipSides, hyphenateSpans } from './goal-sides.ts';
import { startsWithVerb } from './offer-shapes.ts';
import { senderSide } from './sender-side.ts';
import { findDuration, findWhen } from './time-words.ts';

const reply: Goal = { kind: 'reply' };

const readerActions =
  /^(?:buy|purchase|order|hire|sponsor|partner|sign|register|join|attend|try|start|visit|download|subscribe|donate|stock|invest|switch|list|publish|apply|host|upgrade|renew|rsvp|vote|watch|read|share|follow|connect|contribute|volunteer|test|use|adopt|install|add|feature|enrol|enroll|claim|complete|fill|support|reserve|reply|invite|speak|accept|approve|consider|exhibit|nominate|refer|pilot)$/;

/**
 * Reads what the reader is to be asked for; `offer` is what the mail offers, in lower case. Where a goal cannot be
 * told, a plain reply is asked for.
 */
export function parseGoal(input: string, offer = ''): Goal {
  const sentences = splitSentences(calmCase(spellOut(tidy(input)))).filter(
    (sentence) => !isInstruction(sentence),
  );
  const sentence = stripQuestion(sentences[0] ?? '');
  const known = readGoalSentence(sentence);
  if (known) return known;
  const text = hyphenateSpans(stripLeadIn(trimMarks(sentence)));
  if (/^partner(?:ing)?(?: (?:for|on|at|in) .*)?$/i.test(text) && !/ with /.test(text))
    return toDeed('partner', 'with us');
  if (/^(?:re-?connect|catch up|get back in touch|re-?establish contact)\b/i.test(text))
    return toEvent(`catch-up call ${findWhen(text) ?? ''}`);
  if (/^follow(?:ing)?[- ]?up\b/i.test(text) && !eventPattern.test(text)) return reply;
  if (/^(?:to )?(?:order|buy|purchase)$/i.test(text)) return toDeed('place', 'an order');
  const guest = readGuest(text, offer);
  if (guest) return guest;
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return reply;
  const lower = text.toLowerCase();
  // "Free trial": to free something is no goal that anybody types.
  const verb = /^free (?!up )/.test(lower) ? undefined : findVerb(words[0] ?? '');

  if (
    /^(?:see|ask|find out|check|know|learn|gauge|understand|test) (?:them )?(?:if|whether|how|what|their|the|interest)\b|^(?:gauge|spark|generate|create|raise) /.test(
      lower,
    ) &&
    !eventPattern.test(lower)
  )
    return reply;
  if (/^reply with /.test(lower))
    return toDeed(
      'reply',
      `with ${withLeadArticle(flipSides(text.slice(11))).replace(/^(?=(?:current|existing|preferred|present) )/, 'your ')}`,
    );
  if (/^(?:raise|fundraise|funding|investment|get funded|pitch deck|close (?:the|our|a) round)\b/.test(lower))
    return toEvent('call');
  if (/\b(?:reply|replies|response|respond|answer|write back|hear back)\b/.test(lower) && words.length <= 10)
    return reply;
  if (/^(?:get|win|collect|generate|ask for|more)\b.*\breferrals\b|^referrals$/.test(lower)) return reply;
  const asked = readTest(text) ?? readFavour(text, verb) ?? readSpan(text);
  if (asked) return asked;
  const shared =
    /^(?:send|share) (?!your |their |our (?:call|post|story|news|job|survey|event|campaign))/i.test(text)
      ? readSending(text)
      : undefined;
  if (shared) return shared;
  if (
    /\b(?:refer(?:ral|rals)?(?! (?:partner|fee|program|programme|scheme|agreement))|right (?:person|contact)|best (?:person|contact)|correct (?:person|contact)|point of contact|who (?:handles|is responsible|is in charge)|decision[- ]maker|introduce (?:me|us) to|introduction to|intro to)\b/.test(
      lower,
    ) &&
    !/\brefer (?:a|their|your) (?:friend|client)/.test(lower)
  )
    return { kind: 'referral' };
  const set = readAppointment(text);
  if (set) return set;
  if (
    /\b(?:feedback|opinions?|thoughts|advice|input|survey)\b/.test(lower) &&
    !/site survey|\b(?:book|schedule|arrange|request|free)\b.*\bsurvey/.test(lower)
  ) {
    const about = /\b(?:on|about|regarding)\s+(?:our|the|my|a|an|this)\s+(.+)$/i.exec(text);
    const matter = /\b(?:on|about) ((?:how|what|whether) .{5,50})$/i.exec(text);
    if (matter && !senderSide.test(text))
      return { kind: 'feedback', phrase: `on ${flipSides(matter[1] ?? '')}` };
    return { kind: 'feedback', phrase: about ? `on our ${trimMarks(about[1] ?? '')}` : '' };
  }
  const offered =
    /^(?:offer|give|provide)(?: (?:them|her|him|you))? ((?:a|an|the|our|my|free|one|some)\b .+)$/i.exec(text);
  if (offered && countWords(text) <= 9 && !eventPattern.test(text))
    return { kind: 'event', phrase: withArticle(flipSides(trimMarks(offered[1] ?? ''))) };
  // "Accept our trial" is "a trial" from the reader's side.
  const agreedTo = /^(?:accept|agree(?: to| on)?|say yes to)\s+(?:the|a|an|our|my)\s+(.+)$/i.exec(text);
  if (agreedTo && eventPattern.test(agreedTo[1] ?? '')) return toEvent(flipSides(agreedTo[1] ?? ''));
  if (
    verb?.form === 'base' &&
    words.length > 1 &&
    readerActions.test(verb.base) &&
    !eventMakers.test(verb.base)
  )
    return toAction(words) ?? reply;
  if (/^(?:take part in|participate in|come (?:along )?to) /.test(lower)) return toAction(words) ?? reply;
  const priced =
    /^(?:ask for|request|get|want) (an? (?:price|quote|quotation|estimate|sample|proposal|catalogue|brochure)(?: for .{3,40})?)$/i.exec(
      text,
    );
  if (priced) return { kind: 'send', phrase: flipSides(priced[1] ?? '') };
  if (/\b(?:star|google|positive|good|trustpilot|app store) (?:reviews?|ratings?)\b/.test(lower))
    return reply;
  if (/^(?:explore|see|find out|check|discuss) (?:if|whether) /.test(lower) && !eventPattern.test(lower))
    return reply;
  if (/^explore\b.*\bfit\b/.test(lower)) return reply;
  const met = readMeeting(text, verb);
  if (met) return met;
  const send = readSending(text);
  if (send) return send;
  const gift = readGift(text);
  if (gift) return gift;
  if (verb && (readerActions.test(verb.base) || /^(?:book|take)$/.test(verb.base)))
    return toAction(words) ?? reply;
  const passive = readPassive(text);
  if (passive) return passive;
  if (
    findDuration(text) &&
    /^(?:get|have|grab|take|win|steal|borrow|ask)\b/.test(lower) &&
    !senderSide.test(lower)
  )
    return toEvent(`${findDuration(text)} call ${findWhen(text) ?? ''}`);
  if (senderSide.test(lower) || /^(?:get|be|become|make|have|let)\b/.test(lower)) return reply;
  // What is told or sold to the reader is the sender's act, and so is finding out.
  if (
    /^(?:tell|teach|explain|pitch|sell|convince|educate|inform|remind|warn|recruit|hire|poach) (?:them|him|her)\b|^(?:find out|learn|know) (?!more\b)/.test(
      lower,
    )
  )
    return reply;
  return (
    (verb ? undefined : readThing(text, offer)) ??
    (startsWithVerb(text) ||
    (/^(?:open|fill|complete|claim|print|display|feed|switch|store|test|trial)$/.test(verb?.base ?? '') &&
      verb?.form === 'base') ||
    words.length === 1 ||
    verb?.form === 'gerund'
      ? toAction(words)
      : undefined) ??
    reply
  );
}

/**
 * A guest: whoever has the show invites. Where the mail offers the show, the reader would be on it; else the sender
 * would.
 */
function readGuest(text: string, offer: string): Goal | undefined {
  const named =
    /^(?:(?:to )?(?:be|become|appear|come on|get booked|get|land|secure|book)(?: as)? )?(?:an? |their |your |our |the )?(?:podcast |show )?guest(?: spot| slot| appearance| speaker)?(?: (?:on|at|for) .+)?$/i.exec(
      text,
    ) ??
    /^(?:get|have|book) (?:him|her|them) (?:(?:booked|on|in) )?(?:as an? )?guest$|^(?:get|have) (?:him|her) on (?:their |the |your )?(?:podcast|show)$/i.exec(
      text,
    ) ??
    /^(?:be|get|come|appear|go)(?: booked| featured)? on (?:their |your |our |the |an? )?(?:\p{L}+ )?(?:podcast|show|programme)$/iu.exec(
      text,
    );
  if (!named || /^(?:have|host|invite)\b/i.test(text)) return undefined;
  return /\b(?:podcast|show|radio|interview series|webinar series)\b/.test(offer)
    ? toDeed('come', 'on as a guest')
    : toDeed('have', `${/\b(?:him|her)\b/i.exec(text)?.[0].toLowerCase() ?? 'us'} as a guest`);
}

/** Something free or cheaper: `free month`, `20% off first order`. */
function readGift(text: string): Goal | undefined {
  if (eventPattern.test(text) || countWords(text) > 7) return undefined;
  if (/^\d+% (?:off|discount)\b/i.test(text))
    return { kind: 'thing', phrase: flipSides(text.replace(/ (?=first |next )/, ' your ')) };
  const first = /^(?:the |their |your |our )?(first \p{L}+) (free|half[- ]price)$/iu.exec(text);
  if (first)
    return {
      kind: 'thing',
      phrase: `your ${first[1]?.toLowerCase()} ${/free/i.test(first[2] ?? '') ? 'for free' : 'at half price'}`,
    };
  const gift =
    /^(?:(?:an?|one|the|their|your) )?((?:first )?(?:free|complimentary|half-price) (?!of\b|up\b).+)$/i.exec(
      text,
    );
  if (!gift || startsWithVerb(text.replace(/^free /i, ''))) return undefined;
  const phrase = decapitalise(flipSides(gift[1] ?? ''));
  return hasKnownArticle(phrase) ? { kind: 'thing', phrase: withArticle(phrase) } : undefined;
}

/** A test of what is offered: `test translation of 500 words, free`. */
function readTest(text: string): Goal | undefined {
  const sample =
    /^((?:test|trial|pilot|sample) (?!(?:an?|the|our|your|out|it|for|with|in|on|of)\b)\p{L}+(?: of [^,]{3,40})?)(, free)?$/iu.exec(
      text,
    );
  const thing = text.split(' ')[1] ?? '';
  if (!sample || eventPattern.test(thing) || isPlural(thing)) return undefined;
  return { kind: 'thing', phrase: `a ${sample[2] ? 'free ' : ''}${decapitalise(sample[1] ?? '')}` };
}

/** `number of members` → `the number of members`. */
function withLeadArticle(text: string): string {
  return /^\p{Ll}+ of /u.test(text) && !/^(?:all|some|one|any) /.test(text) ? `the ${text}` : text;
}

/** A goal that only names what is offered: `guest lecture this semester`, `first clean at half price`. */
function readThing(text: string, offered: string): Goal | undefined {
  const when = findWhen(text);
  const phrase = flipSides(trimMarks(when ? text.replace(when, ' ').replace(/\s+/g, ' ') : text));
  const core = toNounCore(withoutDeterminer(phrase));
  const head = core.at(-1)?.toLowerCase() ?? '';
  if (
    countWords(phrase) > 7 ||
    core.length > 4 ||
    head.length < 4 ||
    startsWithVerb(phrase) ||
    core.slice(1).some((word) => determiners.has(word))
  )
    return undefined;
  if (!offered.split(/[^\p{L}-]+/u).includes(head)) return undefined;
  return {
    kind: 'thing',
    phrase: hasKnownArticle(phrase) ? withArticle(phrase) : `our ${withoutDeterminer(phrase)}`,
    ...(when ? { when } : {}),
  };
}
