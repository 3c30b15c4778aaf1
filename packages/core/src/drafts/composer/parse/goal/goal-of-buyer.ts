import { compact } from '../../../compact.ts';
import { isPlural } from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { type Goal, toDeed } from './goal.ts';
import { flipSides } from './goal-sides.ts';

const buys =
  '(?:book|buy|hire|lease|licen[cs]e|order|purchase|rent|replace|source|stock|subscribe to|place an? (?:[\\p{L}-]+ )?order)';

/** Those who are looked for and sell nothing, and where somebody would work. */
const notSold =
  '(?!(?:(?:an?|more|new|our|some|several|the|two|three|four|five|\\d+) )?(?:[\\p{L}-]+ ){0,2}(?:agents?|ambassadors?|apprenticeship|challenge|clients?|customers?|distributors?|employer|feedback|funding|internship|investors?|job|kitchen|members|opportunit(?:y|ies)|partners?|placements?|position|post|resellers?|roles?|speakers?|sponsors?|stockists?|testers|users|volunteers|work)\\b)';

const wishes = `(?:(?:about|aims?|hop(?:e|es|ing)|intend(?:s|ing)?|like|looking|need(?:s|ing)?|plan(?:s|ning)?|want(?:s|ing)?) to ${buys}\\b|(?:comparing|evaluating|organi[sz]ing|planning) (?:an?|our|[\\p{L}-]+ (?:platforms?|providers|suppliers|systems|tools|vendors))\\b|inviting (?:bids|proposals|quotes)\\b|(?:in the market for|look(?:ing|s)? for|need(?:s|ing)?|requir(?:e|es|ing)|search(?:ing)? for|seek(?:s|ing)?|sourc(?:e|es|ing)) ${notSold}(?!to\\b)\\p{L}*\\d*|(?:buys?|gets? through|goes through|orders?|uses?) (?:about |around )?\\d)`;

/** Who buys from the reader: `we are a brewery that plans to buy four tanks`, `an order for 2,000 jars`. */
const ofBuyer = compact(
  `^(?:(?:an? |our )?(?:(?:bulk|first|large|regular|repeat|standing) )?(?:enquiry|inquiry|order|purchase order) (?:for|of) |(?:we|i)(?:'re| are|'m| am|'d| would)? ${wishes}|(?:we|i)(?:'re| are|'m| am) an? [^,.;]{2,60}?(?:,| and| that| which| who)? (?:now )?${wishes}|(?:we|i) (?:are )?\\p{L}+ (?:an?|our|the|\\d+) [^,.;]{2,50} and (?:now )?(?:are |we )?${wishes}|our (?:[\\p{L}-]+ ){1,3}(?:(?:is|are) |(?!(?:hoping|looking|searching|seeking|sourcing|wanting)\\b))${wishes})`,
  'iu',
);

/** What a buyer asks for, and whether it is sent or told. */
const documents =
  /^(?:(?:[\p{L}-]+ ){0,2}(?:brochure|catalogue|catalog|data ?sheet|line sheet|menu|portfolio|price list|rate card|spec(?:ification)? sheet|stock list)s?)$/iu;
const offers =
  /^(?:(?:[\p{L}-]+ ){0,2}(?:estimate|offer|proposal|proforma(?: invoice)?|pro forma(?: invoice)?|quotation|quote)s?)$/iu;
const samples = /^(?:(?:[\p{L}-]+ ){0,2}(?:sample|swatch)(?:e?s)?(?: (?:book|box|kit|pack|set)s?)?)$/iu;
const shown = /^(?:(?:[\p{L}-]+ ){0,2}(?:demo|presentation|tour|trial))$/iu;
const facts =
  /^(?:(?:best |current |unit |wholesale |trade )?(?:availability|delivery (?:costs?|dates?|times?)|discounts?|lead[- ]times?|minimum order(?: quantit(?:y|ies))?|minimums|MOQs?|payment terms|price breaks|prices?|pricing|rates?|shipping costs?|stock(?: levels)?|(?:contract |delivery |lease |licen[cs]ing |rental )?terms|trade prices|warranty terms)|prices? per \p{Ll}+)$/iu;

type Item = { said: string; verb: 'give' | 'send' | 'tell' };

/** One thing that is asked for, from the reader's side. */
function toItem(written: string): Item | undefined {
  const [, thing = '', rest = ''] =
    /^(.+?)((?: (?:before|by|for|from|in|including|incl\.?|on|of|with|within) .+)?)$/i.exec(written) ?? [];
  const bare = thing.replace(/^(?:an?|any|her|his|our|some|the|their) /i, '');
  const counted = /^(?:one|two|three|four|five|\d+) /i.test(bare);
  const tail = flipSides(rest);
  const isMany = isPlural(bare.split(' ').at(-1) ?? '');
  if (offers.test(bare))
    return {
      said: `${counted ? '' : isMany ? 'your ' : /^[aeiou]/i.test(bare) ? 'an ' : 'a '}${bare}${tail}`,
      verb: 'send',
    };
  if (shown.test(bare)) return { said: `a ${bare}${tail}`, verb: 'give' };
  if (samples.test(bare))
    return { said: `${counted ? '' : isMany ? 'some ' : 'a '}${bare}${tail}`, verb: 'send' };
  if (documents.test(bare)) return { said: `${counted ? '' : 'your '}${bare}${tail}`, verb: 'send' };
  if (facts.test(bare))
    return {
      said: `your ${bare.replace(/^MOQs?$/i, (name) => (/s$/i.test(name) ? 'minimum order quantities' : 'minimum order quantity'))}${tail}`,
      verb: 'tell',
    };
  return undefined;
}

/** Whether an offer is a wish to buy from the reader. */
export function isBuyer(offer: string): boolean {
  return ofBuyer.test(offer);
}

/** What somebody who buys from the reader asks for: `request a quote and lead times` → `send us a quote and your lead times`. */
export function readPurchase(goal: string, offer: string): Goal | undefined {
  if (!isBuyer(offer)) return undefined;
  const asked =
    /^(?:to )?(?:ask(?: (?:her|him|them))? (?:about|for)|check|enquire about|find out(?: about)?|get|obtain|receive|request) (.{3,90})$/i.exec(
      goal.replace(/[.!]+$/, ''),
    )?.[1];
  const items = asked?.split(/, (?:and )?| and | \+ | & /).map(toItem);
  if (!items?.every((item) => item !== undefined)) return undefined;
  const said = joinList(items.map((item) => item.said)).replace(
    /(?<=\byour [^,]* and )your (?!lead time\b)/g,
    '',
  );
  const verb = ['give', 'send'].find((one) => items.some((item) => item.verb === one)) ?? 'tell';
  return toDeed(verb, `us ${said}`);
}
