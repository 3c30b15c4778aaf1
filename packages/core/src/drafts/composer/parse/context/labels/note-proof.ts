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
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns, prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { buyersDeeds } from '../proofs/to-proof.ts';
import { isTold } from '../second-person.ts';
import { badNews } from '../unkind.ts';
import { hasFigure, isSentence } from './label-words.ts';

/** What a note is called that shows what came of it for others. */
const ofReference =
  'case(?: study)?|(?:client|customer|success) story|example|past (?:client|customer|job|project)|previous(?:ly| client| customer| job| project)?|(?:recent|similar) (?:client|customer|job|project)|(?:(?:client|customer) )?ref(?:erence)?(?: (?:client|customer|job|project|site))?';
const ofRecord =
  '(?:(?:client|customer|social) )?proof(?: points?)?|evidence|(?:(?:best|headline|key) )?(?:figures?|metrics?|numbers?)|outcomes?|results?|stats?|track record';
const ofUse = '(?:(?:key|main) )?selling points?|usps?|why us';
const labelled = compact(
  String.raw`^(?:[-*] )?(?:our )?(${ofReference}|${ofRecord}|${ofUse})(?: ?[:=] ?| [-–—] )(\S.{5,260})$`,
  'iu',
);
/** `Case study: a Danish skincare brand, 60 creators, 1.9 million views in five weeks`: of whom it is, and figures. */
export const caseStudy =
  /^case study ?[:-] ?(an? [\p{L}' -]{3,40}), (\d[^,;:]*(?:, (?:(?:about|over) )?\d[^,;:]*)+)$/iu;

/** Such a note as a sentence: `One case study is about a Danish skincare brand: 60 creators, 1.9 million views in five weeks` */
export function tellCaseStudy(whom: string, figures: string): string {
  return `One case study is about ${decapitalise(whom)}: ${figures}`;
}
const usesOnly = compact(`^(?:${ofUse})$`, 'i');
const recordOnly = compact(`^(?:${ofRecord})$`, 'i');
const ofCustomer =
  /^(?:case study|(?:client|customer|success) story|(?:.* )?(?:client|customer)(?: ref(?:erence)?)?)$/i;
/** `Reference projects: Aveiro (4,100 lamps) and Lugo (2,750 lamps)`. */
const listed =
  /^(?:our )?((?:past|previous|recent|reference|similar) (?:clients|customers|installations|jobs|projects|sites))(?: include)? ?[:=] ?(.{5,200})$/iu;

/** Somebody spoken of, an order, or what is nobody's to read. */
const ofSomebody =
  /\b(?:ask|confidential\w*|don['’]?t|do not|he|her|him|his|internal\w*|keep (?:it|out|quiet|this)|leave out|margin|out of the mail|not (?:for|public)|she|tbd|their|them|they|voicemail|you|your)\b|\?|^(?:#|no\.? )|: (?:PO|no|nr|ticket)\b/i;

const part = /[,;] | [-–—] |: /;
const count = String.raw`(?:(?:about|almost|around|more than|nearly|over) )?\d[\d.,]*\+?`;
const size = compact(String.raw`^${count} (?:[\p{Ll}-]+ ){0,2}\p{Ll}+$`, 'u');
const place = /^(?:in )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u;
const share = String.raw`(?:${count} ?%|[$€£]\d[\d.,]*k?)`;
/** When it was, where that is over. */
const over =
  /\b(?:in|during|over|within) (?:the |its )?(?:first|last|second|year)|\b(?:in|within) (?:\d+|an?|one|two|three|four|five|six|eight|nine|ten|twelve) (?:day|month|quarter|week|year)s?\b|\blast\b|(?<!since )\b(?:19|20)\d\d\b/;
const thing = String.raw`\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,3}?`;

/** What many did, and was not done to them: `12 managers agreed`. */
const intransitive =
  /^(?:agreed|arrived|attended|complained|died|failed|finished|graduated|happened|joined|lived|moved|passed|registered|returned|signed|started|stayed|stopped|switched|voted|waited|walked|worked)$/;

/** What came of it, given without its verb, and that with one. */
const outcomes: readonly (readonly [RegExp, (found: readonly string[]) => string | undefined])[] = [
  // "Demand charges down 27% in the first year".
  [
    compact(
      String.raw`^(${thing}) (down|up) (?:by )?((?:${share}|\d|half\b|an? (?:fifth|half|quarter|third)\b).*)$`,
      'iu',
    ),
    ([, what = '', how = '', much = '']) =>
      `${toThing(what)} ${toBe(what, much)} ${how.toLowerCase()} ${much}`,
  ],
  // "Gas use cut by 21%", "waste halved".
  [
    compact(
      `^(${thing}) (cut|doubled|halved|increased|lowered|raised|reduced|shortened|tripled)((?: (?:by|from|to|in|within) .*)?)$`,
      'iu',
    ),
    ([, what = '', deed = '', more = '']) =>
      `${toThing(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'were' : 'was'} ${deed.toLowerCase()}${more}`,
  ],
  // "Bill from 2,900 to 810 pounds a month".
  [
    compact(
      String.raw`^(${thing})( down| up)? (from [$€£]?\d\S*(?: %|(?: \p{L}+){0,2}) to [$€£]?\d.*)$`,
      'iu',
    ),
    ([, what = '', way = '', change]) => `${toThing(what)} went${way} ${change}`,
  ],
  // "Wrong orders 5.1% to 1.2% in 8 months".
  [
    compact(String.raw`^(${thing}) (\d[\d.,]*( ?%| \p{L}+)? to \d[\d.,]*\3(?: .*)?)$`, 'iu'),
    ([, what = '', change]) => `${toThing(what)} went from ${change}`,
  ],
  // "New pickers up to speed in 2 days instead of 2 weeks".
  [
    /^((?:new )?\p{Ll}+s) ((?:fully trained|live|onboarded|productive|ready|trained|up and running|up to speed) (?:after|in|within) .+)$/iu,
    ([, who = '', how]) => `${decapitalise(who)} are ${how}`,
  ],
  // "+9% uptime in one quarter", "downtime -20%".
  [
    compact(
      `^([+–−-]) ?(${share}) (?:in |of )?(${thing})((?: (?:after|during|in|over|since|within) .*)?)$`,
      'iu',
    ),
    ([, sign = '', much, what = '', when]) =>
      `${toThing(what)} went ${sign === '+' ? 'up' : 'down'} by ${much}${when}`,
  ],
  [
    compact(`^(${thing}) ([+–−-]) ?(${share})((?: (?:after|during|in|over|since|within) .*)?)$`, 'iu'),
    ([, what = '', sign = '', much, when]) =>
      `${toThing(what)} went ${sign === '+' ? 'up' : 'down'} by ${much}${when}`,
  ],
  // "31% fewer roadside call-outs", "18% lower fuel use".
  [
    compact(String.raw`^(${share}|${count}) (fewer|less|more) (\p{Ll}.*)$`, 'iu'),
    ([, much = '', how, what = '']) =>
      what.split(' ').some(isTold)
        ? undefined
        : `there ${toBe(how === 'less' ? 'use' : what, what)} ${much} ${how} ${what}`,
  ],
  [
    compact(`^(${share}) (cheaper|faster|higher|longer|lower|quicker|shorter) (${thing})$`, 'iu'),
    ([, much, how, what = '']) => `${toThing(what)} ${toBe(what, '')} ${much} ${how}`,
  ],
  // "Editors at NAME 35% faster in a blind test".
  [
    compact(
      String.raw`^((?:[\p{L}-]+ )?[\p{L}-]+s (?:at|in|of|with) \p{Lu}[\p{L}'& -]{1,40}?) (${share} (?:better|cheaper|faster|happier|quicker|slower))((?: (?:after|in|over|than|within) .*)?)$`,
      'u',
    ),
    ([, who = '', much, when = '']) => `${decapitalise(who)} were ${much}${when}`,
  ],
  // "96% return rate".
  [
    compact(
      String.raw`^(${count} ?%) ((?:[\p{Ll}-]+ ){0,3}(?:attendance|occupancy|rate|retention|satisfaction|uptime|yield))((?: (?:after|in|over|since|within) .*)?)$`,
      'u',
    ),
    ([, much, what = '', when = '']) => `${toThing(what)} ${over.test(when) ? 'was' : 'is'} ${much}${when}`,
  ],
  // "64k saved year 1", "$71k recovered in 5 months".
  [
    compact(
      String.raw`^((?:${share}|${count}k)) (earned|raised|recovered|saved|won)((?: (?:in |over |within )?(?:(?:the )?(?:first|last) (?:month|quarter|season|year)|(?:month|season|week|year) \d|(?:about |under )?(?:\d+|one|two|three|four|five|six) (?:day|month|week|year)s?))?)$`,
      'iu',
    ),
    ([, much = '', done = '', when = '']) =>
      `${much} was ${done.toLowerCase()}${when && !/^ (?:in|over|within)\b/.test(when) ? ` in${when}` : when}`,
  ],
  // "94% turned up every shift".
  [
    compact(
      String.raw`^(${count} ?% (?:came|finished|passed|renewed|returned|said|signed|stayed|turned|went)\b .*)$`,
      'u',
    ),
    ([, said]) => said,
  ],
  // "310,000 paper cups saved in the first year".
  [
    compact(
      String.raw`^(${count} (?:[\p{Ll}-]+ ){0,2}(?:\p{Ll}+s|m2|m²|kg|km)(?: an? (?:day|month|week|year))?) (\p{Ll}+)((?: .*)?)$`,
      'u',
    ),
    ([, what, done = '', more = '']) =>
      /(?:ed|built|held|made|sold|taught)$/.test(done) && (isParticiple(done) || !intransitive.test(done))
        ? `${what} were ${done}${more}`
        : undefined,
  ],
];

/** `is`, `are`, and what they were where the time is over. */
function toBe(what: string, when: string): string {
  const several = isPlural(
    what
      .replace(/ (?:across|at|by|for|from|in|on|per) .*$/, '')
      .split(' ')
      .at(-1) ?? '',
  );
  return over.test(when) ? (several ? 'were' : 'was') : several ? 'are' : 'is';
}

/** `no-show rate` → `the no-show rate`; what has a plural or none stays as it is. */
export function toThing(what: string): string {
  const phrase = decapitalise(what);
  if (/^(?:average|mean|median|typical) /.test(phrase)) return `the ${phrase}`;
  const head = phrase.split(' ').at(-1) ?? '';
  return (isCount(head) || /^(?:bill|margin|rate)$/.test(head)) &&
    !isPlural(head) &&
    !/^(?:an?|our|the) /.test(phrase)
    ? `the ${phrase}`
    : phrase;
}

/** What whoever bought did, of what many became or what was saved: `62 printers to 31` → `went from 62 printers to 31`. */
function toBuyersDeed(said: string): string | undefined {
  const [verb = '', next = ''] = said.split(' ');
  if (/^(?:by|in|on|to)$/.test(next)) return undefined;
  if (findVerb(verb)?.form === 'past' || /^(?:beat|cut|got|hit|put|won)$/.test(verb)) return said;
  return change.test(said) ? `went from ${said}` : undefined;
}

const change = compact(
  String.raw`^${count} (?:[\p{Ll}-]+ ){0,2}\p{Ll}+s to \d[\d.,]*k?(?: (?:after|in|within) [^,;:]+)?$`,
  'u',
);

/** What came of it as a clause; undefined where that cannot be read. */
function toOutcome(said: string): string | undefined {
  for (const [pattern, tell] of outcomes) {
    const found = pattern.exec(said);
    const told =
      found && !/ (?:had|has|have|went|were|was|are|is)\b/.test(found[1] ?? '') ? tell(found) : undefined;
    if (told) return told;
  }
  const words = said.split(' ');
  const verb = words.findIndex((word, at) => at > 0 && isTold(word));
  // "Invoices go out the same day".
  return verb > 0 && verb < 4 && /^\p{Ll}/u.test(said) && /\d/.test(said) && !findVerb(words[0] ?? '')
    ? `${toThing(words.slice(0, verb).join(' '))} ${words.slice(verb).join(' ')}`
    : undefined;
}

/** Whose case it was, as it stands in a sentence: `similar site in Stockton` → `a similar site in Stockton`. */
function toWhom(said: string): string | undefined {
  const words = said.replace(/ \([^()]*\)$/, '').split(' ');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const isOfSeveral =
    /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{Ll}-]+ ){1,3}(?:at|in|near|of|outside) \p{Lu}/iu.test(
      said,
    );
  if (isOfSeveral && !words.some(isTold)) return decapitalise(said);
  // "Similar trust": what opens so is somebody.
  const isAnother = words.length === 2 && /^(?:comparable|similar)$/i.test(first);
  if (
    /^\d(?!\d*-\p{Ll})/u.test(said) ||
    words.length > 8 ||
    (!isAnother && words.some((word) => isTold(word)))
  )
    return undefined;
  if (prepositions.has(first.toLowerCase()) || /^(?:I|it|there|they|this|we)$/i.test(first)) return undefined;
  if (/^(?:an?|one|our|the) /i.test(said)) return decapitalise(said);
  if (
    /^(?:\p{Lu}\p{Ll}+ )?(?:Association|Bank|Church|City|Council|County|Hospital|Municipality|Museum|Port|Town|University) of \p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(
      said,
    )
  )
    return `the ${said}`;
  const isOne = isCount(last.toLowerCase()) && !isPlural(last) && /^\p{Ll}/u.test(last);
  if (/^\p{Lu}/u.test(first) && (words[1] === undefined || /^(?:\p{Lu}|of|and|&|[(\d])/u.test(words[1])))
    return isOne ? `${toArticle(said)} ${said}` : said;
  const phrase = decapitalise(said);
  if (isAnother && !isPlural(last)) return `a ${phrase}`;
  const head = (phrase.split(/ (?:at|in|near|of|on|outside|with) /)[0] ?? '').split(' ').at(-1) ?? '';
  return (isBuyer(head) || isCount(head)) && !isPlural(head) ? `${toArticle(phrase)} ${phrase}` : undefined;
}

const ofBuyers =
  /^(?:airline|baker|brewer|caf[eé]|caterer|centre|distiller|fabricator|grocer|machinist|maker|manufacturer|moulder|molder|packer|printer|processor|roaster|wholesaler|charity|florist|grower|landlord|merchant|nursery|orchard|port|retailer|vineyard|winery|bakery|branch|brewery|chain|client|crew|customer|dairy|depot|donor|estate|family|fleet|group|household|installer|line|member|mill|operator|patient|plant|practice|pupil|resident|site|team|user|warehouse|yard)$/i;

/** Whether a noun is one for somebody who may have bought. */
function isBuyer(noun: string): boolean {
  const word = noun.toLowerCase();
  return organisationNouns.has(word) || personNouns.has(word) || ofBuyers.test(word);
}

/** `Eight-unit group in Arkansas got back $71k`, `130-bus fleet recorded 412 passes`: somebody who bought, without an article. */
const bareBuyer =
  /^((?:[\p{L}\d]+-\p{Ll}+ |(?:[Cc]omparable|[Ll]arge|[Mm]id-size|[Ss]imilar|[Ss]mall) )?(?:\p{L}\p{Ll}+ ){0,2}?(\p{L}\p{Ll}+))((?: (?:at|from|in|near|of|on|outside|with) [^,;:]{2,40}?)?(?: \([^()]{2,40}\))?) ((?!(?:and|at|from|in|near|of|on|outside|with)\b|(?!(?:has|was)\b)\p{Ll}+s \D)\p{Ll}+) (?=.*\d)/u;
const isElsewhere = /^ (?:at|from|in|near|of|on|outside|with) (?:\p{Lu}|\d)/u;
/** Of these only the reader has any. */
const ofPosts = /\b(?:employees|jobs|people|positions|posts|redundanc\w+|roles|staff|workers)\b/i;

/** `Last client (can't name, its a sunscreen brand) dropped cost per click`: whose client, and what it is. */
const lastBuyer =
  /^((?:last|latest|most recent) (?:client|customer))(?: \((?:(?:[^(),]*, )?(?:it['’]?s |it is ))?(an? [^()]{3,40})\))?(?= (?:boosted|brought|cut|doubled|dropped|got|halved|lowered|made|raised|reduced|saved|sold|went) .*\d)/iu;

/** `Clients closed 31 rounds since 2021`: whose they are, as no reader's clients do so with what is offered. */
const buyersDid =
  /^(clients|customers|users) (?:have )?(booked|closed|cut|doubled|earned|gained|halved|launched|raised|recovered|reduced|saved|shipped|tripled|won) (?=.*\d)(?!.*\b(?:her|him|his|their|them|they|we|you|your)\b)/i;

function withOurBuyers(note: string): string {
  const [found = '', who = '', deed = ''] = buyersDid.exec(note) ?? [];
  if (!found) return note;
  const have = / since \p{L}|\bsince (?:19|20)\d\d/u.test(note) || / have /.test(found) ? ' have' : '';
  return `Our ${who.toLowerCase()}${have} ${deed.toLowerCase()} ${note.slice(found.length)}`;
}

/** Such a note with the article that it needs. */
export function withBuyersArticle(noted: string): string {
  const written = withOurBuyers(noted);
  // "Last client (can't name, its a sunscreen brand) dropped …".
  const note = written.replace(lastBuyer, (_, who: string, what?: string) =>
    what ? `Our ${who.toLowerCase()}, ${what},` : `Our ${who.toLowerCase()}`,
  );
  const [, who = '', noun = '', where = '', deed = ''] = bareBuyer.exec(note) ?? [];
  return isBuyer(noun) &&
    !isPlural(noun) &&
    (isElsewhere.test(where) || /^(?:[\p{L}\d]+-\p{Ll}+|comparable|similar) /iu.test(who)) &&
    !ofPosts.test(note) &&
    buyersDeeds.test(` ${deed} `)
    ? `${capitalise(toArticle(decapitalise(who)))} ${decapitalise(who)}${note.slice(who.length)}`
    : note;
}

/** `wine merchant`: what somebody is. */
function isKind(said: string): boolean {
  return /^(?:an? )?(?:[\p{Ll}-]+ ){0,2}\p{Ll}+$/u.test(said) && isBuyer(said.split(' ').at(-1) ?? '');
}

/** `similar site in Stockton, 40 trucks, demand charges down 27%`: whose case it was and what came of it, all of it read. */
function tellCase(said: string, isCustomer = false): string | undefined {
  const [whom = '', ...parts] = said.split(part);
  const who = toWhom(whom);
  if (!who || parts.length === 0) return undefined;
  const end = parts.findIndex(
    (each) => !size.test(each) && !(/^\p{Lu}/u.test(who) && (place.test(each) || isKind(each))),
  );
  const sizes = parts.slice(0, Math.max(end, 0));
  const came = parts.slice(Math.max(end, 0));
  if (end < 0 || (sizes.length > 0 && who.includes('('))) return undefined;
  const at = sizes.length > 0 ? `${who} (${sizes.join(', ')})` : who;
  const [first = '', ...others] = came;
  const deed = toBuyersDeed(first);
  const isDeed = deed !== undefined;
  // "62 printers to 31, saved $48k a year": two deeds have one subject.
  const clauses = [
    deed ?? toOutcome(first),
    ...others.map((other) => {
      const own = toBuyersDeed(other);
      // "Sick days 9 to 6, saved 140k": who saved it, stands before both.
      return isDeed && own ? own : (toOutcome(other) ?? (own && `it ${own}`));
    }),
  ];
  if (clauses.some((clause) => clause === undefined) || !came.some((each) => hasFigure.test(each)))
    return undefined;
  const areDeeds = isDeed && others.every((other) => toBuyersDeed(other) !== undefined);
  const told = areDeeds
    ? joinList(clauses.filter((clause) => clause !== undefined))
    : clauses.length > 2
      ? `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`
      : clauses.join(', and ');
  const whose = isCustomer && /^\p{Lu}/u.test(at) ? 'our customer ' : '';
  const where = /\b(?:pilot|study|survey|test|trial)\b/.test(whom) ? 'In' : 'At';
  return isDeed ? `${whose}${at} ${told}` : `${where} ${whose}${at}, ${told}`;
}

/** `18 buildings, 64k saved year 1`: of how many it is, and what came of it. */
function tellOfMany(said: string): string | undefined {
  const [whom = '', ...came] = said.split(part);
  const outcome = came.map(toOutcome);
  return size.test(whom) &&
    isBuyers(whom.split(' ').at(-1) ?? '') &&
    came.length > 0 &&
    !outcome.includes(undefined) &&
    came.some((each) => hasFigure.test(each))
    ? `For ${whom}, ${outcome.join(', and ')}`
    : undefined;
}

function isBuyers(noun: string): boolean {
  const one = noun.replace(/ies$/, 'y').replace(/s$/, '');
  return isBuyer(one) || /^(?:building|field|home|house|location|room|vehicle)$/.test(one);
}

/** `University of Halden: 96% return rate`: what came of it at somebody's who stands before it by name. */
const named =
  /^(\p{Lu}[\p{L}&'-]+(?: (?:of |the |and |& )?\p{Lu}[\p{L}&'-]+){1,4})(?: \([^()]{3,40}\))?: (\S.{5,200})$/u;

function isOfName(name: string): boolean {
  if (/^(?:City|County|Port|Town|Village) of /.test(name)) return true;
  return name
    .split(' ')
    .some(
      (word) =>
        organisationNouns.has(word.toLowerCase()) ||
        (/^\p{Lu}/u.test(word) && !isOrdinaryWord(word.toLowerCase())),
    );
}

/** `One patient: NAME, a seamstress, went back to work`. */
const ofOne = /^(One|Another) (\p{Ll}+)(?: of ours)?: (\p{Lu}.+)$/u;
const agreed =
  / \((?:has |have )?(?:agreed|consented|given (?:her|his|their) (?:consent|permission)|happy to be named)\b[^()]*\)$/;
/** What those did of whom it is told. */
const opensDeed =
  /^(?:cut|got|hit|put|went|won|\p{Ll}+ed)\b(?! (?:and|at|by|for|from|in|on|since|to|with)\b)|^(?:built|found|kept|made|ran|saw|slept|sold|spent|wrote) /u;

/** `One client: NAME, a bakery, cut waste by a third` → `One client, NAME, a bakery, cut …`; a patient is named only where it says that she agreed. */
function tellOfOne(note: string): string | undefined {
  const [, one, who = '', said = ''] = ofOne.exec(note.replace(agreed, '')) ?? [];
  const parts = said.split(', ');
  const at = parts.findIndex((each, index) => index > 0 && opensDeed.test(each));
  const named = parts.slice(0, at);
  return isBuyer(who) &&
    !ofSomebody.test(said.replace(/\b(?:her|his|their)\b/g, '')) &&
    !badNews.test(said) &&
    !/\b(?:complained|left|quit|sued)\b/.test(said) &&
    at > 0 &&
    named.every((each) => countWords(each) < 6) &&
    (who !== 'patient' || agreed.test(note))
    ? `${one} ${who}, ${named.join(', ')}, ${parts.slice(at).join(', ')}`
    : undefined;
}

/** `Last month: mill in New Brunswick down, unit was on truck in 5 hours`: what happened to somebody elsewhere, and what was done. */
const happened =
  /^((?:last|this) (?:autumn|month|season|spring|summer|week|winter|year)|yesterday)[:,] ?((?:an? )?(?:[\p{L}-]+ ){0,3}\p{Ll}+ (?:in|near|outside) \p{Lu}[\p{L} '-]{1,30}?) (down|flooded|hacked|offline|out of [\p{Ll} ]{3,20}|short of [\p{Ll} ]{3,20}), (?:and )?(?:(we) |(?:the |our )?(\p{Ll}+) )(\p{Ll}+ .*\d.*)$/iu;

function tellHappened(note: string, reader: string): string | undefined {
  const [, when = '', who = '', state = '', we, thing = '', deed = ''] = happened.exec(note) ?? [];
  const whom = who && toWhom(decapitalise(who));
  const [verb = ''] = deed.split(' ');
  const isReaders = who.split(' ').some((word) => /^\p{Lu}\p{Ll}/u.test(word) && reader.includes(word));
  return whom &&
    !isReaders &&
    (isTold(verb) || findVerb(verb)?.form === 'past' || /^(?:came|left)$/.test(verb)) &&
    !/^(?:failed|lost|missed)$/.test(verb)
    ? `${capitalise(when.toLowerCase())}, ${whom} was ${state}, and ${we ?? `the ${thing}`} ${deed.replace(/\bon truck\b/, 'on a truck')}`
    : undefined;
}

/** `Another contractor using us caught a $180k error`, `one clinic on our app saves 5 hours a week`: one of those who use it. */
const ofUser =
  /^(?:another|one|an?) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+ (?:already )?(?:on|that uses|using|who uses|with) (?:it|ours|us|our [\p{Ll} -]{3,20}?) (?:now )?(\p{Ll}+) (?=.*\d)[^;:]+$/iu;

function tellOfUser(note: string): string | undefined {
  const [told, deed = ''] = ofUser.exec(note) ?? [];
  return told && (isTold(deed) || /^(?:caught|cut|found|got|hit|sold|won)$/.test(deed)) && !badNews.test(note)
    ? told
    : undefined;
}

/** A note that shows what came of it for others, where all of it can be read: `Proof: similar site in Stockton, demand charges down 27%` → `At a similar site in Stockton, demand charges are down 27%.` */
export function tellOutcome(raw: string, reader: string): string | undefined {
  const note = toNote(raw);
  const one = tellOfOne(note);
  if (one) return finishSentence(one);
  if (ofSomebody.test(note)) return undefined;
  const [, label = '', said = ''] = labelled.exec(note) ?? [];
  // "Case: 18 buildings, 64k saved year 1".
  const ofMany = /^(?:case|example|proof)$/i.test(label) ? tellOfMany(said) : undefined;
  if (ofMany) return finishSentence(ofMany);
  // "Results: average basket up 12%".
  const results = recordOnly.test(label) ? said.split(part).map(toOutcome) : [];
  const result = results.includes(undefined) ? undefined : results.join(', and ');
  const told =
    tellHappened(note, reader) ??
    tellOfUser(note) ??
    (hasFigure.test(result ?? '') ? result : tellCase(said, ofCustomer.test(label)));
  return told && finishSentence(capitalise(withFirst(told)));
}

/** Somebody elsewhere of whom it is told: `similar site in Stockton, demand charges down 27%`. */
const ofAnother =
  /^(?:an? |one )?(?:(?:comparable|similar) \p{Ll}|(?:[\p{Ll}-]+ ){0,2}(\p{Ll}+) (?:in|near|outside) \p{Lu}[^,;:]*[,:] )/iu;

/** The same of a note that only somebody stands before who is not the reader: `University of Halden: 96% return rate`, `bakery in Graz, waste down 14%`. */
export function tellNamed(raw: string, reader: string): string | undefined {
  const note = toNote(raw);
  const [, name = '', figures = ''] = named.exec(note) ?? [];
  const [another, noun] = ofAnother.exec(note) ?? [];
  const isOfAnother = another !== undefined && (noun === undefined || isBuyer(noun));
  const told =
    (isOfAnother && !ofSomebody.test(note) ? tellCase(note) : undefined) ??
    (isOfName(name) && !reader.includes(name) && !ofSomebody.test(note)
      ? tellCase(`${name}, ${figures}`)
      : undefined);
  return told && finishSentence(capitalise(withFirst(told)));
}

function toNote(raw: string): string {
  return raw
    .replace(/[.;]+$/, '')
    .replace(/(\d) %/g, '$1%')
    .replace(/(?<=\d\S*)\/(?=(?:day|month|week|year)\b)/g, ' a ');
}

/** `in first year` → `in the first year`. */
function withFirst(told: string): string {
  return told.replace(
    /\b(in|of|within) (?=(?:first|second|third) (?:month|quarter|season|\d+ \p{Ll}+s|week|year)\b)/gu,
    '$1 the ',
  );
}

/** `homes report less waste, residents eat more`: two clauses that only a comma joins. */
function withAnd(said: string): string {
  return said.replace(
    /, (?=(\p{Ll}+s) (\p{Ll}+) )/gu,
    (comma: string, who: string, verb: string, at: number) =>
      isPlural(who) &&
      (findVerb(verb)?.form === 'base' ||
        isTold(verb) ||
        /^\p{Ll}+ (?:better|fewer|less|more)\b/u.test(said.slice(at + comma.length + who.length + 1)))
        ? ', and '
        : comma,
  );
}

/** `pupils with us gain two grades`: the verb of those who use it. */
const ofUsersDeed =
  /^\p{L}+s (?:on|using|who use|with) (?:it|our \p{Ll}+|us) (?:\p{Ll}+ ){1,2}(?:\d|an?|half|one|two|three|four|five|more|less|fewer)\b/iu;
/** `Result: called 4 March, no answer`, `Case: 00214 open`: what has passed between sender and reader, and a number of something. */
export const ofDealings =
  /\b(?:answer|asked|call(?:ed)?(?!-)|e-?mail(?:ed)?|meeting|page|PDF|p\.|reply|replied|see|sent|ticket)\b|\b0\d{2,}|(?<![\d.,])\d{5}/iu;

/** What a note is called in plain words: `ref` → `One of our references`. */
function called(label: string): string {
  const kind = label.toLowerCase();
  if (/^(?:evidence|outcome|result|track record)s?$/.test(kind)) return `Our ${kind}`;
  if (/^stat|figure|metric|number/.test(kind)) return 'In figures';
  if (/proof/.test(kind)) return 'As proof';
  if (/^prev/.test(kind)) return 'Previously';
  return /ref/.test(kind) ? 'One of our references' : 'One example';
}

/** `Seeder robot for NAME, delivered 2 weeks early`: what was done, and for whom. */
const doneFor =
  /^((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+) for ((?:the )?\p{Lu}[^,;:()]{2,40}), (built|delivered|designed|finished|installed|made|shipped)((?: [^,;:]{2,40})?)$/u;

const wordsMax = 32;

/** The same where not all of it can be read: as a sentence where it is one, and else as it was typed, with what it is called in plain words. */
export function tellProof(raw: string): string | undefined {
  const note = raw.replace(/[.;]+$/, '');
  if (ofSomebody.test(note) || countWords(note) > wordsMax) return undefined;
  const [, kind = '', things = ''] = listed.exec(note) ?? [];
  const items = things.split(/, (?:and )?| and /);
  if (kind && items.every((item) => /^\p{Lu}[^()]{2,40}(?: \([^()]{2,40}\))?$/u.test(item)))
    return finishSentence(`Our ${kind.toLowerCase()} include ${joinList(items)}`);
  const [, label = '', said = ''] = labelled.exec(note) ?? [];
  if (
    !label ||
    !(hasFigure.test(said) || / (?:half|one|two|three|four|five|six|seven|eight|nine|ten|twice) /.test(said))
  )
    return undefined;
  const isOfUse = usesOnly.test(label);
  // "Previous: NAME (sold out 400 puzzles in 7 weeks)".
  const [, name = '', deed = ''] = /^(\p{Lu}[\p{L}&' -]{2,40}) \((\p{Ll}+ [^()]{5,80})\)$/u.exec(said) ?? [];
  const opens = deed.split(' ')[0] ?? '';
  if (name && (findVerb(opens)?.form === 'past' || /^(?:cut|won)$/.test(opens)))
    return finishSentence(/^prev/i.test(label) ? `Previously, ${name} ${deed}` : `${name} ${deed}`);
  // "Previous: seeder robot for NAME, delivered 2 weeks early".
  const [, work = '', forWhom = '', done = '', how = ''] =
    (/^(?:past|prev|recent)/i.test(label) && doneFor.exec(said)) || [];
  if (work) {
    const thing = decapitalise(work);
    return finishSentence(
      `Previously, we ${done} ${isPlural(thing) || /^(?:\d|an? |the )/.test(thing) ? thing : `${toArticle(thing)} ${thing}`} for ${forWhom}${how}`,
    );
  }
  const [, whom = '', figures = ''] = caseStudy.exec(note) ?? [];
  if (whom) return finishSentence(tellCaseStudy(whom, figures));
  if (isSentence(said) || hasClause(capitalise(said)) || ofUsersDeed.test(said))
    return finishSentence(capitalise(withAnd(said)));
  if (ofDealings.test(said)) return undefined;
  if (isOfUse) return finishSentence(`In short: ${said}`);
  return finishSentence(`${called(label)}: ${withFirst(said)}`);
}
