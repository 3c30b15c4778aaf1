import { capitalise, decapitalise } from '../../text/grammar.ts';
import { calmCase, isInstruction, splitSentences } from '../../text/tidy.ts';
import type { PersonName } from '../persona/parse-persona-name.ts';
import { finishSentence } from '../sentence-text.ts';
import { isField, isLogged } from './crm-field.ts';
import { readHurried } from './hurried/hurried-notes.ts';
import { withTheirHouse } from './hurried/typed-notes.ts';
import { toFact } from './notes/context-facts.ts';
import { withItNamed } from './notes/it-named.ts';
import { tellShort } from './notes/note-details.ts';
import { tellOfKind } from './notes/note-of-kind.ts';
import { tellOutcomeOf } from './notes/note-outcome.ts';
import type { Subject } from './notes/note-subjectless.ts';
import { splitNotes } from './notes/split-notes.ts';
import { tellTerse, withReadersCount } from './notes/terse-notes.ts';
import { tellNote } from './notes/told-notes.ts';
import { withIs } from './notes/with-is.ts';
import { saysWhoLeads } from './people/context-names.ts';
import { splitNamedReader } from './people/named-reader.ts';
import { isOfOwnFirm } from './people/own-firm.ts';
import { withoutFault, withoutOwnPost } from './people/reader-noted.ts';
import { withMeeting } from './reader/met-briefly.ts';
import { withReadersVerb } from './reader/note-reader.ts';
import { isOfPostsPlace, withClient } from './reader/of-client.ts';
import { withReaderFirst, withSuggestion } from './reader/reader-first.ts';
import { isReaderRecord, withRecorded } from './reader/reader-record.ts';
import { withShown } from './reader/shown-by-them.ts';
import { withWhatFor } from './reader/to-congratulation.ts';
import { asThanks } from './reader/to-thanks.ts';
import { isOfReader, isWorkplace, type Reader, withReaderSpokenOf } from './reader/to-you.ts';
import { withReadersNews } from './reader/weighed-news.ts';
import { tellParts } from './shorthand/tell-parts.ts';
import { tellAlone } from './shorthand/tell-shorthand.ts';
import type { SentenceWeights } from './weights/sentence-weights.ts';
import { takesBack, withoutRoom } from './wishes/for-writer.ts';
import { toldHonestly } from './wishes/honest-about.ts';
import { isOrderedAfter, isOwnedUpTo, partOrder, withApology, withoutLeave } from './wishes/ordered-apart.ts';
import { asNoted } from './wishes/to-mention.ts';
import { withoutReproach } from './wishes/without-reproach.ts';
import { withoutStatus } from './without-source.ts';

/** What of a request says how its notes are parted and completed; `unit`: where the reader works, by the persona. */
type Known = {
  persona: string;
  offer: string;
  plural: boolean;
  ofOneself: boolean;
  /** Whether a post is offered. */
  isPost: boolean;
  subject: Subject;
  reader: Reader;
  unit: string | undefined;
  recipient: PersonName | undefined;
  inHurry: boolean;
  weigh: (sentence: string) => SentenceWeights;
};

/** More notes than anybody writes in 4,000 characters; each takes a millisecond or three to read. */
const notesMax = 150;

/** The notes of a text one by one, each with the verb and the owner that go without saying; `surelyTold` are those that hurried notes have completed, `ordered` those that the caller wants said. */
export function readNotes(
  text: string,
  known: Known,
): { notes: string[]; surelyTold: ReadonlySet<string>; ordered: ReadonlySet<string>; isRecord: boolean } {
  const parts = withSuggestion(withWhatFor(splitSentences(calmCase(text)).map(asThanks).map(withoutLeave)))
    .flatMap((sentence, at, all) => {
      const honest = toldHonestly(sentence, all[at - 1], known.subject);
      if (honest) return [honest.told];
      if (toldHonestly(all[at + 1] ?? '', sentence, known.subject)?.takesBefore) return [];
      const apology = withApology(sentence, all[at + 1]);
      if (apology || isOrderedAfter(sentence, all[at + 1]) || isOwnedUpTo(sentence, all[at + 1], all[at + 2]))
        return [{ note: apology ?? sentence, isOrdered: true }];
      const ordered = partOrder(sentence);
      return ordered ? [ordered] : splitNotes(sentence).map((note) => ({ note, isOrdered: false }));
    })
    .slice(0, notesMax)
    .flatMap(({ note, isOrdered }) =>
      isOrdered ? [{ note, isOrdered, isSure: false }] : readParts(note, known),
    );
  const isRecord = isReaderRecord(
    parts.map(({ note }) => note),
    known.persona,
  );
  const notes = parts
    .map(({ note }, at, all) => withoutReproach(note, all[at + 1]?.note))
    .flatMap(splitNamedReader)
    .map((note) => withReaderSpokenOf(withOneSubject(withMeeting(withoutOpening(note)), known.offer)))
    .map((note, at, all) => withTheirs(note, all[at - 1], known.reader))
    .map((note, at, all) => withItNamed(note, all[at - 1]))
    .map((note, at, all) => (known.isPost ? withClient(note, all[at - 1]) : note))
    .map((note) => complete(withRecorded(note, known.persona, isRecord), known))
    .filter(
      (note, at, all) =>
        !takesBack(all[at + 1]) &&
        !isTheirPlace(note, all[at - 1], known.reader) &&
        isNote(note, known.recipient),
    );
  return {
    notes,
    surelyTold: new Set(parts.filter(({ isSure }) => isSure).map(({ note }) => note)),
    ordered: new Set(parts.filter(({ isOrdered }) => isOrdered).map(({ note }) => note)),
    isRecord,
  };
}

