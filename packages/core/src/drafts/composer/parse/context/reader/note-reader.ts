import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { shown } from '../wishes/for-writer.ts';
import { callsYours } from './calls-yours.ts';
import { isWorkplace, type Reader } from './to-you.ts';

/** Where somebody speaks or sits: `at a data conference in May`. */
const stage = String.raw`(?:at|for|in|of|on) (?:(?:an?|her|his|its|the|their|this year's) [^,;:()]{3,60}|\p{Lu}[^,;:()]{2,60})`;
const spoke = compact(
  `^(?:(?:[Kk]eynote )?[Ss]peaker|[Ss]peaking|[Gg]uest|[Pp]anell?ist) (${stage}?)(?:, (?:(?:with )?an? |her |his |their )?(?:episode|interview|keynote|panel|paper|session|talk) (?:about|on) ([^,;()]{3,60}))?$`,
  'u',
);
const honoured = compact(
  `^((?:[Cc]o-?)?(?:[Ff]inalist|[Gg]uest|[Jj]udge|[Kk]eynote speaker|[Pp]anell?ist|[Rr]unner-up)) (${stage})$`,
  'u',
);

/** Places and works that a firm has new. */
const built =
  'branch|building|campus|centre|center|clinic|contract|depot|extension|factory|hall|line|location|office|plant|project|shop|site|store|terrace|venue|warehouse|wing|workshop';
const comes =
  'begins?|began|closes?|due|ends?|finish(?:es)?|goes live|going live|launched|launches|opened|opening|opens|planned|reopens?|started|starting|starts?|under construction';
/** `New project: the riverside hospital, starts in January`. */
const titled = compact(
  String.raw`^[Nn]ew ((?:[\p{Ll}-]+ ){0,2}(?:\p{Ll}+)): ([^,;:]{3,60}),? (?=(?:${comes})\b)(.{4,60})$`,
  'u',
);
/** `New warehouse in Doncaster, opened in May`. */
const placed = compact(
  String.raw`^[Nn]ew ((?:[\p{Ll}-]+ ){0,2}?(\p{Ll}+)(?: (?:at|in|near|on) [^,;:]{3,40})?), (?=(?:${comes})\b)(.{4,60})$`,
  'u',
);
const isBuilt = compact(`^(?:${built})$`, '');

/** What a place of a kind has in numbers, by who reads. */
const held: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:buses|cars|drivers|lorries|trailers|trucks|vans|vehicles)$/,
    /\b(?:bus|courier|delivery|dispatch|fleet|haulage|haulier|logistics|transport|trucking)\b/,
  ],
  [
    /^(?:bedrooms|beds|covers|rooms|seats|tables)$/,
    /\b(?:b&b|bistro|cinema|guest ?house|hospital|hostel|hotel|inn|care home|nursing home|resort|restaurant|theat(?:er|re))\b/,
  ],
  [
    /^(?:boarders|classrooms|pupils|students)$/,
    /\b(?:academy|college|head ?teacher|principal|school|university)\b/,
  ],
  [/^(?:patients|residents)$/, /\b(?:care home|hospice|hospital|nursing home|retirement)\b/],
  [/^(?:academies|schools)$/, /\b(?:district|trust)\b/],
  [
    /^(?:acres|cows|ewes|goats|hectares|hens|hives|sheep|vines)$/,
    /\b(?:dairy|estate|farm|farmer|grower|orchard|vineyard|winemaker|winery)\b/,
  ],
  [
    /^(?:apartments|flats|homes|properties|units)$/,
    /\b(?:estate|housing|landlord|letting|lettings|property|tenants?)\b/,
  ],
  [/^(?:bays|levels|spaces)$/, /\b(?:car park|mall|parking)\b/],
  [
    /^(?:members|players)$/,
    /\b(?:association|choir|club|co-?op(?:erative)?|federation|gym|guild|orchestra|society|team|union)\b/,
  ],
  [/^(?:cages|pens)$/, /\b(?:aquaculture|fish|salmon|trout)\b/],
  [/^(?:chairs|surgeries)$/, /\b(?:barber|dental|dentist|hairdresser|salon)\b/],
  [/^(?:courts|lanes|pitches|pools)$/, /\b(?:club|gym|leisure|sports|stadium|swimming|tennis)\b/],
  [
    /^(?:furnaces|kilns|lines|looms|mixers|ovens|presses|tanks)$/,
    /\b(?:bakery|brewery|cannery|dairy|factory|foundry|maker|manufacturer|mill|plant|printer|works)\b/,
  ],
  [
    /^(?:employees|people|staff|workers)$/,
    /\b(?:ceo|coo|facilities|hr|human resources|it|office|people|wellbeing|workplace)\b/,
  ],
];
const counting =
  /^((?:about |almost |around |nearly |over |roughly |~)?(?:\d[\d,.]*k?\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve) (?:[\p{Ll}-]+ )?(\p{Ll}+)(?: (?:across|at|in|on|over|around|split over|spread over) [^,;:()]+)?)(?:, [^;:()]*)?$/u;
