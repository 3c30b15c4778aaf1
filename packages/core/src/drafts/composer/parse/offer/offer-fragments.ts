import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import {
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
} from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { countWords, trimMarks } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { findFixedSpelling, massNouns, nounGerunds, organisationNouns } from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { money } from './notes/money.ts';
import { tellTerms } from './notes/tell-terms.ts';
import { findFinite, opensObject, startsWithVerb, toolDeed } from './offer-shapes.ts';

/** What a fragment after an offer's first statement is to it: one of the three. */
export type FragmentReading = {
  /** They stand with what was said first. */
  terms?: string[];
  /** It can be said on its own. */
  sentence?: string;
  /** Things that come with the offer, with their articles. */
  included?: string[];
};

/** Reads a fragment without a verb; undefined where it cannot be told what it says. `ofSentence` where the offer is said as a sentence, `isMany` where it is in the plural. */
export function readFragment(
  fragment: string,
  ofSentence: boolean,
  isMany: boolean,
): FragmentReading | undefined {
  const things = fragment.split(/,\s+/);
  // What is there mostly or besides, how many at most, where, and a number to ring: the caller's own words say it best.
  // "Forecast accuracy up to 95%".
  const [, measure = '', most = ''] = /^(\p{L}+(?: \p{L}+){0,2}) (up to \d[\d.,]*%)$/u.exec(fragment) ?? [];
  if (measure && !isPlural(measure.split(' ').at(-1) ?? '') && isNounFragment(measure))
    return { sentence: finishSentence(`The ${decapitalise(measure)} is ${most}`) };
  // "30% lighter": what it is, beside others of its kind.
  if (
    !ofSentence &&
    /^(?:about |up to )?\d[\d.]*% (?:brighter|cheaper|cooler|faster|lighter|quicker|quieter|smaller|stronger|thinner)$/.test(
      fragment,
    )
  )
    return { sentence: finishSentence(`${isMany ? 'They are' : 'It is'} ${fragment}`) };
  // "Can do weekends": so can the sender.
  const [can = '', done = '', ...what] = fragment.split(' ');
  if (/^(?:can|will)$/i.test(can) && what.length > 0 && (done === 'do' || findVerb(done)?.form === 'base'))
    return { sentence: finishSentence(`We ${decapitalise(fragment)}`) };
  if (isAside(fragment)) return { sentence: finishSentence(fragment) };
  // "Raising 1.5M", "looking for pilots": what the sender is at.
  if (/^(?:raising|hiring|looking|seeking|expanding|launching) /i.test(fragment))
    return { sentence: finishSentence(`We are ${decapitalise(fragment)}`) };
  // "Mobile crush, 2 trimmers, 80 cows/day": what the sender has for the work.
  const [, means = '', rates = ''] =
    /^((?:(?:full|mobile|(?:our|my) own|own|portable) [\p{L} -]+|\d+ \p{Ll}+(?:ers|ors|ists|ians))(?:, (?:\p{L}[\p{L} -]+|\d+ \p{Ll}+))*?)((?:, \d[^,]*\/\p{L}+)*)$/iu.exec(
      fragment,
    ) ?? [];
  if (ofSentence && means && findFinite(means.split(' ')) < 0)
    return {
      sentence: finishSentence(
        tellTerms(
          `We have ${joinList(means.split(', ').map((one) => withOneArticle(decapitalise(one))))}`,
          rates.split(', ').filter(Boolean),
        ),
      ),
    };
  // "4 KB, works with React, Vue and plain JS": how large it is, and what it does.
  const [, size = '', does = ''] =
    /^(\d[\d.,]* ?(?:KB|MB|GB|g|kg|mm|cm|ml))(?: (?:gzipped|small))?, (\p{Ll}+s .+)$/u.exec(fragment) ?? [];
  if (size && !isMany && toolDeed.test(does))
    return { sentence: finishSentence(`It is ${size} and ${does}`) };
  const deeds = readDeeds(things, isMany);
  if (deeds) return { sentence: deeds };
  if (
    /^\d.*,/s.test(fragment) &&
    countWords(fragment) <= 9 &&
    (!/[$€£]/.test(fragment) || (!ofSentence && things.every((thing) => countWords(thing) < 4)))
  ) {
    const isTermList =
      !/\b(?:none|all|each)\b/i.test(fragment) &&
      things.every((thing) => isTerm(thing) || isNounFragment(thing) || countWords(thing) === 1);
    return isTermList ? { terms: things } : { sentence: finishSentence(fragment) };
  }
  if (isMark(fragment) || /^\d+ years$|^(?:ex|former)[- ]\p{L}+$/iu.test(fragment))
    return { terms: [fragment] };
  // "Bristol and Bath": where.
  if (
    /^\p{Lu}\p{Ll}+(?:(?:, | and |, and )\p{Lu}\p{Ll}+){0,3}$/u.test(fragment) &&
    (fragment.match(/\p{Lu}\p{Ll}+/gu) ?? []).some(
      (word) =>
        !findVerb(word) && (findFixedSpelling(word) !== undefined || !isOrdinaryWord(word.toLowerCase())),
    )
  )
    return { terms: [fragment] };
  if (countWords(fragment) > 10) return undefined;
  if (
    things.length > 1 &&
    !(ofSentence && /^\d/.test(things[0] ?? '')) &&
    isNounFragment(things[0] ?? '') &&
    things.some((thing) => /^[$€£]?\d/.test(thing))
  )
    return { included: [toAttributes(things)] };
  if (
    (ofSentence || isFigure(fragment) || isCharge(fragment)) &&
    (things.length > 1 ? things.some(isTerm) : isFigure(fragment) || isCharge(fragment)) &&
    things.every((thing) => isTerm(thing) || isNounFragment(thing))
  )
    return { terms: things };
  // "Crews. 8-30 pickers": how many, and nothing that comes besides.
  if (
    !ofSentence &&
    things.length === 1 &&
    /^\d+(?!\/)[\d-]*(?: to \d+)? \p{L}/u.test(fragment) &&
    isNounFragment(fragment)
  )
    return { terms: [fragment] };
  // "Pre-completion", "live": what is no thing is said of what is offered.
  if (things.every((thing) => countWords(thing) === 1 && !isThingWord(thing))) return { terms: things };
  // "Oat, soy and dairy milk": the head that all of them share.
  if (
    things.length > 1 &&
    /^\p{L}+(?:, \p{L}+)*,? and \p{L}+ \p{L}+$/u.test(fragment) &&
    massNouns.has((fragment.split(' ').at(-1) ?? '').toLowerCase())
  )
    return { included: [decapitalise(fragment)] };
  // "Email, chat and WhatsApp in one place".
  if (things.length > 1 && things.every(isNounFragment) && / and \S+ in one \p{Ll}+$/u.test(fragment))
    return { included: [decapitalise(fragment)] };
  if (things.every((thing) => isNounFragment(thing) || /^no \S+/i.test(thing)))
    return { included: things.map(withThingArticle) };
  return undefined;
}

