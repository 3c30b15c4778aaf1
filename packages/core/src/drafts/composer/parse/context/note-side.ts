import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import { personNouns, thingNouns } from '../../text/words.ts';
import { namesActors } from '../offer/turn-to-reader.ts';
import { isOfKindBefore } from '../readers-noun.ts';
import { finishSentence } from '../sentence-text.ts';
import { toFact } from './notes/context-facts.ts';
import { toClients } from './notes/note-work.ts';
import { isRole } from './people/signed-as.ts';
import { canBeOfOffer } from './proofs/stands-alone.ts';
import { canStand, isOfSomebodyOffered } from './proofs/to-proof.ts';
import type { Note } from './read-note.ts';
import { isClientsPart, isTerm, toTerm } from './reader/reader-terms.ts';
import { isOfFirm } from './reader/to-you.ts';
import { isOnTheirs } from './reader/weighed-news.ts';
import { companions } from './second-person.ts';
import type { Setting } from './setting.ts';
import { isManOrWoman } from './story/who-is-meant.ts';

/** Whose a note is, as far as it can be told without weighing it. */
export type Side = {
  /** It as a fact of the offer. */
  fact: string | undefined;
  /** It as what whoever buys can do or will have, and whether it is of that kind. */
  term: string | undefined;
  isOfTerms: boolean;
  /** It is of others than the reader: of the sender's people, of whom or of what is offered, of a recruiter's client. */
  isOfAnother: boolean;
  isOfOffered: boolean;
  isOfClient: boolean;
  isOfThings: boolean;
};

/** Whose a note is. */
export function readSide(note: Note, setting: Setting): Side {
  const { raw, sentence, before, odds, isOfKind } = note;
  const { offer, plural, notes, reader, kinds, recruits } = setting;
  const fact = readFact(note, setting);
  const isOfOffered = isOfSomebodyOffered(sentence, offer);
  const isOfAnother =
    isOfSender(raw, beforeOf(notes, note.index), reader.words) ||
    (kinds.isStaff && /^they\b/i.test(sentence)) ||
    isOfKindBefore(sentence, before);
  const isOfClient = recruits && /^(?:they|their)\b/i.test(sentence);
  const isOfOthers = isOfAnother || isOfOffered || isOfClient;
  const term =
    isOfOthers || !canStand(sentence) ? undefined : toTerm(sentence, isOfKind ? '' : (before ?? ''), plural);
  return {
    fact,
    term,
    isOfTerms: (isTerm(sentence) && !isOnTheirs.test(sentence)) || isClientsPart.test(sentence),
    isOfAnother,
    isOfOffered,
    isOfClient,
    // "They are very calm", of alpacas.
    isOfThings:
      ofNobody.test(sentence) ||
      (!term &&
        !isTerm(sentence, plural) &&
        plural &&
        odds.ofReader < surelyOfReader &&
        mayBeOfThings.test(sentence)),
  };
}

/** How surely a sentence has to be on the reader, as logarithms of odds, where it may be on what is offered. */
const surelyOfReader = 1.2;
/** How surely it has to be of no reader where "it" follows on what is the reader's. */
const surelyNotOfIt = -3;

/** `They cost 12 euros each`, `they come in packs of six`: what nobody does. */
const ofNobody =
  /^They (?:are made (?:by hand|from|of)|come in (?:packs|sets|two|three|four|five|six|\d+)|cost (?:about |only )?(?:[$€£] ?)?\d|measure \d|weigh (?:about |only )?\d)/;

/** What may be said of several things that are offered, and what of nothing else: `They are very calm`, `They keep coffee hot for an hour`. */
const mayBeOfThings =
  /^They (?:(?:have been|were) (?:assembled|baked|built|designed|developed|grown|made|printed|sewn|sold|tested|used)\b|are|arrive|break|burn|charge|come|cost|cut|dry|fit|fold|hold|integrate|keep|last|need|reduce|save|sell (?:at|for|out|well)|ship|stack|sync|take|weigh|work)\b/;

/** `HIPAA-compliant`: one word that is a fact. */
const ofMark = /^\p{Lu}{2}[\p{L}\d]*-\p{Ll}+[.!]?$/u;

/** `Samples: 3 lots ready`. */
const labelledPlural = /^\p{Lu}?\p{Ll}+s: \d/u;

const someDay = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:afternoon|evening|morning)s?)?';
const freeDays = compact(
  `^(${someDay}(?:(?:, | and | or |, and )${someDay})*) (?:are|is) (?:still )?(?:free|open|possible)$`,
  'u',
);

