import { compact } from '../../../../compact.ts';
import { decapitalise, isCount, isPlural } from '../../../text/grammar.ts';
import { months } from '../../../text/time-units.ts';
import { personNouns, thingNouns } from '../../../text/words.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { isReadersKind } from '../../readers-noun.ts';
import { finishSentence } from '../../sentence-text.ts';
import { firstTold, type TableOf } from '../notes/note-table.ts';
import { toTime } from '../notes/to-time.ts';
import { isTold } from '../second-person.ts';

type Typed = { offer: string; reader: string };

const small = 'no one two three four five six seven eight nine'.split(' ');
const count = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const day = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:the )?)?)`;
const date = String.raw`(?:${day}?(?:\d{1,2}(?:st|nd|rd|th)? ${months}|${months} \d{1,2}(?:st|nd|rd|th)?)(?:,? 20\d\d)?|${day})`;
const clock = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?(?: [A-Z]{2,4})?)`;

/** What is done before work begins, and what for. */
const papers =
  '(?:accreditations?|approvals?|certificates?|checks?|clearances?|inductions?|inspections?|licen[cs]es?|paperwork|permits?|testing|tests?|vaccinations?|vetting)';

const ofSomebody = /\b(?:her|his|i|it|its|my|our|she|their|them|they|us|we|who|you|your)\b/i;

/** `from 1st` → `from the 1st`. */
function withOrdinal(when: string): string {
  return toTime(when).replace(/\b(?<!the )(\d{1,2}(?:st|nd|rd|th))$/, 'the $1');
}

/** `Quickstaff + 2 chains` → `Quickstaff and 2 chains`. */
function inWords(list: string): string {
  return list.replace(/ ?[+&] ?/g, ' and ');
}

/** Where the reader's guests, pupils or patients are: `there`. */
const houses =
  /^(?:academy|barn|campus|campsite|castle|church|club|college|farm|gallery|garden|golf club|gym|hall|hospital|hotel|library|museum|nursery|park|pub|resort|restaurant|school|shop|studio|theatre|university|venue|vineyard|winery)$/;

/** What is done at another's house, and not at one's own. */
const worked =
  'built|catered|cooked|danced|decorated|did|filmed|fitted|installed|painted|performed|photographed|played|ran|recorded|sang|shot|spoke|taught|wired|worked';

const ofThem = /\b(?:her|his|she|their|them|they)\b/i;

/** Facts that somebody typed without the verb or the articles of a sentence, and how each is told. */
const rows: TableOf<[typed: Typed]> = [
  // "4 huts free from 1st".
  [
    compact(
      String.raw`^(?:only |still )?(${count}) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:still |now )?(available|free|left|open) ((?:after|before|between|for|from|in|on|this|next|until|till)\b [^,;:]{2,30}|(?:this|next) \p{L}+)$`,
      'iu',
    ),
    ([, many = '', what = '', free = '', when = '']) =>
      ofSomebody.test(what) || what.split(' ').slice(0, -1).some(isTold)
        ? undefined
        : `${small[Number(many)] ?? many.toLowerCase()} ${decapitalise(what)} ${/^(?:1|one)$/i.test(many) ? 'is' : 'are'} ${free.toLowerCase()} ${withOrdinal(when).replace(/^till\b/i, 'until')}`,
  ],
  // "Insurance + PAT checks all done".
  [
    compact(
      String.raw`^(?:the |our |all )?((?:[\p{L}\d&-]+(?: ?\+ ?| and |, | )){0,4}${papers}) (all |now |already )?(complete|done|in place|sorted|up to date)$`,
      'iu',
    ),
    ([, what = '', all = '', done = '']) =>
      ofSomebody.test(what) || what.split(' ').some((word) => isTold(word) && !isPlural(word))
        ? undefined
        : `our ${decapitalise(inWords(what))} ${/ and /.test(inWords(what)) || isPlural(what) ? 'are' : 'is'} ${isPlural(what) || / and /.test(inWords(what)) || /now|already/i.test(all) ? all.toLowerCase() : ''}${done.toLowerCase()}`,
  ],
  // "12% back to venue per show".
  [
    /^(\d[\d.,]*%) (?:goes |given |paid )?back to (?:the |their |your )?(\p{Ll}+)( (?:for each|for every|from each|from every|of each|of every|on each|on every|per) .{3,40})?$/iu,
    ([, share, whom = '', per = ''], { reader }) => {
      const isTheirs = isReadersKind(whom, reader);
      const named = isTheirs
        ? `your ${whom}`
        : isCount(whom) && !isPlural(whom) && whom !== 'charity'
          ? undefined
          : whom;
      return named && `${share} goes back to ${named}${per}`;
    },
  ],
  // "App used by Quickstaff + 2 chains".
  [
    /^(?:the |our |my )?((?:\p{L}+ )?((?!(?:are|is)\b)\p{L}+)) (?:is |are )?(?:already |now )?(chosen|played|read|rented|stocked|trusted|used|worn) by ([^;:]{3,80})$/iu,
    ([, what = '', head = '', used = '', whom = ''], { offer }) =>
      ofSomebody.test(`${what} ${whom}`) || !includesWord(offer, head)
        ? undefined
        : `${isPlural(head) ? 'our' : 'the'} ${decapitalise(what)} ${isOrAre(what)} ${used.toLowerCase()} by ${inWords(whom)}`,
  ],
  // "Embargo lifts Tuesday 3 March, 09:00 CET".
  [
    compact(
      String.raw`^(?:the |our )?((?:[\p{L}-]+ )?(\p{L}+)) (closes|ends|expires|lifts|opens|starts) (?:on )?(${date})(?:,? (?:at )?(${clock}))?$`,
      'iu',
    ),
    ([, what = '', head = '', does, when, time], { offer }) =>
      ofSomebody.test(what) ||
      isPlural(head) ||
      !(/(?:^|[ -])(?:embargo|early[- ]bird|pre-?sale)$/i.test(what) || includesWord(offer, head))
        ? undefined
        : `the ${decapitalise(what)} ${does} on ${toTime(when ?? '')}${time ? ` at ${time}` : ''}`,
  ],
  // "We did a wedding there in May": at the reader's.
  [
    compact(
      String.raw`^((?:I|we) (?:also |just |recently )?(?:${worked})\b[^,;:]*?) at their (\p{Ll}+(?: \p{Ll}+)?)((?: (?:in|last|on|this) [^,;:]{2,30}| (?:once|twice|before))?)$`,
      'iu',
    ),
    ([, did = '', house = '', when = '']) =>
      ofThem.test(did) || !houses.test(house.split(' ').at(-1) ?? '')
        ? undefined
        : `${did} at your ${house}${when}`,
  ],
  // "Average tip was 3.1 euros", of a study.
  [
    compact(
      String.raw`^(?:the )?((?:average|mean|median) (?:[\p{Ll}-]+ ){0,4}[\p{Ll}-]+) (was|were) ([^,;:]*\d[^,;:]*)$`,
      'iu',
    ),
    ([, what = '', was, much], { offer }) =>
      /\b(?:data|experiments?|findings|paper|research|results|study|studies|survey|tests?|trials?)\b/i.test(
        offer,
      ) && !ofSomebody.test(what)
        ? `the ${decapitalise(what)} ${was} ${much}`
        : undefined,
  ],
];

