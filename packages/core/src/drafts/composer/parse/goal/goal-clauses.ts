import { spellOut } from '../../text/spell-out.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../../text/tidy.ts';
import { timeUnits } from '../../text/time-units.ts';
import { findAct } from './acts.ts';
import { eventPattern } from './goal-event.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { readSendNoun } from './goal-send.ts';
import { asThey, asWish } from './goal-sides.ts';
import { readGift, readLook } from './goal-thing.ts';

/** The one clause of a goal that is told: its first sentence without asides, acts that are only the sender's, and later steps. */
export function toClause(input: string): string {
  return toStep(withoutOwnActs(withoutAsides(toSentence(input))));
}

/** The sentence of a goal that says what is asked: its first that names more than the sender's own gain. */
export function toSentence(input: string): string {
  const sentences = splitSentences(calmCase(spellOut(withUnits(tidy(input))))).filter(
    (one) => !isInstruction(one),
  );
  const sentence = sentences.find((one) => !namesGain.test(one)) ?? sentences[0] ?? '';
  return inSentence.reduce(
    (text, [written, told]) => text.replace(written, told as string),
    trimMarks(asThey(asWish(sentence))),
  );
}

const namesGain = /^(?:win[- ]?back|re-?engage(?:ment)?|re-?activat(?:e|ion)|outreach|prospecting)\W*$/i;

