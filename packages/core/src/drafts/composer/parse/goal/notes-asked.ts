import { decapitalise, toArticle } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';

/** Who does what is asked, where a goal says so: `get them to`, `have him`. */
const told =
  "(?:(?:(?:(?:i|we)(?:['’]d| would)? )?(?:ask|get|have|invite|like|need|want) (?:them|him|her)(?: to)?|they) )";
/** What one day or hour is called that two settle on. */
const days =
  '(?:[\\p{L}-]+ )?(?:dates?|days?|evening|morning|afternoon|weekend|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)';
/** What senders write, and readers are to take. */
const written =
  '(?:abstract|article|essay|idea|manuscript|offer|paper|piece|pitch|proposal|story|submission|talk proposal)';
/** What senders have about their goods and events, and hand out to whoever asks. */
const handedOut =
  '(?:(?:availability|parts|plant|price|product|seed|stock|trade|vehicle|wine) list|availability|brochure|catalog(?:ue)?|course list|fact sheet|info(?:rmation)? pack|look ?book|media (?:kit|pack)|(?:tasting )?menu|pitch deck|portfolio|price ?list|programme|prospectus|rate card|sponsor(?:ship)? (?:deck|pack)|swatch (?:book|card)|syllabus|tariff|timetable)';
/** What somebody may be refused as well as granted. */
const granted = '(?:agreement|approval|go-ahead|green light|leave|ok|okay|permission)';

