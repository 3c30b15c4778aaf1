import { compact } from '../../../../compact.ts';
import { capitalise, isParticiple } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { count, type Shorthand, somebody, things } from './shorthand.ts';

const span = compact(
  String.raw`^(?:(?:all )?(?:in|within) )?((?:about |just |under )?(?:\d+|one|two|three|four|five|six) (?:day|hour|month|night|week|weekend|year)s?)$`,
  'i',
);
const counted = compact(String.raw`^${count} ${things}$`, 'iu');
const doneTo = compact(String.raw`^${count} ${things} (\p{Ll}+)$`, 'iu');
const none = /^(?:no|zero) \p{Ll}[\p{Ll} -]{2,30}$/u;

/** Of a verb that nobody knows, what stands beside it says that it is over. */
function isPast(verb: string): boolean {
  const known = findVerb(verb);
  return known === undefined || known.form === 'past' || /^(?:cut|hit|put|set)$/.test(verb);
}

/** `we moved a door maker, 41k contacts, 9k duplicates removed, 3 weeks`: what was done, of how many, how long it took, and what came with it. */
export const ownDeed: Shorthand = [
  [
    /^(?:last (?:year|month|spring|summer|autumn|winter) )?(?:I|we) (\p{Ll}+) ([^,;:]{3,50}?)((?:, [^,;:]{3,40}){1,4})$/iu,
    ([note, deed = '', whom = '', list = '']) => {
      const parts = list.slice(2).split(/, (?:and )?/);
      const long = parts.map((part) => span.exec(part)?.[1]).filter((each) => each !== undefined);
      const many = parts.filter((part) => counted.test(part) && !span.test(part));
      const beside = parts.filter((part) => none.test(part) || isParticiple(doneTo.exec(part)?.[1] ?? ''));
      if (
        !isPast(deed.toLowerCase()) ||
        somebody.test(whom + list) ||
        / (?:and|but|so|which|who) /.test(whom) ||
        long.length > 1 ||
        many.length > 1 ||
        long.length + many.length + beside.length < parts.length
      )
        return undefined;
      const [head = ''] = note.split(', ');
      const time = long.length > 0 && !/ in \d/.test(head) ? ` in ${long[0]}` : '';
      return `${capitalise(head)}${time}${many.length > 0 ? `: ${many[0]}` : ''}${beside.length > 0 ? `, with ${joinList(beside)}` : ''}`;
    },
  ],
];
