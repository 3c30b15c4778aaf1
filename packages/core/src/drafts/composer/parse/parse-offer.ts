import { capitalise, decapitalise, isPlural, toNounCore, toReader } from '../text/grammar.ts';
import {
  calmCase,
  calmTitleCase,
  countWords,
  isInstruction,
  splitSentences,
  tidy,
  trimMarks,
} from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { joinFragments, pastDeed, readFragment } from './offer-fragments.ts';
import {
  ambiguousVerbs,
  findFinite,
  type Gain,
  opensWithAdverbial,
  pluralNouns,
  startsWithVerb,
} from './offer-shapes.ts';
import { finishSentence, joinCompounds, readStatement, type Statement, toAbility } from './read-statement.ts';

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

/** The most words that an offer takes up in a mail. */
const offerWordsMax = 50;

/** Reads what is offered. Every fact stays as the caller wrote it; only its frame is ours. */
export function parseOffer(input: string): Offer {
  const introduced = takeIntroduction(joinCompounds(calmTitleCase(calmCase(tidy(input)))));
  const cleaned = introduced.text;
  const spoken = splitSentences(cleaned).filter((sentence) => !isInstruction(sentence));
  const sentences = spoken.filter((sentence) => !sentence.endsWith('?'));
  const questions = spoken
    .filter((sentence) => sentence.endsWith('?') && countWords(sentence) >= 3 && countWords(sentence) <= 16)
    .map((question) => capitalise(toReader(question)));
  const [first = '', ...others] = joinFragments(sentences.flatMap(splitSemicolons));
  // The last sentence of running text may lack its full stop.
  const isProse = first.endsWith('.');
  // What holds of everybody leads up to what "we" do about it.
  const preface =
    others[0] !== undefined && isGeneral(first) && /^(?:we|our|i|my)\b/i.test(others[0])
      ? finishSentence(first)
      : undefined;
  let main = readStatement(preface && others[0] !== undefined ? others[0] : first);
  if (preface) {
    others.shift();
    main = { ...main, statements: main.statements.map((statement) => `${preface} ${statement}`) };
  }
  const extras = [...(main.extras ?? [])];
  let budget =
    offerWordsMax - countWords(main.statements[0] ?? main.noun?.withArticle ?? main.noun?.withOur ?? '');
  const included: string[] = [];
  for (const other of others) {
    const told = toExtraSentence(other, main.topicPlural);
    const read = told
      ? undefined
      : readFragment(trimMarks(other), main.statements.length > 0, main.topicPlural);
    if (read?.terms) {
      main = withTerms(main, read.terms);
      continue;
    }
    const isOwn = isFinished(other, isProse);
    if (read?.included && !isOwn) {
      included.push(...read.included);
      continue;
    }
    const sentence = told ?? read?.sentence ?? (isOwn ? finishSentence(other) : undefined);
    if (!sentence) continue;
    if (countWords(sentence) > Math.min(budget, 28)) continue;
    budget -= countWords(sentence);
    extras.push(sentence);
    if (extras.length === 2) break;
  }
  if (included.length > 0 && extras.length < 2 && budget > 10)
    extras.push(tellIncluded(included.slice(0, 3)));
  const said = [...main.statements, ...extras].join(' ');
  const own = `${cleaned} ${said}`;
  const single = /(?<!\/)\b(?:I|I'm|I've|My|my)\b/.test(own) && !/\b(?:We|we|Our|our)\b/.test(own);
  const { withOur } = main.noun ?? {};
  return {
    ...main,
    ...(single && withOur ? { noun: { ...main.noun, withOur: withOur.replace(/^our\b/, 'my') } } : {}),
    extras,
    questions,
    ...(introduced.name ? { signature: introduced.name } : {}),
    single,
    main: first.toLowerCase(),
    all: `${said} ${main.noun?.withArticle ?? main.noun?.withOur ?? ''}`.toLowerCase(),
  };
}

/** What the caller wrote as a sentence of its own reads as one, with a verb or without: `Tuesdays to Saturdays.` */
function isFinished(text: string, isProse: boolean): boolean {
  return (
    /^[\p{L}\d$€£]/u.test(text) &&
    (isProse || text.endsWith('.')) &&
    (countWords(text) > 2 ||
      /^\d+ (?:minutes|hours|days|weeks|months|pages|people|seats|places)\b/.test(text)) &&
    countWords(text) < 20 &&
    !isOrder(text)
  );
}

