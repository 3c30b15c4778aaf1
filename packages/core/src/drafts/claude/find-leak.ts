const shingleWords = 8;

/** Finds in a text what stems from some instructions. */
export type LeakFinder = (text: string, brief: string) => string | undefined;

/**
 * Reads the instructions once, for any number of texts. The finder names the first words of a text that stem from them rather
 * than from the brief: eight in a row that the instructions hold and the brief does not. Undefined where there are none.
 */
export function createLeakFinder(instructions: string): LeakFinder {
  const instructed = splitWords(instructions);
  const vocabulary = new Set(instructed);
  const known = new Set(shingles(instructed));
  return (text, brief) => {
    let allowed: ReadonlySet<string> | undefined;
    const words = splitWords(text);
    // Most texts have no eight words in a row that the instructions have at all.
    let inRow = 0;
    for (const [at, word] of words.entries()) {
      inRow = vocabulary.has(word) ? inRow + 1 : 0;
      if (inRow < shingleWords) continue;
      const shingle = shingleAt(words, at + 1 - shingleWords);
      if (!known.has(shingle)) continue;
      allowed ??= new Set(shingles(splitWords(brief)));
      if (!allowed.has(shingle)) return shingle;
    }
    return undefined;
  };
}

/** Whether a text holds key material: the key we call the upstream with, or anything shaped like one. */
export function holdsSecret(text: string, apiKey: string): boolean {
  return (
    (apiKey.length >= 8 && text.includes(apiKey)) || /\b(?:sk-ant-|fl_(?:live|test)_)[\w-]{8,}/.test(text)
  );
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every eight words in a row. */
function shingles(words: readonly string[]): string[] {
  return words.slice(shingleWords - 1).map((_, at) => shingleAt(words, at));
}

function shingleAt(words: readonly string[], at: number): string {
  return words.slice(at, at + shingleWords).join(' ');
}
