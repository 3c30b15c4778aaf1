import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import { capitalise, decapitalise } from '../../text/grammar.ts';
import { mendGrammar } from '../../text/mend-grammar.ts';
import { spellOut, spellOutNotes } from '../../text/spell-out.ts';
import { calmCase, isInstruction, splitSentences, tidy } from '../../text/tidy.ts';
import { withLostArticle } from '../lost-article.ts';
import { addressPeople, meansThings } from '../means-people.ts';
import { splitClauses } from '../offer/split-clauses.ts';
import { tellFigures } from '../offer/tell-figures.ts';
import { namesActors } from '../offer/turn-to-reader.ts';
import type { Persona } from '../persona/parse-persona.ts';
import type { PersonName } from '../persona/parse-persona-name.ts';
import { findNews } from '../persona/persona-news.ts';
import { isOfKindBefore, withReadersNoun } from '../readers-noun.ts';
import { finishSentence } from '../sentence-text.ts';
import { isField, isLogged } from './crm-field.ts';
import { readHurried } from './hurried/hurried-notes.ts';
import { isHurried, withHurriedNames, withNotesApart, withWholeMonths } from './hurried/hurried-parts.ts';
import { offersToBuy } from './hurried/hurried-reader.ts';
import { withTheirHouse } from './hurried/typed-notes.ts';
import { tellLabelled } from './labels/note-label.ts';
import { tellNamed, tellOutcome, tellProof, withBuyersArticle } from './labels/note-proof.ts';
import { toFact, withOwner } from './notes/context-facts.ts';
import { withMaker } from './notes/makers-notes.ts';
import { saysWhatIsDue } from './notes/note-deals.ts';
import { isDetail, tellDetails, tellShort } from './notes/note-details.ts';
import { withDoer } from './notes/note-doer.ts';
import { findOccasion, tellEvent } from './notes/note-event.ts';
import { isFragment } from './notes/note-figures.ts';
import { toSubjectless } from './notes/note-subjectless.ts';
import { toTraction } from './notes/note-traction.ts';
import { toClients } from './notes/note-work.ts';
import { splitNotes } from './notes/split-notes.ts';
import { toPlain, withLongUnits } from './notes/to-plain.ts';
import { tellNote } from './notes/told-notes.ts';
import { withIs } from './notes/with-is.ts';
import { findRecipient, findSignature, saysWhoLeads, withoutIntroduction } from './people/context-names.ts';
import { withLabelledSender } from './people/labelled-sender.ts';
import { splitNamedReader, withReaderLabel } from './people/named-reader.ts';
import { findOwnFirm, isOfOwnFirm, withOwnFirm } from './people/own-firm.ts';
import { isOwnIntroduction, withOwnDeed, withoutOwnName } from './people/own-introduction.ts';
import {
  findSpokenOf,
  isUnnamed,
  withNotedReader,
  withoutFault,
  withoutOwnPost,
} from './people/reader-noted.ts';
import { withSignOff } from './people/sign-off.ts';
import { findSignedAs, isPostAlone, isRole, withLetters } from './people/signed-as.ts';
import { withCapitals, withPlainTitles } from './people/small-names.ts';
import { isSound } from './proofs/is-sound.ts';
import { toOwn } from './proofs/own-notes.ts';
import { findSpoken, type Proof, pickProofs, weighProof, withSince } from './proofs/pick-proofs.ts';
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
} from './proofs/stands-alone.ts';
import { toLink } from './proofs/to-link.ts';
import { canStand, isOfSomebodyOffered, toProof } from './proofs/to-proof.ts';
import { toQuote } from './proofs/to-quote.ts';
import { opensEvent, toTellAnyway } from './proofs/told-anyway.ts';
import { addressReader, maySayToReader, ownOfOne, reachesReader } from './reader/address-reader.ts';
import {
  isOfMarket,
  isSeason,
  toDated,
  toNearby,
  toNeighbour,
  toPatron,
  toSeason,
} from './reader/around-reader.ts';
import { findReader } from './reader/find-reader.ts';
import { withReadersVerb } from './reader/note-reader.ts';
import { knowsEachOther, type News, openWith, weighNews } from './reader/open-with.ts';
import { isPublished, toPlainNews, toPublished, toSeen } from './reader/plain-news.ts';
import { withReaderFirst, withSuggestion } from './reader/reader-first.ts';
import { isReaderRecord } from './reader/reader-record.ts';
import { isClientsPart, isTerm, toTerm, withReadersKind, withReadersPlace } from './reader/reader-terms.ts';
import { toCongratulation, withWhatFor } from './reader/to-congratulation.ts';
import {
  isOfFirm,
  isOfReader,
  isWorkplace,
  type Reader,
  toOurs,
  toReferral,
  toYou,
  withFirmsArticles,
  withReaderSpokenOf,
} from './reader/to-you.ts';
import { isOnTheirs, toWeighedNews, withReadersNews } from './reader/weighed-news.ts';
import { turnPronouns } from './second-person.ts';
import { readSurroundings } from './weights/sentence-traits.ts';
import type { SentenceWeights } from './weights/sentence-weights.ts';
import {
  looksLikeDetail,
  looksLikeFigures,
  looksLikeTerm,
  looksListed,
  looksOpen,
  looksSurelyTold,
  looksTold,
  mayBeSaid,
  mustBeKept,
  weighSentence,
} from './weights/weigh-sentence.ts';
import {
  isForWriter,
  isKeptBack,
  readWishes,
  takesBack,
  toldToSay,
  withoutAside,
  withoutRoom,
} from './wishes/for-writer.ts';
import { readQuietSubjects } from './wishes/quiet-subjects.ts';
import { findBarredFromSubject, findWordsMax, forbidsExclamation } from './wishes/text-wishes.ts';
import { asNoted, toMention, toReason } from './wishes/to-mention.ts';
import { withoutSource, withoutStatus } from './without-source.ts';

export type Context = {
  /** Sentences of the caller's about the sender and the offer that can stand in the mail, at most five, in the caller's order. */
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
  /** Whether no exclamation marks are wished for. */
  isCalm?: boolean;
  /** A word that the subject line is not to hold, in small letters. */
  barredFromSubject?: string;
};

/** What else the request says: who reads, as typed and, where it was read already, as read; the sentences that come from there; what the mail speaks of, and whether that is several things, or the sender himself. */
type Told = {
  persona?: string;
  who?: string | Persona;
  ofPersona?: readonly string[];
  offer?: string;
  plural?: boolean;
  ofOneself?: boolean;
  industry?: string | undefined;
};

/**
 * Reads the additional context: only what can be carried over word for word, or turned from the third person towards the reader, is used; all else is left
 * out. `persona` says who the reader is, `offer` what the mail speaks of. `plural`: what is offered are several things, `ofOneself`: it is whoever writes.
 */
