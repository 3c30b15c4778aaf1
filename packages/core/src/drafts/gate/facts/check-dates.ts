import { type CalendarFact, findCalendarFacts } from './calendar-facts.ts';
import { asksOfReader, isLeftOpen } from './mentions.ts';
import { keepsMonth, leavesDayOpen, meansAppointment, tellsOfUs } from './open-days.ts';
import { sentenceBefore } from './sentence-around.ts';
import { type DraftSentences, postpones } from './sentence-roles.ts';

/** The dates and times of a text that the brief does not name. */
export function findInventedDates(text: string, brief: BriefCalendar, sentences: DraftSentences): string[] {
  return findCalendarFacts(text, sentences)
    .filter(
      ({ key, eveningKey, start, isLoose }) =>
        !brief.calendar.has(key) &&
        !(eveningKey !== undefined && brief.calendar.has(eveningKey)) &&
        !(isLoose() && mayBeLoose(key, start, brief, sentences)),
    )
    .filter(({ start }) => sentences.roleAt(start) !== 'scene' || setsDate.test(sentences.sentenceAt(start)))
    .filter((fact) => !isProposed(fact, text, brief, sentences))
    .map(({ text: found }) => found);
}

/** What has a day whoever speaks of it. */
const setsDate =
  /\b(?:deadlines?|rules?|laws?|regulations?|directives?|takes? effect|in force|launch\w*|conference|webinar|expires?|announced)\b/i;

/** Where the brief has its own weekdays, "on a Monday" is loose only in what is told of nobody. */
function mayBeLoose(key: string, start: number, brief: BriefCalendar, sentences: DraftSentences): boolean {
  if (!key.startsWith('weekday:') || !hasKind(brief, 'weekday:')) return true;
  return !tellsOfUs.test(sentences.sentenceAt(start)) && !meansAppointment.test(sentences.sentenceAt(start));
}

function hasKind({ calendar }: BriefCalendar, kind: string): boolean {
  return [...calendar].some((each) => each.startsWith(kind));
}

type BriefCalendar = { readonly calendar: ReadonlySet<string> };

const nearDays = new Set(['day:tomorrow', 'day:tonight']);

/** "Would Thursday at ten suit you?" invents nothing where the brief has no day or hour of its own. */
function isProposed(
  { key, start }: CalendarFact,
  text: string,
  brief: BriefCalendar,
  sentences: DraftSentences,
): boolean {
  if (sentences.roleAt(start) === 'proposal' && postpones.test(sentences.sentenceAt(start))) return true;
  if (
    sentences.isEnglish() &&
    (isLeftOpen(sentences.sentenceAt(start)) || asksOfReader(sentenceBefore(text, start)))
  )
    return true;
  // "Last year's boots": anybody's.
  if (key.startsWith('day:')) return nearDays.has(key) || !tellsOfUs.test(sentences.sentenceAt(start));
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
