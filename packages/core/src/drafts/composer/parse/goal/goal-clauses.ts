import { compact } from '../../../compact.ts';
import { capitalise, decapitalise, toArticle } from '../../text/grammar.ts';
import { spellOut } from '../../text/spell-out.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../../text/tidy.ts';
import { inFull, timeUnits } from '../../text/time-units.ts';
import { findAct } from './acts.ts';
import { eventPattern } from './deeds/goal-event.ts';
import { readSendNoun } from './deeds/goal-send.ts';
import { readGift, readLook } from './deeds/goal-thing.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { asThey, asWish } from './goal-sides.ts';
import { mendGoal } from './goal-spelling.ts';
import { asSentence } from './notes/goal-notes.ts';
import { joinPoints } from './notes/goal-points.ts';
import { findWhen } from './time-words.ts';

/** The one clause of a goal's sentence that is told: without asides, acts that are only the sender's, and later steps. */
export function toClause(sentence: string): string {
  return toStep(withoutOwnActs(withoutAsides(sentence)));
}

const meetingWords = '(?:call|chat|coffee|demo|lunch|meeting|visit)';
const meets = compact(`\\b${meetingWords}\\b`, 'i');
const wouldBe =
  'would (?:also |then )?be (?:an? )?(?:added )?(?:best|bonus|even better|good|great|ideal|lovely|nice|perfect|plus|welcome|wonderful)';
const heldOne = `((?:[\\p{L}\\d-]+ ){0,3}${meetingWords}\\b[^.;,]{0,50}?)`;
/** What is asked besides, if more softly: `; coffee next week would be ideal`, `, ideally a visit too`, `; call in January`. */
const softer = compact(
  `(?<=\\p{L})(?:(?:(?:[.;,:]| [-–])(?: (?:and|plus))?| and| plus) (?:(?:an? |another )?${heldOne} ${wouldBe}|(?:ideally|preferably) an? ${heldOne} (?:as well|too))|; (?:an? )?(${meetingWords} (?:at|before|in|next|on|this) [^.;,]{3,30}))\\W*$`,
  'iu',
);
/** `; Tuesday would be ideal`. */
const softDay = compact(`(?<=\\p{L})[.;,] ([^.;,]{4,40}) ${wouldBe}\\W*$`, 'iu');

/** `. thurs ok`, `; Tuesday is fine`. */
const dayOk =
  /(?<=\p{L})[.;,] ((?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat|satur|sun)(?:day)?s?(?: or (?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat|satur|sun)(?:day)?s?)*) (?:(?:is|are|would be) )?(?:best|fine|good|ok(?:ay)?|works?)\W*$/iu;

/** A goal with what it asks besides as a second half: `… and arrange a chat over coffee next week`. */
function withSofter(text: string): string {
  if (dayOk.test(text) && !findWhen(text.replace(dayOk, ''))) return text.replace(dayOk, ' on $1');
  const day = softDay.exec(text)?.[1] ?? '';
  const when = findWhen(day);
  if (when?.toLowerCase().endsWith(day.toLowerCase())) return text.replace(softDay, ` ${when}`);
  return text.replace(softer, (found, ...held: (string | undefined)[]) => {
    const event = decapitalise(held.slice(0, 3).find(Boolean) ?? '')
      .replace(/^coffee\b/, 'chat over coffee')
      .replace(/ (?:beforehand|first)$/, '');
    // "A meeting, a call would be fine": one of the two.
    return meets.test(text.slice(0, text.indexOf(found)))
      ? found
      : ` and arrange ${toArticle(event)} ${event}`;
  });
}

