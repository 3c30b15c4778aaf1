import { compact } from '../../../compact.ts';
import { decapitalise, isCount, isPlural, toArticle } from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { inFull, monthShort } from '../../text/time-units.ts';
import { findVerb } from '../../text/verbs.ts';
import { organisationNouns, personNouns, prepositions, thingNouns } from '../../text/words.ts';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const daytime = '(?:morning|afternoon|evening|night)';

/** What is charged for, one by one. */
const unit =
  '(?:acre|bag|bale|bike|bottle|box|car|case|child|cow|crate|cube|day|dog|door|head|hectare|horse|hour|item|keg|knife|lesson|mat|metre|mile|month|pair|pallet|payslip|person|piece|pupil|roof|room|seat|session|ticket|ton|tonne|tray|tree|user|visit|week|window|word|year)';

/** `£1,150 month`: a price and what it is for. */
const priceOfUnit = compact(`([$€£₹]\\d[\\d.,]*k?) (?=(${unit})(?:$|[,.;]| (?!minimum|notice|trial)))`, 'g');

/** `Collect Monday back Tuesday`. */
const collectedAndBack = compact(
  `\\b(collect|pick up) (?:on )?(${day}s?(?: ${daytime})?),? (?:and )?(?:back|return) (?:by |on )?(${day}s?|sat|sun)((?: ${daytime})?)\\b`,
  'gi',
);
/** `Send plans by 5 PM, takeoff back in 48 hours`: what the reader hands over, and what comes back. */
const sentAndBack =
  /(^|: |\. )((?:bring|drop off|e-?mail|post|send|upload) [^,.;:]{3,40}), (?:get )?([\p{Ll}][\p{L} -]{2,30}?) back ((?:after|by|in|on|the next|the same|within) [^,.;]{2,40})/iu;
/** Between what comes and its day: `Oyster deliveries Tuesday and Friday`. */
const beforeDay = compact(
  `(?<=\\b(?:baked|class(?:es)?|collect(?:ed|ions?)|deliver(?:y|ed|ies)|drops?|held|landed|made|milled|picked|pick-ups?|published|roasted|rounds?|sent|sessions?|shipped|visits?)) (?=${day}s?\\b)`,
  'gi',
);

/** `An hour a week Oct - March`: how often, and over which months. */
const overMonths = compact(
  `(?<=\\b(?:an?|each|every|per) (?:day|week|month)),? (${monthShort}) ?(?:-|–|to) ?(${monthShort})\\b`,
  'g',
);
/** What stands before "own" where it is whose that is missing: `with own crew`, `bring own generator`. */
const beforeOwn = /^(?:bring|brings|have|has|use|uses|and|or|plus)$/i;

/** What is offered to sponsors and exhibitors, who have of their own what comes with it. */
const forSponsors =
  /^\W*(?:an? |the |your |our )?(?:\p{L}+ )?(?:exhibitor|sponsor|sponsorship|stand)s? (?:package|place|slot|space|spot|tier)s?\b|^\W*(?:an? |the )?(?:\p{L}+ )?(?:booth|stall|stand)s? at \p{L}|\bnamed after you\b/iu;

/** What a place has: `a boat, 180 guests, own kitchen`. */
const ofPlace = /^(?:bar|bathroom|car park|entrance|garden|jetty|kitchen|parking|stage|terrace|toilets)\b/i;

/** Where goods come from. */
const comesFrom =
  /^(?:bees|cows|farm|fields|groves?|hens|herd|hives|kiln|orchards?|roastery|sheep|trees|vineyards?)(?:$|[,.;]| in\b)/i;

