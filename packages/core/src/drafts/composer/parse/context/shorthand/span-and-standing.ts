import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural } from '../../../text/grammar.ts';
import { count, isByOne, isThing, itIs, type Shorthand, somebody, we, weAre } from './shorthand.ts';

/** What has a size of its own, so that two figures beside it are its ends and no change. */
const sized =
  '(?:[\\p{Ll}-]+ )?(?:amounts|apertures|bores|budgets|capacities|depths|diameters|grants|heights|lengths|limits|loads|loans|lots|outputs|plots|powers|ratings|sizes|spans|speeds|sums|temperatures|thicknesses|volumes|wattages|weights|widths)';
const figure = String.raw`[£$€]?\d[\d.,]*(?:k|m|bn)?`;
/** What is done with what comes in, in the ordinary course. */
const dealtWith =
  'answered|approved|completed|dealt with|delivered|dispatched|filled|fixed|handled|issued|processed|repaired|resolved|returned|sent|settled|shipped|solved|turned round';
/** What people who work for somebody have been made to pass. */
const passed =
  '(?:(?:(?:DBS|police)[- ])?checked|accredited|background[- ]checked|certified|insured|licensed|qualified|registered|trained|vetted|[\\p{Ll}-]+(?: [\\p{Ll}-]+)? (?:certified|qualified|trained))';
const crew =
  'carers|cleaners|coaches|crew|drivers|engineers|fitters|guards|guides|installers|instructors|nurses|staff|teachers|team|technicians|tutors|volunteers|workers';
/** Where work is done. */
const workplace =
  '(?:[\\p{Ll}-]+ )?(?:bakery|clinic|depot|factory|foundry|kitchen|lab|laboratory|laundry|nursery|plant|quarry|sawmill|studio|warehouse|workshop|yard)';

