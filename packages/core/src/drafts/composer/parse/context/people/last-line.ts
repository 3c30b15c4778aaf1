import { isOrdinaryWord } from '../../../../gate/index.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { findSignature } from './context-names.ts';
import { isReadersFirm } from './own-contact.ts';
import { findOwnFirm } from './own-firm.ts';
import { signedBy } from './sign-off.ts';
import { isTrade } from './signed-as.ts';

const wordsMax = 8;
const joins = /^(?:&|\+|\/|and|at|for|from|of|the)$/;
/** `Tallboy`, `N.`, `Fr.`, `McBell-Hay`: a word of a name. */
const capital = /^\p{Lu}[\p{L}\d'’-]*\.?$/u;
const when =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun|Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?:day)?s?\b/;

/** Whether all words are those of a name, and the first is no order: `Tallboy & Sons`, `Ann from Tallboy Bakery`, and not `Keep Calm`. */
function isOfNames(part: string): boolean {
  const words = part.split(' ');
  const [first = ''] = words;
  return (
    words.every((word) => capital.test(word) || joins.test(word)) &&
    capital.test(first) &&
    capital.test(words.at(-1) ?? '') &&
    (words.length > 1 || !isOrdinaryWord(first.toLowerCase()) || opensWithFirstName(first))
  );
}

/** What somebody is beside his name: `chartered engineer`. */
function isPostBeside(part: string): boolean {
  return /^[\p{L}& -]+$/u.test(part) && countWords(part) < 6 && part.split(' ').some(isTrade);
}

/** The last line, or what stands behind a dash at the end of it. */
const below = /\n(?:[-–—] ?)?([^\n]{3,70})$/u;
const dashed = /(?<=[\p{L}\d.!?)"”'’]) [-–—] ?(\p{Lu}[\p{L}'’-]+, \p{Lu}[^\n.!?]{2,50})$/u;

/**
 * Notes whose last line is nothing but a name, of somebody or of a firm, with that as their signature: `Tallboy & Sons`, `Ann, Tallboy Audio`, `N. Bell,
 * chartered engineer`. Where somebody signs already or the reader is called so, and below other lines of names, it stands.
 */
export function withLastLine(text: string, persona: string, isGroup: boolean): string {
  const notes = text.trim();
  const found = below.exec(notes) ?? dashed.exec(notes);
  const line = found?.[1]?.replace(/(?<!\b(?:Bros|Co|Inc|Ltd|\p{Lu}))\.$/u, '') ?? '';
  const [who = '', ...beside] = line.split(/, | \/ /);
  const rest = notes.slice(0, found?.index ?? 0);
  if (
    !found ||
    countWords(line) > wordsMax ||
    when.test(line) ||
    !isOfNames(who) ||
    !beside.every((part) => isOfNames(part) || isPostBeside(part)) ||
    beside.length > 2 ||
    findVerb(who.split(' ')[0]?.toLowerCase() ?? '')?.isName === false ||
    isOfNames((rest.split('\n').at(-1) ?? '').replace(/^[-*•] /, '').split(', ')[0] ?? '') ||
    /:\s*$/.test(rest) ||
    line.split(', ').some((part) => isReadersFirm(part, persona)) ||
    findSignature(text, persona, isGroup) ||
    findOwnFirm(text)
  )
    return text;
  const people = who.replace(/ [+&] /g, (mark) => (opensWithFirstName(who) ? ' and ' : mark));
  const isFirm = !/^(?:\p{Lu}\p{Ll}*\.|Fr|Dr|Prof)/u.test(who) && !opensWithFirstName(who);
  // "26 schools last winter / ANN BELL": a name among rows may be the reader's.
  if (
    !isFirm &&
    beside.length === 0 &&
    !/(?:[.!?…"')]|\n)\s*$/.test(`${rest}${/\n\n[^\n]+$/.test(notes) ? '\n' : ''}`)
  )
    return text;
  const signed =
    isFirm && beside.length < 2
      ? `Our name: ${who}${beside[0] ? ` (${beside[0]})` : ''}.`
      : signedBy([people, ...beside]);
  return `${rest.trim()}\n${signed}`.trim();
}
