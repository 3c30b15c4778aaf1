import { compact } from '../../../../compact.ts';
import { isPlural } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isFragment } from '../notes/note-figures.ts';
import { isTold, turnPronouns } from '../second-person.ts';
import { badNews, unkind } from '../unkind.ts';
import type { SentenceWeights } from '../weights/sentence-weights.ts';
import { formerly, inTheirs, isOfReadersOwn, isWhole, leansOnNone, speaksOfReaders } from './stands-alone.ts';
import { canStand, ofPlans } from './to-proof.ts';

/** With a capital and a full stop, as nobody types a note. */
const finished = /^[\p{Lu}\d$€£][^\n]*\p{Ll}[^\n]*[.!]$/u;

const ofSender = /^(?:I|We|My|Our)\b|\b(?:my|our|ours|us)\b/;
/** `I built the site of NAME on the same street`: work for somebody who is not the reader, wherever it was. */
const ofWork =
  /^(?:I|We) (?:have |just |recently )?(?:built|catered|cleaned|coached|designed|filmed|fitted|helped|installed|made|painted|photographed|placed|played|printed|refurbished|repaired|restored|ran|shot|supplied|taught|trained|translated|wrote) (?!.*\b(?:you|your)\b).*\p{Ll} \p{Lu}/u;
/** Somebody, some place or something that was spoken of before. */
const leans =
  /\b(?:he|her|hers|him|his|she|their|theirs|them|they|there(?! ha(?:s|ve) been\b)|it was)\b|\b(?:for|of|with) (?:it|that|this)$|^(?:I|We) (?:did|made) (?:it|that|this)\b|^Both\b/i;
/** What members, guests and the like pay or do, and when somebody's peak or tender is, is more often the reader's. */
const ofTheirs =
  /^(?:Attendees|Guests|Members|Patients|Pupils|Residents|Staff|Students|Tenants|Traffic|Visitors) \p{Ll}|^(?:Audit|Budget|Deadline|Expansion|Launch|Move|Peak|Relocation|Renovation|RF[IPQ]|Tender|Wedding) (?:has|is|was)\b/u;
const ofEither = /\b(?:I|me|my|our|ours|us|we|you|your)\b/i;

/** What goods and work find or do away with is no fault of the sender's: `Our sensors caught a failing pump`. */
const foundFault =
  /\b(?:avoid|catch|caught|cut|detect|end|find|fix|flag|found|predict|prevent|reduc|repair|solv|spot|stop|uncover)\p{Ll}* [^,;]*/giu;

/** What a sender who says it of himself would rather have kept: what it costs, what he would take, what goes wrong, ends or is short, and why. */
const secret = compact(
  String.raw`\b(?:against a target|although|bank|because|before the price|bill \d\S*|bonus|book value|borrow(?:ed)?|breach|break even|but|capacity|cash|cracked|(?:at|for) cost|charge|cut and|double what|drop(?:ped)?|earn|ends|fall(?:en)?|fewer|flaw|for nobody|free and|garden leave|go (?:down|up)(?: to)?|guess(?:es)?|half of it|hardly|if \p{Lu}\p{Ll}+ \p{Ll}+s|in the diary|insurer|investors?|just yet|kept on|(?<!\bmy )late|lawyers?|leak(?:ed)?|lease|leav(?:e|es|ing)|left|less than|live mostly|ma[kd]e (?:about |most )|mistake|nearly|need (?:more|\S*\d)|never|no one|nobody|only|owe|plan is|prepared to|price(?:d it| rise)|quarter|quiet|quota|rather|refund\w*|reject\w*|room for|runway|runs out|scrap|signature|short(?! of \d)|shut|since(?! (?:(?:19|20)\d\d|\p{Lu}))|sitting|some scripts|someday|target|too (?:few|late|many|much|rarely)|turned down|turnover|union|unless|until|visa|wants? to|weak|will need|winding down|withdrawn|would (?:accept|also|be|take))\b|\b(?:I|[Ww]e) (?:have to|need to|pay)\b|\bafter a row\b`,
  'iu',
);

/** How much more a finished sentence of the sender's has to look private than told to stay out. */
const ownKeptMax = 2.4;

/**
 * Whether a sentence that the caller finished is told though no rule knows its words: what the sender says of himself, where nothing in it speaks for a secret, and
 * what is so of nobody, where it is surely neither the reader's nor private. `raw` has the mark at its
 * end; `known` is what the request has said of the offer, `reader` the words for who reads.
 */
