import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, massNouns, prepositions } from '../../../text/words.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { purposes, toTail } from '../goal-tail.ts';
import { findDuration, findWhen, withoutDuration, withoutWhen } from '../time-words.ts';

const eventNouns =
  'tasting panel|cupping|deep-dive|breakfast (?:briefing|meeting|seminar)|lunch (?:briefing|meeting)|taste test|focus group|lunch and learn|deep dive|first talk|proof of (?:concept|value)|valuation|appraisal|meeting|seminar|meet-up|meetup|callback|call|demo|demonstration|chat|conversation|intro|introduction|consultation|consult|discussion|walkthrough|walk-through|coffee|lunch|breakfast|dinner|drink|trial|pilot|ride[ -]along|visit|tour|audit|assessment|interview|appointment|session|workshop|zoom|catch-up|viewing|tasting|test drive|test|site survey|survey|review|evaluation|screen share|briefing|presentation|fitting|inspection|partnership|collaboration|collab|sponsorship|lesson|class|webinar|masterclass|check|check-up|taster|open day|open evening|site walk|site measure|screening|walkabout|trunk show|comparison|run-through|walk[ -]round|walk[ -]around|dry run|kick-off|get-together';
export const eventPattern = compact(
  `(?<!-)\\b(${eventNouns})(s?)\\b(?!-| (?:bed|bench|cent(?:er|re)|hall|kitchen|lab|rig|room|set|suite|track)s?\\b| (?:app|clip|log|page|recording|report|script|template|transcript|video)s?\\b)`,
  'i',
);
/** What somebody tries by a first piece of it: `test article`, `pilot brew`, `trial reel`. */
const tries = /^(?:trial|pilot|test|taster)$/;
/** What is lent or set up to show by: `a demo field`. */
const shownBy =
  /^(?:account|area|bay|bed|bike|booth|car|device|environment|field|flat|garden|house|kit|line|licen[cs]e|loom|machine|model|panel|plot|rig|roof|room|set|site|station|strip|tractor|truck|unit|van|vehicle|version|wall)$/;
/** After such a noun these say when or how, and what is tried goes without saying. */
const noPiece =
  /^(?:next|this|early|late|later|soon|asap|basis|free|today|tomorrow|now|then|so|if|when|where|while|because|only|again|online|onsite|remotely|together|here|there|please|and|or|both|starts?|start|begins?|first|one|two|three|no|not|drive|worth|up|out|off|is|was|it|what|how|whether|we|they|i)$|ing$|ly$|ed$|^\d/i;

/** What may follow an event's noun and belongs to it: `trial lesson`, `pilot project`. */
const compoundTail =
  /^(?:lesson|project|class|session|call|meeting|visit|period|week|day|run|order|shift|programme|program|booking|chat|month|phase|drive|box|kit|menu|pack|workshop|flight|shipment|delivery|batch|case|subscription|account|season|semester|term|morning|afternoon|evening|day|night|weekend|tour|lunch|breakfast|dinner|spray|wash|bake)s?$/i;

const noModifier =
  /^(?:about|after|before|during|from|over|via|grab|hop|jump|ignite|a|an|the|our|my|your|their|his|her|them|him|us|me|you|to|for|with|in|on|at|of|and|or|into|up|get|some|any|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|do|can|could|may|might|should|will|would|sales|selling|closing|upsell|half|min|mins|minutes?|hours?|hrs?|fun|someone|that|this|more|next|week|interested|please)$/i;

/** What praises an event and says nothing of it. */
const hype =
  /^(?:actionable|alignment|amazing|bespoke|disruptive|engaging|exciting|game-changing|groundbreaking|high-(?:impact|level|value)|impactful|incredible|innovative|insightful|meaningful|powerful|productive|qualified|revolutionary|strategic|synergistic|synergy|transformational|transformative|unique|value-driven|visionary|world-class)$/i;

/** What is given away is said, however much stands between it and what it is: `a free two-week linen loss audit`. */
const isFree = /^(?:complimentary|free|no-cost|no-obligation|paid)$/i;

/** Units that a pilot or a trial is measured in. */
const measures = /^(?:GB|GWh|MB|MW|MWh|TB|ha|kW|kWh|kg|km|km²|m|m²|m³|sqm|ton|tonne|tons|tonnes)$/;

