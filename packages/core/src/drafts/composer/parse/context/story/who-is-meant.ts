import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames } from '../../../text/first-names.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { isWorkplace, type Reader, readersPlaces } from '../reader/to-you.ts';
import { canBeThey, companions, isTold, ofOne, ofSeveral } from '../second-person.ts';
import { isReadersName, titles } from './readers-name.ts';

/** A sentence of a story, word by word, and whom its words mean. */
export type Spoken = {
  words: readonly string[];
  /** The words in small letters, without marks. */
  bare: readonly string[];
  /** The reader, by name or by a pronoun, or anybody else by one. */
  roles: readonly Role[];
  /** Whether no pronoun in it could mean the one as well as the other. */
  isSure: boolean;
  /** Whether it speaks of the reader, or of where the reader works. */
  isOfReader: boolean;
  /** Whether a pronoun in it means somebody whom only the sentence before it names. */
  leansOnNamed: boolean;
};

type Role = 'reader' | 'other' | undefined;
type Sex = 'm' | 'f';
/** Who was named: a man, a woman, somebody of either sex, several or a firm, several things, anybody at all, the reader, or where the reader works. */
type Who = Sex | 'n' | 'several' | 'things' | 'anybody' | 'reader' | 'workplace';
type Named = { who: Who; at: number };

const women =
  /^(?:aunt|daughter|girl|girlfriend|grandma|grandmother|granny|lady|mother|mum|mom|niece|sister|wife|widow|woman|mrs|miss|ms)$/;
const men =
  /^(?:boy|boyfriend|brother|dad|father|grandad|grandfather|grandpa|guy|husband|lad|man|nephew|son|uncle|mr)$/;
/** Whether a word is for a man or a woman, by kin or by age. */
export const isManOrWoman = (word: string) => women.test(word) || men.test(word);
const somebody =
  /^(?:apprentice|attendant|buyer|client|cofounder|co-founder|cousin|customer|director|doctor|driver|employee|farmer|foreman|founder|governor|guest|head|keeper|manager|member|neighbour|neighbor|owner|parent|participant|patient|pupil|receptionist|rep|resident|supervisor|tenant|user|visitor|volunteer|worker)$/;
/** Words of posts, which a persona has in capitals as well. */
const ofPost =
  /^(?:chief|director|executive|head|manager|officer|operations|people|president|the|vice|c[a-z]o)$/;
/** Those who do something, in numbers. */
const severalPeople =
  /^(?:\p{Ll}+(?:ants|ers|ians|ists|ors|men)|brands|charities|clients|clubs|companies|farms|boys|daughters|families|firms|friends|girls|guests|kids|children|parents|people|residents|schools|shops|sons|staff|students|teams|towns|women|yards)$/u;
const anybody = /^(?:any|every|no|some)(?:body|one)$/;

/** Whether the reader is a man or a woman, by the persona's title, or by the pronouns of what is offered and asked, which speak of nobody else. */
function sexOf(persona: string, offer: string): Sex | undefined {
  if (/\b(?:Mr|Sir|Father|Lord|Monsieur|Herr)\b/.test(persona)) return 'm';
  if (/\b(?:Mrs|Ms|Miss|Lady|Dame|Sister|Madame|Frau|headmistress)\b/.test(persona)) return 'f';
  const [isMan, isWoman] = [/\b(?:he|him|his)\b/i.test(offer), /\b(?:she|hers?)\b/i.test(offer)];
  return isMan === isWoman ? undefined : isMan ? 'm' : 'f';
}

