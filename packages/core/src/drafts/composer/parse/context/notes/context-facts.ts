import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isOfSeveral,
  isPlural,
  toArticle,
  toReader,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, massNouns } from '../../../text/words.ts';
import { mayTakeThe } from '../../lost-article.ts';
import { isOrAre, toExtraSentence } from '../../offer/notes/extra-sentence.ts';
import { toInner } from '../../offer/offer-fragments.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTold } from '../second-person.ts';
import { toBrief } from './note-brief.ts';
import { toDeal } from './note-deals.ts';
import { toGoods } from './note-goods.ts';
import { joinParts } from './note-parts.ts';
import { toStaff } from './note-staff.ts';
import { notMade, tellsOfSeveral } from './note-subjectless.ts';
import { toTerm, withThing } from './note-terms.ts';
import { toTrade } from './note-trade.ts';
import { toVerbless } from './note-verbless.ts';
import { toWork } from './note-work.ts';

/** What a product or a service does, and its reader hardly: "uses Salesforce" and "prefers calls" are notes on the reader. */
const deeds =
  /^(?:arrives|assembles|attaches|automates|checks|collects|comes|connects|converts|covers|creates|cuts|detects|drafts|exports|feeds|finds|fits|flags|handles|holds|frees|lowers|halves|deploys|alerts|blocks|dries|filters|folds|heats|cools|stops|imports|includes|installs|integrates|keeps|lasts|links|logs|measures|monitors|plugs|prints|protects|reads|records|recycles|reduces|removes|replaces|routes|saves|scans|seats|sends|serves|sets|ships|shows|sorts|stores|supports|syncs|tracks|translates|travels|turns|warns|weighs|works)$/i;

/** What is said of goods or a service by how they came about or come to the buyer. */
const made =
  /^(?:aged|aligned|assembled|baked|brewed|built|calibrated|cast|collected|conducted|delivered|designed|developed|fitted|grown|hand-?made|hosted|imported|inspected|installed|led|made|milled|moderated|packed|presented|printed|produced|published|recorded|roasted|run|set up|sewn|shipped|sourced|staffed|stored|taught|trained|used|written)\b(?! up\b)/i;

/** When something was done that is over: `installed … during one summer`, `installed at NAME in three days`. */
const isPast =
  /\b(?:during (?:one|the|two|three) |(?:in|during) (?:19|20)\d\d\b|last (?:autumn|month|quarter|season|spring|summer|term|week|winter|year)\b)|^(?:fitted|installed|set up) (?:at|for) (?:the )?\p{Lu}[^,;:]* (?:in|within) \d/iu;

/** When or where it has come about until now: `used in 26 schools so far`. */
export const isSoFar =
  /\b(?:already|so far|to date|since (?:19|20)\d\d)$|^(?:done|hosted|installed|presented|published|run|taught|used) (?:at|in) \d/;

const price =
  /^(?:(?:[A-Z]{2,3}[  ]?)?[$€£¥₹₦₱]?[  ]?\d[\d.,  ]*\d|(?:[A-Z]{2,3}[  ]?)?[$€£¥₹₦₱]?[  ]?\d)(?:k|p|c| ?[€$£]| ?(?:CHF|DKK|EUR|GBP|NOK|PLN|SEK|USD)| ?cents?| ?euros?| ?dollars?| ?pence| ?pounds?| ?quid)?(?:[  ]?\/[  ]?\p{L}+| (?:an?|[Aa]ll[ -]in|each|flat|for|or|per|plus|\+ ?(?:GST|gst|[Tt]ax|VAT|vat))\b)/u;
const currency =
  /[$€£¥₹₦₱]|\bR\d|\b(?:AED|AUD|CAD|CHF|DKK|EUR|GBP|INR|NOK|PLN|SEK|USD|ZAR|euros?|dollars?|pounds?|pence|cents?|quid)\b|\d[pc]\b/;

/** `Free updates for a year`. */
const isSeveralFree = /^free (?:[\p{L}-]+ )?(?:returns|updates)\b/iu;
const marks =
  /^(?!All\b)(?!.*\b(?:all|we|our|they|you|is|are)\b)([\p{Lu}\d][^,.:]{0,40}?)[ -](certified|licensed|licenced|accredited|registered|regulated|approved|authorized|authorised|insured|checked|franchised|graded|rated)$/u;
const suits =
  /^(?!.*\b(?:are|is|was|we)\b)([\p{Lu}\d][^,.]{0,40}?)[ -](accepted|aligned|cleared|compliant|monitored|ready|compatible|tagged|tracked|validated)(?: and (?:built|hosted|made|stored) (?:at|in|on|with) .{2,40})?$/u;
const warranty =
  /^(\d+|one|two|three|five|ten)[ -](day|week|month|year)s?[ -]((?:[\p{Ll}-]+ )?(?:warranty|guarantee)|trial|notice(?: period)?)$/iu;
const figure =
  /^(commission|cost(?=:)|rate(?=:)|cycle time|fee|min(?:\.|imum)? (?:batch|order|quantity|run)|lead time|delivery time|turnaround|minimum(?: order)?|MOQ|trade(?: price)?|wholesale(?: price)?|RRP|response time|notice(?: period)?|capacity|set-?up fee|(?:fixed|flat) (?:fee|price|rate)|day rate|hourly rate|deposit|typical payback|payback)(?: is| of|:)? (?!is\b)((?:from |about |under |up to )?(?:(?:[A-Z]{3} )?[$€£]?\d.*|(?:one|two|three|four|five|six|eight|ten|twelve|twenty|fifty|a hundred)(?: \p{Ll}+)?))$/iu;