/** The words that qualify an event: those that stand right before its noun, back to the first that cannot. Its length is not one of them. */
function modifiersBefore(text: string, event: string): string[] {
  const said = withoutDuration(text).trim().split(/\s+/);
  // "A/B test".
  const words = said.map((word) =>
    /^\p{Lu}\/\p{Lu}$/u.test(word) ? word : word.replace(/[^\p{L}\p{N}&'’-]/gu, ''),
  );
  const kept: string[] = [];
  for (
    let index = words.length - 1;
    index >= 0 && (kept.length < 3 || isFree.test(words[index] ?? ''));
    index--
  ) {
    const word = words[index] ?? '';
    const opensSentence =
      index === 0 &&
      findVerb(word)?.form === 'base' &&
      !/^(?:free|pilot|phone|live|open|trial|demo|field|plant|sample|shop|store|test)$/i.test(word);
    // "Hand over to a new manager, coffee": what a comma parts qualifies nothing, unless it is another such word: "a short, free call".
    if (
      /[,;:]$/.test(said[index] ?? '') &&
      !/^(?:brief|casual|first|free|friendly|honest|informal|initial|open|paid|quick|relaxed|short)$/i.test(
        word,
      )
    )
      break;
    // "A 20 km pilot": how much of it there would be.
    if (/^\d[\d.,]*$/.test(word) && measures.test(kept[0] ?? '')) {
      kept.unshift(word);
      break;
    }
    if (!word || noModifier.test(word) || opensSentence || (/^\d/.test(word) && !/^\d+-\p{L}+$/u.test(word)))
      break;
    if (hype.test(word)) continue;
    // "A Loom audit" names one; of "Product Demo" each word has a capital.
    const isName = index > 0 && /^\p{Ll}/u.test(event);
    kept.unshift(
      isName || /^(?:FaceTime|Loom|March|May|Skype|Teams)$/.test(word) ? word : decapitalise(word),
    );
  }
  return kept;
}

/** `Stocking our coffee` sells it. */
export const namesGoods =
  /\b(?:my|our|their) (?:\p{Ll}+ )?(?:breakfasts?|coffees?|dinners?|drinks?|lunch(?:es)?)\b/u;

/** Words for a wish, a time or a place that an event may be wanted for: `get a slot for a call`. */
const wantedFor =
  /^(?:agreement|appetite|approval|availability|booking|chance|commitment|date|day|go-ahead|hour|interest|invitation|invite|min|mins|minutes|ok|opening|opportunity|place|request|room|sign-off|slot|space|time|yes)s?$/i;

/** A length of time, and what would be done in it. */
export const isTimeFor =
  /\b(?:hour|min|minute)s? (?:with \p{L}+ )?(?:(?:next|on|this) (?:[\p{L}\d]+ ){1,4})?to (?:compare|demo|demonstrate|discuss|explain|go|introduce|look|present|review|run|share how|show|talk|walk)\b/iu;

/** Something that can be counted, and what is done to it. */
const doneTo = /\b(?:an?|another|one|some|three|two|\d+) (?:[\p{L}-]+ ){1,3}to $/iu;

/** The event that words name, and not one that something else is for: `a licence for one class`. */
export function findEvent(text: string): RegExpExecArray | null {
  const event = eventPattern.exec(text);
  const lead = text.slice(0, event?.index);
  // "Two plots to trial our mix": what is done there.
  if (
    / to $/.test(lead) &&
    /^(?:an?|it|our|the|this) /i.test(text.slice((event?.index ?? 0) + (event?.[0].length ?? 0)).trim())
  )
    return null;
  // "One product to test alongside", "if her team would test it": a deed of somebody's.
  if (doneTo.test(lead) && !wantedFor.test(toNounCore(lead.replace(/ to $/, '')).at(-1) ?? '')) return null;
  // "The minutes of the last meeting": what is over is not held again.
  if (
    /\b(?:of|from) (?:the|their|your|our|his|her) (?:last|latest|previous|recent) (?:\p{L}+ )?$/iu.test(lead)
  )
    return null;
  if (/\b(?:can|could|may|might|should|will|would) $/i.test(lead)) return null;
  // "Two nights on us in return for an honest review": what is given for it.
  if (/ in (?:exchange|return) for (?:an? |some )?(?:[\p{L}-]+ ){0,2}$/iu.test(lead)) return null;
  // "A short exchange about their Q2 call": what is talked about.
  if (/\b(?:about|regarding) (?:her|his|my|our|the|their) (?:[\p{L}\d-]+ )?$/iu.test(lead)) return null;
  if (namesGoods.test(text)) return null;
  // "30 minutes to walk them through the audit": what the time is for.
  if (isTimeFor.test(lead)) return null;
  // "An hour in their workshop" says where.
  if (
    /^workshop/i.test(event?.[0] ?? '') &&
    / (?:at|in|into|round) (?:the|their|his|her) (?:\p{L}+ )?$/iu.test(lead)
  )
    return null;
  // "Get in before the audit" says when.
  if (/^(?:(?:be|get) )?(?:in|ready|there) (?:ahead of|before) (?:the|their) /i.test(text)) return null;
  if (/^check (?:our|out|the|he|if|in|it|on|she|that|they|whether)\b/i.test(text)) return null;
  // "Hand over one client as a test" says how.
  if (/ as an? (?:\p{L}+ )?$| on $/iu.test(lead)) return null;
  // "Book them in for a demo".
  if (!event || !/ for /.test(lead) || /\bin for an? /i.test(lead)) return event;
  const core = toNounCore(text);
  return eventPattern.test(core.join(' ')) || wantedFor.test(core.at(-1) ?? '') ? event : null;
}

/** The day that a goal names for its event; not one that it speaks about, and not one of a clause: `before the tender closes on 3 June`. */
function findDay(text: string): string | undefined {
  const named = findWhen(text);
  if (!named) return undefined;
  if (new RegExp(`\\b(?:about|of|regarding|to \\p{L}+ .*\\bfor) (?:the )?${named}`, 'iu').test(text))
    return undefined;
  const bare = named.replace(/^on /, '');
  // "Their Saturday cleaning" is no Saturday.
  if (
    new RegExp(
      `\\b(?:her|his|my|our|the|their) ${bare} (?!(?:after|and|at|before|for|if|in|on|or|to|with)\\b)\\p{Ll}`,
      'u',
    ).test(text)
  )
    return undefined;
  // "A call to discuss a group starting in September": what it is about starts then.
  if (
    new RegExp(
      `\\b(?:about|discuss|for|of|regarding|to \\p{L}+) .*\\b(?:beginning|launching|opening|running|scheduled|starting) (?:in |on |from )?(?:the )?${bare.replace(/^(?:in|from) /, '')}`,
      'iu',
    ).test(text)
  )
    return undefined;
  // "Who is here until Friday".
  if (new RegExp(`\\b(?:till|until) (?:the )?${bare}`, 'iu').test(text)) return undefined;
  // "…, ideally before the budget meeting on 3 March": the day is the meeting's.
  const [, until] =
    /, ((?:ideally |preferably )?(?:after|ahead of|before) (?:our|the|their) [^,]+ )$/i.exec(
      text.slice(0, text.indexOf(text.includes(named) ? named : bare)),
    ) ?? [];
  if (until) return flipSides(`${until}${named}`);
  const lead = text
    .slice(0, text.indexOf(text.includes(named) ? named : bare))
    .replace(/ (?:again|down|off|on|out|up)? ?$/, '');
  // "Before we go to print on 14 March", "before they renew on 3 May": the day is of what they do.
  if (/\b(?:after|before|once|until|when) (?:I|they|we) \p{Ll}+/u.test(lead)) return undefined;
  const closes = findVerb(lead.trim().split(' ').at(-1) ?? '');
  return closes?.form === 'third' && /\b(?:after|before|once|until|when) /.test(lead) ? undefined : named;
}

/** What is tried is a thing, and so is what it leaves: `a paid test article`, `five trial journeys`; undefined where a trial is the whole of it. */
function toPieceTried(
  found: string,
  after: string,
  lead: string,
  before: readonly string[],
  when?: string,
): Goal | undefined {
  const next = (after.split(/\s+/)[0] ?? '').replace(/:$/, '');
  const isPiece =
    (tries.test(found) || (found === 'demo' && shownBy.test(next))) &&
    /^\p{Ll}{3,}$/u.test(next) &&
    !noPiece.test(next) &&
    !prepositions.has(next) &&
    !determiners.has(next);
  const count = counted.exec(lead)?.[1]?.toLowerCase();
  if (!isPiece || (isPlural(next) && count === undefined)) return undefined;
  const piece = [findDuration(`${lead}${found}`), ...before, found, next].filter(Boolean).join(' ');
  return {
    kind: 'thing',
    phrase: `${isPlural(next) ? `${count} ` : next === 'access' || (massNouns.has(next) && !/(?:ing|sis|tion)$/.test(next)) ? '' : `${toArticle(piece)} `}${piece}${toTail(withoutWhen(after.slice(next.length), when), next)}`,
    ...(when ? { when } : {}),
  };
}

/** What a first talk is, and no plan that is talked about. */
const isOfCall =
  /^(?:brief|casual|exploratory|first|informal|initial|intro|introductory|opening|preliminary|quick|second|short|video)$/;

/** What an event is called in a mail. */
const calledInMail: Record<string, string> = {
  intro: 'introductory call',
  introduction: 'introductory call',
  zoom: 'Zoom call',
  discussion: 'conversation',
  consult: 'consultation',
  coffee: 'chat over coffee',
};

/** The length of another event than the first. */
const othersLength =
  /\b(?:for|then|with) an? (?:\d+|\p{L}+)[- ]min(?:ute)?s?[- ](?:call|chat|demo|meeting)\b/iu;

/** The event that a goal names, with its length, kind and day as they were typed. */
export function toEvent(text: string, event = eventPattern.exec(text)): Goal {
  const found = (event?.[1] ?? 'meeting').toLowerCase();
  const at = event?.index ?? text.length;
  const lead = text.slice(0, at);
  // "A free audit in exchange for a 15-minute call": the length is the call's.
  const isOthers = othersLength.test(text.slice(at));
  const duration = isOthers ? findDuration(lead) : findDuration(text);
  const when = findDay(text);
  const before = modifiersBefore(lead, event?.[0] ?? '');
  const said = text
    .slice(at + (event?.[0].length ?? 0))
    .trim()
    .replace(/^back\b ?/i, '');
  // "A pilot with 100 drivers, 3 months", "a visit, half a day, before Easter".
  const [whole = '', span = '', unit] =
    /, (\d+|one|two|three|four|six|half an?)[ -](day|week|month|year)s?(?=$|,| at )/i.exec(said) ?? [];
  const after = said.replace(whole, '').replace(/^, (?=(?:after|before|by|in|on) )/, '');
  const next = (after.split(/\s+/)[0] ?? '').replace(/[:;,.]$/, '');
  const compound =
    compoundTail.test(next) && !/^week (?:commencing|of|beginning|starting)\b/i.test(after)
      ? ` ${next.toLowerCase().replace(/([^s])s$/, '$1')}`
      : '';
  const piece = compound ? undefined : toPieceTried(found, after, lead, before, when);
  if (piece) return piece;
  // "An intro to a partner at their fund" is the reader's to make.
  if (
    /^intro(?:duction)?$/.test(found) &&
    /^to (?:an?|one|some|the|two) .* (?:at|from|in|of|on) their /i.test(after)
  )
    return toDeed('introduce', `us ${flipSides(after)}`);
  if (/^intro(?:duction)?$/.test(found) && /^to /i.test(after))
    return { kind: 'event', phrase: `an introduction ${flipSides(after)}` };
  if (/^(?:partnership|collaboration|collab|sponsorship)$/.test(found)) {
    // "An exploratory partnership call": the call explores, and not the partnership.
    const held = /^(call|chat|conversation|discussion|meeting)\b/i.exec(after)?.[1]?.toLowerCase();
    const kind = held ? before.filter((word) => isOfCall.test(word)) : [];
    if (held) {
      const sort = [...new Set([duration, ...kind, calledInMail[held] ?? held].filter(Boolean))].join(' ');
      const topic = withArticle([...before.filter((word) => !isOfCall.test(word)), found].join(' '));
      const rest = toTail(withoutWhen(after.slice(held.length), when), held);
      return {
        kind: 'event',
        phrase: `${withArticle(sort === held ? `short ${held}` : sort)} about ${topic.replace(/\bcollab$/, 'collaboration')}${/^ (?:at|on|with) /.test(rest) ? rest : ''}`,
        ...(when ? { when } : {}),
      };
    }
    const named = [...before, found === 'collab' ? 'collaboration' : found].join(' ');
    // "Sponsorship packages".
    const kinds = /^(?:ideas|levels|opportunities|options|packages|terms|tiers)\b/i.exec(after)?.[0];
    const matter = kinds ? `${named} ${kinds}` : withArticle(named);
    const on =
      /^(?:for|on) (?:an?|our|the|their) [^,]{3,50}$/.test(after) && !eventPattern.test(after) && !when
        ? ` ${flipSides(after)}`
        : '';
    const or = /^or (?:\p{L}+ ?){1,3}$/u.test(after) ? ` ${flipSides(after)}` : '';
    const worth = /^worth [£$€]\d[\d.,]*\p{L}?\b/u.exec(after)?.[0];
    return {
      kind: 'event',
      phrase: `a short call about ${matter}${worth ? ` ${worth}` : ''}${or}${on}`,
      ...(when ? { when } : {}),
    };
  }
  // One that both hold, or that is held for the reader's people, is no invitation.
  if (
    /^(?:webinar|masterclass)$/.test(found) &&
    !/^(?:joint|co-hosted|shared)$/.test(before[0] ?? '') &&
    !/^(?:at|for|with) (?:their|his|her|the|your) /i.test(after)
  )
    return toDeed('join', `our ${found}${when ? ` ${when}` : ''}`);
  const noun = compound
    ? found + compound
    : before.includes('virtual')
      ? found
      : (calledInMail[found] ?? found);
  if (span && !before.some((word) => /-(?:day|week|month|year)$/.test(word)))
    before.unshift(`${span.replace(/ an?$/i, '')}-${unit}`);
  // "A quick 10-minute call" says it twice.
  const kinds = before.filter(
    (word) => !noun.split(' ').includes(word) && !(duration && /^(?:brief|quick|short)$/.test(word)),
  );
  const parts = isFree.test(kinds[0] ?? '')
    ? [kinds[0], duration, ...kinds.slice(1), noun]
    : [duration, ...kinds, noun];
  // "Two trial sessions": what is counted stays several.
  const count = counted.exec(lead)?.[1]?.toLowerCase();
  const isSeveral = count !== undefined && (event?.[2] === 's' || (compound !== '' && /s$/.test(next)));
  const phrase = [...new Set(parts.filter(Boolean))]
    .join(' ')
    .replace(/\bzoom\b/g, 'Zoom')
    .replace(/\bseo\b/g, 'SEO')
    .replace(/\bintro (?=call|meeting|chat)/, 'introductory ')
    .replace(/^quote (call|chat)$/, 'short $1 about a quote')
    // "A strategic alignment session": what is left is a call.
    .replace(hype.test(lead.trim().split(' ').at(-1) ?? '') ? /^session$/ : /$^/, 'call')
    .replace(/^(?=(?:meeting|call|chat|conversation|demo|walkthrough|presentation)$)/, 'short ');
  // "One trial delivery": what is counted takes an article, whatever it is called.
  const isOne =
    /\b(?:an?|one) (?:[\p{L}-]+ ){0,2}$/iu.test(lead) || compound !== '' || before.includes('virtual');
  // "A coffee chat or a quick Zoom": either would do.
  const other =
    /^or (?:(?:an?|have|meet for) )*(.{3,40})$/iu.exec(after.slice(compound.length).trim())?.[1] ?? '';
  const otherEvent = other && !findDay(other) ? findEvent(other) : null;
  const either = otherEvent ? toEvent(other, otherEvent) : undefined;
  const told = isSeveral ? `${count} ${toPlural(phrase)}` : toOneEvent(phrase, isOne);
  // "On cover for August".
  const rest = withoutWhen(after.slice(compound.length), when).replace(when ? / (?:for|in|on) ?$/ : /$^/, '');
  const tail = toTail(rest, noun).replace(/\bzoom\b/g, 'Zoom');
  if (either?.kind === 'event')
    return { kind: 'event', phrase: `${told} or ${either.phrase}`, ...(when ? { when } : {}) };
  // "A call next week to see whether a puppy would suit": the week is the call's.
  const [, place = '', purpose = ''] = /^(.*?)(?<!\bup)( to \p{Ll}.*)$/u.exec(tail) ?? [];
  if (
    when &&
    purpose &&
    (findVerb(purpose.split(' ')[2] ?? '')?.form === 'base' || purposes.test(purpose.trim()))
  )
    return { kind: 'event', phrase: `${told}${place} ${when}${purpose}` };
  // "An interview in May, online or at her office".
  if (when && tail.startsWith(',')) return { kind: 'event', phrase: `${told} ${when}${tail}` };
  // "About the loan of the marquee for 14 June" names the day.
  const isNamed =
    when !== undefined && (told + tail).toLowerCase().includes(when.replace(/^(?:in|on) /, '').toLowerCase());
  return { kind: 'event', phrase: told + tail, ...(when && !isNamed ? { when } : {}) };
}

const counted =
  /(?<![\d-])\b(two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}(?:-\d{1,2})?) (?:[\p{L}-]+ ){0,3}$/iu;

function toPlural(phrase: string): string {
  return /(?:s|x|ch|sh)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

/** An event can be counted, whatever it is called. */
function toOneEvent(phrase: string, isOne: boolean): string {
  const head = phrase.split(' ').at(-1) ?? '';
  // "Would lunch suit you?"
  if (/^(?:breakfast|dinner|lunch)$/.test(phrase)) return phrase;
  return (massNouns.has(head) && !isOne) || isPlural(head) || determiners.has(phrase.split(' ')[0] ?? '')
    ? withArticle(phrase)
    : `${toArticle(phrase)} ${phrase}`;
}
