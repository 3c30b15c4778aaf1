import { compact } from '../../../../compact.ts';
import { isPlural, toNounCore } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause } from './clause.ts';

/** A share or a sum that comes of an offer. */
const figure = String.raw`(?:[$€£]\d[\d.,]*[kKmM]?|\d[\d.,]*(?: ?(?:-|–|to) ?\d[\d.,]*)?(?:%| percent\b))`;

/** `Accident costs down 45% in year one`, `build times cut by 60%`: what has risen or fallen, and by how much. */
const moved = compact(
  String.raw`^(\p{L}[\p{L} -]{2,40}?) ((?:down|up)(?: by| from| to)? (?:about |around |nearly |over )?${figure}.*|(?:cut|halved|lowered|raised|reduced|slashed) (?:by|from|in|to) (?:about |around |half|nearly |over )?.*)$`,
  'u',
);

/** `Average 7% rejoin rate`, `92% match rate`: a rate, and what it is. */
const rate =
  /^(?:an? )?(average |median |typical )?(\d[\d.,]*%|\d+ percent) ((?:on )?average )?((?:[\p{L}-]+ ){1,3}(?:rate|share))( .*)?$/u;

/** `8-12% savings on purchases under $50k`: what one gets by it. */
const gained = compact(
  String.raw`^(?:about |around |up to )?${figure} (?:average )?(?:(?:extra|more|additional) \p{Ll}+|savings?|gains?|reductions?|uplifts?|increases?)\b(?: .*)?$`,
  'u',
);

/** `Fee only on won disputes`: when it is due. */
const dueOnly =
  /^((?:success )?(?:commission|fee|payment))s? (?:due |payable )?only (after|for|if|on|once|when) (.+)$/i;

/** `Paid only after the new hire has completed 90 days`: when the reader pays. */
const paidOnly =
  /^(?:billed|charged|invoiced|paid|payable) (only (?:after|for|if|on|once|when) .+|(?:after|if|once|when) .+)$/i;

/** `120+ destinations`: how many of what software has. */
const comesInNumbers =
  /^(?:over )?\d[\d,]*\+? (?:\p{Ll}+ )?(?:carriers|channels|connectors|data sources|destinations|file formats|integrations|playbooks|recipes|templates|widgets)$/u;

/** `$14M raised since 2018`: what the sender has done. */
const doneSince =
  /^((?:over )?(?:[$€£]\d\S*|\d[\d.,]*[kKmM]?\+? [\p{L} -]{3,30}?)) (completed|delivered|filled|installed|placed|raised|recovered|served|shipped|trained) ((?:since|so far|to date|over the (?:last|past))(?: .+)?)$/u;

/** `Average 14 hires per event`. */
const mean = /^(average|median|typical) (?:of )?([$€£]?\d[\d.,]* [\p{L} -]{3,30} (?:an?|each|per) \p{Ll}+)$/u;

/** `Orders 20% larger`: how things are by it. */
const compared =
  /^((?:\p{L}+ ){0,2}\p{L}+s) (\d[\d.,]*%|\d[\d.,]*x) (bigger|faster|fewer|higher|larger|longer|lower|quicker|shorter|smaller)( .*)?$/u;

/** `4.8/5 CSAT`. */
const score = /^(\d[\d.]*(?:\/(?:5|10))?) (CSAT|NPS)(?: score)?$/;

/** `3 cents off per gallon`, `new courses each month`, `photos within a day`: what one gets. */
const given = compact(
  String.raw`^(?:(?:[$€£]\d[\d.,]*|\d+ (?:cents|p|pence)) off (?:an?|each|every|per) \p{Ll}+|new (?:\p{Ll}+ )?\p{Ll}+s (?:each|every) (?:day|month|quarter|week|year))$`,
  'u',
);

/** A result or a term that a note states without a verb; undefined where it is something else. */
export function toResult(note: string): Clause | undefined {
  const paid = paidOnly.exec(note)?.[1];
  if (paid && countWords(paid) < 14 && !/, |[;:(]/.test(paid))
    return { of: 'reader', verb: 'pay', rest: paid };
  if (countWords(note) > 14 || /, |[;:(]/.test(note)) return undefined;
  const [, kind = '', amount = ''] = mean.exec(note) ?? [];
  if (amount) return { of: 'own', rest: `the ${kind} is ${amount}` };
  if (findFinite(note.split(' ')) > 0) return undefined;
  const [, what = '', how = ''] = moved.exec(note) ?? [];
  const core = toNounCore(what);
  if (what && core.length === countWords(what))
    return { of: 'own', rest: `${what} ${isPlural(core.at(-1) ?? '') ? 'are' : 'is'} ${how}` };
  const [, typical = '', share = '', average = '', name = '', where = ''] = rate.exec(note) ?? [];
  if (share) return { of: 'own', rest: `the ${average ? 'average ' : typical}${name}${where} is ${share}` };
  const [, things = '', by = '', degree = '', than = ''] = compared.exec(note) ?? [];
  if (things) return { of: 'own', rest: `${things} are ${by} ${degree}${than}` };
  const [, raised = '', done = '', since = ''] = doneSince.exec(note) ?? [];
  if (done) return { of: 'sender', verb: 'have', rest: `${done} ${raised} ${since}` };
  const [, points = '', scale = ''] = score.exec(note) ?? [];
  if (points) return { of: 'own', rest: `the ${scale} score is ${points}` };
  if (note === '24/7') return { of: 'thing', verb: 'is', rest: 'available 24/7' };
  if (/^\d+ (?:minutes|hours|days) (?:an?|per) \p{Ll}+$/u.test(note))
    return { of: 'thing', verb: 'takes', rest: note };
  if (/^(?:classes|cohorts|groups|teams) of (?:up to )?\d/.test(note))
    return { of: 'thing', verb: 'is', rest: `for ${note}` };
  if (given.test(note)) return { of: 'reader', verb: 'get', rest: note };
  if (comesInNumbers.test(note)) return { of: 'gift', rest: note };
  if (gained.test(note)) return { of: 'reader', verb: 'get', rest: note };
  const [, due = '', when = '', event = ''] = dueOnly.exec(note) ?? [];
  if (due) return { of: 'own', rest: `there is a ${due.toLowerCase()} only ${when.toLowerCase()} ${event}` };
  if (/^drop-in (?:replacement )?for \p{L}/iu.test(note))
    return { of: 'thing', verb: 'is', rest: `a ${note}` };
  const [, soon = ''] = /^go-?live (?:in|within) (.+)$/i.exec(note) ?? [];
  return soon ? { of: 'own', rest: `go-live takes ${soon}` } : undefined;
}
