import { isOrdinaryWord } from '../../../gate/index.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { trimMarks } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import {
  determiners,
  massNouns,
  organisationNouns,
  packageHeads,
  personNouns,
  prepositions,
} from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { gainOf, joinDeeds, objectOf, toGain } from './gains.ts';
import { fromSenderSentence } from './kinds/offer-deeds.ts';
import { toExtraSentence } from './notes/extra-sentence.ts';
import {
  findFinite,
  gerundIsVerb,
  isAboutNoun,
  isInventedName,
  isOwnWord,
  opensObject,
  startsWithVerb,
} from './offer-shapes.ts';
import { saysWhoDoes } from './opens-with-tool.ts';
import { fromNounPhrase } from './read-noun.ts';
import type { Statement } from './statement.ts';
import { toTopic } from './topic.ts';

/** What a name ends in that is a firm's, and no product's. */
const namesFirm =
  /^\p{Lu}.* (?:Advisory|Agency|Associates|Bakery|Brothers|Co|Consulting|Foods|GmbH|Group|Inc|Labs|Legal|LLC|Logistics|Ltd|Media|Partners|Services|Solutions|Studios?|Systems|Works)$/u;

/** `Norrland Dish Systems`; "Solar Systems" and "Security Services" may be what is sold. */
function isFirmName(name: string): boolean {
  const words = name.split(' ');
  const isGeneral = /^(?:Foods|Legal|Logistics|Media|Services|Solutions|Systems|Works)$/.test(
    words.at(-1) ?? '',
  );
  return (
    namesFirm.test(name) &&
    (!isGeneral || words.length > 2 || !isOrdinaryWord((words[0] ?? '').toLowerCase()))
  );
}

/** `Clausewell, contract review software`, `BinLedger, inventory for mills`: a name and what bears it, and no list of two things. */
export function isProductName(name: string, thing: string): boolean {
  const head = (toNounCore(thing).at(-1) ?? '').toLowerCase();
  const isSold =
    packageHeads.has(head) ||
    isCount(head) ||
    head === 'software' ||
    usesOf.test(head) ||
    (massNouns.has(head) && / /.test(thing));
  return isInventedName(name) && (/\p{Ll}\p{Lu}/u.test(name) || isSold);
}

/** After a name between commas: `is`, `redesigns`, `founded`. */
export function isDeedWord(word: string): boolean {
  return (
    /^(?:is|are|was|were|can|will|has|have|[\p{Ll}]{2,}(?:[^s]s|ed))$/u.test(word) ||
    ['third', 'past'].includes(findVerb(word)?.form ?? '')
  );
}

/** Whether words with capitals name a product or a firm. */
export function isName(text: string): boolean {
  const last = text.split(' ').at(-1)?.toLowerCase() ?? '';
  if (/^The \p{Lu}/u.test(text)) return isName(text.slice(4));
  return (
    (!packageHeads.has(last) || isFirmName(text)) &&
    // "Partnership: we integrate …".
    !/^(?:application|collaboration|cooperation|demo|event|integration|invitation|partnership|proposal|request|sponsorship|webinar|workshop)$/i.test(
      text,
    ) &&
    !findVerb(text.split(' ')[0] ?? '') &&
    !/^(?:new|free|offer|product|service|job|role|price|the|a|our|my)$/i.test(text.split(' ')[0] ?? '') &&
    !(text === text.toUpperCase() && /^(?:SEO|PPC|CRM|HR|IT|AI|UX|UI|PR|ERP)$/.test(text))
  );
}

/** `Carers' Kitchen`, `Bright Start`, `tablehold`: who or what it is called, which nobody has "our" of. */
function isOwnName(subject: string): boolean {
  const words = subject.split(' ');
  if (words.length > 1)
    return (
      words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) || /^(?:and|of|the|for)$/.test(word)) &&
      !packageHeads.has((words.at(-1) ?? '').toLowerCase())
    );
  return isOwnWord(subject);
}

