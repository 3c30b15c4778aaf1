import { compact } from '../../compact.ts';
import { organisationNouns, prepositions } from '../text/words.ts';
import { asEmployer, readersPlaces } from './context/reader/to-you.ts';

/** What follows says whom the reader serves or what he has, and not who he is. */
const beyondReader = /[;(]|,? (?:for|serving|selling|that|which|who|whose|with|working)\b/;

const noun = String.raw`[Tt]he ((?:[\p{Ll}-]+ )?[\p{Ll}-]{3,}?)`;
const owned = compact(String.raw`(?<!\bof )\b${noun}['’]s? (?=(?:own )?\p{L})`, 'gu');
const able = compact(String.raw`\b${noun} (can|could|may|will) ((?:[^,.;]| its )*)`, 'gu');

/** `co-branded with the credit union`, `at no cost to the school`: a place that no sender calls his own so. */
const placed = compact(
  String.raw`\b((?:at|by|for|from|in|of|on|to|with) )the (academy|bank|charity|church|college|council|credit union|festival|hospital|hotel|library|museum|nursery|school|theat(?:er|re)|university|zoo)(?=$|[,.;:)]| (?:and|every|from|on|twice|with)\b)`,
  'gu',
);

/** `… only for labels it keeps`: who does, would stay behind. */
export const goesOnWithIt = /\bit (?:also |just |only )?(?:has|is|\p{Ll}+s)\b/u;

/** `… and gives the retailer audited figures for its report`: who is given something. */
const given =
  /\b(gives?|hands?|leaves?|pays?|saves?|sends?|shows?|tells?) the (\p{Ll}{3,}) (?=(?:an?|all|each|every|how|one|the|up to|what|when|where|which) |[$€£]?\d|\p{Ll}+ \p{Ll}+s\b)([^.;]*)/gu;

/** `museums` → `museum`, `agencies` → `agency`. */
function toOne(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

/** Whether a noun is who the persona says that the reader is, or where he works. */
export function isReadersKind(noun: string, persona: string): boolean {
  const [known = ''] = persona.split(beyondReader);
  const one = noun.replace(/(?<=[^s])s$/, '');
  const head = one.split(' ').at(-1) ?? '';
  const words = known.split(/[^\p{L}-]+/u).map(toOne);
  const at = words.indexOf(head);
  const isKnown = one.split(' ').every((word, index, all) => words[at + 1 - all.length + index] === word);
  // "Tour operators specialised in hiking": who reads is named first.
  const before = words.slice(0, at);
  // "Director of research at a think tank": where he works stands last.
  const place = before.findLastIndex((word) => /^(?:at|by|from|in|of|on)$/.test(word));
  const isWhoReads =
    at >= 0 &&
    (place < 0 ||
      // "Director of a freight forwarder".
      (/^(?:at|of)$/.test(before[place] ?? '') &&
        /^an?$/.test(before[place + 1] ?? '') &&
        !before.slice(place + 1).some((word) => prepositions.has(word)) &&
        (at + 1 === words.length || prepositions.has(words[at + 1] ?? ''))));
  return at >= 0 && isKnown && (isWhoReads || organisationNouns.has(head) || readersPlaces.has(head));
}

function isPlace(noun: string): boolean {
  return (organisationNouns.has(noun) || readersPlaces.has(noun)) && asEmployer(noun) === noun;
}

/** Whether another of the kind was named before: `We work for three museums`. */
function namesKind(noun: string, before: string): boolean {
  const head = noun.split(' ').at(-1) ?? '';
  return before
    .toLowerCase()
    .replace(
      /(?<!\bwork(?:ed|ing)? )\bfor (?!two|three|four|five|several|some|many|other|\d)(?:[\p{L}-]+ ){0,3}?[\p{L}-]+s\b/gu,
      ' ',
    )
    .split(/[^\p{L}-]+/u)
    .some((word) => toOne(word) === head);
}

/** `The bank's doors were narrow`, after `We fitted out a bank`: of a customer, and not of the reader. */
export function isOfKindBefore(sentence: string, before = ''): boolean {
  const [, said = ''] = /^The (\p{Ll}+)(?:['’]s)? /u.exec(sentence) ?? [];
  // "We taught at 30 schools. The school won a prize": of one of 30 nobody says so.
  const one = before.replace(/\b(?:\d[\d.,]*|dozens of|many|several) (?:\p{Ll}+ )?\p{Ll}+s\b/gu, ' ');
  return said !== '' && /^(?:At|I|One|Our|We)\b/.test(before) && namesKind(said, one);
}

/** `At no charge to the employer`: who pays else is the reader. */
const freeToPayer =
  /\b(at no (?:additional |extra )?(?:charge|cost|expense) (?:to|for) )(?:the )?(?:business|company|employer|firm|organi[sz]ation)(?=$|[,.;:])/gi;
const payers = /\b(?:chief|c[a-z]o|director|head|hr|lead|manager|officer|owner|partner|recruiter)s?\b/;

/** `Agents only pay for their flights`, to travel agents: their side of the bargain is the reader's. */
const deedOfReaders =
  /(^|, (?:and )?|; |\. | and )(?:the )?(\p{L}\p{Ll}+s) ((?:also |each |just |only )?)((?:book|bring|choose|decide|earn|get|keep|need|pay|receive|send)\b)([^,.;:]*)/giu;

/** `Schools need more help than ever`, `hotels send linen out`: what may be so of all of them, with us or without. */
const isTruth = /^(?:book|bring|decide|earn|need|send)$/i;

/** Whether a plural is who the persona says that reads: `agents`, of travel agents in the UK. */
function isHeadOf(plural: string, persona: string): boolean {
  const [who = ''] = persona.split(
    /[,;(]| (?:across|and|at|around|for|from|in|near|of|on|or|that|who|whose|with) /,
  );
  return who.endsWith(` ${plural}`) || who === plural;
}

/** Whether the reader has several of those: `the reps' own calls`, of an officer with 90 reps. */
function hasSeveral(noun: string, persona: string): boolean {
  return [
    ...persona.matchAll(
      /\b(?:\d[\d,]*\+?|two|three|four|five|six|eight|ten|twelve) (?:[\p{L}-]+ ){0,2}?(\p{L}+s)\b/gu,
    ),
  ].some(([, several = '']) => toOne(several) === toOne(noun));
}

/** What each person has for himself, and no firm has. */
const ofEach =
  /^(?:own )?(?:[\p{L}-]+ )?(?:calendar|calls|desk|device|diary|face|handwriting|inbox|laptop|mailbox|mobile|phone|photo|tone|voice)\b/u;

/** Whether a noun is where the reader works, and may be anybody there: an adviser, at an investment adviser. */
function isAtPlace(noun: string, persona: string): boolean {
  return new RegExp(` (?:at|for|of|with) an? (?:[\\p{L}\\d-]+ )*${noun}\\b`, 'u').test(persona);
}

/**
 * What the reader's kind of firm or post has, as the reader's: `on the museum's premises`, to a museum → `on your premises`; `that the hotel can offer under
 * its own name` → `that you can offer under your own name`. `before` it nobody else of the kind may have been named.
 */
export function withReadersNoun(text: string, persona: string, before?: string): string {
  // "Google Hotel Ads … the hotel's own site": a name in an offer is no hotel.
  const spoken = (at: number) =>
    before === undefined
      ? text.slice(0, at).replace(/(?<=\S )\p{Lu}\p{L}+/gu, '')
      : `${before} ${text.slice(0, at)}`;
  const isTheirs = (said: string, at: number) => isReadersKind(said, persona) && !namesKind(said, spoken(at));
  const ownEach = (said: string, next: string) => ofEach.test(next) && isAtPlace(said, persona);
  return text
    .replace(freeToPayer, (found, lead: string) => (payers.test(persona) ? `${lead}you` : found))
    .replace(
      deedOfReaders,
      (found, mark: string, who: string, only: string, deed: string, rest: string, at: number) =>
        (isHeadOf(who.toLowerCase(), persona) ||
          (isReadersKind(toOne(who.toLowerCase()), persona) && (only !== '' || !isTruth.test(deed)))) &&
        !namesKind(toOne(who.toLowerCase()), spoken(at))
          ? `${mark}${/^$|\./.test(mark) ? 'You' : 'you'} ${only}${deed}${rest.replace(/\btheir\b/g, 'your')}`
          : found,
    )
    .replace(placed, (found, where: string, said: string, at: number) =>
      isTheirs(said, at) ? `${where}your ${said}` : found,
    )
    .replace(owned, (found, said: string, at: number, whole: string) =>
      /s['’] $/.test(found) && hasSeveral(said, persona)
        ? found.replace(/^[Tt]he/, (the) => (the === 'The' ? 'Your' : 'your'))
        : isTheirs(said, at) && !ownEach(said, whole.slice(at + found.length))
          ? // "The museum's friends" are a society, and "your friends" none.
            /^friends\b/i.test(whole.slice(at + found.length))
            ? found.replace(/^([Tt])he/, (_, letter: string) => (letter === 'T' ? 'Your' : 'your'))
            : found.startsWith('T')
              ? 'Your '
              : 'your '
          : found,
    )
    .replace(given, (found, gives: string, said: string, rest: string, at: number) =>
      isTheirs(said, at) && !goesOnWithIt.test(rest)
        ? `${gives} you ${rest.replace(/\bits (?=\p{Ll})/gu, 'your ')}`
        : found,
    )
    .replace(able, (found, said: string, can: string, rest: string, at: number) =>
      isTheirs(said, at) && !goesOnWithIt.test(rest)
        ? `${found.startsWith('T') ? 'You' : 'you'} ${can} ${rest.replace(/\bits (?=\p{Ll})/gu, 'your ').replace(/\bitself\b/g, 'yourself')}`
        : found,
    );
}

/** The same in a goal, which speaks of the reader: `when the insurer's contract ends` → `when their contract ends`. */
export function withReadersNounInGoal(goal: string, persona: string): string {
  return goal
    .replace(owned, (found, said: string) =>
      // "The club's evening" becomes "your club's evening" later.
      isReadersKind(said, persona) && !isPlace(said) ? 'their ' : found,
    )
    .replace(givenTo, '$1them');
}

/** `Send the prospect a demo`. */
const givenTo = /\b((?:bring|give|offer|send|show) )the (?:prospect|reader|recipient)\b(?!['’-])/gi;
