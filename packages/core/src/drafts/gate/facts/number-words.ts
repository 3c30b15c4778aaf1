import { compact } from '../../compact.ts';
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
  ...list('eine une una', 1, 0),
  ...list('einen un uno', 1, 0),
  ...list('dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 13),
  ...list('trece catorce quince dieciséis diecisiete dieciocho diecinueve', 13),
  ...list('treize quatorze quinze seize dix-sept dix-huit dix-neuf', 13),
  ...list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert', 20, 10),
  ...list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 20, 10),
  ...list(
    'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
    20,
    10,
  ),
  ...list('zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert', 200, 100),
  ...list('doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos', 200, 100),
];

const scales: [string, number][] = [
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
];

function list(words: string, from: number, step = 1): [string, number][] {
  return words.split(' ').map((word, at) => [word, from + at * step]);
}

const unitValues = new Map(units);
/** Not for English drafts, where some of these are ordinary words. */
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
const dayOfMonth = compact(
  `\\b(${ordinals.toReversed().join('|')})(?= of (?:January|February|March|April|May|June|July|August|September|October|November|December))`,
  'gi',
);

export type NumberWords = { value: number; start: number; end: number; text: string };

const anyOfWords = (words: readonly string[]) => `(?:${words.join('|')})`;
const tens = anyOfWords(units.filter(([, value]) => value >= 20).map(([word]) => word));
const belowTen = anyOfWords(units.filter(([, value]) => value > 0 && value < 10).map(([word]) => word));
const belowHundred = `(?:${tens}(?:[ -]?${belowTen})?|${anyOfWords(units.map(([word]) => word).reverse())})`;
const scale = anyOfWords(scales.map(([word]) => word));
/** "Two hundred and five", "twenty-one", "one million two hundred thousand"; "seven and eleven" are two. */
const numberWord = compact(
  `(?<![\\p{L}\\p{N}])(?:(?:(?:a|every|each)[ -]${scale}|${belowHundred}(?:[ -]${scale})?)(?:[ -]${scale}|(?<=${scale})[ -](?:and[ -])?${belowHundred})*(?: dozen| and a half| and a quarter)?|a dozen|dozen)(?![\\p{L}\\p{N}])`,
  'giu',
);

const foreignWord = compact(
  `(?<![\\p{L}\\p{N}])(?:${foreignUnits
    .map(([word]) => word)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\p{N}])`,
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
  const known = unitValues.get(phrase);
  if (known !== undefined) return known;
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
  for (const word of phrase.replaceAll('-', ' ').split(' ')) {
    if (['and', 'a', 'every', 'each'].includes(word)) continue;
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
