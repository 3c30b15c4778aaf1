import { isPlural } from '../../text/grammar.ts';

/** `restaurant owners` → `restaurant owner`. */
export function toSingular(text: string): string {
  const preposition = / (?:of|for|at|in|with|on|about|near) .*$/i.exec(text)?.[0];
  if (preposition) return toSingular(text.slice(0, -preposition.length)) + preposition;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (!isPlural(last)) return text;
  const single = /^(?:people|staff|police|media|data|alumni)$/i.test(last)
    ? last
    : /wives$/i.test(last)
      ? last.replace(/wives$/i, 'wife')
      : /women$/i.test(last)
        ? last.replace(/women$/i, 'woman')
        : /men$/i.test(last)
          ? last.replace(/men$/i, 'man')
          : /children$/i.test(last)
            ? 'child'
            : /ies$/i.test(last)
              ? last.replace(/ies$/i, 'y')
              : /(?:ss|x|ch|sh)es$/i.test(last)
                ? last.slice(0, -2)
                : last.slice(0, -1);
  return [...words.slice(0, -1), single].join(' ');
}
