import { isAnybodys } from './check-dates.ts';
import { eachMatch } from './each-match.ts';
import { findQuantities, type Quantity } from './find-quantities.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { isNumberOfScene, isProposedTime } from './spoken-quantities.ts';
import { stem } from './words.ts';

/** "Nearly 2,000" may stand for 1,950: this share may be rounded away after such a word. */
const roundingShareMax = 0.1;

/** Nouns that a small number in words may count without claiming anything. */
const harmlessNouns =
  /^[  -](?:quick |short |small |simple |more |other |further |easy |honest )?(?:questions?|things?|ways?|lines?|sentences?|options?|words?|reasons?|points?|sides?|parts?|places?|steps?|halves|heads|birds|minds?|cents)\b/i;

/** The numbers of a text that no number of the brief stands behind. */
export function findInventedQuantities(
  text: string,
  brief: BriefQuantities,
  sentences: DraftSentences,
): string[] {
  const quantities = findQuantities(withoutSayings(text)).filter(
    // The hour of a clock is the calendar's.
    ({ end, inWords }) => inWords || !/^(?::\d\d)?[ \u00a0]?[ap]\.?m\b/i.test(text.slice(end, end + 8)),
  );
  // What the brief stands behind is asked first: it tells of most numbers, and the rest asks for sentences.
  const found = quantities
    .filter((quantity) => !isCovered(quantity, quantities) && isInvented(quantity, text, brief))
    .filter(
      (quantity) =>
        !isHarmless(quantity, text, brief.text, sentences) || contradicts(quantity, text, brief.text),
    )
    .filter(
      (quantity) =>
        !isNumberOfScene(quantity, text, sentences) && !isProposedTime(quantity, text, sentences, brief),
    )
    .map((quantity) => excerptAround(text, quantity));
  return [...found, ...findShrunkPeriods(text, brief)];
}

type BriefQuantities = {
  readonly text: string;
  readonly quantities: readonly Quantity[];
  readonly hasTalkLength: boolean;
};

function isInvented(
  quantity: Quantity,
  text: string,
  { quantities: known, text: briefText }: BriefQuantities,
) {
  if (countsOtherwise(quantity, known, text, briefText)) return true;
  if (quantity.kind === 'money' && isYearOfMonths(quantity, known, text, briefText)) return false;
  const counts = countsThings(quantity, text);
  const facts = isOfShares(quantity, text) ? known : known.filter(({ kind }) => kind !== 'percent');
  return (
    !facts.some((fact) => supports(fact, quantity, counts)) && !followsFrom(quantity, known, text, briefText)
  );
}

/** Whether a percentage may stand behind a number: "from 32 to 19 percent". Beside no other share, ten is not 10%. */
function isOfShares(quantity: Quantity, text: string): boolean {
  if (quantity.kind !== 'plain') return true;
  return /%|\bper ?cent|\bpoints?\b|\bout of\b|\bof (?:every|a|one) hundred\b|\bin (?:ten|10|a hundred|100)\b/i.test(
    text.slice(Math.max(0, quantity.start - 60), quantity.end + 60),
  );
}

const severalOf = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several)[  -](?:\\p{L}+[  -])?';

/** "A single weekend" or "in one season" where the brief has two: one of something is no number elsewhere. */
function findShrunkPeriods(text: string, brief: BriefQuantities): string[] {
  const single =
    /\b(?:(?:a|one|just one|only one) single|(?:in|within|for|over|after|takes?) (?:just |only )?one) (hour|day|night|weekend|week|month|season|session|visit|shift|year)\b/gi;
  return eachMatch(text, single)
    .filter(([, noun]) => new RegExp(`\\b${severalOf}${noun}s\\b`, 'iu').test(brief.text))
    .map(([found]) => found);
}

