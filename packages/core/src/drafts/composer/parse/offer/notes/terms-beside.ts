import { compact } from '../../../../compact.ts';
import { toArticle } from '../../../text/grammar.ts';
import type { Clause, Of } from './clause.ts';

type Form = (note: string, of: Of) => Clause | undefined;

const own = (rest: string, isPrice = false): Clause => ({
  of: 'own',
  rest,
  ...(isPrice ? { isPrice: true as const } : {}),
});

/** A sum that is one by its letter or its decimals, and not so many of something. */
const sum = String.raw`(?:\d[\d.,]*k|\d+\.\d\d|\d{2}[\d.,]*)`;
const unit =
  'box|call|child|day|device|dog|fortnight|head|hour|job|lesson|mile|minute|month|night|page|person|session|site|unit|user|visit|week|year';

const rate = compact(
  `^(?:only |just )?(${sum})/(${unit})(?:, (?:was|down from|instead of) (${sum}))?$`,
  'iu',
);

/** `1.9k/day`, `15/month, was 49`: a price without its currency; of several things a bare number may be how many. */
const priced: Form = (note, { isMany }) => {
  const [, much = '', each = '', before] = rate.exec(note) ?? [];
  return each && (!isMany || /[k.]/.test(much) || before)
    ? own(
        `the price is ${much} ${toArticle(each)} ${each.toLowerCase()}${before ? `, instead of ${before}` : ''}`,
        true,
      )
    : undefined;
};

/** `average 83k found per client`, `buyback average 85/unit`, `RRP 14-60`, `55% margin`, `from 650`. */
const figures: Form = (note) => {
  const [, much = '', did = '', whom = ''] =
    /^average ([$€£]?\d[\d.,]*k?) (earned|found|raised|recovered|saved|won) per (\p{Ll}+)$/iu.exec(note) ??
    [];
  if (much) return own(`${much} is ${did.toLowerCase()} per ${whom} on average`);
  const [, what = '', of = '', each = ''] =
    /^(\p{Ll}+) average ([$€£]?\d[\d.,]*)\/(\p{Ll}+)$/iu.exec(note) ?? [];
  if (what) return own(`the ${what.toLowerCase()} average is ${of} ${toArticle(each)} ${each}`, true);
  const [, range = ''] = /^RRP:? (\d[\d.,]* ?(?:-|–|to) ?\d[\d.,]*)$/iu.exec(note) ?? [];
  const [, share = ''] = /^(\d+ ?%) margin$/i.exec(note) ?? [];
  if (share) return own(`the margin is ${share}`, true);
  // "From 650", and no year.
  const [, least = ''] = /^from (\d{2,3}|\d{1,3},\d{3})$/i.exec(note) ?? [];
  if (least) return own(`prices start at ${least}`, true);
  return range ? own(`the RRP is ${range}`, true) : undefined;
};

/** `report 48 hours`, `certificate per device`: what one gets, and how soon or of what. */
const handed: Form = (note) => {
  const [, what = '', long = ''] =
    /^(answer|certificate|draft|proof|quote|report|result)s? (\d+ (?:days|hours|weeks))$/iu.exec(note) ?? [];
  if (what) return own(`you get the ${what.toLowerCase()} within ${long}`);
  const [, thing = '', each = ''] =
    /^(certificate|photo|quote|receipt|report) (?:per|for (?:each|every)) (\p{Ll}+)$/iu.exec(note) ?? [];
  return thing ? own(`you get a ${thing.toLowerCase()} for each ${each}`) : undefined;
};

/** `during production`, `class booking only`, `books straight into diary`: when work is done, and what a thing does. */
const how: Form = (note, { isWork, isPerson, isFirm }) => {
  const [when = ''] =
    /^(?:during|outside) (?:(?:office|opening|working) hours|production|term(?: time)?)$/iu.exec(note) ?? [];
  if (when) return isWork && !isPerson && !isFirm ? own(`the work is done ${when.toLowerCase()}`) : undefined;
  const [, what = ''] = /^((?:\p{Ll}+ )?\p{Ll}+ing) only$/u.exec(note) ?? [];
  if (what && !isPerson && !isFirm && !isWork) return { of: 'thing', verb: 'is', rest: `for ${what} only` };
  const [, does = '', into = '', where = ''] =
    /^(books|exports|feeds|posts|syncs|writes) ((?:directly|straight) (?:in)?to) (?:the |your )?(calendar|CRM|diary|inbox|ledger|spreadsheet|till)$/iu.exec(
      note,
    ) ?? [];
  return does && !isPerson && !isFirm
    ? { of: 'thing', verb: does.toLowerCase(), rest: `${into} your ${where}` }
    : undefined;
};

/** The forms of terms beside an offer typed in fragments. */
export const formsOfTerms: readonly Form[] = [priced, figures, handed, how];
