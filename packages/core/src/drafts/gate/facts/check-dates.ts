import { type CalendarFact, findCalendarFacts } from './calendar-facts.ts';
import type { DraftReading } from './draft-reading.ts';
import type { Suspect } from './suspect.ts';

/** The dates and times of a text that the brief does not name. */
export function findSuspectDates(
  { text }: DraftReading,
  brief: { readonly calendar: ReadonlySet<string> },
): Suspect[] {
  const facts = findCalendarFacts(text, true);
  if (facts.length === 0) return [];
  const { calendar } = brief;
  const said = new Set(facts.map(({ key }) => key));
  return facts
    .filter(({ key, eveningKey = key }) => !calendar.has(key) && !calendar.has(eveningKey))
    .map(({ key, start, text: excerpt }: CalendarFact) => {
      const kind = key.replace(/:.*$/, '');
      const ofBrief = [...calendar].filter((each) => each.startsWith(`${kind}:`));
      return {
        kind: `date ${kind}` as const,
        excerpt,
        start,
        end: start + excerpt.length,
        traits: () => [
          `plural:${excerpt.endsWith('s')}`,
          `own:${ofBrief.length > 0}`,
          `unsaid:${ofBrief.some((each) => !said.has(each))}`,
        ],
      };
    });
}
