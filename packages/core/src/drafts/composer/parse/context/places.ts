import { organisationNouns } from '../../text/words.ts';

const places = new Set(
  'bakery bar branch café cafe church college dairy depot factory farm garage gym hall hospital kitchen mill nursery office plant pub quarry restaurant salon shelter shop site store surgery venue warehouse yard'.split(
    ' ',
  ),
);

/** Whether a noun, in the singular, is a place of business that is spoken of as one of many. */
export function isPlace(noun: string): boolean {
  return places.has(noun.toLowerCase()) || organisationNouns.has(noun.toLowerCase());
}
