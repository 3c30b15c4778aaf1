export type DraftLanguage = 'english' | 'german' | 'other';

const germanWords =
  'der die das und ist nicht wir sie ihr ihre ihrem ihren für mit ein eine einen auf zu den im von bei oder wie wenn als auch uns unsere können würde';
const englishWords =
  'the and to of a is in it you that for on are with as this be have your from we our can would if not or but will what how do so';

const languageOf = new Map<string, DraftLanguage>();
for (const word of englishWords.split(' ')) languageOf.set(word, 'english');
for (const word of germanWords.split(' ')) languageOf.set(word, 'german');

const word = /\p{L}+/gu;

/**
 * The language of a draft by its commonest words, as far as the checks tell languages apart: they know how English and German write names
 * and numbers. Only for whole drafts: a request has too few of these words.
 */
export function guessLanguage(text: string): DraftLanguage {
  let [words, english, german] = [0, 0, 0];
  for (const found of text.toLowerCase().match(word) ?? []) {
    words += 1;
    const language = languageOf.get(found);
    if (language === 'english') english += 1;
    else if (language === 'german') german += 1;
  }
  if (german > english && german >= words * 0.12) return 'german';
  return english >= words * 0.14 ? 'english' : 'other';
}
