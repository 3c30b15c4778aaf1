/** Whose password it is to be. */
export type Owner = { email: string; name: string };

export type PasswordFault = 'PASSWORD_TOO_COMMON' | 'PASSWORD_TOO_PERSONAL';

/** Letters that are often written as a digit or a sign. */
const written: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
  (run) => [run, [...run].reverse().join('')],
);

/** What a password needs beside the parts that everybody could know, in characters. */
const ownCharactersMin = 8;

/**
 * Why a password is too easily guessed: it is one of the common ones (also in capitals, with digits or signs around it, or with
 * letters written as digits), a repetition or a run of the keyboard, or little more than the person's own address or name.
 * Says nothing of passwords that were stolen elsewhere.
 */
export function findPasswordFault(
  password: string,
  { email, name }: Owner,
  isCommon: (password: string) => boolean,
): PasswordFault | undefined {
  const lower = password.toLowerCase();
  if ([lower, unwrite(lower)].some((form) => isGuessed(form, isCommon))) return 'PASSWORD_TOO_COMMON';
  if (lower.length - knownCharacters(lower, { email, name }) < ownCharactersMin) {
    return 'PASSWORD_TOO_PERSONAL';
  }
  return undefined;
}

function isGuessed(form: string, isCommon: (password: string) => boolean): boolean {
  const core = form.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return (
    isCommon(form) ||
    (core.length * 2 >= form.length && isCommon(core)) ||
    /^(.{1,4})\1+$/.test(form) ||
    new Set(form).size < 4 ||
    runs.some((run) => run.includes(form))
  );
}

function unwrite(text: string): string {
  return [...text].map((character) => written[character] ?? character).join('');
}

/** How many characters of a password are parts of the address, the name or ours. */
function knownCharacters(lower: string, { email, name }: Owner): number {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [
    email.toLowerCase(),
    local,
    ...local.split(/[._+'-]+/),
    ...domain.split('.').slice(0, -1),
    name.toLowerCase().replaceAll(/\s+/g, ''),
    ...name.toLowerCase().split(/\s+/),
    'firstline',
  ].filter((part) => part.length >= 3);
  const longestFirst = [...new Set(parts)].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part, ''), lower);
  return lower.length - rest.length;
}
