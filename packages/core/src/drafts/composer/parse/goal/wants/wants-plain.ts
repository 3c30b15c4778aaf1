/** How a sender asks to be given something. */
const get = '(?:ask(?: (?:them|him|her))? for|collect|gain|get|obtain|receive|request|secure)';
/** What only the reader's side can give, by the last word that names it. */
const given =
  '(?:access|account|accreditation|api keys?|certificate|clearance|contact|credentials|dataset|discount|documentation|endorsement|licen[cs]e|log-?in|pass|password|permit|point of contact|reference|sandbox|test environment|workspace)s?';
const span =
  '(?:(?:about |around )?(?:\\d+|five|ten|fifteen|twenty|thirty|half an?|an)[ -](?:hour|min(?:ute)?)s?)';

/** What the reader's side hands out to whoever would take part. */
const papers =
  '(?:[\\p{L}-]+ ){0,2}(?:(?:application|enrolment|entry|onboarding|registration|supplier|vendor) (?:form|pack)|(?:exhibitor|entry|media|sponsor(?:ship)?|tender|welcome) (?:documents|information|kit|pack|prospectus)|guidelines|entry requirements|(?<=\\bthe )(?:prospectus|rate card))(?: (?:and|for) (?!(?:also )?(?:ask|check|find|learn|see)\\b).+)?';