/** The sentence of a goal that says what is asked: its first that names more than the sender's own gain. */
export function toSentence(input: string): string {
  // A list of which the next point goes on: "* reply yes, * or send the deck".
  const joined = withSofter(joinPoints(input))
    .replace(/\s*\n\s*[*•–-]?\s*(?=(?:and|or) )/gi, ' ')
    // "Quote => order".
    .replace(/ ?(?:-{1,2}>|=>|→) ?/g, ', then ')
    // "Send brochure? or 10min chat".
    .replace(/\? ?(?=or [\p{L}\d])/giu, ' ')
    // "Come and see (and try!) the one at …".
    .replace(/ \((and \p{Ll}+)!?\)(?= \p{L})/gu, ' $1')
    // "Intro call, 20 min, offer Tuesday 10am".
    .replace(
      /(?<=\p{L}, )(?:offer|propose|suggest) (?=(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day|s|rs|nes)?\b)/giu,
      '',
    )
    // "Follow up on our quotation, answer by Friday".
    .replace(/(?<=\p{L}), (?=(?:answer|decide|reply|respond) (?:before|by) )/giu, ' and ')
    // "Set up a call. Ideally next week. 15 minutes is enough."
    .replace(
      /(?<=\p{L})[.;] (?:at best|best|ideally|preferably) (?=(?:after|before|by|early|in|late|next|on|this|tomorrow) )/giu,
      ' ',
    )
    .replace(
      /(?<=\p{L})[.;,] (\d+|ten|fifteen|twenty|thirty)[ -]?min(?:ute)?s? (?:(?:are|is|will be|would be) )?(?:all I need|enough|fine|max|plenty|should do|tops|will do)\b\.?/giu,
      ' of $1 minutes',
    );
  const sentences = splitSentences(calmCase(mendGoal(spellOut(withUnits(tidy(joined)))))).filter(
    (one) => !isInstruction(one),
  );
  const sentence = sentences.find((one) => !namesGain.test(one)) ?? sentences[0] ?? '';
  const told = withoutLater(asThey(asWish(sentence)));
  return asSentence(trimMarks(told.replace(sentBack, '$1 so that we can $2')));
}

