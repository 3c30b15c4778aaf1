/** Who is to be named, and for what the reader is not to be reproached: `Ann should be mentioned`, `not as if we blame him for the delays`. */
export function readAsked(notes: readonly string[]) {
  const names = notes.flatMap((note) => toName.exec(note)?.slice(1, 3).filter(Boolean) ?? []);
  const faults = notes.flatMap((note) => reproachedFor.exec(note)?.[1]?.match(/\p{L}{5,}/gu) ?? []);
  const stems = faults.filter((word) => word !== 'being').map((word) => word.slice(0, 5).toLowerCase());
  return {
    names: (note: string) => names.some((name) => note.includes(name)),
    spares: (note: string) => stems.some((stem) => note.toLowerCase().includes(stem)),
  };
}

const toName =
  /^(?:Please )?(?:bring in|mention|name) (\p{Lu}\p{L}+)\b|\b(\p{Lu}\p{L}+) (?:can|may|must|should) be (?:mentioned|named)\b/iu;
const reproachedFor =
  /(?:n['’]t|\b(?:never|no|not|rather|without))\b[^.;]*\b(?:accus|blam|criticis|criticiz|embarrass|mock|reproach|sham|teas)\p{Ll}+ (?:her|him|them) (?:about|for|of|over) ([^,;]+)/iu;
