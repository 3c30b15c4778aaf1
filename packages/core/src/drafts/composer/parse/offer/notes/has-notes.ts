import { isParticiple } from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findFinite } from '../offer-shapes.ts';
import { keepLists } from './join-listed.ts';
import { toResult } from './note-result.ts';
import { sold } from './offer-notes.ts';
import { anything, toClause } from './to-clause.ts';

/** What goes on from what stands before a comma, and is no note. */
const goesOn =
  /^(?:after|although|an?|and|as|at|because|but|by|for|from|if|in|including|of|on|or|over|so|such as|than|that|the|then|we|you|it|they|he|she|through|to|unless|until|when|where|which|while|who|whose|with|within|without)\b/i;

/** What is a term of its own also where it is the only note. */
const firmest = /^(?:min(?:imum)?\b|MOQ\b|no .+ (?:needed|necessary|required)$)/i;

/** `Garments are inspected, repacked and made available`: what is done one after the other is one thing. */
const doneInTurn = /\b(?:are|be|been|is|was|were) \p{Ll}+, (?:\p{Ll}+, )*\p{Ll}+ (?:and|or) \p{Ll}/u;

/** Whether a sentence has notes in it that no word joins: `audits: fixed price, report in 5 days`. */
function hasNotes(sentence: string, isExtra = false): boolean {
  const text = trimMarks(sentence).replace(/, on a no [^,]+, no \p{L}+ basis/u, '');
  if (/; /.test(text) || / and (?:a minimum order\b|no [^,]+ (?:needed|necessary|required)\b)/.test(text))
    return true;
  if (doneInTurn.test(text)) return false;
  // "Dash cams (accident costs down 45%)": what nobody would put in brackets.
  if (toResult(/ \(([^(),]+)\)$/.exec(text)?.[1] ?? '') !== undefined) return true;
  return [text.replace(/\([^)]*\)/g, ''), ...(text.match(/\([^()]*(?:, | \/ )[^()]*\)/g) ?? [])].some(
    (part) => {
      const isBracket = part.startsWith('(');
      const parts = keepLists((isBracket ? part.slice(1, -1) : part).split(/: |, | \/ /));
      // "Waivers, contracts and clauses": what is offered.
      const isList =
        !isBracket && / (?:and|or) /.test(parts[1] ?? '') && parts.length > 2 && !/\d/.test(parts[1] ?? '');
      const notes = parts.slice(isBracket ? 0 : isList ? 2 : 1);
      const last = notes.at(-1) ?? '';
      // "Steel bars, cut to size": one attribute is told with what it is said of.
      if (
        !isExtra &&
        !isBracket &&
        notes.length < 2 &&
        countWords(last) < 8 &&
        !/: /.test(part) &&
        !firmest.test(last)
      )
        return false;
      const isDone = isExtra && isParticiple(last.split(' ')[0] ?? '');
      if (last && !goesOn.test(last) && (isDone || !/ (?:and|or) /.test(last))) return true;
      if (isExtra || /^(?:Each|I|It|That|The|There|They|We|You) /.test(text)) return false;
      // "(weekly or fortnightly, £70 an hour)": what says something by itself, beside a list of things.
      return notes.some(
        (note) => (isBracket || !goesOn.test(note)) && (toClause(note, anything)?.of ?? 'gift') !== 'gift',
      );
    },
  );
}

/** Whether a sentence has no verb and says several things: `12 posts/month, one interview a month, from £1,100.` */
function areNotes(sentence: string): boolean {
  const notes = trimMarks(sentence).split(', ');
  return (
    notes.length > 1 &&
    !/^(?:Each|He|I|It|My|Our|She|That|The|There|These|They|This|We|You|Your)\b/.test(sentence) &&
    notes.every((note) => findFinite(note.split(' ')) < 0) &&
    notes.filter((note) => toClause(note, anything) !== undefined).length > 1
  );
}

/** Whether an offer is told in one breath with its notes. */
export function isStuffed({
  statements,
  noun,
  extras,
}: {
  statements: readonly string[];
  noun?: { withArticle?: string; withOur?: string };
  extras: readonly string[];
}): boolean {
  const [statement = ''] = statements;
  // What is asked, proposed or raised is told as it is, and so is who does what: "Our studio, Halden and Moss, restores windows."
  if (/^(?:I'd|I|We)(?! am| are) /.test(statement))
    return (
      /(?:\([^()]*, [^()]*\)|: [^:]+, [^:]+)\.$/.test(statement) ||
      (sold.test(statement.split(', ')[0] ?? '') && hasNotes(statement)) ||
      extras.some(areNotes)
    );
  if (statement && !/^(?:I am|Our|We are) /.test(statement)) return false;
  if (/^We are (?:hiring|looking|raising)\b/.test(statement)) return false;
  if (
    /^(?:My|Our) [^,]+, (?:\p{Lu}|an? |the |\p{Ll}+(?:ed|en|un) )[^,]*, (?:\p{Ll}+s|can|has|had|is|was|will|would) \p{L}/u.test(
      statement,
    )
  )
    return false;
  // Somebody says two things of himself in one sentence.
  if (/^I am /.test(statement) && !/[:(]/.test(statement) && statement.split(', ').length < 4)
    return extras.some(areNotes);
  return (
    [...statements, noun?.withOur ?? noun?.withArticle ?? ''].some((text) => hasNotes(text)) ||
    // What was made of the notes behind it: "The rental runs on a plug, delivered and collected."
    extras.some((text) => areNotes(text) || (!/^(?:I|My|Our|We) /.test(text) && hasNotes(text, true)))
  );
}
