import { compact } from '../../../../compact.ts';
import { isPlural, toNounCore, withArticle } from '../../../text/grammar.ts';
import { dayInFull } from '../../../text/time-units.ts';
import { createTeller, type Note } from '../../note.ts';

/** What goes between two notes of one goal. */
const and = String.raw`(?:\s*[+&;,]\s*|,?\s+and\s+)`;
const weekday = '(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?';

/** A thing that several notes name, with its article: `sample pack` → `a sample pack`. */
function withOne(thing: string): string {
  const told = withArticle(thing);
  const head = toNounCore(thing).at(-1) ?? '';
  return told === thing && /^(?:pack|sample pack)$/i.test(head) && !isPlural(head) ? `a ${thing}` : told;
}

/** Of these, the reader of an offered place has the say. */
const readersTerms = '(?:bid|heads of terms|lease terms|offer|rent|rental terms|terms)';

/** Goals that ask by several notes what is one question. */
const asks: readonly Note[] = [
  // "send sample pack, get postal address + ok".
  [
    compact(
      String.raw`^(?:mail|post|send|ship) ((?:an? |our |the )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+)${and}(?:ask for|get|need) (?:an? |the |their )?([\p{L}-]+ address)(?:${and}(?:an? |their )?(?:go-ahead|name|ok|okay|permission|yes))?\.?$`,
      'iu',
    ),
    (_: string, thing: string, address: string) => `share their ${address} so we can send ${withOne(thing)}`,
  ],
  // "get postal address + ok to send samples".
  [
    compact(
      String.raw`^(?:ask for|get|need) (?:an? |the |their )?((?:[\p{L}-]+ )?address)${and}(?:an? |their )?(?:go-ahead|ok|okay|permission|yes) (?:for|to send) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)\.?$`,
      'iu',
    ),
    (_: string, address: string, thing: string) => `share their ${address} so we can send ${withOne(thing)}`,
  ],
  // "confirm gold tier still open; ask for floor plan".
  [
    compact(
      String.raw`^(?:check|confirm)(?: that)? (?:the |their )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?) (?:(?:are|is) )?still (available|free|open|on|possible|vacant)(?:${and}(?:ask for |get |send (?:us )?)?(?!(?:share|tell)\b)(?:an? |the |their )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+))?\.?$`,
      'iu',
    ),
    (_: string, what: string, how: string, more = '') =>
      `confirm that the ${what} ${isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is'} still ${how}${more && ` and ${/\b(?:price|rate)s?$/i.test(more) ? 'tell us' : 'share'} the ${more}`}`,
  ],
  // "site survey + ballpark lease terms".
  [
    compact(
      String.raw`^(?:an? )?site (survey|visit)${and}(?:an? |their )?((?:ballpark|draft|first|indicative|rough) )?(${readersTerms})\.?$`,
      'iu',
    ),
    (_: string, kind: string, rough = '', terms = '') => {
      const given = `${rough}${terms}`;
      return `visit the site${/survey/i.test(kind) ? ' for a survey' : ''} and give us ${withArticle(given)}`;
    },
  ],
  // "on-site demo, 2 hours, 5 sensors left running for 30 days free".
  [
    compact(
      String.raw`^((?:an? )?(?:[\p{L}-]+ ){0,2}(?:demo|demonstration|installation|survey|visit)),? (\d+)[ -](hour|minute|hr|min)s?, (?:with )?(\d+ (?:[\p{L}-]+ ){1,2}left (?:in place|on trial|running|with them))((?: for)? \d+ (?:day|week|month)s)( free)?\.?$`,
      'iu',
    ),
    (_: string, event: string, length: string, unit: string, left: string, long: string, free = '') =>
      `a ${length}-${/^h/i.test(unit) ? 'hour' : 'minute'} ${event.replace(/^an? /i, '').replace(/^On-/, 'on-')} with ${left}${free}${long}`,
  ],
  // "pick a slot (Mon-Wed next week)".
  [
    compact(
      String.raw`^((?:choose|name|pick) an? [\p{L} -]+) \(?${weekday} ?[-–] ?${weekday}(?!\p{L})([^()]*)\)?`,
      'iu',
    ),
    (_: string, pick: string, from: string, to: string, more = '') =>
      `${pick} between ${dayInFull(from)} and ${dayInFull(to)}${more}`,
  ],
  // "pick a slot or say no".
  [/(?<=\d) secs?\b/gi, ' seconds'],
];

/** A goal in several notes as one question: `send sample pack, get postal address + ok` → `share their postal address so we can send a sample pack`. */
export const joinAsks = createTeller(asks);
