import { compact } from '../../../../compact.ts';

const money = '(?:prices?|pricing|costs?|fees?|rates?|figures?|money)';

const say =
  '(?:bring up|bringing up|disclose|disclosing|give|giving|include|including|mention|mentioning|name|naming|put|putting|quote|quoting|reveal|revealing|say|saying|show|state|stating|talk about|talking about|tell)';
const not = "(?:don['’]?t|do not|never|no need to|not to|please not|rather not|should not|shouldn['’]?t)";

/** What a context says where no price is to be named: `dont mention the price in the first mail`, `leave the price out`, `Prices: do not tell`. */
const keepsQuiet = compact(
  [
    `\\b(?:${not} ${say}|avoid ${say}|without ${say})(?: on)?:? (?:(?:any|its|my|our|the|specific) )?${money}\\b`,
    `\\b(?:avoid|hold back|keep quiet about|leave out|omit|skip) (?:(?:all|any|its|my|our|the) )?pric(?:es?|ing)\\b`,
    `\\b(?:no|not a|without(?: any)?) (?:mention|talk|word) (?:of|about|on) (?:(?:any|our|the) )?${money}\\b`,
    `\\b(?:leave|keep) (?:out )?(?:(?:all|any|our|the) )?${money} (?:back|between us|confidential|for (?:later|now|the call)|out|private|quiet|until)\\b`,
    `\\bno ${money} (?:in|please|yet)\\b`,
    `\\b${money}(?: (?:is|are))?[:,]? (?:${not} (?:be )?(?:mentioned|named|quoted|shown|told|${say})|confidential|(?:must|should)(?: not|n['’]t) be (?:in|mentioned|named|quoted|told))\\b`,
  ].join('|'),
  'i',
);
const sum = String.raw`(?:[A-Z]{2,3} ?|[A-Z]{1,2})?[$€£]\d(?:[\d.,]*\d)?k?|\d(?:[\d.,]*\d)? (?:euros?|dollars?|pounds?|EUR|GBP|USD)\b`;
/** A part between commas that names a sum, and what names one at the end of another. */
const pricePart = compact(`(?:,| -) (?:[^,;.]* )?(?:${sum})(?:[^,;.]*)`, 'gu');
const priceTail = compact(
  String.raw`,? (?:at|for|from|leased from|starting at) (?:only |just )?(?:${sum}|\d(?:[\d.,]*\d)?k\b)(?: (?:an?|each|per) ?\p{L}*)*`,
  'gu',
);

/** A sentence that is a price: `2,900 euro per agent per month.`, `Prices start at £40`. */
const priceSentence = compact(
  `(?<=[.!;]) (?:(?:it|the|our)? ?(?:prices?|pricing|costs?|fees?|rates?)\\b[^.;!]* |(?:at|from|only|starts? at|that['’]s) )?(?:${sum})(?:[^.;!]|\\.(?=\\d))*[.!]?`,
  'giu',
);

/** `Please don't list every feature with its price`. */
const listsNothing = compact(
  `\\b${not} (?:give|include|list|mention|name|run through) (?:all|each|every)\\b[^.]*\\b(?:details?|features?|functions?|items?|modules?|options?|prices?|services?)\\b`,
  'i',
);

/** An offer without what it costs or what all is in it, where the context asks to keep that quiet. */
export function withoutPrice(written: string, context = ''): string {
  const lines = written.split(/\n+/);
  const unlisted = lines.filter((line) => !/^\s*[-*•]/.test(line));
  const offer =
    listsNothing.test(context) && unlisted.length > 0 && lines.length - unlisted.length > 2
      ? unlisted.join('\n')
      : written;
  if (!keepsQuiet.test(context)) return offer;
  const left = offer
    .replace(priceSentence, '')
    .replace(priceTail, '')
    .replace(pricePart, '')
    // What ended with the price ends with a length now, and no short form.
    .replace(/\bmin(?=\. \p{L})/u, 'minutes')
    .trim();
  return /\p{L}{3}/u.test(left) ? left : offer;
}
