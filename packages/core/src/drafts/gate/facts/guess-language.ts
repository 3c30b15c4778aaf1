const germanWords = new Set(
  'der die das und ist nicht wir sie ihr ihre ihrem ihren für mit ein eine einen auf zu den im von bei oder wie wenn als auch uns unsere können würde'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the and to of a is in it you that for on are with as this be have your from we our can would if not or but will what how do so'.split(
    ' ',
  ),
);

/** The language of a text by its commonest words, as far as the checks tell languages apart. */
export function guessLanguage(text: string): 'english' | 'german' | 'other' {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (set: ReadonlySet<string>) => words.filter((each) => set.has(each)).length;
  const english = count(englishWords);
  const german = count(germanWords);
  if (german > english && german >= words.length * 0.12) return 'german';
  return english >= words.length * 0.14 ? 'english' : 'other';
}
