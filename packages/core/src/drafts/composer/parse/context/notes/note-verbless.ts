import { compact } from '../../../../compact.ts';
import { decapitalise, isCount, isParticiple, isPlural, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isTold } from '../second-person.ts';
import { type NoteTable, tellBy } from './note-table.ts';

const money = String.raw`(?:[A-Z]{0,3} ?[$€£₹]\d|(?:AUD|CAD|CHF|DKK|EUR|GBP|NOK|SEK|USD) ?\d|\d[\d.,]* ?(?:CHF|EUR|GBP|USD|euros?\b|dollars\b|pounds\b))`;
const span = String.raw`(?:about |around |less than |only |under |within )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|eight|ten|twelve) (?:business |working )?(?:minute|hour|day|week|month|year)s?`;
/** A name that another program goes by: `JobBOSS`, `Google Calendar`. */
const program = String.raw`\p{Lu}[\p{L}\d.+-]*(?: \p{Lu}[\p{L}\d.+-]*)?`;
/** How soon or on what terms something is done for whoever buys. */
const goodTerms = `(?:(?:on )?the (?:next|same) (?:day|morning|evening|afternoon)|(?:next|same) day|overnight|(?:in|within) ${span}|at no (?:extra )?(?:charge|cost)|free of charge|(?:for )?free|for you|in-house|automatically|by our .{3,30})`;
/** Figures that a firm gives of itself and others seldom have noted of it. */
const metrics =
  'accuracy|availability|csat|sensitivity|specificity|(?:net |gross )?(?:dollar|revenue) retention|nrr|fill rate|on-time delivery(?: rate)?|pass rate|placement rate|precision|success rate|uptime';
