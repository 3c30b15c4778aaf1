import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { massNouns } from '../../../text/words.ts';
import { type Shorthand, somebody } from './shorthand.ts';

const figure = String.raw`[$€£]?\d(?:[\d.,]*\d)?[kKm]?(?: ?%)?(?: (?:days?|hours?|minutes?|months?|weeks?))?`;

function toNumber(shown: string): number {
  return Number.parseFloat(shown.replace(/[^\d.]/g, ''));
}

/** What changed at a customer's, by name: `NAME -> breakages 4.1% to 0.9% after new insert`. */
export const changeElsewhere: Shorthand = [
  [
    compact(
      String.raw`^(?:(?:[Cc]ase(?: study)?|[Ee]xample|[Pp]roof|[Rr]ef(?:erence)?): )?(\p{Lu}[\p{L}'’.&-]*(?: (?:and |of |the )?\p{Lu}[\p{L}'’.&-]*){0,3})(?:,| ?[:-]| ->| –) ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+?)((?: went)?(?: from)?) (${figure}) (?:to|->) (${figure})((?: (?:after|in|since|with|within) [^,;:]{3,50}|, (?:in )?\d+ (?:days|months|weeks|years))?)$`,
      'u',
    ),
    ([, whom = '', what = '', went, from = '', to = '', after = ''], { persona }) =>
      // "grades 85 to 88": from one to the other, and no change.
      (!went && !after && toNumber(to) >= toNumber(from)) ||
      persona.includes(whom.split(' ')[0] ?? '') ||
      somebody.test(`${what}${after}`) ||
      (!whom.includes(' ') && isOrdinaryWord(whom.toLowerCase()))
        ? undefined
        : `At ${whom}, ${decapitalise(what)} went from ${from} to ${to}${after.replace(/^, (?:in )?/, ' in ').replace(/(?<=^ (?:after|with) )new (?:[\p{Ll}-]+ )?([\p{Ll}-]+)$/u, (thing, head: string) => (isPlural(head) || massNouns.has(head) ? thing : `a ${thing}`))}`,
  ],
];
