/** How a sender asks to be tried. */
const tried = '(?:agree (?:on|to)|get|give (?:me|us)|land|run|start with|win) ';

/** The first of the wants (`wants.ts`), which are tried before those that only name a thing: what a goal says is to be done, by whom, when or with what. */
export const wantsInWords = [
  ['(call|e-?mail|message|phone|ring|text) (?:me|us)', '$1', 'us'],
  ['(call|e-?mail|phone|ring|text) ((?:my|our) .+|(?:the|their) \\p{L}+ and ask for .+)', '$1', '$2'],
  ['share (?:an? |the |their )?brief', 'share', 'your brief'],
  ['get in touch( with (?:me|us|our .+))?', 'get', 'in touch$1'],
  ['visit (?:the |our )?(blog|online shop|web ?page|website)', 'visit', 'our $1'],
  ['send (?:me |us )?an? (line|message|text)', 'send', 'us a $1'],
  ['(?:an? |the )?nda', 'sign', 'our NDA'],
  ['(?:an? |the )?(?:loi|letter of intent)', 'give', 'us a letter of intent'],
  [
    'get ((?:an?|one|some|two|three) .{3,40} (?:in|into|on|onto) (?:the|their|his|her) (?:[\\p{L}-]+ )?(?:bench|counter|desk|floor|forecourt|roof|shelf|wall|yard)\\b.*)',
    'let',
    'us put $1',
  ],
  ['(?:get )?an? visit from (?:the|their|his|her) (.+)', 'have', 'your $1 visit us'],
  ['introduce (?:me|us) ((?:at|during|in|on) .+)', 'introduce', 'us $1'],
  ['make (?:them|him|her) (an? offer\\b.*)', 'let', 'us make you $1'],
  ['name (?:a|the|their|his|her) price((?: (?:at|for|in|on) .*)?)', 'name', 'your price$1'],
  ['pick (?:things )?up (where we left off.*)', 'arrange', 'a short call to pick up $1'],
  ['(?:an? )?((?:commission|decision|order|yes) or an? (?:no|yes))', 'give', 'us a $1'],
  ['be on call( .+)?', 'keep', 'us on call$1'],
  [
    '((?:\\d+|five|ten|fifteen|twenty|thirty) min(?:ute)?s (?:(?!to\\b)\\p{L}+ ){0,4}to (?:bake|cook|demonstrate|fit|play|pour|sing|taste)\\b.*)',
    'give',
    'us $1',
  ],
  ['get (?:some )?(samples?) (?:in|into) (?:the|their|his|her) (.+)', 'let', 'us send $1 to your $2'],
  ['(?:(?:book|get|have|win) )?an? (pitch (?:at|in|on) (?:the|their|his|her) .+)', 'consider', 'us for a $1'],
  ['sign[- ]?off (?:for|on) ((?:an?|our|the|this) .+)', 'sign', 'off $1'],
  [
    '(?:get |have )?a (?:brief |quick )?word with (?:the|their|his|her) (.+)',
    'arrange',
    'a quick word for us with your $1',
  ],
  ['(?:get|put) (?:me |us )?in front of (?:the|their|his|her) (.+)', 'let', 'us present to your $1'],
  ['get an offer (for|on) (.+)', 'make', 'us an offer $1 $2'],
  ['(serve|sit) ((?:as|in|on) .+)', '$1', '$2'],
  ['hire (?:me|us)', 'work', 'with us'],
  ['get back ((?:the|our|my|an?|two|three|\\d+) .+)', 'return', '$1'],
  [
    '(?:be |get )?(?:invited?|invitation) to ((?!(?:an?|her|his|our|the|their|your)\\b)(?:\\p{Ll}+ ){1,2}(?:day|dinner|evening|fair|fete|market|meeting|week)\\b.*)',
    'invite',
    'us to your $1',
  ],
  // "An opportunity to present to her committee", "ten minutes at their next meeting".
  [
    '(?:(?:ask for|be given|earn|get|have|obtain|request|seek|win) )?(?:an? |the )?(?:chance|invitation|opportunity|slot) to ((?:demo|present|show|speak|talk)\\b.* (?:at|to) (?:the|their|his|her) .+)',
    'let',
    'us $1',
  ],
  [
    '(?:ask for |get |have |request )?((?:an? (?:\\p{L}+ )?(?:item|place|slot|spot)|(?:\\d+|five|ten|fifteen|twenty|thirty) min(?:ute)?s) (?:at|in|on) (?!the (?:phone|web)\\b)(?:the|their|his|her|our|next) (?:.* )?(?:agenda|agm|assembly|assemblies|conference|meetings?|training day|inset day)\\b.*)',
    'give',
    'us $1',
  ],
  ['(?:call|phone|ring) or (e-?mail|message|text|whatsapp) (for .+)', 'call', 'or $1 us $2'],
  [
    '(?:do|get|give (?:me|us)|land|run|start with|win) (?:an? |one )?(?:test|trial) (project|assignment|job)',
    'try',
    'us on one $1',
  ],
  // "Paid trial article", "one test project": what the sender is tried by.
  [
    `(?:${tried}(?:an? |one )?|(?:do )?(?:an? |one )?(?=paid ))((?:(?:free|paid|short|small) )?(?:test|trial) (?:article|assignment|brief|edit|episode|job|piece|post|project|script|search|task|translation|video)(?: .+)?)`,
    'try',
    'us on @1',
  ],
  [
    '(?:start|begin|activate) ((?:an?|our|the|their|your) (?:[\\p{L}\\d-]+ ){0,3}(?:pilot|trial)(?: (?:for|in|of|on|with) .+)?)',
    'start',
    '@1',
  ],
  [
    '(?:get |land |win )?(?:an? |the |their )?((?:small |paid )?(?:first|opening|test|trial) (?:case|job|load|project))(?: (?:from|off|with) (?:them|him|her))?',
    'try',
    'us with @1',
  ],
  // "A first small batch to prove ourselves".
  [
    '(?:get|have|land|receive|secure|win) (?:an? )?((?:(?:first|opening|pilot|small|test|trial) ){1,3}(?:batch|lot|project|(?<!trial )run)(?: (?:as|for|in|of|to (?:prove|show)) .+)?)',
    'give',
    'us @1',
  ],
  [
    '(?:get |win )?(?:an? |the |their )?((?:first|opening|test|trial) (?:assignment|brief|commission|file|instruction|matter))',
    'give',
    'us @1',
  ],
  ['book in ((?:after|ahead of|before|for|in) .+)', 'pick', 'a date $1'],
  ['(watch|listen to|read|see|view) (\\d+[- ](?:min|minute|page|second)s? \\p{L}+)', '$1', 'our $2'],
  // "Tasting, come by the truck, on us".
  [
    '(?:an? )?((?:\\p{L}+ )?(?:breakfast|coffee|demo|drink|lunch|tasting|tour)), come (by|to) ([^,]+?)(?:,( on us| free))?',
    'come',
    '$2 $3 for @1$4',
  ],
  [
    '(?:(?:ask for|be given|earn|get|have|obtain|request|seek|win) )?(?:an?|the) (?:chance|opportunity) to (?!(?:chat|demo|meet|present|show|speak|talk)\\b)(.+)',
    'let',
    'us $1',
  ],
  ['(call|phone|ring|text) or (e-?mail|post|send) (?!(?:us|me)\\b)(.+)', '$1', 'us or $2 us $3'],
  [
    '(call|phone|ring|text|write) or (call|e-?mail|message|phone|ring|text|whatsapp)(?: (?:me|us|back))?',
    '$1',
    'or $2 us',
  ],
  [
    '(call|phone|ring|text) or (call|e-?mail|message|phone|ring|text|whatsapp) ((?!for\\b).+)',
    '$1',
    'or $2 $3',
  ],
  ['(?:get |an? |the )?rf[qp]', 'send', 'us your next RFQ'],
  [
    'try ((?:an?|one|two|three|\\d+) (?:days?|weeks?|fortnight|months?)) (?:for )?free',
    'try',
    'for $1 free of charge',
  ],
  ['(?:be|get|stay) on (?:the|their|his|her) radar(.*)', 'keep', 'us in mind$1'],
  ['ask for (an? (?:(?:honest|quick|short) )?review)', 'leave', 'us $1'],
  ['(?:ask for |get )?(?:the )?(names of (?!(?:the (?:best|person|right)|who)\\b).+)', 'give', 'us the $1'],
  [
    'confirm (?:(?:the|their|his|her) )?((?:attendance|availability|participation|presence)(?: (?:at|for|in|on) .+)?)',
    'confirm',
    'your $1',
  ],
  ['confirm (?:the )?((?:start )?dates? (?:for|of) .+)', 'confirm', 'the $1'],
  [
    'confirm (?:the|their|his|her) ((?:[\\p{L}-]+ )?(?:address|booking|number|order|quantity|size|slot|time|venue)e?s?(?: .+)?)',
    'confirm',
    'your $1',
  ],
  [
    '(?:chase(?: up)?|nudge (?:them|him|her) (?:about|on)) ((?:the|our|my) (?:[\\p{L}-]+ )?(?:estimate|offer|proposal|quotation|quote)\\b.*)',
    'consider',
    '$1',
  ],
  ['know (by .{3,20} )?(?:if|whether) ((?:we|our|i|my) .+)', 'let', 'us know $1whether $2'],
  [
    'request (?:an? |the )?((?:full |partial )?(?:draft|manuscript|script)) (?:read|review)',
    'read',
    'our $1',
  ],
  ['book (?:in )?(?:by|through|using|via) (?:(?:an?|our|the) )?(.*\\blink)', 'book', 'a time through our $1'],
  ['(?:get |have )?first refusal on (?:the|their) (.+)', 'give', 'us first refusal on your $1'],
  ['sell (?:us|me) (.+)', 'sell', 'us $1'],
  ['(?:get |have )?(?:the )?use of ((?:the|their|his|her) .+)', 'let', 'us use $1'],
  ['(?:get |have )?(?:the |a )?loan of ((?:their|his|her) .+)', 'lend', 'us $1'],
  [
    'be (?:an? )?((?:founding |lead |local |named )?(?:host|judge|mentor|partner|patron|referee|speaker|sponsor|tester|trustee) (?:at|for|in|of|on|to|with) (?:my|our|the) .+)',
    'be',
    '@1',
  ],
  ['(co-(?:author|host|organi[sz]e|present|run|write)) (.+?)(?: with (?:us|me))?', '$1', '$2 with us'],
  [
    '(?:get|have) ((?:an?|one|two|three|\\d+) \\p{Ll}+ to (?:do|edit|test|translate|work on)\\b.*)',
    'give',
    'us $1',
  ],
  ['(?:get |win )?(?:their )?(?:backing|support) for (.+)', 'support', '$1'],
  [
    '(?:get |have )?(an? (?:date|day|slot|time) .+ and (?:how many|how much|what|where|which|who) .+)',
    'reply',
    'with $1',
  ],
  ['spec (.+)', 'specify', '$1'],
  // "A renewed gift of any size": who gives is the reader.
  [
    '(?:ask for |get |make |obtain |receive |secure |win )?(an? (?!free\\b)(?:[\\p{L}-]+ )?(?:bequest|contribution|gift|pledge)(?: (?:of|to|towards) .+)?)',
    'make',
    '$1',
  ],
  ['(?:get|win) (an? (?:firm|first|group|provisional|repeat|test|trial) booking\\b.*)', 'make', '$1'],
  // "A place on next year's programme": where the sender would stand or speak.
  [
    "(?:get |have |secure |win )?((?:an? |the )?(?:place|slot|spot) (?:at|in|on) (?:the |their |next year['’]s |this year['’]s )(?:[\\p{L}-]+ )?(?:bill|line-?up|programme|roster|schedule|stage)\\b.*)",
    'consider',
    'us for @1',
  ],
  ['work (on (?:his|her|next|their) .+)', 'let', 'us work $1'],
  ['be (?:an? |the |their )?((?:first (?:call|port of call))(?: .+)?)', 'keep', 'us in mind as your $1'],
  ['(?:remember|think of) (?:us|me) (.+)', 'keep', 'us in mind $1'],
  ['(?:get |have )?permission for ((?:an?|one|two|three|\\d+) .+)', 'allow', 'us $1'],
] as const satisfies readonly (readonly [pattern: string, verb: string, rest: string])[];