/** Notes on the offer that have no verb, and how each is told. */
const notes: NoteTable = [
  // "Import from spreadsheets".
  [
    /^((?:export|import|sync|upload) (?:as|from|into|straight from|straight to|to|via|with) .{3,40})$/iu,
    ([, deed = '']) => (hasVerb(deed) ? undefined : `you can ${decapitalise(deed)}`),
  ],
  // "First campaign live in 7 days", "first session within 4 days".
  [
    compact(`^(first \\p{Ll}+) (delivered|done|live|online|ready) ((?:in|within) ${span})$`, 'iu'),
    ([, what = '', state, when]) => `the ${decapitalise(what)} is ${state} ${when}`,
  ],
  [
    compact(
      `^(first (?:appointment|call|delivery|design|draft|lesson|report|session|visit)) ((?:in|within) ${span})$`,
      'iu',
    ),
    ([, what = '', when]) => `the ${decapitalise(what)} comes ${when}`,
  ],
  // "3-month minimum then month to month".
  [
    /^(\d+)[- ](month|year)s? (commitment|minimum)(?:(?:,| and)? then (?:month[- ]to[- ]month|monthly))?$/i,
    ([whole = '', many, unit = '', what = '']) =>
      `there is a ${many}-${unit.toLowerCase()} ${what.toLowerCase()}${/ then /i.test(whole) ? ', and after that the contract runs from month to month' : ''}`,
  ],
  // "Free taster session", "free parking".
  [
    /^free ((?:\p{Ll}+ ){1,2}(?:assessment|audit|check|class|consultation|demo|estimate|lesson|quote|review|sample|session|survey|visit))$/iu,
    ([, what]) => `there is a free ${what}`,
  ],
  [
    /^free (cancellation|entry|parking|refreshments|wi-?fi)$/i,
    ([, what = '']) =>
      `${what.toLowerCase().replace(/^wi-?fi$/, 'Wi-Fi')} ${what.toLowerCase() === 'refreshments' ? 'are' : 'is'} free`,
  ],
  [
    /^(24\/7) ((?:\p{L}+ )?(?:help ?desk|helpline|hotline|monitoring|service desk|SOC|support))((?: (?:by|from|in) .{2,40})?)$/iu,
    ([, always, what = '', where = '']) =>
      `we have ${/(?:desk|line|SOC)$/i.test(what) ? 'a ' : ''}${always} ${what}${where}`,
  ],
  [/^open (7|seven|six|6|five|5) days(?: a week)?$/i, ([, many]) => `we are open ${many} days a week`],
  // "Rental from EUR 1,200 per day".
  [
    compact(
      `^((?:\\p{Ll}+ )?(?:consulting|delivery|editing|entry|hire|installation|leasing|membership|rental|training|tuition)) from (${money}(?:[^,]|,(?=\\d))*)$`,
      'iu',
    ),
    ([, what = '', least]) => `${what.toLowerCase()} starts at ${least}`,
  ],
  [
    /^(\d[\d.,]*%) (commission|deposit|margin for retailers)$/i,
    ([, share, what = '']) => `the ${what.toLowerCase()} is ${share}`,
  ],
  // "EASA and FAA rules built in".
  [
    /^((?:(?!(?:at|for|from|in|of|on|to|with)\b)[\p{L}-]+ ){0,4}[\p{L}-]+s) built[- ]in$/iu,
    ([, what = '']) =>
      isPlural(what.split(' ').at(-1) ?? '') && !hasVerb(withoutLast(what))
        ? `${decapitalise(what)} are built in`
        : undefined,
  ],
  // "First pilot is free", "then $49 per sensor per month".
  [
    /^(?:the |your )?((?:first|next) \p{L}+(?: \p{L}+)?) (?:are|is) (free(?: of charge)?|half[ -]price)((?: for (?:all|each|every|the|your) .{2,40})?)$/iu,
    ([, what = '', terms = '', whom = '']) =>
      `the ${decapitalise(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${terms.toLowerCase()}${whom}`,
  ],
  [
    compact(`^(?:after that|afterwards|then|thereafter),? (?:only |just )?(${money}.*)$`, 'iu'),
    ([, price]) => `after that the price is ${price}`,
  ],
  // "Average cost per post $310".
  [
    compact(
      String.raw`^(?!.* (?:is|was) )((?:average|mean|median|typical) (?:cost|fee|price|saving)s?(?: (?:for|of|per) (?:an? )?[\p{L}-]+(?: [\p{L}-]+)?)?) (?:of )?(${money}(?:[^,]|,(?=\d))*)$`,
      'iu',
    ),
    ([, what = '', price]) => `the ${decapitalise(what)} is ${price}`,
  ],
  // "27% less unplanned downtime on average".
  [
    /^((?:about |around |up to )?\d[\d.,]*% (?:cheaper|faster|fewer|higher|less|lower|more|quicker|shorter) (?!(?:budget|funding|head ?count|hires|revenue|sales|staff|turnover)\b)\p{L}[\p{L} -]*?),? (?:on average|typically)((?: .{3,40})?)$/iu,
    ([, much = '', when = '']) =>
      hasVerb(withoutLast(much)) ? undefined : `customers see ${much} on average${when}`,
  ],
  // "Returns credited the same day".
  [
    compact(String.raw`^((?:\p{Ll}+ )?\p{Ll}+s) (\p{Ll}+) (${goodTerms}(?: .{3,30})?)$`, 'iu'),
    ([, what = '', done = '', how]) =>
      isPlural(what.split(' ').at(-1) ?? '') &&
      !what.split(' ').slice(0, -1).some(isTold) &&
      (isParticiple(done) || /[^e]ed$/.test(done)) &&
      !hasVerb(how ?? '')
        ? `${decapitalise(what)} are ${done} ${how}`
        : undefined,
  ],
  // "Lights used in Bordeaux", "nets collected in Galicia", "panels woven by hand".
  [
    compact(
      String.raw`^((?:\p{Ll}+ )?\p{Ll}+s) (assembled|baked|brewed|built|cast|collected|cured|designed|dyed|grown|made|milled|packed|printed|produced|recycled|roasted|sewn|sourced|tested|used|woven) ((?:at|by|from|in|near|with|without) (?:\p{Lu}|\d|the \p{Lu}|an? |hand\b|two |three |four |five |six |ten )[^,;:]*|in-house|locally|on site)$`,
      'u',
    ),
    ([, what = '', done = '', how = '']) =>
      isPlural(what.split(' ').at(-1) ?? '') && !what.split(' ').slice(0, -1).some(isTold) && !hasVerb(how)
        ? `${decapitalise(what)} ${/\b(?:19|20)\d\d$|\blast \p{Ll}+$/u.test(how) ? 'were' : 'are'} ${done} ${how}`
        : undefined,
  ],
  // "Zero lost-time incidents in six years".
  [
    /^(?:zero|no) ((?:[\p{Ll}-]+ )?(?:accidents|breakdowns|claims|complaints|defects|failures|incidents|injuries|leaks|outages|recalls|rejections|returns)) ((?:in|for|over) (?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:months|seasons|years)|since (?:19|20)\d\d)$/iu,
    ([, what = '', when = '']) => `we have had no ${decapitalise(what)} ${when}`,
  ],
  // "Payback usually under 22 months".
  [
    compact(
      `^(?:the )?(lead time|payback|turnaround)(?: time| period)? (usually|typically|normally|on average|mostly|often) (?:in )?(${span})$`,
      'iu',
    ),
    ([, what = '', often = '', time]) => `the ${what.toLowerCase()} is ${often.toLowerCase()} ${time}`,
  ],
  // "Net revenue retention 118%".
  [
    compact(String.raw`^(?:our )?(${metrics})(?: of|:)? ((?:about |over )?\d[\d.,]*(?:%| ?/ ?\d+)?)$`, 'iu'),
    ([, what = '', value]) =>
      `${/^(?:accuracy|availability|precision|sensitivity|specificity)$/i.test(what) ? 'the' : 'our'} ${what === what.toUpperCase() ? what : decapitalise(what)} is ${value}`,
  ],
  // "Live in 5 days on Shopify Plus".
  [
    compact(
      String.raw`^(?:you (?:are|go) |go |be )?live (in|within) (${span}) ((?:on|with) \p{Lu}.*)$`,
      'iu',
    ),
    ([, when = '', time, where]) => `you are live ${when.toLowerCase()} ${time} ${where}`,
  ],
  // "Already live with TripMate and Flyover".
  [
    /^[Aa]lready live (at|in|on|with) ((?:\p{Lu}|\d).*)$/u,
    ([, how = '', where], it, is) => `${it} ${is} already live ${how} ${where}`,
  ],
  // "Available through the framework contract, so no separate tender is needed".
  [
    /^((?:also |already |only )?available (?:now )?(?:as an? |in (?!(?:the )?(?:afternoon|morning|evening)s?\b)|on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|short notice)|through |under |via |with )(?!.*\b(?:he|her|him|his|I|me|my|she|their|they)\b).{2,90})$/iu,
    ([, how = ''], it, is) =>
      /^\S+ (?:in|on) (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)/i.test(
        how,
      )
        ? undefined
        : `${it} ${is} ${decapitalise(/ (?:and|or) |, (?!\p{Lu}\S*(?:,|$))/u.test(how) ? how : joinList(how.split(', ')))}`,
  ],
  [
    /^((?:already |fully |natively )?(?:compatible|integrated) with .{2,60})$/iu,
    ([, how = ''], it, is) => `${it} ${is} ${decapitalise(how)}`,
  ],
  // "JobBOSS and E2 integration".
  [
    compact(
      `^(?:[Nn]ative )?(${program}(?:(?:, | and | & |/)${program})*) (?:integrations?|connectors?)(?: (?:available|included))?$`,
      'u',
    ),
    ([, names = ''], it) =>
      `${it} integrate${it === 'it' ? 's' : ''} with ${joinList(names.split(/, | and | & |\//))}`,
  ],
  // "ITAR compliant hosting".
  [
    /^((?:[A-Z]{3,6}(?: ?\d{3,5})?|SOC ?2|GDPR|Fairtrade|organic)[ -](?:accredited|approved|certified|compliant|registered) (?:data cent(?:er|re)s?|facilit(?:y|ies)|factor(?:y|ies)|farms?|hosting|infrastructure|kitchens?|lab(?:oratorie)?s?|packaging|plants?|premises|production|servers|warehouses?|workshops?))$/u,
    ([, what = '']) => `we have ${withArticle(what)}`,
  ],
  // "Bilingual English/Spanish".
  [
    /^bilingual:? \(?(\p{Lu}\p{Ll}+)(?:\/| and | & |-)(\p{Lu}\p{Ll}+)\)?$/iu,
    ([, one, other], it, is) => `${it} ${is} bilingual in ${one} and ${other}`,
  ],
  [
    /^((?:seats|places|spaces|spots|tickets|class(?: size)?s|groups|numbers)) (?:are )?limited(?: to ((?:about )?\d+.{0,30}|\p{Ll}+))?$/iu,
    ([, what = '', many]) => `${what.toLowerCase()} are limited${many ? ` to ${many}` : ''}`,
  ],
  [/^limited to (\d+ .{3,30})$/i, ([, many], it, is) => `${it} ${is} limited to ${many}`],
  // "Certified payroll reports in one click".
  [
    /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+s) in ((?:a few|a single|one|two|three) (?:clicks?|taps?)|one (?:dashboard|place|view)|real time|seconds|minutes|under \d+ (?:seconds|minutes))$/iu,
    ([, things = '', how]) =>
      hasVerb(withoutLast(things)) || !isPlural(things.split(' ').at(-1) ?? '') || opensDeed(things)
        ? undefined
        : `you get ${decapitalise(things)} in ${how}`,
  ],
  // "500k attendees hosted".
  [
    /^((?:about |around |more than |over )?\d[\d.,]*[kM]?\+? (?:\p{Ll}+ )?\p{Ll}+s) (hosted|onboarded|processed|registered|screened)((?: (?:in|last|since|so far|to date|this)\b.{0,30})?)$/iu,
    ([, many = '', done = '', when = '']) =>
      /^ (?:in (?:19|20)|last)/.test(when) ? `we ${done} ${many}${when}` : `we have ${done} ${many}${when}`,
  ],
  // "Offer ends on 15 May".
  [
    /^(?:the |this |our )?((?:introductory |launch )?(?:discount|offer|promotion)) (?:(ends)|(?:is )?(?:runs|valid) (?:till|until)) (?:on )?(.*\d.*|.*\b(?:month|quarter|season|week|year)\b.*)$/iu,
    ([, what = '', ends, when = '']) =>
      hasVerb(when)
        ? undefined
        : `the ${what.toLowerCase()} ${ends ? `ends ${/^(?:at|this|next)\b/i.test(when) ? '' : 'on '}` : 'runs until '}${when}`,
  ],
  // "Night work at no extra cost".
  [
    /^((?:evening|express|night|rush|same-day|weekend) \p{Ll}+) at no (extra|additional) (charge|cost)$/iu,
    ([, what = '', extra, cost]) =>
      `${decapitalise(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'come' : 'comes'} at no ${extra} ${cost}`,
  ],
  [
    /^prices? (fixed|frozen|guaranteed|locked) (for|per|until) (.{2,40})$/i,
    ([, done = '', how, what]) => `the price is ${done.toLowerCase()} ${how} ${what}`,
  ],
  // "Certificate after each clean".
  [
    /^(?:an? )?((?:\p{Ll}+ )?(?:certificate|invoice|photos|protocol|report|summary)) ((?:after|for|with) (?:each|every) .{2,40})$/iu,
    ([, paper = '', when = '']) => `you get ${withArticle(decapitalise(paper))} ${when.toLowerCase()}`,
  ],
  [
    /^(\d[\d.,]*% (?:delivery|order|pick|picking|print|stock) (?:accuracy|reliability))$/i,
    ([, share = '']) => `we have ${share}`,
  ],
  [
    /^(?:average |typical )?savings? (?:of|between) ((?:about |up to )?\d[\d.,]*(?:-\d[\d.,]*)?%)(?: (?:over|versus|vs\.?) (.{3,30}))?$/i,
    ([, share, than]) => `savings are ${share}${than ? ` compared with ${than}` : ''}`,
  ],
  // "Pro plan $99".
  [
    compact(
      `^(?:the )?(basic|business|enterprise|paid|premium|pro|starter|team)(?: plan)? (?:costs |is |at )?(from )?(${money}(?:[^,]|,(?=\\d))*)$`,
      'iu',
    ),
    ([, plan = '', from, price]) => `the ${plan.toLowerCase()} plan ${from ? 'starts at' : 'costs'} ${price}`,
  ],
  // "Day rates from 120 EUR".
  [
    compact(
      String.raw`^((?:\p{Ll}+ )?(?:fees|packages|plans|prices|rates|rentals|subscriptions)) (?:start(?:ing)? )?(?:at|from) (${money}.*)$`,
      'iu',
    ),
    ([, what = '', least]) => `${decapitalise(what)} start at ${least}`,
  ],
  // "First 5,000 trips free".
  [
    /^((?:first|next) \d[\d,]* \p{Ll}+s) (?:are )?(free(?: of charge)?|half[ -]price)$/iu,
    ([, what = '', terms]) => `the ${decapitalise(what)} are ${terms}`,
  ],
  // "Insurance, tyres and service included".
  [
    /^((?:(?:\p{Ll}+ )?\p{Ll}+, )*(?:\p{Ll}+ )?\p{Ll}+ and (?:\p{Ll}+ )?\p{Ll}+(?<! (?:are|is))) included$/iu,
    ([, what = '']) => (hasVerb(withoutLast(what)) ? undefined : `${decapitalise(what)} are included`),
  ],
  [
    /^[Ss]tock (?:held )?(in (?:the )?\p{Lu}[\p{L}-]+(?:(?:, | and | )\p{Lu}[\p{L}-]+){0,3})$/u,
    ([, where]) => `we hold stock ${where}`,
  ],
  [/^(repertoire of .{3,40})$/i, ([, what = '']) => `we have a ${decapitalise(what)}`],
  [
    /^updated (daily|weekly|monthly|quarterly|yearly|annually|every .{3,20})$/i,
    ([, often = ''], it, is) => `${it} ${is} updated ${often.toLowerCase()}`,
  ],
  [
    /^((?:\p{Ll}+ )?\p{Ll}+s) (provided|supplied)$/iu,
    ([, what = '', done]) =>
      isPlural(what.split(' ').at(-1) ?? '') && !hasVerb(withoutLast(what))
        ? `${decapitalise(what)} are ${done}`
        : undefined,
  ],
  // "Attendees get the benchmark report".
  [
    /^((?:attendees|delegates|exhibitors|graduates|participants|subscribers|trainees) (?:also |each )?(?:get|leave with|receive|take home) (?!.*\b(?:he|her|his|I|my|our|she|their|they|us|we)\b).+)$/iu,
    ([, said = '']) => decapitalise(said),
  ],
  // "Findings go straight into Jira".
  [
    /^((?:\p{Ll}+ )?\p{Ll}+s (?:appear|arrive|go|land) (?:automatically|directly|straight) (?:in|into|on) .{3,40})$/iu,
    ([, said = '']) => decapitalise(said),
  ],
  [
    /^((?:credits|licen[cs]es|minutes|points|tickets|vouchers)) (don['’]?t|do not|never) expire$/iu,
    ([, what = '', not]) => `${what.toLowerCase()} ${not} expire`,
  ],
  [/^(\d+) languages$/i, ([, many], it, is) => `${it} ${is} available in ${many} languages`],
  [
    /^(guarantee|warranty)(?: of|:)? (\d+) (month|year)s?$/i,
    ([, what = '', many, unit = ''], it) =>
      `${it} come${it === 'it' ? 's' : ''} with ${withArticle(`${many}-${unit.toLowerCase()} ${what.toLowerCase()}`)}`,
  ],
  [
    /^(first|next) (\d[\d,]*) free$/i,
    ([, which = '', many]) => `the ${which.toLowerCase()} ${many} are free`,
  ],
  [
    /^(backups|check-ups|deliveries|pick-ups|updates|visits) (every (?:\d+|two|three|four|six|other) \p{Ll}+|weekly|monthly|daily)$/iu,
    ([, what = '', often]) => `${what.toLowerCase()} take place ${often}`,
  ],
  [
    /^cancel (?:with |on )(\d+) (day|week|month)s?['’]? notice$/i,
    ([, many, unit = '']) => `you can cancel with ${many} ${unit.toLowerCase()}s' notice`,
  ],
  // "Already aired in 31 markets".
  [
    /^already (aired|appeared|run|sold) ((?:at|in|on|to) (?:\d[\d,]*|\p{Lu}\S*|(?:two|three|four|five|six|ten) ).{2,40})$/iu,
    ([, done, where = ''], it) =>
      hasVerb(withoutLast(where))
        ? undefined
        : `${it} ${it === 'it' ? 'has' : 'have'} already ${done?.toLowerCase()} ${where}`,
  ],
  [
    /^prices? (\d[\d.,]*% (?:below|under) .{3,40})$/iu,
    ([, much = '']) => `prices are ${much.replace(/ (?=(?:EU|UK|US|market) average$)/, ' the ')}`,
  ],
  // "340 placed in 2024".
  [
    /^((?:about |over )?\d[\d,]*) (built|delivered|fitted|installed|placed|rehomed|shipped|sold|trained) (in (?:19|20)\d\d|last year|since (?:19|20)\d\d|so far|this year)$/i,
    ([, many = '', done = '', when = '']) =>
      `we ${/^(?:since|so far|this)/i.test(when) ? 'have ' : ''}${done.toLowerCase()} ${many} ${when}`,
  ],
  // "Fee per nurse £4,800".
  [
    compact(
      String.raw`^(?!.* is )((?:cost|fee|price|pricing|rate) (?:for|per) (?:an? )?\p{Ll}+(?: \p{Ll}+)?):? (${money}(?:[^,]|,(?=\d))*)$`,
      'iu',
    ),
    ([, what = '', price]) => `the ${decapitalise(what).replace(/^pricing/, 'price')} is ${price}`,
  ],
  // "£3.50 retail, £1.60 wholesale".
  [
    compact(
      `^(${money}[\\d.,]* (?:retail|RRP|standard|trade|wholesale)), (${money}[\\d.,]* (?:concession|retail|RRP|trade|wholesale))$`,
      'iu',
    ),
    ([, one, other]) => `the price is ${one} and ${other}`,
  ],
  // "Everything else remote".
  [
    /^((?:everything|the rest|all the rest)(?: else)?) (hybrid|online|optional|remote|free|included)$/iu,
    ([, what = '', how]) => `${what.toLowerCase()} is ${how}`,
  ],
  // "Utility rebates can cover up to 30%".
  [
    /^((?:\p{Ll}+ )?(?:credits|grants|rebates|subsidies|tax breaks|vouchers) (?:can |may |usually |often )?(?:cover|pay) .*\d.*)$/iu,
    ([, said = '']) => decapitalise(said),
  ],
];

function withoutLast(phrase: string): string {
  return phrase.split(' ').slice(0, -1).join(' ');
}

/** Whether a word of a phrase says what somebody or something does. */
function hasVerb(phrase: string): boolean {
  return phrase.split(' ').some((word, at) => at > 0 && isTold(word) && !isParticiple(word));
}

/** `Close tickets in one click`: a deed. */
function opensDeed(phrase: string): boolean {
  const first = findVerb(phrase.split(' ')[0] ?? '');
  return first?.form === 'base' && !isCount(first.base);
}

/**
 * A note on the offer that has no verb, as a sentence without capital and full stop: `Tolerances down to 0.01 mm` → `tolerances go down to 0.01 mm`.
 * Undefined where it is none.
 */
export function toVerbless(note: string, it: string, is: string): string | undefined {
  return tellBy(notes, note, it, is);
}
