import { eachMatch } from './each-match.ts';

const shortForms =
  'Bedfordshire Beds Berkshire Berks Buckinghamshire Bucks Cambridgeshire Cambs Gloucestershire Glos Hampshire Hants Hertfordshire Herts Lancashire Lancs Leicestershire Leics Lincolnshire Lincs Middlesex Middx Northamptonshire Northants Nottinghamshire Notts Oxfordshire Oxon Shropshire Salop Staffordshire Staffs Warwickshire Warks Wiltshire Wilts Worcestershire Worcs Yorkshire Yorks';

const nameOf = new Map(
  eachMatch(shortForms, /(\S+) (\S+)/g).map(([, name = '', short = '']) => [short, name]),
);

const shortForm = new RegExp(`\\b(?:${[...nameOf.keys()].join('|')})\\b`, 'g');

/** The counties of England that a brief names as addresses do: "Herts/Beds/Bucks". */
export function findCounties(text: string): string[] {
  return eachMatch(text, shortForm).flatMap(([short]) => nameOf.get(short) ?? []);
}
