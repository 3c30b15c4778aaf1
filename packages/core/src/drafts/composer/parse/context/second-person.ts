import { compact } from '../../../compact.ts';
import { firstNames } from '../../text/first-names.ts';
import { isPlural } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { measures, organisationNouns, personNouns, prepositions } from '../../text/words.ts';

/** Pronouns of several, of a firm or of somebody of unknown sex, as the reader is spoken to. */
export const ofSeveral: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourself',
  "they're": "you're",
  "they've": "you've",
  "they'd": "you'd",
  "they'll": "you'll",
};

/** Pronouns of one person. */
export const ofOne: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  him: 'you',
  his: 'your',
  her: 'your',
  hers: 'yours',
  himself: 'yourself',
  herself: 'yourself',
  "he'd": "you'd",
  "she'd": "you'd",
  "he'll": "you'll",
  "she'll": "you'll",
};

/** `wedding she did`, after "the": what the reader has done, as a pattern. */
export const deedOfTheirs = String.raw`(?:[\p{L}-]+ ){1,4}(?:he|she|they) (?:did|made|\p{Ll}+ed|gave|ran|shot|wrote)\b`;

/** Words after which "her" is a person and not what is hers. */
const noOwner = new Set(
  'a again afterwards an and anything awake busy happy up everything directly himself herself how last later more my myself once ourselves personally soon today tomorrow yesterday or our some something that the this twice what when where whether who why'
    .split(' ')
    .concat(''),
);

/** Who may stand beside somebody. */
export const companions = new Set(
  'person guy man woman dispatcher colleague boss assistant husband wife son daughter partner friend neighbour neighbor brother sister father mother ceo cfo cto'.split(
    ' ',
  ),
);

/**
 * Pronouns of the third person as "you"; undefined where one of them could be somebody else. A plural or a firm before "they" is what "they" may be,
 * a colleague before "she" who she may be. `ofReader`: the sentence is the reader's, and so is what is "their" in it.
 */
