import { nationalNames } from './name-groups.ts';
import { fold } from './words.ts';

/** The words of names of cities, countries and peoples, as far as the runtime's own tables and `name-groups.ts` hold them. */
let places: ReadonlySet<string> | undefined;

/** Whether a folded word stands in the name of a country, a people or a large city. */
export function isPlace(folded: string): boolean {
  places ??= readPlaces();
  return places.has(folded);
}

function readPlaces(): Set<string> {
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((one) => letters.map((two) => regions.of(one + two) ?? ''));
  // "America/Argentina/Buenos_Aires"
  const cities = Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1) ?? '');
  const words = [...countries, ...cities].flatMap((name) => name.split(/[^\p{L}]+/u));
  return new Set([...words.filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word)).map(fold), ...nationalNames]);
}