/** A note as a fact of the offer. */
function readFact({ sentence, odds }: Note, setting: Setting): string | undefined {
  const { plural, isDeed, subject, reader, persona, kinds } = setting;
  // "Wednesdays and Fridays are free": when the sender is.
  const [, days = ''] = freeDays.exec(sentence) ?? [];
  if (days) return finishSentence(`${subject === 'I' ? 'I am' : 'We are'} free on ${days}`);
  if (!canStand(sentence, ofMark.test(sentence) ? 1 : 2)) return undefined;
  if (isOfFirm(sentence, reader) || labelledPlural.test(sentence)) return undefined;
  // "It works offline", which no note on the reader says.
  const isOfIt =
    !plural &&
    odds.ofReader < surelyNotOfIt &&
    /^It (?!(?:has|is|was)\b)\p{Ll}+s /u.test(sentence) &&
    canBeOfOffer(sentence, reader.words);
  const fact =
    toFact(sentence, plural, isDeed) ??
    (isOfIt ? toFact(sentence.slice(3), plural, isDeed) : undefined) ??
    toClients(sentence, persona);
  // "Baked for my aunt's cafe", of one who looks for work.
  if (!fact || (subject === 'I' && /^(?:It|They) (?:are|is|was|were) /.test(fact))) return undefined;
  const ofReader = fact.replace(/\b(if|once|when) they\b/, '$1 you');
  // "Nurse jobs, AU$52 per hour": what whoever takes one is paid.
  return kinds.isJob ? ofReader.replace(priceOfTime, 'The pay is ') : ofReader;
}

const priceOfTime = /^The price is (?=[^,]*\b(?:an?|per) (?:hour|day|week|month|shift|year)\b)/;

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

/** Somebody whom a sender brings in, behind the word that says whose or which. */
const somebodyOfOurs =
  /\b(?:[Aa]n?|[Aa]nother|(?:[Oo]ne|[Ss]ome) of (?:my|our)|[Mm]y|[Oo]ur) ((?:(?!(?:and|at|by|for|from|in|is|of|on|or|that|to|was|who|with)\b)[\p{Ll}-]+ ?){1,4})/gu;
const others =
  /^(?:acquaintance|child|client|cousin|customer|grand\p{Ll}+|guest|kid|member|pal|parent|patient|pupil|relative|stranger|student|teenager|volunteer)$/u;
const doer = /(?:[^aeiou\P{L}]er|eer|ist|ian|man|woman)$/u;

/** Whether a sentence tells of somebody who is not the reader, whom "he" or "she" after it means: `a neighbour`, `my aunt`, `our first client`. */
function bringsIn(before: string, words: string): boolean {
  // "She is a baker. She won a prize": it is the same.
  if (/^(?:S?[Hh]e|They|\p{Lu}\p{Ll}+)(?:['’]s| are| is| was| were) /u.test(before)) return false;
  return [...before.matchAll(somebodyOfOurs)].some(([, named = '']) =>
    named
      .trim()
      .split(' ')
      .some((who) => !words.includes(who) && isSomebody(who)),
  );
}

function isSomebody(who: string): boolean {
  return (
    isManOrWoman(who) ||
    companions.has(who) ||
    others.test(who) ||
    personNouns.has(who) ||
    (doer.test(who) && !thingNouns.has(who) && !things.test(who))
  );
}

/** What ends like whoever does something, and is nobody. */
const things =
  /^(?:answer|banner|barrier|better|border|centre|chapter|computer|container|corner|counter|cover|dinner|drawer|earlier|filter|flyer|freezer|further|helicopter|holder|larger|later|layer|leather|letter|locker|longer|lower|margin|matter|newer|newsletter|november|number|october|offer|older|order|other|paper|player|poster|power|printer|quarter|register|river|rather|roller|scanner|september|server|shelter|shorter|silver|smaller|speaker|summer|supper|thinner|timber|toaster|tower|tractor|trailer|voucher|water|weather|winter|younger)$/u;

/** "They" right after what the sender has are the sender's: `4 engineers. They can be out same day.` So is "she" after who writes. */
function isOfSender(sentence: string, before = '', words = ''): boolean {
  // "Dr AMINA YUSUF designed bridges. She has spoken at nine schools": who comes, and not who reads.
  if (/^s?he\b/i.test(sentence) && isByName(before)) return true;
  // "We rented it to a neighbour. He came back with four colleagues".
  if (/^s?he\b/i.test(sentence) && bringsIn(before, words)) return true;
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
