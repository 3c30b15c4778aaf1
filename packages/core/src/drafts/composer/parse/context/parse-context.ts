import { spellOut } from '../../text/spell-out.ts';
import { splitSentences } from '../../text/tidy.ts';
import { tellFragment } from '../offer/notes/in-fragments.ts';
import type { Persona } from '../persona/parse-persona.ts';
import type { PersonName } from '../persona/parse-persona-name.ts';
import { findLastingNews, findNews } from '../persona/persona-news.ts';
import type { Labelled } from './labels/label-words.ts';
import { mendFragment } from './notes/mend-fragment.ts';
import { tellDetails } from './notes/note-details.ts';
import { findOccasion, tellEvent } from './notes/note-event.ts';
import { mayBeListed, tellInBrief } from './notes/notes-in-brief.ts';
import { readOfferKinds } from './offer-kinds.ts';
import { findPeople } from './people/find-people.ts';
import { isUnnamed } from './people/reader-noted.ts';
import { withLetters } from './people/signed-as.ts';
import { mendWording } from './proofs/mend-wording.ts';
import { partClauses } from './proofs/part-clauses.ts';
import { sayProofs } from './proofs/say-proofs.ts';
import { readNote } from './read-note.ts';
import { readNotes } from './read-notes.ts';
import { readText } from './read-text.ts';
import { findReader } from './reader/find-reader.ts';
import { isTriumph } from './reader/is-triumph.ts';
import { bindsToReader, openWith } from './reader/open-with.ts';
import { toCongratulation } from './reader/to-congratulation.ts';
import { type Reader, toOurs, toYou } from './reader/to-you.ts';
import { withReaderMeant } from './reader-meant.ts';
import type { Gathered, Setting } from './setting.ts';
import { type Story, tellStory } from './story/tell-story.ts';
import { withThingsNamed } from './things-named.ts';
import { weighBeside } from './weights/private-share.ts';
import { readSurroundings } from './weights/sentence-traits.ts';
import { readWishes } from './wishes/for-writer.ts';
import { findQuiet, type Quiet, toQuietTest, withoutQuietOccasions } from './wishes/quiet-subjects.ts';
import {
  findBarredFromSubject,
  findWordsMax,
  forbidsCongratulation,
  forbidsExclamation,
} from './wishes/text-wishes.ts';
import { withoutSecrets } from './wishes/without-secrets.ts';

