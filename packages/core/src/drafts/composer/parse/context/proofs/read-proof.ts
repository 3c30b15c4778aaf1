import { capitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { addressPeople, meansThings } from '../../means-people.ts';
import { finishSentence } from '../../sentence-text.ts';
import { tellProof } from '../labels/note-proof.ts';
import type { Side } from '../note-side.ts';
import { withOwner } from '../notes/context-facts.ts';
import { saysWhatIsDue } from '../notes/note-deals.ts';
import { isDetail, tellShort } from '../notes/note-details.ts';
import { isFragment } from '../notes/note-figures.ts';
import { toSubjectless } from '../notes/note-subjectless.ts';
import { mayBeListed } from '../notes/notes-in-brief.ts';
import { tellParts } from '../notes/tell-parts.ts';
import type { Note } from '../read-note.ts';
import { addressReader, maySayToReader, ownOfOne, reachesReader } from '../reader/address-reader.ts';
import { isOfMarket } from '../reader/around-reader.ts';
import { weighNews } from '../reader/open-with.ts';
import type { NewsOfNote } from '../reader/read-news.ts';
import { isOfReader } from '../reader/to-you.ts';
import { turnPronouns } from '../second-person.ts';
import { type Gathered, namesRecipient, type Setting } from '../setting.ts';
import type { SentenceWeights } from '../weights/sentence-weights.ts';
import {
  looksLikeDetail,
  looksLikeFigures,
  looksLikeTerm,
  looksListed,
  looksOpen,
  looksSurelyTold,
  looksTold,
  mustBeKept,
} from '../weights/weigh-sentence.ts';
import { introducesSpeaker } from '../wishes/tell-wanted.ts';
import { isFinishedFact, tellOpenFact } from './finished-facts.ts';
import { isSound } from './is-sound.ts';
import type { Proof } from './pick-proofs.ts';
import { withoutAudience } from './say-proofs.ts';
import {
  canBeOfOffer,
  goesOn,
  hasClause,
  isOfOthersToo,
  isOfReadersKind,
  isWhole,
  mayBeOfReader,
  opensSmall,
  speaksOfReaders,
} from './stands-alone.ts';
import { canStand, toProof } from './to-proof.ts';
import { opensEvent } from './told-anyway.ts';

/** A note beside what was told before it. */
type Standing = {
  /** The sentence that was told last, and whether it is the note right before this one. */
  last: Proof | undefined;
  followsLast: boolean;
  /** What the mail has spoken of. */
  spoken: string;
  /** Whether the note is the reader's, whatever else it could be. */
  isTheirs: boolean;
  /** It as it would stand in the mail: turned to the reader where it speaks of whoever buys, and whether it was. */
  own: string;
  isAddressed: boolean;
  /** It as what a label calls a proof. */
  proof: string | undefined;
  /** Whether its words alone say that it is told, and whether its "it" can only be the offer. */
  isSure: boolean;
  isOfIt: boolean;
  /** Whether it is a sentence that the caller finished, and nothing speaks against telling it. */
  isFinished: boolean;
};

/** Reads what a note says of the sender and the offer, and adds it to what was gathered; `weight`: how much it says. */
export function readProof(
  note: Note,
  side: Side,
  news: NewsOfNote,
  weight: number,
  setting: Setting,
  gathered: Gathered,
): void {
  const { raw, plain, sentence, index, odds } = note;
  const standing = readStanding(note, side, news, setting, gathered);
  const said = tell(note, side, standing, setting, gathered);
  const told = said && seesTheirs.test(said) ? undefined : said;
  const maySay = told !== undefined && !isPrivate(told, note, side, standing, news.isOpen, setting);
  const { last, followsLast, isOfIt, isTheirs, spoken } = standing;
  // "The webinar is on 19 March. It lasts 45 minutes": of the webinar.
  if (isOfIt && maySay && last && followsLast && opensEvent.test(last.sentence)) {
    last.sentence += ` ${finishSentence(told)}`;
    return;
  }
  if (maySay && !namesRecipient(told, setting.people))
    gathered.proofs.push({
      sentence: withDenial(withBuyer(told), setting.notes[index + 1]),
      weight,
      index,
      // What the caller calls "it" stays behind the sentence before it.
      ofOffer:
        (told === side.fact || isOfIt) &&
        /^(?:It|They)\b/.test(told) &&
        !(/^It\b/.test(sentence) && followsLast),
      sinceThen: /^since then\b/i.test(raw),
    });
  const open =
    told || news.said
      ? undefined
      : tellOpenFact(raw, odds, { known: spoken, reader: setting.reader.words, followsTold: followsLast });
  if (open) {
    const fact = { sentence: open.sentence, weight, index };
    if (open.isOfReader) {
      gathered.known.push({ ...fact, weight: weighNews(open.sentence) });
      gathered.besides.push(fact);
    } else gathered.proofs.push(fact);
    return;
  }
  if (told || isTheirs || !canStand(plain, 1)) return;
  if (looksLikeDetail(odds) && isDetail(plain, setting.offer))
    gathered.details.push({ sentence: plain, weight, index });
  else if (mayBeListed(plain, odds, raw)) gathered.inBrief.push({ sentence: plain, weight, index });
}

/** `I noticed their shop is shut on Mondays`: what the sender saw is the reader's, and is said so. */
const seesTheirs =
  /^(?:I|We) (?:came across|found|heard|liked|loved|noticed|passed|read|saw|see|visited|watched)\b.*\b(?:he|her|him|his|she|their|(?<!of )them|they)\b/;

function readStanding(
  note: Note,
  side: Side,
  news: NewsOfNote,
  { offer, notes, plural, kinds, recruits, inHurry, reader, weigh }: Setting,
  { proofs }: Gathered,
): Standing {
  const { raw, sentence, bare, index, odds } = note;
  const last = proofs.at(-1);
  const followsLast = last?.index === index - 1;
  const isTheirs =
    news.said !== undefined ||
    isOfReadersKind(sentence, reader.words) ||
    (isOfReader(sentence, reader) && !side.isOfOffered) ||
    reader.firms.some((firm) => sentence.startsWith(`At ${firm}`));
  const isOfOthers =
    isTheirs || side.isOfAnother || kinds.isSomebody || (meansThings(bare) && !reachesReader.test(bare));
  const addressed = isOfOthers
    ? undefined
    : ((recruits ? undefined : addressPeople(bare, `${withoutAudience(offer)}. ${note.before ?? ''}`)) ??
      addressReader(bare, note.before));
  const isAddressed = addressed !== undefined && maySayToReader(weigh(addressed), addressed);
  const isSure = looksSurelyTold(odds) || (measuresIt.test(sentence) && odds.ofReader < surelyNotOfReader);
  const spoken = [offer, ...proofs.map((proof) => proof.sentence)].join(' ');
  return {
    last,
    followsLast,
    spoken,
    isFinished: !inHurry && isFinishedFact(raw, odds, spoken, reader.words),
    isTheirs,
    own: isAddressed ? addressed : capitalise(sentence),
    isAddressed,
    proof: tellProof(note.raw),
    isSure,
    // "It resolves 54% of tickets on average", where nothing else could be meant.
    isOfIt:
      isSure &&
      canBeOfOffer(sentence, reader.words) &&
      (plural ? /^It(?:['’]s| is) (?:easy|free|possible) to / : /^It(?:['’]s)? /).test(sentence) &&
      (index === 0 || followsLast || leavesOfferOut.test(notes[index - 1] ?? '')),
  };
}

/** A note as a sentence of the sender's. */
function tell(
  note: Note,
  { term, fact, isOfAnother }: Side,
  standing: Standing,
  setting: Setting,
  { speaksOfThem }: Gathered,
): string | undefined {
  const { raw, plain, sentence, index, odds } = note;
  const { offer, subject, notes, reader, kinds, isList, weigh } = setting;
  const { own, spoken, proof, isFinished } = standing;
  if (term ?? fact) return term ?? fact;
  if (standing.isTheirs) return undefined;
  // "Already insures 140 clubs".
  if (
    /^(?:Already|Also|Currently|Now) \p{Ll}+s /u.test(sentence) &&
    findVerb(sentence.split(' ')[1] ?? '')?.form === 'third'
  )
    return toSubjectless(sentence, subject);
  const isListed = isList && looksListed(odds);
  const mayBeShort = isListed || (looksLikeTerm(odds) && odds.ofReader < surelyNotOfReader);
  const isPart =
    odds.ofReader < surelyOfAnother &&
    odds.kept < surelyShown &&
    !isOfAnother &&
    !kinds.isSomebody &&
    canStand(sentence);
  return (
    // What is left of a label is none of the sentence's.
    (sentence.includes(': ') ? proof : undefined) ??
    (mayBeShort && canStand(plain, 2)
      ? tellShort(plain, { subject, offer }, (looksLikeDetail(odds) || isListed) && !labelledNote.test(raw))
      : undefined) ??
    (looksLikeDetail(odds) && isJoined(own) ? finishSentence(own) : undefined) ??
    toProof(own, spoken, speaksOfThem, reader.words) ??
    (standing.followsLast && goesOn(sentence) && canStand(sentence) ? finishSentence(sentence) : undefined) ??
    (looksLikeFact(note, standing, reader.words) || (isFinished && canStand(own) && !isFragment(own))
      ? (tellParts(own, { subject, offer }) ?? finishSentence(withOwner(own)))
      : undefined) ??
    (isPart
      ? toReadersPart(sentence, notes.slice(Math.max(0, index - 2), index).join(' '), weigh)
      : undefined) ??
    (looksLikeDetail(odds) &&
    odds.ofReader < surelyNotOfReader &&
    canStand(plain, 2) &&
    !labelledNote.test(plain)
      ? toSubjectless(plain, subject)
      : undefined) ??
    proof
  );
}

/** Whether a sentence says by its words and its shape that it is the sender's to tell. */
function looksLikeFact({ sentence, odds }: Note, standing: Standing, reader: string): boolean {
  const { own, isAddressed, isSure, isOfIt, spoken } = standing;
  return (
    canStand(own) &&
    !isFragment(own) &&
    isWhole(isAddressed || opensSmall(sentence) ? own : sentence, isSure || isAddressed, isOfIt) &&
    (isSure ||
      isAddressed ||
      ((looksTold(odds) || (looksOpen(odds) && isOfMarket(sentence))) &&
        !mayBeOfReader(sentence, spoken, reader)) ||
      (looksLikeFigures(odds) &&
        givesFigures.test(sentence) &&
        (odds.ofReader < surelyOfAnother || !speaksOfReaders(sentence, spoken, reader))))
  );
}

/** Whether what is told looks too private for a mail. */
function isPrivate(
  told: string,
  { raw, odds }: Note,
  { term, fact }: Side,
  { isAddressed, own, proof, isFinished }: Standing,
  isOpen: boolean,
  { ofOneself, weigh }: Setting,
): boolean {
  return (
    !isOpen &&
    !isFinished &&
    !introducesSpeaker.test(told) &&
    !introducesColleague.test(told) &&
    told !== term &&
    !(told === proof && odds.kept < surelyKept) &&
    !saysWhatIsDue(told) &&
    !isOfOthersToo(told) &&
    !(isAddressed && told === finishSentence(own)) &&
    mustBeKept(told === raw ? odds : weigh(told), told === fact || ofOneself)
  );
}

/** `If they start before June we throw in 20 bibs`: who would start is the reader; in "if they die we replace them" it is what is replaced. */
function withBuyer(told: string): string {
  return meansThings(told)
    ? told
    : told.replace(/^If (?:s?he|they) (?=\p{Ll}{3,} .*\b(?:I|we)\b)/u, 'If you ');
}

/** What takes back what the sentence before it has others believe. */
const denial = /^(?:It|That|They|This) (?:are|did|do|does|is|was)(?:n['’]t| not)[.!]?$/;

/** `Many believe it is for our own patients. It isn't.` */
function withDenial(said: string, next = ''): string {
  return denial.test(next) ? `${said} ${finishSentence(next)}` : said;
}

/** `There is no catch; each of us gives three days a year`: two short clauses of which neither leans on anybody. */
function isJoined(sentence: string): boolean {
  const clauses = sentence.split('; ');
  return (
    clauses.length === 2 &&
    canStand(sentence) &&
    countWords(sentence) <= joinedWordsMax &&
    !/\b(?:he|her|him|his|it|she|that|their|them|they|this)\b/i.test(sentence) &&
    clauses.every((clause) => hasClause(capitalise(clause)))
  );
}
const joinedWordsMax = 18;

/** How surely a sentence has to be of somebody else where nothing says whose it is. */
const surelyNotOfReader = -1.5;

/** How surely a sentence with figures is of others than the reader, also where it speaks of what readers have. */
const surelyOfAnother = -4;

/** How surely what speaks of the reader's part has to be no secret. */
const surelyShown = -1;

/** How surely what a label calls a proof has to be private to stay out. */
const surelyKept = 2;

const labelledNote = /^\p{L}[\p{L} ]{1,30}: /u;

/** `It is 1,100 words long and has not been published anywhere else`: of what is offered. */
const measuresIt = /^It is (?:about |around |only )?\d[\d,.]*[ -]\p{Ll}+ (?:deep|high|long|tall|wide)\b/u;

/** `Currently airing on 17 stations`, `It comes in two sizes`: of what is offered. */
const leavesOfferOut =
  /^(?:It\b|(?:(?:Already|Currently|Now|Recently) )?\p{L}+(?:ed|ing) (?:at|by|for|from|in|on) )/u;

/** `Our rep, Kylie, is a former paramedic`: whom a sender names so is to be known. */
const introducesColleague =
  /^(?:My|Our) (?:[\p{Ll}-]+ ){0,2}[\p{L}-]+, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?, (?:is|has|was|speaks|trained|worked|spent) (?!(?:away|ill|leaving|new|not|off|on|out|sick|still|unwell|very)\b)[^,;:]*$/u;

/** `Drivers at City Star save 85 pounds a week`: a sentence with a figure that leans on nobody, and no list of figures. `Members pay 40 a month` may be the reader's. */
const givesFigures =
  /^(?!\S*\d[^,]*,)(?!(?:Attendees|Guests|Members|Patients|Pupils|Residents|Staff|Students|Tenants|Visitors) \p{Ll}+ )(?!.*\b(?:he|her|his|I|it|she|them|they|this|those|you)\b)(?=.*\d)/iu;

/** `The data can be made anonymous by her people first`: a fact of the sender's with the reader's part in it. Undefined where anybody else could be meant. */
function toReadersPart(
  sentence: string,
  before = '',
  weigh: (told: string) => SentenceWeights,
): string | undefined {
  if (!/\b(?:he|her|him|his|she)\b/.test(sentence) || /^(?:he|her|his|she)\b/i.test(sentence))
    return undefined;
  // "Our caretaker opens the hall and she can stay": she is.
  if (ownOfOne.test(sentence)) return undefined;
  // "Scans are free, and his assistant can do them too": one of both would be turned wrong.
  if (/\b(?:I|me|my|them|their|they|who|whose)\b|\b(?:asked|said|says|told)\b/i.test(sentence))
    return undefined;
  if (isSound(sentence, /\b(?:he|her|him|his|she)\b/i.test(before) ? '' : before)) return undefined;
  const turned = turnPronouns(sentence, false);
  const told = turned && finishSentence(withOwner(capitalise(turned)));
  if (!told || /\b(?:he|her|him|his|she|them|they)\b/i.test(told) || !isWhole(told, true)) return undefined;
  const odds = weigh(told);
  return looksTold(odds) && odds.kept < surelyShown ? told : undefined;
}
