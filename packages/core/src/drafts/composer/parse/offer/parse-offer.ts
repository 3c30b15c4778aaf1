import {
  capitalise,
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toArticle,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { countWords, isInstruction, splitSentences, trimMarks } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../text/words.ts';
import { tellBeside } from '../context/notes/detail-clause.ts';
import { withLostArticle } from '../lost-article.ts';
import { finishSentence } from '../sentence-text.ts';
import { cleanOffer } from './cleaning/clean-offer.ts';
import { withPlaceBehind } from './cleaning/place-behind.ts';
import { splitClauses, splitFigures, splitPrice } from './cleaning/split-clauses.ts';
import type { Gain } from './gains.ts';
import { isGoods } from './kinds/goods.ts';
import { tellJobTerms } from './kinds/offer-jobs.ts';
import { readApplication } from './kinds/offer-of-oneself.ts';
import { withPay } from './kinds/pay.ts';
import { isOrder, toExtraSentence } from './notes/extra-sentence.ts';
import { withFragmentsBeside } from './notes/fragments-beside.ts';
import { isStuffed } from './notes/has-notes.ts';
import { isInNotes, isTelegram, saysWhose, tellFragments, tellStanding } from './notes/in-fragments.ts';
import { namesPrice } from './notes/money.ts';
import { withNotesAsTyped } from './notes/notes-as-typed.ts';
import { partTrailing } from './notes/part-trailing.ts';
import { type Apart, tellApart } from './notes/tell-apart.ts';
import { tellFigures } from './notes/tell-figures.ts';
import { withFragmentsTold } from './notes/tell-fragment.ts';
import { tellPredicates } from './notes/tell-predicates.ts';
import { tellSemicolons } from './notes/tell-semicolons.ts';
import { tellTerms } from './notes/tell-terms.ts';
import { isNounFragment, joinFragments, readFragment, toInner } from './offer-fragments.ts';
import { isNameOfWork } from './offer-names.ts';
import { findFinite, isInventedName, startsWithVerb } from './offer-shapes.ts';
import { joinOwnDeeds, partDoers } from './own-deeds.ts';
import { readStatement } from './read-statement.ts';
import type { Statement } from './statement.ts';
import { withSubjectArticle } from './subject-article.ts';
import { toTopic } from './topic.ts';

export type Offer = {
  /** The offer as one complete sentence; several ways to say it. Empty where only `noun` is known. */
  statements: string[];
  /** The offer as a noun phrase, with an article and, where that reads well, with "our". */
  noun?: { withArticle?: string; withOur?: string };
  /** Further sentences of the caller's about the offer. */
  extras: string[];
  /** What it is about, without a determiner: `code review`; empty where nothing short can be named. */
  topic: string;
  topicPlural: boolean;
  /** It cannot stand without an article: `guest post`. */
  topicCount?: boolean;
  /** The topic with its head noun, where the topic alone is one word. */
  label?: string;
  /** The topic is what an article or a talk is about. */
  told?: boolean;
  /** What the reader gains, as the caller put it: `cut review time by 40%`. */
  gain?: Gain;
  /** The product's name, where one was given. */
  name?: string;
  /** What the subject line says, where it is plain from what is proposed: `guest idea: beekeeping in towns`. */
  subject?: string;
  /** It is free or has its price with it; another one is not to be sent. */
  priced: boolean;
  /** Questions that the caller opens with. */
  questions: string[];
  /** The sender's name, where the offer gives it. */
  signature?: string;
  /** The sender is one person: "I", not "we". */
  single: boolean;
  /** The statement that says what is offered, lower-cased. */
  main: string;
  /** Everything of the offer that stands in the mail, lower-cased. */
  all: string;
};

const saysPrice =
  /[$€£¥₹]\s?\d|\b\d[\d.,]*k? (?:AUD|CAD|CHF|EUR|GBP|USD|bucks|cents?|dollars|euros|francs|kroner|kronor|pence|pounds|quid|rand|rupees|zloty)\b|\b\d+(?:\.\d+)?k(?=$|[,;)/])|\b(?:at no (?:charge|cost)|blood donation|food bank|free (?:below|for|of charge|plan|service|tier|to|under|up to|use)|inviting proposals|registered charity|volunteers?|no (?:upfront )?(?:charge|cost|fee)s?|costs? (?:\p{L}+ ){0,3}nothing)\b/iu;

/** The most words that an offer takes up in a mail, and the most further sentences. */
const offerWordsMax = 105;
const extrasMax = 4;
/** The most words of a sentence that the caller finished, and of one that is made of a note. */
const ownWordsMax = 45;
const listWordsMax = 36;
const toldWordsMax = 28;

