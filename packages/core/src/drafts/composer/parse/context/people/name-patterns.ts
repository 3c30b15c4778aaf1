import { nameTitles } from '../../persona/parse-persona-name.ts';

/** Sources of patterns with the flag `u`. */
export const initial = String.raw`(?:\p{Lu}\.(?:-\p{Lu}\.)? ?)`;
export const word = String.raw`\p{Lu}\p{L}*(?:['-]\p{Lu}?\p{L}+)*`;
export const title = `(?:${nameTitles})`;
export const particle = '(?:(?:da|de|del|den|der|di|du|la|le|ten|ter|van|von) ){0,2}';
/** Somebody by name: `Dr. ANN VAN BELL`, `ANN B.` */
export const name = String.raw`(?:${title}\.? )?${initial}*${word}(?: ${particle}(?:\p{Lu}\.(?=[,;()\n]|$| \()|${initial}*${word})){0,3}`;
/** What stands between a label and a name in a record: `rep: ANN`, `rep -> ANN`. */
export const sets = '(?: ?(?:[:=]|[-=]>|→) ?)';
