import { decapitalise, isPlural, toArticle, withArticle } from '../text/grammar.ts';
import { trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, massNouns, prepositions } from '../text/words.ts';
import { isActivity } from '../themes/find-theme.ts';
import { type Act, senderSide } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { readSendNoun } from './goal-send.ts';
import { flipSides } from './goal-sides.ts';
import { toTail } from './goal-tail.ts';
import { findDuration, findWhen, spans, withoutDuration, withoutWhen } from './time-words.ts';

const eventNouns =
  'tasting panel|taste test|focus group|lunch and learn|deep dive|first talk|proof of (?:concept|value)|valuation|appraisal|meeting|seminar|meet-up|meetup|callback|call|demo|demonstration|chat|conversation|intro|introduction|consultation|consult|discussion|walkthrough|walk-through|coffee|lunch|breakfast|dinner|drink|trial|pilot|ride[ -]along|visit|tour|audit|assessment|interview|appointment|session|workshop|zoom|catch-up|viewing|tasting|test drive|test|site survey|survey|review|evaluation|screen share|briefing|presentation|fitting|inspection|partnership|collaboration|collab|sponsorship|lesson|class|webinar|masterclass|check|check-up|taster|open day|open evening|site walk|site measure|screening|walkabout|trunk show|comparison|run-through|walk-round|walk-around|dry run|kick-off|get-together';
export const eventPattern = new RegExp(`(?<!-)\\b(${eventNouns})(s?)\\b(?!-)`, 'i');
/** What somebody tries by a first piece of it: `test article`, `pilot brew`, `trial reel`. */
const tries = /^(?:trial|pilot|test|taster)$/;
/** After such a noun these say when or how, and what is tried goes without saying. */
const noPiece =
  /^(?:next|this|early|late|later|soon|asap|free|today|tomorrow|now|then|so|if|when|while|because|only|again|online|onsite|remotely|together|here|there|please|and|or|both|starts?|start|begins?|first|one|two|three|no|not|drive|worth|up|out|off|is|was|it|what|how|whether|we|they|i)$|ing$|ly$|ed$|^\d/i;

/** What may follow an event's noun and belongs to it: `trial lesson`, `pilot project`. */
const compoundTail =
  /^(?:lesson|project|class|session|call|meeting|visit|period|week|day|run|order|shift|programme|program|booking|chat|month|phase|drive|box|kit|menu|pack|workshop|flight|shipment|delivery|batch|case|subscription|account|season|semester|term|morning|afternoon|evening|day|night|tour)s?$/i;

const noModifier =
  /^(?:a|an|the|our|my|your|their|his|her|them|him|us|me|you|to|for|with|in|on|at|of|and|or|into|up|get|some|any|one|sales|selling|closing|upsell|half|min|mins|minutes?|hours?|hrs?|fun|someone|that|this|more|next|week|interested|please)$/i;

/** The words that qualify an event: those that stand right before its noun, back to the first that cannot. Its length is not one of them. */
function modifiersBefore(text: string): string[] {
  const words = withoutDuration(text)
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
    if (!word || noModifier.test(word) || opensSentence || (/^\d/.test(word) && !/^\d+-\p{L}+$/u.test(word)))
      break;
    kept.unshift(/^(?:March|May)$/.test(word) ? word : decapitalise(word));
  }
  return kept;
}

