import { compact } from '../../../../compact.ts';
import type { Note } from '../../note.ts';
import { told } from './notes-asked.ts';

/** What is tried and not only looked at, where a click leads. */
const tried = '(?:calculator|demo account|playground|preview|prototype|sandbox|test environment|trial)';
/** Where several bid, and senders are one of them. */
const bids = '(?:competition|consultation|procurement|rf[pq]|tender(?:ing)?)';

/** How a sender comes back to what was sent. */
const follows =
  '(?:(?:gentle|friendly|quick|short|second|another) )*(?:bump|chase(?: up)?|check in|follow(?:ing)?[- ]?up|nudge|remind(?:er)?)(?: with)?(?: (?:her|him|them))?';

/** What the reader does, and what the sender, that two verbs or whose the thing is tell: tried before what is asked (`notes-asked.ts`). */
export const notesReadersAct: readonly Note[] = [
  [/^to (?=\p{Ll})/iu, ''],
  // "Get them to reply and say if they are doing any events": what is asked is whether they are.
  [
    compact(
      `^${told}?(?:answer|reply|respond|write back|get back to (?:me|us))(?:,? and|,? to) (?:confirm|let (?:me|us) know|say|tell (?:me|us)) (?=(?:how|if|what|when|where|whether|which|who)\\b)`,
      'iu',
    ),
    'find out ',
  ],
  // "Let them know about the leak and have them answer if they'd like help".
  [
    /^(?:inform|let|tell|warn) (?:them|him|her) (?:know )?(?:about|of) [^,]{3,60}?,? and (?=(?:ask|get|have) (?:them|him|her) (?:to )?(?:answer|reply|respond|say|tell us) (?:if|whether) )/i,
    '',
  ],
  [
    compact(
      `^${told}(?:answer|reply|respond|say|tell (?:me|us)) (?:if|whether) (?=they(?:['’]d| would) (?:like|want) (?:any |some )?(?:advice|help|support)\\b)`,
      'iu',
    ),
    'find out whether ',
  ],
  // "Say yes, or at least tell us what would make it possible".
  [
    compact(
      `^(?:${told}say|get (?:an?|their)) yes,? or (?:at (?:the very )?least )?(?:let (?:me|us) know|say|tell (?:me|us)) (?=(?:how|what|when|whether|which|who|why)\\b)`,
      'iu',
    ),
    'find out ',
  ],
  [compact(`^(?:${told}say|get (?:an?|their)) yes$`, 'iu'), 'get a reply'],
  // "Whether they'd like it": what is offered may be several.
  [
    /^(?:ask|check|find out|hear|know|learn|see)(?: (?:them|him|her))? (?:if|whether) they(?:['’]d| would) (?:be glad of|like|want|welcome) (?:it|that|them|this)$/i,
    'ask whether this would be welcome',
  ],
  // "Click through to a sandbox, no login required".
  [
    compact(
      `^(${told}?)click(?: through)? (?:(?:on)?to|on) (?:an?|my|our|the) ((?:[\\p{L}-]+ )?${tried})\\b`,
      'iu',
    ),
    '$1try our $2',
  ],
  [
    compact(
      `^(${told}?)click(?: through)? (?:(?:on)?to|on) (?:an?|my|our|the) ((?:[\\p{L}-]+ ){0,2}(?:article|case study|catalogue|examples|gallery|guide|page|portfolio|pricing|report|site|website))\\b`,
      'iu',
    ),
    '$1have a look at our $2',
  ],
  // "Have her ask for a date in June": it is hers to name.
  [
    compact(
      `^${told}(?:ask(?: (?:me|us))? (?:about|for)|enquire about|request) an? (?=(?:date|day|slot)\\b)`,
      'iu',
    ),
    'get them to pick a ',
  ],
  // "They ask for the data for their own town": what readers ask for the sender has.
  [
    compact(
      `^${told}(?:ask(?: (?:me|us))? for|request) (?=(?:the |some )(?:[\\p{L}-]+ )?(?:analysis|breakdown|data|dataset|details|figures|findings|numbers|recording|report|results|slides)\\b)`,
      'iu',
    ),
    'send them ',
  ],
  // "Request the colour ring": what goods are chosen by.
  [
    compact(
      `^${told}?(?:ask for|order|request) (?:our |the )((?:free )?(?:(?:colou?r|fabric|finish|material|paint|sample|shade|swatch|wood|wool|yarn) (?:board|book|box|card|chart|fan|folder|pack|ring|set)))$`,
      'iu',
    ),
    'send them our $1',
  ],
  // "Take part in their next tender": who bids is the sender, and who is asked runs it.
  [
    compact(
      `^(?:be included|bid|compete|participate|take part) in (?:an?|her|his|the|their) (?=(?:[\\p{L}-]+ ){0,3}${bids}\\b)`,
      'iu',
    ),
    'be included in their ',
  ],
  [
    /^(?=(?:compete|exhibit|participate|perform|take part) (?:at|in) (?:her|his|their) )/iu,
    'get permission to ',
  ],
  // "Walk one track with him before the spring meeting".
  [
    /^(?=(?:drive|fly|paddle|ride|row|sail|walk) (?:an?|one|some|two|three|\d+) [^,]{3,40} with (?:them|him|her)\b)/i,
    'get permission to ',
  ],
  // "Show a demo to the committee": who is shown something is the reader's.
  [
    /^(?:do|give|hold|make|present|run|show) an? ((?:(?:quick|short|live|brief|\d+-minute) )*(?:demo|demonstration|presentation|talk)) (?:for|to) (?:her|his|the|their) (?=(?:[\p{L}-]+ ){0,2}?(?:board|committee|council|crew|governors|group|managers|members|partners|staff|team|trustees|volunteers)\b)/iu,
    'get permission to give a $1 to their ',
  ],
  // "Get a reply to find out who is responsible": what the reply would say.
  [
    /^(?:(?:get|have|receive) )?(?:an? |any )?(?:quick |short )?(?:answer|reply|response)(?: from (?:her|him|them))? (?:and|to) (?=(?:ask|check|clarify|discover|find out|hear|know|learn|see|understand) (?:how|if|what|when|where|whether|which|who)\b)/i,
    '',
  ],
  // "Quick yes/no if they use freelancers".
  [
    /^(?:(?:get|have) )?(?:an? )?(?:quick |clear |simple )?(?:(?:answer|reply|response),? )?yes\/no(?: (?:answer|reply|response))?,? (?:on |as to )?(?:if|whether) (?=(?:the|their|they)\b)/i,
    'find out whether ',
  ],
  // "Follow up on an unanswered email from two weeks ago".
  [
    compact(
      `^(?!.* and )${follows}(?: (?:about|of|on|re:?|to))?(?: an? (?:answer|reply|response) (?:to|on))? (?:an?|my|our|the) (?:unanswered )?((?:(?:earlier|first|initial|last|previous|recent) )?(?:unanswered )?(?:e-?mail|letter|mail|message))(?:(?= (?:from|of|on|sent|that)\\b)|$|( (?:I|we) sent\\b))`,
      'iu',
    ),
    (_: string, what: string, sent: string | undefined) =>
      `ask whether they have had a chance to look at ${sent ? `the ${what} we sent` : `our ${what.replace(/unanswered /i, '')}`}`,
  ],
  // "2nd follow-up", "follow up, no answer to 2 emails": there is a mail before this one.
  [
    compact(
      `^(?:(?:(?:2nd|3rd|final|last|one more|second|third) follow[- ]?up|${follows})(?:(?:,| after| as| on| re:?| since)? (?:(?:no|without) (?:answer|reply|response)|(?:\\p{Ll}+ )?(?:hasn't|haven't|didn't|never) (?:answered|answer|replied|reply|responded|respond)|unanswered (?:e-?)?mails?)\\b.*)|(?:2nd|3rd|final|last|one more|second|third) follow[- ]?up)$`,
      'iu',
    ),
    'ask whether they have had a chance to look at our earlier email',
  ],
  // "Write about it, offer an interview": who interviews is the reader.
  [
    /(?<=\b(?:article|cover|feature|piece|report|story|write)\b.*?)(?:,| and|, and) (?:offer|propose|suggest)(?:ing)? (?:(?:her|him|them) )?(?:an? )?interviews?(?: with ((?:my|our|the) [\p{L} -]{2,40}))?$/iu,
    (_: string, whom: string | undefined) => ` and interview ${whom?.replace(/^the /i, 'our ') ?? 'us'}`,
  ],
  // "Request interest in our stock list": it is sent.
  [
    /^(?:ask for|check|gauge|measure|request|test) (?:the |their )?interest in (?=(?:my|our) (?:[\p{L}-]+ ){0,3}(?:brochure|catalog(?:ue)?|list|line sheet|portfolio|rate card)$)/iu,
    'send ',
  ],
  // "NDA + first call".
  [
    /^(?:get )?(?:an? |our |the )?nda(?: signed)? ?(?:\+|&|,|and|plus|then|->) (?:then )?(?=(?:[\p{L}\d-]+ ){0,3}(?:call|chat|demo|meeting)\b)/iu,
    'sign an NDA, then ',
  ],
  // "Ask if they would let us the hall".
  [
    /\blet (us|me) (?=(?:an?|her|his|the|their) (?:[\p{L}-]+ )?(?:barn|cellar|corner|flat|garage|hall|house|land|loft|office|plot|room|shed|shop|space|stall|studio|unit|workshop|yard)\b)/giu,
    'rent $1 ',
  ],
  // "Ask if any projects coming up": who has any.
  [
    /\b(ask|check|find out|hear|know|learn|see)((?: (?:from )?(?:her|him|them))?) (?:if|whether) (?=any (?!of\b)(?!.*\b(?:are|can|come|could|do|does|exist|had|has|have|is|may|might|need|needs|they|was|were|will|would)\b)(?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?:$| (?:at|available|before|coming|due|for|free|in|left|next|on|over|pending|planned|scheduled|this|upcoming|vacant)\b))/giu,
    '$1$2 if they have ',
  ],
  // "Ask if room for one more": it is there, or is not.
  [
    /\b(ask|check|find out|see)((?: (?:her|him|them))?) (?:if|whether) (?=(?:any )?(?:budget|capacity|demand|need|room|scope|space) (?:for|left)\b(?!.*\b(?:are|has|is|was|will|would)\b))/giu,
    '$1$2 if there is ',
  ],
  // "Live test - they call the number themselves": what the reader does there.
  [
    /^((?:[\p{L}\d-]+ ){0,5}?(?:demo|pilot|session|tasting|test|trial|visit|walkthrough|workshop))(?: [-–]|:|,) (?=they (?!(?:are|can|could|do|get|have|like|love|may|must|need|only|pay|receive|say|should|want|will|would)\b)\p{Ll}+ (?:an?|her|his|it|my|one|our|some|the|their|three|two|us|\d+)\b)/iu,
    '$1 where ',
  ],
  // "Name of somebody who would like to come on".
  [
    /^(?:(?:ask for|find out|get|obtain) )?(?:an? |the )?(names?(?: and (?:e-?mail|number|phone number))?) of (?=(?:an?|any|one|some|somebody|someone|anybody|anyone) (?!(?:decision|person)))/i,
    'give us the $1 of ',
  ],
  [
    /^(?:(?:ask for|find out|get|obtain) )?(?:an? |the )?(?:contact|name) (?:for|of) whoever (?!is the right)/i,
    'find out who ',
  ],
  // "Leave our leaflets with them and meet the team": the sender does both.
  [
    /^(?=(?:bring|drop off|drop|leave) (?:an?|my|our|some|one|two|three|\d+) [^,]{3,40} and (?:meet|say hello to|see) (?:her|his|the|their) )/i,
    'get permission to ',
  ],
  // "Send two bags and ring afterwards": the sender does both.
  [
    /^(drop off|e-?mail|mail|post|send|ship) (?:(?:them|him|her) )?((?:an?|our|some|the|one|two|three|four|\d+) [^,]{3,40}?) (?:and|then|and then) (call|phone|ring)(?: (?:them|him|her))? (?=(?:a few days later|a week later|afterwards|later|the week after|in a week)$)/i,
    (_: string, verb: string, what: string, calls: string) =>
      `get permission to ${/^drop/i.test(verb) ? `${verb} ${what} with them` : `${verb} them ${what}`} and ${calls} them `,
  ],
  // "Pitch accepted": nobody is asked to accept, but to consider.
  [
    /^(?:get |have )?(?:my |our |the )?((?:[\p{L}-]+ )?(?:pitch|submission)) accepted(?= |$)/iu,
    'get them to consider our $1',
  ],
  // "They ask us for a demo".
  [compact(`^(${told})ask (?:me|us) for (?=an? )`, 'iu'), '$1ask for '],
  // "Sign an NDA and receive the memorandum": who sends it is the sender.
  [
    compact(
      `^(${told}?(?:complete|fill in|register|return|sign|subscribe)\\b[^,]{0,40}?) and (?:get|receive) (?=(?:an?|my|our|the) (?!.*\\b(?:call|demo|meeting)\\b))`,
      'iu',
    ),
    '$1 so we can send them ',
  ],
  // "Price list or quote": of quotes there is one to each enquiry.
  [
    /\b((?:brochure|catalogue|price list|rate card) or) (?=(?:estimate|quotation|quote|sample)$)/i,
    (_: string, before: string) => `${before} a `,
  ],
];
