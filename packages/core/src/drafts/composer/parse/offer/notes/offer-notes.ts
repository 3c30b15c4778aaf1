import { isParticiple, isPlural, toNounCore } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords, splitSentences, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { personNouns, prepositions } from '../../../text/words.ts';
import { findFinite, gerundIsVerb, startsWithVerb } from '../offer-shapes.ts';
import { keepLists } from './join-listed.ts';
import { anything, isStake, toClause } from './to-clause.ts';

/** A sentence, whose commas part no notes. */
const isSpoken =
  /^(?:we|i|you|it|they)\b|^(?:after|as|at|for|from|if|in|once|when|with)\b[^,]*, (?:it|i|they|we|you)\b/i;

const strong = /;\s+|\n+| - | \/ /;

const weak = /, /;

/** Parts of a text between the marks of notes; what stands in brackets stays together. */
function split(text: string, marks: RegExp): string[] {
  const kept = text.replace(/\([^)]*\)/g, (bracket) =>
    bracket.replace(/[,;:/ -]/g, (mark) => String.fromCharCode(0xe000 + mark.charCodeAt(0))),
  );
  return kept
    .split(marks)
    .map((part) =>
      trimMarks(part.replace(/[\ue000-\ue0ff]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe000))),
    )
    .filter(Boolean);
}

/** Words that say what a thing is, and of which several can be offered together: `floor plans, photos and a 360 tour`. */
function isNamed(part: string): boolean {
  return (
    /^\p{L}/u.test(part) &&
    countWords(part) < 5 &&
    toNounCore(part).length > 0 &&
    findFinite(part.split(' ')) < 0
  );
}

/** What is offered, and the notes behind it: a list that opens the offer, or goes on after "including", stays with it. */
function toHead(group: string): string[] {
  const parts = keepLists(split(group, weak));
  if (/ including /.test(parts[0] ?? '')) {
    const end = parts.findIndex(
      (part, at) => at > 0 && (/^(?:no|from) |\d|[$€£]/.test(part) || countWords(part) > 3),
    );
    const listed = end < 0 ? parts : parts.slice(0, end);
    return [joinList(listed), ...parts.slice(listed.length)];
  }
  const last = parts.findIndex(
    // "Oven and freezer safe", "Chicago or Oxford style" are no things beside the first.
    (part, at) => at > 0 && / and /.test(part) && !/(?:friendly|proof|ready|resistant|safe)$/.test(part),
  );
  const listed = parts.slice(0, last + 1);
  const isList =
    last > 0 &&
    listed.every((part) => isNamed(part.split(/ (?:and|or) /)[0] ?? '')) &&
    listed.every(
      (part) =>
        !part
          .split(' ')
          .some(
            (word) => isParticiple(word) || /(?:accredit|certifi|check|licens|regist)\p{Ll}*ed$/u.test(word),
          ),
    );
  return isList ? [listed.join(', '), ...parts.slice(last + 1)] : parts;
}

/** Whether a note goes on with the one before: `hired, not bought`, `no win, no fee`, `two masons, trained in Bath`. */
function belongs(note: string, before: string): boolean {
  if (/^not /i.test(note) || /^(?:ever|too)$/i.test(note)) return true;
  if (/^no /i.test(before)) return /^just /.test(note) || isStake.test(`${before}, ${note}`);
  const people = before.split(' ').at(-1) ?? '';
  return (
    isParticiple(note.split(' ')[0] ?? '') &&
    /(?:[^aeiou]ers|ists|ors|staff|crew|crews|team|teams)$/.test(people) &&
    !/\d/.test(before)
  );
}

/** Whether notes stand in brackets: `sensors (bluetooth, 5-year battery, no subscription)`; what software shows there is a list. */
function tellsInBrackets(head: string): boolean {
  const notes = /\(([^()]+, [^()]+)\)$/.exec(head)?.[1]?.split(weak) ?? [];
  return namesPerson(head) || notes.some((note) => (toClause(note, anything)?.of ?? 'gift') !== 'gift');
}

