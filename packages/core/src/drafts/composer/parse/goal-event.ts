import { decapitalise, isPlural, toArticle, withArticle } from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, massNouns } from '../text/words.ts';
import type { Goal } from './goal.ts';
import { flipSides } from './goal-sides.ts';
import { startsWithVerb } from './offer-shapes.ts';
import { senderSide } from './sender-side.ts';
import { findDuration, findWhen } from './time-words.ts';

const eventNouns =
  'lunch and learn|deep dive|first talk|proof of concept|valuation|appraisal|meeting|meet-up|meetup|call|demo|demonstration|chat|conversation|intro|introduction|consultation|consult|discussion|walkthrough|walk-through|coffee|lunch|breakfast|dinner|drink|trial|pilot|visit|tour|audit|assessment|interview|appointment|session|workshop|zoom|catch-up|viewing|tasting|test drive|test|site survey|survey|review|evaluation|screen share|briefing|presentation|fitting|inspection|partnership|collaboration|collab|sponsorship|lesson|class|webinar|masterclass|check|check-up';
export const eventPattern = new RegExp(`(?<!-)\\b(${eventNouns})(s?)\\b`, 'i');
/** What may follow an event's noun and belongs to it: `trial lesson`, `pilot project`. */
const compoundTail =
  /^(?:lesson|project|class|session|call|meeting|visit|period|week|day|run|order|shift|programme|program|booking|chat|month|phase|drive|box|kit|menu|pack|workshop|flight|shipment|delivery|batch|case|subscription|account|season|semester|term)s?$/i;

/** What a sender does to bring such an event about. */
export const eventMakers =
  /^(?:book|schedule|arrange|get|set|have|hold|secure|request|plan|offer|propose|do|organise|organize|land|win|agree|meet|start|discuss|establish|form|build|explore|ask|run|take|call|interview|review|give|show|demo|pitch|generate|create|confirm|obtain|hop|jump|grab|see|open|develop|pilot)$/;

const noModifier =
  /^(?:a|an|the|our|my|your|their|his|her|them|him|us|me|you|to|for|with|in|on|at|of|and|or|into|up|get|some|any|one|sales|selling|closing|upsell|half|min|mins|minutes?|hours?|hrs?|fun|someone|that|this|more|next|week|interested|please)$/i;

/** The words that qualify an event: those that stand right before its noun, back to the first that cannot. */
function modifiersBefore(text: string): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''));
  const kept: string[] = [];
  for (let index = words.length - 1; index >= 0 && kept.length < 3; index--) {
    const word = words[index] ?? '';
    const opensSentence =
      index === 0 &&
      (eventMakers.test(findVerb(word)?.base ?? '') || findVerb(word)?.form === 'base') &&
      !/^(?:free|pilot|live|open|trial|demo)$/i.test(word);
    if (
      !word ||
      noModifier.test(word) ||
      opensSentence ||
      (/^\d/.test(word) && !/^\d+-(?:day|week|month)$/.test(word))
    )
      break;
    kept.unshift(decapitalise(word));
  }
  return kept;
}

/** The event that a goal names, with its length, kind and day as they were typed. */
export function toEvent(text: string, event = eventPattern.exec(text)): Goal {
  const found = (event?.[1] ?? 'meeting').toLowerCase();
  const at = event?.index ?? text.length;
  const duration = findDuration(text);
  const when = findWhen(text);
  const before = modifiersBefore(text.slice(0, at)).filter(
    (word) => !(duration && /^\d/.test(word) && !/day|week|month/.test(word)),
  );
  const after = text.slice(at + (event?.[0].length ?? 0)).trim();
  const next = after.split(/\s+/)[0] ?? '';
  const compound =
    compoundTail.test(next) && !/^week (?:commencing|of|beginning|starting)\b/i.test(after)
      ? ` ${next.toLowerCase().replace(/([^s])s$/, '$1')}`
      : '';
  if (/^(?:partnership|collaboration|collab|sponsorship)$/.test(found))
    return {
      kind: 'event',
      phrase: `a short call about ${withArticle(found === 'collab' ? 'collaboration' : found)}`,
      ...(when ? { when } : {}),
    };
  if (found === 'webinar' || found === 'masterclass')
    return {
      kind: 'action',
      base: `join our ${found}${when ? ` ${when}` : ''}`,
      gerund: `joining our ${found}${when ? ` ${when}` : ''}`,
    };
  const noun = compound
    ? found + compound
    : ({
        intro: 'introductory call',
        introduction: 'introductory call',
        zoom: 'Zoom call',
        discussion: 'conversation',
        consult: 'consultation',
        lunch: 'lunch',
        coffee: 'conversation over coffee',
      }[found] ?? found);
  const parts = [duration, ...before.filter((word) => !noun.split(' ').includes(word)), noun].filter(
    (part): part is string => Boolean(part),
  );
  let phrase = [...new Set(parts)]
    .join(' ')
    .replace(/\bzoom\b/g, 'Zoom')
    .replace(/\bseo\b/g, 'SEO')
    .replace(/\bintro (?=call|meeting|chat)/, 'introductory ');
  if (
    /^(?:meeting|call|chat|conversation|conversation over coffee|demo|walkthrough|presentation)$/.test(phrase)
  )
    phrase = `short ${phrase}`;
  return {
    kind: 'event',
    phrase: toOneEvent(phrase) + toTail(after.slice(compound.length).replace(when ?? '', ' ')),
    ...(when ? { when } : {}),
  };
}