/** `Our app` and what it does. */
export function fromSubject(subject: string, predicate: string): Statement {
  const first = subject.split(' ')[0]?.toLowerCase() ?? '';
  const brand =
    subject.split(' ').every((word) => /^\p{Lu}/u.test(word)) && decapitalise(subject) === subject;
  const keeps =
    /^(?:it|this|these|they)$/.test(first) ||
    isOwnName(subject) ||
    determiners.has(first) ||
    // "Missed appointments cost you £400 a week": what costs the reader something is not ours.
    /^costs? you\b/.test(predicate) ||
    brand ||
    /^(?:\p{Lu}\p{Ll}+|\p{Ll}+)\p{Lu}/u.test(subject) ||
    (/^\p{Lu}/u.test(subject) &&
      !packageHeads.has(subject.split(' ').at(-1)?.toLowerCase() ?? '') &&
      subject.split(' ').length === 1);
  const whole = keeps ? capitalise(subject.replace(/^my\b/i, 'My')) : `Our ${decapitalise(subject)}`;
  const name =
    keeps &&
    !determiners.has(first) &&
    !/^(?:it|this|these|they)$/.test(first) &&
    !/^costs? you\b/.test(predicate)
      ? capitalise(subject)
      : undefined;
  return {
    statements: [finishSentence(`${whole} ${joinDeeds(predicate)}`)],
    // Who does it says less than what is done: "our charity brings coding workshops" is about workshops.
    ...(name ||
    organisationNouns.has(toNounCore(subject).at(-1)?.toLowerCase() ?? '') ||
    personNouns.has(toNounCore(subject).at(-1)?.toLowerCase().replace(/s$/, '') ?? '') ||
    /\b(?:co-op|lab|practice|surgery|team)$/i.test(subject)
      ? toTopic(objectOf(predicate.replace(/^(?:just|now|also|already|recently|still|only) /, '')))
      : // "The bug you reported" is known to both and no subject to ask about.
        (first === 'the' && isAboutNoun(subject.split(' ').slice(1))) ||
          // "Our students need placements": who needs something is not offered.
          /^(?:needs?|seeks?|wants?) /.test(predicate)
        ? toTopic('')
        : toTopic(subject)),
    ...gainOf(predicate),
    ...(name ? { name } : {}),
  };
}

/** `Job costing and month-end close in one tool`: two things that are one there. */
const inOne =
  /^([^,;:]{3,40} and [^,;:]{3,40}) (?:from|in|on|under) (?:one|a single|the same) (?:app|dashboard|inbox|place|platform|product|roof|screen|subscription|system|tool|view)$/;

/** What a firm does, and what a product is for. */
const worksOf =
  /^(?:accounting|advertising|bookkeeping|cleaning|consulting|fundraising|generation|marketing|outreach|payroll|recruiting|recruitment|training|translation)$/;
const usesOf =
  /^(?:analytics|automation|booking|collaboration|invoicing|maintenance|management|monitoring|planning|reporting|scheduling|tracking)$/;

/** `Brightline Consulting: payroll consultants for schools`: what the firm itself is. */
function isWorkOfFirm(noun: string): boolean {
  const head = lastOfName(noun).toLowerCase().replace(/s$/, '');
  return organisationNouns.has(head) || personNouns.has(head);
}

