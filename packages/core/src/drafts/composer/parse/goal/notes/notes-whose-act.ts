import { compact } from '../../../../compact.ts';
import type { Note } from '../../note.ts';
import { told } from './notes-asked.ts';

/** Whose act a goal means that only its object or its place tells: tried after what is asked in everyday words (`notes-asked.ts`). */
export const notesWhoseAct: readonly Note[] = [
  // "Meet our chair": with him, and not about him.
  [
    /^meet (?=(?:my|our) (?:[\p{L}-]+ ){0,2}(?:architect|chair|chef|chief|co-?founder|designer|director|engineer|expert|founder|manager|owner|president|specialist|team|trustee)s?(?=$| (?:at|before|for|in|next|on|this)\b))/iu,
    'meet with ',
  ],
  // "Ask him to be a mentor for one term".
  [
    compact(
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
  // "Talk at next residents meeting".
  [
    /^(?:talk|(?:give|hold) an? (?:(?:brief|quick|short) )?(?:presentation|talk)) at (?:the(?:ir)? )?(?=next \p{L})/iu,
    'speak at their ',
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
    /^(?:get|obtain|request|secure) (?=an? (?:[\p{L}-]+ )?(?:discount|extension|increase|postponement|reduction|refund|waiver)\b)/iu,
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
  // What the sender hopes for in the end is talked about first.
  [/^(?:build|grow) (?=an? (?:[\p{L}-]+ ){0,3}partnership\b)/iu, 'discuss '],
  [/^partner (?:up )?with (?:them|him|her)$/i, 'discuss a partnership'],
  [
    /^(?:begin|build|establish|start) (?:an? )?(?:[\p{L}-]+ ){0,2}relationship(?: with (?:them|him|her))?$|^(?:product|launch) announcement$/iu,
    'get a reply',
  ],
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
    /^(?=place (?:(?:an?|one|two|three|some|\d+) |(?=\p{Ll}+s (?:at|in|on) ))(?!ads?\b|adverts?\b|orders?\b)[^,]* (?:at|by|in|on) (?:the|their|his|her|one|two|three|four|five|six|some|\d+) )/iu,
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
  [/^be (?=an? (?:\p{L}+ )?(?:ambassador|judge|mentor|patron|trustee)\b)/iu, 'become '],
  [/^(?!(?:chat|connect|meet|speak|talk)\b)(?=\p{Ll}{3,} with us\b)/iu, 'get them to '],
  [
    /^be(?:come)? (?=(?:my|our) (?:\p{L}+ )?(?:ambassador|judge|mentor|patron|trustee)\b)/iu,
    'get them to act as ',
  ],
  [/^foster$/i, 'become a foster carer'],
  [/(?<=\bwith .*), together(?:,|$)/i, ''],
  // Who works, shows or is briefed is the sender: "do a teardown of their homepage".
  [
    /^(?=(?:do|draft|make|prepare|write) an? (?:[\p{L}-]+ )?(?:benchmark|breakdown|mock-?up|redesign|sketch|teardown|translation) (?:for|of|on) (?!.* and (?:send|share|show)\b))/iu,
    'get permission to ',
  ],
  [
    /^show (?=(?:some|the) (?:before|difference|figures|numbers|results|savings)\b)/i,
    'get permission to show them ',
  ],
  [/^take (?:an? |the )?brief (?:for|on) /i, 'get them to brief us on '],
  [
    /^(?:book|get|have) (\d+|ten|fifteen|twenty|thirty) min(?:ute)?s with (?:them|him|her) to (?=(?:hear|learn) (?:about|how|what|why)\b)/i,
    'arrange a $1-minute call to ',
  ],
  [/(?<=\b(?:if|whether) )(?:we['’]re|i['’]m) (?=eligible\b)/i, 'we are '],
  [
    /^(?:ask|find out|see) (?:if|whether) they know (?=(?:any|some)(?:body|one) (?:that|who) )/i,
    'get them to tell us if they know ',
  ],
  // What the reader has no use for.
  [
    /^(?:ask for|collect|get) (?:some |their )?(?=(?:leftover|old|spare|surplus|unsold|unwanted|used) \p{Ll}{3,}(?:$| (?:at|for|in|on) ))/iu,
    'get them to give us their ',
  ],
  [
    /^have ((?:my|our) (?:[\p{L}-]+ )?(?:cards?|catalogue|flyers?|leaflets?|menu|posters?|sign)) (at|by|in|on) (?:her|his|the|their) (?=\p{Ll})/iu,
    'get them to display $1 $2 their ',
  ],
  // "Get patients referred", "have the practice refer two patients".
  [
    /^get ((?:(?:more|new|some|their) )?\p{Ll}+s) referred(?: to (?:me|us))?$/iu,
    'get them to refer $1 to us',
  ],
  [
    /^(?:ask|get|have) (?:the|their) (?:charity|clinic|club|firm|hospital|practice|school|surgery) (?:to )?refer (.{4,30}?)(?: to (?:me|us))?$/i,
    'get them to refer $1 to us',
  ],
  // "Fill 12 places on the retreat": each reader takes one.
  [
    /^(?:fill (?:our |the )?|sell (?:our |the )?(?=last |remaining ))(?:last |remaining )?(?:\d+|two|three|four|five|six|ten|few|last|remaining) (place|seat|slot|spot|stand|table|ticket)s( (?:at|for|in|on) .+)?$/i,
    (_: string, what: string, where = '') => `get them to book a ${what}${where}`,
  ],
  [
    /^(?:collect|get|receive) ((?:the|their|his|her) .{3,30}?) (?:from|off) (?:them|him|her) ((?:before|by|until) .+)$/i,
    'get them to send us $1 $2',
  ],
  [/^get (?=an? (?:corporate|group|student|trade|volume) (?:discount|price|rate)$)/i, 'ask for '],
  [/^(?:e-?mail|give|offer|send) (?:them|him|her) (?:(?:available|our|some) )*dates$/i, 'some dates'],
  // "Get our beer on tap", "get it in front of the buyer": what the reader does with it.
  [/^get (one|two|three) (line|product|sku|title)s? listed$/i, 'get them to list $1 of our $2s'],
  [
    /^get ((?:my|our) [\p{L} -]{2,30}?) (in (?:stock|store)|on (?:sale|tap)|(?:in|on) (?:the|their) (?:menu|shel(?:f|ves)|window))$/iu,
    'get them to put $1 $2',
  ],
  [/^get (it|this) in front of (?:the|their|his|her) /i, 'get them to put $1 before their '],
  [/^(?=(?:one|two|three|a) (?:bottle|box|case|keg|rail|tray)s? (?:at|in|on) )/i, 'get them to try '],
  // What the sender would do: "install one machine on trial", "run one payroll in parallel".
  [/^(?:an? )?pop-up (?=(?:at|for|in) )/i, 'get permission to do a pop-up '],
  [/^(?=deliver .* (?:daily|each|every|monthly|once|twice|weekly)\b)/i, 'get permission to '],
  [
    /^(bake|brew|cook|make|prepare|roast) (.{3,40}) for (?:them|the (?:chef|manager|owner|team))$/i,
    'get permission to $1 $2 for them',
  ],
  [
    /^(?=install (?:an?|one|two|three|\d+) (?!.*\b(?:app|extension|pixel|plugin|script|sdk|tool|widget)s?\b))/i,
    'get permission to ',
  ],
  [/^(?=run (?:an?|one|two) .* in parallel\b)/i, 'get permission to '],
  [
    /^(?=(?:check|proofread|review|translate) (?:an?|one|two|three|\d+) .* (?:(?:for )?free|at no (?:charge|cost))$)/i,
    'get permission to ',
  ],
  [
    /^(?:(?:give|offer)(?: them)? )?(?:an? )?((?:free )?)second opinion on (?:the|their|his|her) /i,
    'offer a $1second opinion on their ',
  ],
  [/^beat (?=(?:the|their) )/i, 'get permission to try to beat '],
  [/^(?=tender for )/i, 'get permission to '],
];
