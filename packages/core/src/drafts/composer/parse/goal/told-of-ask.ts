import { isPlural, toArticle, toNounCore, withArticle } from '../../text/grammar.ts';
import { spellOut } from '../../text/spell-out.ts';
import { countWords, tidy } from '../../text/tidy.ts';
import { finishSentence } from '../sentence-text.ts';
import { senderSide } from './acts.ts';
import type { Goal } from './goal.ts';
import { asThey, flipSides } from './goal-sides.ts';

/** Where a remark on what is asked begins. */
const seam = '(?:[;,.]| -) ?(?:and |but )?';
const remark = (body: string) => new RegExp(`${seam}${body}\\W*(?:$|;)`, 'iu');

const forwards = remark(
  String.raw`(?:(?:it['’]s |that['’]s )?(?:fine|happy|ok(?:ay)?)|they can) (?:also )?(?:if they |to )?(?:forward|fwd|pass)(?:ed)?(?: (?:it|this))?(?: along| on)? to ((?:an?|the|their|who\p{L}*) .{3,60}?)`,
);
const enough = remark(
  String.raw`(?:an? )?(?:short )?(?:answer|line|reply) (?:with|w\/) ([^;,.]{3,60}?) (?:is|would be) (?:enough|fine|plenty|all (?:i|we) need)`,
);
const firstStep = remark('(?:the )?first step (?:is |would be )?(an? [^;,.]{3,50}?)');
const ifKeen = remark(
  String.raw`(?:(?:i|we) (?:can |will )?)?(?:e-?mail|send) ((?!us\b|me\b)[^;,.]{3,50}?) if (?:they are |they['’]re )?(?:interested|keen|of interest|yes)`,
);
const onRequest = remark(String.raw`((?:[\p{L}-]+ ){1,3})(?:is |are )?(?:available )?on request`);
const whenWe = remark(String.raw`((?!(?:and|but|so)\b)[\p{L} ]{3,30} is when (?:i|we) [^;,.]{3,60}?)`);
const forFree = remark(
  "((?:i|we)(?:['’]ll| will) [^;,.]{4,60}? (?:at no (?:charge|cost)|for free|free of charge|on (?:me|us)))",
);
const due = remark(String.raw`(?:the )?deadline (?:is )?((?:on )?\d{1,2} \p{L}+|\p{L}+ \d{1,2})`);
const takes = remark(
  String.raw`((?:the )?(?:application|form|interview|questionnaire|recording|registration|session|sign-?up|survey|test|visit)) (can be|costs|is|lasts|takes) ((?!(?:enough|fine|ok)\b)[^;,.-]{3,40}?)(?: - [^;,.]*)?`,
);

/** `…, and offer the extension if they just ran out of time`: what the sender would give on one condition, which the ask does not wait for. */
export const offeredIf =
  /(?:[;,.]| -|) ?\b(?:and|then) (?:also )?(?:give|offer|propose|send) (?:(?:her|him|them) )?((?:an?|another|free|our|some|the|two|three|four|five|six|\d+) [^;,]{3,60}?) if ((?:it|he|she|they) (?!.*\b(?:agrees?|answers?|interested|keen|likes?|repl(?:y|ies)|says?|wants?|yes)\b)[^;,]{3,60})$/iu;

/** `Sign up, takes 4 mins`: how long the deed takes that is asked for. */
const takesTime =
  /^(?!.*\b(?:call|chat|coffee|demo|meeting|visit)\b).{4,80}?(?: ?[,;.]| [-–—(]) ?(?:and )?(?:(?:it|this|which) )?((?:only |just )?takes?) ((?:(?:about|around|less than|only|under) )?(?:an?|\d+|one|two|three|four|five|ten|fifteen|twenty) (?:hours?|min(?:ute)?s?|seconds?|secs?))\)?\W*$/i;

/** What a thing that is asked for costs, and on what terms. */
const priced =
  /\ban? (?:[\p{L}\d-]+ ){0,3}?(?:assessment|audit|check|consultation|course|inspection|report|review|survey|test|visit|workshop), ((?:about |only )?[£$€]\d[\d.,]*\d(?: plus VAT)?)((?:, (?:money back|refunded|credited|deducted|waived)\b[^;]{0,90})?)$/iu;