export function turnPronouns(text: string, ofReader: boolean): string | undefined {
  const words = text.split(' ');
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}'-]/gu, ''));
  const turned: string[] = [];
  let several = false;
  let one = false;
  let quoted = false;
  // "She said that the old leaflets have had their day": whose, is not certain after what she said.
  let toldThat = false;
  let ofOther = false;
  // Whether the reader is "he" or "she" in it.
  let isOne = false;
  for (const [index, word] of bare.entries()) {
    const raw = words[index] ?? '';
    // What somebody said stands as it was said.
    quoted ||= /^["']/.test(raw);
    if (quoted) {
      turned.push(raw);
      quoted = !/["'][,.;)]*$/.test(raw);
      continue;
    }
    // "The guy who sold his tool": whose it is, is said.
    ofOther ||= word === 'who' && index > 0;
    if (ofOther && word in ofOne) {
      turned.push(raw);
      continue;
    }
    // "I have written over 70 of them", "some of them have been open since May": of what was named before, and not of the readers.
    if (
      word === 'them' &&
      bare[index - 1] === 'of' &&
      howMany.test(bare[index - 2] || (words[index - 2] ?? ''))
    ) {
      // "Four of his loads were held, one of them for a day": of what the sentence has just counted.
      if (ofReader && !bare.slice(0, index - 2).some(isThings)) return undefined;
      turned.push(raw);
      continue;
    }
    // "I own two of her jugs and use them daily", "she wrote in her column that trees die in their third summer": who is "she" is not "they".
    if (word in ofSeveral && isOne && bare.slice(0, index).some(isThings)) {
      turned.push(raw);
      continue;
    }
    // "They digitised the guild books and put them online": what was done to things.
    if (ofReader && word === 'them' && index > 2 && /^(?:and|then)$/.test(bare[index - 2] ?? '')) {
      turned.push(raw);
      continue;
    }
    // "They announced in the journal that they want …", "they hire in countries where they have no office": who did it wants it.
    const goesOn =
      ofReader && /^(?:that|when|where)$/.test(bare[index - 1] ?? '') && /^(?:they|s?he)$/.test(word);
    // "She said that sofas are their costliest returns": whose they are is not the sofas.
    const isOwners =
      ofReader &&
      word === 'their' &&
      /^(?:are|is|was|were)$/.test(bare[index - 1] ?? '') &&
      tops.test(`${bare[index + 1]} ${bare[index + 2]}`);
    // "Their receptionists do the billing on top of their normal work": the work of those who do it.
    if (ofReader && word === 'their' && ofStaff.test(bare[index + 1] ?? '') && isByStaff(bare, index)) {
      turned.push(raw);
      continue;
    }
    const isClear =
      goesOn ||
      isOwners ||
      (word in ofSeveral ? !several || (ofReader && word === 'their' && !toldThat) : !one);
    // "Asked her questions": what is asked is not hers.
    const isGiven = word === 'her' && givers.test(bare[index - 1] ?? '') && isPlural(bare[index + 1] ?? '');
    if (isGiven && index + 2 >= bare.length) return undefined;
    const you = /^s?he's$/.test(word) ? undefined : youFor(words, bare, index);
    const isOrHas = /^s?he's$/.test(word)
      ? one || ofOther
        ? undefined
        : withYou(bare[index + 1] ?? '', bare[index + 2] ?? '')
      : '';
    if (isOrHas) {
      turned.push(raw.replace(/[\p{L}'-]+/u, isOrHas));
      continue;
    }
    if (isOrHas === undefined || (you && !isClear)) return undefined;
    turned.push(you ? raw.replace(/[\p{L}'-]+/u, you) : raw);
    isOne ||= you !== undefined && word in ofOne;
    if (you) continue;
    if (/^s?he$/.test(bare[index - 1] ?? '') && /[^s']s$/.test(word) && word.length > 3 && !findVerb(word))
      turned[index] = raw.replace(word, withoutThird(word));
    toldThat ||= word === 'that' && several === false;
    // What the reader has in numbers is not who "they" are.
    // "Your old spreadsheets" are the reader's as "your spreadsheets" are.
    const owned =
      index === 0
        ? ofReader
        : /^(?:your|one|of)$/i.test(turned[index - 1] ?? '') ||
          (/^your$/i.test(turned[index - 2] ?? '') && !prepositions.has(bare[index - 1] ?? ''));
    several ||= !owned && canBeThey(word);
    one ||=
      (personNouns.has(word) ||
        companions.has(word) ||
        /^(?:dr|miss|mrs?|ms)$/.test(word) ||
        (index > 0 && /^\p{Lu}/u.test(raw) && firstNames.has(word))) &&
      !(ofReader && isToldOurs(bare, index));
  }
  return agree(turned.join(' '));
}

/** The pronoun at `index` as the reader is spoken to; undefined where it is none, or its "'s" could be two words. `bare`: the words in small letters, without marks. */
export function youFor(words: readonly string[], bare: readonly string[], index: number): string | undefined {
  const word = bare[index] ?? '';
  if (/^s?he's$/.test(word)) return withYou(bare[index + 1] ?? '', bare[index + 2] ?? '');
  const isYear = /^(?:19|20)\d\d$/.test(words[index + 1] ?? '');
  return word === 'her' && !isYear && (isWhom(words[index] ?? '', bare[index + 1]) || isSpared(bare, index))
    ? 'you'
    : (ofSeveral[word] ?? ofOne[word]);
}

/** Whether the word at `index` is of one of ours whom the reader told something, which is the reader's: `told our colleague ANNA at the fair that his lorries …`. */
function isToldOurs(words: readonly string[], index: number): boolean {
  const at = words.findIndex((word, before) => before > 0 && /^(?:my|our)$/.test(word));
  return (
    at > 0 &&
    at < index &&
    index - at < 6 &&
    /^(?:asked|told)$/.test(words[at - 1] ?? '') &&
    !words
      .slice(at, index)
      .some((word) => /^(?:he|her|his|how|she|that|they|what|when|where|whether|why)$/.test(word))
  );
}

/** Whether a word is several things. */
function isThings(word: string): boolean {
  return isPlural(word) && !isTold(word) && !measures.has(word);
}

/** Whose own something is, of those who do something: `their normal work`, `their own phones`. */
const ofStaff =
  /^(?:actual|breaks?|day|everyday|evenings?|free|lunch|normal|own|regular|spare|usual|weekends?)$/;

/** Those who work for somebody, in numbers. */
const staff =
  /^(?:(?:\p{L}+(?:ants|ers|ians|ists|ors))|(?:care|sales)?people|apprentices|coaches|crews|nurses|reps|staff|teams|techs|volunteers)$/u;

/** Whether those who work for the reader do what is told before the word at `index`: `receptionists are doing the billing on top of their normal work`. */
function isByStaff(words: readonly string[], index: number): boolean {
  return words.some((word, at) => {
    const first = Math.max(0, at - 2);
    return (
      at < index - 1 &&
      staff.test(word) &&
      (at < 2 || words.slice(first, at).includes('their')) &&
      (/^(?:are|were|have|had|do|did)$/.test(words[at + 1] ?? '') ||
        /^(?:base|past)$/.test(findVerb(words[at + 1] ?? '')?.form ?? '')) &&
      !words.slice(at, index).includes('they')
    );
  });
}

/** What is first among what somebody has: `their most expensive returns`. */
const tops =
  /^(?:best|biggest|chief|favou?rite|first|hardest|key|largest|least|main|most|number|only|top|worst|\p{Ll}{3,}(?<!for)est)\b/u;

const howMany =
  /^(?:all|any|both|each|few|half|many|most|none|one|some|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens|hundreds|several)$|\d/;

/** `she's rewriting`, `she's just opened`, before "you": what "'s" stands for there. Undefined where it could be both. */
function withYou(next: string, after: string): string | undefined {
  const isDeed = (word: string) => /ing$/.test(word);
  if (
    isDeed(next) ||
    /^(?:an?|at|in|not|on|the)$/.test(next) ||
    (/^(?:also|always|currently|just|now|often|still)$/.test(next) && isDeed(after))
  )
    return "you're";
  return /^(?:been|got|had)$/.test(next) ||
    (/^(?:already|just|recently)$/.test(next) && /(?:ed|wn|[^e]n)$/.test(after))
    ? "you've"
    : undefined;
}

/** `It takes her one phone call`: what it takes is not hers. */
function isSpared(words: readonly string[], index: number): boolean {
  return (
    /^(?:cost|give|let|save|send|spare|take)s?$/.test(words[index - 1] ?? '') &&
    /^(?:|about|an?|less|no|nothing|one|only|the)$/.test(words[index + 1] ?? '')
  );
}

function isWhom(raw: string, next = ''): boolean {
  return /[,.;)]$/.test(raw) || noOwner.has(next) || prepositions.has(next) || isAdverb.test(next);
}

/** `Met her briefly`, and not "her weekly column", "her family". */
const isAdverb =
  /^(?!(?:costly|curly|daily|dolly|early|elderly|family|fly|friendly|fortnightly|hourly|jolly|july|lively|lonely|lovely|monthly|only|quarterly|reply|supply|weekly|yearly)$)\p{Ll}{2,}ly$/u;

/** Whether "they" may be such a word: several of anything, or a firm. */
export function canBeThey(word: string): boolean {
  return (isPlural(word) || organisationNouns.has(word)) && !isTold(word) && !measures.has(word);
}

const adverbs = String.raw`(?:(?:also|just|now|often|only|still|always|already|even|never|rarely|sometimes|\p{Ll}{3,}ly) )*`;
/** "You" that does something, and not "asked you questions". */
const subjectYou = String.raw`(?<!\b(?:about|asked|at|by|for|from|gave|give|of|offered|sent|showed|taught|to|told|with) )\b[Yy]ou `;
const verbOfYou = compact(`(${subjectYou}${adverbs})(\\p{Ll}+(?:n't)?)(?=$|[ ,.;])`, 'gu');
const clauseOfYou = compact(`(${subjectYou}${adverbs}(\\p{Ll}+))((?:(?! [Yy]ou\\b)[^.;])*)`, 'gu');

const givers = /^(?:ask|bring|gave|give|offer|send|sent|show|teach|told)(?:ed|s)?$/;

/** `you only backs` → `you only back`, for every "you" in it. */
export function agree(text: string): string | undefined {
  let certain = true;
  const agreed = text.replace(verbOfYou, (found, you: string, verb: string) => {
    const second = secondOf(verb);
    if (second === undefined && findVerb(verb)?.form === 'third') certain = false;
    return second === undefined ? found : `${you}${second}`;
  });
  if (!certain) return undefined;
  return agreed.replace(clauseOfYou, (_, you: string, verb: string, rest: string) =>
    findVerb(verb)?.form === 'past' ? `${you}${withPresent(rest)}` : `${you}${withSecond(rest)}`,
  );
}

/** A verb that no list holds, right after "he" or "she", in its base form: `throws` → `throw`. */
export function withoutThird(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|o|sh|ss|x)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

/** `runs a shop` → `run a shop`; undefined where its first word is no finite verb. */
export function toSecondPerson(told: string): string | undefined {
  const [, adverb = '', verb = '', rest = ''] =
    /^((?:(?:\p{Ll}+ly|just|also|now|only|both|never|already|still) )?)(\p{L}+)\b(.*)$/u.exec(told) ?? [];
  const second =
    secondOf(verb) ??
    (/^(?:are|were|have|had|can|will|do|did|mention|say|state)$/.test(verb) ? verb : undefined);
  const past =
    findVerb(verb)?.form === 'past' || /^\p{Ll}{3,}ed$/u.test(verb) || /^(?:broke|left|said)$/.test(verb);
  const deed = second ?? (past || findVerb(verb)?.form === 'base' ? verb : undefined);
  return deed === undefined
    ? undefined
    : `${adverb}${deed}${second === undefined ? withPresent(rest) : withSecond(rest)}`;
}

/** `joined in 2019 and now manages a team` → `… and now manage a team`: what is so today, after what was. */
function withPresent(rest: string): string {
  // "… told me that the unit is old and is hired": said of the unit.
  if (/^[^,;]*? (?:that|which|who) (?!you\b)/.test(rest)) return rest;
  return rest.replace(
    /( and (?:also |now |currently )?)(has|is)(?= )|( and (?:also |now |currently ))(\p{Ll}+s)(?= )/u,
    (found, before = '', is = '', since = '', verb = '') => {
      const second = secondOf(is || verb);
      return second === undefined ? found : `${before}${since}${second}`;
    },
  );
}

/** `the best tea in town and knows every grower` → `… and know every grower`: the second verb of the same subject. */
function withSecond(rest: string): string {
  return rest.replace(secondVerb, (found, before: string, verb: string, next: string) => {
    // "Shops and stores in Leeds" are both nouns; nothing but a verb stands before "it".
    const isSurelyVerb = takesObject.test(next) || !findVerb(verb)?.isName;
    const isUnlisted = /^(?:her|him|it|them)$/.test(next) && /[^s']s$/.test(verb) && !findVerb(verb);
    const second = isUnlisted ? withoutThird(verb) : isSurelyVerb ? secondOf(verb) : undefined;
    return second === undefined ? found : `${before}${second}`;
  });
}

const secondVerb =
  /^((?:(?!\b(?:how|that|what|when|where|which|who|whose|why)\b)[^,;:])* and (?:also |now |often )?)(\p{Ll}+)(?= (\p{Ll}+|\d))/u;
const takesObject = /^(?:an?|every|her|his|it|our|the|their|them|your|\d)$/;

const secondForms: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** A verb in the third person as it stands after "you": `has` → `have`; undefined where it is none. */
export function secondOf(verb: string): string | undefined {
  return (
    secondForms[verb] ??
    (findVerb(verb)?.form === 'third'
      ? findVerb(verb)?.base
      : /[^s]s$/.test(verb) && ofNews.test(verb)
        ? withoutThird(verb)
        : undefined)
  );
}

/** Deeds that news tell of, and that hardly name a thing in these forms: `promises`, `came`. */
const ofNews =
  /^(?:aims|appointed|appears|awarded|celebrat(?:es|ed)|commit(?:s|ted)|describes|drew|ended|ends|expects|expire[sd]|halve[sd]|landed|mention(?:s|ed)|passed|pledge[sd]|praise[sd]|premiered|promise[sd]|relaunch(?:es|ed)|reopen(?:s|ed)|unveil(?:s|ed)|sails|vow(?:s|ed)|went)$/;

/** Whether a word says what somebody or something does, did or is. */
export function isTold(word: string): boolean {
  const bare = word.toLowerCase().replace(/[^\p{L}']/gu, '');
  return (
    /^(?:is|are|was|were|has|have|had|can|will|does|do|did|says?|said)$/.test(bare) ||
    ['past', 'third'].includes(findVerb(bare)?.form ?? '') ||
    ofNews.test(bare)
  );
}
