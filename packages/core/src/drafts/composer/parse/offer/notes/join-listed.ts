import { isCount, isParticiple, toNounCore } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { prepositions } from '../../../text/words.ts';
import { findLastDone } from '../done-in-turn.ts';
import { findFinite, startsWithVerb } from '../offer-shapes.ts';
import { given, kinds, served } from './note-gift.ts';
import { isSeveral } from './note-words.ts';
import { anything, isToolHead, isWorkHead, toClause } from './to-clause.ts';

/** Whether a part names something and says nothing of what stands before it. */
function isName(part: string, wordsMax: number): boolean {
  const words = part.split(' ');
  return (
    /^(?:\p{L}|360 )[\p{L}\d &'-]*$/u.test(part) &&
    words.length <= wordsMax &&
    toNounCore(part).length === words.length &&
    !words.some(
      (word) =>
        isParticiple(word) ||
        prepositions.has(word.toLowerCase()) ||
        /^(?:all|and|any|commercial|each|every|free|full|max|min|minimum|no|not|only|optional|or|plus|your)$/i.test(
          word,
        ),
    ) &&
    !served.test(part) &&
    !kinds.test(part) &&
    findFinite(words) < 0 &&
    (toClause(part, anything)?.of ?? 'gift') === 'gift'
  );
}

const lastOf = (part: string) => part.split(' ').at(-1) ?? '';

/** What is said of things, and no thing beside them: `low minimums`, `custom sizes`. */
const saidOfThem =
  /^(?:custom|fast|full|good|great|high|low|quick|same|next|small|wide) |(?:colou?rs|finishes|minimums|prices|rates|sizes|terms)$/i;

/** What comes with other things, and is sold by itself too: `paper cups, lids, bags`. */
const packed = /(?:bags|batteries|boxes|cards|kits|labels|menus|packs|photos|tools)$/i;

/** `Nitrile gloves, couch roll, dressings` → `nitrile gloves, couch roll and dressings`: goods that are sold side by side. */
function joinGoods(parts: readonly string[]): string | undefined {
  const isGood = (part: string) =>
    isName(part, 3) && (!given.test(part) || packed.test(part)) && !saidOfThem.test(part);
  const other = parts.findIndex((part) => !isGood(part));
  // "…, room sprays for gift shops": the last one with who buys it.
  const hasTail =
    other === parts.length - 1 &&
    isGood((parts[other] ?? '').replace(/ (?:for|from) (?:our )?\p{Ll}[^\d]*$/u, ''));
  const goods = other < 0 || hasTail ? parts : parts.slice(0, other);
  const [first = '', ...others] = goods;
  const whole = goods.at(-1) ?? '';
  const last = hasTail ? whole.replace(/ (?:for|from) .*/, '') : whole;
  return goods.length > 2 &&
    isSeveral(lastOf(first)) &&
    !isToolHead(lastOf(first)) &&
    // "Cleaning chemicals" are no deed.
    (!startsWithVerb(first) || findVerb(first.split(' ')[0] ?? '')?.form === 'gerund') &&
    (isSeveral(lastOf(last)) || !isCount(lastOf(last))) &&
    others.some((part) => isSeveral(lastOf(part)))
    ? [joinList(goods), ...parts.slice(goods.length)].join(', ')
    : undefined;
}

/** `Forklift servicing, LOLER inspections, hire` → `…, LOLER inspections and hire`: several works that are offered side by side. */
function joinOffered(text: string): string {
  const [opening = '', rest = ''] = /^([^;:.()\n]+?)((?:;| - |\.|\n| \().*)?$/s.exec(text)?.slice(1) ?? [];
  const parts = opening.split(', ');
  const [first = ''] = parts;
  const isWork = (part: string) => isWorkHead(lastOf(part));
  const areThings =
    parts.length > 2 &&
    parts.length < 7 &&
    parts.every((part, at) => isName(part, at === 0 ? 4 : 3)) &&
    // "Booking portal, alerts, audit logs": what a tool has.
    !isToolHead(lastOf(first)) &&
    (!startsWithVerb(first) || isWork(first)) &&
    (isWork(first) ||
      (isSeveral(lastOf(first)) && parts.some((part) => isWork(part) && !given.test(part)))) &&
    parts.slice(1).some((part) => isWork(part) || isSeveral(lastOf(part)));
  if (areThings) return joinList(parts) + rest;
  const goods = joinGoods(parts);
  return goods ? goods + rest : text;
}

/** After these words something has to be named. */
const wantsList =
  /\b(?:about|against|between|for|in|including|into|like|of|on|such as|to|with) \p{Ll}+(?: \p{Ll}+)?$/u;

/** `Drafts SOAP notes`: of what is made there may be more. */
const makes =
  /^(?:creates|detects|drafts|finds|flags|generates|prints|produces|spots|writes) (?:\p{L}+ ){0,2}\p{Ll}+s$/u;

/** `One place for cards`: of more than one thing. */
const inOnePlace =
  /(?:^|; | - )(?:an? single|one) (?:app|dashboard|home|hub|inbox|place|platform|portal|system|tool|view) (?:for|of|with) /i;

function opensList(part: string): boolean {
  return wantsList.test(part) || makes.test(part);
}

/** `Students get feedback on pacing, filler words, structure` → `…, filler words and structure`: one list after a word that wants it. */
function joinObjects(sentence: string): string {
  const parts = sentence.split(', ');
  const from = parts.findIndex((part) => opensList(part));
  const items = parts.slice(from + 1);
  const opens = (parts[from] ?? '').split(' ');
  const isDeed =
    from >= 0 &&
    (inOnePlace.test(parts[from] ?? '') ||
      findFinite(opens) > 0 ||
      findVerb(opens[0] ?? '')?.form === 'third' ||
      opens.slice(0, -2).some((word) => findVerb(word)?.form === 'base'));
  return isDeed &&
    items.length > 1 &&
    items.every((item) => isName(item, 2) && /^(?:\p{Ll}|\p{Lu}{2,})/u.test(item))
    ? [...parts.slice(0, from), joinList(parts.slice(from))].join(', ')
    : sentence;
}

/** `Outplacement: coaching, CV help, intros for laid off staff` → `…, CV help and intros for laid off staff`: what is in it. */
function joinLabelled(text: string): string {
  const [, label = '', list = '', end = ''] =
    /^([^,:;.(]{3,40}: )([^:;.()]+,[^:;.()]+?)(\.?|[.;] .*)$/s.exec(text) ?? [];
  const parts = list.split(', ');
  const areNames = parts.every((part, at) =>
    isName(at === parts.length - 1 ? part.replace(/(?<=\p{L}) (?:for|with) \p{Ll}[^\d]*$/u, '') : part, 3),
  );
  return parts.length > 2 && areNames && toNounCore(label).length > 0 && !startsWithVerb(label)
    ? label + joinList(parts) + end
    : text;
}

/** A text in which the lists that lack their "and" have it. */
export function joinListed(text: string): string {
  return joinLabelled(joinOffered(text))
    .split(/(?<=[.;]) /)
    .map((sentence) => {
      const [, said = '', mark = ''] = /^(.*?)([.;]?)$/s.exec(sentence) ?? [];
      return joinObjects(said) + mark;
    })
    .join(' ');
}

/** Where a list that opens within a part ends: `get feedback on pacing`, `filler words and structure`. */
function findEnd(part: string, next: readonly string[]): number {
  if (!opensList(part)) return -1;
  const last = next.findIndex((one) => / and /.test(one));
  return last >= 0 &&
    next.slice(0, last + 1).every((one) => one.split(' and ').every((item) => isName(item, 2)))
    ? last
    : -1;
}

/** Parts between commas; a list that opens within one of them stays with it. */
export function keepLists(between: readonly string[]): string[] {
  const parts = [...between];
  for (let at = 0; at < parts.length; at += 1) {
    const end = findEnd(parts[at] ?? '', parts.slice(at + 1));
    const done = at > 0 && end < 0 ? findLastDone(parts.slice(at)) : end + 1;
    if (done > 0) parts.splice(at, done + 1, parts.slice(at, at + done + 1).join(', '));
  }
  return parts;
}
