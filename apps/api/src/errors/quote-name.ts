const echoedCharactersMax = 64;

/** The first 64 characters of a name that a caller made up, without what could disturb a terminal or a parser. */
export function quoteName(name: string): string {
  const start = Array.from(name.slice(0, 2 * echoedCharactersMax))
    .slice(0, echoedCharactersMax)
    .join('');
  return start.toWellFormed().replaceAll(/\p{Cc}/gu, '\ufffd');
}
