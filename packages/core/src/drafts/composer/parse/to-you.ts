import { capitalise, decapitalise, isPlural } from '../text/grammar.ts';
import { findVerb } from '../text/verbs.ts';
import { organisationNouns, personNouns, prepositions } from '../text/words.ts';
import { finishSentence } from './sentence-text.ts';

/** Who reads the mail, as far as sentences about the reader can name them. */
export type Reader = {
  /** Names of the person: first name, surname. */
  names: readonly string[];
  /** Other names that the persona holds, as of the reader's firm. */
  firms: readonly string[];
  /** The persona's words, lower-cased: "the bakery" is the reader's where the reader has one. */
  words: string;
};

/** Judgements, guesses and bad news about the reader are kept to oneself. */
const unkind =
  /\b(?:might|probably|likely|struggl\w*|bad|mess\w*|ugly|outdated|dated|poor|fail\w*|hate|overwhelmed|tired|stretched|slow|lazy|problem\w*|pain\w*|complain\w*|clos(?:ed|ing)|laid off|lay-?offs?|redundan\w*|lost|losing|sued|lawsuits?|fined|scandal|died|death|negative\w*|weak\w*|declin\w*|fell|worse\w*|churn|sad|missed|wrong|broke\w*|spam|gender|lacks?|(?:is|are|was|were|do|does|did|has|have) not)\b|n't\b/i;

/** A sentence that begins with the reader, and how it does. */
const pronounSubject = /^(?:they|he or she|she or he|he\/she|she\/he|he|she)\b ?/i;
const ownSubject = /^(?:their|his or her|her|his)\b /i;
const writtenSubject = /^(?:the )?(?:prospect|client|customer|recipient|reader|contact)(?='s|\b) ?/i;
const company = /^(?:the )?company /i;

/**
 * A sentence about the reader in the third person, turned towards the reader: `They opened a second office` → `You opened a second office.`
 * Undefined where it is not about the reader, unkind, or where who is meant by one of its words is not certain.
 */
export function toYou(sentence: string, reader: Reader): string | undefined {
  // What follows a colon is the caller's note on it.
  if (unkind.test(sentence) || /\bmay\b|: /.test(sentence)) return undefined;
  const own = ownOf(sentence, reader);
  if (own !== undefined) {
    const told = towards(own, true);
    return told !== undefined && tells(own) ? finishSentence(`Your ${told}`) : undefined;
  }
  const rest = afterReader(sentence, reader);
  const told = rest === undefined ? undefined : towards(rest, true);
  const deed = told === undefined ? undefined : toSecondPerson(told);
  return deed && finishSentence(`You ${deed}`);
}

/** `I saw her talk at SaaStr`, `We met Anna at the fair`: what the sender has of the reader. Undefined where it is none of these or not certain. */
export function toOurs(sentence: string, reader: Reader): string | undefined {
  if (!/^(?:I|we)\b/i.test(sentence) || unkind.test(sentence)) return undefined;
  const seen = /^((?:I|We) (?:saw|noticed|read|heard|understand|know)) that (.+)$/i.exec(sentence);
  const fact = seen && toYou(capitalise(seen[2] ?? ''), reader);
  if (fact) return `${seen[1]} that ${decapitalise(fact)}`;
  const [subject = '', deed = '', ...rest] = sentence.split(' ');
  const named = namedAs(rest.join(' '), reader);
  // "We can set up a pilot for them" is no news of them; "We built it for her firm" neither.
  const isMeeting =
    /^(?:saw|seen|noticed|read|heard|met|found|know|knew|loved|enjoyed|liked|visited|ate|listened|watched|spoke|talked|sat|bought|tried|follow(?:ed)?|used|ordered|stayed|worked|shared|attended|came|applied)$/i.test(
      deed,
    );
  const isAbout =
    /\b(?:you|your)\b/.test(named) || /^(?:(?:to|with) )?(?:her|his|him|their|them)\b/.test(named);
  const told = isMeeting && isAbout ? towards(named, false) : undefined;
  return told ? finishSentence(capitalise(`${subject} ${deed} ${told}`)) : undefined;
}

/** Whether a sentence begins with the reader or with what is the reader's. */
export function isOfReader(sentence: string, reader: Reader): boolean {
  return ownOf(sentence, reader) !== undefined || afterReader(sentence, reader) !== undefined;
}

/** What is the reader's, after `their` and the like: `Their site has …` → `site has …`. */
function ownOf(sentence: string, reader: Reader): string | undefined {
  const own =
    ownSubject.exec(sentence)?.[0] ??
    /^the (?:prospect|client|customer|recipient|reader)'s /i.exec(sentence)?.[0] ??
    company.exec(sentence)?.[0].replace(/company $/i, '') ??
    personOf(reader, `'s `).exec(sentence)?.[0];
  if (own !== undefined)
    return /^name\b/.test(sentence.slice(own.length))
      ? undefined
      : sentence.slice(own.length).replace(/^Company/, 'company');
  const [, noun = '', rest = ''] = /^(?:The|This) (\p{Ll}{4,}) (.+)$/u.exec(sentence) ?? [];
  const isTheirs =
    organisationNouns.has(noun) && new RegExp(`\\b${noun}\\b`).test(reader.words) && !isPlural(noun);
  return isTheirs ? `${noun} ${rest}` : undefined;
}

/** What is said of the reader, after the words that name them: `Anna runs the shop` → `runs the shop`. */
function afterReader(sentence: string, reader: Reader): string | undefined {
  const subject =
    pronounSubject.exec(sentence)?.[0] ??
    writtenSubject.exec(sentence)?.[0] ??
    personOf(reader, ' ').exec(sentence)?.[0] ??
    // "The publisher, Heather Ng, wrote": who that is, the persona says.
    roleOf(reader).exec(sentence)?.[0];
  return subject === undefined ? undefined : sentence.slice(subject.length);
}

function personOf({ names }: Reader, next: string): RegExp {
  const name = names.map(escaped).join('|') || '(?!)';
  return new RegExp(`^(?:(?:Dr|Mr|Mrs|Ms)\\.? )?(?:${name})(?: (?:${name}))?${next}`, 'u');
}

function roleOf({ words, names }: Reader): RegExp {
  const roles = words.split(/[^\p{L}-]+/u).filter((word) => /\p{L}{4}/u.test(word));
  const name = names.map(escaped).join('|') || '(?!)';
  return new RegExp(`^The (?:${roles.map(escaped).join('|') || '(?!)'}), (?:(?:${name}) ?){1,2}, `, 'u');
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N} -]/gu, '\\$&');
}

