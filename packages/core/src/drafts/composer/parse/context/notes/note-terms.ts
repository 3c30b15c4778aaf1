import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { determiners, massNouns, prepositions } from '../../../text/words.ts';
import { usedWhen } from './note-work.ts';

type Told = (found: RegExpExecArray, it: string, is: string) => string;

const money = '[A-Z]{0,3}[$€£₹]';

/** What is usual with the sender, and not with the firm that reads. */
const average = String.raw`(?:average|mean|median|typical|usual) (?!(?:\p{L}+ )?(?:age|basket|budget|contract value|day|deal|head ?count|occupancy|order|rent|revenue|salary|spend|tenure|ticket)\b)(?!.*\b(?:her|his|their|they)\b)`;

/** `€29 shirt and shorts` → `€29 for shirt and shorts`, `€12 large jar` → `€12 for a large jar`: of what it is the price. */
export function withThing(text: string): string {
  const [, sum = '', thing = '', first = ''] =
    /^((?:[A-Z]{3} ?)?[$€£]\d[\d.,]*) ((\p{Ll}+)(?: \p{Ll}[\p{L}-]*){0,4})$/u.exec(text) ?? [];
  if (!sum || prepositions.has(first) || determiners.has(first) || noThing.test(thing)) return text;
  const head = toNounCore(thing).at(-1) ?? '';
  const isSome = thing.includes(' and ') || isPlural(head) || massNouns.has(head);
  return `${sum} for ${isSome ? thing : `${toArticle(thing)} ${thing}`}`;
}
/** How a price is meant, and no thing that has one. */
const noThing =
  /^(?:all|and|annually|apiece|cash|cents?|deposit|dollars?|euros?|ex|excl\w*|extra|fee|fixed|flat|gross|if|inc\w*|k|less|m|max\w*|million|min\w*|monthly|net|off|on|once|one|only|or|pp|pounds?|retail|rrp|set-?up|then|total|trade|up\w*|vat|weekly|when|wholesale|yearly|\p{L}+(?:ed|ly))\b|\b(?:are|is|or)\b|\b(?:each|extra|instead|maximum|minimum|more|only|retail|total|wholesale)$/iu;

