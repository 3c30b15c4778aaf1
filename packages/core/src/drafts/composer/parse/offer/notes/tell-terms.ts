import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { isCount, isParticiple, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, personNouns, prepositions } from '../../../text/words.ts';
import { toolDeed } from '../offer-shapes.ts';
import { money } from './money.ts';

/** Words that join a term to what it is said of. */
const joins =
  /^(?:all in one|all-in(?:clusive)? from|at|available|by|for|from|face[- ]to[- ]face|full[- ]time|in[- ]person|in|including|live online|on|using|with|within|without|covering|cheaper than|delivered|faster than|independent of|looking for|online|on-site|over (?:an?|one|the|two|\d)|overnight|part[- ]time|plus|remote|wholesale (?:at|from)|working)\b/i;

const price = compact(
  `^(?:about |around |only |just )?(?:${money}[^\\s]*|\\d[\\d.,]*k? (?:EUR|GBP|USD|CHF)|\\d+p|\\d[\\d.,]*k? (?:bucks|cents?|dollars|euros|francs|kroner|kronor|pence|pounds|quid|rand|rupees|zloty))(?:$|,? (?:per|an?|each|all[- ]in|fixed|flat|one-off|one-time|once|all|plus|incl|excl|including|excluding|up to)\\b)`,
);

/** `$12k MRR after 4 months`: no price. */
const growth = compact(
  `^(?:${money}\\S* (?:in )?(?:ARR|GMV|MRR|annual revenue|revenue|sales)|\\d[\\d.,]*% (?:growth|month|year)) ?`,
);

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

const season = compact(`^(${month})(?: to |-)(${month})$`);

/** `July 7-18`, `7 to 18 July`: on which days. */
const monthDays = compact(`^(?:(${month}) (\\d+) ?(?:-|to) ?(\\d+)|(\\d+) ?(?:-|to) ?(\\d+) (${month}))$`);

/** `Three courses for £28`. */
const countForPrice = compact(
  `^(?:\\d+|two|three|four|five|six|eight|ten|twelve) (?:[\\p{L}-]+ )?\\p{Ll}+s for ${money}\\S*$`,
  'u',
);

/** `3 episodes a month for $450`. */
const perSpanPrice = compact(
  `^(?:\\d+|one|two|three|four|five|six|eight|ten|twelve|unlimited) (?:[\\p{L}-]+ ){1,3}(?:an?|each|every|per) (?:day|week|month|quarter|year) (?:at|for) ${money}\\S*$`,
  'u',
);

/** Words that are said of a thing as they are. */
const qualities =
  /^(?:bilingual|cold|dry|hands-on|unpaid|organic|self-paced|fresh|frozen|hot|raw|vegan|vegetarian|waterproof|wireless)(?: by default)?$/;

/** A share of a price, before which "at" stands: `40-60% below new`. */
const discount = /^\d[\d-]*% (?:below|off|under|above)\b/;

/** What comes with a thing or a service, by its last word; one of the first kind takes an article. */
const comesAsOne =
  /^(?:account|api|app|bonus|call|call-out|certificate|check-in|clause|commission|contact|contract|core|dashboard|deposit|discount|export|guarantee|helpline|hotline|integration|log|manager|margin|minimum|module|option|plan|portal|rate|reminder|report|response|retainer|retest|review|session|set-?up|share|sla|sprint|subscription|summary|team|template|term|time|trail|trial|turnaround|update|warranty|workshop)$/;
const comesAlong =
  /^(?:accounts|alerts|analytics|apps|approvals|backups|calls|collection|cover|credits|delivery|experience|dashboards|designs|encryption|exports|guarantees|help|hosting|hours|implementation|ingredients|insights|integrations|interviews|invoicing|licen[cs]es|lock-in|lids|maintenance|materials|migration|modules|music|monitoring|notice|notifications|offers|onboarding|packages|options|parts|permissions|photos|pictures|plans|pricing|protection|recognition|recordings|reminders|reporting|reports|reviews|revisions|routing|seats|sessions|slas|slides|sso|summaries|support|templates|tickets|training|transcripts|updates|uptime|users|wifi|worksheets|workshops)$/;

/** What is done once, and takes so long. */
const project =
  /(?:analysis|assessment|audit|build|calibration|certification|repair|translation|clean-?up|implementation|migration|overhaul|project|redesign|report|review|sprint|study|survey)$/i;

/** Marks of a standard: `ISO 9001`. */
const standard = /^(?:(?:ISO(?:\/IEC)?|IATF|AS) ?\d[\d:-]*|PCI DSS|HITRUST|Cyber Essentials(?: Plus)?)$/;