/** The reader's name in the middle of a sentence as "you" and "your". */
function namedAs(text: string, { names }: Reader): string {
  if (names.length === 0) return text;
  const name = names.map(escaped).join('|');
  const whole = `(?:(?:Dr|Mr|Mrs|Ms)\\.? )?\\b(?:${name})(?: (?:${name}))?`;
  return text
    .replace(new RegExp(`${whole}'s (?=\\p{Ll})`, 'gu'), 'your ')
    .replace(new RegExp(`${whole}\\b(?!['-])`, 'gu'), 'you');
}

/** Words after which "her" or "his" is a person and not what is hers. */
const noOwner = new Set(['last', 'this', 'and', 'or', 'that', 'again', 'twice', 'once', '']);

/**
 * Pronouns of the third person as "you"; undefined where one of them could be somebody else. A plural or a firm before "they" is what "they" may be,
 * a colleague before "she" who she may be. `ofReader`: the sentence is the reader's, and so is what is "their" in it.
 */
function towards(text: string, ofReader: boolean): string | undefined {
  const words = text.split(' ');
  let others = false;
  let persons = false;
  const turned: string[] = [];
  for (const [index, raw] of words.entries()) {
    const word = raw.replace(/[^\p{L}'-]/gu, '');
    const lower = word.toLowerCase();
    const put = (you: string) => turned.push(raw.replace(word, you));
    if (/^(?:they|them|their|theirs|themselves)$/.test(lower)) {
      if (others && !(ofReader && lower === 'their')) return undefined;
      put(
        lower === 'themselves'
          ? 'yourself'
          : lower === 'theirs'
            ? 'yours'
            : lower === 'their'
              ? 'your'
              : 'you',
      );
    } else if (/^(?:he|she|him|his|her|hers|himself|herself)$/.test(lower)) {
      if (persons) return undefined;
      const next = (words[index + 1] ?? '').toLowerCase().replace(/[^\p{L}'-]/gu, '');
      const isWhom = /[,.;)]$/.test(raw) || noOwner.has(next) || prepositions.has(next);
      if (/self$/.test(lower)) put('yourself');
      else if (lower === 'hers') put('yours');
      else put(/^hi?s$/.test(lower) || (lower === 'her' && !isWhom) ? 'your' : 'you');
    } else {
      if (/^(?:they're|they've|they'd|they'll)$/.test(lower)) {
        if (others) return undefined;
        put(lower.replace('they', 'you'));
      } else if (/^(?:she|he)'(?:d|ll)$/.test(lower)) {
        if (persons) return undefined;
        put(lower.replace(/^s?he/, 'you'));
      } else if (/^(?:she|he)'s$/.test(lower)) return undefined;
      else turned.push(raw);
      // What the reader has in numbers is not who "they" are; the owner of what follows is.
      const owned = index === 0 ? ofReader : /^(?:your|one|of)$/i.test(turned.at(-2) ?? '');
      others ||=
        !owned && (isPlural(lower) || organisationNouns.has(lower)) && !isTold(lower) && !measures.has(lower);
      persons ||=
        personNouns.has(lower) ||
        /^(?:colleague|boss|assistant|husband|wife|son|daughter|partner|friend|ceo|cfo|cto)$/.test(lower);
    }
  }
  return agree(turned.join(' '));
}

/** Plurals that are never "they". */
const measures = new Set(
  'days weeks months years hours minutes percent times metres miles pounds dollars euros'.split(' '),
);

/** `you has` → `you have`, for every "you" in it. */
function agree(text: string): string | undefined {
  let certain = true;
  const agreed = text.replace(
    /\byou ((?:also|just|now|recently|often|still|always|already|never) )?(\p{Ll}+)(?=$|[ ,.;])/gu,
    (found, adverb: string | undefined, verb: string) => {
      const second = secondOf(verb);
      if (second === undefined && findVerb(verb)?.form === 'third') certain = false;
      return second === undefined ? found : `you ${adverb ?? ''}${second}`;
    },
  );
  return certain ? agreed : undefined;
}

/** `runs a shop` → `run a shop`; undefined where its first word is no finite verb. */
function toSecondPerson(told: string): string | undefined {
  const [, adverb = '', verb = '', rest = ''] =
    /^((?:(?:\p{Ll}+ly|just|also|now|both|never|already|still) )?)(\p{L}+)\b(.*)$/u.exec(told) ?? [];
  const second = secondOf(verb) ?? (/^(?:are|were|have|had|can|will|do|did)$/.test(verb) ? verb : undefined);
  const past = findVerb(verb)?.form === 'past' || /^\p{Ll}{3,}ed$/u.test(verb) || irregularPast.has(verb);
  const deed = second ?? (past || findVerb(verb)?.form === 'base' ? verb : undefined);
  return deed === undefined ? undefined : `${adverb}${deed}${rest}`;
}

const irregularPast = new Set(
  'said told gave took wrote spoke made ran led built grew won began went got kept left met sold bought brought held set put moved posted thought'.split(
    ' ',
  ),
);

const secondForms: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

function secondOf(verb: string): string | undefined {
  return secondForms[verb] ?? (findVerb(verb)?.form === 'third' ? findVerb(verb)?.base : undefined);
}

/** Whether what follows `their` is a sentence: it has a verb, which stands in its base form only after a plural. */
function tells(own: string): boolean {
  const words = (own.split(/[:–-] /)[0] ?? '').split(' ').slice(0, 7);
  return words.some(
    (word, index) =>
      /^\p{Ll}/u.test(word) &&
      index > 0 &&
      (isTold(word) ||
        (findVerb(word)?.form === 'base' &&
          words.slice(0, index).some((noun) => isPlural(noun) || noun === 'people'))),
  );
}

/** Whether a word says what somebody or something does, did or is. */
export function isTold(word: string): boolean {
  const bare = word.toLowerCase().replace(/[^\p{L}']/gu, '');
  return (
    /^(?:is|are|was|were|has|have|had|can|will|does|do|did|says?|said)$/.test(bare) ||
    ['past', 'third'].includes(findVerb(bare)?.form ?? '')
  );
}

/** What a firm that the persona names does or is: `Northline opened a second depot in March`. */
export function isOfFirm(sentence: string, { firms }: Reader): boolean {
  const [first = '', ...rest] = sentence.split(/\s+/);
  const verb = rest.find((word) => !/^\p{Lu}|ly$|^(?:just|also|now)$/u.test(word)) ?? '';
  return (
    firms.includes(first) &&
    !/^\p{Lu}{2,4}$/u.test(first) &&
    isTold(verb) &&
    !unkind.test(sentence) &&
    !/\b(?:they|their|them|he|she|his|her)\b/i.test(sentence)
  );
}
