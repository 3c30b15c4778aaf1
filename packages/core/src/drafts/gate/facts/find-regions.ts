import { compact } from '../../compact.ts';
import { eachMatch } from './each-match.ts';

const states = toNames(
  'Alabama AL Alaska AK Arizona AZ Arkansas AR California CA Colorado CO Connecticut CT Delaware DE Florida FL Georgia GA Hawaii HI Idaho ID Illinois IL Indiana IN Iowa IA Kansas KS Kentucky KY Louisiana LA Maine ME Maryland MD Massachusetts MA Michigan MI Minnesota MN Mississippi MS Missouri MO Montana MT Nebraska NE Nevada NV New-Hampshire NH New-Jersey NJ New-Mexico NM New-York NY North-Carolina NC North-Dakota ND Ohio OH Oklahoma OK Oregon OR Pennsylvania PA Rhode-Island RI South-Carolina SC South-Dakota SD Tennessee TN Texas TX Utah UT Vermont VT Virginia VA Washington WA West-Virginia WV Wisconsin WI Wyoming WY',
);

const counties = toNames(
  'Bedfordshire Beds Berkshire Berks Buckinghamshire Bucks Cambridgeshire Cambs Gloucestershire Glos Hampshire Hants Hertfordshire Herts Lancashire Lancs Leicestershire Leics Lincolnshire Lincs Middlesex Middx Northamptonshire Northants Nottinghamshire Notts Oxfordshire Oxon Shropshire Salop Staffordshire Staffs Warwickshire Warks Wiltshire Wilts Worcestershire Worcs Yorkshire Yorks',
);

/** Two capitals are a state's only beside a comma: "IL, MN, WI", "Austin, TX". */
const codeInList = /(?<=, )[A-Z]{2}\b|\b[A-Z]{2}(?=, [A-Z]{2}\b)|(?<=\b[A-Z]{2},? (?:and|&|or) )[A-Z]{2}\b/g;

const shortCounty = compact(`\\b(?:${[...counties.keys()].join('|')})\\b`, 'g');

const languages = toNames(
  'Arabic AR Bulgarian BG Chinese ZH Croatian HR Czech CZ Czech CS Danish DA Danish DK Dutch NL English EN Estonian ET Finnish FI French FR German DE Greek EL Hungarian HU Italian IT Japanese JA Korean KO Norwegian NO Polish PL Portuguese PT Romanian RO Russian RU Slovak SK Slovene SL Spanish ES Swedish SV Turkish TR Ukrainian UK',
);

/** Two capitals are a language's only beside another's: "PL/EN/DE". */
const codesOfLanguages = /\b[A-Z]{2}(?:[/+][A-Z]{2})+\b/g;

/** The states of the USA and the counties of England that a brief names as addresses do: "Austin, TX", "Herts/Beds/Bucks"; and languages by their codes. */
export function findRegions(text: string): string[] {
  return [
    ...eachMatch(text, codeInList).flatMap(([code]) => states.get(code) ?? []),
    ...eachMatch(text, shortCounty).flatMap(([short]) => counties.get(short) ?? []),
    ...eachMatch(text, codesOfLanguages).flatMap(([codes]) =>
      codes.split(/[/+]/).flatMap((code) => languages.get(code) ?? []),
    ),
  ];
}

/** Long forms by the short ones that follow them; a hyphen stands for a space. */
function toNames(table: string): ReadonlyMap<string, string> {
  return new Map(
    eachMatch(table, /(\S+) (\S+)/g).map(([, name = '', short = '']) => [short, name.replace('-', ' ')]),
  );
}
