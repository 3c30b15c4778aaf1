import { compact } from '../../../../compact.ts';
import { decapitalise, toArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Note } from '../../note.ts';

/** Who does what is asked, where a goal says so: `get them to`, `have him`. */
export const told =
  "(?:(?:(?:(?:i|we)(?:['’]d| would)? )?(?:ask|get|have|invite|like|need|want) (?:them|him|her)(?: to)?|they) )";
/** What one day or hour is called that two settle on. */
const days =
  '(?:[\\p{L}-]+ )?(?:(?:filming|interview|recording|rehearsal) (?:slot|time)|dates?|days?|evening|morning|afternoon|weekend|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)';
/** What senders write, and readers are to take. */
const written =
  '(?:abstract|article|essay|idea|manuscript|offer|paper|piece|pitch|proposal|story|submission|talk proposal)';
/** What senders have about their goods and events, and hand out to whoever asks. */
const handedOut =
  '(?:(?:availability|parts|plant|price|product|seed|stock|trade|vehicle|wine) list|availability|brochure|catalog(?:ue)?|course list|fact sheet|info(?:rmation)? pack|look ?book|media (?:kit|pack)|(?:tasting )?menu|pitch deck|portfolio|price ?list|programme|prospectus|rate card|sponsor(?:ship)? (?:deck|pack)|swatch (?:book|card)|syllabus|tariff|timetable)';
/** What somebody may be refused as well as granted. */
const granted = '(?:agreement|approval|go-ahead|green light|leave|ok|okay|permission)';