/** Things that stand beside what is offered, as a sentence. */
function tellIncluded(things: readonly string[]): string {
  const list = things.join(', ').replace(/, ([^,]+)$/, ' and $1');
  // What has a price of its own is not part of the rest.
  if (/[$€£]\d/.test(list.replace(/\([^)]*\)/g, '')))
    return finishSentence(
      `There ${isPlural(toNounCore(things[0] ?? '').at(-1) ?? '') ? 'are' : 'is'} also ${list}`,
    );
  const isTerm = things.some((thing) => /\b(?:fee|contract|price|warranty|guarantee)\b/.test(thing));
  return finishSentence(`${isTerm ? 'It comes with' : 'That includes'} ${list}`);
}

/** `Agency staff cost you 40% more`: a sentence about many, and none of them the sender's. */
function isGeneral(text: string): boolean {
  const words = trimMarks(text).split(/\s+/);
  const finite = findFinite(words);
  return finite > 0 && isPlural(words[finite - 1] ?? '') && !/^(?:we|our|i|my|the|these|all)\b/i.test(text);
}

/** What the mail's own ask would say again. */
function isOrder(text: string): boolean {
  return /^(?:contact|call|visit|email|book (?:a|your)|try|ask|reply|sign up|click|act|order|buy)\b/i.test(
    text,
  );
}

/** Whether a part says who does something. */
function isSpoken(text: string): boolean {
  return /^(?:we|i|you|it|they|our)\b/i.test(text) || findFinite(text.split(/\s+/)) > 0;
}

/** `We clean offices; we also do windows` is two sentences; attributes after a semicolon stay with their noun. */
function splitSemicolons(sentence: string): string[] {
  const parts = sentence.split(/;\s+/);
  const areSentences =
    parts.every((part) => countWords(part) > 3) &&
    parts.slice(1).some((part) => toExtraSentence(part) !== undefined || isSpoken(part));
  return parts.length > 1 && areSentences ? parts : [sentence];
}

/** "Hi! My name is Tom and I run …" is a mail already: the greeting goes, the name moves to the end. */
function takeIntroduction(text: string): { text: string; name?: string } {
  const rest = text.replace(
    /^(?:hi|hello|hey|dear \w+|greetings|good (?:morning|day))(?: there| all| everyone)?\s*[!,.:]+\s*/i,
    '',
  );
  const match =
    /^(?:[Mm]y name is|[Mm]y name's|[Tt]his is) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,| and|\.)\s+(.+)$/su.exec(
      rest,
    );
  return match ? { text: (match[2] ?? '').replace(/^(?:and )/, ''), name: match[1] ?? '' } : { text: rest };
}

