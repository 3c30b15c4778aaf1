/** The words of a text in lower case, its money and percent signs, and the ends of its sentences, of which the last always stands. */
export function wordsOf(text: string): string[] {
  const lower = `${plain(text)} .`;
  return lower.match(ascii.test(lower) ? asciiToken : token) ?? [];
}

const token = /[\p{L}\p{N}]+|[€$£%]|[.!?;](?=\s|$)/gu;
const asciiToken = /[a-z0-9]+|[$%]|[.!?;](?=\s|$)/g;
export const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', ';']);

/** Lower case without accents, apostrophes, invisible characters and the look-alike digits that would hide a word. */
function plain(text: string): string {
  let lower = text.toLowerCase();
  if (!ascii.test(lower)) {
    lower = lower
      .normalize('NFKD')
      .replace(/\p{Cf}|\p{M}/gu, '')
      .replace(/[’‘`´]/g, "'")
      .replaceAll('ß', 'ss');
  }
  if (lower.includes("'")) lower = lower.replace(/\b([cdjlmnst]|qu)'(?=\p{L})/gu, '$1 ').replaceAll("'", '');
  if (!mayLookAlike.test(lower) || !lookAlike.test(lower)) return lower;
  return lower
    .replace(/(?<=\p{L})[@4](?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})[$5]+(?=\p{L})/gu, (found) => 's'.repeat(found.length))
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})[1!](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})3(?=\p{L})/gu, 'e');
}

const ascii = /^[\n\t -~]*$/;
/** A digit or sign in whose place a letter may be meant, before a letter; and between two. */
const mayLookAlike = /[@4$501!3][^\s\d]/;
const lookAlike = /\p{L}[@4$501!3]+\p{L}/u;

/** A word without the ending of a plural. */
export function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