/** What is asked of the reader, in the words that the tables know: tried before the other notes (`goal-notes.ts`). */
export const notesAsked: readonly Note[] = [
  // "Get a reply and offer a free scan": what is offered is what a reply would be to.
  [
    /^(?:to )?(?:get|have|receive) (?:an? )?(?:answer|reply|response) and (?=(?:offer|propose|suggest) )/i,
    '',
  ],
  // "Demo room install, free".
  [
    /^(?:an? )?((?:\p{Ll}+ ){1,3}(?:assessment|audit|check|demo|fitting|install|installation|session|survey|tasting|trial|visit))(?:,| -) (?:for )?free(?: of charge)?$/iu,
    'a free $1',
  ],
  // "Offer the first issue for free".
  [
    /^(?:give|offer|provide) (?:(?:her|him|them) )?(?:an? |the |one )?((?:first |trial )?(?:[\p{L}-]+ ){0,2}(?:chapter|class|copy|delivery|edition|hour|issue|lesson|month|order|quarter|report|session|week|year)) (?:for free|free of charge|at no (?:charge|cost))$/iu,
    'offer a free $1',
  ],
  // "Send a test project": whoever has one is the reader.
  [
    /^send (?=an? (?:first|pilot|test|trial) (?:brief|case|file|job|project|task)\b(?! to (?:her|him|them)\b))/i,
    'get them to send us ',
  ],
  [
    /^(?:offer|propose|suggest) (an? (?:free )?(?:\p{Ll}+ )?(?:consultation|lesson|review|session|tour|workshop)) to (?=(?:her|his|their) )/iu,
    'arrange $1 for ',
  ],
  [/^make (?:her|him|people|them) aware (?:of|that) /i, 'let them know about '],
  // "Invite to apply for the position".
  [
    /^invite to (?=(?:apply|attend|become|book|come|donate|enrol|join|register|submit|test|try|visit)\b)/i,
    'invite them to ',
  ],
  // "Referral to whoever books transcribers".
  [/^(?:an? |get (?:an? )?)?(?:pointer|referral) to whoever (?=\p{Ll}+s\b)/iu, 'find out who '],
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
  // "We hope he'll meet us at the shop".
  [
    /^(?:(?:i|we)(?:['’]d| would|['’]m| am|['’]re| are)? (?:just |really )?(?:hope|hoping|wish) (?:that )?|hopefully,? )they(?:['’](?:d|ll)| can| could| will| would)? (?:be (?:able|happy|willing) to )?(?!(?:are|be|have|know|like|love|need|see|want)\b)(?=\p{Ll}+ )/iu,
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
    compact(
      `^${told}?(?:ask(?: us)? for|request) (?:an? |the )?((?:(?:complete|current|full|latest|new|updated) )*${handedOut})((?: (?:for|of|with) .{3,40})?)$`,
      'iu',
    ),
    (_: string, what: string, matter = '') =>
      `send them ${/^(?:current|latest|new|updated) /i.test(what) ? 'our' : 'the'} ${what}${matter}`,
  ],
  [
    compact(
      `^${told}?(?:ask(?: us)? for|request) our ((?:(?:complete|current|full|latest|new|updated) )*${handedOut})((?: (?:for|of|with) .{3,40})?)$`,
      'iu',
    ),
    'send them our $1$2',
  ],
  [/^request an? (?=(?:[\p{L}-]+ )?(?:pack|box|kit|set)$)/iu, 'send a '],
  // "Reply with a time for a call", "name a date for the survey".
  [
    compact(
      `^(?:${told}?(?:e-?mail|reply|respond|write(?: back)?) with|${told}(?:give us|name|offer|propose|send us|suggest)|(?:get |have )?(?:an? )?(?:answer|reply|response) with) (?:an? |some |the |their )?(?:best |good |convenient |possible |suitable )?(date|day|evening|morning|afternoon|slot|time)s? (for (?:an? |the |our ).+|to (?:call|catch|chat|come|discuss|go|meet|ring|speak|talk|visit|walk)\\b.*)$`,
      'iu',
    ),
    (_: string, what: string, matter: string) =>
      /^(?:slot|time)$/i.test(what)
        ? `find out when they would have time ${matter}`
        : `find out which ${what.toLowerCase()} would suit them ${matter}`,
  ],
  [
    compact(
      `^(?:${told}?(?:e-?mail|reply|respond|write(?: back)?) with|${told}(?:give us|name|propose|send us|suggest)) an? (date|day|evening|morning|afternoon|slot|time) that (?:suits?|works?)(?: for them| them)?((?: (?:after|before|in|next|this) .{3,25})?)$`,
      'iu',
    ),
    'find out which $1$2 would suit them',
  ],
  // "Pick an evening in November": two settle on it.
  [
    compact(
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
    compact(`^${told}?accept (?:(?:my|our|the|this) )(${written})(?=$| (?:about|for|on)\\b)`, 'iu'),
    'consider our $1',
  ],
  [
    compact(
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
    compact(
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
  [/^have (?=(?:me|us) (?:call|come|drop|pop|stop|swing|visit)\b)/i, 'let '],
  [
    /^(?:ask|check|find out|see) (?:if|whether) they(?:['’]d| would)? (?:like|want) to see ((?:my|our|some|the) (?:[\p{L}-]+ )?(?:deck|draft|drawings|figures|list|manuscript|mock-?ups?|numbers|outline|photographs|photos|pictures|plans?|portfolio|reel|report|results|samples?|sketches|text|video)(?: .{3,40})?)$/iu,
    'send them $1',
  ],
  [/\b(\p{Ll}{3,})\/(\p{Ll}{3,}) (?=(?:an?|it|one|our|the|them)\b)/gu, '$1 or $2 '],
  [/^take (?:on )?the ((?:[\p{L}-]+ )?)sponsorship\b/iu, 'become our $1sponsor'],
  // "If the museum would like to show them": what is shown is what is offered.
  [
    /(?<=\b(?:if|whether) (?:the|their) \p{L}+ would (?:like|want) to (?:borrow|display|exhibit|have|host|print|publish|read|see|sell|show|stock|taste|test|try|use)) them\b/iu,
    ' these',
  ],
  [/^agree (?:on )?(?=an? (?:angle|deadline|length|theme|title|topic|venue)\b)/i, 'agree on '],
  [/^get (?=(?:the|their) (?:[\p{L}-]+ )?(?:fees|prices|rates)(?:$| and ))/iu, 'find out '],
  [/^(?:an? )?quick (10|15|20|30) (?=on (?:the phone|teams|zoom)$)/i, '$1 minutes '],
  [/^(?=compare (?:my|our) .{3,40} (?:to|with) (?:her|his|their) )/i, 'get permission to '],
  [
    /^(?:check|find out|see) (?=(?:if|whether) (?:it|this|that)(?:['’]s| is) an? (?:current )?(?:concern|goal|issue|priority|problem)\b)/i,
    'ask ',
  ],
  // "Start trial".
  [
    /^start (?=(?:[\p{L}\d-]+ )?(?:pilot|subscription|trial)\b)(?!(?:an?|her|his|my|one|our|the|their|this|two|three|your)\b|\d)/iu,
    'start a ',
  ],
  [
    /^(?:get |ask for |receive )?(?:an? |some )?donations? of (?!(?:[£$€]|\d))(?=(?:[\p{L}-]+ )?[\p{L}-]+[^s](?:$| (?:for|to)\b))(?!(?:an?|one|some|two|three) )/iu,
    'donate some ',
  ],
  [/^(?:get |ask for |receive )?(?:an? |some )?donations? of (?!(?:[£$€]|\d))/i, 'donate '],
  // "Refer families": to whom goes without saying.
  [
    /(?<=\band )refer ((?:[\p{L}-]+ )?(?:buyers|carers|clients|couples|customers|families|guests|homeowners|members|owners|parents|patients|people|pupils|residents|students|tenants|users))$/iu,
    'refer $1 to us',
  ],
  // "Say yes to recording some time in March".
  [
    compact(`^${told}?(?:agree|say yes) to (?!me\\b|us\\b)(\\p{Ll}+ing) (?!of\\b)`, 'iu'),
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
