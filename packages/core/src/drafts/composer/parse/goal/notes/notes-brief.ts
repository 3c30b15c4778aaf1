import { compact } from '../../../../compact.ts';
import { withArticle } from '../../../text/grammar.ts';
import type { Note } from '../../note.ts';

/** Where the reader works. */
const premises =
  '(?:bar|branch|building|café|clinic|club|depot|factory|farm|garage|gym|hall|hotel|kitchen|lab|office|plant|practice|premises|pub|reception|restaurant|salon|school|shop|showroom|site|store|studio|surgery|warehouse|workshop|yard)';

/** What only the reader can give, and the sender would have: `speaking slot`, `testimonial`. */
const granted =
  '(?:blurb|column|endorsement|gallery slot|mention|radio slot|reference|recommendation|shelf space|shout-?out|slot in (?:the|their) [\\p{L} ]+|speaking slot|stockist listing|testimonial)';

/** Whether something is to be learnt of the reader: of what is his, and not of what is offered. */
const aboutReader =
  '(?!(?:an?|i|it|my|our|that|there|they|this|we)\\b|(?:the |now |their )*(?:idea|offer|proposal|service|time|timing)\\b)';

/** Goals of a few words, which leave out who does what: whoever comes by, what is asked about, what is granted. */
export const notesBrief: readonly Note[] = [
  // "Wants to know if she needs new photos": who wants it is the sender.
  [/^(?:aims?|hopes?|needs?|tries|wants?|would like) to (?=\p{Ll})/iu, ''],
  [/^(?:needs|wants|would like) (?:her|him|them) to (?=\p{Ll})/iu, 'get them to '],
  [/^(?:gauge|measure|test) (?:the |their )?interest (?:and|then|to) (?=\p{Ll})/iu, ''],
  [/^(?:gauge|measure|test) (?:the |their )?interest in (?=an? )/i, ''],
  // "How do they handle returns?"
  [
    /^(?:ask )?(how(?: (?:far|long|many|much|often|soon)(?: [\p{L} ]+?)?)?|what|when|where|which [\p{L} ]+|who|why) do they (.+?)\?*$/iu,
    (_: string, how: string, what: string) => `ask ${how.toLowerCase()} they ${what}`,
  ],
  // "How many do they sell, and would a machine help?"
  [
    /^(ask (?:how|what|when|where|which|who) .+?),? and (can|could|is|will|would) ((?:an?|the) \p{L}+|it|that|this) /iu,
    '$1 and whether $3 $2 ',
  ],
  [
    /^who (?:can|do|should) (?:i|we) (?:ask|contact|e-?mail|speak to|talk to|write to)\?*$/i,
    'find the right person',
  ],
  // "Ask whether a pilot would make sense", "see if a test on ten tables makes sense for them".
  [
    compact(
      `^(?:ask|check|discuss|explore|find out|learn|see|understand)(?: them)? (?:if|whether) (an? (?:[\\p{L}\\d-]+ ){0,3}?(?:audit|call|chat|collaboration|demo|meeting|partnership|pilot|proof of concept|test|tour|trial|visit|webinar|workshop)(?: (?:at|for|in|of|on|with) [^,;]{2,50}?)?) (?:(?:(?:could|might|would) be|is) (?:feasible|helpful|of interest|of use|possible|useful|welcome|worthwhile|worth (?:exploring|having|it|trying))|(?:could|might|would) (?:appeal|help|interest them|make sense|suit(?: them)?|work(?: for them)?)|makes sense)(?: (?:for|to) them)?$`,
      'iu',
    ),
    '$1',
  ],
  // "Offer a free audit and get a reply": that an answer is hoped for goes without saying.
  [
    /(?<=^\p{L}+ (?:an?|my|one|our|some|the|two|three|\d+) .{3,80}?),? and (?:then )?(?:(?:await|get|have|receive|wait for) (?:an?|any|some|their) (?:quick |short )?(?:answer|reply|response)|(?:get|have) (?:them|him|her) to (?:answer|reply|respond)|hear back(?: from them)?)$/iu,
    '',
  ],
  // "Get a reply confirming interest in a trial".
  [
    /^(?:(?:get|have|receive) )?(?:an? )?(?:answer|e-?mail|reply|response) (?:confirming|expressing|showing) (?:(?:some|their) )?(?=interest\b)/i,
    'confirm ',
  ],
  // "Get 20 minutes of their time to talk through costs".
  [
    /^((?:(?:ask for|book|find|get|grab|have|request|secure) )?)(?:an? )?(\d+|fifteen|half|ten|thirty|twenty)[ -](?:an )?(hour|min(?:ute)?)s? (?:of (?:her|his|their) time )?to (?=(?:discuss|go|look|run|talk|walk) (?:about|at|over|through)\b)/i,
    '$1a $2-$3 call to ',
  ],
  // "Get honest feedback on why they left": that is the question.
  [
    /^(?:(?:ask for|collect|gather|get|hear|obtain) )?(?:(?:candid|frank|honest|some|their) )*feedback (?:about|as to|on) (?=(?:how|if|what|when|where|whether|which|why) they\b)/i,
    'find out ',
  ],
  [
    /^((?:find out|hear|know|learn|see) )(?:exactly|frankly|honestly|really|truthfully) (?=(?:how|if|what|whether|why)\b)/i,
    '$1',
  ],
  // "Get a sample kit to their lab", "get a free bag into their hands".
  [/^get ((?:an?|one|our|some|two|three) [^,]{3,40}?) into (?:her|his|their) hands$/i, 'send them $1'],
  [
    /^get ((?:an?|one|our|some|two|three) (?:[\p{L}-]+ ){0,3}(?:box|brochure|kit|pack|sample|swatch|unit)(?:e?s)?) (?:in|over)?to (?=(?:the|their) [\p{L}& -]{2,40}$)/iu,
    'send $1 to ',
  ],
  // "Ask for introductions to three of their clients".
  [
    /^(?:(?:ask for|get|obtain|request) )?introductions? to (?=(?:\d+|a few|local|one|other|some|several|three|two)\b)/i,
    'get them to introduce us to ',
  ],
  [/^(?:hire|lease|rent) (?:her|him|them) (?=(?:an?|my|our|the) )/i, 'get them to rent '],
  [
    /^(?:find|land|pick up) (?=(?:an?|the) (?:[\p{L}-]+ ){0,3}(?:apprenticeship|contract|gig|internship|job|placement|position|role|work)\b)/iu,
    'get ',
  ],
  // "Have a representative stop by or call": somebody of the sender's.
  [
    /^(?:for|have) (?:an?|one of our) (adviser|advisor|consultant|engineer|rep|representative|salesperson|specialist|surveyor|technician)s? (?:to )?(?=(?:call|come|drop|pop|ring|stop|visit)\b)/i,
    'find out whether they would like one of our $1s to ',
  ],
  // "2 weeks in May", "2 days a week", "weekends in August": when somebody would come.
  [
    /^(?:(?:get|have|work) )?((?:(?:\d+|two|three|four|five|six) (?:[\p{L}-]+ )?(?:day|evening|night|shift|week|weekend)|weekend|evening)s? (?:(?:in|during|over|from) \p{L}.{2,30}|an? (?:month|week)))(?: with (?:them|him|her))?$/iu,
    'be considered for $1',
  ],
  // "Sub for them on turnovers", "do their overflow work", "do a beach clean", "do service project": the sender does it.
  [
    /^(sub|take on)(?= (?:for (?:them|him|her)|in when|(?:some of )?(?:their|his|her)|overflow (?!(?:calls|orders|work)$))\b)/i,
    'let us $1',
  ],
  [
    /^do ((?!(?:an? )?(?:joint|paid|test|trial)\b|.*\b(?:my|our|us)\b|.* together$|.* with (?:them|him|her)$)(?:(?:all |some of )?(?:their|his|her) )?(?:[\p{L}-]+ ){0,3}(?:clean|clean-up|day|job|project|repairs?|shift|show|tidy|work)(?: (?:at|for|in|on) .+)?)$/iu,
    (_: string, what: string) => `let us do ${withArticle(what)}`,
  ],
  // "See if churn is a priority this quarter".
  [
    compact(
      `^(?:check|see|understand) (?:if|whether) (${aboutReader}(?:[\\p{L}\\p{N}'’-]+ ){1,4}?(?:is|are|has|have|was|were) (?!(?:an?|the) fit\\b).{3,60})$`,
      'iu',
    ),
    'find out whether $1',
  ],
  [/^see (?:if|whether) their /i, 'find out whether their '],
  // "Pass by on Thursday", "pop in": it is the sender who comes.
  [
    /^(?:(?:nip|pass|pop|stop|swing) (?:by|in|over|past|round)|pay (?:them|him|her) a visit)(?: (?:and|to) (?:introduce myself|say (?:hello|hi)))?$/i,
    'a short visit',
  ],
  [/^(?:(?:nip|pass) (?:by|in|past|round)|come past)(?= )/i, 'drop by'],
  [
    compact(
      `^(?:call|come|drop|nip|pass|pop|stop|swing) (?:by|in|over|past|round) for an? (?:brief |quick |short )?look (at|inside|over|round) (?:the|their) (${premises})$`,
      'iu',
    ),
    'let us come by and look $1 their $2',
  ],
  // "Bring samples round".
  [
    /^(bring|drop|take) (?!(?:her|him|it|them|this|up)\b)((?:an? |some |the )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+) (?:around|by|in|round)(?= (?:next|on|this|to)\b|$)/iu,
    'let us bring $2 round',
  ],
  // "Walk round their site".
  [
    compact(`^walk (?:around|round|over|through) (?:the|their) (${premises})$`, 'iu'),
    'let us walk round their $1',
  ],
  // "Donate one": of what the sender has.
  [
    /^(?:donate|gift|give(?: away)?) (it|one|some|them|two|three|\d)(?: (?:away|to (?:them|him|her)))?$/i,
    'let us donate $1 to them',
  ],
  // "Invite to nursery tour".
  [
    /^invite (?:on|to) (?:(our|the|an?) )?(?=(?:[\p{L}-]+ ){0,3}(?:breakfast|demo|dinner|event|launch|lunch|opening|session|tasting|tour|visit|webinar|workshop)(?=$| (?:at|for|in|next|of|on|this)\b))/iu,
    (_: string, which = 'a') => `invite them to ${which} `,
  ],
  // "Feedback call".
  [/^(?:an? )?feedback (call|chat|conversation|meeting|session)$/i, 'a $1 to hear what they think'],
  // "Share with students".
  [
    /^((?:circulate|forward|share)(?: (?:it|this))? (?:among|to|with)) (?=(?:clients|colleagues|customers|employees|families|followers|members|parents|patients|pupils|readers|residents|staff|students|subscribers|tenants|volunteers)$)/i,
    '$1 their ',
  ],
  // "Apply as tutor".
  [
    /\b(apply|join|register|sign up|volunteer) as (?!an?\b)(?=(?:[\p{L}-]+ )?(?:adviser|ambassador|beta tester|coach|driver|host|judge|member|mentor|partner|reviewer|speaker|steward|tester|trustee|tutor|volunteer)$)/iu,
    '$1 as a ',
  ],
  [/\b(last|next|this) (month|season|term|week|year)s (?=\p{L})/giu, "$1 $2's "],
  // "Submit proposal": what the sender has written.
  [
    /^submit (?:an? |my |our |the )?((?:[\p{L}-]+ )?(?:abstract|cv|entry|manuscript|portfolio|proposal|quotation|quote|r[eé]sum[eé]|sample chapter|synopsis))$/iu,
    'send our $1',
  ],
  [/^chip in (?=[£$€]?\d)/i, 'get them to chip in '],
  // "Get on the agenda of the next meeting".
  [
    /^(?:be|get)(?: put)? on (?:the|their) agenda (?:for|of) (?:the|their) (.+)$/i,
    'get them to put us on the agenda of their $1',
  ],
  [/^(?:find|reach) whoever is (?=(?:in charge of|responsible for) )/i, 'find out who is '],
  // "Show the range in person": there is something to be seen.
  [
    /^(?:present|show) (?:them )?(?:the|our) (catalogue|collection|line|portfolio|products|range|samples)(?= |$)/i,
    'let us show them our $1',
  ],
  // "Bring it up with parents".
  [
    /^(bring|raise|take) (it|this|the (?:idea|matter|subject|topic))( up)? (at|to|with) (?:the |their )?(?!(?:them|him|her|our|my|us|your)\b)(?=\p{Ll})/iu,
    'get them to $1 $2$3 $4 their ',
  ],
  // "Sandbox access": what is given to be tried.
  [
    /^(?:get (?:them|him|her) )?((?:api|beta|demo|early|free|guest|pilot|read-only|sandbox|test|trial) (?:access|accounts?|keys?|licen[cs]es?|logins?))$/i,
    (_: string, what: string) => `offer them ${/access$|s$/i.test(what) ? what : `a ${what}`}`,
  ],
  [/^(?:get )?(?:some )?air ?play$/i, 'get them to give us some airplay'],
  [/^book$/i, 'make a booking'],
  // "Come to info evening": the sender's.
  [
    /^(attend|come to|join) (?!(?:an?|any|both|her|his|in|it|me|my|one|our|that|the|their|this|us|your)\b)(?=(?:[\p{Ll}-]+ ){0,2}(?:breakfast|class|dinner|event|evening|fair|launch|lunch|meetup|open day|party|session|talk|tasting|webinar|workshop)(?:$| (?:at|in|next|on|this)\b))/iu,
    '$1 our ',
  ],
  [/\bby end of (?=\p{Lu}|next |this )/gu, 'by the end of '],
  // "RSVP by Friday".
  [
    /^rsvp (by|before) (.+?)(?: (?:for|to) ((?:an?|our|the) .+))?$/i,
    (_: string, by: string, date: string, event: string | undefined) =>
      `get them to let us know ${by} ${date} whether they can come${event ? ` to ${event}` : ''}`,
  ],
  // What one word says the reader would do.
  [
    /^(opt in|upgrade|sign up|give \d\S*)(?=$| (?:a|at|before|by|for|in|next|on|this|to|until|[\p{L}]+ a)\b)/iu,
    'get them to $1',
  ],
  // "Tender", "invitation to bid".
  [/^(?:an? )?(?:itt|tender(?: invitation)?|invitation to tender)$/i, 'be invited to tender'],
  [/^(?:bid(?: invitation)?|invitation to bid|invite to bid)$/i, 'be invited to bid'],
  [/^invitation to (pitch|present|quote)$/i, 'be invited to $1'],
  [/^(?:an? )?(?:back)?link$/i, 'get a backlink'],
  [compact(`^(?:(?:ask for|get|secure) )?(?:an? )?(${granted})$`, 'iu'), 'get them to give us a $1'],
  [/(?<=^get them to give us )a (?=shelf space)/i, ''],
  [/(?<=^get them to give us )a (?=endorsement)/i, 'an '],
  [/^(?:an? )?guest (article|blog|post)$/i, 'get them to publish a guest $1 of ours'],
  [/^sign (?:the )?(agreement|contract|lease|letter of intent|loi|nda)$/i, 'get them to sign the $1'],
  [/^(?:e-?mail|mail|write)(?: (?:me|us))? back$/i, 'get a reply'],
  [/^teams (call|meeting)\b/i, 'Teams $1'],
  [
    / with (?=(?!(?:an?|her|his|my|one|our|some|that|the|their|this|your)\b)(?:\p{L}+ ){1,2}team\b)/giu,
    ' with their ',
  ],
  [/^needs (?:analysis|assessment)$/i, 'an assessment of their needs'],
  [/^upgrade to (annual|monthly|yearly)$/i, 'get them to upgrade to the $1 plan'],
  [/^take (?:the|their) team (?:out )?(?=(?:for|to) )/i, 'let us take their team out '],
];