/** `We test apps.` with its terms: `We test apps (fixed price, report in 5 days).` */
function withTerms(main: Statement, terms: readonly string[]): Statement {
  const added = terms.map(decapitalise).join(', ');
  const withAdded = (text: string) =>
    text.endsWith(')') ? `${text.slice(0, -1)}, ${added})` : `${text} (${added})`;
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

/** `Answers calls, books visits, $249/mo` → `It answers calls and books visits ($249/mo).` */
function tellDeeds(text: string): string {
  const things = text.split(/, (?!and )/);
  const isDeed = (thing: string) => findVerb(thing.split(' ')[0] ?? '')?.form === 'third';
  const terms = things.filter((thing) => !isDeed(thing));
  const deeds = things.filter(isDeed);
  if (things.length === 1 || !terms.every((term) => /\d|^no |^free /.test(term) && countWords(term) < 5))
    return finishSentence(`It ${text}`);
  const list = deeds.join(', ').replace(/, ([^,]+)$/, ' and $1');
  return finishSentence(`It ${list}${terms.length > 0 ? ` (${terms.join(', ')})` : ''}`);
}

/** Whether a word that is seldom a noun opens with a deed: `get`, `save`. */
function opensDeed(text: string): boolean {
  const verb = findVerb(text.split(' ')[0] ?? '');
  return verb?.form === 'base' && !ambiguousVerbs.test(verb.base);
}

/** A further sentence of an offer, of one thing or of several; undefined where it cannot stand on its own. */
export function toExtraSentence(text: string, plural = false): string | undefined {
  const raw = trimMarks(text);
  const words = raw.split(/\s+/);
  const first = findVerb(words[0] ?? '');
  if (/^no (?!more\b|one\b)/i.test(raw) && words.length <= 8 && findFinite(words) < 0) {
    const several = isPlural(toNounCore(words.slice(1).join(' ')).at(-1) ?? '') || / (?:and|or) /.test(raw);
    return finishSentence(`There ${several ? 'are' : 'is'} ${decapitalise(raw)}`);
  }
  if (
    /^(?:we|i|our|my|it|this|the|they|there|these|all|each|every|most|you|your|everything|customers|users|clients|teams|people|employees|guests|patients|members)\b/iu.test(
      raw,
    ) &&
    words.length >= 3
  ) {
    const candidate = capitalise(raw.replace(/^i\b/, 'I'));
    return /^(?:the|our|my|this|these|all|each|every|most|your)\b/i.test(raw) &&
      findFinite(words) < 0 &&
      !/\b(?:is|are|was|were|has|have|can|will|do|does|had)\b/i.test(raw) &&
      !words.slice(2).some((word) => ['base', 'past'].includes(findVerb(word)?.form ?? ''))
      ? undefined
      : finishSentence(candidate);
  }
  // "Charities using us see 18% more".
  if (
    /^\p{L}+s (?:using|on|with|who use|that use|working with) (?:us|it|our \p{L}+|\p{Lu}\p{L}+) \p{L}+/u.test(
      raw,
    ) &&
    first?.form !== 'third'
  )
    return finishSentence(raw);
  if (opensWithAdverbial(raw) && words.length >= 4)
    return finishSentence(capitalise(raw.replace(/\bi\b/g, 'I')));
  if (/^(?:she|he) \p{Ll}+/u.test(decapitalise(raw)) && words.length >= 4) return finishSentence(raw);
  if (
    /^(?:[$€£]\d[^\s]*(?:$| (?:per|an?|each|flat|all|plus|incl|excl|including|excluding|for)\b)|\d[\d.,]* (?:USD|EUR|GBP|CHF|dollars|euros|pounds) (?:per|an?|each)\b)/.test(
      raw,
    ) &&
    words.length <= 8 &&
    findFinite(words) < 0
  )
    return finishSentence(`The price is ${raw}`);
  const priced =
    /^(lease|rent|rental|hire|fee|price|cost|subscription|membership|licen[cs]e) ([$€£]\d.*)$/i.exec(raw);
  if (priced && words.length <= 8)
    return finishSentence(`The ${(priced[1] ?? '').toLowerCase()} is ${priced[2]}`);
  const charged = /^([$€£]?\d[^\s]*) (fee|price|commission|deposit|rate)(?= |$)(.*)$/i.exec(raw);
  if (charged && words.length <= 10)
    return finishSentence(`The ${(charged[2] ?? '').toLowerCase()} is ${charged[1]}${charged[3]}`);
  // "Rent paid on the 1st": what is done, and to what.
  const passive =
    /^((?:\p{L}+ ){1,3})(\p{L}+) (?:on|by|in|within|at|to|every|each|before|after|with|from|for) /u.exec(raw);
  if (
    passive &&
    findVerb(passive[2] ?? '')?.form === 'past' &&
    findFinite(words) < 0 &&
    !opensDeed(passive[1] ?? '') &&
    words.length <= 18
  ) {
    const subject = (passive[1] ?? '').trim();
    const tail = raw.slice(subject.length + 1);
    return finishSentence(`${subject} ${isPlural(subject.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${tail}`);
  }
  const credentials =
    /^(?:(?:fully|all) )?(?:insured|licen[sc]ed|certified|accredited|regulated|bonded)\b.*$/i.exec(raw);
  if (credentials && words.length <= 9)
    return finishSentence(`We are ${decapitalise(raw).replace(/, ([^,]+)$/, ' and $1')}`);
  // "Reports every Monday" names a thing, not what something does.
  if (
    first?.form === 'third' &&
    /^(?:every|each|daily|weekly|monthly)$/i.test(words[1] ?? '') &&
    isPlural(words[0] ?? '')
  )
    return finishSentence(`${raw.replace(/^(\S+) /, '$1 come ')}`);
  if (first?.form === 'third' && startsWithVerb(words.slice(1).join(' '))) return finishSentence(raw);
  if (first?.form === 'base' && startsWithVerb(raw) && words.length >= 3 && !isOrder(raw))
    return toAbility(raw);
  if (pastDeed.test(raw) && words.length >= 3 && words.length <= 12)
    return finishSentence(
      `${plural ? 'They' : 'It'} ${/^(?:used|stocked|listed|adopted) by\b/i.test(raw) ? (plural ? 'are' : 'is') : plural ? 'have been' : 'has been'} ${decapitalise(raw)}`,
    );
  // "Reports by 7am" names things, too.
  const isThings =
    pluralNouns.test(words[0]?.toLowerCase() ?? '') &&
    /^(?:by|in|within|from|at|on|for|with)$/i.test(words[1] ?? '');
  if (isThings) return undefined;
  if (first?.form === 'third' && words.length >= 2) return tellDeeds(toReader(decapitalise(raw)));
  if (/^(?:from|starting (?:at|from)|only|just) [$€£]?\d/i.test(raw))
    return finishSentence(`Prices start at ${raw.replace(/^(?:from|starting (?:at|from)|only|just) /i, '')}`);
  if (
    /^\d[\d.,]*%? (?:of )?.*\b(?:use|used|say|are|have|report|choose|trust|renew|stay|recommend|signed|joined|chose|bought|tested|see|saw|find|get|finish|pass|come|go|keep|reach|return)\b/i.test(
      raw,
    )
  )
    return finishSentence(raw);
  if (/^\d[\d.,]*%? (?:fewer|more|less|faster|higher|lower|cheaper|better|reduction|increase)\b/i.test(raw))
    return finishSentence(`That means ${raw}`);
  const extra = /^(\p{L}+(?: \p{L}+)?) (extra|included|optional|available|refundable|negotiable)$/iu.exec(
    raw,
  );
  if (extra)
    return finishSentence(
      `${capitalise(extra[1] ?? '')} ${isPlural((extra[1] ?? '').split(' ').at(-1) ?? '') ? 'are' : 'is'} ${(extra[2] ?? '').toLowerCase()}`,
    );
  const labelled =
    /^(topic|subject|theme|price|cost|duration|location|place|date|time|deadline|language|format|fee|salary|venue): (.{3,80})$/i.exec(
      raw,
    );
  if (labelled) return finishSentence(`The ${(labelled[1] ?? '').toLowerCase()} is ${labelled[2]}`);
  if (/^free (?:up to|for|until|with)\b/i.test(raw) && words.length <= 9)
    return finishSentence(`It is ${decapitalise(raw)}`);
  const moved = /^(\p{L}[\p{L} -]{2,30}) (up|down) (\d[\d.,]*%.*)$/u.exec(raw);
  if (moved)
    return finishSentence(
      `${moved[1]} ${isPlural((moved[1] ?? '').split(' ').at(-1) ?? '') ? 'are' : 'is'} ${moved[2]} ${moved[3]}`,
    );
  if (
    /^(?:up|live|ready|available|open|done|back|online) (?:\p{L}+ ){0,2}(?:in|within|from|by|after) /iu.test(
      raw,
    )
  )
    return finishSentence(`${plural ? 'They are' : 'It is'} ${decapitalise(raw)}`);
  const bounded = /^(\p{L}+(?: \p{L}+){0,2}) (within|under|in|from) (.*\d.*)$/u.exec(raw);
  if (bounded && words.length <= 8 && !/\b(?:it|them|this|that|us|you|up)$/i.test(bounded[1] ?? '')) {
    const [, noun = '', word = '', amount = ''] = bounded;
    const plural = isPlural(noun.split(' ').at(-1) ?? '');
    if (word === 'from' && /^(?:fees?|prices?|rates?|packages?|plans?)$/i.test(noun))
      return finishSentence(`The ${decapitalise(noun)} ${plural ? 'start' : 'starts'} at ${amount}`);
    if (word === 'in') return finishSentence(`${noun} ${plural ? 'take' : 'takes'} ${amount}`);
    return finishSentence(
      `${noun} ${plural ? 'are' : 'is'} ${word === 'from' ? 'available from' : word} ${amount}`,
    );
  }
  const finite = findFinite(words);
  if (finite > 0 && (/^\p{Lu}/u.test(raw) || isPlural(words[finite - 1] ?? ''))) return finishSentence(raw);
  return undefined;
}