/** A count of what came about says when: `140 vans in 2023`. */
const ofDeeds = /\b(?:19|20)\d\d\b|\b(?:last|month|per|since|so far|this|week|year)\b/;
/** People at several places of one firm. */
const spread =
  /^(?:employees|people|staff|workers) (?:across|at|in|on|over) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:branches|buildings|countries|depots|floors|locations|offices|plants|shops|sites|stores|towns)\b/;

const sourced = compact(
  String.raw`^(\d[^()]{5,60}?) \((?:(?:from|in|per|see|source:) )?(?:(?:her|his|its|their) )?((?:(?:annual|impact|sustainability|latest|own) )?${shown})\)$`,
  'iu',
);
/** What is over is told as such. */
const isOver =
  /\b(?:last (?:month|quarter|season|spring|summer|autumn|fall|winter|week|year)|(?:in|during) (?:19|20)\d\d)\b/i;

/** `saw the library project on their site`: what the sender liked where the reader shows it. */
const seen = compact(
  String.raw`^(?:(?:also|just|really|recently) )?(?:admired|enjoyed|liked|loved|noticed|read|saw|spotted|watched) (?:the|their|her|his) [^,;:]{3,60} (?:at|in|on) (?:her|his|their) [\p{L} -]{3,30}$`,
  'iu',
);

/**
 * A note on the reader that has no verb or does not say whose it is, as a sentence of the notes: `Speaker at a data conference in May` → `They spoke at a
 * data conference in May`. Any other is left as it is. `offer`: what is offered, of which such a note may be as well.
 */
export function withReadersVerb(note: string, reader: Reader, offer: string): string {
  // "Reader: complained on a forum about late deliveries".
  const [, did = ''] = /^(?:[Tt]he )?[Rr]eader: (\p{Ll}+ .{5,120})$/u.exec(note) ?? [];
  const [deed = ''] = did.split(' ');
  if (did && (findVerb(deed)?.form === 'past' || /[^e]ed$/.test(deed)) && !/\b(?:I|my|our|us|we)\b/.test(did))
    return `They ${did}`;
  const said = note.replace(/[.]$/, '').replace(/\b(from|in|since|until) may\b/, '$1 May');
  if (/\b(?:I|my|our|us|we)\b/i.test(said)) return note;
  if (seen.test(said)) return `I ${decapitalise(said)}`;
  const [, figure = '', source = ''] = sourced.exec(said) ?? [];
  if (figure)
    return `I know from their ${source} that they ${isOver.test(figure) ? 'had' : 'have'} ${figure}`;
  return (
    ofTheirs(said, reader.words, offer) ??
    ofSites(said, offer) ??
    onStage(said, offer) ??
    ofNew(said, reader, offer) ??
    ofHoldings(said, reader.words, offer) ??
    note
  );
}