/** `Get a drawing from them and send back a price`: the sender does it with what is handed over. */
const sentBack =
  /^((?:ask for|collect|get|obtain|request) (?:(?!(?:her|him|them) |an? yes\b)[\p{L}\d'’-]+ ){1,6}?[\p{L}\d'’-]+) and (?=(?:come|get|go|reply|return|send|write) back (?!to (?:me|us)\b)(?:(?:an?|our|the|to|with)\b)|(?:come up|reply|respond) with (?:an?|our|the)\b|return (?:it|them)\b)(.+)$/iu;

/** What would come only then: `and, if it goes well, offer a pilot`, `, if yes get 20 min`, `and, subject to interest, a demo`. */
const later = compact(
  String.raw`(?:(?:[,;]| [-–])(?: (?:and|plus|then))?| and),? (?:(?:if|in case|once|when) (?:(?:applicable|appropriate|interested|keen|needed|no|not|positive|possible|relevant|so|successful|suitable|yes)\b(?: then)?,?|(?:all|he|it|she|that|there|they|this)\b[^,]{2,40}, (?:then )?)|(?:depending on|subject to) [^,]{3,30},|should (?:he|it|she|they) [^,]{2,30},) ?(?!(?:and|or|how|what|when|where|whether|which|who|why)\b)(.+)$`,
  'iu',
);

/** What the sender sets out to know. */
const setsOut = /^(?:ask|check|clarify|confirm|find out|gauge|hear|know|learn|see|understand|verify)\b/i;

/** What the sender would do, or have, after that; what else the reader would do is asked with the first: `try one and, if they like it, order`. */
const isSenders =
  /^(?:(?:an?|another|our|some|the|\d+)\b|(?:agree|arrange|ask|book|call|discuss|e-?mail|fix|follow|get|give|have|introduce|invite|mail|meet|offer|post|propose|quick|quote|request|schedule|send|set|short|show|suggest|visit)\b)/i;

/** A goal with the first of what it asks alone, where the rest would come only if that goes well, and without a condition that only leads up to it. */
function withoutLater(sentence: string): string {
  const text = sentence
    // "If they still use paper, offer a demo".
    .replace(
      /^(?:if (?:he|it|she|there|they)\b[^,]{3,50}|(?:if|when|whenever) (?:convenient|possible)), (?:then )?(?=\p{Ll})/iu,
      '',
    )
    // "Get a reply, ideally they send a link to the app".
    .replace(
      /^(?:get )?(?:an? |any )?(?:answer|reply|response),? (?:best|ideally|preferably) (?:case,? )?(?:(?=an? |\p{Ll}+ing\b|to \p{Ll})|they (?=\p{Ll}))/iu,
      (found) => (/they $/i.test(found) ? 'get them to ' : ''),
    )
    // "Ask, if possible, for a reference".
    .replace(/^(\p{L}+(?: (?:for|her|him|them))?), (?:if|when|where) [^,]{3,40}, (?=\p{Ll})/iu, '$1 ');
  const [cut = '', next = ''] = later.exec(text) ?? [];
  return cut && (setsOut.test(text) || isSenders.test(next)) ? text.slice(0, -cut.length) : text;
}

const namesGain =
  /^(?:keep (?:them|him|her)|don['’]t lose (?:them|him|her)|win[- ]?back|re-?engage(?:ment)?|re-?activat(?:e|ion)|outreach|prospecting)\W*$/i;

/** What the sender does in return, as `and we …` says it. */
const returned =
  '(?:bake|carve|check|come|cut|deliver|draft|draw|make|paint|post|prepare|print|price|quote|return|send|sew|ship|weave)\\b';
const purpose = compact(
  String.raw`(?:,? so (?:that )?(?:we|i) (?:can|could|may)|(?:,| and| so| so that) (?:we|i)(?:'ll| will)|,? (?:and|so(?: that)?) (?:we|i)(?= ${returned})|,? (?:against|from|on|with) which (?:we|i) (?:can|shall|will|would)) (\p{Ll}+(?: .+)?)$`,
  'iu',
);

/** What the sender would do with what is sent: `send a photo so I can price it` → `price it`. */
export function findPurpose(sentence: string): string | undefined {
  const found = purpose
    .exec(sentence)?.[1]
    ?.replace(/,? so (?:they|that they|it) .*$/i, '')
    .replace(/^((?:give|make|offer|prepare|send|share) )(?=(?:price|proposal|quotation|quote)$)/i, '$1a ')
    .replace(/^(\p{Ll}+) (?=first\b|same day$)/u, '$1 the ')
    .replace(/(?<! (?:at|for|is)) free$/i, ' for free');
  return found && countWords(found) <= 14 && !/^(?:close|follow|qualify|sell|start)\b/i.test(found)
    ? found
    : undefined;
}

/** `500 calls/mo` → `500 calls a month`, `5 p.m.` → `5 pm`. */
function withUnits(text: string): string {
  return (
    text
      .replace(
        /(\d(?: ?\p{L}+){0,2}) ?\/ ?(day|d|month|mo|week|wk|w|year|yr|y)\b\.?/giu,
        (_, amount: string, unit: string) =>
          `${amount} a ${timeUnits[unit.toLowerCase()] ?? unit.toLowerCase()}`,
      )
      // "Next wk tues/wed".
      .replace(
        /\b(mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\/(?=(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b)/gi,
        '$1 or ',
      )
      // "On yr supplier list".
      .replace(
        /(?<=\b(?:at|by|for|from|in|into|on|onto|to|visit|w|with) )yr (?=(?!(?:end|one|three|two)\b)\p{Ll}{3,})/giu,
        'your ',
      )
      .replace(/(?<=\b(?:can|could|to|we|will) )calc\b\.?/gi, 'calculate')
      .replace(/\bdisc\b\.? (?=call\b)/gi, 'discovery ')
      .replace(/\bvid(s?)\b/gi, 'video$1')
      .replace(/\bmgr\b\.?/gi, 'manager')
      .replace(/\bconf\b\.?/g, 'conference')
      .replace(/\barvos?\b/gi, 'afternoon')
      .replace(/\bf\.?o\.?c\b\.?/gi, 'free of charge')
      .replace(
        /(?<=\b(?:after|before|by|for|from|in|of|until) )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?= \p{Ll}{3,})/giu,
        (month) => capitalise(month.toLowerCase()),
      )
      .replace(/\bPOC\b/gi, 'proof of concept')
      .replace(/\bmtg\b\.?/gi, 'meeting')
      .replace(/\bcvs\b/g, 'CVs')
      .replace(
        /(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/g,
        (month) => inFull(month),
      )
      .replace(/\b1st (?=(?:call|clean|delivery|meeting|month|order|session|visit)\b)/gi, 'first ')
      // A recording is made with it; cloth is woven on another.
      .replace(/\bloom (?=(?:audit|recording|video|walkthrough)s?\b)/g, 'Loom ')
      .replace(/\bqty\b\.?/gi, 'quantity')
      .replace(/\b(drawing|order|part|phone|serial|tel) nos?\b\.?/gi, '$1 number')
      .replace(/(\d) ?([ap])\.m\b\.?/gi, '$1 $2m')
  );
}

/** What is said by the way: on what terms, how it might come about, what would do instead. */
const asides: RegExp[] = [
  /(?<=^invite (?:them|him|her) .*),? and (?:explain|give|offer|present|propose|show|suggest) .*$/iu,
  // "…, and tell him we can only pay travel costs": what the sender says besides.
  /(?:[,;]|,? and) (?:also )?(?:please )?(?:(?:inform|remind|tell) (?:her(?! \p{L}+s$)|him|them)|let (?:her|him|them) know)(?! (?:about )?(?:how|what|when|where|which|who|why)\b) .*$|(?:[,;]|,? and) (?:also )?(?:please )?(?:explain|mention|point out|say)(?: that (?!they\b)| (?=(?:i|it(?! (?:at|during|in|on|to)\b)|my|our|there|we)\b)).*$/iu,
  // "A visit on site, and to hand over our reference list".
  /(?<!^be .*),? and to (?:bring|hand over|introduce|leave|present|show|submit) (?:my|our) .*$/iu,
  /, [\p{L} ]{3,30} is when (?:i|we) .*$/iu,
  /, even .*$/iu,
  /, (?:the )?deadline (?:is|seems|was)\b.*$/iu,
  /,? (?:or,? if|or otherwise) .*$/iu,
  /, (?:(?:i['’]m|we['’]re|we are) )?(?:glad|happy|ready|willing) to .*$|, will (?:bring|come|pay|travel)\b.*$/iu,
  /(?<!^(?:.* )?(?:answer|reply|respond)),? so (?:that )?(?:we|i|they|it) .*$/iu,
  /,? (?:against|from|on|with) which (?:i|we) .*$/iu,
  /,? and (?:i|we)(?:'ll| will) .*$/iu,
  compact(`,? and (?:i|we) ${returned}.*$`, 'iu'),
  // On what condition, and what comes later.
  /(?<!\b(?:are|did|do|had|has|have|is|was|were)),? (?:and )?not (?:after|before|by|earlier|later|now|sooner|until|yet)\b[^,]*$/iu,
  /,? (?:and )?if not,? .*$|,? and (?!if\b)[^,]* if so$/iu,
  /(?<!^get permission to .*),? and [^,]* (?:after that|afterwards|later)$/iu,
  /,? and (?:the )?(?:contact|details|names?) (?:for|of) the (?:best|right) (?:contact|person).*$/iu,
  /, (?:attach|e-?mail|include|mention|offer|quote|send) (?!us\b|me\b).*$/iu,
  /, or at (?:the very )?least .*$/iu,
  /,? (?:and|or),? (?:failing that|otherwise),? .*$/iu,
  /, (?:\p{L}+ ){1,3}to be (?:agreed|confirmed|discussed)\b.*$/iu,
  /(?<=^(?:drop|e-?mail|mail|post|send|share) .*),? and (?:arrange|ask|book|call|chase|follow|get|ring|see|set up) .*$/iu,
  /,? and (?:(?:ask for|collect|get) )?(?:(?:honest|some|their) )?feedback\b.*$/iu,
  /, (?:\p{L}+ included|when(?:ever)? suits\b|(?:whatever|whichever) \p{L}+)[^,]*(?=,|$),?/giu,
  /, (?:any|either) (?!(?:\p{L}+day|morning|afternoon|evening)\b)\p{L}+\b.*$|, pay .*$/iu,
  /, (?:if (?:wanted|possible|needed)|maybe|perhaps|possibly|no (?!later\b|more\b)\p{L}+(?: (?:needed|necessary|required|attached))?|(?:\p{L}+ ){1,2}(?:(?:are|is) )?(?:best|enough|fine|good|ok|plenty|welcome))\b[^,]*(?=,|$)/giu,
  / ?,? please$/i,
  /,? and (?:answer|reply|respond) (?:in|with) (?:an?|one|two) (?:line|sentence|word)s?$/i,
  /, (?:i|they|we|you)(?:'ll| will| can)? \p{L}+(?: .*)?$/iu,
  /, (?:\p{L}+ ){1,2}later$/iu,
  // Whoever can say who decides is asked for the thing itself first.
  /,? or (?:at (?:the very )?least |else |failing that,? )?(?:(?:get|reply|respond|an answer|a reply) (?:with )?)?(?:an? |the )?(?:names? of|(?:tell (?:us|me) )?who \p{L}+|point (?:me|us) to \p{L}+|referral|right (?:contact|person)|pointer).*$/iu,
  /,? and (?:get|have|book|arrange|set up) [^,]* if (?:so|it is|they are|they do|there is|yes)$/iu,
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
      /^(?:arrange|book|bring|e-?mail|fix|offer|propose|quote|schedule|send|set up|show)\b(?! (?:us|me)\b)|^\p{Ll}+ (?:on |off |over )?(?:our|my) /u.test(
        part,
      ),
  );
  if (first?.is('learn') && next > 0) return parts.slice(0, next).join(' and ');
  if (!first || first.is('learn') || /^(?:attend|come|join|visit)$/.test(first.verb)) return text;
  // "Upload one file and see what comes back": who tries it sees it.
  const isTried =
    /^(?:connect|drop|import|install|open|paste|pop|run|scan|start|stop|swing|test|try|upload)$/.test(
      first.verb,
    );
  const learnt = acts.findIndex(
    (act, index) =>
      index > 0 &&
      act?.is('learn') &&
      matterToLearn.test(act.rest) &&
      !(isTried && act.verb === 'see' && !/\b(?:they|them|their)\b/i.test(act.rest)),
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

/** `Quote, then visit`: the first of several steps that is a deed, a thing to send or something both take part in. */
function toStep(text: string): string {
  // "Get her off pen and paper - 14 day trial": what is asked stands after the gain.
  const [, asked = ''] = /^[^-]{5,60} - (.{4,60})$/.exec(text) ?? [];
  if (eventPattern.test(asked) && isThing(asked) && !eventPattern.test(text.split(' - ')[0] ?? ''))
    return asked;
  // "Replace tape / USB drives": either, of one act.
  const [one = '', other = '', ...more] = text.split(' / ');
  const isEither = other && more.length === 0 && findAct(one) && !findAct(other) && !isThing(other);
  const steps = withPlus(
    isEither && /^(?!(?:and|if|or|then) )\p{L}+(?: \p{L}+){0,2}$/iu.test(other) ? `${one} or ${other}` : text,
  ).split(/,? (?:and )?then (?=\p{L})| \/ (?=\p{L})(?![^(]*\))| \+ /u);
  return steps.find((step) => findAct(stripLeadIn(step)) || isThing(step)) ?? steps[0] ?? text;
}

export const isThing = (word: string) =>
  eventPattern.test(word) ||
  readSendNoun(word) !== undefined ||
  readLook(word) !== undefined ||
  readGift(word) !== undefined;
