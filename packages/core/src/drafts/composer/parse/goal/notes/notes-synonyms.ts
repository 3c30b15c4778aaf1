import { compact } from '../../../../compact.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Note } from '../../note.ts';

/** What the sender sets out to know, or asks, in whatever verb. */
const asks =
  '(?:clarify|enquire|establish|inquire|query)(?: (?:of|with) (?:them|him|her))?(?: as to)?|(?:ask|pose|put) (?:them |him |her )?(?:one|a|this|the) (?:quick |simple |short )?question(?: to (?:them|him|her))? ?[:,–-]|(?:answer|reply to) (?:one|a|this|my|our|the) (?:quick |simple |short )?question ?[:,–-]';
/** What somebody may be found to be. */
const mood = '(?:interested|keen|happy|willing|open|ready|able|up for|game)';
/** Whom of several the sender looks for: each reader is one of them. */
const someOf =
  '(?:(?:an?|one|two|three|four|five|six|ten|\\d+|some|a couple|a few|more|two or three|three or four|any(?:one|body)|some(?:one|body)|people|those|\\d+[-–]\\d+)(?: (?:of )?(?:more|others?|(?:(?:\\p{L}+ )?\\p{Ll}+s)|person|people|them|you))?)';

/** One word for what goals say in many: tried before all other notes. */
export const notesSynonyms: readonly Note[] = [
  [/^(?:my|our|the) (?:main )?(?:aim|goal|objective|purpose) (?:here )?is to /i, ''],
  // "Enquire whether", "inquire as to when", "answer one question: what …".
  [compact(`^(?:to )?(?:${asks}) (?=(?:how|if|what|when|where|whether|which|who|why)\\b)`, 'iu'), 'ask '],
  [/^(?:to )?(?:enquire|inquire) (?:about|after|as to|into|regarding) /i, 'ask about '],
  // "Is now a good time to talk?": a question of the sender's.
  [
    /^(is|was) (it|now|that|this) (?!not\b|worth\b)([^?]{4,90}?)\?*$/iu,
    (_: string, verb: string, what: string, rest: string) =>
      `ask whether ${what.toLowerCase()} ${verb.toLowerCase()} ${rest}`,
  ],
  // "Reply with the right contact person".
  [
    /^(?:answer|reply|respond|write back) with (?:the name of )?the (best|correct|relevant|right) (?:contact(?: person)?|one|person)$/i,
    'find out who the $1 person to talk to is',
  ],
  // "Find two or three who'd be interested": is the reader one of them?
  [
    compact(
      `^(?:find|get|identify|look for|recruit|spot) ${someOf} (?:that|who)(?:['’](?:d|s|re)| are| is| might| will| would)(?: be)? (?=${mood}\\b)`,
      'iu',
    ),
    'ask whether they would be ',
  ],
  // "See if they're up for it".
  [
    /^(?:ask|check|find out|see|ask them|learn) (?:if|whether) they(?:['’]re| are|['’]d be| would be) (up for|game for|keen on) (?:it|this|that)$/i,
    'ask whether they are $1 this',
  ],
  // "Conduct an interview with her": both take part.
  [
    /^(?:to )?(?:carry out|conduct|undertake) (?=an? (?:[\p{L}\d-]+ ){0,3}(?:call|chat|conversation|demo|interview|meeting|pilot|trial|webinar|workshop)\b)/iu,
    'arrange ',
  ],
  [/^lend a hand\b/i, 'get them to help'],
  // "Carry out a survey": who works is the sender, where the reader is not told to.
  [
    /^(?:to )?(carry out|conduct|undertake) (?=(?:an?|one|the|our|some|two|three) .{3,60}$)(?!.*\b(?:call|chat|conversation|demo|interview|meeting|pilot|proof of concept|test|trial|webinar|workshop)s?\b)/i,
    (_: string, verb: string) => `get permission to ${verb.toLowerCase()} `,
  ],
  // "Secure budget for a pilot": the money is the reader's to set aside.
  [
    /^(?:free up|get|land|obtain|secure|win) (?:some |an? |the )?budget for (?=\p{L})/iu,
    'get them to set aside a budget for ',
  ],
  // "Secure 2000 euros of sponsorship".
  [
    /^(?:ask for|get|obtain|raise|request|secure|seek|win) ([£$€]\d[\d.,]*k?|\d[\d.,]*k? (?:dollars|euros?|francs|pounds|[A-Z]{3})) (?:in|of|as) (?:donations?|funding|sponsorship|support)(?= |$)/i,
    'get them to support us with $1',
  ],
  // "Get buy-in for a training day".
  [
    /^(?:build|gain|get|obtain|secure|seek|win) (?:(?:her|his|the|their) )?(?:backing|buy-in|commitment|interest) (?:for|in|on|to) (?=(?:an?|one|two) )/i,
    '',
  ],
  // "Soft commit of $25k".
  [
    /^(?:(?:get|secure|win) )?(?:an? )?(?:(?:soft|verbal)[- ])?commit(?:ment)? (?:for|of|to) (?=[£$€]?\d)/i,
    'get them to commit to ',
  ],
  // "Supplier registration".
  [
    /^(?:an? )?(contractor|dealer|partner|reseller|supplier|vendor) registration$/i,
    (_: string, who: string) => `register as a ${who.toLowerCase()}`,
  ],
  // "Move them from cold to a discovery call".
  [
    /^(?:bring|convert|get|move|shift|take|turn|warm) (?:her|him|them|(?:an?|the|this) (?:contact|lead|prospect)) from [^,]{3,30}? (?:in)?to (?=an? )/i,
    '',
  ],
  // "They should realise what fines cost and ask for our checklist": what the sender has in mind, before what is asked.
  [
    /^(?:(?:get|have|make) )?(?:(?:they|them|the (?:buyer|client|customer|lead|prospect|reader|recipient)) (?:must |should |to |will )?)?(?:appreciate|realise|realize|recognise|see|understand) (?:how|that|what|why) [^,]{5,60}? and (?=(?:ask|book|call|download|join|order|register|reply|request|sign|start|switch|try) )/i,
    'get them to ',
  ],
  // "I'd be happy if they considered my poems".
  [
    /^(?:(?:i|we)(?:['’]d| would) be|it would be) (?:delighted|glad|good|grateful|great|happy|lovely|pleased|thrilled) if they (\p{Ll}+) /iu,
    (found: string, verb: string) => {
      const told = findVerb(verb);
      return told?.form === 'past' ? `get them to ${told.base} ` : found;
    },
  ],
  // "Replies that they'd like an audit".
  [
    /^(?:they |get them to )?(?:answers?|repl(?:y|ies)|responds?|says?|tells? us|writes?)(?: back)? that they(?:['’]d| would) (?:like|love|want) (?=an? )/i,
    'offer ',
  ],
  // "Reply or text to be added to the round".
  [
    /^(?:(?:call|e-?mail|message|phone|reply|ring|text)(?:,| or)? )+to be (added|booked|entered|included|invited|put) (?=(?:in|into|on|onto|to) )/i,
    (_: string, done: string) => `get permission to ${findVerb(done)?.base ?? 'put'} them `,
  ],
  // "Get the deck opened": it is looked at.
  [
    /^get (?:my|our|the) (article|catalogue|deck|document|one-pager|pdf|plan|proposal|report) (?:looked at|opened|read|viewed)(?=$|,|,? and )( and(?= an? ))?/i,
    (_: string, what: string, more = '') => `get them to look at our ${what}${more && ' and arrange'}`,
  ],
  // "Bring a file and see it printed at our showroom": whoever comes to the sender is the reader.
  [/^(?=bring (?:an?|one|some|two|three) [^,]* (?:at|to) our \p{L})/iu, 'get them to '],
  // "Get us a chance to quote on the site".
  [
    /^(?:get|give|have|win)(?: (?:me|us))? (?:an?|the) (?:chance|go|opportunity|shot) (?:to (?:bid|price|quote)|at (?:bidding|pricing|quoting)) (?=(?:for|on) )/i,
    'get permission to quote ',
  ],
  // "Fill 5 open roles": whoever finds the people fills them.
  [
    /^fill (\d+|two|three|four|five|six|some|all) (?:of )?(?:(?:their )?(?:open|vacant) |their )(?:jobs|positions|posts|req(?:uisition)?s|roles|vacancies)\b/i,
    'get permission to fill $1 of their open roles',
  ],
  // "Put on a seminar": it is held.
  [
    /(?<=^|\bto |\b(?:have|let|make) (?:her|him|them) )put on (?=an? (?:[\p{L}\d-]+ ){0,4}(?:class|concert|course|demo|display|event|evening|exhibition|party|screening|seminar|show|talk|tasting|webinar|workshop)\b)/iu,
    'host ',
  ],
  // "Have the offer put before the board": it is the sender's.
  [
    /^(?:to )?((?:get|have) )(?:the|this) (idea|offer|plan|proposal) (?=(?:put|placed|brought|laid|taken) )/i,
    '$1our $2 ',
  ],
  // "Lend six wetsuits to instructors", "supply the cups at two water stations": the sender does.
  [
    /^(?=lend (?:one|some|two|three|four|five|six|ten|\d+) [^,]{3,40} to (?!her\b|him\b|me\b|my\b|our\b|them\b|us\b)|supply (?:an?|one|our|some|the|two|three|four|five|six|ten|\d+) [^,]{3,40} (?:at|for|in|to) )/i,
    'get permission to ',
  ],
  [/^(?:nail|pin) down (?=an? )/i, 'agree on '],
  // "Site walk through".
  [/^(?:an? )?(factory|plant|site|warehouse) walk[- ]?through\b/i, 'a walk-through of their $1'],
];
