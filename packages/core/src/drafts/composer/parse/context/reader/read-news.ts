import { compact } from '../../../../compact.ts';
import { capitalise } from '../../../text/grammar.ts';
import { finishSentence } from '../../sentence-text.ts';
import type { Side } from '../note-side.ts';
import { canStand } from '../proofs/to-proof.ts';
import type { Note } from '../read-note.ts';
import { namesRecipient, type Setting } from '../setting.ts';
import { mayBeSaid } from '../weights/weigh-sentence.ts';
import { withoutSource } from '../without-source.ts';
import { isSeason, toDated, toNearby, toPatron, toSeason } from './around-reader.ts';
import { toChecked } from './checked-page.ts';
import { knowsEachOther, type News, weighNews } from './open-with.ts';
import { isPublished, toPlainNews, toPublished, toSeen, toServed } from './plain-news.ts';
import { toCongratulation } from './to-congratulation.ts';
import {
  isOfFirm,
  isOfReader,
  isWorkplace,
  namedAs,
  type Reader,
  toOurs,
  toReferral,
  toYou,
  withFirmsArticles,
} from './to-you.ts';
import { toWeighedNews } from './weighed-news.ts';

/** What a note says of the reader. */
export type NewsOfNote = {
  /** It as the mail would say it, whether or not it may. */
  said: string | undefined;
  /** It where it may open the mail. */
  news?: News;
  /** Whether that was certain without weighing its words. */
  isSure: boolean;
  /** What a law brings, or what both have, which is also told where it does not open the mail. */
  season?: string;
  /** Whether anybody may know of it. */
  isOpen: boolean;
};

/** Reads what a note says of the reader; `wished`: the caller asks for it. */
export function readNews(note: Note, side: Side, wished: boolean, setting: Setting): NewsOfNote {
  const { index, raw, plain, sentence, odds } = note;
  const { offer, reader, wishes, weigh, people, ofPersona, unit } = setting;
  const isOfOthers = side.isOfAnother || side.isOfOffered || side.isOfClient;
  const mayBeTheirs = !(side.isOfTerms || isOfOthers || side.isOfThings);
  const clause = toClause(sentence);
  // "By ANN BELL, who worked with JONAS": what is said of whoever sent us may name the reader.
  const withYou = (text: string) => text.replace(/, who .+$/, (clause) => namedAs(clause, reader));
  const sentBy =
    toReferral(withYou(sentence), reader.words) ??
    toReferral(withYou(plain), reader.words) ??
    toReferral(withYou(raw.replace(/\.$/, '')), reader.words) ??
    toCongratulation(plain) ??
    toPatron(sentence, unit);
  const seen = isOfOthers ? undefined : (toChecked(plain) ?? toSeen(sentence, offer));
  const sure =
    mayBeTheirs && !side.fact
      ? (sentBy ??
        seen ??
        (note.before && followsReader(note.before, reader) ? toServed(sentence) : undefined) ??
        toKnown(sentence, clause.replace(besideOurs, ', and '), reader) ??
        toPublished(sentence))
      : undefined;
  const season = toSeason(sentence, offer);
  // A prize is won by one, and not by all who are written to.
  const isOurs = setting.isGroup && /^(?:just |recently )?won\b/i.test(sentence);
  const mayBeWeighed = mayBeTheirs && !isOurs;
  const weighed = sure ?? season ?? (mayBeWeighed ? readWeighed(clause, note, setting) : undefined);
  const plainNews = weighed || !mayBeWeighed ? undefined : toPlainNews(sentence, reader, offer);
  const said = withWhence(weighed ?? plainNews, setting);
  const isOpen =
    wished ||
    ofPersona.includes(raw) ||
    side.isOfOffered ||
    seen !== undefined ||
    isPublished(sentence) ||
    (season !== undefined && weighed === season) ||
    saidInPublic.test(raw);
  const read = { said, isSure: sure !== undefined, isOpen };
  if (!said) return read;
  // "The bank opened a branch in Leeds, our depot is two streets away": of the reader is only what stands first.
  const [first = ''] = clause.split(besideOurs);
  const isPart = guessed.test(raw) || first !== clause;
  const isShared =
    sentBy !== undefined ||
    /^(?:I|We) (?!saw that\b)|^You (?:asked|showed|told) (?:me|us|(?:my|our) colleague)\b/.test(said) ||
    (/^You (?:asked|showed|told) (?:my|our) /.test(said) && odds.kept < toldOursKept) ||
    /^(?:I|We)\b/.test(sentence) ||
    helpedSender.test(said);
  const mayOpen =
    isOpen ||
    isShared ||
    (plainNews !== undefined && odds.kept < plainlyKept) ||
    mayBeSaid(isPart ? weigh(first) : odds);
  if (!mayOpen || wishes.forbids(sentence) || noOpening.test(said) || ofFamily.test(said)) return read;
  if (namesRecipient(said, people)) return read;
  const isOfCalendar = said === season;
  // Whom the reader trusts comes before what the sender has read.
  const trust = sentBy ? 9 : knowsEachOther(said) ? 6 : 0;
  return {
    ...read,
    news: {
      sentence: said,
      weight: (isOfCalendar ? ofSeason : weighNews(said)) + (wished ? 6 : 0) + trust,
      index,
      wished,
      isDoubtful: !isOpen && odds.kept > doubtfulFrom,
    },
    ...(isOfCalendar && !isSeason(sentence) ? { season } : {}),
    ...(inCommon.test(said) ? { season: said } : {}),
  };
}