/** An event can be counted, whatever it is called. */
function toOneEvent(phrase: string): string {
  const head = phrase.split(' ').at(-1) ?? '';
  return massNouns.has(head) || isPlural(head) || determiners.has(phrase.split(' ')[0] ?? '')
    ? withArticle(phrase)
    : `${toArticle(phrase)} ${phrase}`;
}

/** Where or about what: kept where it is the reader's as much as the sender's. */
function toTail(after: string): string {
  const tail = trimMarks(after);
  const purpose =
    /^to (?:see|compare|look at|try|taste|discuss|talk about|talk through|go through|walk through|plan) (.{3,50})$/i.exec(
      tail,
    );
  if (
    purpose &&
    countWords(tail) <= 9 &&
    !senderSide.test(tail) &&
    !/\b(?:them|they|if|whether|how|our|fit)\b/i.test(tail)
  )
    return ` ${flipSides(tail)}`;
  if (/^to /.test(tail) && findVerb(tail.split(' ')[1] ?? '')?.form === 'base') return '';
  const match =
    /^((?:about|on|regarding|of|at|in|to|(?:for|with) (?:one|two|three|\d+)|for(?= (?:the )?\p{Lu})|with(?= our (?:CEO|CTO|CFO|founders?|director|author|chef|team|engineers?|experts?|designers?)\b))\s+(?:(?:our|the|their|your|a|an|one|two)\s+)?[\p{L}\p{N}&' -]{2,45})$/iu.exec(
      tail,
    );
  if (!match || findWhen(tail) || findDuration(tail) || countWords(tail) > 7) return '';
  if (
    /\b(?:them|they|if|whether|someone|anyone|calendar|diary|phone|lead|prospect|sell|close|minutes?|person|asap|fit)\b/i.test(
      tail,
    )
  )
    return '';
  return ` ${flipSides(tail)
    .replace(/^regarding\b/, 'about')
    .replace(/^at (?=\p{Lu}\S* (?:conference|fair|summit|expo|show|congress|forum)$)/u, 'at the ')
    .replace(/^at next /, 'at your next ')
    .replace(/^on (?=(?:our|the|your)\b)/, 'about ')}`;
}

/** A span of time alone is a call, and an agreement is talked about: `set up 15 minutes to compare costs`. */
export function readSpan(text: string): Goal | undefined {
  const span =
    /^(?:set up|book|get|have|schedule|take|grab|arrange|find) (?:a )?(?:quick )?(?=\d+ ?(?:min|mins|minutes|-minute)\b)(.+)$/i.exec(
      text,
    );
  if (span && !eventPattern.test(text))
    return toEvent((span[1] ?? '').replace(/^(\S+(?: (?:minutes?|mins?)\b)?)/i, '$1 call'));
  const agreement =
    /^(?:get|sign|reach|discuss|negotiate|explore)? ?(an? (?:\p{L}+ )?(?:agreement|partnership|cooperation))$/iu.exec(
      text,
    );
  if (agreement) return { kind: 'event', phrase: `a short call about ${agreement[1]}` };
  return undefined;
}

/** A date to be found, or something to be presented. */
export function readAppointment(text: string): Goal | undefined {
  const lower = text.toLowerCase();
  if (
    /^(?:find|agree(?: on)?|set|fix|pick|schedule|arrange|book) (?:a |the |some )?(?:time|date|day|slot)(?! (?:in|on|for) )\b/.test(
      lower,
    )
  )
    return toEvent(`call ${findWhen(text) ?? ''}`);
  if (/^(?:present|pitch|demonstrate)\b(?! deck)/.test(lower))
    return toEvent(`presentation ${/\b(?:at|to) (?!them\b).+$/i.exec(text)?.[0] ?? findWhen(text) ?? ''}`);
  return undefined;
}

/** A goal that names an event, or the deed that makes one: `talk about a project`, `get on the phone`. */
export function readMeeting(text: string, verb: ReturnType<typeof findVerb>): Goal | undefined {
  const lower = text.toLowerCase();
  const words = text.split(/\s+/);
  // Who is shown or walked through something meets the sender.
  const shown = /^(show|walk|take) (?:them|him|her)\b/.exec(lower)?.[1];
  if (shown) return toEvent(`${shown === 'show' ? 'demo' : 'walkthrough'} ${findWhen(text) ?? ''}`);
  const event = eventPattern.exec(text);
  const asksForEvent =
    /\b(?:set up|schedule|book|arrange) (?:a|an)\b/.test(lower) ||
    !verb ||
    verb.form !== 'base' ||
    !startsWithVerb(text) ||
    eventMakers.test(verb.base);
  if (
    event &&
    asksForEvent &&
    !(verb?.form === 'base' && /^\p{Ll}+ (?:it|this)\b/u.test(text)) &&
    !/^(?:attend|join|visit|try|host)$/.test(verb?.base ?? '')
  )
    return toEvent(text, event);
  if (/^(?:(?:get|hop|jump) )?on (?:the |a )?(?:phone|call|zoom)\b/.test(lower))
    return toEvent(`call ${findWhen(text) ?? ''}`);
  if (/^(?:meet|meeting)\b/.test(lower))
    return toEvent(text.replace(/^meet(?:ing)?(?:\s+(?:with|up)\b(?:\s+(?:them|you))?)?/i, 'meeting'));
  if (
    /^(?:talk|speak|chat|catch up|discuss|call|speak with|phone|ring)\b/.test(lower) &&
    !/^speak (?:at|on)\b/.test(lower)
  )
    return toEvent(`call ${words.slice(1).join(' ')}`);

  if (!event && !verb && findDuration(text))
    return toEvent(`${findDuration(text)} call ${findWhen(text) ?? ''}`);
  return undefined;
}