export function parseContext(
  input: string | undefined,
  {
    persona = '',
    who = persona,
    ofPersona = [],
    offer = '',
    plural = false,
    ofOneself = false,
    industry = '',
  }: Told = {},
): Context {
  const context: Context = { proofs: [], aboutReader: [] };
  if (!input) return { ...context, aboutReader: newsOf(persona, () => findReader(persona, who)) };
  const inHurry = isHurried(input);
  const apart = inHurry ? withNotesApart(input.slice(0, 4_000)) : input.slice(0, 4_000);
  const spelled = mendGrammar(spellOutNotes(withLongUnits(keepNames(apart))));
  const whole = inHurry ? withHurriedNames(spelled) : withWholeMonths(spelled);
  const isNobodys = isUnnamed(who) && !/\bRecipient:/.test(whole);
  const named = withCapitals(withPlainTitles(isNobodys ? withNotedReader(whole, persona) : whole));
  const typed = withLabelledSender(withReaderLabel(named), persona);
  const read = withSignOff(typed, persona);
  // "Name SAMIRA HOLUB", of whoever offers himself.
  const text =
    ofOneself || /^(?:me|myself)\b/i.test(offer)
      ? read.replace(/(?<=^|[.!?\n] ?)name(?: is|:|['’]s)? (?=\p{Lu})/iu, 'My name is ')
      : read;
  const many = typeof who !== 'string' && who.plural !== undefined;
  const firm = findOwnFirm(text);
  const signature = findSignature(withoutReferrals(text), persona, many) ?? firm;
  if (signature) {
    context.signature = withLetters(text, signature);
    const beside = withOwnFirm(findSignedAs(text, signature), text);
    const ownFirm = firm === signature ? undefined : firm;
    const signedAs = beside && ownFirm && isPostAlone(beside) ? `${beside}, ${ownFirm}` : (beside ?? ownFirm);
    if (signedAs) context.signedAs = signedAs;
  }
  const raisesMoney = asksForMoney.test(offer);
  // "Her name is ANN BELL", of somebody who is offered.
  const told = withoutFields(text);
  const ofReader = (
    isOfSomebodyOffered('She', offer)
      ? told.replace(/\b(?:Her|His|The \p{Ll}+'s) name is [^.]+\./gu, '')
      : told
  )
    // "Lead is NAME", where money is raised: whose money it is.
    .replace(raisesMoney ? leadInvestor : /(?!)/, '$1led by ')
    // "Candidate: NAME", where a post is offered: who reads it.
    .replace(offersPost.test(offer) && !hires.test(persona) ? candidate : /(?!)/g, '$1Recipient$2');
  const spokenOf = () => (isNobodys ? findSpokenOf(ofReader, persona) : undefined);
  const meant = findRecipient(`${ofReader}\n${persona}`, persona, signature, spokenOf);
  const signed = [signature, context.signedAs].filter(Boolean).join(', ');
  const recipient = signature && meant && isNamedIn(meant, signed) ? undefined : meant;
  if (recipient) context.recipient = recipient;
  const wordsMax = findWordsMax(text);
  if (wordsMax) context.wordsMax = wordsMax;
  if (forbidsExclamation(text)) context.isCalm = true;
  const barred = findBarredFromSubject(text);
  if (barred) context.barredFromSubject = barred;

  const reader = findReader(persona, who, { recipient, context: text, offer, industry });
  const surroundings = readSurroundings(offer, persona, text);
  const isDeed = /^(?:we|I)\b/i.test(offer);
  const subject = ofOneself || /^I\b/.test(offer) ? 'I' : isDeed ? 'we' : plural ? 'they' : 'it';
  const surelyTold = new Set<string>();
  const tellPart = (part: string) => tellShort(part, { subject, offer }, true) ?? tellNote(part);
  const noted = withSuggestion(withWhatFor(splitSentences(calmCase(text))))
    .flatMap(splitNotes)
    .slice(0, notesMax)
    .flatMap((note) => {
      if (!inHurry) return [note];
      const weigh = (part: string) => weighSentence(part, surroundings);
      return readHurried(note, { offer, persona, weigh, plural, tell: tellPart }).map((read) => {
        if (read.isSure) surelyTold.add(read.note);
        return read.note;
      });
    })
    .flatMap(splitNamedReader)
    // "We did: NAME festival, 4,000 people".
    .map((note) => note.replace(/^We did: (?=\p{Lu})/u, 'Reference: '))
    .map((note) =>
      withReaderSpokenOf(
        note.replace(/^p\.? ?s\.?[:,]? (\p{L})/iu, (_, letter: string) => letter.toUpperCase()),
      ),
    )
    // "The free review works like this: they send us the report, we read it".
    .map((note) =>
      note.replace(/^[^:.]{3,40} works? like this: (\p{L})/u, (_, letter: string) => letter.toUpperCase()),
    )
    .map((note, at, all) =>
      leansOnIts.test(note) && saysOfReader(all[at - 1] ?? '', reader)
        ? note.replace(/\bits\b/giu, (its) => (its === 'Its' ? 'Their' : 'their'))
        : note,
    )
    .map((note) => withoutStatus(withoutRoom(asNoted(note))))
    .map((note) => withTheirHouse(note, typeof who === 'string' ? undefined : who.unit))
    .map(withReadersNews)
    .map((note) => (ofOneself ? note : withReadersVerb(withIs(note, offer), reader, offer)))
    .map((note) =>
      withReaderFirst(
        recipient ? withoutFault(withoutOwnPost(note, recipient), recipient) : note,
        reader,
        offer,
      ),
    )
    .map((note) => (seenAtTheirs.test(note) ? `They ${decapitalise(note)}` : note))
    .filter(
      (raw, at, all) =>
        !isInstruction(raw) &&
        !takesBack(all[at + 1]) &&
        !/^Signed by \p{Lu}/u.test(raw) &&
        !(recipient && saysWhoLeads(raw, recipient)) &&
        !isField(raw) &&
        !isLogged(raw) &&
        !leansOnPlace.test(raw) &&
        !lacksStaff.test(raw) &&
        !ownContact.test(raw) &&
        !isOfOwnFirm(raw),
    );
  const occasion = findOccasion(
    `${offer} ${noted.find((each) => /^(?:open (?:day|evening|house)|webinar|workshop)\b/i.test(each)) ?? ''}`,
  );
  const event = occasion ? tellEvent(noted, occasion) : undefined;
  const sentences = event?.left ?? noted;
  const isList = listed.test(text);
  const about = {
    offer,
    isPost: offersPost.test(offer),
    isOneself: offersOneself.test(offer),
    raises: raisesMoney,
    occasion,
    plural,
    isRecord: isReaderRecord(noted, persona),
  };
  const wishes = readWishes(sentences);
  const isQuiet = readQuietSubjects(sentences);
  // Of whom a recruiter speaks is who hires.
  const recruits = /\bhiring company\b|\b(?:my|our) (?:exclusive )?client\b/i.test(text);
  // "I'm Nina from Hope Lane": whose news it is that Hope Lane won a prize.
  const isOwnName = (name: string) =>
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name) &&
    (offer.includes(name) ||
      sentences.some(
        (each) => !each.startsWith(name) && each.includes(name) && /\b(?:I|we|our|my|[Ss]ign)\b/.test(each),
      ));
  const isJob =
    /^(?:(?!(?:for|rent|to|your)\b)[\p{L}'’-]+ ){0,6}(?:jobs?|positions?|posts?|vacanc(?:y|ies))\b/iu.test(
      offer,
    ) && offersPost.test(offer.replace(/\bjobs\b/gi, 'job'));
  // Nobody has to be told who he is.
  const namesRecipient = (said: string) =>
    metSomebody.test(said) ||
    (recipient?.surname !== undefined && said.includes(`${recipient.firstName} ${recipient.surname}`));
  const offersOthers = isOfSomebodyOffered('She', offer);
  // "Two Java developers. They want to move to Leeds."
  const offersStaff =
    /^(?:candidates?\b|(?:\d+|two|three|four|five|six) )/i.test(offer) && namesActors(offer, true);
  // "Web development for branding studios": who reads, and nobody else.
  const offered = offer.replace(/\b(?:for|to) .*/, '');
  const introductions = signature ? [`I'm ${signature}`, `I am ${signature}`] : [];
  const proofs: Proof[] = [];
  const details: Proof[] = [];
  const known: News[] = [];
  const seasons: Proof[] = [];
  let speaksOfThem = false;
  if (event?.told) proofs.push({ sentence: event.told, weight: 4, index: event.at - 0.5 });
  for (const [index, raw] of sentences.entries()) {
    if (isKeptBack(raw)) continue;
    if (surelyTold.has(raw)) {
      const { told, kept } = weighSentence(raw, surroundings);
      // What somebody who buys has bought is his proof.
      if (
        kept - told < surelyPrivate ||
        (/^We (?:just |recently )?bought\b/.test(raw) && offersToBuy.test(offer))
      )
        proofs.push({ sentence: finishSentence(raw), weight: weighProof(raw), index });
      continue;
    }
    const outcome = tellOutcome(raw, persona);
    if (outcome) {
      proofs.push({ sentence: outcome, weight: weighProof(outcome), index });
      continue;
    }
    const labelled = tellNamed(raw, persona) ?? tellLabelled(raw, about);
    if (labelled) {
      if (mayBeSaid(weighSentence(labelled, surroundings)))
        proofs.push({ sentence: labelled, weight: weighProof(labelled), index });
      continue;
    }
    const done = withDoer(withBuyersArticle(raw), sentences.slice(0, index));
    const note = withMaker(withOwnDeed(done), offer, text);
    const plain = raisesMoney ? toPlain(raw).replace(leadInvestor, '$1the lead investor is ') : toPlain(note);
    if (isOwnIntroduction(plain, signature, introductions, context.signedAs)) continue;
    const ofKind = withReadersKind(withoutConcession(plain.replace(knowsOfTeam, '$1your ')), reader.words);
    const bare = withoutIntroduction(withoutAside(withoutOwnName(ofKind, introductions)));
    const sentence = withReadersPlace(toCondition(bare));
    const toSay = toldToSay(sentence);
    const odds = weighSentence(raw, surroundings);
    const wanted =
      toMention(plain, reader, plural) ??
      (raisesMoney
        ? (toRaise(raw) ?? toTraction(raw) ?? tellFigures(raw.replace(/\.$/, ''), false))
        : undefined) ??
      toOwn(
        raw,
        offer,
        odds.kept < ofOneselfMax &&
          (ofOneself || (subject === 'I' && looksLikeDetail(odds) && odds.ofReader < 0)),
      ) ??
      toReason(plain) ??
      toLink(plain) ??
      toTellAnyway(plain, offer, reader.words, plural) ??
      toNeighbour(plain) ??
      toQuote(plain) ??
      (toSay &&
        (toProof(toSay, offer, true) ?? (isWhole(toSay, true) ? finishSentence(toSay) : undefined))) ??
      // "The guest speaker is NAME. She will show how …".
      (/^S?[Hh]e (?:has|runs|shows|talks|tells|will) /.test(plain) &&
      canStand(plain) &&
      proofs.at(-1)?.index === index - 1 &&
      introducesSpeaker.test(proofs.at(-1)?.sentence ?? '')
        ? finishSentence(plain)
        : undefined);
    // "Mention that I saw that they are hiring" is known of the reader.
    if (
      wanted &&
      /^(?:I|We) (?:heard|noticed|read|saw) (?:that )?you\b|^I(?:'m| am) [^,]* of yours\b|^(?:I|We) [^,]* at your \p{Ll}+(?: \p{Ll}+)?(?: (?:before|in|last|on|once|this|twice)\b[^,]*)?\.$/u.test(
        wanted,
      )
    )
      known.push({
        sentence: wanted,
        weight: weighNews(wanted) + 6,
        index,
        wished: !/^(?:I|We) [^,]* at your /.test(wanted),
        isDoubtful: false,
      });
    else if (wanted)
      proofs.push({
        sentence: wanted,
        weight: 5,
        index,
        ofOffer: saysWhatItIs.test(wanted) && !/^(?:It|They)\b/.test(raw),
      });
    if (wanted || raw.endsWith('?')) continue;
    const latest = known.at(-1);
    // Of what the reader said, where the sender heard it.
    if (/^(?:I|we) (?:was|were) (?:there|in the audience)\b/i.test(sentence)) {
      if (latest?.index === index - 1) latest.sentence += ` ${finishSentence(sentence.replace(/,.*/, ''))}`;
      continue;
    }
    // "Your series has sold 300,000 copies. It is not yet available as an audiobook".
    if (latest?.index === index - 1 && goesOnOfTheirs.test(sentence) && ofOneThing.test(latest.sentence)) {
      latest.sentence += ` ${finishSentence(sentence)}`;
      continue;
    }
    // "We did this for another brand": what, stands in a sentence that is not told.
    const isOnlyRead = index > 0 && !proofs.some((proof) => proof.index === index - 1);
    if (
      isOnlyRead &&
      /^(?:I|We) (?:did|made) (?:it|that|this)\b(?! (?:at|for|in|with) (?:[Tt]he )?\p{Lu})|^(?:I|We) (?:have )?(?:\p{Ll}+ )?apologi[sz]ed\b|^(?:(?:in|of) )?\S+ of (?:them|these|those)\b/iu.test(
        sentence,
      )
    )
      continue;
    // "Volume has doubled since their launch. Average response time is 12 hours": whose, the sentence before says.
    if (
      /^(?:the )?(?:average|current|median|typical) /i.test(plain) &&
      !inHurry &&
      ofThem.test(sentences[index - 1] ?? '') &&
      !afterSoLong.test(plain) &&
      !isForWriter((sentences[index - 1] ?? '').replace(/[.!]+$/, ''))
    )
      continue;
    const wished = wishes.asksFor(sentence);
    const weight = weighProof(sentence) + (wished ? 3 : 0);
    const fact =
      canStand(sentence, ofMark.test(sentence) ? 1 : 2) &&
      !isOfFirm(sentence, reader) &&
      !labelledPlural.test(sentence)
        ? (
            toFact(sentence, plural, isDeed) ??
            // "It works offline", which no note on the reader says.
            (!plural &&
            odds.ofReader < surelyNotOfIt &&
            /^It \p{Ll}+s /u.test(sentence) &&
            !/^It (?:has|is|was)\b/.test(sentence) &&
            canBeOfOffer(sentence, reader.words)
              ? toFact(sentence.slice(3), plural, isDeed)
              : undefined) ??
            toClients(sentence, persona)
          )
            // "Baked for my aunt's cafe", of one who looks for work.
            ?.replace(subject === 'I' ? /^(?:It|They) (?:are|is|was|were) .*$/ : /$^/, '')
            .replace(/\b(if|once|when) they\b/, '$1 you')
            // "Nurse jobs, AU$52 per hour": what whoever takes one is paid.
            .replace(
              isJob ? /^The price is (?=[^,]*\b(?:an?|per) (?:hour|day|week|month|shift|year)\b)/ : /$^/,
              'The pay is ',
            ) || undefined
        : undefined;
    const sentBy =
      toReferral(sentence) ??
      toReferral(plain) ??
      toReferral(raw.replace(/\.$/, '')) ??
      toCongratulation(plain) ??
      toPatron(sentence, typeof who === 'string' ? undefined : who.unit);
    const isOfOffered = isOfSomebodyOffered(sentence, offer);
    const clause = toClause(sentence);
    const isOfAnother =
      isOfSender(raw, beforeOf(sentences, index), reader.words) ||
      (offersStaff && /^they\b/i.test(sentence)) ||
      isOfKindBefore(sentence, sentences[index - 1]);
    const isOfClient = recruits && /^(?:they|their)\b/i.test(sentence);
    const term =
      isOfAnother || isOfOffered || isOfClient || !canStand(sentence)
        ? undefined
        : toTerm(sentence, ofKind === plain ? (sentences[index - 1] ?? '') : '', plural);
    const isOfTerms = (isTerm(sentence) && !isOnTheirs.test(sentence)) || isClientsPart.test(sentence);
    // "They are very calm", of alpacas.
    const isOfThings =
      !term &&
      !isTerm(sentence, plural) &&
      plural &&
      odds.ofReader < surelyOfReader &&
      mayBeOfThings.test(sentence);
    const seen = isOfAnother || isOfOffered || isOfClient ? undefined : toSeen(sentence, offer);
    const met =
      fact || isOfTerms || isOfAnother || isOfOffered || isOfClient || isOfThings
        ? undefined
        : (sentBy ??
          seen ??
          toKnown(sentence, clause.replace(besideOurs, ', and '), reader) ??
          toPublished(sentence));
    // A prize is won by one, and not by all who are written to.
    const isOurs = many && /^(?:just |recently )?won\b/i.test(sentence);
    const season = toSeason(sentence, offer);
    const mayBeTheirs = !(isOfTerms || isOfAnother || isOfOffered || isOfClient || isOfThings || isOurs);
    const weighed = met ?? season ?? (mayBeTheirs ? readWeighed(clause, reader, odds, isOwnName) : undefined);
    const plainNews = weighed || !mayBeTheirs ? undefined : toPlainNews(sentence, reader, offer);
    const news = weighed ?? plainNews;
    // "The bank opened a branch in Leeds, our depot is two streets away": of the reader is only what stands first.
    const [first = ''] = clause.split(besideOurs);
    const isPart = guessed.test(raw) || first !== clause;
    // Whom the reader trusts comes before what the sender has read.
    // The persona is no place for secrets, and what the sender did with the reader is known to both.
    const isOpen =
      wished ||
      ofPersona.includes(raw) ||
      isOfOffered ||
      seen !== undefined ||
      isPublished(sentence) ||
      saidInPublic.test(raw);
    const isShared =
      sentBy !== undefined ||
      /^(?:I|We) (?!saw that\b)|^You (?:asked|showed|told) (?:me|us|(?:my|our) colleague)\b/.test(
        news ?? '',
      ) ||
      /^(?:I|We)\b/.test(sentence);
    if (
      news &&
      (isOpen ||
        isShared ||
        (plainNews !== undefined && odds.kept < plainlyKept) ||
        mayBeSaid(isPart ? weighSentence(first, surroundings) : odds)) &&
      !wishes.forbids(sentence) &&
      !noOpening.test(news) &&
      !ofFamily.test(news) &&
      !namesRecipient(news)
    ) {
      known.push({
        sentence: news,
        weight:
          (news === season ? ofSeason : weighNews(news)) +
          (wished ? 6 : 0) +
          (sentBy ? 9 : knowsEachOther(news) ? 6 : 0),
        index,
        wished,
        isDoubtful: !isOpen && odds.kept > doubtfulFrom,
      });
      speaksOfThem ||= met !== undefined;
      if (news === season && !isSeason(sentence)) seasons.push({ sentence: season, weight, index });
    }
    if (isOfThings) {
      if (doneByThings.test(sentence) && canStand(sentence))
        proofs.push({ sentence: finishSentence(sentence), weight, index });
      continue;
    }
    const isTheirs =
      news ||
      isOfReadersKind(sentence, reader.words) ||
      (isOfReader(sentence, reader) && !isOfOffered) ||
      reader.firms.some((firm) => sentence.startsWith(`At ${firm}`));
    const before = proofs.at(-1);
    const spoken = [offer, ...proofs.map((proof) => proof.sentence)].join(' ');
    const addressed =
      isTheirs || isOfAnother || offersOthers || (meansThings(bare) && !reachesReader.test(bare))
        ? undefined
        : ((recruits ? undefined : addressPeople(bare, `${offered}. ${sentences[index - 1] ?? ''}`)) ??
          addressReader(bare, sentences[index - 1]));
    const isAddressed =
      addressed !== undefined && maySayToReader(weighSentence(addressed, surroundings), addressed);
    const own = isAddressed ? addressed : capitalise(sentence);
    const isSure = looksSurelyTold(odds) || (measuresIt.test(sentence) && odds.ofReader < surelyNotOfReader);
    // "It resolves 54% of tickets on average", where nothing else could be meant.
    const isOfIt =
      isSure &&
      canBeOfOffer(sentence, reader.words) &&
      (plural ? /^It(?:['’]s| is) (?:easy|free|possible) to / : /^It(?:['’]s)? /).test(sentence) &&
      (index === 0 || before?.index === index - 1 || leavesOfferOut.test(sentences[index - 1] ?? ''));
    const isListed = isList && looksListed(odds);
    const looksLikeFact = () =>
      canStand(own) &&
      !isFragment(own) &&
      isWhole(isAddressed || opensSmall(sentence) ? own : sentence, isSure || isAddressed, isOfIt) &&
      (isSure ||
        isAddressed ||
        ((looksTold(odds) || (looksOpen(odds) && isOfMarket(sentence))) &&
          !mayBeOfReader(sentence, spoken, reader.words)) ||
        (looksLikeFigures(odds) &&
          givesFigures.test(sentence) &&
          (odds.ofReader < surelyOfAnother || !speaksOfReaders(sentence, spoken, reader.words))));
    const proof = tellProof(raw);
    const told =
      term ??
      fact ??
      (isTheirs
        ? undefined
        : // What is left of a label is none of the sentence's.
          ((sentence.includes(': ') ? proof : undefined) ??
          ((isListed || (looksLikeTerm(odds) && odds.ofReader < surelyNotOfReader)) && canStand(plain, 2)
            ? tellShort(
                plain,
                { subject, offer },
                (looksLikeDetail(odds) || isListed) && !labelledNote.test(raw),
              )
            : undefined) ??
          toProof(own, spoken, speaksOfThem, reader.words) ??
          (before?.index === index - 1 && goesOn(sentence) && canStand(sentence)
            ? finishSentence(sentence)
            : undefined) ??
          (looksLikeFact() ? finishSentence(withOwner(own)) : undefined) ??
          (odds.ofReader < surelyOfAnother &&
          odds.kept < surelyShown &&
          !isOfAnother &&
          !offersOthers &&
          canStand(sentence)
            ? toReadersPart(sentence, sentences.slice(Math.max(0, index - 2), index).join(' '), (told) =>
                weighSentence(told, surroundings),
              )
            : undefined) ??
          (looksLikeDetail(odds) &&
          odds.ofReader < surelyNotOfReader &&
          canStand(plain, 2) &&
          !labelledNote.test(plain)
            ? toSubjectless(plain, subject)
            : undefined) ??
          proof));
    const isPrivate =
      !isOpen &&
      told !== undefined &&
      !introducesSpeaker.test(told) &&
      !introducesColleague.test(told) &&
      told !== term &&
      !(told === proof && odds.kept < surelyKept) &&
      !saysWhatIsDue(told) &&
      !isOfOthersToo(told) &&
      !(isAddressed && told === finishSentence(own)) &&
      mustBeKept(told === raw ? odds : weighSentence(told, surroundings), told === fact || ofOneself);
    const isOfRecipient = told !== undefined && namesRecipient(told);
    // "The webinar is on 19 March. It lasts 45 minutes": of the webinar.
    if (isOfIt && told && !isPrivate && before?.index === index - 1 && opensEvent.test(before.sentence)) {
      before.sentence += ` ${finishSentence(told)}`;
      continue;
    }
    // "If they start before June we throw in 20 bibs": who would start is the reader.
    // "If they die we replace them": what is replaced.
    const said =
      told && meansThings(told)
        ? told
        : told?.replace(/^If (?:s?he|they) (?=\p{Ll}{3,} .*\b(?:I|we)\b)/u, 'If you ');
    // "Many believe it is for our own patients. It isn't."
    const next = sentences[index + 1] ?? '';
    const whole = said && denial.test(next) ? `${said} ${finishSentence(next)}` : said;
    if (whole && !isOfRecipient && !isPrivate)
      proofs.push({
        sentence: whole,
        weight,
        index,
        // What the caller calls "it" stays behind the sentence before it.
        ofOffer:
          (told === fact || isOfIt) &&
          /^(?:It|They)\b/.test(whole) &&
          !(/^It\b/.test(sentence) && before?.index === index - 1),
        sinceThen: /^since then\b/i.test(raw),
      });
    if (!whole && !isTheirs && looksLikeDetail(odds) && isDetail(plain, offer) && canStand(plain, 2))
      details.push({ sentence: plain, weight, index });
  }
  const detailed = tellDetails(
    details.map(({ sentence }) => sentence),
    { subject, offer },
  );
  const weight = Math.max(0, ...details.map((detail) => detail.weight));
  proofs.push(...detailed.map((sentence) => ({ sentence, weight, index: sentences.length })));
  // How much somebody has says less than what the persona tells of him.
  if (known.every(({ weight }) => weight < 0))
    known.push(...newsOf(persona, () => reader).map((sentence) => ({ sentence, weight: 0, index: -1 })));
  context.aboutReader = openWith(known).map(partOne);
  // What a law brings is told beside what opens the mail.
  proofs.push(
    ...seasons.filter(({ sentence }) => !context.aboutReader.some((said) => said.includes(sentence))),
  );
  const spoken = findSpoken(known, context.aboutReader[0]);
  const toldBefore = ({ sentence, index }: Proof) =>
    [
      // "They keep a charge", of audio guides; "he milks goats", of our dairyman.
      plural ? 'Several things' : isOfSomebodyOffered(sentence, offer) ? 'Somebody' : '',
      offer,
      proofs.findLast((before) => before.index === index - 1)?.sentence,
    ]
      .filter(Boolean)
      .join('. ');
  const sayable = proofs.flatMap((proof) => {
    const before = toldBefore(proof);
    const isAlone = !proofs.some(({ index }) => index === proof.index - 1);
    // "On the last one scrap went down": of what, was said in a sentence that is not told.
    if (isAlone && leansOnOne.test(proof.sentence)) return [];
    const alone = isAlone ? proof.sentence.replace(/ since\.$/, '.') : proof.sentence;
    const said =
      recruits || offersOthers
        ? alone
        : (addressPeople(alone, `${offered}. ${sentences[Math.floor(proof.index) - 1] ?? ''}`) ?? alone);
    const earlier = sentences.slice(Math.max(0, proof.index - 2), Math.ceil(proof.index));
    const told = withReadersNoun(said, reader.words, earlier.join(' '));
    const sentence = isSound(told, before) ? told : withTermAlone(told);
    return isSound(sentence, before) && !isQuiet(sentence) ? [{ ...proof, sentence }] : [];
  });
  context.proofs = pickProofs(sayable.map((proof) => withSince(proof, spoken)))
    .map(partClauses)
    .map(withLostArticle);
  return context;
}

/** Whether a note is on the reader, or on where the reader works: `The kitchen adds a shift`. */
function saysOfReader(note: string, reader: Reader): boolean {
  const [, place = ''] = /^[Tt]he (\p{Ll}+) \p{Ll}/u.exec(note) ?? [];
  return isOfReader(note, reader) || (place !== '' && isWorkplace(place, reader));
}

/** `two of its three machines are from 2009`, after a note on where the reader works. */
const leansOnIts = /^(?:(?:\d+|all|half|most|one|some|two|three|four|five) of )?its /iu;

/** `On the last one`, `the other two`: one of those that the sentence before counts. */
const leansOnOne =
  /^(?:(?:At|For|In|On|With) )?(?:[Tt]he )(?:first|last|latest|other|second) (?:one|two|three)s?\b(?! (?:days?|hours?|lessons?|months?|weeks?|years?|\p{Ll}+s)\b)/u;

/** What may be said of several things that are offered, and what of nothing else: `They are very calm`, `They keep coffee hot for an hour`. */
const mayBeOfThings =
  /^They (?:are|arrive|break|burn|charge|come|cost|cut|dry|fit|fold|hold|integrate|keep|last|need|reduce|save|sell (?:at|for|out|well)|ship|stack|sync|take|weigh|work)\b/;
const doneByThings =
  /^They (?:arrive|break down|charge|come (?:in|with)|cost|dry|fit|fold|hold|integrate|keep|last|sell (?:at|for|out|well)|ship|stack|sync|weigh|work)\b/;
/** How surely a sentence has to be on the reader, as logarithms of odds, where it may be on what is offered. */
const surelyOfReader = 1.2;
/** How surely it has to be of no reader where "it" follows on what is the reader's. */
const surelyNotOfIt = -3;
/** How surely it has to be of somebody else where nothing says whose it is. */
const surelyNotOfReader = -1.5;

/** `We remove it if they choose not to continue`: on what the sender's part depends, where nobody but the reader can be meant. */
function toCondition(sentence: string): string {
  const depends = /\b(?:I|[Ww]e)\b.* (?:if|once|unless|when) they\b/.test(sentence);
  return (depends ? turnPronouns(sentence, false) : undefined) ?? sentence;
}

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

/** What the calendar brings opens the mail where nothing is known of the reader but how large the firm is. */
const ofSeason = -1;

/** How surely what speaks of the reader's part has to be no secret. */
const surelyShown = -1;

/** `The fee is 140 per service, she keeps 30`: the fee alone. */
function withTermAlone(sentence: string): string {
  return sentence.replace(/^(The (?:commission|cost|fee|price|rate|rent) is [^,]*\d[^,]*), .*$/, '$1.');
}

/** Three points below each other. */
const listed = /(?:^|\n)(?:[ \t]*(?:[-*•·▪]|\d{1,2}[.)])[ \t]+.*(?:\n|$)){3}/;

/** `HIPAA-compliant`: one word that is a fact. */
const ofMark = /^\p{Lu}{2}[\p{L}\d]*-\p{Ll}+[.!]?$/u;

/** `Samples: 3 lots ready`. */
const labelledPlural = /^\p{Lu}?\p{Ll}+s: \d/u;
const labelledNote = /^\p{L}[\p{L} ]{1,30}: /u;

/** `You paid 2,880 a year`, `You said no last year`, `You used to work in Singapore`: what the reader spends, did not want or was before is no opening. */
const noOpening =
  /\b[Yy]ou(?:r \p{Ll}+)? (?:currently |now |still )?(?:(?:owe|owed|paid|pay|spend|spent) [^.]*\d|(?:donated|gave) [$€£]?\d|(?:declined|refused|rejected|said no|turned (?:it|me|us) down)\b)|^You (?:also |once |previously )?(?:used to\b|are (?:competing for|from|(?:really |so |very )?busy|in your \p{Ll}+ies)\b|attended (?!our\b)[^,]*\b(?:college|school|university)\b|(?:graduated|grew up|lived|studied|went to (?:college|school|university))\b)/u;

/** `Your sister runs the till`: no stranger speaks of the reader's family. */
const ofFamily = /^(?:I \p{Ll}+ that )?[Yy]our (?:brother|daughter|father|husband|mother|sister|son|wife) /u;

/** Who comes is named to be told. */
const introducesSpeaker =
  /^The (?:(?:guest|keynote|main) )?(?:instructor|lecturer|presenter|speaker|spokesperson|trainer|tutor) is /;

/** `Our rep, Kylie, is a former paramedic`: whom a sender names so is to be known. */
const introducesColleague =
  /^(?:My|Our) (?:[\p{Ll}-]+ ){0,2}[\p{L}-]+, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?, (?:is|has|was|speaks|trained|worked|spent) (?!(?:away|ill|leaving|new|not|off|on|out|sick|still|unwell|very)\b)[^,;:]*$/u;

/** More notes than anybody writes in 4,000 characters; each takes a millisecond or three to read. */
const notesMax = 150;

/** How much more a note whose side is sure has to look private than told to stay out. */
const surelyPrivate = 3.5;

/** How surely what a label calls a proof has to be private to stay out. */
const surelyKept = 2;

/** `It is based on 1,400 interviews`, of a note that left out what is. */
const saysWhatItIs =
  /^(?:It|They) (?:are|is|was|were) (?:\d|based on|commended|highly|longlisted|shortlisted)/;

/** What something of the reader's is not or not yet, after it was told of. */
const goesOnOfTheirs =
  /^It is (?:not yet|so far only|only) (?:available|listed|offered|on sale|open|published|sold|stocked) (?:as|at|in|on|through|to)\b[^,;:]*$/;
const ofOneThing = /^Your \p{Ll}[^.]* (?:has|is|was) [^.]*\.$/u;

/** How surely what only a noun shows to be the reader's has to be private to stay out, where no word of it hurts. */
const plainlyKept = 1.5;

/** How surely a sentence with figures is of others than the reader, also where it speaks of what readers have. */
const surelyOfAnother = -4;

/** `Drivers at City Star save 85 pounds a week`: a sentence with a figure that leans on nobody, and no list of figures. `Members pay 40 a month` may be the reader's. */
const givesFigures =
  /^(?!\S*\d[^,]*,)(?!(?:Attendees|Guests|Members|Patients|Pupils|Residents|Staff|Students|Tenants|Visitors) \p{Ll}+ )(?!.*\b(?:he|her|his|I|it|she|them|they|this|those|you)\b)(?=.*\d)/iu;

/** `We know summer is stressful for the team`: whose team, goes without saying. */
const knowsOfTeam =
  /^((?:I|We) (?:appreciate|know|reali[sz]e|understand) .*\b(?:for|on) )the (?=(?:crew|staff|team)\b)/u;

/** `I know they take no essays but her note said "send me rivers"`: what speaks for it stands behind what the sender grants. */
function withoutConcession(sentence: string): string {
  const [, why = ''] =
    /^(?:I|We) know (?:that )?(?:he|she|they|you)\b[^.;]*?,? but ((?:her|his|I|our|she|he|the|their|they|we)\b.{12,})$/iu.exec(
      sentence,
    ) ?? [];
  return why ? capitalise(why) : sentence;
}

/** What takes back what the sentence before it has others believe. */
const denial = /^(?:It|That|They|This) (?:are|did|do|does|is|was)(?:n['’]t| not)[.!]?$/;

/** `Average deflection 41% after 60 days`: what comes of what is offered. */
const afterSoLong = / (?:after|within) (?:the first )?\d+ \p{L}+$/u;

/** `Currently airing on 17 stations`, `It comes in two sizes`: of what is offered. */
const leavesOfferOut =
  /^(?:It\b|(?:(?:Already|Currently|Now|Recently) )?\p{L}+(?:ed|ing) (?:at|by|for|from|in|on) )/u;

/** What is said of the reader and not of the sender. */
const ofThem = /^(?!.*\b(?:I|my|our|us|we)\b).*\b(?:her|his|their|they)\b/i;

/** What whoever writes of himself notes without a subject may look as private as this, and no more. */
const ofOneselfMax = -2;

/** Whom somebody met before he wrote is mostly whoever reads it. */
const metSomebody =
  /^(?:I|We) met (?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+ (?:at|in|on) /u;

/** What looks as private as this is told beside nothing else. */
const doubtfulFrom = 0;

const asksForMoney =
  /\b(?:invest(?:ing|ment|or)?|(?:my|our) (?:[^\s.,;]+ ){0,2}(?:pre-?seed|raise|round|seed|series [a-f]\b)|(?:pre-?seed|seed|bridge|series [a-f])(?: funding)? (?:round|of (?:an?|our|the))\b|raising (?:an? |about |up to )?[$€£]?\d|shares? in (?:my|our))\b/iu;

/** `€480k committed, lead is NAME`: whose money comes first. */
const leadInvestor = /(^|, |\. )(?:the )?lead(?: investor)?(?: is|:) (?=\p{Lu})/iu;

/** `Raising €600k, €220k committed`, `team from Monzo`, where the sender asks for money: it is the sender who does. */
function toRaise(note: string): string | undefined {
  const [, whence = ''] =
    /^(?:the |our )?team (?:is |comes )?from (\p{Lu}[^;:]{3,60}?)[.]?$/iu.exec(note) ?? [];
  if (whence) return `Our team comes from ${whence}.`;
  const [, sum = '', committed = ''] =
    /^raising ([A-Z]{0,2}[$€£]?\d[^,;.]*(?:\.\d[^,;.]*)?)(?:, ([A-Z]{0,2}[$€£]?\d\S*(?: of it| of that)? (?:already )?(?:(?:soft )?committed|in|raised|soft-circled)))?[.]?$/iu.exec(
      note,
    ) ?? [];
  const [, soFar = '', where = ''] =
    /^((?:[A-Z]{3} ?)?[$€£]?\d[\d.,]*[km]?)(?: of (?:it|that))? (?:is )?(?:already )?(committed|soft-circled)[.]?$/iu.exec(
      note,
    ) ?? [];
  if (soFar) return `${soFar} is already ${where.toLowerCase()}.`;
  return sum ? `We are raising ${sum}${committed ? `, with ${committed}` : ''}.` : undefined;
}

/** `Me, a data analyst with six years of experience`. */
const offersOneself = /^(?:me|myself)\b|^I(?:'m| am) an? /i;

/** A post that is offered to whoever reads. */
const offersPost =
  /^(?!(?:me|my|myself|our)\b)(?!.*\b(?:agency|app|applicants?|candidates?|(?:for|to fill) (?:an?|the|their|your)|placements?|recruit\w*|software(?! (?:company|developer|engineer|firm|house)\b)|staffing)\b).*\b(?:job|opening|position|post|role|vacancy)\b(?! (?:ads?|board|matching|platform|tool)s?\b)/i;
const hires = /\b(?:hiring|HR|human resources|recruit\w*|talent)\b/i;
const candidate = /(^|\n|[.!?;] )(?:Applicant|Candidate)(:| is)(?= \p{Lu})/gu;

/** Notes without who sent the sender, who signs nothing: `Sarah from marketing recommended I contact you`. */
function withoutReferrals(text: string): string {
  if (!/\b(?:introduced|recommended|referred|said|suggested|thought|told)\b/.test(text)) return text;
  return splitSentences(text)
    .filter((sentence) => toReferral(sentence.replace(/[.!]$/, '')) !== undefined)
    .reduce((rest, sentence) => rest.replace(sentence, ''), text);
}

/** What the persona itself tells of the reader, where the context tells nothing. */
function newsOf(persona: string, reader: () => Reader): string[] {
  const news = findNews(spellOut(persona));
  // Few personas tell any, and who reads is dear to find.
  const told = news && (/^(?:I|We) /.test(news) ? toOurs(news, reader()) : toYou(news, reader()));
  return told ? [told] : [];
}

/** Whoever signs does not read. */
function isNamedIn({ firstName = '', surname = '' }: PersonName, signature: string): boolean {
  return signature.includes([firstName, surname].filter(Boolean).join(' '));
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

/** `It is 1,100 words long and has not been published anywhere else`: of what is offered. */
const measuresIt = /^It is (?:about |around |only )?\d[\d,.]*[ -]\p{Ll}+ (?:deep|high|long|tall|wide)\b/u;

/** `Contact is our research lead`: somebody of the sender's. */
const ownContact =
  /^(?:the )?contact(?: person)? is (?:my|our)\b|^(?:best by )?(?:call|mobile|phone|ring|text|whatsapp)\b[^.]*\d{5}/i;

/** `Diesel bill there down 38%`: where, stands in another note. */
const leansOnPlace = /^[^,.:;]{3,40} there (?:(?:is|was|went) )?(?:down|dropped|fell|grew|rose|up)\b/i;

/** `No sales team, only one intern`: no sender boasts of that. */
const lacksStaff =
  /^no (?:[\p{L}-]+ ){0,2}(?:budget|department|intern|team|website)\b(?! (?:\p{L}+ )?(?:involved|necessary|needed|required))/iu;

/** What opens the mail, each sentence with its full stop where it is one alone. */
function partOne(opening: string): string {
  return /[.!?] /.test(opening) ? opening : partClauses(opening);
}

/** Two sentences that only a comma joins, each with its full stop. */
function partClauses(sentence: string): string {
  // "The spokesperson is NAME, our head of research" is one.
  return sentence.includes(';') ||
    /\. (?:Yes|No), /.test(sentence) ||
    /, (?:my|our|the) (?:\p{Ll}+ ){0,2}(?:chair|head|lead) of\b/u.test(sentence)
    ? sentence
    : splitClauses(sentence.replace(/\.$/, ''))
        // "We pay for the cameras, our logo small in the corner".
        .filter((clause, at) => at === 0 || !/^our\b/i.test(clause) || hasClause(capitalise(clause)))
        .map(finishSentence)
        .join(' ');
}

/** Words that somebody said before others and that are quoted: no secret. */
const saidInPublic =
  /^(?:Her|His|Their|The (?:\p{Ll}+ )?\p{Ll}+'s) (?:[\p{L}\d-]+ ){0,3}(?:article|blog|column|newsletter|paper|report|site|strategy|website) (?:announces|calls|lists|mentions|names|promises|says|states)\b|^(?:They|S?[Hh]e) (?:are|have been|has been|is) (?:also |currently |still )?advertising (?:for|an?) |\b(?:argued|said|wrote)\b.*\b(?:at|in|on) (?:an?|her|his|the|their) (?:\p{L}+ ){0,2}(?:article|blog|conference|interview|keynote|panel|podcast|stage|talk|webinar)\b.* ["'][^"']+["'][.,]?$/u;

/** What the sender guesses that the reader will need. */
const guess = String.raw`,? and (?:(?:may|might|must|probably|should|(?:are|is) (?:likely|presumably|probably|surely))\b|will (?:also |likely |probably |soon )*(?:be (?:looking|thinking|wondering)|have to|need|struggle|want)\b)`;
const guessed = compact(guess, '');
/** Behind these comes what is told again, a reproach, or a guess. */
const foretold = compact(
  `; |,? but |${guess}|,? (?:which is|that['’]s|that is) (?:(?:also|part of|partly|really) )?why (?:I|we)\\b|,? so (?:I|we) (?:believe|figured|guess|guessed|think|thought)\\b`,
  '',
);

/** Where what is the sender's begins beside news of the reader. */
const besideOurs = /, (?:and )?(?=(?:one of )?our [\p{Ll} ]{3,40} (?:are|is)\b|we (?:are|have)\b)/u;

const opensQuotation = / (['"])(?!.*\1(?:[\s,.;]|$))/;

/** What a sentence says first: what comes after a semicolon is told again of what stands before it, and what comes after "but" is a reproach. */
function toClause(sentence: string): string {
  const whole = capitalise(withoutSource(sentence));
  const clause = whole.split(foretold)[0] ?? '';
  // "He said that 'banks buy slowly but never leave'": words that are quoted stand whole.
  return opensQuotation.test(clause) ? whole : clause;
}

/** `serves 2 retirement homes (on their website)`: a deed that is seen where the reader shows it. */
const seenAtTheirs =
  /^(?!(?:I|we|our|my|they|he|she|it|found|heard|noticed|read|saw|seen)\b)\p{L}+(?:s|ed) [^()]+ \((?:[^()]* )?(?:her|his|their) (?:own )?(?:[\p{L}-]+ )?(?:ad|blog|brochure|feed|homepage|instagram|linkedin|newsletter|page|report|site|web ?site)\)[.]?$/iu;

/** What the sender knows of the reader, turned towards the reader: `clause` is what the sentence says first. */
function toKnown(sentence: string, clause: string, reader: Reader): string | undefined {
  // "…, but please leave the family out of it".
  if (/,? but (?:please )?(?:do not|don['’]?t|leave|never (?:mention|say|tell|write))\b/i.test(sentence))
    return undefined;
  // What others of the kind are like says nothing of this one.
  if (!canStand(clause, 3) || / going by what\b/.test(sentence)) return undefined;
  // A sentence that ends in "B." reads on into the next.
  if (isOfFirm(clause, reader))
    return finishSentence(
      `I saw that ${withFirmsArticles(clause).replace(/\b([Ss]eries [A-F])$/, '$1 round')}`,
    );
  return (
    toOurs(clause, reader) ??
    toYou(clause, reader) ??
    // "They opened a shop, and they want to …": the deed alone.
    toYou(clause.replace(/^((?:S?[Hh]e|They) [^,]*),? and (?:s?he|they) .*$/, '$1'), reader) ??
    toDated(clause, (noun) => isWorkplace(noun, reader)) ??
    toNearby(clause)
  );
}

/** The same of what only its words show to be on the reader. */
function readWeighed(
  clause: string,
  reader: Reader,
  odds: SentenceWeights,
  isOwnName: (name: string) => boolean,
): string | undefined {
  const [name = ''] = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?/u.exec(clause) ?? [];
  return canStand(clause, 3) && !isOwnName(name) ? toWeighedNews(clause, reader, odds) : undefined;
}

/** `Dr AMINA YUSUF designed …`, and not `The October issue is …`. */
const fullName =
  /^(?!(?:An?|At|Each|Every|In|On|Our|Some|The|Their|This)\b)((?:Dr|Prof)\.? )?(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+) \p{Ll}+/u;

/** Whether a note begins with somebody's name, and not with that of a firm: `Denver Water raised its rates`. */
function isByName(note: string): boolean {
  const [, title, first = '', surname = ''] = fullName.exec(note) ?? [];
  return (
    first !== '' &&
    (title !== undefined || firstNames.has(first.toLowerCase()) || !isOrdinaryWord(surname.toLowerCase()))
  );
}

/** The sentence before one that is about somebody: notes on terms do not part the two. */
function beforeOf(sentences: readonly string[], index: number): string | undefined {
  const before = sentences[index - 1];
  if (!/^s?he\b/i.test(sentences[index] ?? '')) return before;
  return (
    sentences
      .slice(0, index)
      .findLast((each) =>
        /^(?:[Ss]?[Hh]e|[Tt]hey|(?:(?:Dr|Prof)\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) |^[\p{L} -]{2,30} is \p{Lu}\p{Ll}+$/u.test(
          each,
        ),
      ) ?? before
  );
}

/** What a firm makes known, and hardly those whom a sender counts. */
const tellsOfItself =
  /^They (?:have |(?:just |recently ))*(?:announced|backed|committed to|funded|invested in|launched|opened|pledged|posted|promised|published|raised|set (?:an?|the) )\b/i;

/** What is news, and not what such people are like. */
const didOnce = /^They (?:\p{Ll}+ly |just )?(?:\p{Ll}+ed|got|have|won|were) /u;

/** `CTO is INES, ` before "she". */
const ofPost =
  /^(?:[Tt]he |[Oo]ur )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?: is|:| =) \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)*, (?=$|s?he\b)/u;

/** `Two loads were downgraded last quarter`: what befell things is of nobody whom "they" could mean. */
const wasDone =
  /^(?:\d+|two|three|four|five|six|all) (?:of )?[^,;:]{3,40}? (?:was|were) \p{Ll}+(?:ed|en)\b/iu;

/** "They" right after what the sender has are the sender's: `4 engineers. They can be out same day.` So is "she" after who writes. */
function isOfSender(sentence: string, before = '', words = ''): boolean {
  // "Dr AMINA YUSUF designed bridges. She has spoken at nine schools": who comes, and not who reads.
  if (/^s?he\b/i.test(sentence) && isByName(before)) return true;
  // "CTO is INES, she used to maintain a library", of a post that is not the reader's.
  const [, post = ''] = ofPost.exec(/^s?he\b/i.test(sentence) ? `${before}, ` : sentence) ?? [];
  if (isRole(post.split(' ').at(-1) ?? '') && !words.includes(post.toLowerCase())) return true;
  if (
    /^s?he\b/i.test(sentence) &&
    /^(?:the )?(?:author|coach|host|maker|sender|writer)(?: is|:)? \p{Lu}/iu.test(before)
  )
    return true;
  return (
    /^they\b/i.test(sentence) &&
    !(
      tellsOfItself.test(sentence) &&
      /^(?:\d|our (?:\p{Ll}+ )?\p{Ll}*[^s\P{L}] (?:has|is|was) )/iu.test(before)
    ) &&
    // "We call leavers and ask ten questions. They talk more freely."
    ((/^(?:I|[Ww]e) /.test(before) &&
      !didOnce.test(sentence) &&
      !tellsOfItself.test(sentence) &&
      namesActors(before, true)) ||
      // "We have openings in May. They send us their report": whoever buys.
      (!/^they (?:give|send|share|tell) us\b/i.test(sentence) &&
        !wasDone.test(before) &&
        /^(?:(?:we|i) (?:are|employ|have|send|use|work with)\b|our\b|\d+\b|(?:two|three|four|five|six|all)\b)/i.test(
          before,
        )))
  );
}
