import { capitalise, isPlural, toNounCore } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import type { Clause } from './clause.ts';

/** The most words of two clauses that stand in one sentence. */
const jointWordsMax = 15;

const isOf =
  <Of extends Clause['of']>(of: Of) =>
  (clause: Clause): clause is Extract<Clause, { of: Of }> =>
    clause.of === of;

function toPluralVerb(verb: string): string {
  const words = verb.split(' ');
  const last = words.at(-1) ?? '';
  const base =
    last === 'is' ? 'are' : last === 'has' ? 'have' : (findVerb(last)?.base ?? last.replace(/s$/, ''));
  return [...words.slice(0, -1), base].join(' ');
}

/** `Infrared`, `delivered and collected` → `infrared, delivered and collected`. */
function joinWords(items: readonly string[]): string {
  // "In 330ml and 500ml, in pallets of 1,500".
  if (items.length === 2 && / and /.test(items[0] ?? '') && /^in /.test(items[1] ?? ''))
    return items.join(', ');
  return joinList(
    items.flatMap((item) =>
      /^\p{Ll}+ and \p{Ll}+$/u.test(item) && items.length > 1 ? item.split(' and ') : [item],
    ),
  );
}

/** `Is vegan`, `is made in Wales`, `seats 72` → `is vegan and made in Wales`, `seats 72`. */
function joinPredicates(predicates: readonly { verb: string; rest: string }[], isMany: boolean): string[] {
  return [...Map.groupBy(predicates, ({ verb }) => verb)].map(([verb, ofVerb]) => {
    const said = isMany ? toPluralVerb(verb) : verb;
    return verb === 'is' || verb === 'comes'
      ? `${said} ${joinWords(ofVerb.map(({ rest }) => rest))}`
      : joinList(ofVerb.map(({ rest }) => `${said} ${rest}`));
  });
}

/** What is said of the thing in one clause, or in two where it is much. */
function tellThing(it: string, says: readonly string[]): string[] {
  const [first = '', ...others] = says;
  if (says.length === 0) return [];
  const hasAnd = says.slice(0, -1).some((one) => / and /.test(one));
  const whole = `${it} ${hasAnd ? says.join(', and ') : joinList(says)}`;
  return others.length > 1 && countWords(whole) > 14
    ? [`${it} ${first}`, `${it} ${joinList(others)}`]
    : [whole];
}

/** Clauses as sentences of their own; two short ones stand in one. */
function pair(clauses: readonly string[]): string[] {
  const sentences: string[] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const before = sentences.at(-1);
    const isPlain = ![before, clause].some((one) =>
      /, and | and (?:it|the|they|there|we|you) /.test(one ?? ''),
    );
    // "Instruments are brought along, and they …" would be said of the instruments.
    const isClear = !/^(?:each|it|they) /.test(clause) || /^(?:each|it|they) /.test(before ?? '');
    if (before && isOpen && isPlain && isClear && countWords(before) + countWords(clause) <= jointWordsMax) {
      sentences[sentences.length - 1] = `${before}, and ${clause}`;
      isOpen = false;
    } else {
      sentences.push(clause);
      isOpen = true;
    }
  }
  return sentences;
}

/** `Drainage and slope maps`, `an inventory`, `a list` → `an inventory and a list, as well as drainage and slope maps`. */
function joinThings(things: readonly string[]): string {
  const lists = things.filter((thing) => / and /.test(thing));
  const others = things.filter((thing) => !lists.includes(thing));
  return lists.length === 1 && others.length > 0
    ? `${joinList(others)}, as well as ${lists[0]}`
    : lists.length > 1
      ? `${things.slice(0, -1).join(', ')}, and ${things.at(-1)}`
      : joinList(things);
}

/** What it is comes first, what it costs last. */
function rank(verb: string): number {
  return verb === 'is' ? 0 : verb === 'costs' ? 2 : 1;
}

/** What decides the words for it: `they`, `each`, `I`. */
type Speech = {
  isMany: boolean;
  isHeld: boolean;
  isWork: boolean;
  isPerson: boolean;
  isFirm?: boolean;
  isPeople?: boolean;
};

