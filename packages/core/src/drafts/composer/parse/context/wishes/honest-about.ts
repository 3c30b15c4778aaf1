import { compact } from '../../../../compact.ts';
import { isPlural } from '../../../text/grammar.ts';
import type { Subject } from '../notes/note-subjectless.ts';
import { toTime } from '../notes/to-time.ts';
import type { Ordered } from './ordered-apart.ts';

/** `…, be honest`, `…, so be upfront about it`: the writer is to own up to what stands before it. */
const beHonest = compact(
  `(?:^|[,;]? ?(?:[-–] )?)(?:(?:and|please|pls|so) )*(?:be|stay) (?:clear|frank|honest|open|straight|transparent|up ?front)(?: about (?:it|that|this))?[.!]*$`,
  'iu',
);
const somebody = /\b(?:he|her|him|his|I|me|my|our|she|their|them|they|us|we|you|your)\b/i;

/** One thing that is not so, is so of nothing else, or that what is offered has in it: `NOT for slopes over 20°`, `industrial only`, `contains beeswax`. */
function tellLimit(note: string, subject: Subject): string {
  const many = subject === 'they';
  const it = many ? 'They' : 'It';
  const is = many ? 'are' : 'is';
  const [, not = ''] = /^not (\p{L}[^,;:?]{2,50})$/iu.exec(note) ?? [];
  if (not) return `${it} ${is} not ${toTime(not.replace(/(?<=^available )(?!at |in |on )/i, 'in '))}`;
  const [, none = ''] = /^no ([\p{Ll}-]+(?: [^,;:?]{2,40})?)$/iu.exec(note) ?? [];
  if (none)
    return `There ${isPlural(none.split(/ (?:at|for|in|of|on|to|with) /)[0] ?? '') ? 'are' : 'is'} no ${none}`;
  const [, only = ''] = /^([\p{Ll}-]+(?: [\p{Ll}-]+){0,3}) only$/iu.exec(note) ?? [];
  if (only) return `${it} ${is} ${only.toLowerCase()} only`;
  const [, does = '', what = ''] = /^(contain|need|require|take)s? ([^,;:?]{3,60})$/iu.exec(note) ?? [];
  return does && `${it} ${does.toLowerCase()}${many ? '' : 's'} ${what}`;
}

/** What an order to be honest stands behind, with the note before it where that says what is not so: `NOT home compostable! industrial only, be honest`. */
export function toldHonestly(
  written: string,
  before: string | undefined,
  subject: Subject,
): { told: Ordered; takesBefore: boolean } | undefined {
  if (!beHonest.test(written) || subject === 'I' || subject === 'we') return undefined;
  const bare = (note: string) =>
    note
      .replace(beHonest, '')
      .replace(/[.!]+$/, '')
      .trim();
  const fact = bare(written);
  const last = before && /^not? /i.test(before) ? bare(before) : '';
  const limit = last && !somebody.test(last) ? tellLimit(last, subject) : '';
  const own = fact && !somebody.test(fact) ? tellLimit(fact, subject) : '';
  if (fact && !own) return undefined;
  const told = [limit, own].filter(Boolean).map((each) => `${each}.`);
  return told.length > 0
    ? { told: { note: told.join(' '), isOrdered: true }, takesBefore: limit !== '' }
    : undefined;
}
