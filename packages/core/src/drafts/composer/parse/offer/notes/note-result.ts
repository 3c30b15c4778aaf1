import { compact } from '../../../../compact.ts';
import { isPlural, toNounCore } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { prepositions } from '../../../text/words.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause } from './clause.ts';

/** A share or a sum that comes of an offer. */
const figure = String.raw`(?:[$€£]\d[\d.,]*[kKmM]?|\d[\d.,]*(?: ?(?:-|–|to) ?\d[\d.,]*)?(?:%|x\b| percent\b))`;

/** `Accident costs down 45% in year one`, `build times cut by 60%`: what has risen or fallen, and by how much. */
const moved = compact(
  String.raw`^(\p{L}[\p{L} -]{2,40}?) ((?:down|up)(?: by| from| to)? (?:(?:about |around |nearly |over )?${figure}|(?:a quarter|a third|half|two thirds|\d+ (?:minutes|hours|days|weeks))\b).*|(?:cut|halved|lowered|raised|reduced|slashed) (?:by|from|in|to) (?:about |around |half|nearly |over )?.*)$`,
  'u',
);

/** `Reply rates doubled in 90 days`. */
const multiplied =
  /^(\p{L}[\p{L} -]{2,40}?) ((?:doubled|halved|quadrupled|tripled) (?:after|by|in|over|since|within) .+)$/u;

/** `Orders 20% larger`: how things are by it. */
const compared =
  /^((?:\p{L}+ ){0,2}\p{L}+) (\d[\d.,]*(?:%|x) (?:bigger|faster|fewer|higher|larger|longer|lower|quicker|shorter|smaller)(?: .*)?)$/u;

/** `Drivers up and running in a day`. */
const soon =
  /^((?:new )?\p{Ll}+s) ((?:fully trained|independent|live|onboarded|productive|ready|trained|up and running|up to speed) (?:after|in|within) .+)$/u;

/** Whether words name a thing and nothing more: `hours of admin`. */
function isName(words: string): boolean {
  const [head = ''] = words.split(' of ');
  return (
    toNounCore(head).length === countWords(head) &&
    !prepositions.has((head.split(' ')[0] ?? '').toLowerCase()) &&
    !/^(?:about|an?|almost|nearly|only|over|up)\b/i.test(head)
  );
}

/** What is said of a thing that a note names. */
function say(name: string, how: string): Clause {
  return {
    of: 'own',
    rest: `${name} ${isPlural(name.split(' of ')[0]?.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${how}`,
  };
}

type Teller = readonly [pattern: RegExp, tell: (...groups: string[]) => Clause];

/** Notes whose words could be a clause, and are none: `average 14 hires per event`. */
const unmistakable: readonly Teller[] = [
  [
    /^(average|median|typical) (?:of )?([$€£]?\d[\d.,]* [\p{L} -]{3,30} (?:an?|each|per) \p{Ll}+)$/u,
    (kind, amount) => ({ of: 'own', rest: `the ${kind} is ${amount}` }),
  ],
  // "Average uplift of 14% across 30 shops".
  [
    /^(average|median|typical) (\p{Ll}+(?: \p{Ll}+)?) of (\S*\d\S*(?: .*)?)$/u,
    (kind, name, amount) => ({ of: 'own', rest: `the ${kind} ${name} is ${amount}` }),
  ],
];

