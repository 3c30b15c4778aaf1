/** Every match of a global pattern that never matches nothing: `matchAll` without the copy of the pattern that it makes for each text. */
export function eachMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