export type Context = {
  /** Sentences of the caller's about the sender and the offer that can stand in the mail, at most six, in the caller's order. */
  proofs: string[];
  /** Sentences about the reader, turned towards the reader. */
  aboutReader: string[];
  /** Where the context is running text, what of it is told: it stands in place of the two above. */
  story?: Story;
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
export function parseContext(input: string | undefined, told: Told = {}): Context {
  const { persona = '', who = persona } = told;
  const typed = withThingsNamed(
    withReaderMeant(withFragmentsParted(input?.replace(greeting, '').trim() ?? ''), persona),
    told.offer ?? '',
  );
  if (!typed) return { proofs: [], aboutReader: newsOf(persona, () => findReader(persona, who)) };
  const quiet = findQuiet(splitSentences(typed));
  const { setting, event } = readSetting(withoutQuietOccasions(withoutSecrets(typed), quiet), told, quiet);
  const gathered: Gathered = {
    proofs: [],
    details: [],
    inBrief: [],
    known: [],
    besides: [],
    speaksOfThem: false,
  };
  if (event) gathered.proofs.push(event);
  for (const index of setting.notes.keys()) readNote(index, setting, gathered);
  const { signature, signedAs, recipient } = setting.people;
  const wordsMax = findWordsMax(setting.text);
  const barredFromSubject = findBarredFromSubject(setting.text);
  const { aboutReader, ...others } = toTold(gathered, setting);
  const story = tellStory(setting, gathered.proofs);
  return {
    ...others,
    ...(story ? { story: { ...story, news: newsOf(setting.persona, () => setting.reader) } } : {}),
    // Told at the start of a mail, a triumph is a congratulation whatever the words.
    aboutReader: aboutReader
      .filter(
        (known) => !setting.isQuiet(known) && !(forbidsCongratulation(setting.text) && isTriumph(known)),
      )
      .map(mendWording),
    ...(signature ? { signature: withLetters(setting.text, signature) } : {}),
    ...(signedAs ? { signedAs } : {}),
    ...(recipient ? { recipient } : {}),
    ...(wordsMax ? { wordsMax } : {}),
    ...(forbidsExclamation(setting.text) ? { isCalm: true } : {}),
    ...(barredFromSubject ? { barredFromSubject } : {}),
  };
}

/** `Retest incl. fixed fee 9k`, `recall rate up 22% avg. works with both`: a full stop that shortens a word and ends a note as well. */
function withFragmentsParted(text: string): string {
  return (
    text
      .replace(
        /(?<=^|[.;\n] ?)((?:\p{L}+ )?(?:batteries|breakfast|delivery|fitting|installation|labels|linen|parking|postage|retest|set-?up|shipping|support|training)) incl\. (?=\p{L})/giu,
        '$1 included. ',
      )
      // "All dogs need a vaccination record = why vets matter": what the writer makes of it.
      .replace(/ ?(?:=|->|→) ?(?:that['’]s )?why [^.;\n]+/gu, '')
      .replace(/(\d ?%) avg\. (?=\p{L})/gu, '$1 on average. ')
      .replace(/(?<=\b\d+ \p{Ll}{3,}s) min\. (?=[\p{L}\d])/gu, ' minimum. ')
  );
}

/** `Hello, our company was founded in Ghent`: whom it greets, is whoever writes the mail. */
const greeting =
  /^\s*(?:hello|hey|hi|good (?:afternoon|day|evening|morning)|greetings)(?: (?:again|all|there|team))?(?:[,!.] ?\n?|\n)\s*(?=\p{L})/iu;

/** What holds for every note, and what notes on an event say together. */
function readSetting(
  input: string,
  {
    persona = '',
    who = persona,
    ofPersona = [],
    offer = '',
    plural = false,
    ofOneself = false,
    industry = '',
  }: Told,
  quiet: Quiet,
) {
  const offersSelf = ofOneself || /^(?:me|myself)\b/i.test(offer);
  const isGroup = typeof who !== 'string' && who.plural !== undefined;
  const { text, inHurry, seeksReader } = readText(input, {
    persona,
    isUnnamed: isUnnamed(who),
    isGroup,
    offer,
    plural,
    offersSelf,
  });
  const unit = typeof who === 'string' ? undefined : who.unit;
  const kinds = readOfferKinds(offer);
  const people = findPeople(text, { persona, isGroup, seeksReader, kinds });
  const { recipient } = people;
  const reader = findReader(persona, who, { recipient, context: text, offer, industry });
  const weigh = weighBeside(text, readSurroundings(offer, persona, text));
  const isDeed = /^(?:we|I)\b/i.test(offer);
  const subject = ofOneself || /^I\b/.test(offer) ? 'I' : isDeed ? 'we' : plural ? 'they' : 'it';
  const known = {
    persona,
    offer,
    plural,
    ofOneself,
    isPost: kinds.isPost,
    subject,
    reader,
    unit,
    recipient,
    inHurry,
    weigh,
  } as const;
  const { notes: noted, surelyTold, ordered, isRecord } = readNotes(text, known);
  const invited = noted.find((note) => /^(?:open (?:day|evening|house)|webinar|workshop)\b/i.test(note));
  const occasion = findOccasion(`${offer} ${invited ?? ''}`);
  const event = occasion ? tellEvent(noted, occasion) : undefined;
  const notes = event?.left ?? noted;
  const labelled: Labelled = {
    offer,
    isPost: kinds.isPost,
    isOneself: kinds.isOneself,
    raises: kinds.raisesMoney,
    occasion,
    plural,
    isRecord,
  };
  const setting: Setting = {
    ...known,
    kinds,
    isDeed,
    isGroup,
    people,
    text,
    notes,
    surelyTold,
    ordered,
    isList: listed.test(text),
    recruits:
      /\bhiring company\b|\b(?:my|our) (?:exclusive )?client\b/i.test(text) ||
      (kinds.isPost && /\bthe client\b/i.test(text)),
    ofPersona,
    labelled,
    wishes: readWishes(notes),
    // What a note orders may be cut from it before it is read, and misspelt until it is.
    isQuiet: toQuietTest([quiet, findQuiet(notes)]),
  };
  return {
    setting,
    event: event?.told ? { sentence: event.told, weight: 4, index: event.at - 0.5 } : undefined,
  };
}

/** Three points below each other. */
const listed = /(?:^|\n)(?:[ \t]*(?:[-*•·▪]|\d{1,2}[.)])[ \t]+.*(?:\n|$)){3}/;

/** What stands in the mail of what was gathered. */
function toTold(
  { proofs, details, inBrief, known, besides }: Gathered,
  setting: Setting,
): Pick<Context, 'proofs' | 'aboutReader'> {
  const detailed = tellDetails(
    details.map(({ sentence }) => sentence),
    setting,
  );
  const untold = details.filter(
    ({ sentence, index }) =>
      tellDetails([sentence], setting).length === 0 &&
      mayBeListed(sentence, setting.weigh(sentence), setting.notes[index] ?? ''),
  );
  const noted = [...untold, ...inBrief].toSorted((one, other) => one.index - other.index);
  // What has the form of a sentence is told as one: "team of 6", "kiln fee 40p".
  const fragments = noted.map((note) => ({
    ...note,
    weight: 1,
    told: tellFragment(note.sentence.replace(/\.$/, '')),
  }));
  const formed = fragments.flatMap(({ told, weight: each, index }) =>
    told ? [{ sentence: told, weight: each, index }] : [],
  );
  const listed = fragments.filter(({ told }) => !told);
  const briefly = tellInBrief(listed.map(({ sentence }) => sentence));
  const weight = Math.max(0, ...details.map((detail) => detail.weight));
  // How much somebody has says less than what the persona tells of him.
  const ofPersona = known.every((news) => news.weight < 0)
    ? newsOf(setting.persona, () => setting.reader)
    : [];
  const news = [...known, ...ofPersona.map((sentence) => ({ sentence, weight: 0, index: -1 }))];
  const aboutReader = openWith(news).map(partOne);
  const all = [
    ...proofs.flatMap((proof) => {
      const sentence = mendFragment(proof.sentence);
      return sentence ? [{ ...proof, sentence }] : [];
    }),
    ...detailed.map((sentence) => ({ sentence, weight, index: setting.notes.length })),
    ...formed,
    ...(briefly ? [{ sentence: briefly, weight: 1, index: setting.notes.length }] : []),
    // What does not open the mail itself.
    ...besides.filter(({ sentence }) => !aboutReader.some((said) => said.includes(sentence.slice(0, -1)))),
  ];
  const told = sayProofs(all, setting, { known: news, opening: aboutReader[0] });
  // "I was married in your church": what the sender has of the reader's opens the mail where nothing else does.
  const own = aboutReader.length === 0 ? told.find(bindsToReader) : undefined;
  return own
    ? { proofs: told.filter((proof) => proof !== own), aboutReader: [own] }
    : { proofs: told, aboutReader };
}

/** What opens the mail, each sentence with its full stop where it is one alone. */
function partOne(opening: string): string {
  return /[.!?] /.test(opening) ? opening : partClauses(opening);
}

/** What the persona itself tells of the reader, where the context tells nothing. */
function newsOf(persona: string, reader: () => Reader): string[] {
  const news = findLastingNews(persona) ? undefined : findNews(spellOut(persona));
  // Few personas tell any, and who reads is dear to find.
  const told =
    news &&
    (toCongratulation(news) ?? (/^(?:I|We) /.test(news) ? toOurs(news, reader()) : toYou(news, reader())));
  return told ? [told] : [];
}
