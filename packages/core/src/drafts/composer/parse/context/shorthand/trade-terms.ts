import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isTold } from '../second-person.ts';
import { count, itIs, our, type Shorthand, somebody, things, we } from './shorthand.ts';

const sum = String.raw`(?:[$€£]|[A-Z]{3} )?\d(?:[\d.,]*\d)?[kKm]?(?:p|c)?(?: (?:cents|dollars|euros|pence|pounds))?`;
const span = String.raw`\d+(?:-\d+)? (?:business |working )?(?:day|hour|month|week)s?`;
/** What is counted of some customers, and of nobody else. */
const rated =
  'breakage|claims?|complaints?|damage|defect|error|failure|fault|fill|pass|placement|reject(?:ion)?|re-?order|repeat|returns?|success|survival';

const takes: Readonly<Record<string, string>> = {
  deploy: 'Deployment',
  install: 'Installation',
  migrate: 'Migration',
  onboard: 'Onboarding',
};

/** What is in stock, what it costs, from how many on, and until when it has to be ordered: terms of trade without a verb. */
export const tradeTerms: Shorthand = [
  // "stock 4,200 profiles".
  [
    compact(String.raw`^(stock|carry) (${count} ${things})$`, 'iu'),
    ([, does = '', many = ''], about) =>
      somebody.test(many) ? undefined : `${we(about)} ${does.toLowerCase()} ${many}`,
  ],
  // "Stock: 340 units".
  [
    compact(String.raw`^(?:in )?stock: (${count} ${things})$`, 'iu'),
    ([, many], about) => `${we(about)} have ${many} in stock`,
  ],
  // "cut-off 5pm for next day".
  [
    /^(?:daily |order )?cut-?off:? (?:is |at )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|noon)(?:,? for (?:the )?(next|same)[- ]day(?: (deliver(?:y|ies)|dispatch|orders|shipping))?)?$/iu,
    ([, time = '', day, what = 'orders']) =>
      /^\d{1,2}$/.test(time)
        ? undefined
        : `The cut-off${day ? ` for ${day.toLowerCase()}-day ${what.toLowerCase()}` : ''} is ${time}`,
  ],
  // "average saving for yards about 12% (7 yards, last year)", "returns rate 1.3% (2023, all retailers)".
  [
    compact(
      String.raw`^(?:our |the )?((?:average|mean|median|typical|usual) (?:\p{Ll}+ )?(?:gain|increase|reduction|saving)s?(?: (?:at|for|in|on) (?:[\p{Ll}-]+ )?[\p{Ll}-]+s)?|(?:${rated}) rate):? (?:is |of )?((?:about |around |over |under )?\d[\d.,]*(?:-\d+)?%)((?: \([^()?]*\))?)$`,
      'iu',
    ),
    ([, what = '', share, of = '']) =>
      somebody.test(`${what}${of}`)
        ? undefined
        : `The ${decapitalise(what)} ${isPlural(what.split(' ')[1] ?? '') ? 'are' : 'is'} ${share}${of}`,
  ],
  // "min 500".
  [/^(?:minimum|min\.?)(?: order)? (\d[\d,]*)$/i, ([, many]) => `The minimum order is ${many}`],
  // "max 50 lux".
  [
    /^(?:maximum|max\.?) (\d[\d.,]* ?\p{L}{1,8})$/iu,
    ([, most = '']) => (/s$/.test(most) ? undefined : `The maximum is ${most}`),
  ],
  // "18p each at 500 and 13p at 2000".
  [
    compact(
      String.raw`^(${sum})( each)? (?:at|for|from) (\d[\d,]*),?(?: and| or|,| \/) (${sum})(?: each)? (?:at|for|from) (\d[\d,]*)$`,
      'iu',
    ),
    ([, first, each = '', at, second, from]) =>
      `The price is ${first}${each} at ${at} and ${second}${each} at ${from}`,
  ],
  // "1.40 a mile, min 8".
  [
    compact(String.raw`^(${sum}) (an?|per) (\p{Ll}+), (?:minimum|min\.?) (${sum})$`, 'iu'),
    ([, much, per, unit, least]) => `The price is ${much} ${per} ${unit}, with a minimum of ${least}`,
  ],
  // "lease 210 a month including service".
  [
    compact(
      String.raw`^(?:the )?(hire|lease|licen[cs]e|membership|rent|rental|subscription):? (?:is )?(\d[\d.,]*k? (?:an?|per) (?:day|month|quarter|week|year))((?:,? (?:all in|excl?\.?|excluding|incl?\.?|including|plus) ?[^,;:]{0,40})?)$`,
      'iu',
    ),
    ([, what = '', much, more = '']) =>
      `The ${what.toLowerCase()} is ${much}${more
        .replace(/^,? (?:incl?\.?|including)(?= )/i, ', including')
        .replace(/^,? (?:excl?\.?|excluding)(?= )/i, ', excluding')
        .replace(/^,? all in$/i, ' all in')}`,
  ],
  // "480 fixed for all 3".
  [
    compact(String.raw`^(${sum}) fixed((?: for (?:all|both|the) [^,;:]{1,30})?)$`, 'iu'),
    ([, much, what = '']) => `The price is fixed at ${much}${what}`,
  ],
  // "1.15/min", "42/bulk bag, 38 for 10+".
  [
    compact(
      String.raw`^(${sum}) ?/ ?((?:bulk |full |large |small )?(?:bag|bale|bottle|box|bundle|can|case|crate|day|drum|half day|head|hour|keg|kit|min|minute|month|pack|page|pallet|pot|roll|sack|sheet|tin|tonne|tray|tub|unit|visit|word))(?:, (${sum}) (?:at|for|from) (\d+)\+)?$`,
      'iu',
    ),
    ([, much = '', unit = '', less, from]) =>
      // A bare small number is hardly a price: "3/day".
      less || /\D|\d{2}/.test(much)
        ? `The price is ${much} ${toArticle(unit)} ${unit.toLowerCase().replace(/^min$/, 'minute')}${less ? `, or ${less} from ${from} on` : ''}`
        : undefined,
  ],
  // "margin 52%".
  [/^margin:? (?:of )?(\d[\d.]*(?: ?(?:-|–|to) ?\d[\d.]*)?%)$/i, ([, share]) => `The margin is ${share}`],
  // "deposit 25%, rest 14 days after".
  [
    compact(
      String.raw`^(?:the )?deposit:? (?:is |of )?(\d+%|${sum}), (?:the )?(?:balance|remainder|rest) (?:is )?(?:due )?((?:(?:on|before|within) |\d+ )[^,;:]{3,40})$`,
      'iu',
    ),
    ([, part, when]) => `The deposit is ${part}, and the rest is due ${when}`,
  ],
  // "free delivery over 300".
  [
    compact(
      String.raw`^free ((?:\p{Ll}+ )?(?:assembly|collection|delivery|fitting|installation|returns|shipping)) ((?:above|from|on (?:all )?orders (?:above|from|over)|over|within) ${sum}(?: miles)?)$`,
      'iu',
    ),
    ([, what = '', when = '']) =>
      `${capitalise(what.toLowerCase())} ${/s$/.test(what) ? 'are' : 'is'} free ${when.toLowerCase()}`,
  ],
  // "migrate in 1 day".
  [
    compact(
      String.raw`^(migrate|onboard|install|deploy) (?:in|within) (${span}|an? (?:day|hour|week))$`,
      'iu',
    ),
    ([, does = '', long]) => `${takes[does.toLowerCase()]} takes ${long}`,
  ],
  // "reading age +7 months in 20 weeks".
  [
    compact(
      String.raw`^((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) \+ ?(\d[\d.,]*(?: ?%| \p{Ll}+)) ((?:after|in|over|within) (?:the first )?${span})$`,
      'iu',
    ),
    ([, what = '', much, when]) =>
      what.split(' ').some(isTold) || somebody.test(what)
        ? undefined
        : `${capitalise(what)} ${isPlural(what) ? 'are' : 'is'} up ${much} ${when}`,
  ],
  // "280 all in".
  [compact(String.raw`^(${sum}) all[- ]in$`, 'iu'), ([, much]) => `The price is ${much} all in`],
  // "RRP 9.99-34.99, margin 48-52%".
  [
    compact(
      String.raw`^RRP:? (${sum}(?: ?(?:-|–|to) ?${sum})?),? (?:with (?:an? )?)?margin:? (?:of )?(\d[\d.]*(?: ?(?:-|–|to) ?\d[\d.]*)?%)$`,
      'u',
    ),
    ([, price, share]) => `The RRP is ${price}, with a margin of ${share}`,
  ],
  // "batches from 10".
  [
    compact(
      String.raw`^((?:print |short )?(?:batches|lots|orders|quantities|runs)) from (\d[\d,]*(?: ${things})?)$`,
      'iu',
    ),
    ([, what = '', least]) => `${capitalise(what.toLowerCase())} start at ${least}`,
  ],
  // "12 working days from sign-off".
  [
    compact(
      String.raw`^(?:about |only )?(${span}) (after|from) (?:the )?(approval|artwork|confirmation|deposit|drop-?off|go-ahead|order|payment|proof|sign-?off)$`,
      'iu',
    ),
    ([, long, from, what = '']) =>
      `It takes ${long} ${from} ${/^(?:deposit|order|proof)$/i.test(what) ? 'the ' : ''}${what.toLowerCase()}`,
  ],
  // "result in 8 minutes".
  [
    compact(
      String.raw`^(?:the |an? )?((?:\p{Ll}+ )?(?:answer|certificate|draft|estimate|proof|quote|result|sample)s?) (in|within) ((?:about |under )?(?:${span}|\d+ minutes?|an? (?:day|hour|week)))$`,
      'iu',
    ),
    ([, what = '', within, long]) =>
      what.split(' ').some(isTold) || somebody.test(what)
        ? undefined
        : `You get ${isPlural(what) ? '' : 'the '}${decapitalise(what)} ${within} ${long}`,
  ],
  // "lead: UK stock 5 days / FOB 70 days".
  [
    compact(
      String.raw`^lead(?: time)?s?: (\p{L}[\p{L} -]{1,24}?) (${span})(?: \/ |, |; )(\p{L}[\p{L} -]{1,24}?) (${span})$`,
      'iu',
    ),
    ([, first = '', long, second = '', longer]) =>
      somebody.test(`${first} ${second}`)
        ? undefined
        : `The lead time is ${long} (${first}) or ${longer} (${second})`,
  ],
  // "invoice 14 days".
  [
    /^invoices?:? (?:due |at |in |within )?(\d+) days$/i,
    ([, long], about) => `${our(about)} invoices are payable within ${long} days`,
  ],
  // "sale or return".
  [/^(?:(?:on )?sale or return|SOR)$/i, (_, about) => `${itIs(about)} on sale or return`],
  // "bookings by text only".
  [
    /^(bookings|orders|payment) (by|on|through|via) ((?:\p{L}+ ){0,2}\p{L}+?)( only)?$/iu,
    ([, what = '', by, how = '', only = '']) =>
      somebody.test(how) || /\b(?:till?|until)\b|\d/.test(how)
        ? undefined
        : `${capitalise(what.toLowerCase())} ${/s$/i.test(what) ? 'are' : 'is'} ${by} ${how}${only}`,
  ],
  // "10% back to them per booking".
  [
    /^(\d+%) (back )?(?:to|for) (?:her|him|them) ((?:an?|for each|for every|on (?:all|each|every)|per) [\p{Ll} -]{3,30})$/iu,
    ([, share, back = '', each]) => `You get ${share} ${back}${each}`,
  ],
  // "need 3 weeks notice", "dates - need 3 weeks notice".
  [
    /^(?:dates?(?: ?[:=]| [-–]) ?)?(?:(?:I|we) )?need (?:at least |about )?(\d+|one|two|three|four|six) (day|month|week)s?['’]? notice$/iu,
    ([, many = '', unit = ''], about) =>
      `${we(about)} need ${many} ${unit.toLowerCase()}${/^(?:1|one)$/i.test(many) ? "'s" : "s'"} notice`,
  ],
  // "borrower bears insurance and carriage", "no fee, borrower bears carriage".
  [
    /^(?:no (charge|fee|rent), (?:but )?)?(?:the )?(borrower|buyer|gallery|hirer|host|lender|museum|seller|tenant|venue) (arranges|bears|covers|pays(?: for)?|provides) ([\p{Ll} -]{4,50})$/iu,
    ([, none, who = '', does = '', what = '']) => {
      const pays = `the ${who.toLowerCase()} ${does.toLowerCase()} ${what}`;
      return what.split(' ').some((word) => isTold(word) || findVerb(word)?.form === 'gerund') ||
        somebody.test(what)
        ? undefined
        : none
          ? `There is no ${none.toLowerCase()}, and ${pays}`
          : capitalise(pays);
    },
  ],
];