/** Where the sender is, as a note says it: `Based in Ludlow`, `Workshop in Stroud`. */
const place = String.raw`\p{Lu}[\p{L}.' -]{2,40}(?:, \p{Lu}[\p{L}. ]{1,40})*`;
const base = compact(`^based (in|near|at) (${place})$`, 'u');
const premises = compact(
  `^(?:(?:our )?(data cent(?:er|re)|depot|factory|foundry|kitchen|lab|mill|office|plant|studio|warehouse|workshop|yard)|our (bakery|brewery|farm|garage|nursery|practice|pottery|shop)) (?:is )?(in|near|at) (${place})$`,
  'u',
);
const founded = /^(?:est\.?|established|founded|started):? (?:in )?((?:18|19|20)\d\d)$/i;
const family = /^family[- ](owned|run)(?: since ((?:18|19|20)\d\d))?$/i;

const termNames: Record<string, string> = {
  moq: 'minimum order',
  rrp: 'RRP',
  trade: 'trade price',
  wholesale: 'wholesale price',
};

/**
 * A fact of the caller's about what is offered, given in the telegram style of notes, as a sentence: `NZ$189 each, 3 year warranty` → `The price is
 * NZ$189 each, and they come with a 3-year warranty.` Undefined where it is not certain that it speaks of the offer. `isDeed`: what is offered is what
 * the sender does, and nothing that "it" could be.
 */
export function toFact(note: string, plural: boolean, isDeed = false): string | undefined {
  const fact = tellFact(note, plural);
  return isDeed
    ? fact?.replace(
        /^(?:It is|They are) (?=(?:fully )?certified (?:by|for|in|to|under)\b|available (?:at|from|in|on|until)\b)/,
        'We are ',
      )
    : fact;
}

/** `Over 20,000 products`: of what a firm has so many. */
const stocked =
  /^((?:about |around |more than |over )?\d[\d.,]*\+?) ((?:[\p{Ll}-]+ )?(?:branches|colou?rs|courses|designs|exercises|integrations|items|lessons|locations|models|products|recipes|stores|templates|titles|tutorials)(?: in stock)?)$/iu;

/** What there is as such: `Financing is available`. */
const withoutThe =
  /\b(?:catering|financing|insurance|leasing|maintenance|parking|storage|support|training)$/i;

/** What there is one of for whoever asks: `A case study is available`. */
const papers = /^(?:brochure|case study|demo|guide|portfolio|white ?paper)$/i;

/** As many terms are told of one note, in two sentences where they are more than three. */
const clausesMax = 5;

/** Where the parts of a note are parted, and not the names of a list: `Works with GitHub Actions, CircleCI and Buildkite, install is one line`. */
const name = String.raw`\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?`;
const betweenParts = compact(
  String.raw`, (?=\S+ \S)(?!(?:${name}, ){0,4}${name},? (?:and|or) ${name}(?![\p{L}-]))`,
  'u',
);

/** The same without who is meant by "it". */
function tellFact(note: string, plural: boolean): string | undefined {
  // "No upfront cost for the pilot; we install the sensors".
  const [, lacking = '', besides = ''] = /^(no [^;:.]{3,60}); ((?:it|they|we|you) [^;]+)$/i.exec(note) ?? [];
  const lack = lacking && toClause(lacking, plural);
  if (lack) return finishSentence(`${capitalise(lack)}; ${besides}`);
  if (note.includes(';')) return undefined;
  // "No setup fee, and you only pay for what you use".
  const [, term = '', yours = ''] =
    /^(.+?), (and you (?:only |just )?(?:can|get|keep|pay) .+|and no \p{Ll}+ is (?:needed|required))$/u.exec(
      note,
    ) ?? [];
  const first = term && toClause(term, plural);
  if (first) return finishSentence(`${capitalise(first)}, ${yours}`);
  // "No saving, no fee", "no recovery, no fee, our share is 30%".
  const [, barter = '', since = '', share = ''] =
    /^(no \p{L}+, no \p{L}+)((?: (?:at|for|in|on) [^,]+)?)((?:, our (?:fee|share) is \d[\d.,]*%.*)?)$/iu.exec(
      note,
    ) ?? [];
  const unless = barter && toExtraSentence(barter);
  if (unless?.startsWith('If ') || unless?.startsWith('It is no win'))
    return `${unless.replace(/\.$/, `${since}.`)}${share && ` ${finishSentence(capitalise(share.slice(2)))}`}`;
  // "No agency fee on top: day rate £380".
  const [, nothing = '', instead = ''] = /^(no [^:;,]{3,40}): ([^:;,]+)$/i.exec(note) ?? [];
  const costs = nothing && toClause(instead, plural);
  if (costs) return finishSentence(`${capitalise(costs)}, with ${decapitalise(nothing)}`);
  const [opening = '', ...rest] = note.split(betweenParts);
  const clauses = [opening, ...rest].map((clause) => toClause(clause.trim(), plural));
  if (clauses.every((clause) => clause !== undefined) && clauses.length <= clausesMax) {
    const told = clauses.length > 3 ? [clauses.slice(0, 2), clauses.slice(2)] : [clauses];
    return told.map((part) => finishSentence(capitalise(joinClauses(part)))).join(' ');
  }
  // Of "£480 all in, checks done, 27 schools so far" only the price is sure.
  if (rest.length > 0 && price.test(opening) && currency.test(opening) && clauses[0] !== undefined)
    return finishSentence(capitalise(clauses[0]));
  const sure = clauses.filter((clause) => clause !== undefined);
  if (rest.length > 2 && sure.length > 2 && !rest.some((part, at) => !clauses[at + 1] && isBound(part)))
    return [sure.slice(0, 2), sure.slice(2, 4)]
      .map((part) => finishSentence(capitalise(joinClauses(part))))
      .join(' ');
  const isList = / (?:and|or) /.test(rest.at(-1) ?? '') && !/^(?:no|you|we)\b/.test(rest[0] ?? '');
  const parted = clauses[0] && rest.length > 0 && !isList && joinParts(clauses[0], rest, plural);
  if (parted) return finishSentence(capitalise(parted));
  const whole = rest.length > 0 ? toClause(note, plural) : undefined;
  if (whole) return finishSentence(capitalise(whole));
  // "BRCGS certified, 24-hour access": the part that says something.
  // "From 90 a month, one floor": a price in no money that is named is bound to what stands beside it.
  const isBare = /^(?:the price is|prices start at) \d/.test(clauses[0] ?? '');
  const isSure = rest.length > 0 && clauses[0] !== undefined && !isBare && !rest.some(tellsDeed);
  return isSure ? finishSentence(capitalise(clauses[0] ?? '')) : undefined;
}