/** What anybody wants to be given, tried before what sales people want (`wants-everyday.ts`). */
export const wantsPlain = [
  [
    '(apply|enrol|register|sign up),? or ((?:call|e-?mail|message|phone|ring|text) (?:me|us)(?: .+)?)',
    '$1',
    'or $2',
  ],
  // "Get a yes and a recording date".
  [
    '(?:get |have )?(?:an? )?yes (?:and|plus|with) (?:an? )?((?:[\\p{L}-]+ )?date)',
    'tell',
    'us whether you would like to, and which $1 would suit you',
  ],
  // "Ask for one sample contract we can review at no charge": whoever gives it is the reader.
  [
    '(?:ask for|get|obtain|receive|request) ((?:an?|one|some|the|two|three|\\d+|their|his|her) (?:[\\p{L}-]+ ){0,3}(?:contracts?|copy|data|documents?|drawings?|exports?|files?|images?|invoices?|lists?|manuscripts?|pages?|photos?|pictures?|plans?|records?|reports?|samples?|scans?|texts?)) (?:(?:that|which) )?(?:I|we) ((?:can|could|may) \\p{Ll}+.*)',
    'send',
    'us $1 that we $2',
  ],
  [
    '(?:ask for|get|obtain|receive|request) ((?:an?|one|some|two|three|\\d+) (?:[\\p{L}-]+ ){0,3}(?!(?:how|when|where)\\b)[\\p{L}-]+) (?:(?:that|which) )?(?:I|we) ((?:can|could|may) \\p{Ll}+.*)',
    'give',
    'us $1 that we $2',
  ],
  // "Ask for sample images so we can run a check", "get a list/photos of what he wants rid of": the reader sends them.
  [
    '(?:ask for|get|request) (?:some )?(sample (?:bills|contracts|data|documents|drawings|files|images|invoices|parts|photos|records|scans))( so (?:that )?(?:I|we) (?:can|could|may) .+)?',
    'send',
    'us some $1$2',
  ],
  [
    '(?:ask for|get|request) (?:an? )?(list|photos|pictures)(?: ?/ ?| or )(list|photos|pictures) of (what they .+)',
    'send',
    'us a $1 or $2 of $3',
  ],
  ['(?:ask for|get|request) (an? list|photos|pictures) of (what they .+)', 'send', 'us $1 of $2'],
  // "Get 200 litres of returned paint", "get a first batch of tools to calibrate": what is the reader's to give.
  [
    'get (\\d[\\d.,]* (?:bags|boxes|copies|kg|kilos|litres|metres|pairs|pallets|pieces|sheets|tonnes) of .+)',
    'let',
    'us have $1',
  ],
  [
    'get an? ((?:first|test|trial) (?:bag|batch|box|load|set)) of ([\\p{L} ]{3,30}) to (calibrate|clean|grind|repair|restore|sharpen|test)',
    'let',
    'us $3 a $1 of $2',
  ],
  [
    'get (?:an? |my |our |the |this )?((?:[\\p{L}-]+ )?(?:article|essay|feature|piece|story)) commissioned',
    'commission',
    'the $1',
  ],
  [
    'get (?:our |the |this )?((?:issue|item|matter|motion|proposal|question|topic)) (?:on|onto) (?:the|their) ((?:next )?agenda)\\b(.*)',
    'put',
    'the $1 on your $2$3',
  ],
  // "Ask for his next shipment as a test order".
  [
    '(?:ask for|get|obtain|request|secure|win) ((?:their|his|her) (?:[\\p{L}-]+ ){1,4}(?:as|for) an? (?:[\\p{L}-]+ )?(?:commission|job|order|pilot|project|test|trial)(?: .+)?)',
    'give',
    'us $1',
  ],
  // "Win the cooperative as a launch partner".
  [
    '(?:bring on|gain|get|have|land|secure|sign(?: up)?|win) (?:them|him|her|the \\p{L}+|their \\p{L}+) as (an? (?:[\\p{L}-]+ ){0,2}(?:ambassador|host|member|mentor|partner|patron|site|speaker|sponsor|supporter|tester|trustee|venue|volunteer)(?: .+)?)',
    'become',
    '$1',
  ],
  // "Find three tutors before the new term": the reader would be one.
  [
    '(?:find|get|need|recruit|sign up) ((?:two|three|four|five|six|eight|ten|twelve|\\d+) (?:more |new )?(?:ambassadors|buddies|helpers|hosts|judges|marshals|mentors|stewards|testers|trustees|tutors|volunteers))( (?:at|before|by|during|for|from|in|on|to) .+)?',
    'be',
    'one of $1 that we need$2',
  ],
  // "Find ten pubs for the spring tour", "find a venue for the quiz night".
  [
    '(?:find|get|need|recruit|sign up) ((?:two|three|four|five|six|eight|ten|twelve|\\d+) (?:more |new )?(?:churches|clubs|farms|gardens|halls|hotels|libraries|pubs|restaurants|shops|sites|stockists|studios|towns|venues|villages))( (?:at|before|by|during|for|from|in|near|on|to) (?!me\\b|us\\b|them\\b).+)?',
    'be',
    'one of $1 that we need$2',
  ],
  [
    '(?:find|get|need) an? (host|venue) ((?:at|for|in|on) (?!me\\b|us\\b|them\\b|their\\b).+)',
    'be',
    'our $1 $2',
  ],
  // "Get the course into the spring catalogue".
  [
    'get ((?:it|this|the [\\p{L}-]+(?: [\\p{L}-]+)?)) (in|into|on|onto) (?:the|their) ((?:[\\p{L}-]+ ){0,2}(?:brochure|calendar|catalogue|catalog|curriculum|directory|line-up|menu|newsletter|programme|range|reading list|schedule|syllabus)\\b(?! of\\b).*)',
    'put',
    '$1 $2 your $3',
  ],
  // "Become his second number to call when the usual mechanic has no time".
  [
    '(?:be|become) (?:their|his|her|the) ((?:back-?up|first|fallback|other|second|spare|third) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+ (?:for|to|when|whenever) .{3,80})',
    'keep',
    'us in mind as your $1',
  ],
  [
    '(call|phone|ring|text)(?: (?:me|us))?( back)? or (e-?mail|message|reply|text|write)( with .+)',
    '$1',
    'us$2 or $3$4',
  ],
  // "Ask for the signed contract back".
  [
    '(?:ask for|collect|get|obtain|request) (?:the|their) ((?:completed|countersigned|filled-in|signed) .+?)(?: back)?',
    'send',
    'us the $1',
  ],
  [
    'cancel (?:my|our|the) ((?:\\p{L}+ ){0,2}(?:account|booking|contract|membership|order|plan|reservation|subscription))(?: politely)?',
    'cancel',
    'our $1',
  ],
  // "Find a sponsor for our under-12 team".
  [
    '(?:find|get|land|recruit|secure|win) (?:an? |another |more |new |some |the )?(?:[\\p{L}-]+ )?sponsors? for ((?:my|our|the|this) .+)',
    'sponsor',
    '$1',
  ],
  [
    'pitch (?:my|our|the|this) ((?:[\\p{L}-]+ ){0,2}(?:article|book|column|essay|feature|guest post|manuscript|novel|op-ed|piece|play|post|script|screenplay|story))',
    'consider',
    'our $1',
  ],
  ['(?:get|have) the ((?:\\p{L}+ ){0,2}\\p{L}+) confirmed( .+)?', 'confirm', 'the $1$2'],
  // "Try the beta and answer five feedback questions": both are the reader's to do.
  ['(play|test|try|use) ((?:my|our|the) .{3,60}? and (?:answer|complete|fill (?:in|out)) .+)', '$1', '$2'],
  // "Refer me for the analyst role": somebody who looks for work.
  [
    `(?:(?:ask(?: (?:them|him|her))? for|get|request|secure) (?:an? |their )?(?:employee |internal )?referral|(?:ask (?:them|him|her) to )?refer (?:me|us)|(?:be|get) referred) (for|to) ((?:an?|any|one of|the|their|this) .*\\b(?:internship|job|opening|opportunity|placement|position|post|role|vacancy)s?(?: .+)?)`,
    'refer',
    'us $1 $2',
  ],
  // "Revive an old deal": whether it is worth a second look, the reader decides.
  [
    '(?:pick up|re-?activate|re-?animate|re-?engage|rekindle|re-?open|restart|resurrect|revisit|revive|win back) (?:an?|my|our|the|their|this) (?:(?:closed|cold|dead|dormant|former|lapsed|lost|old|past|paused|quiet|stale|stalled)(?:[- ]lost)? )+(?:account|deal|evaluation|opportunity|pilot|project|proposal|quote|trial)(?: .+)?',
    'take',
    'another look at this',
  ],
  [
    'reconnect (?:about|after|following|on|over) (?:an?|my|our|the|their) (?:(?:closed|cold|dead|lost|old|paused|stalled)(?:[- ]lost)? )+(?:bid|deal|evaluation|opportunity|pitch|pilot|project|proposal|quote|tender|trial)(?: .+)?',
    'take',
    'another look at this',
  ],
  [
    '(?:(?:ask for|get|land|obtain|secure|win) )?(an? (?:[\\p{L}-]+ )?sponsorship (?:of|worth) .+)',
    'consider',
    '$1',
  ],
  [
    '(?:(?:find|get|land|secure) )?(?:an? )?((?:PhD|doctoral|post-?doc(?:toral)?) (?:place|position|post|studentship)(?: .+)?)',
    'consider',
    'us for a $1',
  ],
  // "A small grant of 2,500 for the youth choir", "a byline in their June issue".
  [
    '(?:(?:get|land|obtain|receive|request|secure|win) )?(an? (?:[\\p{L}-]+ ){0,2}(?:byline|grant) (?:for|in|of|to|towards) .+)',
    'give',
    'us $1',
  ],
  // "Win her back with two weeks free": what is given for it is told.
  [
    '(?:get|win) (?:her|him|them) back(?: as an? \\p{L}+)? (with (?:an?|one|two|three|\\d+%?|half) .{3,50})',
    'give',
    'us another try $1',
  ],
  [
    'win back (?:the|their) (?:account|business|contract)\\b.*? (with (?:an?|one|two|three|\\d+%?|half) .{3,50})',
    'give',
    'us another try $1',
  ],
  [
    'win (?:(?:the|this|a former|an old|our former) (?:account|client|customer|donor|member|subscriber)|them|him|her) back(?: as an? .+)?',
    'give',
    'us another try',
  ],
  // "Get rate card and open dates": what only the reader has.
  [
    'get (?:(?:an?|their) )?((?:ad(?:vertising)? rates|media (?:kit|pack)|rate card)(?: and .+)?)',
    'send',
    'us your $1',
  ],
  // "Open the deck and take a call": both are the reader's to do.
  [
    '(open|read|look at|skim|watch) (?:an?|my|our|the) ((?:[\\p{L}-]+ ){0,2}(?:deck|document|memo|one-pager|paper|recording|report|teaser|video)) and (?:book|do|have|hop on|join|jump on|schedule|take) (an? (?:[\\p{L}\\d-]+ ){0,2}(?:call|chat|meeting))((?! with ).*)',
    '$1',
    'our $2 and have $3 with us$4',
  ],
  // "Obtain API access and one technical contact".
  [
    `${get} ((?:(?:an?|one|some|the|two|three|\\d+) )?(?!(?:free|our|my)\\b)(?:[\\p{L}-]+ ){0,3}?${given}(?: (?:and|or) (?:(?:an?|one|some|the|two|\\d+) )?(?!(?:arrange|ask|book|check|find|hear|learn|see)\\b)[\\p{L} -]{3,40})?(?: (?:for|from|on|to) (?!(?:the|their|your) (?:best|right)\\b).{3,60})?)`,
    'give',
    'us $1',
  ],
  // "Get the exhibitor pack": what lays down how to take part, and what it costs.
  [`${get} (?:an? copy of |the copy of )?((?:the|their) ${papers})`, 'send', 'us $1'],
  [`${get} (?:an? )?(${papers}(?: for .{3,60})?)`, 'send', 'us the $1'],
  [`${get} (?:the )?(access to (?:the|their|his|her) .+)`, 'give', 'us $1'],
  [
    `${get} the (names? (?:and (?:e-?mail|number|phone number) )?of (?:an?|one|some|their|two|the(?! (?:best|decision|person|right)\\b)) .+)`,
    'give',
    'us the $1',
  ],
  // "Ask for 25 minutes of advice": whoever gives it says how long.
  [
    `(?:${get} )?(${span} of )(?:(?:her|his|some|the|their) )?((?:(?:candid|frank|honest) )?(?:advice|comments|criticism|critique|feedback|guidance|input|mentoring))((?: (?:about|for|on|over) .*)?)(?: from (?:an?|somebody|someone) .*)?`,
    'give',
    'us $1your $2$3',
  ],
  [
    `${get} (?:an? bit of |her |his |some |the |their )?(advice|guidance) (about|for|on|regarding) ((?:how|\\p{Ll}+ing|what|where|whether|which)\\b.+)`,
    'give',
    'us your $1 $2 $3',
  ],
  [`${get} (?:her |his |some |the |their )?help with (an?|my|our|the) (.+)`, 'help', 'us with $1 $2'],
  [
    'ask (?:them|him|her) for (?:help|support) (finding|getting|reaching|setting up|spreading|with) (.+)',
    'help',
    'us $1 $2',
  ],
  // "Recruit them for the interview": who is studied, tries something or joins takes part.
  [
    '(?:enlist|enrol|recruit) (?:(?:them|him|her|participants|people|testers|users|volunteers) )?(?:for|in|into|to) ((?:an?|my|our|the) (?:[\\p{L}\\d-]+ ){0,3}(?:discussion|experiment|focus group|interview|panel|pilot|poll|questionnaire|research|session|study|survey|test|trial|workshop)s?(?: .+)?)',
    'take',
    'part in $1',
  ],
  [
    '(?:enlist|enrol|recruit) (?:them|him|her) (?:for|in|into|on|onto|to) (?:an? |my |our |the )((?:[\\p{L}-]+ ){0,3}(?:advisory board|beta|board|circle|club|cohort|collective|committee|community|council|network|programme|program|scheme|squad|waitlist)(?: .+)?)',
    'join',
    'our $1',
  ],
  [
    '(?:enlist|enrol|recruit) (?:them|him|her) as (an? (?:[\\p{L}-]+ ){0,2}(?:advis[eo]r|affiliate|ambassador|contributor|host|judge|member|mentor|partner|patron|reviewer|speaker|sponsor|tester|trustee|tutor|volunteer)(?: (?:at|for|in|of|on) .+)?)',
    'be',
    '$1',
  ],
  [
    'watch (?:an? |our |the |my )?((?:[\\p{L}\\d-]+ ){0,3}(?:clip|demo|recording|replay|video|webinar)) ((?:at|on) .+)',
    'watch',
    'our $1 $2',
  ],
  ['(?:find|get|recruit) volunteers? (for .+)', 'volunteer', '$1'],
  ['(?:gain|get|secure|win) (?:media |press )?coverage (?:for|of|on) (.+)', 'cover', '$1'],
  [
    '(?:get|have) (?:an? |my |our )?((?:guest |opinion )?(?:article|column|op-ed|piece|post|press release|story)) (?:accepted|placed|published)( .+)?',
    'consider',
    'our $1$2',
  ],
  ['(?:get )?an? product review( (?:by|in|on) .+)', 'review', 'our product$1'],
  ['get paid(?: for)? (?:(?:my|our|the) )?(invoice.*)', 'settle', '$1'],
  [
    '(?:get|secure|win) (an? (?:(?!(?:purchase|right)\\b)[\\p{L}-]+ )?order (?:ahead of|before|by|for|in|next|this) .+)',
    'place',
    '$1',
  ],
  [
    'upsell (?:(?:them|him|her) )?(?:(?:on|to) )?(?:an?|our|the) (.+ (?:edition|licen[cs]e|package|plan|tier|version))',
    'upgrade',
    'to our $1',
  ],
  ['connect (?:me|us) (to|with) (.+)', 'connect', 'us $1 $2'],
  // "A headline sponsor for £2,000": the reader would be it.
  ['(?:(?:find|get|land|secure) )?an? ((?:[\\p{L}-]+ )?sponsor(?: for .+)?)', 'be', 'our $1'],
  // "Donate our old laptops": what is the sender's to give.
  ['(?:donate|give away|give (?:them|him|her)) ((?:my|our) (?!time\\b).+)', 'accept', '$1 as a donation'],
  ['(stock|resell|wholesale)', 'stock', ''],
  ['sell ((?:my|our) .+ (?:at|in|on) (?:their|his|her) .+)', 'let', 'us sell $1'],
  ['make an offer ((?:for|on) (?:my|our|the) .+)', 'make', 'us an offer $1'],
  // "Get a feature or a visit from one of their writers".
  [
    '(?:(?:get|have|land|win) )?(an? (?:feature|interview|listing|mention|profile|review|write-up) or (?:an? )?[\\p{L}-]+ (?:by|from|in|on) .+)',
    'consider',
    'us for $1',
  ],
  [`(?:${get} )?((?:an?|one|some|two|three) (?:bit|piece|word)s? of advice(?: .+)?)`, 'give', 'us $1'],
  ['(?:ask for|get) (an extension (?:for|on|to|until) .+)', 'give', 'us $1'],
  ['subcontract (?!to\\b|.* to (?:me|us)\\b)(.+)', 'subcontract', '$1 to us'],
  // What a buyer, an artist or whoever needs people would have.
  ['buy (.+) (?:from|off) (?:them|him|her)', 'sell', 'us $1'],
  [
    '(?:ask for|get|negotiate) (?:an? )?((?:better|lower|cheaper) (?:deal|price|rate|terms)(?: .+)?)',
    'offer',
    'us @1',
  ],
  ['(?:ask for|get) ((?:another|a second) (?:chance|go|look|try)|more time(?: .+)?)', 'give', 'us $1'],
  [
    '(?:get|obtain) (?:the |their )?approval (?:for|of|on) ((?:my|our|the) (?:[\\p{L}-]+ )?(?:artwork|copy|design|draft|layout|mock-?up|proof|text)s?)',
    'approve',
    '$1',
  ],
  ['(?:ask for|get|obtain|secure|win) (?:some )?shelf space( .+)?', 'give', 'us some shelf space$1'],
  [
    'get (?:my|our) ((?:\\p{L}+ )?(?:album|demo|ep|music|single|song|tape|track)s?) (?:heard|listened to)',
    'listen',
    'to our $1',
  ],
  [
    '(?:get|land|win) (an? (?:\\p{L}+ )?(?:bursary|commission|fellowship|gig|residency|scholarship)(?: .+)?)',
    'consider',
    'us for $1',
  ],
  ['(display|exhibit|hang|screen|showcase) ((?:my|our) .+)', '$1', '$2'],
  [
    'volunteer ((?:an?|one|two|three|some|\\d+) .*(?:day|evening|hour|morning|afternoon|weekend)s?\\b.*|on \\p{Lu}.+|(?:at|in|with) (?:the |their |his |her |them).*)',
    'let',
    'us volunteer $1',
  ],
  ['make (it|this) (an? joint [^,;]+?)(?: with (?:me|us))?', 'make', '$1 $2 with us'],
  ['find (an? .+) for (my|our) (.+)', 'offer', '$1 for $2 $3'],
  [
    '(?:find|recruit) (?:an? |some )?((?:[\\p{L}-]+ )?(?:ambassador|co-founder|distributor|investor|mentor|partner|reseller|reviewer|sponsor|stockist|tester))s?',
    'become',
    '@1',
  ],
  [
    '(?:agree|close|do|get|land|secure|sign|win) (an? (?:(?:book|distribution|exclusive|licensing|publishing|record|reseller|sponsorship|supply|wholesale) )+deal)( .+)?',
    'arrange',
    'a short call about $1$2',
  ],
  ['(?:get|obtain) (?:an? |the |their )?((?:portfolio|reel|showreel) and .+)', 'send', 'us your $1'],
  [
    '(?:finali[sz]e|firm up|lock in|nail down) (?:an? |the )(date|details|scope|terms|time)s?(.*)',
    'agree',
    'on the $1$2',
  ],
  ['(?:collect|get) rsvps? (?:for|to) (?:(?:my|our|the) )?(.+)', 'come', 'to our $1'],
  ['get a foot in the door with (.+)', 'try', 'us on $1'],
  ['introduce (?:me|us) to ((?:\\d+|an?|another|one|other|some|three|two) .+)', 'introduce', 'us to $1'],
  ['(exchange|swap) ((?:my|our) .+ for (?:the|their|his|her) .+)', '$1', '$2'],
  [`${get} (?:some )?(copies of (?:the|their|his|her) .+)`, 'send', 'us $1'],
  [
    '(?:ask for|get|need) (?:an? |the |their )?((?:delivery |home |postal )?address) to (?:post|send|ship) (.{3,30}?) to and (an? .+)',
    'give',
    'us an $1 for $2 and $3',
  ],
  [
    '(?:ask for|get|need) (?:an? |the |their )?((?:delivery |home |postal )?address) to (?:post|send|ship) (.{3,30}?) to',
    'give',
    'us an $1 for $2',
  ],
  [
    'get (?:my|our|the) (.+?) (?:before|in front of) (?:the|their|his|her) (.*(?:board|boss|committee|council|director|head|panel|partners|team|trustees).*)',
    'put',
    'our $1 before your $2',
  ],
  [
    'get ((?:\\d+|an?|one|two|three|four|five|six|ten|some|a few)(?: of (?:the|their|his|her))? (?!(?:hours?|min(?:ute)?s?)\\b|.*\\b(?:my|our)\\b.*\\b(?:in|on)to\\b|.* to (?:go|look|page|read|run|talk|think|walk|work) through\\b)[\\p{L} ]{3,25}?) (into|onto|through) ((?:an?|my|our|the) .+)',
    'put',
    '$1 $2 $3',
  ],
  [
    '(?:see |take |view |watch )?(an? (?:[\\p{L}\\d-]+ )*(?:pre-?recorded|recorded) (?:demo|presentation|walkthrough|webinar)(?: .+)?)',
    'watch',
    '$1',
  ],
  [
    'get (?:me|us) on(?:to)? (?:the|their|his|her) (?!.*\\b(?:podcast|programme|radio|show)\\b)(.+)',
    'add',
    'us to your $1',
  ],
  [
    '(?:ask for|get|request) (?:an? )?(?:status )?update (?:about|on|regarding) (.+)',
    'give',
    'us an update on $1',
  ],
  ['(?:ask for|get|request) (an? (?:comment|reaction|statement) for (?:an?|my|our) .+)', 'give', 'us $1'],
  [
    '(?:ask for|get) (an? (?:\\p{L}+ )?(?:apprenticeship|internship|traineeship|work placement)(?: .+)?)',
    'consider',
    'us for $1',
  ],
  [
    '(?:get )?(?:an? )?(?:answer|feedback|reply|response) (?:on|to) (?:my|our|the) ((?:job )?application)',
    'consider',
    'our $1',
  ],
  [
    '(?:chase|collect|get|obtain|request) (?:our |the )?(?:(?:late|outstanding|overdue|unpaid) )?payment (?:for|of|on) (?:our |the )?(invoice.*)',
    'settle',
    '$1',
  ],
  [
    '(?:ask for|get) feedback from (?:the|their|his|her) (\\p{L}+) (about|on) (.+)',
    'ask',
    'your $1 for feedback $2 $3',
  ],
  [
    'find ((?:\\d+|one|two|three|four|five|six|ten|some|a few) .+) for (my|our) (.+)',
    'put',
    'us in touch with $1 for $2 $3',
  ],
  ['get (a slot) (for an? .+)', 'give', 'us $1 $2'],
  [
    'introduce (?:me|us) to (?:the|their|his|her) ((?!(?:best|decision|person|right)\\b)[\\p{L}-]+(?:er|or|ist|ian|ief|chef|dean|head|lead|C[A-Z]O)(?: (?:at|for|in|of) .+)?)',
    'introduce',
    'us to your $1',
  ],
  [
    '(?:get|set up|start) (an? (?:daily|monthly|regular|repeat|weekly) (?:box|delivery|order|subscription))(?: going| running| started)?',
    'start',
    '$1',
  ],
  [
    '(exchange|swap|trade) ((?:blog |guest )?(?:articles|backlinks|banners|links|logos|mentions|newsletters|posts|shout-?outs)(?! (?:for|to|with))(?: .+)?)',
    '$1',
    '$2 with us',
  ],
  ['(do|host|make|record|run|write) (an? .+) together', '$1', '$2 with us'],
  ['(host|record|write) (an? joint .+)', '$1', '$2 with us'],
  ['get sign-?off (?:for|on) ((?:my|our|the) .+)', 'sign', 'off $1'],
  ['get acceptance (?:for|of) ((?:my|our|the) .+)', 'accept', '$1'],
  ['get (?:an? |her |his |the |their )?signatures? (?:for|on) ((?:an?|my|our|the) .+)', 'sign', '$1'],
  ['(?:ask for|get) ((?:\\d+|a few|one|some|three|two) (?:names?|referrals?)(?: .+)?)', 'give', 'us $1'],
  [
    '(?:ask for|get) (?:an? |the |their )?((?:bank|billing|company|delivery|invoice|payment|shipping|VAT) (?:address|details|number))',
    'send',
    'us your $1',
  ],
  ['(?:ask for|get|request) (an? (?:full |partial )?(?:refund|replacement)(?: .+)?)', 'give', 'us $1'],
  [
    '(?:answer|reply|respond|say) (by .{3,20}?) (?:if|whether) ((?:it|the|their|there|they)\\b.+)',
    'let',
    'us know $1 whether $2',
  ],
  ['(?:leave|pay|put down) (an? (?:\\p{L}+ )?deposit.*)', 'pay', '$1'],
  ['work (an? trial .+)', 'let', 'us work $1'],
  [
    '(?:get|land|win) (an? (?:contract|freelance|full-time|part-time) (?:contract|job|position|role)(?: .+)?)',
    'consider',
    'us for $1',
  ],
  ['(?:ask for|collect|get) (?:the )?((?:content|copy|images|texts?) for .+)', 'send', 'us the $1'],
  [
    'get (?:an? )?case study(?: (?:about|from|of|with) (?:them|him|her))?',
    'let',
    'us write a case study with you',
  ],
  ['(?:ask for|get) (an? (?:Amazon|App Store|Capterra|G2|Google|Trustpilot|Yelp) review)', 'leave', 'us $1'],
  // "Reply or pick a time at https://…".
  ['(?:answer|reply)(?: to me)?,? or (?:just )?((?:book|choose|grab|pick|schedule) .+)', 'reply', 'or $1'],
  [
    '(?:begin|start|take up|try) (?:an? |my |our |the )?((?:[\\p{L}\\d-]+ ){0,2}(?:demo|trial)) at (https?:\\/\\/\\S+)',
    'start',
    'the $1 at $2',
  ],
  ['take a look at (https?:\\/\\/\\S+)', 'take', 'a look at $1'],
  [
    '(?:book|schedule)(?: (?:a call|a slot|a time))? (?:by|in|on|through|via) (?:my |our |the )?(?:[\\p{L}.]+ )?(?:link )?(?:at )?(https?:\\/\\/\\S+)',
    'book',
    'a time at $1',
  ],
] as const satisfies readonly (readonly [pattern: string, verb: string, rest: string])[];
