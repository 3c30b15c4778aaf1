import { capitalise, decapitalise, toReader, withArticle } from '../../text/grammar.ts';
import { namesIn } from '../../text/spelling.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../../text/tidy.ts';
import { timeUnits } from '../../text/time-units.ts';
import { findVerb } from '../../text/verbs.ts';
import { organisationNouns } from '../../text/words.ts';
import { splitClauses } from '../offer/split-clauses.ts';
import { parsePersona } from '../persona/parse-persona.ts';
import type { PersonName } from '../persona/parse-persona-name.ts';
import { finishSentence } from '../sentence-text.ts';
import { isOfOffer, joinFacts, toFact, withOwner } from './context-facts.ts';
import { findRecipient, findSignature, isIntroduction, withoutIntroduction } from './context-names.ts';
import { isForWriter, readWishes, toldToSay, withoutAside } from './for-writer.ts';
import { isTold } from './second-person.ts';
import { isOfFirm, isOfReader, type Reader, toOurs, toReferral, toYou } from './to-you.ts';

export type Context = {
  /** Sentences of the caller's about the sender and the offer that can stand in the mail, at most three, in the caller's order. */
  proofs: string[];
  /** Sentences about the reader, turned towards the reader. */
  aboutReader: string[];
  /** The name to sign with, where the context gives one. */
  signature?: string;
  /** Who reads the mail, where the context names somebody. */
  recipient?: PersonName;
  /** A wish for the most words, where one was recognised. */
  wordsMax?: number;
};

/** `6 wks` → `6 weeks`, `per mo` → `per month`, `incl.` → `including`. */
function withLongUnits(text: string): string {
  return text
    .replace(/\bper mo\b/gi, 'per month')
    .replace(/\bincl\.?(?= )/gi, 'including')
    .replace(/\bapprox\.?(?= )/gi, 'about')
    .replace(
      /\b(\d+) ?(hr|mth|wk|yr)s? (?=(?:contract|course|deal|guarantee|lease|licence|plan|programme|term|trial|warranty)\b)/gi,
      (_, count: string, unit: string) => `${count}-${timeUnits[unit.toLowerCase()]} `,
    )
    .replace(
      /\b(\d+) ?(hr|mth|wk|yr)s?\b/gi,
      (_, count: string, unit: string) =>
        `${count} ${timeUnits[unit.toLowerCase()]}${count === '1' ? '' : 's'}`,
    );
}

/**
 * Reads the additional context: only what can be carried over word for word, or turned from the third person towards the reader, is used; all else is left
 * out. `persona` says who the reader is, `offer` what the mail speaks of. `plural`: what is offered are several things.
 */