/** Who is meant in sentences that tell one story: the reader by name or by the pronoun for whom it spoke of last, everybody else by theirs. */
export function readWhoIsMeant(
  sentences: readonly string[],
  { reader, persona, offer }: { reader: Reader; persona: string; offer: string },
): Spoken[] {
  const firms = new Set(
    reader.firms
      .flatMap((name) => name.toLowerCase().split(' '))
      .filter((word) => word.length > 2 && !ofPost.test(word)),
  );
  const readers = new Set(reader.words.toLowerCase().match(/\p{L}+/gu));
  let readersSex = sexOf(persona, offer);
  /** Those named in the last sentence that named anybody. */
  let before: readonly Named[] = [];
  return sentences.map((sentence) => {
    const words = sentence.split(' ');
    const bare = words.map((word) =>
      word
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/[^\p{L}'-]/gu, ''),
    );
    const here: Named[] = [];
    let isSure = true;
    let leansOnNamed = false;
    const roles = bare.map((word, at): Role => {
      const raw = words[at] ?? '';
      const name = (who: Who) => here.push({ who, at });
      if (isReadersName(words, bare, at, reader.names)) {
        // "Principal Marsh's school".
        name(/'s?$/.test((titles.test(word) ? bare[at + 1] : word) ?? '') ? 'workplace' : 'reader');
        return 'reader';
      }
      const sex = sexOfPronoun(word);
      if (sex) {
        // "My uncle raced with Piet, and when I told him": whom, is not certain.
        const fitting = here.filter(fits(sex));
        isSure &&= !(fitting[0]?.who === sex && fitting.at(-1)?.who === 'reader');
        const isOfReader =
          !eitherSex.test(bare.slice(Math.max(0, at - 2), at + 3).join(' ')) &&
          (readersSex === undefined || readersSex === sex) &&
          isTheReader(sex, {
            here,
            before,
            said: bare.slice(0, at),
            next: bare[at + 1],
            isKnown: readersSex === sex,
          });
        leansOnNamed ||= !isOfReader && !here.some(({ who }) => who === sex || who === 'n');
        name(isOfReader ? 'reader' : sex);
        if (isOfReader) readersSex = sex;
        return isOfReader ? 'reader' : 'other';
      }
      if (word in ofSeveral) {
        // "They posted an ad, which is how I found them".
        if (/^how (?:i|we) found$/.test(bare.slice(Math.max(0, at - 3), at).join(' '))) {
          name('reader');
          return 'reader';
        }
        const knowsFirms = reader.firms.length > 0 || bare.includes('we') || !hasName(words);
        const meant = whoAreThey(word, {
          here,
          before,
          at,
          latest: bare[at - 1],
          next: bare[at + 1],
          knowsFirms,
          isOfOthers: opensClause(here.at(-1), bare),
        });
        isSure &&= meant !== undefined;
        leansOnNamed ||= meant === 'other' && here.length === 0;
        if (meant) name(meant === 'other' ? 'several' : isOwner(word) ? 'workplace' : 'reader');
        return meant;
      }
      // "At a building society where they kept the policy".
      if (/^an?$/.test(word) && /^(?:at|for|to|with)$/.test(bare[at - 1] ?? '')) name('several');
      const isNamed =
        /^\p{Lu}/u.test(raw) &&
        (at > 0 ||
          (!isOrdinaryWord(word) && (raw.endsWith(',') || isTold(bare[1] ?? ''))) ||
          // "Ida Brook, one of our volunteers".
          (firstNames.has(word) && /^\p{Lu}\p{Ll}+,$/u.test(words[1] ?? '')));
      const one = word.replace(/'s?$/, '');
      const isTheirPlace =
        /^(?:the|this)$/.test(bare[at - 1] ?? '') && isPlace(one) && isWorkplace(one, reader);
      if (isTheirPlace || (firms.has(one) && /^\p{Lu}/u.test(raw))) name('workplace');
      else if (isNamed && (at === 0 || firstNames.has(one))) {
        // "Our colleague Sophie" is one person.
        if (!isOne(here.at(-1)?.who)) name('n');
      } else {
        const who =
          whoIs(one) ?? (isNamed && word.length > 1 && !isCalendar.test(one) ? 'several' : undefined);
        // "I met the owner, Ann": who reads, where the persona is one.
        if (bare[at - 1] === 'the' && who === 'n' && readers.has(one)) isSure = false;
        if (who) name(who);
      }
      return undefined;
    });
    if (here.length > 0) before = here;
    return { words, bare, roles, isSure, isOfReader: here.some(({ who }) => isReaders(who)), leansOnNamed };
  });
}

/** Whether a clause behind another one begins with several of them. */
function opensClause(named: Named | undefined, bare: readonly string[]): boolean {
  return (
    (named?.who === 'several' || named?.who === 'things') &&
    named.at > 1 &&
    /^(?:and|because|but|so|that|while)$/.test(bare[named.at - 1] ?? '')
  );
}

function isOwner(pronoun: string): boolean {
  return /^theirs?$/.test(pronoun);
}

function isPlace(noun: string): boolean {
  return organisationNouns.has(noun) || readersPlaces.has(noun);
}

function isReaders(who: Who): boolean {
  return who === 'reader' || who === 'workplace';
}

/** Whether a sentence names anybody or any firm behind its first word. */
function hasName(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      at > 0 &&
      /^\p{Lu}\p{Ll}{2}/u.test(word) &&
      // "A firm in Fife".
      !/^(?:in|near|outside)$/.test(words[at - 1] ?? '') &&
      !isCalendar.test(word.toLowerCase().replace(/[^\p{L}]/gu, '')),
  );
}

function isOne(who: Who | undefined): boolean {
  return who === 'm' || who === 'f' || who === 'n';
}

function sexOfPronoun(word: string): Sex | undefined {
  if (!(word in ofOne) && !/^s?he's$/.test(word)) return undefined;
  return /^(?:she|her)/.test(word) ? 'f' : 'm';
}

/** Who a word is. */
function whoIs(word: string): Who | undefined {
  if (women.test(word)) return 'f';
  if (men.test(word)) return 'm';
  if (anybody.test(word)) return 'anybody';
  if (somebody.test(word) || personNouns.has(word) || companions.has(word)) return 'n';
  if (organisationNouns.has(word) || severalPeople.test(word)) return 'several';
  return canBeThey(word) && !findVerb(word)?.isName ? 'things' : undefined;
}

/** Names that are nobody's. */
const isCalendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)$/;

const eitherSex = /\b(?:she or he|he or she)\b/;

/** What is done to whom a sentence is not about: `our director heard her talk`. */
const senses =
  /^(?:admire[sd]?|enjoyed|follow(?:ed|s)?|heard|knows?|knew|liked?|loved?|met|read|saw|seen|visited|watched)$/;
const firm = /^(?:business|company|employer|firm|organi[sz]ation)$/;
const tells = /^(?:asked|said|says?|tells?|told)$/;

/** Whether somebody who was named may be "he", or "she". */
function fits(sex: Sex): (named: Named) => boolean {
  return ({ who }) => who === sex || who === 'n' || who === 'reader';
}

type Said = {
  here: readonly Named[];
  before: readonly Named[];
  /** The words of the sentence up to the pronoun. */
  said: readonly string[];
  /** The word after it. */
  next: string | undefined;
  /** Whether the reader is known to be of that sex. */
  isKnown: boolean;
};

/**
 * Whether "he" or "she" is the reader: who was named last that it can be, in this sentence or else in the one before. Whoever does what a sentence
 * tells goes on to be meant in it.
 */
function isTheReader(sex: Sex, { here, before, said, next = '', isKnown }: Said): boolean {
  const last = here.findLast(fits(sex));
  const latest = said.at(-1) ?? '';
  if (last === undefined) {
    const then = before.filter(fits(sex));
    // "Setup takes a day, and he can cancel": where nobody is told of, it is the reader.
    if (isKnown && said.length > 0 && !then.some(({ who }) => who === sex)) return true;
    // Who was told of first in the sentence before is who the next one opens with.
    return then.length === 0 || then[0]?.who === 'reader' || then.at(-1)?.who === 'reader';
  }
  if (last.who === 'reader') return true;
  // "A graduate had applied to her company".
  if (isKnown && last.who === 'n' && (senses.test(latest) || firm.test(next))) return true;
  const does = here.find(({ who }) => who !== 'several' && who !== 'things' && who !== 'workplace');
  if (does?.who !== 'reader' || /^(?:who|whose)$/.test(latest)) return false;
  // "She told my wife that the portals take much from her".
  return last.who === 'n' || tells.test(said[last.at - 2] ?? '') || tells.test(said[last.at - 1] ?? '');
}

type Several = {
  here: readonly Named[];
  before: readonly Named[];
  at: number;
  latest: string | undefined;
  next: string | undefined;
  /** Whether what else is named is no firm of the reader's: those are known, or the sentence is on what "we" did. */
  knowsFirms: boolean;
  /** Whether the clause begins with several others: `Her clinics grew, and practices that grow see | their | queue grow`. */
  isOfOthers: boolean;
};

/** Whom "they" means: several who were named before it in its sentence, or else the reader's; undefined where it could be both. */
function whoAreThey(
  word: string,
  { here, before, at, latest = '', next = '', knowsFirms, isOfOthers }: Several,
): Role {
  const isNamedIn = (named: readonly Named[], ...whom: readonly Who[]) =>
    named.some(({ who }) => whom.includes(who));
  if (isNamedIn(here, 'anybody')) return 'other';
  // "A site about the size of theirs".
  if (word === 'theirs' && /^(?:as|like|of|to|with)$/.test(latest)) return 'reader';
  // "Should they wish to go on", "two hours of their team's time".
  if (
    !isNamedIn(here, 'several', 'n') &&
    (/^(?:if|once|should|unless|until|when)$/.test(latest) ||
      (isOwner(word) && /^(?:office|own|side|staff|team)/.test(next)))
  )
    return 'reader';
  if (isOfOthers) return 'other';
  if (here[0] && isReaders(here[0].who) && isOwner(word)) return 'reader';
  if (isNamedIn(here, 'several', 'n')) return knowsFirms ? 'other' : undefined;
  // "The order is 24 candles and they can mix the scents".
  if (isNamedIn(here, 'things')) return word === 'they' || !knowsFirms ? undefined : 'other';
  if (isNamedIn(here, 'reader', 'workplace')) return 'reader';
  if (before.length === 0) return 'reader';
  if (isNamedIn(before, 'reader', 'workplace'))
    return !isNamedIn(before, 'several', 'things') || at === 0 || isOwner(word) ? 'reader' : undefined;
  if (isNamedIn(before, 'several') && at > 0) return 'other';
  return isNamedIn(before, 'several', 'n', 'things') ? undefined : 'reader';
}