/** `Guards work outdoors`, of a firm with 2,600 guards: theirs. */
function ofTheirs(said: string, words: string, offer: string): string | undefined {
  // "Stores with cards are up": those of others who have what is offered.
  const [, noun = '', rest = ''] =
    /^(\p{Lu}?\p{Ll}{3,}s) (?!(?:and|with|without)\b)(\p{Ll}.+)$/u.exec(said) ?? [];
  const have = noun.toLowerCase();
  return noun && isPlural(have) && isCounted(have, words) && !offer.toLowerCase().includes(have.slice(0, -1))
    ? `Their ${have} ${rest}`
    : undefined;
}

/** `2,600 guards`, `12 electric vans`: whether words count something. */
function isCounted(thing: string, words: string): boolean {
  const all = words.split(/[ ,;]+/);
  const at = all.indexOf(thing);
  return at > 0 && [all[at - 1], all[at - 2]].some((word) => /^\d/.test(word ?? ''));
}

function onStage(said: string, offer: string): string | undefined {
  // Whoever offers to speak has spoken.
  if (/\b(?:guest|host|keynote|me|my|myself|speak(?:er|ing)?|talks?)\b/i.test(offer)) return undefined;
  const [, where = '', topic = ''] = spoke.exec(said) ?? [];
  if (topic || /^(?:[Kk]eynote )?[Ss]peak/.test(said))
    return where ? `They spoke ${where}${topic ? ` about ${topic}` : ''}` : undefined;
  const [, as = '', at = ''] = honoured.exec(said.replace(/, [^,]*$/, '')) ?? [];
  return as ? `They were a ${decapitalise(as)} ${at}` : undefined;
}

function ofNew(said: string, reader: Reader, offer: string): string | undefined {
  const [, kind = '', name = '', does = ''] = titled.exec(said) ?? [];
  const [, thing = '', noun = '', done = ''] = kind ? [] : (placed.exec(said) ?? []);
  const head = noun || (kind.split(' ').at(-1) ?? '');
  const isTheirs = isBuilt.test(head) || isWorkplace(head, reader);
  if (!head || !isTheirs || offer.toLowerCase().includes(head)) return undefined;
  const when = (does || done)
    .replace(/^(?=due|planned|under construction)/, 'is ')
    .replace(/^(?:going live|opening|starting)\b/, (deed) => `is ${deed}`);
  return kind ? `Their new ${kind}, ${name}, ${when}` : `Their new ${thing} ${when}`;
}

const sites =
  /^(?:[-*] )?(\p{L}\p{Ll}{3,}s): (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:(?:, | and )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?){0,4})$/u;

/** `Depots: Cologne, Bonn`, where the offer says "your depot": they are the reader's. */
function ofSites(said: string, offer: string): string | undefined {
  const [, label = '', where = ''] = sites.exec(said) ?? [];
  const noun = label.toLowerCase();
  return noun && isPlural(noun) && callsYours(offer, noun.slice(0, -1))
    ? `They have ${noun} in ${joinList(where.split(/, | and /))}`
    : undefined;
}

function ofHoldings(said: string, words: string, offer: string): string | undefined {
  const [, what = '', noun = ''] = counting.exec(said) ?? [];
  if (!noun || ofDeeds.test(what) || offer.toLowerCase().split(/\W+/).includes(noun)) return undefined;
  const isTheirs =
    held.some(([things, readers]) => things.test(noun) && readers.test(words)) ||
    spread.test(what.replace(/^.*?(?=\b(?:employees|people|staff|workers)\b)/, ''));
  return isTheirs
    ? `They have ${decapitalise(what.replace(/^~/, 'about ')).replace(
        / in the (?=(?:chain|district|estate|group|network|trust)\b)/,
        ' in their ',
      )}`
    : undefined;
}
