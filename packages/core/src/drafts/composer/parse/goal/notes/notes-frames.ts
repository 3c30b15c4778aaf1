import { compact } from '../../../../compact.ts';
import { toArticle, withArticle } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';
import { findVerb, toThirdPerson } from '../../../text/verbs.ts';
import { organisationNouns } from '../../../text/words.ts';
import type { Note } from '../../note.ts';
import { opensObject } from '../../offer/offer-shapes.ts';
import { eventPattern } from '../deeds/goal-event.ts';
import { readSendNoun } from '../deeds/goal-send.ts';
import { findWhen } from '../time-words.ts';

/** Who is to be won over: the reader, however the goal calls them. */
const whom = '(?:them|him|her|people|(?:an?|the|their) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+|\\p{Lu}\\p{Ll}+)';
/** What somebody is made to be before they say yes. */
const mood =
  '(?:comfortable|confident|curious|eager|enthusiastic|excited|happy|inspired|interested|intrigued|keen|motivated|ready|willing)';
/** What one is invited to do that is read with the invitation: `invite to speak on 3 March`. */
const invited =
  /^(?:apply|attend|be|become|bid|come|contribute|enroll?|exhibit|join|know|learn|participate|perform|pitch|present|quote|register|see|speak|talk|taste|tender|tour|try|view|visit|watch)$/i;
/** Deeds that are often nouns, and none after "invite to". */
const asked = /^(?:book|call|download|order|request|schedule|sign|start|test|use)$/i;
/** What the sender hopes for, and what follows says by what: `win them back by asking …`. */
const gains =
  '(?:approach|break|build|check in|convince|follow up|get back in touch|interest|introduce|keep|make|open|persuade|re-?activate|re-?connect|re-?engage|reach out|revive|reassure|restart|say|start|thank|touch base|warm|win)';
/** What both meet for, or on what screen. */
export const meets =
  '(?:call|chat|demo|demonstration|meeting|presentation|screen share|session|video call|walkthrough|zoom)';

/** `covering the report` → `get them to cover the report`; undefined where no verb opens it. */
function toDoing(words: string): string | undefined {
  const [first = '', ...rest] = words.split(' ');
  const verb = findVerb(first);
  return verb?.form === 'gerund' ? `get them to ${[verb.base, ...rest].join(' ')}` : undefined;
}

/** What is asked of a thing, or of a deed, in a question that only leads up to it. */
const fits =
  '(?:convenient|doable|feasible|good|helpful|interesting|of (?:any |some )?(?:help|interest|use|value)|ok(?:ay)?|possible|sensible|useful|valuable|worth(?: (?:a (?:look|try)|considering|doing|exploring|having|it)|while)?)';

