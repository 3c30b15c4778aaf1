export type TimeUnit = { kind: 'seconds' | 'months'; size: number };

const timeUnits: [RegExp, TimeUnit['kind'], number][] = [
  [/^(?:seconds?|secs?|s|sekunden?|segundos?|secondes?)$/, 'seconds', 1],
  [/^(?:minutes?|mins?|min|minuten?|minutos?|minütig\p{L}*)$/u, 'seconds', 60],
  [/^(?:hours?|hrs?|h|stunden?|stündig\p{L}*|horas?|heures?)$/u, 'seconds', 3_600],
  [/^(?:days?|d|tage?n?|tägig\p{L}*|días?|jours?)$/u, 'seconds', 86_400],
  [/^fortnights?$/, 'seconds', 1_209_600],
  [/^(?:weeks?|wks?|wochen?|wöchig\p{L}*|semanas?|semaines?)$/u, 'seconds', 604_800],
  [/^(?:months?|mths?|mnths?|mos?|monate?n?|monatig\p{L}*|mes(?:es)?|mois)$/u, 'months', 1],
  [/^(?:quarters)$/, 'months', 3],
  [/^(?:years?|yrs?|jahre?n?|jährig\p{L}*|años?|ans|années?)$/u, 'months', 12],
];

const currencies: [string, RegExp][] = [
  ['dollar', /^(?:\$|dollars?)$/],
  ['USD', /^(?:us\$|usd)$/],
  ['EUR', /^(?:€|eur|euros?)$/],
  ['GBP', /^(?:£|gbp|pounds?|quid)$/],
  ['CHF', /^(?:chf|francs?|franken|fr\.)$/],
  ['JPY', /^(?:¥|jpy|yen)$/],
  ['INR', /^(?:₹|inr|rupees?|rs\.?)$/],
  ['AUD', /^(?:au?\$|aud)$/],
  ['CAD', /^(?:ca?\$|cad)$/],
  ['NZD', /^(?:nz\$|nzd)$/],
  ['SGD', /^(?:s\$|sgd)$/],
  ['HKD', /^(?:hk\$|hkd)$/],
  ['ZAR', /^(?:r|zar|rand)$/],
  ['PLN', /^(?:pln|zł|zloty|złoty)$/],
  ['SEK', /^sek$/],
  ['NOK', /^nok$/],
  ['DKK', /^dkk$/],
  ['ISK', /^isk$/],
  ['CZK', /^czk$/],
];

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
  for (const [pattern, kind, size] of timeUnits) if (pattern.test(name)) return { kind, size };
  return undefined;
}

export function timeUnitAfter(tail: string): TimeUnit | undefined {
  for (const place of unitPlaces) {
    const match = place.exec(tail);
    const name = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
    // "0.2 s" counts seconds, "the 90s" do not.
    if (name === 's' && !/^[  ]/.test(tail)) continue;
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
  // "Sixty pounds of onions" weigh.
  if (/^[ \u00a0-]?pounds?[ ]of\b/i.test(tail)) return undefined;
  return findCurrency(word.replace(/^(?:\p{L}+ )+(?=\p{L})/u, ''));
}

export function findCurrency(text: string): string | undefined {
  // The full stop of "ten dollars." is the sentence's.
  const folded = text.toLowerCase().replace(/(?<!^fr)\.$/, '');
  return currencies.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** The unit of measure right after a number, by its British name. */
export function measureUnitAfter(tail: string): string | undefined {
  return unitOfMeasure.get(/^[ \u00a0-]?(°?\p{L}+)/u.exec(tail)?.[1] ?? '');
}