/** The parts of a note that was typed in a hurry, and any other as it is. */
function readParts(note: string, known: Known) {
  const { inHurry, offer, persona, weigh, plural, subject } = known;
  const isOrdered = false;
  const isDeed = /^(?:we|I)\b/i.test(offer);
  const outcome = (part: string) => (part.includes(' so ') ? tellOutcomeOf(part, plural, isDeed) : undefined);
  const standing = outcome(note) ?? tellAlone(note, known);
  if (standing) return [{ note: standing, isSure: true, isOrdered }];
  // "Ships Tuesdays, 4 dairies done": notes side by side, of which each stands by itself.
  const parts = tellParts(note, (part) => tellAlone(part, known));
  if (parts.length > 0 && parts.every((part) => part !== undefined))
    return parts.map((part) => ({ note: part, isSure: true, isOrdered }));
  if (known.isPost && isOfPostsPlace(note, offer, persona)) return [{ note, isSure: true, isOrdered }];
  const ofKind = tellOfKind(note, known);
  if (ofKind) return [{ note: finishSentence(capitalise(ofKind)), isSure: true, isOrdered }];
  if (!inHurry) return [{ note, isSure: false, isOrdered }];
  const tell = (part: string) => tellShort(part, { subject, offer }, true) ?? tellNote(part);
  const tellWhosever = (part: string) =>
    outcome(part) ?? tell(part) ?? tellTerse(part, subject) ?? toFact(part, plural, isDeed);
  return readHurried(note, { offer, persona, weigh, plural, tell, tellAlone: tellWhosever }).map((part) => ({
    ...part,
    isOrdered,
  }));
}

/** A note without what only leads to it: `PS:`, `The free review works like this:`. */
function withoutOpening(note: string): string {
  return (
    note
      // "We did: NAME festival, 4,000 people".
      .replace(/^We did: (?=\p{Lu})/u, 'Reference: ')
      .replace(/^p\.? ?s\.?[:,]? (\p{L})/iu, (_, letter: string) => letter.toUpperCase())
      .replace(/^(?:key |talking )?(?:bullets|points|pts): (?=[\p{Ll}\d])/iu, '')
      // "Lead_source: website form", "interest: barcode scanning", of whoever wrote first.
      .replace(
        /^lead[ _]source ?[:=] ?(?:our )?(?:contact|web|website) form[.]?$/i,
        'They got in touch through our website',
      )
      .replace(
        /^(?:lead[ _])?(?:interest(?:ed in)?|topic of interest) ?[:=] ?(?=\p{Ll}[\p{Ll}\d -]{3,60}[.]?$)/iu,
        'They are interested in ',
      )
      // "The free review works like this: they send us the report, we read it".
      .replace(/^[^:.]{3,40} works? like this: (\p{L})/u, (_, letter: string) => letter.toUpperCase())
  );
}

/** `The meals were made with cooks, and they look like real food`: of several things, and what else they do. */
const ofThings =
  /^((?:(?:[Aa]ll )?(?:[Oo]ur|[Tt]he)) (?:\p{Ll}+ )?(\p{Ll}{3,}?)s (?:are|come|fit|have|were) [^,;:]+), and they (?=\p{Ll}+ )(?!.*\b(?:I|my|our|their|them|us|we|you)\b)/u;

/** Such a note with one subject, where those things are what is offered. */
function withOneSubject(note: string, offer: string): string {
  const [found = '', said = '', things = ''] = (note.includes(', and they ') && ofThings.exec(note)) || [];
  return things && offer.toLowerCase().includes(things) ? `${said} and ${note.slice(found.length)}` : note;
}

