import { compact } from '../../../../compact.ts';
import { decapitalise } from '../../../text/grammar.ts';
import { isTold } from '../second-person.ts';
import { type NoteTable, tellBy } from './note-table.ts';

/** What is made or given to a measure. */
const measured =
  'batches|batch sizes|capacities|commissions|depths|diameters|discounts|heights|lengths|loads|payloads|pressures|quantities|runs|sizes|speeds|temperatures|thicknesses|tolerances|weights|widths';

/** Notes on goods that have no verb, and how each is told. */
const notes: NoteTable = [
  // "Tolerances down to 0.01 mm".
  [
    compact(String.raw`^((?:\p{Ll}+ )?(?:${measured})) ((?:down|up) to [$€£]?\d.*)$`, 'iu'),
    ([, what = '', reach = '']) =>
      reach.split(' ').some(isTold) ? undefined : `${decapitalise(what)} go ${reach}`,
  ],
  // "Margins of 40-50%", of goods for a shop.
  [
    /^((?:dealer |partner |reseller |retail |retailer |trade )?)margins? (?:of |is |are |: ?)?((?:about |around |up to )?\d[\d.,]*(?:-\d+)?%)$/iu,
    ([, whose = '', share], it) =>
      whose || it === 'they'
        ? `${whose ? `the ${whose.toLowerCase()}margin is` : 'margins are'} ${share}`
        : undefined,
  ],
  // "Matte and gloss finishes".
  [
    /^((?:\p{Ll}+, )*\p{Ll}+ (?:and|or) \p{Ll}+ (?:colou?rs|finishes|flavou?rs|formats|sizes|styles|versions))$/iu,
    ([, which = ''], it) => `${it} come${it === 'it' ? 's' : ''} in ${decapitalise(which)}`,
  ],
  [
    /^((?:(?:free|reference) )?(?:brochures|catalogues|drawings|quotes|references|samples|swatches))(?: available)? on request$/i,
    ([, what = '']) => `${decapitalise(what)} are available on request`,
  ],
  // "Range 2 km", "battery 3 years".
  [
    /^(load(?: capacity)?|payload|range|resolution|shelf[ -]life|weight)(?: of|:)? ((?:about |up to )?\d[\d.,]* ?\p{L}{1,12})$/iu,
    ([, what = '', much]) => `the ${what.toLowerCase()} is ${much}`,
  ],
  [
    /^battery(?: life)?(?: lasts|:)? ((?:about |up to )?\d[\d.,]* (?:hours|days|months|years))$/i,
    ([, time]) => `the battery lasts ${time}`,
  ],
  [
    /^((?:about |up to )?\d[\d.,]* ?(?:mm|cm|m|metres|km|inch(?:es)?|ft|feet)(?: (?:to|-) \d[\d.,]* ?(?:mm|cm|m|metres|km|inch(?:es)?|ft|feet))? (?:deep|high|long|tall|thick|wide))$/iu,
    ([, size = ''], it) => (it === 'they' ? `they are ${size}` : undefined),
  ],
  // "Depth rating 150 m", "inspection time 4 hours instead of 2 days".
  [
    /^((?:\p{Ll}+ (?:rating|speed|temperature))|(?:building|charging|cooking|curing|cycle|drying|flight|inspection|printing|processing|service|setting) time) ((?:about |under |up to )?\d[^,;:]*)$/iu,
    ([, what = '', much = '']) =>
      much.split(' ').some(isTold) ? undefined : `the ${decapitalise(what)} is ${much}`,
  ],
  // "Box of 50".
  [
    /^(box|carton|case|pack|pallet|sack|tray)(?:e?s)? of (\d[\d,]*)$/i,
    ([, unit = '', many], it) =>
      `${it} come${it === 'it' ? 's' : ''} in ${unit.toLowerCase()}${/x$/i.test(unit) ? 'es' : 's'} of ${many}`,
  ],
  [
    /^(samples|spare parts|swatches) (?:are )?free(?: of charge)?$/i,
    ([, what = '']) => `${what.toLowerCase()} are free`,
  ],
];

/** A note on the measures of goods or on how they come, as a sentence without capital and full stop: `Box of 50` → `it comes in boxes of 50`. Undefined where it is none. */
export function toGoods(note: string, it: string, is: string): string | undefined {
  return tellBy(notes, note, it, is);
}