/** `Fresh fruit twice a week`: how often it comes is no part of its name. */
function withThingArticle(thing: string): string {
  const named = thing.split(/ (?:daily|each|every|monthly|once|twice|weekly|\w+ times)(?= |$)/)[0] ?? '';
  return massNouns.has((named.split(' ').at(-1) ?? '').toLowerCase())
    ? decapitalise(thing)
    : withArticle(decapitalise(thing));
}

/** `Mobile crush` → `a mobile crush`. */
function withOneArticle(thing: string): string {
  return /^(?:\d|our |my )/.test(thing) ||
    isPlural(thing.split(' ').at(-1) ?? '') ||
    massNouns.has(thing.split(' ').at(-1) ?? '')
    ? thing
    : `${toArticle(thing)} ${thing}`;
}

const opensWithMoney = compact(`^${money}`);

/** `Also lighthouses`, `groups up to 15`, `Kent/Sussex`, a number to ring. */
function isAside(fragment: string): boolean {
  return (
    /\b(?:also|mainly|mostly|usually|up to|ex stock)\b|\d{3}[ -]\d{4}/i.test(fragment) ||
    /^\p{Lu}\p{Ll}+(?:\/\p{Lu}\p{Ll}+)+$/u.test(fragment)
  );
}

/** `Quiet, mow at night, cut fuel bills by half`: what they are and do. */
function readDeeds(things: readonly string[], isMany: boolean): string | undefined {
  const form = isMany ? 'base' : 'third';
  const isDeed = (thing: string) =>
    countWords(thing) > 1 && findVerb(thing.split(' ')[0] ?? '')?.form === form;
  const [first = '', ...rest] = things;
  const isQuality = countWords(first) === 1 && !findVerb(first) && !isPlural(first.toLowerCase());
  if (rest.length === 0 || !rest.every(isDeed) || !(isQuality || isDeed(first))) return undefined;
  const listed = [decapitalise(first), ...rest];
  const subject = isMany ? 'They' : 'It';
  const be = isQuality ? (isMany ? ' are' : ' is') : '';
  return finishSentence(`${subject}${be} ${joinList(listed)}`);
}

