export type TimeUnit = { kind: 'seconds' | 'months'; size: number };

const unitWords: [words: string, kind: TimeUnit['kind'], size: number][] = [
  ['second seconds sec secs s sekunde sekunden segundo segundos seconde secondes', 'seconds', 1],
  ['minute minutes min mins minuten minuto minutos minütig', 'seconds', 60],
  ['hour hours hr hrs h stunde stunden stündig hora horas heure heures', 'seconds', 3_600],
  ['day days d tag tage tagen tägig día días jour jours', 'seconds', 86_400],
  ['fortnight fortnights', 'seconds', 1_209_600],
  ['week weeks wk wks woche wochen wöchig semana semanas semaine semaines', 'seconds', 604_800],
  ['month months mth mths mnth mnths mo mos monat monate monaten monatig mes meses mois', 'months', 1],
  ['quarters', 'months', 3],
  ['year years yr yrs y jahr jahre jahren jährig año años ans année années', 'months', 12],
];
const timeUnits: ReadonlyMap<string, TimeUnit> = new Map(
  unitWords.flatMap(([words, kind, size]) => words.split(' ').map((word) => [word, { kind, size }] as const)),
);
/** "Zwei tägige", "30-minütiger". */
const inflected = /^((?:minüt|stünd|täg|wöch|monat|jähr)ig)\p{L}+$/u;

const currencyWords = {
  dollar: '$ dollar dollars',
  USD: 'us$ usd',
  EUR: '€ eur euro euros',
  GBP: '£ gbp pound pounds quid',
  CHF: 'chf franc francs franken fr.',
  JPY: '¥ jpy yen',
  INR: '₹ inr rupee rupees rs',
  AUD: 'a$ au$ aud',
  CAD: 'c$ ca$ cad',
  NZD: 'nz$ nzd',
  SGD: 's$ sgd',
  HKD: 'hk$ hkd',
  ZAR: 'r zar rand',
  PLN: 'pln zł zloty złoty',
  SEK: 'sek',
  NOK: 'nok',
  DKK: 'dkk',
  ISK: 'isk',
  CZK: 'czk',
};
const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(currencyWords).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word, code] as const),
  ),
);

/** Units of measure by their signs and their words. */
const measureUnits: Record<string, string> = {
  decibel: 'dB decibel decibels',
  gigabyte: 'GB gigabyte gigabytes',
  megabyte: 'MB megabyte megabytes',
  terabyte: 'TB terabyte terabytes',
  kilowatt: 'kW kWh kilowatt kilowatts',
  kilogram: 'kg kilo kilos kilogram kilograms kilogramme kilogrammes',
  kilometre: 'km kilometre kilometres kilometer kilometers',
  centimetre: 'cm centimetre centimetres centimeter centimeters',
  millimetre: 'mm millimetre millimetres millimeter millimeters',
  metre: 'm metre metres meter meters',
  millilitre: 'ml millilitre millilitres milliliter milliliters',
  litre: 'l litre litres liter liters',
  degree: '°C degree degrees',
  mile: 'mi mile miles',
  foot: 'ft foot feet',
  inch: 'inch inches',
  yard: 'yards',
  acre: 'acre acres',
  hectare: 'ha hectare hectares',
  gram: 'g gram grams gramme grammes',
  tonne: 't tonne tonnes ton tons',
  pound: 'lb lbs',
  ounce: 'oz ounce ounces',
  megalitre: 'Ml ML megalitre megalitres megaliter megaliters',
  hectolitre: 'hl hectolitre hectolitres',
  gallon: 'gallon gallons',
  pint: 'pint pints',
  watt: 'W watt watts',
  megawatt: 'MW MWh megawatt megawatts',
  volt: 'V volt volts',
  amp: 'amp amps',
  lumen: 'lm lumen lumens',
  lux: 'lux',
  hertz: 'Hz kHz MHz GHz hertz kilohertz megahertz gigahertz',
  calorie: 'kcal calorie calories',
  megapixel: 'megapixel megapixels',
  megabit: 'Mbps Gbps megabit megabits gigabit gigabits',
  micron: 'micron microns',
};
const unitOfMeasure = new Map(
  Object.entries(measureUnits).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit] as const),
  ),
);

/** The unit right after a number, after one more word ("five quiet days"), or after a range ("10 to 15 minutes"). */
const unitPlaces = [
  /^[  -]*(\p{L}+)/u,
  /^[  -](?!(?:from|of|in|for|to|and|or|per|the|after|before|on|at|with|every|each|than|as|by|a|an|is|are|it|you|we|they|half) )\p{Ll}[\p{Ll}-]*[  ](\p{L}+)/u,
  /^(?:[  ]?[-–][  ]?|[  ](?:to|or|bis|and|à|o)[  ])(?:\d+(?:[.,]\d+)?[  -]*|\p{L}+[  -]+)(\p{L}+)|^[  ]a[  ]\d+(?:[.,]\d+)?[  -]*(\p{L}+)/iu,
];

/** The unit that a word names, in lower case. */
export function timeUnitOf(name: string): TimeUnit | undefined {
  return timeUnits.get(name) ?? timeUnits.get(inflected.exec(name)?.[1] ?? '');
}

export function timeUnitAfter(tail: string): TimeUnit | undefined {
  for (const place of unitPlaces) {
    const match = place.exec(tail);
    const name = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
    // "0.2 s" counts seconds, "the 90s" do not.
    if (name === 's' && !/^[  ]/.test(tail)) continue;
    // "3D" counts no days.
    if (name === 'd' && /^[  ]?D/.test(tail)) continue;
    // "2y" counts years, and the "y" of "entre 10 y 20" nothing.
    if (name === 'y' && !/^\p{L}/u.test(tail)) continue;
    const unit = timeUnitOf(name);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

export function currencyAfter(tail: string): string | undefined {
  const word =
    /^[ \u00a0-]?([€$£¥₹]|(?:(?:us|american|canadian|australian|singapore|hong kong|swiss) )?(?:\p{L}+\.?))/iu.exec(
      tail,
    )?.[1] ?? '';
  const currency = findCurrency(word.slice(word.lastIndexOf(' ') + 1));
  // "Sixty pounds of onions" weigh.
  return currency !== undefined && /^[ \u00a0-]?pounds?[ ]of\b/i.test(tail) ? undefined : currency;
}

export function findCurrency(text: string): string | undefined {
  const folded = text.toLowerCase();
  // The full stop of "ten dollars." is the sentence's.
  return currencies.get(folded) ?? (folded.endsWith('.') ? currencies.get(folded.slice(0, -1)) : undefined);
}

/** The unit of measure right after a number, by its British name. */
export function measureUnitAfter(tail: string): string | undefined {
  return unitOfMeasure.get(/^[ \u00a0-]?(°?\p{L}+)/u.exec(tail)?.[1] ?? '');
}