export function parseContext(
  input: string | undefined,
  { persona = '', offer = '', plural = false }: { persona?: string; offer?: string; plural?: boolean } = {},
): Context {
  const context: Context = { proofs: [], aboutReader: [] };
  if (!input) return context;
  const text = withLongUnits(tidy(input.slice(0, 4_000)));
  const signature = findSignature(text, persona);
  if (signature) context.signature = signature;
  const recipient = findRecipient(`${text}\n${persona}`, persona);
  if (recipient) context.recipient = recipient;
  const wordsMax = findWordsMax(text);
  if (wordsMax) context.wordsMax = wordsMax;

  const reader = readerOf(persona, recipient);
  const sentences = splitSentences(calmCase(text)).filter((raw) => !isInstruction(raw));
  const wishes = readWishes(sentences);
  const proofs: Proof[] = [];
  const known: Proof[] = [];
  for (const [index, raw] of sentences.entries()) {
    const sentence = withoutIntroduction(withoutAside(toPlain(raw)));
    const toSay = toldToSay(sentence);
    const wanted = mentioned(sentence, reader) ?? (toSay && toProof(toSay, offer, true));
    if (wanted) proofs.push({ sentence: wanted, weight: 5, index });
    if (wanted || raw.endsWith('?')) continue;
    const weight = weigh(sentence) + (wishes.asksFor(sentence) ? 3 : 0);
    const fact = canStand(sentence, 2) ? toFact(sentence, plural) : undefined;
    const sentBy = toReferral(sentence);
    const met =
      fact || isOfSender(sentence, sentences[index - 1]) ? undefined : (sentBy ?? toKnown(sentence, reader));
    // Whom the reader trusts comes before what the sender has read.
    if (met && !wishes.forbids(sentence))
      known.push({ sentence: met, weight: weight + (sentBy ? 4 : 0), index });
    const told =
      fact ?? (met || isOfReader(sentence, reader) ? undefined : toProof(sentence, offer, known.length > 0));
    if (told) proofs.push({ sentence: told, weight, index });
  }
  context.proofs = pickProofs(proofs).map(partClauses);
  const [first, ...others] = known.toSorted(byWeight).map(({ sentence }) => sentence);
  // Who passed the name on, and what is known besides.
  const more = first && /^I (?:am|know|was)\b/.test(first) && others.find((other) => /^You\b/.test(other));
  const opening = more ? `${first.replace(/\.$/, '')}, and I understand that ${decapitalise(more)}` : first;
  context.aboutReader = opening ? [more ? opening : partClauses(opening)] : [];
  return context;
}

