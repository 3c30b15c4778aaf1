import { compact } from '../../../../compact.ts';
import {
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toNounCore,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, personNouns, prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { findFinite, opensObject, toolDeed } from '../offer-shapes.ts';
import { money } from './money.ts';
import { tellTerms } from './tell-terms.ts';

/** What is held, and so lasts. */
const held =
  /\b(?:class|course|event|lesson|masterclass|programme|program|seminar|session|show|talk|tour|training|webinar|workshop)(?:e?s)?\b/i;

const span =
  /^(?:half a|an?|one|two|three|four|five|six|\d[\d.]*)(?: full)? (?:minute|hour|day|evening|morning|afternoon|week|month)s?(?: on average)?$/i;

const price = compact(
  `^(?:only |just )?(from |starting (?:at|from) )?((?:(?:${money})\\S*|\\d[\\d.,]*k? (?:bucks|cents?|dollars|euros|francs|kroner|kronor|pence|pounds|quid|rand|rupees|zloty)\\b)(?:,? (?:per|an?|each|flat|all[- ]in|one-off|plus|for) ?[^,]*)?)$`,
  'i',
);

const quality =
  /^(?:(?:fully )?(?:\p{Lu}[\p{L}\d]*(?: [\d-]+)?[ -])(?:accredited|approved|certified|compliant|ready|registered)|(?:available|free|hosted|live|open|ready)\b.*)$/u;

type Predicate = { verb: string; rest: string };

/** What one part of a note says of the thing, as its verb and what follows. */
function toPredicate(part: string, of: string): Predicate | undefined {
  // "Usually 3 weeks, usually under 15k".
  const [, often = '', stated = ''] = /^(mostly|normally|typically|usually) (.+)$/i.exec(part) ?? [];
  const told = stated ? toPredicate(stated, of) : undefined;
  if (stated)
    return told && told.verb !== 'is'
      ? { verb: `${often.toLowerCase()} ${told.verb}`, rest: told.rest }
      : undefined;
  const [, bound = '', sum = ''] = /^((?:about|around|under|up to) )(.+)$/i.exec(part) ?? [];
  if (bound && (price.test(sum) || /^\d[\d.,]*k$/.test(sum)))
    return { verb: 'costs', rest: `${bound.toLowerCase()}${sum}` };
  const text = decapitalise(part);
  const [first = '', second = ''] = text.split(' ');
  const verb = findVerb(first);
  if (quality.test(part) || /^\p{Ll}+[- ]free$/u.test(text)) return { verb: 'is', rest: text };
  const [, from, amount = ''] = price.exec(part) ?? [];
  if (amount) return { verb: from ? 'starts' : 'costs', rest: from ? `at ${amount}` : amount };
  if (span.test(text)) return { verb: held.test(of) ? 'lasts' : 'takes', rest: text };
  const [, most = ''] =
    /^(?:for )?((?:up to \d+|\d+ ?(?:-|to) ?\d+) (?:[\p{L}-]+ )?(?:attendees|children|delegates|employees|guests|learners|managers|nurses|participants|people|pupils|reps|seats|staff|students|teachers))$/u.exec(
      text,
    ) ?? [];
  if (most) return held.test(of) ? { verb: 'takes', rest: most } : { verb: 'is', rest: `for ${most}` };
  if (verb?.form === 'third' && (toolDeed.test(text) || !verb.isName || opensObject(second)) && second)
    return { verb: first, rest: text.slice(first.length + 1) };
  const [, need = ''] = /^(no .+) (?:needed|necessary|required)$/.exec(text) ?? [];
  if (need) return { verb: 'needs', rest: need };
  if (
    /^\p{Ll}{2,}[^e]ed$|^(?:built|made)$/u.test(first) &&
    (prepositions.has(second) || /^\S+ (?:the (?:next|same) day|overnight|daily|weekly)\b/.test(text))
  )
    return { verb: 'is', rest: text };
  if (/^\d[\d.,]*% (?:accuracy|availability|coverage|precision|recall|uptime)\b/.test(text))
    return { verb: 'has', rest: text };
  if (/^\d[\d.,]* ?(?:ms|milliseconds|seconds|minutes) (?:an?|per) \p{Ll}+$/u.test(text))
    return { verb: 'takes', rest: text };
  if (
    /^(?:\d+|an?|one|two|three) (?:minutes?|hours?|days?) (?:an?|each|per) (?:day|week|month|year)$/u.test(
      text,
    )
  )
    return { verb: 'takes', rest: text };
  if (/^in (?:\d+|two|three|four|five|six|ten) languages$|^with \p{L}/u.test(text))
    return { verb: 'comes', rest: text };
  // "15 dishes".
  if (
    /^(?:\d+|two|three|four|five|six|ten) (?!(?:minutes|hours|days|weeks|months|years)$)\p{Ll}{3,}s$/u.test(
      text,
    )
  )
    return { verb: 'comes', rest: `with ${text}` };
  const phrase = tellTerms('it', [text]).slice(2).replace(/^,? /, '');
  return phrase.startsWith('with ') ? { verb: 'comes', rest: phrase } : undefined;
}

function toPluralVerb(verb: string): string {
  const [, often = '', does = ''] = /^(\p{Ll}+ly )(.+)$/u.exec(verb) ?? [];
  if (does) return often + toPluralVerb(does);
  return verb === 'is' ? 'are' : verb === 'has' ? 'have' : (findVerb(verb)?.base ?? verb);
}

const inAdvance = /^(?:half|one third|\d+%) (?:in advance|upfront)$/i;

/** `HIPAA compliant, works inside athenahealth, $199 a month` → `It is HIPAA compliant, works inside athenahealth and costs $199 a month.` */
function tellAll(all: readonly string[], isMany: boolean, of: string): string | undefined {
  // "One third upfront".
  const ahead = all.filter((part) => inAdvance.test(part));
  const parts = all.filter((part) => !inAdvance.test(part));
  const told = parts.map((part) => toPredicate(part, of));
  if (parts.length < 2 || !told.every((one) => one !== undefined)) return undefined;
  // Of several workshops it is each that lasts a day.
  const isEach =
    isMany && told.some(({ verb, rest }) => /^(?:costs|lasts|takes)$/.test(verb) && !/ each$/.test(rest));
  const phrases: string[] = [];
  let before = '';
  for (const { verb, rest } of told.toSorted((one, other) => rank(one.verb) - rank(other.verb))) {
    const said = verb === before && /^(?:is|comes)$/.test(verb);
    // "Is compliant and hosted in Frankfurt", "comes with a trial and no contract".
    if (said)
      phrases[phrases.length - 1] +=
        ` and ${/ with /.test(phrases.at(-1) ?? '') ? rest.replace(/^with /, '') : rest}`;
    else phrases.push(`${isMany && !isEach ? toPluralVerb(verb) : verb} ${rest}`);
    before = verb;
  }
  const list =
    phrases.length === 2 && / and /.test(phrases[0] ?? '') ? phrases.join(', and ') : joinList(phrases);
  return [
    `${isEach ? 'Each' : isMany ? 'They' : 'It'} ${list}`,
    ...ahead.map((part) => part.replace(/ (?=\S+(?: advance)?$)/, ' is due ')),
  ]
    .map(finishSentence)
    .join(' ');
}

/** What it is comes first, what comes with it and what it costs last. */
function rank(verb: string): number {
  if (verb === 'is') return 0;
  return verb === 'comes' ? 2 : /(?:^| )(?:costs|starts)$/.test(verb) ? 3 : 1;
}

/** For how many something is held. */
const heads =
  /^(?:up to )?\d+ (?:adults|children|delegates|employees|guests|participants|people|pupils|staff|students)$/i;

/** `Monthly payslips, real accountants, £5 a head` → `You get monthly payslips and real accountants for £5 a head.` */
function tellThings(parts: readonly string[]): string | undefined {
  const prices = parts.filter((part) => price.test(part));
  // "Half-day visit, 16 staff, £220": for how many it is.
  const whom = parts.find((part) => heads.test(part));
  const things = parts.filter((part) => !price.test(part) && part !== whom).map(decapitalise);
  const isThing = (part: string) => {
    const words = part.split(' ');
    // "One invoice a month for all flats".
    const core = toNounCore(part.replace(/ (?:an?|each|every|per) (?:day|week|month|quarter|year)\b.*$/, ''));
    const head = (core.at(-1) ?? '').toLowerCase();
    const isCounted = /^(?:one|two|three|four|five|six|ten|\d+) \p{L}/u.test(part);
    return (
      words.length < 10 &&
      !/[/:()%]/.test(part) &&
      (isPlural(head) ||
        isCount(head) ||
        massNouns.has(head) ||
        /^(?:\d+|one|two|three|four|five|six|ten|same|next)-\p{L}+$/u.test(core[0] ?? '')) &&
      // "Two days a month" is nothing that one gets.
      !/^(?:day|hour|minute|month|time|week|year)s?$/.test(head) &&
      (isCounted || !/^\d/.test(part) || /^\d+-\p{L}/u.test(part)) &&
      !prepositions.has(words[0] ?? '') &&
      !isParticiple(words[0] ?? '') &&
      (findVerb(words[0] ?? '') === undefined ||
        findVerb(words[0] ?? '')?.isName === true ||
        core.length > 1) &&
      findFinite(words) < 0
    );
  };
  if (
    prices.length > 1 ||
    things.length < (prices.length > 0 ? 1 : 3) ||
    !things.every((thing) => isThing(thing) || /^\d+ ?[GM]bit\/s$/.test(thing))
  )
    return undefined;
  // "Loans, touring shows, one-offs": who knows what of them.
  if (
    prices.length === 0 &&
    !things.some((thing) => /^(?:\d|one|two|three|same-|next-|weekly|monthly)/.test(thing))
  )
    return undefined;
  // "And one line a month" has its "and" already.
  if (things.some((thing) => / (?:and|or) /.test(thing) || /^no /.test(thing))) return undefined;
  const [, from, amount = ''] = price.exec(prices[0] ?? '') ?? [];
  const list = joinList(
    things.map((thing) =>
      /^(?:one|two|three|four|five|six|seven|eight|ten|twelve) /.test(thing) ? thing : withArticle(thing),
    ),
  );
  return finishSentence(
    `You get ${list}${whom ? ` for ${whom}` : ''}${amount ? `${from || whom || (things.at(-1) ?? '').split(' ').length > 3 ? ',' : ''} ${from ? 'from' : 'for'} ${amount}` : ''}`,
  );
}

/** `Two admins, 10 years`, `six sessions, by video`: what is said of the thing before. */
function mergeParts(parts: readonly string[]): string[] {
  const merged: string[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    if (before && /^\d+\+? years$/.test(part) && namesPeople(before))
      merged[merged.length - 1] = `${before} with ${part} of experience`;
    else if (before && /^(?:by|on|via) (?:e-?mail|phone|site|video|Zoom)$/i.test(part))
      merged[merged.length - 1] = `${before} ${part}`;
    else merged.push(part);
  }
  return merged;
}

/** `Reports at £210, analysis at £340` → `Reports cost £210 and analysis £340.` */
function tellPrices(parts: readonly string[]): string | undefined {
  const each = parts.map((part) => pricedThing.exec(part));
  const [first] = each;
  if (parts.length < 2 || !first || !each.every((one) => one !== null)) return undefined;
  const head = (toNounCore(first[1] ?? '').at(-1) ?? '').toLowerCase();
  const told = each.map(
    (one, at) =>
      `${at === 0 ? one[1] : decapitalise(one[1] ?? '')} ${at === 0 ? `${isPlural(head) ? 'cost' : 'costs'} ` : ''}${one[2]}`,
  );
  return finishSentence(joinList(told));
}

const pricedThing = compact(`^(\\p{L}[\\p{L}\\d -]{2,40}?) (?:at|for) (${money}\\S*)$`, 'iu');

/** What one has of a contract or a service, so often. */
const counted =
  /^(?:\d+|one|two|three|four|five|six|eight|ten|twelve|unlimited|weekly|monthly|quarterly) (?:[\p{L}-]+ ){0,2}?(?:articles|audits|backups|calls|checks|classes|designs|edits|hours|inspections|lessons|lunches|photos|posts|reports|reviews|revisions|sessions|shoots|tests|updates|videos|visits|webinars|workshops)\b/iu;

const packaged =
  /\b(?:care|cleaning|contracts?|cover|maintenance|membership|packages?|plans?|programmes?|programs?|retainers?|services?|subscriptions?|support)\b/i;

/** Whether a name is one of people. */
function namesPeople(noun: string): boolean {
  const head = (toNounCore(noun).at(-1) ?? '').toLowerCase();
  return (
    /^(?:admins|agents|crews|nurses|people|reps|staff|teams)$/.test(head) ||
    (isPlural(head) && personNouns.has(head.replace(/s$/, ''))) ||
    /(?:[^aeiou]ers|ists|ors)$/.test(head)
  );
}

/**
 * A note without a verb after what is offered, as one would say it; undefined where it is not sure what it says. `of`: what is offered, `isMany`: in
 * the plural.
 */
export function tellPredicates(note: string, isMany: boolean, of: string): string | undefined {
  if (/[:;(]/.test(note)) return undefined;
  const parts = mergeParts(note.split(/, (?:and )?/));
  // "Any employee can call", "not a bot": no things.
  if (parts.some((part) => /^(?:all|any|both|each|every|not|nobody|nothing|so) /i.test(part)))
    return undefined;
  const prices = tellPrices(parts);
  if (prices) return prices;
  const [first = '', ...more] = parts;
  // "Real people, trained on your system, £32 an hour".
  const [, from, amount = ''] = price.exec(more.at(-1) ?? '') ?? [];
  const done = amount && !from ? more.slice(0, -1) : more;
  const isDone = done.length > 0 && done.every((part) => isParticiple(part.split(' ')[0] ?? ''));
  if (
    /^\p{L}/u.test(note) &&
    countWords(first) > 1 &&
    countWords(note) < 16 &&
    namesPeople(first) &&
    isDone &&
    findFinite(first.split(' ')) < 0
  )
    return finishSentence(
      `You get ${joinParts([decapitalise(first), ...done])}${amount && !from ? `, for ${amount}` : ''}`,
    );
  const told = tellThings(parts) ?? tellAll(parts, isMany, of);
  if (told || findFinite(note.split(' ')) > 0) return told;
  return counted.test(note) && packaged.test(of) && countWords(note) < 16
    ? finishSentence(`${isMany ? 'They include' : 'That includes'} ${decapitalise(note)}`)
    : undefined;
}

/** What was done to somebody stands after a comma. */
function joinParts(parts: readonly string[]): string {
  return parts.length > 2 ? `${parts[0]}, ${joinList(parts.slice(1))}` : parts.join(', ');
}
