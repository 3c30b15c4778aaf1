const money = '(?:prices?|pricing|costs?|fees?|rates?|figures?|money)';

/** What a context says where no price is to be named: `dont mention the price in the first mail`, `leave the price out`. */
const keepsQuiet = new RegExp(
  `\\b(?:don['’]?t|do not|never|not to|rather not|without) (?:bring up|bringing up|disclose|give|include|mention|mentioning|name|naming|quote|quoting|reveal|say|state|stating|talk about) (?:(?:any|its|my|our|the) )?${money}\\b|\\bleave (?:out )?(?:the |our |any )?${money}(?: out)?\\b|\\bno ${money} (?:in|please|yet)\\b`,
  'i',
);
const sum = String.raw`(?:[A-Z]{2,3} ?|[A-Z]{1,2})?[$€£]\d(?:[\d.,]*\d)?k?|\d(?:[\d.,]*\d)? (?:euros?|dollars?|pounds?|EUR|GBP|USD)\b`;
/** A part between commas that names a sum, and what names one at the end of another. */
const pricePart = new RegExp(`(?:,| -) (?:[^,;.]* )?(?:${sum})(?:[^,;.]*)`, 'gu');
const priceTail = new RegExp(
  String.raw`,? (?:at|for|from|leased from|starting at) (?:only |just )?(?:${sum})(?: (?:an?|each|per) ?\p{L}*)*`,
  'gu',
);

/** An offer without what it costs, where the context asks to keep that quiet. */
export function withoutPrice(offer: string, context = ''): string {
  if (!keepsQuiet.test(context)) return offer;
  const left = offer.replace(priceTail, '').replace(pricePart, '').trim();
  return /\p{L}{3}/u.test(left) ? left : offer;
}
