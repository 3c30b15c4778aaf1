/** `In his case I can see that it stopped`. */
const sawIt =
  /^((?:In (?:her|his|their|your) case,? )?(?:I|We) (?:can )?(?:saw|see) that )it (?=\p{Ll}+ed\b)/u;
const lastClause = /\bthat the ((?:\p{Ll}+ )?\p{Ll}+) \p{Ll}+ed\b[^,;:]*$/u;

/** What the sender saw, after `… which means that the import failed`: "it" is what the note before it ends with. */
export function withWhatItWas(note: string, before = ''): string {
  const [, thing = ''] = lastClause.exec(before.replace(/[.!]+$/, '')) ?? [];
  return thing ? note.replace(sawIt, `$1the ${thing} `) : note;
}
