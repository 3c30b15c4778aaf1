import { compact } from '../../compact.ts';
import { toReader } from '../text/grammar.ts';
import { isOfOther, named } from './context/reader/address-reader.ts';
import { readersPlaces } from './context/reader/to-you.ts';
import { namesActors } from './offer/turn-to-reader.ts';

/** What nobody but people or a firm has. */
const belongings =
  'account|agreement|appointments?|approval|area|artwork|audience|behalf|boss|branch(?:es)?|brand(?:ing)?|budget|bookkeeper|building|campaign|clients|colleagues|company|contract|customers|decision|depot|desks?|doctors?|door(?:step)?|drawings|employees|firm|garage|guests|helpdesk|hotel|invoices?|kitchens?|landlord|lawyers?|logo|manager|measure(?:ment)?s|members|menu|name|newsletter|offices?|opening hours|orders?|partners|patients|payroll|people|plans|permission|photos?|preferences|premises|pupils|purchase history|recipes?|requests?|restaurant|say|schedule|school|shifts?|shops?|sites?|sketch(?:es)?|spec(?:ification)?s?|staff(?: time)?|stores?|students|suppliers?|taste|team|tenants|tests?|time|warehouse|website|wishes|workshop|yard';

/** Where people or a firm alone can be meant: `they prefer`, `for them`, `their yard`. */
const ofPeople = compact(
  [
    String.raw`they(?:['’](?:d|ll))? (?:(?:also|already|always|can|could|do not|don['’]t|just|never|no longer|only|really|still|will|won['’]t|would) )*(?:accept|agree|approve|ask|book|buy|call|cancel|choose|decide|employ|forget|hire|host|invite|know|like|order|own|pay|pick|prefer|refer|refuse|reorder|resell|say|sell(?! (?:at|fast|for|in|out|quickly|well)\b)|send|sign|subscribe|switch|tell|think|use|want|wish)\b`,
    String.raw`they (?:can|could) (?:do|have|return|stop|swap|switch|try) (?:it|this)(?: themselves)?\b`,
    String.raw`they (?:can|could|may) (?:call|cancel|choose|decide|exchange|order|return|swap|switch|try)(?: them)?\b`,
    String.raw`they (?:can|could|may) (?:pause|skip)\b`,
    String.raw`they (?:also )?(?:get|receive) (?:an?|one|the|two|three|\d+) (?:\p{Ll}+ )?(?:call|copy|credit|discount|e-?mail|invoice|link|list|login|message|photo|quote|receipt|refund|report|text)s?\b`,
    String.raw`(?:for|to) them\b`,
    String.raw`(?:bring|cost|give|lend|offer|pay|send|show|teach|tell)s? them (?=(?:an?|every|how|no|nothing|one|our|the|two|three|what|when|where|which|\d[\d.,]*)\b)`,
    String.raw`(?:ask|bill|invoice|phone|refund|reimburse|tell|warn)s? them\b`,
    String.raw`(?:agree|meet|sit down|speak|talk|work)s? with them\b`,
    String.raw`their (?:own )?(?:[\p{L}-]+ )??(?:${belongings})(?:['’]s?)?(?!\p{L})`,
    String.raw`(?<!than )theirs\b`,
  ]
    .map((one) => String.raw`\b${one}`)
    .join('|'),
  'giu',
);

const several = /\b(?:them|themselves|their|theirs|they)\b/i;

/** Whether every "they" of a text can be nobody but people or a firm: `Work under their name, whatever they prefer`. */
export function meansPeople(text: string): boolean {
  return several.test(text) && !several.test(text.replace(ofPeople, ' '));
}

/** `We have 85 pupils and they have maybe 120`: the two sides. */
const bothSides =
  /\b[Ww]e have [^,;]*,? (?:and|but|while) they have (?:\p{Ll}+ )?(?:\d[\d.,]*|\p{Ll}+(?:een|ty|five|six|seven|eight|nine|ten|twelve))[.]?$/u;

/** What is yet to come is the reader's, and so is what is paid, whoever was named before: `A test article would cost them nothing`, `they pay only for what sells`. */
const wouldHave =
  /\bwould (?:cost|give|leave|save) them\b|\bthey (?:only |just )?pay (?:for|less|no|nothing|only)\b/;

