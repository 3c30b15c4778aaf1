import { eachMatch } from './each-match.ts';

const units: [string, number][] = [
  ['zero', 0],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
];

const foreignUnits: [string, number][] = [
  ...list('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf', 2),
  ...list('dos tres cuatro cinco seis siete ocho nueve diez once doce', 2),
  ...list('deux trois quatre cinq six sept huit neuf dix onze douze', 2),
  ['fünfzehn', 15],
  ['quince', 15],
  ['quinze', 15],
  ['zwanzig', 20],
  ['veinte', 20],
  ['vingt', 20],
  ['dreißig', 30],
  ['treinta', 30],
  ['trente', 30],
  ['fünfzig', 50],
  ['hundert', 100],
  ['cien', 100],
  ['cent', 100],
];

const scales: [string, number][] = [
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
];

function list(words: string, from: number): [string, number][] {
  return words.split(' ').map((word, at) => [word, from + at]);
}

const unitValues = new Map(units);
/** Only for briefs: among English words some of these are ordinary ones. */
const foreignValues = new Map(foreignUnits);
const scaleValues = new Map(scales);

const ordinals = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  ),
  ...'sixteenth seventeenth eighteenth nineteenth twentieth'.split(' '),
  ...'first second third fourth fifth sixth seventh eighth ninth'.split(' ').map((word) => `twenty-${word}`),
  'thirtieth',
  'thirty-first',
];
const dayOfMonth = new RegExp(
  `\\b(${ordinals.toReversed().join('|')})(?= of (?:January|February|March|April|May|June|July|August|September|October|November|December))`,
  'gi',
);

export type NumberWords = { value: number; start: number; end: number; text: string };

const numberWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:a |${units.map(([word]) => word).join('|')})(?:[ -]?(?:and[ -])?(?:${[
    ...units,
    ...scales,
  ]
    .map(([word]) => word)
    .join('|')}))*(?: dozen| and a half| and a quarter)?|dozen)(?![\\p{L}\\p{N}])`,
  'giu',
);

const foreignWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${foreignUnits.map(([word]) => word).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** English numbers written in words, e.g. `twenty-five`, `two hundred`, `a dozen`. */
export function findNumberWords(text: string): NumberWords[] {
  const found: NumberWords[] = [];
  for (const match of eachMatch(text, numberWord)) {
    const value = toValue(match[0].toLowerCase());
    if (value === undefined) continue;
    found.push({ value, start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  for (const match of eachMatch(text, dayOfMonth)) {
    const value = ordinals.indexOf((match[1] ?? '').toLowerCase()) + 1;
    found.push({ value, start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  return found;
}

/** Numbers written in German, Spanish or French words. */
export function findForeignNumberWords(text: string): NumberWords[] {
  return eachMatch(text, foreignWord).map((match) => ({
    value: foreignValues.get(match[0].toLowerCase()) ?? 0,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

function toValue(phrase: string): number | undefined {
  if (phrase === 'dozen' || phrase === 'a dozen') return 12;
  const part = / and a (half|quarter)$/.exec(phrase);
  if (part !== null) {
    const count = toValue(phrase.slice(0, part.index));
    return count === undefined ? undefined : count + (part[1] === 'half' ? 0.5 : 0.25);
  }
  if (phrase.endsWith(' dozen')) {
    const count = toValue(phrase.slice(0, -' dozen'.length));
    return count === undefined ? undefined : count * 12;
  }
  let total = 0;
  let current: number | undefined;
  for (const word of phrase.split(/[ -]+/)) {
    if (word === 'and' || word === 'a') continue;
    const scale = scaleValues.get(word);
    if (scale === undefined) {
      const unit = unitValues.get(word);
      if (unit === undefined) return undefined;
      current = (current ?? 0) + unit;
    } else if (scale === 100) {
      current = (current ?? 1) * 100;
    } else {
      total += (current ?? 1) * scale;
      current = undefined;
    }
  }
  // A lone "a" is no number.
  return total === 0 && current === undefined ? undefined : total + (current ?? 0);
}
