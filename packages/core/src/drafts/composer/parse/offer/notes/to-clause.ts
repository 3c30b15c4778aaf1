import { compact } from '../../../../compact.ts';
import { decapitalise, isParticiple, isPlural } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause, Of } from './clause.ts';
import { doneByReader, freely, toChoice, toDeed, toOwnClause } from './note-deed.ts';
import { kinds, served, toGift } from './note-gift.ts';
import { toCharge } from './note-price.ts';
import { toCrew, toPassive, toQuality, toState } from './note-quality.ts';
import { toResult } from './note-result.ts';
import { isForMany, toDate, toTerm } from './note-term.ts';
import { toTreated } from './note-treated.ts';
import { asObject, isSeveral } from './note-words.ts';

/** `No win, no fee`: what it is that one need not pay for. */
export const isStake =
  /^no[ -](?:booking|claim|cure|fix|hire|lead|meeting|placement|recovery|result|sale|saving|success|win)s?,? no[ -](?:charge|cost|fee|pay|payment)$/i;

/** What other things of the kind do not work without. */
const needed =
  /^no (?:app|batteries|chemicals|code|coding|drilling|electrics|electricity|fuel|hardware|ladders|mains|plumbing|power|scaffolding|special tools|tools|training|water|wifi|wires|wiring)(?:$| (?:and|or) (?:no )?\p{Ll}+$)/u;

/** `No contract`, `no water or chemicals needed`. */
function toAbsence(note: string, isWork: boolean): Clause | undefined {
  // "Account not needed".
  const [, thing = '', not = ''] =
    /^((?:\p{Ll}+ )?\p{Ll}+) (not (?:included|needed|required))$/u.exec(note) ?? [];
  if (thing)
    return {
      of: 'own',
      rest: `${asObject(thing)} ${isSeveral(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${not}`,
    };
  if (isStake.test(note))
    return { of: 'sender', verb: 'work', rest: `on a ${note.replace(/(?<!,) no /, ', no ')} basis` };
  const [, without = ''] = /^with (no .+)$/i.exec(note) ?? [];
  if (without) return toAbsence(without, isWork);
  if (!/^no (?!more\b|one\b|longer\b)/i.test(note)) return undefined;
  const [, none = '', how = ''] =
    /^(no .+?) ((?:allowed|charged|involved|necessary|needed|required|used|visible|wasted)(?: .+)?)$/i.exec(
      note,
    ) ?? [];
  if (none)
    return {
      of: 'own',
      rest: `${none} ${
        isSeveral(
          none
            .split(/ (?:for|from|in|of|on|to) /)[0]
            ?.split(' ')
            .at(-1) ?? '',
        )
          ? 'are'
          : 'is'
      } ${how}`,
    };
  if (findFinite(note.split(' ')) > 0 || countWords(note) > 8) return undefined;
  // "No electricity", "no drilling": what it can do without.
  if (!isWork && needed.test(note)) return { of: 'thing', verb: 'needs', rest: note };
  return { of: 'absence', rest: note };
}

/** What somebody says of himself: `15 years`, `2,500 words a day`, `£250 per minute`. */
function toOwnWords(note: string): Clause | undefined {
  if (/^(?:over |about )?\d+\+? years$/.test(note))
    return { of: 'sender', verb: 'have', rest: `${note} of experience` };
  if (/^\d[\d,]* (?:hours|pages|words|days) (?:an?|per) (?:day|week|month)$/.test(note))
    return { of: 'sender', verb: 'do', rest: note };
  if (/^(?:fully |freelance )?(?:bonded|insured|licensed|registered|vetted)$/i.test(note))
    return { of: 'sender', verb: 'are', rest: note };
  if (/^(?:currently|now) \p{Ll}+ing /u.test(note)) return { of: 'sender', verb: 'are', rest: note };
  if (/^(?:available|based|fluent|free) (?:from|in|until|near|at)\b/i.test(note))
    return { of: 'sender', verb: 'are', rest: note };
  if (
    /^(?:over )?\d[\d,]*\+? (?:\p{Ll}+ )?(?:branches|depots|drivers|employees|engineers|nurses|offices|people|staff|vans|vehicles)$/u.test(
      note,
    )
  )
    return { of: 'sender', verb: 'have', rest: note };
  const [, owned = ''] = /^(?:(?:my|our) )?own (\p{Ll}+(?: \p{Ll}+)?)$/u.exec(note) ?? [];
  if (owned) return { of: 'sender', verb: 'have', rest: `my own ${owned}` };
  const charge = toCharge(note);
  return charge?.of === 'thing' ? { of: 'sender', verb: 'charge', rest: charge.rest } : charge;
}

/** What could be offered, where it does not matter. */
export const anything: Of = {
  name: '',
  isMany: false,
  isWork: false,
  isTool: false,
  isGoods: false,
  isPerson: false,
  isFirm: false,
};

const site =
  '(?:bathrooms|car parks|cellars|classrooms|corridors|courtyards|driveways|facades|gardens|gutters|hallways|kitchens|lobbies|offices|patios|playgrounds|roofs|stairwells|warehouses|wards|workshops|yards)';
/** Places that work is done in. */
const sites = compact(`^${site}(?:, ${site})*(?: (?:and|\\+) ${site})?$`, 'i');

