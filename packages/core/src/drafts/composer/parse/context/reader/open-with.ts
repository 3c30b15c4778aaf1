import { decapitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isSeason } from './around-reader.ts';

/** What is known of the reader, as the mail can say it, and how much that says; `wished`: the caller asked for it, `isDoubtful`: it may be private. */
export type News = {
  sentence: string;
  weight: number;
  index: number;
  wished?: boolean;
  isDoubtful?: boolean;
};

/** A name, a place or a day in a sentence. */
const certain =
  /(?<=\p{Ll}[,;]? )(?!I\b|I')\p{Lu}|\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:this|last) (?:autumn|fall|month|spring|summer|week|winter|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/u;
const ownWord =
  /^(?:You|I saw that \p{L}+) (?:just |recently )?(?:announced|asked|gave|mentioned|posted|said|showed|spoke|told|wrote)\b/u;
const deed =
  /\b(?:added|announced|award|bought|built|celebrated|gold|hiring|launched|looking for|moved|named|new|open (?:jobs|positions|posts|roles)|opened|prize|published|raised|reopened|silver|won)\b/;
/** `Your firm has 45 lawyers`: how big something is, which is so every day. */
const size =
  /^(?!.* open (?:jobs|positions|posts|roles)\b)(?:You |Your (?:[\p{L}-]+ ){1,3}?|I saw that (?:[\p{L}-]+ ){1,3}?)(?:are|has|have|holds?|is|makes?|runs?) (?:about |a (?:fleet|staff|team) of |around |over |some )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/u;

/** Whether news tell of a deed that others may be glad of: `You opened a depot in May`. */
export function tellsDeed(sentence: string): boolean {
  return deed.test(sentence);
}

/** Which news of the reader opens the mail: what the reader said or did at some place or on some day says more than how big the firm is. */
export function weighNews(sentence: string): number {
  return (
    (certain.test(sentence) ? 2 : 0) +
    (deed.test(sentence) ? 2 : 0) +
    (ownWord.test(sentence) ? 2 : 0) -
    (size.test(sentence) ? 3 : 0)
  );
}

const didAtTheirs =
  /^(?:I|We) (?:(?:also|both|first|just|once|recently) )?(\p{L}+) (?=.*\byour (?!(?:area|case|city|company['’]s|country|county|field|industry|inbox|kind|line|market|needs?|own|part|region|sector|size|state|town|trade)\b)\p{Ll})/u;
const wasOrWent = /^(?:was|were|had|went|grew|came|sang|ran|met|spent|learnt|swam)$/;

/** Whether a sentence says what the sender did or was at the reader's: `I was married in your church`. */
export function bindsToReader(sentence: string): boolean {
  const [, verb = ''] = didAtTheirs.exec(sentence) ?? [];
  return (
    verb !== '' && (wasOrWent.test(verb) || findVerb(verb)?.form === 'past' || /\p{Ll}{2,}ed$/u.test(verb))
  );
}

const ofMeeting = /^We (?:chatted|met|spoke|talked)\b/;
const saidSo = /^You (?:also )?(?:asked|mentioned|said|told|wrote)\b/;

/** What opens the mail: the strongest of what is known of the reader, with what goes with it. */
export function openWith(known: readonly News[]): string[] {
  const [first, ...others] = known.toSorted(byWeight);
  if (!first) return [];
  const bare = first.sentence.replace(/\.$/, '');
  const news = others.filter(({ sentence }) => /^You\b/.test(sentence));
  // Who passed the name on, and what is known besides.
  if (/^I (?:am|know|was)\b/.test(bare) && news[0])
    return [`${bare}, and I know that ${decapitalise(news[0].sentence)}`];
  // What was asked for stands by itself.
  const second = first.wished
    ? undefined
    : others.find(
        ({ sentence, isDoubtful }) =>
          !isDoubtful &&
          // "We met at a fair. We chatted by the cake stand at the Ashby fair."
          !(ofMeeting.test(sentence) && ofMeeting.test(first.sentence)) &&
          // Nobody says "I saw that" twice.
          !(/^I saw\b/.test(sentence) && /^I saw\b/.test(first.sentence)) &&
          !(/^I saw that\b/.test(sentence) && /^Your\b/.test(first.sentence)) &&
          !(size.test(sentence) && !size.test(first.sentence)) &&
          canStandBeside(first.sentence, sentence),
      );
  if (!second) return [first.sentence];
  const [one, two] = first.index < second.index ? [first, second] : [second, first];
  return [one, two].every(isNews)
    ? [`${one.sentence.replace(/\.$/, '')} and ${two.sentence.replace(/^You /, '')}`]
    : [inOne(one.sentence, two.sentence) ?? `${one.sentence} ${two.sentence}`];
}

/** Two facts of the reader in one sentence: `I loved your episode on burnout, and I know that you publish weekly.` Undefined where neither speaks to the reader. */
function inOne(one: string, two: string): string | undefined {
  const [first, second] = /^(?:I|We) /.test(two) && !/^(?:I|We) /.test(one) ? [two, one] : [one, two];
  // "The busy season starts in November. You have been advertising since July."
  if (isSeason(one) && /^(?:Your? |Last \p{Ll}+ you )/u.test(two))
    return `${one.replace(/\.$/, '')}, and ${decapitalise(two)}`;
  if (!/^Your? /.test(second) || !/^(?:I|We|Your?) /.test(first)) return undefined;
  // "We met at the fair. You said that tape is slow": what was said there, both know.
  if (ofMeeting.test(first) && saidSo.test(second)) return undefined;
  const said = first.replace(/\.$/, '');
  // "We did a wedding at your venue in May. Your venue has a noise limit."
  const [, house = ''] = /^(?:I|We) [^,]* at your ([\p{L}-]+)(?: .*)?$/u.exec(said) ?? [];
  if (house)
    return second.startsWith(`Your ${house} `)
      ? `${said} and know that it ${second.slice(house.length + 6)}`
      : undefined;
  // "Your hotel pays a fixed fee. Your hotel built a spa."
  const [owner = ''] = /^Your [\p{L}-]+ /u.exec(second) ?? [];
  // "Your company ordered four vessels. Your company's fleet runs on oil."
  const [ofOwner = '', whose = ''] = /^(Your [\p{L}-]+)['’]s /u.exec(second) ?? [];
  if (whose && said.toLowerCase().includes(`${whose.toLowerCase()} `))
    return `${said}, and its ${second.slice(ofOwner.length)}`;
  if (owner && said.toLowerCase().includes(owner.toLowerCase()))
    return `${said}, and it ${second.slice(owner.length)}`;
  if (/^I (?:have seen|noticed|saw|see) that\b/.test(said))
    return `${said}, and that ${decapitalise(second)}`;
  return `${said}, and ${/^(?:I|We) /.test(said) ? 'I know that ' : ''}${decapitalise(second)}`;
}

/** Whether two such sentences are read at a glance: `You raised a Series A and are hiring ten engineers.` */
function canStandBeside(one: string, two: string): boolean {
  return (
    countWords(one) + countWords(two) <= 24 &&
    ![one, two].some((sentence) => /,(?!\d{3}\b)|[;:]|\. /.test(sentence))
  );
}

/** Whether it can share its subject with another: short, and with one verb. */
function isNews({ sentence }: News): boolean {
  return (
    countWords(sentence) <= 11 &&
    /^You (?!are called\b)/.test(sentence) &&
    !/\band\b|^You (?:asked|posted|said|told|wrote)\b/.test(sentence)
  );
}

/** Who has met or shares a friend is no stranger. */
export function knowsEachOther(sentence: string): boolean {
  return /^(?:I|We) (?:both know|chatted|met)\b/.test(sentence);
}

function byWeight(one: News, other: News): number {
  return (
    Number(one.isDoubtful ?? false) - Number(other.isDoubtful ?? false) ||
    other.weight - one.weight ||
    one.index - other.index
  );
}
