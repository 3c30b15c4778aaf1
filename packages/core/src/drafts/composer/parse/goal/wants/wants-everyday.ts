import { monthNames } from '../../../text/time-units.ts';

/** What sales people, job seekers and authors want most often: links, trials, introductions, invitations, reviews, payments. They are tried before the others. */
export const wantsEveryday = [
  // "Find 3 breweries for a spring launch".
  [
    'become (one of (?:\\d+|two|three|four|five|six|ten) (?:\\p{Ll}+ )?\\p{Ll}+s (?:as|for|to) .+)',
    'be',
    '$1',
  ],
  [
    '(?:let (?:us|me) know|tell (?:us|me)) ((?:before|by) .{3,25}?) (how|if|what|when|whether|which) (they .+)',
    'let',
    'us know $1 $2 $3',
  ],
  [
    '(?:(?:ask for|collect|get|obtain|request) )?(an? (?:[\\p{L}-]+ )?(?:case study|quote|review|statement|testimonial) (?:that )?(?:we|i) (?:can|could|may) .+)',
    'give',
    'us $1',
  ],
  // "A small paid test job before the fair".
  [
    '(?:get|have|land|secure|win) (an? (?:(?:first|one-off|short|single|small|trial) )*paid (?:[\\p{L}-]+ ){0,2}?(?:assignment|commission|engagement|gig|job|piece|project|shift|task|translation)\\b.*)',
    'give',
    'us $1',
  ],
  [
    '(?:get|land|receive|secure|win) (?:an?|one) ((?:bulk|first|introductory|opening|pilot|repeat|sample|small|test|trial|wholesale) order(?: (?:for|of|over|under|worth) .{2,40})?)',
    'place',
    '@1',
  ],
  [
    '(?:ask for|apply for|get|obtain|receive|request|secure|win) ((?:an? )?[$€£]\\d\\S* (?:contribution|donation|grant))((?: (?:for|from) .+)?)',
    'support',
    'this with $1',
  ],
  [
    '(?:attract|collect|drive|find|get|recruit) (?:more |new |some )?beta (?:sign-?ups?|testers?|users?) and (?:get )?(?:their )?feedback',
    'join',
    'our beta and tell us what you think of it',
  ],
  [
    '(?:attract|collect|drive|find|get|recruit) (?:more |new |some )?beta (?:sign-?ups?|testers?|users?)',
    'join',
    'our beta',
  ],
  [
    '(book|reserve) (an? (?:date|day|place|seat|slot|spot|time)) for (?:the|their|his|her) (class|group|pupils|school|students|team)',
    '$1',
    '$2 for your $3',
  ],
  [
    '(?:get|secure|win) (?:an? |the |their )?first booking with (?:an? )?(\\d+% discount)',
    'make',
    'a first booking with a $1',
  ],
  ['confirm (?:the |their )?receipt( of .+)?', 'confirm', 'receipt$1'],
  [
    '(?:re-?activate|restart|resume) (?:the |their )?((?:deliveries|orders|shipments|visits)(?: .+)?)',
    'resume',
    '$1',
  ],
  [
    '(?:re-?activate|restart) (?:the |their |her |his )?((?:(?:annual|monthly|quarterly|regular|weekly|yearly) )?(?:contributions?|donations?|gifts?|giving)(?: .+)?)',
    'restart',
    'your $1',
  ],
  [
    '(?:re-?activate|restart|resume) (?:the |their |her |his )?((?:(?:annual|monthly|quarterly|regular|weekly|yearly) )?(?:contract|contributions?|deliver(?:y|ies)|donations?|gifts?|giving|membership|pledge|service|sponsorship|subscription|support|visits)(?: .+)?)',
    'resume',
    'your $1',
  ],
  [
    '(?:interest (?:them|him|her) in|(?:get|make) (?:them|him|her) (?:curious about|interested in)) (the (?!.*\\b(?:call|demo|meeting|pilot|tour|trial|visit)\\b)(?!company|offers?|products?|services?|solutions?)[^,]{3,60})',
    'hear',
    'more about $1',
  ],
  [
    'hire (?:them|him|her) (for (?:one|two|three|\\d+) (?:day|evening|hour|month|night|week)s?\\b.*)',
    'work',
    'for us $1',
  ],
  [
    '(re-?activate|re-?open|restore) (?:the|their|his|her) ((?:\\p{L}+ )?(?:account|membership|plan|profile|subscription)\\b.*)',
    '$1',
    'your $2',
  ],
  [
    '(?:ask for|collect|get|obtain|request) ((?:an?|some|three|two|\\d+) references?(?: (?:for|from) .+)?)',
    'give',
    'us $1',
  ],
  ['confirm (?:that )?they (?:are going to|can|will(?: be able to)?) (.+)', 'confirm', 'that you will $1'],
  ['exhibit at (?!our\\b)(.+)', 'let', 'us exhibit at $1'],
  ['(?:ask for|find|get) (?:an? )?(?:mentor|mentoring|mentorship)', 'mentor', 'us'],
  [
    '(?:ask for|collect|get|obtain|request|secure) (an? (?:\\p{L}+ )?(?:blurb|endorsement|foreword|reference) (?:for|of) .+)',
    'give',
    'us $1',
  ],
  ['visit (?:our|the) (booth|stall|stand) ((?:at|in|on) .+)', 'visit', 'our $1 $2'],
  // "Confirm interest before the list closes on 3 May": the term is told.
  [
    '(?:get (?:them|him|her) to )?confirm (?:the |their )?(attendance|interest|participation)((?: in (?:an?|our|the) .+?)?) ((?:ahead of|before|by|until|within) .+)',
    'confirm',
    'your $1$2 $3',
  ],
  // "An enquiry for their spring packaging": whoever wants a price asks for it.
  [
    '(?:get |obtain |receive |win )?(?:an? |the )?(?:enquiry|inquiry|quote request|request for (?:a )?quotes?|rf[qp])s? (?:about|for|on) (?:the|their|his|her) (.+)',
    'ask',
    'us for a quote on your $1',
  ],
  // "Star the repo and try the hosted version".
  [
    '(bookmark|clone|fork|star|upvote) ((?:our|the|this) (?:[\\p{L}-]+ )?(?:channel|page|post|project|repo|repository)\\b.*)',
    '$1',
    '$2',
  ],
  // "Connect one account for a free report".
  [
    '(connect|hook up|link|sync) ((?:an?|one|two|three) (?:[\\p{L}\\d.&-]+ ){0,2}(?:accounts?|calendars?|crm|databases?|feeds?|inbox|mailbox|repos?|repository|sites?|sources?|stores?|systems?|workspace)\\b.*)',
    '$1',
    '$2',
  ],
  [
    '(?:be sent|obtain|receive) ((?:the|their) (?!(?:go-ahead|order|signature)\\b|(?:\\p{L}+ )?(?:approval|consent|date|feedback|interest|number|permission|reply)\\b|decision|right person|best).{3,90})',
    'send',
    'us $1',
  ],
  // "Connect their Stripe account": what readers have is theirs to connect.
  [
    '((?:re-?)?connect|hook up|integrate|link|sync)( read-only)?(?: to)? (?:the|their|his|her) ((?:[\\p{L}\\d.&-]+ ){0,3}(?:accounts?|apps?|back ?end|calendars?|crm|data|databases?|erp|feeds?|inbox|mailbox|repos?|repository|sites?|stores?|systems?|tools?|tracker|warehouse|website|workspace)\\b.*?)( and (?:get|have|receive|see|try) .+)?',
    '$1',
    'your $3$2$4',
  ],
  [
    '(call|phone|ring|text) (?:the|our) ((?:[\\p{L}-]+ ){0,2}(?:helpline|hotline|line|number))( and .+)?',
    '$1',
    'our $2$3',
  ],
  ['(?:(?:get )?an? |get )?call[- ]?back', 'call', 'us back'],
  ['connect(?: with (?:them|him|her))? on (LinkedIn|Slack|Twitter|X|Xing)', 'connect', 'with us on $1'],
  [
    '(?:(?:drive|get|more) )*(?:an? )?((?:\\p{L}+ )?(?:newsletter|sandbox|waitlist|workspace)) sign-?ups?',
    'sign',
    'up for our $1',
  ],
  [
    '(?:(?:drive|get|more) )*(?:an? )?((?:[\\p{L}\\d-]+ )?(?:account|demo|pilot|plan|trial)) sign-?ups?',
    'sign',
    'up for @1',
  ],
  [
    '(?:(?:agree on|arrange|discuss|get|propose) )?(?:an? )?((?:back-?)?link (?:exchange|swap))',
    'consider',
    '@1 with us',
  ],
  [
    '(?:ask for|build|earn|get|request|secure) (?:an? |the )?(?:\\p{L}+ )?(?:back-?)?link (to (?:our|my|the) .+)',
    'link',
    '$1',
  ],
  [
    '(?:(?:ask for|build|earn|get|request|secure) )?(?:an? |the |some )?(?:(?:\\p{L}+ )?back-?links?|(?<= )link(?= from))((?: from (?:the|their|his|her) .+)?)',
    'link',
    'to us$1',
  ],
  [
    '(?:an? |the )?(?:(breakfast|conference|dinner|event|launch|meet-?up|open day|party|roundtable|workshop) invit(?:e|ation)s?|(?:invite|invitation) to (?:an? |our |the )?(dinner|event|meet-?up|party|roundtable))',
    'come',
    'to our $1$2',
  ],
  ['rsvp (?:for|to) (?:(?:our|the) )?(.+)', 'come', 'to our $1'],
  [
    'invite (?:(?:them|him|her) )?to (?:(?:our|the) )?((?:closed |private )?(?:beta|early access|waitlist)\\b.*)',
    'join',
    'our $1',
  ],
  ['(?:an? |our )?(beta)(?: (?:access|programme|program|test|testing))?', 'join', 'our $1'],
  ['apply to (?:the |our )?(.+ (?:job|opening|position|role|vacancy))', 'apply', 'for our $1'],
  [
    '(?:convert|move|upgrade|upsell) (?:(?:them|him|her) )?(?:on)?to (?:(?:an?|our|the) )?(.+ (?:edition|licen[cs]e|package|plan|tier|version))',
    'upgrade',
    'to our $1',
  ],
  [
    '(?:(?:apply for|do|find|get|land|obtain|secure|win) )?(?:an? )?((?:(?!(?:our|their|the)\\b)[\\p{L}-]+ )?(?:apprenticeship|internship|traineeship|work placement)|(?:contract|freelance) (?:gig|job|project|role|work))((?: (?:at|in|on|with) (?:them|their .+)| (?:next|this) \\p{L}+| in \\p{Lu}\\p{L}+)?)',
    'consider',
    'us for @1$2',
  ],
  ['invite (?:them|him|her) as an? (?:keynote |guest )?speaker', 'speak', 'at our event'],
  ['(?:an? |get )?product review', 'review', 'our product'],
  ['(?:be given |get |have )?(?:an? )?job interview', 'invite', 'us to an interview'],
  ['check out ((?:my|our|the) .+)', 'check', 'out $1'],
  ['(?:get|sign up for) early access(.*)', 'sign', 'up for early access$1'],
  ['(beta[- ]test) ((?:it|my|our|the|this)\\b.*)', 'beta-test', '$2'],
  ['use (?:my|our|the) (app|platform|product|services?|software|solution|tool)', 'try', 'our $1'],
  // "Switch from 1 January at 89 euros a month": when, and on what terms.
  [
    `(migrate|move|switch) ((?:before|by|for|from|in) (?:\\d|${monthNames.join('|')}|next |the ).*)`,
    '$1',
    'to us $2',
  ],
  [
    `(migrate|move|switch) (?:away )?from (?!.* to |\\d|${monthNames.join('|')}|next |the )(.+?)((?: (?:before|by|for|from|in|next|this) .+)?)`,
    '',
    'from $2 to us$3',
  ],
  [
    'book (?:an? |the )?(?:(?:short|quick) )?(call|demo|meeting|slot|time) (?:by|in|on|through|using|via) ((?:my|our|the) (?:.* )?(?:calendar|calendly|link|page|website))',
    'book',
    'a $1 through $2',
  ],
  [
    '(?:(?:ask for|get|obtain|request) )?(?:an? )?(letter of recommendation|(?:recommendation|reference) letter)',
    'write',
    'us @1',
  ],
  [
    '(?:(?:agree to|ask for|get|request|say yes to|secure|win) )?(?:an? )?([£$€]\\d[\\d.,]*k?) sponsorship',
    'sponsor',
    'us with $1',
  ],
  [
    '(?:(?:ask for|get|request|secure|win) )?(?:an? )?sponsorship (?:for|of) ((?:our|the) (?!.*\\b(?:call|meeting)\\b).+)',
    'sponsor',
    '$1',
  ],
  ['(?:leave|post|write) (?:us )?(an? (?:\\p{L}+ )?review (?:at|on) .+)', 'leave', 'us $1'],
  [
    '(?:ask for|collect|get) (?:an? )?(testimonial (?:and|or) (?:an? )?\\p{L}+(?: \\p{L}+)?)',
    'give',
    'us @1',
  ],
  ['renew the (?!.*\\b(?:our|we)\\b)(.+)', 'renew', 'your $1'],
  [
    '(?:chase(?: up)?|collect|get|request)(?: payment (?:for|of|on))? (?:an?|our|the|their) ((?:late|outstanding|overdue|unpaid) (?:invoice|payment)s?)( of [£$€][\\d.,]+k?)?(?: (?:of|from) .+)?',
    'settle',
    'the $1$2',
  ],
  [
    '(?:re-?)?confirm (?:our|the) ((?:appointment|call|demo|interview|meeting|visit) .+)',
    'confirm',
    'the $1',
  ],
  [
    '(?:move|postpone|push|reschedule) (?:our|the) ((?:appointment|call|demo|interview|meeting|visit) to .+)',
    'move',
    'our $1',
  ],
  [
    'reschedule (?:our |the )?(appointment|call|demo|interview|meeting|visit)(?: (?:that )?they missed(?: (?:last|on|this) .+)?)?',
    'reschedule',
    'our $1',
  ],
  [
    '(?:get|have|land|secure) (?:an? )?(?:article|feature|mention|piece|story|write-up) (?:about|on) (our .+)',
    'cover',
    '$1',
  ],
  [
    'place ((?:an?|one|our|some|two|three|\\d+) (?:[\\p{L}-]+ )?(?:candidate|consultant|contractor|developer|engineer|temp)s?(?: .+)?)',
    'let',
    'us put forward $1',
  ],
  [
    'sell (?:his|her|their) ((?!.* (?:at|in|on|through|via|with) (?:my|our|us)\\b).+?)(?: to (?:me|us))?',
    'sell',
    'us your $1',
  ],
  ['(?:ask for|collect|get|request|secure) (?:an? )?donation of (.+)', 'donate', '$1'],
  ['(?:close|get|land|secure|sign|win) (?:an? )?((?:[\\p{L}-]+ )?retainer)', 'work', 'with us on @1'],
  [
    '(?:apply|ask|request) to (?:be|become) (?:an? |their )?(contractor|exhibitor|partner|supplier|vendor)',
    'take',
    'us on as @1',
  ],
  // "Book a 20-minute call via https://…".
  [
    '(?:(?:book|choose|grab|pick|schedule) )?(?:an? )?((?!(?:arrange|get|have|set)\\b)(?:[\\p{L}\\d-]+ ){0,3}(?:appointment|call|chat|consultation|demo|meeting|session|slot|time)) (?:at|here|on|through|using|via):? (https?:\\/\\/\\S+)',
    'book',
    '@1 at $2',
  ],
  [
    '(?:ask for|get|obtain|receive|request) (?:her|his|their) ((?:(?:current|full|latest|recent|updated) )*(?:brochure|catalog(?:ue)?|cv|(?:pitch )?deck|media kit|menu|portfolio|price list|rate card|resume))',
    'send',
    'us your $1',
  ],
  ['(?:get |have )?(?:an? |their )?(decision (?:ahead of|before|by) .+)', 'give', 'us a $1'],
  ['leave (an? (?:comment|rating|(?:\\p{L}+ )?(?:bequest|legacy))(?: .+)?)', 'leave', '$1'],
  [
    'become ((?:my|our|the) (?:[\\p{L}-]+ )?(?:ambassador|judge|mentor|partner|patron|sponsor))',
    'become',
    '$1',
  ],
  ['comment on ((?:my|our|the|this) .+)', 'comment', 'on $1'],
  [
    'give (an? (?:comment|quote|statement) for (?:my|our|the) (?:article|book|feature|film|paper|piece|report|story).*)',
    'give',
    'us $1',
  ],
  ['(exhibit) (at (?:my|our) .+)', '$1', '$2'],
  ['(?:ask for|get|secure) ([£$€][\\d.,]+k? towards .+)', 'support', 'us with $1'],
  ['(?:ask for|get|obtain|request) (an? comment on .+)', 'give', 'us $1'],
  [
    '(?:ask for|get|request) (an? (?:interview|quote|statement) for (?:an?|my|our|the) (?:[\\p{L}-]+ )?(?:article|book|documentary|feature|piece|podcast|report|story|thesis))',
    'give',
    'us $1',
  ],
  ['(?:ask for|collect|get|request) (an? (?:\\p{L}+ )?deposit(?: .+)?)', 'pay', '$1'],
  ['(?:ask for|collect|get|request) payment', 'settle', 'our invoice'],
  [
    'remind (?:(?:them|him|her) )?(?:about|of) (?:her|his|the|their) ((?:\\p{L}+ )?(?:appointment|booking|call|demo|meeting|reservation|session|visit)(?: .+)?)',
    'confirm',
    'your $1',
  ],
  [
    'remind (?:(?:them|him|her) )?(?:about|of) (?:our|the) ((?:conference|event|webinar|workshop)(?: .+)?)',
    'join',
    'our $1',
  ],
  [
    'send (?:us )?(?:the )?((?:current|existing) (?!offer|price|rate)(?:\\p{L}+ )?\\p{L}+)',
    'send',
    'us your $1',
  ],
  [
    '(?:collect|get|obtain|receive|request) (?:the |their )?((?!(?:an?|one|our|some|three|two)\\b|.*\\b(?:answer|approval|buy-in|call|commitment|decision|feedback|interest|meeting|money|order|payment|reply|response|review)s?\\b)\\p{L}[\\p{L} -]{2,40}) from (?:them|him|her)',
    'send',
    'us your $1',
  ],
] as const satisfies readonly (readonly [pattern: string, verb: string, rest: string])[];