/** Whether a part that cannot be read may say on what the others depend. */
function isBound(part: string): boolean {
  return tellsDeed(part) || /\b(?:and|but|except|if|not|only|or|unless|when)\b/i.test(part);
}

/** Whether a part of a note says what somebody or something does. */
function tellsDeed(part: string): boolean {
  // "And we supply two groups in Spain".
  return /^(?:and )?(?:I|it|they|we|you) \p{Ll}/u.test(part) || part.split(' ').some((word) => isTold(word));
}

function joinClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  const [one = ''] = clauses;
  // "£2,400 all in, £35 a month after": both are prices.
  const again = 'the price is ';
  // "Integrates with Shopify, takes a day to set up": one subject.
  const shared = /^(?:it|they) (?!costs?\b)(?=\p{Ll}+s?\b)/u.exec(one)?.[0] ?? '';
  if (clauses.length === 2 && shared && last.startsWith(shared) && !/\b(?:and|or)\b/.test(one))
    return `${one} and ${/^\S+ (?:is|are) /.test(one) ? last.slice(shared.length).replace(/^(?:is|are) /, '') : last.slice(shared.length)}`;
  // "No wifi, no app", "no scaffold, no lift": neither is needed.
  const spared = clauses.map(
    (clause) =>
      /^(no [\p{L} -]+) (?:are|is) needed$/u.exec(clause)?.[1] ??
      /^there (?:are|is) (no (?:cherry picker|crane|lift|platform)s?)$/.exec(clause)?.[1],
  );
  if (clauses.length > 1 && / needed$/.test(one) && spared.every((thing) => thing !== undefined))
    return `${joinList(spared)} are needed`;
  // "£9 a month, no install fee", "no noise, no smoke".
  const none = /^there (?:is|are) (?=no (?!\p{Ll}+ (?:\p{Ll}+ )?(?:is|are)\b))/u;
  if (clauses.length > 1 && none.test(last)) {
    const before = clauses.slice(0, -1);
    const told = before.length > 1 ? `${before.slice(0, -1).join(', ')}, and ${before.at(-1)}` : one;
    return before.every((clause) => none.test(clause))
      ? `${[one, ...clauses.slice(1, -1).map((clause) => clause.replace(none, ''))].join(', ')} and ${last.replace(none, '')}`
      : `${told}, with ${last.replace(none, '')}`;
  }
  return clauses.length === 1
    ? last
    : `${clauses.slice(0, -1).join(', ')}, and ${one.startsWith(again) && last.startsWith(again) ? last.slice(again.length) : last}`;
}

/** Terms of a few words: `Monthly fee from €480`, `setup: one hour`, `25 kg bags`, `insured up to 10 million`. */
function toShortTerm(text: string, it: string, plural: boolean): string | undefined {
  // "Insured up to 10 million", "12 years without an accident".
  if (/^(?:fully )?(?:licen[sc]ed and )?insured (?:for|up to) .*\d/i.test(text))
    return `we are ${decapitalise(text)}`;
  if (/^(?:\d+|two|three|five|ten) (?:months|years) without (?:an? |any )?\p{Ll}+(?: \p{Ll}+)?$/iu.test(text))
    return `we have had ${decapitalise(text)}`;
  // "Monthly fee from €480", "Setup: one hour", "report in 10 days", "25 kg bags".
  const [, often = '', least = ''] =
    /^(?:the )?((?:annual|daily|hourly|monthly|weekly|yearly) (?:cost|fee|price|rate)) (?:is |starts )?(?:at|from) ([A-Z]{0,3}[$€£]\d\S*)$/i.exec(
      text,
    ) ?? [];
  if (often) return `the ${often.toLowerCase()} starts at ${least}`;
  const [, step = '', howLong = ''] =
    /^(?:the )?(deployment|implementation|installation|integration|migration|onboarding|rollout|set-?up)(?: time)?(?::| in| is| =) ((?:about |around |less than |only |under )?(?:\d+|an?|half an?|one|two|three|four|five|six|eight|ten|twelve) (?:minute|hour|day|week|month)s?)$/i.exec(
      text,
    ) ?? [];
  if (step) return `${step.toLowerCase()} takes ${howLong}`;
  const [, paper = '', when = '', span = ''] =
    /^(?:the )?(reports?|results?|quotes?|first draft) (in|within) ((?:\d+|one|two|three|four|five) (?:business |working )?(?:hour|day|week)s?)$/i.exec(
      text,
    ) ?? [];
  if (paper)
    return `the ${paper.toLowerCase()} ${/s$/.test(paper) ? 'come' : 'comes'} ${when.toLowerCase()} ${span}`;
  if (
    /^\d[\d.,]*[ -]?(?:cl|g|kg|l|lit(?:er|re)|lb|m|ml|oz) (?:bags|barrels|bottles|boxes|buckets|cans|drums|jars|kegs|sacks|tins|tubs)$/i.test(
      text,
    )
  )
    return `${it} come${plural ? '' : 's'} in ${text}`;
  return undefined;
}

