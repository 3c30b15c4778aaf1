import { compact } from '../../../../compact.ts';
import { capitalise, isPlural, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { createTeller, type Note } from '../../note.ts';
import { findAct } from '../acts.ts';
import { eventPattern } from '../deeds/goal-event.ts';
import { findDuration, findWhen } from '../time-words.ts';
import { notesArticles } from './notes-articles.ts';
import { notesAsked } from './notes-asked.ts';
import { notesBare } from './notes-bare.ts';
import { notesBrief } from './notes-brief.ts';
import { notesEveryday } from './notes-everyday.ts';
import { notesFirst } from './notes-first.ts';
import { notesFrames } from './notes-frames.ts';
import { notesInShort } from './notes-in-short.ts';
import { notesPlain } from './notes-plain.ts';
import { notesReadersAct } from './notes-readers-act.ts';
import { notesSynonyms } from './notes-synonyms.ts';
import { notesTerse } from './notes-terse.ts';
import { notesWhoseAct } from './notes-whose-act.ts';

/** What stands in brackets, where it can be said without them; what says no figure is left out. */
function withoutBrackets(_: string, list: string | undefined, remark: string): string {
  // "Get on their roof (free inspection)".
  if (
    /^free (?:[\p{L}-]+ ){0,2}(?:appraisal|assessment|audit|check|estimate|inspection|quote|review|survey|valuation)$/iu.test(
      remark,
    )
  )
    return `${list ?? ''} for a ${remark}`;
  if (/^(?:free|(?:at )?no (?:charge|cost))\b/i.test(remark) && !/\d/.test(remark))
    return `${list ?? ''} free`;
  if (/^(?:google meet|teams|zoom)$/i.test(remark)) return ` on ${remark}`;
  if (/^(?:phone|video)$/i.test(remark)) return ` by ${remark}`;
  if (/^(?:closes|closing|deadline|due)\b/i.test(remark)) return ` (${remark})`;
  if (
    list &&
    /^(?!our\b|the\b)\p{L}.* (?:batch|cohort|course|edition|intake|launch|opening|release|season|term)$/u.test(
      remark,
    )
  )
    return `${list} for the ${remark}`;
  const goesOn =
    /^(?:after|any|at|before|by|for|from|in|in person|on|online|or|over|remotely|via|with|with(?:in|out))\b/i;
  // "The AGM (open Q&A, 20 min)": a list stands as it is.
  if (/^[^,\d]+, \d+ ?min(?:ute)?s?$/.test(remark)) return `${list ?? ''} (${remark})`;
  const when = findWhen(remark);
  // "Freshers' Week (15-28 September)": when the event is, and not what is asked.
  if (when && /^['’]? (?:Week|Month|Fair|Festival)$/.test(list ?? '')) return `${list} (${remark})`;
  // "In spring (March to May)": the season has been named.
  if (when && /^(?:autumn|fall|spring|summer|winter)\b/i.test(list ?? '')) return `${list} (${remark})`;
  // "The round (Aug 5 - Sep 20)".
  const [, from, to] =
    /^(?:from )?([^-–,]*\p{L}{3}[^-–,]*?) ?[-–] ?([^-–,]*\p{L}{3}[^-–,]*)$/u.exec(remark) ?? [];
  if (when && from && to && findWhen(from) && findWhen(to)) return `${list ?? ''} from ${from} to ${to}`;
  if (when?.endsWith(remark)) return `${list ?? ''} ${when}`;
  if (goesOn.test(remark) || when || findDuration(remark) || /^\p{Ll}+ed$/u.test(remark))
    return `${list ?? ''} ${remark}`;
  return `${list ?? ''}${/\d/.test(remark) ? ` (${remark})` : ''}`;
}

/** `letter of enquiry` → `a letter of enquiry`. */
const withOne = (thing: string) =>
  /^(?:an?|any|her|his|my|our|some|the|their)\b/i.test(thing) || withArticle(thing) !== thing
    ? withArticle(thing)
    : `${toArticle(thing)} ${thing}`;

/** Somebody does one thing after another: `visit one home, look at the laundry, give a comparison`. */
const threeDeeds = /^(\p{Ll}+ [^,;]{3,40}), (\p{Ll}+ [^,;]{3,40}), (?!and )(\p{Ll}+ [^,;]{3,40})$/u;

const notes: readonly Note[] = [
  ...notesFirst,
  ...notesBare,
  ...notesSynonyms,
  ...notesInShort,
  ...notesFrames,
  ...notesBrief,
  ...notesTerse,
  ...notesReadersAct,
  ...notesAsked,
  ...notesWhoseAct,
  ...notesPlain,
  ...notesEveryday,
  [
    /((?:list|panel|register|waitlist|(?:autumn|fall|spring|summer|winter)(?: semester| term)?|['’]? (?:week|month|fair|festival)))? \(([^()]*)\)/giu,
    withoutBrackets as (...found: string[]) => string,
  ],
  [/^to (?=\p{Ll})/iu, ''],
  // "Get invited to come look at roof".
  [
    /^(?:be|get) (?:invited|asked) to come(?: and)? (?=(?:assess|check|inspect|look|measure|price|quote|see|survey)\b)/i,
    'get permission to come and ',
  ],
  [
    /\b(look at|look over) (?=(?!(?:an?|all|both|each|five|four|her|his|how|it|my|one|options|our|six|some|ten|that|the|their|them|these|this|those|three|two|what|where|which|your)\b)\p{Ll}+(?: \p{Ll}+)?(?=$|[,;]| (?:and|before|in|on)\b))/iu,
    '$1 their ',
  ],
  // "Drop off sample box, free".
  [
    /^((?:bring|drop (?:in|off)|leave|post|send)) (?:an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+), free(?=$|,)/iu,
    '$1 a free $2',
  ],
  [
    /(?<=^(?:bring|drop (?:in|off)|leave|post|send) an? [^,]{3,30}), (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i,
    ' on ',
  ],
  // "Lift survey, free of charge".
  [
    /^(?:an? )?((?:[\p{L}-]+ ){1,2}(?:assessment|audit|check|inspection|survey|test|visit)),? (?:for free|free of charge)(?:, (?:an?|one|1) (?:afternoon|day|evening|hour|morning))?$/iu,
    'a free $1',
  ],
  // "Agenda slot at the meeting, 5 min".
  [
    /^(?:an? )?((?:[\p{L}-]+ )?slot (?:at|in|on) [^,]{3,40}), (\d+) ?min(?:ute)?s?\b/iu,
    'be given a $2-minute $1',
  ],
  // "Drop in a pack and have them tell me a good day for it".
  [
    /^(?:(?:i|we) want to )?(\p{Ll}+ .{4,50}?) and (?:get|have) (?:her|him|them) (?:to )?tell (?:me|us) (an? (?:convenient|good|suitable) (?:date|day|time)) for (?:it|that)$/iu,
    'get them to tell us $2 for us to $1',
  ],
  // "RFQ - even a small one".
  [
    /^(?:(?:get|receive|win) )?(?:an? )?(RF[IPQ])(?:s? [-–,] ?(even an? [\p{L} ]{3,20}?))?(?:(?: [-–]|,)? to .*)?$/iu,
    (found: string, what: string, even?: string) =>
      even ? `get them to send us an ${what} (${even})` : found,
  ],
  // "Ask for wholesale terms + whether 5 litre packs possible".
  [
    /^ask for (?:their )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:\+|and) (?=(?:if|whether|how|what|when|which) )/iu,
    'get them to tell us their $1 and ',
  ],
  // "Get him on the show": who is brought in there is a guest.
  [
    /^(?:get|have) (?:her|him) on (?:(?:the|their) )?(?=(?:podcast|programme|radio show|show)\b)/i,
    'get them to feature our guest on their ',
  ],
  // "Open talks on a joint bid".
  [
    /^open (?:an? )?(?:conversations?|dialogue|discussions?|negotiations?|talks?) (?:about|on) (?=(an? |our |the |their )?(?:([\p{L}-]+) )?)/iu,
    'a conversation about ',
  ],
  // "Price up 1 site, he picks which".
  [/^(?:cost|price) up (?=\d|an?\b|one\b|their\b|two\b)/i, 'get permission to price up '],
  [/, (?:s?he|they) (?:can )?(?:choose|decide|pick)s? which(?: one)?$/i, ' of their choice'],
  // "Will she test?"
  [/^(?:can|could|will|would) they (sample|stock|taste|test|try)$/i, 'get them to $1 it'],
  // "Trial on one lane, Carlisle - Bristol".
  [/\b(lane|leg|line|route|run|service), (\p{Lu}\p{L}+) ?[-–] ?(\p{Lu}\p{L}+)(?=$|,)/u, '$1 from $2 to $3'],
  // "Come to next members' evening and show": who shows is the sender.
  [
    /^come to ((?:(?:next|one of|the|their) )?[^,]{4,50}?) and (demo|demonstrate|explain|present|show|speak|talk)(?= it\b|$|,| (?:about|how|our|what)\b)(?! it)/iu,
    (_: string, where: string, does: string) =>
      `get permission to come to ${where.replace(/^next /i, 'their next ')} and ${does}${/^(?:demo|demonstrate|present|show)$/i.test(does) ? ' it' : ''}`,
  ],
  // "See if gap needs filling".
  [
    /\b(if|whether) (?!(?:an?|any|her|his|it|our|some|that|the|their|there|this)\b)(\p{Ll}+) needs (\p{Ll}+ing)(?=$|;)/iu,
    'whether they have any $2 that needs $3',
  ],
  [/ or (call|phone|ring) first$/i, ' or $1 them first'],
  // "Send samples; need address + name".
  [
    /^(?:post|send|ship) (?:(?:them|him|her) )?([^;]{3,60}); (?:(?:i|we) )?need (?:an? |the |their )?(?:(?:postal|delivery) )?address(?: (?:\+|and) (?:an? )?(?:contact )?name)?$/i,
    'send us your address so we can send them $1',
  ],
  [
    /^join (?:their )?(?=(?:bench|freelancer? (?:list|pool)|roster|(?:preferred )?(?:supplier|vendor) list)\b)/i,
    'be added to their ',
  ],
  // "Reply to one question: are territories already locked?"
  [
    /^(?:(?:get|have) an? (?:answer|reply) to|answer|reply to) (?:an?|one|the|this) (?:\p{L}+ )?question: /iu,
    '',
  ],
  [
    /^(are|have|is|was|were|has) (?!(?:an?|any|my|our|she|he|it|the|their|there|they|you)\b)((?:[\p{L}\d-]+ ){1,3}?)(already|currently|now|still) (?=\p{Ll})/iu,
    (_: string, verb: string, what: string, yet: string) =>
      `ask whether their ${what}${verb.toLowerCase()} ${yet} `,
  ],
  // "Request the dates of the tour": the dates, and no tour.
  [/^request (?=the (?:dates|times) of )/i, 'get '],
  [/^walk (?=(?:the|their) [^,]{3,40} and (?:give|send) )/i, 'get permission to walk '],
  [
    /^((?:ask|check|find out|see) (?:if|whether) they (?:have|need|want) [^;]+); ask (?:for )?(?:the |their )?dates$/i,
    '$1 and, if so, on which dates',
  ],
  // "Whether letter of enquiry welcome".
  [
    /\b(if|whether) (?=\p{L}|\d)((?:(?!(?:are|can|could|do|does|has|have|he|is|it|she|there|they|was|we|were|will|would|you|i)\b)[\p{L}\d'’-]+ ){1,5}?)(allowed|available|needed|possible|welcome)(?=$|[,;]| (?:at|before|by|for|from|in|on|this)\b)/iu,
    (_: string, asks: string, thing: string, state: string) => {
      const head = toNounCore(thing.trim()).at(-1) ?? '';
      const told = thing.trim().replace(/^(\d+) (?=\p{Ll}+ \p{Ll}+s$)/u, '$1-');
      return isPlural(head) ? `${asks} ${told} are ${state}` : `${asks} ${withOne(told)} is ${state}`;
    },
  ],
  // "Get a reply with interest in a free audit", "interest in a feature": what somebody is interested in would be had.
  [
    /^(?:(?:get|gauge|have|receive) )?(?:an? )?(?:expression of |(?:answer|reply|response) (?:with|showing) )?interest in (an? .+)$/i,
    (_: string, what: string) => `${eventPattern.test(what) ? 'agree to' : 'get them to consider'} ${what}`,
  ],
  [
    /^(?:get |have )?an? (?:answer|reply|response) and ((?:an?|the|their) .+)$/i,
    (_: string, what: string) => `${eventPattern.test(what) ? 'get' : 'get them to send us'} ${what}`,
  ],
  // "Ask who handles UK".
  [/\b(across|covers?|for|handles?|in|of|runs?) (?=(?:EU|UK|US|USA)(?:$|[,.]| (?:and|or)\b))/g, '$1 the '],
  // As it is often mistyped.
  [/^((?:ask|get|have|want) (?:them|him|her)) too (?=\p{Ll})/iu, '$1 to '],
  [/\b(free|\d+[- ]day) trail\b/giu, '$1 trial'],
  [/\blunch-and-learn\b/giu, 'lunch and learn'],
  // Who holds one comes to those who listen.
  [
    /\b(lunch and learn) (at|in) (?:the )?(office|practice|school|site|studio|workplace)$/iu,
    '$1 $2 their $3',
  ],
  // "Get a trial month agreed for May".
  [
    /^(?:get|have) (an? (?:[\p{L}\d-]+ ){0,3}[\p{L}-]+) agreed(?: (?:for|in) ((?:the |next )?\p{L}+))?$/iu,
    (_: string, what: string, when?: string) =>
      `arrange ${what}${when ? ` in ${/^(?:may|march)$/.test(when) ? capitalise(when) : when}` : ''}`,
  ],
  [/,? of (?:about|around|roughly) (?=\d+[ -]?min)/iu, ' of '],
  [/^(?:an? )?quick (10|15|20|30)$/i, '$1 minutes'],
  [
    /^(?:book|find|get|grab|secure) (?:a slot|(?:some )?time) (?:in|on) (?:his|her|the|their) (?:calendar|diary)\b/i,
    'a call',
  ],
  [/^(offer to \p{Ll}+ )the (?=first )/iu, '$1their '],
  [
    /^(?:ask|check|find out|see) (?:if|whether) it (?:makes|would make) sense to (?=(?:chat|connect|meet|speak|talk)\b)/i,
    '',
  ],
  [/^(?:be|get) on (?:his|her|the|their) (?:calendar|diary|schedule)\b/i, 'a call'],
  [/(?<=\b(?:call|demo|meeting)) (?:in|on) the books\b/i, ''],
  [/^angel[- ]invest\b/i, 'invest'],
  [/^(?:advance|get|move|push) (?:them|him|her) (?:on )?to the next (?:phase|stage|step)$/i, 'get a reply'],
  [/\bby (?:the )?end of (?:the )?(month|quarter|week|year)\b/i, 'by the end of the $1'],
  // Who clicks does so for what is behind the link.
  [/(?<=^|\bto )click (?:on )?(?:our |the |this )?link (?:and|to) /i, ''],
  [/^(?:click|follow|open) (https?:\/\/\S+) (?:and|to) (.+)$/i, '$2 at $1'],
  [/,? (?:and )?see (?:if|whether) they(?:['’]re| are|['’]d be| would be|) interested$/i, ''],
  [
    /^pitch (?=(?:an? |one |two )(?:\p{L}+[ -]){0,2}(?:audit|package|pilot|project|test|trial|workshop)\b)/iu,
    'offer ',
  ],
  [
    /^(?:bring|enroll?|gain|get|land|onboard|recruit|secure|sign|win) (?:them|him|her)(?: in| on ?board| up)? as (?:an? )?((?:\p{L}+ ){0,2}(?:advis[eo]r|affiliate|agent|ambassador|customer|dealer|distributor|member|mentor|partner|reseller|sponsor|stockist|tester|user))$/iu,
    (_: string, what: string) => `become ${toArticle(what)} ${what}`,
  ],
  [
    / and (?:give|leave|provide|send|share)(?: (?:me|us))?(?: (?:honest|some|their))? (?:feedback|thoughts|(?:an )?opinion)$/i,
    ' and tell us what they think',
  ],
  [
    /^(?:get |have )?(?:an? |the |their )?(?:approval|go-ahead|green light|ok|okay|yes) (?:for|on|to) ((?:my|our|the|this) (?:\p{L}+ )?(?:angle|draft|headline|idea|outline|subject|title|topic))\b/iu,
    'tell us whether $1 suits them',
  ],
  [/ (?:at|during|in|on) which (?:we|i) (?:can |could |might |will |would )?(?=\p{Ll}+ )/iu, ' to '],
  [/,? (?:at|during|in) which [^,]*(?=,|$)/iu, ''],
  [/^be invited to (?=(?:an? |the )?(?:\p{L}+ )?(?:call|conversation|meeting)\b)/iu, 'arrange '],
  [
    /^(?:we|i)(?:['’]d| would) like to be invited to (?=(?:an? |the )?(?:\p{L}+ )?(?:call|conversation|meeting)\b)/iu,
    'arrange ',
  ],
  [/^that (?=(?:he|she|they|we) )/i, ''],
  [/^((?!no\b)\p{L}+(?: \p{L}+)?) (?:needed|required|wanted)$/iu, '$1'],
  [/^sale or return, ([^,]+)(?:, (?=(?:for|from|till|until) ))?/i, '$1 on sale or return '],
  [/ - (?=(?:ask|find out|get|tell) )/i, ', and '],
  // A question as it would be put: "do they use agencies at all?".
  [/^(?:do|does) they /i, 'ask whether they '],
  [
    /^(are|have|were) (they|there) /i,
    (_: string, verb: string, who: string) => `ask whether ${who} ${verb.toLowerCase()} `,
  ],
  [/^(is|was) there /i, (_: string, verb: string) => `ask whether there ${verb.toLowerCase()} `],
  [
    /^(is|was) ((?:the|their|his|her) \p{L}+(?: \p{L}+)?) (?=(?:already|available|due|free|in|on|out|ready|still|taken|up)\b)/iu,
    'ask whether $2 $1 ',
  ],
  [
    /^(does|would) ((?:an? |the )?(?:\p{L}+day|\d|morning|afternoon|evening).*?) (suit|work)\b/iu,
    (_: string, asks: string, when: string, verb: string) =>
      `ask whether ${when} ${/would/i.test(asks) ? 'would ' : ''}${verb}${/does/i.test(asks) ? 's' : ''}`,
  ],
  [/ as a (?:favou?r|freebie|gift)$/i, ' for free'],
  [/ (?:vs|versus)\.? /i, ' against '],
  [/, half[- ]price$/i, ' at half price'],
  [/, (?:at )?no (charge|cost) (?:till|until) /i, ' at no $1 until '],
  // "Get a quote from her for our article": what is quoted is said, and costs nothing.
  [
    /^(?:ask (?:(?:her|him|them) )?for|collect|get|obtain) (?:an? )?(?:short )?(comment|quote|statement)(?: from (?:them|him|her))? (?=(?:about|for|on) .*\b(?:article|book|column|documentary|feature|magazine|newsletter|newspaper|piece|programme|report|story)\b)/iu,
    'give us a $1 ',
  ],
  // "Receive a paid test": the sender does it.
  [
    /^(?:do|get|obtain|receive|secure|win) (?=an? (?:\p{L}+ )?paid (?:test|trial)(?:$| (?:and|before|by|for|in|on)\b))/giu,
    'let us do ',
  ],
  // "Download the checklist then 15 min call", "upload a file -> demo".
  [
    /^([^,]{4,60}?)(?:,? then|,? ->| \+) (?:(?:arrange|book|offer|propose|request|schedule|set up|suggest) )?(?:an? )?((?:[\p{L}\d-]+ ){0,3}(?:call|chat|demo|meeting|visit))$/iu,
    (found: string, deed: string, event: string) =>
      / /.test(deed) && findAct(deed) && !eventPattern.test(deed) && !/^(?:ask|book|get|send)\b/i.test(deed)
        ? `${deed} and arrange ${toArticle(event)} ${event}`
        : found,
  ],
  // "Chase unpaid quote, need yes/no".
  [
    /^chase (?:up )?(?:(?:an?|my|our|the) )?(?:last|open|outstanding|pending|unanswered|unpaid) (application|estimate|offer|proposal|quotation|quote)\b(?:, need .*)?/i,
    'give us a yes or no on our $1',
  ],
  // "Ask for referral to sister company in Lyon".
  [
    /^(?:ask for|get|request) (?:an? )?(?:warm )?referral to (?:the |their )?(?=\p{Ll})(?!someone|th(?:at|is) |whoever)/u,
    'get them to introduce us to their ',
  ],
  // "Get a review copy to her".
  [/^get ((?:an?|one|our|some|the|two) [^,]{3,40}?) to (?:her|him|them)(?=$|,| and\b)/i, 'send them $1'],
  // "Ask for a 1,000 euro donation towards a minibus".
  [
    /^(?:ask for|get|secure|seek|win) (?:an? )?(\d[\d.,]*k?)[- ](euro|pound|dollar)s? donation (?=(?:for|to|towards?) )/i,
    'donate $1 $2s ',
  ],
  [
    /^(?:ask for|get|secure|seek|win) (?:an? )?([£$€]\d[\d.,]*k?) donation (?=(?:for|to|towards?) )/i,
    'donate $1 ',
  ],
  // "Get a raffle prize for our school fair".
  [/^(?:ask for|get|secure|seek|win) (?=an? (?:auction|raffle|tombola) (?:item|prize)\b)/i, 'donate '],
  // "First hour on us", "sandbox key on request".
  [/, (?:the |their |your )?(?=first [^,]{3,20} on us$)/i, ', with the '],
  [
    /, (?:an? )?(?=((?:[\p{L}-]+ ){1,2})on request$)/iu,
    (_: string, thing: string) => `, with ${/s $/.test(thing) ? '' : `${toArticle(thing)} `}`,
  ],
  [/, we (?:collect|deliver|pick up)$/i, ''],
  // "Open to a new role, 15-minute confidential chat".
  [
    /^(?:ask|check|find out|see) (?:if|whether) they(?:['’](?:d|re)| are| would) (?:be )?(?:interested in|open to|up for) ([^,]{3,40}), (?:an? )?((?:[\p{L}\d-]+ ){0,3}(?:call|chat|coffee|conversation|meeting))$/iu,
    'a $2 about $1',
  ],
  // "Invite as exhibitor to trade fair, early bird until 30 June".
  [
    /^invite (?:(?:them|him|her) )?as (?:an? )?(exhibitor|speaker) (?:at|to) (?:(our|the) )?(.+?)(?:, early[- ]bird\b.*)?$/i,
    (_: string, as: string, whose: string | undefined, event: string) =>
      `invite them to ${/^e/i.test(as) ? 'exhibit' : 'speak'} at ${whose ?? 'our'} ${event}`,
  ],
  // "Hire them to build it, budget 8k".
  [
    /, (?:the )?budget (?:is |of )?(?:about |around |max )?([£$€]?\d[\d.,]*k?(?: \p{L}+)?)$/iu,
    ' on a budget of $1',
  ],
  // "Secure 2 tonnes of their spelt".
  [/^(?:buy|obtain|secure|source) (?=(?:\d\S*|two|three|some) \p{Ll}+ of their )/iu, 'have them sell us '],
  // "A go/no-go by Friday", "confirm the date 17 May".
  [/^(?:get )?(?:an? )?go(?:\/| or )no-go (?=(?:before|by|this)\b)/i, 'get a yes or no '],
  [/^confirm (?:the )?date (?=\d{1,2}\b)/i, 'get them to confirm '],
  // "A testimonial, two sentences".
  [/, (two|three|four|\d+) (lines|paragraphs|sentences|words)$/i, ' of $1 $2'],
  // "10 minutes of the CFO's time".
  [/\b(\d+ ?min(?:ute)?s?) of (?:the|their) (\p{L}+(?: \p{L}+)?)['’]s time\b/iu, '$1 with their $2'],
  [/ \(not (?:the )?[^()]*\)/gi, ''],
  [/, (?:an? )?(?:call|demo|interview|meeting|photos?|tour|visit)\b[^,]{0,30} possible\b[^,]*$/iu, ''],
  [
    /\b((?:give|offer|propose) (?:them )?)(?:an? |the )?(first (?:\p{L}+ )?\p{L}+) (?:for )?free$/iu,
    '$1a free $2',
  ],
  // "Come to our webinar, Tuesday 2 pm".
  [
    compact(
      `(?<=^(?:attend|come|get (?:her|him|them)|invite|join|register|sign up)\\b[^,]*), (?=(?:(?:mon|tues?|wed|wednes|thurs?|fri|sat|satur|sun)(?:day)?\\b|\\d{1,2}(?:st|nd|rd|th)?(?: (?:or|and) \\d{1,2}(?:st|nd|rd|th)?)? ${monthShort}\\b))`,
      'i',
    ),
    ' on ',
  ],
  // "Get them to a preview": whom one gets to something comes to it.
  [
    /^(?:get|have) (?:her|him|them) (?:(?:along|down|in|over) )?to (?=an? (?:[\p{L}-]+ ){0,2}(?:breakfast|concert|demo day|dinner|evening|event|exhibition|fair|game|launch|lunch|match|open (?:day|evening|house)|party|performance|play|premiere|preview|reading|rehearsal|reception|screening|seminar|show|talk|tasting|webinar|workshop)\b)/iu,
    'get them to come to ',
  ],
  // "An introduction to whoever owns it under her".
  [/(?<=\bwho(?:ever)? .*) under (?:her|him|them)$/i, ' in their team'],
  // "Mentor me, one hour a month", "join our board, two calls a year".
  [
    /, (?=(?:an?|half an|one|two|three|four|\d+) (?:days?|evenings?|hours?|mornings?) (?:a|per) (?:month|quarter|week|year)$)/i,
    ' for ',
  ],
  [
    /, (?=(?:one|two|three|four|\d+) (?:calls?|meetings?|visits?) (?:a|per) (?:month|quarter|week|year)$)/i,
    ', with ',
  ],
  [/, (?=(?:one|two|three|four|\d+) (?:days?|months?|weeks?|years?) free$)/i, ', with '],
  [/, (?:at a )?price (?:\+|up )(\d[\d.,]*%)$/i, ' at a price that is $1 higher'],
  // "Have his firm adopt a beehive": whose it is reads the mail.
  [
    /^have (?:his|her|their|the) (?:business|charity|club|company|firm|practice|school|shop|studio) (?=\p{Ll}+ (?:an?|one|our|the|two|\d+) )/iu,
    'get them to ',
  ],
  // "Ask for help finding a host family".
  [
    /^(?:ask (?:(?:her|him|them) )?for|get|request) (?:some |their )?help (?:in |with )?(\p{Ll}+ing) (?=\p{L})/iu,
    (found: string, doing: string) => {
      const deed = findVerb(doing);
      return deed?.form === 'gerund' ? `get them to help us ${deed.base} ` : found;
    },
  ],
  // "Get him on the phone to explain the method".
  [/^(?:get|have) (?:her|him|them) on (?:a|the) (?:call|phone) (?=to )/i, 'a phone call '],
  [/\bvisit of (?=(?:my|our) )/i, 'visit by '],
  [/\bfor (?=(?:field|lab|taste|user) (?:test|trial)(?:$|[,.]))/i, 'for a '],
  // "Hire her as lead nurse, first a relaxed chat": the talk comes first.
  [
    /^(?:hire|recruit|win|bring (?:in|on)) (?:her|him|them)(?: over)? (?:as|for) (?:an? |our |the )?([^,]{3,40}), (?:first (?:an? )?|(?:an? )?(?=[^,]+ first$))((?:[\p{L}\d-]+ ){0,2}(?:call|chat|coffee|meeting))(?: first)?$/iu,
    'a $2 about the role of $1',
  ],
  // "Mutual referrals, quick coffee first".
  [/^([^,]{5,40}), (?:an? )?(?:quick |short )?(call|chat|coffee|meeting) first$/i, '$2 about $1'],
  [
    /^(.*\b(?:class|course|group|session|tour|weekend|workshop)\b.*), min(?:imum)?\.? (\d+)$/i,
    '$1 for at least $2 people',
  ],
  [
    /^(ask|get|have) (?=\p{Ll}+(?:ef|er|ian|ist|or) to )(?!(?:her|boss|buyer|client|customer|director|founder|manager|owner|reader)\b)/u,
    '$1 their ',
  ],
  [/^(?:best case|ideal|main|minimum|primary)(?: (?:aim|ask|cta|goal))?: /i, ''],
  [/^(?:kindly |please )*revert(?: back)?(?= (?:by|if|to|with)\b|$)/i, 'reply'],
  [/\bthe responsible (?:of|for) /i, 'whoever is responsible for '],
  [
    / for (?=(?:demonstrate|discuss|explain|introduce|present|propose|show) (?:our|the|my|them|him|her)\b)/i,
    ' to ',
  ],
  [/ (?:gently|politely|sensitively|tactfully)$/i, ''],
  // "Say that we would pay for the diesel if they would run one load".
  [
    /^(?:explain|mention|say|tell them) (?:that )?(?:we|i)(?:['’](?:d|ll)| (?:can|could|will|would)) (.+?) if they(?:['’](?:d|ll)| (?:can|could|will|would)) (.+)$/i,
    '$2 if we $1',
  ],
  [
    /^(?:arrange|organi[sz]e) for ((?:an? (?:colleague|member|person)|one|somebody|someone) (?:from|of|on) (?:my|our) \p{L}+) to (?=\p{Ll}+ )/iu,
    'let $1 ',
  ],
  // "Paid pilot, 8 interviews, $2,400".
  [
    /^((?:an? |free |paid |small )*(?:course|pilot|test|trial|workshop)), (\d+ \p{L}+)(?:, ([£$€][\d.,]+k?))?$/iu,
    (_: string, what: string, much: string, price: string | undefined) =>
      `${what} of ${much}${price ? ` for ${price}` : ''}`,
  ],
  [/, (?=[£$€]\d[\d.,]*k?$)/, ' for '],
  // "First box free, they pick the day".
  [
    /, (?:and )?(?:they|he|she) (?:can )?(?:choose|name|pick|set)s? the (date|day|time|week)$/i,
    ' on a $1 that they choose',
  ],
  [/^\p{Ll}+: (?=(?:just|no|not|only) )/u, ''],
  [/, (?:at )?no (?:charge|cost), if (?:they|he|she) .*$/i, ' at no charge'],
  [
    /^quote ((?:for|on) .+?)(?::|,| -) (?:(?:i|we) )?(?:needs?|requires?) (?:their |the )?(.+)$/i,
    'send us their $2 so we can quote $1',
  ],
  // "A pitch at their next fair, happy to pay".
  [
    /(\b(?:pitch|place|slot|spot|stall|stand|table) (?:at|in|on) [^,]+), (?:(?:i['’]m|we['’]re|we are) )?(glad|happy|ready|willing) to /i,
    '$1, where we would be $2 to ',
  ],
  [
    /(\b(?:pitch|place|slot|spot|stall|stand|table) (?:at|in|on) [^,]+), (?:(?:i|we) )?will pay\b/i,
    '$1, where we would be happy to pay',
  ],
  // "Two-week count of one floor, free".
  [
    /^(?:an? )?((?:one|two|three|four|six|\d+)-(?:day|hour|month|week) [^,]{3,40}), free(?=,|$)/i,
    'a free $1',
  ],
  // "Show them, 10 min, on my phone at the counter".
  [
    /^((?:demo|meet|show|talk to|visit)(?: (?:it|them|him|her))?), (\d+[ -]?(?:hours?|mins?|minutes?)), (?=(?:at|in|on|over) )/i,
    '$1 $2 ',
  ],
  [/, min(?:imum)?\.? (?=\d)/i, ' of at least '],
  // "Get the spec and quote by Friday": who quotes is the sender.
  [
    /^((?:ask for|get|obtain|receive|request) (?!on\b|onto\b|.* so ).{3,60}?),? and ((?:price|quote)\b.{0,30})$/i,
    '$1 so we can $2',
  ],
  [
    /^q(uote (?:for|on) .+), (dimensions|drawings|measurements|photos?|pictures|sizes) (?:first|needed|please)$/i,
    'send us $2 so we can q$1',
  ],
  // "A return visit in the diary for after lambing".
  [
    /(?<!\b(?:date|day|slot|something|time|week)) (?:in|into|on) (?:the|their) (?:calendar|diary) (?:for )?(?=(?:after|before|by|for|in|on)\b)/i,
    ' ',
  ],
  // "Unsold stock taken back", "lunch provided".
  [
    /, (?=(?:\p{L}+ ){1,2}(?:included|paid|provided|taken back)(?:$|, (?:at )?no (?:charge|cost)$))/iu,
    ', with ',
  ],
  [/\b(get|let|have|ask) ['’]?em\b/i, '$1 them'],
  [/^(?:arrange|organi[sz]e) to (?=\p{Ll}+ )/iu, ''],
  [/^(?:arrange|organi[sz]e) for (our .{2,30}?) to (?=\p{Ll}+ )/iu, 'let $1 '],
  [/^(?:arrange|organi[sz]e) for (?=(?:the|their) .{2,30}? to \p{Ll}+ )/iu, 'have '],
  [/(?<=\p{L}), (?:and )?need (?=(?:an?|the|their) )/iu, ', and ask for '],
  [/^ask to (?=be )/i, ''],
  [/^ask to (?=(?:chat|connect|meet|speak|talk)\b)(?!.*\b(?:at|to) (?:the|their|his|her)\b)/i, ''],
  [/^(?:discover|establish|probe|sound out|test) (?=(?:how|if|what|whether)\b)/i, 'find out '],
  [/^(ask|check|clarify|confirm) with (?:them|him|her) (?=(?:how|if|what|when|whether|which|who)\b)/i, '$1 '],
  [/\bget (?:an|the|their) orders? in\b(?: before$)?/i, 'place an order'],
  [/^if [^:]{3,60}: /i, ''],
  [/^try (?:and|to) (?=(?:arrange|book|find|get|have|persuade|secure|set)\b)/i, ''],
  [/ and (?:have|let) (?:them|him|her) (choose|decide|pick)$/i, ' so they can $1'],
  [/,? (?:and )?we(?:['’]ll| will)? pay(?: for (?:it|that))?$/i, ' at our cost'],
  [/^start small[:,] (?:with )?/i, 'start with '],
  [
    /^(?:cold|final chase|follow-up|last try|next step|one more try|reminder|renewal|second attempt|upsell|win[- ]?back)[^:]{0,15}: /i,
    '',
  ],
  [/^(?:arrange|organi[sz]e) for (?:them|him|her) to /i, ''],
  [/, [Ss]tart(?:ing|s)? (?:in )?(?=\p{Lu}|next |this )/u, ' from '],
  [/^(?:propose|suggest) trying (?:(?:it|this) )?(?=(?:at|in|on|with)\b)/i, 'try it '],
  [/^sit down (?=(?:for|with)\b)/i, 'meet '],
  [/, \p{L}+ if possible$/iu, ''],
  // "With her and, if possible, her deputy".
  [/,? (and|or),? if (?:at all )?possible, /gi, ' $1 '],
  [/(?<=\p{L} )(?<!\bon )(?=sale or return$)/iu, 'on '],
  [
    /, (?=(?:their|our|my) (?:depot|office|place|shop|showroom|site|workshop|yard)(?: or (?:mine|ours|theirs))?$)/i,
    ' at ',
  ],
  [/, (?=(?:one|two|three|four|\d+) free \p{L}+(?: |$))/iu, ', with '],
  // "First one free, get them to send an address".
  [
    /^((?:the |an? )?(?:first|one|\d+) [^,]{2,30}?) (?:is |for )?(free|half[- ]price), (?:and )?((?:ask|get|have) (?:them|him|her) .+|send .+)$/i,
    '$3 so we can do $1 for $2',
  ],
  // "One test file from them, which we'd do for free".
  [/, which (?:we|i)(?:['’](?:d|ll)| would| will) (\p{Ll}+) (?=(?:for|at|on|free)\b)/iu, ' so we can $1 it '],
  // "Send them a jar - need their address".
  [
    /^(?:post|send|ship) (?:(?:them|him|her) )?((?:an?|one|two|some|\d+) [^,]{3,50}?)(?: [-–]|[,;]|,? (?:and|but))? (?:(?:i|we) )?(?:just )?(?:ask for|get|need) (?:an?|the|their|his|her) ((?:postal |delivery |home )?address)$/i,
    'send us your $2 so we can send them $1',
  ],
  [
    /^(?:ask for|get|need) (?:(?:an?|the|their|his|her) )?((?:postal |delivery |home )?address) to (?=(?:post|send|ship) )(?!.* to(?: and .*)?$)/i,
    'send us your $1 so we can ',
  ],
  // "Send a proposal after a short call": the call comes first.
  [
    /^(?:e-?mail|send) (?:(?:them|him|her) )?(an? [^,]{3,40}?) (?:after|following) (an? (?:[\p{L}\d-]+ )*(?:call|chat|conversation|meeting|visit))$/iu,
    'arrange $2 so we can send them $1',
  ],
  [/^((?:ask for|get|obtain|receive) .{3,60}), then we (?=\p{Ll}+ )/iu, '$1 so we can '],
  // "Send us 100 names, we return numbers free".
  [
    /^((?:(?:they|(?:ask|get|have) (?:them|him|her)(?: to)?) )?(?:e-?mail|give|send) (?:us|me|their|his|her) .{3,60}), (?:then )?(?:we|i)(?:['’]ll| will)? (?=\p{Ll}+ )/iu,
    '$1 so we can ',
  ],
  [
    /^(?:(?:get|have) (?:them|him|her)(?: to)? (?:ask for|request) (?:an? |our |the |your )?|ask for (?:an? |our |your )?|request (?:an? |our |the |your )?)(?!.* and (?:ask|check|find out|learn)\b)(?=(?:(?:price|stock) list|brochure|catalog(?:ue)?|media pack|prospectus|rate card|sample pack)\b)/i,
    'send our ',
  ],
  [/^(?:(?:get|win) (?:an? |their )?(?:agreement|commitment) to )?trial (?=(?:an?|our) )/i, 'try '],
  [/^(?:propose|suggest) (?=an? )/i, ''],
  // "Not a meeting, just an address".
  [/^(?:no|not|nothing) [^,]+, (?:but |just |only )?/i, ''],
  // What is said after a semicolon is said by the way.
  [/; .*$|, nothing (?:else|more)\b.*$/, ''],
  [/, (any (?:afternoon|evening|morning|weekday)\b[^,]*), (?=to )/, ' on $1 '],
  [
    /(?:, (free))?, (any (?:\p{L}+day|afternoon|evening|morning)\b)/iu,
    (_: string, gift: string | undefined, day: string) => `${gift ? ' at no charge' : ''} on ${day}`,
  ],
  [/^go (?:and )?(?=(?:look|meet|see|taste|try|visit|watch)\b)/i, ''],
  [/, (?:at )?no (?:charge|cost)$|, free of charge$/i, ' at no charge'],
  [/(?<= and .*|^do .*), free$/i, ' at no charge'],
  [/, (no (?:charge|cost) (?:for|on) )/i, ', with $1'],
  [/(?<=\b(?:let|trial|try) .*), (no (?:contract|fee|lock-in|minimum))$/i, ', with $1'],
  [/, \+ /g, ', and '],
  [/(?<=^get on .*) and (?:asked|invited|sent|told)\b.*$/i, ''],
  [/^(let (?:us|me) .*?) \+ ((?:an?|one|two|\d+) [\p{L} ]+?) (?:for )?free$/iu, '$1 and do $2 for free'],
  [/ for nothing$/i, ' at no charge'],
  // "Reply with make and age of the current machine": it is the reader's.
  [/(?<= of )the (?=(?:current|existing|present|old) )/i, 'their '],
  [/^((?:answer|reply|respond) with )(?=\p{Ll}+(?: (?:and|&) \p{Ll}+)? of their )/iu, '$1the '],
  [/^(come) (?=(?:have|join|look|meet|see|taste|try|visit|watch)\b)/i, '$1 and '],
  // "Quick call, see if there is a story".
  [
    /^([^,]*\b(?:call|chat|coffee|demo|meeting|mins|minutes|visit)), (see|find out) (?:if|whether) /i,
    '$1 to $2 whether ',
  ],
  // "A visit so we can see the loading bay": what both do there.
  [
    /^((?!send|post|give|share).*\b(?:call|chat|meeting|survey|visit|walk)\b[^,]*?),? so (?:that )?(?:we|i) can (?=(?:agree|compare|decide|discuss|go|look|measure|meet|plan|review|see|talk|walk|work)\b)/i,
    '$1 to ',
  ],
  // "Our clinical lead, Ann Bell, the week after".
  [/\b((?:our|my) [\p{L} -]{3,30}), ((?:(?:Dr|Prof)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)(?=,|$),?/u, '$1 $2'],
  [/,? (?:(?:and|to) )?introduce (?:myself|ourselves)(?=,| and\b|$)/i, ''],
  [
    threeDeeds,
    (found: string, ...deeds: string[]) =>
      deeds.slice(0, 3).every((deed) => findVerb(deed.split(' ')[0] ?? '')?.form === 'base')
        ? `${deeds[0]}, ${deeds[1]} and ${deeds[2]?.replace(/^give (?=(?:detailed|short|written) \p{Ll}+$)/u, 'give a ')}`
        : found,
  ],
  ...notesArticles,
];

/** Notes within a goal, as a sentence has them: `first one free, get them to send an address` → `send an address so we can do the first one for free`. */
export const asSentence = createTeller(notes);
