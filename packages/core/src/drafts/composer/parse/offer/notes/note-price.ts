import { compact } from '../../../../compact.ts';
import { isParticiple, isPlural, toNounCore } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause } from './clause.ts';
import { money } from './money.ts';
import { asSubject, isSeveral } from './note-words.ts';

const sum = `(?:${money}[\\d.,]*[kKmM]?|\\d[\\d.,]*k? ?(?:€|EUR|GBP|USD|CHF|cents?|euros?|dollars|pence|pounds|kr|p(?=\\b))|\\d+p)`;

/** What may follow a sum that is a price: `a day`, `per user`, `pcm`, `all in`. */
const charged = String.raw`(?:/|,? ?(?:(?:all[- ]in|an?|each|ex|excl|excluding|flat|fixed|for|inc|incl|including|landed|one[- ]off|one[- ]time|once|or|pcm|per|plus|pp|pw|to|total|upfront)\b|- ?\d|\+))`;
const priced = compact(`^(?:only |just |about |around )?${sum}(?:$|${charged}.*$)`, 'iu');

/** `£60 call-out`, `£20 deposit`. */
const sumFor = compact(
  `^(${sum}) (call[- ]?out|deposit|delivery|minimum|set-?up)(?: (?:charge|fee))?$`,
  'iu',
);

const startsAt = compact(`^(?:from|starting (?:at|from)|prices? from) (?:only |just )?(${sum}.*)$`, 'iu');

const thingFrom = compact(
  `^((?:[\\p{L}\\d-]+ ){0,2}[\\p{L}\\d-]+) (?:starts? )?(from|at) (?:only |just )?(${sum}.*)$`,
  'iu',
);

const perUnit = compact(`^(${sum}) (margin|commission|deposit|discount) ((?:an?|each|every|per) .+)$`, 'iu');

const namedFigure = compact(
  `^(?:the )?((?:[\\p{L}-]+ )?(?:commission|deposit|discount|fee|hire|lease|margin|membership|price|rental|retainer|subscription|rate|rent|rrp|trade|retail|wholesale)):? (?:is |of |at )?((?:about |around |from |only )?(?:${sum}|\\d[\\d.,]*%).*)$`,
  'iu',
);

/** `First box half price`. */
function toReduced(note: string): Clause | undefined {
  const [, things = '', cost = ''] =
    /^([\p{L} -]+?) (at no (?:additional |extra )?(?:charge|cost))$/iu.exec(note) ?? [];
  if (things) {
    const isMany = / and /.test(things) || isSeveral(things.split(' ').at(-1) ?? '');
    return { of: 'own', rest: `${asSubject(things)} ${isMany ? 'come' : 'comes'} ${cost}` };
  }
  const [, first = '', how = ''] =
    /^((?:the )?(?:first|next|second) (?:[\p{L}\d-]+ ){0,2}?[\p{L}-]+) (free|half price|on us)$/iu.exec(
      note,
    ) ?? [];
  return first
    ? {
        of: 'own',
        rest: `${asSubject(first)} ${isPlural(first.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${how}`,
        isPrice: true,
      }
    : undefined;
}

