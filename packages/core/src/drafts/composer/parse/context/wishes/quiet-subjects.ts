import { compact } from '../../../../compact.ts';
import { tell } from './hushed.ts';

const start = "(?:^|[,;(–-] ?|\\b(?:and|but|please|pls|so|(?:I|we)(?:['’]d| would) rather(?: you)?) )";
const opensOrder = '^(?:(?:and|but|please|pls|so),? )*';
const end =
  '(?: (?:at (?:this stage|all|first)|by name|for now|here|in (?:this|the|my|our|a|your)\\b|just yet|now|right away|this time|until|upfront|up front|yet)\\b.*)?(?:(?:[;:]| [-–—]|, (?:and|as|because|but|he|I|it|just|only|she|so|that|they|we)\\b).*)?[.!)]*$';
/** What binds a buyer: `mention no retainer` orders to say that there is none. */
const toldNot =
  '(?!(?:[\\p{L}-]+ ){0,2}(?:commitments?|contracts?|deposits?|lock-?ins?|minimums?|minimum (?:order|term)s?|notice periods?|obligations?|retainers?|set-?up (?:cost|fee)s?|strings(?: attached)?|tie-?ins?)[.!]?$)';
/** Orders to be silent about something. */
const orders = [
  `${start}(?:(?:you )?(?:do not|don['’]?t|need not|needn['’]t)(?: (?:have|need) to)?|never|avoid|(?:there(?:['’]s| is) )?no need to|not) (?:bring(?:ing)? up|disclos(?:e|ing)|giv(?:e|ing)(?: away)?|discuss(?:ing)?|includ(?:e|ing)|mention(?:ing)?|nam(?:e|ing)|quot(?:e|ing)|refer(?:ring)? to|reveal(?:ing)?|say(?:ing)? anything about|stat(?:e|ing)|talk(?:ing)? about|tell(?:ing)? (?:her|him|them) (?:about )?|touch(?:ing)? on) (.+?)`,
  `${opensOrder}(?:do not|don['’]?t|need not|needn['’]t|never|no need to) (?!say|writ)(?:${tell})(?: up| anything about)? (.+?)`,
  `${opensOrder}(?:avoid|gloss over|hide|omit|play down|skip|skirt|stay off|steer clear of) (?:(?:all|any|the) (?:discussion|matter|mention|question|reference|subject|talk|topic|word)s? (?:about|of|on|to) )?(.+?)`,
  `${start}make no (?:mention|reference) (?:of|to) (.+?)`,
  `^(?:and |but |so )?((?:[Mm]y|[Oo]ur|[Tt]he) [^,;:]+?) (?:is not|isn['’]t|are not|aren['’]t) (?:an? )?(?:matter|point|selling point|subject|topic)\\b.*`,
  `${start}(?:keep|leave) (.+?) out(?: of (?:it|the .*|this.*))?`,
  `${start}(?:(?:I|we)(?:['’]d| would) )?(?:prefer|rather) (?:that |to have )?(?:it if )?(.+?) (?:(?:are|is|were|be) not|(?:are|is)n['’]t) (?:given|in|mentioned|part of|quoted|stated)\\b.*`,
  `${start}(?:mention|name|quote|tell) (?:her |him |them )?(?:no|not any) ${toldNot}(.+?)(?: directly| openly)?`,
  `${start}(?:be|stay) (?:discreet|discrete|quiet|silent) (?:about|on) (.+?)`,
  `^(?:but |so |and )?(.+?) (?:should|must|need|can|may|had better|(?:is|are) (?:best|better)|has to|have to)(?: not|n['’]t)? (?:(?:be )?(?:kept|left) out|(?:not )?come up|stay out)\\b.*`,
  `^(?:but |so |and )?(?!(?:I|we)\\b)(.+?) (?:stays?|is|are) (?:best )?(?:kept |left )?out of (?:the|this|my|our) (?:draft|e-?mail|letter|mail|message)\\b.*`,
  `${start}(?:not (?:a|one) (?:word|syllable)|no word|nothing|silence) (?:about|of|on) (.+?)(?:,? (?:please|pls))?`,
  `${opensOrder}no (names?)(?:,? (?:please|pls))?`,
  `${start}no (?:mention of (.+?)|(\\p{Ll}+)(?= in (?:the|this) (?:first )?(?:e-?mail|letter|mail|message)\\b))`,
].map((source) => compact(source + end, 'iu'));