/** What has a range, a standing or a usual time, in a sentence without a verb. */
export const spanAndStanding: Shorthand = [
  // "Diameters 0.8 to 25 mm", "loans from $25k to $750k".
  [
    compact(
      String.raw`^(${sized}) (?:from )?(${figure} ?(?:to|-|–) ?${figure}(?: ?[\p{L}°%²³]+)?(?: [\p{Ll}]+)?)$`,
      'iu',
    ),
    ([, what = '', ends = '']) =>
      somebody.test(ends) || !/[£$€\p{Ll}°%]/u.test(ends.replace(' to ', ''))
        ? undefined
        : `${capitalise(what)} range from ${ends.replace(/ ?[-–] ?/, ' to ')}`,
  ],
  // "Tolerance ±2 microns", "accuracy within 3 cm".
  [
    /^(accuracy|precision|resolution|tolerance) (?:of )?((?:±|\+\/-|within |down to )? ?\d[\d.,]* ?[\p{L}°%]+(?: [\p{Ll}]+)?)$/iu,
    ([, what = '', much = '']) => `The ${what.toLowerCase()} is ${much}`,
  ],
  // "Orders from one piece".
  [
    compact(String.raw`^orders (from|of|up to) ((?:one|a single|${count}) [\p{Ll}]+)$`, 'iu'),
    ([, how = '', many], about) => `${we(about)} take orders ${how.toLowerCase()} ${many}`,
  ],
  // "Runs 10 hours on one charge", "holds 24 blankets": the thing does.
  [
    /^(burns|cools|fits|flies|holds|lasts|prints|runs|seats|sleeps|takes|weighs|works) ((?:for |about |around |up to |under )?\d[\d.,]*(?: ?[\p{Ll}]+)(?: (?:at|in|on|per|without) (?:an?|each|full|one|its own|the)\b[^,;:]*)?)$/iu,
    ([found = '', verb = '', rest = ''], about) =>
      somebody.test(found) ||
      !isThing(about) ||
      /^(?:runs|takes) \d+ (?:\p{Ll}+ )?(?:clinics|companies|farms|hotels|offices|people|pubs|restaurants|schools|shops|sites|staff|stores|studios|teams)\b/iu.test(
        found,
      )
        ? undefined
        : `${about.subject === 'they' ? `They ${verb.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')}` : `It ${verb.toLowerCase()}`} ${rest}`,
  ],
  // "Working in central Wisconsin".
  [
    /^(?:currently )?[Ww]orking (across|all over|in|throughout) ((?:(?:central|eastern|inner|northern|north|south|southern|western|west|east|the|greater) )*\p{Lu}[^,;:]+)$/u,
    ([, how, where], about) => `${we(about)} work ${how} ${where}`,
  ],
  // "No cost to the employer where staff have cover".
  [
    /^(no (?:charge|cost|fee|obligation|risk) (?:for|to) (?:the )?[\p{Ll} ]+? (?:if|unless|until|when|where) .+)$/iu,
    ([, what = '']) => (somebody.test(what) ? undefined : `There is ${decapitalise(what)}`),
  ],
  // "Compliant with the new rules".
  [
    /^((?:fully )?(?:compatible|compliant) with [^;:]+)$/iu,
    ([, how = ''], about) =>
      somebody.test(how) || !isThing(about) ? undefined : `${itIs(about)} ${decapitalise(how)}`,
  ],
  // "All staff vetted and first-aid trained", "DBS checked crew".
  [
    compact(String.raw`^all (?:our )?(${crew}) (${passed}(?:(?:,| and) ${passed})*)$`, 'iu'),
    ([, who = '', how = '']) =>
      `All our ${who.toLowerCase()} ${/^(?:crew|team)$/i.test(who) ? 'is' : 'are'} ${how}`,
  ],
  [
    compact(String.raw`^(${passed}(?:(?:,| and) ${passed})*) (${crew})$`, 'iu'),
    ([, how = '', who = ''], about) =>
      isByOne(about)
        ? undefined
        : `Our ${who.toLowerCase()} ${/^(?:crew|team)$/i.test(who) ? 'is' : 'are'} ${/^(?:DBS|\p{Lu}{2})/u.test(how) ? how : decapitalise(how)}`,
  ],
  // "Calls answered in 40 seconds on average", "about 6 in 10 claims settled without a visit".
  [
    compact(
      String.raw`^((?:all |most |(?:about |around |over )?\d[\d.]*(?: in \d+)? )?[\p{Ll}-]+s) (${dealtWith}) ((?:by|in|on|the same|within|without) [^;:]+)$`,
      'iu',
    ),
    ([, what = '', done = '', how = '']) =>
      !isPlural(what.split(' ').at(-1) ?? '') ||
      somebody.test(how) ||
      /\b(?:last|in (?:19|20)\d\d|ago)\b/.test(how)
        ? undefined
        : `${capitalise(what)} are ${done} ${how}`,
  ],
  // "1,000 completed interviews in three weeks".
  [
    compact(String.raw`^(${count}) completed (\p{Ll}+s) (in|within|per) ([^,;:]+)$`, 'iu'),
    ([, many, what, how, long = ''], about) =>
      somebody.test(long) ? undefined : `${we(about)} complete ${many} ${what} ${how} ${long}`,
  ],
  // "Accredited lab in Perth, Western Australia".
  [
    compact(
      String.raw`^(?:an? )?((?:[Aa]ccredited|[Cc]ertified|[Ll]icensed|[Oo]wn) ${workplace}) ((?:in|near|outside) \p{Lu}[^;:]+)$`,
      'u',
    ),
    ([, what = '', where], about) =>
      `${we(about)} have ${/^own/i.test(what) ? (isByOne(about) ? 'my' : 'our') : /^[aeiou]/i.test(what) ? 'an' : 'a'} ${decapitalise(what)} ${where}`,
  ],
  // "Own farm 30 km from the city".
  [
    compact(
      String.raw`^(?:our |my )?own (${workplace}|(?:[\p{Ll}-]+ )?farm)((?:,? (?:\d[\d.,]* ?(?:km|miles?|minutes) (?:from|outside|away) ?[^;:]*|(?:in|near|outside) [^;:]+)))$`,
      'iu',
    ),
    ([, what = '', where = ''], about) =>
      `${isByOne(about) ? 'I have my' : 'We have our'} own ${what.toLowerCase()}${where}`,
  ],
  // "Mobilisation within 24 hours".
  [
    /^((?:crew |engineer |team )?(?:mobili[sz]ation|deployment|attendance)) ((?:in|within) (?:\d+|one|two|three|four) (?:working )?(?:hours?|days?|weeks?))$/iu,
    ([, what = '', how = '']) => `${capitalise(what)} is ${how}`,
  ],
  // "Video report supplied on the same day".
  [
    /^(?:an? |the )?((?:full |photo |video |written )?(?:certificate|estimate|invoice|quote|report)) (delivered|emailed|issued|provided|sent|supplied) ((?:by|in|on|the same|within) [^,;:]+)$/iu,
    ([, what = '', done, how = '']) =>
      somebody.test(how) ? undefined : `The ${decapitalise(what)} is ${done?.toLowerCase()} ${how}`,
  ],
  // "Free samples shipped from our plant in Hull".
  [
    /^((?:free |all )?(?:goods|orders|parts|samples|spares)) (delivered|dispatched|made|packed|posted|sent|shipped) (from (?:my|our) [^,;:]+)$/iu,
    ([, what = '', done, whence]) => `${capitalise(what)} are ${done?.toLowerCase()} ${whence}`,
  ],
  // "Accepted by auditors of banks".
  [
    /^(accepted|approved|endorsed|recogni[sz]ed|recommended|trusted) by ((?:all |most |over |\d[\d,]* )?[\p{L}\d -]+)$/iu,
    ([, done = '', whom = ''], about) =>
      somebody.test(whom) || /\b(?:ago|last|since|until)\b|\b(?:19|20)\d\d\b/i.test(whom) || !isThing(about)
        ? undefined
        : `${itIs(about)} ${done.toLowerCase()} by ${whom}`,
  ],
  // "delivery next day in Bath", "hire from 22 pounds a week".
  [
    /^(collection|delivery) ((?:next|same) day)((?: (?:across|in|within) [^,;:]+)?)$/iu,
    ([, what = '', day = '', where]) => `${capitalise(what)} is on the ${day.toLowerCase()}${where}`,
  ],
  [
    compact(
      String.raw`^(hire|rental|rent|storage|membership|tuition) from (${figure} ?(?:[\p{L}$£€]+ )?(?:an?|each|per) \p{L}+)$`,
      'iu',
    ),
    ([, what = '', price]) => `${capitalise(what)} starts at ${price}`,
  ],
  // "yearly service 180 euros, parts extra".
  [
    compact(
      String.raw`^((?:annual|monthly|quarterly|weekly|yearly|standard|full|first) (?:check|clean|inspection|service|survey|visit)) (${figure}(?: ?(?:€|£|\$|EUR|GBP|USD|euros?|dollars?|pounds?))?)((?:, [\p{Ll} ]+? extra)?)$`,
      'iu',
    ),
    ([, what = '', price = '', more = '']) => {
      const extra = /^, ([\p{Ll} ]+?) extra$/iu.exec(more)?.[1] ?? '';
      return `The ${what.toLowerCase()} is ${price}${extra && `, and ${extra.toLowerCase()} ${isPlural(extra.split(' ').at(-1) ?? '') ? 'are' : 'is'} extra`}`;
    },
  ],
  // "11 years doing this".
  [
    /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) years? (?:of )?doing (?:it|this|that)$/iu,
    ([, many = ''], about) =>
      `${isByOne(about) ? 'I have' : 'We have'} been doing this for ${many.toLowerCase()} years`,
  ],
  // "12-week blocks, $3,900 for up to 14 learners".
  [
    compact(
      String.raw`^(\d+-(?:day|week|month) (?:blocks|courses|terms)), ((?:[A-Z]{3} )?${figure}(?: ?[A-Z]{3})? (?:each|for [^,;:]+|per [^,;:]+))$`,
      'u',
    ),
    ([, blocks, price = ''], about) =>
      !isThing(about)
        ? undefined
        : `${about.subject === 'they' ? 'They run' : 'It runs'} in ${blocks}, at ${price}`,
  ],
  // "photos before/after".
  [
    /^(photos|pictures|readings) before ?\/ ?after$/iu,
    ([, what = '']) => `You get ${what.toLowerCase()} before and after`,
  ],
  // "based Stockport".
  [
    /^based (?:in |at )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)$/u,
    ([, where], about) => `${weAre(about)} based in ${where}`,
  ],
  // "on site same day within 100 miles of Leeds".
  [
    /^on site (?:the )?(same|next) day((?: (?:in|within|throughout|across) [^,;:]+)?)$/iu,
    ([, day = '', where = ''], about) => `${weAre(about)} on site the ${day.toLowerCase()} day${where}`,
  ],
  // "first one half price (75 instead of 150)".
  [
    /^(?:the )?first (one|order|visit|session|month|week|lesson|job|clean) (?:at )?(half[- ]price|free)((?: \([^()]*\))?)$/iu,
    ([, what, how = '', more]) => `The first ${what} is ${how.toLowerCase().replace('-', ' ')}${more}`,
  ],
];