const withThe = (thing: string) =>
  /^(?:an?|her|his|my|our|the|their)\b/i.test(thing) ? thing : `the ${thing}`;

/** A thing with its article: `3-minute video clip` → `a 3-minute video clip`. */
function withOne(text: string): string {
  const thing = text.replace(/^(\d+)[ -]?min(?:ute)?s? (?=\p{L})/iu, '$1-minute ');
  if (withArticle(thing) !== thing || /^(?:an?|my|our|some|the)\b/i.test(thing)) return withArticle(thing);
  return isPlural(toNounCore(thing).at(-1) ?? '') ? thing : `${toArticle(thing)} ${thing}`;
}

/** `A call this week; a reply with the right contact is enough`: what a goal says of what it asks, as a sentence that follows the request. */
export function toldOfAsk(typed: string): string | undefined {
  const goal = spellOut(tidy(typed))
    .replace(/ \+ /g, ' and ')
    .replace(/\bfwd\b/gi, 'forward');
  const told = toRemark(goal);
  return told && countWords(told) < 24 ? finishSentence(flipSides(asThey(told))) : undefined;
}

/** `A visit to a bakery that runs one, so they can ask the bakers`: what the reader gets by an event, where it is too much for the ask. */
export function toldOfGain(typed: string, goal: Goal): string | undefined {
  const gain = /,? so (?:that )?(?:he|she|they) can (\p{Ll}[^;.]{3,90})\.?$/iu.exec(typed.trim())?.[1];
  const isLeft =
    gain && goal.kind === 'event' && !/ so that | to (?!(?:an?|our|the|your)\b)\p{Ll}/u.test(goal.phrase);
  return isLeft && !senderSide.test(gain) && !/\bthe[my]\b/.test(gain) && countWords(gain) < 18
    ? finishSentence(`You can ${flipSides(asThey(gain))}`)
    : undefined;
}

function toRemark(goal: string): string | undefined {
  // "A one-day survey, $1,200, money back if we find nothing".
  const [, price = '', terms = ''] = priced.exec(goal) ?? [];
  if (price) return `It is ${price}${terms.replace(/^,? (?=money back\b)/i, ', with their ')}`;
  const [, takesOnly = '', time = ''] = takesTime.exec(goal) ?? [];
  if (time)
    return `It ${takesOnly.replace(/take$/i, 'takes')} ${time.replace(/\bmins?$/i, time.match(/\b(?:1|one) min$/i) ? 'minute' : 'minutes').replace(/\bsecs?$/i, 'seconds')}`;
  const whom = forwards.exec(goal)?.[1];
  if (whom) return `Please feel free to forward this to ${whom}`;
  const answer = enough.exec(goal)?.[1];
  if (answer)
    return `A reply with ${/^(?:an?|her|his|one|the|their)\b/i.test(answer) ? answer : `their ${answer}`} is enough`;
  const step = firstStep.exec(goal)?.[1];
  if (step) return `The first step would be ${step.replace(/\b(\d+)[ -]min(?:ute)?s?\b/i, '$1-minute')}`;
  const sent = ifKeen.exec(goal)?.[1];
  if (sent) return `If they are interested, we can send ${withOne(sent)}`;
  const [, given = '', condition = ''] = offeredIf.exec(goal.replace(/\.$/, '')) ?? [];
  if (given) return `If ${condition}, we can offer them ${given}`;
  const ready = onRequest.exec(goal)?.[1]?.trim();
  if (ready)
    return isPlural(ready.split(' ').at(-1) ?? '')
      ? `${ready} are available on request`
      : `${withThe(ready)} is available on request`;
  const day = due.exec(goal)?.[1];
  if (day) return `The deadline is ${day}`;
  const [, thing = '', verb = '', how = ''] = takes.exec(goal) ?? [];
  if (thing)
    return `${withThe(thing)} ${verb} ${how.replace(/(?<=\d) ?mins?$/, ' minutes').replace(/^(at|in|on) (?=\p{Ll}+$)/u, '$1 the ')}`;
  return whenWe.exec(goal)?.[1] ?? forFree.exec(goal)?.[1];
}
