import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toNounCore, withArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isActivity } from '../../offer/kinds/offer-kind.ts';
import { findAct } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findDuration, findWhen } from '../time-words.ts';
import { toOne } from '../wants/goal-wants.ts';
import { eventPattern, toEvent } from './goal-event.ts';

/** What senders come to do. */
const errands =
  '(?:assess|bring|check|clean|count|deliver|demo|demonstrate|do|drop off|fit|fix|inspect|install|listen to (?:the|their)|look (?:at|over|round) (?:the|their)|measure|perform|photograph|play|present|price|quote|read|repair|scan|service|speak|survey|talk|test|train|tune|value|weigh)';

/** `Drop in with some tins`, `come for a rooftop look`, `walk the plant and leave a list`. */
const senderComes = compact(
  `^(?:(?:call|come|drop|pop|stop|swing) (?:by|in|over|round) (?:(?:and|with) .{3,}|to ${errands}\\b.*)|come (?:(?:out|over|round) )?for an? (?:(?:\\p{L}+ )?(?!(?:brief|closer|first|free|good|little|proper|quick|short) )\\p{L}+ look\\b|(?:\\p{L}+ )?look (?:at|in|inside|over|round) (?:the|their)\\b).*|come to (?:the|their) (?!(?:[\\p{L}-]+ )?(?:assembly|concert|dinner|event|exhibition|fair|gala|launch|meeting|opening|party|premiere|reception|show|talk|webinar)\\b)[\\p{L} ]{3,25} (?:and|to) (?!(?:ask|attend|choose|feel|hear|join|judge|look|meet|pick|sample|see|speak|taste|tour|try|view|visit|watch)\\b)\\p{L}+ (?:an?|one|some|the|their|two|three|\\d+)\\b.*|(?:come and )?walk (?:the|their) .* (?:and (?:leave|send|write)|with (?:them|him|her))\\b.*|look (?:at|over|round) (?:the|their) .* and (?:leave|quote|say|send|tell|write)\\b.*)$`,
  'iu',
);

/** `Drop in on a weekday`, `swing by the office`: nobody asks it of a reader without saying where. */
const senderDropsIn =
  /^(?:(?:drop|pop|stop|swing) (?:by|in|over|round) (?!(?:at (?:our|the)|to (?:browse|choose|collect|feel|hear|look|pick|sample|see|taste|try|view)|for an?|my|our|the (?:booth|stall|stand))\b)|(?:drop|pop|stop|swing) (?:by|in at|into) (?:the )?(?:bar|branch|clinic|depot|farm|garage|gym|hotel|kitchen|office|practice|premises|pub|reception|restaurant|salon|school|site|store|surgery|warehouse|workshop)\b)/i;

const comesFor = compact(`^come (?:and|to) (${errands}\\b.{3,60})$`, 'i');
const comesOver = compact(`^come (?:out|over|round|up) and (?=${errands}\\b)`, 'i');

const comesToLook = /^come (?:(?:by|over|round) )?and (?:have|take) an? (?:\p{L}+ )?look$/iu;

/** Work that is done where the reader is. */
const doneThere =
  /\b(?:cleaning|decorating|fitting|installation|landscaping|maintenance|painting|refurbishment|removals?|repairs?|restoration|servicing|surveys?)\b/i;

/** `Show samples` has none, `give live class` gets one. */
function withItsArticle(thing: string): string {
  return isPlural(toNounCore(thing).at(-1) ?? '') ? thing : toOne(thing);
}

const toPlace =
  /^(?:(?:arrange|book|fix|get|have|organi[sz]e|propose|schedule|set up|suggest) )?(?:for them to |him to |her to |them to )?(?:(?:an? )?(?:free |short |site )?visit (?:of|to)|visit) (our|my|the) ([^,;]{3,60})$/i;

/** `A visit to the garden`, of a day in "our community garden": `our garden`, where the reader comes. Undefined where the place is not the sender's. */
function toOwnPlace(goal: string, offer: string): string | undefined {
  const [, whose = '', place = ''] = toPlace.exec(goal) ?? [];
  if (!place || /\b(?:her|his|their)\b/.test(place)) return undefined;
  if (!/^the$/i.test(whose)) return `${whose.toLowerCase()} ${place}`;
  const head = (place.split(/ (?:at|for|in|near|next|on|outside|this) /)[0] ?? '').split(' ').at(-1) ?? '';
  const [, own] =
    offer
      .split(/[.,;:]/)
      .map((part) => /\b(my|our) ((?:[\p{L}\d-]+ ){0,4}[\p{L}-]+)/iu.exec(part))
      .find((found) => found?.[2]?.toLowerCase().split(' ').includes(head.toLowerCase())) ?? [];
  return own ? `${own.toLowerCase()} ${place}` : undefined;
}