/** "Two semesters" where the brief has one: what the brief counts is no small talk. */
function contradicts(quantity: Quantity, text: string, briefText: string): boolean {
  if (quantity.kind !== 'plain' || !quantity.inWords || !quantity.bare.some((value) => value >= 2))
    return false;
  const noun = /^[ \u00a0-](?:of[ \u00a0](?:your|our|the|their)[ \u00a0])?(\p{Ll}{4,})/u.exec(
    text.slice(quantity.end),
  )?.[1];
  if (noun === undefined) return false;
  // "One of the three ports" that the brief lists.
  if (/\b(?:the|all|these|those)[  ]$/i.test(text.slice(Math.max(0, quantity.start - 8), quantity.start)))
    return false;
  const root = stem(noun);
  return eachMatch(briefText, /\b(?:a single|one|(?<![\d.,])[1-9])[ \u00a0-](\p{L}{4,})/giu).some(
    ([, counted = '']) => stem(counted) === root,
  );
}

const countedNoun = /^[  -](?:\p{Ll}+[  ])??(\p{Ll}{4,})/u;

/** "Send us five items" where the brief has two items and five days: what it counts, it counts itself. */
function countsOtherwise(
  quantity: Quantity,
  known: readonly Quantity[],
  text: string,
  briefText: string,
): boolean {
  if (quantity.kind !== 'plain' || quantity.approximate || quantity.bare.includes(1)) return false;
  const noun = countedNoun.exec(text.slice(quantity.end, quantity.end + 40))?.[1];
  if (noun === undefined) return false;
  const root = stem(noun);
  const counts = known.filter(({ kind, end }) => {
    const counted = kind === 'plain' ? countedNoun.exec(briefText.slice(end, end + 40))?.[1] : undefined;
    return counted !== undefined && stem(counted) === root;
  });
  const backers = known.filter((fact) => supports(fact, quantity, false));
  return (
    counts.length > 0 &&
    backers.length > 0 &&
    backers.every(
      (fact) =>
        !counts.includes(fact) &&
        (fact.kind !== 'plain' || countedNoun.test(briefText.slice(fact.end, fact.end + 40))),
    )
  );
}

/** Whether a number counts something ("seven of your drivers"), which a percentage or a price of the brief is no ground for. */
function countsThings(quantity: Quantity, text: string): boolean {
  return quantity.kind === 'plain' && /^[  ]of[  ](?:your|our|the|their)\b/i.test(text.slice(quantity.end));
}

