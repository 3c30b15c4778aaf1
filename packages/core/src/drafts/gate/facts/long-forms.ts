import { eachMatch } from './each-match.ts';

const capitalRun =
  /\p{Lu}[\p{L}’'.]*(?:[ \u00a0-](?:(?:of|and|for|the|on|in|to)[ \u00a0]){0,2}\p{Lu}[\p{L}’'.]*){1,6}/gu;

/** Whether a capital belongs to the long form of a short one: "Department of Energy" where the brief has DOE. */
export function isPartOfLongForm(line: string, at: number, acronyms: ReadonlySet<string>): boolean {
  const run = eachMatch(line, capitalRun).find(
    ({ index, 0: found }) => at >= index && at < index + found.length,
  );
  if (run === undefined) return false;
  const words = eachMatch(run[0], /[\p{L}’']+/gu).map(({ 0: text, index }) => ({
    letter: text.charAt(0).toUpperCase(),
    isSmall: /^\p{Ll}/u.test(text),
    isAsked: run.index + index <= at && at < run.index + index + text.length,
  }));
  for (const kept of [words, words.filter(({ isSmall }) => !isSmall)]) {
    for (let from = 0; from < kept.length; from += 1) {
      for (let to = from + 2; to <= kept.length; to += 1) {
        const part = kept.slice(from, to);
        if (part.some(({ isAsked }) => isAsked) && acronyms.has(part.map(({ letter }) => letter).join('')))
          return true;
      }
    }
  }
  return false;
}
