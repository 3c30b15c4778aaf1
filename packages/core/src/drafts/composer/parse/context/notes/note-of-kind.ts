import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { months } from '../../../text/time-units.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { isBuyer } from '../../goal/goal-of-buyer.ts';
import type { Subject } from './note-subjectless.ts';
import { firstTold, type TableOf } from './note-table.ts';

/** What is offered, by which a note of a few words is whole: whose it is, and what it is of. */
export type Offered = {
  offer: string;
  persona: string;
  isPost: boolean;
  ofOneself: boolean;
  subject: Subject;
};

const money = String.raw`(?:from |about )?(?:[A-Z]{0,3} ?[$€£]\d|(?:AUD|CAD|CHF|DKK|EUR|GBP|NOK|SEK|USD) ?\d|\d)[\d.,]*[kK]?\S*(?: ?(?:AUD|CAD|CHF|DKK|EUR|GBP|NOK|SEK|USD|dollars|euros|pounds)\b)?(?: .{2,30})?`;
const number = String.raw`(?:(?:about|almost|around|at least|nearly|over|roughly|up to|some) )?(?:\d[\d.,]*(?:-\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const date = String.raw`(?:${weekday},? )?(?:\d{1,2}(?:st|nd|rd|th)? ${months}|${months} \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?`;
const span = String.raw`(?:\d+(?:-\d+)?|an?|half an?|two|three|four|five|six|eight|ten|twelve)[ -](?:minute|min|hour|day|week)s?`;

/** Notes beside a post. */
const ofPost: TableOf<[Offered]> = [
  // "Salary 70-85k EUR", "Salary band: €4,200 a month".
  [
    compact(
      `^(salary|salary band|salary range|pay|pay band|base|base salary|day rate|hourly rate|wage):? (${money})$`,
      'iu',
    ),
    ([, what = '', much]) => `the ${/^base$/i.test(what) ? 'base salary' : what.toLowerCase()} is ${much}`,
  ],
  // "Hybrid, two days in the office", "fully remote".
  [
    /^((?:fully |mostly )?(?:hybrid|remote|on-?site|full-time|part-time|permanent)|(?:four|4)-day week)(?:, ((?:\d|one|two|three|four) days? (?:a week )?(?:at|in|on) [^,;:]+))?$/iu,
    ([, how = '', where]) =>
      `it is ${/week$/i.test(how) ? 'a ' : ''}${decapitalise(how)}${where ? `, with ${where}` : ''}`,
  ],
  // "£42k plus van", "37.5 hours a week".
  [
    /^([$€£]\d[\d.,]*k(?:-[$€£]?\d[\d.,]*k)?(?: (?:a|per) year)?(?: (?:and|plus) [^,;:]+)?)$/iu,
    ([, much]) => `the pay is ${much}`,
  ],
  [
    /^((?:about |around )?(?:\d[\d.]*|two|three|four|five) (?:days|evenings|hours|mornings|shifts) (?:a|each|every|per) (?:month|week))$/iu,
    ([, long = '']) => `it is ${decapitalise(long)}`,
  ],
  // "Sign-on bonus of $6,000", "relocation package", "company car".
  [
    compact(
      `^(?:an? )?((?:(?:annual|relocation|retention|sign-?on|signing|welcome|yearly) )+(?:allowance|bonus|package|support)|(?:night|shift|weekend) (?:allowance|bonus|premium)|company (?:bike|car|phone|van)|training budget)((?: of ${money}| (?:for|from|after) [^,;:]+)?)$`,
      'iu',
    ),
    ([, what = '', more]) => `there is ${toArticle(what)} ${decapitalise(what)}${more}`,
  ],
  // "Four shifts on, four off".
  [
    /^((?:\d|one|two|three|four|five|six|seven) (?:shifts|days|nights|weeks|months) on,? (?:and )?(?:\d|one|two|three|four|five|six|seven)(?: (?:shifts|days|nights|weeks|months))? off)$/iu,
    ([, shifts = '']) => `the pattern is ${decapitalise(shifts)}`,
  ],
  // "Start in March", "starting 1 May".
  [
    /^start(?:s|ing)?(?: date)?:? ((?:in|on|from|as soon as|at|next|this) [^,;:]+|\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: \d{4})?|immediately|(?:asap|now))$/iu,
    ([, when = '']) =>
      /^(?:asap|now)$/i.test(when)
        ? 'it starts as soon as possible'
        : `it starts ${/^\d/.test(when) ? 'on ' : /^\p{Lu}/u.test(when) ? 'in ' : ''}${when}`,
  ],
];

/** What a buyer has, and does not need. */
const ownThings =
  /^(?:booking|branch|bed|cover|employee|location|member|outlet|pupil|shop|site|staff|store|student|restaurant|resident|room|seat|table|visitor|year)(?:e?s)?$/i;

/** What is bought by the piece, by weight or by size. */
const measured =
  /\b(?:bags|bottles|boxes|cartons|copies|crates|gallons?|items|jars|kg|kilos?|litres?|m2|metres?|pairs|pallets|pieces|rolls|sets|sheets|square feet|tins|tonnes?|tons?|units)\b/i;

/** Notes of somebody who buys. */
const ofBuyers: TableOf<[Offered]> = [
  // "Needed by September".
  [
    /^(?:needed|required|wanted|delivery|deadline|due)(?: is)?:? ((?:before|by|from|in|on|no later than|until) [^,;:]+)$/iu,
    ([, when = '']) => `this is needed ${when}`,
  ],
  // "About 120 square metres", "80 invitations with envelopes".
  [
    compact(`^(${number} (?!(?:am|pm|years?|months?)\\b)(\\p{Ll}+)(?: [^,;:.]{1,60})?)$`, 'iu'),
    ([, what = '', noun = ''], { offer }) => {
      if (/\b(?:bought|last|so far|years?|since)\b/i.test(what)) return undefined;
      if (/^(?:adults|children|guests|people|persons|pupils)$/i.test(noun))
        return `it is for ${decapitalise(what)}`;
      if (ownThings.test(noun) || organisationNouns.has(noun.replace(/s$/, '')))
        return `we have ${decapitalise(what)}`;
      const isOfOffer = isPlural(noun) && offer.toLowerCase().includes(noun.toLowerCase());
      return isOfOffer || measured.test(what) ? `we need ${decapitalise(what)}` : undefined;
    },
  ],
  // "From 3 June for four weeks".
  [
    compact(`^(from ${date} (?:for|to|till|until) [^,;:.]+)$`, 'iu'),
    ([, when = '']) => `we need this ${decapitalise(when)}`,
  ],
  // "14 June, 8 am to 5 pm, Bristol to Bath and back".
  [compact(`^(${date}(?:, [^,;:.]+){0,3})$`, 'iu'), ([, when = '']) => `it is for ${when}`],
  // "A4, 16 pages, delivered to Leeds by 10 March".
  [
    /^((?:A\d\b|\d|size|colou?r|black|white|matt|gloss|with|without|about|around)[^;:.]*(?:, [^,;:.]+){1,5})$/iu,
    ([, what = '']) => `what we need is this: ${decapitalise(what)}`,
  ],
];

/** Notes on what takes place. */
const ofEvent: TableOf<[Offered]> = [
  // "Saturday 6 June", "12 October in Graz".
  [
    compact(
      `^((?:${date})(?:,? (?:(?:at )?\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)|from \\d[^,;]*))?(?:,? (?:at|in) (?:the )?[\\p{L}][^,;:.]{2,40})?)$`,
      'iu',
    ),
    ([, when = ''], { subject }) =>
      subject === 'they' ? undefined : `it is on ${when.replace(/,(?= (?:at|from|in) )/, '')}`,
  ],
  // "60 minutes plus questions", "90 minutes".
  [
    compact(
      `^((?:about )?${span}(?: (?:and|plus|with) (?:questions|Q ?& ?A|discussion|a break|breaks|lunch)[^,;:]*)?)$`,
      'iu',
    ),
    ([, long = ''], { subject }) =>
      subject === 'we' || subject === 'I'
        ? undefined
        : `${subject === 'they' ? 'they last' : 'it lasts'} ${decapitalise(long.replace(/-(?=\p{L})/u, ' ').replace(/\bmins?\b/, 'minutes'))}`,
  ],
  // "3,000 visitors last year".
  [
    compact(
      `^(${number} (?:attendees|entries|exhibitors|guests|participants|performers|runners|speakers|stalls|stallholders|traders|visitors)) ((?:last|in) [^,;:]+)$`,
      'iu',
    ),
    ([, many = '', when]) => `we had ${decapitalise(many)} ${when}`,
  ],
];

/** Notes on a place to let. */
const ofPlace: TableOf<[Offered]> = [
  [
    /^(?:free|available|vacant) ((?:from|as of|until) [^,;:]+|now|immediately)$/iu,
    ([, when]) => `it is free ${when}`,
  ],
  [
    compact(
      `^(${money}) ((?:(?:an?|per) (?:day|month|week|year)|monthly|weekly)(?: (?:all in|including|plus|with) [^,;:]+)?)$`,
      'iu',
    ),
    ([, much, often]) => `the rent is ${much} ${often}`,
  ],
  [
    /^((?:[$€£] ?)?\d[\d.,]*(?: ?(?:EUR|GBP|USD|CHF|euros|pounds|dollars))? (?:all in|(?:including|plus|with) (?:\p{Ll}+ )?(?:bills|electricity|heating|internet|power|utilities|wifi)[^,;:]*))$/iu,
    ([, much]) => `the rent is ${much}`,
  ],
];

/** Notes on what somebody has written. */
const ofText: TableOf<[Offered]> = [
  [
    compact(`^(${number} words)(?:(?:,| and)? ((?:with|including|plus) [^,;:]+))?$`, 'iu'),
    ([, long = '', more]) => `it is ${decapitalise(long)} long${more ? `, ${more}` : ''}`,
  ],
  [
    /^(?:can be )?(?:delivered|finished|ready) ((?:by|in|within) [^,;:]+)$/iu,
    ([, when]) => `it can be ready ${when}`,
  ],
];

/** How what is offered is: `dishwasher safe` → `it is dishwasher safe`; undefined of somebody. */
function toState(how: string, subject: Subject): string | undefined {
  if (subject === 'it') return `it is ${decapitalise(how)}`;
  return subject === 'they' ? `they are ${decapitalise(how)}` : undefined;
}

/** Notes that say of any offer whose they are. */
const ofAny: TableOf<[Offered]> = [
  // "Twice the storage for €12 more a month".
  [
    /^((?:twice|double|three times|half|triple) (?:as (?:many|much)|the) [^,;:]+)$/iu,
    ([, much = '']) =>
      / (?:as|of|than) (?:last|before|now|today)\b/.test(much) ? undefined : `you get ${decapitalise(much)}`,
  ],
  // "Offer ends on Sunday".
  [
    /^(offer|discount|season|sale|enrolment|registration|booking|early-bird price) ((?:closes|ends|expires|opens|runs|starts) (?:at|by|for|from|in|next|on|this|until|with) [^,;:]+)$/iu,
    ([, what = '', does]) => `the ${decapitalise(what)} ${does}`,
  ],
  // "Done in 5 days".
  [
    /^((?:built|delivered|done|finished|fitted|installed|mended|printed|ready|repaired|returned|shipped) (?:in|within) (?:about |under )?(?:\d+(?:-\d+)?|an?|one|two|three|four|five|six|ten) (?:working )?(?:days?|hours?|minutes?|weeks?))$/iu,
    ([, done = ''], { subject }) => toState(done, subject),
  ],
  // "Dishwasher safe".
  [
    /^((?:dishwasher|freezer|machine|microwave|oven)[- ](?:proof|safe|washable))$/iu,
    ([, how = ''], { subject }) => toState(how, subject),
  ],
  // "Average of 25 leads a month".
  [/^(?:an )?average of (\d[^,;:]+)$/iu, ([, many]) => `the average is ${many}`],
  // "First change in three years".
  [
    /^((?:first|second) (?:change|increase|move|price rise|rise|update) (?:in|since) [^,;:]+)$/iu,
    ([, change = '']) => `it is the ${decapitalise(change)}`,
  ],
  // "Groups of 12 to 16".
  [
    /^groups of ((?:\d+|six|eight|ten|twelve) (?:to|or) (?:\d+|eight|ten|twelve|fifteen|twenty))(?: people)?$/iu,
    ([, many]) => `the group size is ${many}`,
  ],
  // "Collected and returned within 24 hours".
  [
    /^((?:baked|built|checked|cleaned|collected|cooked|delivered|designed|fitted|folded|installed|made|mended|packed|picked|printed|repaired|roasted|sharpened|tested|washed|wiped) and (?:collected|delivered|fitted|installed|ironed|mixed|packed|posted|pressed|printed|returned|roasted|served|sewn|shipped|tested|dispatched))((?: by hand)?(?: (?:by|in|on|to|within|every|the) [^,;:]+)?)$/iu,
    ([, done = '', more], { subject }) =>
      `${subject === 'they' ? 'they are' : 'everything is'} ${decapitalise(done)}${more}`,
  ],
  // "Smells of nothing", "tastes of plums", "fits every oven".
  [
    /^((?:smells|tastes) (?:like|of) [^,;:]+|(?:dries|lasts|fits|folds|holds|keeps|stays|stores|weighs) (?:for|in|into|up to|with|without|every|any|all|flat|on|under|over|\d)[^,;:]*)$/iu,
    ([, does = ''], { subject }) =>
      subject === 'it'
        ? `it ${decapitalise(does)}`
        : subject === 'they'
          ? `they ${decapitalise(does).replace(/^(\p{Ll}+?)(?:(?<=dri)e)?s /u, (_, verb: string) => `${verb === 'dri' ? 'dry' : verb} `)}`
          : undefined,
  ],
  // "Dogs like it".
  [
    /^((?:all |most )?\p{L}+s (?:enjoy|like|love|prefer) (?:it|them))$/iu,
    ([, said = ''], { subject }) =>
      /^(?:his|this)\b/i.test(said) || subject === 'we' || subject === 'I' ? undefined : decapitalise(said),
  ],
  // "Low season only, May to October".
  [
    /^((?:high|low|off|peak|summer|winter) season) only(?:[,:]? ?\(?((?:from )?\p{Lu}\p{Ll}+ (?:to|until) \p{Lu}\p{Ll}+)\)?)?$/iu,
    ([, season = '', when]) =>
      `it is for the ${decapitalise(season)} only${when ? `, ${when.replace(/^(?!from )/, 'from ')}` : ''}`,
  ],
  // "Delivery as DCP or ProRes", "payment by card".
  [
    /^((?:delivery|payment|collection|shipping)) ((?:as|by|via) [^,;:]+)$/iu,
    ([, what = '', how]) => `${decapitalise(what)} is ${how}`,
  ],
];

/** `Local farm, 20 km away`: who writes, where the reader is none of that kind. */
const ownKind =
  /^((?:(?:family-?run|family|independent|local|small|two-person) )+)(?:\p{Ll}+ )?(bakery|brewery|business|charity|company|co-?op(?:erative)?|creamery|dairy|distillery|farm|firm|mill|nursery|roastery|studio|team|vineyard|winery|workshop)((?:,? (?:based )?(?:in|near|outside|from) [^,;:]+)?(?:, (?:about |only |just )?\d[\d.]* ?(?:km|miles?|minutes?) [^,;:]+)?)$/iu;

/** `28 players`, beside "our team": who belongs to it. */
const ownPeople =
  /\bour (?:[\p{L}\d-]+ ){0,3}(?:band|choir|club|orchestra|school|side|squad|team|troupe)\b/iu;
/** `Looking for a coach`: who does, goes without saying. */
const looksFor = /^(?:looking|searching|seeking)\b/i;
const people = compact(`^(${number} (\\p{Ll}+))$`, 'iu');

const invitesToSpeak = /^We would like to invite you to (?:give|join) /;
const isEvent =
  /^(?:an? |our |the )?(?:(?!(?:at|by|for|from|in|of|on|that|to|who|with)\b)[\p{L}\d'-]+ ){0,4}?(?:class|concert|festival|keynote|lecture|lesson|panel|performance|reading|seminar|show|tasting|talk|tour|webinar|workshop|conference|fair|(?:seat|slot|space|spot|stall|stand|table|place) at (?:an?|my|our|the) (?:[\p{L}\d'-]+ ){0,4}?(?:conference|event|fair|festival|market|meetup|show|summit))\b(?! (?:fittings?|furniture|materials?|rental|software|space|tools?)\b)/iu;
const isPlace =
  /^(?:an? |our |the )?(?:[\p{L}\d-]+ ){0,3}?(?:apartment|barn|desk|flat|garage|hall|kitchen|office(?: space)?|plot|premises|room|shed|shop|space|studio|unit|warehouse|workshop(?= (?:space|unit))|workspace)(?: (?:for rent|space|to (?:let|rent)|at|in|near|on|of|with)\b|,|$)/iu;
const isText =
  /^(?:I would like to write )?(?:an? |my |our |the )?(?:[\p{L}-]+ ){0,3}?(?:article|column|essay|feature|guest post|piece|poem|review|story)\b/iu;

/** A note of a few words as a sentence, by what kind of thing is offered: `Four shifts on, four off`, of a post → `the pattern is four shifts on, four off`. Undefined where the kind says nothing of it. */
export function tellOfKind(note: string, offered: Offered): string | undefined {
  const bare = note.trim().replace(/[.!]+$/, '');
  const { offer, persona, isPost, ofOneself } = offered;
  if (bare.length > 110 || /[?"“”;]|\b(?:her|his|their|they|your?)\b/i.test(bare)) return undefined;
  const [, , kind = ''] = ownKind.exec(bare) ?? [];
  if (kind && !persona.toLowerCase().includes(kind.toLowerCase()))
    return ofOneself ? undefined : `we are ${toArticle(bare)} ${decapitalise(bare)}`;
  const [, counted = '', noun = ''] = people.exec(bare) ?? [];
  if (
    counted &&
    ownPeople.test(offer) &&
    (personNouns.has(noun.replace(/s$/, '')) || /ers$/.test(noun)) &&
    isPlural(noun)
  )
    return `we have ${decapitalise(counted)}`;
  // "The season starts in August", of the team's own.
  if (
    ownPeople.test(offer) &&
    /^(?:the |our )?(?:new )?season (?:starts|begins|opens) (?:in|on|next) /i.test(bare)
  )
    return bare.replace(/^(?:the |our )?/i, 'our ');
  // "Portfolio of three shipped games".
  const [, owned = ''] = /^(?:an? )?((?:portfolio|collection|body|list) of .+)$/iu.exec(bare) ?? [];
  if (owned && ofOneself) return `I have a ${decapitalise(owned)}`;
  const invites = invitesToSpeak.test(offer);
  const tables = [
    ...(isPost ? [ofPost] : []),
    ...(isBuyer(offer.replace(looksFor, 'we are $&')) ? [ofBuyers] : []),
    ...(!isPost && (isEvent.test(offer) || invites) ? [ofEvent] : []),
    ...(isPlace.test(offer) ? [ofPlace] : []),
    ...(isText.test(offer) ? [ofText] : []),
    ofAny,
  ];
  // What somebody is invited to is what it is.
  const about = invites ? ({ ...offered, subject: 'it' } as const) : offered;
  for (const table of tables) {
    const told = firstTold(table, bare, about);
    if (told) return told;
  }
  return undefined;
}