/** `Own crew` → `our own crew`: whose it is depends on who does something in its sentence. */
function tellOwner(sentence: string): string {
  const isByOne = /\b(?:I|I'm|[Mm]e|[Mm]y)\b/.test(sentence) && !/\b(?:we|our)\b/i.test(sentence);
  return sentence.replace(/(^|[\p{L}']+ |, )own (?=\p{Ll}+)/giu, (found, before: string, at: number) => {
    const word = before.trim();
    const opens = word === '' || word === ',';
    if (!opens && !prepositions.has(word.toLowerCase()) && !beforeOwn.test(word)) return found;
    const [clause = ''] = sentence.slice(0, at).match(/[^,;]*$/) ?? [];
    // "A sponsor slot, 36 hours, own track plus a prize named after you": what a sponsor gets.
    const isSponsors = (opens || word === 'plus') && forSponsors.test(sentence);
    // "Own label possible from 500 pieces": whose brand it would be.
    const isBrand =
      /^(?:brand|branding|design|label|labels|logo|packaging) (?:available|possible|welcome)\b/i.test(
        sentence.slice(at + found.length),
      );
    if (isSponsors || isBrand) return `${before}your own `;
    // "Greek olive oil, own groves": where it comes from.
    if (word === ',' && comesFrom.test(sentence.slice(at + found.length)))
      return `${before}from ${isByOne ? 'my' : 'our'} own `;
    if (opens && ofPlace.test(sentence.slice(at + found.length))) return `${before}its own `;
    const who =
      !opens && /(?:^|\s)(?:you|customers|guests)\b/i.test(clause) ? 'your' : isByOne ? 'my' : 'our';
    return `${before}${who} own `;
  });
}

/** What the reader has, and no goods of the sender. */
const theirOwn =
  /\btheir (?=(?:own )?(?:\p{L}+ ){0,2}(?:audience|booking (?:engine|flow|page|system)|brand|branding|budget|checkout|colours|customers|events?|guests|label|logo|menu|name|office|premises|programme|rota|school|shop|site|staff|store|team|tour|users|venue|website|work|workshop)\b)|(?<=\b(?:built|cast|cut|drawn|edited|embroidered|engraved|etched|grown|knitted|machined|made|milled|painted|printed|sewn|woven|written) (?:\p{Ll}+ )?(?:after|from|to|with) )their (?=\p{Ll})/giu;

/** Whether a text names people or firms whose it may be. */
export function namesPeople(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some((word) => {
    const one = word.toLowerCase().replace(/(?<=.)s$/, '');
    return (
      isPlural(word) &&
      (personNouns.has(one) ||
        organisationNouns.has(one.replace(/ie$/, 'y')) ||
        /(?:^(?:children|clients|employees|families|guests|members|pupils|residents|kids|men|parents|patients|people|students|tenants|women)|[^aeiou]ers|ors|ists|ians)$/i.test(
          word,
        ))
    );
  });
}

/** `Drone photos and floor plans of a property within two working days`: what is made to order, and how soon it is there. */
const madeInTime =
  /^((?!(?:an?|i|my|our|the|we)\b)(?:(?!(?:at|by|for|from|in|on|that|to|which|with)\b)[\p{L}\d-]+ ){0,5}?(?:certificates|designs|drawings|headshots|photos|photographs|plans|prototypes|quotes|renderings|renders|reports|samples|surveys|(?:video|virtual) tours|transcripts|translations|valuations|videos)(?: (?:for|of) (?:an? )?(?:[\p{L}-]+ ?){1,3}?)? (?:with)?in (?:about |only )?(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:business |working )?(?:hours?|days?|weeks?))(?=\.?$)/iu;

/** The words that telegram style leaves out, where only one can be meant: whose, when, at what price. */
export function fillIn(text: string): string {
  return (
    text
      .replace(madeInTime, (_, things: string) => `We deliver ${decapitalise(things)}`)
      // "We do hoof trimming, mobile crush, own crew": with what, and by whom.
      .replace(
        /^((?:we|i) (?:do|offer|run) [^,.;(]+), ((?:(?:full|mobile|own|portable|small) [\p{L} -]{2,20}(?:, |,? and |$|(?=[.;])))+)/iu,
        (_, work: string, means: string) =>
          `${work} with ${joinList(
            means
              .split(/, (?:and )?| and /)
              .filter(Boolean)
              .map((one) =>
                /^own /.test(one) || isPlural(one.split(' ').at(-1) ?? '') ? one : `${toArticle(one)} ${one}`,
              ),
          )}`,
      )
      .replace(/[^.;!?\n]+/g, tellOwner)
      // "Set in the town where the shop is": where the reader is.
      .replace(
        /\bwhere (?:the|their) (?=(?:bar|cafe|café|club|farm|gallery|hotel|library|museum|office|practice|pub|restaurant|school|shop|store|studio|theatre|venue) (?:is|stands)(?=$|[,.;]))/giu,
        'where your ',
      )
      // "Seed packets printed with their logo": whose, where nobody else is named.
      .replace(theirOwn, (found, at: number, whole: string) =>
        namesPeople(whole.slice(0, at)) ? found : found.replace(/^their/, 'your').replace(/^Their/, 'Your'),
      )
      // "Workshops for up to 16 people, held at their own offices", "8% under their current list prices": where the reader is, and what he pays.
      .replace(
        /(?<=\b(?:delivered|done|given|held|hosted|installed|made|on site|run|taught|trained) (?:at|in|on|to) )their (?=(?:own )?(?:building|office|plant|premise|school|shop|site|store|warehouse|workshop|workplace)s?\b)/g,
        'your ',
      )
      .replace(
        /(?<=\b(?:above|beat|beats|below|match|matches|off|on top of|replaces|than|under|undercuts?) )their (?=(?:current|existing|present) |(?:list )?(?:bill|contract|price|pricing|quote|rate|supplier|vendor)s?\b)/g,
        'your ',
      )
      .replace(
        /\bthat they can (offer|pass on|resell|sell)( on)? to their( own)? (?=clients|customers)/g,
        'that you can $1$2 to your$3 ',
      )
      .replace(
        /^(.*\b(?:donation|funding|grant|sponsorship)\b[^,]*), (up to [$€£]\S*\d),?(?= and )/iu,
        '$1 ($2)',
      )
      .replace(
        /\bwhat they (?=(?:do|have|pay|spend|use)(?: (?:at the moment|currently|now|today))?\b)/g,
        // "Residents pay for what they use".
        (found, at: number, whole: string) =>
          namesPeople(whole.slice(0, at).split(/[.;] /).at(-1) ?? '') ? found : 'what you ',
      )
      .replace(/\bno CC\b/g, 'no credit card')
      // "Used cooking oil pickup, pay 0.35/lb": whoever takes it away.
      .replace(
        /(?<=\b(?:buy-?back|clearance|collections?|pick-?ups?|recycling|scrap|surplus|used)\b[^.;]*, )(?:we )?pay (?=[$€£]?\d)/iu,
        'we pay ',
      )
      // "Craft cider, 20L bag-in-box, 5.2%".
      .replace(
        /^([^,.;:]+), (\d+ ?(?:g|kg|l|lb|litres?|ml|oz)) (bag-in-box|bottles?|cans?|casks?|crates?|jars?|kegs?|pails?|pouches|sacks?|tins?|tubs?)(?=,|$)/iu,
        (_, what: string, size: string, box: string) =>
          `${what} in ${size} ${/s$/.test(box) ? box : /x$/.test(box) ? `${box}es` : `${box}s`}`,
      )
      .replace(
        /(?<=\b(?:ale|beer|cider|gin|ipa|lager|mead|perry|rum|stout|vodka|whisk(?:e?)y|wine)s?\b[^.;]*, )(\d+(?:\.\d)?%)(?=,|$)/iu,
        '$1 alcohol',
      )
      .replace(/\b2x (?:a |per )?(week|month|day)\b/gi, 'twice a $1')
      // "SOC2 prep fixed €9k".
      .replace(/(?<=\p{L}) fixed (?=[$€£]\d)/u, ' at a fixed ')
      // "£4.20/payslip", "£38/ac".
      .replace(
        /(?<=[$€£]\d[\d.,]*k?)\/(?:(ac|hd)|(?!(?:day|hour|month|week|year)\b)(\p{Ll}{3,}))(?![\p{L}/])/gu,
        (_, short: string | undefined, unit: string) => {
          const one = short ? { ac: 'acre', hd: 'head' }[short] : unit;
          return ` ${toArticle(one ?? '')} ${one}`;
        },
      )
      // "£450/day inc delivery 40 miles".
      .replace(
        /\binc\.? (?=(?:VAT|cleaning|delivery|fitting|installation|labour|materials|postage|set-?up|travel)\b)/gi,
        'including ',
      )
      .replace(/\b((?:including|free) delivery) (?=\d+ (?:km|miles)\b)/gi, '$1 within ')
      // "Birch ply, A4 + A3".
      .replace(/(?<=\b[A-Z]\d) \+ (?=[A-Z]\d\b)/g, ' and ')
      .replace(/(?<=\d)-min\b(?!\.)/g, '-minute')
      .replace(/(?<=\d) ?mins?(?=,)/g, ' minutes')
      .replace(/(?<=s like )(?:his|hers|theirs)\b/g, 'yours')
      .replace(
        collectedAndBack,
        (_, deed: string, from: string, back: string, at: string) =>
          `${deed} on ${from} and bring them back on ${back.replace(/^sat$/i, 'Saturday').replace(/^sun$/i, 'Sunday')}${at}`,
      )
      .replace(beforeDay, ' on ')
      // "2 hours a week Oct - March".
      .replace(overMonths, (_, from: string, to: string) => ` from ${inFull(from)} to ${inFull(to)}`)
      .replace(/(?<=\bper \p{L}+ )pm\b/gu, 'a month')
      .replace(/(?<=, )first (?=\p{Ll}+ (?:gets|takes|wins)\b)/gu, 'the first ')
      // "$1,150 month", "min order 20", "24h turnaround".
      .replace(priceOfUnit, (_, amount: string, one: string) => `${amount} ${toArticle(one)} `)
      .replace(/, [^,.;=]+ = (?:me|us)(?=$|[,.;])/g, '')
      // "£195 single £295 couple", "£12 a day / £120 a month".
      .replace(/(?<=[$€£₹]\d[\d.,]*(?<![,.]) (?!(?:and|of|or|per|to) )\p{Ll}+) (?=[$€£₹]\d)/gu, ', ')
      .replace(/(?<=[$€£₹]\d[^;]*) \/ (?=[$€£₹]\d)/g, ' or ')
      .replace(/, costs? you (?=[$€£₹]\d)/g, ', and it costs you ')
      // "You send photo"; an email address and a text file are things.
      .replace(
        /(?<=^|[.;:,] |\b(?:and|can|just|or|please|simply|then|to|we|you) )(email|send|text|upload) (?=(address|drawing|file|link|list|photo|postcode|sketch)(?:$|[.,;]| (?:and|by|for|from|in|of|on|or|over|to|with)\b))/gi,
        (found, deed: string, thing: string) =>
          /^(?:email (?:address|list)|text (?:file|link)|upload link)$/i.test(`${deed} ${thing}`)
            ? found
            : `${deed} ${toArticle(thing)} `,
      )
      .replace(/\bmin\.? (?=(?:order|spend|qty|quantity|term|stay|hire)\b|\d)/gi, 'minimum ')
      .replace(/\b[Ii]ncl?\.?(?=$|[,;]|\.(?! ?\p{Ll}))/gu, 'included')
      // "We clean kitchens, TR19 certified, work overnight": what somebody is, and what else he does.
      .replace(
        /(?<=^(we|i) \p{Ll}+ [^.;:]*, [^,.;:]*(?:accredited|approved|certified|compliant|insured|licensed|qualified|registered|vetted)), (\p{Ll}+) (?=\p{L})/iu,
        (found, who: string, does: string) => {
          const verb = findVerb(does);
          return verb?.form === 'base' ? `. ${who.toUpperCase() === 'I' ? 'I' : 'We'} ${does} ` : found;
        },
      )
      // "Drone spraying, per ha": a unit without its price says nothing.
      .replace(/(?<=^[^\d.;]*\p{L}), per \p{Ll}+(?=$|[,.;])/u, '')
      // "LED wall rent": what is let, and no money for it.
      .replace(
        /(?<=^(?:[\p{L}-]+ ){1,3}(?<! (?:and|at|for|in|of|on|or|to) )(?<!^(?:ground|house|market|monthly|office) ))rent(?=$|, )/iu,
        'rental',
      )
      // "… and free machine on loan", "keep 30% margin".
      .replace(
        /(?<=\p{L} (?:and|plus) )free (?=(\p{Ll}+)(?:$|[,.;]| (?:for|from|in|on|with)\b))/gu,
        (free, thing: string) =>
          (isCount(thing) || thingNouns.has(thing)) && !isPlural(thing) ? 'a free ' : free,
      )
      .replace(
        /(?<=\b(?:earns?|gets?|keeps?|receives?) )(?=(\d+%) (?:commission|cut|discount|margin|share)\b)/giu,
        (_, share: string) => `${toArticle(share)} `,
      )
      // "Send plans by 5 PM, quantity takeoff back in 48 hours".
      .replace(sentAndBack, (_, mark: string, deed: string, thing: string, when: string) => {
        const what = thing.replace(/^(?:an?|the|your) /i, '');
        return `${mark === ': ' ? '. ' : mark}You ${decapitalise(deed)} and get ${/^results?$/.test(what) ? '' : 'the '}${what} back ${when}`;
      })
      // "Me + my brother hire out a van".
      .replace(/^me (?:and|\+) my (\p{L}+) (?=(\p{L}+))/iu, (found, who: string, does: string) =>
        findVerb(does)?.form === 'base' ? `My ${who} and I ` : found,
      )
      // "Real people write them not bots".
      .replace(
        /(?<=\p{L})(?<! (?:am|and|are|but|can|could|did|do|does|has|have|how|if|is|may|must|need|or|should|was|were|what|when|whether|which|who|why|will|would|people))(?<!'(?:d|ll|m|re|s|ve)) not (?=(?:an? )?(?!\p{Ll}+ed(?:$|[.,;]))\p{Ll}+(?:$|[.,;]))/gu,
        ', not ',
      )
      // "Half pallet upwards".
      .replace(
        /(?<=\p{L})(?<! from),?(?: from)? (half|one|two|\d+) (?:an? )?(\p{Ll}+) (?:upwards?|and up(?:wards)?)\b/giu,
        (_, count: string, unit: string) =>
          `, from ${count.toLowerCase()} ${/^half$/i.test(count) ? 'a ' : ''}${unit} upwards`,
      )
      // "Laundry pick-up daily".
      .replace(
        /^((?!(?:i|it|they|we|you)\b)(?:[\p{L}-]+ ){1,4}?(?:cleaning|collections?|hire|deliver(?:y|ies)|drops?|pick[- ]?ups?|rounds?|service|visits?)) (daily|nightly|weekly|fortnightly|monthly)(?=$|[,.;])/iu,
        (_, thing: string, often: string) => `${often} ${thing}`,
      )
      .replace(/\bcut off (?=(?:dates?|points?|times?)\b)/gi, 'cut-off ')
      // "Towel laundry pick up daily": a thing, and no deed.
      .replace(
        /^((?!(?:i|it|they|we|you)\b)(?:\p{L}+ ){1,3})(pick|drop|set) (up|off)(?=$|[,.;]| (?:and|daily|for|from|service|weekly|with)\b)/iu,
        (found, thing: string, deed: string, particle: string) => {
          const last = findVerb(thing.trim().split(' ').at(-1) ?? '');
          return last?.form === 'base' && !last.isName ? found : `${thing}${deed}-${particle}`;
        },
      )
  );
}
