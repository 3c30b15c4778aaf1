import { capitalise, isPlural } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { partListed } from '../labels/listed-under.ts';
import { isSeason } from '../reader/around-reader.ts';
import { isTold } from '../second-person.ts';

/** For whom, how many of what, and how long that took. */
const doneInTime =
  /^(?:[Ww]e )?(?:[Dd]id|[Ww]orked for) ((?:[Tt]he )?\p{Lu}[^,;:.]{2,40}|the \p{Ll}+(?: \p{Ll}+)?), ((?:about |over )?\d[\d.,]* (?:\p{Ll}+ )?\p{Ll}+s) ((?:in|over|within) (?:about |just |only |under )?(?:\d+|an?|one|two|three|four|five|six) (?:day|hour|month|night|week|weekend|year)s?)[.!]?$/u;

/** `did the Seaspray, 40 chairs in 3 days` → `We did 40 chairs for the Seaspray in 3 days`. */
function tellDone(raw: string): string | undefined {
  const [, whom = '', many = '', span = ''] = doneInTime.exec(raw) ?? [];
  return whom && `We did ${many} for ${whom.replace(/^The /, 'the ')} ${span}`;
}

/** `runs 140 trucks; opened a depot in May`: notes that a semicolon parts. Whole sentences go together. */
export function splitNotes(raw: string): string[] {
  const done = tellDone(raw);
  if (done) return [done];
  const listed = raw.includes(': ') ? partListed(raw) : undefined;
  if (listed) return listed;
  // "Heard them at the carol concert, they're 45 singers, 20th anniversary next year".
  const [, seen = '', besides = ''] = (/, (?:they|s?he)\b/.test(raw) && seenThere.exec(raw)) || [];
  if (besides) {
    const parts = besides.split(', ').map(toTheirs);
    if (parts.every((part) => part !== undefined)) return [seen, ...parts.map(capitalise)];
  }
  // "Asked on LinkedIn for alternatives - his current tool makes the site flicker".
  const [, asked = '', own = ''] = (/ [-–] /.test(raw) && saidOn.exec(raw)) || [];
  if (own) return /^(?:her|his|their) /.test(own) ? [asked, capitalise(own)] : [asked];
  const notes = raw.split('; ');
  const isList = notes.length > 2 && !notes.some((note) => /^(?:and|but|or|so)\b/.test(note));
  // "HIPAA compliant; BAA available".
  const areBare =
    notes.length === 2 && notes.every((note) => countWords(note) <= 4 && !note.split(' ').some(isTold));
  if (
    (isList || areBare || /^(?:[-*] )?[\p{Ll}\d]/u.test(raw)) &&
    notes.every((note) => countWords(note) <= 16)
  )
    return notes;
  // "Sessions last an hour; Managers never see who called": what opens with a capital is a sentence of its own.
  const sentences = raw.split(/; (?=\p{Lu})/u);
  if (
    sentences.length > 1 &&
    !/:/.test(raw) &&
    sentences.every((note) => countWords(note) > 2) &&
    sentences.some((note) =>
      note
        .split(' ')
        .some(
          (word, at, all) =>
            isTold(word) || (findVerb(word)?.form === 'base' && isPlural((all[at - 1] ?? '').toLowerCase())),
        ),
    )
  )
    return sentences;
  // "The busy season starts in May, and she has advertised twice".
  const [, season = '', news = ''] = /^([^,;:]{8,60}),? and ((?:s?he|they) [^;:]+)$/iu.exec(raw) ?? [];
  if (news && isSeason(season)) return [season, capitalise(news)];
  // "Their new bike launches in May, ride is 8 June".
  const [, theirs = '', what = '', day = ''] = dated.exec(raw) ?? [];
  if (day) return [theirs, `The ${what} is on ${day}`];
  // "8k; last year's sponsor got 41,000 views".
  const [, sum = '', more = ''] = /^([$€£]?\d[\d.,]*[kKmM]?); (\p{Ll}[^;]{12,})$/u.exec(raw) ?? [];
  if (more) return [`The price is ${sum}`, capitalise(more)];
  // "Peak is coming, they have three ads on Indeed".
  const [, first = '', second = ''] = spliced.exec(raw) ?? [];
  const words = first.split(' ');
  const isOne = !/\b(?:and|her|him|his|s?he|they)\b/i.test(first);
  return second &&
    isOne &&
    words.some((word, at) => (at > 0 && isTold(word)) || /^spoke$/.test(word)) &&
    !words.some((word) => isPlural(word.toLowerCase()) && !isTold(word))
    ? [first, second]
    : [raw];
}

/** What the reader said where others read it, and what the caller noted beside it: `… - wants alternatives` stays out. */
const saidOn =
  /^((?:S?[Hh]e |[Tt]hey )?(?:just |recently )?(?:asked|commented|complained|posted|tweeted|wrote) (?:at|in|on) [^;:]{3,80}?) [-–] ((?:(?:her|his|their) |(?:has|hates|looking|needs|seems|sounds|wants|wishes)\b)[^;:]{3,80})$/u;

/** Where the sender saw the reader, and what else is noted of him. */
const seenThere =
  /^((?:(?:I|[Ww]e) )?(?:caught|[Hh]eard|[Mm]et|[Ss]aw|[Ww]atched) (?:her|him|them) (?:at|in|on|with) [^,;:]{3,50}), ((?:they|s?he)(?:['’](?:re|s|ve)| are| is| has| have) [^;:]{3,90})$/u;

/** One thing that is noted of the reader, with its subject: `20th anniversary next year` → `their 20th anniversary is next year`. */
function toTheirs(note: string): string | undefined {
  const [, year = '', when = ''] =
    /^(?:the |their )?(\d+(?:st|nd|rd|th) (?:anniversary|birthday|season)) (?:is )?((?:in|next|this) [\p{L}\d ]{3,20})[.]?$/u.exec(
      note,
    ) ?? [];
  if (year) return `their ${year} is ${when}`;
  return /^(?:they|s?he)(?:['’]| (?:are|has|have|is) )/.test(note) ? note : undefined;
}

/** Two sentences that a comma joins, of which the second is on the reader. */
const spliced =
  /^(?!(?:After|Although|As|At|Because|Before|For|From|If|In|On|Once|Since|So|Though|Unless|Until|When|Whenever|While|With)\b)([^,;:]{3,60}), ((?:s?he|they) (?:already |also |just |now |recently )?(?:are|had|has|have|is|just|liked|loved|opened|was|were)\b.*)$/u;

/** What the reader does, and on what day something else is. */
const dated =
  /^((?:Her|His|Their|S?[Hh]e|They) [^,;:]{8,80}), (?:the |our )?(\p{Ll}{3,}) is (?:on )?(\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})[.]?$/u;