function includesWord(offer: string, word: string): boolean {
  return offer
    .toLowerCase()
    .split(/[^\p{L}\d-]+/u)
    .includes(word.toLowerCase());
}

/** A note as somebody types it, as a sentence: `4 huts free from 1st` → `Four huts are free from the 1st.`; undefined where no row knows it. */
export function tellTyped(note: string, offer: string, reader: string): string | undefined {
  const told = firstTold(rows, note.replace(/[.!]$/, ''), { offer, reader });
  return told && finishSentence(told);
}

const didThere = compact(
  String.raw`^((?:I|we) (?:also |just |recently )?(?:${worked})(?: [^,;:]{2,60}?)?) there\b((?: (?:in|last|on|this) [^,;:]{2,30}| (?:once|twice|before))?)(?:, (?:s?he|they|it|everyone|all) (?:was|were) (?:so |very |really |all )?\p{Ll}+)?$`,
  'iu',
);

/** `We stayed there in June and loved the breakfast`: what a guest of the reader's did. */
const guestDid =
  /^((?:I|we) (?:also |just |once |recently )?)(ate|camped|dined|shopped|stayed|(?:had|came for) (?:an? (?:[\p{L}-]+ )?(?:beer|coffee|drink|meal|pint)|breakfast|brunch|coffee|dinner|lunch)) there\b(?= (?:and|at|before|for|in|last|on|once|this|twice)\b|$)/iu;

const bareHas = /^(\p{Ll}+) (has|holds|needs|seats|uses) (.+)$/iu;

/**
 * What a note says of the reader's house, as of theirs: `venue has sound limit from 10` → `Their venue has a sound limit from 10`, `we did a wedding there in
 * May` → `We did a wedding at their venue in May`. Any other is left as it is. `unit`: what the reader's house is called.
 */
export function withTheirHouse(note: string, unit = ''): string {
  const house = unit.split(' ').at(-1) ?? '';
  if (/ there\b/.test(note) && guestDid.test(note))
    return note.replace(guestDid, (_, who: string, did: string) =>
      /^(?:camp|stay)/i.test(did) || !houses.test(house)
        ? `${who}${did} with them`
        : `${who}${did} at their ${unit}`,
    );
  if (!houses.test(house)) return note;
  const said = note.replace(/[.!]$/, '');
  const [, did = '', when = ''] = (/ there\b/.test(said) && didThere.exec(said)) || [];
  if (did && !ofThem.test(did)) return `${did.replace(/^we\b/, 'We')} at their ${unit}${toTime(when)}`;
  const [, what = '', does, more = ''] = bareHas.exec(said) ?? [];
  if (what.toLowerCase() !== house || ofSomebody.test(more)) return note;
  return `Their ${house} ${does} ${withOne(more)}`;
}

/** What is one of its kind though few lists of things hold it. */
const limits = /^(?:ban|cap|ceiling|curfew|deadline|licen[cs]e|limit|limiter|policy|rule|target)$/;

/** `sound limit from 10` → `a sound limit from 10`. */
function withOne(more: string): string {
  const [, thing = ''] =
    /^((?:\p{Ll}+ ){0,2}\p{Ll}+)(?= (?:after|at|before|for|from|in|of|on|until|with) |$)/u.exec(more) ?? [];
  const head = thing.split(' ').at(-1) ?? '';
  const isOne =
    thing &&
    (isCount(head) || thingNouns.has(head) || limits.test(head)) &&
    !isPlural(head) &&
    !/^(?:an?|any|every|his|no|one|some|the)\b/.test(thing);
  return isOne && !personNouns.has(thing) ? `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${more}` : more;
}
