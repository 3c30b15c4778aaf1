import { compact } from '../../../../compact.ts';
import type { Note } from '../../note.ts';

/** What the sender would have besides, and nobody is told: a yes to what has just been named. */
const answer = '(?:an? |the |their )?(?:clear |firm |quick )?(?:agreement|approval|go-ahead|nod|ok|okay|yes)';
/** What readers have: whoever sends these is the reader. */
const readersOwn = '(?:bill|brief|drawing|file|invoice|logo|manuscript|measurement|photo|recording|script)s?';

/** Notes of sales people, before the others (`goal-notes.ts`). */
export const notesEveryday: readonly Note[] = [
  [/ (?:in order|so as) to (?=\p{Ll})/giu, ' to '],
  // "Invite her to be our opening speaker and get an answer by Friday".
  [
    /^(?:ask|get|invite) (?:her|him|them) to be (our (?:[\p{L}-]+ ){0,2}(?:host|judge|mentor|moderator|panell?ist|speaker))\b(?:,? and get .*)?/iu,
    'get them to become $1',
  ],
  // "Ask for a conversation before submitting a grant application": whoever asks for it submits.
  [
    /^((?:arrange|ask for|book|get|have|request|schedule|set up) (?:an? )?(?:[\p{L}\d-]+ )*(?:call|chat|conversation|discussion|meeting|talk)) (after|before) (filing|handing in|lodging|sending|submitting) (?:an?|my|our|the) (?=(?:[\p{L}-]+ ){0,2}(?:abstract|application|bid|draft|manuscript|pitch|proposal|submission|tender)\b)/iu,
    (_: string, call: string, when: string, sends: string) =>
      `${call} ${when} we ${sends.replace(/^(\p{L}+?)(?:tt)?ing\b/u, (_w, base: string) => (base === 'submi' ? 'submit' : base === 'fil' ? 'file' : base))} our `,
  ],
  // "Propose a member benefit agreement": what both would sign is the reader's to weigh.
  [
    /^(?:propose|suggest) (?=an? (?:(?!(?:pilot|sponsorship|test|trial)\b)[\p{L}-]+ ){1,3}(?:agreement|arrangement|contract|scheme)(?:$| (?:at|for|in|on|with) ))/iu,
    'get them to consider ',
  ],
  // "Get them to reply so I can send three ideas".
  [
    /^get (?:them|him|her) to (?:answer|reply|respond) so (?:that )?(?:i|we) can (?=(?:send|share|show)\b)/i,
    '',
  ],
  [
    /^ask (?:if|whether) (?:they|he|she)(?:['’]d| would) (?:like|want) to (?:get|have|receive) (?=(?:an?|our|the) )/i,
    'send ',
  ],
  [
    /^(?:be|get) (?:directed|introduced|pointed|referred) to (?:the (?:one|person) (?:that|who)|who) /i,
    'find out who ',
  ],
  // "Be introduced to whoever owns onboarding": somebody is to do so.
  [/^(?:(?:be|get) introduced|introduce|(?:an? )?intro(?:duction)?) to (?=whoever )/i, 'introduce us to '],
  [/^(?:be|get) (?:directed|pointed|referred) to whoever /i, 'find out who '],
  // "Follow up, see if still interested".
  [
    /^(?:(?:chase(?: up)?|check in|follow(?:ing)?[- ]up)(?: with (?:her|him|them))?(?:,| and| to)? )?(?:ask|check|find out|see) (?:if|whether) (?:(?:he|she|they)(?:['’](?:re|s)| are| is) )?still (?=interested\b|keen\b|looking\b)/i,
    'ask whether they are still ',
  ],
  // "Get renewal date + quote": the sender gives the price.
  [
    /^(?:ask for|find out|get|obtain) (?:the |their )?((?:[\p{L}-]+ ){0,2}(?:end|expiry|renewal|start) date)s? (?:&|\+|and|plus) (?:(?:give|offer|send) )?(?:an? )?(price|proposal|quote)$/iu,
    'find out their $1 and send a $2',
  ],
  // "Get first booking, 1st one half price".
  [
    /^(?:get|land|win) (?:an? |the |their )?first (booking|clean|delivery|job|lesson|order|session|shoot|treatment|visit), (?:(?:1st|first)(?: one)?|it) (?:is )?(?:at )?(free|half price|\d+% off)$/i,
    (_: string, what: string, terms: string) =>
      /^free$/i.test(terms) ? `offer a free first ${what}` : `first ${what} at ${terms}`,
  ],
  // "Book a slot for Easter, 3 left": how many are left is told of them.
  [
    /^(book|claim|get|grab|reserve|take) (?:an? |one )?((?:[\p{L}-]+ )?(?:date|place|seat|slot|space|spot|table|ticket))\b([^,(]*?)(?:,| -| \() ?(?:just |only |there are (?:only )?)?(\d+|four|five|six|three|two) (?:left|remaining)\)?$/iu,
    '$1 one of the $4 $2s left$3',
  ],
  [
    /(?:,| -) ?(?:only )?(?:(?:a )?few (?:left|remaining)|limited (?:availability|places|seats|spaces|spots|tickets)|(?:places|seats|spaces|spots|tickets) (?:are )?(?:going fast|limited))$/i,
    '',
  ],
  // "Ask if she'd like an interview and photos": she is offered them.
  [
    /^ask (?:if|whether) (?:they|he|she)(?:['’]d| would) (?:like|want) (?=an interview (?:and|with) (?!(?:her|him|me|them|us)\b))/i,
    'offer ',
  ],
  // "Have my portfolio looked at".
  [/\b(?:get|have) ((?:my|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) looked (at|over)\b/iu, 'look $2 $1'],
  // "Open a free broker account": it is opened, and not arranged.
  [/^(?:arrange|set up) (?=an? (?:[\p{L}-]+ ){0,3}account(?: (?:for|in|on|with) .+)?$)/iu, 'open '],
  // "Meet b4 end of term", and no stand "B4.112".
  [/\bb4 (?=\p{Ll}|\p{Lu}\p{Ll})/gu, 'before '],
  [/\bbefore end of (?=(?:season|semester|summer|term|winter)\b)/gi, 'before the end of '],
  // "Reconnect after we met at the fair": that they met is told.
  [
    /^(?:follow up|get back in touch|reconnect)(?: with (?:her|him|them))? after (?:we|our) (?:call|chat|met|spoke|talked)\b.*$/i,
    'reconnect',
  ],
  [/^(?:he |she |they )?(?:needs?|wants?) (?=an? (?!\p{L}+ to\b))/iu, ''],
  [/,? without (?:any )?(?:obligation|pressure|strings)(?: attached)?$/i, ''],
  // "Visit us for lunch and maybe write about it".
  [/,? and (?:hopefully|ideally|maybe|perhaps|possibly) (?=\p{Ll}+ )/giu, ' and '],
  // "Get her to visit for lunch and write about us": who visits comes.
  [
    /^((?:(?:get|have|invite) (?:them|him|her) to )?)visit (?:us )?(?=for (?:an? )?(?:breakfast|coffee|dinner|lunch|taste|tasting|tea|tour)\b.* and \p{Ll}+ )/iu,
    (_: string, who: string) => `${who || 'get them to '}join us `,
  ],
  // "Invite them to a no-obligation visit": who offers one goes there.
  [
    /^invite (?:(?:them|him|her) )?(?:for|to) (an? (?:free |no-obligation |non-binding |no-strings )+(?:appraisal|assessment|consultation|inspection|quote|survey|valuation|visit))$/i,
    'offer $1',
  ],
  // "Get a reply if she's open to an audit".
  [/^(?:get|have|receive) (?:an? )?(?:answer|reply|response) (?=(?:if|whether) (?:they|he|she)\b)/i, 'ask '],
  // "Schools should reply with two dates": of those who read.
  [
    /^(?:the )?(?!they\b)\p{L}+s should (?=(?:answer|book|call|choose|come|get in touch|name|order|pick|register|reply|request|respond|send|sign|try|visit)\b)/iu,
    'get them to ',
  ],
  // "Convince him to request our test report".
  [
    /^(?:(?:convince|get|have|persuade|want) (?:them|him|her) to )?request (my|our|the|an?|one of our) ((?:[\p{L}-]+ ){0,3}(?:booklet|brochure|case stud(?:y|ies)|catalogue|(?:data|fact|product|spec)[- ]?sheet|deck|guide|leaflet|line sheet|lookbook|price list|report|sample(?: box| kit| pack)?|swatch(?: book| card)?|white ?paper))$/iu,
    'send them $1 $2',
  ],
  // "Win them back as a monthly donor".
  [
    /^win (?:them|him|her) back as (an? (?:\p{L}+ )?(?:donor|member|patron|sponsor|subscriber|supporter|volunteer))$/iu,
    'get them to become $1 again',
  ],
  // "Ask who decides and get an introduction": to whoever that is.
  [
    /(?<=^(?:ask|find out|learn) (?:for|who)\b.*),? and (?:ask for|get|request) an? intro(?:duction)?(?: to (?:them|him|her))?$/i,
    ' and introduce us',
  ],
  // "Request to be added to the list": what the sender would be granted.
  [/^(?:apply|ask|request) to (?=be )/i, ''],
  [/^request to (?=\p{Ll})/iu, 'ask to '],
  [/^(?:propose|suggest) (?:that )?(?:we|i) (?:could |might |should )?(?=\p{Ll}+ )/iu, ''],
  [
    /^(?:get|have|request|secure) (?:an? |the )?(?:chance|opportunity) to (?=(?:catch up|chat|connect|meet|speak|talk)\b(?!.* (?:at|to) (?:the|their) ))/i,
    '',
  ],
  // "A brief call to compare with their archive", and not "10 strips to compare with their values".
  [/(?<!\b(?:pack|set|\p{L}+s)) to compare (?=(?:with|against) )/iu, ' to compare this '],
  // "Show him what a counter looks like, 30 min on Teams".
  [
    /^(?:demonstrate|explain|show) (?:(?:them|him|her|you) )?((?:how|what|where|which|why) .{8,90}?)(?:,? in)?,? ((?:\d+|half an|an)[ -]?(?:hour|min(?:ute)?)s?)((?: (?:by|on|over|via) [\p{L} ]{3,20})?)$/iu,
    (_: string, matter: string, span: string, means: string) =>
      `arrange a ${span.replace(/^an? hour/i, 'one-hour')} call${means} to show them ${matter}`,
  ],
  // "An enquiry for his top 10 part numbers": what is to be priced is the reader's to name.
  [
    /^(?:get |obtain |receive |win )?(?:an? |the )?(?:enquiry|inquiry|quote request|request for (?:a )?quotes?|rfq)s? (?:about|for|on) (?:the|their|his|her) ((?:\S+ ){0,3}(?:items|models|(?:item|part|product) numbers|parts|SKUs))$/i,
    'send us their $1 so we can price them',
  ],
  // "The list closes February 15".
  [
    /\b(closes|ends|expires|opens|runs out|starts) (?=(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/giu,
    '$1 on ',
  ],
  // "A demo, but if they are not the right person, who is": what is asked first.
  [/(?<=^.{6,}),? (?:and|but|or|otherwise),? if (?:they(?:['’]re| are)(?: not|n['’]t)|not)\b.*$/i, ''],
  [/^apply to (?=(?:exhibit|perform|present|speak|volunteer)\b)/i, ''],
  [/^(?:convince|encourage|persuade) (?=(?:her|his|the|their) (?:\p{L}+ ){1,2}to \p{Ll})/iu, 'get '],
  // "Convince her that a pilot is worth it".
  [
    /^(?:convince|persuade) (?:them|him|her) (?:of|that) (an? [\p{L}\d -]{3,40}?)(?: (?:is|would be|makes|pays) .*)?$/iu,
    '$1',
  ],
  [
    /^(?:get |have |win )?(?:an? )?yes (?:for|on|to) (?=(?:our|the|this) (?:[\p{L}-]+ )?(?:budget|estimate|price|proposal|quotation|quote|schedule|scope|timeline)\b)/iu,
    'approve ',
  ],
  [
    /^discuss (.{5,70}?),? (?:during|in|on|over) (an? [^,]*\b(?:call|chat|coffee|lunch|meeting))$/i,
    '$2 about $1',
  ],
  [/^follow(?:ing)?[- ]?up with (?=an? (?:\p{L}+ )?(?:call|chat|demo|meeting|visit)\b)/iu, 'arrange '],
  // "Invite her to a dinner and ask her to bring a colleague": she does both.
  [
    /(?<=^(?:ask|get|invite) (?:them|him|her) to .*) and (?:ask|get|invite) (?:them|him|her) to (?=\p{Ll})/iu,
    ' and ',
  ],
  [
    /^let (?:them|him|her) know (?:about|of|that) .{3,80}? and (?=(?:arrange|ask|book|get|invite|offer|request|see)\b)/i,
    '',
  ],
  // "Find a date in May for a site visit": the visit is in May.
  [
    /^(?:agree(?: on)?|find|fix|get|set) (?:an? |some |the )?(?:dates?|day|slot|time)( (?:after|before|early in|in|next|on|this) [\p{L}\d ]{2,25}?) for (an? (?:[\p{L}\d-]+ ){0,3}(?:call|demo|demonstration|interview|lunch|meeting|presentation|session|tasting|trial|visit|workshop))$/iu,
    'arrange $2$1',
  ],
  [/^(?:ask|propose|request|suggest) that they (?=\p{Ll}{2,} )(?!(?:are|be|can|could|will|would)\b)/iu, ''],
  [/^(?:propose|suggest) to (?=\p{Ll}{3,} )/iu, ''],
  [
    /^(?:ask|check|find out|see) (?:if|whether) they(?:(?:['’]d| would)? (?:like|plan|want|wish) to|['’]d| would) sell (?:the|their|his|her) /i,
    'sell their ',
  ],
  [
    /^((?:arrange |book |get |schedule )?an? (?:[\p{L}\d-]+ )*(?:call|chat|demo|meeting)),? so (?:that )?(?:we|i) can (?=(?:demonstrate|explain|show) )/iu,
    '$1 to ',
  ],
  [
    /^(?:book|find|get|grab|secure) (?:a slot|(?:some )?time) (?:in|on) (?:his|her|the|their) (?:calendar|diary) for (?=an? )/i,
    'arrange ',
  ],
  [/^(?:ensure|make sure) (?:that )?they (?=\p{Ll}{2,} )(?!(?:are|can|do|have|know)\b)/iu, 'get them to '],
  // "Would they like the agenda?"
  [/^(?:do|would) they (?:like|want) (?=(?:an?|one|our|some|the|two|three) )/i, 'offer '],
  [/^would they (?:like|love) to (?=\p{Ll})/iu, ''],
  // "Get a yes to sending an outline": who sends is the sender.
  [
    compact(
      `^(?:get |have |win )?${answer} (?:for|on|to) (?:me |us )?(?:e-?mailing|posting|sending|sharing) (?!us\\b|me\\b|(?:their|his|her) |.*\\b${readersOwn}\\b)`,
      'i',
    ),
    'ask for permission to send ',
  ],
  // "Offer a free report and get a yes".
  [
    compact(
      `(?<=^.{8,}),? and (?:get|have|obtain|secure|win) ${answer}(?: (?:from|out of) (?:them|him|her)| to (?:it|that|this))?$`,
      'i',
    ),
    '',
  ],
  [/ abut (?=(?:her|his|how|our|the|their|what)\b)/i, ' about '],
  [/\b(?:him|her)self\b/gi, 'themselves'],
  [/\b(this|next|last) wk\b/gi, '$1 week'],
  [/\bnxt (?=month|week|year)/gi, 'next '],
  [/\bthis or next (week|month)\b/gi, 'this $1 or next'],
  // "An on-site assessment (free, 2 hrs)".
  [
    /\ban? ((?!free\b)(?:[\p{L}\d-]+ ){0,4}[\p{L}-]+) \((?:(?:free|no (?:charge|cost))[,;] ([^()]+)|([^()]+)[,;] (?:free|no (?:charge|cost)))\)/giu,
    (_: string, what: string, before: string | undefined, after: string) =>
      `a free ${what} (${before ?? after})`,
  ],
  // "Coffee next time I'm in town (9-11 December)": on those days.
  [/ (?:the )?next time (?=(?:i|we)(?:['’](?:m|re)| am| are) .*\d)/i, ' when '],
  [/\b(breakfast|coffee|dinner|drink|lunch) in person\b/i, '$1'],
  // "Show it to them, maybe on site over a coffee, I'm in their town on the 14th".
  [
    /, (?:ideally|maybe|perhaps|possibly|preferably) (?=(?:on[- ]?site|in person|over (?:an? )?\p{L}+)\b)/iu,
    ' ',
  ],
  [
    /, (?:(?:as|since) )?(?:i|we)(?:['’](?:m|re|ll be)| am| are| will be) (?:around|in (?:the|their|his|her) (?:area|city|town)|nearby) (?=(?:from|next|on|this|tomorrow)\b)/i,
    ' ',
  ],
  // "A meeting with her + AP lead": the lead is the reader's.
  [
    / with (them|him|her) (?:and|&|\+) (?=(?:[\p{L}&]+ ){0,2}(?:C[A-Z]O|[FM]D|buyer|director|engineer|head|lead|manager|team|VP)\b)(?!(?:an?|another|any|ask|brief|her|his|join|meet|my|one|our|see|show|tell|thank|the|their|train|two|visit)\b)/giu,
    ' with $1 and their ',
  ],
  // "Her CS ops guy".
  [
    /((?:\b(?:and|by|from|to|with)|[+&]) (?:her|his|the|their)) ((?:[\p{L}&]+ ){1,3})guy\b/giu,
    '$1 $2colleague',
  ],
  // "A call in May, together with whoever runs the shop".
  [
    /(?: with (?:them|him|her))?,? (?:ideally )?together with (?=whoever |(?:her|his|the|their) )/i,
    ' with them and ',
  ],
];
