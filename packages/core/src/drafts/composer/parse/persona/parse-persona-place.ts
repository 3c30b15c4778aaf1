import { isPlural, toArticle, withArticle } from '../../text/grammar.ts';
import {
  determiners,
  findFixedSpelling,
  massNouns,
  organisationNouns,
  prepositions,
} from '../../text/words.ts';
import { toInner } from '../offer/offer-fragments.ts';
import { toSingular } from './to-singular.ts';

/** Places of work that many readers have one of each, in the plural: `resorts`, `museums`. */
const workplaces =
  /^(?:(?:academ|agenc|baker|brewer|charit|compan|consultanc|count|distiller|factor|galler|laborator|librar|municipalit|nurser|pharmac|practic|societ|surger|universit|winer)(?:ie)?s|practices|(?:associations?|banks?|bars?|bistros?|brands?|builders?|businesses|cafes|cafés|campuses|cent(?:re|er)s|chains|churches|cities|clinics|clubs|colleges|cooperatives|councils|farms|festivals|firms|foundations|garages|groups|gyms|homes|hospices|hospitals|hostels|hotels|houses|institutes|insurers|labs|makers|mills|museums|nonprofits|offices|parks|plants|pubs|publishers|resorts|restaurants|retailers|salons|schools|shops|sites|spas|stations|start-?ups|stores|studios|suppliers|tearooms|theat(?:re|er)s|towns|trusts|unions|vendors|venues|villages|vineyards|warehouses|yards))$/;

const whereabouts =
  / (?:(?:across|along|around|near|outside|throughout|with|without) .*|(?:in|on) (?:the )?\p{Lu}.*)$/u;

/** Whether a phrase ends with places of work in the plural. */
export function isOfWorkplaces(phrase: string): boolean {
  return workplaces.test(phrase.replace(whereabouts, '').split(' ').at(-1) ?? '');
}

/** `At industrial distributors`, and not `at an association of growers` or `at two schools`. */
export function isAtMany(place: string): boolean {
  const [, first = '', ...rest] = place
    .replace(/ with .*$/, '')
    .replace(whereabouts, '')
    .split(' ');
  return (
    /^at \p{Ll}/u.test(place) &&
    !determiners.has(first) &&
    !/^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(first) &&
    !rest.some((word) => prepositions.has(word)) &&
    (workplaces.test(rest.at(-1) ?? first) || /\p{Ll}(?:er|or)s$/u.test(rest.at(-1) ?? first))
  );
}

/** A comma within what somebody runs parts nothing: `owners of plumbing, roofing and electrical firms` → `… plumbing or roofing or electrical firms`. */
export function joinTrades(persona: string): string {
  return persona.replace(
    /(?<= (?:of|at|in|for) )((?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)? (?:and|or) (?:[\p{L}-]+ )?)(\p{Ll}+)\b/u,
    (found, trades: string, noun: string) =>
      workplaces.test(noun) || organisationNouns.has(noun)
        ? `${trades.replace(/, | and /g, ' or ')}${noun}`
        : found,
  );
}

/** `Modern Gardener magazine`, `Whole Foods supermarket`: a name, and of what kind it is. */
function isNamed(words: readonly string[]): boolean {
  const name = words.slice(0, -1);
  return (
    /^(?:airline|journal|magazine|newspaper|supermarket)$/.test(words.at(-1) ?? '') &&
    name.length > 0 &&
    name.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !findFixedSpelling(word))
  );
}

/** `at fintech` → `at a fintech`; names and plurals stay. */
export function withPlaceArticle(place: string): string {
  const [preposition = '', ...rest] = place.split(' ');
  const phrase = rest.join(' ');
  const last = rest.at(-1) ?? '';
  const isKind =
    /^(?:\p{Ll}|[\d+]+-\p{Ll}+ |\p{Lu}{2,4} (?:\p{Ll}+ )*\p{Ll}+$)/u.test(phrase) ||
    (/^\p{Ll}+$/u.test(last) && organisationNouns.has(last));
  if (!isKind || isNamed(rest) || /^at$/i.test(preposition) === false) return place;
  // One that stands bare after "at" is one that lacks its article: "at insurer".
  // "VC fund" and "NHS trust" are kinds as well.
  const isBare =
    /^(?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,4}(?= ))(?: (?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,4}(?= )))*$/u.test(phrase) &&
    !isPlural(last) &&
    !determiners.has(rest[0] ?? '') &&
    (!massNouns.has(last) || last === 'paper') &&
    !/^(?:home|work|scale|sea|university|school|college)$/.test(phrase);
  return `${preposition} ${isBare ? `${toArticle(phrase)} ${phrase}` : withArticle(phrase)}`;
}

