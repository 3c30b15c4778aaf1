import { compact } from '../../../../compact.ts';

const codes =
  'AED|AUD|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|INR|JPY|KES|LKR|MYR|NGN|NOK|NZD|PHP|PLN|RON|SEK|SGD|USD|ZAR';

/** How an amount of money begins, as the source of a pattern: `$49`, `CA$190`, `Rs 140`, `CHF 310`. */
export const money = `(?:(?:A|AU|C|CA|HK|J|MX|NT|NZ|R|S|SG|TT|US)?\\$|[€£₹¥]|Rs\\.? ?|(?:${codes}) ?|(?:R|INR)(?=\\d))\\d`;

/** An amount that only its words show to be money: `3k flat`, `6k GBP`, `99 a month`. */
export const bareAmount = `\\d[\\d.,]*k? (?:(?:${codes})\\b|flat\\b(?! (?:screen|pack|roof))|(?:an?|per) (?:month|year|week|day|hour|person|head|seat|user)\\b)`;

/** A currency after the amount: `$49/month AUD`. */
export const code = `(?:${codes})\\b`;

const anyPrice = compact(`${money}|${bareAmount}`);

/** Whether a text names an amount of money. */
export function namesPrice(text: string): boolean {
  return anyPrice.test(text);
}