function isHarmless(quantity: Quantity, text: string, briefText: string, sentences: DraftSentences): boolean {
  const tail = text.slice(quantity.end, quantity.end + 24);
  const lead = text.slice(Math.max(0, quantity.start - 12), quantity.start);
  const longLead = text.slice(Math.max(0, quantity.start - 60), quantity.start);
  if (quantity.values.includes(1) && quantity.kind === 'plain') return true;
  // "one day" without a number before or after is no date; "1:1" and "one-to-one" are no figures.
  if (quantity.inWords && quantity.bare.includes(1) && /\bone$/i.test(quantity.text)) {
    if (/^[ -](?:day,|another|to-one|by one|at a time|hour a day)/i.test(tail)) return true;
    if (quantity.kind === 'seconds' && /\b(?:any|that|this|day)[  ]$/i.test(lead)) return true;
  }
  if (quantity.inWords && quantity.kind === 'plain' && quantity.bare.some((value) => value <= 3)) {
    if (harmlessNouns.test(tail) || /\b(?:or|the|these|all|just|between|of|those|no)[  ]$/i.test(lead))
      return true;
    if (/^(?:[.,;?!]|[  ](?:on|about|to|for|of) )/i.test(tail) && quantity.bare.some((value) => value <= 2))
      return true;
  }
  if (quantity.inWords && quantity.kind === 'plain' && countsList(quantity, text, briefText)) return true;
  // "One question tells more than ten slides": a saying.
  if (
    quantity.inWords &&
    /\bone\b[^.?!\n]{0,60}\bthan (?:from |in |by |with |of )?$/i.test(
      text.slice(Math.max(0, quantity.start - 90), quantity.start),
    )
  )
    return true;
  // "They go home at five": an hour, and nobody's.
  if (
    quantity.inWords &&
    quantity.kind === 'plain' &&
    quantity.bare.every((value) => value <= 12) &&
    /\b(?:at|by|until|till|past|before|after)[  ]$/i.test(lead) &&
    /^(?:[.,;:?!]|[  ](?:in the|on|and|o['’]clock)\b)/i.test(tail) &&
    isAnybodys(sentences.sentenceAt(quantity.start))
  )
    return true;
  // "Teach me more than ten calls".
  if (
    quantity.inWords &&
    quantity.kind === 'plain' &&
    /\b(?:tell|teach|show|say|convince|explain|prove|worth)\w*\b[^.?!\n]{0,40}\bthan (?:any |a |from )?$/i.test(
      text.slice(Math.max(0, quantity.start - 80), quantity.start),
    )
  )
    return true;
  // "For a month" contradicts a brief that has a week, and nothing else.
  if (
    /^for an?\b/i.test(quantity.text) &&
    !/\b(?:an?|one)[  -](?:full |whole |single )?(?:hour|day|night|weekend|week|fortnight|month|term|semester|season|year)\b/i.test(
      briefText,
    )
  )
    return true;
  if (isManyOfAnything(quantity, text) || isFigureOfSpeech(quantity, text, briefText, sentences)) return true;
  // "Whether you run ten cars or a thousand": of either, nothing is said.
  if (quantity.kind === 'plain' && /\bwhether you\b[^.?!\n]*$/i.test(longLead)) return true;
  // "If you have two minutes", "give it five minutes".
  if (quantity.inWords && quantity.kind === 'seconds' && quantity.values.every((value) => value <= 300)) {
    if (
      /\b(?:give (?:it|me|us)|spare|you have|you['’]ve got|got|worth) (?:just |only |about |the |a )?$/i.test(
        longLead,
      )
    )
      return true;
  }
  // "The four of us": of us and of you nobody learns anything new.
  if (
    quantity.inWords &&
    (/^[ \u00a0]of (?:us|you)\b/i.test(tail) ||
      (/^[ \u00a0]of them\b/i.test(tail) && /\b(?:the|all|both|any|some|either)[ \u00a0]$/i.test(lead))) &&
    !/\b(?:there (?:are|is)|there['’]s|team of|we are|we['’]re)[ \u00a0]$/i.test(longLead)
  )
    return true;
  if (quantity.bare.includes(0)) return /^[  -](?:pressure|obligation|hard feelings|interest)/i.test(tail);
  return false;
}

/** "Half of what annoyed them": a way to say much, where nobody's results are told. */
function isManyOfAnything(quantity: Quantity, text: string): boolean {
  if (!/^half of$/i.test(quantity.text)) return false;
  const start =
    Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, quantity.start - 1))) + 1;
  const sentence = /^[^.!?\n]*/.exec(text.slice(start))?.[0] ?? '';
  return !/\b(?:we|our|us|i|my|you|your|clients?|customers?|users?|companies|firms|teams|cost|price|saved?|cut|less|more)\b/i.test(
    sentence,
  );
}

const sayings =
  /\b(?:nine|9)[ -]to[ -](?:five|5)\b|\bnine (?:times )?out of ten\b(?= times|,| it| the)|\bten to one\b|\bit takes two(?: people| hands)?\b|\ba (?:hundred|thousand|million)(?: and one)? (?:other|better|different|little|small|more) |\b(?:step|day|rule|plan|option|part|act|round|version|number) (?:one|two|three)\b|\bno two \p{L}+(?: \p{L}+)? (?:are|is) |\bbetween one and ten\b|\btwo sides\b|\bsixes and sevens\b|\bsquare one\b|\b(?:twenty|fifty|a hundred|a dozen|ten|a thousand) times (?:a|per) day\b|\b(?:one|two|three|four|five) (?:birds?|stones?|left feet|minds?)\b/giu;

/** What every saying holds. */
const traceOfSaying =
  /\b(?:one|two|three|four|five|nine|9|ten|twenty|fifty|dozen|hundred|thousand|million|sixes)\b/iu;

/** Sayings are blanked, so that every other number keeps its place. */
function withoutSayings(text: string): string {
  if (!traceOfSaying.test(text)) return text;
  return text.replaceAll(sayings, (saying) => ' '.repeat(saying.length));
}

const figureOfSpeechMax = 5;

/**
 * "Three rounds of questions", "two towns away", "half the doors": a small number in words in a sentence that sets a
 * scene. It counts nothing that the brief speaks of, nobody who buys, and no rate; and nothing before it in its
 * sentence says that the sender, the offer or the reader is meant.
 */
function isFigureOfSpeech(
  quantity: Quantity,
  text: string,
  briefText: string,
  sentences: DraftSentences,
): boolean {
  if (sentences.roleAt(quantity.start) === 'proposal') return false;
  const isHalf = /^half (?:the|of|a)$/i.test(quantity.text);
  const isSmall = quantity.kind === 'plain' && quantity.bare.every((value) => value <= figureOfSpeechMax);
  if (!quantity.inWords || !(isHalf || isSmall)) return false;
  const { lead, tail } = sentenceAround(text, quantity);
  // "Three fitters cover the county" tells of somebody, whoever it is.
  if (isSmall && !/\p{L}+\P{L}+\p{L}/u.test(lead)) return false;
  if (meansSomebody.test(lead) || tellsOfResults.test(lead + tail) || countedPeople.test(tail)) return false;
  const noun = /^[ \u00a0-]((?:\p{Ll}+[ -])?\p{Ll}{3,})/u.exec(tail)?.[1];
  if (noun === undefined) return false;
  return !noun.split(/[ -]/).some((part) => part.length > 3 && mentions(briefText, stem(part)));
}

/** Whether any word of a text begins with a stem. */
function mentions(text: string, stemmed: string): boolean {
  return new RegExp(`(?<!\\p{L})${stemmed}`, 'iu').test(text);
}

const meansSomebody =
  /\b(?:we|our|ours|us|i|i['’]\w+|we['’]\w+|my|me|it|its|it['’]s|they|this|these|each|every|your|yours|you|you['’]\w+|there)\b/i;
const tellsOfResults =
  /\b(?:clients?|customers?|users?|companies|firms|teams|costs?|prices?|sav(?:e|es|ed|ing)|cuts?|reduc\w+|more|less|fewer|faster|higher|lower|per|out of|times|on average)\b|\b(?:a|per|every|each) (?:day|week|month|quarter|year)\b|[%€$£]/i;

/** In characters: what lies further off is not looked at, so that text of any length is read in linear time. */
const sentenceLengthMax = 300;

/** The parts of a sentence before and after a quantity. */
function sentenceAround(text: string, { start, end }: Quantity): { lead: string; tail: string } {
  const lead = /[^.!?\n]*$/.exec(text.slice(Math.max(0, start - sentenceLengthMax), start))?.[0] ?? '';
  return { lead, tail: /^[^.!?\n]*/.exec(text.slice(end, end + sentenceLengthMax))?.[0] ?? '' };
}

/** Two of anything may be said of what one sees; three, where the brief lists them. To count customers or firms is a claim. */
function countsList(quantity: Quantity, text: string, briefText: string): boolean {
  const tail = text.slice(quantity.end, quantity.end + 40);
  // "has two victims: …" announces a list of its own.
  if (quantity.bare.some((value) => value <= 3) && /^[  ]\p{Ll}+(?:[  ]\p{Ll}+)?:/u.test(tail)) return true;
  if (!/^[  ]\p{Ll}/u.test(tail) || countedPeople.test(tail)) return false;
  if (quantity.bare.includes(2)) return true;
  return (
    quantity.bare.includes(3) && /\p{L},[  ][\p{L} ]+,?[  ](?:and|&|und|y|et|or)[  ]\p{L}/u.test(briefText)
  );
}

const countedPeople =
  /^[  ](?:of |million|thousand|hundred|pilot |other |more )?(?:clients?|customers?|compan(?:y|ies)|firms?|businesses|teams?|users?|members|sites?|stores?|shops?|schools?|hotels?|clinics?|years?|awards?|medals?|medallists?|patents?|offices?|employees?|staff|experts?|engineers?|people|agenc(?:y|ies)|cit(?:y|ies)|countries)\b/i;

/** A fraction's own words ("three quarters") are read once, as the fraction. */
function isCovered(quantity: Quantity, all: readonly Quantity[]): boolean {
  return all.some(
    (other) =>
      other !== quantity &&
      other.start <= quantity.start &&
      other.end >= quantity.end &&
      other.end - other.start > quantity.end - quantity.start,
  );
}

function supports(fact: Quantity, quantity: Quantity, countsThings: boolean): boolean {
  if (quantity.kind === 'plain') {
    if (countsThings && (fact.kind === 'percent' || fact.kind === 'money')) return false;
    // The 4 that hides in "a quarter" is nothing that a draft may count.
    const values = fact.inWords && fact.approximate ? fact.values : [...fact.values, ...fact.bare];
    return values.some((value) => anyEqual(quantity, quantity.values, value));
  }
  if (quantity.kind === fact.kind) {
    if (quantity.kind === 'money' && !isSameCurrency(quantity.currency, fact.currency)) return false;
    return fact.values.some((value) => anyEqual(quantity, quantity.values, value));
  }
  // Four weeks are a month, and ninety days a quarter, to whoever reads a letter.
  const kinds = new Set([quantity.kind, fact.kind]);
  if (kinds.has('seconds') && kinds.has('months')) return isSamePeriod(quantity, fact);
  // "Three times a year" for "3 deals a year".
  if (quantity.isTurns && fact.kind === 'plain')
    return fact.bare.some((value) => quantity.bare.includes(value));
  // Halves and doubles are two ways to say one thing, and "3 times" may be written as 3.
  const related = new Set([quantity.kind, fact.kind]);
  if (related.has('percent') && related.has('multiple')) {
    return fact.bare.some((value) => quantity.bare.includes(value));
  }
  if (quantity.kind === 'multiple' && fact.kind === 'plain')
    return fact.values.some((value) => quantity.values.includes(value));
  return false;
}

/** A cent may be one of the euro or of the dollar. */
function isSameCurrency(one = '', other = ''): boolean {
  const pair = [one, other];
  if (pair.includes('cent')) return pair.some((each) => ['EUR', 'USD'].includes(each)) || one === other;
  if (pair.includes('pence')) return pair.includes('GBP') || one === other;
  return one === other;
}

const secondsPerMonth = 2_629_800;
/** Between four weeks, or thirty days, and a month of 30.4 days. */
const periodShareMax = 0.081;

function isSamePeriod(one: Quantity, other: Quantity): boolean {
  const seconds = ({ kind, values }: Quantity) =>
    values.map((value) => value * (kind === 'months' ? secondsPerMonth : 1));
  return seconds(one).some((a) =>
    seconds(other).some((b) => Math.abs(a - b) <= Math.max(a, b) * periodShareMax),
  );
}

/**
 * What a reader of the brief may conclude: in "3 days instead of 8" the second number counts days too, and the
 * difference is five of them.
 */
function followsFrom(
  quantity: Quantity,
  known: readonly Quantity[],
  text: string,
  briefText: string,
): boolean {
  const alike = known.filter(({ kind }) => kind === quantity.kind);
  // "3 days instead of 8": the number after is of the same kind.
  const bare = known.filter(
    ({ kind, start, end }) =>
      kind === 'plain' && (isCompared(briefText, start) || countsNothing(briefText, end)),
  );
  if (quantity.kind === 'plain') return isDifferenceOfShares(quantity, known, text);
  const times = alike.filter(() => quantity.kind === 'seconds' || quantity.kind === 'months');
  if (
    times.some((one) =>
      times.some((other) => one !== other && anyDifference(one.values, other.values, quantity.values)),
    )
  )
    return true;
  const sameUnit = alike.filter((fact) => fact.bare.length > 0 && ratio(fact) === ratio(quantity));
  if (sameUnit.length === 0) return false;
  // What something costs is no difference of a price and a count.
  const values = [...sameUnit, ...(quantity.kind === 'money' ? [] : bare)].map((fact) => fact.bare);
  if (bare.some((fact) => fact.bare.some((value) => quantity.bare.includes(value)))) return true;
  return values.some((one) => values.some((other) => anyDifference(one, other, quantity.bare)));
}

/** "Delivery in 3": no noun follows, so that the number may count days. */
function countsNothing(briefText: string, end: number): boolean {
  return /^\+?[  ]*(?:$|[,;.)\n])/.test(briefText.slice(end, end + 4));
}

