import { decapitalise, isPlural, toArticle, withArticle } from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, massNouns, prepositions } from '../text/words.ts';
import { isActivity } from '../themes/find-theme.ts';
import { type Act, senderSide } from './acts.ts';
import type { Goal } from './goal.ts';
import { readSendNoun } from './goal-send.ts';
import { flipSides } from './goal-sides.ts';
import { findDuration, findWhen } from './time-words.ts';

const eventNouns =
  'tasting panel|focus group|lunch and learn|deep dive|first talk|proof of (?:concept|value)|valuation|appraisal|meeting|meet-up|meetup|callback|call|demo|demonstration|chat|conversation|intro|introduction|consultation|consult|discussion|walkthrough|walk-through|coffee|lunch|breakfast|dinner|drink|trial|pilot|ride[ -]along|visit|tour|audit|assessment|interview|appointment|session|workshop|zoom|catch-up|viewing|tasting|test drive|test|site survey|survey|review|evaluation|screen share|briefing|presentation|fitting|inspection|partnership|collaboration|collab|sponsorship|lesson|class|webinar|masterclass|check|check-up|taster|open day|open evening|site walk|site measure|screening|walkabout|trunk show';
export const eventPattern = new RegExp(`(?<!-)\\b(${eventNouns})(s?)\\b(?!-)`, 'i');
/** What may follow an event's noun and belongs to it: `trial lesson`, `pilot project`. */
const compoundTail =
  /^(?:lesson|project|class|session|call|meeting|visit|period|week|day|run|order|shift|programme|program|booking|chat|month|phase|drive|box|kit|menu|pack|workshop|flight|shipment|delivery|batch|case|subscription|account|season|semester|term|morning|afternoon|evening|day|night|tour)s?$/i;

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
      findVerb(word)?.form === 'base' &&
      !/^(?:free|pilot|phone|live|open|trial|demo)$/i.test(word);
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
  if (/^intro(?:duction)?$/.test(found) && /^to /i.test(after))
    return { kind: 'event', phrase: `an introduction ${flipSides(after)}` };
  if (/^(?:partnership|collaboration|collab|sponsorship)$/.test(found))
    return {
      kind: 'event',
      phrase: `a short call about ${withArticle([...before, found === 'collab' ? 'collaboration' : found].join(' '))}`,
      ...(when ? { when } : {}),
    };
  // One that both hold is no invitation.
  if (/^(?:webinar|masterclass)$/.test(found) && !/^(?:joint|co-hosted|shared)$/.test(before[0] ?? ''))
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
    /^((?:about|on|regarding|of|at|in|to|before|after|(?:for|with) (?:one|two|three|\d+)|for(?= (?:the )?\p{Lu})|with(?= (?:our|their|your) (?:CEO|CTO|CFO|founders?|director|author|chef|team|engineers?|experts?|designers?)\b))\s+(?:(?:our|the|their|your|a|an|one|two)\s+)?[\p{L}\p{N}&' -]{2,45})$/iu.exec(
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

/** A deed in which both take part: `show them the app`, `discuss their vacancies`; undefined where it says no more than that. */
export function readMeeting({ verb, rest }: Act): Goal | undefined {
  const noun = meetings[verb] ?? 'call';
  // "Speak before their next audit" says when, and not what they hold.
  const event = /^(?:before|after) /i.test(rest) ? null : eventPattern.exec(rest);
  const whom = /^(?:them|him|her|you)\b ?/i;
  const shown = verb === 'show' ? readSendNoun(rest.replace(whom, '')) : undefined;
  if (shown) return shown;
  if (verb === 'pitch' && !whom.test(rest)) return undefined;
  // A date is agreed, and not talked about.
  if (verb === 'agree' && /^(?:on )?(?:a|the) (?:date|time|day|slot)\b/i.test(rest)) return undefined;
  if (event && !/^(?:show|walk|present|pitch|demonstrate)$/.test(verb)) return toEvent(rest, event);
  if (event && verb === 'walk') return toEvent(rest.replace(whom, ''), event);
  const when = findWhen(rest);
  const object = rest
    .replace(when ?? '', ' ')
    .replace(/^(?:up|through|over)\b ?/i, '')
    .replace(/^(?:with )?(?:them|him|her|you)\b ?/i, '')
    .trim();
  const opensWithPreposition = prepositions.has(object.split(' ')[0]?.toLowerCase() ?? '');
  if (/presentation|demo|walkthrough|visit|catch-up/.test(noun))
    return toEvent(`${noun} ${opensWithPreposition ? object : ''} ${when ?? ''}`);
  const isOwn = /\bfit\b/i.test(object) || senderSide.test(object);
  const matter = isOwn ? '' : !object || opensWithPreposition ? object : `about ${object}`;
  return toEvent(`${noun} ${matter} ${when ?? ''}`);
}

/** A span of time alone is a call: `set up 15 minutes to compare costs`. */
export function readSpan(text: string): Goal | undefined {
  if (!findDuration(text) || eventPattern.test(text)) return undefined;
  const [, before = '', span = '', rest = ''] =
    /^(.*?)(\d+ ?-?(?:minutes?|mins?|m|hours?|hrs?|h)\b|half(?: an)? hour|an hour|one hour)(.*)$/i.exec(
      text,
    ) ?? [];
  return toEvent(
    `${span} call ${rest.replace(/^ of (?:their|his|her|your) time\b/i, '')} ${findWhen(before) ?? ''}`,
  );
}

/** A date to be found. */
export function readAppointment(text: string): Goal | undefined {
  const isDay =
    /^(?:get|find|set|fix|pick) (?:a )?(?:time|date|day|slot) (?:in|on) /i.test(text) && findWhen(text);
  return isDay ||
    /^(?:(?:get|find|agree(?: on)?|set|fix|pick|schedule|arrange|book|discuss) (?:a |the |some )?)?(?:time|date|day|slot)(?! (?:in|on|for|at) )\b/i.test(
      text,
    ) ||
    /^(?:(?:get|hop|jump) )?on (?:the |a )?(?:phone|call)\b/i.test(text)
    ? toEvent(`call ${findWhen(text) ?? ''}`)
    : undefined;
}

/** The sender would come to the reader. */
export function readVisit(text: string, offer = ''): Goal | undefined {
  if (/^(?:visit|drop in on|call on) (?:them|him|her)\b/i.test(text))
    return toEvent(`short visit ${findWhen(text) ?? ''}`);
  if (/^(?:come (?:and |to )?)?measure(?: up)?$/i.test(text))
    return { kind: 'event', phrase: 'a short visit to measure up' };
  // Whoever works on what is there comes; whoever sells has something to be seen.
  const place = /^visit (the (?:\p{L}+ )?\p{L}+)$/iu.exec(text)?.[1];
  if (place && isActivity(offer.split(/ (?:for|of|in|at|on|by|to|with|from) |[,;.(:]/)[0] ?? ''))
    return { kind: 'event', phrase: `a short visit to ${place.toLowerCase()}` };
  const errand = /^(?:a )?visit (to (\p{Ll}+)(?: up)?)$/u.exec(text);
  if (errand && findVerb(errand[2] ?? '')?.form === 'base')
    return { kind: 'event', phrase: `a short visit ${errand[1]}` };
  const visit =
    /^(?:visit|stop by|drop by|come to|come by) ((?:\p{L}+ of )?(?:your|their|his|her) [\p{L} ]{3,30}?)(?: (?:for|on|in|next|this|and) .*)?$/iu.exec(
      text,
    );
  if (!visit) return undefined;
  const duration = findDuration(text);
  const when = findWhen(text);
  return {
    kind: 'event',
    phrase: `${withArticle(`${duration ? `${duration} ` : 'short '}visit`)} to ${flipSides(visit[1] ?? '').toLowerCase()}`,
    ...(when ? { when } : {}),
  };
}