/** Results and terms that a note states without a verb. */
const tellers: readonly Teller[] = [
  // "Average 7% rejoin rate", "92% match rate".
  [
    /^(?:an? )?(average |median |typical )?(\d[\d.,]*%|\d+ percent) ((?:on )?average )?((?:[\p{L}-]+ ){1,3}(?:rate|share))( .*)?$/u,
    (kind, share, average, name, where) => ({
      of: 'own',
      rest: `the ${average ? 'average ' : kind}${name}${where} is ${share}`,
    }),
  ],
  // "45% trade discount".
  [
    /^(\d[\d.,]*%) ((?:\p{Ll}+ )?discount)$/u,
    (amount, name) => ({ of: 'own', rest: `the ${name} is ${amount}` }),
  ],
  // "Ad revenue share 40%".
  [
    /^((?:\p{Ll}+ ){2,3}(?:commission|discount|fee|margin|rate|share)) (\d[\d.,]*%)$/u,
    (name, share) => ({ of: 'own', rest: `the ${name} is ${share}` }),
  ],
  // "Fee only on won disputes".
  [
    /^((?:success )?(?:commission|fee|payment))s? (?:due |payable )?only (after|for|if|on|once|when) (.+)$/i,
    (fee, when, event) => ({
      of: 'own',
      rest: `there is a ${fee.toLowerCase()} only ${when.toLowerCase()} ${event}`,
    }),
  ],
  // "$14M raised for 60 nonprofits".
  [
    /^((?:over )?[$€£]\d\S*) (arranged|collected|managed|negotiated|processed|raised|recovered|saved|secured|won|unlocked) ((?:across|for|from|on behalf of|through) (?!an?\b|each\b|every\b)[^,;]+)$/u,
    (amount, done, where) => ({ of: 'sender', verb: 'have', rest: `${done} ${amount} ${where}` }),
  ],
  [
    /^((?:over )?[$€£]\d\S*) (raised|recovered)$/,
    (amount, done) => ({ of: 'sender', verb: 'have', rest: `${done} ${amount}` }),
  ],
  // "$14M raised since 2018".
  [
    /^((?:over )?(?:[$€£]\d\S*|\d[\d.,]*[kKmM]?\+? [\p{L} -]{3,30}?)) (completed|delivered|filled|installed|placed|raised|recovered|served|shipped|trained) ((?:since|so far|to date|over the (?:last|past))(?: .+)?)$/u,
    (amount, done, since) => ({ of: 'sender', verb: 'have', rest: `${done} ${amount} ${since}` }),
  ],
  // "4.8/5 CSAT".
  [
    /^(\d[\d.]*(?:\/(?:5|10))?) (CSAT|NPS)(?: score)?$/,
    (points, scale) => ({ of: 'own', rest: `the ${scale} score is ${points}` }),
  ],
  // "5 days to first appointment instead of 6 weeks".
  [
    /^(\d+ (?:minutes|hours|days|weeks)) to (?:the )?(first .+)$/,
    (span, event) => ({ of: 'own', rest: `it takes ${span} to the ${event}` }),
  ],
  [/^go-?live (?:in|within) (.+)$/i, (span) => ({ of: 'own', rest: `go-live takes ${span}` })],
  [/^(drop-in (?:replacement )?for \p{L}.*)$/iu, (what) => ({ of: 'thing', verb: 'is', rest: `a ${what}` })],
  [/^(24\/7)$/, (always) => ({ of: 'thing', verb: 'is', rest: `available ${always}` })],
  [
    /^(\d+ (?:minutes|hours|days) (?:an?|per) \p{Ll}+)$/u,
    (span) => ({ of: 'thing', verb: 'takes', rest: span }),
  ],
  [
    /^((?:classes|cohorts|groups|teams) of (?:up to )?\d.*)$/,
    (groups) => ({ of: 'thing', verb: 'is', rest: `for ${groups}` }),
  ],
  // "8% cheaper than current contracts".
  [
    /^(\d[\d.,]*(?:%|x) (?:bigger|cheaper|faster|lighter|quicker|quieter|smaller|stronger) than .+)$/,
    (how) => ({ of: 'thing', verb: 'is', rest: how }),
  ],
  [
    /^(\d[\d.,]*% (?:fewer|higher|less|lower|more) .+)$/,
    (gain) => ({ of: 'own', rest: `that means ${gain}` }),
  ],
  // "120+ destinations".
  [
    /^((?:over )?\d[\d,]*\+? (?:\p{Ll}+ )?(?:carriers|channels|connectors|data sources|destinations|file formats|integrations|playbooks|recipes|templates|widgets))$/u,
    (many) => ({ of: 'gift', rest: many }),
  ],
  // "8-12% savings on purchases under $50k", "$6 extra revenue per booking".
  [
    compact(
      String.raw`^((?:about |around |up to )?${figure} (?:average )?(?:(?:extra|more|additional) \p{Ll}+|savings?|gains?|reductions?|uplifts?|increases?)\b(?: .*)?)$`,
      'u',
    ),
    (gain) => ({ of: 'reader', verb: 'get', rest: gain }),
  ],
  // "10% off parts ordered before Feb 15".
  [
    /^(\d[\d.,]*% off .+ (?:before|booked|bought|by|if|ordered|until|when) .+)$/,
    (gift) => ({ of: 'reader', verb: 'get', rest: gift }),
  ],
  // "3 cents off per gallon", "new courses each month".
  [
    /^((?:[$€£]\d[\d.,]*|\d+ (?:cents|p|pence)) off (?:an?|each|every|per) \p{Ll}+|new (?:\p{Ll}+ )?\p{Ll}+s (?:each|every) (?:day|month|quarter|week|year))$/u,
    (gift) => ({ of: 'reader', verb: 'get', rest: gift }),
  ],
];

/** `Paid only after the new hire has completed 90 days`: when the reader pays. */
const paidOnly =
  /^(?:billed|charged|invoiced|paid|payable) (only (?:after|for|if|on|once|when) .+|(?:after|if|once|when) .+)$/i;

function tellBy(all: readonly Teller[], note: string): Clause | undefined {
  for (const [pattern, tell] of all) {
    const found = pattern.exec(note);
    if (found) return tell(...found.slice(1).map((group) => group ?? ''));
  }
  return undefined;
}

/** A result or a term that a note states without a verb; undefined where it is something else. */
export function toResult(note: string): Clause | undefined {
  if (/, |[;:(]/.test(note)) return undefined;
  const paid = paidOnly.exec(note)?.[1];
  if (paid && countWords(paid) < 14) return { of: 'reader', verb: 'pay', rest: paid };
  if (countWords(note) > 14) return undefined;
  const sure = tellBy(unmistakable, note);
  const [, what = '', grew = ''] = multiplied.exec(note) ?? [];
  if (what && isName(what)) return { of: 'own', rest: `${what} ${grew}` };
  const [, costs = '', lower = ''] = /^((?:\p{L}+ )?costs) ((?:down|up) (?:by )?\d.*)$/u.exec(note) ?? [];
  if (costs) return say(costs, lower);
  if (sure || findFinite(note.split(' ')) > 0) return sure;
  const [, name = '', how = ''] = moved.exec(note) ?? compared.exec(note) ?? soon.exec(note) ?? [];
  return name && isName(name) ? say(name, how) : tellBy(tellers, note);
}