/** `Don't say the tea room lady gossiped`: what somebody did, of which nothing is told. */
const orderOnDeed = compact(
  `${start}(?:do not|don['’]?t|never) (?:hint|let on|say|tell (?:her|him|them)|write) (?:that )?((?:my|our|the) .+?)${end}`,
  'iu',
);
const deedWordsMin = 2;

/** Words before a subject that say nothing of it. */
const opens = /^(?:(?:all|any|anything about|exact|how|much|our|specific|the|their|what) )+/i;
/** What is no subject but a pronoun or a clause. */
const isClause =
  /^(?:he|her|him|his|i|it|she|that|them|these|they|this|those|us|we|you)\b|\b(?:because|that|we|which|who)\b/i;

/** Subjects that go by more than one word, and how a sentence speaks of them. */
const families: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:list )?(?:budgets?|costs?|fees?|money|numbers|prices?|pricing|rates?)$/i,
    /\b(?:fee|price|pricing|day rate)s?\b|\b(?:I|we) charge\b|\bcosts? (?:about |around |from |only )?[A-Z]{0,3} ?[$€£]?\d|[$€£]\d[\d.,]*[km]? (?:an?|each|per)\b/i,
  ],
  [
    /^(?:(?:client|customer)s?(?:['’]? names?)?|names)$/i,
    /\b(?:[Cc]lients?|[Cc]ustomers?|[Rr]eferences?) (?:are|include|\p{Lu})|\bwork(?:ed)? (?:for|with) \p{Lu}|^(?:At|For|With) \p{Lu}|\b(?:at|by|for|with) (?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}/u,
  ],
  [/^(?:discount|promo(?:tion)?)s?$/i, /\bdiscounts?\b|\d% off\b/i],
];

/** The words of a text in lower case and without the "s" of a plural, a space around each. */
function toWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')).join(' ')} `;
}

/** Whether a sentence speaks of a subject: `the lawsuit with ACME` by its first words. */
function toTest(subject: string): ((sentence: string) => boolean) | undefined {
  const name = subject
    .replace(opens, '')
    .replace(/ (?:bit|figure|number|part)s?$/i, '')
    .replace(/ (?:about|at|by|for|from|in|of|on|with)\b.*$/i, '');
  if (isClause.test(name)) return undefined;
  const family = families.find(([named]) => named.test(name));
  if (family) return (sentence) => family[1].test(sentence);
  // "Leave Jo out".
  if (/^\p{Lu}\p{L}$/u.test(name)) return (sentence) => new RegExp(`\\b${name}\\b`, 'u').test(sentence);
  const words = toWords(name);
  const count = words.split(' ').length - 2;
  // "The fine": "we were fined".
  if (count === 1 && words.length > 5) {
    const forms = new RegExp(`\\b${words.trim().replace(/e$/, '')}(?:d|e|ed|es|ing|s)?\\b`, 'iu');
    return (sentence) => forms.test(sentence);
  }
  return (words.length > 4 || /\d\d/.test(words)) && count <= 3
    ? (sentence) => toWords(sentence).includes(words)
    : undefined;
}

/** Whether a sentence has some of the words in which a deed is told: of the tea room, the lady and the gossip two. */
function toDeedTest(deed: string): ((sentence: string) => boolean) | undefined {
  const words = toWords(deed)
    .split(' ')
    .filter((word) => word.length > 2 && !isFunctionWord.test(word));
  if (words.length < deedWordsMin) return undefined;
  return (sentence) => {
    const said = toWords(sentence);
    return words.filter((word) => said.includes(` ${word} `)).length >= deedWordsMin;
  };
}

const isFunctionWord =
  /^(?:and|are|but|did|for|from|had|has|her|his|its|our|that|the|their|they|was|were|with)$/;

/** What a context orders to be silent about: by its name, and as a deed of somebody. */
export type Quiet = { subjects: readonly string[]; deeds: readonly string[] };

/** What notes order to be silent about, wherever they do: `Please do not mention the fee`, `keep the lawsuit out of it`. */
export function findQuiet(notes: readonly string[]): Quiet {
  return {
    subjects: notes.flatMap(toSubjects),
    deeds: notes.flatMap((note) => orderOnDeed.exec(note)?.[1] ?? []),
  };
}

/** Whether a sentence speaks of any of it. */
export function toQuietTest(quiets: readonly Quiet[]): (sentence: string) => boolean {
  const tests = quiets.flatMap(({ subjects, deeds }) => [
    ...subjects.flatMap((subject) => toTest(subject) ?? []),
    ...deeds.flatMap((deed) => toDeedTest(deed) ?? []),
  ]);
  return (sentence) => tests.some((speaksOf) => speaksOf(sentence));
}

/** Something of which the sentences around it must speak. */
const definite = /^(?:her|his|my|our|the|their) /i;

const isOrderAlone = compact(
  `${opensOrder}(?:avoid|do not|don['’]?t|gloss|hide|keep|leave|make no|never|no|omit|skip)\\b`,
  'iu',
);

/** Whether a sentence orders to be silent about something that no other names, which then is what the one before it tells: `We are being sued. Make no reference to the lawsuit.` */
export function hushesByAnotherName(sentence: string, others: readonly string[]): boolean {
  const subjects = isOrderAlone.test(sentence)
    ? toSubjects(sentence).filter((subject) => definite.test(subject))
    : [];
  return subjects.some((subject) => {
    const name = subject.replace(opens, '');
    const isFamily = families.some(([named]) => named.test(name));
    const speaksOf = isFamily ? undefined : toTest(subject);
    return speaksOf !== undefined && !others.some((other) => other !== sentence && speaksOf(other));
  });
}

/**
 * A text without the occasion that it orders to be silent about, where the rest says the same without it: `I was in town for a funeral and noticed the clock`, before
 * `don't mention the funeral`.
 */
export function withoutQuietOccasions(text: string, { subjects }: Quiet): string {
  return subjects
    .map((subject) => subject.replace(opens, ''))
    .filter((subject) => /^\p{Ll}{4,}$/u.test(subject))
    .reduce(
      (kept, subject) =>
        kept.replace(
          new RegExp(
            `(?<=\\b(?:here|in \\p{L}+|there|over|up|down)) (?:after|at|for) (?:an?|my|our|the) (?:\\p{Ll}+ )?${subject}(?=,? and (?:found|heard|learned|met|noticed|saw)\\b)`,
            'gu',
          ),
          '',
        ),
      text,
    );
}

/** `The uncle has asked not to be named, so leave him out`: who "him" is. */
const ofWhom =
  /^(?:[Mm]y|[Oo]ur|[Tt]he|[Tt]his) (?:\p{Ll}+ )?(\p{Ll}{4,})(?=['’]s? | (?:asked|did|does|has|have|is|said|was|would)\b)/u;
const isOne = /^(?:her|him|them)$/i;
const leftOut = /\b(?:keep|leave) (?:her|him|them)\b.*\bout\b/i;

/** What a note orders to be silent about. */
function toSubjects(note: string): string[] {
  return orders
    .map((order) => order.exec(note)?.slice(1).find(Boolean) ?? '')
    .flatMap((named) => named.split(/,? (?:and|nor|or) |, /))
    .map((named) => (isOne.test(named) && leftOut.test(note) ? (ofWhom.exec(note)?.[1] ?? named) : named))
    .filter(Boolean);
}
