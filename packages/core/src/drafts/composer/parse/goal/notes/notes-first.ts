import { compact } from '../../../../compact.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Note } from '../../note.ts';
import { findEvent } from '../deeds/goal-event.ts';

/** What both would meet for. */
const meeting = '(?:call|chat|coffee|conversation|lunch|meeting)';

/** What the reader has on paper, or in a file. */
const papers =
  '(?:(?:an?|her|his|some|the|their) )(?:[\\p{L}-]+ ){0,2}(?:artwork|bills?|brief|drawings?|files?|floor ?plans?|invoices?|lease|logos?|measurements|menu|photos?|plans?|policy|recipe|script|spec(?:ification)?s?|statements?)';

/** Goals that say plainly what is asked in words that are asked of nobody: read first, in the words that are. */
export const notesFirst: readonly Note[] = [
  // "Request inclusion in their vendor list and an appointment".
  [
    /^(?:(?:ask for|gain|get|obtain|request|secure|seek|win) )?(?:an? )?(?:addition|admission|inclusion) (in|into|on|onto|to) /i,
    (_: string, where: string) => (/^in/i.test(where) ? 'be included in ' : 'be added to '),
  ],
  [
    compact(
      `^(be (?:added|included) [^,]{3,50}?),? and (an? (?:[\\p{L}\\d-]+ ){0,3}(?:appointment|${meeting})(?: to show)?)(?= |$)`,
      'iu',
    ),
    (_: string, named: string, event: string) =>
      `${named} and arrange ${event.replace(/ to show$/i, ' to show them')}`,
  ],
  // "Explore whether a pilot session would help their teams": what somebody sets out to know.
  [
    /^(?:assess|discover|establish|explore|gauge|test) (?:if|whether) (?!(?:i|it|they|we)\b)/i,
    'find out whether ',
  ],
  // "Explore a licensing deal, first chat this month": what the chat is about.
  [
    compact(
      `^(?:discuss|explore|talk (?:about|over|through)) ((?:an?|our|the|their) [^,]{3,50}), (?:an? )?((?:[\\p{L}\\d-]+ ){0,3}${meeting})((?: (?:at|before|by|in|next|on|over|this) [^,]{2,30})?)$`,
      'iu',
    ),
    (_: string, matter: string, event: string, when: string) => `a ${event} about ${matter}${when}`,
  ],
  // "Discuss becoming a second supplier": the sender would become it.
  [
    /^((?:discuss|explore|talk about) |(?:.* )?(?:about|to discuss) )becoming (?=(?:an?|one of|part of|the|their) )/i,
    '$1how we could become ',
  ],
  // "Agree to send a sample export": whoever agrees to send it has it.
  [
    /^(?:they )?agree to (?:give|hand over|provide|send|share) (?=(?:an?|one|some|two|three|\d+) )(?!.*\b(?:to (?:me|us|them|him|her)|with (?:me|us))\b)/i,
    'get them to send us ',
  ],
  // "Agree to fit five sensors free for 60 days": whoever agrees lets the sender do it.
  [
    /^(?:they )?agree to (clean|deliver|film|fit|inspect|install|mount|paint|photograph|repair|service|survey) (?=(?:an?|one|some|two|three|four|five|\d+) )/i,
    'get permission to $1 ',
  ],
  // "Get an API key from our portal": where it is the sender's to give out, the reader fetches it.
  [
    /^(?:get|obtain) (an? (?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+ (?:at|from|in|on|through|via) our (?:[\p{L}-]+ )?(?:app|booth|counter|dashboard|desk|page|portal|shop|site|stall|stand|store|web ?shop|website))$/iu,
    (_: string, what: string) => (findEvent(what) ? `get ${what}` : `get them to pick up ${what}`),
  ],
  // "Send them this week's quiz for free if they reply": with the answer they ask for it.
  [
    /^(send (?:them|him|her) [^,]{3,60}?),? (?:if|once|when) (?:they|s?he) (?:answers?|repl(?:y|ies)|responds?|says? yes|writes? back)$/i,
    '$1',
  ],
  // "See if open to talk".
  [
    /^(?:ask|check|find out|see) (?:if|whether) (?:(?:they|she|he)(?:['’]re| are| is) )?(?:generally )?(interested in|open to|up for) (?:discuss(?:ing)?|speak(?:ing)?|talk(?:ing)?)(?:,? no (?:hurry|obligation|pressure|rush|strings))?$/i,
    'ask whether they would be $1 a conversation',
  ],
  // "Text back dates".
  [
    /^((?:get|have) (?:them|him|her) to )(e-?mail|message|send|text|write) (?:(?:me|us) )?back (?:with )?(?:some |the |their )?(?=\p{Ll}+s\b)/iu,
    '$1$2 us their ',
  ],
  // "Line up a free demonstration flight": both take part, and the sender brings it about.
  [/^line up (?=(?:an?|one|the|some|two|three|\d+) )/i, 'arrange '],
  // "Share a short study and ask for a call": who asks for the call shares it.
  [
    /^share (?!(?:her|his|their|the|this|your|yours)\b)(?!.*\bwith (?:me|us)\b)([^,]{3,80}?),? (and (?:arrange|ask for|be|book|get|invite|offer|propose|request|schedule|set up|suggest) )/i,
    'send them $1 $2',
  ],
  // "Request an opportunity to present credentials": the sender's.
  [
    /(?<=\b(?:chance|opportunity) to )(demonstrate|present|show) (?=(?:(?!(?:an?|at|her|him|his|how|in|my|on|our|some|the|their|them|to|what|why)\b)[\p{L}-]+ )?\p{L}+s(?:$| (?:at|before|in|next|on|this|to)\b))(?!(?:them|us)\b)/iu,
    '$1 our ',
  ],
  // "Win a walk-round and the chance to quote against their supplier".
  [
    /^(?:arrange|ask for|book|gain|get|request|secure|win) (an? [^,]{3,40}?),? and (?:an? |the )?(?:chance|opportunity) to (?=\p{Ll})/iu,
    'arrange $1 and get permission to ',
  ],
  // "Get feedback on our beta and offer 6 months free".
  [
    /^(?:ask (?:(?:her|him|them) )?for|collect|gather|get|hear|obtain) (?:(?:honest|some|their) )*(feedback|opinions?|thoughts) (about|on) ([^,]{3,60}?),? and (?:give|offer)(?: (?:her|him|them))? (?=(?:an?|one|some|\d+|[£$€]|free|two|three|six) )/i,
    'get them to give us their $1 $2 $3 in return for ',
  ],
  // "Invite them to the launch on Tuesday, 5 to 8 pm, wine and snacks, 12 seats".
  [
    /(?<=^(?:attend|come|get (?:her|him|them) to come|invite|join|register|sign up)\b.*), (?:(?:just|only) )?(\d+|ten|twelve|twenty|thirty) (places|seats|spaces|spots)(?: only)?(?=$|,)/i,
    ' ($1 $2)',
  ],
  [
    /(?<=^(?:attend|come|get (?:her|him|them) to come|invite|join|register|sign up)\b.*), (?:from )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) ?(?:-|–|to|till|until) ?(\d{1,2}(?::\d\d)? ?[ap]m)(?=$|,)/i,
    ', from $1 to $2',
  ],
  [
    /(?<=^(?:attend|come|get (?:her|him|them) to come|invite|join|register|sign up)\b.*), (?=(?:free (?:admission|breakfast|drinks|entry|food|lunch|parking)(?=$)|(?!(?:and|bring|free|no|or|please)\b)\p{Ll}+(?: \p{Ll}+)? and \p{Ll}+(?: included| provided)?)(?:$|,))(?!.*\b(?:bring|come|meet|say|see|tell)\b[^,]*$)/iu,
    ', with ',
  ],
  // "Get the lease and the floor plan": papers that the reader has.
  [
    compact(
      `^(?:collect|get|obtain|receive) (?!(?:her|his|their) )(${papers}(?:(?:,| and|, and) ${papers})*)$`,
      'iu',
    ),
    (_: string, things: string) => `get them to send us ${things.replace(/\bthe (?=\p{L})/giu, 'their ')}`,
  ],
  // "Get the artwork and quote on 5,000 labels": what is done with it.
  [
    compact(
      `^(?:collect|get|obtain|receive) (${papers}) and (?=(?:analyse|check|price|quote|review)\\b)`,
      'iu',
    ),
    (_: string, things: string) =>
      `get them to send us ${things.replace(/\bthe (?=\p{L})/giu, 'their ')} so that we can `,
  ],
  // "Sell tickets through their app": the reader lets the sender do so.
  [
    /^(?=sell (?!(?:it|them)\b)[^,]{3,40} (?:at|in|on|through|via) (?:her|his|their) )/i,
    'get permission to ',
  ],
  [/^lock in (?=\p{L})/iu, 'book '],
  // "Offer the school a matinee".
  [
    /^(bring|give|offer|send|show) (?:the|their) (?:bank|business|charity|club|college|company|firm|hotel|library|museum|practice|school|shop|team) (?=(?:an?|one|our|two|three|\d+) )/i,
    '$1 them ',
  ],
  // "Get on the shortlist and a 20-minute intro".
  [
    compact(
      `^(?:be|get) ((?:in|into|on|onto|to) (?:her|his|the|their) [^,]{3,50}?),? and (an? (?:[\\p{L}\\d-]+ ){0,3}(?:appointment|intro|${meeting})\\b)`,
      'iu',
    ),
    (_: string, list: string, event: string) =>
      `be put ${list} and arrange ${event.replace(/\bintro$/i, 'introductory call')}`,
  ],
  // "Come and sand one plank for free": who works for nothing is the sender.
  [
    /^come (?:and|to) (?!(?:attend|collect|enjoy|get|have|hear|join|learn|look|meet|pick|play|see|taste|try|use|visit|watch)\b)(?=\p{Ll}+ .{3,60} (?:at no cost|for free|free of charge)$)/iu,
    'get permission to come and ',
  ],
  // "Hang six prints in the lobby": the sender does.
  [
    /^(?=(?:graze|hang|moor|park) (?:an?|one|two|three|four|five|six|ten|\d+) [^,]{3,40} (?:at|in|on|outside) the )/i,
    'get permission to ',
  ],
  // "Call and book a free fitting".
  [
    /^((?:get (?:her|him|them) to )?)(call|phone|ring) and (?=(?:book|order|reserve|schedule) )/i,
    '$1$2 us and ',
  ],
  // "Get floor plans and permission to fly over the yard": what is handed over, and what is allowed.
  [
    /^(?:get|obtain|receive|secure) ((?:(?:the|their|some) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+) and (?:leave|permission) to (\p{Ll}+) (?=\p{L})/iu,
    (found: string, thing: string, verb: string) =>
      findVerb(verb)?.form === 'base' || /^(?:fly|run|set)$/.test(verb)
        ? `get them to send us ${thing.replace(/^(?:(?:the|their) )?/i, 'their ')} and let us ${verb} `
        : found,
  ],
];
