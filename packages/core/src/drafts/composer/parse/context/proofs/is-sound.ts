import { firstNames } from '../../../text/first-names.ts';
import { isPlural } from '../../../text/grammar.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';

/** Words that are quoted say "he" of whom they like. */
const quoted = /(?<=^|[\s(])(["'])[^"]{3,}?\1(?=[\s.,;)]|$)/gu;
const somebody = /\b(?:s?he|her|hers|him|his)\b/i;
const several = /\b(?:they|them|their|they['’](?:d|ll|re|ve))\b/i;
/** Somebody by name: `Ms ANN BELL`, `Professor KEITA`. */
const named = /\b\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+|\b(?:Dr|Mrs?|Ms|Prof)\.? \p{Lu}/u;
const anybody =
  /\b(?:an?one|anybody|baby|boy|boyfriend|boss|brother|child|colleague|couple|dad|daughter|driver|everybody|everyone|founder|friend|girl|girlfriend|guest|guy|husband|kid|lady|man|mother|father|mum|neighbou?r|nobody|no one|parent|partner|patient|person|pupil|sister|somebody|someone|son|student|who|whoever|widow|wife|woman)\b/i;
const group =
  /\b(?:children|clients|customers|\d[\d.,]* \p{L}+|all|both|each|everybody|everyone|every|many|men|most|nobody|people|several|some|someone|somebody|staff|team|those|whoever|women|two|three|four|five|six|seven|eight|nine|ten)\b/iu;

/** `Water saved there: 310,000 l`: where, stands in another note. */
const leansOnPlace = /^[^:.]{2,40}\b(?:back then|then|there): /i;

/** `Got SOC 2 last year`: who did, nobody says. */
const lacksSubject = /^(?:Been|Got|Had|Has|Was|Went|Were) (?!(?:enough|it|they|we)\b)[^?]*$/;

function hasPerson(text: string): boolean {
  return (
    named.test(text) ||
    anybody.test(text) ||
    text.split(/[^\p{L}'-]+/u).some((word, at) => {
      const noun = word.toLowerCase().replace(/['’]s$/, '');
      return (
        personNouns.has(noun) ||
        (/^\p{Lu}/u.test(word) && firstNames.has(noun) && (at > 0 || noun.length > 3))
      );
    })
  );
}

function hasSeveral(text: string): boolean {
  return (
    group.test(text) ||
    named.test(text) ||
    /(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+/u.test(text) ||
    text
      .toLowerCase()
      .split(/[^\p{L}'-]+/u)
      .some((word, at) => organisationNouns.has(word) || (isPlural(word) && (at === 0 || !isTold(word))))
  );
}

/** What stands before the first of such words; undefined where none does. */
function before(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern);
  return at < 0 ? undefined : text.slice(0, at);
}

/** `We have fixed that kind of problem twice`: of which, stands in a sentence that is not told; `isKnown`: one on the reader was. */
export function leansOnKind(sentence: string, isKnown: boolean): boolean {
  return (
    !isKnown &&
    /^(?:I|We)\b.* (?:(?:exactly |just )?(?:that|this) (?:exact |very )?(?:kind|problem|sort|type)\b|(?:cured|fixed|handled|mended|solved) (?:it|that|this)\b)/.test(
      sentence,
    )
  );
}

/**
 * Whether everybody whom a sentence speaks of by a pronoun is known from it or from what is told right before: `Family pays, she keeps 30` and `They'd pay
 * half` are not sound by themselves, `Our trainer brings her own mats` is.
 */
export function isSound(sentence: string, told: string): boolean {
  // "It is We have this kind of story": two subjects.
  if (
    leansOnPlace.test(sentence) ||
    lacksSubject.test(sentence) ||
    /^(?:It|They) (?:are|is) (?:I|We) /.test(sentence)
  )
    return false;
  const said = sentence.replace(quoted, '');
  const one = before(said, somebody);
  if (one !== undefined && !hasPerson(`${told} ${one}`.trim()) && !/^[^,]*, who\b/.test(said)) return false;
  const many = before(said, several);
  return many === undefined || hasSeveral(`${told} ${many}`.trim());
}
