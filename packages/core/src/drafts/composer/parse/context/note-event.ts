import { compact } from '../../../compact.ts';
import { isPlural } from '../../text/grammar.ts';
import { finishSentence } from '../sentence-text.ts';
import { isDate, isTerm, tellOccasion } from './note-occasion.ts';

/** What is held on a day at a place, by the word for it. */
const occasions = compact(
  String.raw`(?<!\b(?:at|from|visit|see you at) (?:an? |the |your )?(?:[\p{L}\d]+ ){0,3})\b(briefing|breakfast|class|conference|course|dinner|event|exhibition|forum|gala|keynote|lecture|lunch|masterclass|meet-?up|open (?:day|evening|house)|panel|party|reading|reception|recital|screening|segment|round ?table|seminar|session|show|summit|talk|tasting|tour|webinar|workshop)\b(?! (?:app|platform|software|space|tool))`,
  'giu',
);

/** What a request invites to, by the last word for it: `webinar`. */
export function findOccasion(request: string): string | undefined {
  return [...request.matchAll(occasions)].at(-1)?.[1]?.toLowerCase();
}

const fields: readonly (readonly [RegExp, (said: string) => string[]])[] = [
  [
    /^(?:date|dates|day|when|time|start|starts|duration|length|format)$/i,
    (said) => said.split(/, (?!20\d\d)/),
  ],
  [
    /^(?:admission|cost|entry|price|tickets?)$/i,
    (said) => (/^free(?: of charge)?$/i.test(said) ? [said] : []),
  ],
  [
    /^(?:venue|where|location|place)$/i,
    (said) => [
      /^(?:at|in|on|online|virtual|via)\b/i.test(said)
        ? said
        : `${/^(?:Google Meet|Teams|Webex|YouTube|Zoom)\b/.test(said) ? 'on' : 'at'} ${said}`,
    ],
  ],
];
const speakers = /^(speakers?|panell?ists?|hosts?|presenters?|moderators?|guests?)$/i;
/** `Speaker is NAME, IT director`. */
const whoSpeaks =
  /^(?:[Tt]he )?([Ss]peakers?|[Hh]osts?|[Mm]oderator|[Pp]resenter) (?:is|are) (\p{Lu}.{2,160}?)[.]?$/u;
const seats = /^(seats|places|spaces|spots)$/i;

/** `12 March, 1 pm ET, on Zoom, 45 minutes`: when, where and how long, where it says nothing else. */
function toTerms(note: string): string[] {
  const parts = note.replace(/^[-*] |[.]$/g, '').split(', ');
  return parts.length > 1 && parts.some(isDate) && parts.every(isTerm) ? parts : [];
}

/** `Open house Sat Sept 20, 10-12` → `Sat Sept 20, 10-12`. */
function afterNoun(note: string, noun: string): string {
  const bare = note.replace(/^[-*] /, '');
  return bare.toLowerCase().startsWith(`${noun} `) || bare.toLowerCase().startsWith(`${noun}: `)
    ? bare.slice(noun.length).replace(/^:? (?:is |on )?/, '')
    : note;
}

/** What notes with labels say of an event (`Date: …`, `Venue: …`, `Speakers: …`), told together, and the notes that are left. */
export function tellEvent(
  notes: readonly string[],
  noun: string,
): { told?: string; at: number; left: string[] } {
  const left: string[] = [];
  const parts: string[] = [];
  const more: string[] = [];
  let first = -1;
  for (const note of notes) {
    const [, label = '', said = ''] =
      /^(?:[-*] )?(\p{L}+): (.{2,160}?)[.]?$/u.exec(note) ?? whoSpeaks.exec(note) ?? [];
    const read = fields.find(([name]) => name.test(label))?.[1](said) ?? [];
    const role = speakers.exec(label)?.[1]?.toLowerCase();
    const isSeats = seats.test(label) && /^\d[\d,]*$/.test(said);
    const bare = label ? [] : toTerms(afterNoun(note, noun));
    if (read.length > 0) parts.push(...read);
    else if (bare.length > 0) parts.push(...bare);
    else if (role) more.push(`The ${role} ${isPlural(role) ? 'are' : 'is'} ${said}`);
    else if (isSeats) more.push(`There are ${said} ${label.toLowerCase()}`);
    else {
      left.push(note);
      continue;
    }
    if (first < 0) first = left.length;
  }
  if (parts.every((part) => /^free\b/i.test(part))) parts.length = 0;
  const when = parts.length > 0 ? tellOccasion(noun, parts) : undefined;
  if ((parts.length > 0 && !when) || first < 0) return { at: -1, left: [...notes] };
  return { told: [...(when ? [when] : []), ...more.map(finishSentence)].join(' '), at: first, left };
}