/** Whether a number of the brief stands beside another one that it is compared with. */
function isCompared(briefText: string, start: number): boolean {
  const lead = briefText.slice(Math.max(0, start - 28), start);
  const tail = briefText.slice(start, start + 28);
  return (
    /\b(?:instead of|rather than|vs\.?|versus|compared to|to|from|than|not|or|statt|auf|von|a|de|au lieu de|en vez de)[  ](?:only |just |about )?$|(?:->|→|-|–|\/)[  ]?$/i.test(
      lead,
    ) ||
    /^[\d.,]+[  ]?(?:instead of|rather than|vs\.?|versus|to|->|→|-|–|\/|statt|auf|bis|a|à)(?!\p{L})/iu.test(
      tail,
    )
  );
}

/** "Eleven points" where the brief has 38% and 27%. */
function isDifferenceOfShares(quantity: Quantity, known: readonly Quantity[], text: string): boolean {
  if (!/^[  -](?:percentage[  ])?points?\b/i.test(text.slice(quantity.end))) return false;
  const shares = known.filter(({ kind }) => kind === 'percent').map(({ bare }) => bare);
  return shares.some((one) => shares.some((other) => anyDifference(one, other, quantity.bare)));
}

/** Twelve times what a month costs is what a year costs, and the other way round. */
function isYearOfMonths(
  quantity: Quantity,
  known: readonly Quantity[],
  text: string,
  briefText: string,
): boolean {
  const tail = text.slice(quantity.end, quantity.end + 40);
  const aYear = /^[^.?!\n]{0,12}\b(?:(?:a|per|each|every) year|annually|yearly)\b/i.test(tail);
  const aMonth = /^[^.?!\n]{0,12}\b(?:(?:a|per|each|every) month|monthly)\b/i.test(tail);
  const times =
    aYear && /\b(?:month|mo\b)/i.test(briefText)
      ? 12
      : aMonth && /\b(?:year|annual|p\.?a\b)/i.test(briefText)
        ? 1 / 12
        : 0;
  return (
    times > 0 &&
    known.some(
      (fact) =>
        fact.kind === 'money' &&
        isSameCurrency(quantity.currency, fact.currency) &&
        fact.values.some((value) => quantity.values.some((asked) => Math.abs(asked - value * times) < 0.005)),
    )
  );
}

