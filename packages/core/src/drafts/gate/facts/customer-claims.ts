import { compact } from '../../compact.ts';
import type { ClaimRule } from './claim-rule.ts';

const customers =
  '(?:clients?|customers?|companies|firms|businesses|teams|users|brands|practices|shops|members|organi[sz]ations)';

const customerGround =
  /\b(?:clients?|customers?|users?|subscribers?|members|used (?:by|at|in)|trusted|chosen by|case stud\w*|results?|worked with|reference|pilots?|like|already|serv(?:e|ed|ing))\b/i;
const uses =
  'use|rely on|trust|run on|swear by|depend on|chose|choose|adopted|switched to|moved to|work with|buy from|order from|recommend|love|praise|endorse|stock|installed|introduced|bought';
/** Words by which the use of something becomes its success. */
const farAndLong =
  'already|across|throughout|all over|around the|everywhere|worldwide|nationwide|for years|since|many|several|others|leading|leaders|giants|household names|hundreds|thousands|dozens';

/** Who uses it is no ground for what they get from it. */
const resultGround = /\b(?:clients?|customers?|users|members|results?|case stud\w*|typical\w*|average)\b/i;
const several =
  'two|three|four|five|six|seven|eight|nine|ten|a dozen|dozens of|several|many|most|a few|a handful of';

