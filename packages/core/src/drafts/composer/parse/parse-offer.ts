import {
  capitalise,
  decapitalise,
  isPlural,
  isThirdPersonVerb,
  toArticle,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb, toGerund } from '../text/verbs.ts';
import {
  determiners,
  nounGerunds,
  organisationNouns,
  packageHeads,
  packagingWords,
  personNouns,
  prepositions,
} from '../text/words.ts';

export type Offer = {
  /** The offer as complete sentences of the caller's facts; several ways to say it, each a list of sentences. */
  statements: string[][];
  /** A short noun phrase for what it is about, without a determiner: `code review`, `AWS spend`. */
  topic: string;
  topicPlural: boolean;
  /** What the reader gains, as the caller put it: `cut review time by 40%`. */
  gain?: { base: string; gerund: string };
  /** For subject lines: the thing offered, short. */
  label: string;
  words: string;
};

/** Reads what is offered. Every fact stays as the caller wrote it; only its frame is ours. */
export function parseOffer(input: string): Offer {
  const cleaned = calmTitleCase(calmCase(tidy(input)));
  const words = cleaned.toLowerCase();
  const sentences = splitSentences(cleaned).filter(
    (sentence) => !isInstruction(sentence) && !sentence.endsWith('?') && countWords(sentence) > 0,
  );
  const merged = mergeFragments(sentences);
  const [first = '', ...others] = merged;
  const main = readStatement(first);
  const extras: string[] = [];
  let budget = 46 - countWords(main.statements[0]?.join(' ') ?? '');
  for (const other of others) {
    const sentence = toExtraSentence(other);
    if (!sentence || countWords(sentence) > Math.min(budget, 26)) continue;
    budget -= countWords(sentence);
    extras.push(sentence);
    if (extras.length === 2) break;
  }
  return { ...main, statements: main.statements.map((statement) => [...statement, ...extras]), words };
}

type Read = Omit<Offer, 'words'>;

/** A list typed as lines or fragments becomes one noun phrase: `SEO`, `PPC`, `web design` → `SEO, PPC and web design`. */
function mergeFragments(sentences: string[]): string[] {
  const fragments = sentences.map(trimMarks).filter(Boolean);
  if (
    fragments.length < 2 ||
    !fragments.every(
      (fragment) => countWords(fragment) <= 5 && !hasSubject(fragment) && !startsWithVerb(fragment),
    )
  )
    return sentences;
  const items = fragments
    .slice(0, 6)
    .map((fragment, index) => (index === 0 ? fragment : decapitalise(fragment)));
  return [`${items.slice(0, -1).join(', ')} and ${items.at(-1)}`];
}

function hasSubject(text: string): boolean {
  return /^(?:we|i|our|my|it|this|you|they)\b/i.test(text);
}