/** `Live receptionists, 24/7, $199 a month` → `live receptionists (24/7, $199 a month)`. */
function toAttributes([head = '', ...attributes]: readonly string[]): string {
  return tellTerms(withArticle(decapitalise(head)), attributes);
}

/** How a fragment opens that says something of what stands before it: `No long contracts`, `£450 per visit`. */
const attributePattern =
  /^(?:no|free|flat|from|fixed|same|next|unlimited|only|just|results (?:in|within|by)|(?:rent|lease|hire) instead|[$€£]?\d)(?:\b|\d)/i;

/** `Fixed price`, `report in 5 days`, `retest free`: terms in the telegram style of a price list. */
function isTerm(text: string): boolean {
  return (
    countWords(text) <= 4 &&
    (attributePattern.test(text) ||
      /^\p{L}+ (?:in|within|under|from) [$€£]?\d/iu.test(text) ||
      /^(?:\p{L}+ )+(?:free|included|available|paid)$/iu.test(text) ||
      isFigure(text))
  );
}

/** `Wholesale £6.50, RRP £14`: one term after another. */
function areTerms(text: string): boolean {
  return (
    attributePattern.test(text) ||
    (countWords(text) > 1 && /^\p{Ll}+ed /u.test(text) && isParticiple(text.split(' ')[0] ?? '')) ||
    text.split(/, /).every(isTerm)
  );
}

function areTermsOrCharge(text: string): boolean {
  return areTerms(text) || /^(?:one |an? )?(?:fixed|flat|monthly|single) .*(?:fee|price|rate)$/i.test(text);
}

/** Whether a lone word names a thing or work. */
function isThingWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    isPlural(lower) ||
    isCount(lower) ||
    massNouns.has(lower) ||
    nounGerunds.has(lower) ||
    /(?:ing|(?<!comple)tion|ment)$/.test(lower)
  );
}

/** Who has checked or listed somebody, in letters. */
const accreditation =
  /^(?:ABTA|ATOL|BAFE|BRC|CE|CHAS|CIPP|CQC|FSC|GOTS|HACCP|ISO|LCA|LOLER|MSC|NICEIC|PEFC|RPII|SIA|UKAS)(?: (?:accredited|approved|certified|licensed|qualified|registered))?$/;

/** A lone word with a figure or a hyphen is a mark of what is sold: `SOC2`, `UV-C`. */
function isMark(text: string): boolean {
  return /^\p{Lu}+[\d-][\p{Lu}\d-]*$/u.test(text) || accreditation.test(text);
}

/** `Fixed price`, `1.2% per payment`. */
function isCharge(text: string): boolean {
  return /^(?:fixed|flat) (?:price|fee|rate|[$€£]\d\S*)$|^\d[\d.,]*% (?:per|of|on) \p{L}+$/iu.test(text);
}

