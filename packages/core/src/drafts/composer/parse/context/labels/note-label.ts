import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { ofOneself, ofPost, ofRound, tellPresence, tellTeam, tellWeek } from './label-others.ts';
import { ofStanding } from './label-standing.ts';
import { ofTerms } from './label-terms.ts';
import { isSentence, type Labelled, type Rows, unquoted } from './label-words.ts';
import { tellOccasion } from './note-occasion.ts';

/** A pilot or an event, what that is called and what it is about. */
const ofOccasions: Rows = [
  [
    /^(?:free |paid )?(?:assessment|audit|breakfast|consultation|inspection|survey|tasting|briefing|conference|course|demo|class|dinner|event|lesson|masterclass|package|pilot|poc|proof of concept|programme|round ?table|seminar|session|starter (?:kit|pack)|test drive|tour|trial|visit|webinar|workshop)(?: (?:offer|period|phase|project|terms))?$/i,
    (said, label) => tellOccasion(label === 'POC' ? label : label.toLowerCase(), said.split(/, (?!20\d\d)/)),
  ],
  [
    /^(?:title|name of the (?:event|talk|webinar|workshop))$/i,
    (said, _, { occasion }) =>
      occasion && countWords(said) > 2 ? `The ${occasion} is called "${unquoted(said)}"` : undefined,
  ],
  [
    /^(?:subject|theme|topic)$/i,
    (said, label, { occasion }) => occasion && tellTopic(said, label.toLowerCase()),
  ],
];

/** What a record of the reader gives as well. */
const inRecords =
  /^(?:(?:key )?(?:facts|figures|metrics|numbers|stats)|accreditations?|areas?|certifications?|certified|compatible|connects|coverage|details|integrat|kpis|languages?|new|platforms?|references?|support|team|track record|traction|works)\b/i;

const isOurs = /^(?:[-*] )?our /i;

/** `Pilot 60 days`. */
const unmarked =
  /^(?:the )?(class|lesson|pilot|session|tour|trial|visit|workshop) (?:of |runs |- )?(\d.*|(?:one|two|three|four|six) (?:day|month|week)s?.*)$/i;
const labelled = compact(String.raw`^(?:[-*] )?(?:our )?(\p{L}[\p{L} '’.-]{1,40}?) ?: (.{2,200})$`, 'iu');

/** A note that its label explains, as a sentence: `Coverage: 190 countries` → `We cover 190 countries.` Undefined where it is not certain whose it is. */
export function tellLabelled(note: string, about: Labelled): string | undefined {
  const [, thing = '', terms = ''] = unmarked.exec(note.replace(/^[-*] /, '')) ?? [];
  if (thing) return tellOccasion(thing.toLowerCase(), terms.replace(/\.$/, '').split(', '));
  const team = about.isPost ? tellTeam(note) || tellPresence(note) || tellWeek(note) : undefined;
  if (team) return team;
  const own = tellOwn(note);
  if (own) return finishSentence(own);
  const [, label = '', words = ''] = labelled.exec(note) ?? [];
  if (!label || (about.isRecord && inRecords.test(label) && !isOurs.test(note))) return undefined;
  const said = words.replace(/(?<!\b[A-Z])[.;]+$/, '').trim();
  const rows = [
    about.isPost ? ofPost : [],
    about.isOneself ? ofOneself : [],
    about.raises ? ofRound : [],
    ofOccasions,
    ofTerms,
    ofStanding,
  ];
  for (const [name, tell] of rows.flat()) {
    const told = name.test(label) ? tell(said, label, about) : undefined;
    if (told) return finishSentence(capitalise(told));
  }
  return undefined;
}

const ownThing =
  /^(?:[-*] )?our (crew|depot|factory|fleet|office|plant|studio|team|warehouse|workshop) ?: ([^;:?]{3,40}?(?:, (?:always |now )?(?:available|on call|on duty|open|ready) [^,;?]{2,40})?)[.]?$/iu;

/** `Our crew: 6 vans, on call 20:00-05:00` → `Our crew has 6 vans and is on call from 20:00 to 05:00`, `Our depot: Leeds` → `Our depot is in Leeds`. */
function tellOwn(note: string): string | undefined {
  const [, thing = '', said = ''] = ownThing.exec(note) ?? [];
  if (!thing) return undefined;
  const [what = '', when = ''] = said.split(', ');
  const isPlace = /^(?:depot|factory|office|plant|studio|warehouse|workshop)$/i.test(thing);
  if (isPlace && /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)*$/u.test(what) && !when)
    return `Our ${thing.toLowerCase()} is in ${what}`;
  const has =
    /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{Ll}-]+ ){0,3}\p{Ll}+$/iu.test(
      what,
    ) || /^one \p{Ll}+$/iu.test(what);
  if (!has || (said.includes(', ') && !when)) return undefined;
  const hours = when.replace(
    /(?<=^\p{Ll}+ (?:call |duty )?)(\d{1,2}[:.]\d\d) ?[-–] ?(\d{1,2}[:.]\d\d)$/u,
    'from $1 to $2',
  );
  return `Our ${thing.toLowerCase()} has ${decapitalise(what)}${hours && ` and is ${hours}`}`;
}

/** `How three colleges raised their yield`, `data governance for AI`: what it is about. */
function tellTopic(said: string, what: string): string | undefined {
  if (/^(?:he|I|it|she|they|we|you)\b/i.test(said)) return undefined;
  if (/^["']/.test(said) || /[?:]/.test(said)) return `The ${what} is "${unquoted(said)}"`;
  if (/^(?:how|what|when|where|why) /i.test(said)) return `The ${what} is ${decapitalise(said)}`;
  const isGerund = findVerb(said.split(' ')[0] ?? '')?.form === 'gerund';
  return isSentence(said) && !isGerund ? `The ${what} is "${said}"` : `The ${what} is ${decapitalise(said)}`;
}