/** `SaaS company of 50-200 people`, after a title and a comma: a kind of firm with its article; a firm of no kind says nothing. */
export function toPlaceAfterTitle(text: string): string | undefined {
  if (/^(?:central|city|county|federal|local|state) government$/i.test(text))
    return `in ${text.toLowerCase()}`;
  const kind = text.split(/ (?:at|in|near|of|running|that|which|with|who) /)[0] ?? '';
  const last = kind.split(' ').at(-1) ?? '';
  const isKind =
    !/^(?:family(?:[- ](?:owned|run))? |independent |local |private )*(?:business|company|firm)$/.test(
      kind,
    ) &&
    !/^(?:one|two|three|four|five|six|small|large|business|company|firm|organi[sz]ation|team)$/.test(kind) &&
    /^(?:(?!(?:one|two|three|four|five|six) )\p{L}|\d+-\p{Ll}+ )/u.test(kind) &&
    /^\p{Ll}+$/u.test(last) &&
    (!/^(?:city|county|home|house|park|site|town|village)$/.test(last) ||
      /\b(?:care|nursing) home$/.test(kind)) &&
    (organisationNouns.has(last) || workplaces.test(last.replace(/y$/, 'ie').concat('s')));
  return isKind ? withPlaceArticle(`at ${kind}`) : undefined;
}

/** What is left of a place that takes too many words: `at a startup with 60 to 100 developers` → `at a startup`. */
export function toShortPlace(place: string): string | undefined {
  const isLong = (text: string) => text.split(' ').length > (text.startsWith('in charge') ? 11 : 8);
  const short = isLong(place)
    ? place
        .replace(/ (?:with|using|running|across|without) .*$/i, '')
        .replace(/^(for an? .+ (?:job|position|role|vacancy)) (?:at|in) .*$/i, '$1')
    : place;
  return isLong(short) ? undefined : short;
}

/** Many places become the one that a reader works at: `in mid-size companies` → `in a mid-size company`. */
export function toOnePlace(place: string): string | undefined {
  const [preposition = '', ...rest] = place.split(' ');
  const whole = rest
    .join(' ')
    .replace(/^(\p{Lu}\p{L}+) with .*$/u, '$1')
    // "20 to 80 bedroom hotels": how large they are holds of many.
    .replace(/^\d[\d,]*\s?(?:to|-)\s?\d[\d,]*\+?[ -]\p{L}+ (?=\p{L}+s\b)/u, '');
  // "Building firms in Leinster": where they are is where the one is.
  const [, noun = whole, where = ''] =
    /^(\p{Ll}[^,]*?s)( (?:(?:across|along|around|near|outside|throughout|with|without) .*|(?:in|on) (?:the )?\p{Lu}.*))$/u.exec(
      whole,
    ) ?? [];
  // "Contract manufacturers of cosmetics": what there are many of stands first.
  const head =
    noun
      .split(/ (?:of|for|in) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  if (!isPlural(head) || /^\p{Lu}\p{Ll}+$/u.test(head)) return `${preposition.toLowerCase()} ${whole}`;
  // "Restaurants and boutique hotels": one reader has one of them.
  const kinds = noun.split(/ (?:and|or) (?=\p{Ll})/u);
  const one = kinds.every((kind) => isPlural(kind.split(' ').at(-1) ?? ''))
    ? kinds.map((kind) => toInner(toSingular(kind))).join(' or ')
    : toInner(toSingular(noun));
  return `${preposition.toLowerCase()} ${toArticle(one)} ${one}${where.replace(/ and (?=\p{Lu})/u, ' or ')}`;
}

/** One place stands in one of several towns: `a care home in Leeds and Bradford` → `… in Leeds or Bradford`, `in small towns` → `in a small town`. */
export function inOneTown(duty: string): string {
  if (!/ (?:an?|your) /.test(duty)) return duty;
  return duty
    .replace(
      /( (?:in|on) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) and (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u,
      '$1 or ',
    )
    .replace(/ in ((?:\p{Ll}+ )?(?:cities|towns|villages))$/u, (_, towns: string) => inTown(towns));
}

/** Where one of many is: `smaller cities` → ` in a smaller city`. */
export function inTown(towns: string): string {
  const town = toSingular(towns);
  return ` in ${toArticle(town)} ${town}`;
}
