import { compact } from '../../../../compact.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { name } from './name-patterns.ts';

const part = String.raw`, [^,.;:!?()\n]{3,70}`;
/** `Sender: ANN BELL, 16 years in the trade, former head of a mill.`, and the sentence after it. */
const sender = compact(
  String.raw`(?<=^|\n|[.!?] )(?<who>(?:[Ss]ender|[Ff]rom|[Mm]e|[Ss]ign(?:ed)?(?: (?:as|by))?|[Ss]ignature|[Ww]riter)(?: is|:)? ${name}(?: \p{Lu}{2,5})?)(?<parts>(?:${part})+)[.](?: (?<next>\p{Lu}\p{Ll}+s [^.!?\n]+[.]))?(?=\s|$)`,
  'u',
);

const years = /^(?:about |over |nearly )?\d+\+? years(?= (?:as|at|in|of|on|with|working)\b)/u;
const former = /^(?:former|ex-?)(?: |(?<=-))(?=\p{L})/iu;

/** What somebody has or did, without a subject: `16 years in the trade` → `have 16 years in the trade`. */
function toPredicate(told: string): string | undefined {
  if (years.test(told)) return `have ${told}`;
  if (former.test(told)) return `am a ${told.replace(former, 'former ')}`;
  const [first = ''] = told.split(' ');
  return /^\p{Ll}/u.test(told) && findVerb(first)?.form === 'past' && !findVerb(first)?.isName
    ? told
    : undefined;
}

/** `Works with five firms, has room for two more.` → `I work with five firms and have room for two more.`; undefined of what no person does. */
function toOwnDeed(sentence: string): string | undefined {
  const clauses = sentence.replace(/\.$/, '').split(', ');
  const deeds = clauses.map((clause) => {
    const [first = '', ...rest] = clause.split(' ');
    const base = first.toLowerCase() === 'has' ? 'have' : findVerb(first.toLowerCase())?.base;
    const isDeed = /^has$/i.test(first) || findVerb(first.toLowerCase())?.form === 'third';
    return isDeed && base && rest.length > 0 ? [base, ...rest].join(' ') : undefined;
  });
  return deeds.every((deed) => deed !== undefined) ? `I ${joinList(deeds)}.` : undefined;
}

/**
 * Notes in which what stands behind the name of who signs, and is no post, is told of that one: `Sender: ANN BELL, 16 years in the trade.` →
 * `Sender: ANN BELL.` and `I have 16 years in the trade.`, with what the next sentence says without a subject.
 */
export function withSenderTold(notes: string): string {
  const found = sender.exec(notes);
  const { who = '', parts = '', next } = found?.groups ?? {};
  const told = parts.split(', ').slice(1);
  // A post that was held before may stand below the name; a record of years or deeds does not.
  if (!found || !told.some((each) => toPredicate(each) && !former.test(each))) return notes;
  const kept = told.filter((each) => toPredicate(each) === undefined);
  const deeds = told.map(toPredicate).filter((each) => each !== undefined);
  const after = next && (toOwnDeed(next) ?? next);
  const said = [`${[who, ...kept].join(', ')}.`, `I ${joinList(deeds)}.`, after].filter(Boolean).join(' ');
  return notes.replace(found[0], said);
}