/** What the reader is to be made to feel or think, and what it is for: tried before all other notes. */
export const notesFrames: readonly Note[] = [
  [/^to (?=\p{Ll})/iu, ''],
  // "Would you like a free sample bag?".
  [/^would (?:they|you) like (?=an? )/i, ''],
  // "Would a trial for ten users be useful?", "would it be helpful to see our rates?".
  [
    compact(
      `^would (?!(?:he|it|she|there|they|we|you)\\b)([^?]{3,80}?) (?:be|make|prove) (?:${fits}|sense)(?: (?:for|to) (?:her|him|the (?:business|company|team)|them|you))?( (?:at|in|next|on|this) [^?]{3,20})?\\??$`,
      'iu',
    ),
    '$1$2',
  ],
  // "Would a chat next week work?", "would free samples help?".
  [
    /^(?:does|do|would) ([^?]{3,60}?) (?:help|suit|work)(?: (?:for )?(?:her|him|them|you))?\??$/iu,
    (found: string, what = '') =>
      !/^(?:he|it|she|they|we|you)\b| and /i.test(what) &&
      (eventPattern.test(what) || readSendNoun(what)?.kind === 'send')
        ? what
        : found,
  ],
  [
    compact(
      `^(?:would it be ${fits}|does it make sense|would it make sense)(?: for (?:them|us|you))? (?:for us to|to|if (?:I|we)) (?=(?:arrange|book|chat|come|connect|have|jump|meet|run|schedule|see|set up|speak|start|talk|test|try|visit)\\b)`,
      'iu',
    ),
    '',
  ],
  // "Does next Thursday work for a call?".
  [
    /^(?:does|is|would) ([^?]{3,30}?)(?: be)? (?:convenient|fine|good|ok(?:ay)?|suit|suitable|work)(?: (?:for|with) (?:them|you))? for (an? [^?]{4,40})\??$/iu,
    (found: string, day = '', what = '') => {
      const when = findWhen(day);
      return when?.toLowerCase().endsWith(day.toLowerCase()) && eventPattern.test(what)
        ? `${what} ${when}`
        : found;
    },
  ],
  // "When could we meet?", "how about trying it for free?", "would you be interested in a pilot?".
  [
    /^(?:(?:how|what) about (?:if )?we|(?:when )?(?:can|could|shall|should) we) (?=(?:chat|meet|speak|talk)\b)|^(?:what about|(?:aim(?:ing)?|angle|press|push|nudge|steer) (?:for|towards?)) (?=an? )|^(?:are|would) (?:they|you) (?:be )?interested in (?=an? )/iu,
    '',
  ],
  [
    /^(?:(?:are|would) (?:they|you) (?:be )?interested in|(?:how|what) about|would it be worth) (\p{Ll}+ing .+)$/iu,
    (found: string, doing = '') => toDoing(doing) ?? found,
  ],
  // "Persuade to request a price list": who is moved to a deed is the reader.
  [
    /^(?:convince|encourage|entice|inspire|motivate|nudge|persuade|prompt|push|tempt|urge) to (?=\p{Ll})/iu,
    'get them to ',
  ],
  [
    /^(?:get|invite) to (\p{Ll}+)(?= |$)( \p{L}+)?/iu,
    (found: string, deed = '', object = '') =>
      findVerb(deed)?.form === 'base' &&
      !invited.test(deed) &&
      (!findVerb(deed)?.isName || opensObject(object.trim()) || asked.test(deed))
        ? `get them to ${deed}${object}`
        : found,
  ],
  // "Obtain a response from them by the end of the month".
  [
    /^(?:get|have|obtain|receive|secure|win) (?:an? |any |their )?((?:(?!(?:positive)\b)\p{L}+ )?)(answer|reply|response)(?: from (?:her|him|them))? (?=(?:before|by|in|next|this|until|within)\b)/iu,
    'get a $1reply ',
  ],
  // "Request for samples order".
  [
    /^(?:(?:ask|request) (?:for|of) (?:an? )?)?((?:first |small |test |trial )?)(?:samples? orders?(?: request)?|order of samples)$/iu,
    'order some $1samples',
  ],
  [/^(?:ask|request) (?:for|of) (?:an? )?(?=(?:first|opening|pilot|small|test|trial) order\b)/iu, 'place a '],
  // "Ask for help spreading the word".
  [
    /^(?:ask for|get|request|seek) (?:their |some )?(?:help|support) (?:in |with )?(\p{Ll}+ing)(?= \p{L})/iu,
    (found: string, doing = '') =>
      findVerb(doing)?.form === 'gerund' ? `get them to help us ${findVerb(doing)?.base}` : found,
  ],
  // "Request quote": a verb, and no kind of quote.
  [
    /^request (?=(?:appointment|brochure|call|callback|catalog(?:ue)?|consultation|demo|estimate|meeting|price list|quotation|quote|samples?|trial)\b)/iu,
    '',
  ],
  // "Request for full manuscript", "request a colour card": what the reader would be sent.
  [
    /^request (?:for )?(?:an? |the )?(?!to\b)((?:[\p{L}-]+ ){0,3}(?:application(?: form)?|chapters?|(?:colour|color|shade|swatch) cards?|form|manuscript|(?:press|starter) kit|proof|(?:proof|test) print|screenplay|script|swatch|synopsis))$/iu,
    (_: string, what = '') =>
      `send them ${/^(?:full|whole) /i.test(what) ? 'the' : /s$/.test(what) ? 'our' : toArticle(what)} ${what}`,
  ],
  [
    /^(?:(?:would|do) (?:they|you) mind telling (?:me|us)|(?:can|could|will|would) (?:they|you) (?:please )?tell (?:me|us)) (?=(?:how|if|what|when|where|whether|which|who)\b)/i,
    'find out ',
  ],
  [/^(?:come to|make|reach|take) (?:an? |their )?decision (?=(?:before|by)\b)/i, 'get them to decide '],
  [
    /^(?:come to|conclude|enter into|reach) (?=an? (?:[\p{L}-]+ ){0,3}(?:agreement|contract|deal|partnership)\b)/iu,
    'discuss ',
  ],
  [/^confirm an? (?=(?:date(?: and time)?|day|slot|time) for an? )/iu, 'agree on a '],
  [/^confirm an? (\p{L}+) (date|slot|time)$/iu, 'agree on a $2 for a $1'],
  // "Find out: which languages they need".
  [
    /^(ask|check|find out|hear|know|learn) ?[:=–-] ?(?=(?:how|if|what|when|where|whether|which|who|why)\b)/iu,
    '$1 ',
  ],
  [/^(?:obtain|secure|win) (?=an? provisional booking\b)/iu, 'get '],
  // "Get 5 minutes at the counter to show a sample sign".
  [
    /^(?:get|grab|have) (\d+ min(?:ute)?s?) ((?:at|in) (?:the|their) (?:\p{L}+ )?\p{L}+) to show (?:them )?((?:an?|our|the|two|three) .{3,40})$/iu,
    'show them $3 $2 for $1',
  ],
  // "Book a slot for one team: 12 May or 14 May".
  [
    /^((?:book|choose|claim|pick|reserve|take) [^:]{4,50}): (.{4,60})$/iu,
    (found: string, deed = '', when = '') => {
      const day = findWhen(when)?.replace(/^on /, '');
      return day && when.startsWith(day) ? `${deed} on ${when}` : found;
    },
  ],
  // "Convince the CFO that a 15-minute walkthrough is worth it".
  [
    compact(
      `^(?:assure|convince|persuade|prove to|reassure|satisfy|show) ${whom} (?:that )?((?:an?|my|one|our|the|this|two) .{3,70}?) (?:are|is|might be|will be|would be) (?:well )?worth (a (?:go|try)|trying)?(?:a look|doing|having|it|the (?:time|trouble)|(?:her|his|their) (?:time|while))?(?=$|[ ,.;])`,
      'iu',
    ),
    (_: string, what = '', tries: string | undefined) =>
      tries && !eventPattern.test(what) ? `get them to try ${what}` : what,
  ],
  // "Get them excited to put a workshop day on the calendar", "get him curious enough for a call".
  [
    compact(`^(?:get|keep|make) ${whom} (?:feel )?(?:\\p{L}+ly )?${mood}(?: enough)? to (?=\\p{Ll})`, 'iu'),
    'get them to ',
  ],
  [
    compact(
      `^(?:(?:get|keep|make) ${whom} (?:feel )?(?:\\p{L}+ly )?${mood}(?: enough)? (?:about|for|in|on)|(?:engage|enthuse|excite|interest|intrigue|involve) ${whom} (?:about|for|in|on|with)|(?:arouse|pique|raise|spark|stir) (?:her|his|their) (?:curiosity|interest) (?:about|for|in)) ((?:an?|one|our|some|the|two) .+|\\p{Ll}+ing(?: .+)?)$`,
      'iu',
    ),
    (found: string, what = '') =>
      toDoing(what) ??
      (/^(?:an?|one|two) /i.test(what)
        ? what
        : readSendNoun(what)?.kind === 'send'
          ? `send them ${what}`
          : found),
  ],
  // "Move them to sign the contract".
  [
    /^(?:bring|coax|lead|move|prompt|steer|win) (?:them|him|her)(?: (?:over|round))? to (\p{Ll}+)(?= )/iu,
    (found: string, verb = '') => (findVerb(verb)?.form === 'base' ? `get them to ${verb}` : found),
  ],
  // "Ease him into a short demo", "plant the idea of a trial", "build enough trust that they agree to a tour".
  [/^(?:coax|ease|guide|lead|nudge|steer|tempt|walk) (?:them|him|her) (?:in)?to(?:wards?)? (?=an? )/i, ''],
  [/^(?:float|plant|seed|sow|suggest) (?:the )?(?:idea|seed|thought) of (?=an? )/i, ''],
  [
    /^(?:build|create|earn|establish|gain) [^,;]{3,40}? (?:so )?that they(?:['’]d| will| would)? (?:agree|say yes) to (?=an? )/iu,
    '',
  ],
  // "Win her back gently, by asking how things are now and mentioning the new plan".
  [
    compact(
      `^${gains}\\b[^,]{0,40}?,? by (asking|checking|finding out|inviting|learning|offering|proposing|sending|suggesting) (.+)$`,
      'iu',
    ),
    (_: string, doing = '', what = '') =>
      `${doing.replace(/^\S+/, (verb) => findVerb(verb)?.base ?? verb)} ${what.replace(/,? and (?:explaining|highlighting|mentioning|noting|pointing out|saying|telling) .*$/i, '')}`,
  ],
  // "Request that our toys be stocked, and to send a sample": who sends it is the sender.
  [
    /^((?:ask|propose|request) (?:(?:them|him|her) )?that .+?),? and to (\p{Ll}+) /iu,
    (_: string, asked = '', verb = '') => `${asked} and let us ${verb === 'offer' ? 'give' : verb} `,
  ],
  // "Request that our company be included in the list".
  [
    /^(?:ask|request|propose)(?: (?:them|him|her))? (?:that|for) (?:I|(?:my|our) (?:business|company|firm|name|team)|us|we) (?:to |should )?be (?=\p{L}+ )/iu,
    'be ',
  ],
  // "Ask that our toys be stocked for the summer".
  [
    /^(?:ask|request|propose)(?: (?:them|him|her))? that ((?:my|our|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:should )?be (?=\p{L}+(?:ed|en|un|ut|wn)\b)/iu,
    'get $1 ',
  ],
  // "Ask: do the flats have cellars?"
  [
    /^(?!do .* work$)(?:ask ?[:=] ?(?=do)|(?=.* (?:come|have|include|need|own|run|stock|use|work)\b))(do|does) ((?:any|the|their) .{4,70}?)\??$/iu,
    (found: string, does = '', asked = '') => {
      const words = asked.split(' ');
      const at = words.findIndex((word, index) => index > 1 && findVerb(word)?.form === 'base');
      const verb = words[at] ?? '';
      return verb
        ? `ask whether ${words.slice(0, at).join(' ')} ${/s$/i.test(does) ? toThirdPerson(verb) : verb} ${words.slice(at + 1).join(' ')}`.trim()
        : found;
    },
  ],
  [
    /^((?:(?:arrange|get|have|hold|set up) )?(?:an? )(?:[\p{L}-]+ )?)talk (?=(?:about|between|on|over|with)\b)/iu,
    '$1conversation ',
  ],
  // "Get a velocity report from him": who gives it is the reader.
  [
    /^(?:ask for|collect|get|obtain|receive|request) ((?:an?|one|some|the|their|two|three|\d+) (?:[\p{L}\d-]+ ){0,3}?(?:bill|copy|data|drawings?|export|extract|figures|files?|forecast|inventory|invoice|list|log|map|menu|photos?|pictures?|plans?|readings?|report|samples?|schedule|sheet|specs?|spreadsheet|statement|tariff)(?: of .{3,40})?) from (?:him|her|them)(?=$|[,;(]| \(| (?:about|before|by|for|on|this)\b)/iu,
    'get them to send us $1',
  ],
  // "Need their shipping address and OK": whoever gives the one says the other.
  [
    /(\b(?:ask for|get|needs?) (?:her|his|the|their) [\p{L} -]{4,30}?) and (?:an? |her |his |their )?(?:go-ahead|OK|okay|yes)$/iu,
    '$1',
  ],
  // "Drop off a sample crate – just need a yes and the best door to use".
  [
    /,? ?(?:[-–;]|(?<=,)) ?(?:I |we )?(?:just |only )?(?:needs?|wants?) (?:an? |the |their )?(?:go-ahead|green light|nod|OK|okay|thumbs[- ]up|yes)(?: and ((?:an?|the|their) .{3,50}))?$/iu,
    (_: string, more: string | undefined) => (more ? ` and ask for ${more}` : ''),
  ],
  // "Propose two call times: Tuesday 10:00 or Thursday 14:30", "suggest times for a demo: Monday or Tuesday".
  [
    compact(
      `^(?:(?:offer|propose|suggest) )?(?:a few |an? |her |him |our |some |the |them |two |three |\\d )*((?:[\\p{L}\\d-]+ )??${meets} )?(?:dates?|days|options?|slots?|times?|windows?)(?: for (an? (?:[\\p{L}\\d-]+ ){0,3}?${meets}))?(?: ?[:–-]|,| \\() ?(.+?)\\)?$`,
      'iu',
    ),
    (found: string, kind = '', event = '', times = '') => {
      const when = times.replace(/,? ?\/ ?|,(?: or)? (?!.*(?:,| or ))/u, ' or ');
      return findWhen(when) ? `${event || withArticle(kind.trim() || 'call')} ${when}` : found;
    },
  ],
  // "Reactivate - restart with one box".
  [
    /^(?:outreach|re-?activat(?:e|ion)|re-?engag(?:e|ement)|re-?order|upsell|win[- ]?back) ?[-–:] (?=\p{L})/iu,
    '',
  ],
  // "Reply with sizes needed".
  [
    /(?<=\bwith )(?:the )?((?:\p{Ll}+ (?:and )?)?\p{Ll}+s) (?:needed|required)(?=$| (?:for|in)\b)/iu,
    'the $1 they need',
  ],
  [/^hear back (?:from (?:her|him|them) )?(?=with\b)/i, 'get a reply '],
  // "A pilot: 50 homes, 6 months".
  [/\b(pilot|test|trial): (?=\d+ (?!(?:day|hour|minute|month|week|year)s\b)\p{Ll}+s(?:$|,))/iu, '$1 with '],
  [/^restart (?=with\b)/i, 'start again '],
  // "Get an RFQ for one part number", "get a yes to quote for the next vessel": who asks for it is the reader.
  [
    /^(?:get|obtain|receive|win) (?:an? )?(?=RF[IPQ]s?\b(?! (?:for|on) (?:her|his|their)\b))/iu,
    'get them to send us an ',
  ],
  [/^agree to (?:an? |the )?(quote) (?=(?:for|on) )/i, 'get permission to $1 '],
  // "Get to present 15 min at next board meeting".
  [/^(?:get|be able|be invited) to (?=(?:exhibit|perform|pitch|present|speak)\b)/i, 'get permission to '],
  [
    /(?<=\b(?:perform|pitch|present|speak)) (?:for )?(\d+)[ -]?min(?:ute)?s? (at|to) (?:the )?(?=next )/i,
    ' for $1 minutes $2 their ',
  ],
  // "Recruit interview participants", "find 3 breweries for a launch": the reader is to be one of them.
  [
    /^(?:attract|enlist|enroll?|find|gather|get|recruit) (?:(?:more|some|\d+) )?(focus group|interview|pilot|study|survey|test|trial|workshop) (?:participants|people|subjects|takers|volunteers)\b/i,
    (_: string, what = '') =>
      `take part in ${/^(?:pilot|study|survey)$/i.test(what) ? 'our' : toArticle(what)} ${what}`,
  ],
  [
    /^(?:attract|enlist|find|gather|land|recruit|sign(?: up)?|win) ((?:\d+|two|three|four|five|six|ten) (?:[\p{L}-]+ )?(\p{Ll}+s)) (?=(?:as|for|to) )/iu,
    (found: string, many = '', kind = '') =>
      organisationNouns.has(kind.replace(/s$/, '')) || organisationNouns.has(kind.replace(/ies$/, 'y'))
        ? `become one of ${many} `
        : found,
  ],
  // "Get number of beds and send proposal".
  [
    /^((?:ask for|collect|get|obtain|request) (?!.* so )[^,]{3,60}?),? (?:and|then) (?:then )?(make|prepare|send|share) (?:(?:her|him|them) )?(?:an? )?(estimate|offer|plan|price|proposal|quotation|quote)$/i,
    '$1 so we can $2 a $3',
  ],
  // "Get a site visit booked with our rep when she's in the area".
  [/^(?:get|have) (an? [^,]{3,40}?) (?:arranged|booked|planned|scheduled|set up)(?= |$)/iu, 'arrange $1'],
  // "Send one set of plans, first takeoff free", "send one battery in as test, free diagnosis".
  [
    /^((?:(?:get|have) (?:them|him|her) (?:to )?)?(?:e-?mail|give|post|reply|send|share|upload) [^,]{5,60}), (?:the )?(first (?:\p{L}+ )?\p{L}+) (?:is )?(?:(?:for )?free|(?:at )?(half[- ]price))$/iu,
    (_: string, deed = '', what = '', half: string | undefined) =>
      `${deed} for a ${half ? `${what} at half price` : `free ${what}`}`,
  ],
  [
    /^((?:(?:get|have) (?:them|him|her) (?:to )?)?(?:e-?mail|give|post|reply|send|share|upload) [^,]{5,60}), (?:an? )?(free (?:\p{L}+ )?\p{L}+)$/iu,
    '$1 for a $2',
  ],
  [
    /^(?:e-?mail|post|send|ship) ((?:an?|one|two|three|their|\d+) [^,]{3,40}?) in(?=$| (?:as|for)\b)(?: as (test|trial)\b)?/iu,
    (_: string, what = '', how?: string) => `get them to send us ${what}${how ? ` as a ${how}` : ''}`,
  ],
  // "On Oct 9, 16:00".
  [/(?<=\d), (?=\d{1,2}:\d{2}\b)/gu, ' at '],
  [/\b(ask for) (?=sample (?:\p{L}+ )?\p{L}+(?<!s)$)/iu, '$1 a '],
  // "A visit by our engineer, half a day, no charge, before the call closes".
  [/^([^,]{5,60}?)((?:, [^,]{3,30})*?), (?:at )?no (charge|cost)(?=, )/iu, '$1 at no $3$2'],
  // "Suggest Tuesday 10 May or Thursday for a call".
  [
    compact(`^(?:offer|propose|suggest) ([^,]{4,60}) for (an? (?:[\\p{L}\\d-]+ ){0,3}?${meets})$`, 'iu'),
    (found: string, when = '', event = '') =>
      findWhen(when)?.replace(/^on /, '') === when ? `${event} ${when}` : found,
  ],
  // "A webinar 12 June", "10 May 9:00".
  [
    compact(
      `\\b(conference|dinner|evening|open day|seminar|session|tasting|webinar|workshop) (?=\\d{1,2}(?:st|nd|rd|th)? (?:${monthShort})\\b)`,
      'giu',
    ),
    '$1 on ',
  ],
  [/(?<=\d \p{Lu}\p{Ll}{2,8}) (?=\d{1,2}:\d{2}\b)/gu, ' at '],
  // "Tuesday 10:00 or Thursday 14:30".
  [/\b(\p{Lu}\p{Ll}+day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)) (?=\d{1,2}:\d{2}\b)/gu, '$1 at '],
  // "Pilot on 5 trucks, 90 days, return if not convinced".
  [
    /,? (?:and |with )?(?:(?:a |the )?(?:right of |right to )?returns?|(money[- ]back|refund)) if (?:they(?:['’]re| are) )?not (\p{Ll}+)$/iu,
    (_: string, money: string | undefined, what = '') =>
      `, with ${money ? 'a refund' : 'a right of return'} should they not be ${what}`,
  ],
  // "Pick a slot from the calendar link".
  [/ from (?:an?|my|our|the) (?:booking|calendar|scheduling) link\b.*$/i, ''],
];
