import { type CalendarFact, findCalendarFacts, findTurns } from './calendar-facts.ts';
import { eachMatch } from './each-match.ts';
import { keepsMonth, leavesDayOpen, meansAppointment, tellsOfUs } from './open-days.ts';
import { type DraftSentences, postpones } from './sentence-roles.ts';

/** The dates and times of a text that the brief does not name. */
export function findInventedDates(text: string, brief: BriefCalendar, sentences: DraftSentences): string[] {
  return findCalendarFacts(text, sentences)
    .filter(
      ({ key, start, isLoose }) =>
        !brief.calendar.has(key) && !(isLoose() && mayBeLoose(key, start, brief, sentences)),
    )
    .filter((fact) => !isOfScene(fact, text, sentences) && !isProposed(fact, brief, sentences))
    .map(({ text: found }) => found)
    .concat(mayTellTurns.test(text) ? findOtherTurns(text, brief.calendar) : []);
}

/** Where the brief has its own weekdays, "on a Monday" is loose only in what is told of nobody. */
function mayBeLoose(key: string, start: number, brief: BriefCalendar, sentences: DraftSentences): boolean {
  if (!key.startsWith('weekday:') || !hasKind(brief, 'weekday:')) return true;
  return !tellsOfUs.test(sentences.sentenceAt(start)) && !meansAppointment.test(sentences.sentenceAt(start));
}

function hasKind({ calendar }: BriefCalendar, kind: string): boolean {
  return [...calendar].some((each) => each.startsWith(kind));
}

type BriefCalendar = { readonly calendar: ReadonlySet<string> };

/** What every turn holds. */
const mayTellTurns = /\b(?:every|each)[ \u00a0]|days\b/iu;

/** "The phones ring on Monday at eight": nobody's date. "Since April" and "your talk last Tuesday" are somebody's. */
function isOfScene(
  { key, text: found, start }: CalendarFact,
  text: string,
  sentences: DraftSentences,
): boolean {
  if (!['scene', 'aside'].includes(sentences.roleAt(start))) return false;
  const sentence = sentences.sentenceAt(start);
  if (setsDate.test(sentence) || closesOn.test(sentence)) return false;
  const lead = text.slice(Math.max(0, start - 16), start);
  const tail = text.slice(start + found.length, start + found.length + 6);
  if (key.startsWith('month:'))
    return !/\d[  ]?(?:of )?$|\b(?:since|next|last|this)[  ]$/i.test(lead) && !/^[  ]\d/.test(tail);
  if (key.startsWith('day:')) return !/\byour?\b/i.test(sentence);
  return !/\b(?:last|this|past|since)[  ]$/i.test(lead);
}

const closesOn =
  /\b(?:orders?|bookings?|registrations?|sign-?ups?|places|applications?|tickets)\b[^.?!\n]{0,24}\b(?:close|closes|end|ends|open|opens|due)\b/i;

const setsDate =
  /\b(?:deadlines?|rules?|laws?|regulations?|directives?|takes? effect|in force|launch\w*|conference|webinar|expires?|announced)\b/i;

const nearDays = new Set(['day:tomorrow', 'day:tonight']);

/** "Would Thursday at ten suit you?" invents nothing where the brief has no day or hour of its own. */
function isProposed({ key, start }: CalendarFact, brief: BriefCalendar, sentences: DraftSentences): boolean {
  if (sentences.roleAt(start) === 'proposal' && postpones.test(sentences.sentenceAt(start))) return true;
  if (nearDays.has(key)) return sentences.isEnglish() && leavesDayOpen(sentences.sentenceAt(start));
  // "October fills up with conferences": nobody's date.
  if (key.startsWith('month:') && sentences.isEnglish() && !hasKind(brief, 'month:')) {
    const sentence = sentences.sentenceAt(start);
    return (
      !tellsOfUs.test(sentence.replace(/\bI (?:know|guess|imagine|suppose)\b/, '')) &&
      !keepsMonth.test(sentence)
    );
  }
  const kind = /^(?:weekday|clock):/.exec(key)?.[0];
  if (kind === undefined || hasKind(brief, kind)) return false;
  return (
    sentences.roleAt(start) === 'proposal' ||
    (sentences.isEnglish() && leavesDayOpen(sentences.sentenceAt(start)))
  );
}

/** "We come every Thursday", where the brief has its own day of the week for what comes round. */
function findOtherTurns(text: string, known: ReadonlySet<string>): string[] {
  if (![...known].some((key) => key.startsWith('turn:'))) return [];
  const ours = eachMatch(text, /[^.!?\n]*\b(?:we|our|ours|us|i|my)\b[^.!?\n]*/gi).map(
    ([sentence]) => sentence,
  );
  return ours
    .flatMap(findTurns)
    .filter(({ key }) => !known.has(key))
    .map(({ text: found }) => found);
}
