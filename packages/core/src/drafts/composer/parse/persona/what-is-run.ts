import { capitalise, isCount, isPlural } from '../../text/grammar.ts';
import { findFixedSpelling, massNouns, organisationNouns } from '../../text/words.ts';
import { placeUnits } from './duty-words.ts';
import { isOfWorkplaces } from './parse-persona-place.ts';

/** How far a start-up has come: `seed stage`, `Series A`, `pre-revenue`. */
const stage =
  /^(?:(?:pre-)?seed|series [a-e]|early|growth|idea|late|venture|angel|VC|YC|bootstrapped|pre-(?:launch|product|revenue)|post-revenue)(?:[- ](?:backed|funded|level|phase|round|stage))?$/i;

/** What people at work answer for and do not run: `product owner`, `budget owner`. */
const answeredFor =
  /\b(?:account|asset|backlog|budget|content|control|data|domain|feature|policy|process|product|programme?|project|risk|service|system)$/i;

/** What somebody who has it may have for himself; a food truck is run. */
const possessions =
  /^(?:(?:classic|company|electric|hybrid|new|used|vintage) )?(?:EV|car|caravan|computer|mac|phone|pool|tractor|truck|van|vehicle|yacht)$/i;

/** Trades, whose owner runs a business in them. */
const trades =
  /\b(?:AI|B2B|biotech|crypto|D2C|DTC|e-?commerce|edtech|fintech|food|hardware|healthtech|HVAC|IT|online|pest control|PR|proptech|retail|SaaS|self-storage|SEO|software|tech)$/i;

/** What only a founder is said to have founded, and what is surely a firm. */
const firms =
  /\b(?:app|blog|channel|chain|community|festival|franchise|group|label|lab|magazine|network|newsletter|non-?profit|platform|podcast|software|site|website)$/i;

/** Nobody runs a train who is a train operator. */
const carriers = /\b(?:airline|bus|coach|ferry|rail|train|tram)$/i;

/**
 * What the owner or founder of a thing runs, without its article: `Series A` → `Series A startup`. Undefined where he may not run it:
 * a product, a pool; `your own business` where he founded something that the words do not name: `immigrant founders`.
 */
export function toWhatIsRun(thing: string, role: string | undefined): string | undefined {
  if (stage.test(thing)) return `${toStage(thing)} startup`;
  if (trades.test(thing))
    return thing.replace(
      /\S+$/,
      (word) =>
        `${/^e-?commerce$/i.test(word) ? 'e-commerce' : (findFixedSpelling(word) ?? word.toLowerCase())} business`,
    );
  const last = thing.split(' ').at(-1) ?? '';
  if (role === 'founder') return isFirm(last) || firms.test(thing) ? thing : 'your own business';
  // "Parking operator", "self storage operator".
  const isWork = massNouns.has(last.toLowerCase()) || (/ing$/.test(last) && !isCount(last.toLowerCase()));
  if (role !== 'owner') return carriers.test(thing) ? undefined : isWork ? `${thing} business` : thing;
  if (answeredFor.test(thing) || possessions.test(thing)) return undefined;
  // "Tesla owners": a make. What is let or sold through a firm of that name is run.
  if (/^\p{Lu}\p{Ll}+$/u.test(thing) && findFixedSpelling(thing) === undefined && !isFirm(last.toLowerCase()))
    return undefined;
  return massNouns.has(last.toLowerCase()) ? `${thing} business` : thing;
}

/** `barbershop`, `nightclub`, `campground`. */
const placesInOne = /(?:boutique|\p{L}(?:bar|care|club|ground|mat|pub|shop|store|studio|yard))s?$/iu;

function isFirm(noun: string): boolean {
  return (
    placesInOne.test(noun) ||
    organisationNouns.has(noun.toLowerCase()) ||
    placeUnits.has(noun.toLowerCase()) ||
    isOfWorkplaces(isPlural(noun) ? noun : `${noun}s`.replace(/ys$/, 'ies'))
  );
}

/** `series a` → `Series A`, `Seed stage` → `seed`. */
function toStage(text: string): string {
  const bare = text.replace(/[- ](?:level|phase|round|stage)$/i, '');
  const staged = /^(?:early|growth|idea|late|seed)$/i.test(bare) ? `${bare}-stage` : bare;
  return /^series /i.test(staged)
    ? capitalise(staged.toLowerCase().replace(/(?<=^series )\p{Ll}/u, (letter) => letter.toUpperCase()))
    : /^(?:VC|YC)/i.test(staged)
      ? staged.replace(/^../, (letters) => letters.toUpperCase())
      : staged.toLowerCase();
}
