import type { Act } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { flipSides } from './goal-sides.ts';

/** Stands for where the reader works, until the persona is known. */
export const placeOfReader = 'on your side';

const theirs = '(?:their|his|her)';
const isTheirs = new RegExp(
  `^(?:(?:at|for|with|in|to|on) )?${theirs} (?!own\\b)|^(?:at|for|with|to|in|on) (?:them|him|her)\\b`,
  'i',
);
const isAtTheirs = new RegExp(
  `^(?!(?:it|this|us|our|my)\\b).* (?:in|into|at|on|outside|for) (?:(?:one|two|three|some|any|all) of )?${theirs} `,
  'i',
);

/** A matter of more than one word that is not the sender's own, and no person that is spoken to. */
const servesAny = /^(?!(?:us|me|our|my|it|this|them|him|her|to|with|about)\b)\S+ \S/i;

const onStage = /^(?:exhibit|perform|play|sing|speak)$/;

/** What the sender would do with what is the reader's, or for the reader: `manage their accounts` → `let us manage your accounts`. */
export function readService({ verb, rest, is }: Act): Goal | undefined {
  const there = /^(?!us\b|me\b|our\b|my\b)(.{3,50}?) there$/i.exec(rest)?.[1];
  if (there) return toDeed('let', `us ${verb} ${flipSides(there)} ${placeOfReader}`);
  // "Supply them", "speak at the forum": the reader lets the sender.
  const isForThem = !is('make') && !is('send') && / for (?:them|him|her)\b/i.test(rest);
  const isLet =
    isForThem ||
    (is('there') && (/^(?:them|him|her) /i.test(rest) || (onStage.test(verb) && /^(?:at|in) /.test(rest))));
  const isServed =
    isLet ||
    (is('serve') && servesAny.test(rest)) ||
    (is('there') && (isTheirs.test(rest) || isAtTheirs.test(rest)));
  return isServed ? toDeed('let', `us ${verb} ${flipSides(rest)}`) : undefined;
}
