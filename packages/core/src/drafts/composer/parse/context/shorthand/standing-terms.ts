import { compact } from '../../../../compact.ts';
import { isByOne, type Shorthand, somebody } from './shorthand.ts';

const sum = String.raw`(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|EUR|GBP|USD|euros?|dollars?|pounds?))`;
const team =
  'crew|drivers|engineers|fitters|guides|installers|instructors|operators|staff|team|technicians|tutors';
const trained = 'accredited|certified|insured|licensed|qualified|registered|trained|vetted';

/** What stays as it was, for how long somebody is bound, who does the work, and what went wrong on the sender's side. */
export const standingTerms: Shorthand = [
  // "Same price as before, $3,200".
  [
    compact(
      String.raw`^(?:the )?same (fee|price|rate|rent)s? as (before|last (?:season|term|time|year))(?:[,:] (${sum}(?: (?:an?|each|per) \p{Ll}+)?))?$`,
      'iu',
    ),
    ([, what = '', when = '', price = '']) =>
      `The ${what.toLowerCase()} is the same as ${when.toLowerCase()}${price && `, ${price}`}`,
  ],
  // "12 month contract, not 36".
  [
    /^(\d+)[- ]?months? contract(?:,? (?:and )?(?:not (\d+)|(?:with )?(?:no|without) auto(?:matic)?[- ]?renewal))?$/i,
    ([typed = '', long, other]) =>
      `The contract is for ${long} months${other ? `, not ${other}` : /renewal/i.test(typed) ? ' and does not renew by itself' : ''}`,
  ],
  // "Licensed HRW crew", "fully insured team".
  [
    compact(String.raw`^(fully )?(${trained})(?: (\p{Lu}{2,6}))? (${team})$`, 'iu'),
    ([, fully = '', how = '', body = '', who = ''], about) =>
      `${isByOne(about) ? 'My' : 'Our'} ${who.toLowerCase()} ${/s$/i.test(who) ? 'are' : 'is'} ${fully.toLowerCase()}${body && `${body} `}${how.toLowerCase()}`,
  ],
  // "Contract lapsed because our office never sent the renewal, our fault".
  [
    /^(?:the |your )?(account|agreement|contract|licence|membership|order|policy|subscription) (ended|expired|lapsed|ran out|was cancelled|was not renewed) because (our|we) ([^,;:]{4,60}),? (?:which was |(?:and )?(?:that was )?(?:entirely )?)our (error|fault|mistake)$/i,
    ([, what = '', how = '', whose = '', why = '', blame]) =>
      somebody.test(why)
        ? undefined
        : `Your ${what.toLowerCase()} ${how.toLowerCase()} because ${whose.toLowerCase()} ${why}, which was our ${blame}`,
  ],
];
