import { isPlural } from '../../../text/grammar.ts';
import { toThirdPerson } from '../../../text/verbs.ts';
import { determiners, massNouns, prepositions } from '../../../text/words.ts';

/** What things do or bring about, in words that offers are seldom made with. */
const bases = new Set(
  `allow appear become belong depend emit exceed expire forbid happen mean melt miss outlast prefer prohibit refuse rely require
  rust suffer suit survive swell tend threaten vary withstand`.split(/\s+/),
);
const thirds = new Set([...bases].map(toThirdPerson));

/** Deeds whose form in -s names things as often: `exhibition stands`. */
const alsoNames =
  /^(?:bonds|causes|floats|gels|hardens|lacks|leaks|rots|sags|sits|stands|travels|waits|warps)$/;

const opensRest = /^(?:out|up|\d.*|no|only|just|half)$/;

/**
 * Whether a word tells what a thing does where no list of verbs holds it: `Detectors miss glass`, `Water stands at 31 %`, `A logger travels with every
 * pallet`, `The slope rules out lorries`. `words` are those of the sentence, without commas.
 */
export function isDeedOfThing(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (at < 1 || !/^\p{Ll}{3,}$/u.test(word)) return false;
  const before = (words[at - 1] ?? '').toLowerCase();
  const next = (words[at + 1] ?? '').toLowerCase();
  if (determiners.has(before) || prepositions.has(before)) return false;
  if (word === 'rules' || word === 'rule') return next === 'out';
  // "By means of a tool".
  if (thirds.has(word)) return !(word === 'means' && next === 'of');
  if (bases.has(word)) return isPlural(before);
  return (
    alsoNames.test(word) &&
    !isPlural(before) &&
    (massNouns.has(before) || determiners.has((words[0] ?? '').toLowerCase())) &&
    (prepositions.has(next) || determiners.has(next) || opensRest.test(next))
  );
}
