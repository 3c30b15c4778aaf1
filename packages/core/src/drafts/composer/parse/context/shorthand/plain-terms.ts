import { compact } from '../../../../compact.ts';
import { decapitalise, toArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { isByOne, isThing, it, money, our, type Shorthand, somebody, we } from './shorthand.ts';

const per: Readonly<Record<string, string>> = {
  annually: 'a year',
  daily: 'a day',
  monthly: 'a month',
  quarterly: 'a quarter',
  weekly: 'a week',
  yearly: 'a year',
};
/** What a buyer may do, or is spared, beside a price. */
const ease: readonly [form: RegExp, said: string][] = [
  [/^cancel (?:at )?any ?time$/i, 'and you can cancel at any time'],
  [
    /^(?:no|without(?: an?)?) (contract|commitment|deposit|lock-in|minimum|obligation|set-?up fee|tie-in)s?$/i,
    'with no $1',
  ],
  [/^(?:first|1st) (day|month|week) (?:is )?free$/i, 'and the first $1 is free'],
];
/** What a sender does for whoever buys, said as a rule. */
const served =
  '(?:bake|bring|build|cater|clean|collect|cook|cover|deliver|design|edit|film|handle|host|insure|install|look after|maintain|manage|open|photograph|pick up|print|proofread|provide|record|repair|replace|roast|service|ship|stock|store|supply|take care of|teach|test|train|translate)(?: and (?:clean|collect|deliver|install|maintain|repair|replace|service|test|train))?';
/** What makes a secret of it, or a plan. */
const reserved =
  /, (?:no|not) |\b(?:actually|but|could|desperate|however|if|internally|losing|margin|might|only|really|secret|still|though|unless|would)\b/i;
/** What somebody works with, by its name. */
const tools =
  'R|SAS|SPSS|Stata|Python|Java|SQL|Go|Rust|PHP|Ruby|Figma|Sketch|Revit|AutoCAD|SketchUp|InDesign|Photoshop|Excel|Tableau|Power BI|Xero|QuickBooks|Sage|Shopify|WordPress|Webflow';
/** What is said of whoever does the work. */
const standing =
  /^(?:fully )?(?:accredited|bonded|certified|DBS[- ]checked|insured|licensed|qualified|registered|vetted)$/i;

/** What things cost by the month and how they are shared, and what somebody is by his years: the commonest terms, without a verb. */
export const plainTerms: Shorthand = [
  // "$99 monthly, cancel anytime".
  [
    compact(
      String.raw`^(?:only )?(${money})(?: per user)? (${Object.keys(per).join('|')})((?:, [^,]{3,30})*)$`,
      'iu',
    ),
    ([typed, price = '', often = '', besides = '']) => {
      const said = besides.split(', ').slice(1).map(toEase);
      if (said.includes(undefined)) return undefined;
      const each = / per user /i.test(typed ?? '') ? ' per user' : '';
      return `It costs ${price}${each} ${per[often.toLowerCase()]}${said.map((part) => `, ${part}`).join('')}`;
    },
  ],
  // "10 years of experience, fully insured, references available".
  [
    /^(\d+\+?) years(?: of|['’])? experience((?:, (?:and )?[^,]{3,40})+)$/iu,
    ([, years, rest = ''], about) => {
      const parts = rest.split(/, (?:and )?/).slice(1);
      const are = parts.filter((part) => standing.test(part));
      const have = parts.filter((part) =>
        /^references?(?: (?:are )?available)?(?: on request)?$/i.test(part),
      );
      if (are.length + have.length < parts.length) return undefined;
      const am = isByOne(about) ? 'am' : 'are';
      return [
        `${we(about)} have ${years} years of experience`,
        are.length > 0 ? ` and ${am} ${joinList(are.map(decapitalise))}` : '',
        have.length > 0
          ? `, with references ${/request/i.test(have[0] ?? '') ? 'on request' : 'available'}`
          : '',
      ].join('');
    },
  ],
  // "Cut processing time from 12 minutes to 4 at a shoe retailer".
  [
    /^(brought down|cut|doubled|halved|increased|lowered|raised|reduced|shortened) ([^,;:]{3,50}?(?: by \d[^,;:]{0,12}?%?| from [^,;:]{1,20} to [^,;:]{1,20}?)?) ((?:at|for|in) (?:an?|one|our|two|three|four|five|\d+) [^,;:]{3,60})$/iu,
    ([, verb = '', what = '', where = ''], about) =>
      somebody.test(`${what} ${where}`) || !/\d/.test(what)
        ? undefined
        : `${we(about)} ${verb.toLowerCase()} ${what} ${where}`,
  ],
  // "80% less water".
  [
    /^((?:about |around |over |up to )?\d+%) less (detergent|electricity|energy|fuel|gas|ink|paper|plastic|power|space|water)$/iu,
    ([, share = '', what = ''], about) =>
      `${isThing(about) ? `${it(about)} ${about.subject === 'they' ? 'use' : 'uses'}` : `${we(about)} use`} ${share.toLowerCase()} less ${what.toLowerCase()}`,
  ],
  // "Direct trade with 40 farming families".
  [
    /^direct trade with ((?:\d+|a|one|two|three|four|five|six|ten) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?: in .{3,30})?)$/iu,
    ([, whom], about) => `${we(about)} trade directly with ${whom}`,
  ],
  // "Delivered to 11 breweries in Bavaria since 2021".
  [
    /^(delivered to|installed (?:at|in)|shipped to|supplied to) ((?:about |over )?\d+ \p{Ll}[\p{Ll} ]*?s(?: in [\p{L} ]{3,30}?)? since \d{4})$/iu,
    ([, did = '', where], about) => `${we(about)} have ${did.toLowerCase()} ${where}`,
  ],
  // "We handle maintenance": what the sender does for whoever buys.
  [
    compact(String.raw`^(I|we) (${served})( (?:[^;:]|(?<=\d):(?=\d)){3,100})$`, 'iu'),
    ([, who = '', does = '', what = '']) =>
      somebody.test(what) || reserved.test(what)
        ? undefined
        : `${who === 'I' ? 'I' : 'We'} ${does.toLowerCase()}${what}`,
  ],
  // "96% of managers felt more confident afterwards".
  [
    /^((?:(?:about|more than|nearly|over) )?(?:\d+%|(?:\d+|eight|nine) (?:in|out of) (?:\d+|ten))(?: of)? (?:all |our |the )?[\p{Ll}-]+s) ((?:felt|feel) (?:more|better|safer|calmer)|finish(?:ed)?|improved?|pass(?:ed)?|(?:would )?recommend(?:ed)?|returned|stayed)((?: [^;:]{2,60})?)$/iu,
    ([, who = '', did, how = '']) => (somebody.test(how) ? undefined : `${who} ${did}${how}`),
  ],
  // "R, Stata and Python": what somebody works with, where all of it has a name.
  [
    new RegExp(`^((?:${tools})(?:(?:, | and |,? & )(?:${tools}))+)$`),
    ([, named = ''], about) => `${we(about)} work with ${named.replace(/ & /, ' and ')}`,
  ],
  // "Revenue of 180k last year".
  [
    /^(?:our )?((?:annual |recurring )?revenue|turnover)(?: of| was|:)? ((?:about |over )?[$€£]?\d[\d.,]*[kKmM]?(?: (?:euros?|dollars?|pounds|EUR|USD|GBP|million(?: (?:euros?|dollars|pounds))?))?) (last year|in (?:19|20)\d\d)$/iu,
    ([, what = '', much, when = ''], about) =>
      isByOne(about) ? undefined : `Our ${what.toLowerCase()} was ${much} ${when.toLowerCase()}`,
  ],
  // "About 2 tons a month, mostly mild steel".
  [
    /^((?:about |around |up to )?\d[\d.,]* (?:bags|boxes|crates|kg|kilos|litres|metres|pallets|sheets|tonnes|tons) (?:an?|each|every|per) (?:day|week|month|quarter|year)), (?:mostly|mainly|all) ([^,;:]{3,40})$/iu,
    ([typed = '', much = '', what = '']) => {
      const [share = ''] = /\b(?:mostly|mainly|all)\b/i.exec(typed) ?? [];
      return somebody.test(what)
        ? undefined
        : `There are ${decapitalise(much)}, ${share.toLowerCase()} ${what}`;
    },
  ],
  // "Videos on our site".
  [
    /^(demos|examples|photos|pictures|prices|recordings|references|samples|videos) (?:are )?on (?:my|our) ((?:[\p{L}-]+ )?(?:channel|page|profile|site|web ?site|Instagram|YouTube))$/iu,
    ([, what = '', where], about) =>
      `There are ${what.toLowerCase()} on ${our(about).toLowerCase()} ${where}`,
  ],
  // "60/40 split in their favour".
  [
    /^(?:(?:the |our )?split (?:is )?)?(\d\d?)[/:-](\d\d?)(?: split)?,? in (?:their|your|her|his) favou?r$/i,
    ([typed = '', theirs, ours]) =>
      `The split is ${theirs}/${ours} in your ${/favour/.test(typed) ? 'favour' : 'favor'}`,
  ],
  // "Fire rating B-s1".
  [
    /^(?:the )?((?:energy|fire|IP|ingress|noise|safety|slip|wind) (?:class|rating))[ :]+(?:is )?([A-Z0-9][A-Z\d.+-]{0,9})$/i,
    ([, what = '', value]) => `The ${decapitalise(what)} is ${value}`,
  ],
  // "Six races, 4,200 runners, 61% of them between 25 and 44".
  [
    /^((?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:\p{Ll}+ )?\p{Ll}{3,}s), ((?:about |around |over )?\d[\d,.]* (?:\p{Ll}+ )?\p{Ll}{3,}s)((?:, \d[\d.]*% (?:of them )?(?:aged |are |between |from |in |under |women|men)[^,;:]{0,40})?)$/iu,
    ([, first = '', second = '', share = '']) =>
      somebody.test(`${first} ${second}`)
        ? undefined
        : `There are ${decapitalise(first)} and ${second}${share}`,
  ],
  // "Last year 64 of 70 mentors said they would do it again".
  [
    /^((?:Last|This) (?:season|spring|summer|autumn|term|year|winter)),? (\d+ of (?:our |the )?\d+ \p{Ll}{3,}s) (came back|returned|stayed|said (?:that )?they (?:would|['’]d) .{4,50})$/iu,
    ([, when = '', many, did]) => `${when}, ${many} ${did}`,
  ],
  // "Independent study showed 28% lower cost per use".
  [
    /^((?:case|clinical|field|independent|pilot|recent|university) (?:report|review|study|survey|test|trial)) ((?:confirmed|found|proved|reported|showed) (?!.*\b(?:he|she|they|their)\b).{4,80})$/iu,
    ([, what = '', found]) => `${toArticle(what).replace('a', 'A')} ${decapitalise(what)} ${found}`,
  ],
];

/** `Cancel anytime` → `and you can cancel at any time`. */
function toEase(part: string): string | undefined {
  const row = ease.find(([form]) => form.test(part));
  return row && part.replace(...row).toLowerCase();
}
