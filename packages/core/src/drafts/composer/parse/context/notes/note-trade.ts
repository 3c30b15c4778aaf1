import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { costsOrIs } from '../../offer/notes/note-words.ts';
import { isTold } from '../second-person.ts';
import { isWorkedWith } from './note-figures.ts';
import { type NoteTable, tellBy } from './note-table.ts';

const sum = String.raw`(?:[A-Z]{3} ?)?[$€£]\d[\d.,]*`;
/** What is brought, fetched or done beside the goods. */
const besides =
  'assembly|collection|delivery|fitting|installation|parking|pick[- ]?up|postage|removal|returns|set-?up|shipping|travel';

/** Notes of those who sell, let or perform, that have no verb, and how each is told. */
const notes: NoteTable = [
  // "Pick up and delivery free within 40 miles".
  [
    compact(
      `^((?:${besides})(?:(?:, (?:${besides}))* and (?:${besides}))?) (free|included)((?: (?:above|for|from|in|inside|on|over|to|under|up to|with|within) [^,;:]{2,40})?)$`,
      'iu',
    ),
    ([, what = '', how = '', where = '']) =>
      `${decapitalise(what)} ${/ and |returns$/i.test(what) ? 'are' : 'is'} ${how.toLowerCase()}${where}`,
  ],
  // "House espresso £15.80/kg at 10kg+".
  [
    compact(
      String.raw`^(?!(?:about|are|at|charges?|costs?|earns?|from|gets?|gives?|is|just|only|pays?|receives?|saves?|sells?|spends?|under|was)\b)(?![^$€£]* (?:at|by|charges?|costs?|earns?|fee|for|from|gets?|gives?|is|of|pays?|price|rate|receives?|saves?|sold|spends?) )((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (${sum}(?:\/\p{L}+| (?:an?|each|per)\b(?: \p{L}+)?))((?: (?:above|at|for|from|over) \d[^,;:]{0,20})?)$`,
      'iu',
    ),
    ([, what = '', price = '', from = '']) => {
      const last = what.split(' ').at(-1) ?? '';
      const many = isPlural(last);
      return what.split(' ').some((word, at) => at > 0 && isTold(word))
        ? undefined
        : `${many ? '' : 'the '}${decapitalise(what)} ${costsOrIs(last)} ${price.replace(/\/(?=\p{L})/u, ' a ').replace(many ? /(?!)/ : / each$/, '')}${from.replace(/(?<=\d ?(?:kg|\p{L}+)?)\+$/u, ' or more')}`;
    },
  ],
  // "Flat fee of 600", "fee 600 plus camping".
  [
    /^(fee|price|rate) (\d[\d.,]*(?: (?:and|plus|with) [\p{L} ]{3,30})?)$/iu,
    ([, what = '', much]) => `the ${what.toLowerCase()} is ${much}`,
  ],
  // "1,450 a month, no lock-in".
  [
    /^(\d[\d,]*\d{2} (?:a|per) (?:month|week|year)), no (commitment|contract|lock[- ]?in|minimum(?: term)?|set-?up fee|tie-in)s?$/i,
    ([, price, none = ''], it) =>
      `${it} cost${it === 'it' ? 's' : ''} ${price}, with no ${none.toLowerCase()}`,
  ],
  // "Accepts iTero, Medit, 3Shape files".
  [
    /^(accepts?|exports?|handles?|imports?|opens?|reads?|supports?|takes?) ((?:[\p{L}\d][\p{L}\d.+-]*, )+(?:and |or )?[\p{L}\d][\p{L}\d.+-]*(?: (?:cards|exports|files|formats|payments|vouchers))?)$/iu,
    ([, deed = '', list = ''], it) => {
      const items = list.split(/, (?:and |or )?/);
      const base = deed.toLowerCase().replace(/s$/, '');
      const does = /^(?:accept|take)$/.test(base) ? `we ${base}` : `${it} ${base}${it === 'it' ? 's' : ''}`;
      return items.some((item) => isTold(item.split(' ')[0] ?? ''))
        ? undefined
        : `${does} ${joinList(items)}`;
    },
  ],
  // "Revenue share or flat fee, their choice".
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) or ((?:[\p{L}-]+ ){0,2}[\p{L}-]+), (?:it(?:'s| is) )?(?:(?:her|his|their|your) (?:choice|call)|up to (?:her|him|them|you)|(?:s?he|they|you) (?:choose|decide|pick)s?)$/iu,
    ([, one = '', other = '']) =>
      `${one} ${other}`.split(' ').some((word) => isTold(word) && !/ed$/.test(word))
        ? undefined
        : tellChoice(decapitalise(one), decapitalise(other)),
  ],
  // "37 banks and credit unions, average 14 assets found in week one".
  [
    /^((?:about |almost |over )?\d[\d,]*\+?) ((?:\p{Ll}+ )?(\p{Ll}+s)(?: and (?:\d+ )?(?:\p{Ll}+ )?\p{Ll}+s)?), (?:on )?average (?:of )?(\d[\d.,]*%? [^,;:]*?) (blocked|caught|cut|detected|found|identified|recovered|removed|saved)((?: [^,;:]*)?)$/iu,
    ([, many = '', whom = '', plural = '', what, done = '', when = '']) =>
      isWorkedWith(plural.replace(/ies$/, 'y').replace(/s$/, ''))
        ? `we work with ${decapitalise(many)} ${whom}, and on average ${what} were ${done.toLowerCase()}${when}`
        : undefined,
  ],
  // "Correlation with reported stock changes 0.71".
  [
    /^((?:agreement|correlation|overlap) (?:between|of|to|with) [^,;:()]{5,60}?) ((?:about )?(?:0?\.\d+|\d[\d.]*%))((?: \([^()]+\))?)$/iu,
    ([, what = '', much = '', where = '']) =>
      what
        .split(' ')
        .slice(0, -1)
        .some((word) => /^(?:are|has|is|was|were)$/.test(word))
        ? undefined
        : `the ${decapitalise(what)} is ${much}${where}`,
  ],
  // "Code SPRING10, valid until 1 May, min order £50".
  [
    /^(?:(?:discount|promo|voucher) )?code(?: is|:)? ([A-Z][A-Z\d]*\d|[A-Z]{4,})((?:, [^,]+){0,2})$/i,
    ([, code = '', more]) => tellCode(code, (more ?? '').split(', ').slice(1)),
  ],
  // "Use code TEA15 at checkout, 15% off first order".
  [
    /^(?:use )?(?:the )?(?:(?:discount|promo|voucher) )?code(?: is|:)? ([A-Z][A-Z\d]*\d|[A-Z]{4,})(?: at (?:the )?checkout)?(?:,| for| gets you| gives)? (\d+% off)((?: (?:for|on|until) .{2,40}| (?:the |your )?first \p{Ll}+)?)$/iu,
    ([, code = '', share, on = '']) =>
      code === code.toUpperCase()
        ? `the code ${code} gives ${share}${on.replace(/^ (?:on |the |your )?(?=first\b)/, ' your ')}`
        : undefined,
  ],
  // "UK servers".
  [
    /^(EU|UK|US) (?:based )?(data cent(?:re|er)s?|hosting|servers?)$/i,
    ([, where = '', what = '']) =>
      /hosting/i.test(what)
        ? `hosting is in the ${where.toUpperCase()}`
        : `the servers are in the ${where.toUpperCase()}`,
  ],
  [
    /^part (?:of it )?can be (claimed back|funded|reimbursed|subsidi[sz]ed)$/i,
    ([, done]) => `part of the cost can be ${done}`,
  ],
];

