import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { count, itIs, our, type Shorthand, somebody, we } from './shorthand.ts';

const money = String.raw`(?:[A-Z]{0,3} ?[$€£₹]\d|(?:AUD|CAD|CHF|DKK|EUR|GBP|NOK|SEK|USD) ?\d|\d[\d.,]* ?(?:CHF|EUR|GBP|USD|cents?|dollars|euros?|pence|pounds)\b)`;
const unit = '(?:minute|hour|day|week|month|year)s?';
/** What is counted or measured, and nobody gets it. */
const measure =
  /^(?:days?|hours?|minutes?|months?|weeks?|years?|percent|acres|kg|km|litres|metres|miles|tonnes)$/i;
/** What a buyer has, so that a limit on it may be his. */
const readersOwn =
  /^(?:beds|branches|children|employees|guests|pupils|residents|seats|sites|staff|stores|students|vehicles)$/i;
/** Per whom or per what a buyer gets so much of what is offered. */
const gotFor =
  /^(?:account|agent|class|client|couple|customer|driver|employee|guest|head|licen[cs]e|member|patient|person|plan|pupil|room|seat|site|student|team|user)\b/i;
/** What is done for whoever buys, one after another. */
const work =
  'appointment|call|case|class|delivery|drop|event|job|lesson|order|project|session|shift|show|visit';

