import type { EmailText } from '../text/read-email.ts';
import { genericWords, numberWords } from './generic-words.ts';
import { isFunctionWord } from './stems.ts';

/** How much of the core could only have been written about this reader and this offer. */
export type Concreteness = {
  /** Distinct numbers, in figures or words. */
  numbers: number;
  /** Distinct names, days and months: capitalised words inside a sentence. */
  names: number;
  /** Share of the content words that fit any offer, 0 to 1. */
  genericShare: number;
  contentWords: number;
};

export function measureConcreteness(email: EmailText): Concreteness {
  const numbers = new Set<string>();
  const names = new Set<string>();
  let content = 0;
  let generic = 0;
  let sentence = 0;
  const greeted = new Set<string>();
  for (const { text, end } of email.words) {
    if (end > email.greeting.end) break;
    greeted.add(text);
  }
  email.coreWords.forEach((word, index) => {
    while ((email.sentences[sentence]?.endWord ?? Number.POSITIVE_INFINITY) <= index) sentence++;
    const { text } = word;
    const first = text.charCodeAt(0);
    if ((first >= 48 && first <= 57) || numberWords.has(word)) {
      numbers.add(text);
      return;
    }
    if (isFunctionWord(word)) return;
    content++;
    if (genericWords.has(word)) generic++;
    const opens = email.sentences[sentence]?.firstWord === index;
    if (!opens && text.length > 1 && !greeted.has(text) && isName(email.body, word.start, word.end))
      names.add(text);
  });
  return {
    numbers: numbers.size,
    names: names.size,
    genericShare: content === 0 ? 1 : generic / content,
    contentWords: content,
  };
}

/** A capital, then a small letter: abbreviations such as CRM are no names. */
function isName(text: string, start: number, end: number): boolean {
  const first = text.charAt(start);
  const second = end > start + 1 ? text.charAt(start + 1) : '';
  return first !== first.toLowerCase() && second !== second.toUpperCase();
}
