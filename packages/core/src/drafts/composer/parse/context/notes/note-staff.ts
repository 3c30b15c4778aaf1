import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { personNouns } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';
import { type NoteTable, tellBy } from './note-table.ts';

/** What somebody who works for the sender is. */
const seals =
  '(?:accredited|certified|checked|insured|licen[cs]ed|qualified|registered|screened|trained|vetted)';
/** Those whom a sender works with, and no reader employs. */
const makers =
  'artisans|brewers|creators|distillers|farmers|farms|foragers|growers|makers|mills|producers|roasters|winemakers';

const name = String.raw`\p{Lu}[\p{L}\d&'-]*(?: \p{Lu}[\p{L}\d&'-]*){0,2}`;

/** Several of a trade: `therapists`, `coaches`. */
function isTrade(noun: string): boolean {
  const one = noun.toLowerCase().replace(/(?<=ch)es$|s$/, '');
  return (
    isPlural(noun) &&
    !/^(?:graduate|manager|marketer|professional|recruiter|student)$/.test(one) &&
    (personNouns.has(one) ||
      /^(?:driver|guide|inspector|instructor|surveyor|technician|tester|vet|interviewer)$/.test(one) ||
      /(?:or|ist)$/.test(one))
  );
}

/** Notes on those who work for the sender, with him or buy from him, and how each is told. */
const notes: NoteTable = [
  // "35 producers within 80 km".
  [
    compact(
      String.raw`^((?:about |around |more than |over )?(?:\d[\d.,]*\+?|(?:two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty)) (?:\p{Ll}+ )?(?:${makers})) (within \d.*|(?:in|near|around) (?:the )?\p{Lu}.*)$`,
      'iu',
    ),
    ([, who = '', where = '']) =>
      / already | (?:us|our)\b/.test(where) || where.split(' ').some(isTold)
        ? undefined
        : `we work with ${decapitalise(who)} ${where}`,
  ],
  [
    compact(`^all (?:are )?((?:[\\p{L}-]+ ){0,2}${seals}(?:(?:, | and )(?:[\\p{L}-]+ )?${seals})*)$`, 'iu'),
    // Whoever is DBS checked is somebody; what is offered in the plural may be workshops.
    ([, how = ''], it) => {
      if (it !== 'they') return undefined;
      if (/^(?:enhanced |fully )?(?:CRB|DBS|PVG)\b/i.test(how)) return `everyone who works for us is ${how}`;
      return !isPlural(how.split(' ')[0] ?? '') ? `all of them are ${how}` : undefined;
    },
  ],
  // "All presenters DBS checked", "nurses all NMC registered".
  [
    compact(
      `^(?:all (?:our )?(\\p{Ll}+s)|(?:our )?(\\p{Ll}+s) all) ((?:[\\p{L}-]+ ){0,2}${seals}(?:(?:, | and )(?:[\\p{L}-]+ )?${seals})*)$`,
      'iu',
    ),
    ([, every = '', who = '', how = '']) =>
      isPlural(every || who) && !/^(?:are|is) /.test(how)
        ? `${every ? `all ${every.toLowerCase()} are` : `our ${who.toLowerCase()} are all`} ${how}`
        : undefined,
  ],
  // "NDA before any data is shared".
  [
    /^(?:an? |mutual )?(NDA|DPA|BAA|non-disclosure agreement|confidentiality agreement) ((?:before|from) .+)$/iu,
    ([, paper = '', when = '']) =>
      /\p{Ll}/u.test(paper)
        ? `we sign a ${paper.toLowerCase()} ${when}`
        : `we sign ${/^N/.test(paper) && paper === paper.toUpperCase() ? 'an' : 'a'} ${paper} ${when}`,
  ],
  [
    /^((?:\p{Lu}\p{Ll}+, )*\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?) (?:is |are )?spoken$/u,
    ([, languages]) => `we speak ${languages}`,
  ],
  // "English, French and German speaking guides".
  [
    /^((?:\p{Lu}\p{Ll}+(?:, | and | or ))*\p{Lu}\p{Ll}+)[ -]speaking (\p{Ll}+s|staff)$/u,
    ([, languages, who]) => `we have ${languages}-speaking ${who}`,
  ],
  // "Coaches DBS checked".
  [
    compact(`^(?:our )?(\\p{Ll}+s) ((?:[A-Z]{3,6}[ -]|fully )${seals}(?: and ${seals})?)$`, 'iu'),
    ([, who = '', how = '']) => (isTrade(who) ? `our ${who.toLowerCase()} are ${how}` : undefined),
  ],
  // "Therapists in 40 countries".
  [
    /^((?:\p{Ll}+ )?(\p{Ll}+s) in (?:\d+ \p{Ll}+s|\p{Lu}[\p{L}-]+(?: and \p{Lu}[\p{L}-]+)?))$/iu,
    ([, where = '', who = '']) => (isTrade(who) ? `we have ${decapitalise(where)}` : undefined),
  ],
  // "Ganni and Nudie among buyers", "600+ hospitals on board".
  [
    compact(
      `^(${name}(?:, ${name})* and ${name}) among (?:our )?(buyers|clients|customers|members|users)$`,
      'u',
    ),
    ([, who, what]) => `${who} are among our ${what}`,
  ],
  [
    /^((?:about |over )?\d[\d,]*\+? (?:\p{Ll}+ )?\p{Ll}+s) on board$/iu,
    ([, many = '']) => `${decapitalise(many)} are on board`,
  ],
  [
    /^((?:[A-Z]{0,3}[$€£]\d[\d.,]*[kmM]?)) ((?:public |professional )?(?:liability|indemnity) )?(?:cover|insurance)$/u,
    ([, sum, kind = '']) => `we have ${sum} ${kind}insurance`,
  ],
];

/** A note on people as a sentence without capital and full stop: `35 producers within 80 km` → `we work with 35 producers within 80 km`. Undefined where it is none. */
export function toStaff(note: string, it: string, is: string): string | undefined {
  return tellBy(notes, note, it, is);
}