/** The event that a goal names, with its length, kind and day as they were typed. */
export function toEvent(text: string, event = eventPattern.exec(text)): Goal {
  const found = (event?.[1] ?? 'meeting').toLowerCase();
  const at = event?.index ?? text.length;
  const duration = findDuration(text);
  const named = findWhen(text);
  // "A call about next winter" says nothing of when.
  const when =
    named && new RegExp(`\\b(?:about|of|regarding|to \\p{L}+ .*\\bfor) (?:the )?${named}`, 'iu').test(text)
      ? undefined
      : named;
  const before = modifiersBefore(text.slice(0, at));
  const after = text
    .slice(at + (event?.[0].length ?? 0))
    .trim()
    .replace(/^back\b ?/i, '');
  const next = after.split(/\s+/)[0] ?? '';
  const compound =
    compoundTail.test(next) && !/^week (?:commencing|of|beginning|starting)\b/i.test(after)
      ? ` ${next.toLowerCase().replace(/([^s])s$/, '$1')}`
      : '';
  // What is tried is a thing, and so is what it leaves: `a paid test article`.
  if (
    !compound &&
    tries.test(found) &&
    /^\p{Ll}{3,}$/u.test(next) &&
    !noPiece.test(next) &&
    !prepositions.has(next) &&
    !determiners.has(next) &&
    !isPlural(next)
  ) {
    const piece = [duration, ...before, found, next].filter(Boolean).join(' ');
    const rest = withoutWhen(after.slice(next.length), when);
    return {
      kind: 'thing',
      phrase: `${toArticle(piece)} ${piece}${toTail(rest, next)}`,
      ...(when ? { when } : {}),
    };
  }
  if (/^intro(?:duction)?$/.test(found) && /^to /i.test(after))
    return { kind: 'event', phrase: `an introduction ${flipSides(after)}` };
  if (/^(?:partnership|collaboration|collab|sponsorship)$/.test(found))
    return {
      kind: 'event',
      phrase: `a short call about ${withArticle([...before, found === 'collab' ? 'collaboration' : found].join(' '))}`,
      ...(when ? { when } : {}),
    };
  // One that both hold, or that is held for the reader's people, is no invitation.
  if (
    /^(?:webinar|masterclass)$/.test(found) &&
    !/^(?:joint|co-hosted|shared)$/.test(before[0] ?? '') &&
    !/^(?:at|for|with) (?:their|his|her|the|your) /i.test(after)
  )
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
  const kinds = before.filter((word) => !noun.split(' ').includes(word));
  const isFree =
    kinds[0] !== undefined && /^(?:complimentary|free|no-cost|no-obligation|paid)$/.test(kinds[0]);
  const parts = isFree ? [kinds[0], duration, ...kinds.slice(1), noun] : [duration, ...kinds, noun];
  // "Two trial sessions": what is counted stays several.
  const count = counted.exec(text.slice(0, at))?.[1];
  const isSeveral = count !== undefined && (event?.[2] === 's' || (compound !== '' && /s$/.test(next)));
  let phrase = [...new Set(parts.filter(Boolean).filter((part) => part !== count))]
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
    phrase:
      (isSeveral ? `${count} ${toPlural(phrase)}` : toOneEvent(phrase)) +
      toTail(withoutWhen(after.slice(compound.length), when), noun),
    ...(when ? { when } : {}),
  };
}

const counted = /\b(two|three|four|five|six|\d{1,2}) (?:[\p{L}-]+ ){0,3}$/iu;

