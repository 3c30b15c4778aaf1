import { decapitalise, withArticle } from '../../../text/grammar.ts';
import { isTold } from '../second-person.ts';
import { type Shorthand, somebody, we } from './shorthand.ts';

/** What a first step would be. */
const firstStep =
  /\b(?:assessment|audit|check|check-?up|consultation|demo|diagnosis|inspection|review|sample|session|survey|tasting|test|trial|visit|walkthrough|workshop)$/;

/** `Offer hook: free fleet audit, 1 day onsite`: what is offered first, by a label that says so. */
export const offeredSo: Shorthand = [
  [
    /^(?:entry offer|first offer|foot in the door|freebie|hook offer|intro(?:ductory)? offer|lead magnet|offer hook|opening offer|teaser offer): (?:an? )?([^,;:]{4,50})((?:, [^,;:]{3,40})?)$/iu,
    ([, what = '', how = ''], about) => {
      if (what.split(' ').some(isTold) || somebody.test(what + how)) return undefined;
      const beside = how
        .replace(/\bon-?site\b/i, 'on site')
        .replace(/, (?:takes )?1 (?=day|hour|week)/, ', one ');
      return firstStep.test(what)
        ? `${we(about)} can start with ${withArticle(decapitalise(what))}${beside}`
        : `${we(about)} offer ${withArticle(decapitalise(what))}${beside}`;
    },
  ],
];