/** `two of its three machines are from 2009`, after a note on where the reader works. */
const leansOnIts = /^(?:(?:\d+|all|half|most|one|some|two|three|four|five) of )?its /iu;

/** "Its" after a note on the reader is the reader's. */
function withTheirs(note: string, before: string | undefined, reader: Reader): string {
  return leansOnIts.test(note) && saysOfReader(before ?? '', reader)
    ? note.replace(/\bits\b/giu, (its) => (its === 'Its' ? 'Their' : 'their'))
    : note;
}

/** Whether a note is on the reader, or on where the reader works: `The kitchen adds a shift`. */
function saysOfReader(note: string, reader: Reader): boolean {
  const [, place = ''] = /^[Tt]he (\p{Ll}+) \p{Ll}/u.exec(note) ?? [];
  return isOfReader(note, reader) || (place !== '' && isWorkplace(place, reader));
}

/** `depot in Croydon`: whose, only the note before it says. */
const barePlace =
  /^(?:branch|depot|factory|kitchen|lab|office|plant|shop|site|store|studio|warehouse|workshop|yard) (?:at|in|near) \p{Lu}[^,;:]{1,40}$/iu;

/** Whether a note says where something is, right after one on the reader. */
function isTheirPlace(note: string, before: string | undefined, reader: Reader): boolean {
  return (
    barePlace.test(note) &&
    (/\b(?:her|his|their|they)\b/i.test(before ?? '') || saysOfReader(before ?? '', reader))
  );
}

/** `Insured`, as a note of its own: the sender. */
const lone =
  /^(?:(?:fully|licen[cs]ed and) )?(?:bonded|insured)(?: and (?:bonded|insured|licen[cs]ed))?(?: \(\p{Lu}[^()?]{1,30}\))?[.]?$/iu;

/** A note with the words that go without saying, and without what stands only in notes. */
function complete(note: string, { unit, ofOneself, reader, offer, recipient, subject }: Known): string {
  if (lone.test(note)) return `${subject === 'I' ? 'I am' : 'We are'} ${decapitalise(note)}`;
  const noted = withReadersNews(
    withTheirHouse(withoutStatus(withoutRoom(asNoted(withShown(withReadersCount(note))))), unit),
  );
  const whole = ofOneself ? noted : withReadersVerb(withIs(noted, offer), reader, offer);
  const ofRecipient = recipient ? withoutFault(withoutOwnPost(whole, recipient), recipient) : whole;
  const said = withReaderFirst(ofRecipient, reader, offer);
  return seenAtTheirs.test(said) ? `They ${decapitalise(said)}` : said;
}

/** `serves 2 retirement homes (on their website)`: a deed that is seen where the reader shows it. */
const seenAtTheirs =
  /^(?!(?:I|we|our|my|they|he|she|it|found|heard|noticed|read|saw|seen)\b)\p{L}+(?:s|ed) [^()]+ \((?:[^()]* )?(?:her|his|their) (?:own )?(?:[\p{L}-]+ )?(?:ad|blog|brochure|feed|homepage|instagram|linkedin|newsletter|page|report|site|web ?site)\)[.]?$/iu;

/** Whether a note says anything that a mail could, and is no order, no field of a database and no name below a letter. */
function isNote(note: string, recipient: PersonName | undefined): boolean {
  return (
    !isInstruction(note) &&
    !/^Signed by \p{Lu}/u.test(note) &&
    !(recipient && saysWhoLeads(note, recipient)) &&
    !isField(note) &&
    !isLogged(note) &&
    !leansOnPlace.test(note) &&
    !lacksStaff.test(note) &&
    !ownContact.test(note) &&
    !isOfOwnFirm(note)
  );
}

/** `Contact is our research lead`: somebody of the sender's. */
const ownContact =
  /^(?:the )?contact(?: person)? is (?:my|our)\b|^(?:best by )?(?:call|mobile|phone|ring|text|whatsapp)\b[^.]*\d{5}/i;

/** `Diesel bill there down 38%`: where, stands in another note. */
const leansOnPlace = /^[^,.:;]{3,40} there (?:(?:is|was|went) )?(?:down|dropped|fell|grew|rose|up)\b/i;

/** `No sales team, only one intern`: no sender boasts of that. */
const lacksStaff =
  /^no (?:[\p{L}-]+ ){0,2}(?:budget|department|intern|team|website)\b(?! (?:\p{L}+ )?(?:involved|necessary|needed|required))/iu;