/** `Fixed fee of $4,500 a month`, `flat rate per user`: how something is charged for. */
const charge =
  /^((?:one |an? )?(?:(?:all-in|fixed|flat|hourly|monthly|one-off|one-time|single|success|yearly) )*(?:commission|fee|price|rate|retainer))((?: (?:of|per|for|from)\b.*| [$€£]\d.*| \d[\d.,]*k? (?:dollars|euros|francs|pounds|EUR|GBP|USD|CHF)\b.*)?)$/i;

/** `40% discount for charities`, `12% commission`: a share that comes with the thing. */
const share =
  /^\d[\d.,]*% (?:[\p{L}-]+ ){0,2}?(?:bonus|cashback|commission|discount|\p{L}+ fee|margin|revenue share|saving|share|SLA)\b/iu;

/** How many of what there are: `six live sessions of 90 minutes`, `two baristas`; a span of time is none. */
const counted =
  /^(?:\d[\d,]*\+?|\d[\d.,]*[kKmM]|two|three|four|five|six|seven|eight|nine|ten|twelve|unlimited) (?!(?:(?:working|business|full) )?(?:minutes|hours|days|weeks|months|years|seconds|times|miles)\b)(?:[\p{L}-]+ ){0,2}?\p{L}{2,}s\b(?! (?:faster|cheaper|less|more|in|back|from|to)\b)/iu;

const mark =
  /^(?:\p{Lu}{2,}\S*(?: \d[\d-]*)?|\p{Lu}\p{L}*\p{Lu}\p{L}*|organic)[ -](?:accredited|approved|certified|checked|compliant|licen[cs]ed|marked|optimi[sz]ed|ready|registered)$/u;

function withArticle(thing: string): string {
  const head = (toNounCore(thing).at(-1) ?? '').toLowerCase();
  return isCount(head) && !isPlural(head) && !massNouns.has(head) ? `${toArticle(thing)} ${thing}` : thing;
}

/** What comes with a thing, by its head: `open source core` → `an open source core`, `24/7 support`. */
export function toCompany(term: string): string | undefined {
  // "Any employee can call" is a sentence.
  if (/^(?:all|both|each|everything|some) | (?:are|can|has|have|is|may|must|will) /i.test(term))
    return undefined;
  const core = toNounCore(term);
  const head = (core.at(-1) ?? '').toLowerCase();
  const opening = findVerb(core[0] ?? '')?.form;
  const goesOn = term.split(' ')[core.length];
  if (goesOn !== undefined && (goesOn === 'to' || !prepositions.has(goesOn))) return undefined;
  if (
    (core.length < 2 && !/ (?:for|from|in|of|on) \S/.test(term)) ||
    opening === 'third' ||
    (opening === 'base' && !findVerb(core[0] ?? '')?.isName)
  )
    return undefined;
  if (/^[$€£]0 /.test(term)) return term;
  if (comesAsOne.test(head) || personNouns.has(head))
    return /^(?:an?|all|any|each|every|no|one|our|the|two|three) /i.test(term)
      ? term
      : `${toArticle(term)} ${term}`;
  return comesAlong.test(head) || personNouns.has(head.replace(/s$/, '')) || /ists$/.test(head)
    ? term
    : undefined;
}

/** Whether what terms are said of is one thing or work, so that a count of something is no count of it. */
function isOne(text: string): boolean {
  const head = toNounCore(text).at(-1) ?? '';
  return !isPlural(head) && !personNouns.has(head) && !/^(?:agent|i|it|they|you)\b/i.test(text);
}

const isEvent =
  /\b(?:[Bb]ooth|[Cc]onf|[Cc]onference|[Cc]onvention|[Ee]xhibition|[Ee]xpo|[Ff]air|[Ff]estival|[Mm]arathon|[Ss]ponsorship|[Ss]tall|[Ss]tand|[Ss]ummit|[Tt]rade show)\b/;
const crowd =
  /^(?:about |around |over )?\d[\d.,]*[km]?\+? (?:\p{Ll}+ )?(?:attendees|delegates|exhibitors|guests|participants|runners|spectators|visitors)$/u;