/** Notes within a goal, as a sentence has them. */
const inSentence: [written: RegExp, told: string | ((...found: string[]) => string)][] = [
  [/^that (?=(?:he|she|they|we) )/i, ''],
  [/, min(?:imum)?\.? (?=\d)/i, ' of at least '],
  // "Get the spec and quote by Friday": who quotes is the sender.
  [
    /^((?:ask for|get|obtain|receive|request) (?!on\b|onto\b).{3,60}?),? and ((?:price|quote)\b.{0,30})$/i,
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
  [/, (?=(?:\p{L}+ ){1,2}(?:included|paid|provided|taken back)$)/iu, ', with '],
  [/\b(get|let|have|ask) ['’]?em\b/i, '$1 them'],
  [/^(?:arrange|organi[sz]e) to (?=\p{Ll}+ )/iu, ''],
  [/^(?:arrange|organi[sz]e) for (our .{2,30}?) to (?=\p{Ll}+ )/iu, 'let $1 '],
  [/^(?:arrange|organi[sz]e) for (?=(?:the|their) .{2,30}? to \p{Ll}+ )/iu, 'have '],
  [/(?<=\p{L}), (?:and )?need (?=(?:an?|the|their) )/iu, ', and ask for '],
  [/^ask to (?=be )/i, ''],
  [/^(?:discover|establish|probe|sound out|test) (?=(?:how|if|what|whether)\b)/i, 'find out '],
  [/\bget (?:an|the|their) orders? in\b(?: before$)?/i, 'place an order'],
  [/^if [^:]{3,60}: /i, ''],
  [/^try (?:and|to) (?=(?:arrange|book|find|get|have|persuade|secure|set)\b)/i, ''],
  [/ and (?:have|let) (?:them|him|her) (choose|decide|pick)$/i, ' so they can $1'],
  [/,? (?:and )?we(?:['’]ll| will)? pay(?: for (?:it|that))?$/i, ' at our cost'],
  [/^start small[:,] (?:with )?/i, 'start with '],
  [
    /^(?:cold|final chase|follow-up|last try|next step|one more try|reminder|renewal|second attempt|upsell)[^:]{0,15}: /i,
    '',
  ],
  [/^(?:arrange|organi[sz]e) for (?:them|him|her) to /i, ''],
  [/, [Ss]tart(?:ing|s)? (?:in )?(?=\p{Lu}|next |this )/u, ' from '],
  [/^(?:propose|suggest) trying (?:(?:it|this) )?(?=(?:at|in|on|with)\b)/i, 'try it '],
  [/^sit down (?=(?:for|with)\b)/i, 'meet '],
  [/, \p{L}+ if possible$/iu, ''],
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
    /^(?:ask for|get|need) (?:(?:an?|the|their|his|her) )?((?:postal |delivery |home )?address) to (?=(?:post|send|ship) )/i,
    'send us your $1 so we can ',
  ],
  // "Send a proposal after a short call": the call comes first.
  [
    /^(?:e-?mail|send) (?:(?:them|him|her) )?(an? [^,]{3,40}?) (?:after|following) (an? (?:[\p{L}\d-]+ )*(?:call|chat|conversation|meeting|visit))$/iu,
    'arrange $2 so we can send them $1',
  ],
  // "Send us 100 names, we return numbers free".
  [
    /^((?:(?:they|(?:get|have) them(?: to)?) )?(?:e-?mail|give|send) (?:us|me|their|his|her) .{3,60}), (?:then )?(?:we|i)(?:['’]ll| will)? (?=\p{Ll}+ )/iu,
    '$1 so we can ',
  ],
  // "Not a meeting, just an address".
  [/^(?:not|nothing) [^,]+, (?:but |just |only )?/i, ''],
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
  [/, \+ /g, ', and '],
  [/(?<=^get on .*) and (?:asked|invited|sent|told)\b.*$/i, ''],
  [/^(let (?:us|me) .*?) \+ ((?:an?|one|two|\d+) [\p{L} ]+?) (?:for )?free$/iu, '$1 and do $2 for free'],
  [/ for nothing$/i, ' at no charge'],
  [/^(come) (?=(?:have|join|look|meet|see|taste|try|visit|watch)\b)/i, '$1 and '],
  // "Quick call, see if there is a story".
  [
    /^([^,]*\b(?:call|chat|coffee|demo|meeting|mins|minutes|visit)), (see|find out) (?:if|whether) /i,
    '$1 to $2 whether ',
  ],
  // "A visit so we can see the loading bay": what both do there.
  [
    /^((?!send|post|give|share).*\b(?:call|chat|meeting|survey|visit|walk)\b[^,]*?),? so (?:that )?(?:we|i) can (?=(?:agree|compare|decide|discuss|look|measure|meet|plan|review|see|talk)\b)/i,
    '$1 to ',
  ],
  // "Our clinical lead, Ann Bell, the week after".
  [/\b((?:our|my) [\p{L} -]{3,30}), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)(?=,|$),?/u, '$1 $2'],
  [/,? (?:and )?introduce (?:myself|ourselves)(?=,| and\b|$)/i, ''],
];

const purpose =
  /(?:,? so (?:that )?(?:we|i) (?:can|could|may)|(?:,| and| so| so that) (?:we|i)(?:'ll| will)|,? and we(?= (?:bake|carve|come|cut|draw|make|paint|print|price|quote|send|sew|weave)\b)|,? (?:against|from|on|with) which (?:we|i) (?:can|shall|will|would)) (\p{Ll}+(?: .+)?)$/iu;

/** What the sender would do with what is sent: `send a photo so I can price it` → `price it`. */
export function findPurpose(input: string): string | undefined {
  const found = purpose
    .exec(toSentence(input))?.[1]
    ?.replace(/,? so (?:they|that they|it) .*$/i, '')
    .replace(/^(\p{Ll}+) (?=first\b)/u, '$1 the ')
    .replace(/(?<! (?:at|for|is)) free$/i, ' for free');
  return found && countWords(found) <= 14 && !/^(?:close|follow|qualify|sell|start)\b/i.test(found)
    ? found
    : undefined;
}

/** `500 calls/mo` → `500 calls a month`, `5 p.m.` → `5 pm`. */
function withUnits(text: string): string {
  return text
    .replace(
      /(\d(?: ?\p{L}+){0,2}) ?\/ ?(day|d|month|mo|week|wk|w|year|yr|y)\b\.?/giu,
      (_, amount: string, unit: string) =>
        `${amount} a ${timeUnits[unit.toLowerCase()] ?? unit.toLowerCase()}`,
    )
    .replace(/\bmgr\b\.?/gi, 'manager')
    .replace(/(\d) ?([ap])\.m\b\.?/gi, '$1 $2m');
}

/** What is said by the way: on what terms, how it might come about, what would do instead. */
const asides: RegExp[] = [
  /,? so (?:that )?(?:we|i|they|it) .*$/iu,
  /,? (?:against|from|on|with) which (?:i|we) .*$/iu,
  /,? and (?:i|we)(?:'ll| will) .*$/iu,
  /,? and we (?:bake|carve|come|cut|draw|make|paint|print|price|quote|send|sew|weave)\b.*$/iu,
  // On what condition, and what comes later.
  /(?<!\b(?:are|did|do|had|has|have|is|was|were)),? (?:and )?not (?:after|before|by|earlier|later|now|sooner|until|yet)\b[^,]*$/iu,
  /,? (?:and )?if not,? .*$|,? and,? if so,? .*$|,? and (?!if\b)[^,]* if so$/iu,
  /,? and [^,]* (?:after that|afterwards|later)$/iu,
  /,? and (?:the )?(?:contact|details|names?) (?:for|of) the (?:best|right) (?:contact|person).*$/iu,
  /, (?:attach|e-?mail|include|mention|offer|quote|send) (?!us\b|me\b).*$/iu,
  /, or at (?:the very )?least .*$/iu,
  /, (?:\p{L}+ ){1,3}to be (?:agreed|confirmed|discussed)\b.*$/iu,
  /(?<=^(?:drop|e-?mail|mail|post|send|share) .*),? and (?:arrange|ask|book|call|chase|follow|get|ring|see|set up) .*$/iu,
  /,? and (?:(?:ask for|collect|get) )?(?:(?:honest|some|their) )?feedback\b.*$/iu,
  /, (?:\p{L}+ included|when(?:ever)? suits\b|(?:whatever|whichever) \p{L}+)[^,]*(?=,|$),?/giu,
  /, (?:any|either) (?!(?:\p{L}+day|morning|afternoon|evening)\b)\p{L}+\b.*$|, pay .*$/iu,
  /, (?:if (?:wanted|possible|needed)|maybe|perhaps|possibly|no (?!later\b|more\b)\p{L}+(?: (?:needed|necessary|required|attached))?|(?:\p{L}+ ){1,2}(?:are|is) (?:best|enough|fine|good|ok|plenty|welcome))\b[^,]*(?=,|$)/giu,
  / ?,? please$/i,
  /, (?:i|they|we)(?:'ll| will| can)? \p{L}+ .*$/iu,
  // Whoever can say who decides is asked for the thing itself first.
  /,? or (?:at (?:the very )?least |else |failing that,? )?(?:(?:get|reply|respond|an answer|a reply) (?:with )?)?(?:an? |the )?(?:names? of|who \p{L}+|referral|right (?:contact|person)|pointer).*$/iu,
  /,? and if so .*$|,? and (?:get|have|book|arrange|set up) [^,]* if (?:so|it is|they are|they do|there is|yes)$/iu,
];

function withoutAsides(input: string): string {
  // What is handed over so that the sender can go on, is handed to the sender.
  const text = input.replace(
    /^((?:(?:ask|get|have) (?:them|him|her) (?:to )?)?)(?:e-?mail|export|forward|give|post|send|share|upload) (?!us\b|me\b|our\b|my\b|them\b|him\b|her (?:an?|one|our|some|the|two)\b)(.{3,60}?),? so (?:that )?(?:i|we) (?:can|could) .*$/iu,
    '$1send us $2',
  );
  return asides
    .reduce((told, aside) => (told.search(aside) > 0 ? told.replace(aside, '') : told), text)
    .trim();
}

/** What somebody sets out to find out. */
const matterToLearn = /^(?:to|if|whether|how|what|who|whose|why|about|their|the)\b/i;

/** `Introduce ourselves and ask who decides`: of several acts those that are only the sender's are left out, as is what would be learnt by the way. */
function withoutOwnActs(text: string): string {
  const parts = text.split(/,? and (?=\p{Ll})/u);
  if (parts.length < 2) return text;
  const acts = parts.map((part) => findAct(stripLeadIn(part)));
  // "Spread it on one border" is the work itself.
  const others = parts.filter(
    (_, index) => !acts[index]?.is('own') || /^(?:it|them) (?:at|in|on|over) /.test(acts[index]?.rest ?? ''),
  );
  if (others.length < parts.length) return others.length > 0 ? others.join(' and ') : text;
  const [first] = acts;
  // "Find out their renewal date and offer a quote": what the answer would lead to.
  const next = parts.findIndex(
    (part, index) =>
      index > 0 &&
      /^(?:bring|e-?mail|offer|propose|quote|send|show)\b(?! (?:us|me)\b)|^\p{Ll}+ (?:on |off |over )?(?:our|my) /u.test(
        part,
      ),
  );
  if (first?.is('learn') && next > 0) return parts.slice(0, next).join(' and ');
  if (!first || first.is('learn') || /^(?:attend|come|join|visit)$/.test(first.verb)) return text;
  const learnt = acts.findIndex(
    (act, index) => index > 0 && act?.is('learn') && matterToLearn.test(act.rest),
  );
  return learnt < 0 ? text : parts.slice(0, learnt).join(' and ');
}

/** `Put our van + driver on their list` → `… van and driver …`: a plus between things of one act. */
function withPlus(text: string): string {
  const [before = '', after = ''] = text.split(' + ');
  const isWhole = findAct(stripLeadIn(before)) !== undefined || isThing(before);
  // "Sample + price list": both are sent.
  if (text.split(' + ').every((part) => readSendNoun(part) && !eventPattern.test(part)))
    return text.replaceAll(' + ', ' and ');
  const isAsked = /^(?:ask for|collect|get|obtain|receive|reply with|request|send) /i.test(before);
  return isWhole && !isAsked && !/ (?:on|onto|to|with) (?:their|the|an?|our) /.test(after)
    ? text
    : text.replaceAll(' + ', ' and ');
}

/** `Quote, then visit`: the first of several steps that is a deed, a thing to send or something both take part in; of `NDA then call`, the call. */
function toStep(text: string): string {
  const steps = withPlus(text).split(/,? (?:and )?then (?=\p{L})| \/ (?=\p{L})| \+ /u);
  return steps.find((step) => findAct(stripLeadIn(step)) || isThing(step)) ?? steps[0] ?? text;
}

export const isThing = (word: string) =>
  eventPattern.test(word) ||
  readSendNoun(word) !== undefined ||
  readLook(word) !== undefined ||
  readGift(word) !== undefined;
