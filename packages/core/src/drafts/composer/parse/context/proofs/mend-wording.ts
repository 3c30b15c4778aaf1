import { capitalise, decapitalise, toArticle } from '../../../text/grammar.ts';

/** Where the sender works or sells, of which there is one. */
const places =
  'Bakery|Barn|Brewery|Depot|Farm|Garden|Hall|Kitchen|Kiln|Mill|Nursery|Office|Shop|Showroom|Studio|Venue|Warehouse|Winery|Workshop|Yard';
const permits = 'accredited|approved|authorised|authorized|certified|insured|licensed|registered|vetted';

/** What rules for notes leave clumsy in a fact that they have put into a sentence, and the same well said. */
const mends: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // "Maximum eight guests a group".
  [
    /^There is a (maximum|minimum) (?:of )?(?=(?:\d[\d,]*|\p{Ll}+) \p{Ll}+s? (?:an?|each|per)\b)/u,
    'The $1 is ',
  ],
  [/^The (?=(?:certificate|receipt) is included\b)/, 'A '],
  // "The my rate": it says whose already.
  [
    /^The (all|any|each|every|everybody|everyone|everything|my|nobody|nothing|our|some|that|these|this|those|your) (?=\p{Ll})/u,
    (_found, whose = '') => `${capitalise(whose)} `,
  ],
  // "The lead time is 9 days air".
  [/^(The lead time is \d+ (?:days|weeks)) (air|rail|road|sea)(?=\.$)/u, '$1 by $2'],
  // "Lunch is included".
  [
    /^The (breakfast|coffee|delivery|dinner|food|insurance|lunch|parking|payment|postage|support|tea|training|transport) (?=is (?:by|free|included|in|on)\b)/u,
    (_found, what = '') => `${capitalise(what)} `,
  ],
  // "Records never leave the building": several, and no deed.
  [
    /^It (\p{Ll})(?=\p{Ll}{2,}s (?:always|never|often|rarely) \p{Ll}+(?<!s|ed)(?: |\.$))/u,
    (_found, letter = '') => letter.toUpperCase(),
  ],
  // "Average project took 9 weeks": it has its verb.
  [
    /^(The .{3,40} (?:lasted|lasts|needed|needs|saved|saves|takes|took)) is (?=(?:about |around |only )?[$€£]?\d)/u,
    '$1 ',
  ],
  // "Average gift aid backlog recovered £11k".
  [
    /^Average ([^.;]{4,50}? (?:cut|gained|paid|raised|recovered|saved|won)) (?=(?:about |over )?[$€£]?\d[\d.,]*[km%]?\.$)/iu,
    'The average $1 is ',
  ],
  [/\bin last (?=(?:month|quarter|season|year)\b)/u, 'in the last '],
  // "Did Siemens, BMW Welt".
  [/^((?:I|We) did \p{Lu}[^,.;]*), (\p{Lu}[^,.;]*)(?=\.$)/u, '$1 and $2'],
  // "£4.20/payslip".
  [/(?<=[$€£]\d[\d.,]*)\/(\p{Ll}{3,})(?![\p{L}/])/gu, (_found, unit = '') => ` ${toArticle(unit)} ${unit}`],
  // "12 sites done last year".
  [/^(I|We) have done (?=[^,;]*\blast (?:autumn|month|season|spring|summer|week|winter|year)\b)/u, '$1 did '],
  // "4 insurers already clients".
  [/^There are (\d+ \p{Ll}+s) already (clients|customers|members|users)(?=\.$)/u, '$1 are already our $2'],
  // "€18 per employee/yr", "£11.50/van/mo".
  [/(?<=\d)\/(\p{Ll}{2,})\/(?=(?:day|month|week|year)\b)/gu, ' a $1 a '],
  [/(?<= per \p{Ll}{2,})\/(?=(?:day|month|week|year)\b)/gu, ' a '],
  [/ \+ (?=\p{Lu}[\p{Ll}\d])/gu, ' and '],
  // "3 doz free".
  [/^(\d+ (?:doz|dozen)) is\b/u, '$1 are'],
  // "4 day week possible".
  [
    /^(\d+|Two|Three|Four|Five)[ -](day|hour|month|week|year) (\p{Ll}+) is (?=available|possible)/u,
    'A $1-$2 $3 is ',
  ],
  [
    /^(The (?:average|mean|median|typical) [^.;]*?) is (?=[^.;]*\blast (?:month|quarter|season|summer|winter|year)\b)/,
    '$1 was ',
  ],
  // "From $22 a metre first 4 weeks".
  [
    /(?<=\d (?:an?|per) [\p{L}\d]+) (first (?:\d+|two|three|four|five|six) (?:days|months|weeks|years))\b/u,
    ' for the $1',
  ],
  [/(?<=\d (?:days?|hours?|minutes?))\/(?=\p{Ll}{2,})/gu, ' a '],
  // "Last tenant was a café", "new tech in your area is ANN".
  [
    /^(?:Current|Former|Last|New|Nearest|Next|Old|Only|Present|Previous) (?!(?:autumn|day|fall|month|quarter|season|spring|summer|term|time|week|winter|year)\b)\p{Ll}+(?: (?:at|for|in|of|on) (?:my|our|the|your) \p{Ll}+)? (?:is|was|will)\b/u,
    (found) => `The ${decapitalise(found)}`,
  ],
  [new RegExp(`^(?:${places})(?:['’]s| is| was)(?= )`, 'u'), (found) => `The ${decapitalise(found)}`],
  // "No scaffolding and no need to close".
  [
    /^No (?=\p{Ll}+(?: \p{Ll}+)? and no (?!(?:\p{Ll}+ ){0,3}(?:are|is|was|were|will)\b)[^,;.]+\.$)/u,
    'There is no ',
  ],
  // "CAA authorised and insured to £5m".
  [
    new RegExp(
      `^(?=(?:\\p{Lu}{2,6} )?(?:${permits})(?: and (?:${permits}))?(?: (?:by|for|to|under|up to) [^,;.]+)?\\.$)(?=\\p{Lu}{2})`,
      'u',
    ),
    'We are ',
  ],
];

/** A fact as one would say it: `There is a maximum eight guests a group.` → `The maximum is eight guests a group.` */
export function mendWording(fact: string): string {
  return mends.reduce(
    (told, [clumsy, well]) =>
      typeof well === 'string'
        ? told.replace(clumsy, well)
        : told.replace(clumsy, (...found) => well(...found)),
    fact,
  );
}