/** `No contract` → `with no contract`, `10-day lead time` → `with a 10-day lead time`: a term as it goes on from what it is said of. */
function toPhrase(term: string, of: string): string | undefined {
  const [first = ''] = term.split(' ');
  const last = term.split(' ').at(-1) ?? '';
  if (/^month[- ]to[- ]month$/i.test(term)) return 'month to month';
  if (/^free(?: of charge)?$/i.test(term)) return 'free of charge';
  // "Sponsorship at Mapfest, 900 attendees, Minneapolis": how many come, and where.
  if (isEvent.test(of)) {
    if (crowd.test(term)) return `with ${term}`;
    if (
      /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, \p{Lu}{2})?$/u.test(term) &&
      !isOrdinaryWord(term.toLowerCase())
    )
      return `in ${term}`;
  }
  // "Free from nuts", "ready to start in two weeks".
  if (/^free (?:from|of) \p{Ll}/u.test(term)) return term;
  if (/^(?:able|ready|willing) to \p{Ll}/u.test(term)) return term;
  // "Returned in three days".
  if (
    /^(?:collected|completed|dispatched|finished|processed|returned|turned round) (?:by|in|on|within) /.test(
      term,
    )
  )
    return term;
  if (/^(?:mostly|normally|often|typically|usually) (?:at|by|for|from|in|on|within|without) \S/.test(term))
    return term;
  // "Scalable within two weeks", "adaptable to any room".
  if (
    /^(?:easily |fully )?\p{Ll}{3,}(?<!\b(?:c|st|t|veget))[ai]ble (?:at|by|for|from|in|on|to|via|with(?:in|out)?) \S/u.test(
      term,
    )
  )
    return term;
  const [, letOut = '', since = ''] = /^(hire|lease|rent|rental) ((?:from|for) .*\d.*)$/.exec(term) ?? [];
  if (letOut)
    return `${letOut === 'lease' ? 'on lease' : letOut === 'hire' ? 'for hire' : 'to rent'} ${since}`;
  if (/^(?:fixed|flat) (?:fees|prices|rates)$/i.test(term)) return `at ${term}`;
  if (/^\d+ (?:min|minutes|hours) plus \p{L}+$/u.test(term))
    return `lasting ${term.replace(' min ', ' minutes ')}`;
  const [, alone = ''] = /^(?!all |both |each |everything )(\p{Ll}+) included$/u.exec(term) ?? [];
  if (alone && !isPlural(alone) && !massNouns.has(alone) && !/(?:ing|ment|tion)$/.test(alone)) return term;
  if (/^(?:afternoons|evenings|mornings)(?: only)?$/i.test(term)) return `in the ${term}`;
  if (/^(?:weekdays|weekends) only$/i.test(term)) return `${/^weekdays/i.test(term) ? 'on' : 'at'} ${term}`;
  const days = monthDays.exec(term);
  if (days) {
    const [, before, firstDay = days[4], lastDay = days[5], after] = [...days.slice(0, 4), days[6]];
    const isWeekend = Number(lastDay) - Number(firstDay) === 1;
    return `${isWeekend ? 'on' : 'from'} ${before ? `${before} ` : ''}${firstDay} ${isWeekend ? 'and' : 'to'} ${lastDay}${after ? ` ${after}` : ''}`;
  }
  if (/^ages? \d/i.test(term)) return `for ${term.replace(/^A/, 'a')}`;
  // "4,000 m2", "fixed winter price", "launch price until May", "3 episodes a month for $450".
  if (/^\d[\d.,]* ?(?:acres|hectares|m2|m²|sq ?ft|sq ?m|square (?:feet|metres))$/i.test(term))
    return isPlural(toNounCore(of).at(-1) ?? '') ? term : `with ${term}`;
  if (
    /^(?:fixed|flat) \p{Ll}+ (?:fee|price|rate)$|^(?:introductory|launch|special|summer|trial|winter) (?:fee|price|rate)(?: (?:for|in|through|till|until) .+)?$/u.test(
      term,
    )
  )
    return `at ${toArticle(term)} ${term}`;
  if (perSpanPrice.test(term)) return `with ${term}`;
  if (
    /^(?:indoors|in person|on site|online|outdoors)(?: (?:and|or) (?:at|by|in|indoors|on|online|outdoors|studio)\b.*)?$/.test(
      term,
    )
  )
    return term;
  // "My own PA", "1200 x 800", "heat treated", "20% of takings for you".
  if (/^(?:my|our) own \p{L}+(?: \p{L}+| and \p{L}+)?$/u.test(term)) return `with ${term}`;
  if (/^\d[\d.]* ?x ?\d[\d.]*(?: ?x ?\d[\d.]*)?(?: ?(?:cm|m|mm))?$/.test(term)) return term;
  if (
    /^(?:\p{Ll}{3,}[- ])(?:cleaned|coated|dried|loaded|packed|tested|treated|washed)(?: (?:at|by|every|in|last|this|to) \P{N}{0,20}(?:(?:19|20)\d\d)?)?$/u.test(
      term,
    )
  )
    return term;
  if (/^\d[\d.,]*% of .* for you$/.test(term)) return `with ${term}`;
  // "App based", "coach calls weekly", "sleeps 4".
  if (/^\p{Ll}+[- ]based$/u.test(term)) return term.replace(' ', '-');
  const [, things = '', often = ''] =
    /^((?:\p{Ll}+ ){0,2}\p{Ll}+s) (daily|monthly|weekly)$/u.exec(term) ?? [];
  if (things && isPlural(things.split(' ').at(-1) ?? '')) return `with ${often} ${things}`;
  if (/^sleeps \d+$/.test(term)) return term.replace('sleeps', 'sleeping');
  // "First aid trained", "dishwasher safe", "same week", "12 in stock", "14 glazes", "cancel any time".
  if (/^(?:\p{Ll}+ ){1,2}(?:checked|proof|resistant|safe|trained)$/u.test(term)) return term;
  if (/^\d+\+? years of experience\b/.test(term)) return `with ${term}`;
  if (/^same (?:day|week)$/.test(term)) return `${term.endsWith('day') ? 'on' : 'in'} the ${term}`;
  if (/^\d+ (?:available|in stock|left)$/.test(term)) return term;
  if (
    /^(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:colours|colors|designs|finishes|flavou?rs|glazes|patterns|scents|shades|sizes|styles|varieties)$/.test(
      term,
    )
  )
    return `in ${term}`;
  if (!/^(?:Prices|The) /.test(of) && /^cancel (?:any ?time|at any time|any (?:month|week))$/.test(term))
    return /time$/.test(term) ? 'cancellable at any time' : `cancellable in ${term.slice(7)}`;
  // "600 words with my own photos": how long a text is.
  const [, size = '', besides = ''] = /^(\d[\d,]* (?:pages|words))(?: (with .+))?$/.exec(term) ?? [];
  if (
    size &&
    !/^We /.test(of) &&
    /\b(?:article|book|column|guide|newsletter|novel|post|report|story)s?(?=$|,| (?:about|by|for|from|in|of|on)\b)/.test(
      of,
    )
  )
    return `of ${size}${besides ? `, ${besides}` : ''}`;
  if (countForPrice.test(term)) return `with ${term}`;
  // "Cold pressed", "5-litre tins", "vegan on request", "pallet price on request".
  if (
    /^(?:cold|cold-|dry|hand|stone|sun|wood)[- ](?:aged|cut|dried|fired|ground|milled|picked|pressed|roasted|rolled)$/.test(
      term,
    )
  )
    return term;
  if (/^(?:gluten-free|halal|kosher|vegan|vegetarian) (?:available|on request)$/.test(term)) return term;
  if (
    /^\d[\d.,]*[- ]?(?:cl|g|gallon|kg|l|lb|litre|ml|oz|pint|pound)s? (?:bags|barrels|bottles|boxes|buckets|cans|cases|drums|jars|kegs|packs|pouches|rolls|sacks|tins|tubs)$/.test(
      term,
    )
  )
    return `in ${term}`;
  if (/^(?:\p{Ll}+ ){0,2}(?:prices?|rates?|samples?) on request$/u.test(term))
    return `with ${withArticle(term)}`;
  // "Day rate or per project", "4 to 30 mm", "one hour every two weeks".
  if (
    /^(?:(?:day|daily|hourly|fixed|flat) rate|per \p{Ll}+) or (?:(?:an? )?(?:day|daily|hourly|fixed|flat) rate|per \p{Ll}+)$/iu.test(
      term,
    )
  )
    return /^per /i.test(term) ? `charged ${term}` : `at ${toArticle(term)} ${term}`;
  if (
    /^(?:from )?\d[\d.,]*(?: ?(?:to|-) ?\d[\d.,]*)? ?(?:cl|cm|g|kg|kW|l|litres|m|ml|mm|tonnes|W)$/.test(term)
  )
    return term;
  if (
    /^(?:an?|one|two|three|half an?) (?:days?|hours?|mornings?|afternoons?|evenings?) (?:an?|each|every|per) (?:(?:two|three|four|other) )?(?:days?|weeks?|months?|fortnight)$/.test(
      term,
    ) &&
    !personNouns.has((toNounCore(of).at(-1) ?? '').toLowerCase())
  )
    return isPlural(toNounCore(of).at(-1) ?? '') ? `for ${term}` : term;
  if (/^(?:nights|overnight)$/i.test(term)) return /s$/.test(term) ? 'at night' : term;
  if (/^(?:weekdays|weekends)$/i.test(term)) return `${/days/.test(term) ? 'on' : 'at'} ${term}`;
  if (/^\d[\d.,]* (?:km|miles|minutes) (?:from|outside) \p{Lu}/u.test(term)) return term;
  if (/^\d+[- ]thread[- ]count$/.test(term)) return `with a ${term}`;
  if (/^retail (?:at |for |from )?[$€£]\d\S*$/.test(term)) return term;
  if (/^\d[\d.,]*% (?:fewer|less|lower|more) (?!than\b)\p{L}/u.test(term)) return `with ${term}`;
  if (/^(?:next|same)-day (?:collection|delivery|dispatch|service|shipping)\b/.test(term))
    return `with ${term}`;
  if (/^same time ?zones?$/.test(term))
    return `in ${isPlural(term.split(' ').at(-1) ?? '') ? 'your time zones' : 'your time zone'}`;
  // "Nine thousand dollars all in", "3k".
  if (/^(?:(?:\p{Ll}+ ){1,5}(?:bucks|dollars|euros|pounds|quid)(?: all in)?|\d[\d.]*k)$/u.test(term))
    return `for ${term}`;
  const isPerson = personNouns.has((toNounCore(of).at(-1) ?? '').toLowerCase());
  if (isPerson && /^\d+\+? years$/.test(term)) return `with ${term} of experience`;
  if (/^\d+ ?[GM]bit\/s$/i.test(term)) return `at ${term}`;
  if (isPerson && /^(?:the )?(?:first|last) \d+ (?:as|at|in|with) /.test(term))
    return `the ${term.replace(/^the /, '')}`;
  if (/^free (?:after|at|during|for|in|on|over|until|up to|within) /.test(term)) return term;
  if (/^(?:cut|split) to (?:length|measure|order|shape|size|(?:any|your) \p{Ll}+)$/u.test(term)) return term;
  if (/^pay (?:for|only|per|when) \p{L}+ \p{L}/u.test(term)) return `where you ${term}`;
  if (isPerson && /^(?:certified|chartered|qualified|(?:ex|former)[- ]\S.*)$/i.test(term)) return term;
  // "Half a day", "up to 15 people".
  if (
    /^(?:half a day|(?:an?|one|two|three|\d+) (?:full )?days?)$/.test(term) &&
    /\b(?:class|course|masterclass|seminar|session|training|workshop)s?\b/i.test(of)
  )
    return `lasting ${term}`;
  if (/^up to \d[\d,]* (?:employees|guests|participants|people|seats|users)$/.test(term))
    return `for ${term}`;
  if (!isPerson && /^\d+ languages$/.test(term)) return `in ${term}`;
  if (/^\d[\d.,]*% (?:\p{Ll}+ )?(?:accuracy|coverage|equity|recall|satisfaction|uptime)$/u.test(term))
    return `with ${term}`;
  if (/^\d[\d.,]*% (?:cheaper|faster|less|lower|more) than /.test(term)) return term;
  if (/^first (?:(?:\d+|two|three|six) )?\p{Ll}+ free$/u.test(term)) return `with the ${term}`;
  if (
    /^(?:\p{Ll}+ ){1,2}only$/u.test(term) &&
    isPlural(term.split(' ').at(-2) ?? '') &&
    !/^(?:days|evenings|mornings|nights|weekdays|weekends)\b/.test(term)
  )
    return `with ${term}`;
  const oneOff = /^(?:all-in|fixed|flat|one-off|one-time|total) (?=[$€£]\d)/i.exec(term)?.[0];
  if (oneOff) return `for ${toArticle(term)} ${term}`;
  if (countWords(term) > 14) return undefined;
  if (joins.test(term) || mark.test(term) || /^(?:back|live|open|ready|up) (?:by|from|in|within) /.test(term))
    return term;
  if (growth.test(term) || /^\d+ years (?:as|at|in|of) /.test(term)) return `with ${term}`;
  if (/^\d+ (?:days|hours|months|weeks) (?:ahead|before|earlier|in advance)\b/.test(term)) return term;
  // "£2,400 one-off licence".
  if (
    /^[$€£]\d[\d.,]*k? (?:(?:annual|fixed|flat|monthly|one-off|one-time) )*(?:deposit|fee|licen[cs]e|retainer|subscription)$/.test(
      term,
    )
  )
    return `with a ${term}`;
  if (price.test(term)) return `for ${term}`;
  const [, ship = '', when = ''] = /^(delivers|ships) ((?:in|within|the) .+)$/.exec(term) ?? [];
  if (ship) return `${ship === 'ships' ? 'shipped' : 'delivered'} ${when}`;
  const refund = /^money back (if .+)$/.exec(term)?.[1];
  if (refund) return `with your money back ${refund}`;
  const [, won = '', paid = ''] =
    /^no[- ](claim|cure|hire|placement|sale|win),? no[- ](fee|pay)$/i.exec(term) ?? [];
  if (won) return `on a no ${won.toLowerCase()}, no ${paid.toLowerCase()} basis`;
  const atLeast = /^(\d+ \p{Ll}+ (?:a|per) \p{Ll}+) minimum$/u.exec(term)?.[1];
  if (atLeast) return `for a minimum of ${atLeast}`;
  if (/^price per \p{Ll}+$/u.test(term)) return term.replace('price', 'priced');
  const floor = /^min(?:imum)?\.? ((?:[$€£]).*)$/.exec(term)?.[1];
  if (floor) return `with a minimum of ${floor}`;
  if (standard.test(term)) return `certified to ${term}`;
  const [, charged = '', per = ''] = charge.exec(term) ?? [];
  if (charged && (per || / /.test(charged)))
    return `${/(?:fee|retainer)$/i.test(charged) ? 'for' : /commission$/i.test(charged) ? 'with' : 'at'} ${/^(?:one|an?) /i.test(charged) ? '' : `${toArticle(term)} `}${charged}${per.replace(/^ (?=[$€£\d])/, ' of ')}`;
  // "Base 60k plus commission".
  const [, base = ''] = /^base (?:pay |salary )?(?:of )?((?:[$€£] ?)?\d\S*(?: plus .+)?)$/i.exec(term) ?? [];
  if (base) return `with a base salary of ${base}`;
  const [, label = '', figure = ''] =
    /^((?:\p{Ll}+ )?(?:commission|deposit|margin|rate|share)|CTR) (\d[\d.,]*%|0\.\d+)$/u.exec(term) ?? [];
  if (label) return `with ${toArticle(label)} ${label} of ${figure}`;
  if (share.test(term)) return `with ${toArticle(term)} ${term}`;
  if (/^start(?:s|ing)? (?:from|in|on|within) /.test(term)) return term.replace(/^\S+/, 'starting');
  if (/^pay (?:per \p{Ll}+|as you go)$/u.test(term)) return `on a ${term.replaceAll(' ', '-')} basis`;
  if (
    /^(?:bags|batches|boxes|bundles|cases|cohorts|crates|groups|packs|sets|teams|trays) of (?:up to )?\d|^(?:batches|quantities|runs) from \d/i.test(
      term,
    )
  )
    return `in ${term}`;
  if (
    /^(?:one|two|three|four|five|six|seven|\d) (?:days?|hours?|nights?|times|visits?) (?:a|per|each|every) (?:day|week|month|quarter)$/i.test(
      term,
    )
  )
    return (isPerson || /\b[CV][A-Z]O?$/.test(of)) && !/^(?:7|seven) /.test(term) ? `for ${term}` : term;
  if (
    /^\d[\d-]* (?:(?:business|working) )?(?:days|weeks)$/.test(term) &&
    project.test(toNounCore(of).at(-1) ?? '')
  )
    return `in ${term}`;
  if (
    /^\d+ (?:months|years)$/.test(term) &&
    /(?:contracts?|hire|leas(?:e|ing)|rental|subscription)$/i.test(of)
  )
    return `over ${term}`;
  if (/^\d[\d.,]*(?:% of|,? (?:a|per)) \p{L}/u.test(term))
    return !term.includes('%')
      ? term
      : /(?:partnership|programme|program)$/.test(of)
        ? `with ${term}`
        : `for ${term}`;
  if (/^\d[\d.,]*% fee$/.test(term)) return `for ${toArticle(term)} ${term}`;
  const limit = /^(\d+ \p{Ll}+) max(?:imum)?$/u.exec(term)?.[1];
  if (limit) return `for a maximum of ${limit}`;
  const isPackage =
    /\b(?:contracts|memberships|packages|plans|programmes|programs|retainers|subscriptions)$/i.test(of);
  if (
    counted.test(term) &&
    !/\/|[$€£]\d| or more\b/.test(term) &&
    (isOne(of) || isPackage || /^We /.test(of))
  )
    return `with ${term}`;
  // A workshop of one hour lasts; what comes in 24 is awaited.
  if (/^(?:12|24|36|48|72) ?(?:h|hours)$/.test(term)) return `within ${term}`;
  if (discount.test(term)) return `at ${term}`;
  const [, feeOf = '', capped = ''] = /^fee (?:of )?(\d[\d.,]*%)(,? capped)?$/i.exec(term) ?? [];
  if (feeOf) return `for a ${capped ? 'capped ' : ''}fee of ${feeOf}`;
  const member = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) on (?:(?:the |our )?team|staff)$/u.exec(term)?.[1];
  if (member)
    return `with ${isPlural(member.split(' ').at(-1) ?? '') ? '' : `${toArticle(member)} `}${member} on ${/staff$/.test(term) ? 'staff' : 'the team'}`;
  if (/^sale or return$/i.test(term)) return `on ${term}`;
  if (qualities.test(term)) return term;
  const most = /^max(?:imum)?\.? (\d+(?: \p{Ll}+)?(?: per \p{Ll}+)?)$/iu.exec(term)?.[1];
  if (most) return `for a maximum of ${most}`;
  const months = season.exec(term);
  if (months) return `from ${months[1]} to ${months[2]}`;
  const gift =
    /^((?:\p{Ll}+ )?(?:delivery|installation|pilot|postage|quote|retest|sample|setup|shipping|training|trial|visit)(?: (?:bag|box|kit|pack))?) free$/u.exec(
      term,
    )?.[1];
  if (gift) return `with ${isCount((toNounCore(gift).at(-1) ?? '').toLowerCase()) ? 'a ' : ''}free ${gift}`;
  // "Allergens labelled".
  if (/^(?:\p{L}+ ){0,3}\p{Ll}+s \p{Ll}+ed$/u.test(term)) return `with ${term}`;
  const least = /^min(?:imum)? (\d.*)$/i.exec(term)?.[1];
  if (least)
    return `${/ (?:hours|days|nights|weeks|months|years)\b/.test(least) ? 'for' : 'with'} a minimum of ${least}`;
  const [, opens = '', ends = ''] =
    /^(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?)-(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))$/i.exec(term) ?? [];
  if (opens) return `from ${opens} to ${ends}`;
  if (/^same \p{Ll}+(?: \p{Ll}+)?$/u.test(term) && !/ (?:day|week)$/.test(term)) return `with the ${term}`;
  const order = /^(?:MOQ|min(?:imum)? order(?: quantity)?) (?:of )?((?:just |only )?\S*\d.*)$/i.exec(
    term,
  )?.[1];
  if (order) return `with a minimum order of ${order}`;
  if (/^(?:no|free|zero) (?!for\b|of\b|to\b|until\b|up\b|with\b)\p{L}/iu.test(term) && countWords(term) < 9)
    return `with ${/^free /i.test(term) && isCount((toNounCore(term).at(-1) ?? '').toLowerCase()) ? 'a ' : ''}${term}`;
  const measured =
    /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|same|next)(?:h|-(?:hour|day|week|month|year)) \p{Ll}+(?: \p{Ll}+)?$/iu;
  if (measured.test(term))
    return `with ${isPlural(last) || massNouns.has(last) || comesAlong.test(last) ? '' : `${toArticle(term)} `}${term}`;
  if (/^(?:\d+|an?|one|two|three|four|five|six) (?:seconds|minutes?|hours?)$/i.test(term))
    return `lasting ${term}`;
  if (/^(?:\p{Ll}+ ){1,2}while \p{L}/u.test(term)) return `with ${toArticle(term)} ${term}`;
  // "Audit-ready in 12 weeks", "certified in five months": so is the reader by then, and no such thing comes along.
  if (
    /^(?:(?:audit|exam|inspection|investor|launch|market|tender)-ready|certified|compliant) (?:by|in|within) (?:about |under )?\S+/u.test(
      term,
    )
  )
    return term;
  // "Report in 7 days", "pricing fixed for 12 months", "training included", "certificate for each attendee".
  if (
    /^(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+ (?:(?:in|within) (?:about |under )?(?:\d|(?:an?|one|two|three|four|five|six|seven|ten|twelve|fourteen) (?:(?:business|working) )?(?:minute|hour|day|week|month)s?\b)|\p{Ll}+ed (?:at|by|for|from|in|on|to|with|within) |included$|for (?:all|each|every) |at the end$)/u.test(
      term,
    ) &&
    !isParticiple(first) &&
    !toolDeed.test(term) &&
    // "Credentialed and ready within 14 days" are they.
    !/^(?:all|both|each|everything|\p{Ll}{3,}ed (?:and|or)) /u.test(term) &&
    !/^(?:built|cut|made|done|up)$/.test(first)
  )
    return `with ${withArticle(term)}`;
  // "Fully serviced", "installed without stopping the line"; a fixed price is a thing.
  const [, done = ''] =
    /^(?:\p{L}+ly )?([\p{L}-]+)(?:$| (?:and|around|as|at|by|end|for|from|in|on|over|per|to|under|daily|fresh|monthly|nightly|weekly|with|without|\d)\b)/u.exec(
      term,
    ) ?? [];
  // "Overhauled by us", "serviced and with a warranty": a participle that no list has.
  const isPlainly =
    /^\p{Ll}{3,}[^e]ed(?: (?:and|by|for|from|in|on|to|with) .*)?$/u.test(term) && !/^hundred/.test(term);
  if (
    (isParticiple(done) || isPlainly) &&
    /(?:[^e]ed|built|done|held|made|paid|run|taught|written)$/.test(done)
  )
    return term;
  const company = toCompany(term);
  return company && `with ${company}`;
}