/** The notes in an offer, and what they are said of. */
export function toNotes(text: string): { head: string; notes: string[] } | undefined {
  // "Guest: ex-NASA engineer, …": as what he is proposed.
  const as = /^(?:candidate|guest|speaker): /i.exec(text)?.[0] ?? '';
  const [first = '', ...others] = splitSentences(text.slice(as.length));
  const [, labelled = '', after = ''] = /^([^:,;(]{3,60}): (.+)$/s.exec(first) ?? [];
  const [opening = '', ...groups] = labelled ? [labelled, ...split(after, strong)] : split(first, strong);
  const [head = '', ...beside] = toHead(opening);
  // "Engineer (C++, 8 years)": what stands in brackets is told of him, and of a thing.
  const [, who = '', known = ''] = tellsInBrackets(head)
    ? (/^([^()]+) \(([^()]+, [^()]+)\)$/.exec(head) ?? [])
    : [];
  const notes = [...(known ? [known] : []), ...groups, ...others].flatMap((group) => {
    const parts = keepLists(split(group, weak));
    // "Recruit, run and get clips": one list.
    const isList =
      parts.length > 1 &&
      / (?:and|or) /.test(parts.at(-1) ?? '') &&
      (parts.slice(0, -1).every((part) => countWords(part) === 1) ||
        // "Connects to Snowflake, BigQuery and Redshift".
        (/ \p{Lu}\S*$/u.test(parts[0] ?? '') &&
          parts.slice(1).every((part) => /^\p{Lu}\S*(?: and \p{Lu}\S*)?$/u.test(part))));
    return parts.length < 2 || isList || isSpoken.test(group) ? [group] : parts;
  });
  const all: string[] = [];
  for (const note of [...beside, ...notes].map(trimMarks)) {
    const before = all.at(-1);
    if (before && belongs(note, before)) all[all.length - 1] = `${before}, ${note}`;
    else all.push(note);
  }
  // "…, and a report" goes on with what stands before.
  if (all.some((note) => /^(?:and|or|but|so|which|who|that)\b/i.test(note) || /: /.test(note)))
    return undefined;
  // "From Huehuetenango, Guatemala": where that is.
  if (/ (?:at|from|in|near) \p{Lu}\p{L}+$/u.test(head) && /^\p{Lu}\p{L}+$/u.test(all[0] ?? ''))
    return undefined;
  return all.length > 0 ? { head: trimMarks(as + (who || head)), notes: all } : undefined;
}

/** The last word of what is offered: of two things, that of the second. */
export function toHeadWord(head: string): { word: string; isTwo: boolean } {
  // "Labels printed digitally": what was done to them is no part of the name.
  const done = head
    .split(' ')
    .findIndex((word, at) => at > 0 && isParticiple(word) && isPlural(head.split(' ')[at - 1] ?? ''));
  const name = done < 0 ? head : head.split(' ').slice(0, done).join(' ');
  // "Oyster, lion's mane and shiitake mushrooms": the last of a list has the head of all.
  const listed = /^[^,]+(?:, [^,]+)+,? and ([^,]+)$/.exec(name)?.[1] ?? '';
  const last = toNounCore(listed).at(-1) ?? '';
  if (isPlural(last)) return { word: last, isTwo: false };
  const core = toNounCore(name);
  const rest = name.split(/\s+/).slice(core.length);
  const second = rest[0] === 'and' ? toNounCore(rest.slice(1).join(' ')) : [];
  // "Linen and laundry service" is one.
  return {
    word: (second.at(-1) ?? core.at(-1) ?? '').replace(/[,;]$/, ''),
    isTwo: second.length > 0 && (second.length === 1 || isPlural(core.at(-1) ?? '')),
  };
}

/** Whether somebody offers himself, and no tool of that name. */
export function namesPerson(head: string): boolean {
  const { word } = toHeadWord(head.replace(/^I(?: am|'m) an? |^(?:candidate|guest|speaker): /i, ''));
  if (/^(?:I(?: am|'m) an? |(?:candidate|guest|speaker): )/i.test(head)) return true;
  return personNouns.has(word.toLowerCase()) && !/\b(?:AI|app|bot|software|virtual)\b/.test(head);
}

/** What somebody says that he sells or does: `We supply furniture`. */
export const sold =
  /^(?:I|We) (?:also )?(?:bake|brew|build|do|grow|hire out|import|make|offer|provide|rent out|rent|run|sell|stock|supply|teach|carve|cater for|design|edit|film|fit|install|knit|paint|photograph|print|record|repair|restore|roast|sew|translate|write) ([^,:;]+)$/;

/** A sentence of the sender's. */
export const isSaid = /^(?:I|We)(?:'d|'m|'re|'ve)? \p{Ll}+ /u;

/** Whether one can say "our …" of it and nothing more is said there. */
export function isHead(head: string): boolean {
  const words = head.split(' ');
  const core = toNounCore(head.replace(/^(?:an?|my|our|the) /i, ''));
  const [first = ''] = core;
  if (isSaid.test(head)) return words.length < 20;
  return (
    words.length < 16 &&
    core.length > 0 &&
    !/^(?!IT )(?:me|you|your|it|they|there|this|looking|seeking|hiring(?! (?:days?|events?|fairs?|platform|software|tool)\b)|myself)\b/i.test(
      head,
    ) &&
    !/\b(?:raise|round)$/i.test(core.join(' ')) &&
    !prepositions.has(first.toLowerCase()) &&
    !startsWithVerb(core.join(' ')) &&
    !(findVerb(first)?.form === 'gerund' && gerundIsVerb(words)) &&
    findFinite(head.split(/ (?:that|which) /)[0]?.split(' ') ?? []) < 0
  );
}
