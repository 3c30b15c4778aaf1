import { countWords, tidy } from '../../text/tidy.ts';
import { finishSentence } from '../sentence-text.ts';
import { asThey, flipSides } from './goal-sides.ts';

/** What leads up to a fact that the reader is to learn. */
const tells =
  /(?:^(?:(?:i|we)(?:['’]d| would)? (?:like|want) to )?|(?:,|;|,? and) (?:also )?(?:please )?(?=[^,;]* (?:her|him|that|them)\b|explain\b|mention\b))(?:explain|inform (?:them|him|her)|let (?:them|him|her) know|mention|point out|remind (?:them|him|her)|say|tell (?:them|him|her)) (?:that )?((?:(?:i|we)(?:['’](?:d|ll|m|re|ve))? (?!(?:can|could) help\b|exist\b)|(?:my|our) [\p{L}-]+ |the [\p{L}-]+ (?:[\p{L}-]+ )?(?:are|is|closes?|ends?|expires?|goes?|has|have|opens?|starts?|will)\b|there(?:['’]s| is| are) )[^.;!?]{6,110}?)(?:$|[.;!]|,? (?:and|then) (?=(?:ask|arrange|book|check|find|get|invite|offer|propose|request|see|suggest)\b))/iu;

/** Where the sender is at that time. */
const stays =
  /[,;.(-] ?((?:i|we)(?:['’]m| am|['’]re| are|['’]ll be| will be) (?:around|at|back in|in|in town|near|over|visiting) [^,;.()]{3,60})\)?$/i;

/** What the sender takes on: `we bring everything`, `we take them back if not happy`. */
const takesOn =
  /[,;–-] ?(?:and )?((?:we|I)(?:['’]ll| will)? (?:bring|carry|collect|cover|do|handle|host|pay|pick up|provide|supply|take)(?! (?:a look|it from there|part|them)\b) (?!.* them\b)[^,;]{3,70})\.?$/iu;

/** `Let her know we could start within a week and ask if a call would help`: the fact that a goal has told, as a sentence of its own. */
export function toldInGoal(typed: string): string | undefined {
  const goal = tidy(typed);
  // "Remind her of the deadline on 30 November".
  const due = /^remind \p{L}+ (?:about|of) the deadline (?:of|on) ([^,.;]{3,30})$/iu.exec(goal)?.[1];
  if (due) return `The deadline is ${due}.`;
  // "Free restore test: we back up one mailbox for a week, then he picks something to delete".
  const [, work] =
    /^(?:\w+ ?[=:] ?)?(?:(?!\b(?:ask|find|get|reply|send)\b)[^:.;?]){4,60}(?<!\b(?:goal|aim|ask|cta)): ((?:i|we) (?!\p{L}+ (?:to|whether|if)\b)\p{Ll}+ (?!(?:hope|like|need|think|want)\b)[^.;?\n]{10,140})\.?$/iu.exec(
      typed.trim(),
    ) ?? [];
  // Whom "they search them" means is not sure.
  if (
    work &&
    !/\b(?:he|she|they) .*\bthem\b/i.test(work) &&
    !/^(?:i|we) (?:also|are|aim|hope|just|like|need|plan|think|want|would|['’])/i.test(work)
  )
    return finishSentence(flipSides(asThey(work)));
  // "Reconnect after we met at the fair".
  const [, met] =
    /^(?:follow up|get back in touch|reconnect)(?: with (?:her|him|them))? after (we (?:met|spoke|talked) [^,.;]{3,50})$/i.exec(
      goal,
    ) ?? [];
  if (met) return finishSentence(met);
  // "Coffee next week, I am in Porto from Monday to Wednesday".
  const [, around] = stays.exec(goal) ?? [];
  if (around) return finishSentence(around);
  // "Give us one broken wheel, you get it back in 2 days".
  const gets =
    /[,;–-] ?(?:and )?(?:they|you|s?he)(?:['’]ll| will)? (?:gets?|receives?) ((?!.* them\b)[^,;]{5,60})\.?$/iu.exec(
      typed.trim(),
    )?.[1];
  if (gets) return finishSentence(`You get ${flipSides(asThey(gets))}`);
  // "Offer a free box; she only has to tell us which Monday".
  const [, thing = '', least = ''] =
    /^(?:offer|propose) (?:(?:her|him|them) )?(an? [^,;]{3,40})[;,] ?(?:and )?(?:he|she|they) (?:just|only) (?:has|have|needs?) to ((?:choose|name|pick|say|send us|tell us) [^,;]{3,60})\.?$/iu.exec(
      typed.trim(),
    ) ?? [];
  if (least) return finishSentence(`For ${thing}, you only have to ${flipSides(asThey(least))}`);
  const burden = takesOn.exec(typed.trim())?.[1];
  if (burden)
    return finishSentence(flipSides(asThey(burden)).replace(/ if not (\p{Ll}+)$/u, ' if you are not $1'));
  const fact = tells.exec(goal)?.[1]?.trim();
  // What is asked if something holds is no fact.
  if (!fact || countWords(fact) < 4 || /\b(?:if|whether)\b/i.test(fact)) return undefined;
  return finishSentence(fact);
}
