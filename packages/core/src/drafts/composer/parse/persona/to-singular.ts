import { isPlural } from '../../text/grammar.ts';

/** What stays as it is. */
const isNoPlural = /^(?:people|staff|police|media|data|alumni)$/i;

/** How a plural ends, and what one is called instead. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/wives$/i, 'wife'],
  [/women$/i, 'woman'],
  [/men$/i, 'man'],
  [/^.*children$/i, 'child'],
  [/ies$/i, 'y'],
  [/(?<=ss|x|ch|sh)es$/i, ''],
];

/** `restaurant owners` → `restaurant owner`. */
export function toSingular(text: string): string {
  const preposition = / (?:of|for|at|in|with|on|about|near) .*$/i.exec(text)?.[0];
  if (preposition) return toSingular(text.slice(0, -preposition.length)) + preposition;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (!isPlural(last)) return text;
  if (isNoPlural.test(last)) return text;
  const [ending, single] = endings.find(([several]) => several.test(last)) ?? [/.$/, ''];
  return [...words.slice(0, -1), last.replace(ending, single)].join(' ');
}
