import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, withArticle } from '../../../text/grammar.ts';
import { timeUnits } from '../../../text/time-units.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { toInner } from '../../offer/offer-fragments.ts';
import { isTold } from '../second-person.ts';
import { type NoteTable, tellBy } from './note-table.ts';

const proven =
  'accredited|approved|certified|checked|insured|licen[cs]ed|qualified|registered|trained|vetted';
/** What whoever buys is given. */
const given =
  'answers?|approval|audit|concept|designs?|draft|estimate|feedback|first results|mock-?ups?|prototypes?|ranking|replies|written report|samples?|shortlist|sizes|translations?';

/** What is paid by, short or long. */
const perUnit =
  'child|class|clip|day|drawing|episode|guest|ha|head|hectare|hour|hr|image|kg|lesson|licen[cs]e|litre|mo|month|mth|night|pair|pallet|parcel|person|photo|picture|piece|pp|pupil|room|seat|session|site|student|ticket|tonne|unit|user|vehicle|visit|week|wk|year|yr';

const ofPiece = /^(?:clip|drawing|episode|ha|hectare|image|kg|lit(?:er|re)|photo|picture|tonne)$/;

/** Terms and results in a few words, and how each is told. */
const notes: NoteTable = [
  // "69/month", "from 49 a week", in whatever money both know.
  [
    compact(
      `^(?:price:? )?(?:is )?((?:from|just|only) )?([1-9]\\d(?:[\\d.,]*\\d)?k?|\\d[.,]\\d\\d?)(?: ?\\/ ?| (?:an?|per) )(${perUnit})$`,
      'i',
    ),
    ([, least = '', sum, unit = '']) => {
      const per = timeUnits[unit.toLowerCase()] ?? unit.toLowerCase();
      const much = `${sum} ${per === 'pp' ? 'per person' : ofPiece.test(per) ? `per ${per}` : withArticle(per)}`;
      return /^from/i.test(least) ? `prices start at ${much}` : `the price is ${much}`;
    },
  ],
  [/^(?:the )?price:? (?:is )?(\d[\d.,]*k?)$/i, ([, sum]) => `the price is ${sum}`],
  // "No contract, monthly".
  [
    /^no (?:fixed |long |long-term )?contract,? (?:it['’]s |just )?(?:month(?:ly| by month|[- ]to[- ]month)|rolling(?: monthly)?)$/i,
    () => 'there is no contract: it runs from month to month',
  ],
  // "Half price vs new", "30% cheaper than new".
  [
    /^(?:at )?half (?:the )?price (?:compared (?:to|with)|of|than|vs\.?) (?:an? )?new(?: one| ones)?$/i,
    (_, it, is) => `${it} ${is === 'are' ? 'cost' : 'costs'} half as much as new`,
  ],
  [
    /^((?:about |around |up to )?\d+ ?% (?:cheaper|faster|lighter|less expensive|longer|quicker|quieter|smaller|thinner) than [\p{L}\d -]{3,40})$/iu,
    ([, what = ''], it, is) => `${it} ${is} ${decapitalise(what)}`,
  ],
  // "Our retread = 55-60% of new price".
  [
    /^(our \p{L}+(?: \p{L}+)?) ?(?:[:=]|is|are|at|costs?) ((?:about |around )?\d+(?:-\d+)? ?%) of (?:the )?new price$/iu,
    ([, what = '', share]) =>
      `${what.toLowerCase()} ${isPlural(what.split(' ').at(-1) ?? '') ? 'cost' : 'costs'} ${share} of the price of new`,
  ],
  [
    /^pay (?:as you go|per (?:use|visit|order|job|parcel|lead))$/i,
    ([whole = '']) => `you ${whole.toLowerCase()}`,
  ],
  // "Don't need tramlines".
  [
    /^(?:do not|don['’]?t|no) need (?:for )?((?:an? )?\p{Ll}+(?: \p{Ll}+)?)$/iu,
    ([, what]) => `you don't need ${what}`,
  ],
  [
    /^install(?:ed)? (over an? .{3,20}|overnight|in (?:an?|one|under|less than|\d+) .{3,20})$/i,
    ([, when], it, is) => `${it} ${is} installed ${when}`,
  ],
  [
    /^only ((?:\d+|two|three|four|five|six) (?:\p{Ll}+ )?\p{Ll}+s) (?:are )?(available|left)((?: (?:at|for|in|on|until) .{3,30})?)$/iu,
    ([, what, how, when = '']) => `only ${what} are ${how}${when}`,
  ],
  // "Results delivered in 24 hours".
  [
    /^((?:\p{L}+ ){0,2}\p{L}+s) ((?:delivered|provided|returned|sent) (?:by|in|on|within) (?!.*\b(?:are|have|is|was|were)\b).{3,40})$/iu,
    ([, what = '', done]) => (isPlural(what) ? `${toInner(what)} are ${done}` : undefined),
  ],
  // "All testers OSCP certified".
  [
    compact(
      `^([Aa]ll \\p{Ll}+s) ((?!are\\b)(?:[\\p{L}\\d-]+ ){0,3}(?:${proven})(?: and [\\p{L}\\d -]{3,40})?)$`,
      'u',
    ),
    ([, who = '', what]) => `${decapitalise(who)} are ${what}`,
  ],
  // "FAA certified pilots".
  [
    compact(`^([A-Z][A-Z\\d-]+[ -](?:${proven})) (\\p{Ll}+s)$`, 'u'),
    ([, how, who = '']) => (isPlural(who) ? `our ${who} are ${how}` : undefined),
  ],
  [
    /^((?:fixed|flat|transparent|\p{Ll}+-based)) pricing$/iu,
    ([, how = '']) => `the pricing is ${how.toLowerCase()}`,
  ],
  [
    /^(\d[\d,]* \p{Ll}+s(?: (?:a|per) \p{Ll}+)?) (available|free|left)$/iu,
    ([, what, how]) => `there are ${what} ${how}`,
  ],
  [
    /^payback (?:in|within) ((?:about |under )?\d+ (?:month|week|year)s?)$/i,
    ([, span]) => `the payback is ${span}`,
  ],
  // "Average improvement of 180 points", "accuracy within 2 cm".
  [
    /^((?:average|median|typical) \p{Ll}+(?: \p{Ll}+)?) of (\d.*)$/iu,
    ([, what = '', much]) => `the ${decapitalise(what)} is ${much}`,
  ],
  [
    /^(accuracy|precision) (?:of )?((?:within |up to )?\d.*)$/i,
    ([, what = '', much]) => `the ${what.toLowerCase()} is ${much}`,
  ],
  // "99.9% uptime last year".
  [
    /^([\d.]+%) (accuracy|availability|customer satisfaction|retention|satisfaction|show-up rate|uptime)((?: (?:across|in|last|over|since|this) .{3,30})?)$/i,
    ([, ratio, what = '', when = '']) =>
      `the ${what.toLowerCase()} ${/^ (?:in (?:19|20)|last)/.test(when) ? 'was' : 'is'} ${ratio}${when}`,
  ],
  [/^(\p{L}+)[ -]friendly$/iu, ([, whom = ''], it, is) => `${it} ${is} ${decapitalise(whom)}-friendly`],
  // "Live in 18 countries".
  [
    /^((?:available|live|rolled out) (?:across|at|in) (?:about |more than |over )?\d[\d,]* (?!(?:days?|hours?|minutes?|months?|weeks?)\b)\p{Ll}+.*)$/iu,
    ([, where = ''], it, is) => `${it} ${is} ${decapitalise(where)}`,
  ],
  // "Financing possible".
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?<! (?:as|if|when|where)) (optional|possible)$/iu,
    ([, what = '', how]) =>
      what.split(' ').some((word) => isTold(word)) ? undefined : `${toInner(what)} ${isOrAre(what)} ${how}`,
  ],
  [
    /^((?:[\p{L}-]+ ){0,2}discount of \d.*)$/iu,
    ([, what = '']) => `there is ${withArticle(decapitalise(what))}`,
  ],
  // "Free display stand with first order".
  [
    /^(free (?:[\p{L}-]+ ){1,3})with (?:the |their |your )?first (booking|order|purchase)$/iu,
    ([, what = '', first]) => `you get ${withArticle(decapitalise(what.trim()))} with your first ${first}`,
  ],
  // "Shortlist in two weeks".
  [
    compact(
      `^((?:[\\p{L}-]+ ){0,2}(?:${given})) ((?:in|within) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:business |working )?(?:day|hour|minute|week|month)s?)$`,
      'iu',
    ),
    ([, what = '', span]) => `you get ${withArticle(decapitalise(what))} ${span}`,
  ],
];

/** A term or result in a few words as a sentence without capital and full stop: `Payback in 14 months` → `the payback is 14 months`. Undefined where it is none. */
export function toBrief(note: string, it: string, is: string): string | undefined {
  return tellBy(notes, note, it, is);
}
