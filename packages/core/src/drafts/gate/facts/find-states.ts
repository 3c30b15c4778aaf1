import { eachMatch } from './each-match.ts';

const codes =
  'Alabama AL Alaska AK Arizona AZ Arkansas AR California CA Colorado CO Connecticut CT Delaware DE Florida FL Georgia GA Hawaii HI Idaho ID Illinois IL Indiana IN Iowa IA Kansas KS Kentucky KY Louisiana LA Maine ME Maryland MD Massachusetts MA Michigan MI Minnesota MN Mississippi MS Missouri MO Montana MT Nebraska NE Nevada NV New-Hampshire NH New-Jersey NJ New-Mexico NM New-York NY North-Carolina NC North-Dakota ND Ohio OH Oklahoma OK Oregon OR Pennsylvania PA Rhode-Island RI South-Carolina SC South-Dakota SD Tennessee TN Texas TX Utah UT Vermont VT Virginia VA Washington WA West-Virginia WV Wisconsin WI Wyoming WY';

const nameOf = new Map(
  eachMatch(codes, /(\S+) ([A-Z]{2})/g).map(([, name = '', code = '']) => [code, name.replace('-', ' ')]),
);

const codeInList = /(?<=, )[A-Z]{2}\b|\b[A-Z]{2}(?=, [A-Z]{2}\b)|(?<=\b[A-Z]{2},? (?:and|&|or) )[A-Z]{2}\b/g;

/** The states of the USA that a brief names by their codes, beside a comma: "IL, MN, WI", "Austin, TX". */
export function findStates(text: string): string[] {
  return eachMatch(text, codeInList).flatMap(([code]) => nameOf.get(code) ?? []);
}
