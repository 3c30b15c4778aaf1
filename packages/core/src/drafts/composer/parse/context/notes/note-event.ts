import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isDate, isTerm, tellOccasion } from '../labels/note-occasion.ts';

/** What is held on a day at a place, by the word for it. */
const occasions = compact(
  String.raw`(?<!\b(?:at|from|visit|see you at) (?:an? |the |your )?(?:[\p{L}\d]+ ){0,3})\b(briefing|breakfast|class|conference|course|dinner|event|exhibition|forum|gala|keynote|lecture|lunch|masterclass|meet-?up|open (?:day|evening|house)|panel|party|reading|reception|recital|screening|segment|round ?table|seminar|session|show|summit|talk|tasting|tour|webinar|workshop)\b(?! (?:app|platform|software|space|tool))`,
  'giu',
);

/** `Our under-12 football tournament`: what the sender holds, where something at it is offered. */
const ownOccasion =
  /\b(?:my|our) (?:(?!(?:at|by|for|from|in|of|on|to|with)\b)[\p{L}\d-]+ ){0,4}?(cup|dinner|festival|f[eê]te|fun run|fundraiser|gala|marathon|match|open day|race|regatta|summer party|tournament|walk)\b(?! (?:app|platform|software))/iu;

/** What a request invites to, by the last word for it: `webinar`. */
export function findOccasion(request: string): string | undefined {
  const own = ownOccasion.exec(request)?.[1];
  if (own) return own.toLowerCase();
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
/** `Has spoken at twelve kickoffs`. */
export const opensDeed = /^(?:had|has|was|used to) (?:\p{Ll}+ )?\p{Ll}/iu;
const rated =
  /[,;] (?:an? )?(average|mean|overall) ((?:\p{Ll}+ ){0,2}(?:grade|rating|score)) (?:of |is )?(\d[\d.]*(?: out of \d+|\/\d+| ?%)?)$/iu;

/** `Has spoken at twelve kickoffs; average rating 9.3 out of 10` → `The speaker has spoken at twelve kickoffs, with an average rating of 9.3 out of 10`. */
export function saidOfSpeaker(role: string, note: string): string {
  const deed = decapitalise(note.replace(/[.]$/, '')).replace(
    rated,
    (_, which: string, what: string, grade: string) =>
      `, with ${toArticle(which)} ${which} ${what} of ${grade}`,
  );
  return `The ${role} ${deed}`;
}

/** `NAME, wintered twice at a station` → `NAME, who wintered …`: what somebody has done. */
export function withWho(said: string): string {
  const [, name = '', deed = '', rest] =
    /^(\p{Lu}\p{L}*(?: [\p{Lu}][\p{L}'.-]+){1,3}), (\p{Ll}+) (?!by\b)(.+)$/u.exec(said) ?? [];
  const isDeed =
    findVerb(deed)?.form === 'past' || /[^e]ed$|^(?:has|led|ran|runs|spent|won|wrote)$/.test(deed);
  return name && isDeed ? `${name}, who ${deed} ${rest}` : said;
}

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
  // Of whom the note before this one is.
  let speaker = '';
  for (const note of notes) {
    const [, label = '', said = ''] =
      /^(?:[-*] )?(\p{L}+): (.{2,160}?)[.]?$/u.exec(note) ?? whoSpeaks.exec(note) ?? [];
    const read = fields.find(([name]) => name.test(label))?.[1](said) ?? [];
    const role = speakers.exec(label)?.[1]?.toLowerCase();
    const isSeats = seats.test(label) && /^\d[\d,]*$/.test(said);
    const bare = label ? [] : toTerms(afterNoun(note, noun));
    if (read.length > 0) parts.push(...read);
    else if (bare.length > 0) parts.push(...bare);
    else if (role) more.push(`The ${role} ${isPlural(role) ? 'are' : 'is'} ${withWho(said)}`);
    else if (speaker && opensDeed.test(note)) more.push(saidOfSpeaker(speaker, note));
    else if (isSeats) more.push(`There are ${said} ${label.toLowerCase()}`);
    else {
      speaker = '';
      left.push(note);
      continue;
    }
    if (role) speaker = isPlural(role) ? '' : role;
    if (first < 0) first = left.length;
  }
  if (parts.every((part) => /^free\b/i.test(part))) parts.length = 0;
  const when = parts.length > 0 ? tellOccasion(noun, parts) : undefined;
  if ((parts.length > 0 && !when) || first < 0) return { at: -1, left: [...notes] };
  return { told: [...(when ? [when] : []), ...more.map(finishSentence)].join(' '), at: first, left };
}
