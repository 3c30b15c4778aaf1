import { capitalise } from '../../../text/grammar.ts';
import { splitClauses } from '../../offer/cleaning/split-clauses.ts';
import { finishSentence } from '../../sentence-text.ts';
import { hasClause } from './stands-alone.ts';

/** Two sentences that only a comma joins, each with its full stop. */
export function partClauses(sentence: string): string {
  // "The spokesperson is NAME, our head of research" is one.
  return sentence.includes(';') ||
    /\. (?:Yes|No), /.test(sentence) ||
    /, (?:my|our|the) (?:\p{Ll}+ ){0,2}(?:chair|head|lead) of\b/u.test(sentence)
    ? sentence
    : splitClauses(sentence.replace(/\.$/, ''))
        // "We pay for the cameras, our logo small in the corner".
        .filter((clause, at) => at === 0 || !/^our\b/i.test(clause) || hasClause(capitalise(clause)))
        .map(finishSentence)
        .join(' ');
}
