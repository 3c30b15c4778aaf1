import { decapitalise } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { canStand } from './to-proof.ts';

/** What is the sender's by what is offered: `Built a dashboard …` of who applies, `8,000 listeners` of who has the show. */
export function toOwn(note: string, offer: string, ofOneself: boolean): string | undefined {
  const [first = ''] = note.split(' ');
  const plain = note.replace(/\.$/, '');
  const isOnAnother = /\b(?:he|her|his|she|their|them|they)\b/i.test(note);
  if ((ofOneself || /^(?:me|myself) as an? /i.test(offer)) && canStand(plain, 3) && !isOnAnother) {
    for (const [opens, subject] of ofOneselfNoted)
      if (opens.test(plain)) return finishSentence(decapitalise(plain).replace(opens, subject));
    if (/^used to \p{Ll}/iu.test(plain)) return finishSentence(`I ${decapitalise(plain)}`);
    if (findVerb(first)?.form === 'past' && !/^(?:fired|found|laid|heard|met|read|saw)\b/i.test(plain))
      return finishSentence(`${ofOneselfSaid.test(plain) ? 'I am' : 'I'} ${decapitalise(plain)}`);
  }
  const played = performs.test(offer) ? /^played (?:at )?\p{Lu}[^.;:]*$/iu.exec(plain)?.[0] : undefined;
  if (played && !isOnAnother) return finishSentence(`We ${decapitalise(played)}`);
  const isAudience =
    /^(?:(?:about|around|nearly|over|some) )?\d[\d.,]*k? (?:[\p{Ll}-]+ )?(?:downloads|followers|listeners|readers|subscribers|viewers)\b[^:;]*$/iu.test(
      plain,
    ) && !/\b(?:are|have|is|was|were)\b/.test(plain);
  const [, whose = ''] =
    /\b(my|our) (?:[\p{L}-]+ ){0,2}?(?:blog|channel|magazine|newsletter|podcast|show)\b/iu.exec(offer) ?? [];
  const ours = vacancy.test(offer) ? ofOurPlace.exec(plain) : undefined;
  if (ours && canStand(plain, 3))
    return finishSentence(`The ${decapitalise(plain.slice(ours.index).replace(/^the /i, ''))}`);
  return isAudience && whose
    ? finishSentence(`${/my/i.test(whose) ? 'I' : 'We'} have ${decapitalise(plain)}`)
    : undefined;
}

/** Who plays for others. */
const performs =
  /\b(?:band|choir|comedian|djs?|duo|ensemble|orchestra|quartet|quintet|singer|songwriter|trio)\b/i;

/** What somebody is who writes of himself: `Trained as a nurse`, and how such notes begin: `Has spoken at 30 conferences`, `Author of a book`. */
const ofOneselfSaid = /^(?:based|certified|licen[cs]ed|qualified|registered|trained)\b/i;
const ofOneselfNoted: readonly (readonly [RegExp, string])[] = [
  [/^(?=(?:exhibited|featured|published) (?:at|by|in) )/i, 'I have been '],
  [/^has (?=(?:also |already )?\p{Ll}+(?:ed|en|ne|un|it)\b)/iu, 'I have '],
  [/^(?=(?:born|brought up|raised) )/i, 'I was '],
  [/^(?=(?:done|gone|seen|written) )/i, 'I have '],
  [/^(?=(?:author|co-?author|creator|editor|founder|host|winner) of )/i, 'I am the '],
  [
    /^(?=(?:available|fluent|experienced|open|willing|able|happy) (?:as|for|from|immediately|in|starting|to|until|with)\b)/i,
    'I am ',
  ],
  [/^have (?=(?:also |already )?\p{Ll}+(?:ed|en|ne|un|it)\b)/iu, 'I have '],
  [/^speaks /i, 'I speak '],
];

/** A post to fill, and what its place of work is like. */
const vacancy =
  /^(?!(?:me|my|myself|our)\b)(?!.*\b(?:recruit\w*|staffing|agency)\b).*\b(?:job|opening|position|post|role|vacancy)\b.*\b(?:at|for|in|with) (?:\p{Lu}|my|our|us)/u;
const ofOurPlace =
  /^(?:the )?(?:company|firm|office|start-?up|studio|team) (?=(?:has|is|meets|sits|was|works)\b)(?!.*\b(?:he|her|his|she|their|they|you|your)\b)/iu;
