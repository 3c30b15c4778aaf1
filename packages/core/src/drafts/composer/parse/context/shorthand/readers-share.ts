import { compact } from '../../../../compact.ts';
import { capitalise, isCount, isPlural, toArticle } from '../../../text/grammar.ts';
import { goesOnWithIt, isReadersKind } from '../../readers-noun.ts';
import { isTold } from '../second-person.ts';
import { type Shorthand, somebody } from './shorthand.ts';

const share = String.raw`(?:their )?(\p{Ll}+) (earns|gets|keeps|receives|saves) ([^,;:]*(?:\d|\bown\b)[^,;:]*)`;

/** `clinic keeps 20-28% margin`: what whoever reads has of it, by what the persona calls the house; undefined of any other. */
function tellShare(whom: string, does: string, much: string, persona: string): string | undefined {
  if (goesOnWithIt.test(much)) return undefined;
  if (!isReadersKind(whom, persona.toLowerCase()) || isPlural(whom) || somebody.test(much)) return undefined;
  const told = much
    .replace(
      /^(\d[\d.,-]*%) (commission|discount|margin|share)$/,
      (_, part: string, of: string) => `${toArticle(of)} ${of} of ${part}`,
    )
    .replace(/^own\b/, 'its own');
  return `your ${whom} ${does} ${told}`;
}

/** What whoever reads has of it. */
export const readersShare: Shorthand = [
  [
    compact(`^${share}$`, 'u'),
    ([, whom = '', does = '', much = ''], { persona }) => {
      const told = tellShare(whom.toLowerCase(), does, much, persona);
      return told && capitalise(told);
    },
  ],
  // "The site belongs to the funeral home and there are no adverts", where the reader has one.
  [
    /^((?:all |every |the |your )?(?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+) (belongs?|(?:stays?|remains?)(?= with)) (to|with) the ((?:[\p{Ll}-]+ )?\p{Ll}+)(?:,? and (there (?:are|is) [^,;:]+|can be [^,;:]+|is never [^,;:]+))?$/iu,
    ([, what = '', does, to, whom = '', more = ''], { persona }) => {
      const house = whom.split(' ').at(-1) ?? '';
      return !isReadersKind(house, persona.toLowerCase()) ||
        isPlural(house) ||
        somebody.test(`${what} ${more}`)
        ? undefined
        : `${capitalise(what)} ${does} ${to} you${more && `${/^there/.test(more) ? ',' : ''} and ${more}`}`;
    },
  ],
  // "online shop for parents, club gets 10% back".
  [
    compact(
      String.raw`^(?:an? )?((?:[\p{Ll}-]+ ){0,2}(\p{Ll}+) for (?:[\p{Ll}-]+ )?\p{Ll}+), ${share}$`,
      'iu',
    ),
    ([, what = '', head = '', whom = '', does = '', much = ''], { persona }) => {
      const told =
        isCount(head) && !isPlural(head) && !what.split(' ').some(isTold)
          ? tellShare(whom, does, much, persona)
          : undefined;
      return told && `There is ${toArticle(what)} ${what}, and ${told}`;
    },
  ],
];
