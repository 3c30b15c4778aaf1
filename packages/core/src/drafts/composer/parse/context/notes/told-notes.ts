import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isPlural,
  toArticle,
  toReader,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { months } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { finishSentence } from '../../sentence-text.ts';
import { name } from '../people/name-patterns.ts';
import { isTold } from '../second-person.ts';
import { deedsDone } from './note-figures.ts';
import { firstTold, type TableOf } from './note-table.ts';
import { toTime } from './to-time.ts';

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const until = '(?:til|till|to|until|untill)';
const clock = /^(?:at )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?)$/i;
const place = /^(?:online|on[- ]site|in person|remote|virtual)$/i;
const length = /^(?:\d+ (?:minutes?|hours?)|an hour|half an hour|one hour|two hours)$/i;

/** Who comes to the buyer, and hardly somebody of the buyer's. */
const staff =
  '(?:coordinator|dietitian|driver|fitter|guide|instructor|nutritionist|technician|therapist|trainer|tutor)';

/** What somebody is named with who comes to the reader, and how that is done. */
const doneByWhom: readonly (readonly [thing: RegExp, done: string])[] = [
  [/^visit$/, 'made'],
  [/^(?:keynote|lecture|presentation|talk)$/, 'given'],
  [/^(?:class|course|demo|demonstration|session|tasting|tour|walkthrough|workshop)$/, 'led'],
  [/^(?:assessment|audit|inspection|installation|review|survey)$/, 'carried out'],
];
const somebody = `${name}(?:, [^,.;:]{3,50})?`;