/** How surely what the reader told one of ours has to be private to stay out. */
const toldOursKept = 3.5;

/** `Your hospice looked after my mother in 2021`: the sender's own to tell. */
const helpedSender =
  /^Your [\p{L} -]{3,40} (?:also )?(?:cared for|fixed|gave|helped|looked after|repaired|saved|supported|taught|trained|treated|welcomed) (?:me|my|our|us)\b/u;

/** `Your office is a ten-minute walk away`: from where, nobody knows who reads only that. */
const howFar =
  /^(I \p{Ll}+ that your?|Your?) ((?:[\p{L}'-]+ ){0,4}?)(are|is) ((?:about |barely |just |less than |only |under )?(?:(?:\d|an? |one |two |three |four |five |six |seven |eight |nine |ten |twelve |fifteen |twenty |half an? |a few )[^,;:.]*?) )(?:away|down the (?:road|street)|from here)(?= by \p{Ll}+[.]$|[.]$)/u;

/** The same with whence: `… is a ten-minute walk from us`. */
function withWhence(said: string | undefined, { subject }: Setting): string | undefined {
  if (!said || !/(?:away|from here|corner|road|street)\b/.test(said)) return said;
  const us = subject === 'I' ? 'me' : 'us';
  return said
    .replace(howFar, `$1 $2$3 $4from ${us}`)
    .replace(
      /^(Your?(?: \p{Ll}+)? (?:are|is) (?:just |right )?(?:around|round) the corner)(?=\.$)/u,
      `$1 from ${us}`,
    );
}

/** `We have 160 customers in common`: told beside what opens the mail as well. */
const inCommon = /^We (?:already )?(?:have|share) .* in common\b/;

/** How surely what only a noun shows to be the reader's has to be private to stay out, where no word of it hurts. */
const plainlyKept = 1.5;

/** What looks as private as this is told beside nothing else. */
const doubtfulFrom = 0;

/** What the calendar brings opens the mail where nothing is known of the reader but how large the firm is. */
const ofSeason = -1;

/** `You paid 2,880 a year`, `You said no last year`, `You used to work in Singapore`: what the reader spends, did not want or was before is no opening. */
const noOpening =
  /\b[Yy]ou(?:r \p{Ll}+)? (?:currently |now |still )?(?:(?:owe|owed|paid|pay|spend|spent) [^.]*\d|(?:donated|gave) [$€£]?\d|(?:declined|refused|rejected|said no|turned (?:it|me|us) down)\b)|^You (?:also |once |previously )?(?:used to\b|are (?:competing for|from|(?:really |so |very )?busy|in your \p{Ll}+ies)\b|attended (?!our\b)[^,]*\b(?:college|school|university)\b|(?:graduated|grew up|lived|studied|went to (?:college|school|university))\b)/u;

/** `Your sister runs the till`: no stranger speaks of the reader's family. */
const ofFamily = /^(?:I \p{Ll}+ that )?[Yy]our (?:brother|daughter|father|husband|mother|sister|son|wife) /u;

/** Words that somebody said before others and that are quoted: no secret. */
const saidInPublic =
  /^(?:Her|His|Their|The (?:\p{Ll}+ )?\p{Ll}+'s) (?:[\p{L}\d-]+ ){0,3}(?:article|blog|column|newsletter|paper|report|site|strategy|website) (?:announces|calls|lists|mentions|names|promises|says|states)\b|^(?:They|S?[Hh]e) (?:are|have been|has been|is) (?:also |currently |still )?advertising (?:for|an?) |\b(?:argued|said|wrote)\b.*\b(?:at|in|on) (?:an?|her|his|the|their) (?:\p{L}+ ){0,2}(?:article|blog|conference|interview|keynote|panel|podcast|stage|talk|webinar)\b.* ["'][^"']+["'][.,]?$/u;

/** What the sender guesses that the reader will need. */
const guess = String.raw`,? and (?:(?:may|might|must|probably|should|(?:are|is) (?:likely|presumably|probably|surely))\b|will (?:also |likely |probably |soon )*(?:be (?:looking|thinking|wondering)|have to|need|struggle|want)\b)`;
const guessed = compact(guess, '');
/** Behind these comes what is told again, a reproach, or a guess. */
const foretold = compact(
  `; |,? but (?!only [a-z]+ly$)|${guess}|,? (?:which is|that['’]s|that is) (?:(?:also|part of|partly|really) )?why (?:I|we)\\b|,? so (?:I|we) (?:believe|figured|guess|guessed|think|thought)\\b`,
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

/** Whether a note is on the reader or where the reader works: `The chain opens its seventh gym`. */
function followsReader(note: string, reader: Reader): boolean {
  const place = /^[Tt]he (\p{Ll}+) \p{Ll}/u.exec(note)?.[1];
  return isOfReader(note, reader) || (place !== undefined && isWorkplace(place, reader));
}

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
function readWeighed(clause: string, { odds }: Note, setting: Setting): string | undefined {
  const [name = ''] = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?/u.exec(clause) ?? [];
  return canStand(clause, 3) && !isOwnName(name, setting)
    ? toWeighedNews(clause, setting.reader, odds)
    : undefined;
}

/** Whether a name is the sender's: `I'm Nina from Hope Lane` says whose news it is that Hope Lane won a prize. */
function isOwnName(name: string, { offer, notes }: Setting): boolean {
  return (
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name) &&
    (offer.includes(name) ||
      notes.some(
        (each) => !each.startsWith(name) && each.includes(name) && /\b(?:I|we|our|my|[Ss]ign)\b/.test(each),
      ))
  );
}