/** `Revenue share 10%`, `typical payback 14 months`. */
function isFigure(text: string): boolean {
  return /^\p{L}+(?: (?!with |for |of |and )\p{L}+)? [$€£]?\d[\d.,]*(?:%| \p{L}+)?$/iu.test(text);
}

/** A list typed as lines or fragments becomes one noun phrase: `SEO`, `PPC`, `web design` → `SEO, PPC and web design`. */
export function joinFragments(sentences: string[]): string[] {
  const fragments = sentences.map(trimMarks).filter(Boolean);
  // "Bookkeeping. Tax. Payroll. One flat monthly fee."
  const termAt = fragments.findIndex((text) => countWords(text) > 1);
  if (
    termAt > 1 &&
    fragments
      .slice(0, termAt)
      .every((text) => isThingWord(text) || /^(?:hr|it|legal|ppc|pr|seo|tax)$/i.test(text)) &&
    fragments.slice(termAt).every(areTermsOrCharge)
  )
    return [
      tellTerms(
        joinList(fragments.slice(0, termAt).map((text, at) => (at === 0 ? text : toInner(text)))),
        fragments.slice(termAt).map(toInner),
      ),
    ];
  // "Contracts. Renewals. All in one place."
  const place = /^all in one (?:app|place|platform|tool)$/i;
  if (
    fragments.length > 2 &&
    place.test(fragments.at(-1) ?? '') &&
    fragments.slice(0, -1).every((text) => countWords(text) < 4 && !/\d/.test(text))
  )
    return [
      `${joinList(fragments.slice(0, -1).map((text, at) => (at === 0 ? text : toInner(text))))}, ${decapitalise(fragments.at(-1) ?? '')}`,
    ];
  const [head = '', ...attributes] = fragments;
  // "Legal support. Fundraising, contracts, employment. Flat fee": a list is told by itself.
  const isList = (text: string) => /^(?:[\p{L}-]+(?: [\p{L}-]+)?, ){2,}(?:and )?[\p{L} -]+$/u.test(text);
  if (attributes.some(isList) && attributes.some((text) => !isList(text))) return sentences;
  // "Fixed price after one visit" is told by itself.
  if (
    attributes.some((text) => /^(?:fixed|flat) (?:fee|price|quote|rate) (?:after|before|within) /i.test(text))
  )
    return sentences;
  if (
    attributes.length > 0 &&
    attributes.length <= 5 &&
    countWords(head) <= 5 &&
    (isNounFragment(head) || isVerbLikeNoun(head)) &&
    attributes.every(
      (text) =>
        countWords(text) <= 5 &&
        !toolDeed.test(text.split(', ')[1] ?? '') &&
        !/^\d.* since \d{4}$/.test(text) &&
        (areTerms(text) || (isNounFragment(text) && findFinite(text.split(' ')) < 0)),
    ) &&
    attributes.some(areTerms)
  )
    return [
      tellTerms(
        organisationNouns.has((toNounCore(head).at(-1) ?? '').toLowerCase())
          ? `We are ${withArticle(decapitalise(head))}`
          : `${isNounFragment(head) ? '' : 'our '}${head}`,
        attributes.map(toInner),
      ),
    ];
  // "Our founder. Ex-trustee, funny": who somebody is, without praise.
  const [was = ''] = attributes[0]?.split(/, (?=\p{Ll}+$)/u) ?? [];
  if (
    /^(?:(?:guest|speaker): )?(?:our|my) \p{Ll}+$/u.test(head.toLowerCase()) &&
    /^(?:ex|former)[- ]/i.test(was)
  )
    return [`${head} (${toArticle(was)} ${decapitalise(was)})`, ...sentences.slice(2)];
  const isFragment = (text: string) =>
    countWords(text) <= 5 &&
    !isMark(text) &&
    !/^(?:discreet|fast|insured|live|local|mobile|online|overnight|remote|urgent|pre-\p{L}+)$/iu.test(text) &&
    !isFigure(text.split(', ')[0] ?? '') &&
    !isAside(text) &&
    !opensWithMoney.test(text) &&
    // "Half-day visit, 16 staff, £220": a note of its own.
    !/, .*[$€£]\d/.test(text) &&
    // "Delivered every Monday", "over 200 since 2015".
    !/^(?:over|more than) \d|^(?:billed|delivered|hosted|installed|paid|priced|sold|supplied) (?:\p{L}+ )?\p{L}/iu.test(
      text,
    ) &&
    !/^(?:we|i|our|my|it|this|you|they|no|otherwise|free|from|just|only|two|three|four|five|six|seven|eight|nine|ten|twelve|\d.*)\b|\b(?:that|which|who)\b/i.test(
      text,
    ) &&
    !startsWithVerb(text) &&
    !pastDeed.test(text) &&
    findVerb(text.split(' ')[0] ?? '')?.form !== 'third' &&
    findFinite(text.split(' ')) < 0;
  // Somebody is no part of a list of what he does.
  const isSomebody = organisationNouns.has((toNounCore(head).at(-1) ?? '').toLowerCase());
  if (fragments.length < 2 || isSomebody || !fragments.every(isFragment)) return sentences;
  // "Scaffold hire. Single and double storey": two things already.
  if (fragments.length === 2 && / and /.test(fragments[1] ?? '')) return sentences;
  const items = fragments
    .slice(0, 6)
    .map((fragment, index) => (index === 0 ? fragment : decapitalise(fragment)));
  return [joinList(items)];
}

