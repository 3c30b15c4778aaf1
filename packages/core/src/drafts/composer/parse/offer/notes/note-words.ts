import {
  isCount,
  isMass,
  isPlural,
  toArticle,
  toNounCore,
  withoutDeterminer,
} from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, massNouns } from '../../../text/words.ts';

/** Whether a noun is in the plural; "menus" as well. */
export function isSeveral(noun: string): boolean {
  return isPlural(noun) || /^(?:bonuses|electrics|gurus|menus|sales)$/i.test(noun);
}

/** What is a sum itself, and costs none: `salary £38k`, `stipend €900 a month`. */
export const isSum =
  /^(?:allowance|bonus|bounty|budget|earnings|grant|honorarium|income|pay|payment|price|prize|rate|remuneration|rent|retainer|salary|scholarship|stipend|wages?)$/i;

/** How the price stands behind a thing: `the trial day costs`, and `the salary is`. */
export function costsOrIs(noun: string): string {
  const isMany = isSeveral(noun);
  if (isSum.test(noun)) return isMany ? 'are' : 'is';
  return isMany ? 'cost' : 'costs';
}

/** A note inside a sentence, whatever its first word is: `Kiln fee` → `kiln fee`, and `FSC paper` as it is. */
export function inSmall(note: string): string {
  return note.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Of which there is one: `the lease`. */
export const single =
  /^(?:advance|audiobook|battery|contract|e-?book|edit|hardback|hardcover|lease|licence|margin|paperback|postage|phone|refill|rental|subscription|view)$/;

/** Those who come with what is hired. */
const agents = /^(?:driver|guard|helper|host|instructor|operator|pilot|skipper)$/;

/** `Driver` → `the driver`: a clause on one of a kind needs its article. */
export function asSubject(thing: string): string {
  const core = toNounCore(thing);
  const head = (core.at(-1) ?? '').toLowerCase();
  const first = (thing.split(' ')[0] ?? '').toLowerCase();
  const isBare = !determiners.has(first) && !/^(?:\d|all|each|every|no|\p{Lu})/u.test(thing);
  const isOne =
    isBare &&
    !isSeveral(head) &&
    !massNouns.has(head) &&
    (isCount(head) || single.test(head) || agents.test(head));
  return isOne || /^(?:first|next|last)$/.test(first) ? `the ${thing}` : thing;
}

/** `Mobile wall comes to you`: the verb shows that it is one. */
export function asOneSubject(thing: string, verb: string): string {
  const head = (toNounCore(thing).at(-1) ?? '').toLowerCase();
  const first = (thing.split(' ')[0] ?? '').toLowerCase();
  const isOne =
    (findVerb(verb)?.form === 'third' || /^(?:has|is)$/.test(verb)) &&
    /^\p{Ll}/u.test(thing) &&
    !determiners.has(first) &&
    !/^(?:one|single)$/.test(first) &&
    !massNouns.has(head) &&
    !isSeveral(head) &&
    !/(?:ing|tion|ment|ity|ness|ance|ence|ware|age|thing|body|one)$/.test(head);
  return isOne ? `the ${thing}` : asSubject(thing);
}

/** `12-hour battery` → `a 12-hour battery`. */
export function asObject(thing: string): string {
  const core = toNounCore(thing);
  const head = (core.at(-1) ?? '').toLowerCase();
  const first = (thing.split(' ')[0] ?? '').toLowerCase();
  const isOne =
    (isCount(head) && !isMass(core, head)) || single.test(head) || /^(?:coordinator|portal)$/.test(head);
  return isOne &&
    !isPlural(head) &&
    !massNouns.has(head) &&
    withoutDeterminer(thing) === thing &&
    !/^(?:\d[\d,]*\+?|all|any|both|each|every|no|one|unlimited)$/.test(first)
    ? `${toArticle(thing)} ${thing}`
    : thing;
}
