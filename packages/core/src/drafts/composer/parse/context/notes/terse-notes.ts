import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  isParticiple,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, massNouns, personNouns } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTold } from '../second-person.ts';
import type { Subject } from './note-subjectless.ts';
import { firstTold, type TableOf } from './note-table.ts';

/** More words than a note has. */
const wordsMax = 24;
const many = String.raw`(?:(?:about |more than |nearly |over )?\d[\d.,]*k?\+?|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** What holds only for who says it, or speaks of somebody. */
const ofSomebody =
  /\b(?:he|her|hers|him|his|I|it|me|my|our|she|their|them|they|us|we|you|your|maybe|tbc|tbd|unsure)\b|[?;:"“”]/i;

/** What there is only some of, where it is needed. */
const some =
  /(?:ing|ment|ness|tion|ity|ance|ence|age)$|^(?:access|gas|help|light|parking|power|shade|space|staff|sun|time|water|wi-?fi)$/i;

/** `quiet corner`, `kettle`: one thing with its article. */
function withOne(thing: string): string {
  const core = toNounCore(thing);
  const head = (core.at(-1) ?? '').toLowerCase();
  const known = withArticle(thing);
  const isOne =
    known === thing &&
    /^\p{Ll}/u.test(thing) &&
    core.length > 0 &&
    !determiners.has((core[0] ?? '').toLowerCase()) &&
    !/^(?:one|two|three|four|five|six|eight|ten)$/.test(core[0] ?? '') &&
    !isPlural(head) &&
    !massNouns.has(head) &&
    !some.test(head) &&
    (core.length > 1 || findVerb(head)?.form !== 'base');
  return isOne ? `${toArticle(thing)} ${thing}` : known;
}

/** A thing in a list with its article: `quiet corner` → `a quiet corner`; undefined for what is no thing in few words. */
function toThing(item: string): string | undefined {
  if (countWords(item) > 7 || ofSomebody.test(item) || item.split(' ').some(isTold)) return undefined;
  return withOne(decapitalise(item));
}

/** `2 tables, 2 sockets each, kettle`: the things of a list, without those that are not asked for; undefined where one is none. */
function toThings(list: string): string | undefined {
  const items = list
    .split(/,? (?:&|\+|and) |, /)
    .filter((item) => !/^no |\b(?:not|un)[ -]?(?:needed|necessary|required)$/.test(item));
  const things = items.map(toThing);
  return things.length > 0 && things.every((thing) => thing !== undefined)
    ? joinList(things).replace(/, (\d+ \p{L}+ each)/gu, ' ($1)')
    : undefined;
}

/** `3 failures caught in 7 months`, `1,270 items rehomed`: what was done, as a clause in the past. */
const doneTo = compact(
  String.raw`^(${many} (?:[\p{Ll}-]+ ){0,2}\p{Ll}+s) (\p{Ll}+)((?: (?:after|at|by|during|for|from|in|on|over|since|within) [^,;:]+)?)$`,
  'iu',
);
function toDone(said: string): string | undefined {
  const [, what = '', done = '', when = ''] = doneTo.exec(said) ?? [];
  return what && isParticiple(done) ? `${what} were ${done}${when}` : undefined;
}

/** `11 hires in 12 weeks`, `19k views, 640 stars`: how many of what somebody got. */
const gotten = compact(
  String.raw`^${many} (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s(?: (?:in|within|from|per|a) [^,;:]+)?$`,
  'iu',
);
function toGot(said: string): string | undefined {
  const [first = '', ...rest] = said.split(', ');
  const more = rest.join(', ');
  const isMore = more === '' || /^incl\p{L}* /u.test(more) || rest.every((part) => gotten.test(part));
  if (!gotten.test(first) || !isMore || ofSomebody.test(said)) return undefined;
  return /^incl/.test(more) || more === '' ? said : joinList([first, ...rest]);
}

/** Where one is "in". */
const areas = /^(?:cities|counties|countries|districts|regions|states|towns|valleys|villages)$/;

const we = (subject: Subject) => (subject === 'I' ? 'I' : 'We');

/** Notes of the sender's in the shapes that notes have, and how each is told. */
const rows: TableOf<[subject: Subject]> = [
  // "Call DALE 555-0142".
  [
    /^(?:[Pp]lease )?([Cc]all|[Pp]hone|[Rr]ing|[Tt]ext) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)(?:,| at| on)? ([+(]?\d[\d ()-]{5,}\d)$/u,
    ([, how = '', whom, number]) => `you can ${how.toLowerCase()} ${whom} on ${number}`,
  ],
  // "Weekend dates open in March".
  [
    compact(
      String.raw`^((?:${many} |some )?(?:[\p{L}-]+ )?(?:beds|berths|dates|evenings|places|rooms|seats|slots|spaces|stalls|tables|weekends|weeks)) ((?:still )?(?:available|free|left|open) (?:for|from|in|on|until) [^,;:]{3,40})$`,
      'iu',
    ),
    ([, what = '', when = '']) =>
      ofSomebody.test(when) ? undefined : `there are ${decapitalise(what)} ${decapitalise(when)}`,
  ],
  // "-25C".
  [/^[-–−](\d+) ?°? ?C$/u, ([, degrees]) => `the temperature is -${degrees}C`],
  // "Unlimited changes".
  [/^unlimited (?:[\p{Ll}-]+ )?\p{Ll}+s$/iu, ([what = '']) => `you get ${decapitalise(what)}`],
  // "need: 2 tables, power not needed".
  [
    /^(?:we |I )?needs?: (.+)$/i,
    ([, list = ''], subject) => {
      const things = toThings(list);
      return things && `${we(subject)} need ${things}`;
    },
  ],
  // "booth needs quiet corner, 6 m2, one 230 V outlet".
  [
    /^(?:the |our )?(\p{L}\p{Ll}+) needs ((?!to\b)[^,]+, .+)$/iu,
    ([, what = '', list = '']) => {
      const things = toThings(list);
      return things && !ofSomebody.test(what) ? `The ${decapitalise(what)} needs ${things}` : undefined;
    },
  ],
  // "our last robotics client: 11 hires in 12 weeks", "last one (with a dairy): 4 hires".
  [
    /^(?:(?:my|our|the) )?((?:first|last|latest|most recent|previous) (?:(?:[\p{L}-]+ ){0,2}(?:client|company|customer|event|one|partner|project|school|site|show|team|tour))(?: \((?:at|for|in|with) [^()]+\))?): (.+)$/iu,
    ([, whom = '', said = '']) => {
      const whose = /\bone\b/.test(whom) ? 'the' : 'our';
      const done = toDone(said);
      if (done) return `For ${whose} ${decapitalise(whom)}, ${done}`;
      const got = toGot(said);
      return got && `${whose === 'the' ? 'The' : 'Our'} ${decapitalise(whom)} got ${got}`;
    },
  ],
  // "reference: tissue mill in Sweden, 3 failures caught in 7 months".
  [
    /^(?:(?:a |my |our )?(?:case(?: study)?|example|past client|ref(?:erence)?|similar(?: client| job| project)?)): ((?:an? )?\p{Ll}[^,;:]{3,40}), (.+)$/iu,
    ([, whom = '', said = '']) => {
      const done = toDone(said);
      return done && !ofSomebody.test(whom) ? `At ${withOne(whom)}, ${done}` : undefined;
    },
  ],
  // "3 schools so far, so 1,270 items rehomed".
  [
    compact(String.raw`^(${many} \p{Ll}+s) (?:so far|to date)(?:,? so|,? and|,| ?[-–:]) (.+)$`, 'iu'),
    ([, where = '', said = '']) => {
      const done = toDone(said);
      const noun = where.split(' ').at(-1)?.toLowerCase() ?? '';
      const at = areas.test(noun) ? 'in' : personNouns.has(noun.replace(/s$/, '')) ? 'with' : 'at';
      return done && `So far, ${done.replace(/ were /, ' have been ')} ${at} ${where}`;
    },
  ],
  // "availability: weeks 12 and 14".
  [
    /^(?:availability|available|free|open dates|slots): (weeks? \d\d?(?:(?:, | ?[+&] ?| and | or |-)\d\d?)*)$/i,
    ([, when = ''], subject) =>
      `${subject === 'I' ? 'I am' : 'We are'} available in ${when.replace(/ ?[+&] ?/g, ' and ')}`,
  ],
  // "based 2 streets from the museum".
  [
    compact(
      `^based (?:just |only )?((?:${many}|an?|one) (?:block|door|hour|km|mile|minute|street)s?(?: \\p{L}+)? (?:away )?from .+)$`,
      'iu',
    ),
    ([, where = ''], subject) => `${subject === 'I' ? 'I am' : 'We are'} based ${where}`,
  ],
  // "stocked in: Harbour Gallery, The Rope Store".
  [
    /^(?:already )?(stocked|sold) (?:at|by|in): ((?:the )?\p{Lu}[^;:]*)$/iu,
    ([, done = '', list = ''], subject) => {
      const names = list.split(/, | and | & /);
      return subject === 'I' || subject === 'we' || !names.every((name) => /^\p{Lu}[^()]*$/u.test(name))
        ? undefined
        : `${subject === 'they' ? 'They are' : 'It is'} ${decapitalise(done)} at ${joinList(names)}`;
    },
  ],
  // "used by: two nationals (unnamed)".
  [
    /^(?:already )?(used|worn|trusted) by: ([^;:()]+?)(?: \([^()]*\))?$/iu,
    ([, done = '', whom = ''], subject) =>
      ofSomebody.test(whom) || subject === 'I' || subject === 'we'
        ? undefined
        : `${capitalise(whom)} ${usersOf(done)} ${subject === 'they' ? 'them' : 'it'}`,
  ],
  // "my credits: NAME, two short films".
  [
    /^(my|our) (clients|credits|customers|stockists|users|venues): ([^;:?]+)$/iu,
    ([, whose = '', what = '', list = '']) =>
      `${capitalise(whose.toLowerCase())} ${what.toLowerCase()} include ${joinList(
        list
          .replace(/\.$/, '')
          .split(/, | and | & /)
          .map((item) => (/^\p{Lu}/u.test(item) ? item : withArticle(item))),
      )}`,
  ],
  // "nearest rapid charger: 8 miles".
  [
    compact(
      `^(?:the )?nearest ((?:\\p{Ll}+ ){0,2}\\p{Ll}+): (${many} (?:km|miles?|minutes?|streets?|hours?)(?: \\p{Ll}+)?)(?: away)?$`,
      'iu',
    ),
    ([, what = '', far = '']) => (ofSomebody.test(what) ? undefined : `The nearest ${what} is ${far} away`),
  ],
  // "grid: 315 kVA transformer on site, half used".
  [
    /^(?!(?:nearest|need|price)\b)\p{L}[\p{L} ]{2,20}: ((?!\d[\d.,]* (?:days?|hours?|weeks?|months?|years?|minutes?)\b)\d[^,;:]*? (?:available|in place|nearby|on site))((?:, .+)?)$/iu,
    ([, what = '', more = '']) => {
      const head = what.replace(/ (?:available|in place|nearby|on site)$/, '');
      return ofSomebody.test(`${what}${more}`)
        ? undefined
        : `There ${isPlural(head) ? 'are' : `is ${toArticle(what)}`} ${what}${more}`;
    },
  ],
  // "34 vets on our books in the province, 7 do large animals".
  [
    compact(
      String.raw`^(${many} (?:[\p{Ll}-]+ ){0,2}?\p{Ll}+ (?:on (?:my|our) books|in stock|on (?:my|our) (?:list|register|roster|team))(?: [^,;:]+)?), (\d+|half|most|one|two|three|four|five|six) (.+)$`,
      'iu',
    ),
    ([, what = '', some = '', said = ''], subject) => {
      const part = toPart(some, said, /on (?:my|our) books/.test(what));
      return part && `${we(subject)} have ${decapitalise(what)}, ${part}`;
    },
  ],
  // "exhibited 2023, sponsored 2022 (bronze)".
  [
    /^((?:(?:already )?(?:attended|exhibited|performed|played|spoke|sponsored|took part|volunteered)(?: (?:at yours|here|there))? (?:in )?(?:19|20)\d\d(?: \([^()]+\))?(?:,? and |, )?)+)(?:, [^,\d]+)?$/i,
    ([, deeds = ''], subject) =>
      `${we(subject)} ${joinList(
        deeds
          .split(/,? and |, /)
          .filter(Boolean)
          .map((deed) =>
            decapitalise(deed)
              .replace(/^sponsored (?:in )?(?=\d)/, 'sponsored you in ')
              .replace(/^(?!sponsored)(\p{Ll}+(?: part)?) (?:in )?(?=\d)/u, '$1 in '),
          ),
      )}`,
  ],
];

function usersOf(done: string): string {
  return { used: 'use', worn: 'wear', trusted: 'trust' }[done.toLowerCase()] ?? 'use';
}

/** What some of those are or do who were counted: `7 of whom do large animals`, `6 of which are older than 90 days`. */
function toPart(some: string, said: string, arePeople: boolean): string | undefined {
  if (ofSomebody.test(said) || countWords(said) > 9) return undefined;
  const first = said.split(' ')[0] ?? '';
  const verb = findVerb(first);
  if (first === 'do' || (verb?.form === 'base' && !verb.isName))
    return `${some} of ${arePeople ? 'whom' : 'which'} ${said}`;
  return /^(?:already|at|in|on|over|under|with|without|still)$/.test(first) ||
    (/^\p{Ll}+(?:er|ed)$/u.test(first) && !isPlural(first))
    ? `${some} of ${arePeople ? 'whom' : 'which'} ${/^one$|^1$/i.test(some) ? 'is' : 'are'} ${said}`
    : undefined;
}

/** A note of the sender's in one of the shapes of notes as a sentence: `need: 2 tables` → `We need 2 tables.` Undefined where it is none. */
export function tellTerse(note: string, subject: Subject): string | undefined {
  const bare = note
    .trim()
    .replace(/^[-*•] /, '')
    .replace(/[.!,;]+$/, '');
  if (countWords(bare) > wordsMax) return undefined;
  const told = firstTold(rows, bare, subject);
  return told && finishSentence(told);
}

/** Where only the reader has what is counted. */
const atReaders = compact(
  String.raw`^(?<what>(?:still )?${many} (?:[\p{Ll}-]+ ){0,2}?\p{Ll}+s) (?<where>(?:on|in) (?:the |their )?(?:(?:careers?|jobs?) (?:page|site)|job board|web ?site))(?:, (?<some>\d+|half|most|one|two|three|four|five|six) (?<said>[^,;:]+))?$`,
  'iu',
);

/** `average 62 mi/day (their press release)`: what they show of themselves. */
const shownAverage =
  /^(?:on )?average (?:of )?(\d[\d.,]*k?) (\p{Ll}+)(?: ?\/ ?| an? | per )(day|week|month|year) \((?:\p{Ll}+ ){0,2}(?:her|his|their) [^()]+\)[.]?$/u;

/** `17 open roles on careers page, 6 older than 90 days` → `They have 17 open roles on their careers page, 6 of which are older than 90 days`: what is counted where the reader shows it. */
export function withReadersCount(note: string): string {
  const [, much = '', unit = '', each = ''] = shownAverage.exec(note) ?? [];
  if (much) return `They average ${much} ${unit.replace(/^mi$/, 'miles')} a ${each}`;
  const {
    what = '',
    where = '',
    some = '',
    said = '',
  } = atReaders.exec(note.replace(/[.!]+$/, ''))?.groups ?? {};
  const part = some ? toPart(some, said, false) : '';
  return what && part !== undefined
    ? `They have ${decapitalise(what)} ${where.replace(/^(on|in) (?:the |their )?/i, '$1 their ')}${part && `, ${part}`}`
    : note;
}
