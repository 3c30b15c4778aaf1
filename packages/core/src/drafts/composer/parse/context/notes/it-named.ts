/** `In her case I can see that it stopped`: what, the note before it has named last. */
const seesIt =
  /^((?:In \p{Ll}+ case,? )?(?:I|We) (?:can )?(?:found|noticed|saw|see) (?:that )?)it (?=\p{Ll})/u;
const namedLast =
  /\b(?:and|as|because|but|if|that|when) (the (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) (?:(?:\p{Ll}+ly )?\p{Ll}{3,}ed|broke|has|is|ran|was|went)\b(?!.*\bthe\b)/u;
/** `… that the import failed at the end`: what it ends with, whatever else it names. */
const lastClause = /\bthat (the (?:\p{Ll}+ )?\p{Ll}+) \p{Ll}+ed\b[^,;:]*$/u;

/** A note on what the sender saw of it, with its name: `I can see that it stopped`, after `… that the import failed`, → `I can see that the import stopped`. */
export function withItNamed(note: string, before = ''): string {
  if (!seesIt.test(note)) return note;
  const what = (namedLast.exec(before) ?? lastClause.exec(before))?.[1];
  return what ? note.replace(seesIt, `$1${what} `) : note;
}