/** `We're ISO certified`: told as it is. */
const credentials =
  /^(?:I(?: am|['’]m)|we(?: are|['’]re)) (?!.*\b(?:but|never|no|nor|not|only|though|without|yet)\b)[^,;:]*\b(?:accredited|bonded|certified|insured|licen[cs]ed|qualified|registered|vetted)\b[^,;:]*$/i;
/** `We're two founders`: the same. */
const ofTeam =
  /^we(?:['’]re| are) (?:just |only |still )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{Ll}-]+ ){0,2}(?:bakers|brothers|designers|developers|doctors|engineers|farmers|founders|friends|makers|nurses|partners|people|scientists|sisters|students|teachers)$/iu;
/** `$19 a month after trial`. */
const afterTrial =
  / after (?=(?:the )?(?:demo|first month|free (?:month|period|trial)|pilot|trial)\b)(?!the )/;

/** `Typically 45% cheaper than new`: how often it is so, before what is so. */
const usually = /^(generally|mostly|normally|often|on average|typically|usually),? (?=[\p{L}\d$€£])(.+)$/iu;
/** What a clause is about, up to its verb; of a thing with a name of several words, its verb is one of these. */
const untilVerb =
  /^((?:I|it|they|we|you)(?: \p{L}+ed(?= to))?|(?:the )?(?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+(?= (?:are|comes?|costs?|is|starts?|takes?) )) (are|is)?/u;

/** Such a clause with how often it is so: `it is typically 45% cheaper than new`, `delivery usually takes a day`. */
function withUsually(clause: string | undefined, adverb: string): string | undefined {
  const [found = '', what = '', is = ''] = untilVerb.exec(clause ?? '') ?? [];
  const rest = clause?.slice(found.length).trim();
  return found && rest ? `${what} ${is ? `${is} ` : ''}${adverb.toLowerCase()} ${rest}` : undefined;
}

/** A sentence, and no fragment. */
const hasSubject = /^(?:he|I|it|she|that|they|we|you)['’](?:d|ll|m|re|s|ve)\b/i;

function toClause(text: string, plural: boolean): string | undefined {
  if (credentials.test(text) || ofTeam.test(text)) return decapitalise(text);
  if (hasSubject.test(text)) return undefined;
  const [, adverb = '', usual = ''] = usually.exec(text) ?? [];
  if (adverb) return withUsually(toClause(usual, plural), adverb);
  const [, ever = ''] = /^([^,;:]+), always$/i.exec(text) ?? [];
  if (ever) return withUsually(toClause(ever, plural), 'always');
  const [it, is] = plural ? ['they', 'are'] : ['it', 'is'];
  const [first = '', second = '', ...more] = text.split(' ');
  const verb = findVerb(first);
  // "Pays $25 per hour".
  const pay = /^pays ((?:about |around |from |up to )?(?:[A-Z]{3} ?)?[$€£]?\d.*)$/i.exec(text)?.[1];
  if (pay && countWords(pay) <= 8) return `${it} ${plural ? 'pay' : 'pays'} ${pay}`;
  // "Just $29 a month after trial".
  if (/^(?:just|only) [$€£]\d/i.test(text)) return toClause(text.replace(/^\S+ /, ''), plural);
  if (
    price.test(text) &&
    currency.test(text) &&
    countWords(text) <= 12 &&
    !/ (?:are|is|was|were) /.test(text)
  )
    return `the price is ${withThing(text.replace(/ (?:after that|thereafter)$/, '').replace(afterTrial, ' after the '))}`;
  const from =
    /^(?:(?:fees?|packages?|plans?|prices?|pricing|rates?|subscriptions?) (?:(?:is|are|starts?|starting) )?)?(?:at|from) ([A-Z]{0,3}[$€£].+|\d[\d.,]* ?(?:CHF|EUR|GBP|USD|euros?|dollars|pounds)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:fees?|prices?|pricing|rates?) (?:(?:is|are|starts?|starting) )?(?:at |from )(\d+(?:[.,]\d+)? (?:an?|each|per) ?[\p{Ll} ]*)$/iu.exec(
      text,
    );
  if (from && countWords(text) <= 9) return `prices start at ${from[1]}`;
  const term =
    toTerm(text, it, is) ??
    toWork(text, it, is) ??
    toVerbless(text, it, is) ??
    toStaff(text, it, is) ??
    toGoods(text, it, is) ??
    toDeal(text, it, is) ??
    toBrief(text, it, is) ??
    toTrade(text, it, is);
  if (term) return term;
  // "Costs 19 euros per child and most schools cover half of it".
  if (
    /^costs (?:about |around |from |just |only )?(?:[A-Z]{3} ?)?[$€£]?\d(?![\d.,]*(?: ?%(?! (?:less|more) than\b)|[^,]*\b(?:higher|lower)\b))/i.test(
      text,
    )
  )
    return `${it} cost${plural ? '' : 's'} ${toReader([second, ...more].join(' '))}`;
  // "Certified home compostable by an institute".
  if (
    /^(?:independently )?certified (?!as\b|by\b|for\b|in\b|since\b|to\b|under\b|with\b)(?:\p{Ll}+ )*\p{Ll}+(?:able|free|neutral|organic|safe|vegan)\b/iu.test(
      text,
    )
  )
    return `${it} ${is} ${decapitalise(text)}`;
  // "Throws £45, rugs from £120".
  const [, wares = '', least, each = ''] =
    /^(?!.* (?:costs|has|is|was) )(\p{L}+(?: \p{L}+)?s) (from )?((?:[A-Z]{2,3} ?|[A-Z]{1,2})?[$€£₹]?\d[\d,.]*(?: (?:each|an? \p{L}+|per \p{L}+))?)$/u.exec(
      text,
    ) ?? [];
  if (isPlural(wares) && !isTold(wares) && !/^costs?$/i.test(wares) && currency.test(each))
    return `${toInner(wares)} ${least ? 'start at' : 'are'} ${each}`;
  // "BAA available": one is signed with whoever asks.
  const agreement = /^(BAA|DPA|NDA|SLA) available$/.exec(text)?.[1];
  if (agreement) return `${/^[NS]/.test(agreement) ? 'an' : 'a'} ${agreement} is available`;
  const [, ready = '', how = ''] =
    /^((?:(?!(?:am|are|be|been|I|is|it|they|was|we|were|you)\b)[\p{L}-]+ ){1,3})available((?: \p{L}+)*)$/iu.exec(
      text,
    ) ?? [];
  if (ready && countWords(text) <= 10 && !ready.split(' ').some((word) => isTold(word)))
    return papers.test(ready.trim())
      ? `${withArticle(toInner(ready.trim()))} is available${how}`
      : `${isPlural(ready.trim()) || withoutThe.test(ready.trim()) || massNouns.has(ready.trim().split(' ').at(-1) ?? '') ? '' : 'the '}${toInner(ready.trim())} ${isOrAre(ready.trim())} available${how}`;
  const [, span, unit, what] = warranty.exec(text) ?? [];
  if (span && unit && what && /^notice/i.test(what))
    return `the notice period is ${span.toLowerCase()} ${unit.toLowerCase()}${/^(?:1|one)$/i.test(span) ? '' : 's'}`;
  if (span && unit && what)
    return `${it} come${plural ? '' : 's'} with a ${span.toLowerCase()}-${unit.toLowerCase()} ${what.toLowerCase()}`;
  const [, kind, amount] = figure.exec(text) ?? [];
  if (kind && amount)
    return `the ${termNames[kind.toLowerCase()] ?? decapitalise(kind).replace(/^min\.? /, 'minimum ')} ${/^from [A-Z]{0,3} ?[$€£\d]/i.test(amount) ? `starts at ${amount.slice(5)}` : `is ${amount}`}`;
  const short = toShortTerm(text, it, plural);
  if (short) return short;
  if (marks.test(text))
    return /approved$/.test(text) && !/^(?:FCA|NHS)/.test(text) ? `${it} ${is} ${text}` : `we are ${text}`;
  if (suits.test(text)) return `${it} ${is} ${text}`;
  const [, bird, off = '', until = ''] = /^(early[ -]bird )?(\d+%) off((?: .+)?)$/i.exec(text) ?? [];
  if (off)
    return bird
      ? `there is an early-bird discount of ${off}${until}`
      : /^ (?:(?:all|any|every|the|your) |(?:first|next) \p{Ll}+$)/u.test(until)
        ? `you get ${off} off${until.replace(/^ (?=first|next)/, ' your ')}`
        : /^ for (?!(?:the )?(?:first|next)\b)/.test(until)
          ? `there is ${withArticle(`${off} discount`)}${until}`
          : `there is ${off} off${until}`;
  const [, share = '', on = ''] =
    /^(?:an? )?(\d+%) discount (?:for|off|on) (?:an? |the |their |your )?((?:first|next) [\p{L} -]{3,40})$/iu.exec(
      text,
    ) ?? [];
  if (share) return `there is ${share} off your ${on.toLowerCase()}`;
  // "Average response rate 87%".
  const [, average = '', value = ''] =
    /^(?:our )?((?:average|median|typical) (?:\p{Ll}+ ){0,2}(?:attendance|uptime|rate|saving|score|time))s?:? ((?:(?:about|around|below|over|under) )?\d[\d.,]*(?:%| \p{Ll}+)?)$/iu.exec(
      text,
    ) ?? [];
  if (value) return `the ${decapitalise(average)} is ${value}`;
  const [, much = '', ofStock = ''] = stocked.exec(text) ?? [];
  if (ofStock) return `we have ${decapitalise(much)} ${ofStock.toLowerCase()}`;
  const [, sizes = '', between = ''] = /^((?:batch|lot|run) sizes) (from .+ to .+)$/i.exec(text) ?? [];
  if (sizes) return `${sizes.toLowerCase()} are ${between}`;
  if (/^(?:BRCGS?|FSC|GOTS|HACCP|IATF ?\d+|ISO ?\d{4,5}|SOC ?2|UKAS)$/.test(text)) return `we hold ${text}`;
  // "First sheet half price", "first month free".
  const [, reduced = '', terms = ''] =
    /^((?:first|next) [\p{L}\d]+(?: (?!(?:are|is)\b)\p{L}+)?) (free(?: of charge)?|half[ -]price)$/iu.exec(
      text,
    ) ?? [];
  if (reduced) return `the ${decapitalise(reduced)} ${isOrAre(reduced)} ${terms.toLowerCase()}`;
  // "Runs on presses from 80 tonnes": "runs the shop" would be said of somebody.
  if (/^[Rr]uns (?:from|in|on(?! \p{Lu})|with|without)\b/u.test(text))
    return `${it} ${plural ? 'run' : 'runs'} ${[second, ...more].join(' ').replace(/\b(?:her|his|their)\b/, 'your')}`;
  if (/^(?:certified|licensed|licenced|accredited|approved) (?:by|to|for|under|with|as)\b/i.test(text))
    return `${/^certified/i.test(text) ? `${it} ${is}` : 'we are'} ${decapitalise(text)}`;
  if (
    made.test(text) &&
    !notMade.test(text) &&
    countWords(text) <= 14 &&
    /^(?:by|in|on|within|at|from|for|to|with|without|near|under|over|every|daily|weekly|locally|in-house|entirely|only)$/i.test(
      second,
    )
  )
    return `${it} ${isPast.test(text) ? (plural ? 'were' : 'was') : isSoFar.test(text) ? (plural ? 'have been' : 'has been') : is} ${decapitalise(text)}`;
  // "Imports are done by us": no deed, but what is done.
  const isNoun = /^(?!.*\b(?:that|when|where|which|who)\b).*\b(?:are|is|was|were)\b/.test(
    text.replace(/, so no .*$/, ''),
  );
  const isPlace = /^[Ss]tores in \p{Lu}/u.test(text);
  const isDeed =
    deeds.test(first) &&
    (!verb || verb.form === 'third') &&
    !isPlace &&
    !tellsOfSeveral(text) &&
    !isOfSeveral([second, ...more]);
  // "Uses a third of the water", "moves your members over": said of what is offered, and of no reader.
  const isOfOffered =
    (/^(?:needs|uses|takes) (?:an?|half|less|no|only|the same) /i.test(text) &&
      !/\b(?:app|crm|erp|spreadsheets?|system|tool)\b/i.test(text)) ||
    /^pays (?:back|for itself|off) /i.test(text) ||
    (verb?.form === 'third' && !verb.isName && /\byours?\b/.test(text));
  const isWhole =
    more.length > 0 || /^works (?:anywhere|everywhere|offline|overnight|worldwide)$/i.test(text);
  if ((isDeed || isOfOffered) && isWhole && !isNoun)
    return `${it} ${plural ? (verb?.base ?? first.toLowerCase().replace(/s$/, '')) : decapitalise(first)} ${toReader([second, ...more].join(' '))}`;
  // "Handle time down 31% at Voyagette": what somebody got by it.
  const [, measure, rest] =
    /^(?!.*\b(?:you|they|their|her|his|are|is|was|were|come|comes|go|goes|going|move|moved|moves|saw|see|sees|went)\b)(\p{L}[\p{L} -]{2,30}?) ((?:up|down|cut) (?:by )?\d[\d.,]*%.*)$/iu.exec(
      text,
    ) ?? [];
  const hasVerb = /(?: (?:dropped|fell|grew|rose|went))$/.test(measure ?? '');
  if (measure && rest && !hasVerb && countWords(text) <= 14)
    return `${/^\p{Lu}?\p{Ll}/u.test(measure) && isCount(measure.split(' ').at(-1) ?? '') && !isPlural(measure) && !/^(?:our|the)\b/i.test(measure) ? 'the ' : ''}${toInner(measure)} ${isOrAre(measure.replace(/ \p{Ll}+ed$/u, ''))} ${rest}`;
  // "Peat free, made in Wales", "delivery in 3 days, assembly takes 20 minutes".
  const [, without = ''] =
    /^(acid|additive|alcohol|BPA|chemical|chlorine|copper|cruelty|dairy|dust|egg|fat|fragrance|gluten|lactose|latex|lead|nickel|nut|oil|palm oil|paraben|peat|pesticide|plastic|salt|solvent|soy|sugar|tin|VOC|zinc)[ -]free$/i.exec(
      text,
    ) ?? [];
  if (without) return `${it} ${is} ${decapitalise(without)}-free`;
  if (
    /^(?:assembly|fitting|installation|set-?up) takes (?:about |around |only |under )?(?:\d+|an?|one|two|three|four|five|six) (?:day|hour|minute)s?$/i.test(
      text,
    )
  )
    return decapitalise(text);
  // "Nothing to replace", "report is yours to keep".
  if (/^nothing to \p{Ll}+\b/iu.test(text)) return `there is ${decapitalise(text)}`;
  const [, own = '', kept = ''] =
    /^(?:the )?(\p{Ll}+(?: \p{Ll}+)?) (is yours (?:afterwards|either way|to keep)\b.*)$/iu.exec(text) ?? [];
  if (own) return `the ${own.toLowerCase()} ${kept}`;
  // "Based in Leeds, cover whole of West Yorkshire".
  const [, region = ''] =
    /^(?:we )?cover(?:ing)? ((?:all of |most of |(?:the )?whole of )?(?:the )?\p{Lu}.*)$/u.exec(
      decapitalise(text),
    ) ?? [];
  if (region) return `we cover ${region.replace(/^whole/, 'the whole')}`;
  const [, near, town] = base.exec(decapitalise(text)) ?? [];
  if (near && town) return `we are based ${near} ${town}`;
  const [, house, ownHouse = house, at, where] = premises.exec(decapitalise(text)) ?? [];
  // "Factory in Kaunas runs on its own roof" says more of it.
  if (ownHouse && at && where && !where.split(' ').some(isTold)) return `our ${ownHouse} is ${at} ${where}`;
  const year = founded.exec(text)?.[1];
  if (year) return `we started in ${year}`;
  const [, kin, since] = family.exec(text) ?? [];
  const [, firm = '', firmSince] =
    /^(?:a )?family ((?:\p{Ll}+ )?(?:\p{Ll}+ery|business|company|dairy|estate|farm|firm|foundry|garage|mill|shop|tannery|vineyard|workshop)) since ((?:18|19|20)\d\d)$/iu.exec(
      text,
    ) ?? [];
  if (firmSince)
    return `we have been a family ${/^(?:company|firm)$/i.test(firm) ? 'business' : firm.toLowerCase()} since ${firmSince}`;
  if (kin) return since ? `we have been family-${kin} since ${since}` : `we are family-${kin}`;
  const free =
    /^free (?:(?:express|local|next-day|overnight|same-day|standard|worldwide) )?(?:delivery|shipping|installation|returns|set-?up|training|updates|collection)\b.{0,40}$/i.exec(
      text,
    );
  if (free) return `${decapitalise(text)} ${isSeveralFree.test(text) ? 'are' : 'is'} included`;
  // "No data leaves their network".
  if (/^no \p{L}+ \p{Ll}+s \p{L}/iu.test(text) && (isTold(more[0] ?? '') || more[0] === 'leaves'))
    return toReader(decapitalise(text));
  // "No welcome mail either" is said of the reader's.
  // "No planning needed under 4 m", "no personal data leaves their site".
  const [, nothing = '', need = ''] =
    /^(no (?:\p{L}+ ){1,3}?)(?:(?:are|is) )?((?:necessary|needed|required) (?:at|below|for|in|on|to|under|with)\b.*)$/iu.exec(
      text,
    ) ?? [];
  if (nothing) return `${decapitalise(nothing)}${isOrAre(nothing.trim())} ${need}`;
  if (/^no (?:\p{L}+ ){1,3}(?:comes|gets|goes|leaves|passes) \p{L}/iu.test(text))
    return toReader(decapitalise(text));
  // "No recordings stored".
  const [, several = '', deed = ''] =
    /^no ((?:\p{Ll}+ )?\p{Ll}+s) (charged|kept|sold|shared|stored)$/iu.exec(text) ?? [];
  if (several) return `no ${several} are ${deed}`;
  // "No brand paid".
  if (
    /^no \p{Ll}+ \p{Ll}+$/iu.test(text) &&
    findVerb(more[0] ?? '')?.form === 'past' &&
    /^(?:asked|complained|left|paid|quit|returned)$/.test(more[0] ?? '')
  )
    return decapitalise(text);
  // "No grit means no disposal".
  if (/^no (?:\p{L}+ ){1,3}means (?:fewer|less|more|no) \p{Ll}/iu.test(text))
    return toReader(decapitalise(text));
  if (/^no \p{L}/iu.test(text) && !/ (?:either|so far|yet)\b/i.test(text)) {
    // "No fee, just wine and chairs".
    const [none = '', instead = ''] = text.split(/(?=, just )/);
    const told = toExtraSentence(none, plural);
    return told && `${decapitalise(told.replace(/\.$/, ''))}${instead}`;
  }
  return undefined;
}

/** What a note says of the offer by its parts or terms, without an article: `Open day is Thursday 15 May`, `Typical cost is $0.62 per page`. */
const ofOffer =
  /^((?:\p{L}+[ -]){0,2}(?:analysis|assessment|audit|bag|batch|beta|booking|box|case|class|cost|course|crew|demo|deposit|event|fee|hiring manager|installation|instructor|kit|lead time|licence|license|membership|minimum|open day|article|(?<!current )(?:contract|job|position|post|role)|breakfast|briefing|conference|dinner|lunch|meet-?up|round ?table|tasting|pack|payback|pilot|price|programme|project|proof of concept|quote|rate|report|review|sample report|scan|season|session|set-?up|show|slot|spokesperson|stand|study|survey|talk|term|tour|trainer|trial|turnaround|tutor|visit|webinar|workshop)) (?:(?:for|of) [^,.]{3,40} )?(?:is|costs|gets|takes|starts|begins|runs|lasts|ends|includes|comes|opens|covers|w(?:ill|ould) (?:be|contain|cost|cover|have|include|last|take))\b/iu;

/** Whether a sentence says something of a part or a term of the offer, as a note does. */
export function isOfOffer(sentence: string): boolean {
  const [, noun = ''] = ofOffer.exec(sentence) ?? [];
  return (
    noun !== '' &&
    // What runs out is the reader's.
    !/\b(?:expires|runs out)\b/.test(sentence) &&
    !/^(?:a|an|any|each|every|he|her|his|it|my|no|our|she|that|their|they|this|what|which|your)\b/i.test(noun)
  );
}

/** `Library has 48 videos`, `Trial doesn't need a card`: one word, and what it is or does. */
const ofOneThing =
  /^(\p{Lu}\p{Ll}+(?:-\p{Ll}+)?) ((?:is|isn['’]t|has|can|comes|contains|covers|does(?: not|n['’]t)|fits|gets|includes|lasts|needs|takes|closes|costs|ends|opens|starts|holds|runs|ships|weighs)\b(?! place\b).+)$/u;

/** `Number to test is 555-0142`, `Price per move is …`: one thing, which one, and what it is. */
const ofCountedThing =
  /^(\p{Lu}\p{Ll}+) (?:for|of|per|to) (?:[\p{L}\d]+ ){1,4}?(?:is|was|comes|costs|covers|has|includes|lasts|starts|takes)\b/u;

/** `Soil test costs nothing`, `Month-end close takes 3 days less`, `Starter pack ships free`. */
const ofTwoWords =
  /^(\p{Lu}[\p{Ll}-]+) (\p{Ll}+) (?:comes|costs|includes|is|lasts|needs|ships|starts|takes|weighs) /u;

/** `Average overhead of our clients is 58%`. */
const ofUsual =
  /^(?:Average|Mean|Median|Normal|Typical|Usual) [^,.:;]{3,60}? (?:dropped|fell|grew|is|rose|was|went) /;
/** `Average hotel in our base loses 11%`. */
const ofUsualBuyer =
  /^(?:Average|Median|Typical) (?:\p{Ll}+ )?(\p{Ll}+) (?:at|in|of|on|with) [^,.:;]{3,30}? \p{Ll}+s (?:away |back |out |up )?(?:about |around |over )?[$€£]?\d/u;
/** `Typical cleaning takes 25 minutes`. */
const takesUsually =
  /^(?:Average|Normal|Standard|Typical|Usual) \p{Ll}+(?<!s)(?: \p{Ll}+)? (?:costs|lasts|takes|weighs) /u;

/** What there is only one of, or so much of: `privacy`, `demand`. */
const abstract =
  /^(?:absence|absenteeism|admission|adoption|attendance|awareness|burnout|churn|congestion|crime|demand|downtime|enrol?lment|fatigue|footfall|fraud|hunger|hygiene|inclusion|inflation|interest|literacy|loneliness|loyalty|morale|participation|pollution|poverty|privacy|productivity|profitability|registration|reliability|retention|satisfaction|stress|sustainability|theft|transparency|trust|turnover|uptime|visibility)$/;

/** Whether a word is a single thing that is spoken of with an article. */
function isThing(noun: string): boolean {
  const word = noun.toLowerCase();
  return (
    (isOrdinaryWord(word) || noun.includes('-') || isCount(word)) &&
    !isPlural(noun) &&
    !determiners.has(word) &&
    !massNouns.has(word) &&
    !abstract.test(word) &&
    mayTakeThe(noun) &&
    !/^(?:All|Another|Anybody|Anyone|Both|Everybody|Everyone|Half|He|Here|I|Most|Nobody|None|Nothing|Now|One|She|Somebody|Someone|Something|Everything|They|Today|We|What|Which|Who|You|It|This|That|There|Each|Every|The|Our|Delivery|Training|Set-?up|Installation|Shipping)$/.test(
      noun,
    )
  );
}

/** What one of several packages or plans is called: `Gold includes a booth`. */
const tier =
  /^(?:Advanced|Basic|Bronze|Diamond|Essential|Gold|Growth|Lite|Platinum|Plus|Premium|Pro|Silver|Standard|Starter)$/;

/** `First 500 labels are free`, `Next 3 months cost nothing`: of a row of things, those at its start. */
const ofFirst = /^(?:First|Last|Next) \d[\d,.]*(?: [^,;:]*?)? (?:are|come|cost|get|ship|were) /u;

/** `Customer Haldane Plastics cut …` → `Our customer Haldane Plastics cut …`; `Library has 48 videos` → `The library has 48 videos`. */
export function withOwner(sentence: string): string {
  // "Re-covering a chair is a third of the price": what somebody does.
  if (/^(?:[Rr]e-)?\p{L}{3,}ing (?:an?|each|every|one|the|your) /u.test(sentence)) return sentence;
  if (
    /^(?:reference )?(?:customer|client) \p{Lu}/iu.test(sentence) ||
    /^(?:pilot|reference) (?:client|customer) \p{Ll}+(?:ed|ew|id|ut) /u.test(decapitalise(sentence)) ||
    /^(?:last|latest|most recent) (?:client|customer|partner)\b/i.test(sentence)
  )
    return `Our ${decapitalise(sentence)}`;
  const [, noun = '', rest = ''] = ofOneThing.exec(sentence) ?? [];
  // "First 500 labels are free".
  if (ofFirst.test(sentence)) return `The ${decapitalise(sentence)}`;
  // "Switching takes an afternoon": what somebody does.
  if (/[^d]ing$/.test(noun) && /^(?:costs|needs|takes)\b/.test(rest)) return sentence;
  if (noun !== '' && isThing(noun) && !tier.test(noun)) return `The ${decapitalise(noun)} ${rest}`;
  const [, usual = ''] = ofUsualBuyer.exec(sentence) ?? [];
  if (ofUsual.test(sentence) || (isCount(usual) && !isPlural(usual))) return `The ${decapitalise(sentence)}`;
  if (/^(?:Expression|Letter|Statement) of \p{Ll}+ is (?:due|needed|requested|required)\b/u.test(sentence))
    return `${capitalise(toArticle(sentence))} ${decapitalise(sentence)}`;
  // "CSRD deadline is coming up".
  if (
    /^\p{Lu}{2,} (?:\p{Ll}+ ){0,2}(?:audit|deadline|regulation|rule) (?:comes|ends|is|starts)\b/u.test(
      sentence,
    )
  )
    return `The ${sentence}`;
  if (takesUsually.test(sentence)) return capitalise(`${toArticle(sentence)} ${decapitalise(sentence)}`);
  const [, kind = '', thing = ''] = ofTwoWords.exec(sentence) ?? [];
  if (
    (isCount(thing) || thing === 'close') &&
    !isPlural(thing) &&
    isThing(kind) &&
    !/^(?:First|Last|Next|Same|Such)$/.test(kind)
  )
    return `The ${decapitalise(sentence)}`;
  // "CSRD reporting deadline is coming up".
  const [, named = ''] =
    /^[A-Z]{3,6} (?:\p{Ll}+ )?(\p{Ll}+) (?:closes|ends|is|opens|starts|was) /u.exec(sentence) ?? [];
  if (isCount(named) && !isPlural(named)) return `The ${sentence}`;
  // "Bill at St Mary's went from £9k to £3k".
  const [, measured = ''] =
    /^(\p{Lu}\p{Ll}+) (?:at|for|of) .* (?:dropped|fell|grew|rose|went) /u.exec(sentence) ?? [];
  if (measured !== '' && isThing(measured)) return `The ${decapitalise(sentence)}`;
  const [, counted = ''] = ofCountedThing.exec(sentence) ?? [];
  if (/^(?:Changeover|Handover|Number|Rollout)$/.test(counted) || isCount(counted.toLowerCase()))
    return `The ${decapitalise(sentence)}`;
  return isOfOffer(sentence) &&
    !/^(?:the|set-?up|installation|training) /i.test(sentence) &&
    mayTakeThe(sentence)
    ? `The ${decapitalise(sentence)}`
    : sentence;
}
