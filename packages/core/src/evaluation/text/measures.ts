import { byWord } from './word-list.ts';

/** A product name must not sink a whole text, so that no word counts for more (drafting figures cap at 4). */
const syllablesMax = 4;

const vowels = new Uint8Array(128);
for (const vowel of 'aeiouy') vowels[vowel.charCodeAt(0)] = 1;

/** Estimates the syllables of a lower-case English word: groups of vowels, less a silent final e; 1 to 4. */
function countSyllables(word: string): number {
  let groups = 0;
  let inVowels = false;
  const end = Math.min(word.length, 40);
  for (let at = 0; at < end; at++) {
    const vowel = vowels[word.charCodeAt(at) & 127] === 1;
    if (vowel && !inVowels) groups++;
    inVowels = vowel;
  }
  if (groups > 1 && word.endsWith('e') && !word.endsWith('le')) groups--;
  if (groups > 1 && word.endsWith('ed') && !/[td]ed$/.test(word)) groups--;
  return Math.min(syllablesMax, Math.max(1, groups));
}

const syllablesOf = byWord(countSyllables);

/** Flesch-Kincaid grade (Kincaid et al. 1975): US school years needed to read the text. */
export function readingGrade(words: readonly { text: string; number: number }[], sentences: number): number {
  if (words.length === 0) return 0;
  let syllables = 0;
  for (const word of words) syllables += syllablesOf(word);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
}