/** The size of a quantity's unit. */
function ratio({ values, bare }: Quantity): number {
  return (values[0] ?? 0) / (bare[0] ?? 1);
}

function anyDifference(one: readonly number[], other: readonly number[], wanted: readonly number[]): boolean {
  return one.some((a) => other.some((b) => a > b && wanted.includes(a - b)));
}

function anyEqual(quantity: Quantity, values: readonly number[], fact: number): boolean {
  return values.some((value) => {
    if (value === fact) return true;
    // "More than a million" for 1.2 million, "over forty" for 48.
    if (quantity.approximate && fact > value && fact <= value * 1.25 && isRound(value)) return true;
    return quantity.approximate && Math.abs(value - fact) <= Math.abs(fact) * roundingShareMax;
  });
}

/** Whether a number has one digit and noughts. */
function isRound(value: number): boolean {
  return /^[1-9]0+$/.test(String(value));
}

function excerptAround(text: string, quantity: Quantity): string {
  const tail = /^\S*(?:[  ]\S+)?/.exec(text.slice(quantity.end))?.[0] ?? '';
  const lead = /[$€£¥₹]$/.exec(text.slice(0, quantity.start))?.[0] ?? '';
  return `${lead}${text.slice(quantity.start, quantity.end)}${tail}`.trim();
}
