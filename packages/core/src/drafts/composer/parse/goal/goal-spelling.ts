import { isOneOff } from '../../text/mend-spelling.ts';

/** Words of goals that are often misspelt. */
const known =
  `appointment conversation demonstration introduction meeting partnership permission presentation proposal referral interview`
    .split(' ')
    .flatMap((word) => [word, `${word}s`])
    .concat('introductory', 'tomorrow');

/** Words that only look misspelt. */
const others = /^(?:matting|melting|meting|netting|preposition)s?$/;

/** `Get a metting` → `get a meeting`: a goal has few words, so one that is a letter off is that word, though a dictionary may have it. */
export function mendGoal(text: string): string {
  return text.replace(/(?<![\p{L}@./_-])\p{Ll}{6,}(?![\p{L}@_-]|\.\p{L})/gu, (word) =>
    others.test(word) || known.includes(word)
      ? word
      : (known.find(
          (one) => one[0] === word[0] && one.endsWith('s') === word.endsWith('s') && isOneOff(word, one),
        ) ?? word),
  );
}
