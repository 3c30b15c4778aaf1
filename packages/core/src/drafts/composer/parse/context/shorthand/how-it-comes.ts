import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isParticiple, isPlural } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, organisationNouns, personNouns } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';
import { count, isThing, it, itIs, type Shorthand, somebody, we, weAre } from './shorthand.ts';

const span = String.raw`(?:(?:about |around |less than |under |up to )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|eight|ten|twelve) (?:business |calendar |working )?(?:minute|hour|day|evening|week|month)s?)`;
/** What is done for whoever buys. */
const service =
  'assembly|billing|booking|cleaning|collection|delivery|dispatch|fitting|hosting|installation|invoicing|laying|maintenance|onboarding|packing|payment|pick-?up|printing|proofreading|removal|repair|servicing|set-?up|shipping|storage|support|teaching|training|translation|tuition|tutoring|waste removal';
/** Where or how something can be had or done, one of two ways. */
const ways: Readonly<Record<string, string>> = {
  'self-hosted': 'self-hosted',
  'on-premise': 'on-premises',
  'on premise': 'on-premises',
  'on-premises': 'on-premises',
  'on premises': 'on-premises',
  cloud: 'in the cloud',
  'the cloud': 'in the cloud',
  'in the cloud': 'in the cloud',
  'our cloud': 'in our cloud',
  'in our cloud': 'in our cloud',
  'your cloud': 'in your cloud',
  'their cloud': 'in your cloud',
  'in your cloud': 'in your cloud',
  'your own servers': 'on your own servers',
  hosted: 'hosted',
  online: 'online',
  remote: 'remotely',
  remotely: 'remotely',
  'on site': 'on site',
  'on-site': 'on site',
  'in person': 'in person',
  'in-person': 'in person',
  'at your office': 'at your office',
  'at your place': 'at your place',
  'face to face': 'face to face',
  'by phone': 'by phone',
  'by video': 'by video',
  'over video': 'by video',
  'in print': 'in print',
};
const way = `(?:${Object.keys(ways).join('|')})`;

/** What befalls things in somebody's hands, and what nobody else than the sender would note of them. */
const handled =
  'accepted|boxed|checked|cleaned|collected|cut|delivered|emptied|fitted|hung|inspected|installed|kept|laid|loaded|mended|packed|picked up|posted|printed|refilled|removed|repaired|replaced|returned|sent|serviced|sharpened|shipped|stacked|stored|supplied|swapped|taken|taken away|tested|tidied|washed|wiped|wrapped';
/** How things are made: by whom or where, says of whom. */
const madeSo =
  'built|composed|designed|drawn|edited|filmed|grown|knitted|recorded|roasted|sewn|translated|written';
const often =
  '(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annually|overnight|by hand|in-house|locally|on site|to order|fresh(?: every \\p{Ll}+)?|(?:once|twice|\\w+ times) an? \\p{Ll}+)';
/** What somebody made or looked into is handed over as. */
const handedOver =
  'drawings|estimates|figures|images|photos|quotes|readings|recordings|reports|results|samples|statements|statistics|transcripts|updates|videos';

const languages =
  'Arabic|Catalan|Chinese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hindi|Hungarian|Italian|Japanese|Korean|Norwegian|Polish|Portuguese|Romanian|Russian|Slovak|Spanish|Swedish|Turkish|Ukrainian|Welsh';

