import { compact } from '../../../../compact.ts';
import { isPlural, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, massNouns } from '../../../text/words.ts';
import { opensObject } from '../../offer/offer-shapes.ts';
import { joinAsks } from './goal-several.ts';
import { meets } from './notes-frames.ts';

const point = String.raw`\s*\n\s*(?:[*•–-]|\d+[.)])?\s*`;
const meeting = String.raw`((?:an? )?(?:[\p{L}\d-]+ ){0,3}${meets})`;
const showing = '(demo|explain|present|show) ((?:(?:them|him|her) )?)(.+?)';
/** `Show the web shop`, and in the next point `15 min screen share`. */
const shownAt = compact(String.raw`^\W*${showing}${point}${meeting}\s*$`, 'iu');
const atShown = compact(String.raw`^\W*${meeting}${point}${showing}\s*$`, 'iu');

/** `Goals:` above a list. */
const heading = /^\W*(?:aims?|asks?|ctas?|goals?|next steps?|objectives?)\s*[:=-]\s*\n\s*/iu;

/** What else would do, in a point of its own. */
const orElse = compact(
  String.raw`(?:[.;,]?${point}|;\s*(?:or )?)(?=(?:failing that|otherwise|or else)\b)`,
  'giu',
);

/** `a) a meeting b) else, a name`, `Next step: a demo; Fallback: a PDF`, `If no: ask who decides`: what else would do, behind a letter or a label. */
const secondBest =
  /(?:[.;,]?\s*\n\s*|[.;,]\s*|\s+)(?:(?:b|2)[.)]\s*(?:(?:or )?(?:else|failing that|if not|otherwise)\b,?:?\s*)|(?:else|fallback|if no(?:t)?|back-?up|plan b|second best|second choice)\s*:\s*)(?=\p{L}|\d)/giu;
/** `Does she want it? y/n by Mon noon`. */
const byWhen =
  /^\W*(are|can|do|does|will|would) (?:s?he|they) ([^?]{3,60})\? ?(?:y ?\/ ?n|yes ?\/ ?no|(?:an? )?yes or (?:a )?no)(?: please)? by ([^;.?]{3,25})\.?$/iu;
/** `Explore stocking her; ask for terms`: what is asked says more. */
const vague = /^\W*(?:discuss|explore|sound out|talk about) [^;.]{3,40}[;.] (?=ask (?:for|if|whether) )/iu;
const firstLetter = /^\W*(?:a|1)[.)]\s*/iu;

/** What the sender would do once the reader has done what is asked: `→ we send three mock-ups`, `; we return a report`. */
const inReturn = compact(
  String.raw`(?:\s*(?:→|⇒|[-=]>|[–—;])|,| -)\s*(?:and |then |in (?:exchange|return),? )*(?:I|we)(?:['’]ll| can| will)? (?=(\p{Ll}+) [\p{L}\d])`,
  'giu',
);
/** What the reader has of it, without whoever sends it: `→ sketch back in 3 days`. */
const arrowTo = /\s*(?:→|⇒|[-=]>)\s*([^\n→⇒>]{4,60}?)\.?$/u;
/** What the sender does whatever the reader says. */
const noReturn =
  /^(?:are|bring|can|carry|collect|cover|do|handle|have|help|host|know|meet|need|pay|pick|provide|speak|supply|take|understand|use|visit|want|work)$/i;
/** Whoever is asked for one of these hands something over or answers. */
const handsOver =
  /^\W*(?:to )?(?:(?:ask|get|have|want) (?:them|him|her) (?:to )?|(?:the )?(?:reader|recipient) (?:should|to|will) |(?:they|s?he) )?(?:answer|ask for|call|collect|e-?mail|fill|forward|get(?! (?:her|him|them)\b)|give|obtain|phone|reply|request|respond|return|ring|send|share|tell|text|upload)\b/i;

/** A thing with its article; what stands behind an arrow has left it out: `sketch back in 3 days`. */
function withItsArticle(thing: string): string {
  const head = toNounCore(thing).at(-1) ?? '';
  const told = withArticle(thing);
  return told === thing &&
    /^\p{Ll}/u.test(thing) &&
    !determiners.has(thing.split(' ')[0] ?? '') &&
    !isPlural(head) &&
    !massNouns.has(head)
    ? `${toArticle(thing)} ${thing}`
    : told;
}

/** `Recruit 8 participants; they should pick a slot`: whoever is to do something is the reader, and the number is the sender's. */
const eachOne =
  /^(?:to )?(?:attract|enlist|enroll?|fill|find|gather|get|recruit|sign up) (?:\d+|a few|at least \d+|five|more|some|ten|twenty) [^;:.\n-]{3,50}[;:.-]+ (?:each|everybody|everyone|he|participants|people|she|they|those interested)(?: one)? (?:(?:just|only) )?(?:(?:can|ha(?:s|ve) to|must|needs? to|should|will) (?=\p{Ll}+ )|(?=(?:answer|apply|book|choose|click|complete|fill|install|join|pick|register|reply|select|send|sign)\b))/iu;

/** A goal in several points or with an arrow, as one sentence: `reply with a photo -> we send two drafts` → `reply with a photo so we can send two drafts`. */
export function joinPoints(typed: string): string {
  const input = joinAsks(typed.trim());
  const [, verb = '', whom = '', what = '', where = ''] = shownAt.exec(input) ?? [];
  if (where) return `${withArticle(where)} to ${verb.toLowerCase()} ${whom}${withArticle(what)}`;
  const [, at = '', does = '', to = '', thing = ''] = atShown.exec(input) ?? [];
  if (at) return `${withArticle(at)} to ${does.toLowerCase()} ${to}${withArticle(thing)}`;
  const told = input
    .replace(secondBest, ', or failing that, ')
    .replace(
      byWhen,
      (_, verb: string, rest: string, by: string) =>
        `find out by ${by} whether they ${/^do/i.test(verb) ? '' : `${verb.toLowerCase()} `}${rest}`,
    )
    .replace(vague, '');
  const joined = (told === input ? input : told.replace(firstLetter, ''))
    .replace(heading, '')
    .replace(eachOne, 'get them to ')
    .replace(orElse, ', or ');
  return handsOver.test(joined)
    ? joined
        .replace(inReturn, (found, does: string) =>
          noReturn.test(does) || (findVerb(does)?.form ?? 'base') !== 'base' ? found : ' so we can ',
        )
        .replace(arrowTo, (found, thing: string) =>
          /^(?:I|we|they|you|s?he)\b/i.test(thing) || opensObject(thing.split(' ')[1] ?? '')
            ? found
            : ` for ${withItsArticle(thing)}`,
        )
    : joined;
}