/** What it costs, and what one need not pay. */
export function toCharge(note: string): Clause | undefined {
  const reduced = toReduced(note);
  if (reduced) return reduced;
  const [, amount = '', share = '', per = ''] = perUnit.exec(note) ?? [];
  if (share) return { of: 'own', rest: `the ${share.toLowerCase()} is ${amount} ${per}`, isPrice: true };
  // "Free delivery over £80", "free samples on request".
  const [, what = '', when = ''] =
    /^free ((?:[\p{L}-]+ )?(?:carriage|collection|delivery|installation|parking|postage|returns|samples?|setup|set-up|shipping|support|training)) ((?:above|for|from|in|on|over|within) .+)$/iu.exec(
      note,
    ) ?? [];
  if (what)
    return {
      of: 'own',
      rest: `${what} ${isSeveral(what.split(' ').at(-1) ?? '') ? 'are' : 'is'} free ${when}`,
      isPrice: true,
    };
  const least = startsAt.exec(note)?.[1];
  if (least) return { of: 'own', rest: `prices start at ${least}`, isPrice: true };
  const [, named = '', figure = ''] = namedFigure.exec(note) ?? [];
  if (named) {
    const name = named
      .toLowerCase()
      .replace(/^rrp$/, 'RRP')
      .replace(/^(?:retail|trade|wholesale)$/, '$& price');
    const [, floor = ''] = /^from (.+)$/i.exec(figure) ?? [];
    return {
      of: 'own',
      rest: floor ? `the ${name} starts at ${floor}` : `the ${name} is ${figure}`,
      isPrice: true,
    };
  }
  if (/^(?:for|at|only) /.test(note) && priced.test(note.replace(/^\S+ /, '')))
    return { of: 'thing', verb: 'costs', rest: note.replace(/^(?:for|at) /, '') };
  // "Wholesale 2.80": a price list names no currency.
  const [, list = '', bare = ''] = /^(retail|rrp|trade|wholesale) (\d+\.\d\d)$/i.exec(note) ?? [];
  if (list)
    return {
      of: 'own',
      rest: `the ${/^rrp$/i.test(list) ? 'RRP' : `${list.toLowerCase()} price`} is ${bare}`,
      isPrice: true,
    };
  if (/^sale or return$/i.test(note)) return { of: 'thing', verb: 'is', rest: 'on sale or return' };
  const [, cost = '', of = ''] = sumFor.exec(note) ?? [];
  if (of)
    return { of: 'own', rest: `the ${of.replace(/^call ?out/i, 'call-out')} is ${cost}`, isPrice: true };
  const [, fixed = ''] = /^((?:fixed|flat) (?:fee|price|rate) per .+)$/i.exec(note) ?? [];
  if (fixed) return { of: 'own', rest: `there is a ${fixed}`, isPrice: true };
  // "8% plus VAT".
  if (
    /^(?:only |just )?\d[\d.,]*%(?: of (?:(?:ad|media) )?(?:rent|revenue|sales|spend))?(?: (?:plus|including|excluding) VAT)?$/.test(
      note,
    )
  )
    return { of: 'own', rest: `the fee is ${note}`, isPrice: true };
  const [, kept = '', fee = ''] = /^(fixed|flat) (fees?|prices?|rates?)$/i.exec(note) ?? [];
  if (fee) return { of: 'own', rest: `the ${fee} ${isSeveral(fee) ? 'are' : 'is'} ${kept}`, isPrice: true };
  if (priced.test(note)) {
    // "$3k flat".
    const flat = /^(\S+) (flat|fixed)$/.exec(note);
    return { of: 'thing', verb: 'costs', rest: flat ? `a ${flat[2]} ${flat[1]}` : note };
  }
  const [, thing = '', how = '', figureOf = ''] = thingFrom.exec(note) ?? [];
  if (
    thing &&
    !isParticiple(thing.split(' ').at(-1) ?? '') &&
    (findVerb(thing.split(' ')[0] ?? '')?.form !== 'third' || findVerb(thing)?.isName === true) &&
    findFinite(note.split(' ')) < 0
  ) {
    // "Cases of 6 at £21.60": that is the price, and no price starts there.
    const isMany = isSeveral(toNounCore(thing).at(-1) ?? '');
    const costs = isMany ? 'cost' : 'costs';
    const isFloor = how.toLowerCase() === 'from';
    const rest = /^\d/.test(thing)
      ? `${thing} ${costs} ${isFloor ? 'from ' : ''}${figureOf}`
      : isFloor
        ? `${asSubject(thing)} ${isMany ? 'start' : 'starts'} at ${figureOf}`
        : `${asSubject(thing)} ${costs} ${figureOf}`;
    return { of: 'own', rest, isPrice: true };
  }
  return undefined;
}
