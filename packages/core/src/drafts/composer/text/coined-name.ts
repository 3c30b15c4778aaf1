import { isOrdinaryWord } from '../../gate/index.ts';

/** Whether words with capitals can be nothing but a name: `Veldera Sense`, `ClearCam`, and not `Window Cleaning`. */
export function isCoinedName(words: string): boolean {
  return words
    .split(' ')
    .some(
      (each) => /\p{Ll}\p{Lu}/u.test(each) || (/^\p{L}+$/u.test(each) && !isOrdinaryWord(each.toLowerCase())),
    );
}

/** Two to four words in capitals of which the last is what makers call their products: `Kestrel Policy Hub`. */
export function isProductName(words: string): boolean {
  return /^(?:\p{Lu}[\p{L}\d]+ ){1,3}(?:Assist|Box|Cloud|Connect|Copilot|Desk|Engine|Flow|Guard|Hub|Insights|Ledger|OS|Pro|Suite|Sync|Vault)\.?$/u.test(
    words,
  );
}
