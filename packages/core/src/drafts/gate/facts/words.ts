import { commonWords } from './common-words.ts';

const ordinary: ReadonlySet<string> = new Set(commonWords.trim().split(/\s+/));

/** Lower case, straight apostrophes, no accents, so that two spellings of one word meet. */
export function fold(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase();
}

/** Whether a text has neither accents nor typographic marks, as most words have not. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** How many stems are kept: about the words of everyday mail. */
const stemsMax = 8_192;
/** In characters: longer words are no words that come again. */
const keptLengthMax = 24;
const stems = new Map<string, string>();

/** British and American spellings of one word, and its inflections, brought to one stem. Rough, for comparing only. */
export function stem(word: string): string {
  const kept = stems.get(word);
  if (kept !== undefined) return kept;
  const made = toStem(word);
  if (word.length > keptLengthMax) return made;
  if (stems.size >= stemsMax) stems.clear();
  stems.set(word, made);
  return made;
}

function toStem(word: string): string {
  const base = fold(word).replace(/'s?$/, '');
  if (base.length < 4) return base;
  return base
    .replace(/ies$/, 'y')
    .replace(/(?:es|s)$/, '')
    .replace(/is(e|ed|er|ing|ation)?$/, 'iz')
    .replace(/iz(?:e|ed|er|ing|ation)$/, 'iz')
    .replace(/(?:ing|ed|er|or|ly|al|ment|ation|ion)$/, '')
    .replace(/our/, 'or')
    .replace(/amme$/, 'am')
    .replace(/tre$/, 'ter')
    .replace(/ogue$/, 'og')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '');
}

/** In letters: of shorter parts, many a name is made. */
const partLengthMin = 5;

/** Whether a word in lower case stands among the ordinary ones as it is, or is made of two of them. */
export function isListedWord(word: string): boolean {
  if (ordinary.has(word)) return true;
  for (let at = partLengthMin; at <= word.length - partLengthMin; at += 1)
    if (ordinary.has(word.slice(0, at)) && ordinary.has(word.slice(at))) return true;
  return false;
}

/** Whether an English word, in any inflection, is an ordinary one rather than a name. */
export function isOrdinaryWord(word: string): boolean {
  // We'd, they're, don't.
  const base = fold(word).replace(/(?:'(?:re|ve|ll|d|m|s|t)|n't)$/, '');
  if (base.length < 3 || ordinary.has(base)) return true;
  return (
    endsAsWordsDo.test(base) ||
    inflections(base).some(
      (form) => ordinary.has(form) || inflections(form).some((root) => ordinary.has(root)),
    )
  );
}

/** Endings that long words have and names hardly ever. */
const endsAsWordsDo =
  /^.{3,}(?:osity|icity|ivity)$|^.{4,}(?:tion|sion|ment|ness|ability|ibility|ology|graphy|ance|ence|ism|ists?|ions|ments|ances|ences|ically|ously|ingly|fully|ality|written|grown|driven|spoken|drawn|proof|worthy|wards?|hoods?|making|maker|makers|keeping|keeper|keepers|holders?|workers?)$/;

function inflections(word: string): string[] {
  const forms: string[] = [];
  const cut = (ending: string, ...added: string[]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return;
    const root = word.slice(0, -ending.length);
    for (const end of added) forms.push(root + end);
    // planned → plan
    if (/([bdglmnprt])\1$/.test(root)) forms.push(root.slice(0, -1));
  };
  cut("'s", '');
  cut("'", '');
  cut("n't", '');
  cut("'re", '');
  cut("'ve", '');
  cut("'ll", '');
  cut("'d", '');
  cut('s', '');
  cut('es', '');
  cut('ies', 'y', 'ie');
  cut('ed', '', 'e');
  cut('ing', '', 'e');
  cut('er', '', 'e');
  cut('ers', '', 'e');
  cut('or', 'e', '');
  cut('ors', 'e', '');
  cut('ly', '', 'le');
  cut('ise', 'ize');
  cut('ising', 'izing');
  cut('isation', 'ization');
  cut('ment', '');
  cut('ments', '');
  cut('ness', '');
  cut('less', '');
  cut('y', '', 'e');
  cut('wise', '');
  const prefixed = /^(?:re|un|over|under|pre|mis|out)(?=.{4})(.*)$/.exec(word)?.[1];
  if (prefixed !== undefined) forms.push(prefixed, prefixed.replace(/(?:ing|ed|s)$/, ''));
  return forms;
}