/** What nobody sells, orders or pays for. */
const minors = /\b(?:babies|children|kids|pupils|toddlers)\b/gi;

/**
 * The same said to the reader, where neither the sentence nor what stands `before` it has named people or firms whom it could mean: `we come to their yard`
 * → `we come to your yard`. Undefined where there is nothing to turn, or where it may be things or others.
 */
export function addressPeople(sentence: string, before = ''): string | undefined {
  if (
    /["“”]|\b(?:who|whose)\b(?=.*\bthe(?:irs?|m|y)\b)/.test(sentence) ||
    isOfOther(sentence) ||
    doneByReader.test(sentence)
  )
    return undefined;
  const isCounted = bothSides.test(sentence);
  if (!isCounted && !meansPeople(sentence)) return undefined;
  const last = sentence
    .toLowerCase()
    .search(/\b(?:them|themselves|theirs?|they)\b(?!.*\b(?:them|themselves|theirs?|they)\b)/);
  if (named.test(sentence.slice(0, last))) return undefined;
  // "Our nurses answer in their name": in whose they would not have to say.
  if (inTheirName.test(sentence)) return turned(sentence);
  const known = `${isCounted || wouldHave.test(sentence) ? '' : before} ${sentence.slice(0, last)}`.replace(
    minors,
    ' ',
  );
  // "Our driver for their area".
  const others = ofFirm.test(sentence) ? known.replace(staff, ' ') : known.replace(forTheirs, ' ');
  return namesActors(others) || namesPlaces(others) ? undefined : turned(sentence);
}

/** `Clubs save 200 hours`. */
function namesPlaces(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => /s$/.test(word) && readersPlaces.has(word.replace(/ies$/, 'y').replace(/s$/, '')));
}

/** `If they do not sell, they can return them`: what is returned are things. */
function turned(sentence: string): string {
  return toReader(sentence).replace(/\b(you (?:can|could|may) \p{Ll}+) you\b/gu, '$1 them');
}

/** `Covers 250 staff and takes an hour of their team's time`: what only those have for whom the staff work. */
const ofFirm =
  /^(?!.*\bthe(?:m|y)\b).*\btheir (?:own )?(?:brand|company|depot|firm|logo|office|premises|site|team|website|yard)/i;
const forTheirs = /\b(?:My|Our) (?:\p{Ll}+ ){1,2}for $/u;
const staff = /\b(?:employees|people|staff)\b/gi;

const inTheirName = /^(?:My|Our) [^,;]* (?:in|under) their (?:brand|label|name)\b[^,;]*$/u;

/** What is done to people: `we visit them`. */
const doneToPeople =
  /^(?:advise|approach|ask|assist|call|charge|choose|chose|coach|connect|contact|email|free|get|guide|help|introduce|invite|join|keep|let|link|match|meet|pay|protect|put|represent|save|select|serve|spare|supply|support|teach|train|visit|want)(?:e?d|s)?$/;
const particles = /^(?:after|around|behind|by|down|from|in|inside|into|off|on|onto|out|over|under|up|with)$/;

/** `You get them back within a week`, `you can keep them`: what the reader does, and to another than himself. */
const doneByReader =
  /^(?:(?:If|Once|When) )?[Yy]ou (?:[\p{Ll}'’]+ ){1,4}(?:her|him|them)\b(?!.*\b(?:he|her|his|she|their|they)\b)/u;

/**
 * Whether "them" are things or animals that the sender does something with: `We clean up after them`, of donkeys; `I wash them twice`. Of a reader nobody says so.
 */
export function meansThings(sentence: string): boolean {
  if (doneByReader.test(sentence)) return true;
  const [, done = ''] = /^(.*?) them\b/u.exec(sentence) ?? [];
  const words = done.split(' ');
  const deed = words.findLast((word) => !particles.test(word)) ?? '';
  return (
    done !== '' &&
    !meansPeople(sentence) &&
    !/^(?:for|of|than|to|with)$/.test(words.at(-1) ?? '') &&
    !doneToPeople.test(deed)
  );
}
