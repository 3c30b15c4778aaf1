import { compact } from '../../../../compact.ts';
import { capitalise, isParticiple, isPlural, toArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { massNouns } from '../../../text/words.ts';
import { toTime } from '../notes/to-time.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { isTold } from '../second-person.ts';
import { type About, count, isThing, it, itIs, type Shorthand, somebody, we, weAre } from './shorthand.ts';

const are = ({ subject }: About) => (subject === 'they' ? 'are' : 'is');

/** What things are made of or painted in. */
const material =
  'beech|black|blue|brass|brown|chrome|clear|copper|cream|gloss|gold|green|gr[ae]y|ivory|kraft|leather|linen|matte?|natural|navy|oak|pine|pink|red|silver|slate|steel|walnut|white|yellow';
/** How long something is kept, or where it stands. */
const until = String.raw`(?:till?|until|for) [^,;:]{3,30}`;

/** `replaceable battery` → `a replaceable battery`. */
function withOne(thing: string): string {
  const head = thing.split(' ').at(-1) ?? '';
  return isPlural(head) || massNouns.has(head) || /ing$/.test(head) ? thing : `${toArticle(thing)} ${thing}`;
}

/** Things for sale: where they are from and stand, what is asked for them, and how they are made. */
export const goodsNoted: Shorthand = [
  // "they came from a brewery that closed", of several things that are offered.
  [
    /^they (came|come) (from|off|out of) ([^;:]{4,60})$/iu,
    ([, came = '', from, where = ''], { subject }) =>
      subject === 'they' && !somebody.test(where) ? `They ${came.toLowerCase()} ${from} ${where}` : undefined,
  ],
  // "asking 28 each or 25 if you take the lot".
  [
    /^asking (?:for )?((?:only |about )?[$€£]?\d[\d.,]*(?: \p{Ll}+)?)((?:,? (?:but|or) [^;:]{3,60})?)$/iu,
    ([, much, or = ''], about) =>
      `${weAre(about)} asking ${much}${or.replace(/^,? /, ', ').replace(/\b(?:they|s?he) takes?\b/i, 'you take')}`,
  ],
  // "can hold them until end of month, they're in a dry barn near Selwick".
  [
    compact(
      String.raw`^(?:(?:I|we) )?can (deliver|hold|keep|reserve|ship|store) (it|them)((?: ${until})?)(?:(?:,| and|;) (?:and )?(?:it|they)(?:['’](?:re|s)| are| is) ((?:at|in|near|on|stored|under) [^,;:]{4,60}))?$`,
      'iu',
    ),
    ([, does = '', what = '', long = '', where = ''], about) =>
      isThing(about) && /^them$/i.test(what) === (about.subject === 'they')
        ? `${we(about)} can ${does.toLowerCase()} ${what.toLowerCase()}${toTime(long.replace(/^ till? /, ' until '))}${where && `, and ${it(about).toLowerCase()} ${are(about)} ${where}`}`
        : undefined,
  ],
  // "Condition: surveyed 2021; 9 sheets need work before travel", all of it or nothing.
  [
    /^(?:current )?condition: (\p{Ll}+) ((?:in )?(?:(?:early|late|mid) )?(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)((?:[;,] [^;:]{6,80})?)$/iu,
    ([, done = '', when = '', rest = ''], about) => {
      const more = rest
        .slice(2)
        .replace(/^(\d+ (?:[\p{Ll}-]+ )?\p{Ll}+s) (broken|chipped|damaged|missing|torn|worn)$/u, '$1 are $2');
      return isParticiple(done.toLowerCase()) &&
        isThing(about) &&
        !somebody.test(more) &&
        (more === '' || hasClause(capitalise(more)))
        ? `It was ${done.toLowerCase()} in ${when.replace(/^in /i, '')}${more && `, and ${more}`}`
        : undefined;
    },
  ],
  // "Collection: 64 manuscript charts, 1711-1798".
  [
    compact(
      String.raw`^(?:the )?(archive|collection|series): (${count} (?:[\p{L}-]+ ){0,2}[\p{Ll}-]+s)((?:, [^,;:]{3,30})?)$`,
      'iu',
    ),
    ([, what = '', many = '', more = ''], about) =>
      somebody.test(many + more) || about.persona.toLowerCase().includes(what.toLowerCase())
        ? undefined
        : `The ${what.toLowerCase()} has ${many}${more}`,
  ],
  // "retailers now: NAME (12), NAME online".
  [
    /^(?:our )?(?:current )?(retailers|resellers|stockists)(?: (?:now|so far|to date))?: ([^;:?]{4,120})$/iu,
    ([, who = '', list = ''], about) => {
      const names = list.split(/, (?:and )?| and /);
      return !about.persona.toLowerCase().includes(who.toLowerCase().replace(/s$/, '')) &&
        names.every((name) => /^\p{Lu}/u.test(name))
        ? `Our ${who.toLowerCase()} include ${joinList(names)}`
        : undefined;
    },
  ],
  // "kraft or white".
  [
    compact(
      String.raw`^(?:in )?((?:\p{Ll}+ )?(?:${material})(?:, (?:${material}))*) (?:and|or) ((?:\p{Ll}+ )?(?:${material}))$`,
      'iu',
    ),
    ([, one = '', other = ''], about) =>
      isThing(about) && !`${one} ${other}`.split(' ').some(isTold)
        ? `${it(about)} ${about.subject === 'they' ? 'come' : 'comes'} in ${one.toLowerCase()} or ${other.toLowerCase()}`
        : undefined,
  ],
  // "IP44, replaceable battery".
  [
    /^(IP\d\dK?)(?:[- ]rated)?, (?:an? )?((?:\p{Ll}+ ){0,2}\p{Ll}+)$/u,
    ([, code, thing = ''], about) =>
      isThing(about) && !isParticiple(thing.split(' ').at(-1) ?? '')
        ? `${itIs(about)} ${code} rated, with ${withOne(thing)}`
        : undefined,
  ],
  // "quiet - 54 dB".
  [
    /^(compact|light|quiet|silent|slim|small)(?: [-–]|[:=,]) ?((?:about |only |under )?\d[\d.,]* ?\p{L}{1,3})$/iu,
    ([, how = '', much], about) =>
      isThing(about) ? `${itIs(about)} ${how.toLowerCase()}, at ${much}` : undefined,
  ],
];
