import { trimMarks } from '../../../text/tidy.ts';
import { finishSentence } from '../../sentence-text.ts';
import { findFinite } from '../offer-shapes.ts';
import { compose } from './join-clauses.ts';
import { anything, toClause } from './to-clause.ts';

/** `We make foam from waste, 3 paid pilots, patent pending.` → `We make foam from waste. We have 3 paid pilots, and …`: what is no part of the deed is told by itself. */
export function partTrailing(sentence: string): string[] {
  const [deed = '', ...notes] = trimMarks(sentence).split(', ');
  const clauses = notes.map((note) => toClause(note, anything));
  const isPlain =
    /^(?:I|We) \p{Ll}/u.test(deed) &&
    notes.length > 0 &&
    !notes.some((note) => /^(?:and|or)\b|[:;(]/.test(note) || findFinite(note.split(' ')) > 0);
  // What stands beside a deed is another thing that is done, where its owner is not plain.
  const told = clauses.filter((one) => one !== undefined && (one.of === 'sender' || one.of === 'own'));
  return isPlain && told.length === notes.length
    ? [
        finishSentence(deed),
        ...compose(
          told.filter((one) => one !== undefined),
          { isMany: false, isHeld: false, isWork: false, isPerson: deed.startsWith('I ') },
        ),
      ]
    : [sentence];
}