/** What is paid and how, how much of it one gets, and how it ends, in a sentence without a verb. */
export const termsInBrief: Shorthand = [
  // "Priced per seat at £4 a month", "billed quarterly", "charged by the hour at €60".
  [
    compact(
      String.raw`^((?:billed|charged|invoiced|priced) (?:(?:at|by|from|in|on|per) [^,;:]+|annually|each [^,;:]+|every [^,;:]+|monthly|quarterly|weekly|yearly))((?:, (?:not?|with no|without) [^,;:]+)?)$`,
      'iu',
    ),
    ([, how = '', not = ''], about) =>
      somebody.test(how + not)
        ? undefined
        : `${itIs(about)} ${decapitalise(how)}${not.replace(/^, no /, ', with no ')}`,
  ],
  // "Per head cost of £1.90 a month", "price of €12 a head".
  [
    compact(
      String.raw`^(?:an? |the )?((?:per[ -]\p{Ll}+ |[\p{Ll}-]+ly )?(?:charge|cost|price)) of ((?:about |from |only )?${money}[^;:]*)$`,
      'iu',
    ),
    ([, what = '', sum = '']) =>
      somebody.test(sum) ? undefined : `The ${decapitalise(what).replace(/^per /, 'per-')} is ${sum}`,
  ],
  // "Repeats at 30% of the rate", "second coats at half the price".
  [
    /^((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) at ((?:\d[\d.]*%|half|a third|a quarter|two thirds|three quarters)(?: of)? (?:the|our) (?:(?:daily|full|hourly|normal|standard|usual) )?(?:charge|fee|price|rate))$/iu,
    ([, what = '', part]) =>
      what.split(' ').some((word) => findVerb(word)?.form === 'third' && !isPlural(word))
        ? undefined
        : `${what} ${isPlural(what.split(' ').at(-1) ?? '') ? 'cost' : 'costs'} ${part}`,
  ],
  // "Around 40% below new".
  [
    /^((?:about|around|roughly|some|up to) \d[\d.]*(?:-\d+)?%) (below|cheaper than|less than|off|under) (?:the )?(list(?: price)?|market(?: price)?|new|normal prices?|retail(?: price)?|RRP)$/iu,
    ([, much = '', than = '', what]) =>
      `Prices are ${decapitalise(much)} ${than.replace(/^(?:cheaper|less) than$/, 'below')} ${what}`,
  ],
  // "Up to six sessions per employee per issue".
  [
    compact(
      String.raw`^(up to ${count} (?:[\p{Ll}-]+ ){0,2}(\p{Ll}+s)) (for each|for every|per) (\p{Ll}+(?: \p{Ll}+)?(?: (?:and|per) (?:\p{Ll}+ )?\p{Ll}+)?)$`,
      'iu',
    ),
    ([, much = '', noun = '', each, whom = '']) =>
      measure.test(noun) ||
      readersOwn.test(noun) ||
      somebody.test(whom) ||
      !(/ per /.test(whom) || gotFor.test(whom))
        ? undefined
        : `You get ${decapitalise(much)} ${each} ${whom}`,
  ],
  // "Up to 16 children per session".
  [
    compact(
      String.raw`^(up to ${count} (?:adults|children|guests|learners|participants|people|pupils|students|visitors)) ((?:a|in each|in every|per) (?:class|course|group|lesson|performance|session|show|talk|tour|trip|visit|workshop))$`,
      'iu',
    ),
    ([, many = '', each = '']) => `There is room for ${decapitalise(many)} ${each.replace(/^a /i, 'per ')}`,
  ],
  // "Two visits a week", "one monthly invoice".
  [
    compact(
      String.raw`^(${count} (?:[\p{Ll}-]+ )?(?:classes|collections|deliveries|lessons|sessions|visits)|one (?:[\p{Ll}-]+ )?(?:class|collection|delivery|lesson|session|visit)) ((?:a|each|every|per) (?:day|fortnight|month|quarter|term|week|year))(?:, ((?:\d+|half an|an) (?:minutes|hours?))(?: each)?)?$`,
      'iu',
    ),
    ([, many = '', often, long]) =>
      `There ${/^one /i.test(many) ? 'is' : 'are'} ${decapitalise(many)} ${often}${long ? ` of ${long}` : ''}`,
  ],
  [
    /^((?:one|a single) (?:monthly|quarterly|weekly|yearly) (?:bill|invoice|payment|report))$/iu,
    ([, what = '']) => `There is ${decapitalise(what)}`,
  ],
  // "Two translators per project": who comes for each.
  [
    compact(
      String.raw`^(${count} (?:[\p{Ll}-]+ )?(?!(?:${unit}|calls|people|visits)\b)\p{Ll}+s|one (?:[\p{Ll}-]+ )?(?!(?:day|hour|month|week|year)\b)\p{Ll}+) ((?:for each|for every|on each|on every|per) (?:[\p{Ll}-]+ )?(?:${work}))$`,
      'iu',
    ),
    ([, who = '', each]) => `You get ${decapitalise(who)} ${each}`,
  ],
  // "One or two days per building".
  [
    compact(
      String.raw`^((?:about |usually )?(?:\d+|one|two|three|four|five) (?:or|to) (?:\d+|two|three|four|five|six) (?:minutes|hours|days|weeks)) ((?:for each|for every|per) (?!(?:day|week|month|year)\b)(?:\p{Ll}+ )?\p{Ll}+)$`,
      'iu',
    ),
    ([, long = '', each]) => `It takes ${decapitalise(long)} ${each}`,
  ],
  // "Two weeks on site", "six to eight weeks from start to finish".
  [
    compact(
      String.raw`^((?:about |around |only |up to |usually )?(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve)(?: (?:or|to) (?:\d+|two|three|four|five|six|eight|ten|twelve))? (?:working )?(?:minutes?|hours?|days?|weeks?|months?)) (on site|from (?:brief|deposit|design|enquiry|order|script|start|visit) to (?:delivery|finish|fitting|handover|launch|installation))((?: (?:for each|per) \p{Ll}+)?)$`,
      'iu',
    ),
    ([, long = '', how = '', each = '']) => `It takes ${decapitalise(long)} ${how}${each}`,
  ],
  // "Half on order, half on delivery", "50% up front, 50% on launch".
  [
    /^((?:half|a third|\d\d%) (?:up ?front|(?:at|on|with) [\p{Ll} -]{3,25})),? (?:and )?((?:half|the (?:balance|rest)|two thirds|\d\d%) (?:(?:at|on|after) [\p{Ll} -]{3,25}))$/iu,
    ([, first = '', then]) => `Payment is ${decapitalise(first)} and ${then}`,
  ],
  [
    compact(
      String.raw`^payment (in (?:${count}|monthly) instal?ments)((?: (?:over|without) [^,;:]+)?)$`,
      'iu',
    ),
    ([, how = '', more]) => `Payment is ${how.toLowerCase()}${more}`,
  ],
  // "30 days' credit".
  [/^(\d+ days['’]? credit)$/i, ([, long = '']) => `You get ${long.replace(/days['’]? /, "days' ")}`],
  // "Payback in under four years", "payback of four years on average".
  [
    compact(
      String.raw`^(?:typical )?payback (?:in|within|of|time of) ((?:about |around |less than |under )?(?:\d+(?:\.\d)?(?:-\d+)?|an?|one|two|three|four|five|six|seven|eight|ten)(?: to \w+)? (?:months?|seasons?|years?)(?: on average)?)$`,
      'iu',
    ),
    ([, long = '']) => `The payback is ${decapitalise(long)}`,
  ],
  // "Grants of up to 40% available".
  [
    /^((?:[\p{Ll}-]+ )?(?:discounts|grants|loans|rebates|subsidies) of (?:up to )?(?:\d[\d.]*%|[$€£]\d[\d.,]*k?)(?: (?:for|from|of|on) [^,;:]+)?) available$/iu,
    ([, what = '']) => (somebody.test(what) ? undefined : `${capitalise(what)} are available`),
  ],
  // "Two rounds of edits", "one reshoot free if it rains".
  [
    compact(
      String.raw`^((?:${count}|unlimited) (?:free )?(?:rounds? of (?:changes|edits|corrections|revisions)|revisions))$`,
      'iu',
    ),
    ([, what = '']) => `You get ${decapitalise(what)}`,
  ],
  [
    /^((?:one|the first|a second) (?:[\p{Ll}-]+ )?(?:change|class|lesson|repair|reshoot|retest|session|visit)) (free(?: of charge)?|included)((?: (?:if|when|within) [^,;:]+)?)$/iu,
    ([, what = '', how = '', more = '']) =>
      somebody.test(more.replace(/^ (?:if|when) it /i, ''))
        ? undefined
        : `${capitalise(what)} is ${how.toLowerCase()}${more}`,
  ],
  // "30 days' notice to cancel", "one month's notice either way".
  [
    compact(
      String.raw`^((?:\d+|an?|one|two|three|four|six|eight|twelve)[ -](?:working )?(?:day|week|month))s?['’]?s?['’]? notice((?: (?:(?:on )?either (?:side|way)|both ways|period))?)(?: (?:for cancelling|to cancel|to end it|to leave|to stop))?$`,
      'iu',
    ),
    ([, long = '', way = '']) =>
      `The notice period is ${decapitalise(long)
        .replace(/^(?!an? |1\b|one )(.*)$/, '$1s')
        .replace('-', ' ')}${way.replace(/ period/, '')}`,
  ],
  // "Month to month, no contract", "month to month after the trial".
  [
    /^(?:from )?month[ -]to[ -]month((?:, (?:no|without an?) (?:[\p{Ll}-]+ )?(?:commitment|contract|lock-?in|minimum(?: term)?))?)$/iu,
    ([, no = '']) => `It runs from month to month${no.replace(/^, no /, ', with no ')}`,
  ],
  // "SOC 2 Type II since 2022", "Cyber Essentials Plus since 2020".
  [
    /^((?:SOC ?[123](?: Type (?:I|II|1|2))?|(?:BS|EN|ISO)(?:\/IEC)? ?\d{3,5}(?:-\d)?|PCI(?: DSS)?(?: Level \d)?|HITRUST|FedRAMP|Cyber Essentials(?: Plus)?|BRC(?:GS)?(?: AA?\+?)?|FSC|GOTS|HACCP|PEFC|SALSA|SafeContractor|Constructionline(?: (?:Gold|Silver))?)(?:,? and (?:ISO|SOC|PCI)[^,;:]{1,12})?) since ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)$/u,
    ([, mark, year], about) => `${we(about)} have held ${mark} since ${year}`,
  ],
  // "Five-star rating on Google from 84 reviews".
  [
    /^(?:an? )?((?:five|four|\d(?:\.\d)?)[ -]star (?:rating|reviews?)) ((?:from|on) [^;:]+)$/iu,
    ([, stars = '', where = ''], about) =>
      somebody.test(where)
        ? undefined
        : `${we(about)} have ${isPlural(stars) ? '' : 'a '}${decapitalise(stars)} ${where}`,
  ],
  [
    /^(food hygiene rating|hygiene rating|Trustpilot (?:rating|score)|Google (?:rating|score)) (?:of |is )?(\d(?:\.\d)?(?:(?:\/| out of )\d+)?)$/iu,
    ([, what = '', much], about) =>
      `${our(about)} ${/^(?:food|hygiene)/i.test(what) ? what.toLowerCase() : what} is ${much}`,
  ],
];
