import type { Token } from './name-tokens.ts';

/** Whom the reader is to meet, where, and who has done so: "our CTO, Lena Vogt", "at our plant in Évora". "Look at the FDA letter" proposes neither. */
export function isProposedName({ text, source, end }: Token, lead: string): boolean {
  const found = nameRun.exec(lead)?.[0] ?? '';
  // The capital of the sentence itself is none of a name.
  const run = found.length === lead.trimStart().length ? found.replace(/^\p{Lu}\p{Ll}* /u, '') : found;
  const before = lead.slice(0, lead.length - run.length);
  // "The Old Town" is nobody.
  const isPerson =
    !/\bthe $/i.test(before) &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    (/\p{Lu}\p{Ll}+ $/u.test(run) || /^ \p{Lu}\p{Ll}/u.test(source.slice(end)));
  return (
    isPerson ||
    ofMeeting.test(before) ||
    (!/\p{L}/u.test(before) && /^ (?:ha[sd]|have|did|does|do|already|\p{Ll}+ed)\b/u.test(source.slice(end)))
  );
}

const nameRun = /(?:\p{Lu}[\p{L}.]*(?: and| or|,)? )+$/u;
const ofMeeting =
  /\b(?:in|at|near|from|with|meet|by|our|to) (?:(?:the|our|my|their|both) )?$|\b(?:our|my)\b[^.?!]{0,24}$/i;
