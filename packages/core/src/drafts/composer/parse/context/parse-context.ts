import { capitalise, decapitalise } from '../../text/grammar.ts';
import { namesIn } from '../../text/spelling.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { splitClauses } from '../offer/split-clauses.ts';
import { type Persona, parsePersona } from '../persona/parse-persona.ts';
import type { PersonName } from '../persona/parse-persona-name.ts';
import { findNews } from '../persona/persona-news.ts';
import { finishSentence } from '../sentence-text.ts';
import { joinFacts, toFact, withOwner } from './context-facts.ts';
import { findRecipient, findSignature, withoutIntroduction } from './context-names.ts';
import { isField } from './crm-field.ts';
import { readWishes, toldToSay, withoutAside } from './for-writer.ts';
import { isFragment } from './note-figures.ts';
import { readSurroundings } from './sentence-traits.ts';
import type { SentenceWeights } from './sentence-weights.ts';
import { findSignedAs } from './signed-as.ts';
import { goesOn, isWhole, mayBeOfReader } from './stands-alone.ts';
import { toLink } from './to-link.ts';
import { toMention, toReason } from './to-mention.ts';
import { toPlain, withLongUnits } from './to-plain.ts';
import { canStand, isOfSomebodyOffered, tellsOfBuyer, toProof } from './to-proof.ts';
import { toQuote } from './to-quote.ts';
import { isOfFirm, isOfReader, type Reader, toOurs, toReferral, toYou } from './to-you.ts';
import { weighSentence } from './weigh-sentence.ts';

export type Context = {
  /** Sentences of the caller's about the sender and the offer that can stand in the mail, at most four, in the caller's order. */
  proofs: string[];
  /** Sentences about the reader, turned towards the reader. */
  aboutReader: string[];
  /** The name to sign with, where the context gives one. */
  signature?: string;
  /** What that person is or where from, for the line under the name. */
  signedAs?: string;
  /** Who reads the mail, where the context names somebody. */
  recipient?: PersonName;
  /** A wish for the most words, where one was recognised. */
  wordsMax?: number;
};

/** What else the request says: who reads, as typed and, where it was read already, as read; the sentences that come from there; what the mail speaks of, and whether that is several things. */
type Told = {
  persona?: string;
  who?: string | Persona;
  ofPersona?: readonly string[];
  offer?: string;
  plural?: boolean;
};

/**
 * Reads the additional context: only what can be carried over word for word, or turned from the third person towards the reader, is used; all else is left
 * out. `persona` says who the reader is, `offer` what the mail speaks of. `plural`: what is offered are several things.
 */
