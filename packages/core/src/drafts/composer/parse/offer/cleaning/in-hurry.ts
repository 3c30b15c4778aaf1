import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { inFull, monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, personNouns, prepositions } from '../../../text/words.ts';
import { findFinite, opensObject } from '../offer-shapes.ts';

/** What an arrow stands for where the reader has less or more of something: `app -> less overtime`. */
const toGain =
  /^([^.;:\n]*?[\p{L}\d)]) ?(?:-+>|=>|→) ?(?=(?:fewer|less|more|no(?: more)?|zero|\d[\d.-]*% (?:fewer|higher|less|lower|more)) \p{L})/u;
/** An arrow or a dash before a sentence of its own: `leads -> you only pay for wins`, `clubs - we bring the kit`. */
const beforeClause =
  /(?<=[\p{L}\d)]) ?(?:-+>|=>|→|[-–—/]+)(?<= ?(?:[-=]+>|→)| [-–—/]+) ?(?=(?:I|i|it|they|we|you)(?:'(?:ll|re|ve))? (?:also |always |can |just |never |only |will )?\p{Ll}+)(\p{L})/gu;

/** A short clause at the end of notes: `…, cash, we collect`. */
const lastClause =
  /^((?!(?:after|as|because|if|once|since|tell|the more|when|where|while|with|you)\b)[^.:!?\n]+), (we) (?=(?:also |can |just )?\p{Ll}+(?: [^,;.:]{1,30})?\.?$)/iu;

/** What two do with each other: `swap referrals`. */
const together =
  /^(exchange|pool|swap|trade) (\p{Ll}+(?: \p{Ll}+)?s|\p{Ll}+(?: \p{Ll}+)? for \p{Ll}+(?: \p{Ll}+)?)(?=$|[,.;]| - )/iu;

/** `Need cheaper tyres? we fit on site`: what the question asks, and what is done about it. */
const needs = /^(?:do you )?(need|want) ([^?.;\n]{3,60})\? (?=\p{L})/iu;
const isSo =
  /^(?:are you )?(?:(?:fed up|sick|struggling|stuck|tired) (?:of|with) |(?:losing|paying|wasting) )[^?.;\n]{3,60}(?=\? \p{L})/iu;
/** `Offcuts? we take them`: a thing that the reader has, which is named again. */
const hasSome =
  /^(?:any |got |have )*((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+)\? (?=(?:I|we) [^.;]*\b(?:it|them)\b)/iu;
/** `Spent grain wanted`: what the sender is looking for. */
const wanted = /^((?!(?:i|we|you)\b)(?:[\p{L}-]+ ){1,4})wanted(?=$|[,.;])/iu;
/** What a buyer does with it: `spent grain wanted, collect daily`. */
const buyersDeed =
  /(?<=^(?:We are looking for |[^,.;]*\bbought\b)[^.]*), (collect|pay|pick up) (?=\p{L}|[$€£\d])/gu;
/** A gain, and what brings it: `save 30% -> led lights`. */
const byMeans = /^((?:cut|get|halve|reduce|save|stop|win) [^.;:\n]*?[\p{L}\d%]) ?(?:-+>|=>|→) ?(?=\p{L})/iu;

/** `Boiler broke? can fit a new one`: what is wrong with a thing of the reader's. */
const brokenThing =
  /^(?:is )?(?:an? |the |your )?((?:\p{Ll}+ ){0,2}\p{Ll}+) (broken?|died|dead|down|failed|failing|gone|leaking|packed up|worn out)\? (?=\p{L})/iu;
const whatIsWrong: Readonly<Record<string, string>> = {
  broke: 'has broken',
  broken: 'has broken',
  died: 'has died',
  failed: 'has failed',
  gone: 'has gone',
  'packed up': 'has packed up',
};

/** `Lease ending soon? we beat any quote`: what of the reader's is coming to its end. */
const endingThing =
  /^(?:is )?(?:an? |the |your )?((?:\p{Ll}+ ){0,2}(?:contract|cover|deal|insurance|lease|licence|mortgage|policy|subscription|tenancy|warranty)) (ending|expiring|finishing|running out|coming to an end|(?:up |due )for renewal)( (?:soon|shortly|this \p{Ll}+|next \p{Ll}+))?\?+ (?=\p{L})/iu;

/** `Affiliate deal 12% on our lamps`: the share stands before what it is the share of. */
const shareBehind =
  /^(?:an? |our )?((?:affiliate|commission|introducer|referral|reseller|trade|partner) (?:commission|deal|discount|fee|offer|program|programme|scheme)),? (\d[\d.]*%)(?=$|[,.;]| (?:for|of|off|on|per)\b)/iu;

/** A thing, and what it does behind a stroke: `planning tool / integrates slack`. */
const toolDoes =
  /(?<=^[^,.:;/]*\p{L}) ?\/ ?(?=(?:connects|imports|integrates|links|plugs|runs|syncs|works) )/iu;

/** A certificate that the reader would get in so many weeks: `soc2 in 6 wks`. */
const certified =
  /^((?:SOC ?[12]|ISO ?\d{4,5}|PCI[ -]DSS|HIPAA|GDPR|Cyber Essentials(?: Plus)?|B Corp|HACCP|BRCGS)(?: (?:audit|certificate|certification|certified|compliance|compliant|ready|type (?:1|2|II?)))?) (?=(?:in|within) (?:\d[\d-]*|an?|one|two|three|four|six) (?:days?|weeks?|wks?|months?|mths?)\b)/iu;

/** `GDPR compliance` → `GDPR compliant`: what the reader would be. */
function toBadge(badge: string): string {
  const [first = '', ...rest] = badge.split(' ');
  return [/^(?:cyber|b)$/i.test(first) ? capitalise(first) : first.toUpperCase(), ...rest]
    .join(' ')
    .replace(/compliance$/i, 'compliant')
    .replace(/certifica(?:te|tion)$/i, 'certified')
    .replace(/^(GDPR|HIPAA|HACCP)$/, '$1 compliant');
}

/** What is cleaned, and how: `deep clean your ducts`. */
const cleaned = /^(deep|dry|jet|pressure|steam)[- ](clean|wash) (?=(?:all|the|your)\b)/iu;

/** What a thing costs with all that belongs to it, and when it comes: `site photos £95 all in next day`. */
const allIn =
  /(?<=^[^,.:;$€£\d]*\p{L}) ((?:[$€£] ?)\d[\d.,]* all[- ]in)\b,?(?: (next|same) day)?(?=$|[,.;])/iu;

/** What was done to goods before they are sold stands before them: `ice machines reconditioned`. */
const sellers =
  /^((?:\p{Ll}+ ){1,3}\p{Ll}+s) (reconditioned|refurbished|remanufactured|second[- ]?hand)(?=$|[,.;]| \d| (?:from|with)\b)/iu;

/** What a thing does, before its name: `stops punctures: sealant`. */
const deedFirst =
  /^(\p{Ll}+s) ((?!and\b|for\b|from\b|in\b|of\b)\p{Ll}+(?: \p{Ll}+){0,3}): (\p{Ll}[\p{Ll} -]{2,30})(?=$|[,.;])/iu;

/** So much off a cost of the reader's is what a tool does, and no discount: `25-30% off cloud bill`. */
const offTheirCosts =
  /(?<=[,;] |[,;]|[-–—] )(?:takes )?((?:about |up to )?\d[\d.]*(?:-\d[\d.]*)?%) off (?:their |the |ur |your )?((?:[\p{Ll}&-]+ ){0,2}(?:bills?|budget|costs?|overheads|spend|wages?))(?=$|[,.;])/giu;

/** When the sender comes for a thing and has it back: `collect mon return tues`. */
const fetched =
  /, ?(?:we )?(collect|pick up) (?:on )?((?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*),? (?:and )?(back|deliver|return) (?:on )?((?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*)/iu;

/** What is written in letters, and what is cut short, as only an offer has it. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=[$€£]\d[\d.,]*|\d\.\d\d|\d ?p) ?ea\b\.?/gi, ' each'],
  [/\bwkend(s?)\b/gi, 'weekend$1'],
  [/\bdel (?:and|\+|&) collect\b/gi, 'delivery and collection'],
  [/(?<=^|[,;+&] ?|next day |same day )del\b\.?(?=$|[,;])/gi, 'delivery'],
  [/(?<=\b(?:PI|PL|indemnity|liability|public) )ins\b\.?/gi, 'insurance'],
  [/\b(?:gtee|guar|g'tee)\b/gi, 'guarantee'],
  [/(?<=\b(?:from|min\.?|minimum|of|over|per) \d[\d,]* )pcs\b/gi, 'pieces'],
  [/(?<![\d.,-])([2-9]|\d\d) ?yrs?(?=$|[,;])/gi, '$1 years'],
  [/\bbought(?:,| for)? cash(?=$|[,;])/gi, 'bought for cash'],
  [/\b(?:nr|nr\.) (?=\p{L}{3})/giu, 'near '],
  [/\bb4\b/gi, 'before'],
  [/\blangs\b/gi, 'languages'],
  [/\bsoc2\b/gi, 'SOC2'],
  [/\bneg\b\.? (?=(?:fees?|price|rates?|terms)\b)/gi, 'negotiable '],
  [/\bbank hols\b/gi, 'bank holidays'],
  [/(?<=\bper |[$€£]\d[\d.,]* an )hr\b/gi, 'hour'],
  [/(?<=\d) ?pcm\b/gi, ' a month'],
  [/(?<=[,;] )avail\b\.? (?=(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b)/giu, 'available on '],
  [/\bqtrly\b/gi, 'quarterly'],
  [/\bzero cost to (?=(?:u|you|your)\b)/gi, 'no cost to '],
  [/\bex works ((?:[$€£]|[A-Z]{3} )?\d[\d.,]*(?: (?:EUR|GBP|USD))?)(?=$|[,;])/gi, 'at $1 ex works'],
  [/(?<=[,;] (?:\p{Ll}+ )?\p{Ll}{3,}s) (?=[$€£]?\d[\d.,]* each\b)/giu, ' at '],
  [/(?<=[,;] )(spring|summer|autumn|winter|weekends|evenings) avail(?:able)?\b\.?/gi, 'available in $1'],
  [/\brrp\b/g, 'RRP'],
  [
    /(?<=\b\d+)[- ]?pc (?=(?:\p{Ll}+ ){0,2}(?:band|choir|combo|ensemble|orchestra|quartet|quintet|set|suite|trio))/giu,
    '-piece ',
  ],
  [/(?<=\b(?:charges|fees?|prices?|rates?|rent|terms) )neg\b\.?/gi, 'negotiable'],
  [
    /(?<=[\p{L}\d],? )exc\b\.? (?=\d+(?:st|nd|rd|th)|bank hol|(?:mon|tue|wed|thu|fri|sat|sun)|weekends)/giu,
    'except ',
  ],
  [/\bexcept (?=\d+(?:st|nd|rd|th)\b)/g, 'except the '],
  [/(?<=[,;] ?)free (?=(?:all|any|every|most)\b)/gi, 'available '],
  [/(?<=(?:<|>|\b(?:in|over|under|within)) ?\d+) ?mo\b(?!\/)/gi, ' months'],
  [
    /(?<=^|[,;] ?)(?:-|minus )(\d[\d.]*%) (?:vs\.?|v\.?|versus) (?:current|now|present|today)(?: (?:cost|price|supplier)s?)?(?=$|[,;])/gi,
    'for $1 less than you pay now',
  ],
  [
    /(?<=^|[,;+&] )it (?=(?:asset|audit|consultancy|contractor|equipment|hardware|health check|helpdesk|infrastructure|project|recycling|security|services|support|training)(?:$|[ ,.;])(?! (?:an?|me|my|our|the|us|you|your|\d)\b))/gi,
    'IT ',
  ],
  [/(?<=^|[,;] ?)(\d+)[- ]?(?:months?|mo|mths?) no tie[- ]?ins?(?=$|[,;.])/gi, 'no tie-in for $1 months'],
  [/(?<=\b(?:[2-9]|\d\d) )day(?=$|[,;])/gi, 'days'],
  [/(?<=[$€£]\d[\d.,]*\/)d\b/g, 'day'],
  [/(?<=\b\d+ ?h )del\b\.?/gi, 'delivery'],
  [/\blvl (?=\d)/gi, 'level '],
  [/(?<=\b\p{L}{2,5} )reg(?:'?d)?(?=$|[,;.])/giu, 'registered'],
  [/(?<=\b\d+[ -]?(?:days?|hours?|hrs?|h|weeks?|wks?) )(?:t\/a|t-a)(?=$|[,;. ])/gi, 'turnaround'],
  [/\bmk[- ]?up\b/gi, 'mark-up'],
  [/\b(?:1|one) day(?:\/| )wk\b/gi, 'one day a week'],
  [/\b([2-6]) days (?:wk|week)\b/gi, '$1 days a week'],
  [/(?<![\d.])(\d+) ?hrs (?=an?\b|per\b)/gi, '$1 hours '],
  [/\b(\d+) ?hr (?=(?:response|turnaround|notice|callout|call-out)\b)/gi, '$1-hour '],
  [/(?<=\bwithin \d+) mi\b/gi, ' miles'],
  [/\bcalcs\b/gi, 'calculations'],
  [/\bex vat\b/gi, 'ex VAT'],
  [/\bo\/n\b/gi, 'overnight'],
  [/\bc\/w\b/gi, 'complete with'],
  [/\bf\/t\b/gi, 'full-time'],
  [/\bp\/t\b/gi, 'part-time'],
  [/\b(?:qty|qnty)\b/gi, 'quantity'],
  [/\brefs\b/gi, 'references'],
  [/(?<=% off (?:the |your )?)1st (?=\p{L})/giu, 'your first '],
  [/\b1st (?=order|month|job|visit|box|week|session)/gi, 'first '],
  [/\bat door (?=by )/gi, 'at your door '],
  [/(?<=[,.;] (?:just )?|^)works(?=$|[,.;])/gi, 'it works'],
];

const availableIn = compact(`\\bavail(?:able)?\\.? (${monthShort})\\b`, 'gi');

/** Letters without a vowel that somebody in a hurry typed small: `gdc`, `nptc`, `dbs`. */
const letters =
  /(?<=^|[ (])(?<!\d )(?!(?:dbt|npm|hrs?|kgs?|lbs?|mths?|mr|mrs|ltd|pcs|pts|grps?|wks?|yrs?|mph|kph|rpm|sqm|sqft|pls|plz|ppl|thx|txt|btw|mgr|mgmt|mtg|mktg|nxt|wknd|wkly|mthly|vs|qtr|ltr|ctr|svc|cts|mfg|bldg|dwn|tmrw?|snr|jnr|hv|nr|cwt|brr|psst|shh|hmm|tsp|tbsp|mm|cm|km|kg|ml|gb|kb|mb|tb|kw|kwh|mw|db|hz|ft|st|rd|nd|th|dr|prof|xl|xs|xxl|ph|gps?|kbd|rrp)\b)([bcdfghjklmnpqrstvwxz]{3,4})(?=$|[ ,.;)?])/g;

/** The languages from and into which somebody translates: `en>de`. */
const languagePair =
  /(?<![\p{L}>])(cs|da|de|el|en|es|fi|fr|it|ja|nl|no|pl|pt|ro|ru|sv|tr|uk|zh) ?(?:>|->|→) ?(cs|da|de|el|en|es|fi|fr|it|ja|nl|no|pl|pt|ro|ru|sv|tr|uk|zh)(?![\p{L}>])/giu;

/** An offer typed in a hurry, with words for its signs and its short forms, and each of its clauses a sentence. */
export function fromHurry(typed: string): string {
  return toldOfSigns(toldOfSomebody(inWholeWords(typed.trim())));
}

/** The short forms of an offer in whole words: `£65 ea, gdc reg` → `£65 each, GDC registered`. */
export function inWholeWords(text: string): string {
  return (
    shortForms
      .reduce((told, [short, whole]) => told.replace(short, whole), text)
      .replace(languagePair, (_, from: string, into: string) => `${from.toUpperCase()}-${into.toUpperCase()}`)
      // "Avail aug".
      .replace(availableIn, (_, month: string) => `available in ${inFull(month)}`)
      .replace(letters, (word) => word.toUpperCase())
  );
}

function toldOfSigns(text: string): string {
  return (
    text
      .replace(byMeans, '$1 with ')
      .replace(
        toGain,
        (_, thing: string) =>
          `${thing}. ${isPlural(toNounCore(thing).at(-1) ?? '') ? 'They mean' : 'It means'} `,
      )
      .replace(beforeClause, (_, letter: string) => `. ${letter.toUpperCase()}`)
      .replace(wanted, (_, what: string) => `We are looking for ${decapitalise(what.trim())}`)
      .replace(buyersDeed, (_, deed: string) => `. We ${deed} `)
      // "6yd £210 8yd £260": one price after another.
      .replace(
        /(?<=[$€£]\d[\d.,]*k?) (?=\d)|(?<=\p{L}{3}) (?=\d[\d.]*\p{Ll}{1,3} [$€£]\d)|(?<=[$€£]\d[\d.,]*) (?=del(?:ivered)?\b)/gu,
        ', ',
      )
      .replace(lastClause, (found, before: string) =>
        prepositions.has((before.split(' ')[0] ?? '').toLowerCase()) ? found : `${before}. We `,
      )
      .replace(
        together,
        (_, deed: string, what: string) => `We would like to ${deed.toLowerCase()} ${what} with you`,
      )
      .replace(needs, (_, verb: string, what: string) => `If you ${verb.toLowerCase()} ${what}, `)
      .replace(isSo, (so) => `If you are ${decapitalise(so).replace(/^are you /, '')}, `)
      .replace(/(?<=^If you are [^?]{3,80}, )\? /, '')
      .replace(
        endingThing,
        (_, thing: string, how: string, soon = '') =>
          `If your ${decapitalise(thing)} is ${how.toLowerCase()}${soon}, `,
      )
      .replace(shareBehind, (_, deal: string, share: string) => `${share} ${decapitalise(deal)}`)
      .replace(toolDoes, '; ')
      .replace(
        /\b(integrates) (?!in\b|into\b|to\b|with\b|well\b|directly\b)(?=\p{Ll}+(?:$|[,.;]| and ))/giu,
        '$1 with ',
      )
      .replace(/^supply (?=(?:fresh|freshly|home-?made|local|organic|you|your)\b)/i, 'We supply ')
      .replace(
        cleaned,
        (_, how: string, deed: string) => `We can ${how.toLowerCase()}-${deed.toLowerCase()} `,
      )
      .replace(certified, (_, badge: string) => `We get you ${toBadge(badge)} `)
      .replace(
        allIn,
        (_, price: string, day?: string) => `, ${price}${day ? `, ready the ${day.toLowerCase()} day` : ''}`,
      )
      .replace(brokenThing, (_, thing: string, how: string) => {
        const is = whatIsWrong[how.toLowerCase()] ?? `is ${how.toLowerCase()}`;
        const told = isPlural(thing) ? is.replace(/^has/, 'have').replace(/^is/, 'are') : is;
        return `If your ${decapitalise(thing)} ${told}, `;
      })
      .replace(hasSome, (_, what: string) => `If you have ${decapitalise(what)}, `)
      // "New one in wk".
      .replace(/(?<=\b(?:build|buy|fit|get|have|install|make|supply) )new one\b/giu, 'a new one')
      .replace(
        /\b(in|within) (day|hour|hr|month|mth|week|wk|year|yr)(?=$|[,.;])/giu,
        (_, when: string, unit: string) => `${when} ${/^h/i.test(unit) ? 'an' : 'a'} ${unit}`,
      )
      .replace(/^(If [^,]+, )(?=(?:can|could|will) \p{Ll})/u, '$1we ')
      .replace(
        /(?<=^If [^,]+, (?:we|I) [^,;.]+), (?=pay (?:back |only )?(?:as|by|in|monthly|on|over|per|weekly|when)\b)/u,
        '. You can ',
      )
      .replace(sellers, (_, things: string, how: string) => `${how} ${decapitalise(things)}`)
      // "With a 12-month warranty" stands in its sentence already.
      .replace(
        /(?<=\p{L})(?<!\b(?:about|an?|and|at|by|for|from|full|of|on|or|our|plus|the|their|under|with|your)) (?=\d+[ -](?:day|mth|month|mo|week|wk|year|yr) (?:guarantee|warranty)\b)/u,
        ', ',
      )
      .replace(/(?<=\b(?:guarantee|warranty)) (?=[$€£]?\d[\d.,]*$)/u, ', ')
      .replace(deedFirst, (found, does: string, what: string, thing: string) =>
        findVerb(does)?.form === 'third' && findFinite(thing.split(' ')) < 0
          ? `${decapitalise(thing)} that ${does.toLowerCase()} ${what}`
          : found,
      )
      .replace(offTheirCosts, (_, share: string, cost: string) => `takes ${share} off your ${cost}`)
      .replace(/^((?:\p{L}+ ){1,3})wholesale(?=$|,| (?:at |from )?[$€£]\d)/iu, (found, typed: string) => {
        const goods = decapitalise(typed.trim());
        const head = goods.split(' ').at(-1) ?? '';
        return isPlural(head) || massNouns.has(head) ? `wholesale ${goods}` : found;
      })
      .replace(
        fetched,
        (_, deed: string, from: string, __, to: string) =>
          `. We ${deed.toLowerCase()} on ${from}, and you have everything back on ${to}`,
      )
  );
}

/** Whether words name one person by his trade. */
function isTrade(words: string): boolean {
  const core = toNounCore(words);
  return core.length === words.split(' ').length && personNouns.has((core.at(-1) ?? '').toLowerCase());
}

/** Who offers himself, with what he does told of him. */
function toldOfSomebody(text: string): string {
  // "Sold my firm and walked to Rome": whose the thing is did it.
  const [, past = '', whose = ''] = /^(\p{L}+) (?:off |out of )?(my|our) \p{L}/iu.exec(text) ?? [];
  if (/^(?:left|quit)$/i.test(past) || findVerb(past)?.form === 'past')
    return `${/^my$/i.test(whose) ? 'I' : 'We'} ${decapitalise(text)}`;
  // "Maths degree, 2 years at a bank": who has it offers himself.
  if (/^(?:an? |my )?(?:\p{L}+ ){1,2}degree(?=$|[,;])(?!, (?:first|2))/iu.test(text))
    return `Myself: ${decapitalise(text.replace(/^my /i, ''))}`;
  // "Sketch artist - turns talks into posters".
  const [, who = '', does = '', what = ''] =
    /^(?:an? )?((?:\p{L}+ ){0,3}\p{L}+)(?:,| -+|;) (\p{Ll}+s) (\p{Ll}[^,.;:]+)/u.exec(text) ?? [];
  const verb = findVerb(does);
  const isDeed =
    verb?.form === 'third' &&
    (!verb.isName || opensObject(what.split(' ')[0] ?? '') || / (?:for|from|in|into|on|to|with) /.test(what));
  if (who && isTrade(who) && isDeed)
    return text.replace(
      /^[^,;]*?(?:,| -+|;) \p{Ll}+s /u,
      `I am ${toArticle(who)} ${decapitalise(who)}. I ${verb.base} `,
    );
  return text;
}