export function isFinishedFact(
  raw: string,
  { told, ofReader, kept }: SentenceWeights,
  known: string,
  reader: string,
): boolean {
  const sentence = raw.replace(/[.!]+$/, '');
  if (!finished.test(raw) || leans.test(sentence) || !isWhole(sentence, true)) return false;
  if (ofSender.test(sentence)) {
    const bare = sentence.replace(foundFault, '');
    return (
      kept - told < ownKeptMax &&
      (ofReader < ofReaderMax || ofWork.test(sentence)) &&
      ![secret, unkind, badNews, ofPlans].some((pattern) => pattern.test(bare))
    );
  }
  return (
    !ofEither.test(sentence) &&
    ![ofTheirs, unkind, badNews].some((pattern) => pattern.test(sentence)) &&
    !speaksOfReaders(sentence, known, reader) &&
    ofReader < ofReaderMax &&
    limits.some(([toldMin, keptMax]) => told > toldMin && kept < keptMax)
  );
}

/** How surely it is no news of the reader, and pairs of how much speaks for telling it and how little against: chosen on the labelled notes. */
const ofReaderMax = -0.5;
const limits = [
  [-0.5, -1],
  [0, -0.5],
  [0.5, -0.2],
] as const;

/** How much has to speak for telling what nothing else speaks for. */
const openToldMin = -0.7;
const openKeptMax = -1.5;
const openOfReaderMax = -1;
/** How surely it has to be of others than the reader where it says what would be unkind to him. */
const surelyOfOthers = -3.5;

/**
 * A sentence that the caller finished, where its weights alone speak for telling it and it leans on none but one that is told right before it; what the sender saw
 * or did of the reader's is turned to the reader.
 */
export function tellOpenFact(
  raw: string,
  { told, ofReader, kept }: SentenceWeights,
  { known, reader, followsTold }: { known: string; reader: string; followsTold: boolean },
): { sentence: string; isOfReader: boolean } | undefined {
  const sentence = raw.replace(/[.!]+$/, '');
  const isDeed = isOwnDeed.test(sentence) && (ofReader > told || ofSomebody.test(sentence));
  const own = isDeed ? turnPronouns(sentence, false) : sentence;
  if (
    own === undefined ||
    kept > openKeptMax ||
    (isDeed ? Math.max(told, ofReader) : told) < openToldMin ||
    (!isDeed && ofReader > openOfReaderMax) ||
    !finished.test(raw) ||
    !leansOnNone(followsTold ? own.replace(/^That means /, 'So ') : own, true) ||
    !canStand(own) ||
    isFragment(own) ||
    !hasVerb(own) ||
    [ofElsewhere, inTheirs, formerly, ofTheirs, ofPlans, badNews].some((pattern) => pattern.test(own)) ||
    (ofReader > surelyOfOthers && (unkind.test(own) || isOfReadersOwn(own, known, reader))) ||
    (ofSender.test(own) && secret.test(own))
  )
    return undefined;
  return { sentence: finishSentence(own), isOfReader: isDeed };
}

/** What was said before or is known to nobody else, and what speaks to the writer. */
const ofElsewhere =
  /^[\p{L} ]{3,25}: |^(?:Internal|No (?:long|short)|\d\S* last)\b|\bfor it$|\bit was\b|^(?:I|We) (?:did|made) (?:it|that|this)\b|\bthere(?! (?:are|ha(?:s|ve) been|is|was|were)\b)|\bnot sure\b/u;

/** `I shot a wedding at her venue`. */
const isOwnDeed = /^(?:I|We) \p{Ll}/u;
const ofSomebody = /\b(?:he|her|him|his|she|their|them|they)\b/;

const helping = /^(?:are|do|have|may|must|should|will|would)$|['’](?:d|ll|m|re|s|ve)$/;
const oftenly = /ly$|^(?:also|always|already|just|never|often|still)$/;
/** What stands before a noun. */
const opensNoun = /^(?:an?|and|at|by|for|in|my|of|on|or|our|the|to|with|your)$/i;
/** What stands after a verb, and not after what was done to something: `dropped 27%`, and not `tested to date`. */
const opensObject =
  /^(?:[$€£]?\d|\p{Lu}|(?:all|an?|each|every|her|his|it|its|me|my|no|our|that|the|their|them|this|us|your)$)/u;

/** Verbs that say little of an offer, and so are not among those that all is read by. */
const plainVerb = /^(?:allow|belong|depend|fear|happen|leave|mean|pass|rise|wait)(?:e?s)?$/;

/** Whether a word can be the verb of what stands before it. */
function hasVerb(sentence: string): boolean {
  const words = sentence.split(' ');
  // "Helps with questions of audits": who does, nobody says.
  const opening = findVerb((words[0] ?? '').toLowerCase());
  if (opening?.form === 'third' && !opening.isName) return false;
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    if (opensNoun.test(before)) return false;
    if (helping.test(word)) return true;
    if (at === 0) return false;
    if (/ed$/.test(word))
      return !/^(?:based|founded|located)$/.test(word) && opensObject.test(words[at + 1] ?? '');
    return (
      isTold(word) ||
      plainVerb.test(word) ||
      (findVerb(word)?.form === 'base' && (isPlural(before) || oftenly.test(before)))
    );
  });
}
