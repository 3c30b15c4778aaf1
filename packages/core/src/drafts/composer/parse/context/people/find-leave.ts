import { compact } from '../../../../compact.ts';
import { firstNames } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';

/** Words that take leave, as a source of patterns with the flag `u`. */
export const farewell = [
  '[Aa]ll (?:my|the) best',
  '[Bb]est(?: regards| wishes)?',
  '(?:[Ww]ith )?(?:[Kk]ind(?:est)?|[Mm]any|[Ww]arm(?:est)?) (?:regards|thanks|wishes)',
  '[Rr]egards',
  '[Rr]gds',
  '(?:[Ii]n|[Ww]ith) (?:friendship|gratitude|respect|thanks)',
  '[Mm]erci',
  'TIA',
  '[Ss]aludos',
  '[Cc]heers',
  '[Gg]reetings(?: from)?',
  '[Gg]roet(?:en|jes)?',
  '(?:[Vv]iele |[Mm]it freundlichen )?[Gg]r(?:u|ü)(?:ß|ss)e?n?',
  '[Hh]ugs',
  '[Ll]ove',
  '[Mm]vh',
  '(?:[Cc]ordially|[Ff]aithfully|[Gg]ratefully|[Rr]espectfully)(?: yours)?',
  '[Ss]incerely',
  '[Ss]peak soon',
  '[Tt]a',
  '[Tt]ake care',
  '[Tt]alk soon',
  '[Tt]h(?:an)?(?:ks|x)(?: (?:again|so much))?',
  '[Tt]hank you(?: (?:again|so much|very much))?',
  '[Ww]armly',
  '[Yy]ours(?: (?:faithfully|sincerely|truly))?',
].join('|');
const word = String.raw`\p{L}+(?:['-]\p{L}+)*`;
const particle = '(?:da|de|del|den|der|di|du|la|le|ten|ter|van|von) ';
const partner = String.raw` (?:and|&|\+) (?:(?:the|my)(?: \p{L}+){1,3}|${word})`;
/** What may stand behind a name: a title or a firm, letters after it, a kiss. */
const after = String.raw`(?: \([^()]{2,40}\)| (?:at|from|of) (?:the )?\p{Lu}[^.!?\n]{1,40}|,? [A-Z]{3,6}|, [^.!?\n]{2,60})?(?: x{1,3})?[.!]?$`;

/** `cheers ollie`, `Sincerely, PIETER CLAES, Managing Partner`: who takes his leave. */
const leaving = compact(
  String.raw`(?:^|[\n.!?,] ?)(?:${farewell})(?:[,!.]| [-–—]|\s)\s*(?:from )?((?:(?:Dr|Prof)\.? )?${word})((?: (?:${particle})?\p{Lu}(?:\.|${word})){0,2})(${partner})?${after}`,
  'u',
);

/** `… two streets away. KATH ORMEROD`, `… hated it. jess`: a name and nothing else, behind all notes. */
const alone = compact(
  String.raw`(?:^|(?<!\b(?:Dr|Ft|Mrs?|Ms|Mt|Prof|St))[.!?\n] ?)(?:[-–~] ?|x{1,3} )?(${word})( (?:${particle})?\p{Lu}${word})?(${partner})?(?: \([^()]{2,40}\)| x{1,3})?[.!]?$`,
  'u',
);

/** `…, quoted up front; from Denise`: who writes, behind all notes. */
const writing = compact(
  String.raw`(?:^|[.!?;\n] ?)(?:[-–~] ?)?from ((?:(?:Dr|Prof)\.? )?\p{Lu}\p{Ll}+(?:['-]\p{L}+)*)((?: (?:${particle})?\p{Lu}(?:\.|${word})){0,2})(${partner})?[.!]?$`,
  'u',
);

/** Words and months that somebody may be called, with a capital. */
const alsoNames =
  /^(?:Ash|Dale|Dawn|Faith|Flora|Grant|Hazel|Holly|Hope|Jan|Joy|Kit|Mark|Pat|Pearl|Rich|Rob|Rod|Rose|Ruby|Sal|Sandy|Val|Will)$/;
const ordinary = /^(?:dale|dawn|faith|grace|mark|rob|rose)$/;

/** Who signs, by how the notes end; undefined where that may be whoever reads, whom `persona` describes. */
export function findLeave(text: string, persona: string): string | undefined {
  const notes = text.trim();
  for (const pattern of [leaving, writing]) {
    const [, first = '', family = '', beside = ''] = pattern.exec(notes) ?? [];
    if (first && isName(first, family) && !isReaders(first, persona))
      return inCapitals(first, family, beside);
  }
  const [found, lone = '', surname = '', other = ''] = alone.exec(notes) ?? [];
  // What was written before, and stands in quotation marks, was signed, too.
  const before = notes.slice(0, notes.length - (found?.length ?? 0)).replace(/"[^"]*"/g, '');
  // A kiss is given by nobody else.
  const isKnown =
    (/ x{1,3}[.!]?$/.test(found ?? '') && /^\p{Lu}\p{Ll}+$/u.test(lone)) ||
    alsoNames.test(lone) ||
    (firstNames.has(lone.toLowerCase()) && !ordinary.test(lone));
  // Whoever is spoken of before is not who speaks.
  if (!isKnown || before === '' || [persona, before].some((said) => said.includes(capitalise(lone))))
    return undefined;
  // A name in full may be copied from a list of those who are written to.
  if (surname && !/\b(?:I|me|my|our|us|we)\b/i.test(before)) return undefined;
  return inCapitals(lone, surname, other);
}

/** Whether the persona calls its reader so. */
function isReaders(first: string, persona: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(first) && persona.split(/[^\p{L}]+/u).includes(first);
}

/** A first name that is known, or one with a capital and a family name or nothing behind it. */
function isName(first: string, family: string): boolean {
  return (
    /^(?:Dr|Prof)\b/.test(first) ||
    firstNames.has(first.toLowerCase()) ||
    (/^\p{Lu}\p{Ll}+$/u.test(first) && /^$|^ .*\p{Lu}/u.test(family))
  );
}

function inCapitals(first: string, family: string, beside: string): string {
  const pair = beside.replace(/(?<=^ (?:and|&|\+) )(?!the\b|my\b)\p{L}/u, (letter) => letter.toUpperCase());
  return `${capitalise(first)}${family}${pair}`;
}
