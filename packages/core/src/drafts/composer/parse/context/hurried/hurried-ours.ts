import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toArticle,
} from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, prepositions } from '../../../text/words.ts';
import { firstTold, type TableOf } from '../notes/note-table.ts';
import { isTold } from '../second-person.ts';
import { offersToBuy } from './hurried-reader.ts';

const many = String.raw`(?:(?:about|over|already|now) )?\d[\d.,]*\+?`;
/** Those who buy, test or use, in numbers: `210 agencies`, `3 hotels in Ghent`. */
const counted = String.raw`(${many} (?:\p{Ll}+ ){0,2}?\p{Ll}+s(?: (?:in|near|around|across) (?:the )?\p{L}+)?)`;

/** What is done at others' and hardly at one's own: `did 7 mills nearby`, `shot for NAME last year`. */
const work =
  /^(?:just |recently )?(did (?:\d|an? |the |St |\p{Lu})|(?:built|catered|cooked|designed|filmed|installed|painted|played|printed|shot|worked) (?:\d+ \p{Ll}+ )?(?:for|at|with) |helped |fitted (?:\d|out )|placed \d|relit \d|trained \d|wired \d|served \d)([^,;:]+)$/u;
/** Whose the deed is, is said. */
const somebody = /\b(?:I|me|my|our|us|we|he|her|his|she|their|them|they|you|your)\b/i;
/** The reader's own, as somebody from outside calls it. */
const atReader =
  /\b(?:from|near|of|to) (?:(?:the|their) )?(hq|head office|headquarters|office|plant|site|store|shop)\b/gi;

/** A name in small letters: `harbour kia` → `Harbour Kia`. Undefined where each word is one of the language. */
function toName(words: string): string | undefined {
  const all = words.split(' ');
  if (/\p{Lu}\p{Ll}/u.test(words)) return capitalise(words);
  if (
    all.some(
      (word) => prepositions.has(word) || determiners.has(word) || /^(?:and|local|nobody|one)$/.test(word),
    ) ||
    all.every((word) => isOrdinaryWord(word)) ||
    isPlural(all.at(-1) ?? '')
  )
    return undefined;
  // "KIA" was put in capitals as a short word.
  return all.map((word) => capitalise(/[AEIOU]/.test(word.slice(1)) ? word.toLowerCase() : word)).join(' ');
}

const span = String.raw`(?:about |only )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five) (?:minute|hour|day|week|month)s?`;
const places =
  'bakery|brewery|cafe|clinic|dairy|dealer|factory|farm|gym|hospital|hotel|mill|orchard|plant|quarry|resort|restaurant|school|shop|site|store|vineyard|winery';