/** What a note that can only be the sender's says. */
const rows: TableOf<[]> = [
  // "Visit by ANN BELL, senior engineer".
  [
    compact(`^(?:[Tt]he |[Oo]ur )?(\\p{L}\\p{Ll}+(?: \\p{Ll}+)?) (?:is |will be )?by (${somebody})$`, 'u'),
    ([, what = '', who = '']) => {
      const thing = what.toLowerCase().split(' ').at(-1) ?? '';
      const done = doneByWhom.find(([form]) => form.test(thing))?.[1];
      return done && who.includes(' ') ? `The ${decapitalise(what)} will be ${done} by ${who}` : undefined;
    },
  ],
  // "Picked the same morning and packed on ice", "Baked to order": goods, of which of them is not said.
  [
    /^((?:baked|brewed|butchered|caught|collected|cooked|cut|delivered|dug|grown|harvested|made|milled|packed|picked|pressed|printed|roasted|sewn|smoked) (?:daily|every (?:day|morning|night)|(?:on )?the (?:very )?same (?:day|morning|night)|overnight|to order)\b[^,;:]*)$/iu,
    ([, how = '']) =>
      /\b(?:he|her|him|his|I|me|my|our|she|their|them|they|us|we|you|your)\b/i.test(how)
        ? undefined
        : `Everything is ${decapitalise(how)}`,
  ],
  // "Prices valid until end of month".
  [
    compact(
      `^(?:our |the |these |this )?(discounts?|offers?|prices?|pricing|quotes?|rates?) (?:is |are )?(fixed|good|guaranteed|held|valid) ${until} (.{3,30})$`,
      'i',
    ),
    ([, what = '', how = '', when = '']) =>
      isTime(when)
        ? `${/s$/.test(what) ? capitalise(what) : `The ${what.toLowerCase()}`} ${isOrAre(what)} ${how.toLowerCase()} until ${toTime(when)}`
        : undefined,
  ],
  // "Grant forms done by us".
  [
    /^(?:all )?(?:the )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+) (?:is |are )?(arranged|done|filed|handled|managed|organi[sz]ed|paid|prepared) by (?:me|us)$/iu,
    ([, what = '', done = '']) =>
      !isPlural(what.split(' ').at(-1) ?? '') ||
      / (?:are|can|has|have|is|was|were) /.test(what) ||
      what.split(' ').some((word) => ofSomebody.test(word))
        ? undefined
        : `We ${findVerb(done.toLowerCase())?.base ?? 'do'} the ${decapitalise(what)}`,
  ],
  // "Install slots: 2 left in November, then February".
  [
    compact(
      `^(?:the )?((?:[\\p{L}-]+ )?(?:appointments|dates|places|rooms|seats|slots|spaces|spots|stalls|tables)): (?:only )?(${count}) (available|free|left|open|remaining)((?: (?:at|for|in|on|this|until) [^,;:]{2,30})?)(?:,? then (?:from |in )?(\\p{L}+))?$`,
      'iu',
    ),
    ([, what = '', many = '', left, when = '', next = '']) =>
      `There ${/^(?:1|one)$/i.test(many) ? 'is' : 'are'} ${many.toLowerCase()} ${toCounted(decapitalise(what), many)} ${left}${toTime(when)}${next && `, then in ${toTime(next)}`}`,
  ],
  // "Surveyed so far: 4,200 km of pipe in 19 municipalities".
  [
    compact(
      `^(?:we(?: have)? )?(${deedsDone}) (so far|to date): ((?:about |more than |nearly |over )?\\d[^:;]{2,80})$`,
      'iu',
    ),
    ([, done = '', when = '', what = '']) => `We have ${done.toLowerCase()} ${what} ${when.toLowerCase()}`,
  ],
  // "Coated more than 200 mirrors so far", "Calibrated 14,000 pipettes since 2015".
  [
    /^(?:we )?(\p{Lu}?\p{Ll}+) ((?:about |almost |around |more than |nearly |over )?\d[\d.,]*\+? (?!\p{Ll}+ (?:ago|are|have|is)\b)\p{Ll}[^;:]{2,60}? (?:so far|to date|since (?:19|20)\d\d))$/iu,
    ([, done = '', what]) =>
      /(?:[^e]ed|built|made|sold|taught|cut|run)$/i.test(done) &&
      (findVerb(done.toLowerCase())?.form === 'past' || /ed$/i.test(done))
        ? `We have ${done.toLowerCase()} ${what}`
        : undefined,
  ],
  // "Been in the trade 14 years".
  [
    compact(
      `^(?:I['’]?ve |we['’]?ve |(?:I|we) have )?been (?:in (?:the |this )?(business|game|industry|market|trade)|(\\p{Ll}+ing \\p{L}[^,;:]{2,40}?)) (?:for )?((?:about |almost |nearly |over )?${count} years)(?: now)?$`,
      'iu',
    ),
    ([whole = '', field = '', deed = '', long]) =>
      `${/^I\b/i.test(whole) ? 'I' : 'We'} have been ${field ? `in the ${field.toLowerCase()}` : deed} for ${long}`,
  ],
  // "18 years in business, bonded up to $2m".
  [
    /^(\d+\+?|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years in (business|the (?:business|trade))(?:,? (?:and )?((?:fully )?(?:accredited|bonded|certified|insured|licen[cs]ed|registered)\b[^,;:]*))?$/iu,
    ([, long = '', where = '', how = '']) =>
      `We have been in ${where.toLowerCase()} for ${long.toLowerCase()} years${how && ` and are ${decapitalise(how)}`}`,
  ],
  [
    /^((?:fully )?(?:accredited|bonded|certified|insured|licen[cs]ed|registered)\b(?: [^,;:]*)?),? (?:and )?(\d+\+?) years in (business|the (?:business|trade))$/iu,
    ([, how = '', long, where = '']) =>
      `We are ${decapitalise(how)} and have been in ${where.toLowerCase()} for ${long} years`,
  ],
  // "Bonded up to $2m".
  [
    /^(bonded(?: (?:and|&) (?:insured|licen[cs]ed))?(?: (?:for|to|up to) [$€£]?\d[^,;:]*)?)$/iu,
    ([, how = '']) => `We are ${decapitalise(how).replace('&', 'and')}`,
  ],
  // "Ours: no client-side code".
  [
    /^ours(?::| =| has| have| needs?) (no (?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/iu,
    ([, none]) => `With ours, there ${isPlural((none ?? '').split(' ').at(-1) ?? '') ? 'are' : 'is'} ${none}`,
  ],
  // "Price from 3.2k EUR".
  [
    /^(?:audits?|packages?|plans?|prices?|pricing|rates?) (?:starts? )?(?:at|from) ((?:[A-Z]{0,3}[$€£]\d|\d)[\d.,]*k? ?(?:CHF|EUR|GBP|USD|euros?|dollars|pounds)?)$/iu,
    ([, sum = '']) =>
      /[$€£\p{L}]{2}|[$€£]/u.test(sum)
        ? `Prices start at ${sum.replace(/(?:chf|eur|gbp|usd)$/, (each) => each.toUpperCase())}`
        : undefined,
  ],
  // "Trailer = 1964, restored".
  [
    /^(?:the |our )?((?:\p{L}+ )?\p{L}+) (?:= ?|is |are )(?:from )?((?:18|19|20)\d\ds?), (?:and )?((?:(?:carefully|fully|lovingly|recently) )?(?:overhauled|rebuilt|refurbished|renovated|restored))$/iu,
    ([, what = '', year = '', done = '']) => {
      const has = isPlural(what.split(' ').at(-1) ?? '') ? 'have' : 'has';
      return `The ${decapitalise(what)} ${isOrAre(what)} from ${/s$/.test(year) ? 'the ' : ''}${year} and ${has} been ${done.toLowerCase()}`;
    },
  ],
  // "Decision by the churches needed before February", "scaffold not needed - we use drones".
  [
    /^(?:an? |the )?(approval|booking|confirmation|decision|deposit|final numbers|go-ahead|order|reply|sign-off)s?((?: (?:by|from|of|on) (?:the )?[\p{L} ]{3,30}?)?) (?:is |are )?(?:needed|required) ((?:before|by|until) .{3,30})$/iu,
    ([, what = '', whose = '', when = '']) =>
      isTime(when) && !whose.split(' ').some((word) => ofSomebody.test(word))
        ? `We need ${withArticle(what.toLowerCase())}${whose} ${toTime(when)}`
        : undefined,
  ],
  [
    /^((?!.*\b(?:her|his|their)\b)(?:\p{L}+ ){0,2}\p{L}+) not (?:needed|required)(?:(?: [-–]|,|:) ((?:I|we) .{4,60}))?$/iu,
    ([, what = '', why]) =>
      what
        .split(' ')
        .some((word) => ofSomebody.test(word) || isTold(word) || /^(?:are|does|do|is)$/i.test(word))
        ? undefined
        : `No ${/^\p{Lu}{2}/u.test(what) ? what : decapitalise(what)} ${isOrAre(what)} needed${why ? `: ${why}` : ''}`,
  ],
  // "GDPR ok, data stays in the EU".
  [
    /^(GDPR|HIPAA)(?: is)? ok(?:ay)?(?:,? (?:as |because )?((?:all )?(?:the |our )?data \p{Ll}+ [^,;:]{3,40}))?$/iu,
    ([, rule = '', why]) => `${rule.toUpperCase()} is no problem${why ? `: ${decapitalise(why)}` : ''}`,
  ],
  // "Its free, parking at the back, tea after".
  [
    /^it['’]?s free((?:, (?!(?:and|but|he|it|s?he|they|we|you)\b)(?:\p{Ll}+ ){1,4}?\p{Ll}+){1,3})$/iu,
    ([, beside = '']) => `It is free, with ${joinList(beside.slice(2).split(', '))}`,
  ],
  // "Last finished job: the tower of St Odran's, 11 weeks".
  [
    /^(?:our |the )?((?:last|latest|most recent) (?:finished )?(?:build|commission|installation|job|project|show))(?:: | was )((?:an?|the) [^,;:]{4,80})((?:, (?:[^,;:]|,(?=\d)){3,50}){0,4})$/iu,
    ([, what = '', which = '', list = '']) =>
      `Our ${what.toLowerCase()} was ${which}${list.replace(/^, /, ': ')}`,
  ],
  // "71% of calls solved without a human".
  [
    /^(\d+ ?%) (?:of )?((?:the |all )?(?:\p{Ll}+ )?\p{Ll}+s) (answered|approved|closed|delivered|finished|fixed|found|passed|recovered|recycled|reduced|resolved|reused|saved|solved|sorted) ((?:at|by|for|in|on|with|within|without)\b[^,;:]+)$/iu,
    ([, share, what = '', done, how = '']) =>
      what.split(' ').some((word) => ofSomebody.test(word))
        ? undefined
        : `${share} of ${what} are ${done} ${how.replace(/^without human$/, 'without a human')}`,
  ],
  // "Did 44 evenings last winter".
  [
    /^did (\d[\d.,]* (?:\p{Ll}+ ){0,2}\p{Ll}+s (?:in (?:19|20)\d\d|(?:last|this) \p{Ll}+))$/iu,
    ([, what]) => `We did ${what}`,
  ],
  // "Neighbouring town Rodenau is a customer and agreed to give a reference".
  [
    /^(?:the |their )?(neighbou?ring|nearby|next) (\p{Ll}+)(?: of)? (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}) is (?:also |already )?(?:an? )?(client|customer)(?: of ours)?((?:,? and .+)?)$/iu,
    ([, where, what, name, kind, more = '']) => {
      const [, deed] =
        /^,? and (?:has )?(?:agreed|offered) to ((?:act as|be|give|provide) (?:us )?(?:an? )?reference)$/i.exec(
          more,
        ) ?? [];
      return more && !deed
        ? undefined
        : `The ${where?.toLowerCase()} ${what} of ${name} is a ${kind} of ours${deed ? ` and has agreed to ${deed}` : ''}`;
    },
  ],
  // "Info session is online, 45 minutes, 16:00".
  [
    /^(?:the |our )?((?:info|information|intro|introductory|taster|training) (?:call|class|event|meeting|session|talk|tour|webinar|workshop)|(?:audit|call|class|demo|event|inspection|lesson|meeting|session|survey|tour|viewing|visit|webinar|workshop)) is ([^,;]+(?:, [^,;]+){1,2})$/iu,
    ([, what = '', said = '']) => {
      const parts = said.split(', ');
      const [where, time, span] = [place, clock, length].map((each) => parts.find((part) => each.test(part)));
      const told = [
        where && `is ${where.toLowerCase()}`,
        time && `starts at ${clock.exec(time)?.[1]}`,
        span && `lasts ${span}`,
      ].filter((each) => each !== undefined && each !== '');
      return told.length === parts.length
        ? `The ${decapitalise(what)} ${[told.slice(0, -1).join(', '), told.at(-1)].join(' and ')}`
        : undefined;
    },
  ],
  // "Peak season capacity still open, but only till mid Oct".
  [
    compact(
      `^(?:the |our )?((?:[\\p{L}-]+ ){0,3}(?:availability|capacity|places|seats|slots|spaces|tickets)) (?:is |are )?(still )?(available|free|open)(?:, but|,| but)? only ${until} (.{3,30})$`,
      'iu',
    ),
    ([, what = '', still = '', open, when = '']) =>
      isTime(when)
        ? `${capitalise(what)} ${isOrAre(what)} ${still.toLowerCase()}${open}, but only until ${toTime(when)}`
        : undefined,
  ],
  // "Load management means they probably won't need a grid upgrade".
  [
    /^((?!.*\b(?:her|his|their)\b)\p{L}[\p{L} -]{2,40}?) means (?:that )?(?:s?he|they) ((?:also |often |probably |still |usually )*(?:can|can['’]t|cannot|do not|don['’]t|never|no longer|will not|won['’]t) (?!be late|fail|lose|miss\b).{3,80})$/iu,
    ([, what = '', yours = '']) =>
      what.split(' ').some((word) => ofSomebody.test(word))
        ? undefined
        : `${capitalise(what)} means that you ${toReader(yours)}`,
  ],
  // "Happy to do a free showcase at one of their open days".
  [
    /^(?:also |always )?(?:glad|happy) to ((?:bring|come|demo|do|give|host|lend|play|provide|run|show) (?!.*\b(?:he|her|him|his|it|she|that|this)\b)[^,;:]{6,90})$/iu,
    ([, what = '']) => `We would be happy to ${toReader(what)}`,
  ],
  // "Last winter we housed 212 people".
  [
    /^(?:Last|This) (?:autumn|month|quarter|season|spring|summer|term|week|winter|year),? (?:I|we) \p{Ll}+(?:ed|built|made|ran|sold|taught) (?!.*\b(?:her|his|its|their|them|they)\b)(?:about |almost |more than |nearly |over )?\d[\d.,]* [^.;:]*$/iu,
    ([whole]) => whole,
  ],
  // "Our studio is in Ghent, accredited since 2009".
  [
    /^((?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?\p{Ll}+(?<!s) is (?:based )?(?:at|in|near) \p{Lu}[^,;:]{1,40}), ((?:accredited|certified|licen[cs]ed|open|registered) since (?:19|20)\d\d)$/u,
    ([, where, since]) => `${where} and has been ${since}`,
  ],
  // "70 gyms on it so far".
  [
    compact(
      `^((?:about |around |more than |nearly |over |some )?\\d[\\d.,]*\\+?) ((?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+s) (?:are )?(already |now )?(on (?:it|board)|us(?:e|ing) it|with us)( already| (?:at present|now|so far|to date|today))?$`,
      'iu',
    ),
    ([, many, things = '', soon = '', how = '', when = '']) =>
      things.split(' ').some((word) => isTold(word) || ofSomebody.test(word))
        ? undefined
        : `${many} ${things} ${/^us/i.test(how) ? `${soon}use it` : `are ${soon}${how}`}${when}`,
  ],
  // "Next open dates 14 + 28 September".
  [
    /^(?:the |our )?((?:first|next) (?:available |free |open |possible )?(?:dates|days|openings|slots|start dates|times)):? (?:are )?(\d{1,2}\b.{3,60}|\p{Lu}\p{Ll}+ \d.{0,60})$/iu,
    ([, what = '', when = '']) => `The ${what.toLowerCase()} are ${when.replace(/ ?[+&] ?/g, ' and ')}`,
  ],
  // "Last three assignments: packaging, fittings, garden furniture".
  [
    compact(
      `^(?:my |our )?((?:last|latest|most recent) ${count} (?:assignments|clients|commissions|customers|jobs|projects|shows))(?::| were| have been) ([^;:]{6,120})$`,
      'iu',
    ),
    ([, what = '', list = '']) =>
      `Our ${what.toLowerCase()} were ${/ and /.test(list) ? list : joinList(list.split(', '))}`,
  ],
  // "Guest speaker is NAME, who runs tours".
  [
    /^(?:the |our )?((?:guest|keynote|main) (?:lecturer|presenter|speaker))(?: is|:| will be) ((?:Dr\.? |Prof\.? )?\p{Lu}\p{L}+ \p{Lu}[^;:]{2,120})$/iu,
    ([, who = '', name]) => `The ${who.toLowerCase()} is ${name}`,
  ],
  // "Complete draft by January".
  [
    /^(?:an? |the )?((?:complete|final|finished|first|full) (?:cut|draft|manuscript|proposal|report|script|text|translation|version)) (?:(?:is |will be )?(?:done|due|finished|ready) )?((?:at|by|in) .{3,30})$/iu,
    ([, what = '', when = '']) =>
      isTime(when) ? `The ${what.toLowerCase()} will be ready ${toTime(when)}` : undefined,
  ],
  // "1,800 words, photos included, ready by 12 May".
  [
    /^(\d[\d.,]* (?:minutes|pages|words))(?: long)?(?:, ((?:\p{Ll}+ )?\p{Ll}+) included)?(?:, (?:and )?(?:done|finished|ready) ((?:by|from|in|on) .{3,20}))?$/iu,
    ([, long, what = '', when = '']) =>
      (what || when) && isTime(when)
        ? `It is ${long} long${what && `, with ${what} included`}${when && `${what ? ', and' : ' and'} will be ready ${toTime(when)}`}`
        : undefined,
  ],
  // "Sold out the Paradiso in November".
  [
    /^sold out ((?:the )?\p{Lu}[^,;:]{2,40} (?:in|last|on|this|twice) [^,;:]{2,30})$/iu,
    ([, where]) => `We sold out ${where}`,
  ],
  // "On tour in the Netherlands 4-13 July".
  [
    compact(
      String.raw`^on tour (across|in|through) ((?:the )?\p{L}[^,;:\d]{2,40}?)[,:]? (?:from )?(?:(\d{1,2}) ?(?:[-–]|to) ?(\d{1,2} ${months})|(in ${months}))$`,
      'iu',
    ),
    ([, how, where, from = '', to, when]) =>
      `We are on tour ${how} ${where} ${from ? `from ${from} to ${to}` : when}`,
  ],
  // "Running 65 lockers in Slovenia".
  [
    /^(?:already |currently |now )?(feeding|housing|managing|operating|running|serving|supplying|teaching|training) ((?:about |almost |more than |nearly |over )?\d[\d.,]* \p{Ll}[^;:]{2,60})$/iu,
    ([, deed = '', what]) => {
      const base = findVerb(deed.toLowerCase())?.base;
      return base && `We ${base} ${what}`;
    },
  ],
  // "Previous clients: two UN agencies and a foundation".
  [
    /^(?:my |our )?((?:earlier|former|past|previous) (?:clients|commissions|customers|employers|projects)): ([^;:]{6,120})$/iu,
    ([, what = '', list = '']) =>
      `Our ${what.toLowerCase()} include ${/ and /.test(list) ? list : joinList(list.split(', '))}`,
  ],
  // "Glazes are dishwasher-safe".
  [
    /^(\p{Lu}\p{Ll}{2,}s) are ((?:[\p{Ll}]+-(?:friendly|free|proof|resistant|safe|tested)|compostable|handmade|machine[- ]washable|organic|recyclable|refundable|vegan|washable|waterproof))$/u,
    ([, what = '', how]) => `The ${what.toLowerCase()} are ${how}`,
  ],
  // "Takes 1 afternoon to set up and we import the list for them".
  [
    compact(
      `^(?:it )?takes ((?:about |around |only |just |under )?(?:${count}|an?|half an?) (?:afternoon|day|evening|hour|minute|morning|week)s?) to (connect|fit|install|learn|set up|start)((?:,? and (?:I|we) [^;:]{6,90})?)$`,
      'iu',
    ),
    ([, long, deed, more = '']) => `It takes ${long} to ${deed}${toReader(more.replace(/^,? and/, ', and'))}`,
  ],
  // "Truck will be in the Tulsa area Feb 18-20".
  [
    /^(?:our |the )?(crew|driver|engineer|fitter|rep|team|technician|truck|van) (?:is|will be) (at|in|near) ((?:the )?\p{Lu}[^,;:]{2,40}\d[^,;:]{0,20})$/iu,
    ([, who = '', near, when]) => `Our ${who.toLowerCase()} will be ${near} ${when}`,
  ],
  // "Mockup done in 2 days with their logo".
  [
    compact(
      `^(?:an? |the )?((?:\\p{Ll}+ )?\\p{Ll}+) (built|delivered|done|finished|fitted|made|printed|ready|repaired|sent) ((?:in|within) (?:about |under )?${count} (?:day|hour|minute|week)s?(?: with [^,;:]{2,30})?)$`,
      'iu',
    ),
    ([, what = '', done, when = '']) =>
      (isCount(what.split(' ').at(-1) ?? '') || /\p{L}up$/u.test(what)) &&
      !isPlural(what.split(' ').at(-1) ?? '') &&
      !what.split(' ').some(isTold)
        ? `The ${decapitalise(what)} is ${done?.toLowerCase()} ${toReader(when)}`
        : undefined,
  ],
  // "Start 1 March or 1 April", "start date mid May".
  [
    compact(
      String.raw`^(?:the )?start(?: date)?:? (?:is |on )?((?:early |mid |late )?(?:\d{1,2}(?:st|nd|rd|th)? )?${months}\b[^,;:]{0,30})$`,
      'iu',
    ),
    ([, when = '']) => (isTime(when) ? `The start date is ${toTime(when)}` : undefined),
  ],
  // "Room for six more cottages this year, not more".
  [
    compact(
      `^(?:we have )?(?:only )?(?:room|space) (?:left )?(for ${count} (?:more )?\\p{Ll}+[^,;:]{0,40})((?:,? not more)?)$`,
      'iu',
    ),
    ([, what, more = '']) => `There is room ${what}${more}`,
  ],
  // "Sale or return on the first two cases".
  [
    /^sale or return (?:for|on) (?:the |your )?(first [^,;:]{3,40}|all [^,;:]{3,40}|\p{Ll}+s)$/iu,
    ([, what = '']) =>
      `${/^first/i.test(what) ? `Your ${what.toLowerCase()}` : capitalise(what)} ${isOrAre(what)} on sale or return`,
  ],
  // "Wholesale price 3.40 a jar, shops sell them for 5.95".
  [
    /^(?:the )?(?:trade|wholesale)(?: price)?:? (?:is )?([$€£]?\d[\d.,]*(?: (?:an?|each|per)\b[^,;]{0,20})?),? (?:and )?(?:(?:most )?shops|stores|they) (?:sell|take) (?:it|them) (?:at|for) ([$€£]?\d[\d.,]*)$/iu,
    ([, cost, sold]) => `The wholesale price is ${cost}, and shops sell them for ${sold}`,
  ],
  // "Pallet = 32 tubs, €1,480 delivered".
  [
    /^(?:an? |one )?(bag|box|case|crate|drum|pack|pallet|sack|tray) (?:= ?|is |holds )(\d+ (?:[\p{Ll}-]+ )?\p{Ll}+s), ([A-Z]{0,3}[$€£]\d[\d.,]*(?: (?:all in|delivered|ex works|excl?\.? VAT|incl?\.? (?:delivery|freight|VAT)))?)$/iu,
    ([, unit = '', holds = '', sum]) =>
      `${capitalise(toArticle(unit.toLowerCase()))} ${unit.toLowerCase()} is ${holds} and costs ${sum}`,
  ],
  // "Visit = 45 min, lunch on us".
  [
    /^(?:an? |the )?(call|demo|fitting|inspection|session|survey|tasting|tour|visit) (?:= ?|is |takes )((?:about )?(?:\d+ (?:min|minutes|hours)|an hour|half a day)),? (?:and )?(breakfast|coffee|dinner|drinks|lunch|tea|travel) (?:is |are )?on us$/iu,
    ([, what = '', long = '', gift = '']) =>
      `The ${what.toLowerCase()} takes ${long.replace(/min$/, 'minutes')}, and ${gift.toLowerCase()} ${isOrAre(gift)} on us`,
  ],
  // "Average saving for our clients 31%".
  [
    /^(?:the )?(average|median|typical) (drop|increase|reduction|rise|saving)s? (?:among|at|for|with) (?:our )?(buyers|clients|customers|members|users)(?: is|:)? ((?:about |over )?\d[\d.,]*%)$/iu,
    ([, kind = '', what = '', whose = '', share]) =>
      `The ${kind.toLowerCase()} ${what.toLowerCase()} for our ${whose.toLowerCase()} is ${share}`,
  ],
  // "140 for a visit, travel included up to 30 km".
  [
    /^(\d[\d.,]*) (for an? (?:\p{Ll}+ )?(?:afternoon|class|day|evening|hour|lesson|meal|morning|night|session|set|show|talk|tour|visit|workshop))(?:, (?:and )?(\p{Ll}+) (?:is )?(?:free|included)((?: (?:for|up to|within) [^,;:]{2,30})?))?$/iu,
    ([, sum, per, what = '', how]) =>
      `The price is ${sum} ${per}${what && `, and ${what} ${isOrAre(what)} included${how}`}`,
  ],
  // "Fee by agreement, free for charities".
  [
    /^(?:the |my |our )?(fee|price|rate) (?:is )?(by (?:agreement|arrangement)|negotiable)(?:, (?:and )?(free for [^,;:]{3,50}))?$/iu,
    ([, what = '', how, free]) => `The ${what.toLowerCase()} is ${how}${free ? `, and it is ${free}` : ''}`,
  ],
  // "Average 6 of 50 come back in the trial".
  [
    compact(
      `^(?:on )?average:? (${count} (?:in|of|out of) ${count} (?:\\p{Ll}+ ){1,2}(?:in|after|within|on|at|to) .+)$`,
      'iu',
    ),
    ([, what]) => `On average, ${what}`,
  ],
  // "Driver's called NAME", "Dietitian on staff: NAME, would come to the tasting".
  [
    compact(
      `^(?:the |our )?((?:\\p{Ll}+ )?${staff})(?:['’]s| is) (?:called|named) (\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})$`,
      'iu',
    ),
    ([, who = '', name]) => `Our ${decapitalise(who)} is called ${name}`,
  ],
  [
    compact(
      `^(?:the |our )?((?:\\p{Ll}+ )?${staff}) on (?:the )?(?:staff|team): (\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})(?:, ((?:can|will|would) [^,;:]{4,60}))?$`,
      'iu',
    ),
    ([, who = '', name, deed]) => `Our ${decapitalise(who)}${deed ? `, ${name}, ${deed}` : ` is ${name}`}`,
  ],
  // "Trial costs nothing".
  [
    /^(?:the |our )?((?:\p{L}+ )?(?:assessment|audit|call|check|consultation|demo|inspection|lesson|pilot|quote|sample|session|survey|test|tour|trial|visit|workshop)) (costs nothing|(?:is )?free(?: of charge)?)(?:,? (?:and )?(takes .{3,40}))?$/iu,
    ([, what = '', how = '', long]) =>
      ofSomebody.test(what.split(' ')[0] ?? '')
        ? undefined
        : `The ${decapitalise(what)} ${how.replace(/^free/i, 'is free')}${long ? ` and ${long}` : ''}`,
  ],
  // "Standby costs nothing".
  [
    /^(?:the |our )?(\p{L}{3,}(?: \p{Ll}+)?) costs (nothing|no extra)$/iu,
    ([, what = '', how]) =>
      what.split(' ').some((word) => ofSomebody.test(word) || isTold(word))
        ? undefined
        : `${isCount(what.split(' ').at(-1) ?? '') ? `The ${decapitalise(what)}` : capitalise(what)} costs ${how}`,
  ],
  // "Only supplier with on-site repair".
  [
    /^(?:the )?only (company|firm|maker|manufacturer|producer|provider|supplier|vendor) (in|of|that|to|who|with) (.{4,80})$/iu,
    ([, what = '', how = '', more]) => `We are the only ${what.toLowerCase()} ${how.toLowerCase()} ${more}`,
  ],
  // "Last season 418 students at 16 schools, 98% arrived before the first day".
  [
    /^((?:Last|This) (?:autumn|month|quarter|season|spring|summer|term|week|winter|year))[,:]? ((?:about |more than |nearly |over )?\d[\d.,]* (?:\p{Ll}+ ){0,2}\p{Ll}+s(?: (?:at|from|in) [^,;:]{3,40})?), (?:of (?:whom|which) )?(\d+ ?%) (?:of (?:them|these|whom) )?(\p{Ll}+(?: .+)?)$/iu,
    ([, when = '', many = '', share = '', came = '']) =>
      /^(?:\p{Ll}+ed|came|found|got|had|made|went|were|won)\b/u.test(came) && !many.split(' ').some(isTold)
        ? `${capitalise(when.toLowerCase())} we had ${many}, and ${share} ${came}`
        : undefined,
  ],
  // "We are the charity NAME, registered since 2009" stands under the mail.
  [
    compact(
      `^(?:[Ww]e|[Uu]s)(?: =|:|['’]re| are) (?:\\p{Lu}[^,;:]{1,40}, )?(?:an? )?((?:\\p{Ll}+ ){1,2}(?:business|charity|company|club|cooperative|firm|non-profit|school|society|trust)) since ((?:18|19|20)\\d\\d)$`,
      'u',
    ),
    ([, what = '', year]) => `We have been ${withArticle(what)} since ${year}`,
  ],
];

const ofSomebody = /^(?:anything|everything|he|her|his|it|my|our|she|that|their|they|this|we|which|your)$/i;

/** Whether words say when: `end of month`, `mid Oct`, `30 June`. */
function isTime(when: string): boolean {
  return !/[,;:]/.test(when) && !when.split(' ').some((word) => isTold(word) || ofSomebody.test(word));
}

/** `slots`, of one → `slot`. */
function toCounted(things: string, many: string): string {
  return /^(?:1|one)$/i.test(many) ? things.replace(/s$/, '') : things;
}

/** A note without a verb, or with one that only its reader can be meant by, as a sentence; undefined where no row knows it. */
export function tellNote(note: string): string | undefined {
  const told = firstTold(rows, note);
  return told && finishSentence(told);
}
