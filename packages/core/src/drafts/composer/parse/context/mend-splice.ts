import { findVerb } from '../../text/verbs.ts';
import { isTold } from './second-person.ts';

/** How a clause begins that could stand alone. */
const opens =
  /^(?:I|it|they|we|you|my|our|the (?:closest|first|last|nearest|next|rest)|(?:all|most|some|two|three|four) of (?!which\b|whom\b))(?:['’]\p{Ll}+)?\b/u;
/** How a clause begins that leans on the next. */
const leans =
  /^(?:After|Although|As|At|Because|Before|By|During|Even|For|From|If|In|On|Once|Since|Though|Until|Unless|When|While|With)\b/;

/** Two sentences that only a comma joins: `We supply six cafes, the nearest is in Mylor` → `We supply six cafes; the nearest is in Mylor`. */
export function mendSplice(sentence: string): string {
  if (leans.test(sentence) || sentence.includes(';')) return sentence;
  for (const { index } of sentence.matchAll(/, /g)) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + 2)];
    if (opens.test(after) && tells(before) && tells(after.split(',')[0] ?? '')) return `${before}; ${after}`;
  }
  return sentence;
}

/** Whether a clause has a subject and a verb. */
function tells(clause: string): boolean {
  const words = clause.split(' ');
  return (
    /^\p{L}+['’](?:d|ll|m|re|s|ve)\b/u.test(clause) ||
    words.slice(1, 7).some(isTold) ||
    (/^(?:I|they|we|you)$/i.test(words[0] ?? '') && findVerb(words[1] ?? '')?.form === 'base')
  );
}