/** Until when a code is good and from what order on; undefined where it stands beside something else. */
function tellCode(code: string, terms: readonly string[]): string | undefined {
  const read = terms.map((term) => {
    const until = /^valid (?:un)?till? (.+)$/i.exec(term)?.[1];
    const least = /^min(?:imum|\.)? order(?: of|:)? (.+)$/i.exec(term)?.[1];
    return until ? `is valid until ${until}` : least ? `with a minimum order of ${least}` : undefined;
  });
  if (code !== code.toUpperCase() || read.includes(undefined)) return undefined;
  const [first = ''] = read;
  return first.startsWith('is ')
    ? `the code ${code} ${read.join(', ')}`
    : `the code is ${[code, ...read].join(', ')}`;
}

/** What a price or a contract may be. */
const kinds = /(?:basis|cost|deal|fee|plan|price|rate|retainer|share|term)$/;

/** `hourly` and `fixed price`, `lease` and `buy`: between which of two things the reader may choose. */
function tellChoice(one: string, other: string): string {
  if ([one, other].every((each) => findVerb(each)?.form === 'base')) return `you can ${one} or ${other}`;
  const [first, second] = [one, other].map((each) => {
    const plain = each.replace(/\brev(?= share\b)/, 'revenue');
    return kinds.test(plain) || (!each.includes(' ') && kinds.test(other))
      ? `${toArticle(plain)} ${plain}`
      : plain;
  });
  return `you can choose between ${first} and ${second}`;
}

/** A note of somebody who sells, lets or performs, as a sentence without capital and full stop: `New EP out 11 April` → `the new EP is out on 11 April`. Undefined where it is none. */
export function toTrade(note: string, it: string, is: string): string | undefined {
  return tellBy(notes, note, it, is);
}
