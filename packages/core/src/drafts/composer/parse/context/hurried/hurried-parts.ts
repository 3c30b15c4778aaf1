import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { capitalise } from '../../../text/grammar.ts';
import { inFull } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { title, word } from '../people/name-patterns.ts';
import { isTold } from '../second-person.ts';

/** `Dr. Venkat Iyer; plant passed …`: a name as a note of its own, before all others. */
const nameNote = compact(`^${title}\\.? ${word}(?: ${word}){0,2}; (?=\\p{Ll})`, 'u');

/** Whether no sentence opens with a capital: `opened a shop in march + now hiring`; a name before the notes is none. */
export function isHurried(typed: string): boolean {
  const text = typed.replace(nameNote, '');
  return /^[\p{Ll}\d$€£~]/u.test(text) && !/[.!?]\s+\p{Lu}\p{Ll}/u.test(text);
}

/** What opens a note of its own behind a plus or a stroke. */
const opensNote =
  /^(?:(?:we|our|ours|they|their|he|his|she|her|I|my|current|no|now|still) |(?:did|expanding|hiring|looking|met|moving|opening|shot|won) )/iu;

/** Whether words tell something: `ramp time is 4 months`, and not `paper tickets`. */
function tellsNote(words: string): boolean {
  const all = words.split(' ');
  const first = findVerb(all[0] ?? '');
  // "Hates waste".
  if (all.length > 1 && first?.form === 'third' && !first.isName) return true;
  return (
    all.length > 2 &&
    (opensNote.test(words) ||
      all.slice(0, 5).some((word, at) => at > 0 && isTold(word) && !(findVerb(word)?.isName ?? false)))
  );
}

/** `bikes + helmets supplied`: one word before a plus is half of what is told behind it. */
function isOneThing(before: string): boolean {
  return /^\p{Ll}+$/u.test(
    before
      .split(/[.;\n]/)
      .at(-1)
      ?.trim() ?? '',
  );
}

/** `18p each at 500 / 13p at 2000`: what it costs from how many on. */
const tier = /^\s*(?:[-*•] )?[$€£]?\d[\d.,]*[cp]?(?: each)? (?:at|for|from) \d[\d,]*\s*$/;

/** `opened a shop in march + current supplier delivers late / 40 km away`: notes that a plus or a stroke parts, each with its stop. */
export function withNotesApart(text: string): string {
  if (!/ [+/] /.test(text)) return text;
  return text
    .replace(/(?<=\S+ \S+ [^.;\n+]*) \+ ([^.;\n+]*)/g, (found, second: string, at: number) =>
      tellsNote(second.trim()) && !isOneThing(text.slice(0, at)) ? `. ${second}` : found,
    )
    .replace(/[^.;\n]+ \/ [^.;\n]+/g, (found) => {
      const notes = found.split(' / ');
      if (notes.every((note) => tier.test(note))) return notes.join(' and ');
      return notes.every((note) => note.trim().split(/\s+/).length > 2) ? notes.join('. ') : found;
    });
}

/** Signs of a measure, and short words that nobody writes in capitals. */
const inSmall =
  /^(?:[cmk]?m|km|kg|lbs?|m?l|ppm|rpm|mph|kph|sqm|sqft|hrs?|mins?|wks?|mths?|vs|etc|ltd|inc|pls|plz|thx|btw|tbh|imo|fyi|asap|lol|dj|tv|mr|mrs|ms|dr|st|sr|jr|fwd|nth|pcs|pkt|sq|th|nd|rd|\p{L}*ly)$/u;
const afterPlace =
  /(?<=\b(?:in|inside|near|outside) )(\p{Ll}{4,})(?=$|[.,;)]| (?:and|cut|got|had|has|in|is|last|saved|saw|since|this|use|uses|with)\b)/gu;
/** `for waveline last winter`, `at siba in October`: a name beside a date. */
const afterDeed =
  /(?<=\b(?:at|for|with) )(\p{Ll}{4,})(?= (?:last|this) (?:autumn|fall|month|season|spring|summer|week|winter|year)\b| in (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d))/gu;
const saints =
  'andrews?|annes?|davids?|georges?|james|johns?|josephs?|lukes?|marks?|marys?|matthews?|michaels?|nicholas|pauls?|peters?|stephens?|thomas';
const saint = compact(`\\bst\\.? (${saints})\\b`, 'g');
const month = 'jan|feb|aug|sept?|oct|nov|dec';
const inMonth = compact(
  `\\b((?:early|in|last|late|mid|since|this|until)[ -])(${month})\\b(?! \\d)(?!\\p{L})`,
  'giu',
);

const inMonthWhole =
  /\b((?:[Ee]arly|[Ii]n|[Mm]id|[Ss]ince|[Uu]ntil|[Ll]ast|[Tt]his)[ -])((?:Jan(?<!(?:[Ss]ince|[Uu]ntil|[Ll]ast|[Tt]his) Jan)|[Ff]eb|[Aa]pr|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)(?:\.(?= \p{Ll}| (?:19|20)\d\d))?)(?![\p{L}'’-]|\.\p{L}| \d{1,2}\b)/gu;

/** `passed an audit in Nov` → `… in November`, in whole sentences, where "Jan" may be somebody's name. */
export function withWholeMonths(text: string): string {
  return text.replace(inMonthWhole, (_, before: string, name: string) => before + inFull(name));
}

/** What those who hurry leave short, and in a text without any capital what they leave small: `in aug`, `dfm check`, `near gdansk` → `in August`, `DFM check`, `near Gdansk`. */
export function withHurriedNames(text: string): string {
  const dated = withStreets(text)
    .replace(inMonth, (_, before: string, name: string) => before + inFull(name))
    .replace(/(?<=\b[Nn]o )moq\b/g, 'MOQ')
    .replace(/(?<=\p{L}{3} )incl\b\.?(?=$|[,\n]|\. )/gu, 'included');
  if (/\p{Lu}/u.test(text.replace(/\b(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec|March|May)\b/g, ''))) return dated;
  return dated
    .replace(saint, (_, name: string) => `St ${capitalise(name)}`)
    .replace(/(?<![\p{L}\p{N}@./'’-])\p{Ll}{2,5}(?![\p{L}\p{N}@'’/-]|\.\p{L})/gu, (word) =>
      /^[^aeiouy]{2,5}$/.test(word) && !isOrdinaryWord(word) && !findVerb(word) && !inSmall.test(word)
        ? word.toUpperCase()
        : word,
    )
    .replace(/(?<![\p{L}\d])\p{Ll}{3,4}(?= (?:accredited|award|awards|certified|registered)\b)/gu, (word) =>
      isOrdinaryWord(word) || findVerb(word) ? word : word.toUpperCase(),
    )
    .replace(afterPlace, toName)
    .replace(afterDeed, toName);
}

/** `on mill st. 2 clients nearby` → `on Mill Street. …`: what a street is called, so that its stop ends the note. */
function withStreets(text: string): string {
  return text.replace(
    /(?<=\b(?:at|in|off|on) )(\p{Ll}{3,}) (ave|rd|st)\b(?=\.? \d|[.,;]?(?:\n|$))/gu,
    (_, name: string, kind: string) => `${capitalise(name)} ${streets[kind]}`,
  );
}

const streets: Readonly<Record<string, string>> = { ave: 'Avenue', rd: 'Road', st: 'Street' };

function toName(word: string): string {
  return isOrdinaryWord(word) ||
    findVerb(word) ||
    /(?:ed|ers|ics|ing|logy|tion|ware|west|east|north|south)$/.test(word)
    ? word
    : capitalise(word);
}
