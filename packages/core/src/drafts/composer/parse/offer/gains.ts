import { toReader } from '../../text/grammar.ts';
import { findVerb, toGerund } from '../../text/verbs.ts';

/** What the reader gains, as the caller put it: `cut review time by 40%`. */
export type Gain = { base: string; gerund: string };

export function toGain(base: string, object: string): Gain {
  const text = object.replace(/[\s,;:.!?-]+$/, '');
  // "Sort and clear a house", "rent or buy crates": both of the deeds.
  const gerunds = text.replace(/^(and|or) (\p{Ll}+)(?= \p{L})/u, (found, joint: string, other: string) =>
    findVerb(other)?.form === 'base' ? `${joint} ${toGerund(other)}` : found,
  );
  return { base: `${base} ${text}`.trim(), gerund: `${toGerund(base)} ${gerunds}`.trim() };
}

/** What a predicate acts on, where that says what it is about. */
export function objectOf(predicate: string): string {
  if (
    /^(?:keeps|lets?|needs?|pairs|stages|helps?|makes?|allows?|enables?|gives?|is|are|was|were|can|will|has|have|teaches|shows|tells|turns|puts|sits|goes|comes)\b/i.test(
      predicate,
    )
  )
    return '';
  const object = firstClause(predicate.split(/\s+/).slice(1).join(' '));
  // "Screens every applicant" is about no applicant.
  if (/^(?:all|any|each|every)\b/i.test(object)) return '';
  // What is the reader's own is no name for what is offered.
  return /^your\b/i.test(object) ? '' : object;
}

/** What one does to gain something. */
export const gainVerbs =
  /^(?:cut|save|reduce|increase|improve|speed|double|triple|automate|lower|boost|grow|stop|prevent|eliminate|shorten|simplify|protect|catch|win|free|detect|remove|lift|raise|find|keep|replace|track|fill)$/;

/** The first predicate of `cuts review time by 40% and …` as something that the reader gains. */
export function gainOf(predicate: string): { gain?: Gain } {
  const [word = '', ...rest] = predicate.split(/\s+/);
  const verb = findVerb(word);
  // What is filled in is no gain, nor what a clinic keeps for others.
  if (
    (verb?.base === 'keep' && /^(?:an?|one|two|three|four|five|\d+)$/.test(rest[0] ?? '')) ||
    verb?.form !== 'third' ||
    !gainVerbs.test(verb.base) ||
    (verb.base === 'fill' && /^(?:in|out)$/.test(rest[0] ?? ''))
  )
    return {};
  // "Finds and removes flaky tests": both are what one does.
  const object = firstClause(rest.join(' '));
  const second = findVerb(/^and (\p{Ll}+) \S/u.exec(object)?.[1] ?? '');
  if (second?.form === 'third') {
    const acted = object.replace(/^and \p{Ll}+ /u, '');
    return {
      gain: {
        base: `${verb.base} and ${second.base} ${toReader(acted)}`,
        gerund: `${toGerund(verb.base)} and ${toGerund(second.base)} ${toReader(acted)}`,
      },
    };
  }
  return object ? { gain: toGain(verb.base, toReader(object)) } : {};
}

/** What stands before the first word that opens something new. */
export function firstClause(text: string): string {
  return (
    text
      .split(
        /,\s|[;:]\s|\s\(|\s(?:and|while|so|instead|without|with|for|before|using|through|across|because|when|-)\s|\sby\s(?=\p{L}+ing\b)/u,
      )[0]
      ?.trim() ?? ''
  );
}

/** `Come in and talk, bring boards to wire up`: the last of several deeds gets its "and". */
export function joinDeeds(predicate: string): string {
  const first = predicate.split(/,? /)[0] ?? '';
  // "Doesn't take commission, works on any site".
  const form = /^doesn't$/.test(first) ? 'third' : findVerb(first)?.form;
  const deeds = predicate.split(', ');
  // "Collects, sorts and mends them" has its "and".
  const next = / and (\p{Ll}+)/u.exec(deeds.at(-1) ?? '')?.[1] ?? '';
  // "Collects, cleans and returns them": a list of more than two ends so, known verb or not.
  const endsList = deeds.length > 2 && /^\p{Ll}+ and \p{Ll}+ /u.test(deeds.at(-1) ?? '');
  if (
    findVerb(next)?.form === form ||
    (endsList && findVerb((deeds.at(-1) ?? '').split(' ')[0] ?? '')?.form === form) ||
    / and (?:it|it's|they|we|you|hands (?:\p{Ll}+ )?(?:off|out|over))\b/u.test(deeds.at(-1) ?? '')
  )
    return predicate;
  // "Live in a week" is no deed, and "keep the name, staff and opening hours" are not two.
  const isDeed = (text: string) =>
    (findVerb(text.split(' ')[0] ?? '')?.form === form || text.startsWith("doesn't ")) &&
    // "Questions about opening hours, loans and fines".
    !(findVerb(text.split(' ')[0] ?? '')?.isName && /^\p{Ll}+ and /u.test(text)) &&
    !/^(?:back|free|live|open) (?:by|for|from|in|within) /.test(text);
  if (!form || deeds.length < 2 || predicate.includes('(') || !deeds.every(isDeed)) return predicate;
  const before = deeds.slice(0, -1).join(', ');
  return `${before}${deeds.length > 2 || / and /.test(before) ? ',' : ''} and ${deeds.at(-1)}`;
}
