import { compact } from '../../../../compact.ts';
import { decapitalise, toArticle, withArticle } from '../../../text/grammar.ts';
import { inFull, monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Note } from '../../note.ts';
import { told } from './notes-asked.ts';

/** What a gig or a stand is had at, where only the day is named. */
const day =
  '(?:(?:in|on) (?:the )?(?:(?:early|late) )?(?!(?:her|his|my|our|person|the|their)\\b)|this |next )(?:[\\p{L}\\d]+ ?){1,5}';
/** What whoever puts on an evening has to give. */
const place = '(?:booth|gig|pitch|residency|set|slot|spot|stall|stand|table)';
/** A post for somebody who begins. */
const post =
  '(?:(?:[\\p{L}-]+ ){0,2}(?:apprenticeship|internship|job|position|post|role|traineeship|work placement))';

/** `internship` → `an internship`. */
const withOne = (thing: string) => (/^(?:an?|the) /i.test(thing) ? thing : `${toArticle(thing)} ${thing}`);

/** Goals in few words, whose side or whose object has to be filled in: tried before all other notes. */
export const notesTerse: readonly Note[] = [
  // "Get slot on podcast".
  [/^((?:book|get|land|secure|win) )(?=(?:place|seat|slot|spot|stall|stand|table) (?:at|in|on) )/i, '$1a '],
  // "Receive a swatch book and, if interested, meet us at the fair": the first comes first.
  [
    /,? and,? if (?:s?he(?:['’]s| is)|they(?:['’]re| are))?(?: |\b)(?:happy|interested|keen)(?: enough)?, .*$/iu,
    '',
  ],
  // "Get on the July schedule, call or text ROSA": how the reader does it.
  [
    /^(?:have (?:them|him|her) )?((?:book|claim|get|hold|join|order|register|reserve|sign up) .{4,50}), ((?:call|e-?mail|phone|ring|text)(?: or (?:call|e-?mail|phone|ring|text))? (?:me|us|\p{Lu}\p{Ll}+))$/iu,
    (_: string, deed: string, call: string) => `${call} to ${decapitalise(deed)}`,
  ],
  // "Agree to send over their data".
  [/\b(e-?mail|forward|send|share) (?:across|back|over|through) (?=their\b)/i, '$1 us '],
  [/\b(in (?:exchange|return) for )(?=(?:honest |some )?feedback\b)/i, '$1their '],
  [/\b((?:answer|reply|respond) with )(?=number of )/i, '$1the '],
  // "Ask them to share a link, or to have a word first".
  [/(?<=^(?:ask|get|invite|want) (?:them|him|her) to .*, or )to (?=\p{Ll}+ )/iu, ''],
  // "Pick a date in June and let us know": whoever agrees on it knows.
  [
    /(?<=^(?:(?:get|have) (?:them|him|her)(?: to)? )?(?:choose|find|pick|suggest) (?:an? )?(?:date|day|slot|time|week)\b.*),? and (?:let (?:me|us) know|tell (?:me|us))$/i,
    '',
  ],
  // "Start within two weeks, trial visit first".
  [
    /^[^,]{5,60}, (?:an? )?((?:[\p{Ll}-]+ ){0,2}(?:demo|tasting|test|trial|visit)) first$/iu,
    (_: string, event: string) => `${toArticle(event)} ${event}`,
  ],
  // "Send over one page and I'll edit it": who gets it is the sender.
  [
    /^(e-?mail|forward|send|share|upload) (?:(?:across|over|through) )?(?!(?:him|her|me|our|them|us)\b)(?=.{3,60},? and (?:i|we)(?:'ll| will) (?!(?:call|chase|follow|ring|see)\b))/i,
    '$1 us ',
  ],
  // "Get them to send one menu, we translate a page free".
  [
    /^(?:ask|get|have) (?:them|him|her)(?: to)? (e-?mail|forward|send) ((?:an?|one|two|three|\d+) [^,]{3,40}), (?:and )?(?:i|we)(?:['’]ll| will)? (?=\p{Ll}+ (?:it|an?|one|the|them|\d))/iu,
    '$1 us $2 so we can ',
  ],
  // "Reply and ask to see samples": they are sent.
  [
    /^(?:(?:ask|get|have) (?:them|him|her)(?: to)? )?(?:answer|reply|respond|write back) (?:and|to) (?=ask (?:for|to see) )/i,
    '',
  ],
  // "Join the pilot - 10 schools, free for one semester".
  [
    /((?:^|\bto )(?:join|pilot|sign up for|take part in|test|trial|try) [^-,]{4,40}) [-–] (?:\d+ \p{L}+, )?(?=free (?:for|in|of|till|until) )/iu,
    '$1, ',
  ],
  // "Become one of her suppliers and come taste".
  [
    /^(?:to )?become one of (?:her|his|their) ((?:\p{Ll}+ )?(?:contractor|partner|supplier|vendor)s)(?= |$)/iu,
    'get them to take us on as one of their $1',
  ],
  [/\bcome (?=(?:taste|try) )/i, 'come to '],
  // "Would she come on and which weeks suit".
  [
    /^would (?:s?he|they) (.+?),? and which (.+?) (?:would )?(?:suits?|works?)(?: (?:her|him|them))?(?: best)?$/i,
    'ask if they would $1 and which $2 would suit them',
  ],
  // "Invite to the demonstration in May, alternatively a site visit".
  [
    /^(?:an? )?invit(?:ation|e) to the (?=(?:demo|demonstration|launch|open day|opening|preview|showcase|webinar)\b)/i,
    'get them to come to our ',
  ],
  [/(?<=^get them to come to our .+), alternatively .*$/i, ''],
  // "Receive a proposal for a talk": what speakers and authors send.
  [
    /^(?:to )?receive ((?:an? |the(?:ir)? )?(?:abstract|application|cv|entry|manuscript|portfolio|proposal for (?:an? |the )?(?:lecture|paper|session|talk|workshop)|submission)s?\b)/i,
    'get them to send us $1',
  ],
  // "Send us artwork, if they already have a printer ask when the contract is up".
  [/,? if (?:s?he|they) already (?:has|have|uses?) .* ask .*$/i, ''],
  [/ (?:and )?if (?:s?he|they)(?:['’]?s|['’]?re| is| are) up for it,? .*$/i, ''],
  [
    /(?<=^get (?:an?|the|their) (?:phone )?number to (?:call|ring)) or (?:have|let) them (?:call|ring) (?:me|us)\b.*$/i,
    '',
  ],
  // "They agree to sponsor ten hampers, or at least reply".
  [/^((?:s?he|they) .+?),? or (?:at least|else|otherwise) (?:answer|reply|respond)\b.*$/i, '$1'],
  [
    /^(?:s?he|they) agrees? to (?=(?:carry|donate|fund|host|join|mentor|publish|run|sponsor|stock|test|try) )/iu,
    'get them to ',
  ],
  // "We come round, measure up and give them a quote".
  [
    /^(?:I|we) (?=(?:call|come|drop|pop|stop|swing|visit)(?: (?:by|in|over|past|round))\b)/i,
    'get them to let us ',
  ],
  // "30 minute call and we'll share the deck beforehand".
  [
    /(?<=\b(?:call|chat|demo|meeting)),? and (?:I|we)(?:['’]ll| will) (?:e-?mail|send|share) .+ (?:ahead|before|beforehand|first|up front)$/i,
    '',
  ],
  // "Let us come by for one trial pickup, ideally before the end of May".
  [
    /(?<=\blet us come (?:by|in|over|past|round) .+), (?:best|ideally|preferably) (?=(?:before|by|in|next|on|this)\b)/i,
    ' ',
  ],
  // "Send her a sample set - need her to say yes and give the address".
  [/^(send (?:(?:her|him|them) )?an? [^-–]{3,40}) [-–] need (?:her|him|them) to .*$/i, '$1'],
  [/^commission,? or a clear no$/i, 'commission or a no'],
  [/^(?:an? )?chance to (?:speak|talk)(?: to (?:her|him|them))?(?=$|,| even\b)/i, 'a short conversation'],
  [/^have (?:her|him|them) (?:as|on as) (?:an? |our )?guest\b.*$/i, 'get them to be our guest'],
  [/^get a yes and a date for (?=\p{Ll}+ing\b)/iu, 'agree on a date for '],
  // "They should send last study's date": what the reader does.
  [/^(?:s?he|they) (?:could|must|needs? to|should|would) (?=\p{Ll})/iu, 'get them to '],
  [/(?<=^(?:get them to )?send .+?),? and we (?:then )?(?=(?:arrange|book|fix|set up) )/i, ' and '],
  // "Book a call, and get them to say what their backlog looks like".
  [
    /^((?:to )?(?:arrange|book|fix|have|schedule|set up) an? (?:[\p{L}\d-]+ ){0,3}?(?:call|chat|meeting)),? and (?:get|have) (?:her|him|them) (?:to )?(?:say|tell (?:me|us)) (?:how|what|when|where|which|why)\b.*$/iu,
    '$1',
  ],
  [/^(?:to )?(?:book|choose|fix|pick|set) a date (?=(?:before|between|in) )/i, 'agree on a date '],
  // "Will she be free on 12 June and could she answer by May".
  [
    /^will (?:s?he|they) be (available|free) ((?:at|for|from|in|on) (?:(?! and |,).)+).*$/i,
    'ask if they are $1 $2',
  ],
  [
    /(?<=\b(?:reply|say|write) yes (?:and|so) I(?:['’]ll| will| can) (?:call|phone|ring) )(?:her|him|them)$/i,
    'you',
  ],
  // "Reply to book a demo": the answer is how, and the demo what for.
  [
    /^(?:to )?(?:answer|reply|respond)(?:ing)? (?:and|to) (?=(?:arrange|book|claim|fix|get|order|receive|request|reserve|schedule|see|set up|sign up|start|try) )/i,
    '',
  ],
  // "Get a reply so we can send a free mock-up".
  [
    /^(?:to )?(?:get|have|receive) (?:an? |their )?(?:answer|go-ahead|ok|reply|response|yes),? so (?:that )?(?:I|we) (?:can|could|may) (?:then )?(?=(?:arrange|book|send|set up) )/i,
    '',
  ],
  // "Receive one of their regular lanes to quote on".
  [
    /^(?:to )?(?:be sent|obtain|receive) ((?:a few|any|one|some|two|three) of (?:her|his|their) )/i,
    'get them to send us $1',
  ],
  // "Find out if she's available, and set up a call": whoever agrees to the call is.
  [
    /^(?:to )?(?:ask|check|find out|learn|see) (?:if|whether) (?:s?he(?:['’]s| is)|they(?:['’]re| are)) (?:available|free|interested|open|up for it)(?: and (?:available|free|interested))?,? and (?=(?:arrange|book|fix|schedule|set up) )/i,
    '',
  ],
  // "Have them let patients know, and allow us to send leaflets".
  [
    /^(?:to )?(?:get|have) them (?:to )?let (?:(?:her|his|their) )?(clients|customers|members|parents|patients|residents|staff|students|tenants) know,? and (?:allow|let) us (?:to )?send /i,
    'get them to tell their $1 about this and let us send ',
  ],
  // "Get a reply saying they'd like to see a free audit".
  [
    /^(?:to )?(?:get|have|receive) (?:an? )?(?:answer|e-?mail|note|reply|response) (?:saying|that says) (?:that )?(?:s?he|they)(?:['’]d| would) (?:like|love|want) to (?=see |try |watch )/iu,
    'ask if they would like to ',
  ],
  // "Come by for a look + free first hour".
  [
    /(?<= (?:and|or|plus) )(?=free (?:(?:first|taster|trial) )?(?:call|class|day|hour|lesson|month|sample|session|trial|visit|week)\b)/giu,
    'a ',
  ],
  // "He introduces us to the team or takes a call": two acts of one person.
  [
    /^(they \p{Ll}+ .+?,? (?:and|or) )(\p{Ll}+s)(?= \p{L})/iu,
    (whole: string, before: string, other: string) => {
      const verb = findVerb(other);
      return verb?.form === 'third' ? `${before}${verb.base}` : whole;
    },
  ],
  [
    /^(?:they|the candidate) (?:lets? (?:me|us) know|says?|tells? (?:me|us)) (?:if|whether) (?:s?he|they)(?:['’]d| would)(?: be)? (?:happy|interested|open|willing)(?: (?:in|to))? (?:hear|learn)(?:ing)? more$/iu,
    'ask if they would be open to hearing more',
  ],
  // "Exchange on their audit plan, 30 minutes, video".
  [
    /^(?:an? )?(?:conversation|discussion|exchange)(?: of views)? (?:about|on) (.+?), (\d+) ?min(?:ute)?s?(?:, (?:by )?(phone|video))?$/iu,
    (_, matter: string, minutes: string, how = '') =>
      `a ${minutes}-minute ${how ? `${how} ` : ''}call about ${matter.replace(/ for next \p{L}+$/u, '')}`,
  ],
  // "Portfolio click".
  [/^(?:an? )?portfolio (?:click|view|visit)s?$/i, 'get them to look at our portfolio'],
  [/^(?:an? )?quote request (?:including|with) (.+)$/i, 'get them to send us the $1 for a quote'],
  [
    /^(?:to )?receive ((?:(?:ad|advertising|day|media) )?(?:available dates|availability|fees?|prices?|rates?)\b)/i,
    'ask for their $1',
  ],
  // "Have us inspect two turbines": the sender does it.
  [
    /^(?:have|get) (?:me|us) to (?=\p{Ll}+ (?:an?|one|their|her|his|the|two|three|\d+) )/iu,
    'get permission to ',
  ],
  [
    /^have (?:me|us) (?=(?!(?:back|in|on|out|over|round)\b)\p{Ll}+ (?:an?|all|her|his|it|one|some|the|their|them|three|two|\d+)\b)/iu,
    'get permission to ',
  ],
  // "Schedule before winter test", "book in for June": what is on that day goes without saying.
  [
    /^(?:arrange|book|fix|schedule)(?: (?:it|them|this|us))? ((?:(?:shortly|soon|well) )?(?:(?:after|ahead of|around|before|by|during) |(?:for|in) (?=(?:in week|early|late|mid|next (?:month|quarter|season|week|year)|week|autumn|spring|summer|winter|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)))(?!(?:an?|that|free|her$|him|them)\b)[^,]{3,50})$/i,
    (_: string, when: string) =>
      `agree on a date ${when
        .replace(/^(?:for|in) (?=(?:in|next) )/i, '')
        .replace(/^for /i, 'in ')
        .replace(
          /(?<=^(?:\w+ )?(?:after|ahead of|before|by|during) )(?=(?:\p{Ll}+ ){0,2}(?:audit|break|campaign|closure|harvest|holidays|inspection|maintenance|move|opening|outage|overhaul|season|shutdown|stocktake|tender|test|trial|visit)$)(?!the\b|their\b)/iu,
          'their ',
        )}`,
  ],
  [
    /^(?:agree|arrange|book|confirm|fix|plan|schedule|set) (?:an? |the )?((?:collection|delivery|fitting|handover|install(?:ation)?|move-in|pick-?up|start|survey) (?:date|day|slot|time|window))((?: .+)?)$/iu,
    'agree on the $1$2',
  ],
  [
    /^(?:arrange|book|fix|plan|schedule|set up) (?=(?:filming|photo shoot|recording|rehearsal|shoot|sound check|take-over)(?:$| (?:at|before|by|for|in|on|session|slot|with)\b))/iu,
    'arrange a ',
  ],
  // "Confirm attendance 12 May", "confirm y/n for June".
  [
    /^confirm (?:the |their )?(attendance|availability|participation|presence) (?=\d)/i,
    'confirm their $1 on ',
  ],
  [/^confirm (?:y\/n|yes\/no|yes or no)(?= |$)/i, 'give us a yes or no'],
  [/^confirm (?=(?:if|whether) )/i, 'find out '],
  // "Ask if has open position", "ask if they have slot in spring".
  [
    /^((?:ask|check|find out|see) (?:if|whether)) (?:they )?ha(?:s|ve) (?:(?=(?:any|some)\b)|an? |the )?((?:[\p{L}-]+ )?(?:date|gap|job|opening|place|position|post|role|slot|space|spot|vacancy))(?= (?:at|for|in|on) |$)/iu,
    (_: string, asks: string, what: string) =>
      `${asks} they have ${/^(?:any|some) /i.test(what) ? what : withArticle(what)}`,
  ],
  [/^confirm (?:that )?(?=they (?!(?:are going to|can|will|would)\b))/i, 'find out whether '],
  [/^confirm (?=(?:booking|delivery|head ?count|order|quantit(?:y|ies)|slot)\b)/i, 'confirm their '],
  [/^confirm (?:an? )?(?=(?:(?!the )\p{L}+ )?(?:call|demo|meeting|visit)\b)/iu, 'arrange a '],
  // "Ask if free + rate": what is asked about the reader.
  [
    /^((?:ask|check|find out|see) (?:if|how|when|where|whether)) (?=(?:still |already |currently )\p{Ll}+ing\b|(?:considering|expecting|hiring|looking|planning|recruiting|using) (?:an?|another|any|for|more|new|the|their|to)\b)/iu,
    '$1 they are ',
  ],
  [/((?:ask|check|find out) .*\b(?:and|&) how (?:busy|happy|satisfied))$/i, '$1 they are'],
  [/^((?:ask|check|find out) when) (?=(?:available|free|open)\b)/i, '$1 they are '],
  [
    /^(ask|check|find out|see) (?:if|whether) interested,? (?:and )?if (?:so|yes),? (?:ask for |get )?(?:an? )?(?:date|day|time) for (?:an? )?(?=\p{L}+$)/iu,
    'arrange a ',
  ],
  [
    /^((?:ask|check|find out|see) (?:if|whether)) (?=(?:available|busy|free|happy|hiring|keen|ok|okay|open|ready|recruiting|willing)(?: \p{L}|,? [+&]|,))/iu,
    '$1 they are ',
  ],
  [
    /^((?:ask|check|find out|see) (?:if|whether) they are (?:available|free|hiring|open|ready|recruiting)(?: (?:at|before|for|from|in|on) [^,+&]{2,30}?)?)(?: and| \+| &|,) (?:(?:what|ask|their|the) )*(budget|charges?|costs?|day rate|fees?|lead time|notice period|price|rate)s?(?: is| are)?$/i,
    '$1 and what their $2 is',
  ],
  [
    /^ask(?: for| about)? availability (?:\+|and|&|,) (?:their )?((?:day )?rates?|prices?|fees?|costs?)$/i,
    'ask about their availability and their $1',
  ],
  // "Have her name on our petition", "let him send the drawing", "decision on quote 2231", "drop the minimum order to 50".
  [
    /^(?:get|have) (?:her|his|the|their) (logo|name|signature) on (?=(?:my|our|the) )/i,
    'get them to put their $1 on ',
  ],
  [/^let (?:them|him|her) (e-?mail|post|send|upload) (?!me\b|us\b|our\b|my\b|them\b)/i, 'get them to $1 us '],
  [
    /^(?:get )?(?:an? )?decision (about|on) (?=(?:application|bid|draft|invoice|offer|order|proposal|quotation|quote)\b)/i,
    'get a decision $1 our ',
  ],
  [/\bdrop (?=(?:her|his|the|their) [^,]{3,30} (?:by|to) [\d£$€])/gi, 'lower '],
  [
    /^(?:arrange|book|schedule|set up)(?: (?:it|this))? with (?=(?:her|his|the|their) (?:assistant|office|PA|secretary|team)\b)/i,
    'get permission to agree on a date with ',
  ],
  [/^restart where we (?:left off|stopped)\b/i, 'pick up where we left off'],
  // "Bring the contract to signature", "invite comments on the plan": the reader's.
  [
    /^(?:bring|get) (the|our) ((?:\p{L}+ )?(?:agreement|contract|lease|order form|policy)) to signature/iu,
    'get them to sign $1 $2',
  ],
  [
    /^invite (?=(?:applications|bids|comments|entries|nominations|offers|proposals|questions|submissions|tenders)\b)/i,
    'get them to send us their ',
  ],
  [/\bwhen best to (?=\p{Ll})/gu, 'when it is best to '],
  // "Get him and his son to try it": who reads it is asked, and comes with the other.
  [
    /^(?:get|have|invite) (?:them|him|her) and (?:her|his|their) (\p{L}+) to (?!be\b|come\b|join\b|meet\b)(\p{Ll}.{5,80})$/iu,
    'get them to $2 with their $1',
  ],
  [
    /^(?:get|obtain|secure) (?:an? |the )?refund (?:for|of|on) (?:(?:my|our|the) )?/i,
    'get them to refund our ',
  ],
  [/^they['’]ll (?=\p{Ll})/iu, 'they will '],
  // "Restart the cooperation after two years of silence".
  [
    /^(?:pick up|re-?activate|reopen|restart|resume|revive) (?:the|their|our) (collaboration|contact|cooperation|partnership|relationship|work)(?: with (?:them|him|her))?(?:$|,? (?:after|despite|from|since|that|which)\b.*$)/i,
    'get them to resume our $1',
  ],
  [/^offer$/i, 'send them an offer'],
  // "Discuss: price, delivery, warranty".
  [/^(agree on|ask about|clarify|discuss|find out|talk about): /i, '$1 '],
  [
    /^(agree on|ask about|discuss|talk about) ([\p{L} ]{3,20}), ([\p{L} ]{3,20}),? (?:and )?([\p{L} ]{3,20})$/iu,
    '$1 $2, $3 and $4',
  ],
  // "Get her, or her deputy, to join": whoever reads it is asked.
  [
    /^((?:ask|get|have|invite) (?:them|him|her)),? or (?:her|his|one of (?:her|his|their)|somebody from (?:her|his|their)|their) \p{L}+,? (?=to \p{Ll})/iu,
    '$1 ',
  ],
  // "The 14th works, else the 21st".
  [
    /\b(the \d{1,2}(?:st|nd|rd|th)) (suits|works),? (?:else|if not|or|or else|otherwise) (the \d{1,2}(?:st|nd|rd|th))$/i,
    '$1 or $3 $2',
  ],
  // "Sign-off on draft contract".
  [
    /^(?:(?:get|obtain|secure|seek) )?(?:an? |the |their )?(?:approval|sign-?off) (?:for|of|on) (?!us\b|using\b|\p{Ll}+ing )(?:the )?(?=(?:draft|final|new|revised|updated) )/iu,
    'get them to approve the ',
  ],
  [/^approval (?:for|of|on) (?=(?:my|our|the|their) (?!next\b))/i, 'get them to approve '],
  // "Pls fwd to facility mgr".
  [
    /^(?:pls |please )?(?:fwd|forward|pass)(?: (?:it|this))?(?: on)? to (?:the |their )?(?=\p{L})(?!us\b|me\b|an?\b|any|right |whoever|some)/iu,
    'get them to forward this to their ',
  ],
  // "Trial (2 wks)".
  [
    /\b(call|chat|demo|meeting|pilot|session|test|trial|visit|workshop) \((\d+)[ -]?(?:(d|days?)|(w|wks?|weeks?)|(m|mo|mths?|months?)|(h|hrs?|hours?)|min(?:ute)?s?)\)/gi,
    (_: string, event: string, count: string, day?: string, week?: string, month?: string, hour?: string) =>
      `${count}-${day ? 'day' : week ? 'week' : month ? 'month' : hour ? 'hour' : 'minute'} ${event}`,
  ],
  [/^(?:get|obtain|receive) (?:the )?(RF[IPQ])s? (?=(?:for|on) )/i, 'get them to send us the $1 '],
  // An answer that never came is no news to whoever did not give it.
  [
    /,? (?:after|despite|without|with no|no|given (?:the )?lack of) (?:(?:an?|any|all|further|his|her|much|our|reminders|several|the|their|two|three|\w+ \w+ of) )*(?:answer|feedback|reaction|reply|replies|response|silence|word)(?: (?:at all|so far|yet))?(?: (?:by|from) (?:them|him|her))?(?: (?:since|for|in) [^,]+)?(?=$|,)/gi,
    '',
  ],
  [
    /,? (?:(?:after|although|as|because|but|since|though|when) )?they (?:never|didn['’]t|did not|haven['’]t|have not|hasn['’]t) (?:answer|called? back|come back|got back|react|repl(?:y|ied)|respond|writ)\p{Ll}*(?: (?:to (?:us|me)|at all|yet|so far|since [^,]+))?(?=$|,)/giu,
    '',
  ],
  [
    /^((?:get them to )?(?:extend|re-?activate|renew|reopen|restart|resume) [^,]+?),? (?:(?:that|which) )?they (?:let (?:expire|go|lapse|run out|slip)|haven['’]t \p{L}+|have not \p{L}+|(?:cancelled|ended|paused|stopped)(?: \p{L}+)?)\b.*$/iu,
    '$1',
  ],
  // "An invite to the spring fair" is wanted; "invite to the spring fair" is what the sender does.
  [
    /^(?:(?:an? )?invit(?:ation|e) (for|to) their|(?:(?:an? )?invitation|an invite) (for|to) the) (.+)$/i,
    (_: string, theirs = '', there = '', what = '') =>
      `get them to invite us ${theirs || there} their ${what}`,
  ],
  [
    /^(?:to )?get (?:(?:my|our|some|the) )?(samples?) in front of (?:the|their|his|her) /i,
    'get them to put our $1 before their ',
  ],
  // "She requests the embargoed copy": what the sender has to send.
  [
    /^(?:s?he|they) (?:asks? for|requests?) ((?:an?|my|our|the) (?:[\p{L}-]+ )*(?:brochure|copy|deck|guide|paper|report|samples?|whitepaper))$/iu,
    'send them $1',
  ],
  [
    /^(?:to )?(?:be given|get|land|win) (an? (?:first )?(?:assignment|brief|mandate|role|vacancy)) to (fill|work on)$/i,
    'get them to give us $1 to $2',
  ],
  // "Me popping round for a look, costs nothing", "pop by to take a look".
  [
    /^(?:(?:me|us) )?(?:call|com|drop|pop|stop|swing)(?:e|p?ing)? (by|in|over|round) (?:for a|to have a|to take a) (?:quick )?look(?:,? (?:it )?(?:costs nothing|for free|free))?$/iu,
    'come $1 and have a look',
  ],
  // "Choose a date Nov-Feb".
  [
    compact(`(?: (for|in))? (${monthShort}) ?- ?(${monthShort})$`, 'iu'),
    (_, leads: string | undefined, from: string, to: string) =>
      /^for$/i.test(leads ?? '')
        ? ` for ${inFull(from)} to ${inFull(to)}`
        : ` between ${inFull(from)} and ${inFull(to)}`,
  ],
  // "Send out a sample box".
  [
    /(?<=^|\b(?:and|to) )(mail|post|send|ship) (?:off|out) (?=(?:an?|my|one|our|some|the|two|three|\d+) )/giu,
    '$1 ',
  ],
  [
    /(?<=^|\b(?:and|to) )(send) (?:off|out) (?=(?:[\p{L}-]+ )?(?:brochures?|catalogues?|samples?|swatches|testers?)\b)/giu,
    '$1 ',
  ],
  // "Get a quote request with rough measurements": whoever wants a quote writes the request.
  [
    /^(?:collect|get|obtain|receive) ((?:an?|their) (?:[\p{L}-]+ )?(?:enquiry|inquiry|order request|quote request|request for (?:an? )?(?:proposal|quotation|quote)))((?: (?:for|with) .+)?)$/iu,
    'get them to send us $1$2',
  ],
  // "To be admitted to the supplier list", "be allowed to show an example".
  [
    /^(?:to )?be (?:accepted|admitted|entered|enrolled) (?:in|into|on|onto|to) (?:the |their )?(?=(?:[\p{L}-]+ ){0,2}(?:directory|list|panel|pool|register|roster|shortlist)\b)/iu,
    'be added to their ',
  ],
  [
    /^(?:to )?be (?:allowed|able|authori[sz]ed|free|given leave|permitted) to (?=\p{Ll})/iu,
    'get permission to ',
  ],
  // "A reply indicating whether the collection includes plates".
  [
    /^(?:(?:get|have|receive) )?(?:an? |the |their )?(?:[\p{L}-]+ )?(?:answer|e-?mail|line|message|note|reply|response) (?:back )?(?:confirming|explaining|indicating|saying|setting out|stating|telling (?:me|us)|which (?:indicates|says|states)) (?=(?:how|if|what|when|where|whether|which|who)\b)/iu,
    'find out ',
  ],
  // "Yes/no on being a guest, then I send dates".
  [
    /^(?:get )?(?:an? )?yes ?\/ ?no (on|to) (.{4,50}?)(?:,? (?:and )?then (?:i|we) .*)?$/i,
    'a reply saying yes or no $1 $2',
  ],
  // "A slot this fall", "a gig in November".
  [
    compact(
      `^(?:(?:get|have|land|win) )?(an? (?:[\\p{L}-]+ )?(?:gig|residency|stall|stand|table) ${day})$`,
      'iu',
    ),
    'be considered for $1',
  ],
  [
    compact(`^(?:(?:get|have|land|win) )?(an? (?:[\\p{L}-]+ )?${place} ${day})$`, 'iu'),
    'get them to give us $1',
  ],
  // "Commission or at least a yes to send a full pitch": the yes is what can be given at once.
  [/^(?:an? )?[\p{L}-]+(?: [\p{L}-]+){0,3},? or at least (?=an? (?:go-ahead|nod|okay|yes) to )/iu, ''],
  // "Internship or junior position, or at least 10 minutes of advice".
  [
    compact(
      `^(?:(?:find|get|land) )?(?:an? )?(${post}) or (?:an? )?(${post}),? or (?:at (?:the very )?least )?((?:\\d+|five|ten|fifteen|twenty|thirty)[ -]min(?:ute)?s?) of advice$`,
      'iu',
    ),
    (_: string, one: string, other: string, span: string) =>
      `consider us for ${withOne(one)} or ${withOne(other)}, or give us ${span.replace(/-minute$/, ' minutes')} of advice`,
  ],
  [
    compact(
      `^(?:(?:find|get|land) )?(?:an? )?(${post}) or (?:an? )?(${post})(?=$|,| (?:in|for|from|this) )`,
      'iu',
    ),
    (_: string, one: string, other: string) => `be considered for ${withOne(one)} or ${withOne(other)}`,
  ],
  [
    compact(
      `^(?:an? )?((?:junior|part-time|permanent|senior|student|summer|trainee|full-time) ${post})(?=$|,| (?:in|for|from|this) )`,
      'iu',
    ),
    'be considered for a $1',
  ],
  // "Compare: they send us the scope and we mark what is missing".
  [/^\p{L}+: (?=(?:they|he|she) \p{Ll})/iu, ''],
  [
    compact(
      `^(${told}(?:bring|e-?mail|give|lend|post|send|ship|show) (?:me|us) .{3,60}?),? and (?:i|we)(?:['’]ll| will)? (?!(?:can|could)\\b)(?=\\p{Ll}+ )`,
      'iu',
    ),
    '$1 so we can ',
  ],
  // "Become a sponsor, or just come to the open day".
  [
    /,? or (?:even |maybe |perhaps )?(?:just|simply) (?=(?:bring|buy|come|donate|drop|give|join|lend|share|try|visit)\b)/iu,
    ', or ',
  ],
  // "Share it with members".
  [
    /(?<=\b(?:circulate|forward|give|hand|mention|pass|recommend|send|share|show) (?:it|them|these|this)(?: on| out)?) (among|to|with) (?=(?:clients|colleagues|customers|employees|families|followers|members|parents|patients|pupils|readers|residents|staff|students|subscribers|tenants|volunteers)$)/iu,
    ' $1 their ',
  ],
  // "Either a quote or a call".
  [/^either (?=an? )/i, ''],
  // "A date in the autumn term", "an afternoon in May".
  [
    /^(?:get |have )?(an? (?:[\p{L}]+day |week)?(?:afternoon|date|day|evening|morning|slot|weekend)) ((?:in|next|this) (?:(?:the )?(?:(?:early|late|mid)[ -])?(?:autumn|fall|spring|summer|winter)(?: term)?|(?:(?:early|late|mid)[ -])?(?:January|February|March|April|May|June|July|August|September|October|November|December)|month|term|week))$/iu,
    (found: string, what: string, when: string) => (/slot$/i.test(what) ? found : `agree on ${what} ${when}`),
  ],
  // "Half a hull as a test, at our cost".
  [
    /^((?:half an?|one|two) [\p{L} -]{3,30}?) as an? (sample|test|trial)(?:,? (at (?:no|our) (?:charge|cost)|for free))?$/iu,
    (_: string, what: string, kind: string, free = '') =>
      `let us do ${what} as a ${kind}${free && ` ${free}`}`,
  ],
  // "Order a trial box (free)".
  [/\ban? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) \(free\)/giu, 'a free $1'],
  [/\b(\d+) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) \(free\)/giu, '$1 free $2'],
  // "Try it on one mould, half a day".
  [
    /^((?:pilot|run|test|trial|try) (?:an?|it|one|our|the|them|this|two) .{3,50}), ((?:about |just )?(?:an? (?:day|hour|month|week)|half an? (?:day|hour)|(?:one|two|three|four|\d+) (?:days?|hours?|months?|weeks?)))$/iu,
    '$1 for $2',
  ],
  // "Come and look at one hull": it is the sender who comes to theirs.
  [
    /^come and (assess|check|inspect|look at|measure(?: up)?|price|see|survey) (?=(?:her|his|one|one of|the|their) )(?!one (?:at (?:my|our)|in (?:action|use)|running|working)\b|the (?:booth|collection|garden|gallery|show|showroom|stall|stand|studio|workshop)\b)/iu,
    'let us come and $1 ',
  ],
];
