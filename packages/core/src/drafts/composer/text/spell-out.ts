import { compact } from '../../compact.ts';
import { capitalise, toArticle } from './grammar.ts';
import { timeUnits, weekdayNames } from './time-units.ts';
import { findVerb } from './verbs.ts';
import { toWordTable } from './word-table.ts';

/** Words cut short, and words that are misspelt more often than others. */
const words = toWordTable({
  abt: 'about',
  acct: 'account',
  accomodation: 'accommodation',
  adress: 'address',
  alot: 'a lot',
  appointement: 'appointment',
  availible: 'available',
  buisness: 'business',
  calender: 'calendar',
  catalouge: 'catalogue',
  companys: 'companies',
  definately: 'definitely',
  dupe: 'duplicate',
  dupes: 'duplicates',
  experiance: 'experience',
  garantee: 'guarantee',
  interveiw: 'interview',
  maintainance: 'maintenance',
  managment: 'management',
  mnth: 'month',
  mnths: 'months',
  meetting: 'meeting',
  pls: 'please',
  proffesional: 'professional',
  recieve: 'receive',
  recomend: 'recommend',
  resturant: 'restaurant',
  resturants: 'restaurants',
  seperate: 'separate',
  shedule: 'schedule',
  teh: 'the',
  thier: 'their',
  thru: 'through',
  txt: 'text',
  u: 'you',
  untill: 'until',
  ur: 'your',
  wich: 'which',
  appt: 'appointment',
  appts: 'appointments',
  avg: 'average',
  bn: 'billion',
  convo: 'conversation',
  dept: 'department',
  depts: 'departments',
  eng: 'engineering',
  exec: 'executive',
  execs: 'executives',
  exp: 'experience',
  fri: 'Friday',
  grp: 'group',
  grps: 'groups',
  intl: 'international',
  mfg: 'manufacturing',
  mfr: 'manufacturer',
  mfrs: 'manufacturers',
  mkt: 'market',
  mktg: 'marketing',
  mon: 'Monday',
  mtg: 'meeting',
  mtgs: 'meetings',
  pic: 'picture',
  pics: 'pictures',
  ppl: 'people',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  tmrw: 'tomorrow',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  wk: 'week',
  wks: 'weeks',
  sw: 'software',
  yr: 'year',
  yrs: 'years',
  accts: 'accounts',
  asst: 'assistant',
  becoz: 'because',
  bday: 'birthday',
  biz: 'business',
  bldg: 'building',
  bldgs: 'buildings',
  cuz: 'because',
  dwn: 'down',
  govt: 'government',
  hv: 'have',
  hvnt: "haven't",
  lbl: 'label',
  maint: 'maintenance',
  mgr: 'manager',
  mgrs: 'managers',
  mthly: 'monthly',
  nite: 'night',
  nites: 'nights',
  nxt: 'next',
  plz: 'please',
  svc: 'service',
  svcs: 'services',
  snr: 'senior',
  cert: 'certificate',
  certs: 'certificates',
  tho: 'though',
  tmr: 'tomorrow',
  tmrrw: 'tomorrow',
  vid: 'video',
  vids: 'videos',
  whs: 'warehouses',
  whse: 'warehouse',
  wkly: 'weekly',
  wkend: 'weekend',
  wkends: 'weekends',
  wknd: 'weekend',
  wknds: 'weekends',
  xmas: 'Christmas',
  yrly: 'yearly',
});

/** What lasts as long as the figure before it says: `48h turnaround`, `2y warranty`. */
const lasting =
  'battery|call|class|contract|course|cover|event|guarantee|lease|lesson|licence|minimum|notice|plan|response|session|shift|slot|support|talk|term|tour|training|trial|turnaround|turn|visit|warranty|workshop';

