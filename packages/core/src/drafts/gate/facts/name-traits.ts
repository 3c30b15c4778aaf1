import { departments, hasOtherForms } from './name-groups.ts';
import type { Token } from './name-tokens.ts';
import { fold, isOrdinaryWord } from './words.ts';

/** What only a name has: how it is written, and the names that it stands among. */
export function readNameTraits({ text, opens, source, start, end }: Token): string[] {
  const before = source.slice(0, start);
  const after = source.slice(end);
  const shape = /\d/.test(text)
    ? 'code'
    : text === text.toUpperCase()
      ? 'capitals'
      : /\p{Ll}\p{Lu}/u.test(text)
        ? 'mixed'
        : 'title';
  const run = `${/\p{Lu}[\p{L}&’'.]* $/u.test(before) ? '<' : ''}${/^ \p{Lu}/u.test(after) ? '>' : ''}`;
  const isListed = /^(?:,| and| or) \p{Lu}/u.test(after) || /\p{Lu}\p{L}*(?:,| and| or) $/u.test(before);
  return [
    `opens:${opens}`,
    `shape:${shape}`,
    `ordinary:${isOrdinaryWord(text)} opens:${opens}`,
    `run:${run}`,
    `listed:${isListed}`,
    `owner:${/['’]s?$/.test(text) || /^['’]/.test(after)}`,
    `subject:${!/\p{Ll}{2,}/u.test(/[^.?!\n]*$/.exec(before)?.[0] ?? '')}`,
    `general:${departments.has(fold(text)) || hasOtherForms(fold(text))}`,
  ];
}
