import { type Sign, signs } from './signs.ts';

/** Every entry of the lexicon that begins at a word, as its sign and the word after its end. */
export function entriesAt(words: readonly string[], start: number): readonly [Sign, end: number][] {
  const found: [Sign, number][] = [];
  collect(lexicon, words, start, found);
  return found;
}

/**
 * The entries of the lexicon as a tree of words; `#` is any number, and words with an open end stand under their first letters. Most
 * branches are ends, and an empty map in each of thousands would take megabytes.
 */
type Branch = {
  words?: Map<string, Branch>;
  number?: Branch;
  openWords?: Map<string, [start: string, branch: Branch][]>;
  signs: readonly Sign[];
};

function collect(branch: Branch, words: readonly string[], at: number, found: [Sign, number][]): void {
  const word = words[at];
  if (word === undefined) return;
  const exact = branch.words?.get(word);
  if (exact) step(exact, words, at, found);
  if (branch.number && word < ':' && word >= '0') step(branch.number, words, at, found);
  if (!branch.openWords) return;
  for (const [beginning, open] of branch.openWords.get(word.slice(0, stemLettersMin)) ?? [])
    if (word.startsWith(beginning)) step(open, words, at, found);
}

function step(next: Branch, words: readonly string[], at: number, found: [Sign, number][]): void {
  for (const sign of next.signs) found.push([sign, at + 1]);
  collect(next, words, at + 1, found);
}

/** The fewest letters before an open end. */
const stemLettersMin = 3;

const lexicon: Branch = { signs: [] };
for (const [sign, entries] of Object.entries(signs))
  for (const entry of entries.split(',')) plant(lexicon, entry.trim().split(/\s+/), sign as Sign);

shareEnds(lexicon, new Map());

/** Makes one of all the ends that stand for the same: there are thousands. */
function shareEnds(branch: Branch, ends: Map<string, Branch>): Branch {
  const { words, openWords } = branch;
  if (!words && !openWords && !branch.number) {
    const key = branch.signs.join();
    if (!ends.has(key)) ends.set(key, { signs: branch.signs });
    return ends.get(key) as Branch;
  }
  for (const [word, next] of words ?? []) words?.set(word, shareEnds(next, ends));
  for (const siblings of openWords?.values() ?? [])
    for (const sibling of siblings) sibling[1] = shareEnds(sibling[1], ends);
  return branch;
}

function plant(branch: Branch, [word, ...rest]: string[], sign: Sign): void {
  if (word === undefined) {
    if (!branch.signs.includes(sign)) branch.signs = [...branch.signs, sign];
    return;
  }
  for (const next of branchesFor(branch, word)) plant(next, rest, sign);
}

function branchesFor(branch: Branch, word: string): Branch[] {
  if (word === '#') {
    branch.number ??= { signs: [] };
    return [branch.number];
  }
  if (word.endsWith('*')) {
    const beginning = word.slice(0, -1);
    const key = beginning.slice(0, stemLettersMin);
    branch.openWords ??= new Map();
    const siblings = branch.openWords.get(key) ?? [];
    branch.openWords.set(key, siblings);
    const known = siblings.find(([each]) => each === beginning);
    if (known) return [known[1]];
    const next: Branch = { signs: [] };
    siblings.push([beginning, next]);
    return [next];
  }
  branch.words ??= new Map();
  const { words } = branch;
  return endings(word).map((each) => {
    const next: Branch = words.get(each) ?? { signs: [] };
    words.set(each, next);
    return next;
  });
}

/** `trick~` stands for tricks, tricked and tricking too, `lure~` for luring. */
function endings(word: string): string[] {
  if (!word.endsWith('~')) return [word];
  const base = word.slice(0, -1);
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  return [base, `${base}s`, `${stem}es`, `${stem}ed`, `${stem}ing`];
}
