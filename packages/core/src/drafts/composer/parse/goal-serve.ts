import { type Act, hasTrait } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { flipSides } from './goal-sides.ts';

/** Stands for where the reader works, until the persona is known. */
export const placeOfReader = 'on your side';

const theirs = '(?:their|his|her)';
const some = '(?:(?:one|two|three|four|five|ten|twenty|some|any|all|\\d+) of )?';
const isTheirs = new RegExp(
  `^(?:(?:at|for|with|in|to|on|over|after|up) )?${some}${theirs} (?:\\p{Ll}+ )*?(?!own\\b)|^(?:at|for|with|to|in|on) (?:them|him|her)\\b`,
  'i',
);
const isAtTheirs = new RegExp(
  `^(?!(?:it|this|us|our|my)\\b).* (?:in|into|at|on|outside|for) (?:(?:one|two|three|some|any|all) of )?${theirs} `,
  'i',
);

/** A matter of more than one word that is not the sender's own, and no person that is spoken to. */
const servesAny =
  /^(?!(?:us|me|our|my|it|this|them|him|her|to|with|about)\b|(?:an? |the )?free (?!of\b))\S+ \S/i;

/** `Supply them`, `cover one check-in for them`. */
const isForThem =
  /^(?:them|him|her) | for (?:them|him|her)(?= |$)(?! (?:\p{Ll}+ )?\p{Ll}+(?:$|,))|\bwhile they\b/iu;

/**
 * What the sender would do with what is the reader's, or for the reader: `manage their accounts` → `let us manage your accounts`.
 * `isTold` where the goal says that the reader is to do it.
 */
export function readService({ verb, rest, is }: Act, isTold: boolean): Goal | undefined {
  const there = /^(?!us\b|me\b|our\b|my\b)(.{3,50}?) there$/i.exec(rest)?.[1];
  if (there) return toDeed('let', `us ${verb} ${flipSides(there)} ${placeOfReader}`);
  const isOffered = is('serve') ? servesAny.test(rest) : hasTrait(verb, 'stage') && /^(?:at|in) /.test(rest);
  const isDone =
    ((!is('make') && !is('learn')) || hasTrait(verb, 'work')) &&
    !is('keep') &&
    !is('send') &&
    !is('meet') &&
    (isTheirs.test(rest) || isAtTheirs.test(rest) || isForThem.test(rest));
  return !isTold && (isOffered || isDone) ? toDeed('let', `us ${verb} ${flipSides(rest)}`) : undefined;
}