/** The sender would come to the reader. */
export function readVisit(goal: string, offer = '', isTold = false): Goal | undefined {
  const text = goal.replace(comesOver, 'come and ');
  // "Visit them in May", "get a visit with him before Christmas": it is to him.
  const ofReader =
    /^(?:visit|(?:call|drop|look|pop) in (?:on|to see)|call on|(?:(?:arrange|book|get|have|schedule) )?an? (?:\p{L}+ )?visit with) (?:them|him|her(?! (?!(?:after|and|at|before|during|early|for|in|late|next|on|one|this|to|tomorrow|with)\b)\p{Ll}))\b(.*)$/iu.exec(
      text,
    )?.[1];
  if (ofReader !== undefined)
    return toEvent(
      `${findDuration(text) ?? 'short'} visit ${findWhen(text) ?? (/^ (?:after|before|on) /.test(ofReader) ? ofReader.trim() : '')}`,
    );
  // "A visit from him and the head grower to see the trial": there the reader comes.
  const [coming, others, why = ''] =
    /^(?:get )?an? visit (?:by|from) (?:them|him|her)(?: and (?:the|their|his|her) ([\p{L} ]{3,25}?))?( (?:at|in|next|on|this|to) .+)?$/iu.exec(
      text,
    ) ?? [];
  if (coming && why) return toDeed('come', `${others ? `with your ${others}` : ''}${flipSides(why)}`);
  // "Get on their roof this month for a free inspection".
  const [, prep = '', spot = '', then = ''] =
    /^get (in|inside|into|on|onto|on to|to|up on) (?:(?:the|their|his|her) )?((?:[\p{L}-]+ )?(?:attic|barn|basement|building|factory|farm|field|garden|house|kitchen|land|loft|plant|premises|property|roof|site|vineyard|warehouse|yard)s?)((?: (?:before|by|for|in|next|on|this|to|tomorrow)\b.*)?)$/iu.exec(
      text,
    ) ?? [];
  if (spot && !isTold) {
    const goes = /^(?:premises|property|site)/i.test(spot)
      ? 'come to'
      : /^(?:in|to)/i.test(prep)
        ? 'come into'
        : 'get onto';
    return toDeed('let', `us ${goes} your ${decapitalise(spot)}${flipSides(then)}`);
  }
  // "Get her to visit".
  if (isTold && /^visit$/i.test(text)) return toDeed('visit', 'us');
  // "Come round and have a look at it", "drop in and try a class": whoever looks at or tries what is offered is the reader.
  const [, view = '', looks = '', whose = ''] =
    /^((?:call|come|drop|pop|stop|swing) (?:by|down|in|out|over|round) (?:and|to) )(?:(have a (?:\p{L}+ )?look at|look (?:at|over|round)|see|view) (it|this|one (?:at|in|on|running|working)\b.+|(?:the|our) .+)|(?:browse|choose|feel|hear|pick|sample|taste|tour|try)\b(?!.* (?:their|his|her)\b).*)$/iu.exec(
      text,
    ) ?? [];
  const opening = offer.split(/ (?:for|of|in|at|on|by|to|with|from) |[,;.(:]/)[0] ?? '';
  const isTheirs =
    /^the /i.test(whose) && toNounCore(opening).at(-1) !== whose.split(' ').at(-1)?.toLowerCase();
  if (view && !isTheirs && !(looks && (doneThere.test(offer) || isActivity(opening))))
    return toDeed((text.split(' ')[0] ?? '').toLowerCase(), flipSides(text.replace(/^\S+ /, '')));
  // "Drop by for a ten-minute walk-through": who walks where is told by neither.
  const by = /^(?:come|drop|pop|stop|swing) (?:by|in|over|round) (?:for|to) (.+)$/i.exec(text)?.[1];
  if (by && eventPattern.test(by)) return toEvent(by);
  if (
    !isTold &&
    senderDropsIn.test(text) &&
    !/\b(?:my|our|us)\b(?! (?:brochure|catalogue|menu|samples?|range)\b)/i.test(text)
  )
    return toDeed(
      'let',
      `us ${flipSides(decapitalise(text).replace(/^(\p{L}+ (?:by|in at|into)) the /u, '$1 their '))}`,
    );
  const ownPlace = toOwnPlace(text, offer);
  if (ownPlace) return toDeed('visit', ownPlace);
  // "Drop by our stand": there the reader comes.
  const [, comes, ours] =
    /^((?:call|come|drop|pop|stop|swing) (?:by|in at)) ((?:our|my|the) .{3,50})$/i.exec(text) ?? [];
  if (comes && ours) return toDeed(comes.toLowerCase(), flipSides(ours));
  // "Come by and look at the lot", of a place at "our lot".
  const seen = /\b(?:at|over|round|see|view) the (\p{L}+)$/u.exec(text)?.[1];
  if (seen && /^come /i.test(text) && new RegExp(`\\bour (?:\\p{L}+ )?${seen}\\b`, 'u').test(offer))
    return toDeed('come', flipSides(text.replace(/^come /i, '')));
  const calls = !isTold && !/\b(?:our|us)\b/i.test(text) && senderComes.test(text);
  if (calls) return toDeed('let', `us ${flipSides(decapitalise(text))}`);
  const over =
    /^(?:call|come|pop) (?:out|over|round)\b(.*)$/i.exec(text)?.[1] ??
    /^(?:call|come|drop|pop|stop|swing) by((?: (?!our\b|the\b|my\b|their\b|his\b|her\b|for\b|to\b).*)?)$/i.exec(
      text,
    )?.[1];
  if (over !== undefined && !isTold) return toEvent(`visit${over}`);
  if (/^(?:an? )?\d+[- ](?:min|minute|hour)s? visit (?:for|to) /i.test(text)) return toEvent(text);
  if (/^(?:come (?:and |to )?)?measure(?: up)?$/i.test(text))
    return { kind: 'event', phrase: 'a short visit to measure up' };
  // Whoever works on what is there comes; whoever sells has something to be seen.
  const place = /^visit (the (?:\p{L}+ )?\p{L}+)$/iu.exec(text)?.[1];
  if (place && isActivity(offer.split(/ (?:for|of|in|at|on|by|to|with|from) |[,;.(:]/)[0] ?? ''))
    return { kind: 'event', phrase: `a short visit to ${place.toLowerCase()}` };
  // Some of what is at theirs is visited by the sender.
  if (
    /^visit (?:one|two|three|four|five|\d+) (?!.*\b(?:our|us)\b)/i.test(text) &&
    !/^visit \S+ of (?:their|his|her)\b/i.test(text)
  )
    return toDeed('let', `us ${flipSides(text)}`);
  // "Come and have a look", of repairs: who repairs comes.
  if (!isTold && comesToLook.test(text) && doneThere.test(offer))
    return toDeed('let', `us ${decapitalise(text)}`);
  const work = !isTold && comesFor.exec(text)?.[1];
  if (work) return toDeed('let', `us come and ${flipSides(work)}`);
  const errand = /^(?:a )?visit (to (\p{Ll}+)(?: up)?)$/u.exec(text);
  if (errand && findVerb(errand[2] ?? '')?.form === 'base')
    return { kind: 'event', phrase: `a short visit ${errand[1]}` };
  // "Visit their hotel for a 45-minute survey".
  const what =
    !isTold &&
    /^visit ((?:their|his|her) [\p{L} ]{3,25}? for an? (?!(?:chat|coffee|drink|lunch|tour)\b).{3,50})$/iu.exec(
      text,
    )?.[1];
  if (what) return toDeed('let', `us visit ${flipSides(what)}`);
  // "Visit to give live class for students": what is given there.
  const given =
    /^(?:(?:arrange|book|get|offer|propose|schedule) )?(?:an? |one )?(?:(?:free|school|site|short) )?visit to ((?:conduct|deliver|demo|demonstrate|give(?! (?:you |them )?an? (?:estimate|price|quote))|hold|perform|present|run|show|teach)) (.{3,60})$/i.exec(
      text,
    );
  if (given)
    return toDeed(
      'let',
      `us visit to ${given[1]} ${flipSides(withItsArticle(given[2] ?? '')).replace(/ (for|to|with) (?=(?:children|kids|members|patients|pupils|residents|staff|students)\b)/, ' $1 your ')}`,
    );
  // "Visit his vineyard and walk the blocks with him": the sender does both.
  const both =
    !isTold &&
    /^(?:come (?:by|to)|stop by|visit) ((?:their|his|her) [\p{L} ]{3,25}? and (?!(?:a|an|the|their|his|her|our|my)\b)\p{Ll}+ (?!and\b).{3,60})$/iu.exec(
      text,
    )?.[1];
  if (both && findAct(both.slice(both.indexOf(' and ') + 5))?.isKnown)
    return toDeed('let', `us visit ${flipSides(both)}`);
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