/** As it stands inside a sentence: only a name keeps its capital. */
export function toInner(text: string): string {
  return isOrdinaryWord((text.split(/[\s,]/)[0] ?? '').toLowerCase()) ? decapitalise(text) : text;
}

/** `Lift maintenance` beside things and terms: two or three words that open like a deed and name a thing. */
function isVerbLikeNoun(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length > 1 &&
    words.length < 4 &&
    findVerb(words[0] ?? '')?.form === 'base' &&
    !opensObject(words[1] ?? '')
  );
}

/** What was done with the thing that is offered: `Piloted in 3 wards`. */
export const pastDeed =
  /^(?:piloted|tested|trialled|trialed|used|proven|validated|audited|reviewed|deployed|adopted|listed|stocked|featured) (?:in|by|at|with|for|on|since|across) /i;

/** Whether a word says what somebody does or did, and cannot well be a plural or an abbreviation. */
function isDeed(word: string): boolean {
  if (word === word.toUpperCase()) return false;
  const verb = findVerb(word);
  return verb?.form === 'past' || (verb?.form === 'third' && !verb.isName);
}

/** `Free delivery`, `24/7 support`: a thing that comes with the offer, not a sentence. */
export function isNounFragment(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    // "AI-suggested replies": what ends a name is a thing.
    !words.some(
      (word, at) =>
        isDeed(word) &&
        !(at > 0 && at === words.length - 1 && isPlural(word) && /-/.test(words[at - 1] ?? '')),
    ) &&
    !startsWithVerb(text) &&
    // "Can do weekends", but "can liners".
    !/^(?:could|may|might|must|should|would|can (?:also |do |only ))/i.test(text) &&
    !/^(?:we|i|our|my|your|all|otherwise|free (?:up|for|until|to|with)|you|it|they|the|and|or|but|not|no|please|after|at|before|by|for|from|in|on|per|that|to|via|with|within|without)\b(?!-)/i.test(
      text,
    ) &&
    !/ing$/i.test(
      words.length > 1 && !nounGerunds.has((words.at(-1) ?? '').toLowerCase()) ? (words.at(-1) ?? '') : '',
    ) &&
    findFinite(words) < 0 &&
    /^[\p{L}\d]/u.test(text) &&
    (/\p{L}{3}/u.test(text) || /^\p{Lu}&\p{Lu}$/u.test(text))
  );
}
