import { isPlural, toNounCore } from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { isGoods } from '../kinds/goods.ts';
import { compose } from './join-clauses.ts';
import { anything, toClause } from './to-clause.ts';

/**
 * `Signed copies; sale or return; 45% trade discount` → what is told of each; undefined where it is not sure of one of them. `name`: what
 * they are said of.
 */
export function tellSemicolons(sentence: string, name: string): string | undefined {
  const notes = trimMarks(sentence).split(/; /);
  if (notes.length < 2 || notes.some((note) => countWords(note) > 7)) return undefined;
  const head = toNounCore(name).at(-1) ?? '';
  const isMany = isPlural(head);
  const clauses = notes.map((note) =>
    toClause(note, { ...anything, name: head, isMany, isGoods: isGoods(head) }),
  );
  return clauses.every((clause) => clause !== undefined)
    ? compose(clauses, { isMany, isHeld: false, isWork: false, isPerson: false }).join(' ')
    : undefined;
}