/** `Inspected`, `installed` → `inspected and installed`. */
function joinDone(terms: readonly string[]): string[] {
  const isDone = (term = '') => /^\p{Ll}+ed$/u.test(term) && isParticiple(term);
  const end = terms.findIndex((term) => !isDone(term));
  const done = end < 0 ? terms : terms.slice(0, end);
  return done.length > 1 ? [joinList(done), ...terms.slice(done.length)] : [...terms];
}

const isPrice = compact(
  `^(?:at|for|from) (?:${money}|\\d[\\d.,]*k? (?:bucks|cents?|dollars|euros|pence|pounds)\\b)`,
);

/** `For $650, with 6 sessions` → `with 6 sessions, for $650`; what is not charged besides stays behind the price. */
function withPriceLast(phrases: readonly string[]): readonly string[] {
  const at = phrases.findIndex((phrase) => isPrice.test(phrase));
  const after = phrases.slice(at + 1);
  const comes = after.filter((phrase) =>
    /^with (?!(?:an? )?(?:\d[\d.,]*% |minimum|no\b|free|trial))/.test(phrase),
  );
  return at < 0 || comes.length === 0 || comes.length < after.length
    ? phrases
    : [...phrases.slice(0, at), ...comes, phrases[at] ?? ''];
}

/** Terms after what they are said of: `audits, with no contract, from £90`; in brackets where one of them cannot be joined. */
export function tellTerms(text: string, terms: readonly string[]): string {
  if (terms.length === 0) return text;
  // "(Tamil, Malay, Burmese)": how soon is none of the languages.
  const isOfNames = /\((?:\p{Lu}[\p{L} -]+, ){2,}\p{Lu}[\p{L} -]+\)$/u.test(text);
  if (text.endsWith(')') && !isOfNames) return `${text.slice(0, -1)}, ${terms.join(', ')})`;
  const told = joinDone(terms).map((term) => toPhrase(term, text));
  if (!told.every((phrase) => phrase !== undefined)) return `${text} (${terms.join(', ')})`;
  const phrases = withPriceLast(told);
  const [first = ''] = phrases;
  // "…, with a report in 5 days", and one thing more.
  const goesOn =
    /, with [^,]+$/.test(text) ||
    /^(?:(?! (?:at|by|for|from|in|of|on|that|to) )[^,])+ with [^,]+$/.test(text);
  if (goesOn && !/ with .* and /.test(text) && first.startsWith('with '))
    return `${text} and ${[first.slice(5), ...phrases.slice(1)].join(', ')}`;
  // After a clause or another preposition the price would be said of that.
  const isPlain =
    !/ (?:after|at|because|before|by|for|from|if|in|of|on|same|that|to|until|when|which|while|who|whose|where|with) /.test(
      text,
    ) || /^(?:I|We) \S+ to you$/.test(text);
  return `${text}${isPlain && /^(?:for|from|at) /.test(first) ? '' : ','} ${joinWith(phrases).join(', ')}`;
}

/** `With a report`, `with no fee` → `with a report and no fee`. */
function joinWith(phrases: readonly (string | undefined)[]): string[] {
  const groups: string[][] = [];
  for (const phrase of phrases) {
    const group = groups.at(-1);
    const isMore = phrase?.startsWith('with ') && !/, | and /.test(phrase);
    if (isMore && group?.every((each) => each.startsWith('with ') && !/, | and /.test(each)))
      group.push(phrase ?? '');
    else if (phrase) groups.push([phrase]);
  }
  return groups.map(([first = '', ...rest]) => joinList([first, ...rest.map((each) => each.slice(5))]));
}
