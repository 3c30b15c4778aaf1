import { capitalise, decapitalise, isParticiple } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { toFact } from '../notes/context-facts.ts';
import { areThings, hasFigure, isName, isSentence, listOf, type Rows, toItems } from './label-words.ts';

/** Who vouches for the sender, what he reaches and where he is found: `References: …`, `Coverage: 190 countries`, `Booth: 2214`. */
export const ofStanding: Rows = [
  // "We: naked mailing or paper wrap, same postage class".
  [
    /^we$/i,
    (said) =>
      /^\p{Lu}|\d/u.test(said.charAt(0)) || isSentence(said)
        ? undefined
        : findVerb(said.split(' ')[0] ?? '')?.form === 'base'
          ? `We ${said}`
          : `We offer ${said}`,
  ],
  // "Buyers: mix of funds and family offices".
  [
    /^(?:attendees|audience|buyers|clients|customers|guests|investors|listeners|members|readers|subscribers|users)$/i,
    (said, label) => {
      const [, mix = ''] = /^(?:an? )?(mix (?:of|between) .+)$/i.exec(said) ?? [];
      return mix && !/\b(?:are|has|have|is|they|was|were)\b/.test(mix)
        ? `Our ${label.toLowerCase()} ${/^audience$/i.test(label) ? 'is' : 'are'} a ${mix}`
        : undefined;
    },
  ],
  [
    // "Result elsewhere: NAME went from 2 days to 20 minutes".
    /^(?:case|example|(?:customer )?reference|result)s?(?: (?:elsewhere|so far|(?:at|for|from|with) (?:another \p{L}+|(?:other|our|similar) \p{L}+|others)))?$/iu,
    (said, label) => {
      if (isName.test(said) && isSentence(said) && !/^(?:A|An|He|I|It|Our|She|The|They|We)\b/.test(said))
        return /reference/i.test(label) ? `Our customer ${said}` : said;
      if (/^(?:a|an|one) /i.test(said) && isSentence(said)) return said;
      if (/^result/i.test(label) && hasFigure.test(said)) return toFact(said, false);
      const [, who = '', what = ''] =
        /^(\p{Lu}[\p{L}&' -]{2,40}), (\d[\d,.]*\+? \p{Ll}+s(?:,? (?:(?:in (?:operation|service|use)|installed|live|open|running) )?since [^,;]+)?)$/u.exec(
          said,
        ) ?? [];
      if (/reference/i.test(label) && who) return `Our references include ${who} (${what})`;
      // "Tallboy Dairy, 9 failures caught in first year".
      const [, where = '', counted = '', done = '', when = ''] =
        /^(\p{Lu}[\p{L}&' -]{2,40}), (\d[\d,.]*\+? (?:[\p{Ll}-]+ )?\p{Ll}+s) (\p{Ll}+)((?: (?:in|over|since|within) [^,;]{3,40})?)$/u.exec(
          said,
        ) ?? [];
      if (where && (isParticiple(done) || done.endsWith('ed')))
        return `At ${where}, ${counted} were ${done}${when.replace(/ (in|over|within) (?=first )/, ' $1 the ')}`;
      const items = toItems(said);
      const areOthers =
        /^(?:\p{Lu}|\d+ \p{Ll}|(?:two|three|four|five|six|several) )/u.test(said) && areThings(items);
      return /reference/i.test(label) && areOthers && !isSentence(said) && !/[#@]|\d{3}/.test(said)
        ? `Our references include ${joinList(/^\p{Lu}/u.test(said) ? items : [said])}`
        : undefined;
    },
  ],
  // "Nearest reference site: Spokane".
  [
    /^(?:our )?nearest (?:branch|client|customer|depot|installation|installed site|project|reference(?: (?:customer|project|site))?|site|store)$/i,
    (said, label) =>
      isName.test(said) ? `Our ${label.replace(/^our /i, '').toLowerCase()} is ${said}` : undefined,
  ],
  [
    /^(?:our waiting list(?: now| at present)?|waiting list (?:now|at present|today))$/i,
    (said, _, { isRecord }) =>
      !isRecord && /^(?:about |around |more than |nearly |over )?\d[\d,.]* (?:\p{Ll}+ )?\p{Ll}+$/u.test(said)
        ? `There are ${said} on the waiting list`
        : undefined,
  ],
  [
    /^(?:reference|existing) (?:clients|customers)$/i,
    (said) => (isName.test(said) && listOf(said) ? `Our customers include ${listOf(said)}` : undefined),
  ],
  [
    /^(?:accreditations?|certificates?|certifications?|certified|certs)$/i,
    (said, label, { isPost }) => {
      const items = toItems(said);
      const what = /^accr/i.test(label) ? 'accreditation' : 'certification';
      return !isPost && areThings(items)
        ? `Our ${what}${items.length > 1 ? 's are' : ' is'} ${joinList(items)}`
        : undefined;
    },
  ],
  [
    /^(?:areas?(?: (?:covered|served))?|coverage|locations served|service areas?)$/i,
    (said, _, { isPost }) =>
      !isPost && /^(?:(?:over |more than )?\d+ \p{Ll}+s$|all of |the |\p{Lu})/u.test(said) && listOf(said)
        ? `We cover ${listOf(said)}`
        : undefined,
  ],
  [
    /^(?:booth|stand)(?: (?:no|nr|number))?$/i,
    (said, label) =>
      /^Hall \S+, (?:booth|stand) \S+$/i.test(said)
        ? `You will find us in ${capitalise(said)}`
        : /^#?[A-Z]{0,3}[ -]?\d[\w.-]*(?:, [Hh]all \S+)?$/.test(said)
          ? `You will find us at ${label.toLowerCase().split(' ')[0]} ${said.replace('#', '').replace(/, hall (\S+)$/i, ' in Hall $1')}`
          : undefined,
  ],
  [
    /^(?:model|product)(?: name)?$/i,
    (said, label) => tellProduct(said, /^model/i.test(label) ? 'model' : 'product'),
  ],
  [
    /^(?:compatible|connects|integrates|works) (?:to|with)$|^integrations?$/i,
    (said, _, { plural }) =>
      isName.test(said) && listOf(said)
        ? `${plural ? 'They integrate' : 'It integrates'} with ${listOf(said)}`
        : undefined,
  ],
  [
    /^platforms?$/i,
    (said, _, { plural }) =>
      (isName.test(said) || /^i(?:OS|P)/.test(said)) && listOf(said)
        ? `${plural ? 'They run' : 'It runs'} on ${listOf(said)}`
        : undefined,
  ],
  [
    /^(?:also new|new(?: features?)?(?: (?:in|since) .{2,20})?|now also|what['’]?s new)$/i,
    (said) =>
      areThings(toItems(said)) &&
      !isSentence(said) &&
      !/\b(?:boss|ceo|cfo|cto|head|hires?|manager|office|owner)\b/i.test(said)
        ? `We now also offer ${decapitalise(listOf(said) ?? '')}`
        : undefined,
  ],
  [
    /^(?:(?:key |main )?(?:advantage|benefit|difference|differentiator|selling point)s?|usp|value prop(?:osition)?|what makes us different|why us)(?: (?:against|over|versus|vs\.?) .{2,40})?$/i,
    (said) => (isSentence(said) && !/\b(?:he|her|his|she|their|them|they)\b/i.test(said) ? said : undefined),
  ],
  // "Saving: no van off the road in the day".
  [
    /^(?:(?:key |main )?(?:advantage|benefit|gain|plus|saving|upside)s?)$/i,
    (said) =>
      /^no \p{Ll}[^,;:?]*$/u.test(said) &&
      countWords(said) < 11 &&
      !isSentence(said) &&
      !/\b(?:he|her|his|our|she|their|them|they|we|you|your)\b/i.test(said)
        ? `You have ${said}`
        : undefined,
  ],
  // "Nearby clients: three firms in the same building".
  [
    /^(?:local|nearby|neighbou?ring) (clients|customers)$/i,
    (said, label) =>
      /^(?:\p{Lu}|\d+ \p{Ll}|(?:two|three|four|five|six|several) )/u.test(said) && areThings(toItems(said))
        ? `Our ${label.toLowerCase()} include ${joinList(toItems(said))}`
        : undefined,
  ],
  [
    /^(?:conditions|details|(?:key )?(?:facts|figures|numbers|metrics|stats)|kpis|terms|track record|traction)$/i,
    (said, _, { plural }) => toFact(said, plural),
  ],
  [
    /^team$/i,
    (said, _, { isPost, raises }) => {
      if (!(isPost || raises) && !/\b(?:ex-\p{L}|former)\b|, all [A-Z]{3}/u.test(said)) return undefined;
      const size = /^(\d+)(?: (?:employees|people))?$/.exec(said)?.[1];
      const whose = isPost ? 'The' : 'Our';
      if (size) return `${whose} team has ${size} people`;
      return isSentence(said) || /[;:]/.test(said)
        ? undefined
        : `${whose} team consists of ${decapitalise(said).replace(/\bex (?=\p{Ll})/gu, 'former ')}`;
    },
  ],
];

/** `ClearCam 3, CE marked, launched in Germany in 2023`: what it is called, and what is said of it. */
function tellProduct(said: string, what: string): string | undefined {
  const [name = '', ...rest] = said.split(', ');
  if (!/^\p{Lu}[\p{L}\d'-]*(?: [\p{Lu}\d][\p{L}\d'-]*){0,4}$/u.test(name)) return undefined;
  const isSaid = (part: string) =>
    /^(?:[A-Z]{2,6} (?:approved|certified|marked)|(?:approved|built|designed|introduced|launched|made|patented|released|sold)\b(?: (?:by|for|in|since) .{2,60})?)$/.test(
      part,
    );
  const told = rest.filter(isSaid);
  return `Our ${what} is ${name}${told.length > 0 ? `, ${joinList(told)}` : ''}`;
}