/** `Ice. Clear ice, big cubes`: what the next fragment names again. */
function withoutEcho(sentences: readonly string[]): readonly string[] {
  const [first = '', second = ''] = sentences.map((sentence) => trimMarks(sentence).toLowerCase());
  const core = toNounCore(second.split(',')[0] ?? '');
  return countWords(first) < 3 && core.length > countWords(first) && core.join(' ').endsWith(` ${first}`)
    ? sentences.slice(1)
    : sentences;
}

/** `Reads invoices`, `matches POs`: what something does that is not named. */
function joinToolDeeds(sentences: readonly string[]): readonly string[] {
  const isDeed = (text: string, first: boolean) => {
    const verb = findVerb(text.split(/\s+/)[0] ?? '');
    return verb?.form === 'third' && text.includes(' ') && !(first && verb.isName);
  };
  const parts = sentences
    .map(trimMarks)
    .flatMap((sentence, at) => (at === 0 ? sentence.split(', ') : [sentence]));
  const end = parts.findIndex((part, at) => !isDeed(part, at === 0));
  const deeds = end < 0 ? parts : parts.slice(0, end);
  // "Our app. It tracks shifts": what is named and what it does.
  const [, tool = ''] =
    /^(?:an?|my|our|the) (app|platform|plugin|product|service|software|tool|website)[.!]?$/i.exec(
      sentences[0] ?? '',
    ) ?? [];
  const does = /^It (\p{Ll}+s .+)$/u.exec(sentences[1] ?? '')?.[1];
  if (tool && does) return [`Our ${tool.toLowerCase()} ${does}`, ...sentences.slice(2)];
  return deeds.length > 1
    ? [`Our tool ${joinList(deeds.map(decapitalise))}.`, ...parts.slice(deeds.length)]
    : sentences;
}

/** `Snap receipts. Track mileage. Export to Xero.`: what one can do with what was named first. */
function joinOrders(all: readonly string[]): string[] {
  // "Stop guessing. Start glowing." says nothing of it.
  const isMotto = (sentence: string) => /^(?:start|stop) \p{Ll}+ing(?: \p{L}+){0,3}[.!]?$/iu.test(sentence);
  const sentences = all.filter(isMotto).length > 1 ? all.filter((sentence) => !isMotto(sentence)) : all;
  const isDeed = (sentence = '') => {
    const bare = trimMarks(sentence);
    return (
      findVerb(bare.split(' ')[0] ?? '')?.form === 'base' &&
      countWords(bare) > 1 &&
      countWords(bare) < 6 &&
      !/[,:;]/.test(bare) &&
      !isOrder(bare)
    );
  };
  const from = sentences.findIndex((sentence, at) => at > 0 && isDeed(sentence) && isDeed(sentences[at + 1]));
  if (from < 0) return [...sentences];
  const length = sentences.slice(from).findIndex((sentence) => !isDeed(sentence));
  const end = length < 0 ? sentences.length : from + length;
  const deeds = sentences.slice(from, end).map((sentence) => decapitalise(trimMarks(sentence)));
  return deeds.some(startsWithVerb) && deeds.length < 5
    ? [...sentences.slice(0, from), `You can ${joinList(deeds)}.`, ...sentences.slice(end)]
    : [...sentences];
}

/** What it costs is told before what else there is, where not all can be. */
function withPriceNear(sentences: readonly string[]): readonly string[] {
  const at = sentences.findIndex(namesPrice);
  return at >= extrasMax ? [...sentences.slice(0, extrasMax - 1), ...sentences.slice(at)] : sentences;
}

/**
 * Reads what is offered. Every fact stays as the caller wrote it; only its frame is ours. `speaksAsOne` where another field says "my".
 */
export function parseOffer(input: string, speaksAsOne = false): Offer {
  const cleaned = withPlaceBehind(cleanOffer(withWorkListed(inRealTime(input))));
  const typed = takeIntroduction(cleaned).text;
  const read = (apart?: Apart) => readOffer(input, cleaned, speaksAsOne, apart);
  const offer = withPay(withFragmentsTold(withNotesAsTyped(typed, readApart(typed, read))));
  const inNotes = isInNotes(input);
  const apart =
    isTelegram(offer, typed, inNotes) || saysWhose(typed)
      ? tellFragments(typed, speaksAsOne || offer.single, inNotes)
      : undefined;
  return withFragmentsBeside(withDeeds(apart ? withPay(read(apart)) : offer));
}

/** `Transcripts of calls, real time` → `Transcripts of calls in real time`. */
function inRealTime(input: string): string {
  return input.replace(/, (?:in )?(real|near real)[- ]time(?=[.,;]|$)/i, ' in $1 time');
}

/** `Catering. Breakfast, lunch, canapés` → `Catering: breakfast, lunch, canapés`: some work, and what it comes to. */
function withWorkListed(input: string): string {
  return input.replace(
    /^(\p{L}+)\. ([\p{L} -]{3,30}, [\p{L} -]{3,30}(?:, [\p{L} -]{3,30})*\.?)$/u,
    (found, name: string, listed: string) =>
      isNameOfWork(name) ? `${name}: ${decapitalise(listed)}` : found,
  );
}

