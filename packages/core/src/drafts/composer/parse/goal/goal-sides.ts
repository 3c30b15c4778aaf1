import { toReader } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';

/** What readers have one of, in the telegram style of a goal: `add us to supplier list`. */
const readersOwn =
  /(?<!\b(?:up|subscribe|register) )\b(to|on|in|from|for) ((?!(?:a|an|the|our|my|your|their|this) )(?:\p{L}+ )?(?:list|panel|pool|roster|calendar|directory|newsletter|shortlist|agenda|blog|podcast|website))$/giu;

/** The goal is told from the sender's side; the mail speaks to the reader. */
export function flipSides(text: string): string {
  // "Leave two kegs and collect them" speaks of the kegs.
  const things =
    /\b(?:two|three|four|five|six|ten|\d+|some) [^,]{2,60}?s\b.{0,80}? (?:and|or) (?:we |I )?\p{Ll}+ (?=them\b)/iu.exec(
      text,
    );
  if (things) {
    const end = things.index + things[0].length;
    return `${flipSides(text.slice(0, end))} them${flipSides(text.slice(end + 'them'.length))}`.replace(
      / {2,}/g,
      ' ',
    );
  }
  return (
    hyphenateSpans(toReader(text))
      .replace(/\b(?:him|her)(?= (?:our|my|the|an?)\b|$)/g, 'you')
      .replace(
        /\b(?:him|her)(?= (?:about|after|and|at|before|by|directly|for|from|if|in|next week|off|on|or|over|personally|so|there|this|to|up|when|with)\b)/g,
        'you',
      )
      .replace(/\b(?:his|her) (?=\p{Ll}|\p{Lu}{2})/gu, 'your ')
      .replace(/\b(\d+)[ -]?(?:mins?|minutes?) (?!of\b)(?=\p{L})/giu, '$1-minute ')
      .replace(/\bmy\b/g, 'our')
      .replace(/\bme\b/g, 'us')
      .replace(/\bI\b/g, 'we')
      .replace(
        /\bas (?=(?:(?:preferred|approved|regular|exclusive|guest|media|local|official) )?(?:supplier|vendor|partner|sponsor|speaker|guest|exhibitor|member|contractor|volunteer|mentor|host|tester|judge|customer)\b)/gi,
        'as a ',
      )
      // Telegram style: "a date for summer term", "one field for trial in May".
      .replace(
        /\b(after|before|during|for|in) (?=(?:autumn|fall|spring|summer|winter) (?:holidays|programme|program|season|semester|term)\b)/gi,
        '$1 the ',
      )
      .replace(/\bfor (?=(?:demo|pilot|test|trial)(?:$| (?:at|before|in|next|on|this)\b))/gi, 'for a ')
      .replace(/\bat next (?=(?:\p{L}+ )?(?:meeting|session|assembly|conference)\b)/giu, 'at your next ')
      .replace(readersOwn, '$1 your $2')
  );
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
      .replace(
        /\b(one|two|three|four|six) (day|week|month|hour)s? (?!(?:after|ahead|around|before|between|during|from|into|over|under|until|with)\b)(?=\p{L}{4,})/giu,
        '$1-$2 ',
      )
      .replace(/\b(\d+) (kilo|litre|metre|mile|page) (?=\p{Ll}{4,})/gu, '$1-$2 ')
      .replace(
        /\b(\d+) (day|week|month|hour)s? (?=(?:free )?(?:trial|pilot|video|call|demo|session|course|project|test|challenge|workshop|plan|research|placement|internship|residency|stay)\b)/gi,
        '$1-$2 ',
      )
  );
}

const auxiliaries: Record<string, string> = {
  is: 'are',
  "isn't": "aren't",
  was: 'were',
  "wasn't": "weren't",
  has: 'have',
  "hasn't": "haven't",
  does: 'do',
  "doesn't": "don't",
};

/** One reader told as several, so that one rule reads both: `what weight she would like` → `what weight they would like`, `if he has` → `if they have`. */
export function asThey(text: string): string {
  return text
    .replace(/\b(?:s?he)['’]s\b/gi, "they're")
    .replace(/\b(?:s?he)['’](?=d\b|ll\b)/gi, "they'")
    .replace(
      /\b(?:he or she|s?he) ((?:also|already|currently|ever|now|still|\p{L}+ly) )?([\p{L}'’]+)/giu,
      (_, adverb: string | undefined, verb: string) => {
        const found = findVerb(verb);
        return `they ${adverb ?? ''}${auxiliaries[verb] ?? (found?.form === 'third' ? found.base : verb)}`;
      },
    );
}