/** What a note beside an offer says, as a clause; undefined where that is not sure. */
export function toClause(written: string, of: Of): Clause | undefined {
  // "F-gas certified" keeps its letter.
  const note = /^\s*\p{Lu}-/u.test(written) ? written.trim() : decapitalise(written.trim());
  const [, often = ''] = /^(\d+ (?:an?|each|every|per) (?:day|week|month|year))$/.exec(note) ?? [];
  if (often) return { of: 'reader', verb: 'get', rest: often };
  // "60 children a day", "10-300 people": for whom it is.
  // "All NMC registered".
  if (of.isMany && /^all \p{Lu}{2,}[ -](?:accredited|certified|checked|registered|trained)$/u.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  if (of.isWork && /^all (?:ages|brands|levels|makes|models|sizes|trades|types)$/i.test(note))
    return { of: 'thing', verb: 'covers', rest: note };
  const treated = toTreated(note, of);
  if (treated) return treated;
  // "Car parks and corridors": where the work is done.
  if (!of.isFirm && !of.isPerson && sites.test(note)) return { of: 'thing', verb: 'covers', rest: note };
  if (isForMany(of.name) && /^(?:up to )?\d/.test(note) && served.test(note) && countWords(note) < 6)
    return { of: 'thing', verb: 'is', rest: `for ${note}` };
  // "4 pilots", "11k MRR": how far the sender is.
  if (
    /^(?:\d[\d.,]*[km]?\+?|[$€£]\d\S*) (?:(?:active|paid|paying) )?(?:ARR|MRR|clients|customers|members|pilots|subscribers|users)$/i.test(
      note,
    )
  )
    return { of: 'sender', verb: 'have', rest: note };
  if (/^patents? pending$/i.test(note))
    return { of: 'own', rest: /s /.test(note) ? 'patents are pending' : 'a patent is pending' };
  // "Full pallets 51 bags".
  const [, packed = '', each = ''] =
    /^((?:full |half )?(?:boxes|crates|pallets)) (?:of )?(\d[\d,]* \p{Ll}+)$/u.exec(note) ?? [];
  if (each) return { of: 'thing', verb: 'comes', rest: `in ${packed} of ${each}` };
  // "Average downtime 40 min", "salon price 6.50".
  const [, figure = '', amount = ''] =
    /^((?:average|median|typical) \p{Ll}+(?: \p{Ll}+)?|(?:\p{Ll}+ )?price) (\d[\d.,]*(?: ?(?:%|days|hours|minutes|min|months|seconds|weeks))?)$/u.exec(
      note,
    ) ?? [];
  if (figure) return { of: 'own', rest: `the ${figure} is ${amount}`, isPrice: figure.endsWith('price') };
  // "40 colours in stock": so many has who sells or does it.
  if (/^\d[\d,]*\+? (?:\p{Ll}+ ){1,2}in stock$/u.test(note))
    return { of: 'sender', verb: 'have', rest: note };
  if (of.isTool && /^(?:over )?\d+\+? (?:countries|markets|regions|states)$/.test(note))
    return { of: 'thing', verb: 'covers', rest: note };
  if ((of.isTool || of.isWork) && /^\d+ languages$/.test(note))
    return { of: 'thing', verb: 'comes', rest: `in ${note}` };
  // "Pallet min".
  const [, batch = ''] = /^((?:full )?(?:box|case|crate|pallet)) min(?:imum)?\.?$/.exec(note) ?? [];
  if (batch) return { of: 'own', rest: `the minimum is a ${batch}`, isPrice: true };
  const own = of.isPerson || of.isFirm ? toOwnWords(note) : undefined;
  if (own) return own;
  // "Robot mowers, mow at night": so do they.
  const [does = '', ...what] = note.split(' ');
  if (
    of.isMany &&
    !of.isWork &&
    what.length > 0 &&
    findVerb(does)?.form === 'base' &&
    // "Chat agents, reply in 40 seconds".
    (findVerb(does)?.isName === false ||
      /^(?:answer|arrive|reply|respond|ship) (?:in|within) \S*\d/.test(note)) &&
    !doneByReader.test(does) &&
    !isParticiple(does) &&
    !freely.test(note)
  )
    return { of: 'thing', verb: does, rest: what.join(' ') };
  return (
    toAbsence(note, of.isWork) ??
    toCharge(note) ??
    toDate(note) ??
    toTerm(note, of) ??
    (kinds.test(note) ? { of: 'thing', verb: 'comes', rest: `in ${note}` } : undefined) ??
    toResult(note) ??
    // Work and a place side by side are no things: "labelling and depot, GMP certified".
    toQuality(note, of.isWork || (of.isMany && !isPlural(of.name) && !of.isGoods)) ??
    toCrew(note) ??
    toPassive(note) ??
    toState(note) ??
    toDeed(note, of) ??
    toOwnClause(note) ??
    toGift(note, of) ??
    (of.isPerson ? undefined : toChoice(note))
  );
}

/** Whether somebody does what a word names. */
export function isWorkHead(head: string): boolean {
  const word = head.toLowerCase();
  return (
    /(?:ing|tion|ment|graphy|therapy|service|services|support|hire|rental|design|repairs?|care|audits?|checks?|reviews?|surveys?|scans?|sessions?|workshops?|installs?|inspections?|courses?|CFO|production|management|maintenance)$/i.test(
      word,
    ) && !/^(?:equipment|lighting|clothing|packaging|bedding|automation|monitoring|furniture)$/.test(word)
  );
}

/** Whether a word names software or the like. */
export function isToolHead(head: string): boolean {
  return /(?:^|-)(?:add-?on|API|SDK|app|apps|assistant|automation|bot|catalogue|chatbot|copilot|dashboard|extension|integration|monitoring|platform|plugin|plug-in|portal|software|suite|system|tool|toolkit|tools)$/i.test(
    head,
  );
}