/** What the notes say, as sentences: of the thing first, then what one gets, who does it, and last what it costs. */
export function compose(
  clauses: readonly Clause[],
  { isMany, isHeld, isWork, isPerson, isFirm = false, isPeople = false }: Speech,
): string[] {
  const we = isPerson ? 'I' : 'we';
  const listOf = (verb: string) =>
    clauses.flatMap((one) => (one.of === 'reader' && one.verb === verb ? [one.rest] : []));
  const things = clauses.filter(isOf('thing'));
  // Of several workshops it is each that lasts a day.
  const isOfEach = ({ verb }: { verb: string }) => isMany && isHeld && /(?:^| )(?:costs|lasts)$/.test(verb);
  const it = isMany ? 'they' : 'it';
  const says = joinPredicates(
    things
      .filter((one) => one.verb !== 'costs' && !isOfEach(one))
      .toSorted((one, other) => rank(one.verb) - rank(other.verb)),
    isMany,
  );
  const each = joinPredicates(
    things.filter(isOfEach).toSorted((one, other) => rank(one.verb) - rank(other.verb)),
    false,
  );
  const costs = things.flatMap((one) => (one.verb === 'costs' && !isOfEach(one) ? [one.rest] : []));
  // Of work, and of what is counted, one gets what comes with it.
  const given = clauses.filter(
    (one): one is Extract<Clause, { of: 'gift' | 'reader' }> =>
      one.of === 'gift' || (one.of === 'reader' && one.verb === 'get'),
  );
  const isGot =
    isWork || isPerson || isFirm || isPeople || given.some((one) => one.of === 'gift' && one.isCounted);
  const gets = given.flatMap(({ of, rest }) => (isGot || of === 'reader' ? [rest] : []));
  const gifts = given.flatMap(({ of, rest }) => (isGot || of === 'reader' ? [] : [rest]));
  // "Cut losses by 9% at my last job": what was done at one's own work one has done oneself.
  const isOwnDeed = (deed: string) => isPerson && /\b(?:my|our)\b/.test(deed);
  const can = listOf('can').filter((deed) => !isOwnDeed(deed));
  const did = listOf('can').filter(isOwnDeed);
  const pays = listOf('pay').map((rest) => `pay ${rest}`);
  const senders = clauses.filter(isOf('sender'));
  const are = senders.filter(({ verb }) => verb === 'are').map(({ rest }) => rest);
  const owns = clauses.filter(isOf('own'));
  const prices = owns.flatMap(({ isPrice, rest }) => (isPrice ? [rest] : []));
  const none = clauses.filter(isOf('absence')).map(({ rest }) => rest);
  const noun = none[0]?.replace(/^no /, '') ?? '';
  const isSeveral = isPlural(toNounCore(noun).at(-1) ?? '') || / (?:and|or) (?!no )\p{Ll}+s\b/u.test(noun);
  const told = [
    ...tellThing(it, says),
    ...tellThing('each', each),
    ...(gifts.length > 0 ? [`${it} ${isMany ? 'come' : 'comes'} with ${joinThings(gifts)}`] : []),
    ...(gets.length > 0 ? [`you get ${joinThings(gets)}`] : []),
    ...owns.filter(({ isPrice, isWhole }) => !isPrice && !isWhole).map(({ rest }) => rest),
    ...(can.length > 0 ? [`you can ${joinList(can)}`] : []),
    ...(did.length > 0 ? [`I ${joinList(did)}`] : []),
    ...[
      ...Map.groupBy(
        senders.filter(({ verb }) => verb !== 'are'),
        ({ verb }) => verb,
      ),
    ].map(([verb, said]) => `${we} ${verb} ${joinThings(said.map(({ rest }) => rest))}`),
    ...(are.length > 0 ? [`${isPerson ? 'I am' : 'we are'} ${joinList(are)}`] : []),
    ...(pays.length > 0 ? [`you ${joinList(pays)}`] : []),
    ...pair([
      ...(costs.length > 0 ? [`the price is ${joinList(costs)}`] : []),
      ...(prices.length > 0 ? [joinList(prices)] : []),
      ...(none.length > 0 ? [`there ${isSeveral ? 'are' : 'is'} ${joinList(none)}`] : []),
    ]),
  ];
  const whole = owns.filter(({ isWhole }) => isWhole).map(({ rest }) => rest);
  return [...pair(told), ...whole].map((sentence) => finishSentence(capitalise(sentence)));
}
