import { isOrdinaryWord } from '../../gate/index.ts';

/** Words that carry capitals of their own: acronyms, names of products and firms. */
export function namesIn(text: string): string[] {
  const shouts = text === text.toUpperCase();
  return shouts
    ? []
    : (text.match(/\p{Lu}[\p{L}\p{N}&'-]+/gu) ?? []).filter(
        (word) => /.\p{Lu}/u.test(word) || !isOrdinaryWord(word.toLowerCase()),
      );
}

/** Ordinary words that in capitals are something else: "send us one" beside "fintech, US". */
const alsoOrdinary =
  /^(?:all|am|an|are|as|at|be|by|can|co|do|for|go|he|hi|i|if|in|is|it|la|lets?|ma|may|me|no|of|ok|on|or|so|the|to|up|us|we|who)$/;

/** A text with the capitals that its words have elsewhere in the request: `try cli` beside "an open-source CLI". */
export function respell(text: string, elsewhere: string): string {
  const spellings = new Map(namesIn(elsewhere).map((name) => [name.toLowerCase(), name]));
  return text.replace(
    /(?<![./@\p{L}\p{N}&'-])[\p{L}\p{N}&'-]+(?!\.\p{L}|@)/gu,
    (word) => (word === word.toLowerCase() && !alsoOrdinary.test(word) && spellings.get(word)) || word,
  );
}
