import { compact } from '../../../../compact.ts';
import { decapitalise, withArticle } from '../../../text/grammar.ts';
import { monthNames, timeUnits } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Note } from '../../note.ts';

/** What somebody gives who lets something happen. */
const leave =
  '(?:agreement|approval|authori[sz]ation|clearance|consent|go-ahead|green light|ok|okay|permission|sign-off)';

/** Notes of anybody, before those of sales people (`notes-everyday.ts`): a goal that says in more words what is asked. */
export const notesPlain: readonly Note[] = [
  // "Send sample box, need address".
  [
    /^(?:mail|post|send|ship) ([^,]{3,40}), need (?:an? |the |their )?(?:delivery |home |postal )?address$/i,
    (_: string, thing: string) => `get an address to send ${withArticle(thing)} to`,
  ],
  [/(?<=\d )(?:HRS|MOS|WKS|YRS)\b/g, (unit: string) => `${timeUnits[unit.slice(0, -1).toLowerCase()]}s`],
  [/(?<=\b(?:by|with) )(?=best (?:address|date|day|number|time)s?\b)/gi, 'the '],
  // "She says whether the rights are free".
  [
    /^(?:(?:get|have) (?:them|him|her) (?:to )?|they )say (?=(?:how|if|what|when|where|whether|which|who)\b)/i,
    'find out ',
  ],
  // "Get on tender list 2025".
  [/^((?:be|get|join|put us) .*\blist) (?:for )?(?=20\d\d$)/i, '$1 for '],
  [/\b(?:get|lay) hold of (?=(?:an?|the|their)\b)/i, 'get '],
  // "Trial order: 5 boxes".
  [
    /^(?:an? )?((?:first|opening|sample|test|trial) order): (?=\d|(?:one|two|three) )/i,
    (_: string, order: string) => `${withArticle(decapitalise(order))} of `,
  ],
  [/^agree with (?:them|him|her) on /i, 'agree on '],
  [
    /\btry (?:it )?(?:for )?free (?:for )?(?=(?:\d+|one|two|three) (?:day|month|week)s?$)/i,
    'try it free for ',
  ],
  [/, any (?=(?:branch|office|shift|site|store)$)/i, ' at any '],
  [/ [-–] (?=(?:Q[1-4])$)/, ' in '],
  [
    /^book (?=(?!(?:first|last|next|test|trial)\b)(?:[\p{L}-]+ )?(?:appointment|date|day|slot)(?:$| (?:for|in|on)\b))(?!an?\b|my\b|our\b|the\b|their\b)/iu,
    'book a ',
  ],
  [/^order (\d[\d.,]* ?\p{L}{1,6}) (sample|test|trial)$/iu, 'order $1 as a $2'],
  [
    /^say yes (?:\+|&|and|plus) (?:their |an? |the )?(?=(?:\p{L}+ )?address$)/iu,
    'reply with a yes and their ',
  ],
  // "Explain why they left".
  [/^explain (?=why they (?:did|chose|gave|left|never|went|\p{L}+ed)\b)/iu, 'find out '],
  // "On 7th Feb 19h village hall".
  [
    / (?:at )?(\d{1,2}) ?h (?:(?:at|in) )?(?:the )?(?=(?:[\p{L}'’]+ )?(?:barn|cent(?:er|re)|church|club|hall|library|office|pub|school)$)/iu,
    ' at $1h in the ',
  ],
  // "15min + send 2 sample videos".
  [
    /^((?:\d+|fifteen|ten|thirty|twenty)[ -]?min(?:ute)?s?) (?:\+|&|and) (?=(?:e-?mail|send|share|show)\b)/i,
    'a $1 call and ',
  ],
  // "Come see us Saturday".
  [
    /(?<=\b(?:join|meet|see|try|visit) (?:it|me|them|us)) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g,
    ' on ',
  ],
  // "Trial 14 days", "trial 4 units 2 weeks", "pilot, one house, 60 days".
  [/^(pilot|test|trial) (?:for )?(\d+|two|three|four|six) (day|week|month)s\b/i, '$2-$3 $1'],
  [
    /^((?:borrow|pilot|rent|test|trial|try) (?:an?|\d+|one|two|three|four) (?:[\p{L}-]+ ){1,3})(?<! for )(?=\d+ (?:day|week|month)s?$)/iu,
    '$1for ',
  ],
  [
    /^(?:an? )?(pilot|test|trial), (?=(?:one|two|three|four|\d+) (?!(?:day|hour|month|week|year)s?\b)[\p{L}-]+(?: [\p{L}-]+)?(?:, \d+ (?:day|month|week)s?)?$)/iu,
    '$1 with ',
  ],
  // "First shoot at half price, get them to book it".
  [
    /^([^,]{4,50}), (?:and )?get (?:them|him|her) to (accept|attend|book|claim|order|start|take|try|use) (?:it|one|this)$/i,
    (_: string, thing: string, verb: string) =>
      `get them to ${verb} ${/^(?:first|next) /i.test(thing) ? 'their ' : ''}${decapitalise(thing)}`,
  ],
  // "Share a short paper and get a reaction": theirs.
  [
    /\b((?:e-?mail|mail|post|send|share) .{3,60}?),? and (?:ask for|get|have|hear|receive|see) (?:an? |some )?(?:(?:first|honest|quick) )?(?=(?:feedback|opinion|reaction|thoughts|view)s?$)/i,
    '$1 and hear their ',
  ],
  [
    /\b(come to|attend|join) (?=(?:agm|assembly|concert|dinner|launch|meeting|opening|party|rehearsal|talk)\b)/gi,
    '$1 the ',
  ],
  [
    /(?<=\b(?:demo|demonstration|meeting|tasting|test|training|trial|visit) (?:at|in) )(?=(?:clinic|depot|factory|farm|garage|gym|hotel|kitchen|mill|office|plant|practice|restaurant|salon|school|shop|store|studio|surgery|warehouse|workshop|yard)$)/gi,
    'their ',
  ],
  // "Il bring a bag round".
  [
    /\b(i|they|we|you)l(l?)(?= \p{Ll})/giu,
    (found: string, who = '') => (/^(?:ill|well)$/i.test(found) ? found : `${who}'ll`),
  ],
  [
    /\bthere (?=(?:budget|business|current|needs?|office|own|plans?|requirements|shop|site|team|thoughts|website)\b)/gi,
    'their ',
  ],
  [/^(?:answer|anwser|reply|respond) with (?=(?:the|their) )/i, 'reply with '],
  // "Get her measurements": what is the reader's, and no "her" who gets something.
  [
    /^((?:(?:get|have) (?:them|him) to )?(?:ask for|collect|find out|get|learn|obtain|receive|request)) (?:her|his) (?=\p{Ll})(?!(?:an?|and|as|at|back|down|for|free|from|here|in|into|more|new|off|on|one|onto|our|out|over|round|some|started|the|there|three|to|two|up|with|\p{Ll}+ed|\p{Ll}+ing)\b)/iu,
    '$1 their ',
  ],
  // "Get her consent to a 30-minute interview", of whoever asks the questions.
  [
    compact(
      `^(?:(?:ask(?: (?:them|him|her))? for|gain|get|have|obtain|receive|request|secure|seek|win) )?(?:an? |her |his |the |their )?${leave} (?:for|to) an? (?:(\\d+|five|ten|fifteen|twenty|thirty)[ -]min(?:ute)? )?interview\\b`,
      'iu',
    ),
    (_: string, span: string | undefined) => `let us interview them${span ? ` for ${span} minutes` : ''}`,
  ],
  // "Get her consent to a 30-minute interview": the interview is asked for.
  [
    compact(
      `^(?:ask(?: (?:them|him|her))? for|gain|get|have|obtain|receive|request|secure|seek|win) (?:an? |her |his |the |their )?${leave} (?:for|to) (?=(?:an?|one) (?!\\p{L}+ (?:of|on|to) (?:her|his|the|their)\\b))`,
      'iu',
    ),
    'arrange ',
  ],
  [/^ask (?:(?:them|him|her) )?(?:for )?(?:leave|permission) to /i, 'get permission to '],
  // "A quote visit": what the sender comes for.
  [
    /^(?:arrange |book |get |offer |schedule )?(?:an? )?((?:free|short) )?(?:estimate|estimating|price|pricing|quotation|quote|quoting) (?:appointment|visit)\b/i,
    'arrange a $1visit to give a quote',
  ],
  // "Get asked for a quote": the sender would give it.
  [
    /^(?:be|get) asked (?:for|to (?:give|prepare|send|submit)) (?=an? (?:\p{L}+ )?(?:estimate|price|proposal|quotation|quote)\b)/iu,
    'send ',
  ],
  // "Prepare a quote and send it".
  [
    /^(?:create|draft|draw up|make|prepare|put together|work out) (an? (?:[\p{L}-]+ ){0,2}(?:estimate|offer|price|proposal|quotation|quote)(?: .{3,40}?)?),? and (?:e-?mail|send|share) it\b.*$/iu,
    'send $1',
  ],
  [/^((?:be|get) (?:asked|invited) to (?:price|quote)(?: for)?) the next /i, '$1 their next '],
  [/^(?:be|get) asked to (?=(?:price|quote) )/i, 'get permission to '],
  [/^(?:be|get) asked to (?=(?:bid|pitch|tender)\b|quote$)/i, 'be invited to '],
  // "Ask for advice, not for money": what is not asked for need not be said.
  [/(?<=^(?:ask|get|request|seek)\b.*), (?:and )?not (?:an? |for |just |the |to )*\p{L}+(?: \p{L}+)?$/iu, ''],
  // "See whether any of her sites are due, and would benefit": nobody says of himself what he would gain.
  [
    /(?<=^(?:ask|check|find out|learn|see) (?:if|whether) .{6,}) and (?:could |may |might |would )(?:be interested|benefit|gain|profit)(?: (?:by|from|in) .*)?$/i,
    '',
  ],
  // "Have the topic accepted": nobody is asked to accept, but whether it suits.
  [
    /^(?:get|have) ((?:my|our|the|this) (?:[\p{L}-]+ )?(?:angle|idea|outline|subject|theme|title|topic)) (?:accepted|agreed|approved|confirmed)$/iu,
    'find out whether $1 would suit them',
  ],
  // "Get a decision on a call this week": the call is asked for.
  [
    /^(?:get |obtain |win )?(?:an? |their )?(?:answer|commitment|decision|decision made) (?:on|to) (?=an? (?:\p{L}+ )?(?:call|chat|demo|meeting|visit)\b)/iu,
    'arrange ',
  ],
  // "Restart the conversation that went silent last autumn": how it ended is not told, and when it did is.
  [
    /^(?:pick up|reopen|restart|resume|revive|rekindle) (?:(?:our|the) (?:contact|conversation|dialogue|discussions?|exchange|talks?|thread)|talks)\b(?! (?:about|on|over)\b)(,? (?:(?:that|which) )?(?:(?:fell|has gone|have gone|went) (?:cold|quiet|silent)|broke off|died(?: down)?|dried up|ended|stalled|stopped)(?= |$))?( from (?=last |the |our ))?(.*)$/i,
    (_: string, ended: string | undefined, from: string | undefined, rest: string) => {
      const time = /^ last \p{L}+(?= |$)/iu.exec(rest)?.[0] ?? '';
      const told = from
        ? `${/^last /i.test(rest) ? ' ' : ' at '}${rest}`
        : ended
          ? time
          : rest.replace(/^ after .*$/i, '');
      return `arrange a short call to pick up where we left off${told}`;
    },
  ],
  [
    /^(?:bring|get|win) (?:her|him|them|their business) back(?:,| with| -) (?=(?:an? )?(?:\d+|call|demo|free|quick|short)\b)/i,
    '',
  ],
  [/^(?:answer|reply|respond)(?: with)?(?: an?)? yes or (?:an? )?no$/i, 'get a reply'],
  // "Answer with a yes or no whether they'd like to see it": what they would like is asked.
  [
    /(?<=^|\bto )(?:answer|reply|respond)(?: with)?(?: an?)? yes or (?:an? )?no,? (?:on |to )?(?:if|whether) (?=they(?:['’]d| would) (?:like|want) to )/i,
    'ask whether ',
  ],
  [/,? (?:and|but) if they (?:don['’]t|refuse|say no|would rather not)\b.*$/i, ''],
  [/\b(?:in|for) a quarter of an hour\b/gi, 'for 15 minutes'],
  // "Get them to taste it, I'll bring a bag round".
  [
    /^(?:(?:get|have) (?:them|him|her) to )?(sample|taste|test|try) (?:it|some|them),? (?:and )?(?:i|we)(?:['’]ll| can| could| will) (bring|drop off|drop round|send) (.{3,50})$/i,
    'let us $2 $3 for them to $1',
  ],
  // "Free trial sign-up on one service".
  [
    /^(?:an? |get (?:an? )?)?(free )?trial sign-?ups? ((?:for|on|with) .+)$/i,
    (_: string, free: string | undefined, rest = '') => `sign up for a ${free ? 'free ' : ''}trial ${rest}`,
  ],
  [
    /^(?:ask|check|find out|see) (?:if|whether) they(?:['’]d| would)? (?:like|want) to see (?=(?:an?|one|some|two|three|four|\d+) )/i,
    'get them to see ',
  ],
  [
    /\b((?:\d+|five|ten|fifteen|twenty|thirty)[ -]min(?:ute)?)s? (?:on|over) the phone\b/gi,
    'a $1 phone call',
  ],
  [/≥ ?(?=\d)/g, 'at least '],
  [/≤ ?(?=\d)/g, 'at most '],
  // "By 01/15": where only one of the two can be the month; "from 7 to 8.15" is a time.
  [
    /(?<!\b\d{1,2}(?:[.:]\d\d)? ?(?:-|–|to|until) ?)\b(?:(1[3-9]|2\d|3[01])[/.](0?[1-9]|1[0-2])|(0?[1-9]|1[0-2])[/.](1[3-9]|2\d|3[01]))(?:[/.]20\d\d)?\b(?![/.%]|\d)(?! ?(?:[ap]\.?m|(?:-|–|to|until) ?\d))/g,
    (found: string, before = '', month = '', first = '', after = '') => {
      const name = monthNames[Number(month || first) - 1];
      return name ? `${Number(before || after)} ${name}` : found;
    },
  ],
  // "Meeting during the fair, booth 417".
  [/, (booth|stall|stand|table) (?=\p{Lu}?\d)(?![^(]*\))/giu, ' at $1 '],
  // "A demo in the diary with her team lead".
  [/ (?:in|into|on) (?:her|his|the|their) (?:calendar|diary)(?= with )/i, ''],
  // "Set up time to talk through the results".
  [
    /^(?:arrange|book|find|get|make|schedule|set aside|set up) (?:an? |some )?(?:date|slot|time) to (?=(?:catch up|chat|discuss|go|look|meet|review|speak|talk|walk)\b)/i,
    'arrange a short call to ',
  ],
  [/^see (?=(?:if|whether) (?:the|their) [\p{L} -]{3,30} (?:are|is) (?:already|still|yet)\b)/iu, 'ask '],
  [
    /^(?:see|ask|check) (?:if|whether) (?:i|we) can help(?: (?:at all|in any way|out|with (?:anything|something)))?$/i,
    'get a reply',
  ],
  // "Arrange for our engineer to visit".
  [
    /^(?:arrange|organi[sz]e) for ((?:my|our) (?:[\p{L}-]+ ){1,3})to (call|phone|ring|visit)$/iu,
    'let $1$2 them',
  ],
  // "Get her to list her flat with us".
  [
    /^((?:ask|convince|encourage|get|have|invite|let|persuade) (?:them|him|her) (?:to )?(?!(?:bring|e-?mail|give|lend|offer|send|show|tell)\b)\p{Ll}+) (?:her|his) (?=\p{Ll})(?!(?:about|an?|and|as|at|by|for|free|from|if|in|on|one|our|some|the|to|two|up|when|whether|with)\b)/iu,
    '$1 their ',
  ],
  [
    /^(?:chase|check in|follow(?:ing)?[- ]?up) (?:about|on|with) ((?:my|our|the) [\p{L} -]{3,30}?),? and (?:ask for|get) (an? (?:answer|decision|yes or (?:a )?no))$/iu,
    'get $2 on $1',
  ],
  [/^remind (?:them|him|her) (?:about|of) (?:our |the )(?:closing date|deadline)\b.*$/i, 'get a reply'],
  [
    /,? and (?:ask|find out|see) (?:if|whether) they(?:['’]d| would)? (?:like|need|want) (?:to (?:hear|know|learn|see) )?more$/i,
    '',
  ],
  [/^offer to answer (?:any |her |his |the |their )?questions$/i, 'find out whether they have any questions'],
  [
    /^(?:offer to )?(come (?:by|in|over|round)) (?:and|to) explain(?: it)?$/i,
    'let us $1 and talk it through with them',
  ],
  [/^(?:offer|propose|suggest) an? (exchange|swap):? (?=.* for )/i, '$1 '],
  [/^sound (?:them|him|her) out (?:about|on) (?=\p{Ll}+ing )/iu, 'find out whether they would consider '],
  [
    /^(?:ask|find out|see) (?:if|whether) it(?:['’]s| is| would be) worth (?:an? (?=(?:call|chat|meeting)\b)|(?:chatting|meeting|speaking|talking)$)/i,
    'arrange a call ',
  ],
  // "Be told when the contract ends".
  [/^(?:be|get) (?:informed|told) (?=(?:how|if|what|when|where|whether|which|who|why)\b)/i, 'find out '],
  // "Come by for a quote": the sender comes for it.
  [
    /^(come|drop|pop|stop) (by|in|out|over|round) (?:for|to give|to prepare) (an? (?:free )?(?:estimate|price|quotation|quote))\b/i,
    'let us $1 $2 to give them $3',
  ],
  [
    /^(come|drop|pop|stop) (by|in|out|over|round) for (an? (?:\p{L}+ )?(?:inspection|measure|measure-up|survey))\b/iu,
    'let us $1 $2 for $3',
  ],
  [/^get to (?=(?:bid|pitch|price|quote|tender)\b)/i, 'get permission to '],
  [/,? and,? (?:failing that|otherwise),? (?!(?:e-?mail|mail|post|send)\b).*$/i, ''],
  // "Get them using the free version".
  [
    /^(get (?:them|him|her)) (?!(?:interesting|talking)\b)(\p{Ll}+ing) (?=\p{L})/iu,
    (found: string, whom = '', doing = '') => {
      const verb = findVerb(doing);
      return verb?.form === 'gerund' ? `${whom} to ${verb.base} ` : found;
    },
  ],
  [/^get (?:them|him|her) talking about /i, 'arrange a short call about '],
  [/^get (?:clarity|details|information|news) (?:about|on) /i, 'ask about '],
  [
    /^(?:hear|learn) (?:about|from) (?:her|his|their) (?=(?:background|experiences?|journey|story)\b)/i,
    'arrange a short call about their ',
  ],
  [/^pick (?:her|his|their) brains? (?:about|on) /i, 'ask for their advice on '],
  [/^hear (?:her|his|their) story for /i, 'interview them for '],
  // What somebody would learn at theirs, by their leave.
  [/^(?=interview (?:one|two|three|four|five|six|ten|some|\d+) (?!of (?:my|our)\b))/i, 'get permission to '],
  [/^shadow (?:her|him|them)\b/i, 'get permission to shadow them'],
  [
    /^(?=(?:observe|sit in on) (?:an?|one|some|two) (?:\p{L}+ )?(?:class|lesson|rehearsal|shift))/iu,
    'get permission to ',
  ],
  // A question as it would be put: "would they be open to a chat?".
  [
    /^(?:(?:are|would) they (?:be )?)?open to (?:finding out|hearing|knowing|learning)(?: a bit)? more\b.*$/i,
    'get a reply',
  ],
  [/^(?:are|would) they (?:be )?(?:interested in|keen on|open to|up for) (?=an? )/i, ''],
  [
    /^(?:are|would) they (?:be )?(interested in|keen on|open to|up for) (?=\p{Ll}+ing )/iu,
    'ask whether they would be $1 ',
  ],
  [/ re:? (?=\p{L})/giu, ' about '],
  [/ (?:through|using|via) (?:the |my |our )?link in (?:the |my |our )?signature$/i, ''],
  [/^(?=walk (?:her|his|the|their) (?:dogs?|horses?)\b)/i, 'get permission to '],
  [
    /(?<=\b(?:call|chat|demo|interview|meeting|session|visit))(?: (?:in|on) (?:her|his|the|their) (?:calendar|diary))? for (?=the (?:final|first|last|second|third) (?:few |three |two )?(?:days|half|weeks?) of )/gi,
    ' in ',
  ],
  [/^get to (?=(?:chat|meet|speak|talk)\b)/i, ''],
  [
    /^(?:find|get|have) (?:some )?time with (?=(?:her|his|the|their) [\p{L} ]{2,30} to )/iu,
    'arrange a short call with ',
  ],
  // Links: what is behind one is asked for.
  [/ \((https?:\/\/[^\s()]+)\)/gi, ' at $1'],
  [
    /(?<=\p{L})(?: (?:here|(?:at|through|via) (?:my|our|the|this) (?:link|page)))?:? (?=(?:https?:\/\/|www\.))(?<!\b(?:at|by|click|follow|link|on|open|through|to|use|using|via|visit|website|site|page):? )/giu,
    ' at ',
  ],
  [
    /(?<=^|\b(?:or|to) )(?:click|follow|open|use)(?: on)? (?:my |our |the |this )?(?:link )?(?:at )?(https?:\/\/\S+) (?:and|to) (\p{Ll}.+)$/iu,
    '$2 at $1',
  ],
  [
    /(?<=^|\b(?:or|to) )(?:check out|click|follow|go to|open|visit)(?: on)? (?:my |our |the |this )?(?:link )?(?:at )?(https?:\/\/\S+)$/iu,
    'take a look at $1',
  ],
];