/** Two sentences that only a comma joins, each with its full stop. */
function partClauses(sentence: string): string {
  return sentence.includes(';')
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

type Proof = { sentence: string; weight: number; index: number };

/** Figures and what became of customers say most. */
function weigh(sentence: string): number {
  return (
    (/\d/.test(sentence) ? 2 : 0) +
    (/\b(?:customers?|clients?|teams?)\b/i.test(sentence) ? 1 : 0) +
    (buyersDeeds.test(sentence) && ofBuyer.test(sentence) ? 2 : 0)
  );
}

const proofsMax = 3;
const proofWordsMax = 44;

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
function readerOf(persona: string, recipient: PersonName = {}): Reader {
  const { firstName, surname, words } = parsePersona(persona);
  const given = [firstName, surname, recipient.firstName, recipient.surname].join(' ').split(' ');
  // What is left of a name that holds anything else is in no sentence as it stands here.
  const names = [...new Set(given)].filter((name) => /^[\p{L}'-]+$/u.test(name));
  return { names, firms: namesIn(persona).filter((name) => !names.includes(name)), words };
}

/** Places of business that are spoken of as one of many. */
const places = new Set(
  'bakery café cafe college dairy depot farm garage gym hospital nursery pub quarry restaurant shelter shop site store surgery venue warehouse'.split(
    ' ',
  ),
);

/** A sentence without the marks of a note: a label before it, a subject that was left out. */
function toPlain(raw: string): string {
  return (
    trimMarks(raw)
      // Who signs the mail need not say so in it.
      .replace(/^I(?:'m| am) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?:,|,? and) (?=I\b(?: \S+){4})/u, '')
      .replace(
        /^((?:just |recently )?(?:saw|noticed|read|met|heard|loved|enjoyed|visited|listened to|found|spoke (?:briefly )?(?:to|with)|talked (?:to|with))) (\S+)/i,
        (found, deed: string, whom: string) =>
          /^(?:he|her|him|his|she|that|their|them|they|about)$/i.test(whom) ||
          (/^\p{Lu}\p{Ll}/u.test(whom) && !/found|met|spoke|talked/i.test(deed))
            ? `I ${decapitalise(found)}`
            : found,
      )
      .replace(
        /^(?=(?:(?:already|recently) (?:in|made|built|fitted|installed|placed|delivered|filled|printed|trained|ran|did)|still have)\b)/i,
        'We ',
      )
      .replace(
        /^(I|We) (\p{Lu})/u,
        (_, subject: string, letter: string) => `${subject} ${letter.toLowerCase()}`,
      )
      .replace(/^We (?=already in\b)/i, 'We are ')
      .replace(
        /^(They)(['’]ve|['’]re)\b/i,
        (_, they: string, verb: string) => `${they} ${/ve/.test(verb) ? 'have' : 'are'}`,
      )
      .replace(/^(S?[Hh]e)['’]s (?=(?:also |just |now |recently )*(?:been|got|had|\p{Ll}+ed)\b)/u, '$1 has ')
      // Who "she" is that may prefer the one or the other, is who reads it.
      .replace(/\b(if|when|whenever|whichever) s?he(?:['’]s| is)\b/g, '$1 you are')
      .replace(
        /\b(if|when|whenever|whichever) s?he (asks|likes|needs|prefers|wants|wishes)\b/g,
        (_, how: string, verb: string) => `${how} you ${findVerb(verb)?.base ?? verb}`,
      )
      .replace(
        /^(?:They|S?[Hh]e)(?:['’]d| would)? (?:be |is |are )?((?:always|most|very) )?(?=welcome to\b)/,
        'You are $1',
      )
      // "Farm near Walton went …", "Hotel on Beach Road switched …".
      .replace(/^(\p{Lu}\p{Ll}+)(?= (?:at|in|near|on|outside) (?:the )?\p{Lu})/u, (noun: string) =>
        organisationNouns.has(noun.toLowerCase()) || places.has(noun.toLowerCase())
          ? capitalise(withArticle(noun.toLowerCase()))
          : noun,
      )
      .replace(
        /^(placed|sold|installed|fitted|delivered|trained|filled|supplied|catered for|restored|audited|filed|handled|completed) (?=\d|an? |over \d|about \d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) )/i,
        (_, deed: string) => `We ${deed.toLowerCase()} `,
      )
      .replace(/^(Speaker|Trainer|Instructor|Tutor): (?=\p{Lu})/u, 'The $1 is ')
      .replace(/^(The (?:Speaker|Trainer|Instructor|Tutor)) is/, (opening: string) =>
        capitalise(opening.toLowerCase()),
      )
      .replace(/^(\p{L}+) = (?=our\b)/u, (_, name: string) => `${capitalise(name)} is `)
      .replace(/^(?:existing |current )?(?:clients|customers): (?=\p{L}|\d)/iu, 'Our clients include ')
      .replace(/^(Our clients include [^,]+), ([^,]+)$/, '$1 and $2')
      .replace(/\bof (?:her|his|their) size\b/, 'of your size')
      .replace(/^(?:context|background|notes?|fyi|info|proof|social proof)\s*[:-]\s*/i, '')
      .replace(/^(?:the |our |my )?(?:prospect|recipient|contact)(?: company)? (?=\p{Ll})/iu, 'They ')
  );
}

/** Whether a sentence talks to the reader of the mail, and in a length that one reads. */
function canStand(sentence: string, wordsMin = 4): boolean {
  const count = countWords(sentence);
  return (
    count >= wordsMin &&
    count <= 28 &&
    sentence.length <= sentenceCharactersMax &&
    !isForWriter(sentence) &&
    !isIntroduction(sentence) &&
    !/^I(?:'m| am) \p{Lu}\p{L}+ \p{Lu}/u.test(sentence) &&
    !/[{}[\]|\\^<>]|https?:|www\.|@/.test(sentence)
  );
}

/** 28 words of 16 letters: a longer one holds something that is no word. */
const sentenceCharactersMax = 448;

/** `Mention that setup takes an hour and that they keep all data`: what is to be said, as sentences. */
function mentioned(sentence: string, reader: Reader): string | undefined {
  const said =
    /^(?:please )?(?:also )?(?:mention|say|note|include|add|highlight|emphasi[sz]e|reference|point out)(?: the fact)? that (.+)$/i.exec(
      sentence,
    )?.[1];
  const clauses = said?.split(/,? and that /i) ?? [];
  if (clauses.length === 0 || !clauses.every((clause) => canStand(`that ${clause}`))) return undefined;
  return clauses
    .map((clause) => toYou(clause, reader) ?? finishSentence(capitalise(toReader(clause))))
    .join(' ');
}

/** Where the caller has it from: `They have 85 rooms (website)`, `They have a new wall, I saw it from the road`. */
const source =
  / \([^()]{1,40}\)$|, (?:which )?(?:I|we|my \p{L}+) (?:saw|read|heard|noticed) (?:it|that|this)?\b.*$|, (?:that's|that is|which is) why (?:I|we)\b.*$|,? according to .*$| (?:[-–]|,) (?:her|his|their|your) (?:own )?words\b.*$|, (?:hence|so (?:I|we)|(?:he|she|they) (?:said|says|told)) .*$/iu;

/** `The Land Registry shows that they bought …`, `According to their site, they …`. */
const register =
  /^(?:According to [^,]{3,40}, |(?!(?:Her|His|Their)\b)[^,]{0,50}\b(?:accounts|article|brochure|filings?|house|linkedin|listing|newspaper|page|paper|press|register|registry|report|site|website)\b(?: that)? (?:confirms?|reports?|says?|shows?) (?:that )?)(?=(?:they|he|she|their|his|her)\b)/i;

/** What the sender knows of the reader, turned towards the reader. */
function toKnown(sentence: string, reader: Reader): string | undefined {
  // What comes after a semicolon is told again of what stands before it, and what comes after "but" is a reproach.
  const [clause = ''] = capitalise(sentence.replace(register, '').replace(source, '')).split(/; |,? but /);
  if (!canStand(clause)) return undefined;
  if (isOfFirm(clause, reader)) return finishSentence(clause);
  return toOurs(clause, reader) ?? toYou(clause, reader);
}

/** "They" right after what the sender has are the sender's: `4 engineers. They can be out same day.` */
function isOfSender(sentence: string, before = ''): boolean {
  return /^they\b/i.test(sentence) && /^(?:we|our|i|\d+|two|three|four|five|six|all)\b/i.test(before);
}

/** How a sentence about sender, offer or customers begins. */
const startsProof = [
  /^(?:we|our|i|you are (?:\p{L}+ )?welcome to\b|my (?:brother|clients?|colleagues?|father|husband|mother|partner|sister|team|wife)|(?:each|every|all (?:data|our)|setup|set-up|installation|deliver(?:y|ies)|shipping|training|orders|prices|samples|sessions|lessons|repairs|the [a-z]+ (?:is|are) (?:made|built|grown|printed|sewn|baked|cast|roasted)\b)\b|\p{L}+s (?:using|who use|that use|on) (?:us|it|this|our)\b|(?:past|other|existing|current|most|two|three) (?:of our )?(?:clients|customers|teams|users))\b/iu,
  /^(?!(?:All|Both|Few|It|Many|Most|None|Others|Some|That|There|These|This|Those)\b)(?:St\. )?\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3} (?:is|has|cut|saved|uses|reduced|increased|grew|won|was|are|have|use)\b/u,
  /^\d[\d.,]*%?\+? (?:of )?(?:our )?(?:customers|clients|teams|companies|users|businesses)\b/i,
];

/** What is offered, as a sentence on it begins. */
const ofProduct =
  /^the (?:app|book|cent(?:er|re)|course|fee|funding|kit|machine|place|platform|price|product|programme?|project|scheme|service|sessions?|show|software|study|system|team|tool|tour|work)s? (?:is|are|was|were|has|have|comes?|costs?|covers?|includes?|lasts?|runs?|takes?)\b/i;

/** `In 2024 we filed 212 applications`, `nine firms took part, which pays for our nurses`: a figure, and who it is of. */
const ofFigures = /\b(?:we|I|our|us|my)\b/i;
/** `Failed attempts fell from 14% to 9%`: what came of it. */
const tellsResult = /\b(?:came down|dropped|fell|grew|rose|went) from [$€£]?\d\S*(?: \p{L}+)? to [$€£]?\d/iu;
const opensWithYear = /^Since (?:19|20)\d\d\b/;

/** `A distributor in Tulsa redrew its territories with us`: somebody who bought is spoken of as one of many, or as two. */
const ofBuyer =
  /^(?:An? (?:\p{L}+[ -]){0,3}?\p{L}+ (?:in|of|on|with|near|from|outside) |An? \p{L}+ \p{L}+ (?=(?:ran|went|put|did|got|took|cut|saved|bought|switched)\b)|The \p{L}+ (?:at|in|near|on) \p{Lu}|(?:At|For|In) an? \p{L}+ |(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\d+) (?:\p{L}+ ){0,2}\p{L}+s |\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3} and (?:the )?\p{Lu}[\p{L}&'-]+ )/u;
/** What comes to pass by it. */
const buyersDeeds =
  /\b(?:adopted|avoided|bought|caught|cleared|cut|doubled|finished|found|gained|got|halved|joined|kept|moved|ordered|paid|put|ran|reordered|picked|recovered|redrew|reduced|renewed|replaced|saved|signed|sold|stopped|switched|took|tripled|use|used|went|won)\b/;

/** What such a sentence tells of them. */
const tellsOf =
  /['’]ve\b|\bwe['’]re\b|\b(?:I|[Ww]e)['’]ll be (?:at|in|on)\b|\bI['’]m (?:an?|around|at|based|free|in|the)\b|\b(?:we|our|am|is|are|was|were|has|have|had|averages?|use[sd]?|cut|saved?|saw|sees?|reports?|helped|reduced|increased|grew|won|works?|worked|takes?|offers?|provides?|includes?|serves?|built|made|comes?|costs?|runs?|fell|rose|dropped|went|played|support|raised|launched|opened|met|spoke|won|arrives?|starts?|lasts?|holds?|carr(?:y|ies))\b/i;

/** What the sender wishes or plans is not the reader's. */
const ofPlans =
  /^(?:I|we)(?:'d| would| do not| don't| really| just| also)?(?: (?:want|need|hope|like|wish|prefer|think|guess|believe|assume|suspect|doubt)|(?:'ll|'m| am| will) (?:be )?(?:sending|testing|trying|using|writing))\b|^our \p{L}+ (?:would like|hopes?|needs?|prefers?|wants?|wish(?:es)?)\b/iu;

/** Others than the reader, and then "they": `we prepared 14 companies and all of them passed`. */
const spokenOf = new RegExp(
  String.raw`\b(?:clients?|customers?|users?|companies|mistakes|people|members|clubs?|${[...organisationNouns].map((noun) => `${noun}s?`).join('|')})\b.*\b(?:they|them|their)\b`,
  'iu',
);

/** Whether a whole sentence gives figures of the sender's, of those who came before or of what the offer names. */
function tellsFigures(sentence: string, offer: string): boolean {
  const [first = '', second = ''] = sentence.split(' ');
  const isNamed = /^\p{Lu}/u.test(second) && offer.toLowerCase().includes(`${first} ${second}`.toLowerCase());
  // "The production played nine nights", of a production.
  const isAboutOffer =
    first === 'The' &&
    new RegExp(`\\b${second.replace(/\P{L}/gu, '')}\\b`, 'i').test(offer) &&
    isTold(sentence.split(' ')[2] ?? '');
  return (
    /\d/.test(sentence) &&
    (/^\p{Lu}/u.test(first) || /^\d[\d,]*$/.test(first)) &&
    first !== 'There,' &&
    // "It is 12 percent" goes on from what stands before it.
    !/[:;]|\b(?:it|this|that) (?:is|was)\b/i.test(sentence) &&
    sentence.split(' ').some((word, index) => index > 0 && isTold(word)) &&
    (ofFigures.test(sentence) ||
      opensWithYear.test(sentence) ||
      isNamed ||
      tellsResult.test(sentence) ||
      isAboutOffer)
  );
}

/** Whether a sentence tells with a figure what those did who are not the reader. */
function tellsOfBuyer(sentence: string): boolean {
  return (
    ofBuyer.test(sentence) &&
    buyersDeeds.test(sentence) &&
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half) \p{L}/u.test(sentence)
  );
}

/** What somebody plans and has, said without whose it is. */
const readersNews =
  /^(audit|peak|budget|expansion|fair|launch|move|office|opening|relocation|renovation|site|store|tender|website|wedding) (?:has|is|was)\b/i;

/** Whether the sender says what they do: `We look after …`, `I advise …`. */
function tellsDeed(sentence: string): boolean {
  if (/^You are (?:\p{L}+ )?welcome to\b/u.test(sentence)) return true;
  const verb =
    /^(?:we|i|(?:my|our) \p{L}+) (?:also |already |now |only |still |currently )?(\p{L}+)/iu.exec(
      sentence,
    )?.[1] ?? '';
  // How the sender came upon the reader is no deed.
  if (
    /^(?:call|chose|contact|email|find|found|get|got|heard|knew|look|met|notice|pick|rang|read|saw|search|spoke|talk|think|thought|tri|wrote)(?:ed)?$/.test(
      verb,
    ) ||
    /\bwould like\b/.test(sentence)
  )
    return false;
  return /ed$/.test(verb) || ['base', 'past'].includes(findVerb(verb)?.form ?? '');
}

/** A sentence of the caller's about the sender, the offer or its customers, as it can stand in the mail. */
function toProof(sentence: string, offer: string, knowsReader: boolean): string | undefined {
  if (!canStand(sentence) || ofPlans.test(sentence)) return undefined;
  const begins =
    isOfOffer(sentence) ||
    ofProduct.test(sentence) ||
    startsProof.some((start) => start.test(sentence)) ||
    tellsFigures(sentence, offer) ||
    tellsOfBuyer(sentence);
  if (!begins || !(tellsOf.test(sentence) || tellsOfBuyer(sentence) || tellsDeed(sentence))) return undefined;
  // Who "her" is, only a sentence about the reader can say, or one that names somebody first.
  const [before = ''] = sentence.split(/(?<=\p{Lu}\p{L}+ \p{Lu}\p{L}+), who /u);
  if (/\b(?:he|she|his|her|him)\b/i.test(before) || /\bhim\b|\bher [,.]/.test(sentence)) return undefined;
  // "Launch is announced for May": whose, is not said.
  const [, thing = ''] = readersNews.exec(sentence) ?? [];
  if (thing && !offer.toLowerCase().includes(thing.toLowerCase())) return undefined;
  // What was seen of the reader is told to the reader or not at all.
  if (/^(?:I|we) (?:found|heard|met|noticed|read|saw|visited)\b.*\b(?:they|them|their)\b/i.test(sentence))
    return undefined;
  // "I had lunch there" is about the reader's place.
  if (/\bI (?:ate|bought|dined|had|queued|shopped|stayed|stopped|waited|went)\b.*\bthere\b/.test(sentence))
    return undefined;
  // When the reader's own tender closes, the reader knows.
  if (
    /^(?:the )?(?:applications?|bids?|deadline|proposals?|RF[IPQ]|submissions?|tender)s? (?:are|closes?|is)\b/i.test(
      sentence,
    )
  )
    return undefined;
  if (/^our (?:charge|commission|fee|price|rate)s? [$€£]?\d/i.test(sentence)) return undefined;
  // Who "they" are is clear only where they have been spoken of, in the sentence or before it.
  if (!/\b(?:they|them|their)\b/i.test(sentence) || spokenOf.test(sentence))
    return finishSentence(capitalise(withOwner(sentence)));
  if (!knowsReader && !/^(?:we|i) .* (?:for|with|to) them\b/i.test(sentence)) return undefined;
  return finishSentence(capitalise(withOwner(toReader(sentence))));
}
