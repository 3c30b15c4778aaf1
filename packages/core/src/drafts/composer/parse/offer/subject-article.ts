import { isOrdinaryWord } from '../../../gate/index.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
} from '../../text/grammar.ts';
import { determiners, massNouns } from '../../text/words.ts';
import { findFinite } from './offer-shapes.ts';

/** Those who come and where they come from: of several, one's own. */
const ownThings =
  /^(?:barge|chef|dome|crew|depot|driver|engineer|farm|founder|kitchen|lab|nurse|office|studio|team|technician|therapist|trainer|truck|tutor|van|warehouse|workshop|yard)$/;

/** Those whom the reader's work is for, and what is sent to them. */
const theirs =
  /^(?:buyer|caller|cleaner|client|customer|donor|guest|home|hotel|member|owner|parent|patient|school|shop|store|tenant|venue|visitor)$/;
const sentThings = /^(?:alert|email|invoice|link|message|notification|reminder|report|text)$/;

/** Of which an offer has one. */
const theThings = /^(?:battery|margin|minimum|pilot|time|warranty)$/;

/** `Fee is 14%`, `van comes to you`: what is said of one thing needs an article before it. */
export function withSubjectArticle(sentence: string): string {
  const words = sentence.split(/\s+/);
  const at = findFinite(words);
  const subject = decapitalise(words.slice(0, Math.max(at, 0)).join(' '));
  const core = toNounCore(subject);
  const head = core.at(-1) ?? '';
  const isBare =
    /^\p{Ll}/u.test(subject) &&
    core.length === at &&
    core.length < 4 &&
    !/ (?:in|off|on|out|up)$/.test(subject) &&
    core.every((word) => isOrdinaryWord(word)) &&
    (isCount(head) ||
      ownThings.test(head) ||
      theThings.test(head) ||
      theirs.test(head) ||
      sentThings.test(head)) &&
    !isPlural(head) &&
    !massNouns.has(head) &&
    !determiners.has(words[0]?.toLowerCase() ?? '') &&
    !/^(?:he|it|she|that|there|this|we|you|one|two|three|four|five|six|seven|eight|nine|ten|everything|nobody|nothing|somebody|which|who|what)$/.test(
      core[0] ?? '',
    );
  // "10 TB plan is $890 per month".
  const measured =
    /^\d[\d.,]*[ -](?:[KMGT]B|[kM]?W|kg|g|ml|l|cm|mm|m|day|hour|minute|month|person|seat|user|week|year) ((?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:costs?|comes|includes|is|lasts|runs|starts|takes) /u.exec(
      sentence,
    )?.[1];
  if (measured && isCount(measured.split(' ').at(-1) ?? '')) return `The ${sentence}`;
  // "Pilot of 100 homes costs £7,900".
  const whole =
    /^(\p{Lu}\p{Ll}+) of [^,]{2,30}? (?:is|are|costs?|takes?|lasts?|runs?|includes?|was|were)\b/u.exec(
      sentence,
    )?.[1];
  if (whole && isCount(whole.toLowerCase())) return capitalise(withArticle(decapitalise(sentence)));
  if (isBare && sentThings.test(head) && core.length < 3)
    return capitalise(withArticle(decapitalise(sentence)).replace(/^(?!an? )/, `${toArticle(head)} `));
  return isBare
    ? `${ownThings.test(head) && !/^(?:first|last|next)$/.test(core[0] ?? '') ? 'Our' : 'The'} ${decapitalise(sentence)}`
    : sentence;
}