/** What is asked of the reader, in the words that the tables know: tried before the other notes (`goal-notes.ts`). */
export const notesAsked: [written: RegExp, told: string | ((...found: string[]) => string)][] = [
  [/^apologi[sz]e(?: for .{3,40}?)?,? and (?=(?:agree|arrange|book|find|fix|get|give|offer|set) )/i, ''],
  // "We would be grateful for permission to apply", "we respectfully ask to be included".
  [
    /^(?:we|i)(?:['’]d| would| should)? (?:be|feel) (?:(?:deeply|most|so|very) )?(?:grateful|obliged|thankful) (?:for|if they (?:could|would)|to (?:get|have|receive)) /i,
    'get ',
  ],
  [
    /^(?:we|i)(?:['’]d| would| should)? (?:be|feel) (?:(?:deeply|most|so|very) )?(?:delighted|glad|happy|honou?red|pleased|privileged|proud) to (?=\p{Ll}+ )(?!(?:be|discuss|get|have|hear|know|learn|meet|receive|see|speak|talk)\b)/iu,
    "I'd like to ",
  ],
  [
    /^(?:we|i)(?:['’]d| would| should)? (?:be|feel) (?:(?:deeply|most|so|very) )?(?:delighted|glad|happy|honou?red|pleased|privileged|proud) to (?=\p{Ll}+ )/iu,
    '',
  ],
  [/^(?:we|i) (?:(?:hereby|humbly|kindly|respectfully) )?(?:ask|request|beg) (?=(?:for|to be)\b)/i, 'ask '],
  [/^(?:we|i) (?:(?:hereby|humbly|kindly|respectfully) )?request (?=an?\b|the\b|their\b)/i, 'ask for '],
  [
    /^(?:we|i)(?:['’]d| would| should)? (?:(?:greatly|really|very much) )?(?:appreciate|value|welcome) /i,
    'get ',
  ],
  [
    /^(?:my|our|the) (?:aim|dream|goal|hope|idea|plan|wish) is (?:for them to |that )(?=they |\p{Ll})/iu,
    'get them to ',
  ],
  // "I'd love it if he came to our open house".
  [
    /^(?:(?:i|we)(?:['’]d| would) (?:like|love)|it would be (?:good|great|lovely|nice)) (?:it )?if they (\p{Ll}+) /iu,
    (found: string, did: string) => {
      const verb = findVerb(did);
      return verb && /^(?:base|past)$/.test(verb.form) ? `get them to ${verb.base} ` : found;
    },
  ],
  [
    /^(?:ideally,? )?they['’]d (?!(?:be|like|love|rather)\b)(?=\p{Ll}+ (?:an?|it|me|my|one|our|the|their|us)\b)/iu,
    'get them to ',
  ],
  [/^they (?=let (?:my|our) )/i, ''],
  [/^(?:that )?they think of (?=(?:me|us) )/i, 'think of '],
  [
    /^(?:we|i) need (their .{3,40}?) to (edit|price|print|proof|translate) (it|them)$/i,
    'get $1 so we can $2 $3',
  ],
  [
    /^(?:(?:they )?agree to )?meet (?:up )?(?:with )?(?:me|us) (?=for |(?:at|in|on) (?:her|his|their)\b)/i,
    'meet ',
  ],
  [/^(ask|check|find out|learn|see) \p{L}+ly (?=(?:if|how|what|when|where|whether|which|who)\b)/iu, '$1 '],
  [
    /^(?:be|stay) top of mind\b.*$|^(?:plant|sow) (?:an?|the) seed\b.*$|^put (?:my|our) name in front of them$|^test the waters?\b.*$|^remind (?:them|him|her) that (?!.* and ).*$/i,
    'get a reply',
  ],
  [
    /(?<=^|\band )offer (?:(?:them|him|her) )?(?:some )?(?:a hand|assistance|help) (?=(?:to|with) )/i,
    'offer to help them ',
  ],
  [
    /^let (?:them|him|her) know about ((?:my|our|the) .{3,60}?) and (?:get|have) (?:them|him|her) to (register|sign up)$/i,
    'get them to $2 for $1',
  ],
  // "That they know they can ring me": what is always open to them.
  [
    /^(?:(?:that|so that|have|let|make sure) )?(?:(?:they|them|him|her) know(?:s)?|remind (?:them|him|her)|reassure (?:them|him|her)) (?:that )?they(?:['’]re (?:always )?welcome to| are (?:always )?welcome to| can| could| may) (?:always )?(call|contact|e-?mail|phone|ring|text)(?: (?:me|us))?(?= |$)/i,
    'get them to $1 us',
  ],
  // "Ask for the current stock list": what the sender has for those who ask.
  [
    new RegExp(
      `^${told}?(?:ask(?: us)? for|request) (?:an? |the )?((?:(?:complete|current|full|latest|new|updated) )*${handedOut})((?: (?:for|of|with) .{3,40})?)$`,
      'iu',
    ),
    (_: string, what: string, matter = '') =>
      `send them ${/^(?:current|latest|new|updated) /i.test(what) ? 'our' : 'the'} ${what}${matter}`,
  ],
  [
    new RegExp(
      `^${told}?(?:ask(?: us)? for|request) our ((?:(?:complete|current|full|latest|new|updated) )*${handedOut})((?: (?:for|of|with) .{3,40})?)$`,
      'iu',
    ),
    'send them our $1$2',
  ],
  [/^request an? (?=(?:[\p{L}-]+ )?(?:pack|box|kit|set)$)/iu, 'send a '],
  // "Reply with a time for a call", "name a date for the survey".
  [
    new RegExp(
      `^(?:${told}?(?:e-?mail|reply|respond|write(?: back)?) with|${told}(?:give us|name|offer|propose|send us|suggest)|(?:get |have )?(?:an? )?(?:answer|reply|response) with) (?:an? |some |the |their )?(?:best |good |convenient |possible |suitable )?(date|day|evening|morning|afternoon|slot|time)s? (for (?:an? |the |our ).+|to (?:call|catch|chat|come|discuss|go|meet|ring|speak|talk|visit|walk)\\b.*)$`,
      'iu',
    ),
    (_: string, what: string, matter: string) =>
      /^(?:slot|time)$/i.test(what)
        ? `find out when they would have time ${matter}`
        : `find out which ${what.toLowerCase()} would suit them ${matter}`,
  ],
  [
    new RegExp(
      `^(?:${told}?(?:e-?mail|reply|respond|write(?: back)?) with|${told}(?:give us|name|propose|send us|suggest)) an? (date|day|evening|morning|afternoon|slot|time) that (?:suits?|works?)(?: for them| them)?((?: (?:after|before|in|next|this) .{3,25})?)$`,
      'iu',
    ),
    'find out which $1$2 would suit them',
  ],
  // "Pick an evening in November": two settle on it.
  [
    new RegExp(
      `^${told}?(?:agree(?: on)?|choose|decide on|find|fix|get|pick|set|settle on) (an? ${days})(?: in(?= for\\b))?((?: (?:after|before|during|for|in|next|this|to) (?!.*\\b(?:calendar|diary|link|website)\\b|.* and (?:ask|how|what|when|where|which|who)\\b|.*https?:).{3,60})?)$`,
      'iu',
    ),
    'agree on $1$2',
  ],
  // "Have our number at hand": who keeps it is the reader.
  [
    /^(?:(?:get|want) (?:them|him|her) to )?have ((?:my|our) (?:[\p{L}-]+ ){0,2}?(?:brochure|card|cv|contact|details|leaflet|name|number|portfolio|price list)) ((?:at|to) hand|handy|on file|ready|saved|somewhere safe)\b/iu,
    'keep $1 $2',
  ],
  [
    /, (?:best of all|better still|ideally|preferably) (?:an? |the )?(?:booking|commitment|contract|deposit|order|reservation)\b.*$/i,
    '',
  ],
  // "Registration for the seminar".
  [
    /^(?:get |more )?(?:an? )?(enrol|registration|sign-?up)(?:l?ments?|s)? (?:for|in|on|to) (?=\p{L})/iu,
    (_: string, what: string) =>
      `${/^enrol/i.test(what) ? 'enrol on' : /^reg/i.test(what) ? 'register for' : 'sign up for'} `,
  ],
  [/^(?:get |more )?(?:an? )?registrations?$/i, 'register'],
  // Nobody is asked to accept what has not been read.
  [
    new RegExp(`^${told}?accept (?:(?:my|our|the|this) )(${written})(?=$| (?:about|for|on)\\b)`, 'iu'),
    'consider our $1',
  ],
  [
    new RegExp(
      `^${told}?confirm as (?:an? |our |the )?((?:[\\p{L}-]+ )?(?:chair|exhibitor|guest|host|judge|mentor|moderator|panellist|speaker|sponsor))\\b`,
      'iu',
    ),
    (_: string, role: string) => `join us as ${toArticle(role)} ${role}`,
  ],
  [
    /^(ask|check|find out|learn|see) (?:if|whether) (available|free|keen|still hiring)( .+)?$/i,
    (_: string, asks: string, what: string, rest: string | undefined) =>
      `${asks} whether they are ${what}${rest ?? (/^(?:available|free)$/i.test(what) ? ' for this' : '')}`,
  ],
  // "Get the number of rooms and a go-ahead for an offer".
  [
    new RegExp(
      `^(?:ask for|get|obtain|receive) (?:an? |the |their )?(.{3,40}?) and (?:an? |the |their )?${granted} (?:for|to (?:make|send(?: them)?)) (?:an? )?(estimate|offer|proposal|quotation|quote)((?: .{3,40})?)$`,
      'iu',
    ),
    (_: string, what: string, paper: string, rest: string) =>
      `ask for the ${what} and permission to send them ${toArticle(paper)} ${paper}${rest}`,
  ],
  // "Ask for a CV": whoever has one is the reader.
  [
    /^(?:ask for|get|obtain|receive|request) an? ((?:current |new |updated )?(?:cv|résumé|resume))$/iu,
    'ask for their $1',
  ],
  [/^(?:get|land|win) (?:the|this) (gig|job|position|post|role)$/i, 'be considered for the $1'],
  [/^(?:headhunt|poach) (?:them|him|her)$/i, 'arrange a short call about the role'],
  [
    /^(?:find|get|recruit) (?:an? |my |our )?((?:[\p{L}-]+ )?co-?founder)(?: to join(?: (?:me|us))?)?$/iu,
    (_: string, role: string) => `join us as ${toArticle(role)} ${role}`,
  ],
  [
    /^((?:get|have) (?:them|him|her) to )?join as (?=(?:an? |our )?(?:\p{L}+ )?(?:adviser|advisor|C[A-Z]O|co-?founder|director|head|judge|mentor|partner|trustee)\b)/iu,
    '$1join us as ',
  ],
  // "Find out if they want to sell".
  [
    /^(?:ask|check|find out|see) (?:if|whether) they(?:['’]d| would)? (?:consider selling|like to sell|want to sell|wish to sell)$/i,
    'ask whether they would consider selling',
  ],
  // "Get 3 trial sign-ups": each reader signs up for one.
  [
    /^(?:get |drive |win )?(?:\d+|more|some|ten|twenty) ((?:free |paid )?(?:account|pilot|trial)) sign-?ups?$/i,
    'sign up for a $1',
  ],
  // "Survey of the car park".
  [
    /^((?:arrange |book |get |offer |schedule )?(?:an? )?(?:free )?(?:[\p{L}-]+ )?(?:assessment|audit|inspection|survey|valuation|walk-?round) (?:of|on) )the (?=(?:barn|building|car park|chimney|flat|garden|grounds|gutters|house|kitchen|land|office|plant|premises|property|roof|shop|site|store|trees|warehouse|yard)s?(?:$|[ ,]))/iu,
    '$1their ',
  ],
  // "Ask him to be a mentor for one term".
  [
    new RegExp(
      `^(${told})be (?=an? (?:\\p{L}+ )?(?:ambassador|guest speaker|host|judge|mentor|patron|referee|speaker|tester|trustee|volunteer)\\b)`,
      'iu',
    ),
    '$1become ',
  ],
  // "Get a gig on their stage", "get it in their newsletter".
  [
    /^get (it|this|(?:my|our|the) (?:(?!\p{L}+ed\b)[\p{L}-]+ ?){1,2}?) (?:in|into) (?:her|his|the|their) (?=(?:next )?(?:\p{L}+ )?(?:blog|bulletin|column|digest|magazine|newsletter)$)/iu,
    'get them to mention $1 in their ',
  ],
  [
    /^get (?:them|him|her) (?:onto|on) (?=(?:an?|our|the) (?:[\p{L}\d-]+ )*(?:plan|retainer|subscription)$)/iu,
    'get them to start ',
  ],
  [
    /^(?:(?:get|have|win) )?(?:an?|the) (?:chance|opportunity) to (?:price|quote)$/i,
    'get permission to send a quote',
  ],
  // "Write a case study about them": who writes is the sender.
  [
    /^(?=(?:do|draft|film|make|produce|publish|record|shoot|write) (?:an? )?(?:[\p{L}-]+ )?(?:article|case study|episode|feature|film|piece|portrait|profile|story|video) (?:about|on|with) (?:them|him|her|their|his)\b)/iu,
    'get permission to ',
  ],
  [
    /^(?:find|get|recruit) (?:(?:more|some|ten|\d+) )?((?:alpha|beta) )?testers$/i,
    (_: string, kind = '') => `become a ${kind}tester`,
  ],
  [/^(?:find|get|recruit) (?:(?:more|some|new|\d+) )?volunteers$/i, 'volunteer with us'],
  [
    /^(?:find|get|obtain|secure|win) (?:an? )?(?:(?:literary )?agent|(?:literary )?representation)$|^get (?:signed|represented)$/i,
    'represent us',
  ],
  [/^rsvp$/i, 'let us know whether they can come'],
  [/^hold the date\b/i, 'save the date'],
  [
    /^(?:(?:get|ask for|request) )?(?:an? )?(?:warm )?intro(?:duction)? to (?=(?:an?|any|one of (?:her|his|the|their)) (?:[\p{L}-]+ )?(?:colleagues?|partners?)\b|(?:one|some|three|two|a few) other )/iu,
    'introduce us to ',
  ],
  // "Show my work in the café".
  [
    /^(?:exhibit|show) ((?:my|our) (?:[\p{L}-]+ )?(?:art|collection|drawings|films?|jewellery|paintings|photos|photographs|pieces|pots|prints|sculptures?|works?)) (at|in|on) (?:her|his|the|their) /iu,
    'get permission to exhibit $1 $2 their ',
  ],
  [/^(?=exhibit (?:at|in) (?:her|his|their) )/i, 'get permission to '],
  [
    /^request (?=an? (?:[\p{L}-]+ )?(?:discount|extension|increase|postponement|reduction|refund|waiver)\b)/iu,
    'ask for ',
  ],
  // "Chase payment".
  [
    /^(?:chase|collect|follow up on|get|remind (?:them|him|her) (?:about|of)) (?:an? |our |the )?((?:late|open|outstanding|overdue|unpaid) )?(invoice|bill)$/i,
    (_: string, late = '', paper = '') => `settle the ${late}${paper}`,
  ],
  [
    /^(?:get paid|(?:chase|collect|follow up on|get) (?:an? |our |the |their )?(?:(?:late|open|outstanding|overdue|unpaid) )?(?:balance|payments?))$/i,
    'find out when we can expect payment',
  ],
  [/^check in,? and (?=(?:ask|find out|see) )/i, ''],
  [/\bQBR\b/g, 'quarterly business review'],
  [/^place (?:their|his|her) (?=(?:[\p{L}-]+ )?(?:booking|deposit|order)s?\b)/iu, 'get them to place their '],
  [/^have (?=(?:an?|one|two) .* on (?:approval|loan|trial)\b)/i, ''],
  [/^(?:get |have |loan )?(?:an? )?(demo|loan|trial) unit(?=$| for\b)/i, 'try a $1 unit'],
  [/^bring (?:along|by|in|over|round) (?!(?:their|his|her)\b)/i, 'let us bring '],
  [/^whatsapp (?:me|us)\b/i, 'message us on WhatsApp'],
  [/^dm (?:me|us)\b/i, 'message us'],
  // "Get wholesale terms", "get a rough cost".
  [
    /^(?:ask for|get|request) (?:our |the )?((?:dealer|reseller|trade|wholesale) (?:prices|pricing|terms))$/i,
    'send them our $1',
  ],
  [
    /^(?:ask for|get|request) an? (ballpark|indicative|rough) (?:cost|idea of (?:the )?(?:cost|price)|price)$/i,
    'send them a $1 price',
  ],
  // "Stock their range", "place a first order with them": who buys is the sender.
  [
    /^(?=(?:carry|distribute|resell|stock) (?:her|his|their) |(?:open|place) an? .{3,40} with them$)/i,
    'get permission to ',
  ],
  [/^(collaborate|team up) (?=(?:for|on) )/i, 'get them to $1 with us '],
  [/^form an? (alliance|consortium|partnership)$/i, 'form a $1 with us'],
  [/^joint (?=(?:application|bid|proposal|research|tender)\b)/i, 'a joint '],
  [
    /^(?:subcontract (?:for|to) them|(?:get|win) (?:some )?subcontract(?:ing)? work)$/i,
    'get them to take us on as a subcontractor',
  ],
  [
    /^(?:do|get|handle|take on) (?:the |their |some )?(overflow|spill-?over) (work|calls|orders)$/i,
    'get permission to take on their $1 $2',
  ],
  [/^(?=shadow (?:an?|one) )/i, 'get permission to '],
  [/^(?:do|get) (?:some )?work experience$/i, 'get permission to do work experience with them'],
  [/^(?:get |find )?(?:an? )?(work experience placement)$/i, 'be considered for a $1'],
  [
    /^(?:find|get|secure) (an? (?:[\p{L}-]+ )?(?:internship|job|placement)) for ((?:my|our) [\p{L} -]{3,30})$/iu,
    'get them to give $2 $1',
  ],
  [/^get (?=a copy of the )/i, 'get them to send us '],
  [/^get (?=an? (?:[\p{L}-]+ )?agreement$)/iu, ''],
  // "15-min call this week (Thursday pm best)": the week is enough.
  [/(?<=\b(?:this|next) week) \([^()]* (?:best|ideal(?:ly)?|preferred)\)/i, ''],
  [
    /^(?:let (?:me|us) know|tell (?:me|us)) an? (?:good|suitable) (date|day|slot|time)((?: .{3,25})?)$/i,
    'find out which $1$2 would suit them',
  ],
  [
    /^(?:agree on|find|get|set) (?:an? )?(?:date|day) (?:&|and) (?:an? )?time for (?:an? |the )?/i,
    'arrange a ',
  ],
  [
    /^(?:book|get|grab) (\d+)[ -]?min(?:ute)?s?:?(?: (?:at|here|on|through|via))?:? (https?:\/\/\S+)$/i,
    'book a $1-minute call at $2',
  ],
  [
    /^(call|callback|demo|meeting|quote|sample|trial|visit) (?:booked|confirmed|held|requests?|scheduled|set)$/i,
    'a $1',
  ],
  [
    /^move (?:them |it )?(?:on )?to (?:the )?(?:contract|negotiation|proposal) (?:phase|stage)$|^save the account$|^(?:prevent|stop) (?:the )?(?:cancellation|churn)$/i,
    'get a reply',
  ],
  [
    /^(?:get |raise )?(?:an? |the )?PO(?: raised)?((?: (?:by|before|for) .+)?)$/,
    'get them to send us a PO$1',
  ],
  [
    /^roll(?: it)? out to (?:all|every) (?:of )?(?:the |their )?(?=\p{Ll})/iu,
    'get them to roll it out to all their ',
  ],
  [/^multi-year renewal$/i, 'renew for more than one year'],
  [/^upgrade to annual$/i, 'switch to annual billing'],
  [/^(complete|finish) (onboarding|registration|set-?up)$/i, '$1 the $2'],
  [/^invite their team$/i, 'get them to invite their team'],
  [/^be an? (?:customer )?reference(?: customer)?$/i, 'get them to act as a reference for us'],
  // "Share the post", "leave a comment": what readers do.
  [
    /^share (?:our|the|this) (appeal|campaign|event|fundraiser|job ad|petition|post|story|vacancy)$/i,
    'get them to share our $1',
  ],
  [/^retweet(?: (?:it|us|the post|this))?$/i, 'get them to share our post'],
  [
    /^(?:e-?mail|send)(?: over| across)? (?:the )?(brief|requirements?|spec|specs|timeline)( doc(?:ument)?)?$/i,
    (_: string, what: string, doc = '') => `send us their ${what}${doc}`,
  ],
  // What is done at the reader's, or for the reader: "take photos of the kitchen", "place three hives on the roof", "let their flat for them".
  [/^(?=take (?:measurements|photos|pictures|samples) (?:at|in|of) )/i, 'get permission to '],
  [
    /^(?=place (?:an?|one|two|three|some|\d+) (?!ads?\b|adverts?\b|orders?\b)[^,]* (?:at|by|in|on) (?:the|their|his|her) )/i,
    'get permission to ',
  ],
  [
    /^(?=(?:fix|mend|unblock) (?:an?|one|the|their|his|her) (?!(?:[\p{L}-]+ )?(?:date|day|fee|meeting|price|rate|time)\b))/iu,
    'get permission to ',
  ],
  [
    /^(?=(?:let|manage|rent|run|sell|store) (?:out )?(?:her|his|the|their) .{2,40} (?:at auction|for them|on commission|on consignment)$)/i,
    'get permission to ',
  ],
  [
    /^(?=(?:do|hold|lead|run) an? (?:assembly|reading|talk|workshop)\b(?!.*\b(?:our|us|with them)\b))/i,
    'get permission to ',
  ],
  // What readers do: "bring a group", "be our patron", "row with us on Saturdays".
  [
    /^(?=(?:bring an? (?:class|colleague|friend|group|guest|team)|hand out|object to|consign (?:an?|one|some|two|three))\b)/i,
    'get them to ',
  ],
  [/^lend (?:her|his|their) name\b/i, 'get them to lend their name'],
  [/^be (?=(?:an?|my|our) (?:\p{L}+ )?(?:ambassador|judge|mentor|patron|trustee)\b)/iu, 'become '],
  [/^(?!(?:chat|connect|meet|speak|talk)\b)(?=\p{Ll}{3,} with us\b)/iu, 'get them to '],
  [
    /^be(?:come)? (?=(?:my|our) (?:\p{L}+ )?(?:ambassador|judge|mentor|patron|trustee)\b)/iu,
    'get them to act as ',
  ],
  [/^foster$/i, 'become a foster carer'],
  // "Start trial".
  [
    /^start (?=(?:[\p{L}\d-]+ )?(?:pilot|subscription|trial)\b)(?!(?:an?|her|his|my|one|our|the|their|this|two|three|your)\b|\d)/iu,
    'start a ',
  ],
  [/^(?:get |ask for |receive )?(?:an? |some )?donations? of (?!(?:[£$€]|\d))/i, 'donate '],
  // "Refer families": to whom goes without saying.
  [
    /(?<=\band )refer ((?:[\p{L}-]+ )?(?:buyers|carers|clients|couples|customers|families|guests|homeowners|members|owners|parents|patients|people|pupils|residents|students|tenants|users))$/iu,
    'refer $1 to us',
  ],
  // "Say yes to recording some time in March".
  [
    new RegExp(`^${told}?(?:agree|say yes) to (?!me\\b|us\\b)(\\p{Ll}+ing) (?!of\\b)`, 'iu'),
    (found: string, doing: string) => {
      const verb = findVerb(doing);
      return verb?.form === 'gerund' ? `get them to ${verb.base} ` : found;
    },
  ],
  [/^(get them to (?:film|host|record)) (?=(?:in|next|on|some time|this) )/i, '$1 with us '],
  // "A demo using ten of their own invoices", "let me do one Monday and we see how it goes".
  [/ and we(?:['’]ll)? see how it (?:goes|works)$/i, ' and see how it goes'],
  [/(?<=\p{L}), even if (?:it(?:['’]s| is)|that(?:['’]s| is)) (?:an? )?no$/iu, ''],
  [
    /\bhow they (?=(?:feel|fit|hold up|last|look|smell|sound|taste)(?:$|[,;]| (?:in|on|under|with)\b))/i,
    'how these ',
  ],
  // "Invites me for a coffee": where they meet is said politely.
  [
    /^(?:they |(?:get|have) (?:them|him|her) to )?invite (?:me|us) (?:for|to) (?=an? (?:coffee|tea|chat)$)/i,
    '',
  ],
  [/,? and,? if so,? (?:ask for|collect|get|have|obtain|receive|request) .*$/i, ''],
  // "Give us an honest answer": of whatever has been heard or seen.
  [
    / and give (?:me|us) (?:an? |the |their )?(?:(critical|frank|honest|straight) )?(?:answer|opinion|verdict|view)$/i,
    (_: string, how: string | undefined) => ` and tell us ${how ? 'honestly ' : ''}what they think`,
  ],
  // "We would appreciate her critical opinion in a 45-minute session".
  [
    /^(?:ask for|get|obtain|receive|request) (?:her|his|the|their) ((?:[\p{L}-]+ )?(?:opinion|view)) (?:during|in|over) (an? .*\b(?:call|chat|meeting|session)\b)/iu,
    'get them to give us their $1 in $2',
  ],
  // "Meet him, listen, and leave our number with him": the sender does all of it.
  [
    /^(?:(?:we|i)(?:['’]d| would) (?:like|love) to )?meet (them|him|her), (\p{Ll}+),? and (?=\p{Ll}+ (?:an?|my|our|the|them|with)\b)/iu,
    'let us meet them, $2 and ',
  ],
  // "Box up five dead ones and send them over".
  [
    /^((?:box|pack|parcel|wrap) up (?:an?|one|two|three|four|five|six|ten|\d+|some|their|the) .{2,50}? and (?:courier|post|send|ship)) (it|them)(?: (?:across|in|off|over))?$/iu,
    (_: string, deed: string, things: string) => `get them to ${decapitalise(deed)} ${things} to us`,
  ],
  // "Walk the grounds together and give a price".
  [
    /^walk (?:the|their|her|his) ([\p{L} ]{3,30}) (?:together|with (?:them|him|her))\b/iu,
    'let us walk their $1 with them',
  ],
  // "Name one club where we may do ten pads".
  [/^name (?=(?:an?|one|some|two|three)\b)/i, 'get them to name '],
  [/^(?:if|whether) (?=(?:any|the|their|there)\b)/i, 'find out whether '],
  // "Win one unit as a test job".
  [
    /^(?:get|have|land|win) (an?|one|two) ([\p{L}-]+(?: [\p{L}-]+)?) as an? (?:paid )?(test|trial)(?: (?:job|project))?$/iu,
    'get them to try us with $1 $2 as a $3',
  ],
  // "They reply with yes and we send them the audit".
  [
    /^(?:they |(?:get|have) (?:them|him|her) to )?(?:answer|reply|respond)(?: with)?(?: an?)? ['"“‘]?yes['"”’]?,? (?:and|so) (?:i|we)(?:['’]ll| can| will)? send (?:them|him|her) /i,
    'send them ',
  ],
  [
    /^(?:get (?:them|him|her) to )?(?:answer|reply|respond)(?: with)?(?: an?)? yes or (?:an? )?no$/i,
    'get a yes or a no',
  ],
  [
    /^((?:we(?:['’]d| would) like to |(?:get|have) (?:them|him|her) to )?(?:ask for|get|obtain|receive|send us) .{5,70}?) and (make an offer on it|price it|quote for it|tell them what it would cost)$/i,
    '$1 so we can $2',
  ],
  // "They accept a tasting parcel and tell us what they think".
  [
    /^(?:they |(?:get|have) (?:them|him|her) to )?(?:accept|agree to receive|take) (an? (?:[\p{L}-]+ )?(?:bottle|box|copy|kit|pack|parcel|sample|tin))(?:,? and (?:tell us|say) what they think)?$/iu,
    (found: string, what: string) => `send ${what}${/think$/i.test(found) ? ' and get feedback' : ''}`,
  ],
];