/** `Plumbing: boilers, leaks, bathrooms`: some work, and what it is done on. */
function isListOfWork(typed: string): boolean {
  const [, name = '', listed = ''] =
    /^(\p{L}+): (\p{Ll}[\p{L} -]+(?:,? (?:and )?[\p{L} -]+)+)\.?$/u.exec(typed) ?? [];
  return (
    isNameOfWork(name) &&
    listed
      .split(/, (?:and )?| and /)
      .every((one) => countWords(one) < 4 && isPlural(one.split(' ').at(-1) ?? ''))
  );
}

/** An offer with each deed of its sentences in a clause of its own. */
function withDeeds(offer: Offer): Offer {
  return {
    ...offer,
    statements: offer.statements.map(joinOwnDeeds),
    extras: offer.extras.map(partDoers),
  };
}

/** Reads it once, and again with its notes told apart where all in one would be too much. */
function readApart(typed: string, read: (apart?: Apart) => Offer): Offer {
  const offer = read();
  const apart = isStuffed(offer) && !isListOfWork(typed) ? tellApart(trimMarks(typed)) : undefined;
  return apart && (apart.isWhole || !isJoined(offer)) ? read(apart) : offer;
}

/** Whether all that is said of an offer goes on from it in words, and none of it in brackets. */
function isJoined({ statements, noun, extras }: Offer): boolean {
  const said = statements[0] ?? noun?.withOur ?? noun?.withArticle ?? '';
  // "…, with no fee, online shop for parents": the last is not joined.
  const last = said.split(', ').slice(1).at(-1) ?? '';
  const isLoose =
    /^(?!with|for|from|at|in|by|on|to|of|and|free|the|available|month)\p{Ll}/u.test(last) &&
    !isParticiple(last.split(' ')[0] ?? '') &&
    / (?:for|per|of) /.test(last);
  return (
    !isLoose && !/[(:;]/.test(said) && said.split(', ').length < 5 && !isStuffed({ statements: [], extras })
  );
}

/** Reads an offer as typed, or with its notes told apart from it; `typed` is `input` as it was cleaned. */
function readOffer(input: string, typed: string, speaksAsOne: boolean, apart?: Apart): Offer {
  const isByOne = /\bby (?:me|myself)\b(?=[,.;:]|$)|^freelance\b/i.test(typed);
  const introduced = takeIntroduction(
    typed.replace(/,? (?:(?:given|led|made|run|taught|written) )?by (?:me|myself)\b(?=[,.:]|$)/, ''),
  );
  const cleaned = apart?.head ?? introduced.text;
  const written = splitSentences(cleaned).filter((sentence) => !isInstruction(sentence));
  // "Guest: me." says who is offered, and the next sentence what he is.
  const besides = written.filter((sentence) => !offersSelf.test(sentence) && !saysEasy.test(sentence));
  const spoken = besides.length > 0 ? besides : written;
  const namesSelf = besides.length > 0 && written.some((sentence) => offersSelf.test(sentence));
  const sentences = spoken.filter((sentence) => !sentence.endsWith('?'));
  const questions = spoken
    .filter((sentence) => sentence.endsWith('?') && countWords(sentence) >= 3 && countWords(sentence) <= 16)
    .map((question) => capitalise(toReader(question)));
  const speaker =
    /(?<!\/)\b(?:i|i'm|i've|my|me)\b/i.test(typed.replace(/(?<![\p{L}\d])['"][^'"]{3,60}['"]/gu, '')) &&
    !/\b(?:we|our|us)\b/i.test(typed)
      ? 'I'
      : 'We';
  // What he does is told by one person as by one.
  const asSpeaker = (sentence: string, said = '') =>
    speaker === 'I' || said.startsWith('I am ')
      ? sentence
          .replace(/^We are\b/, 'I am')
          .replace(/^We\b/, 'I')
          .replace(/^Our\b/, 'My')
          .replace(/^It is (?=(?:available|based|fluent|free (?:from|until)|able)\b)/, 'I am ')
      : sentence;
  const [first = '', ...others] = joinOrders(
    joinFragments(
      joinToolDeeds(withoutEcho(sentences))
        .flatMap((sentence, at) => splitClauses(sentence, at === 0))
        .flatMap(splitFigures)
        .flatMap((sentence, at) => (at === 0 ? [sentence] : splitPrice(sentence)))
        .map((sentence) => withSpeaker(sentence, speaker, sentences[0] ?? '')),
    ),
  );
  others.forEach((other, at) => {
    others[at] = tellStanding(other) ?? other;
  });
  // "I am an engineer. 8 years of Rust": how long he has done it.
  others.forEach((other, at) => {
    const served =
      (speaker === 'I' || /^I am an? .*[^.\s]\.?$/.test(readStatement(first).statements[0] ?? '')) &&
      /^(?:over |about )?\d+\+? years (?!ago\b|old\b)/i.test(other)
        ? readApplication(`My experience: ${trimMarks(other)}`)
        : undefined;
    if (served?.statements[0]?.startsWith('I ')) others[at] = served.statements[0];
  });
  // The last sentence of running text may lack its full stop.
  const isProse = first.endsWith('.');
  // What holds of everybody leads up to what "we" do about it.
  const preface =
    others[0] !== undefined &&
    isGeneral(first) &&
    (/^(?:we|our|i|my)\b/i.test(others[0]) || isInventedName(others[0].split(' ')[0] ?? ''))
      ? finishSentence(first)
      : undefined;
  const said = preface && others[0] !== undefined ? others[0] : first;
  let main = readStatement(
    speaksAsOne && /^(?:over )?\d+\+? years (?!old)/i.test(said) ? `My experience: ${said}` : said,
  );
  // "Our pre-seed round. AI copilot for brokers": what the firm makes.
  if (
    isRaising(main) &&
    others[0] !== undefined &&
    isNounFragment(trimMarks(others[0])) &&
    !/^\W*(?:[A-Z]{3} ?)?\d/.test(others[0])
  )
    others[0] = tellSought(others[0]) ?? toMaker(others[0], others.slice(1).some(saysSold));
  if (preface) {
    others.shift();
    main = { ...main, statements: main.statements.map((statement) => `${preface} ${statement}`) };
  }
  if (namesSelf && main.noun?.withOur) {
    const self = main.noun.withOur.replace(/^our /, '');
    main = { ...toTopic(''), statements: [finishSentence(`I am ${toArticle(self)} ${self}`)] };
  }
  // "Insurance broker. We get quotes from nine insurers": several write.
  if (/\b(?:we|our)\b/i.test(typed) && !/\b(?:I|I'm|my)\b/.test(typed))
    main = {
      ...main,
      statements: main.statements.map((text) =>
        text.replace(
          /^I am (?=an? (?:[\p{L}-]+ ){0,3}(?:baker|broker|builder|caterer|contractor|electrician|plumber|printer|roofer|supplier)\b)/u,
          'We are ',
        ),
      ),
    };
  const extras = [...(main.extras ?? []), ...(apart?.told ?? []).map((sentence) => asSpeaker(sentence))];
  let budget =
    offerWordsMax - countWords(main.statements[0] ?? main.noun?.withArticle ?? main.noun?.withOur ?? '');
  const included: string[] = [];
  const further: string[] = [];
  // Whether what it includes stands right after what is offered.
  let includesFirst = false;
  // What stands right before a sentence in the mail: "You meet them after eight weeks" is said of apprentices there.
  let before = main.statements.at(-1);
  let namesSeveral = hasPlural(before);
  for (const other of others) {
    const led = before;
    if (led === undefined) namesSeveral = false;
    before = undefined;
    const bare = trimMarks(other);
    // "Minibus lease. 17 seats": how many, of what was just named.
    const isMeasure =
      main.statements.length === 0 &&
      !main.topicPlural &&
      (/^\d+ \p{L}+s$/u.test(bare) || /^\d[\d-]*% (?:below|off|under|above) \p{L}/u.test(bare));
    const ofJob =
      /^We are hiring\b/.test(main.statements[0] ?? '') && bare.includes(', ')
        ? tellJobTerms(bare)
        : undefined;
    const told = isMeasure
      ? undefined
      : (ofJob ??
        tellSemicolons(bare, main.topic) ??
        tellFigures(bare, main.topicPlural) ??
        toExtraSentence(other, main.topicPlural));
    const read = told ? undefined : readFragment(bare, main.statements.length > 0, main.topicPlural);
    // What is said of a vacancy in a word or two belongs to it.
    const isOfVacancy =
      /^We(?:'re| are) hiring\b/.test(main.statements[0] ?? '') &&
      countWords(other) <= 4 &&
      findFinite(trimMarks(other).split(' ')) < 0 &&
      !told;
    const terms = isMeasure || isOfVacancy ? [bare] : read?.terms;
    if (terms) {
      // Behind a long sentence a term would be said of its end: "… would otherwise plough in (shelf life 12 months)".
      const [, label, figure] = /^([\p{L} ]+) (\d.*)$/u.exec(terms.join(', ')) ?? [];
      if (label && figure && terms.length === 1 && countWords(main.statements[0] ?? '') > 16)
        further.push(finishSentence(`The ${decapitalise(label)} is ${figure}`));
      else main = withTerms(main, terms);
      continue;
    }
    const isOwn = isFinished(other, isProse);
    const isBareList =
      /^(?:[\p{L}&-]+(?: [\p{L}&-]+)?, ){2,}(?:and )?[\p{L}&-]+(?: [\p{L}&-]+){0,2}\.?$/u.test(other);
    if (read?.included && (!isOwn || isBareList)) {
      if (included.length === 0) includesFirst = further.length === 0 && extras.length === 0;
      // "We do postgres. Only postgres."
      const things = read.included
        .filter((thing) => !/^only\b/i.test(thing))
        .map((thing) => thing.replace(/(?<=\p{L}{3}) included$/u, ''));
      included.push(...(isBareList && isOwn ? [joinList(things)] : things));
      continue;
    }
    const isOfSender = /^(?:I|We)\b/.test(main.statements[0] ?? '');
    if (isBareList && isOwn && !told && bare.split(', ').every(namesThing)) {
      if (included.length === 0) includesFirst = further.length === 0 && extras.length === 0;
      included.push(joinList(bare.split(', ').map(decapitalise)));
      continue;
    }
    // "Made in Wales, plastic free, from £3.10 a bar": a price is none of what was done.
    const stated =
      told === undefined || ofList.test(told)
        ? tellPredicates(
            bare,
            !isOfSender && isOfSeveral(main),
            main.statements[0] ?? main.noun?.withOur ?? '',
          )
        : undefined;
    // "Set up in a week, £99 a month, cancel when you like": a list that is none of one verb.
    const isList = isOwn && told !== undefined && stated === undefined && ofList.test(told);
    const said =
      stated ??
      (isList ? finishSentence(other) : told) ??
      read?.sentence ??
      (isOwn || isLed(other) ? finishSentence(other) : undefined);
    const wordsMax = isOwn ? ownWordsMax : toldWordsMax;
    // "We would like to be your stop: dinner, bed and …": what a long list explains.
    const sentence =
      said && countWords(said) > Math.min(wordsMax, listWordsMax) && isLed(said) ? beforeList(said) : said;
    // "The booking system they have": of whom that is said nobody can tell who reads it.
    if (!sentence || countWords(sentence) > wordsMax) continue;
    const isOfBefore = speaksOfNobody(sentence);
    // "It answers tickets. It resolves 60% of them": what was named right before.
    const isOfThem = /^(?:It|This) [^,]*\bthem\b/.test(sentence) && !/\b(?:their|they)\b/.test(sentence);
    const goesOn = isOwn && namesSeveral && (isOfThem || /^(?:All|Each|I|If|They|We|You)\b/.test(sentence));
    // "Plants. We rent them out": what was named first.
    const isOfMain = main.topicPlural && /^(?:I|They|We|You)\b/.test(sentence);
    if (isOfBefore && !goesOn && !isOfMain) continue;
    before = ofPerson(asSpeaker(withSubjectArticle(sentence), main.statements[0]), main);
    namesSeveral = hasPlural(before) || (isOfBefore && goesOn);
    if (isOfBefore && led !== undefined && led === further.at(-1)) {
      before = `${led} ${before}`;
      further.pop();
    }
    further.push(before);
  }
  const isOfSomebody = /^(?:We(?: are|'re)|I(?: am|'m)) /.test(main.statements[0] ?? '');
  const comesWith =
    included.length > 0
      ? tellIncluded(
          included.slice(0, 3),
          isOfSomebody,
          !isOfSomebody && isOfSeveral(main),
          /^We\b/.test(main.statements[0] ?? '') ? 'We' : 'I',
        )
      : undefined;
  // Of a page of features these say more than who trusts the firm.
  const isPage = (included.length > 1 && further.length >= extrasMax) || /^You can /.test(further[0] ?? '');
  // What one can do with it, then what comes with it, then what it costs.
  const costsAt = further.findIndex(
    (sentence) => namesPrice(sentence) || /^(?:No |There (?:is|are) no )/.test(sentence),
  );
  if (comesWith && includesFirst) further.unshift(comesWith);
  else if (comesWith && isPage)
    further.splice(/^You can /.test(further[0] ?? '') ? Math.max(costsAt, 1) : 0, 0, comesWith);
  const isPriced = namesPrice([...main.statements, main.noun?.withOur ?? '', ...extras].join(' '));
  for (const sentence of isPriced ? further : withPriceNear(further)) {
    if (extras.length === extrasMax || countWords(sentence) > budget) continue;
    budget -= countWords(sentence);
    extras.push(sentence);
  }
  if (comesWith && !isPage && !includesFirst && extras.length < extrasMax && budget > 10)
    extras.push(comesWith);
  const mail = [...main.statements, ...extras].join(' ');
  // What others say stands in quotes: "where is my parcel".
  const own = `${cleaned} ${mail}`
    .replace(/\bI am writing about\b|(?<![\p{L}\d])['"][^'"]{3,60}['"]/gu, '')
    // "Sound engineer, own car": of somebody who offers himself it is his.
    .replace(
      /^I am an? /.test(main.statements[0] ?? '') && !/\bour\b/i.test(input) ? /\bour own\b/g : /$^/,
      '',
    );
  const single =
    (speaksAsOne || isByOne || namesSelf || /(?<!\/)\b(?:I|I'm|I've|My|my)\b/.test(own)) &&
    !/\b(?:We|we|Our|our)\b|^(?:\S+ ){1,3}and (?:I|me) \p{Ll}/u.test(own);
  const { withOur } = main.noun ?? {};
  // What is offered is a thing or several, or else a deed of whoever writes.
  const subject = !withOur ? (single ? 'I' : 'we') : main.topicPlural ? 'they' : 'it';
  return {
    ...main,
    ...(single && withOur ? { noun: { ...main.noun, withOur: withOur.replace(/^our\b/, 'my') } } : {}),
    extras: withCountFirst(extras.flatMap(partTrailing))
      .map((extra) => tellBeside(extra, { subject, offer: first }))
      .map(withLostArticle),
    priced: saysPrice.test(typed),
    questions,
    ...(introduced.name ? { signature: introduced.name } : {}),
    single,
    main: first.toLowerCase(),
    all: `${mail} ${main.noun?.withArticle ?? main.noun?.withOur ?? ''}`.toLowerCase(),
  };
}

/** Whether a part of a list is the name of a thing or of work: `online scheduling`, `optical inventory`. */
function namesThing(part: string): boolean {
  const core = toNounCore(part);
  const head = (core.at(-1) ?? '').toLowerCase();
  return (
    core.length === countWords(part) &&
    countWords(part) > 1 &&
    !isParticiple(head) &&
    (isPlural(head) || isCount(head) || /(?:ance|ence|graphy|ing|ment|ory|[st]ion|ware)$/.test(head))
  );
}

/** What was done, and a price behind a comma. */
const ofList = /^(?:It is|There are|They are) [^.]*, [^.]*[$€£]\d\S*[^.]*\.$/;

/** `They are delivered to the hotel. There are 240 bikes.`: how many there are is said before what they are. */
function withCountFirst(all: readonly string[]): string[] {
  const extras = all.flatMap((extra) => {
    const [, are = '', count = ''] =
      /^(They are [^.]+), and (there are \d[\d,]* \p{Ll}+s\.)$/u.exec(extra) ?? [];
    return count ? [capitalise(count), `${are}.`] : [extra];
  });
  const at = extras.findIndex((extra) => /^There are \d[\d,]* \p{Ll}+s\.$/u.test(extra));
  const count = extras[at];
  return at > 0 && count !== undefined && /^They (?:are|come) /.test(extras[at - 1] ?? '')
    ? [...extras.slice(0, at - 1), count, ...extras.slice(at - 1, at), ...extras.slice(at + 1)]
    : extras;
}

/** Whether several things are offered: `our workshops teach …`. */
function isOfSeveral({ statements, topicPlural }: Statement): boolean {
  const [, subject = ''] =
    /^Our ((?:[\p{L}-]+ ){0,3}?\p{L}+) (?!of\b)\p{Ll}+/u.exec(statements[0] ?? '') ?? [];
  return topicPlural || (subject !== '' && isPlural(subject.split(' ').at(-1) ?? ''));
}

/** `It speaks Polish` → `The candidate speaks Polish`. */
function ofPerson(sentence: string, { noun, statements }: Statement): string {
  const said = statements[0] ?? noun?.withArticle ?? noun?.withOur ?? '';
  const who = /^We have an? (candidate)\b/.exec(said)?.[1] ?? (statements.length === 0 ? said : '');
  const head = (toNounCore(withoutDeterminer(who)).at(-1) ?? '').toLowerCase();
  return personNouns.has(head)
    ? sentence.replace(
        /^(?:It|They) (\p{Ll}+)/u,
        (_, verb: string) => `The ${head} ${verb === 'are' ? 'is' : verb}`,
      )
    : sentence;
}

function isRaising({ statements }: Statement): boolean {
  return /\bwe(?: are|'re) raising\b/i.test(statements[0] ?? '');
}

/** `Lead investor still open` → `We are still looking for a lead investor`. */
function tellSought(fragment: string): string | undefined {
  const [, who = ''] =
    /^(?:the )?((?:[\p{L}-]+ ){0,2}(?:advisor|angel|backer|investor|lead|partner)) (?:is )?(?:still )?(?:missing|needed|open|sought|wanted)$/iu.exec(
      trimMarks(fragment),
    ) ?? [];
  return who ? `We are still looking for ${toArticle(who)} ${toInner(who)}` : undefined;
}

/** `2,300 kits sold`, `The 900 units have been sold`: what is made by now. */
function saysSold(fragment: string): boolean {
  return /^\d[\d,]*\+? [\p{L} ]*\b(?:delivered|shipped|sold)\b/u.test(fragment);
}

/** `AI copilot for insurance brokers` → `We are building an AI copilot for insurance brokers`. */
function toMaker(fragment: string, isSold: boolean): string {
  const head = (toNounCore(trimMarks(fragment)).at(-1) ?? '').toLowerCase();
  return `We ${organisationNouns.has(head) ? 'are ' : isSold ? 'make ' : 'are building '}${withArticle(toInner(fragment))}`;
}

/** `Want to sell 3 spots`, `would love to be on your list`: what the sender wants or, after a sentence about himself, would do. */
function withSpeaker(sentence: string, speaker: 'I' | 'We', first: string): string {
  const isWish = /^(?:hope|need|want|wish|would (?:like|love)) to /i.test(sentence);
  const isOwn =
    (/^(?:we|i)\b/i.test(first) && /^(?:can|could|will|would) (?!be\b)\p{Ll}+ /iu.test(sentence)) ||
    /^(?:can|will) (?:arrive|begin|come|start|travel|work)\b/i.test(sentence) ||
    // "Can lend you a kiln"; "can crushing" and "will writing" are work.
    (/^(?:can|could|will|would) (?:also )?\p{Ll}+ (?:an?|any|our|the|you|your|\d\S*) /iu.test(sentence) &&
      findVerb(sentence.split(' ')[1] ?? '')?.form !== 'third') ||
    // "Can print your postcards", "can fit next week".
    (/^can \p{Ll}+ (?!\p{Ll}+$)/iu.test(sentence) &&
      findVerb(sentence.split(' ')[1] ?? '')?.form === 'base' &&
      !findVerb(sentence.split(' ')[1] ?? '')?.isName);
  const [, sum = '', paper = '', cap = ''] =
    /^raising (\S*\d\S*) (?:on an? )?(SAFE|convertible note)(?:,| at| with)? (?:an? )?(\S*\d\S*) cap(?=[.,]|$)/i.exec(
      sentence,
    ) ?? [];
  if (cap) return `We are raising ${sum} on a ${paper} with a ${cap} cap.`;
  if (/^raising (?=an? |our |money|capital|funds|seed|[$€£]?\d)/i.test(sentence))
    return `We are ${decapitalise(sentence)}`;
  return isWish || isOwn ? `${speaker} ${decapitalise(sentence)}` : sentence;
}

/** `Download, print, done.`: how easy it is. */
const saysEasy = /^\p{L}+(?:, \p{L}+)*(?:,| and) done[.!]?$/iu;

const offersSelf =
  /^(?:(?:candidate|guest|host|interviewee|panell?ist|speaker|talk by|trainer)\s*[:=-]?\s*)?(?:me|myself)(?: as an? \p{L}+)?[.!]?$/iu;

function hasPlural(text = ''): boolean {
  return text.split(/\P{L}+/u).some((word) => isPlural(word));
}

/** Somebody of either sex, whom "their" may mean. */
const customer =
  /^(?:applicant|buyer|candidate|client|customer|employee|employer|family|guest|learner|member|owner|patient|pupil|resident|student|team|tenant|user|visitor)$/i;

/** Whether "they" stands for the reader: nothing in the sentence that could be meant is several. */
function speaksOfNobody(sentence: string): boolean {
  const before = /^(?:(?:it|this) \S+ )?(.*?)\b(?:they|them|their)\b/i.exec(sentence)?.[1]?.trim();
  // "61% have changed their opening hours": so many of those named before.
  if (/^(?:\d|[Hh]alf\b|[Mm]ost\b|[Tt]wo\b|[Tt]hree\b)/.test(before ?? '')) return false;
  return before ? !hasPlural(before) && !before.split(/\P{L}+/u).some((word) => customer.test(word)) : false;
}

/** What the mail calls an offer once it has named it. */
export function toPronoun({ statements, noun }: Pick<Offer, 'statements' | 'noun'>): 'it' | 'them' {
  const phrase = withoutDeterminer(noun?.withArticle ?? noun?.withOur ?? '');
  return statements.length === 0 && isPlural(toNounCore(phrase).at(-1) ?? '') ? 'them' : 'it';
}

/** What the caller wrote as a sentence of its own reads as one, with a verb or without: `Tuesdays to Saturdays.` */
function isFinished(text: string, isProse: boolean): boolean {
  return (
    /^[\p{L}\d$€£]/u.test(text) &&
    (isProse || text.endsWith('.')) &&
    (countWords(text) > 2 ||
      /^\d+ (?:minutes|hours|days|weeks|months|pages|people|seats|places)\b/.test(text)) &&
    countWords(text) <= ownWordsMax &&
    !isOrder(text)
  );
}

/** Whether a list explains a sentence that says enough without it. */
function isLed(text: string): boolean {
  return countWords(text.split(': ')[0] ?? '') > 5 && text.includes(': ');
}

function beforeList(text: string): string {
  return finishSentence(text.split(': ')[0] ?? '');
}

/** Things that stand beside what is offered, as a sentence. */
function tellIncluded(
  things: readonly string[],
  isOfSomebody: boolean,
  isMany: boolean,
  speaker: 'I' | 'We',
): string {
  const [first = '', ...others] = things;
  // "Fruit, snacks, as well as oat, soy and dairy milk": a list within a list comes last.
  const within = things.filter((thing) => / and /.test(thing));
  const list =
    within.length === 1 && others.length > 0 && first !== within[0]
      ? `${joinList(things.filter((thing) => thing !== within[0]))}, as well as ${within[0]}`
      : / and /.test(first) && others.length > 0
        ? `${first}, as well as ${joinList(others)}`
        : joinList(things);
  // What has a price of its own is not part of the rest.
  if (/[$€£]\d/.test(list.replace(/\([^)]*\)/g, '')))
    return finishSentence(
      `There ${isPlural(toNounCore(things[0] ?? '').at(-1) ?? '') ? 'are' : 'is'} also ${list}`,
    );
  // What somebody does is no part of him.
  // "I'm an engineer. Kubernetes, Terraform."
  if (isOfSomebody && things.every((thing) => thing.split(/, | and /).every((one) => /^\p{Lu}/u.test(one))))
    return finishSentence(`I work with ${list}`);
  // "I am a plumber. Boiler repairs, bathrooms": what he does.
  const isWork = things.every((thing) => {
    const head = (toNounCore(thing.split(' and ').at(-1) ?? '').at(-1) ?? '').toLowerCase();
    return !/\d/.test(thing) && (/ing$/.test(head) || isPlural(head)) && !notDone.test(head);
  });
  if (isOfSomebody) return finishSentence(isWork ? `${speaker} do ${list}` : list);
  // One of several goods is no part of another.
  if (things.every(isGoods)) return finishSentence(`There are also ${list}`);
  const isTerm = things.some((thing) => /\b(?:fee|contract|price|warranty|guarantee)\b/.test(thing));
  return finishSentence(
    `${isTerm ? (isMany ? 'They come with' : 'It comes with') : 'That includes'} ${list}`,
  );
}

/** What somebody has, and does not do. */
const notDone =
  /^(?:awards|certificates|clients|customers|days|evenings|languages|nights|offices|prices|qualifications|rates|references|reviews|skills|tools|weekends|years)$/;

/** `Agency staff cost you 40% more`: a sentence about many, and none of them the sender's. */
function isGeneral(text: string): boolean {
  const words = trimMarks(text).split(/\s+/);
  const finite = findFinite(words);
  return finite > 0 && isPlural(words[finite - 1] ?? '') && !/^(?:we|our|i|my|the|these|all)\b/i.test(text);
}

/** "Hi! My name is Tom and I run …" is a mail already: the greeting goes, the name moves to the end. */
function takeIntroduction(text: string): { text: string; name?: string } {
  const rest = text.replace(
    /^(?:hi|hello|hey|dear \w+|greetings|good (?:morning|day))(?: there| all| everyone)?(?:\s*[!,.:]+\s*|\s+(?=(?:basically|ok|so|well|what|we|i|our|my)\b))/i,
    '',
  );
  const spoken = rest
    .replace(
      /^(?:(?:so|well|ok|basically|essentially|honestly),? )*(?:what (?:we|i) (?:do|offer|sell|make) (?:here )?is(?: (?:easy|simple|straightforward|that|this))?[,:]? )?(?=(?:we|i) )/i,
      '',
    )
    // "So what we do is stock control, basically it reorders vaccines".
    .replace(
      /^(?:(?:so|well|ok|basically|essentially|honestly),? )*what (?:we|i) (do|offer|sell|make) (?:here )?is (?=\p{L})/iu,
      (_, deed: string) => `We ${deed.toLowerCase()} `,
    )
    .replace(/(?<=[,.;] )(?:basically|essentially),? (?=(?:it|they|we|you)\b)/gi, '');
  const match =
    /^(?:[Mm]y name is|[Mm]y name's|[Tt]his is) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,| and|\.)\s+(.+)$/su.exec(
      rest,
    );
  return match ? { text: (match[2] ?? '').replace(/^(?:and )/, ''), name: match[1] ?? '' } : { text: spoken };
}

/** `We test apps.` with its terms: `We test apps (fixed price, report in 5 days).` */
function withTerms(main: Statement, terms: readonly string[]): Statement {
  const withAdded = (text: string) => tellTerms(text, terms.map(toInner));
  const { withArticle: anp, withOur: ournp } = main.noun ?? {};
  const noun = main.noun && {
    ...(anp === undefined ? {} : { withArticle: withAdded(anp) }),
    ...(ournp === undefined ? {} : { withOur: withAdded(ournp) }),
  };
  return {
    ...main,
    statements: main.statements.map((text) => `${withAdded(text.replace(/\.$/, ''))}.`),
    ...(noun ? { noun } : {}),
  };
}
