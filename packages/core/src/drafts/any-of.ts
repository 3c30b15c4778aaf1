import { compact } from './compact.ts';

/**
 * Tells whether any of many patterns matches a text, in one pass for each set of flags instead of one for each pattern. For lists of
 * which most texts match nothing. The patterns hold no back references.
 */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  // Where a match was found last is of no matter.
  const byFlags = Map.groupBy(patterns, ({ flags }) => flags.replace('g', ''));
  const joined = [...byFlags].flatMap(([flags, group]) =>
    [...Map.groupBy(group, (_, at) => Math.floor(at / joinedMax)).values()].map((some) =>
      compact(joinAlternatives(some.flatMap(alternativesOf)), flags),
    ),
  );
  return (text) => joined.some((pattern) => pattern.test(text));
}

/** More patterns in one get no faster, and take more machine code. */
const joinedMax = 32;

/** Most alternatives begin where a word or a line does. That is asked once for all of them, or the engine asks it for each at every character. */
function joinAlternatives(alternatives: readonly string[]): string {
  const byStart = Map.groupBy(alternatives, (each) => /^(?:\\b|\^)/.exec(each)?.[0] ?? '');
  return [...byStart]
    .map(([start, group]) => `${start}(?:${group.map((each) => each.slice(start.length)).join('|')})`)
    .join('|');
}

/** What stands between the bars of a pattern that are in no group and no class. */
function alternativesOf({ source }: RegExp): string[] {
  const alternatives = [''];
  let depth = 0;
  let isInClass = false;
  for (const [part] of source.matchAll(/\\.|./gs)) {
    if (isInClass) isInClass = part !== ']';
    else if (part === '[') isInClass = true;
    else if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (part === '|' && depth === 0) {
      alternatives.push('');
      continue;
    }
    alternatives.push(`${alternatives.pop()}${part}`);
  }
  return alternatives;
}