function toPlural(phrase: string): string {
  return /(?:s|x|ch|sh)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

/** An event can be counted, whatever it is called. */
function toOneEvent(phrase: string): string {
  const head = phrase.split(' ').at(-1) ?? '';
  // "Would lunch suit you?"
  if (/^(?:breakfast|dinner|lunch)$/.test(phrase)) return phrase;
  return massNouns.has(head) || isPlural(head) || determiners.has(phrase.split(' ')[0] ?? '')
    ? withArticle(phrase)
    : `${toArticle(phrase)} ${phrase}`;
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
  // "Show it on one mould": what is shown is what is offered, at theirs.
  if (
    /^(?:demonstrate|show)$/.test(verb) &&
    /^(?:(?:them|him|her) )?(?:it|this) (?:at|in|on|with) /i.test(rest)
  )
    return toDeed('let', `us ${verb} ${flipSides(rest.replace(whom, ''))}`);
  // A date is agreed, and not talked about.
  if (verb === 'agree' && /^(?:on )?(?:a|the) (?:date|time|day|slot)\b/i.test(rest)) return undefined;
  if (event && !/^(?:show|walk|present|pitch|demonstrate)$/.test(verb)) return toEvent(rest, event);
  if (event && verb === 'walk') return toEvent(rest.replace(whom, ''), event);
  const when = findWhen(rest);
  const object = rest
    .replace(when ?? '', ' ')
    .replace(/^(?:up|through|over|back)\b ?/i, '')
    .replace(/^(?:with )?(?:them|him|her|you)\b ?/i, '')
    .trim();
  const opensWithPreposition = prepositions.has(object.split(' ')[0]?.toLowerCase() ?? '');
  if (/presentation|demo|walkthrough|visit|catch-up/.test(noun)) {
    const whomElse = /^(?:the )?\p{L}+ (with (?:them|him|her) and .+)$/iu.exec(object)?.[1] ?? '';
    const duration = findDuration(rest);
    return toEvent(
      `${duration ? `${duration} ` : ''}${noun} ${opensWithPreposition ? withoutDuration(object) : whomElse} ${when ?? ''}`,
    );
  }
  const isOwn = /\bfit\b/i.test(object) || senderSide.test(object);
  const matter = isOwn ? '' : !object || opensWithPreposition ? object : `about ${object}`;
  return toEvent(`${noun} ${matter} ${when ?? ''}`);
}

/** A goal that opens with a length of time. */
const opensSpan = new RegExp(`^(?:an? )?(?:${spans})\\b`, 'i');
const spanPattern = new RegExp(`^(.*?)\\b(${spans})(?!\\p{L})(.*)$`, 'iu');
/** What may follow a length of time and is no name of what takes place then. */
const noNameOfSpan =
  /^(?:and|any|asap|from|just|max|maximum|next|now|online|only|please|remotely|should|slot|that|then|this|today|together|tomorrow|when|would)$|ly$/;

/** A span of time alone is a call: `set up 15 minutes to compare costs`. */
export function readSpan(text: string, opens = false): Goal | undefined {
  if (!findDuration(text) || eventPattern.test(text)) return undefined;
  if (opens && !opensSpan.test(text)) return undefined;
  const [, before = '', span = '', rest = ''] = spanPattern.exec(text) ?? [];
  // "A 1-hour lunchtime seminar" has a name of its own.
  const first = /^[ -](\p{Ll}{3,})/u.exec(rest)?.[1] ?? '';
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
  return toEvent(
    `${span} call ${rest.replace(/^ of (?:their|his|her|your) time\b/i, '')} ${findWhen(before) ?? ''}`,
  );
}

/** A date to be found. */
export function readAppointment(text: string): Goal | undefined {
  const isDay =
    /^(?:get|find|set|fix|pick) (?:a )?(?:time|date|day|slot) (?:in|on) /i.test(text) && findWhen(text);
  return isDay ||
    /^(?:(?:get|find|agree(?: on)?|set|fix|schedule|arrange|book|discuss) (?:a |the |some )?)?(?:time|date|day|slot)(?! (?:in|on|for|at) )\b/i.test(
      text,
    ) ||
    /^(?:(?:get|hop|jump) )?on (?:the |a )?(?:phone|call)\b/i.test(text)
    ? toEvent(`call ${findWhen(text) ?? ''}`)
    : undefined;
}

/** The sender would come to the reader. */
export function readVisit(text: string, offer = '', isTold = false): Goal | undefined {
  if (/^(?:visit|drop in on|call on) (?:them|him|her)\b/i.test(text))
    return toEvent(`short visit ${findWhen(text) ?? ''}`);
  // "Drop by for a ten-minute walk-through": who walks where is told by neither.
  const by = /^(?:come|drop|pop|stop|swing) (?:by|in|over|round) (?:for|to) (.+)$/i.exec(text)?.[1];
  if (by && eventPattern.test(by)) return toEvent(by);
  const over =
    /^(?:call|come|pop) (?:out|over|round)\b(.*)$/i.exec(text)?.[1] ??
    /^(?:call|come|drop|pop|stop|swing) by((?: (?!our\b|the\b|my\b|their\b|his\b|her\b|for\b|to\b).*)?)$/i.exec(
      text,
    )?.[1];
  if (over !== undefined && !isTold) return toEvent(`visit${over}`);
  if (/^(?:come (?:and |to )?)?measure(?: up)?$/i.test(text))
    return { kind: 'event', phrase: 'a short visit to measure up' };
  // Whoever works on what is there comes; whoever sells has something to be seen.
  const place = /^visit (the (?:\p{L}+ )?\p{L}+)$/iu.exec(text)?.[1];
  if (place && isActivity(offer.split(/ (?:for|of|in|at|on|by|to|with|from) |[,;.(:]/)[0] ?? ''))
    return { kind: 'event', phrase: `a short visit to ${place.toLowerCase()}` };
  // Some of what is at theirs is visited by the sender.
  if (
    /^visit (?:one|two|three|four|five|\d+) (?!.*\bour\b)/i.test(text) &&
    !/^visit \S+ of (?:their|his|her)\b/i.test(text)
  )
    return toDeed('let', `us ${flipSides(text)}`);
  const work =
    !isTold &&
    /^come (?:and|to) ((?:assess|check|clean|count|fit|fix|inspect|install|look (?:at|over|round) (?:the|their)|measure|photograph|price|quote|read|repair|scan|service|speak|survey|talk|test|train|tune|value|weigh)\b.{3,60})$/i.exec(
      text,
    )?.[1];
  if (work) return toDeed('let', `us come and ${flipSides(work)}`);
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
