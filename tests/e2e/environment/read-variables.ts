/**
 * The environment variables that the source of a configuration reads, sorted. In such a file every identifier in
 * capitals is one, however it is read: a key of its specs, a property, a name that is taken apart.
 */
export function readVariableNames(source: string): string[] {
  const code = source.replaceAll(commentOrString, (found) => (found.startsWith('`') ? found : ' '));
  const names = [...code.matchAll(/\b[A-Z][A-Z0-9_]+\b/g)].map(([name]) => name);
  // URL and JSON are the language's.
  return [...new Set(names)].filter((name) => !(name in globalThis)).sort();
}

/** Templates too, so that what looks like a comment in one is not taken for it. */
const commentOrString = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** The variables that an example file names, commented out or not, with the values that it gives them. */
export function parseExample(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replaceAll(/^'|'$/g, '')]));
}
