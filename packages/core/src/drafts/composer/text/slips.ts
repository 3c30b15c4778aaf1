import { anyOf } from '../../any-of.ts';
import { findVerb } from './verbs.ts';

/** Who does something, so that what follows is its verb: not `the films we send you look fine`. */
const subject = String.raw`(?:^|[.!?\n]\s*|\b(?:and|because|how|if|once|since|so|that|when|where|whether|while) |, )(I|[Tt]hey|[Ww]e|[Yy]ou)`;

/** Sequences of words that no sentence of English has, whatever it says. */
const slips: [string, RegExp][] = [
  // "The we can set it up", "the everything".
  [
    'article before a pronoun',
    /\b(?:[Aa]n?|[Mm]y|[Oo]ur|[Tt]he|[Yy]our) (?:anybody|anyone|everybody|everyone|he|him|me|she|them|they|us|we|whatever|whichever|whoever|you)\b(?![-'’])/,
  ],
  // "About our with Shiftly".
  [
    'article before a preposition',
    /\b(?:[Mm]y|[Oo]ur|[Yy]our) (?:at|for|from|into|than|through|via|with|without) (?!and\b)/,
  ],
  // "Our bought her shop": the noun is lost.
  [
    'article before a verb',
    /\b(?:[Mm]y|[Oo]ur|[Yy]our) (?:are|bought|came|did|does|gave|got|has|have|is|said|saw|took|was|went|were|won|wrote)\b(?![-'’])/,
  ],
  // "Your appointment was were announced".
  ['two verbs', /\b(?:are|was|were) (?:are|is|was|were)\b|\bis (?:are|was|were)\b/],
  // "A is set for two", "the is ready".
  ['article without a noun', /(?:^|[.!?\n]\s*)(?:An?|The|Every) (?:are|has|have|is|was|were)\b/],
  // "You can is", "we will of".
  [
    'verb that is none',
    /\b(?:I|[Tt]hey|[Ww]e|[Yy]ou) (?:can|could|must|should|will|would) (?:an?|are|did|does|had|has|is|of|the|was|were)\b/,
  ],
  // "… to fit the", "… and".
  ['sentence that breaks off', /\b(?:and|because|but|our|than|the|whose|your)[.!?](?=\s|$)/],
];
const hasSlip = anyOf(slips.map(([, pattern]) => pattern));
const third = new RegExp(
  `${subject} (?:also |already |just |now |often |only |still )?(\\p{Ll}+s)(?= )`,
  'gu',
);

/** The names of the slips in a text; none in most. */
export function findSlips(text: string): string[] {
  const found = hasSlip(text) ? slips.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])) : [];
  // "You mentions", "that we needs".
  for (const [, who, verb = ''] of text.matchAll(third)) {
    if (who === 'I' && verb === 'was') continue;
    const deed = findVerb(verb);
    if (/^(?:does|has|is|mentions|says|was)$/.test(verb) || (deed?.form === 'third' && !deed.isName))
      return [...found, 'verb of another'];
  }
  return found;
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Sentences without those that no speaker would write, unless the caller wrote them so. */
export function withoutSlips(sentences: readonly string[], typed: string): string[] {
  return sentences.filter(
    (sentence) => findSlips(sentence).length === 0 || bare(typed).includes(bare(sentence)),
  );
}
