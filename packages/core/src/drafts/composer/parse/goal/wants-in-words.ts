/** The first of the wants (`wants.ts`), which are tried before those that only name a thing: what a goal says is to be done, by whom, when or with what. */
export const wantsInWords = [
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
    '(?:(?:be given|earn|get|have|win) )?(?:an? |the )?(?:chance|invitation|opportunity|slot) to ((?:demo|present|show|speak|talk)\\b.* (?:at|to) (?:the|their|his|her) .+)',
    'let',
    'us $1',
  ],
  [
    '(?:ask for |get |have )?((?:an? (?:\\p{L}+ )?(?:item|place|slot|spot)|(?:\\d+|five|ten|fifteen|twenty|thirty) min(?:ute)?s) (?:at|in|on) (?!the (?:phone|web)\\b)(?:the|their|his|her|our|next) (?:.* )?(?:agenda|agm|assembly|assemblies|conference|meetings?|training day|inset day)\\b.*)',
    'give',
    'us $1',
  ],
  ['(?:call|phone|ring) or (e-?mail|message|text|whatsapp) (for .+)', 'call', 'or $1 us $2'],
  // "Paid trial article": who pays whom is plain.
  ['(?:get |do )?(?:an? |one )?(paid (?:test|trial) (?!call\\b|run\\b)\\p{L}+(?: .+)?)', 'give', 'us @1'],
  [
    '(?:get |win )?(?:an? |the |their )?((?:first|opening|test|trial) (?:assignment|brief|case|commission|file|instruction|job|load|matter))',
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
    '(?:(?:be given|earn|get|have|win) )?(?:an?|the) (?:chance|opportunity) to (?!(?:chat|demo|meet|present|show|speak|talk)\\b)(.+)',
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
  ['work (on (?:his|her|next|their) .+)', 'let', 'us work $1'],
  ['be (?:an? |the |their )?((?:first (?:call|port of call))(?: .+)?)', 'keep', 'us in mind as your $1'],
  ['(?:remember|think of) (?:us|me) (.+)', 'keep', 'us in mind $1'],
  ['(?:get |have )?permission for ((?:an?|one|two|three|\\d+) .+)', 'allow', '$1'],
] as const satisfies readonly (readonly [pattern: string, verb: string, rest: string])[];
