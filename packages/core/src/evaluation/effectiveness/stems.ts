import type { EmailText } from '../text/read-email.ts';
import { byWord, WordList } from '../text/word-list.ts';
import { splitWords, type Word } from '../text/words.ts';
import type { Brief } from '../types.ts';

const functionWords = new WordList(
  `a an and are as at be been but by can could did do does for from get had has have he her his how i if in into is it its just like me more most my no not
  of on one or our out over own per so some such than that the their them then there these they this those to too up us use very was we were what when where which who
  will with would you your yours about after all also any because before being both each few here it's i'm we're you're who's i'd i've we've let's don't`.split(
    /\s+/,
  ),
);

export function isFunctionWord(word: Word): boolean {
  return functionWords.has(word);
}

/** A light stem: plural and verb endings off. Two forms of one word mostly meet; nothing more is claimed. */
function stem(word: string): string {
  let base = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`;
  else if (base.length > 3 && base.endsWith('s') && !base.endsWith('ss') && !base.endsWith('us'))
    base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith('ing')) base = base.slice(0, -3);
  else if (base.length > 4 && base.endsWith('ed')) base = base.slice(0, -2);
  if (base.length > 4 && base.endsWith('e')) base = base.slice(0, -1);
  if (base.length > 3 && base.at(-1) === base.at(-2)) base = base.slice(0, -1);
  return base;
}

const stemOf = byWord(stem);

/** The stem of a content word; undefined for a function word or a single letter. */
export function stemOfContent(word: Word): string | undefined {
  return word.text.length < 2 || functionWords.has(word) ? undefined : stemOf(word);
}

function addStems(words: readonly Word[], stems: Set<string>): Set<string> {
  for (const word of words) {
    const base = stemOfContent(word);
    if (base !== undefined) stems.add(base);
  }
  return stems;
}

/** The most text of one brief field that is compared, in UTF-16 units: the longest field a request may have. */
const fieldLengthMax = 8_000;

function stemsOf(text: string | undefined): Set<string> {
  return text === undefined ? new Set() : addStems(splitWords(text.slice(0, fieldLengthMax)), new Set());
}

/** The content stems that several items of the rubric compare. */
export type Stems = {
  core: ReadonlySet<string>;
  subject: ReadonlySet<string>;
  offer: ReadonlySet<string>;
  /** Persona and industry. */
  persona: ReadonlySet<string>;
  goal: ReadonlySet<string>;
  context: ReadonlySet<string>;
};

export function collectStems(email: EmailText, brief: Brief): Stems {
  return {
    core: addStems(email.coreWords, new Set()),
    subject: addStems(email.subjectWords, new Set()),
    offer: stemsOf(brief.offer),
    persona: stemsOf(
      brief.industry === undefined ? brief.persona : `${brief.persona ?? ''} ${brief.industry}`,
    ),
    goal: stemsOf(brief.goal),
    context: stemsOf(brief.additionalContext),
  };
}
