import { isOrdinaryWord } from '../../gate/index.ts';

/** Whether words with capitals can be nothing but a name: `Veldera Sense`, `ClearCam`, and not `Window Cleaning`. */
export function isCoinedName(words: string): boolean {
  return words
    .split(' ')
    .some(
      (each) => /\p{Ll}\p{Lu}/u.test(each) || (/^\p{L}+$/u.test(each) && !isOrdinaryWord(each.toLowerCase())),
    );
}
