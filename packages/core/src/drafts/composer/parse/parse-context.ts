import { capitalise, decapitalise, toReader } from '../text/grammar.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { joinFacts, toFact, withOwner } from './context-facts.ts';
import { finishSentence } from './sentence-text.ts';

export type Context = {
  /** Sentences of the caller's about the sender and the offer that can stand in the mail, at most two, in the caller's order. */
  proofs: string[];
  /** Sentences about the reader, turned towards the reader. */
  aboutReader: string[];
  /** The name to sign with, where the context gives one. */
  signature?: string;
  /** The recipient's first name, where the context gives one. */
  recipient?: string;
  /** A wish for the most words, where one was recognised. */
  wordsMax?: number;
};

/** Words of somebody who talks about the draft, not to its reader. */
const aboutDraft =
  /\b(?:e-?mails?|draft|tone|subject line|write|mention|(?<!(?:customers|clients|partners|users|members|readers|guests) )include|avoid|don't|do not|keep it|make sure|make it|should be|must be|use the|please|sign(?:ed)? (?:off|as|by)|words|sentence|paragraph|emojis?|greeting|cta|call to action|language|recipient|prospect|persona|linkedin message|cold|follow[- ]up|budget is|pain points?|target|they (?:might|may|probably|are likely)|highlight|emphasi[sz]e|focus on|reference|remember|note that|important)\b/i;

/** `6 wks` → `6 weeks`, `per mo` → `per month`. */
function withLongUnits(text: string): string {
  const long = { hr: 'hour', mth: 'month', wk: 'week', yr: 'year' };
  return text
    .replace(/\bper mo\b/gi, 'per month')
    .replace(
      /\b(\d+) ?(hr|mth|wk|yr)s?\b/gi,
      (_, count: string, unit: string) =>
        `${count} ${long[unit.toLowerCase() as keyof typeof long]}${count === '1' ? '' : 's'}`,
    );
}

/**
 * Reads the additional context: only what can be carried over word for word is used, all else is left out.
 * `readerNames` are names that stand in the persona: a sentence about one of them is about the reader. `plural`: what is offered are several things.
 */
export function parseContext(
  input: string | undefined,
  readerNames: readonly string[] = [],
  plural = false,
): Context {
  const context: Context = { proofs: [], aboutReader: [] };
  if (!input) return context;
  const text = withLongUnits(tidy(input.slice(0, 4_000)));
  const signature =
    /\b(?:sign(?:ed|ing)?(?: it)?(?: off)?(?: the e-?mail)? (?:as|by|with)|(?:my|sender'?s?) name(?: is|:)|from:|sender:|signature:)\s+["']?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/iu.exec(
      text,
    )?.[1];
  if (signature && /^\p{Lu}/u.test(signature))
    context.signature = /^\p{Lu}\S*(?: \p{Lu}\S*)*/u.exec(signature)?.[0] ?? signature;
  const recipient =
    /\b(?:[Rr]ecipient(?:'s)? (?:is|name is)|(?:[Ff]irst )?name of the recipient(?: is)?:?|[Aa]ddressed to|(?:[Tt]heir|[Hh]is|[Hh]er) name is)\s+(\p{Lu}[\p{Ll}'-]+)/u.exec(
      text,
    );
  if (recipient?.[1]) context.recipient = recipient[1];
  const words =
    /\b(?:under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no more than|within)\s+(\d{2,3})\s+words\b/i.exec(
      text,
    );
  const wordsAfter = /\b(\d{2,3}) words (?:max\b|maximum|at most|or (?:less|fewer)|tops|limit)/i.exec(text);
  const wordsMax = words?.[1] ?? wordsAfter?.[1];
  if (wordsMax) context.wordsMax = Math.max(30, Number(wordsMax));

  const proofs: Proof[] = [];
  for (const [index, raw] of splitSentences(calmCase(text)).entries()) {
    if (isInstruction(raw)) continue;
    const sentence = trimMarks(raw)
      .replace(
        /^(?=(?:just |recently )?(?:saw|noticed|read|met|heard|loved|enjoyed|visited|listened to) (?:her|his|their|that|about)\b)/i,
        'I ',
      )
      .replace(/^I (\p{Lu})/u, (_, letter: string) => `I ${letter.toLowerCase()}`)
      .replace(/^(?:context|background|notes?|fyi|info|proof|social proof)\s*[:-]\s*/i, '')
      .replace(/^(?:the |our |my )?(?:prospect|recipient|contact)(?: company)? (?=\p{Ll})/iu, 'They ');
    const wanted = mentioned(sentence);
    if (wanted) proofs.push({ sentence: wanted, weight: 5, index });
    if (wanted || raw.endsWith('?')) continue;
    const fact = canStand(sentence, 2) ? toFact(sentence, plural) : undefined;
    if (fact) proofs.push({ sentence: fact, weight: weigh(sentence), index });
    if (fact || !canStand(sentence)) continue;
    const met = metReader(sentence);
    if (met) {
      context.aboutReader.push(met);
      continue;
    }
    if (isAboutReader(sentence, readerNames)) {
      context.aboutReader.push(finishSentence(sentence));
      continue;
    }
    if (readerPattern.test(sentence)) {
      const reader = toReaderSentence(sentence);
      if (reader) context.aboutReader.push(reader);
      continue;
    }
    if (
      !/^(?:we|our|i|(?:each|every|all our|setup|set-up|installation|deliver(?:y|ies)|shipping|training|orders|prices|samples|sessions|lessons|repairs|the [a-z]+ (?:is|are) (?:made|built|grown|printed|sewn|baked|cast|roasted)\b)\b|\p{L}+s (?:using|who use|that use|on) (?:us|it|this|our)\b|(?:past|other|existing|current|most|two|three) (?:of our )?(?:clients|customers|teams|users))\b/iu.test(
        sentence,
      ) &&
      !/^(?:St\. )?\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3} (?:is|has|cut|saved|uses|reduced|increased|grew|won|was|are|have|use)\b/u.test(
        sentence,
      ) &&
      !/^\d[\d.,]*%?\+? (?:of )?(?:our )?(?:customers|clients|teams|companies|users|businesses)\b/i.test(
        sentence,
      )
    )
      continue;
    if (
      !/^(?:we|i) \p{L}+ed\b/iu.test(sentence) &&
      !/\b(?:we|our|am|is|are|was|were|has|have|had|use[sd]?|cut|saved?|saw|sees?|reports?|helped|reduced|increased|grew|won|works?|worked|takes?|offers?|provides?|includes?|serves?|built|made|comes?|costs?|runs?|support|raised|launched|opened|met|spoke|won|arrives?|starts?|lasts?|holds?|carr(?:y|ies))\b/i.test(
        sentence,
      )
    )
      continue;
    // Who "they" are is clear only where they have been spoken of, in the sentence or before it.
    const isOfOthers = spokenOf.test(sentence);
    if (
      !isOfOthers &&
      /\b(?:they|them|their)\b/i.test(sentence) &&
      context.aboutReader.length === 0 &&
      !/^(?:we|i) .* (?:for|with|to) them\b/i.test(sentence)
    )
      continue;
    // Who "her" is, only a sentence about the reader can say.
    if (/\b(?:he|she|his|her|him)\b/i.test(sentence)) continue;
    if (/^our (?:charge|commission|fee|price|rate)s? [$€£]?\d/i.test(sentence)) continue;
    proofs.push({
      sentence: finishSentence(capitalise(withOwner(isOfOthers ? sentence : toReader(sentence)))),
      weight: weigh(sentence),
      index,
    });
  }
  context.proofs = pickProofs(proofs);
  context.aboutReader = context.aboutReader.slice(0, 1);
  return context;
}

type Proof = { sentence: string; weight: number; index: number };

/** Figures and what became of customers say most. */
function weigh(sentence: string): number {
  return (/\d/.test(sentence) ? 2 : 0) + (/\b(?:customers?|clients?|teams?)\b/i.test(sentence) ? 1 : 0);
}

const proofsMax = 2;
const proofWordsMax = 32;

/** The strongest, of two alike the earlier, as many as are read at a glance. */
function pickProofs(proofs: readonly Proof[]): string[] {
  const picked: Proof[] = [];
  for (const proof of proofs.toSorted((one, other) => other.weight - one.weight || one.index - other.index)) {
    const words = [...picked, proof].reduce((sum, { sentence }) => sum + countWords(sentence), 0);
    if (picked.length < proofsMax && (picked.length === 0 || words <= proofWordsMax)) picked.push(proof);
  }
  return joinFacts(picked.toSorted((one, other) => one.index - other.index).map(({ sentence }) => sentence));
}

/** Others than the reader, and then "they": `we prepared 14 companies and all of them passed`. */
const spokenOf =
  /\b(?:clients?|customers?|users?|teams?|companies|people|firms|schools|brands|partners|clubs|clinics|shops|members)\b.*\b(?:they|them|their)\b/iu;

/** Whether a sentence talks to the reader of the mail, and in a length that one reads. */
function canStand(sentence: string, wordsMin = 4): boolean {
  const count = countWords(sentence);
  return (
    count >= wordsMin &&
    count <= 25 &&
    sentence.length <= sentenceCharactersMax &&
    !aboutDraft.test(sentence) &&
    !/[{}[\]|\\^<>]|https?:|www\.|@/.test(sentence)
  );
}

/** `Mention that setup takes an hour and that they keep all data`: what is to be said, as sentences. */
function mentioned(sentence: string): string | undefined {
  const said =
    /^(?:please )?(?:also )?(?:mention|say|note|include|add|highlight|emphasi[sz]e|reference|point out)(?: the fact)? that (.+)$/i.exec(
      sentence,
    )?.[1];
  const clauses = said?.split(/,? and that /i) ?? [];
  if (clauses.length === 0 || !clauses.every((clause) => canStand(`that ${clause}`))) return undefined;
  return clauses
    .map((clause) => toReaderSentence(clause) ?? finishSentence(capitalise(toReader(clause))))
    .join(' ');
}

/** `I saw her talk at SaaStr`: what the sender has of the reader. */
function metReader(sentence: string): string | undefined {
  const seen = /^((?:I|We) (?:saw|noticed|read|heard|understand|know)) that (.+)$/i.exec(sentence);
  const told = toReaderSentence(capitalise(seen?.[2] ?? ''));
  if (seen && told) return `${seen[1]} that ${decapitalise(told)}`;
  const match = /^((?:I|[Ww]e) \p{L}+) (?:(her|his|their)|him|them) (\p{L}+)\b(.*)$/u.exec(sentence);
  if (!match) return undefined;
  const [, deed = '', owner, next = '', rest = ''] = match;
  const isObject =
    owner === undefined || /^(?:at|in|on|to|last|this|about|after|before|from|with|for)$/.test(next);
  if (/\b(?:he|she|they|her|his|their|him|them)\b/.test(rest)) return undefined;
  return finishSentence(capitalise(`${deed} ${isObject ? 'you' : 'your'} ${next}${rest}`));
}

function isFiniteVerb(word: string): boolean {
  return /^(?:is|are|was|were|has|have|had|can|will|do|does)$/.test(word) || findVerb(word) !== undefined;
}

/** Whether a word says what somebody does or did, and not what to do. */
function isTold(word: string): boolean {
  return (
    /^(?:is|are|was|were|has|have|had|can|will|does)$/.test(word) ||
    ['past', 'third'].includes(findVerb(word)?.form ?? '')
  );
}

/** 25 words of 16 letters: a longer one holds something that is no word. */
const sentenceCharactersMax = 400;

/** What a firm that is named in the persona does or is: `Northline opened a second depot in March`. */
function isAboutReader(sentence: string, readerNames: readonly string[]): boolean {
  const [first = '', ...rest] = sentence.split(/\s+/);
  const verb = rest.find((word) => !/^\p{Lu}|ly$|^(?:just|also|now)$/u.test(word)) ?? '';
  return (
    readerNames.includes(first) &&
    (/^(?:is|are|was|were|has|have|had)$/.test(verb) ||
      ['past', 'third'].includes(findVerb(verb)?.form ?? '')) &&
    !unkind.test(sentence)
  );
}

/** Guesses and judgements about the reader are kept to oneself. */
const unkind =
  /\b(?:might|probably|likely|struggl\w*|bad|mess\w*|ugly|outdated|dated|poor|fail\w*|hate|overwhelmed|slow|lazy|problem\w*|pain\w*|complain\w*)\b/i;

/** Sentences about the reader in the third person. */
const readerPattern =
  /^(they|he|she|their(?! (?:company|team|firm|business|school|clinic|restaurant|shop|website)\b)|(?:the )?company|their (?:company|team|firm|business|school|clinic|restaurant|shop|website)|the (?:prospect|client|customer))\s+(.+)$/iu;

/** `They recently opened a second office.` → `You recently opened a second office.`; undefined where that is not certain. */
function toReaderSentence(sentence: string): string | undefined {
  const match = readerPattern.exec(sentence);
  if (!match) return undefined;
  const [, subject = '', rest = ''] = match;
  if (
    /\b(?:he|she|his|her|him)\b/i.test(rest) ||
    // "May" with a capital is the month.
    /\bmay\b/.test(rest) ||
    unkind.test(rest)
  )
    return undefined;
  const towards = rest
    .replace(/\btheir\b/g, 'your')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthem\b/g, 'you')
    .replace(/\bthemselves\b/g, 'yourself');
  if (/^their$/i.test(subject))
    return towards.split(' ').slice(1, 6).some(isFiniteVerb) ? finishSentence(`Your ${towards}`) : undefined;
  if (/^(?:the )?company|^their/i.test(subject))
    // "Company name Wisla Engineers" is no sentence.
    return !towards.split(' ').slice(0, 3).some(isTold)
      ? undefined
      : finishSentence(`Your ${subject.replace(/^(?:the|their) /i, '').toLowerCase()} ${towards}`);
  const [first = '', ...others] = towards.split(' ');
  const adverb = /ly$|^(?:just|also|now)$/.test(first) ? first : '';
  const verbWord = adverb ? (others[0] ?? '') : first;
  const tail = (adverb ? others.slice(1) : others).join(' ');
  const verb = findVerb(verbWord);
  const second = /^is$/i.test(verbWord)
    ? 'are'
    : /^was$/i.test(verbWord)
      ? 'were'
      : /^has$/i.test(verbWord)
        ? 'have'
        : /^(?:are|were|have|had|can|will|do)$/i.test(verbWord)
          ? verbWord
          : verb?.form === 'third'
            ? verb.base
            : verb || /^\p{Ll}{3,}ed$/u.test(verbWord)
              ? verbWord
              : undefined;
  if (!second) return undefined;
  return finishSentence(`You ${adverb ? `${adverb} ` : ''}${second} ${tail}`);
}
