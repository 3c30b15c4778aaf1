import { compact } from '../../../../compact.ts';
import { decapitalise, toArticle } from '../../../text/grammar.ts';
import { organisationNouns } from '../../../text/words.ts';
import { count, isThing, it, itIs, money, our, type Shorthand, somebody, we, weAre } from './shorthand.ts';

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
/** What somebody does all of at the first go. */
const atOnce: Readonly<Record<string, string>> = {
  answered: 'answer',
  cleared: 'clear',
  fixed: 'fix',
  repaired: 'repair',
  resolved: 'resolve',
  solved: 'solve',
};

/** Terms of trades and shops in the words of every day: when somebody comes, what is waived, what is held ready. */
export const everydayTerms: Shorthand = [
  // "Drops weds", "deliver Mon 7am".
  [
    compact(
      String.raw`^(?:drops?|deliver(?:s|y|ies)?|collect(?:s|ions?)?|bake) (?:on |every )?(${weekday})(?: (?:at )?(\d{1,2}(?::\d\d)? ?[ap]m))?$`,
      'iu',
    ),
    ([typed = '', day = '', hour], about) =>
      `${we(about)} ${/^coll/i.test(typed) ? 'collect' : /^bake/i.test(typed) ? 'bake' : 'deliver'} on ${day.replace(/s?$/, 's')}${hour ? ` at ${hour}` : ''}`,
  ],
  // "No min after first order".
  [
    /^no min(?:imum)?(?: order)? (after|before|for|on) (?:the )?(first (?:delivery|job|month|order)|repeat orders|reorders)$/i,
    ([, when = '', what = '']) =>
      `There is no minimum ${when.toLowerCase()} ${/^first/i.test(what) ? 'the ' : ''}${what.toLowerCase()}`,
  ],
  // "Organic, all within 30 miles".
  [
    /^(free[- ]range|handmade|local|organic|seasonal|vegan),? (?:and )?all (?:from )?within (\d+ (?:miles|km))$/i,
    ([, how = '', far], about) =>
      isThing(about) ? `${itIs(about)} ${how.toLowerCase()}, all from within ${far}` : undefined,
  ],
  [/^(?:open |work )?(?:7|seven) days(?: a week)?$/i, (_, about) => `${we(about)} work seven days a week`],
  // "Cost approx £18 a metre".
  [
    compact(
      String.raw`^costs? (?:is )?(?:approx\.?|about|around|roughly) (${money})(?:\/| per | an? )(\p{L}+)$`,
      'iu',
    ),
    ([, much, unit = ''], about) =>
      `${it(about)} ${about.subject === 'they' ? 'cost' : 'costs'} about ${much} ${toArticle(perUnit(unit))} ${perUnit(unit)}`,
  ],
  // "96% fixed first visit".
  [
    /^(\d+%) (answered|cleared|fixed|repaired|resolved|solved) (?:at |on )?(?:the )?(first (?:call|contact|time|visit)|same day|spot)$/i,
    ([, share, did = '', when = ''], about) =>
      `${we(about)} ${atOnce[did.toLowerCase()]} ${share} ${/^same|time$/i.test(when) ? '' : 'on '}the ${when.toLowerCase()}`,
  ],
  // "Average callout 4 hours".
  [
    /^average (call-?out|delivery|lead|repair|response|turn-?around|wait(?:ing)?)(?: time)?:? (?:is )?(?:about )?(\d+ (?:minutes?|hours?|days?|weeks?))$/i,
    ([, what = '', long]) =>
      `The average ${what.toLowerCase().replace('callout', 'call-out')} time is ${long}`,
  ],
  [
    /^(?:an? )?(\p{Lu}{2,6}) member$/u,
    ([, body = ''], about) => `${weAre(about)} ${toArticle(body)} ${body} member`,
  ],
  [/^price[- ]match(?:ed|ing)?$/i, (_, about) => `${we(about)} match prices`],
  // "Booked 61 weddings".
  [
    /^booked (?:for )?((?:about |over )?\d+ (?:concerts|events|festivals|gigs|parties|shows|weddings)(?: .{3,30})?)$/iu,
    ([, what], about) => `${we(about)} have been booked for ${what}`,
  ],
  // "Collect from Luton".
  [
    /^(?:collect(?:ion)?|pick[- ]?up) (?:only )?(?:from|in) (?=\p{Lu})([\p{L} ]{3,30})$/u,
    ([, place], about) => `You can collect ${about.subject === 'they' ? 'them' : 'it'} from ${place}`,
  ],
  // "Pay after run".
  [
    /^pay (after|before|on) (?:the )?(collection|delivery|event|harvest|job|run|sale|season|show)$/i,
    ([, when = '', what = '']) =>
      `You pay ${when.toLowerCase()} ${/^(?:collection|delivery)$/i.test(what) ? '' : 'the '}${what.toLowerCase()}`,
  ],
  [
    /^ships? (?:in |within )?(\d+(?:-\d+)? days?)$/i,
    ([, long], about) => `${it(about)} ${about.subject === 'they' ? 'ship' : 'ships'} in ${long}`,
  ],
  [/^(?:payment )?net (\d+)(?: days)?$/i, ([, days]) => `Payment is due in ${days} days`],
  // "0 returns in 2025".
  [
    /^(?:0|zero) (accidents|breakages|callbacks|cancellations|complaints|failures|incidents|injuries|losses|returns) ((?:in|since) \d{4}|last (?:season|year)|so far)$/i,
    ([, what = '', when = ''], about) => `${we(about)} had no ${what.toLowerCase()} ${when.toLowerCase()}`,
  ],
  // "Debris gone same day".
  [
    /^(?:all )?(clippings|cuttings|debris|mess|rubbish|spoil|waste) (?:cleared|gone|removed|taken(?: away)?) (?:the )?same day$/i,
    ([, what = ''], about) => `${we(about)} take the ${what.toLowerCase()} away the same day`,
  ],
  // "ISA arborist on every job".
  [
    /^(?:an? )?((?:[\p{L}-]+ ){0,3}(?:arborist|chef|driver|engineer|fitter|foreman|guide|lifeguard|manager|medic|nurse|planner|supervisor|technician|tutor)) on (?:each|every) (\p{Ll}+)$/iu,
    ([, who = '', what = '']) =>
      `There is ${toArticle(who)} ${decapitalise(who)} on every ${what.toLowerCase()}`,
  ],
  // "$2M liability".
  [
    compact(
      String.raw`^(${money}(?:k|m| million)?) (?:public )?(liability|indemnity)(?: cover| insurance)?$`,
      'iu',
    ),
    ([, much, what = ''], about) => `${we(about)} have ${much} of ${what.toLowerCase()} cover`,
  ],
  // "14 HOAs", to one of them.
  [
    /^(\d+) (\p{Lu}{2,5})s$/u,
    ([, many, what = ''], about) =>
      new RegExp(`\\b${what}s?\\b`).test(about.persona)
        ? `${we(about)} already work with ${many} ${what}s`
        : undefined,
  ],
  // "30 libraries since 2022".
  [
    /^(\d+) ((?:\p{Ll}+ )?\p{Ll}+s) since (\d{4})$/u,
    ([, many, what = '', year], about) =>
      organisationNouns.has((what.split(' ').at(-1) ?? '').replace(/ies$/, 'y').replace(/s$/, ''))
        ? `${we(about)} have worked with ${many} ${what} since ${year}`
        : undefined,
  ],
  // "420 homes since 2021".
  [
    /^(\d+\+?) ((?:boats|boilers|cars|chimneys|ceremonies|films|flats|gardens|gigs|homes|houses|kitchens|pianos|roofs|rooms|shows|trees|videos|websites|weddings))(?: done)?((?: since \d{4}| so far)?)$/i,
    ([, many, what = '', since = ''], about) =>
      `${we(about)} have done ${many} ${what.toLowerCase()}${since.toLowerCase()}`,
  ],
  [/^weekends (?:too|as well|also)$/i, (_, about) => `${we(about)} work at weekends, too`],
  [
    /^own (PA|sound|lights|generator)(?: system)?$/i,
    ([, what = ''], about) =>
      `${we(about)} bring ${our(about).toLowerCase()} own ${what === 'pa' ? 'PA' : what}`,
  ],
  // "Own yard Wangara".
  [
    /^own (depot|farm|kitchen|mill|studio|warehouse|workshop|yard),? (?:at |in )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u,
    ([, place = '', where], about) =>
      `${we(about)} have ${our(about).toLowerCase()} own ${place} in ${where}`,
  ],
  // "Can do ceremony + €250".
  [
    compact(
      String.raw`^can (?:also )?(?:do|play) (?:the )?(ceremony|dinner|drinks|reception) ?(?:\+|plus|for(?: an)?(?: extra)?) ?(${money})$`,
      'iu',
    ),
    ([, what = '', much], about) => `${we(about)} can also do the ${what.toLowerCase()} for another ${much}`,
  ],
  // "Serviced nightly".
  [
    /^(cleaned|emptied|restocked|serviced|tested) (daily|monthly|nightly|weekly|twice a (?:day|week))$/i,
    ([, done = '', often = ''], about) =>
      isThing(about) ? `${itIs(about)} ${done.toLowerCase()} ${often.toLowerCase()}` : undefined,
  ],
  [
    /^restock (daily|monthly|weekly)$/i,
    ([, often = ''], about) => `${we(about)} restock ${often.toLowerCase()}`,
  ],
  [
    /^wheelchair (?:accessible|fine|friendly|ok|okay)$/i,
    (_, about) => `${itIs(about)} wheelchair accessible`,
  ],
  [
    /^(?:full )?(?:money back|refund) if (?:you )?(?:fail|don['’]t pass|do not pass)$/i,
    () => 'You get a refund if you fail',
  ],
  // "Carriage paid £75+".
  [
    compact(
      String.raw`^(carriage|postage) paid (?:from |on |over )?(?:orders (?:from |over )?)?(${money})\+?$`,
      'iu',
    ),
    ([, what = '', much]) =>
      `${what.toLowerCase() === 'carriage' ? 'Carriage' : 'Postage'} is paid from ${much}`,
  ],
  // "SOR ok first order".
  [
    /^(?:SOR|sale[- ]or[- ]return) (?:is )?(?:fine|ok|okay|possible) (?:for |on )?(?:the )?first order$/i,
    () => 'Sale or return is fine for the first order',
  ],
  // "4 clubs done in last year".
  [
    compact(
      String.raw`^(${count} (?:[\p{Ll}-]+ )?\p{Ll}+s) (?:done|served) in (?:the )?last (month|quarter|season|year)$`,
      'iu',
    ),
    ([, many = '', when = ''], about) =>
      somebody.test(many)
        ? undefined
        : `${we(about)} did ${decapitalise(many)} in the last ${when.toLowerCase()}`,
  ],
  // "Paid £2.1m to charities since 2015".
  [
    compact(String.raw`^paid (?:out )?(${money}(?:k|m|M| million)?) to (\p{Ll}[^,;:]{3,50})$`, 'iu'),
    ([, much, whom = ''], about) =>
      somebody.test(whom) ? undefined : `${we(about)} have paid ${much} to ${whom}`,
  ],
  // "Clean up spills free".
  [
    /^(clean up|collect|deliver|fit|install|measure|remove|repair|replace|take away) ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+) (?:for )?free$/iu,
    ([, does = '', what = ''], about) =>
      somebody.test(what) ? undefined : `${we(about)} ${does.toLowerCase()} ${what} for free`,
  ],
  // "Leave report for owner and vet same day".
  [
    /^leave (?:an? )?(certificate|invoice|quote|record|report) (for|with) (?:the )?([\p{Ll} ]{3,30}?)((?: (?:the )?same day)?)$/iu,
    ([, what = '', to = '', whom = '', when = ''], about) =>
      `${we(about)} leave ${toArticle(what)} ${what.toLowerCase()} ${to.toLowerCase()} the ${whom}${when && ' the same day'}`,
  ],
  // "Council funded = free to you".
  [
    /^((?:[\p{Ll}-]+ ){0,2}funded)(?: =|,)? (?:so )?free (?:for|to) you$/iu,
    ([, how = ''], about) =>
      `${itIs(about)} ${how.toLowerCase()}, so ${it(about).toLowerCase()} cost${about.subject === 'they' ? '' : 's'} you nothing`,
  ],
  // "12 learners min".
  [
    /^(\d+ (?!(?:days|hours|minutes|months|weeks|years)\b)\p{Ll}{3,}s) min(?:imum)?$/iu,
    ([, least]) => `The minimum is ${least}`,
  ],
  // "9 of 10 finish".
  [
    /^((?:\d+|nine|eight) (?:in|of|out of) (?:\d+|ten)) (come back|finish|graduate|pass|recommend us|renew|return|stay)$/i,
    ([, share, does = '']) => `${share} ${does.toLowerCase()}`,
  ],
  // "Started with 2 warehouses now 11".
  [
    /^(?:we )?(?:began|started) with (\d+ \p{Ll}+s?),?(?: and)? now (?:have |in |with )?(\d+)$/iu,
    ([, first, now], about) => `${we(about)} started with ${first} and now have ${now}`,
  ],
  // "40 minutes per 10m boat".
  [
    /^((?:about |under )?\d+ minutes?) (?:per|for (?=an? |each )|an? (?!week\b|day\b|month\b)) ?((?:an? |each )?[\p{L}\d -]{3,30})$/iu,
    ([typed = '', long = '', what = ''], about) =>
      `${about.subject === 'they' ? 'They take' : 'It takes'} ${long.toLowerCase()} ${/ per /i.test(typed) ? 'per' : / for /i.test(typed) ? 'for' : 'a'} ${what}`,
  ],
  // "Cancel free 72 hours".
  [
    /^cancel (?:for )?free (?:up to |until )?(\d+ (?:days|hours))(?: before(?:hand)?)?$/i,
    ([, long]) => `You can cancel for free up to ${long} before`,
  ],
  // "Lease 10 years".
  [
    /^(?:the )?(agreement|contract|guarantee|lease|licen[cs]e|term|warranty) (?:is )?(?:for )?(\d+ (?:months|years))$/i,
    ([, what = '', long]) => `The ${what.toLowerCase()} is for ${long}`,
  ],
];

const perUnit = (unit: string) =>
  ({ ac: 'acre', ft: 'foot', ha: 'hectare', hr: 'hour', m: 'metre', wk: 'week' })[unit.toLowerCase()] ?? unit;
