import { listed } from '../text/listed.ts';
import { compilePhrases } from '../text/phrases.ts';
import type { EmailText } from '../text/read-email.ts';
import { byWord, WordList } from '../text/word-list.ts';
import { closeKind, closeKinds, greetingKind, greetingKinds } from './frame-kinds.ts';
import { type MarkerKind, markers } from './marker-lists.ts';

const findMarkers = compilePhrases<MarkerKind>(markers);
const markerKinds = Object.keys(markers) as MarkerKind[];

const surfaceNames = listed(`
    words, sentence_words, longest_sentence, short_sentences, contractions, exclamations,
    exclaimed_sentences, exclaimed_subject, exclaimed_greeting, questions, asked_share, numbers,
    long_words, word_length, latinate, i, we, you, commas, ellipses, imperatives, paragraphs,
    subject_words, lower_subject, question_subject, money, percent, modals, capital_words,
    last_is_question
  `);

/** The numbers that the tone model reads, by name, in the order of {@link measureTone}. */
export const measureNames: readonly string[] = [
  ...surfaceNames,
  ...markerKinds.map((kind) => `marker_${kind}`),
  ...greetingKinds.map((kind) => `greeting_${kind}`),
  ...closeKinds.map((kind) => `close_${kind}`),
];

const imperativeWords = new WordList(
  `send reply tell call give book pick name try compare see look test take add start put choose confirm listen let come send say open ask bring imagine picture think suppose consider get use hand keep watch walk judge ping drop shout grab have join`.split(
    ' ',
  ),
);
const modals = new Set(['would', 'could', 'might', 'may', 'should', 'shall', 'must', 'were']);
const longMin = 8;
const latinateMin = 6;
const latinateEnding = /(?:tion|sion|ment|ance|ence|ity|ive|ous|ate|ible|able|ure|ary|ory)s?$/;
const openContractions = new Set(
  listed(`
    it's, that's, what's, here's, there's, let's, who's, how's, he's, she's, where's, nobody's,
    everyone's
  `),
);

const isLong = 1;
const isLatinate = 2;
const isModal = 4;
const isContraction = 8;
const ofI = 16;
const ofWe = 32;
const ofYou = 64;

/** What a word counts as, whatever stands around it: the sum of the marks above. */
const marksOf = byWord((text) => {
  let marks = 0;
  if (text.length >= longMin) marks |= isLong;
  if (text.length >= latinateMin && latinateEnding.test(text)) marks |= isLatinate;
  if (modals.has(text)) marks |= isModal;
  if (text.includes("'") && (!text.endsWith("'s") || openContractions.has(text))) marks |= isContraction;
  if (text === 'i' || text === 'my' || text === 'me' || text.startsWith("i'")) marks |= ofI;
  else if (text === 'we' || text === 'our' || text === 'us' || text.startsWith("we'")) marks |= ofWe;
  else if (text.startsWith('you')) marks |= ofYou;
  return marks;
});

/** Rates are per 100 words of the core; counts are capped, so that one long mail cannot leave the scale. */
export function measureTone(email: EmailText): number[] {
  const { coreWords, sentences, body } = email;
  const count = Math.max(1, coreWords.length);
  const per = 100 / count;
  let contractions = 0,
    numbers = 0,
    longWords = 0,
    letters = 0,
    latinate = 0,
    i = 0,
    we = 0,
    you = 0,
    modal = 0,
    capitals = 0,
    money = 0,
    percent = 0;
  for (const word of coreWords) {
    const { text, start, end } = word;
    letters += text.length;
    const first = text.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      numbers++;
      const before = body.charCodeAt(start - 1);
      if (before === 36 || before === 0x20ac || before === 163) money++;
      if (body.charCodeAt(end) === 37) percent++;
      continue;
    }
    const marks = marksOf(word);
    if (marks & isLong) longWords++;
    if (marks & isLatinate) latinate++;
    if (marks & isModal) modal++;
    if (marks & isContraction) contractions++;
    if (marks & ofI) i++;
    else if (marks & ofWe) we++;
    else if (marks & ofYou) you++;
    if (text.length >= 3 && isCapital(body, start, end)) capitals++;
  }
  let exclaimed = 0,
    questions = 0,
    shortOnes = 0,
    longest = 0,
    imperatives = 0;
  for (const sentence of sentences) {
    const length = sentence.endWord - sentence.firstWord;
    if (sentence.closedBy === '!') exclaimed++;
    else if (sentence.closedBy === '?') questions++;
    if (length <= 5) shortOnes++;
    if (length > longest) longest = length;
    if (imperativeWords.has(coreWords[sentence.firstWord])) imperatives++;
  }
  const sentenceCount = Math.max(1, sentences.length);
  let commas = 0;
  let ellipses = 0;
  let ahead = 0;
  for (let at = email.core.start; at < email.core.end; at++) {
    const word = coreWords[ahead];
    if (word && word.start === at) {
      // No word holds a mark.
      ahead++;
      at = word.end - 1;
      continue;
    }
    const code = body.charCodeAt(at);
    if (code === 44) commas++;
    else if (code === 0x2026 || (code === 46 && body.charCodeAt(at + 1) === 46)) ellipses++;
  }
  const subject = email.subject;
  const lead = subject.charAt(0);
  const values = [
    Math.log2(count + 1),
    Math.min(40, count / sentenceCount),
    Math.min(60, longest),
    shortOnes / sentenceCount,
    contractions * per,
    Math.min(3, exclaimed),
    exclaimed / sentenceCount,
    subject.includes('!') ? 1 : 0,
    body.slice(email.greeting.start, email.greeting.end).includes('!') ? 1 : 0,
    Math.min(4, questions),
    questions / sentenceCount,
    Math.min(12, numbers * per),
    longWords * per,
    letters / count,
    latinate * per,
    i * per,
    we * per,
    you * per,
    commas * per,
    Math.min(2, ellipses),
    imperatives / sentenceCount,
    Math.min(6, email.blocks),
    Math.min(12, email.subjectWords.length),
    lead !== '' && lead === lead.toLowerCase() && lead !== lead.toUpperCase() ? 1 : 0,
    subject.endsWith('?') ? 1 : 0,
    money * per,
    percent * per,
    modal * per,
    Math.min(3, capitals),
    sentences.at(-1)?.closedBy === '?' ? 1 : 0,
  ];
  const ofMarkers = values.length;
  for (const _ of markerKinds) values.push(0);
  for (const { kind } of findMarkers(coreWords)) {
    const place = ofMarkers + markerKinds.indexOf(kind);
    values[place] = (values[place] as number) + per;
  }
  const greeting = greetingKind(email);
  for (const kind of greetingKinds) values.push(kind === greeting ? 1 : 0);
  const close = closeKind(email);
  for (const kind of closeKinds) values.push(kind === close ? 1 : 0);
  return values;
}

function isCapital(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < 65 || code > 90) return false;
  }
  return true;
}