/** Who buys or praises the offer, and what it did for them. */
export const customerClaims: readonly ClaimRule[] = [
  {
    pattern:
      /\bwe(?:['’]ve| have)?(?: already| recently| just)? (?:helped|saved|supported|enabled|worked with|partnered with|served|delivered|cut(?! (?:it|them|\w+ (?:boards?|clips?|films?|hedges?|keys?|pages?|panels?|parts?|pieces?|reels?|sheets?|trees?|videos?))\b)|doubled|equipped)\b/i,
    ground:
      /\b(?:helped|saved|worked with|served|delivered|supported|clients?|customers?|case study|results?|cut|doubled|partnered|for years|equipped|since)\b/i,
  },
  {
    pattern: compact(
      `\\b(?:trusted|used|chosen|loved|relied on|recommended|adopted|endorsed) (?:daily |every day |today )?by (?:[A-Z\\d]|over |more |most |several |hundreds|thousands|dozens|leading|top|the world|half|some of|(?:many |other )?${customers})`,
    ),
    ground:
      /\b(?:trusted|used|chosen|loved|relied|recommended|adopted|customers?|clients?|users?) ?(?:by)?\b/i,
  },
  {
    pattern: compact(
      `\\b(?:(?:our|existing|current|past|previous|hundreds of|thousands of|dozens of) ${customers}\\b[^.?!\\n]{0,40}\\b(?:see|saw|seen|report|save|saved|tell|told|say|said|love|found|find|cut|use|using|rely|already|are|have|now|get|choose|chose|switched|trust)|(?:many|most|some|several|other|similar) (?:of our |of the |other )?${customers}\\b[^.?!\\n]{0,40}\\b(?:(?:see|saw|seen|report|save|saved|told|said|love|cut|chose|switched|trust)|(?:tell|say|found|find|use|using|rely on|have|get|choose|prefer) (?:that )?(?:it|us|our|ours|this)))\\b`,
      'i',
    ),
    ground:
      /\b(?:clients?|customers?|users?|members|used by|trusted|case stud|results?|companies|firms|teams|shops|practices|hotels|schools|clinics|restaurants|businesses|guests|patients)\b/i,
    countGrounds: true,
  },
  {
    pattern: compact(
      `\\b(?:one of our|another|a recent|a similar|one) (?:${customers}|hotel|clinic|school|practice|restaurant|agency|retailer|manufacturer|firm|client|customer)\\b[^.?!\\n]{0,50}\\b(?:saw|cut|saved|reduced|grew|doubled|went|increased|raised|halved|told|now|gained|won)\\b`,
      'i',
    ),
    ground:
      /\b(?:client|customer|case study|pilot|helped|saved|reduced|one of|another|hotel|clinic|school|practice|restaurant|agency|retailer|manufacturer|firm)\b/i,
  },
  {
    pattern: compact(`\\b${customers} (?:like|such as) \\p{Lu}`, 'u'),
    ground: /\b(?:clients?|customers?|used by|like|such as|including|worked with)\b/i,
  },
  {
    pattern: /(?<=^|[.!?\n]\s{0,3})(?:hundreds|thousands|dozens|millions|scores) of \p{L}+/iu,
    ground: /\b(?:hundreds|thousands|dozens|millions|scores)\b|(?<![€$£\d.,])\d[\d.,]*\d{2}[km]?\+? \p{L}/iu,
  },
  {
    pattern: /\b(?:hundreds|thousands|dozens|millions|scores|countless)(?: of)?\b/i,
    ground: /\b(?:hundreds|thousands|dozens|millions|scores)\b|(?<![€$£\d.,])\d[\d.,]*\d{2}[km]?\+? \p{L}/iu,
  },
  {
    pattern:
      /\b(?:leading|major|big|large|top|well-known|local|national|global|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|many|most) \p{L}+(?: \p{L}+){0,4} (?:already )?(?:trust|rely on|swear by|chose|adopted|work with|buy from|(?:have|has) (?:already )?(?:installed|adopted|bought|chosen|ordered|introduced|picked|tried)|(?:say|report|tell us|find) (?:that )?(?=it\b|our\b|us\b)) ?(?:it|us|our|ours|them)\b/iu,
    ground: /\b(?:clients?|customers?|trust(?:ed)?|rely|relied|adopted|used by|chosen)\b/i,
    countGrounds: true,
  },
  {
    pattern:
      /\b(?:typically|usually|generally|on average|regularly) (?:see|sees|save|saves|gain|gains|report|recover|achieve|earn|double|triple|cut|reduce|lower|raise|pays? for itself)\b|\bpays? for itself\b/i,
    ground:
      /\b(?:typical(?:ly)?|usual(?:ly)?|general(?:ly)?|on average|average|avg|regular(?:ly)?|pays? for itself|payback|roi|return|amorti\w+|clients?|customers?)\b/i,
  },
  {
    pattern:
      /\b(?:no|nobody|unlike any|unlike every|than any)(?: one)? (?:other|else)\b[^.?!\n]{0,24}\b(?:provider|supplier|company|tool|product|service|firm|vendor|platform|agency|matches|offers|does|can)\b|\brecommended by\b|\brecommends? (?:it|us|our)\b/i,
    ground: /\b(?:only|unique|recommend\w*|first|exclusive(?:ly)?|no other|nobody else)\b/i,
  },
  // "Over a million copies".
  {
    pattern:
      /\b(?:over|more than|nearly|almost|close to|upwards of|some) (?:an? |half a |\p{Ll}+ )(?:million|billion)\b(?! and one)/iu,
    ground: /\b(?:million|billion)s?\b|\d ?(?:m|mn|bn)\b|\d,\d{3},\d{3}/i,
  },
  {
    pattern: /\b(?:give|gave|provide|act as|be) (?:you )?(?:an? |our |your |as )?references?\b/i,
    ground: /\breferences?\b/i,
  },
  { pattern: /\bcase stud(?:y|ies)\b|\btestimonials?\b/i, ground: /\bcase stud|testimonial|reference/i },
  {
    pattern: /\b(?:proven(?! (?:wrong|right|otherwise))|track record|tried and tested)\b/i,
    ground: /\b(?:proven(?! (?:wrong|right|otherwise))|track record|tested|results?)\b/i,
  },
  {
    pattern:
      /\b(?:speaks? (?:highly|well) of|raves? about|sings? the praises of|(?:cannot|can['’]t) do without|vouch(?:es)? for|keeps? coming back|comes? back (?:to us|for more|year after year)|never looked back|could not be happier|couldn['’]t be happier) ?(?:us|it|our|them)?\b/i,
    ground: customerGround,
    countGrounds: true,
  },
  // "Homes like yours have installed it": others, in the reader's place, and what they did.
  {
    pattern:
      /\b(?:like|such as|similar to|comparable to|as big as|the size of|in the same position as)(?<=(?:s|ple|men|ren|staff) (?:just |much )?(?:like|such as|similar to|comparable to|as big as|the size of|in the same position as)) (?:you(?:rs|r own)?|your \p{L}+)\b[^.?!\n]{0,30}\b(?:have (?:already |since )?\p{L}+(?:ed|n|t|de|ght)|already|now|us(?:e|ing)|rel(?:y|ied)|trust\w*|chose|switch\w*|sav(?:e|ed|ing)|cut|reduc\w+|gain\w*|report\w*|recover\w*|doubl\w+|halv\w+|grew|rais\w+|\p{L}+ (?:\p{L}+ ){0,3}(?:with|through|from) us|love|lov(?:e|ed)|swear|turn(?:ed)? to|work with us|typically|usually|saw|see (?:\p{L}+ ){0,3}(?:fall|drop|rise|grow|more|fewer|results?|improvements?|gains?|savings))\b/iu,
    ground: customerGround,
    countGrounds: true,
  },
  // "Growers across the valley already rely on it": whoever uses it, with a word that says how many or how long.
  {
    pattern: compact(`\\b(?:${uses})s? (?:it|us|ours|our|this|them)\\b`, 'i'),
    with: compact(`\\b(?:${farAndLong})\\b`, 'i'),
    ground: customerGround,
    countGrounds: true,
  },
  {
    pattern:
      /\b(?:is|are|already|now|been|runs?) (?:in use|in service|live|deployed|installed|running|at work|up and running|standard|the norm) (?:at|across|with|in|on) (?:(?:many|several|most|over|more|dozens|scores|hundreds|thousands|other|leading|some|numerous|countless)\b|\p{L}+s like\b)/iu,
    ground: customerGround,
    countGrounds: true,
  },
  {
    pattern:
      /\b(?:a (?:growing|large|long|impressive) (?:number|list|roster) of|more and more|an increasing number of|numerous|countless|dozens of|scores of|(?:many|some|most|several|a few|a handful|two|three|four|five|one) of (?:our|the (?:best|largest|biggest|leading|top|finest)|your (?:competitors|peers|neighbou?rs|colleagues)))\b[^.?!\n]{0,40}\b(?:us(?:e|ing)|rel(?:y|ying)|trust\w*|chos\w+|choos\w+|switch\w*|turn\w*|mov(?:e|ed|ing) to|work with|adopt\w*|already|buy|order|swear|signed|joined|come to us|report)\b/i,
    ground: customerGround,
    countGrounds: true,
  },
  {
    pattern:
      /\b(?:your (?:competitors?|peers|rivals|neighbou?rs)\b[^.?!\n]{0,30}\b(?:already|have|use|are|rely|chose|switched))|\b(?:rave|glowing|five[- ]star|5[- ]star|excellent|outstanding|great) (?:reviews?|feedback|ratings?|references?)\b|\b(?:success stor(?:y|ies)|word of mouth|repeat (?:clients|customers|business)|references (?:are )?available|happy (?:clients|customers|users)|satisfied (?:clients|customers|users)|satisfaction (?:score|rate|rating)|clients? (?:retention|renewal)|proud to (?:serve|work|count|support|supply))\b/i,
    ground:
      /\b(?:reviews?|ratings?|rated|references?|success stor|word of mouth|repeat|happy|satisf\w+|retention|renewal|serve|suppl\w+|work with|competitors?|peers)\b/i,
  },
  {
    pattern:
      /\b(?:our|the|past|recent|early|first|existing|current) (?:clients?|customers?|users?|readers|members|subscribers|students|graduates|participants|partners|hosts|pilot (?:sites|customers))\b[^.?!\n]{0,24}\b(?:report|say|tell us|told us|rate|praise|average|consistently|regularly|typically|routinely|often (?:see|save|tell|say|report)|have (?:seen|cut|saved|reported))\b/i,
    ground: customerGround,
    countGrounds: true,
  },
  // "A laundry of your size saved a position", "two studios in your street use it".
  {
    pattern:
      /\b(?:of your size|your size|in your (?:area|region|sector|industry|trade|town|city|street|line of work|position)|near you|next door|down the road|round the corner)\b[^.?!\n]{0,30}\b(?:saved|cut|reduced|gained|doubled|halved|grew|raised|recovered|switched|chose|uses?|rel(?:y|ies)|trusts?|reports?|already|swears?|has (?:cut|saved|been)|have (?:cut|saved|been))\b/i,
    ground: customerGround,
    countGrounds: true,
  },
  // "Six furniture makers already send us their frames", "several large estates have flown with us since".
  {
    pattern:
      /\b(?:several|many|most|some|a few|other|dozens of|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:\p{L}+ ){0,4}?\p{L}+s (?:(?:in|on|around|near|across) \p{L}+ (?:\p{L}+ )?)?(?:have|already|now|send|let|had|use|pay|hire|book|retain)\b[^.?!\n]{0,32}\b(?:us|our|ours)\b/iu,
    ground: customerGround,
    countGrounds: true,
  },
  {
    pattern: /\b(?:reference|existing|other|previous) (?:customers|clients)\b/i,
    ground: /\breference|\bclients?\b|\bcustomers?\b/i,
  },
  // "A recent study confirms it", "independent tests give it top marks".
  {
    pattern:
      /\b(?:(?:recent|independent|several|new|clinical|scientific|published|university|countless|numerous) (?:\p{L}+ )?(?:stud(?:y|ies)|research|surveys?|tests?|trials?|experts?|benchmarks?|reviews?)|studies|experts|scientists|analysts|researchers)\b[^.?!\n]{0,24}\b(?:confirms?|shows?|proves?|proved|suggests?|found|gives?|agrees?|indicates?|ranks?|demonstrates?|recommends?|says?|praises?)\b/iu,
    ground: /\b(?:stud(?:y|ies)|research|surveys?|tests?|tested|trials?|experts?|benchmarks?|reviews?)\b/i,
    ofReader: true,
  },
  // "For most of the owners on the green", "three of the ten largest brands".
  {
    pattern:
      /\bfor (?:most|many|all|half|some|several|every|each) of the [a-z]+|\b(?:most|half|many|all|one|two|three|four|five|six|seven|eight|nine|ten|\d+) of the (?:[a-z]+ ){0,3}(?:largest|biggest|top|best|leading|busiest|oldest|finest)\b/i,
    ground: customerGround,
    countGrounds: true,
  },
  // "Energy suppliers using it see complaints drop", "plants we work with pass first time".
  {
    pattern: compact(
      `\\b(?<!\\b(?:the|these|those|your|our|if|when|which|what|more|of) )\\p{L}+s (?:(?:already |now )?using|running|stocking|(?:that|who|which) (?:have )?(?:already )?(?:use|run|stock|install|installed|fit|fitted|adopt|adopted|buy|bought|try|tried|take|took|join|joined|choose|chose|work with)|(?:that |who |which |whom )?we(?:['’]ve| have)? (?:already |currently )?(?:work with|worked with|supply|supplied|serve|served|help|helped|train|trained|look after|support|supported|install|installed)) ?(?:it|them|us|ours|this|one|our [\\p{L}-]+(?: [\\p{L}-]+)?)?(?: for)? (?:(?:\\p{L}+ly|often|already|now|all) )?(?:see|saw|find|found|report|reported|tell us|told us|say|get|gain|cut|save|saved|sell|sold|pass|passed|keep|kept|lose|lost|spend|waste|win|won|have|had|go|went|need|halve|halved|double|doubled|order|ordered|ask|asked|never|stay|stayed)\\b`,
      'iu',
    ),
    ground: resultGround,
    countGrounds: true,
  },
  // "We collect from three other hospital groups every week".
  {
    pattern: compact(
      `\\bwe(?:['’]re| are)?(?: already| also| currently| now)? \\p{L}+ (?:for|with|from|at|in|to|alongside) (?:${several}|\\d+|a number of) (?:other|more|similar|such|local|nearby) (?:\\p{L}+ )?\\p{L}+s\\b|\\b(?:${several}|\\d+) other [\\p{L}-]+(?: \\p{L}+)?s (?:already |now )?(?:use|do|have|run|rely|trust)\\b`,
      'iu',
    ),
    ground: customerGround,
    countGrounds: true,
  },
  // "Theaters that switched", "nine other practices are on order".
  {
    pattern:
      /\b[a-z]+s (?:that|who) (?:have )?(?:already )?(?:switched|moved|changed|joined|adopted|signed up|tried)\b|\b(?:on order|on (?:the|our) waiting list|(?:have|has) (?:entrusted|come over|come to us|gone over|moved over|joined us))\b/i,
    ground: customerGround,
    countGrounds: true,
  },
];
