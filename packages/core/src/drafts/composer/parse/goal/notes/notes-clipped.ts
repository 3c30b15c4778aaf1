import { toArticle } from '../../../text/grammar.ts';
import { dayInFull } from '../../../text/time-units.ts';
import type { Note } from '../../note.ts';

const day = '((?:mon|tues?|weds?|thur?s?|fri|sat|sun)(?:day|nesday|urday)?)';
/** A part of a firm, without the firm. */
const department = '(?:accounts|finance|HR|IT|legal|marketing|operations|procurement|purchasing|sales)';

/** What a reader has on record, and can send. */
const records =
  '(?:dimensions|drawings|floor ?plans?|headcount|measurements|meter readings|numbers|quantities|room sizes|sizes|specs?)';

/** Goals clipped to their nouns and deeds, whose missing words only one reading gives: told before a goal is read (`parse-goal.ts`). */
export const notesClipped: readonly Note[] = [
  // "Samples Weds > standing order": one after the other.
  [
    new RegExp(`^(?:free )?samples? (?:on )?${day}(?:,? ?(?:->|>|→|then) ?(?:an? )?(.{4,40}))?$`, 'i'),
    (found: string, on: string, next?: string) => {
      const when = dayInFull(on.slice(0, 3));
      return when ? `get them to take samples on ${when}${next ? ` and then place an order` : ''}` : found;
    },
  ],
  // "Swatch card request w/ their address".
  [
    /^((?!(?:get|have|receive) |(?:\p{Ll}+ )*quote )(?:[\p{Ll}-]+ ){1,3}?)request (?:with|w\/) ?(?:(?:an?|the|their) )?((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)$/iu,
    'get them to ask for a $1and to send us their $2',
  ],
  // "Refer clients; come see the place": the reader may do both.
  [
    /^(\p{Ll}{3,} [^;]{4,50}?); (?=(?:book|call|come|email|join|order|register|reply|ring|try|visit)\b[^;]*$)/iu,
    '$1 and ',
  ],
  // "RSVP + dietary needs".
  [
    /^RSVP (?:and|\+|with|w\/) ?(?:any |the |their )?((?:[\p{Ll}-]+ ){0,2}(?:allergies|choices?|needs|numbers|preferences?|requirements))$/iu,
    'get them to RSVP and tell us their $1',
  ],
  [/(?<=\band )come (?=(?:hear|look at|meet|see|taste|try|visit) )/giu, 'come to '],
  [
    /\bbefore (?:the )?(current|existing|present) (?=(?:agreement|contract|cover|deal|lease|licen[cs]e|policy|term|warranty)\b)/giu,
    'before their $1 ',
  ],
  [
    /^let (me|us) (bid|price|quote|tender)(?: for| on)? (?:the |their )?next (?=(?:contract|job|order|project)s?$)/iu,
    'let $1 $2 for their next ',
  ],
  [
    new RegExp(
      `^((?:get (?:an? )?|an? )?(?:intro(?:duction)? to|introduce (?:me|us) to)) (${department})$`,
      'i',
    ),
    '$1 their $2 team',
  ],
  // "A donation for the raffle", "prize for our raffle, anything they like".
  [
    /^(?:an? |get (?:an? )?)?(?:donation|prize|something) for (?:the |our )?(auction|bazaar|fête|fete|raffle|tombola)((?:, [^,]{4,40})?)$/iu,
    'get them to give a prize for our $1$2',
  ],
  [
    /^(?:send|e-?mail|forward|submit) (?:us )?(?:an? |the |their )?(CV|resume|résumé)$/iu,
    'get them to send us their $1',
  ],
  [
    /^(?:e-?mail|lobby|write to|contact) (their (?:MEP|MP|TD|councillor|representative|senator))\b/iu,
    'get them to write to $1',
  ],
  [/^(watch|see) (?=\d+[- ]?min(?:ute)?s? )/iu, '$1 a '],
  [
    /^(?:get them to )?(?:change|switch) (?:agenc(?:y|ies)|brokers?|carriers?|cleaners?|haulers?|providers?|suppliers?|vendors?)(?= (?:before|by|from|in|next|this)\b|$)/iu,
    'get them to switch to us',
  ],
  [/^(?:a )?(\d+|one|two|three|four) (days?|weeks?|months?) work experience\b/iu, '$1 $2 of work experience'],
  [/^invite to (?=(?:bid|quote|tender)\b)/i, 'get them to invite us to '],
  // "Bid on roof job": whose it is.
  [/\b((?:bid|quote|tender) (?:for|on)) (?=(?!the\b)\p{Ll}+ (?:job|project|work)s?$)/iu, '$1 their '],
  [/^(?:a )?call ?back (?:about|re:?) (?:the |their )?quote$/i, 'call about their quote'],
  // "Photo permission", "use of car park on race day", "access to the roof for survey".
  [/^(?:get )?(?:a )?(?:logo|photo|picture|video) permission$/i, 'get them to let us use their photos'],
  [
    /^(?:get |have )?(?:the )?use of (?:the |their )?(car park|field|garden|hall|kitchen|loos|minibus|pool|toilets|van|yard)\b/iu,
    'get them to let us use their $1',
  ],
  [
    /^(?:get |have )?access to (?:the |their )?(attic|basement|boiler room|cellar|loft|plant room|roof|site|yard)((?: on [\p{L}\d ]{3,20})?)(?: for (?:an? )?(\p{Ll}+))?$/iu,
    (_found: string, place: string, when: string, what?: string) =>
      `get them to give us access to their ${place}${when}${what ? ` for ${toArticle(what)} ${what}` : ''}`,
  ],
  // "Meter readings for last 12 months", "floor plans", "headcount + dates", "numbers by 1 Oct".
  [
    new RegExp(
      `^(?:the |their )?(${records}(?:(?:,| and| \\+|,? &) (?:dates|${records}))*)((?: by .{3,20}| for .{3,30}| from .{3,20})?)$`,
      'iu',
    ),
    (_found: string, what: string, when: string) =>
      `get them to send us their ${what.replace(/ [+&] /g, ' and ')}${when.replace(/ for (?=last \d)/, ' for the ')}`,
  ],
  [/^(?=a copy of (?:her|his|their) )/i, 'get them to send us '],
  [/^deposit(?: of)? (?=[A-Z]{0,3}[$€£]\d)/i, 'get them to pay a deposit of '],
  [
    /\b(?=(?:Sat|Sun) (?:collection|delivery|market|morning|night|opening)\b)(Sat|Sun)\b/g,
    (_found: string, day: string) => dayInFull(day),
  ],
  [/^top up (?:the |their )?(?:order|stock)$/i, 'get them to order more from us'],
  [/^sale[- ]or[- ]return(?: trial)?, (\d+ \p{Ll}+)$/iu, 'get them to try $1 on sale or return'],
  [/^[^,]*\d ?% off[^,]*, (?:just )?(?=(?:call|email|reply|ring|text) )/i, ''],
  [
    /^claim (?:a |the |their )?(free [\p{Ll} ]{3,20}), (?:I |we )?(?:just|only) need (?:an? |the |their )?([\p{Ll} ]{3,20})$/iu,
    'get them to claim a $1 and send us their $2',
  ],
  [/^(?:give|pledge|volunteer) (?=(?:by|an? hour|for|on|\d+ h(?:ou)?rs?)\b)/i, 'get them to $&'],
  // "Line in their welcome pack", "half page ad in the programme", "blurb for back cover".
  [
    /^(?:get )?(?:an? )?(line|listing|mention|paragraph|entry) in (?=their )/i,
    'get them to give us a $1 in ',
  ],
  [
    /^(?:get )?(?:an? )?((?:(?:full|half|quarter)[- ]page )?(?:ad|advert)) in (?:the )?((?:our )?(?:\p{Ll}+ )?(?:brochure|magazine|mag|newsletter|programme|yearbook))(?:,? (?:for )?([A-Z]{0,3}[$€£]\d+))?$/iu,
    (_found: string, ad: string, where: string, cost?: string) =>
      `get them to take ${/^half|^full|^quarter/i.test(ad) ? `a ${ad.replace(/ (?=page)/, '-')}` : `an ${ad}`} in ${/^our/i.test(where) ? where : `our ${where}`}${cost ? ` for ${cost}` : ''}`.replace(
        /\bmag\b/,
        'magazine',
      ),
  ],
  [
    /^(?:get )?(?:a )?(?:blurb|quote|endorsement) for (?:the |our )?(?=back cover|book|case study|cover|website)/i,
    'get them to give us a quote for the ',
  ],
  [/^cross[- ]promo(?:tion)? on socials?$/i, 'swap promotions on social media'],
  [
    new RegExp(`^((?:forward|pass)(?: (?:it|this))?(?: on)? to) (${department})$`, 'i'),
    'forward this to their $2 team',
  ],
  // "Switch service contract", "ring before Oct while dry", "tell us pick up day".
  [
    /^(?:change|move|switch) (?:the |their )?((?:[\p{Ll}-]+ )?(?:contract|policy))(?= (?:before|from|in|next)\b|$)/iu,
    'get them to move their $1 to us',
  ],
  [
    /^(?:call|phone|ring) (?:me |us )?((?:before|by) \p{L}+) while (?:it['’]?s )?(cool|dry|quiet|warm)$/iu,
    'get them to call us $1, while it is $2',
  ],
  [/\b(tell (?:me|us)) (?=(?:collection|delivery|pick[- ]?up) (?:date|day|time)\b)/iu, '$1 a '],
  // "Meet at trade fair Harrogate stand B14".
  [
    /\b(?:at|in) (?:the )?((?:trade )?(?:expo|fair|show)),? (?:in )?(\p{Lu}\p{Ll}+),? \(?(?:booth|stand) (\p{Lu}?\d+)\)?/u,
    'at the $1 in $2 (stand $3)',
  ],
  [/^come (hear|listen to|smell|taste|watch) /i, 'get them to come and $1 '],
  // "1 bank on trial 3 months".
  [
    /^((?:an? |one |\d+ )(?:[\p{Ll}-]+ )?\p{Ll}+) on trial,?(?: for)? ((?:\d+|one|two|three|six) (?:days?|weeks?|wks?|months?|mths?))$/iu,
    'get them to take $1 on trial for $2',
  ],
  // "Sample pallet mixed".
  [/^(?:an? )?sample (box|case|crate|pack|pallet),? mixed$/i, 'send a mixed sample $1'],
  // "30 min on agenda at next mtg".
  [
    /^(?:get )?(\d+) ?min(?:ute)?s? on (?:the |their )?agenda(?: (?:at|of) (?:the |their )?next (?:meeting|mtg))?$/i,
    'get them to give us $1 minutes on the agenda of their next meeting',
  ],
  // "Share our flyer with guests", "offer our walks to their guests": whoever has guests does.
  [
    /^(distribute|give|hand out|mention|offer|pass on|promote|recommend|sell|share|show) ((?:my|our) [^,;]{3,50}?) (to|with) (?:the |their )?(clients|customers|employees|families|fans|guests|listeners|members|parents|patients|pupils|readers|residents|staff|students|subscribers|tenants|users|visitors)$/i,
    (_found: string, deed: string, what: string, to: string, whom: string) =>
      `get them to ${deed.toLowerCase().replace(/^offer$/, 'suggest')} ${what} ${to} their ${whom}`,
  ],
  [
    /^(?:forward|pass)(?: on)?(?: it| this)?(?: on)? to the right (?:people|person|team)$/i,
    'get them to forward this to whoever looks after it',
  ],
  [/^([^,]{4,60}), (?:the )?first (?:one )?(?:is )?free$/i, '$1'],
  [/^(hand|read) out (?=(?:at|in) )/i, 'get them to $1 this out '],
];
