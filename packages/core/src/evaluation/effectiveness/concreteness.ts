import type { EmailText } from '../text/read-email.ts';
import { beyondAscii, hasCapital, type Word } from '../text/words.ts';
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
  for (let index = 0; index < email.coreWords.length; index++) {
    const word = email.coreWords[index] as Word;
    const opens = email.sentences[sentence]?.firstWord === index;
    if (opens) sentence++;
    const { text } = word;
    const first = text.charCodeAt(0);
    if ((first >= 48 && first <= 57) || numberWords.has(word)) {
      numbers.add(text);
      continue;
    }
    if (isFunctionWord(word)) continue;
    content++;
    if (genericWords.has(word)) generic++;
    const mayBeName = !opens && word.spelling & (hasCapital | beyondAscii) && text.length > 1;
    if (mayBeName && isName(email.body, word.start, word.end) && !isGreeted(email, text)) names.add(text);
  }
  return {
    numbers: numbers.size,
    names: names.size,
    genericShare: content === 0 ? 1 : generic / content,
    contentWords: content,
  };
}

function isGreeted({ words, greeting }: EmailText, name: string): boolean {
  for (const { text, end } of words) {
    if (end > greeting.end) return false;
    if (text === name) return true;
  }
  return false;
}

/** A capital, then a small letter: abbreviations such as CRM are no names. */
function isName(text: string, start: number, end: number): boolean {
  const first = text.charAt(start);
  const second = end > start + 1 ? text.charAt(start + 1) : '';
  return first !== first.toLowerCase() && second !== second.toUpperCase();
}