export function parseContext(
  input: string | undefined,
  { persona = '', who = persona, ofPersona = [], offer = '', plural = false }: Told = {},
): Context {
  const context: Context = { proofs: [], aboutReader: [] };
  if (!input) return { ...context, aboutReader: newsOf(persona, () => readerOf(persona, who)) };
  const text = withLongUnits(keepNames(input.slice(0, 4_000)));
  const signature = findSignature(text, persona);
  if (signature) {
    context.signature = signature;
    const signedAs = findSignedAs(text, signature);
    if (signedAs) context.signedAs = signedAs;
  }
  // "Her name is ANN BELL", of somebody who is offered.
  const told = withoutFields(text);
  const ofReader = isOfSomebodyOffered('She', offer)
    ? told.replace(/\b(?:Her|His) name is [^.]+\./g, '')
    : told;
  const recipient = findRecipient(`${ofReader}\n${persona}`, persona);
  if (recipient) context.recipient = recipient;
  const wordsMax = findWordsMax(text);
  if (wordsMax) context.wordsMax = wordsMax;

  const reader = readerOf(persona, who, recipient);
  const sentences = splitSentences(calmCase(text))
    .flatMap(splitNotes)
    .filter((raw) => !isInstruction(raw) && !isField(raw));
  const wishes = readWishes(sentences);
  const surroundings = readSurroundings(offer, persona, text);
  const isDeed = /^(?:we|I)\b/i.test(offer);
  const introductions = signature ? [`I'm ${signature}`, `I am ${signature}`] : [];
  const proofs: Proof[] = [];
  const known: Proof[] = [];
  for (const [index, raw] of sentences.entries()) {
    const plain = toPlain(raw);
    // Who signs need not say so.
    if (introductions.some((said) => plain === said || plain.startsWith(`${said},`))) continue;
    if (signature && /^I(?:'m| am) /.test(plain) && plain.endsWith(`, ${signature}`)) continue;
    const sentence = withoutIntroduction(withoutAside(plain));
    const toSay = toldToSay(sentence);
    const wanted =
      toMention(plain, reader) ??
      toRaise(raw, offer) ??
      toOwn(raw, offer) ??
      toReason(plain) ??
      toLink(plain) ??
      toQuote(plain) ??
      (toSay && toProof(toSay, offer, true));
    if (wanted) proofs.push({ sentence: wanted, weight: 5, index });
    if (wanted || raw.endsWith('?')) continue;
    const latest = known.at(-1);
    // Of what the reader said, where the sender heard it.
    if (/^(?:I|we) (?:was|were) (?:there|in the audience)\b/i.test(sentence)) {
      if (latest?.index === index - 1) latest.sentence += ` ${finishSentence(sentence.replace(/,.*/, ''))}`;
      continue;
    }
    // "We did this for another brand": what, stands in a sentence that is not told.
    const isOnlyRead = index > 0 && !proofs.some((proof) => proof.index === index - 1);
    if (isOnlyRead && /^(?:I|We) (?:did|made) (?:it|that|this)\b/.test(sentence)) continue;
    const wished = wishes.asksFor(sentence);
    const weight = weigh(sentence) + (wished ? 3 : 0);
    const fact = canStand(sentence, 2)
      ? toFact(sentence, plural, isDeed)?.replace(/\b(if|once|when) they\b/, '$1 you')
      : undefined;
    const sentBy = toReferral(sentence);
    const met =
      fact || isOfSender(raw, sentences[index - 1]) || isOfSomebodyOffered(sentence, offer)
        ? undefined
        : (sentBy ?? toKnown(sentence, reader));
    const odds = weighSentence(raw, surroundings);
    // Whom the reader trusts comes before what the sender has read.
    // What whoever buys gets is no news of the reader.
    const isTerm =
      met !== undefined && /^You (?:also |only )?(?:get|receive) (?:access|an?|the|your own)\b/.test(met);
    // The persona is no place for secrets, and what the sender did with the reader is known to both.
    const isOpen = wished || ofPersona.includes(raw) || isOfSomebodyOffered(sentence, offer);
    const mayOpen = isOpen || sentBy !== undefined || /^(?:I|We)\b/.test(met ?? '') || mayBeSaid(odds);
    if (met && !isTerm && mayOpen && !wishes.forbids(sentence))
      known.push({
        sentence: met,
        weight: weight + (sentBy ? 4 : knowsEachOther(met) ? 3 : 0),
        index,
        wished,
      });
    const isTheirs = met || (isOfReader(sentence, reader) && !isOfSomebodyOffered(sentence, offer));
    const before = proofs.at(-1);
    const spoken = [offer, ...proofs.map((proof) => proof.sentence)].join(' ');
    const isFact =
      canStand(sentence) &&
      !isFragment(sentence) &&
      isWhole(sentence) &&
      (isSurelyTold(odds) || (mayBeTold(odds) && !mayBeOfReader(sentence, spoken, reader.words)));
    const told =
      fact ??
      (isTerm ? met : undefined) ??
      (isTheirs
        ? undefined
        : (toProof(sentence, spoken, known.length > 0, reader.words) ??
          (before?.index === index - 1 && goesOn(sentence) && canStand(sentence)
            ? finishSentence(sentence)
            : undefined) ??
          (isFact ? finishSentence(withOwner(sentence)) : undefined)));
    const isPrivate = !isOpen && told !== undefined && mustBeKept(weighSentence(told, surroundings));
    // Nobody has to be told who he is.
    const isOfRecipient = recipient?.surname && told?.includes(`${recipient.firstName} ${recipient.surname}`);
    if (told && !isOfRecipient && !isPrivate) proofs.push({ sentence: told, weight, index });
  }
  context.proofs = pickProofs(proofs).map(partClauses);
  context.aboutReader = known.length > 0 ? openWith(known) : newsOf(persona, () => reader);
  return context;
}

// All limits are logarithms of odds, chosen on notes left out of training.
const ofReaderMax = 0.5;

/** Whether a sentence that no rule knows looks like a fact. */
function mayBeTold({ told, ofReader }: SentenceWeights): boolean {
  return told > 0.7 && ofReader < ofReaderMax;
}

/** Whether it looks like one so far that it is told though its form is one of what is said of readers. */
function isSurelyTold({ told, kept }: SentenceWeights): boolean {
  return told > 3 && kept < -3;
}

/** Whether a sentence that a rule would tell looks like something private, or like news of the reader, which is told as such or not at all. */
function mustBeKept({ told, ofReader, kept }: SentenceWeights): boolean {
  return (kept > 0.2 && kept - told > 0.8) || ofReader > ofReaderMax;
}

/** Whether what is known of the reader looks like what can be said to him. */
function mayBeSaid({ ofReader, kept }: SentenceWeights): boolean {
  return kept < 0.5 || kept - ofReader < 2.5;
}

/** `Raising €600k, €220k committed`, where the sender asks for money: it is the sender who does. */
function toRaise(note: string, offer: string): string | undefined {
  if (!/\b(?:invest(?:ing|ment|or)?|(?:my|our) (?:[\p{L}-]+ ){0,2}(?:raise|round))\b/iu.test(offer))
    return undefined;
  const [, sum = '', committed = ''] =
    /^raising ([A-Z]{0,2}[$€£]?\d[^,;.]*(?:\.\d[^,;.]*)?)(?:, ([A-Z]{0,2}[$€£]?\d\S*(?: of it| of that)? (?:already )?(?:committed|in|raised|soft-circled)))?[.]?$/iu.exec(
      note,
    ) ?? [];
  return sum ? `We are raising ${sum}${committed ? `, with ${committed}` : ''}.` : undefined;
}

/** What is the sender's by what is offered: `Built a dashboard …` of who applies, `8,000 listeners` of who has the show. */
function toOwn(note: string, offer: string): string | undefined {
  const [first = ''] = note.split(' ');
  const plain = note.replace(/\.$/, '');
  if (
    /^(?:me|myself) as an? /i.test(offer) &&
    findVerb(first)?.form === 'past' &&
    canStand(plain) &&
    !/\b(?:he|her|his|she|their|them|they)\b/i.test(note)
  )
    return finishSentence(`I ${decapitalise(plain)}`);
  const isAudience =
    /^(?:(?:about|around|nearly|over|some) )?\d[\d.,]*k? (?:[\p{Ll}-]+ )?(?:downloads|followers|listeners|readers|subscribers|viewers)\b[^:;]*$/iu.test(
      plain,
    ) && !/\b(?:are|have|is|was|were)\b/.test(plain);
  const [, whose = ''] =
    /\b(my|our) (?:[\p{L}-]+ ){0,2}?(?:blog|channel|magazine|newsletter|podcast|show)\b/iu.exec(offer) ?? [];
  return isAudience && whose
    ? finishSentence(`${/my/i.test(whose) ? 'I' : 'We'} have ${decapitalise(plain)}`)
    : undefined;
}

/** What the persona itself tells of the reader, where the context tells nothing. */
function newsOf(persona: string, findReader: () => Reader): string[] {
  const news = findNews(persona);
  // Few personas tell any, and who reads is dear to find.
  const told = news && toYou(news, findReader());
  return told ? [told] : [];
}

/** `runs 140 trucks; opened a depot in May`: notes that a semicolon parts. Whole sentences go together. */
function splitNotes(raw: string): string[] {
  const notes = raw.split('; ');
  return /^(?:[-*] )?\p{Ll}/u.test(raw) && notes.every((note) => countWords(note) <= 16) ? notes : [raw];
}

/** Notes without what was copied from a customer database, whose owner is a colleague of the sender's. */
function withoutFields(text: string): string {
  const notes = splitSentences(text);
  return notes.filter(isField).length > 1 ? notes.filter((note) => !isField(note)).join('\n') : text;
}

/** The text tidied, and the names in it whole: `Fox & Finch`. */
function keepNames(input: string): string {
  const firms = input.match(/\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+/gu) ?? [];
  return firms.reduce((text, firm) => text.replace(firm.replace('&', 'and'), firm), tidy(input));
}

/** What opens the mail: the strongest of what is known of the reader, with what goes with it. */
function openWith(known: readonly Proof[]): string[] {
  const [first, ...others] = known.toSorted(byWeight);
  if (!first) return [];
  const bare = first.sentence.replace(/\.$/, '');
  const news = others.filter(({ sentence }) => /^You\b/.test(sentence));
  // Who passed the name on, and what is known besides.
  if (/^I (?:am|know|was)\b/.test(bare) && news[0])
    return [`${bare}, and I know that ${decapitalise(news[0].sentence)}`];
  // What was asked for stands by itself.
  const second = first.wished
    ? undefined
    : others.find(({ sentence }) => canStandBeside(first.sentence, sentence));
  if (!second) return [partClauses(first.sentence)];
  const [one, two] = first.index < second.index ? [first, second] : [second, first];
  return [one, two].every(isNews)
    ? [`${one.sentence.replace(/\.$/, '')} and ${two.sentence.replace(/^You /, '')}`]
    : [`${one.sentence} ${two.sentence}`];
}

/** Whether two such sentences are read at a glance: `You raised a Series A and are hiring ten engineers.` */
function canStandBeside(one: string, two: string): boolean {
  return (
    countWords(one) + countWords(two) <= 24 && ![one, two].some((sentence) => /[,;:]|\. /.test(sentence))
  );
}

/** Whether it can share its subject with another: short, and with one verb. */
function isNews({ sentence }: Proof): boolean {
  return countWords(sentence) <= 11 && /^You (?!are called\b)/.test(sentence) && !/\band\b/.test(sentence);
}

/** Who has met or shares a friend is no stranger. */
function knowsEachOther(sentence: string): boolean {
  return /^(?:I|We) (?:both know|met)\b/.test(sentence);
}

/** Two sentences that only a comma joins, each with its full stop. */
function partClauses(sentence: string): string {
  // "The spokesperson is NAME, our head of research" is one.
  return sentence.includes(';') ||
    /\. (?:Yes|No), /.test(sentence) ||
    /, (?:my|our|the) (?:\p{Ll}+ ){0,2}(?:chair|head|lead) of\b/u.test(sentence)
    ? sentence
    : splitClauses(sentence.replace(/\.$/, '')).map(finishSentence).join(' ');
}

function findWordsMax(text: string): number | undefined {
  const words =
    /\b(?:under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no more than|within)\s+(\d{2,3})\s+words\b/i.exec(
      text,
    ) ?? /\b(\d{2,3}) words (?:max\b|maximum|at most|or (?:less|fewer)|tops|limit)/i.exec(text);
  return words?.[1] ? Math.max(30, Number(words[1])) : undefined;
}

type Proof = { sentence: string; weight: number; index: number; wished?: boolean };

/** Figures and what became of customers say most. */
function weigh(sentence: string): number {
  return (
    (/\d/.test(sentence) ? 2 : 0) +
    (/\b(?:customers?|clients?|teams?)\b/i.test(sentence) ? 1 : 0) +
    (tellsOfBuyer(sentence) ? 2 : 0)
  );
}

const proofsMax = 4;
const proofWordsMax = 60;

/** The strongest, of two alike the earlier, as many as are read at a glance. */
function pickProofs(proofs: readonly Proof[]): string[] {
  const picked: Proof[] = [];
  for (const proof of proofs.toSorted(byWeight)) {
    const words = [...picked, proof].reduce((sum, { sentence }) => sum + countWords(sentence), 0);
    if (picked.length < proofsMax && (picked.length === 0 || words <= proofWordsMax)) picked.push(proof);
  }
  return joinFacts(picked.toSorted((one, other) => one.index - other.index).map(({ sentence }) => sentence));
}

function byWeight(one: Proof, other: Proof): number {
  return other.weight - one.weight || one.index - other.index;
}

/** Who the reader is, by the persona and by the name that the context gives. */
function readerOf(persona: string, who: string | Persona, recipient: PersonName = {}): Reader {
  const { firstName, surname, words } = typeof who === 'string' ? parsePersona(who) : who;
  const given = [firstName, surname, recipient.firstName, recipient.surname].join(' ').split(' ');
  // What is left of a name that holds anything else is in no sentence as it stands here.
  const names = [...new Set(given)].filter((name) => /^[\p{L}'-]+$/u.test(name));
  return { names, firms: namesIn(persona).filter((name) => !names.includes(name)), words };
}

/** `($32M, announced in the press)`: the sum is news, and where it stood is not. */
const sumInBracket = / \(([$€£]\d[^(),]*)(?:,[^()]*)?\)/;

/** Where the caller has it from: `They have 85 rooms (website)`, `They have a new wall, I saw it from the road`. */
const source =
  / \((?![$€£]\d[^(),]*\))(?:[^()]{1,40}|(?:as of|found|from|noticed|per|saw|seen|via)\b[^()]{1,90})\)$|, (?:which )?(?:I|we|my \p{L}+) (?:saw|read|heard|noticed) (?:it|that|this)?\b.*$|, (?:that's|that is|which is) why (?:I|we)\b.*$|,? according to (?:\p{Lu}|her |his |the |their ).*$|,? (?:acc(?:ording)?\.? to|per) (?:Crunchbase|G2|Glassdoor|Indeed|LinkedIn|Sistrix|an? |her |his |the |their ).*$|, it['’]?s (?:in|on) (?:her|his|the|their)\b.*$| (?:[-–]|,) (?:her|his|their|your) (?:own )?words\b.*$|, (?:hence|said (?=call|e-?mail|no|ok|send|to|yes)|so (?:I|we)|(?:he|she|they) (?:recommended|said|says|suggested|told)) .*$|, so (?:a lot of|lots of|many|plenty of|some)\b.*$|, (?:an?|one of their|our) (?:\p{Ll}+ ){0,3}(?:said|says|told)\b.*$| and (?:I|we) (?:assume|believe|guess|heard|suspect|think)\b.*$| (?:that )?(?:I|we) know of$| going by\b.*$|(?<!reviews) (?:by|on|via) (?:builtwith|crunchbase|g2|glassdoor|semrush|similarweb)$|,? (?:lol|haha|tbh)\b.*$|,? (?:so|which means) (?:he|she|they) (?:are probably|is probably|may|might|must|probably|will probably)\b.*$|: (?:got|then|and|no)\b.*$|, (?:her|his|their) (?:own )?(?:\p{L}+ ){1,2}says$|, (?:cool|good|great|nice|really|super|v|very)\b(?: \p{L}+){0,2}(?:$|,.*$)|,? so (?:\p{Lu}{2,}|it|that|this)\b.*$/iu;

/** `The Land Registry shows that they bought …`, `According to their site, they …`. */
const register =
  /^(?:According to [^,]{3,40}?,? (?=(?:they|he|she|their|his|her)\b)|(?!(?:Her|His|Their)\b)[^,]{0,50}\b(?:accounts|article|brochure|filings?|house|linkedin|listing|newspaper|page|paper|press|register|registry|report|site|website)\b(?: that)? (?:confirms?|reports?|says?|shows?) (?:that )?)(?=(?:they|he|she|their|his|her)\b)/i;

/** `They are on GITHUB, monorepo with 900 packages`: what stands behind the name is a note. */
const onTools = /^(They (?:are|['’]re) on \p{Lu}[^,]*), (?!and\b|but\b|with\b).*$/u;

/** What the sender knows of the reader, turned towards the reader. */
function toKnown(sentence: string, reader: Reader): string | undefined {
  // What comes after a semicolon is told again of what stands before it, and what comes after "but" is a reproach.
  const [clause = ''] = capitalise(
    sentence.replace(register, '').replace(sumInBracket, ' ($1)').replace(source, '').replace(onTools, '$1'),
  ).split(/; |,? but /);
  // "…, but please leave the family out of it".
  if (/,? but (?:please )?(?:do not|don['’]?t|leave|never (?:mention|say|tell|write))\b/i.test(sentence))
    return undefined;
  // What others of the kind are like says nothing of this one.
  if (!canStand(clause, 3) || / going by what\b/.test(sentence)) return undefined;
  if (isOfFirm(clause, reader)) return finishSentence(clause);
  return toOurs(clause, reader) ?? toYou(clause, reader);
}

/** "They" right after what the sender has are the sender's: `4 engineers. They can be out same day.` */
function isOfSender(sentence: string, before = ''): boolean {
  return (
    /^they\b/i.test(sentence) &&
    /^(?:(?:we|i) (?:are|employ|have|send|use|work with)\b|our\b|\d+\b|(?:two|three|four|five|six|all)\b)/i.test(
      before,
    )
  );
}
