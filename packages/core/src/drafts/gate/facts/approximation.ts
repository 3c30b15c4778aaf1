import { compact } from '../../compact.ts';
import type { Quantity } from './quantity.ts';

/** What may stand between such a word and the digits: an article, a currency. */
const beforeDigits = '[ \\u00a0](?:a |an )?(?:\\p{L}{0,3}[$€£¥₹]|[A-Z]{3}[ \\u00a0])?$';
const approximator = compact(
  `(?:about|around|roughly|nearly|almost|over|more than|at least|just under|under|less than|below|close to|approximately|some|circa|rund|etwa|fast|über|casi|unos|más de|environ|près de|plus de)${beforeDigits}`,
  'iu',
);
const above = compact(`(?:over|more than|at least|über|más de|plus de)${beforeDigits}`, 'iu');
const below = compact(`(?:nearly|almost|under|less than|below|casi|près de)${beforeDigits}`, 'iu');

/** In characters: a word of roundness stands right before its number. */
const leadLengthMax = 24;

/** Whether a number stands after "about", "nearly" and the like, and on which side of it the true one lies. */
export function sideOf(text: string, start: number): Pick<Quantity, 'approximate' | 'side'> {
  const lead = text.slice(Math.max(0, start - leadLengthMax), start);
  if (!approximator.test(lead)) return { approximate: false };
  return { approximate: true, side: above.test(lead) ? 'above' : below.test(lead) ? 'below' : undefined };
}