/** Notes on terms, prices, standing and money raised, as everybody jots them, and how each is told. */
const terms: readonly (readonly [RegExp, Told])[] = [
  [
    /^(?:the )?pric(?:e|ing)(?: is|:| (?=[$€£]))(?! from\b) ?(?:at )?(.*\d.*)$/i,
    ([, price = '']) => `the price is ${withThing(price)}`,
  ],
  [
    /^((?:introductory|launch|list|monthly|pilot|trial|unit|yearly) (?:fee|price|rate))(?: is|:| (?=[A-Z]{0,3}[$€£]))(?! from\b) ?(.*\d.*)$/i,
    ([, what = '', price]) => `the ${what.toLowerCase()} is ${price}`,
  ],
  // "Price per move from 1,900 euro, nothing to pay in months without moves".
  [
    /^(?:the )?((?:\p{Ll}+ )?(?:cost|fee|price|rate) (?:for|of|per) (?:an? |one )?(?:\p{L}+ ){0,2}?\p{L}+) (?:(?:begins |starts )?(?:at|from)) ((?:[A-Z]{3} ?)?[$€£]?\d(?:[^,]|,(?=\d))*)$/iu,
    ([, what = '', price]) => `the ${what.toLowerCase()} starts at ${price}`,
  ],
  // "Half-day trial EUR 490", "Intro price: 390".
  [
    compact(
      String.raw`^(?:the )?((?:(?:free|full|half|one|two|three)-?\p{Ll}*-)?(?:\p{Ll}+ )?(?:assessment|audit|pilot|starter (?:box|kit|pack)|survey|trial|workshop))(?::| for)? ((?:[A-Z]{3} ?|${money})\d.*)$`,
      'iu',
    ),
    ([, what = '', price]) => `the ${decapitalise(what)} costs ${price}`,
  ],
  [
    /^((?:fixed|flat) (?:fee|price|rate)(?: (?:for each|per) \p{Ll}+)?(?:, (?:agreed|quoted|set) (?:beforehand|in advance|up front|upfront))?)$/iu,
    ([, fee = '']) => `there is a ${decapitalise(fee)}`,
  ],
  [
    /^(?:(?:go|goes|you (?:are|go)|be) )?live (in|within) ((?:about |around |under )?(?:\d+|two|three|four|five|six|ten) (?:business |working )?(?:days|hours|weeks))$/i,
    ([, when = '', span]) => `you are live ${when.toLowerCase()} ${span}`,
  ],
  // "Free trial 14 days".
  [
    /^free (trial|pilot|test)(?: (?:for|of|period))*:? (\d+|one|two|three|four|six) (day|week|month)s?$/i,
    ([, what, many, span]) =>
      `there is a free ${many?.toLowerCase()}-${span?.toLowerCase()} ${what?.toLowerCase()}`,
  ],
  // "14-day free trial" and "free 14-day trial"; a trial that is not called free may not be.
  [
    /^(?:an? )?(?=.*\bfree\b)(?:free )?(\d+)[ -](day|month|week)s?[ -](?:free[ -])?trial(?: available| included)?$/i,
    ([, count, unit = '']) => `there is a free ${count}-${unit.toLowerCase()} trial`,
  ],
  [
    /^(?:an? )?(free (?:pilot|plan|tier|trial|version)\b(?!.*, (?:basic|business|enterprise|paid|premium|pro|team)\b.*\d)(?! (?:allows|comes|covers|has|includes|is|lasts|lets|runs|stays|supports)\b).*)$/i,
    ([, trial = '']) =>
      /^free \p{L}+ (?:for )?up to /iu.test(trial)
        ? `the ${decapitalise(trial).replace(/ (?:for )?(?=up to )/i, ' covers ')}`
        : `there is a ${decapitalise(trial).replace(/ available$/, '')}`,
  ],
  // "Free tier covers 3 agents".
  [
    /^(?:the )?(free (?:pilot|plan|tier|trial|version) (?:allows|comes|covers|has|includes|is|lasts|lets|runs|stays|supports) .*)$/i,
    ([, trial = '']) => `the ${decapitalise(trial)}`,
  ],
  [
    /^(\d+)[ -]day money[- ]back(?: guarantee)?$/i,
    ([, days]) => `there is a ${days}-day money-back guarantee`,
  ],
  [
    /^(?:the )?(?:first )?((?:\d+|two|three|four|six) (?:days|months|weeks)) (?:are )?free$/i,
    ([, period = '']) => `the first ${period.toLowerCase()} are free`,
  ],
  [/^(free (?:for|until|up to) .*\d.*)$/i, ([, free = ''], it, is) => `${it} ${is} ${decapitalise(free)}`],
  [/^no ((?:credit )?card)(?: (?:is )?(?:needed|required))?$/i, ([, card]) => `no ${card} is needed`],
  [
    /^((?:(?:Cyber Essentials(?: Plus)?|ISO ?\d{4,5}|SOC ?2(?: Type (?:II|I|2|1))?|B Corp)(?:, | and |$)){1,4})$/,
    ([, marks = '']) => `we hold ${marks.replace(/, ([^,]+)$/, ' and $1')}`,
  ],
  [
    /^deliver(?:y|ies) (in |within )?(\d+(?:-\d+)? (?:day|hour|week)s?)$/i,
    ([, limit = '', span]) => `delivery takes ${/^within/i.test(limit) ? 'at most ' : ''}${span}`,
  ],
  [/^embargo(?:ed)? (?:is )?(until .+)$/i, ([, until]) => `it is under embargo ${until}`],
  [
    /^(?:the )?(hardware|installation|set-?up|shipping|training|onboarding) (?:is )?free$/i,
    ([, thing = '']) => `the ${thing.toLowerCase()} is free`,
  ],
  // "Patent granted in 2024".
  [
    /^(?:the |our )?patent (filed|granted|pending)((?: in (?:19|20)\d\d)?)$/i,
    ([, state = '', when = '']) =>
      `a patent ${/^p/i.test(state) ? 'is' : when ? 'was' : 'has been'} ${state.toLowerCase()}${when}`,
  ],
  // "Collection and delivery six days a week".
  [
    /^((?:collection|delivery)(?: and (?:collection|delivery|return))?) ((?:five|six|seven|[567]) days a week|daily|every (?:day|weekday))$/i,
    ([, what = '', often = '']) =>
      `${what.toLowerCase()} ${/ and /.test(what) ? 'are' : 'is'} available ${often.toLowerCase()}`,
  ],
  // "Temperature range: -80 °C to +25 °C".
  [
    /^(temperature range)(?: is|:) ?((?:from )?[-+−]?\d[^,;]{2,30})$/i,
    ([, what = '', span]) => `the ${what.toLowerCase()} is ${span}`,
  ],
  [/^(?:you can )?cancel (?:(?:at )?any ?time|whenever)$/i, () => 'you can cancel at any time'],
  [
    /^month[- ]to[- ]month(?: (?:agreement|basis|billing|contract|deal|plan|rolling|term)s?)?$/i,
    () => 'the contract runs from month to month',
  ],
  [
    /^offer (\d+%) (?:discount|off)((?: .+)?)$/i,
    ([, share, on = '']) => `there is ${share} off${on.replace(/^ (?:for|on) (?=first\b)/, ' for the ')}`,
  ],
  // What a round has, and what a young firm earns.
  [
    compact(`^(${money}\\S+) (?:is )?(?:already )?committed((?:,? .+)?)$`, 'i'),
    ([, sum, by = '']) =>
      `${sum} is already committed${by.replace(/^ already\b/i, '').replace(/, lead (?:investor )?(?:is|:) /i, ', and the lead is ')}`,
  ],
  [
    compact(`^(${money}\\d\\S* (?:ARR|GMV|MRR)\\b.*)$`),
    ([, earned = '']) => `we are at ${earned.replace(/, (?=\d[^,]*$)/, ', with ')}`,
  ],
  [
    compact(String.raw`^(${average}(?:\p{L}+ )?[\p{L}-]+)(?: is|:) (.*\d.*)$`, 'iu'),
    ([, figure = '', value]) => `the ${decapitalise(figure)} is ${value}`,
  ],
  // "Average time from signed contract to keys: 31 days".
  [
    compact(String.raw`^(${average}[^:;,]{5,80}): ((?:about |around |under |over )?[$€£]?\d[^:;]*)$`, 'iu'),
    ([, figure = '', value]) =>
      `the ${decapitalise(figure).replace(/ vs\.? /, ' compared with ')} is ${value}`,
  ],
  [
    /^((?:average|typical) (?:call|clean|cleaning|delivery|fitting|installation|job|move|project|repair|session|stay|survey|treatment|visit)) ((?:about |around |under )?(?:\d[\d.,-]*|two|three|four|five|six) (?:days?|hours?|minutes?|weeks?))$/iu,
    ([, what = '', span]) => `the ${decapitalise(what)} takes ${span}`,
  ],
  // "Median lag 26 hours".
  [
    compact(
      String.raw`^(?!.* (?:are|costs?|has|is|lasts?|needs?|runs?|saves?|takes?|was) )(${average}(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?<! (?:about|around|of|over|under)) ((?:about |around |under |over )?\d[\d.,]*(?:%| ?(?:days?|hours?|minutes?|months?|ms|seconds?|weeks?|years?))(?: (?:after|during|in|over|within) (?:the )?(?:first |last )?(?:\d+ )?\p{Ll}+)?)$`,
      'iu',
    ),
    ([, figure = '', value]) =>
      `the ${decapitalise(figure).replace(/ (?:arrival|delivery|lead|response|wait)$/, '$& time')} is ${value}`,
  ],
  [
    /^((?:chosen|loved|used) by .+)$/i,
    ([, by = ''], it, is) => `${it} ${usedWhen(by, is)} ${decapitalise(by)}`,
  ],
  [
    /^((?:backed|endorsed|funded|recommended|trusted) by .+)$/i,
    ([, by = '']) => `we are ${decapitalise(by)}`,
  ],
  [/^(rated \d.* (?:across|by|from|on|over) \S.*)$/i, ([, rated = '']) => `we are ${decapitalise(rated)}`],
  [
    /^(?:the )?next ((?:(?:available|free|open) )?(?:cohort|course|date|intake|session|slot|start date|workshop)(s?))(?: (?:is|are)|:) (.*\d.*)$/i,
    ([, what = '', several, when]) => `the next ${what.toLowerCase()} ${several ? 'are' : 'is'} ${when}`,
  ],
  [/^in stock: (.*\d.*)$/i, ([, goods = '']) => `we have ${goods.replace(/, ([^,]+)$/, ' and $1')} in stock`],
];

const wordsMax = 22;

/** A note on a term as a sentence without capital and full stop: `14-day free trial` → `there is a free 14-day trial`. Undefined where it is none. */
export function toTerm(note: string, it: string, is: string): string | undefined {
  if (countWords(note) > wordsMax) return undefined;
  for (const [pattern, tell] of terms) {
    const found = pattern.exec(note);
    if (found) return tell(found, it, is);
  }
  return undefined;
}
