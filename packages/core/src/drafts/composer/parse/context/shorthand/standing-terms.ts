import { compact } from '../../../../compact.ts';
import { toArticle } from '../../../text/grammar.ts';
import { itIs, money, our, type Shorthand, somebody, we, weAre } from './shorthand.ts';

const team =
  'crew|drivers|engineers|fitters|guides|installers|instructors|operators|staff|team|technicians|tutors';
const trained = 'accredited|certified|insured|licensed|qualified|registered|trained|vetted';

/** What stays as it was, for how long somebody is bound, who does the work, and what went wrong on the sender's side. */
export const standingTerms: Shorthand = [
  // "Same price as before, $3,200".
  [
    compact(
      String.raw`^(?:the )?same (fee|price|rate|rent)s? as (before|last (?:season|term|time|year))(?:[,:] (${money}(?: (?:an?|each|per) \p{Ll}+)?))?$`,
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
      `${our(about)} ${who.toLowerCase()} ${/s$/i.test(who) ? 'are' : 'is'} ${fully.toLowerCase()}${body && `${body} `}${how.toLowerCase()}`,
  ],
  // "UK-based typists".
  [
    /^((?:\p{Lu}{2,3}|locally|[\p{Lu}][\p{Ll}]+)-based) (agents|consultants|designers|developers|editors|engineers|staff|support|team|translators|tutors|typists)$/u,
    ([, where = '', who = ''], about) =>
      `${our(about)} ${who} ${/(?:[^s]s|staff)$/.test(who) ? 'are' : 'is'} ${where}`,
  ],
  // "Hosted in Switzerland".
  [/^hosted in (\p{Lu}[\p{L} ]{2,30})$/iu, ([, where], about) => `${itIs(about)} hosted in ${where}`],
  // "10-year warranty".
  [
    /^(\d+|one|two|three|five|ten)[- ](month|year) (guarantee|warranty)$/i,
    ([, many = '', unit = '', what = '']) =>
      `There is ${toArticle(many)} ${many.toLowerCase()}-${unit.toLowerCase()} ${what.toLowerCase()}`,
  ],
  // "From 49 francs a month".
  [
    /^from (\d[\d.,]* (?:francs|krone[rn]|kronor|lira|pesos|rand|rupees|yen|zloty)) ((?:an?|each|per) \p{Ll}+)$/iu,
    ([, much, each]) => `Prices start at ${much} ${each}`,
  ],
  // "Not published anywhere else".
  [
    /^(?:it is )?(?:not (?:been )?published|unpublished) (?:anywhere else|elsewhere|so far)$/i,
    () => 'It has not been published anywhere else',
  ],
  // "Independent audit in 2025".
  [
    /^(?:an )?(external|independent|outside) (assessment|audit|inspection|review) in ((?:\p{Lu}\p{Ll}+ )?20\d\d)$/iu,
    ([, whose = '', what = '', when]) =>
      `There was an ${whose.toLowerCase()} ${what.toLowerCase()} in ${when}`,
  ],
  // "480 mattresses last summer, all in 9 days".
  [
    /^((?:about |over )?\d[\d,]* \p{Ll}{3,}s) (last (?:autumn|month|season|spring|summer|week|winter|year))(, all (?:in|within) \d+ \p{Ll}+s?)?$/iu,
    ([, many = '', when = '', how = ''], about) =>
      somebody.test(many) ? undefined : `${we(about)} did ${many.toLowerCase()} ${when.toLowerCase()}${how}`,
  ],
  // "Min 250 labels".
  [
    /^min(?:imum|\.)?(?: order| run)?:? (\d[\d,]* (?!(?:days|hours|minutes|months|weeks|years)\b)\p{Ll}{3,}s)$/iu,
    ([, least]) => `The minimum is ${least}`,
  ],
  // "Farm 12 km away".
  [
    /^(?:our |the )?(bakery|brewery|dairy|depot|farm|kitchen|mill|nursery|studio|workshop|yard) (\d+ ?(?:km|miles?|min(?:ute)?s?)) away$/i,
    ([, place = '', far = ''], about) =>
      `${our(about)} ${place.toLowerCase()} is ${far.replace(/(?<=\d)(?=km)/, ' ').replace(/ ?mins?$/, ' minutes')} away`,
  ],
  // "Collect daily incl. Sundays".
  [
    /^(collect|deliver)s? daily(?:,? (?:incl(?:uding|\.)?|also on) (sundays|weekends))?$/i,
    ([, does = '', day = ''], about) =>
      `${we(about)} ${does.toLowerCase()} daily${day && `, ${day.toLowerCase().replace('sundays', 'Sundays')} included`}`,
  ],
  // "Insured to 10m".
  [
    /^(?:fully )?insured (?:(?:to|up to|for) |(?=[$€£]))([$€£]?\d[\d.,]*(?:k|m|M| million)?)$/i,
    ([, much], about) => `${weAre(about)} insured up to ${much}`,
  ],
  [/^we set up (?:\+|and|&) take down$/i, () => 'We set up and take down'],
  // "Still free 14 June".
  [
    /^still (available|free):? (?:on )?((?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})(?:(?: and |, )(?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}))?)$/iu,
    ([, how = '', days = '']) => `${days} ${/and|,/.test(days) ? 'are' : 'is'} still ${how.toLowerCase()}`,
  ],
  // "Salmonella tested weekly".
  [
    /^(allergen|drug|lead|listeria|mould|residue|salmonella)s?[- ]tested (daily|monthly|weekly)$/i,
    ([, what = '', often = ''], about) =>
      `${itIs(about)} tested for ${what.toLowerCase()} ${often.toLowerCase()}`,
  ],
  // "Eco detergents".
  [
    /^(?:only )?eco(?:-?friendly| )?(?: )?(detergents|inks|materials|packaging|paints|products)$/i,
    ([, what = ''], about) => `${we(about)} use eco-friendly ${what.toLowerCase()}`,
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
