import { toReader } from '../text/grammar.ts';

/** What readers have one of, in the telegram style of a goal: `add us to supplier list`. */
const readersOwn =
  /(?<!\b(?:up|subscribe|register) )\b(to|on|in|from|for) ((?!(?:a|an|the|our|my|your|their|this) )(?:\p{L}+ )?(?:list|panel|pool|roster|calendar|directory|newsletter|shortlist|agenda|blog|podcast|website))$/giu;

/** The goal is told from the sender's side; the mail speaks to the reader. */
export function flipSides(text: string): string {
  return hyphenateSpans(toReader(text))
    .replace(/\b(?:him|her)(?= (?:our|my|the|an?)\b|$)/g, 'you')
    .replace(/\b(?:his|her) (?=\p{Ll})/gu, 'your ')
    .replace(/\b(\d+)[ -]?(?:mins?|minutes?) (?=\p{L})/giu, '$1-minute ')
    .replace(/\bmy\b/g, 'our')
    .replace(/\bme\b/g, 'us')
    .replace(/\bI\b/g, 'we')
    .replace(
      /\bas (?=(?:(?:preferred|approved|regular|exclusive|guest|media|local|official) )?(?:supplier|vendor|partner|sponsor|speaker|guest|exhibitor|member|contractor|volunteer|mentor|host|tester|judge|customer)\b)/gi,
      'as a ',
    )
    .replace(/\bat next (?=(?:\p{L}+ )?(?:meeting|session|assembly|conference)\b)/giu, 'at your next ')
    .replace(readersOwn, '$1 your $2');
}

/** `30 day trial` → `30-day trial`. */
export function hyphenateSpans(text: string): string {
  return (
    text
      // "Drop off date".
      .replace(
        /^(call|check|drop|fit|hand|pick|sign|trade|walk)[ ](away|in|off|out|over|up) (?=(?:\p{L}+ )?(?:call|date|day|meeting|point|service|session|slot|time|visit)s?\b)/iu,
        '$1-$2 ',
      )
      .replace(/(?<=\p{L} )(check|drop|fit|hand|pick|set|start) (in|off|out|over|up)$/iu, '$1-$2')
      .replace(/\b(one|two|three|four|six) (day|week|month|hour)s? (?=\p{L}{4,})/giu, '$1-$2 ')
      .replace(
        /\b(\d+) (day|week|month|hour)s? (?=(?:free )?(?:trial|pilot|video|call|demo|session|course|project|test|challenge|workshop|plan|research|placement|internship|residency|stay)\b)/gi,
        '$1-$2 ',
      )
  );
}
