import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Offer } from '../parse-offer.ts';
import { lacksVerb } from './in-fragments.ts';

/** The most words of what is offered with all that stands beside it. */
const wordsMax = 32;

/** `New!`, `Limited places!`: a cry, and nothing about what is offered. */
const isCry = /^(?:\p{L}+ )?\p{L}+!+$/u;
/** What opens a sentence that says something about anybody, whatever its verb. */
const isSaid = /^(?:Mr|Mrs|Ms|Dr|No|None|Nobody|Nothing|Only|There)\b|^\d+ ?%/;

/** Whether a word may be what the one before it does: `files load`, `rates doubled`. */
function mayBeDone(word: string, who: string): boolean {
  const verb = findVerb(word);
  if (!verb) return false;
  return verb.isName ? verb.form === 'base' && isPlural(who) : /^(?:base|past|third)$/.test(verb.form);
}

function isBeside(extra: string): boolean {
  const bare = trimMarks(extra);
  const isWhole = bare
    .split(', ')
    .some((part) =>
      part.split(' ').some((word, at, words) => at > 0 && mayBeDone(word, words[at - 1] ?? '')),
    );
  return lacksVerb(bare) && !isWhole && !isSaid.test(bare) && !/[()?]|: /.test(bare);
}

/** What is offered, with more of it in its brackets, in its list or in brackets of its own. */
function withBeside(thing: string, beside: readonly string[]): string {
  if (thing.endsWith(')')) return `${thing.slice(0, -1)}; ${beside.join('; ')})`;
  return thing.includes(': ') ? `${thing}, ${beside.join(', ')}` : `${thing} (${beside.join('; ')})`;
}

/**
 * An offer whose further sentences without a verb stand beside what is offered: `Scaffold hire. Single and double storey.` → `our scaffold hire (single and double
 * storey)`. A sentence stays one where all of them would be too much.
 */
export function withFragmentsBeside(offer: Offer): Offer {
  const { noun } = offer;
  const extras = offer.extras.filter((extra) => !isCry.test(extra));
  const { true: fragments = [], false: others = [] } = Object.groupBy(
    extras,
    (extra) => `${isBeside(extra)}`,
  );
  const beside = fragments.map((extra) => decapitalise(trimMarks(extra)));
  if (!noun || offer.statements.length > 0 || beside.length === 0) return { ...offer, extras };
  const said = (thing: string | undefined) => thing && withBeside(thing, beside);
  const told = said(noun.withOur ?? noun.withArticle) ?? '';
  if (countWords(told) > wordsMax) return { ...offer, extras };
  const [withArticle, withOur] = [said(noun.withArticle), said(noun.withOur)];
  return {
    ...offer,
    noun: { ...(withArticle ? { withArticle } : {}), ...(withOur ? { withOur } : {}) },
    extras: others,
  };
}