/** `seq service` → `sequencing service`: a short word that only its neighbour tells from another one. */
const shortBeside: readonly (readonly [RegExp, string])[] = [
  [/\bur(?= (?:an?|at|away|busy|in|looking|not|on|out|ready|stuck|tired|trying|using)\b)/gi, "you're"],
  [
    /\bseq(?= (?:data|facility|kits?|lab|library|panel|pipeline|run|runs|service|services)\b)|(?<=\b(?:DNA|RNA|exome|gene|genome|nanopore|whole-genome) )seq\b/g,
    'sequencing',
  ],
  [
    /(?<=\b(?:call|care|community|conference|data|day|distribution|fitness|fulfil?ment|garden|health|leisure|medical|service|shopping|sports|training|visitor|wellness) )ctr(s?)\b/gi,
    'centre$1',
  ],
  [
    /(?<=\b(?:bath|bed|board|class|clean|changing|control|dining|guest|hotel|living|meeting|show|staff|store|tasting|training|treatment|waiting|\d+) ?)rm(s?)\b(?!\/)/g,
    'room$1',
  ],
  [
    /\bdel\b\.?(?= (?:every|free|in \d|included|next[- ]day|on|within|(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*)\b)/gu,
    'delivered',
  ],
  [/(?<=\b(?:free|incl|including|same[- ]day|next[- ]day|weekly) )del\b\.?(?! \p{Lu})/gu, 'delivery'],
  [
    /(?<=\b(?:in|is|makes? (?:it|them|us)|many|of|so|something|very|\d+) )diff\b(?! (?:editor|tool|view)s?\b)/g,
    'different',
  ],
  [/(?<=\b(?:sick|sickness|staff) )abs\b/gi, 'absence'],
  [/(?<=\b(?:after|business|in|office|opening|out of|outside|working) )hrs\b/gi, 'hours'],
  [/(?<=[\s,;(])'?til (?=\p{L}|\d)/gu, 'until '],
  [/(?<=^|[\s,(])[Ss]n?r\b\.?(?= \p{Ll}{3})/gu, 'senior'],
  [/(?<=^|[\s,(])[Jj]n?r\b\.?(?= \p{Ll}{3})/gu, 'junior'],
  [
    /(?<=[$€£]\d[\d.,]*|\b(?:class|course|dinner|lesson|retreat|session|show|supper|tasting|tour|walk|workshop)\b[^.;]{0,20}, \d{1,3}) ?pp\b/g,
    ' per person',
  ],
  [
    /(?<=\b(?:anthology|book|catalogue|guide|memoir|novel|poems|stories)\b[^.]{0,60} [1-9]\d+) ?pp\b/g,
    ' pages',
  ],
  [
    /\bb\/c\b|(?<=\p{L} )bc(?= (?:clients|customers|everyone|everything|he|I|it|it's|many|most|my|nobody|of|our|people|she|staff|the|their|there|they|we|you|your)\b)/gu,
    'because',
  ],
  [
    /(?<=[\p{Ll},;-] )(?:cause|cos) (?=(?:(?:he|she|there|they|we)(?:['’]\p{Ll}+)? \p{Ll}|(?:I|it['’]s) ))|(?<=[\p{Ll},;-] )cos (?=(?:many|most|my|nobody|our|people|the|their|your) \p{Ll})/gu,
    'because ',
  ],
  // "Same day call-outs", "next day boiler repairs".
  [
    /\b(?<!\bthe )(same|next) day (?=(?:\p{Ll}+ )?(?:call-?outs?|collections?|deliver(?:y|ies)|dispatch|fitting|installations?|pick-?ups?|quotes?|repairs?|replacements?|response|service|shipping|turnaround|visits?)\b)/giu,
    '$1-day ',
  ],
  // "Scored 93 pts", "no shows down 30%", "acc. to last report".
  [/(?<=\d )pts\b/g, 'points'],
  [/\b(no) (shows?)\b(?= (?:an?|are|at|average|avg|by|cost|down|fell|in|is|rate|up)\b|$|[.,;/])/gi, '$1-$2'],
  [/\bacc\.? to (?=\p{L})/gu, 'according to '],
  [
    /\b(loved|enjoyed|heard|liked|recent|latest|last|new|1) ep(?=$|[.,;]| (?:about|on|w\/|with)\b)/g,
    '$1 episode',
  ],
  // "Set up takes two hours", "no set up fee": the noun.
  [
    /\bassoc\.(?= (?:admin|chair|coordinator|director|editor|head|lead|manager|officer|partner|president|professor|rep|secretary|treasurer)\b)/gu,
    'association',
  ],
  [/(?<=\p{Ll} )assoc(?=\.(?: \p{Ll}|$)|[,;)]|$)/gu, 'association'],
  [/\bnr of (?=\p{Ll})/gu, 'number of '],
  [/\b(check|clean|tidy|tune) up (?=and (?:\p{L}+ )?\p{Ll}+(?:ing|ion|ment)\b)/giu, '$1-up '],
  // "Pressure tested in June": what is tested is no pressure.
  [
    /(?<=^|[,;.] |\n)(crash|drop|flight|flow|heat|jet|lab|leak|load|PAT|powder|pressure|proof|steam|stress|vacuum) (?=(?:cleaned|coated|loaded|packed|tested|treated|washed)(?:$|[,;.\n]| (?:at|by|every|for|in|last|this|to|with)\b))/giu,
    '$1-',
  ],
  [/\b(set) up (?=(?:charges?|costs?|fees?|included|is|takes)\b)/gi, '$1up '],
  // "$8 per crew member/mo".
  [/(?<=\d (?:each|per|an?) (?:\p{Ll}+ )?\p{Ll}{3,})\/(?:mo|mth|month)\b/gu, ' a month'],
  // "Its still done by email", "the dog and its owner".
  [
    /\b([Ii])ts (?=(?:an?|all|already|also|always|because|been|done|fine|going|how|just|my|not|ok|our|still(?! life)|the|what|where|why|worth|(?:easy|hard|important|possible|time) (?:that|to))\b(?!-))/g,
    "$1t's ",
  ],
  // "Were nearly always booked in June", and no question.
  [
    /(?<=^|[.!?;\n] ?|, (?:and|but|so) )([Ww])ere (?=(?:an?|almost|already|also|always|based|both|currently|fully|happy|here|in|just|located|looking|mostly|nearly|not|now|often|on|only|open|proud|ready|really|still|the|usually|very|\p{Ll}{3,}ing)\b)(?![^.!?\n]*\?)/gu,
    "$1e're ",
  ],
  [
    /(?<=^|[.!?,;\n] ?|\b(?:and|but|if|so) )([Ss]?[Hh])es (?=(?:an?|been|in|no\.|not|our|still|the|\p{Ll}{3,}ing)(?!\p{L}))/gu,
    "$1e's ",
  ],
  [/(?<=^|[.!?,;\n] ?|\b(?:and|but|so) )[Ii]d (?=(?:be|like|love)\b)/gu, "I'd "],
  [/(?<=^|[.!?;\n] ?)([Ll])ets (?=(?:chat|do|have|meet|see|talk)\b)/gu, "$1et's "],
  [/\bgonna (?=\p{Ll})/gu, 'going to '],
  [/\bwanna (?=\p{Ll})/gu, 'want to '],
  // "Her post re going plastic free".
  [
    /(?<=\b(?:article|blog|email|letter|mail|message|note|post|question|thread|tweet|video)s? )re (?=\p{Ll})/gu,
    'about ',
  ],
  // "Before the show (prob. June)".
  [/(?<=\()prob\.? (?=\p{L})/gu, 'probably '],
  // "220 of em".
  [/(?<=\bof )['’]?em\b/g, 'them'],
];

const spans: Readonly<Record<string, string>> = { d: 'day', h: 'hour', y: 'year' };

const lastingAfter = compact(
  String.raw`\b(\d+)([hy]|(?<!\b[23])d) (?=(?:\p{Ll}+ )?(?:${lasting})s?\b)`,
  'gu',
);

/** How long it lasts, behind it: `class 2h`, `turnaround is 7d`; neither `3D` nor `Friday 9h`. */
const lastingBefore = compact(
  String.raw`(?<=\p{L}{2},? )(?<!\b(?:at|from|till?|to|until|\p{L}+day) )((?:[1-9]|24|36|48|72)(?=h)|\d\d?(?=y)|\d\d?(?<!\b[23])(?=d))([hdy])(?=$|[,;.)])`,
  'gu',
);

const goesWithDay =
  /^ (?:after|afternoons?|and|at|before|between|by|evenings?|from|in|mornings?|nights?|only|or|through|to|until)\b/i;

/** Short words that a stop belongs to. */
const dotted = /^(?:acct|appt|asst|avg|bldg|dept|eng|govt|intl|maint|mfg|mgr|mktg)/i;

const goesWithSpan =
  /^ (?:after|ago|and|at|before|by|contract|experience|from|guarantee|in|later|lead|max|min|notice|of|old|on|or|per|plus|to|trial|turnaround|warranty|with)\b/i;

/** The words that hurried callers cut short in a field of its own, written out: `mtg thurs` → `meeting Thursday`, `CEOs of 40 ppl firms` → `CEOs of 40-person firms`. */
export function spellOut(text: string): string {
  return toWholeWords(
    text
      .replace(/\b(editor)(s?) in chief\b/gi, '$1$2-in-chief')
      // "A staff eng": one of them.
      .replace(
        /(?<=\b(?:an?|another|any|one|their|your) (?:(?:junior|lead|platform|principal|senior|software|staff) )*)eng(?=$|[,.;)]| (?:at|and|in|on|or|to|who|with)\b)/giu,
        'engineer',
      )
      .replace(/\b(\p{L}{2,}(?:er|or|[cC][a-zA-Z][oO]))['’]s (?=(?:of|at|in|from|with)\b)/gu, '$1s ')
      .replace(/\b(c[a-z]o)['’]s (?=(?:of|at|in|from|with)\b)/gi, '$1s ')
      .replace(
        /\b(\d+\+?) (?:ppl|people|person|employee|emp|headcount) (?=\p{L})(?!(?:across|aged|and|at|before|between|by|for|from|in|of|on|onto|or|per|that|this|through|to|until|who|with|within|without|and|came|have|had|took|went|are|were|will|can)\b|\p{L}+ed\b)/giu,
        '$1-person ',
      ),
  );
}

/** The same in notes, whose sentences end where a stop ends them: `3 wks. max 8 ppl.` */
export function spellOutNotes(text: string): string {
  return toWholeWords(text, true);
}

/** `met him sat`, `spoke to her tues`: on which day. */
const metOn =
  /(?<=\b(?:emailed|met|rang|saw|spoke (?:to|with)|talked (?:to|with)) (?:her|him|them) )(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?=$|[.,;]| (?:at|in|and)\b)/gi;

/** What `withCommonNames` writes out. */
const commonShort =
  /\b(?:[23]x|average|avg|eps?|father|led|managed|min|mother|outsourced|reach|remote|ul|valentine)/i;

/** Names and short forms that stand in small letters or are cut: `led lights` → `LED lights`, `min. order` → `minimum order`. */
function withCommonNames(text: string): string {
  return commonShort.test(text)
    ? text
        .replace(/\bmin\.? (?=(?:commitment|contract|order|quantity|spend|stay|term)s?\b)/gi, 'minimum ')
        // "Delivery 2x week", "we got avg 64k".
        .replace(
          /(?<![\d.,])([23])x (?=(?:day|month|week|year)\b(?! (?:on|over) ))/gi,
          (_, times: string) => `${times === '2' ? 'twice' : 'three times'} a `,
        )
        .replace(
          /\b(gain|gained|get|got|save|saved|saw|see) (?:average|avg\.?) (?=[$€£]?\d)/gi,
          '$1 an average of ',
        )
        // "Led retrofit", "managed it support", "reach compliant inks", "before mothers day".
        .replace(
          /\bled (?=(?:bulb|display|floodlight|lamp|light|lighting|panel|retrofit|screen|sign|strip|tube)s?\b)/gi,
          'LED ',
        )
        .replace(/\b(co-managed|managed|outsourced|remote) it (?=(?:services?|support|team)\b)/gi, '$1 IT ')
        .replace(/\breach (?=(?:certified|compliant|registered)\b)/gi, 'REACH ')
        .replace(/\bul (?=(?:certified|listed)\b)/gi, 'UL ')
        .replace(
          /\b(mother|father)['’]?s day\b/gi,
          (_, who: string) => `${capitalise(who.toLowerCase())}'s Day`,
        )
        .replace(
          /\bvalentine['’]?s(?= (?:day|peak|season|week)\b)( day\b)?/gi,
          (_, day?: string) => `Valentine's${day ? ' Day' : ''}`,
        )
        .replace(
          /\b(1|one|two|three|four|five|\d+) eps?\b/gi,
          (_, many: string) =>
            `${many === '1' ? 'one' : many} episode${/^(?:1|one)$/i.test(many) ? '' : 's'}`,
        )
    : text;
}

function toWholeWords(text: string, isNotes = false): string {
  return (
    withCommonNames(shortBeside.reduce((told, [short, whole]) => told.replace(short, whole), text))
      // "350 per img", "we r live", "5 w us", "3 day t/a", "a chartered eng signs", "no min. door by noon", "v2.0 came out", "met him sat".
      .replace(/\bimg(s?)\b/g, 'image$1')
      .replace(/(?<=\b(?:they|we|you) )r(?= \p{Ll})/giu, 'are')
      .replace(/(?<=[\p{L}\d] )w (?=(?:our|us)\b)/gu, 'with ')
      .replace(/(?<=\b(?:day|hour|week) (?:\p{Ll}+ )?)(?:t\/a|turn[- ]around)\b/gu, 'turnaround')
      .replace(/(?<=\bchartered )eng\b/gi, 'engineer')
      .replace(/(?<=\bno )min(?=$|[.,;])/gi, 'minimum')
      .replace(/(?<=^|\n|[.!?] )v(?=\d+(?:\.\d+)* (?:came|is|shipped|was|went)\b)/g, 'Version ')
      .replace(
        metOn,
        (day: string) =>
          `on ${weekdayNames.find((each) => each.startsWith(`${day.slice(0, 1).toUpperCase()}${day.slice(1).toLowerCase()}`)) ?? day}`,
      )
      // "In Southern Vows mag".
      .replace(/(?<=\b(?:in|on) (?:\p{Lu}\p{L}+ ){1,3})mag(?=[.,;]|$| )/gu, 'magazine')
      // "Linen rental n laundry".
      .replace(/(?<=\p{Ll}{3}) (?:n|'n'?|n') (?=\p{Ll}{3})/gu, ' and ')
      // "A lab in watertown": no word but a town ends so.
      .replace(
        /(?<=\b(?:around|at|from|in|near|outside) )\p{Ll}(?=\p{Ll}{2,}(?:bury|burgh?|chester|ington|minster|mouth|shire|stead|(?<!down|home|mid|up)town|ville)\b)/gu,
        (letter) => letter.toUpperCase(),
      )
      .replace(
        /(?<![\d/])([123])\/([24]) ?(?:hrs?|hours?)\b/gi,
        (_, part: string, of: string) => `${(60 * Number(part)) / Number(of)} minutes`,
      )
      // "9 to 16 mtgs/rep/mth".
      .replace(
        /(?<=\d )(\p{Ll}+s)\/(\p{Ll}+)\/(day|mo|mth|month|wk|week|yr|year)\b/gu,
        (_, many: string, whose: string, unit: string) => `${many} per ${whose} a ${timeUnits[unit] ?? unit}`,
      )
      // "90 bldgs/mth".
      .replace(
        /(?<=(?<![\d.,$€£])\d+ \p{Ll}{3,})\/(day|mo|mth|month|wk|week|yr|year)\b/gu,
        (_, unit: string) => ` a ${timeUnits[unit] ?? unit}`,
      )
      // "For yr next event", "3 shops last yr".
      .replace(
        /(?<=^|[\s,(])yr (?=(?!(?:after|ago|ahead|and|at|before|by|contract|end|for|from|in|into|of|on|or|period|plan|three|to|two|warranty|we)\b)\p{Ll}{3,})(?<!(?:\d|\b(?:a|an|each|every|first|half|last|next|one|per|previous|second|the|this|budget|calendar|financial|fiscal|school|tax)) ?yr )/giu,
        'your ',
      )
      // "Trial 2 WKS".
      .replace(/(?<=\d )(?:WKS?|MTHS?|YRS?|HRS?)\b/g, (unit, _at: number, whole: string) =>
        whole === whole.toUpperCase() ? unit : unit.toLowerCase(),
      )
      // "48h turnaround", "class 2h", "2y warranty", "turnaround is 7d", "1d/month".
      .replace(lastingAfter, (_, many: string, unit: string) => `${many}-${spans[unit]} `)
      .replace(/\b(contract|guarantee|lease|warranty) (\d+) ?(?:y|yrs?|years?)(?=$|[,;.)])/g, '$2-year $1')
      .replace(
        /(?<=\b(?:class|course|lesson|party|session|show|talk|tour|walk|workshop)(?: for \p{Ll}+)?) (?=[1-9]h(?:$|[,;.)]))/gu,
        ', ',
      )
      .replace(
        /(?<=\b(?:[Dd]elivery|[Ll]ead time|[Tt]urnaround)(?: time)?(?: is| of|:)? )([1-3])d\b/g,
        (_, many: string) => `${many} day${many === '1' ? '' : 's'}`,
      )
      .replace(
        lastingBefore,
        (_, many: string, unit: string) => `${many} ${spans[unit]}${many === '1' ? '' : 's'}`,
      )
      .replace(/\b(\d)d\/(?:wk|week|mo|mth|month|yr|year)\b/g, (found, many: string) => {
        const unit = found.slice(3);
        return `${many} day${many === '1' ? '' : 's'} a ${timeUnits[unit] ?? unit}`;
      })
      .replace(
        /(?<=\b(?:\d\d|[2-9]) ?)y(?= (?:exp|experience|in|old|on|of|with)\b)/g,
        (_, at: number, whole: string) => (whole[at - 1] === ' ' ? 'years' : ' years'),
      )
      // "Flooded 2x in 2023", "print only, 4x/yr".
      .replace(
        /(?<![.,]|\d)([234])x ?(?:\/|(?:per|an?) )(?=(?:day|wk|week|mo|mth|month|yr|year)\b)/g,
        (_, times: string) => `${times === '2' ? 'twice' : times === '3' ? 'three times' : 'four times'} a `,
      )
      .replace(/(?<![\p{L}\d.,]|(?:by|down|up) )([23])x (?=(?:in|since|this|last) )/gu, (_, times: string) =>
        times === '2' ? 'twice ' : 'three times ',
      )
      .replace(/\b(do|does|did|is|are|was|has|have|would|could|should)nt\b/g, "$1n't")
      .replace(/\b(ca|wo)nt\b/g, "$1n't")
      .replace(/\b(children|men|people|women)s (?=\p{Ll})/giu, "$1's ")
      .replace(/\b(here|that|there|what|where)s (?=\p{Ll})/giu, "$1's ")
      .replace(/\bavail\b\.?(?= (?:from|immediately|in|now|on|within)\b|$|[,;)])/gi, 'available')
      .replace(/\b(hang|keep|put|sell|take|try|use) '?em\b/gi, '$1 them')
      .replace(/\ba (?=([aeio]\p{Ll}{3,})\b)/gu, (_, next: string) => `${toArticle(next)} `)
      .replace(/\bno (monthly|annual|yearly|upfront|set-?up)(?=$|[.,;])/gi, 'no $1 fee')
      .replace(/\b(sat|sun) (?=(?:afternoon|evening|morning)s?\b)/gi, (_, day: string) =>
        /^sat/i.test(day) ? 'Saturday ' : 'Sunday ',
      )
      .replace(
        /\bled (?=(?:(?:flood|spot|street)?lights?|bulbs?|displays?|lamps?|lighting|panels?|screens?|signs?|strips?|walls?)\b)/gi,
        'LED ',
      )
      // "Ribbons and bunting incl.", at the end of a note.
      .replace(/(?<=\p{L}{3}) incl\b\.?(?=$|\n|[;,]| \p{Lu}\p{Ll}*['’ ])/gu, ' included.')
      // "Setup crew incl. used at two shows": what it comes with, and a new note.
      .replace(/(?<=\p{L}{3}) incl\b\.? (?=\p{Ll}+(?:ed|wn) (?:at|by|in|for|since)\b)/gu, ' included. ')
      // "US eastern hrs": a zone, and not "us".
      .replace(
        /\b(?:us|US) (central|eastern|mountain|pacific) (hours|hrs|time)\b/gi,
        (_, zone: string, span: string) =>
          `US ${zone.slice(0, 1).toUpperCase()}${zone.slice(1).toLowerCase()} ${span === 'hrs' ? 'hours' : span}`,
      )
      .replace(/\b(you|they|we)(re|ve)\b(?<!were)/g, "$1'$2")
      .replace(/(?<!\b(?:an?|my|our|the|your) (?:\p{L}+ )?)\bweb dev\b/giu, (found) => `${found}elopment`)
      .replace(/\bim (?=(?:an?|at|based|in|not|on|the|\p{Ll}{3,}ing)\b)/giu, "I'm ")
      // "Send a page and ill edit it".
      .replace(
        /(?<=,? (?:and|so|then) |, )ill (?=(\p{Ll}+) (?!and\b)(an?\b|it\b|one\b|the\b|\d)?)/giu,
        (found, verb: string, object?: string) =>
          findVerb(verb)?.form === 'base' || object ? "I'll " : found,
      )
      .replace(/\bive (?=(?:been|got|had|\p{Ll}{3,}ed)\b)/giu, "I've ")
      .replace(/\bco['’]?s\b(?!\.)/g, 'companies')
      // "Landscaping co owner".
      .replace(
        /(?<=\p{Ll}{3} )co(?= (?:founder|in|manager|owner|president|that|who|with)s?\b|$|[,;)])/gu,
        'company',
      )
      // "$9 per employee/mo", "the last 24 mo", "12 mo warranty".
      .replace(/(?<=[\p{L}\d]\/)(?:mo|mnth|mth|yr|wk|hr)(?![\p{L}\d/])/gu, (unit) => timeUnits[unit] ?? unit)
      .replace(
        /(?<=\b(\d+|per|an?) )(?:mos?|mths?)\b( (?:contract|guarantee|lease|minimum|notice|plan|subscription|term|trial|warranty)\b)?/g,
        (_, count: string, term = '') =>
          `${/^(?:1|per|an?)$/.test(count) || term ? 'month' : 'months'}${term}`,
      )
      // "25yr warranty".
      .replace(/(?<=\b\d+)yr (?=\p{Ll}{3})/gu, '-year ')
      .replace(/(?<=\d-)(?:yr|wk|hr|mo|mth)(?= \p{L})/gu, (unit) => timeUnits[unit] ?? unit)
      .replace(
        /(?<![\p{L}\p{N}@./-])\p{L}{1,12}(?![\p{L}\p{N}@'’-]|\/(?!(?:day|mo|mth|month|wk|week|yr|year)\b))(?:\.(?= \p{Ll}))?/gu,
        (found, at: number, whole: string) => {
          const word = words[found.replace('.', '').toLowerCase()];
          if (word === undefined || found === found.toUpperCase()) return found;
          if (isNotes && found.endsWith('.') && !dotted.test(found)) return `${word}.`;
          // "Back weds. loaner knives left": the day ends its sentence, unless the next word goes with it.
          const ends =
            found.endsWith('.') && /day$/.test(word) && !goesWithDay.test(whole.slice(at + found.length));
          // "3 wks. fixed price": after a figure a span of time ends it.
          const endsSpan =
            found.endsWith('.') &&
            /^(?:hours?|weeks?|years?)$/.test(word) &&
            /\d ?$/.test(whole.slice(0, at)) &&
            !goesWithSpan.test(whole.slice(at + found.length));
          return ends || endsSpan ? `${word}.` : word;
        },
      )
  );
}
