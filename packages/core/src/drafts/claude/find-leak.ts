const shingleWords = 8;

/** Finds in a text what stems from some instructions. */
export type LeakFinder = (text: string, brief: string) => string | undefined;

/**
 * Reads the instructions once, for any number of texts. The finder names the first words of a text that stem from them rather
 * than from the brief: eight in a row that the instructions hold and the brief does not. Undefined where there are none.
 */
export function createLeakFinder(instructions: string): LeakFinder {
  const known = new Set(shingles(splitWords(instructions)));
  const beginnings = new Set([...known].map((shingle) => shingle.slice(0, shingle.indexOf(' '))));
  return (text, brief) => {
    const words = splitWords(text);
    let allowed: ReadonlySet<string> | undefined;
    for (const shingle of shingles(words, beginnings)) {
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

/** Every eight words in a row; with `beginnings` only those that begin with one of them. */
function* shingles(words: readonly string[], beginnings?: ReadonlySet<string>): Generator<string> {
  for (let at = 0; at + shingleWords <= words.length; at += 1) {
    if (beginnings && !beginnings.has(words[at] ?? '')) continue;
    yield words.slice(at, at + shingleWords).join(' ');
  }
}