const rows: TableOf<[plural: boolean, offer: string]> = [
  // "Did 7 mills nearby".
  [
    work,
    ([, did = '', rest = '']) =>
      somebody.test(rest) || / [-–] /.test(rest) ? undefined : `We ${did}${withNamed(rest)}`,
  ],
  // "Finished Bayline Medical offices 2 weeks early", "delivered the annex on time and 4% under budget".
  [
    /^(?:we )?(?:just |recently )?(completed|delivered|finished|handed over|wrapped up) ((?:the )?(?:\p{Lu}[\p{L}\d'’&-]*)(?: [\p{L}\d'’&-]+){0,4}?|the (?:[\p{L}\d'’&-]+ ){1,4}?[\p{L}\d'’&-]+) ((?:(?:\d+|an?|two|three|four|five|six) (?:day|month|week)s? (?:early|ahead of (?:schedule|time)|ahead)|early|ahead of (?:schedule|time)|on time|on schedule|(?:\d[\d.]*% )?(?:under|within|on) budget)(?:,? (?:and |& )?(?:on time|(?:\d[\d.]*% )?(?:under|within|on) budget))?)$/iu,
    ([, did = '', what = '', how = '']) =>
      somebody.test(what)
        ? undefined
        : `We ${did.toLowerCase()} ${/^\p{Lu}.* \p{Ll}+$/u.test(what) ? 'the ' : ''}${what} ${how}`,
  ],
  // "Bought out 5 cafes this year", "paid 4,000 for the last one", where the offer is to buy.
  [
    /^(?:we )?((?:just |recently )?(?:acquired|bought(?: out| up)?|cleared|paid(?: out)?|picked up|took over) (?!back\b)[^,;:]*(?:\d|\b(?:in|last|this)\b)[^,;:]*)$/iu,
    ([, did = ''], _, offer) =>
      offersToBuy.test(offer) && !somebody.test(did) ? `We ${decapitalise(did)}` : undefined,
  ],
  [
    /^(?:we )?(pay (?:cash|in cash|on the (?:day|spot)|by (?:bank transfer|cheque)|the same day|within \d+ \p{Ll}+)(?: .{2,30})?)$/iu,
    ([, does = ''], _, offer) => (offersToBuy.test(offer) ? `We ${does.toLowerCase()}` : undefined),
  ],
  // "We already do Copper Finch + 20 other breweries".
  [
    /^(?:we )?already (do|have|print for|serve|supply|work for|work with|work w\/) (\p{Lu}[\p{L}&'’-]*(?: (?!and\b)[\p{L}&'’-]+){0,3}(?:, \p{Lu}[\p{L}&'’ -]{2,30})*) ?(?:\+|&|and) (\d+ (?:more|others?)(?: \p{Ll}+)?)$/iu,
    ([, deed = '', names = '', others = '']) =>
      /\p{Lu}/u.test(names)
        ? `We already ${/^(?:do|have|work w\/)$/i.test(deed) ? 'work with' : deed.toLowerCase()} ${names.trim()} and ${others}`
        : undefined,
  ],
  // "Supplied 3 hospitals since 2021".
  [
    /^(?:We )?((?:served|serviced|supplied|supported|worked with) \d[^,;:]* since (?:19|20)\d\d)$/iu,
    ([, did = '']) => `We have ${decapitalise(did)}`,
  ],
  // "Based 2 blocks away from their office", "40 km away".
  [
    compact(
      `^(?:based |we are |located )?((?:just |only |about )?(?:\\d+|an?|one|two|three|five|ten) ?(?:blocks?|k?m|kilomet(?:er|re)s?|miles?|min(?:ute)?s?|streets?)(?: (?:drive|walk))? away(?: from .{2,30})?)$`,
      'iu',
    ),
    ([, far = '']) =>
      `We are ${decapitalise(far).replace(atReader, (found, where: string) => `${found.split(' ')[0]} your ${where === 'hq' ? 'HQ' : where}`)}`,
  ],
  // "Spare capacity from April".
  [
    /^((?:spare|free|open) (?:capacity|dates|places|slots|space|spots) (?:from|in|for|on|this|next) [^,;:]{3,30})$/iu,
    ([, what = '']) => `We have ${decapitalise(what)}`,
  ],
  // "Only 6 teams".
  [
    /^only (\d+|one|two|three|four|five|six) (boats?|crews?|machines?|people|teams?|trucks?|units?|vans?)$/iu,
    ([, few, what]) => `We only have ${few} ${what}`,
  ],
  [
    /^only (\d+|one|two|three|four|five|six) (places|seats|slots|spaces|spots)(?: left)?$/iu,
    ([, few, what]) => `Only ${few} ${what} are left`,
  ],
  // "Slots going fast".
  [
    /^((?:\p{Ll}+ ){0,2}(?:dates|places|seats|slots|spaces|spots|tickets)) (?:are )?(going|filling up|selling) ?(fast)?$/iu,
    ([, what = '', go = '', fast = '']) =>
      `${capitalise(what.toLowerCase())} are ${go}${fast ? ` ${fast}` : ''}`,
  ],
  // "3 hotels in Ghent with us", "3 cleaning companies on board".
  [
    compact(
      `^${counted} (?:are )?(?:with us|on board|on our (?:app|books|platform|software|system)|signed up)(?: already| so far| now)?$`,
      'iu',
    ),
    ([, whom = '']) => `We already work with ${decapitalise(whom).replace(/^(?:already|now) /, '')}`,
  ],
  // "210 agencies buying monthly", "6 agencies testing so far".
  [
    compact(
      `^${counted} (?:now |already )?(?:are )?(buying|ordering|paying|renting|testing|trialling|trying|using|piloting)( it| them| ours| this)?((?: (?:already|daily|from us|monthly|now|so far|today|weekly|every (?:day|month|week)))?)$`,
      'iu',
    ),
    ([, whom = '', does = '', , often = ''], plural) => {
      const what = /^(?:buying|ordering|paying|renting)$/i.test(does) ? '' : plural ? ' them' : ' it';
      return `${capitalise(whom)} are ${does.toLowerCase()}${what}${/^(?:buying|ordering|renting)$/i.test(does) && !/from us/.test(often) ? ' from us' : ''}${often}`;
    },
  ],
  // "12 homes use us".
  [
    compact(`^${counted} (?:already |now )?use (it|them|us|ours)(?: already| daily| now)?$`, 'iu'),
    ([, whom = '', what]) => `${capitalise(whom)} use ${what}`,
  ],
  // "1.4% per tap", "4p off per litre", "free delivery".
  [
    /^(\d[\d.]*%) (?:an?|each|per) (booking|card payment|order|sale|swipe|tap|ticket|transaction)$/iu,
    ([, share, what]) => `The fee is ${share} per ${what}`,
  ],
  [
    /^free (collection|delivery|fitting|installation|returns|shipping|support|training)$/iu,
    ([, what = '']) => `${capitalise(what)} ${isPlural(what) ? 'are' : 'is'} free`,
  ],
  // "Harbour Kia uses it".
  [
    /^((?!(?:he|it|nobody|no one|one|she|this|who)\b)\p{L}[\p{L}'&-]*(?: \p{L}[\p{L}'&-]*){0,2}) (?:already )?uses? (it|them|ours|this|us)$/u,
    ([, who = '', what]) => {
      const name = toName(who);
      return name ? `${name} uses ${what}` : undefined;
    },
  ],
  // "Can send certificates".
  [
    /^can (also )?(bring|collect|deliver|do|fit|install|match|provide|send|ship|show|start|visit) (.+)$/iu,
    ([, also = '', does, what = '']) => (somebody.test(what) ? undefined : `We can ${also}${does} ${what}`),
  ],
  // "Our team in Ghent, 14 people".
  [
    /^(our (?:[\p{Ll}-]+ )?(?:crew|depot|fleet|network|staff|studio|team|workshop)(?: (?:at|in|near) [^,;:]+)?), ((?:about |over )?\d+\+? \p{Ll}+)$/iu,
    ([, who = '', size]) => `${capitalise(who)} has ${size}`,
  ],
  // "No minimum order", "DFM check free".
  [
    /^no ((?:minimum|monthly|set-?up|upfront) (?:fee|order|term)|contract|lock[- ]in|moq|retainer|tie-in)$/i,
    ([, none]) => `There is no ${none?.replace(/^moq$/i, 'MOQ')}`,
  ],
  [
    /^((?:\p{L}+ )?(?:assessment|audit|check|consultation|demo|delivery|fitting|install|mock-?up|hosting|insurance|labour|parking|pick-?up|quote|review|sample|set-?up|site visit|support|survey|training|trial|visit)) (?:is )?(free|included)$/iu,
    ([, what = '', how]) =>
      isOne(what) && !/ing$/i.test(what)
        ? `The ${decapitalise(what)} is ${how}`
        : `${capitalise(what)} is ${how}`,
  ],
  // "Ours down to 4%", "PPM below 8".
  [
    /^ours (?:is |are )?(down|up) (?:at |to )(\d.*)$/iu,
    ([, way, much]) => `With ours, it is ${way} to ${much}`,
  ],
  [
    /^((?:defect |failure |reject |return |scrap )?(?:ppm|rate)) (?:is )?(below|under) (\d[\d.,]*%?)$/i,
    ([, what = '', how, much]) => `Our ${decapitalise(what)} is ${how} ${much}`,
  ],
  // "We bring lunch".
  [
    /^we ((?:bring|cover|handle|pay for|provide|supply) (?!.*\b(?:he|her|his|she|their|them|they)\b)[^,;:]+)$/iu,
    ([, does]) => `We ${does}`,
  ],
  // "Refund on bad numbers".
  [
    /^((?:full |money[- ]back )?refund (?:for|if|on) [^,;:]+)$/iu,
    ([, what = '']) => `There is a ${decapitalise(what)}`,
  ],
  // "Cover from 35 KSH a day".
  [
    /^(cover|insurance|lessons|plans|prices|rent|tickets) from (\d[\d.,]* \p{L}{2,3} (?:an?|each|per) \p{Ll}+)$/iu,
    ([, what = '', least]) => `${capitalise(what)} ${isPlural(what) ? 'start' : 'starts'} at ${least}`,
  ],
  // "$60 per unit off if 5+".
  [
    /^([$€£]\d[\d.,]*|\d+%) (?:((?:an?|each|per) \p{Ll}+) )?off((?: (?:an?|each|per) \p{Ll}+)?) (?:if|for|from|on) (\d+)(?:\+| or more)$/iu,
    ([, sum, each = '', behind = '', least]) =>
      `You get ${sum} off${each ? ` ${each}` : behind} if you take ${least} or more`,
  ],
  // "Delivered charged every morning".
  [
    /^((?:delivered|shipped|collected|packed) (?!(?:by|for|in|on|the|to)\b)(?=\p{Ll})\p{Ll}+ .+)$/iu,
    ([, how = ''], plural) =>
      somebody.test(how) ? undefined : `${plural ? 'They are' : 'It is'} ${decapitalise(how)}`,
  ],
  // "Made for 2 museums in Ghent, sold out in 5 weeks".
  [
    /^(?:made|produced) (?:some |these |it |them )?for ([^,;:]+), sold out in ([^,;:]+)$/iu,
    ([, whom, long], plural) =>
      `We made ${plural ? 'them' : 'one'} for ${whom}, and ${plural ? 'they' : 'it'} sold out in ${long}`,
  ],
  // "89% recycled".
  [
    /^(\d[\d.]*%) (made|grown|recycled|reused|reclaimed|refunded|repaid)( .{2,30})?$/iu,
    ([, share, done = '', where = '']) => `${share} is ${done.toLowerCase()}${where}`,
  ],
  // "22 departments funded last year".
  [
    compact(
      `^(${many} (?:\\p{Ll}+ )?\\p{Ll}+s) (\\p{Ll}+) ((?:last|this) (?:autumn|fall|month|quarter|season|spring|summer|winter|year)|in (?:19|20)\\d\\d)$`,
      'iu',
    ),
    ([, what = '', done = '', when]) =>
      isParticiple(done) && !isTold(what.split(' ').at(-1) ?? '')
        ? `${capitalise(what)} were ${done} ${when}`
        : undefined,
  ],
  // "Cut parts labelled and nested", "staff trained in half a day".
  [
    /^((?:\p{Ll}+ )?(?:goods|items|orders|parcels|parts|pieces|staff|units)) (\p{Ll}+ed)((?: and \p{Ll}+ed| (?:in|within) .{3,20}))$/iu,
    ([, what = '', done, more]) => `${capitalise(what)} are ${done}${more}`,
  ],
  // "Stores with cards up about 15% revenue".
  [
    /^((?:shops|stores|sites|clinics|hotels|venues)(?: with \p{Ll}+)?) (up|down) ((?:about |over |~)?\d[\d.]*%) (\p{Ll}+)$/iu,
    ([, who = '', way, share = '', what]) =>
      `${capitalise(who)} are ${way} ${share.replace('~', 'about ')} in ${what}`,
  ],
  // "Clients of ours saw turnover down 18%".
  [
    /^(?:clients|customers|users) of ours (saw|got|had|reported) (.+)$/iu,
    ([, did, what = '']) =>
      somebody.test(what)
        ? undefined
        : `Our clients ${did} ${what.replace(/^([\p{L} ]+?) (?:down|up) (?=\d)/u, (found, thing: string) => `${thing} go ${found.endsWith('down ') ? 'down' : 'up'} by `)}`,
  ],
  // "Farm near Ghent cut feed 14% in first cycle".
  [
    compact(
      `^((?:(?:local|small|family|nearby) )?(?:${places}) (?:in|near|outside) (?:\\p{L}+ )?\\p{L}+) (cut|reduced|raised|increased|saved) ([^,;:]*?\\d[^,;:]*)$`,
      'iu',
    ),
    ([, who = '', did = '', what = '']) =>
      somebody.test(what)
        ? undefined
        : `${capitalise(toArticle(who))} ${decapitalise(who)} ${did} ${what
            .replace(/(?<=^[\p{Ll} -]+) (?=\d[\d.]*%)/u, did === 'saved' ? ' ' : ' by ')
            .replace(/ in first (?=cycle|month|quarter|season|week|year)/, ' in the first ')}`,
  ],
  // "About 1 hour on site per week".
  [
    compact(
      `^(?:about |around |~|only |under )?(\\d[\\d.]*|an?|one|two|three|half an?) (hours?|minutes?|days?) on[- ]site ((?:an?|each|every|per) \\p{Ll}+)$`,
      'iu',
    ),
    ([note]) => `We are on site for ${decapitalise(note.replace('~', 'about ')).replace(/ on[- ]site/, '')}`,
  ],
  // "Report next morning".
  [
    /^((?:\p{Ll}+ )?(?:certificates?|invoice|photos|proofs|quote|report|results|samples?)) (?:by |on )?(?:the )?(next|same) (afternoon|business day|day|morning|week|working day)$/iu,
    ([, what = '', which, when]) => `You get the ${decapitalise(what)} the ${which} ${when}`,
  ],
  // "In the area on 9 June with full case".
  [
    /^((?:in|near) (?:the|their|your) (?:area|city|neighbou?rhood|region|town)) ((?:on|in|from|until|this|next|the week of|week of|all) [^,;:]*?)( with (?:the |an? )?(?:\p{Ll}+ ){1,2}\p{Ll}+)?$/iu,
    ([, where = '', when = '', what = '']) =>
      /^(?:in|from|until|all)\b(?! \d|.*\b(?:week|month)\b)/.test(when) && !/\d|\p{Lu}/u.test(when)
        ? undefined
        : `I will be ${decapitalise(where).replace('their', 'your')} ${when.replace(/^week of/i, 'in the week of')}${what.replace(/ with (?=(?!the|an?\b)\p{Ll})/u, ` with ${toArticle(what.slice(6))} `)}`,
  ],
];

/** `verde bowls last year` → `Verde Bowls last year`, where a word is none of the language. */
function withNamed(rest: string): string {
  const [, name = '', more = ''] =
    /^(\p{Ll}+(?: \p{Ll}+)?)((?: (?:in|last|this|at|on) .*)?)$/u.exec(rest) ?? [];
  const named = name.includes(' ') ? toNamed(name) : undefined;
  return named ? named + more : rest;
}

function toNamed(words: string): string | undefined {
  const all = words.split(' ');
  return all.some((word) => prepositions.has(word) || determiners.has(word)) ||
    all.every((word) => isOrdinaryWord(word) || findVerb(word))
    ? undefined
    : all.map(capitalise).join(' ');
}

/** A hurried note on what the sender does or has for whoever buys, as a sentence: `did 7 mills nearby` → `We did 7 mills nearby`. */
export function tellOfOurs(note: string, plural: boolean, offer: string): string | undefined {
  return firstTold(rows, note, plural, offer);
}

/** `£1.10 per can`, beside more. */
export function tellPrice(part: string): string | undefined {
  return /^[$€£]\d[\d.,]* (?:an?|each|per) \p{Ll}+(?: (?:delivered|fitted|installed))?$/u.test(part)
    ? `The price is ${part}`
    : undefined;
}

/** What is so in a trade, and what others do, without its verb: `EU buyers asking for carbon numbers`, `new rules coming`. */
const trade: TableOf<[]> = [
  [
    /^((?:\p{L}+ ){0,2}(?:buyers|guests|insurers|landlords|patients|questionnaires|regulators|retailers|shoppers|supermarkets|tenders|clients|customers)) (?:are )?((?:now |increasingly |already )?(?:asking|looking|pushing|requesting|wanting|demanding|expecting) .+)$/iu,
    ([, who = '', does]) =>
      /\b(?:our|their|your)\b/.test(who) ? undefined : `${capitalise(who)} are ${does}`,
  ],
  [
    /^(many|most|some) (\p{Ll}+s) (?:are )?((?:still )?(?:unaware|unsure|unclear|not sure) .+)$/iu,
    ([, many = '', who, how]) => `${capitalise(many)} ${who} are ${how}`,
  ],
  [
    /^((?:new )?(?:\p{L}+ ){1,3}?(?:rules|regulations|tariffs|laws)) (coming(?: (?:in|on|soon|next|this)\b.*)?)$/iu,
    ([, what = '', when]) => `${capitalise(what)} are ${when}`,
  ],
  [
    /^(?:the )?((?:\p{L}+ ){0,2}(?:peak|season)) (?:is )?(?:coming )?soon$/iu,
    ([, what = '']) => `The ${decapitalise(what)} is coming soon`,
  ],
  [
    /^((?:\p{L}+ ){1,2}(?:fees|prices|rates|tariffs)) (went up|rose|are going up)((?: again)?(?: (?:in|last|this) .+)?)$/iu,
    ([, what = '', did, when]) =>
      /\b(?:our|their|your)\b/i.test(what) ? undefined : `${capitalise(what)} ${did}${when}`,
  ],
  // "No-shows average 12% in salons".
  [
    /^((?:[\p{L}-]+ )?[\p{L}-]+s) (average \d[\d.,]*%?(?: [^,;:]+)?)$/iu,
    ([, what = '', much]) =>
      /\b(?:our|their|your)\b/i.test(what) ? undefined : `${capitalise(what)} ${much}`,
  ],
  // "Certificates expire every 3 years".
  [
    /^((?:certificates|licen[cs]es|permits) (?:expire|run out|lapse) every [^,;:]+)$/iu,
    ([, what = '']) => capitalise(what),
  ],
];

/** The same of what goes for a whole trade. */
export function tellOfTrade(note: string): string | undefined {
  return firstTold(trade, note);
}

/** `Takes 3 days`, behind what the sender does. */
export const takesLong = compact(`^takes (?:us )?(${span})$`, 'iu');

/** `31% more test drives in 3 months`, `98% uptime`: a figure behind what came of it. */
export const isFigure = (part: string) =>
  /^(?:\d[\d.]*%|\d[\d.]*x) (?!(?:an?|each|of|on|per)\b)(?:(?:fewer|higher|less|lower|more) )?\p{L}+/u.test(
    part,
  ) &&
  !part.split(' ').some((word) => isTold(word) && !(findVerb(word)?.isName ?? false)) &&
  !/\b(?:off|discount|deposit)\b/.test(part);

/** Whether a thing is one that takes an article: `slow season`. */
export const isOne = (thing: string) => {
  const head = thing.split(' ').at(-1) ?? '';
  return isCount(head.toLowerCase()) && !isPlural(head);
};