/** How what is offered is had, brought and done, in a sentence without a verb. */
export const howItComes: Shorthand = [
  // "Self-hosted or our cloud", "on site or online".
  [
    compact(`^(${way}) or (${way})((?:,? (?:as you (?:like|prefer)|whichever suits(?: you)?))?)$`, 'iu'),
    ([, one = '', other = '', choice], { subject }) =>
      subject === 'I' || subject === 'they'
        ? undefined
        : `It is available ${ways[one.toLowerCase()]} or ${ways[other.toLowerCase()]}${choice}`,
  ],
  // "Collection from Hull or delivered".
  [
    /^(?:collected|collection) ((?:at|from|in) [^,;:]{2,40}),? or (?:delivered|delivery)((?: (?:for|in|to|within) [^,;:]+)?)$/iu,
    ([, where = '', how = ''], about) =>
      somebody.test(where + how) || !isThing(about)
        ? undefined
        : `${it(about)} can be collected ${where} or delivered${how}`,
  ],
  // "Delivery of 10,000 words in 8 working days".
  [
    compact(String.raw`^((?:${service}) of (?:${count}|an?|one) [^,;:]+?) (?:in|within) (${span})$`, 'iu'),
    ([, what = '', long]) => (somebody.test(what) ? undefined : `${capitalise(what)} takes ${long}`),
  ],
  // "8,000 words in 6 working days".
  [
    compact(
      String.raw`^(\d[\d,]* (?:copies|covers|labels|leaflets|pages|posters|prints|shirts|slides|words)) (?:in|within) (${span})$`,
      'iu',
    ),
    ([, what, long]) => `${what} take ${long}`,
  ],
  // "Delivery and fitting within 10 days".
  [
    compact(String.raw`^((?:${service}) and (?:${service})) (in|within) (${span})$`, 'iu'),
    ([, what = '', how = '', long]) =>
      `${capitalise(what)} take ${/^in$/i.test(how) ? '' : 'at most '}${long}`,
  ],
  // "Fitting by our own crew", "all work by our own staff".
  [
    compact(
      String.raw`^(?:all )?((?:${service}|work)) (?:done )?(by (?:hand|(?:one|our|the same|two|three|qualified|certified|trained) [^,;:]+))$`,
      'iu',
    ),
    ([found = '', what = '', how = '']) =>
      somebody.test(how.replace(/\bour\b/, '')) || (what === 'work' && !/^all/i.test(found))
        ? undefined
        : `${/^all/i.test(found) ? 'All ' : ''}${/^all/i.test(found) ? what : capitalise(what)} is done ${how}`,
  ],
  [
    /^all (?:the )?work ((?:at|in|on|outside) (?:the )?(?:evenings?|nights?|weekdays|weekends?|school holidays|opening hours|office hours|working hours))$/iu,
    ([, when]) => `All work is done ${when}`,
  ],
  // "Support by phone from 7am to 7pm", "hosting in the EU only", "delivery three times a week before 7am".
  [
    compact(
      String.raw`^((?:free |online )?(?:${service})) ((?:by (?:the (?:hour|minute|page|word)|bike|boat|card|courier|e-?mail|phone|post|tram|train|van)|in (?:English|French|German|Spanish|Welsh|the (?:EU|UK|US))|via \p{L}|from \d\d?(?:[.:]\d\d)? ?(?:am|pm)?(?: to | ?- ?)|(?:once|twice|\p{Ll}+ times) an? (?:day|week|month)|before \d\d?(?:[.:]\d\d)? ?(?:am|pm)|at (?:night|weekends)|seven days|24\/7|round the clock)[^,;:]*)$`,
      'iu',
    ),
    ([, what = '', how = '']) =>
      somebody.test(how) || how.split(' ').some(isTold) ? undefined : `${capitalise(what)} is ${how}`,
  ],
  // "Installation between November and March", "fitting in the low season".
  [
    compact(
      String.raw`^((?:${service})) ((?:after|before|between|during|outside) [^,;:]+|in the (?:autumn|evenings?|holidays|low season|mornings?|off season|school holidays|spring|summer|winter))$`,
      'iu',
    ),
    ([, what = '', when = '']) =>
      somebody.test(when) || when.split(' ').some(isTold)
        ? undefined
        : `${capitalise(what)} takes place ${when}`,
  ],
  [
    compact(String.raw`^(call-?out|fitter on site|engineer on site|repair) (in|within) (${span})$`, 'iu'),
    ([, what = '', , long]) => `${capitalise(what)} is within ${long}`,
  ],
  // "Orders by noon for next-day delivery".
  [
    /^(?:order|orders)(?: in| placed| received)? ((?:before|by) (?:\d\d?(?:[.:]\d\d)? ?(?:am|pm)|midday|midnight|noon)),? (?:for (next|same)[- ]day (delivery|dispatch)|(?:arrive|delivered|ship|shipped|dispatched) (?:the )?(next|same) day)$/iu,
    ([found = '', when, next, what, day]) =>
      `Orders ${when} are ${/dispatch|ship/i.test(what ?? found) ? 'dispatched' : 'delivered'} the ${(next ?? day ?? '').toLowerCase()} day`,
  ],
  // "Same-day dispatch for orders before 2pm".
  [
    /^(next|same)[- ]day (delivery|dispatch|shipping) (?:for|on) ((?:all )?orders (?:placed |received )?(?:before|by) [^,;:]+)$/iu,
    ([, day = '', how = '', orders = '']) =>
      `${capitalise(orders)} are ${/^delivery$/i.test(how) ? 'delivered' : 'dispatched'} the ${day.toLowerCase()} day`,
  ],
  // "Stock of 35 at the moment".
  [
    compact(String.raw`^(?:a )?(?:current )?stock of (${count}\b[^,;:]*)$`, 'iu'),
    ([, many = ''], about) => (somebody.test(many) ? undefined : `${we(about)} have a stock of ${many}`),
  ],
  // "Oats from four farms in Fife", "wool from our own sheep".
  [
    compact(
      String.raw`^((?:[\p{Ll}-]+ )?\p{Ll}+) from ((?:(?:our own|local|nearby|small|${count}|one|a single) )+(?:[\p{Ll}-]+ )?(?:bees|breweries|cooperatives?|cows|dair(?:y|ies)|estates?|farms?|farmers|fields?|flocks?|forests?|gardens?|goats|growers|hives|makers?|mills?|orchards?|quarry|sheep|trees|vineyards?|workshops?)(?: (?:in|near|around) [^,;:]+)?)$`,
      'iu',
    ),
    ([, what = '', whence = '']) => {
      const noun = what.split(' ').at(-1)?.toLowerCase() ?? '';
      return somebody.test(whence.replace(/\bour own\b/, '')) || personNouns.has(noun.replace(/s$/, ''))
        ? undefined
        : isPlural(noun) || massNouns.has(noun)
          ? `The ${decapitalise(what)} ${isPlural(noun) ? 'come' : 'comes'} from ${whence}`
          : undefined;
    },
  ],
  // "Pressed weekly", "baked daily in Leith".
  [
    compact(String.raw`^(\p{L}+) (${often})((?: (?:at|by|from|in|on) [^,;:]+)?)$`, 'iu'),
    ([, done = '', how = '', more = ''], about) =>
      !isParticiple(done.toLowerCase()) ||
      /^(?:held|met|moved|paid|played|used|visited|won)$/i.test(done) ||
      somebody.test(more) ||
      !isThing(about)
        ? undefined
        : `${itIs(about)} ${decapitalise(done)} ${how.toLowerCase()}${more}`,
  ],
  // "Pressure-tested in June", "heat-treated to ISPM 15".
  [
    /^(\p{L}{3,}-(?:cleaned|coated|loaded|packed|tested|treated|washed))((?: (?:at|by|every|in|last|this|to) [^,;:]+)?)$/iu,
    ([, done = '', more = ''], about) => {
      if (somebody.test(more) || !isThing(about)) return undefined;
      const isOver = /^ last\b|^ in (?:(?:19|20)\d\d|\p{Lu}\p{Ll}+$)/u.test(more);
      return `${it(about)} ${about.subject === 'they' ? (isOver ? 'were' : 'are') : isOver ? 'was' : 'is'} ${decapitalise(done)}${more}`;
    },
  ],
  // "Empties collected with the next drop", "trade-ins taken".
  [
    compact(
      String.raw`^(?:all |the )?((?:[\p{Ll}-]+ )?[\p{Ll}-]+s) (${handled}|(?:${madeSo})(?= (?:by|in our own) ))((?: (?:(?:after|at|before|by|every|for|free|from|in|into|on|the same|to|with|within|without|twice|once) [^,;:]+|clean|dry|flat|folded|ironed|sealed|sorted))?)$`,
      'iu',
    ),
    ([found = '', what = '', done = '', more = '']) => {
      const noun = what.split(' ').at(-1)?.toLowerCase() ?? '';
      return !isPlural(noun) ||
        /(?:^| )\p{Lu}{2,}/u.test(what) ||
        personNouns.has(noun.replace(/s$/, '')) ||
        organisationNouns.has(noun.replace(/s$/, '')) ||
        /\b(?:ago|last|since|yesterday|(?:19|20)\d\d)\b/i.test(more) ||
        somebody.test(`${what}${more}`.replace(/ our own\b/, '')) ||
        what.split(' ').slice(0, -1).some(isTold)
        ? undefined
        : `${/^all /i.test(found) ? 'All ' : ''}${/^all /i.test(found) ? decapitalise(what) : capitalise(what)} are ${done.toLowerCase()}${more}`;
    },
  ],
  // "Photos before and after", "anonymous usage figures every quarter".
  [
    compact(
      String.raw`^((?:[\p{Ll}-]+ ){0,2}(?:${handedOver})) ((?:before and after|by (?:e-?mail|post)|each|every|of every|of each|once|twice|after|within|the same day|daily|weekly|monthly|quarterly)\b[^,;:]*)$`,
      'iu',
    ),
    ([, what = '', when = '']) =>
      somebody.test(what + when) ||
      what.split(' ').some((word) => findVerb(word)?.form === 'third' && !isPlural(word))
        ? undefined
        : `You get ${decapitalise(what)} ${when}`,
  ],
  // "Reports in English, Dutch and German", "visitor numbers and dwell times in a dashboard".
  [
    compact(
      String.raw`^((?:[\p{Ll}-]+ )?(?:${handedOver}|answers|lessons|manuals|menus|subtitles|tours)) (in (?:${languages})(?:(?:, | and | or )(?:${languages}))*)$`,
      'iu',
    ),
    ([, what = '', how]) => (somebody.test(what) ? undefined : `${capitalise(what)} come ${how}`),
  ],
  [
    compact(
      String.raw`^((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s and (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s) (in (?:a|one) (?:app|dashboard|document|folder|place|report|sheet|spreadsheet|view))$`,
      'iu',
    ),
    ([, what = '', where]) => (somebody.test(what) ? undefined : `You get ${decapitalise(what)} ${where}`),
  ],
  [
    compact(String.raw`^((?:next|same)[- ]day (?:${handedOver}))$`, 'iu'),
    ([, what = '']) => `You get ${decapitalise(what)}`,
  ],
  // "Vegan and dairy-free options".
  [
    /^((?:[\p{Ll}-]+(?:, | and | or ))*[\p{Ll}-]+ (?:options|versions))$/iu,
    ([, what = '']) =>
      somebody.test(what) || /^(?:are|have|other|some|their|with)\b/i.test(what)
        ? undefined
        : `There are ${decapitalise(what)}`,
  ],
  // "On site within two hours of a call".
  [
    compact(
      String.raw`^(on[ -]site|with you|at your (?:door|place|site)) ((?:in|within) ${span}(?: of (?:a|the|your) [^,;:]+)?)$`,
      'iu',
    ),
    ([, where = '', when = ''], about) =>
      `${weAre(about)} ${decapitalise(where).replace('on-site', 'on site')} ${when}`,
  ],
  // "Available seven days a week", "available 24 hours a day in 12 languages".
  [
    /^(?:available|open) ((?:from \d\d?(?:[.:]\d\d)? ?[ap]m|24\/7|24 hours(?: a day)?|day and night|round the clock|(?:five|six|seven|[567]) days a week|all (?:summer|week|winter|year)(?: round)?|(?:in the )?evenings(?: and weekends)?|at weekends|(?:in )?\d+ languages)(?:(?: in| from| for|,| and) [^;:]+)?)$/iu,
    ([, when = ''], about) => {
      if (somebody.test(when)) return undefined;
      return `${isThing(about) ? itIs(about) : weAre(about)} available ${when.replace(/^(?=\d+ languages)/, 'in ')}`;
    },
  ],
  // "Suitable for beginners".
  [
    /^((?:ideal|perfect|suitable) for (?!me\b|us\b)[^,;:]{3,50})$/iu,
    ([, how = ''], about) =>
      somebody.test(how) || !isThing(about) ? undefined : `${itIs(about)} ${decapitalise(how)}`,
  ],
  [
    /^(?:for )?ages? (\d+ ?(?:to|-|–) ?\d+)$/iu,
    ([, ages = ''], about) => `${itIs(about)} for ages ${ages.replace(/ ?[-–] ?/, ' to ')}`,
  ],
  [
    /^(?:(?:in |during )?(term[- ]time|school holidays|weekdays|weekends|evenings)) only$/iu,
    ([, when = ''], about) =>
      about.subject === 'I' || about.subject === 'they'
        ? undefined
        : `It runs ${/time|hol/i.test(when) ? 'in' : /eve/i.test(when) ? 'in the' : 'on'} ${when.toLowerCase()} only`,
  ],
  // "Screen reader friendly", "WCAG 2.1 AA compliant".
  [
    /^((?:[\p{Ll}-]+[ -]){0,2}(?:child|dog|eco|family|keyboard|pet|reader|screen[- ]reader|septic|user|wheelchair)[- ]friendly|WCAG [\d.]+(?: AA?A?)?[ -](?:compliant|conformant))$/iu,
    ([, how = ''], about) =>
      !isThing(about)
        ? undefined
        : `${itIs(about)} ${decapitalise(how)
            .replace(/^wCAG/, 'WCAG')
            .replace(/^(child|dog|eco|family|pet|septic|user|wheelchair) (?=friendly$)/, '$1-')}`,
  ],
  // "Ten minutes from your depot".
  [
    compact(
      String.raw`^((?:about |just |only )?(?:\d+|five|ten|fifteen|twenty|thirty) (?:minutes|km|miles) from (?:their|your|the) (?:branch|campus|depot|door|factory|hotel|office|plant|premises|school|shop|showroom|site|station|store|venue|warehouse|yard)s?)$`,
      'iu',
    ),
    ([, far = ''], about) => `${weAre(about)} ${decapitalise(far).replace(/ their /, ' your ')}`,
  ],
  // "Members of the Fair Tyre Guild".
  [
    /^(?:proud |founding )?(members of (?:the )?\p{Lu}[^,;:]{2,60})$/iu,
    ([, whose = ''], about) =>
      we(about) === 'I' || somebody.test(whose) || !/^members of (?:the )?\p{Lu}/u.test(decapitalise(whose))
        ? undefined
        : `We are ${decapitalise(whose)}`,
  ],
  // "Based near Bath, travel up to 50 miles".
  [
    /^based ((?:at|in|near|outside) (?:the )?\p{Lu}[^,;:]{1,40})(?:,| and)? (?:and )?(?:can |happy to |will )?(cover|deliver|serve|travel|work) ([^,;:]{2,50})$/iu,
    ([, where, does = '', how = ''], about) =>
      somebody.test(how) ? undefined : `${weAre(about)} based ${where} and ${does.toLowerCase()} ${how}`,
  ],
  // "Part exchange welcome".
  [
    /^(part[ -]exchange|cash|self-collection|feedback) (accepted|possible|welcome)$/iu,
    ([, what = '', how = '']) => `${capitalise(what.toLowerCase())} is ${how.toLowerCase()}`,
  ],
  // "£450 for two hours, 100 scoops included".
  [
    /^((?:[$€£]|EUR |GBP |USD )\d[\d.,]* (?:an?|each|for|per) [^,;:]+), ((?:\d[\d,]* (?:\p{Ll}+ )?\p{Ll}+s|[\p{Ll}-]+(?: [\p{Ll}-]+)?(?:(?:,| and) [\p{Ll}-]+)*)) incl(?:uded|\.)?$/iu,
    ([, price, what = '']) =>
      somebody.test(what) || what.split(' ').some(isTold)
        ? undefined
        : `The price is ${price}, with ${joinList(what.split(/, | and /))} included`,
  ],
];