/** `Fresh fruit and snack boxes at the door` → `boxes`. */
function lastOfName(noun: string): string {
  return (
    noun
      .split(/[,;:(]| (?:at|by|delivered|for|from|in|made|of|on|that|to|which|with|within)\b/)[0]
      ?.split(' ')
      .at(-1) ?? ''
  );
}

/** Those who work at the reader's, come there or buy there. */
const ofReaders =
  /^(?:agents|buyers|cashiers|clerks|clients|customers|doctors|drivers|employees|engineers|guests|managers|members|nurses|patients|people|pupils|reps|residents|staff|students|teachers|teams|technicians|tenants|users|visitors|volunteers|waiters|workers)$/i;

/** `Staff count milk on a phone`: who does something, and no name of a thing. */
function tellsOfPeople(text: string): boolean {
  const [who = '', does = '', what = ''] = text.split(' ');
  const deed = findVerb(does);
  return (
    ofReaders.test(who) &&
    deed?.form === 'base' &&
    what !== '' &&
    !prepositions.has(what) &&
    !/^(?:and|or|that|which|who)$/.test(what) &&
    (!deed.isName || opensObject(what) || /^\p{Ll}/u.test(what))
  );
}

/** `Ledgerbeam - job costing and month-end close in one tool`: none of both is what it is. */
function combine(name: string, text: string): Statement | undefined {
  const [, both = ''] = inOne.exec(text) ?? [];
  if (!both || !/^\p{Lu}/u.test(name)) return undefined;
  const words = both.split(' ');
  const opening = findVerb(words[0] ?? '');
  // "Invoices and expenses", and not "tracks and bills hours".
  const areThings = opening?.isName === true && /^\S+s and \S+s$/.test(both);
  if (!areThings && (opening?.form === 'third' || startsWithVerb(text) || findFinite(words) >= 0))
    return undefined;
  return {
    statements: [finishSentence(`${name} combines ${decapitalise(text).replace(/^our /, '')}`)],
    ...toTopic(''),
    name,
  };
}

/** Whether a part of a list names something that one can get. */
function isListed(part: string): boolean {
  const words = part.split(' ');
  const head = (toNounCore(part).at(-1) ?? '').toLowerCase();
  return (
    words.length < 12 &&
    (isPlural(head) || massNouns.has(head) || /^(?:an?|one|unlimited) /.test(part)) &&
    !/[$€£(;:]| (?:and|or) (?!\p{L}+$)/u.test(part) &&
    !/^(?:\d|no |free |from |only |ex-)/.test(part) &&
    !prepositions.has(words[0] ?? '') &&
    !isParticiple(words[0] ?? '') &&
    !(startsWithVerb(part) && opensObject(words[1] ?? '')) &&
    findFinite(words) < 0
  );
}

/** `Bookkeeping`, `telematics`: an ordinary word for some work, and no product's name. */
export function isNameOfWork(name: string): boolean {
  return /^\p{L}{4,}(?:ation|care|graphy|ics|ing)$/iu.test(name) && isOrdinaryWord(name.toLowerCase());
}

/** A name, and what bears it. */
export function fromNamed(name: string, rest: string): Statement {
  const text = trimMarks(rest);
  const words = text.split(/\s+/);
  const verb = findVerb(words[0] ?? '');
  // "Baristock: staff count milk on a phone; $45 a month": what those do with it who work for the reader.
  const [does = '', ...terms] = text.split(/; /);
  if (tellsOfPeople(does))
    return {
      statements: [finishSentence(`With ${name}, your ${decapitalise(does)}`)],
      ...toTopic(''),
      extras: terms.map((term) => toExtraSentence(term) ?? finishSentence(capitalise(term))),
      name,
    };
  const combined = combine(name, text);
  if (combined) return combined;
  if (verb?.form === 'third') return { ...fromSubject(name, text), name };
  if (verb?.form === 'base' && startsWithVerb(text)) {
    const gain = toGain(verb.base, toReader(words.slice(1).join(' ')));
    return {
      statements: [finishSentence(`${name} helps you ${gain.base}`)],
      ...toTopic(words.slice(1).join(' ')),
      gain,
      name,
    };
  }
  if (verb?.form === 'gerund' && gerundIsVerb(words))
    return {
      statements: [finishSentence(`${name} is about ${decapitalise(text)}`)],
      ...toTopic(words.slice(1).join(' ')),
      name,
    };
  // "Ghostwriting: I turn one hour into posts": the work, and the sentence on it.
  if (
    /^(?:I|[Mm]y) /.test(text) &&
    name.split(' ').every((word) => /(?:ing|graphy)$/.test(word) || isOrdinaryWord(word.toLowerCase()))
  )
    return { ...fromSenderSentence(text), ...toTopic(name), statements: [finishSentence(capitalise(text))] };
  if (/^(?:we|it|our)\b|^(?:I|[Mm]y) /i.test(text))
    return { ...fromSenderSentence(text), statements: [finishSentence(capitalise(text))], name };
  const noun = decapitalise(text);
  // "Shiftly: workers swap shifts by text message": what is done with it.
  if (saysWhoDoes(noun))
    return { statements: [finishSentence(`With ${name}, ${noun}`)], ...toTopic(''), name };
  const bare = withoutDeterminer(noun);
  // "Microgreens: pea, radish, sunflower": several things, and of what sorts.
  if (!name.includes(' ') && isPlural(name) && text.includes(', ') && !/^(?:an?|the|our) /i.test(text))
    return fromNounPhrase(`${decapitalise(name)}: ${text}`);
  // "Bookkeeping: VAT returns, payroll, year-end": the work, and what it comes to.
  if (isNameOfWork(name) && text.includes(', ') && !/[;:]/.test(text))
    return fromNounPhrase(`${decapitalise(name)}: ${text}`);
  // A word before several things says what kind they are: "Hygiene: wipes, refills".
  if (isPlural(toNounCore(noun).at(-1) ?? '') && isOrdinaryWord(name.toLowerCase()))
    return fromNounPhrase(text);
  // "LactoCheck Labs: listeria tests, results in 24 hours": a firm is none of what it sells.
  if (isFirmName(name) && !isWorkOfFirm(noun)) {
    const { noun: told, extras = [] } = fromNounPhrase(text);
    return {
      statements: [finishSentence(`${name} offers ${told?.withArticle ?? withArticle(noun)}`)],
      ...toTopic(noun),
      extras,
      name,
    };
  }
  // "Bookwell: reminders by text, forms on a tablet, one inbox": what one gets with it.
  const listed = text.split(', ').map(decapitalise);
  if (listed.length > 2 && listed.every(isListed))
    return {
      statements: [finishSentence(`With ${name}, you get ${joinList(listed)}`)],
      ...toTopic(''),
      name,
    };
  // Several things have one name together, so no verb goes with both; a small letter opens no sentence.
  if (/^\p{Ll}/u.test(name) || isPlural(lastOfName(noun)))
    return {
      statements: [],
      noun: /^[^,]+, .+ and /.test(noun)
        ? { withArticle: `${name} (${noun})` }
        : { withArticle: `${name}, ${withArticle(noun)}`, withOur: `${name}, our ${bare}` },
      // The first of several things is no name for the rest.
      ...toTopic(/^[^,]+, .+ and /.test(noun) ? '' : noun),
      name,
    };
  // "Ledgerline, accounts payable automation that reads invoices": what it does makes it a thing.
  const doesSo = /^[^,]+? that \p{Ll}+s /u.test(noun);
  // "Interim HR: 3 days a week, on site": how much of it there is.
  if (/^\d+ (?:days?|half-days|hours?) (?:a|per) /.test(text))
    return fromNounPhrase(`${decapitalise(name)}: ${text}`);
  // Nothing is "influencer marketing".
  const head = toNounCore(bare).at(-1) ?? '';
  const isWork = !doesSo && withArticle(noun) === noun && !/, .* and /.test(noun);
  if (isWork && worksOf.test(head))
    return { statements: [finishSentence(`${name} does ${noun}`)], ...toTopic(noun), name };
  if (isWork && usesOf.test(head))
    return {
      // "For maintenance for fleets" says it twice.
      statements: [
        finishSentence(
          `${name} is for ${noun.replace(/(?<=\b(?:maintenance|management|monitoring|tracking)) for (?=\p{L})/u, ' of ')}`,
        ),
      ],
      ...toTopic(noun),
      name,
    };
  // "A range of nine sun creams, 45 % retail margin": what holds besides is told as of any thing.
  const { noun: said, extras } = / (?:that|which) /.test(noun) ? { noun: undefined } : fromNounPhrase(text);
  if (said?.withArticle && said.withOur && noun.includes(', ') && !/\d (?:pages|words)\b/.test(noun))
    return {
      statements: [
        finishSentence(`${name} is ${said.withArticle}`),
        finishSentence(`${name} is ${said.withOur}`),
      ],
      ...toTopic(noun),
      ...(extras ? { extras } : {}),
      name,
    };
  return {
    statements: [
      finishSentence(`${name} is ${withArticle(noun)}`),
      ...(/^\d/.test(bare) ? [] : [finishSentence(`${name} is our ${bare}`)]),
    ],
    ...toTopic(noun),
    name,
  };
}
