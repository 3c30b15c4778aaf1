const shingleWords = 8;

/**
 * Words of a text that stem from the instructions rather than from the brief: eight in a row that the instructions hold
 * and the brief does not. Undefined where there are none.
 */
export function findInstructionLeak(text: string, instructions: string, brief: string): string | undefined {
  const known = shingles(instructions);
  const allowed = shingles(brief);
  for (const shingle of shingles(text)) {
    if (known.has(shingle) && !allowed.has(shingle)) return shingle;
  }
  return undefined;
}

/** Whether a text holds key material: the key we call the upstream with, or anything shaped like one. */
export function holdsSecret(text: string, apiKey: string): boolean {
  return (
    (apiKey.length >= 8 && text.includes(apiKey)) || /\b(?:sk-ant-|fl_(?:live|test)_)[\w-]{8,}/.test(text)
  );
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at + shingleWords <= words.length; at += 1) {
    found.add(words.slice(at, at + shingleWords).join(' '));
  }
  return found;
}