/** Words that are capitalised only because the whole phrase is a title become ordinary words. */
function calmTitleCase(text: string): string {
  return text.replace(/[^\n.!?]+/g, (sentence) => {
    const words = sentence
      .trim()
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    const long = words.filter((word) => word.length > 3 || !prepositions.has(word.toLowerCase()));
    if (words.length < 3 || !long.every((word) => /^[("']?[\p{Lu}\d$€£]/u.test(word))) return sentence;
    const last = (words.at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '');
    const ordinary =
      words.length >= 5 ||
      packageHeads.has(last) ||
      packagingWords.has((words[0] ?? '').toLowerCase()) ||
      findVerb(words[0] ?? '') !== undefined;
    if (!ordinary) return sentence;
    let seen = 0;
    return sentence.replace(/[\p{L}][\p{L}'’&-]*/gu, (word) => (seen++ === 0 ? word : decapitalise(word)));
  });
}

const leadIn =
  /^(?:(?:the |my |our )?(?:offer|product|service|solution)s?\s*(?:is|are|:|=|-)\s*|(?:(?:i|we)(?:'m| am|'re| are)?\s+)?(?:(?:want|would like|'d like|wish|plan|hope|looking|trying|here|able|pleased|happy|excited)\s+to\s+|can\s+)?(?:offer|sell|promote|pitch|propose|introduce|present|market|advertise)(?:ing)?\s+(?:(?:them|you|to them|to you)\s+)?)/i;

function readStatement(sentence: string): Read {
  const raw = trimMarks(sentence);
  if (!raw) return fromNounPhrase('service', true);
  const lead = leadIn.exec(raw);
  if (lead && lead[0].length < raw.length) {
    const rest = trimMarks(raw.slice(lead[0].length));
    if (/\p{L}/u.test(rest)) return readBare(rest);
  }
  return readBare(raw);
}

function readBare(raw: string): Read {
  const text = raw.replace(/^(?:a|an) (?=(?:a|an|the) )/i, '');
  const words = text.split(/\s+/);
  const lower = text.toLowerCase();

  if (/^(?:we|i|our team|our company)(?:'re|'ve|'m|'ll|'d)?\s/i.test(text)) return fromSenderSentence(text);
  const named =
    /^((?:\p{Lu}[\p{L}\d.&'-]*)(?:\s\p{Lu}[\p{L}\d.&'-]*){0,2})\s*(?::|\s-\s|,\s(?=(?:a|an|the|our)\s))\s*(.+)$/u.exec(
      text,
    );
  if (
    named &&
    !findVerb(named[1] ?? '') &&
    !packageHeads.has((named[1] ?? '').toLowerCase().split(' ').at(-1) ?? '')
  )
    return fromNamed(named[1] ?? '', named[2] ?? '');

  const verb = findVerb(words[0] ?? '');
  if (verb?.form === 'base' && startsWithVerb(text)) return fromVerb(verb.base, words.slice(1).join(' '));
  if (verb?.form === 'gerund' && gerundIsVerb(words)) return fromVerb(verb.base, words.slice(1).join(' '));
  if (verb?.form === 'third' && words.length > 2 && opensObject(words[1] ?? ''))
    return fromVerb(verb.base, words.slice(1).join(' '));

  const finite = findFinite(words);
  if (finite > 0) return fromSubject(words.slice(0, finite).join(' '), words.slice(finite).join(' '));
  const relative = /^(.{3,90}?)\s+(?:that|which)\s+(.+)$/i.exec(text);
  if (relative) return fromRelative(relative[1] ?? '', relative[2] ?? '');
  const split = /^(.{3,120}?)(?:\s+-\s+|:\s+|;\s+|,\s+)((?:it |and )?[a-z]+s\s.+)$/.exec(text);
  const splitVerb = split && findVerb((split[2] ?? '').replace(/^(?:it|and) /, '').split(' ')[0] ?? '');
  if (split && splitVerb?.form === 'third')
    return fromRelative(split[1] ?? '', (split[2] ?? '').replace(/^(?:it|and) /, ''));
  const gains = /^(.{3,120}?)(?:\s+-\s+|:\s+|;\s+|,\s+|\s+to\s+)([a-z]+\s.+)$/.exec(text);
  const gainVerb = gains && findVerb((gains[2] ?? '').split(' ')[0] ?? '');
  if (
    gains &&
    gainVerb?.form === 'base' &&
    startsWithVerb(gains[2] ?? '') &&
    / - |: |; |, /.test(text.slice((gains[1] ?? '').length, (gains[1] ?? '').length + 3))
  ) {
    return fromNounPhrase(
      gains[1] ?? '',
      false,
      {
        base: gains[2] ?? '',
        gerund: `${toGerund(gainVerb.base)} ${(gains[2] ?? '').split(' ').slice(1).join(' ')}`,
      },
      true,
    );
  }
  const dash = /^(.{3,140}?)\s+-\s+(.+)$/.exec(text);
  if (dash && countWords(dash[2] ?? '') <= 14) {
    const read = fromNounPhrase(dash[1] ?? '', false);
    return {
      ...read,
      statements: read.statements
        .map((statement) => [...statement, toExtraSentence(dash[2] ?? '') ?? ''])
        .map((list) => list.filter(Boolean)),
    };
  }
  if (/^(?:specialis|specializ)ing in /.test(lower))
    return fromNounPhrase(text.replace(/^\S+ in /i, ''), false);
  return fromNounPhrase(text, false);
}

/** Whether a first word that can be a verb is one here: something follows that a verb takes. */
function startsWithVerb(text: string): boolean {
  const words = text.split(/\s+/);
  const verb = findVerb(words[0] ?? '');
  if (verb?.form !== 'base') return false;
  const second = (words[1] ?? '').toLowerCase().replace(/[^\p{L}\p{N}$€£%-]/gu, '');
  if (!second) return false;
  if (opensObject(second)) return true;
  if (
    /^(?:free|complete|secure|live|clean|close|open|better|speed|design|audit|review|support|test|training|plan|market|contract|transfer|record|report|host|coach|order|network|form|model|process|file|form|research|print|film|program|paint|care|exchange|lease|trade|share|work|cover|call|survey|feed|stock|repair|document|position|access|study|view|tailor|screen|score|search|store|staff|view|project|benchmark)$/.test(
      verb.base,
    )
  )
    return false;
  const core = toNounCore(words.slice(1).join(' '));
  const head = (core.at(-1) ?? '').toLowerCase();
  return !packageHeads.has(head);
}

function opensObject(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    determiners.has(lower) ||
    /^[\d$€£]/.test(lower) ||
    /^(?:you|them|us|it|better|faster|up|out|in|on|with|to|for|from|down|off|new|time|money)$/.test(lower)
  );
}

function gerundIsVerb(words: string[]): boolean {
  const first = (words[0] ?? '').toLowerCase();
  const second = (words[1] ?? '').toLowerCase();
  if (!second) return false;
  if (
    determiners.has(second) ||
    /^(?:you|them|us|small|businesses|companies|teams|people|startups|\d)/.test(second)
  )
    return true;
  if (nounGerunds.has(first)) return false;
  const head = (toNounCore(words.slice(1).join(' ')).at(-1) ?? '').toLowerCase();
  return !packageHeads.has(head) && !prepositions.has(second);
}

/** Where a subject's finite verb stands, in `our platform reduces …`; -1 without one. */
function findFinite(words: string[]): number {
  for (let index = 1; index < Math.min(words.length - 1, 8); index++) {
    const word = (words[index] ?? '').toLowerCase();
    const before = (words[index - 1] ?? '').toLowerCase();
    if (
      /^(?:that|which|who|to|for|with|in|by|of|and|or|from|at|on)$/.test(word) ||
      /[,:;]$/.test(words[index - 1] ?? '')
    )
      return -1;
    if (/^(?:is|are|can|will|has|have|does|was|were|offers|provides|comes|starts)$/.test(word)) return index;
    if (
      isThirdPersonVerb(word) &&
      !isPlural(before) &&
      takesObject(words.slice(index + 1)) &&
      !/^(?:and|or|&)$/.test(before)
    ) {
      if (
        packageHeads.has(before) ||
        /^\p{Lu}/u.test(words[index - 1] ?? '') ||
        determiners.has((words[0] ?? '').toLowerCase()) ||
        opensObject(words[index + 1] ?? '') ||
        /^(?:helps|lets|saves|cuts|reduces|automates|gives|makes|turns|keeps|improves|increases|provides|connects|tracks|handles|allows|enables|finds|detects|removes|replaces|delivers|boosts|brings|protects|prevents|predicts|matches|manages)$/.test(
          word,
        )
      )
        return index;
    }
  }
  return -1;
}

function takesObject(after: string[]): boolean {
  const next = (after[0] ?? '').toLowerCase();
  return next !== '' && !/^(?:for|in|at|by|of|and|or)$/.test(next);
}

const weHelp =
  /^(we|i)(?:\s+(?:can|will))?\s+(help|enable|allow|support|empower)\s+(.+?)\s+(?:to\s+)?([a-z]+)\s+(.+)$/i;

function fromSenderSentence(text: string): Read {
  const sentence = finish(fixSenderSentence(text));
  const help = weHelp.exec(text);
  const helpVerb = help && findVerb(help[4] ?? '');
  if (help && helpVerb?.form === 'base') {
    const object = trimMarks(help[5] ?? '');
    const gain = toGain(helpVerb.base, object);
    const about = toTopic(object);
    return { statements: [[sentence]], ...about, gain, label: about.topic };
  }
  const object =
    /^(?:we|i)(?:'re|'m| am| are)?\s+(?:\w+ly\s+)?(?:(?:offer|provide|sell|build|make|design|develop|run|deliver|supply|create|have|do|manage|specialise in|specialize in|produce|import|roast|brew|manufacture|rent|lease|host|organise|organize|teach|train|offering|providing|selling|building)\b)\s+(.+)$/i.exec(
      text,
    );
  const about = toTopic(object?.[1] ?? text.replace(/^(?:we|i)(?:'re|'ve|'m)?\s+\S+\s+/i, ''));
  return { statements: [[sentence]], ...about, label: about.topic };
}

function fixSenderSentence(text: string): string {
  return capitalise(text.replace(/^i(?=\b)/, 'I')).replace(
    /^(We|I) (?:is|am|are) (?=offering|selling|building)/i,
    (match) => match,
  );
}

/** Text for the reader: "helps businesses" stays, "their" turns to "your" only where the object is the reader. */
function fromVerb(base: string, rest: string): Read {
  const object = trimMarks(rest);
  if (/^(?:help|enable|allow|support)$/.test(base)) {
    const read = fromSenderSentence(`We ${base} ${object}`);
    return read;
  }
  if (
    /^(?:offer|provide|sell|build|design|develop|create|deliver|supply|manage|produce|run|host)$/.test(
      base,
    ) &&
    !/\b(?:your|their)\b/i.test(object)
  ) {
    const about = toTopic(object);
    return { statements: [[finish(`We ${base} ${object}`)]], ...about, label: about.topic };
  }
  const flipped = toReader(object);
  const gain = toGain(base, flipped);
  const about = toTopic(flipped);
  return {
    statements: [
      [finish(`We help you ${gain.base}`)],
      [finish(`We can help you ${gain.base}`)],
      [finish(`What we do is help you ${gain.base}`)],
    ],
    ...about,
    gain,
    label: about.topic,
  };
}

function toGain(base: string, object: string): { base: string; gerund: string } {
  const text = trimMarks(object);
  return { base: `${base} ${text}`.trim(), gerund: `${toGerund(base)} ${text}`.trim() };
}

function fromSubject(subject: string, predicate: string): Read {
  const proper = /^\p{Lu}/u.test(subject) && decapitalise(subject) === subject;
  const firstWord = subject.split(' ')[0]?.toLowerCase() ?? '';
  const brand = /^\p{Lu}/u.test(subject) && subject.split(' ').every((word) => /^\p{Lu}/u.test(word));
  const pronoun = /^(?:it|this|these|they)$/.test(firstWord);
  const bare = decapitalise(subject);
  const withSubject =
    pronoun || determiners.has(firstWord) || brand || proper
      ? capitalise(subject.replace(/^my\b/i, 'our'))
      : `Our ${bare}`;
  const about = toTopic(subject);
  return {
    statements: [[finish(`${withSubject} ${predicate}`)]],
    ...about,
    ...gainOf(predicate),
    label: brand ? subject : about.topic,
  };
}

/** The first predicate of `cuts review time by 40% and …` as something that the reader gains. */
function gainOf(predicate: string): { gain?: { base: string; gerund: string } } {
  const [word = '', ...rest] = predicate.split(/\s+/);
  const verb = findVerb(word);
  if (
    verb?.form !== 'third' ||
    !/^(?:cut|save|reduce|increase|improve|speed|double|triple|automate|lower|boost|grow|stop|prevent|eliminate|shorten|simplify|protect|catch|halve|win|free|detect|remove|lift|raise|find|keep)$/.test(
      verb.base,
    )
  )
    return {};
  const object =
    rest.join(' ').split(/\s+(?:and|while|so|by (?=\p{L}+ing)|without|with|for|,)\b|,/u)[0] ?? '';
  return object ? { gain: toGain(verb.base, toReader(object)) } : {};
}

function fromNamed(name: string, rest: string): Read {
  const words = rest.split(/\s+/);
  const verb = findVerb(words[0] ?? '');
  if (verb?.form === 'third') return fromSubject(name, rest);
  if (verb?.form === 'base' && startsWithVerb(rest)) {
    const gain = toGain(verb.base, toReader(words.slice(1).join(' ')));
    const about = toTopic(words.slice(1).join(' '));
    return { statements: [[finish(`${name} helps you ${gain.base}`)]], ...about, gain, label: name };
  }
  const noun = decapitalise(rest);
  const about = toTopic(noun);
  return {
    statements: [
      [finish(`${name} is ${withArticle(noun)}`)],
      [finish(`${name} is our ${withoutDeterminer(noun)}`)],
    ],
    ...about,
    label: name,
  };
}

function fromRelative(noun: string, predicate: string): Read {
  const phrase = trimMarks(noun);
  const bare = decapitalise(withoutDeterminer(phrase));
  const verb = findVerb(predicate.split(/\s+/)[0] ?? '');
  const modal = /^(?:can|will|has|have|is|are|does)\b/i.test(predicate);
  const about = toTopic(bare);
  const statements: string[][] = [];
  if ((verb && (verb.form === 'third' || verb.form === 'base')) || modal) {
    statements.push([finish(`Our ${bare} ${predicate}`)]);
  }
  statements.push([finish(`We offer ${withArticle(decapitalise(phrase))} that ${predicate}`)]);
  return { statements, ...about, ...gainOf(predicate), label: about.topic };
}

function fromNounPhrase(
  text: string,
  unknown: boolean,
  gain?: { base: string; gerund: string },
  gainSentence = false,
): Read {
  if (unknown)
    return {
      statements: [['We would like to show you what we offer.']],
      topic: 'this',
      topicPlural: false,
      label: 'what we offer',
    };
  const phrase = decapitalise(trimMarks(text));
  const core = toNounCore(phrase);
  const head = (core.at(-1) ?? '').toLowerCase();
  const about = toTopic(phrase);
  const bare = withoutDeterminer(phrase);
  const article = withArticle(phrase.replace(/^(?:my|our)\s+/i, ''));
  if (personNouns.has(head) && !/^(?:our|your|\d)/i.test(phrase))
    return { statements: [[finish(`I am ${withArticle(bare)}`)]], ...about, label: about.topic };
  if (organisationNouns.has(head) && !/^(?:our|your|\d)/i.test(phrase))
    return { statements: [[finish(`We are ${withArticle(bare)}`)]], ...about, label: about.topic };
  const tail = gain && gainSentence ? [finish(`It is there to help you ${toReader(gain.base)}`)] : [];
  const statements = [
    [finish(`We offer ${article}`), ...tail],
    [finish(`We provide ${article}`), ...tail],
  ];
  if (/^(?:[\d$€£%])|^(?:free|complimentary)\b/i.test(phrase)) statements.splice(1, 1);
  return { statements, ...about, ...(gain ? { gain } : {}), label: about.topic };
}

/** What people of a trade do. */
const trades: Record<string, string> = {
  photographer: 'photography',
  developer: 'development',
  designer: 'design',
  writer: 'writing',
  copywriter: 'copywriting',
  translator: 'translation',
  bookkeeper: 'bookkeeping',
  accountant: 'accounting',
  recruiter: 'recruiting',
  consultant: 'consulting',
  coach: 'coaching',
  trainer: 'training',
  caterer: 'catering',
  videographer: 'video',
  illustrator: 'illustration',
  electrician: 'electrical work',
  plumber: 'plumbing',
  gardener: 'gardening',
  tutor: 'tutoring',
  editor: 'editing',
};

/** What an offer is about, short enough to ask a question with. */
export function toTopic(text: string): { topic: string; topicPlural: boolean } {
  const discounted = /^(?:up to )?[$€£]?\d[\d.,]*%?\s*(?:off|discount on)\s+(?:all\s+)?(.+)$/i.exec(text);
  if (discounted) return toTopic(discounted[1] ?? '');
  let core = toNounCore(withoutDeterminer(trimMarks(text)))
    .map((word) => trimMarks(word))
    .filter(Boolean);
  while (
    core.length > 1 &&
    (packagingWords.has((core[0] ?? '').toLowerCase()) ||
      /^[\d$€£%]/.test(core[0] ?? '') ||
      determiners.has((core[0] ?? '').toLowerCase()))
  )
    core = core.slice(1);
  while (core.length > 1 && packageHeads.has((core.at(-1) ?? '').toLowerCase())) core = core.slice(0, -1);
  core = core.slice(-4);
  const trade = trades[(core.at(-1) ?? '').toLowerCase()];
  if (trade) core.splice(-1, 1, trade);
  else if (personNouns.has((core.at(-1) ?? '').toLowerCase())) return { topic: 'this', topicPlural: false };
  const topic = decapitalise(core.join(' '));
  if (!topic || /^[\d$€£%]/.test(topic)) return { topic: 'this', topicPlural: false };
  return { topic, topicPlural: isPlural(core.at(-1) ?? '') };
}

/** A further sentence of the offer, or undefined where it cannot stand on its own. */
function toExtraSentence(text: string): string | undefined {
  const raw = trimMarks(text);
  if (
    /^(?:we|i|our|it|this|the|they|there|these|all|each|every|most|no)\b/i.test(raw) &&
    countWords(raw) >= 3
  )
    return finish(capitalise(raw));
  if (
    /^(?:starts?|costs?|priced|comes?|includes?|works?|takes?|saves?|cuts?|runs?)\b/i.test(raw) &&
    findVerb(raw.split(' ')[0] ?? '')?.form === 'third'
  )
    return finish(`It ${decapitalise(raw)}`);
  if (/^(?:from|starting at|only|just) [$€£]?\d/i.test(raw))
    return finish(`Prices start at ${raw.replace(/^(?:from|starting at|only|just) /i, '')}`);
  const finite = findFinite(raw.split(/\s+/));
  if (finite > 0 && /^\p{Lu}/u.test(raw)) return finish(raw);
  return undefined;
}

function finish(sentence: string): string {
  const text = capitalise(sentence.trim()).replace(/[\s,;:-]+$/, '');
  return /[.!?]["')]*$/.test(text) ? text : `${text}.`;
}

export { finish as finishSentence, toArticle };
